package culike

import (
	"errors"
	"sync"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
	"github.com/kbind/kbind/rt/internal/texrecord"
)

// Kernels that were translated from OpenCL C read and write images in memory, by functions of their own
// (gen/internal/cwriter, image.go), since textures blend with other weights, know fewer formats and have a sampler
// each. A kernel is given the address of a record. The texels of such an image lie in memory without gaps, and no
// longer in an array, so that an image is either one of textures and surfaces or one of translated kernels.

// inMemory is the part of an image that translated kernels know.
type inMemory struct {
	mu     sync.Mutex
	others bool // textures or surfaces of the array were made
	texels *mem // nil while the texels lie elsewhere
	record *mem // nil before a kernel was given the image
}

// sampler is what a sampler is for translated kernels.
type sampler struct {
	gate.Uses
	bits uint32
}

// NewSampler makes a sampler. All dimensions have the address mode of the first.
func (c *context) NewSampler(d *driver.SamplerDesc) (driver.Object, error) {
	one := driver.SamplerDesc{Address: [3]driver.AddressMode{d.Address[0]}, Filter: d.Filter, Normalized: d.Normalized}
	if err := one.Check(); err != nil {
		return nil, err
	}
	return &sampler{bits: texrecord.Sampler(&one)}, nil
}

// Close ends the sampler, which has nothing on the device.
func (s *sampler) Close() error { return s.Free(func() error { return nil }) }

// hasObject notes that a texture or a surface of the array is to be made, and refuses where the texels lie in memory.
func (m *image) hasObject() error {
	m.own.mu.Lock()
	defer m.own.mu.Unlock()
	if m.own.texels != nil {
		return m.ctx.unsupported("a texture or a surface of an image that kernels in OpenCL C use, or of %s texels in "+
			"this order", m.desc.Type)
	}
	m.own.others = true
	return nil
}

// inRows returns the memory of the image's own in which the texels lie, nil if they lie elsewhere.
func (m *image) inRows() *mem {
	m.own.mu.Lock()
	defer m.own.mu.Unlock()
	return m.own.texels
}

// rows makes the memory for the texels.
func (m *image) rows() (*mem, error) {
	h, err := m.ctx.Alloc(m.desc.Span())
	if err != nil {
		return nil, err
	}
	return h.(*mem), nil
}

// recordImages makes the records of the images that a launch of a translated kernel is given. The caller is inside
// nothing.
func (c *context) recordImages(l *driver.Launch) error {
	for i := range l.Args {
		if l.Args[i].Kind != driver.ArgImage {
			continue
		}
		h, ok := l.Args[i].Object.(driver.ImageMem)
		if !ok {
			return c.unsupported("an image of another context")
		}
		m, uses, err := c.holdImage(h)
		if err != nil {
			return err
		}
		err = m.makeRecord()
		uses.Drop()
		if err != nil {
			return err
		}
	}
	return nil
}

// makeRecord makes the record of the image, unless there is one, and moves the texels of an array to memory.
func (m *image) makeRecord() error {
	m.own.mu.Lock()
	texels, record, others := m.own.texels, m.own.record, m.own.others
	m.own.mu.Unlock()
	switch {
	case record != nil:
		return nil
	case m.mem != nil:
		return m.keepRecord(nil, m.mem.addr+uint64(m.off))
	case texels != nil:
		return m.keepRecord(nil, texels.addr)
	case others:
		return m.ctx.unsupported("an image with a texture or a surface as an argument of a kernel in OpenCL C")
	}
	texels, err := m.rows()
	if err != nil {
		return err
	}
	if err := m.moveTo(texels); err != nil {
		return errors.Join(err, texels.Free())
	}
	return m.keepRecord(texels, texels.addr)
}

