package culike

import (
	"errors"
	"runtime"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// image is a driver.ImageMem: an array, or texels in device memory.
type image struct {
	gate.Uses
	ctx    *context
	desc   driver.ImageDesc
	handle uintptr // the array; 0 for texels in mem from byte off on
	mem    *mem
	off    int
	own    inMemory
}

// object is a texture or a surface.
type object struct {
	gate.Uses
	ctx    *context
	img    *image
	handle uint64
	free   Fn // TexObjectDestroy, SurfObjectDestroy
}

// arrayDesc is CUDA_ARRAY3D_DESCRIPTOR.
type arrayDesc struct {
	width, height, depth    uintptr
	format, channels, flags uint32
	_                       uint32
}

// The flags of an array: CUDA_ARRAY3D_LAYERED, _SURFACE_LDST, _CUBEMAP.
const (
	arrayLayered = 1 << iota
	arraySurface
	arrayCubemap
)

// formats are the values of CUarray_format.
var formats = [...]uint32{driver.TypeInt8: 0x08, driver.TypeUint8: 0x01, driver.TypeInt16: 0x09,
	driver.TypeUint16: 0x02, driver.TypeInt32: 0x0a, driver.TypeUint32: 0x03,
	driver.TypeHalf: 0x10, driver.TypeFloat: 0x20}

// resourceDesc is CUDA_RESOURCE_DESC: for an array its handle is in address.
type resourceDesc struct {
	kind             int32
	_                int32
	address          uint64
	format, channels uint32
	width            uintptr // of linear memory its bytes
	height, pitch    uintptr
	_                [88]byte
	flags            uint32
	_                uint32
}

const (
	resourceArray  = 0 // CU_RESOURCE_TYPE_ARRAY
	resourceLinear = 2 // CU_RESOURCE_TYPE_LINEAR
	resourcePitch  = 3 // CU_RESOURCE_TYPE_PITCH2D
)

// textureDesc is CUDA_TEXTURE_DESC.
type textureDesc struct {
	address       [3]int32
	filter, flags int32
	_             [5]uint32 // anisotropy and mipmaps
	border        [4]float32
	_             [12]int32
}

const (
	textureIntegers   = 1 // CU_TRSF_READ_AS_INTEGER
	textureNormalized = 2 // CU_TRSF_NORMALIZED_COORDINATES
)

// addressModes are the values of CUaddress_mode.
var addressModes = [...]int32{driver.AddressDefault: 1, driver.AddressClamp: 1, driver.AddressWrap: 0,
	driver.AddressMirror: 2, driver.AddressBorder: 3}

func (c *context) unsupported(format string, args ...any) error {
	return driver.Errorf(driver.ErrNotSupported, c.info.Backend+": "+format, args...)
}

// texels checks the format of an image.
func (c *context) texels(d *driver.ImageDesc) (format, channels uint32, err error) {
	if int(d.Type) >= len(formats) || d.Order != driver.OrderR && d.Order != driver.OrderRG &&
		d.Order != driver.OrderRGBA {
		return 0, 0, c.unsupported("an image of %s texels in this order: they are R, RG or RGBA of integers or floats",
			d.Type)
	}
	return formats[d.Type], uint32(d.Order.Channels()), nil
}

// NewImage makes an array.
func (c *context) NewImage(desc *driver.ImageDesc) (driver.ImageMem, error) {
	m := &image{ctx: c, desc: *desc}
	d := &m.desc
	if err := d.Complete(); err != nil {
		return nil, err
	}
	if d.Pitch != 0 || d.Slice != 0 {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "%s: an image with a pitch of its own must be made of a buffer",
			c.info.Backend)
	}
	if d.Shape == driver.ImageLinear {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "%s: a linear image must be made of a buffer", c.info.Backend)
	}
	format, channels, err := c.texels(d)
	if err != nil {
		if d.Shape > driver.Image2DLayered || d.Storage {
			return nil, err
		}
		if m.own.texels, err = m.rows(); err != nil { // for kernels in OpenCL C alone
			return nil, err
		}
		return m, nil
	}
	a := &arrayDesc{width: uintptr(d.Width), height: uintptr(d.Height), depth: uintptr(d.Depth), format: format,
		channels: channels}
	switch d.Shape {
	case driver.Image1DLayered, driver.Image2DLayered:
		a.depth, a.flags = uintptr(d.Layers), arrayLayered
	case driver.ImageCube:
		a.depth, a.flags = 6, arrayCubemap
	case driver.ImageCubeLayered:
		a.depth, a.flags = uintptr(6*d.Layers), arrayCubemap|arrayLayered
	}
	if d.Storage {
		a.flags |= arraySurface
	}
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	h := new(uintptr)
	if err := c.bound(ArrayCreate, uintptr(unsafe.Pointer(h)), uintptr(unsafe.Pointer(a))); err != nil {
		return nil, err
	}
	m.handle = *h
	c.Add(m)
	return m, nil
}

