package cpu

import (
	"fmt"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/texrecord"
)

// object is an image, a texture, a surface or a sampler. Kernels have its handle, a number, as an argument.
type object struct {
	handle uint64 // a sampler's bits; of the others the key in handles, or the address of a record
	dev    *device
	desc   driver.ImageDesc // of an image
	mem    *mem             // the texels
	off    int              // of the first texel in mem, in bytes
	owned  bool             // mem is freed with the image
	of     *object          // the image of a texture or surface
	image  *texel.Image     // nil for a sampler
	closed atomic.Bool
}

// handles finds images by the handles that kernels have. A number is never given to a second image; the address of a
// record may be, after the first one was closed.
type handles struct {
	last    uint64
	mu      sync.RWMutex
	table   map[uint64]*texel.Image
	records map[uint64]*record
	via     map[uint64]*guest // the context with which an image is closed, if that is another than the device's own
}

// record is one of package texrecord, aligned as kernels read it.
type record [texrecord.Size / 8]uint64

// firstHandle keeps handles apart from small numbers that a kernel may hold by mistake.
const firstHandle = 1 << 32

func (h *handles) add(m *texel.Image) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.table == nil {
		h.table = map[uint64]*texel.Image{}
		h.last = firstHandle
	}
	h.last++
	h.table[h.last] = m
	return h.last
}

// handle makes the handle of an image of desc that is read as t says.
func (d *device) handle(m *texel.Image, desc *driver.ImageDesc, t *driver.TextureDesc) uint64 {
	if !d.engine.Records() {
		return d.handles.add(m)
	}
	r := new(record)
	copy(unsafe.Slice((*byte)(unsafe.Pointer(r)), texrecord.Size), texrecord.Record(uint64(uintptr(m.P)), desc, t))
	return d.handles.keep(r)
}

// keep returns the address of a record, which stays until the handle is removed.
func (h *handles) keep(r *record) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.records == nil {
		h.records = map[uint64]*record{}
	}
	n := uint64(uintptr(unsafe.Pointer(r)))
	h.records[n] = r
	return n
}

func (h *handles) remove(n uint64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.table, n)
	delete(h.records, n)
	delete(h.via, n)
}

// mark records the context with which the image of handle n is closed.
func (h *handles) mark(n uint64, g *guest) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.via == nil {
		h.via = map[uint64]*guest{}
	}
	h.via[n] = g
}

// end removes the images that are closed with a context.
func (h *handles) end(g *guest) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for n, via := range h.via {
		if via == g {
			delete(h.table, n)
			delete(h.records, n)
			delete(h.via, n)
		}
	}
}

// find implements simt.Launch.Image.
func (h *handles) find(n uint64) *texel.Image {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return h.table[n]
}

func (h *handles) clear() {
	h.mu.Lock()
	defer h.mu.Unlock()
	clear(h.table)
	clear(h.records)
	clear(h.via)
}

// NewImage allocates an image. Between its rows and slices there are no gaps.
func (d *device) NewImage(desc *driver.ImageDesc) (driver.ImageMem, error) {
	c := *desc
	if err := c.Complete(); err != nil {
		return nil, err
	}
	if c.Pitch != 0 || c.Slice != 0 {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "cpu: an image with a pitch of its own must be made of a buffer")
	}
	m, err := d.alloc(c.Span())
	if err != nil {
		return nil, err
	}
	return d.newImage(m, 0, c, true), nil
}

// ImageOf makes an image whose texels lie in the given memory.
func (d *device) ImageOf(h driver.Mem, off int, desc *driver.ImageDesc) (driver.ImageMem, error) {
	c := *desc
	if err := c.Complete(); err != nil {
		return nil, err
	}
	pitch, slice := c.Pitches()
	if _, err := d.window(h, off, c.Span()); err != nil {
		return nil, err
	}
	unit := c.Type.Size()
	if off%unit != 0 || pitch%unit != 0 || slice%unit != 0 {
		return nil, driver.Errorf(driver.ErrInvalidLaunch,
			"cpu: the texels of an image do not lie at multiples of the %d bytes of a channel", unit)
	}
	return d.newImage(h.(*mem), off, c, false), nil
}

func (d *device) newImage(m *mem, off int, c driver.ImageDesc, owned bool) *object {
	w, h, n := c.Extent()
	img := &texel.Image{P: unsafe.Add(m.p, off), Shape: c.Shape, W: w, H: h, D: n, Order: c.Order, Type: c.Type}
	img.Row, img.Slice = c.Pitches()
	o := &object{dev: d, desc: c, mem: m, off: off, owned: owned, image: img}
	o.handle = d.handle(img, &c, &driver.TextureDesc{})
	return o
}

// imageOf checks an image that the caller hands in.
func (d *device) imageOf(h driver.ImageMem) (*object, error) {
	o, ok := h.(*object)
	if !ok || o.dev != d || o.mem == nil {
		return nil, driver.Errorf(driver.ErrNotSupported, "cpu: an image of another context")
	}
	return o, o.check()
}

// check returns an error if kernels cannot be given the object: it or its memory is closed, or the device is.
func (o *object) check() error {
	switch {
	case o.closed.Load() && o.mem != nil:
		return driver.Errorf(driver.ErrFreed, "cpu: the image is used after Free")
	case o.closed.Load():
		return driver.Errorf(driver.ErrClosed, "cpu: the texture, surface or sampler is already closed")
	case o.of != nil:
		return o.of.check()
	case o.mem != nil:
		return o.mem.check()
	}
	return o.dev.check()
}