// keepRecord makes the record of texels at an address; moved is the memory to which they were moved, if they were. What
// another launch made meanwhile stays.
func (m *image) keepRecord(moved *mem, addr uint64) error {
	data := texrecord.Record(addr, &m.desc, &driver.TextureDesc{})
	h, err := m.ctx.Alloc(len(data))
	if err != nil {
		return errors.Join(err, moved.freeIf(moved != nil))
	}
	record := h.(*mem)
	err = m.withStream(func(s *stream) error { return s.Upload(record, 0, data) })
	m.own.mu.Lock()
	late := m.own.record != nil || moved != nil && (m.own.texels != nil || m.own.others)
	if err == nil && !late {
		m.own.record = record
		if moved != nil {
			m.own.texels = moved
		}
	}
	others := m.own.others
	m.own.mu.Unlock()
	if err == nil && !late {
		return nil
	}
	if err == nil && moved != nil && others {
		err = m.ctx.unsupported("an image with a texture or a surface as an argument of a kernel in OpenCL C")
	}
	return errors.Join(err, record.Free(), moved.freeIf(moved != nil))
}

// freeIf frees memory if do is true.
func (m *mem) freeIf(do bool) error {
	if !do {
		return nil
	}
	return m.Free()
}

// withStream calls do with a stream of its own.
func (m *image) withStream(do func(*stream) error) error {
	h, err := m.ctx.NewStream()
	if err != nil {
		return err
	}
	s := h.(*stream)
	return errors.Join(do(s), s.Close())
}

// moveTo copies the texels of the array to memory. No kernel has written them: it has no surface.
func (m *image) moveTo(texels *mem) error {
	w, h, n := m.desc.Extent()
	data := make([]byte, m.desc.Span())
	return m.withStream(func(s *stream) error {
		if err := s.DownloadImage(data, m, driver.Region{Width: w, Height: h, Depth: n}); err != nil {
			return err
		}
		return s.Upload(texels, 0, data)
	})
}

// copyRows copies a region of texels that lie in memory without gaps, row by row, or all at once.
func (m *image) copyRows(r driver.Region, host []byte, do func(off int, part []byte) error) error {
	if err := r.Check(&m.desc, len(host)); err != nil {
		return err
	}
	if len(host) == m.desc.Span() {
		return do(0, host)
	}
	pitch, slice := m.desc.Pitches()
	n := r.Width * m.desc.TexelSize()
	for z := range r.Depth {
		for y := range r.Height {
			part := host[(z*r.Height+y)*n:][:n]
			if err := do((r.Z+z)*slice+(r.Y+y)*pitch+r.X*m.desc.TexelSize(), part); err != nil {
				return err
			}
		}
	}
	return nil
}

// freeOwn frees what the image has for translated kernels, when the work queued so far is done.
func (m *image) freeOwn() error {
	m.own.mu.Lock()
	texels, record := m.own.texels, m.own.record
	m.own.mu.Unlock()
	return errors.Join(texels.freeIf(texels != nil), record.freeIf(record != nil))
}

// objectWord is what an image or a sampler is for a translated kernel.
func (c *context) objectWord(a *driver.Arg) (uint64, error) {
	if s, ok := a.Object.(*sampler); ok && a.Kind == driver.ArgSampler {
		if s.Freed() {
			return 0, driver.Errorf(driver.ErrClosed, "%s: the sampler is already closed", c.info.Backend)
		}
		return uint64(s.bits), nil
	}
	m, ok := a.Object.(*image)
	if !ok || m.ctx != c {
		return 0, c.unsupported("an image or a sampler of another context")
	}
	if _, err := c.image(m); err != nil {
		return 0, err
	}
	m.own.mu.Lock()
	defer m.own.mu.Unlock()
	return m.own.record.addr, nil
}

// useOwn adds the memory that a translated kernel uses of the image.
func (m *image) useOwn(mems map[*mem]struct{}) {
	m.own.mu.Lock()
	defer m.own.mu.Unlock()
	for _, own := range []*mem{m.own.texels, m.own.record, m.mem} {
		if own != nil {
			mems[own] = struct{}{}
		}
	}
}