// ImageOf makes an image of device memory: linear, or rows with a pitch.
func (c *context) ImageOf(h driver.Mem, off int, desc *driver.ImageDesc) (driver.ImageMem, error) {
	m := &image{ctx: c, desc: *desc, off: off}
	d := &m.desc
	if err := d.Complete(); err != nil {
		return nil, err
	}
	if _, _, err := c.texels(d); err != nil {
		return nil, err
	}
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	addr, err := c.window(h, off, d.Span())
	if err != nil {
		return nil, err
	}
	m.mem = h.(*mem)
	pitch, _ := d.Pitches()
	switch {
	case d.Shape != driver.ImageLinear && d.Shape != driver.Image2D:
		return nil, c.unsupported("a %s image in device memory: there are linear and 2D ones", d.Shape)
	case d.Storage:
		return nil, c.unsupported("a surface of device memory")
	case !aligned(addr, c.api.attribute(c.device, c.api.Attr.TextureAlign)):
		return nil, c.unsupported("an image at byte %d of a buffer: it begins at a multiple of %d", off,
			c.api.attribute(c.device, c.api.Attr.TextureAlign))
	case d.Shape == driver.Image2D && !aligned(uint64(pitch), c.api.attribute(c.device, c.api.Attr.TexturePitchAlign)):
		return nil, c.unsupported("an image with a pitch of %d bytes: it is a multiple of %d", pitch,
			c.api.attribute(c.device, c.api.Attr.TexturePitchAlign))
	}
	return m, nil
}

func aligned(addr uint64, to int) bool { return to <= 1 || addr%uint64(to) == 0 }

// image checks an image that the caller hands in.
func (c *context) image(h driver.ImageMem) (*image, error) {
	m, ok := h.(*image)
	switch {
	case !ok || m.ctx != c:
		return nil, c.unsupported("an image of another context")
	case m.Freed():
		return nil, driver.Errorf(driver.ErrFreed, "%s: the image is used after Free", c.info.Backend)
	case m.mem != nil && m.mem.Freed():
		return nil, driver.Errorf(driver.ErrFreed, "%s: the buffer of the image is used after Free", c.info.Backend)
	case m.mem != nil && m.mem.uses().Freed():
		return nil, m.mem.module.errClosed()
	}
	return m, nil
}

// holdImage is image for a call that takes long: the texels stay until the uses are dropped, outside of all gates.
func (c *context) holdImage(h driver.ImageMem) (*image, *gate.Uses, error) {
	m, err := c.image(h)
	if err != nil {
		return nil, nil, err
	}
	uses := &m.Uses
	if m.mem != nil {
		uses = m.mem.uses()
	}
	if !uses.Hold() {
		return nil, nil, driver.Errorf(driver.ErrFreed, "%s: the image is used after Free", c.info.Backend)
	}
	return m, uses, nil
}

// dimensions is the number of coordinates by which a texture is read, without a layer.
func (m *image) dimensions() int {
	switch m.desc.Shape {
	case driver.Image1D, driver.Image1DLayered, driver.ImageLinear:
		return 1
	case driver.Image2D, driver.Image2DLayered:
		return 2
	}
	return 3
}

// resource describes the image for a texture or a surface.
func (m *image) resource() *resourceDesc {
	if m.mem == nil {
		return &resourceDesc{kind: resourceArray, address: uint64(m.handle)}
	}
	r := &resourceDesc{address: m.mem.addr + uint64(m.off), format: formats[m.desc.Type],
		channels: uint32(m.desc.Order.Channels())}
	if m.desc.Shape == driver.ImageLinear {
		r.kind, r.width = resourceLinear, uintptr(m.desc.Span())
		return r
	}
	pitch, _ := m.desc.Pitches()
	r.kind, r.width, r.height, r.pitch = resourcePitch, uintptr(m.desc.Width), uintptr(m.desc.Height), uintptr(pitch)
	return r
}