// NewTexture checks what CUDA checks when it makes a texture object (CUDA Runtime API, cudaCreateTextureObject).
func (d *device) NewTexture(h driver.ImageMem, t *driver.TextureDesc) (driver.Object, error) {
	o, err := d.imageOf(h)
	if err != nil {
		return nil, err
	}
	if err := t.Check(&o.desc); err != nil {
		return nil, fmt.Errorf("cpu: %w", err)
	}
	img := *o.image
	if t.ReadNormalized {
		switch img.Type {
		case driver.TypeInt8:
			img.Type = driver.TypeSNorm8
		case driver.TypeUint8:
			img.Type = driver.TypeUNorm8
		case driver.TypeInt16:
			img.Type = driver.TypeSNorm16
		case driver.TypeUint16:
			img.Type = driver.TypeUNorm16
		}
	}
	sampler := &texel.Sampler{Linear: t.Filter == driver.FilterLinear, Normalized: t.Normalized, Border: t.Border}
	for i, a := range t.Address {
		if a == driver.AddressDefault {
			a = driver.AddressClamp
		}
		sampler.Address[i] = a
	}
	img.Sampler = sampler
	return d.newObject(o, &img, t), nil
}

// newObject makes a texture or surface of an image.
func (d *device) newObject(of *object, img *texel.Image, t *driver.TextureDesc) *object {
	return &object{dev: d, of: of, handle: d.handle(img, &of.desc, t), image: img}
}

// NewSurface returns a surface of an image.
func (d *device) NewSurface(h driver.ImageMem) (driver.Object, error) {
	o, err := d.imageOf(h)
	if err != nil {
		return nil, err
	}
	if !o.desc.Storage || !o.owned {
		return nil, unsupported("a surface of an image that was not made with Storage")
	}
	img := *o.image
	return d.newObject(o, &img, &driver.TextureDesc{}), nil
}

// NewSampler makes a sampler: its handle has all that it says.
func (d *device) NewSampler(s *driver.SamplerDesc) (driver.Object, error) {
	// the address mode of the first dimension is that of all
	one := driver.SamplerDesc{Address: [3]driver.AddressMode{s.Address[0]}, Filter: s.Filter, Normalized: s.Normalized}
	if err := one.Check(); err != nil {
		return nil, fmt.Errorf("cpu: %w", err)
	}
	mode := s.Address[0]
	bits := texel.SamplerBits(texel.Sampler{Address: [3]driver.AddressMode{mode}, Linear: s.Filter == driver.FilterLinear,
		Normalized: s.Normalized})
	return &object{dev: d, handle: uint64(bits)}, nil
}

func unsupported(format string, args ...any) error {
	return driver.Errorf(driver.ErrNotSupported, "cpu: "+format, args...)
}

// Handle is the number that kernels get for the object.
func (o *object) Handle() (uint64, error) { return o.handle, o.check() }

// Close ends the object once the work queued so far, which may find it by its handle, is done.
func (o *object) Close() error {
	if !o.closed.CompareAndSwap(false, true) {
		return nil
	}
	if o.image != nil {
		o.dev.idle()
		o.dev.handles.remove(o.handle)
	}
	if o.owned {
		return o.mem.Free()
	}
	return nil
}

// Bind writes the handle of a texture or surface into the reference.
func (m *module) Bind(g *driver.GlobalSpec, h driver.Object) error {
	var handle uint64
	if h != nil {
		o, ok := h.(*object)
		if !ok || o.dev != m.dev {
			return unsupported("a texture of another context")
		}
		if err := o.check(); err != nil {
			return err
		}
		handle = o.handle
	}
	v, err := m.Global(g)
	if err != nil {
		return err
	}
	*(*uint64)(v.(*mem).p) = handle
	return nil
}

// rows calls do for each row of a region, with where it begins in the memory of the image and in a copy without gaps,
// and how many bytes it has. Rows that follow each other without a gap in both come in one call.
func (o *object) rows(r driver.Region, size int, do func(off, at, n int) error) error {
	if err := r.Check(&o.desc, size); err != nil {
		return fmt.Errorf("cpu: %w", err)
	}
	texel := o.desc.TexelSize()
	n := r.Width * texel
	img := o.image
	if n == img.Row && img.Row*r.Height == img.Slice { // r is whole slices
		return do(o.off+r.Z*img.Slice, 0, size)
	}
	for z := range r.Depth {
		for y := range r.Height {
			if err := do(o.off+(r.Z+z)*img.Slice+(r.Y+y)*img.Row+r.X*texel, (z*r.Height+y)*n, n); err != nil {
				return err
			}
		}
	}
	return nil
}

// UploadImage copies texels into a region.
func (s *stream) UploadImage(dst driver.ImageMem, r driver.Region, src []byte) error {
	o, err := s.dev.imageOf(dst)
	if err != nil {
		return err
	}
	return o.rows(r, len(src), func(off, at, n int) error { return s.Upload(o.mem, off, src[at:at+n]) })
}

// DownloadImage copies the texels of a region out.
func (s *stream) DownloadImage(dst []byte, src driver.ImageMem, r driver.Region) error {
	o, err := s.dev.imageOf(src)
	if err != nil {
		return err
	}
	return o.rows(r, len(dst), func(off, at, n int) error { return s.Download(dst[at:at+n], o.mem, off) })
}
