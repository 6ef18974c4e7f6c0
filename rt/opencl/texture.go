package opencl

import (
	"encoding/binary"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
	"github.com/kbind/kbind/rt/internal/texrecord"
)

// Textures and surfaces are for kernels that kbind translated from CUDA C++, which read texels from memory by functions
// of their own (gen/internal/cwriter, texture.go), and so are the images of kernels that run from their translation.
// The texels of such an image lie in a buffer, and the handle is the address of a record in device memory. So there are
// textures where buffers have addresses.

// texture is a driver.Object: a texture or a surface of an image.
type texture struct {
	gate.Uses
	ctx    *context
	of     *image
	record *mem
}

// NewTexture makes a texture that reads the image.
func (c *context) NewTexture(h driver.ImageMem, t *driver.TextureDesc) (driver.Object, error) {
	m, err := c.holdImage(h)
	if err != nil {
		return nil, err
	}
	defer m.Drop()
	if err := t.Check(&m.desc); err != nil {
		return nil, err
	}
	return c.newTexture(m, t)
}

// NewSurface makes a surface that reads and writes the image.
func (c *context) NewSurface(h driver.ImageMem) (driver.Object, error) {
	m, err := c.holdImage(h)
	if err != nil {
		return nil, err
	}
	defer m.Drop()
	if !m.desc.Storage || m.mem != nil {
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: a surface of an image that was not made with Storage")
	}
	return c.newTexture(m, &driver.TextureDesc{})
}

// newTexture makes the record of a texture or a surface.
func (c *context) newTexture(m *image, t *driver.TextureDesc) (driver.Object, error) {
	at, err := m.asBuffer()
	if err != nil {
		return nil, err
	}
	record, err := c.filled(texrecord.Record(at, &m.desc, t))
	if err != nil {
		return nil, err
	}
	return &texture{ctx: c, of: m, record: record}, nil
}

// Close frees the record, when no kernel is given it any more.
func (t *texture) Close() error { return t.Free(t.record.Free) }

// Handle is the address of the record.
func (t *texture) Handle() (uint64, error) {
	switch {
	case t.Freed():
		return 0, driver.Errorf(driver.ErrClosed, "opencl: the texture or surface is already closed")
	case t.of.Freed() || t.of.mem != nil && t.of.mem.Freed():
		return 0, driver.Errorf(driver.ErrFreed, "opencl: the image of a texture or a surface is used after Free")
	}
	return t.record.Addr()
}

// row and slice are the bytes from row to row, and from slice to slice, of texels in a buffer.
func (m *image) row() int {
	if m.desc.Pitch > 0 {
		return m.desc.Pitch
	}
	w, _, _ := m.desc.Extent()
	return w * m.desc.TexelSize()
}

func (m *image) slice() int {
	if m.desc.Slice > 0 {
		return m.desc.Slice
	}
	_, h, _ := m.desc.Extent()
	return h * m.row()
}

// asBuffer returns the address of the texels, which from now on lie in a buffer.
func (m *image) asBuffer() (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.mem != nil {
		at, err := m.mem.Addr()
		return at + uint64(m.off), err
	}
	if m.texels != nil {
		return m.texels.Addr()
	}
	_, _, n := m.desc.Extent()
	h, err := m.ctx.Alloc(n * m.slice())
	if err != nil {
		return 0, err
	}
	texels := h.(*mem)
	at, err := texels.Addr()
	if err == nil && m.handle != 0 {
		err = m.moveTo(texels)
	}
	if err != nil {
		_ = texels.Free() // what went wrong before matters more
		return 0, err
	}
	m.texels = texels
	return at, nil
}

// moveTo copies what the image object holds to a buffer, when the kernels that were given it are done. The caller
// holds m.mu.
func (m *image) moveTo(texels *mem) error {
	if err := m.ctx.drain(); err != nil {
		return err
	}
	h, err := m.ctx.NewStream()
	if err != nil {
		return err
	}
	s := h.(*stream)
	defer s.Close()
	w, height, n := m.desc.Extent()
	data := make([]byte, n*m.slice())
	if err := s.readImage(data, m, driver.Region{Width: w, Height: height, Depth: n}); err != nil {
		return err
	}
	return s.Upload(texels, 0, data)
}

// inBuffer returns the buffer in which the texels lie, nil if they are an image object's, and where they begin.
func (m *image) inBuffer() (*mem, int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.mem != nil && m.handle == 0 {
		return m.mem, m.off
	}
	return m.texels, 0
}

// rows calls f for each row of a region of texels in a buffer: where it begins there, and its bytes in data.
func (m *image) rows(r driver.Region, data []byte, f func(off int, part []byte) error) error {
	if err := r.Check(&m.desc, len(data)); err != nil {
		return err
	}
	size := m.desc.TexelSize()
	n := r.Width * size
	for z := range r.Depth {
		for y := range r.Height {
			part := data[(z*r.Height+y)*n:][:n]
			if err := f((r.Z+z)*m.slice()+(r.Y+y)*m.row()+r.X*size, part); err != nil {
				return err
			}
		}
	}
	return nil
}

// Bind makes launches that follow see o through a texture or surface reference.
func (m *module) Bind(g *driver.GlobalSpec, o driver.Object) error {
	if m.texts == nil {
		return driver.Errorf(driver.ErrNotSupported, "opencl: kernels in OpenCL C have no texture references")
	}
	off, ok := m.texts.Offsets[g.Symbol]
	if !ok || m.globals == nil {
		return driver.Errorf(driver.ErrNotSupported, "opencl: the translation has no reference %s", g.Symbol)
	}
	word := uint64(0)
	if o != nil {
		t, ok := o.(*texture)
		if !ok || t.ctx != m.ctx {
			return driver.Errorf(driver.ErrNotSupported, "opencl: a texture of another context")
		}
		var err error
		if word, err = t.Handle(); err != nil {
			return err
		}
	}
	h, err := m.ctx.NewStream()
	if err != nil {
		return err
	}
	defer h.Close()
	if err := m.ctx.drain(); err != nil { // launches before it see what was bound then
		return err
	}
	return h.Upload(m.globals, off, binary.LittleEndian.AppendUint64(nil, word))
}

// recordImages makes the records of the images that a launch of a translated kernel is given. The caller is inside
// nothing.
func (c *context) recordImages(l *driver.Launch) error {
	for i := range l.Args {
		if l.Args[i].Kind != driver.ArgImage {
			continue
		}
		m, err := c.image(l.Args[i].Object)
		if err != nil {
			return err
		}
		if !m.Hold() {
			_, err = c.image(m)
			return err
		}
		err = m.makeRecord()
		m.Drop()
		if err != nil {
			return err
		}
	}
	return nil
}

// makeRecord makes the record of the image, unless there is one.
func (m *image) makeRecord() error {
	if m.recordAddr() != 0 {
		return nil
	}
	at, err := m.asBuffer()
	if err != nil {
		return err
	}
	record, err := m.ctx.filled(texrecord.Record(at, &m.desc, &driver.TextureDesc{}))
	if err != nil {
		return err
	}
	m.mu.Lock()
	other := m.record != nil
	if !other {
		m.record = record
	}
	m.mu.Unlock()
	if other {
		return record.Free()
	}
	return nil
}

// recordAddr is the address of the record, 0 if there is none.
func (m *image) recordAddr() uintptr {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.record == nil {
		return 0
	}
	return m.record.addr
}