// NewTexture makes a texture object.
func (c *context) NewTexture(h driver.ImageMem, t *driver.TextureDesc) (driver.Object, error) {
	m, uses, err := c.holdImage(h)
	if err != nil {
		return nil, err
	}
	defer uses.Drop()
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if err := t.Check(&m.desc); err != nil {
		return nil, err
	}
	if err := m.hasObject(); err != nil {
		return nil, err
	}
	d := &textureDesc{border: t.Border}
	for i, a := range t.Address {
		// a border there would be blended into every linear read: the coordinate is 0, between the border and the texels
		if i >= m.dimensions() {
			a = driver.AddressClamp
		}
		d.address[i] = addressModes[min(int(a), len(addressModes)-1)]
	}
	if t.Filter == driver.FilterLinear {
		d.filter = 1 // CU_TR_FILTER_MODE_LINEAR
	}
	if t.Normalized {
		d.flags |= textureNormalized
	}
	if !t.ReadNormalized {
		d.flags |= textureIntegers
	}
	handle, r := new(uint64), m.resource()
	if err := c.bound(TexObjectCreate, uintptr(unsafe.Pointer(handle)), uintptr(unsafe.Pointer(r)),
		uintptr(unsafe.Pointer(d)), 0); err != nil {
		return nil, err
	}
	return c.newObject(m, *handle, TexObjectDestroy), nil
}

// NewSurface makes a surface object.
func (c *context) NewSurface(h driver.ImageMem) (driver.Object, error) {
	m, uses, err := c.holdImage(h)
	if err != nil {
		return nil, err
	}
	defer uses.Drop()
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if !m.desc.Storage || m.mem != nil {
		return nil, c.unsupported("a surface of an image that was not made with Storage")
	}
	if err := m.hasObject(); err != nil {
		return nil, err
	}
	handle, r := new(uint64), m.resource()
	if err := c.bound(SurfObjectCreate, uintptr(unsafe.Pointer(handle)), uintptr(unsafe.Pointer(r))); err != nil {
		return nil, err
	}
	return c.newObject(m, *handle, SurfObjectDestroy), nil
}

func (c *context) newObject(m *image, handle uint64, free Fn) *object {
	o := &object{ctx: c, img: m, handle: handle, free: free}
	c.Add(o)
	return o
}

// Handle is the word by which kernels name the object.
func (o *object) Handle() (uint64, error) {
	if err := o.ctx.Enter(); err != nil {
		return 0, err
	}
	defer o.ctx.Leave()
	return o.ctx.word(o)
}

// word checks an object that a kernel is given, and returns its handle.
func (c *context) word(h driver.Object) (uint64, error) {
	o, ok := h.(*object)
	switch {
	case !ok || o.ctx != c:
		return 0, c.unsupported("a texture or surface of another context")
	case o.Freed():
		return 0, driver.Errorf(driver.ErrClosed, "%s: the texture or surface is already closed", c.info.Backend)
	}
	_, err := c.image(o.img)
	return o.handle, err
}

// Close destroys the object once the work queued so far is done.
func (o *object) Close() error {
	return o.ctx.closeObject(o, &o.Uses, o.release)
}

func (o *object) release() error { return o.ctx.bound(o.free, uintptr(o.handle)) }

func (o *object) Destroy() { _ = o.release() } // at the end of the context there is nobody to tell

// Close frees the texels once the work queued so far is done. Those in device memory stay.
func (m *image) Close() error {
	if m.handle == 0 {
		return m.Free(m.freeOwn)
	}
	return errors.Join(m.ctx.closeObject(m, &m.Uses, m.release), m.freeOwn())
}

func (m *image) release() error { return m.ctx.bound(ArrayDestroy, m.handle) }

func (m *image) Destroy() { _ = m.release() } // at the end of the context there is nobody to tell

// closeObject ends x, which is the context's, when the work queued so far is done: the driver frees at once what
// kernels may still read.
func (c *context) closeObject(x gate.Closer, uses *gate.Uses, release func() error) error {
	var free func() error
	free = func() error {
		c.catchUp()
		if c.Enter() != nil {
			return nil // closed with the context, or lost with it
		}
		defer c.Leave()
		c.Settle()
		if !c.Remove(x) {
			return nil
		}
		err := c.idle() // which may take long: resident kernels run meanwhile
		if err == nil {
			err = c.aside(false, release)
		}
		return c.postponed(x, free, err)
	}
	return uses.Free(free)
}

// idle waits for the work that is queued on every stream of the context, except for the kernels of resident ones.
func (c *context) idle() error {
	for _, s := range c.Streams() {
		if s.resident() || s.EnterWait() != nil {
			continue // closed: its work was waited for
		}
		var err error
		switch {
		case s.captured != nil: // it has queued nothing
		case s.capturedElsewhere():
			err = errCaptured
		default:
			err = c.queue(StreamSynchronize, s.handle)
		}
		s.Stream.LeaveWait()
		if err != nil {
			return err
		}
	}
	return nil
}

// ImageCopy is a copy between host memory without gaps and a region of an image, for Vendor.ImageCopy.
type ImageCopy struct {
	Upload  bool
	Host    unsafe.Pointer
	Array   uintptr // 0: the image lies at Address, with Pitch bytes from row to row and Rows rows from slice to slice
	Address uint64
	Pitch   int
	Rows    int
	Texel   int // bytes
	Region  driver.Region
}

// copyImage queues a copy and waits for it: host memory that is not pinned would be read or written later.
func (s *stream) copyImage(h driver.ImageMem, r driver.Region, host []byte, up bool) error {
	c := s.ctx
	m, uses, err := c.holdImage(h)
	if err != nil {
		return err
	}
	defer uses.Drop()
	if in := m.inRows(); in != nil && up {
		return m.copyRows(r, host, func(off int, part []byte) error { return s.Upload(in, off, part) })
	} else if in != nil {
		return m.copyRows(r, host, func(off int, part []byte) error { return s.Download(part, in, off) })
	}
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.Stream.LeaveWait()
	if err := r.Check(&m.desc, len(host)); err != nil {
		return err
	}
	p := ImageCopy{Upload: up, Host: unsafe.Pointer(unsafe.SliceData(host)), Array: m.handle, Texel: m.desc.TexelSize(),
		Region: r}
	if m.mem != nil {
		_, height, _ := m.desc.Extent()
		p.Address, p.Rows = m.mem.addr+uint64(m.off), height
		p.Pitch, _ = m.desc.Pitches()
	}
	params := c.api.ImageCopy(&p)
	wait := s.waiting()
	err = c.queue(ImageCopyAsync, uintptr(params), s.handle)
	if err == nil {
		err = c.queue(StreamSynchronize, s.handle)
	}
	runtime.KeepAlive(host)
	runtime.KeepAlive(params)
	if err != nil {
		s.uses.Add(1) // the copy may be queued
		return err
	}
	return s.passed(wait)
}

// UploadImage copies texels into a region.
func (s *stream) UploadImage(dst driver.ImageMem, r driver.Region, src []byte) error {
	return s.copyImage(dst, r, src, true)
}

// DownloadImage copies the texels of a region out.
func (s *stream) DownloadImage(dst []byte, src driver.ImageMem, r driver.Region) error {
	return s.copyImage(src, r, dst, false)
}

// Bind stores the handle of a texture or surface in the variable that stands for the reference.
func (m *module) Bind(g *driver.GlobalSpec, h driver.Object) error {
	if !m.Hold() {
		return m.errClosed()
	}
	defer m.Drop()
	v, err := m.Global(g)
	if err != nil {
		return err
	}
	c := m.ctx
	if err := c.Enter(); err != nil {
		return err
	}
	defer c.Leave()
	word := new(uint64)
	if h != nil {
		if *word, err = c.word(h); err != nil {
			return err
		}
	}
	stream := new(uintptr)
	if err := c.bound(StreamCreate, uintptr(unsafe.Pointer(stream)), streamNonBlocking); err != nil {
		return err
	}
	err = c.queue(MemcpyHtoDAsync, uintptr(v.(*mem).addr), uintptr(unsafe.Pointer(word)), unsafe.Sizeof(*word), *stream)
	if serr := c.queue(StreamSynchronize, *stream); err == nil {
		err = serr
	}
	if derr := c.bound(StreamDestroy, *stream); err == nil {
		err = derr
	}
	return err
}
