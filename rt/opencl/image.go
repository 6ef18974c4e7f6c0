package opencl

import (
	"errors"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
	"github.com/kbind/kbind/rt/internal/texrecord"
)

// image is a driver.ImageMem: an image object.
type image struct {
	gate.Uses
	ctx    *context
	desc   driver.ImageDesc
	handle uintptr
	mem    *mem // somebody else's buffer in which the texels lie from byte off on, if they do
	off    int
	parts  []uintptr // buffer objects made for the image

	mu     sync.Mutex
	texels *mem // in which the texels lie once a texture or a surface was made; see asBuffer
	record *mem // by which translated kernels find the texels, once one was given the image
}

// sampler is a sampler object.
type sampler struct {
	gate.Uses
	ctx    *context
	handle uintptr // 0 where the device has none: for translated kernels alone
	bits   uint32  // what it is for translated kernels
}

// imageFormat is cl_image_format.
type imageFormat struct{ order, kind uint32 }

// imageDesc is cl_image_desc.
type imageDesc struct {
	kind                        uint32
	_                           uint32
	width, height, depth, count uintptr
	pitch, slice                uintptr
	_                           [2]uint32 // mipmaps and samples
	buffer                      uintptr
}

// The values of cl.h for images (OpenCL 1.2, section 5.3).
const (
	imageSupport   = 0x1016
	addressFirst   = 0x1130 // CL_ADDRESS_NONE
	filterNearest  = 0x1140
	filterLinear   = 0x1141
	formatNotKnown = status(-10)
	badImageSize   = status(-40)
	badOperation   = status(-59) // PoCL's answer for a format that it does not have
)

var imageTypes = [...]uint32{driver.Image1D: 0x10F4, driver.Image2D: 0x10F1, driver.Image3D: 0x10F2,
	driver.Image1DLayered: 0x10F5, driver.Image2DLayered: 0x10F3, driver.ImageLinear: 0x10F6}

var channelOrders = [...]uint32{driver.OrderR: 0x10B0, driver.OrderA: 0x10B1, driver.OrderRG: 0x10B2,
	driver.OrderRA: 0x10B3, driver.OrderRGB: 0x10B4, driver.OrderRGBA: 0x10B5,
	driver.OrderBGRA: 0x10B6, driver.OrderARGB: 0x10B7, driver.OrderIntensity: 0x10B8, driver.OrderLuminance: 0x10B9}

// addressModes are the distances from CL_ADDRESS_NONE.
var addressModes = [...]uintptr{driver.AddressDefault: 0, driver.AddressClamp: 1, driver.AddressBorder: 2,
	driver.AddressWrap: 3, driver.AddressMirror: 4}

// NewImage makes an image object.
func (c *context) NewImage(desc *driver.ImageDesc) (driver.ImageMem, error) {
	m := &image{ctx: c, desc: *desc}
	if err := m.desc.Complete(); err != nil {
		return nil, err
	}
	if m.desc.Pitch != 0 || m.desc.Slice != 0 || m.desc.Shape == driver.ImageLinear {
		return nil, driver.Errorf(driver.ErrInvalidLaunch,
			"opencl: an image with a pitch of its own, or a linear one, must be made of a buffer")
	}
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	made, err := c.newImage(m, 0)
	if c.svm && errors.Is(err, driver.ErrNotSupported) { // for textures alone
		c.Add(m)
		return m, nil
	}
	return made, err
}

// ImageOf makes a linear image of a buffer's texels: image1d_buffer_t. Where buffers have addresses it is for textures,
// and may have another shape.
func (c *context) ImageOf(h driver.Mem, off int, desc *driver.ImageDesc) (driver.ImageMem, error) {
	m := &image{ctx: c, desc: *desc}
	if err := m.desc.Complete(); err != nil {
		return nil, err
	}
	if m.desc.Shape != driver.ImageLinear && !c.svm {
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: a %s image in a buffer: there are linear ones",
			m.desc.Shape)
	}
	var err error
	if m.mem, err = c.hold(h, off, m.desc.Span()); err != nil {
		return nil, err
	}
	defer m.mem.Drop()
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if m.off = off; m.mem.addr != 0 {
		c.Add(m)
		return m, nil
	}
	buffer, err := m.view(off, m.desc.Span())
	if err == nil {
		var made driver.ImageMem
		if made, err = c.newImage(m, buffer); err == nil {
			return made, nil
		}
	}
	m.release()
	return nil, err
}

// view returns a buffer object of n bytes at off of the image's memory.
func (m *image) view(off, n int) (uintptr, error) {
	c, result := m.ctx, new(int32)
	switch {
	case off == 0:
		return m.mem.buffer, nil
	case off%c.dev.align != 0:
		return 0, driver.Errorf(driver.ErrNotSupported,
			"opencl: an image at byte %d of a buffer: on %s it begins at a multiple of %d", off, c.dev.info.Name, c.dev.align)
	}
	region := &[2]uintptr{uintptr(off), uintptr(n)}
	h := c.lib.createSubBuffer.Call(m.mem.buffer, memReadWrite, bufferCreateRegion, uintptr(unsafe.Pointer(region)),
		uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateSubBuffer", status(*result)); err != nil {
		return 0, err
	}
	m.parts = append(m.parts, h)
	return h, nil
}

// newImage makes the image object.
func (c *context) newImage(m *image, buffer uintptr) (driver.ImageMem, error) {
	d := &m.desc
	switch {
	case c.lib.createImage == 0 || c.lib.enqueueReadImage == 0 || c.lib.enqueueWriteImage == 0 ||
		c.lib.number(c.dev.id, imageSupport, 4) == 0:
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: %s has no images", c.dev.info.Name)
	case int(d.Shape) >= len(imageTypes) || imageTypes[d.Shape] == 0:
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: there are no %s images", d.Shape)
	}
	format := &imageFormat{order: channelOrders[d.Order], kind: texrecord.ChannelType(d.Type)}
	id := &imageDesc{kind: imageTypes[d.Shape], width: uintptr(d.Width), height: uintptr(d.Height),
		depth: uintptr(d.Depth), count: uintptr(d.Layers), buffer: buffer}
	result := new(int32)
	m.handle = c.lib.createImage.Call(c.handle, memReadWrite, uintptr(unsafe.Pointer(format)), uintptr(unsafe.Pointer(id)),
		0, uintptr(unsafe.Pointer(result)))
	switch r := status(*result); r {
	case success:
	case formatNotKnown, badOperation:
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: %s has no %s images of %d channels of %s", c.dev.info.Name,
			d.Shape, d.Order.Channels(), d.Type)
	case badImageSize:
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: %s has no %s images of %dx%dx%d texels", c.dev.info.Name,
			d.Shape, d.Width, max(d.Height, 1), max(d.Depth, d.Layers, 1))
	default:
		return nil, fail("clCreateImage", r)
	}
	c.Add(m)
	return m, nil
}

// image checks an image that the caller hands in.
func (c *context) image(h driver.Object) (*image, error) {
	m, ok := h.(*image)
	switch {
	case !ok || m.ctx != c:
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: an image of another context")
	case m.Freed():
		return nil, driver.Errorf(driver.ErrFreed, "opencl: the image is used after Free")
	case m.mem != nil && m.mem.Freed():
		return nil, driver.Errorf(driver.ErrFreed, "opencl: the buffer of the image is used after Free")
	}
	return m, nil
}

// holdImage is image for a call that waits for the device: the image stays until it is dropped, outside of all gates.
func (c *context) holdImage(h driver.ImageMem) (*image, error) {
	m, err := c.image(h)
	if err == nil && !m.Hold() {
		_, err = c.image(h) // which says why
	}
	return m, err
}

// Close frees the image; the commands that use it keep it until they are done.
func (m *image) Close() error {
	return m.Uses.Free(func() error {
		m.ctx.destroy(m)
		m.mu.Lock()
		texels, record := m.texels, m.record
		m.mu.Unlock()
		var err error
		for _, own := range []*mem{texels, record} {
			if own != nil {
				err = errors.Join(err, own.Free())
			}
		}
		return err
	})
}

// closeObject destroys x, which is the context's. The commands that are queued keep what they use.
func (c *context) closeObject(x gate.Closer, uses *gate.Uses) error {
	return uses.Free(func() error {
		c.destroy(x)
		return nil
	})
}

// destroy destroys x unless it went with the context.
func (c *context) destroy(x gate.Closer) {
	if c.Enter() != nil {
		return // closed with the context, or lost with it
	}
	defer c.Leave()
	c.Settle()
	if c.Remove(x) {
		x.Destroy()
	}
}

func (m *image) release() {
	if m.handle != 0 {
		m.ctx.lib.releaseMem.Call(m.handle)
	}
	for _, h := range m.parts {
		m.ctx.lib.releaseMem.Call(h)
	}
}

func (m *image) Destroy() { m.release() }

// NewSampler makes a sampler object. All dimensions have the address mode of the first.
func (c *context) NewSampler(d *driver.SamplerDesc) (driver.Object, error) {
	one := driver.SamplerDesc{Address: [3]driver.AddressMode{d.Address[0]}, Filter: d.Filter, Normalized: d.Normalized}
	if err := one.Check(); err != nil {
		return nil, err
	}
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	s := &sampler{ctx: c, bits: texrecord.Sampler(&one)}
	if c.lib.createSampler == 0 || c.lib.releaseSampler == 0 || c.lib.number(c.dev.id, imageSupport, 4) == 0 {
		if c.svm {
			c.Add(s)
			return s, nil
		}
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: %s has no samplers", c.dev.info.Name)
	}
	var normalized uintptr
	if d.Normalized {
		normalized = 1
	}
	filter, result := uintptr(filterNearest), new(int32)
	if d.Filter == driver.FilterLinear {
		filter = filterLinear
	}
	mode := addressFirst + addressModes[min(int(d.Address[0]), len(addressModes)-1)]
	h := c.lib.createSampler.Call(c.handle, normalized, mode, filter, uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateSampler", status(*result)); err != nil {
		return nil, err
	}
	s.handle = h
	c.Add(s)
	return s, nil
}

// Close frees the sampler, when no kernel is given it any more.
func (s *sampler) Close() error {
	return s.ctx.closeObject(s, &s.Uses)
}

func (s *sampler) Destroy() {
	if s.handle != 0 {
		s.ctx.lib.releaseSampler.Call(s.handle)
	}
}

// object returns what an image, a texture or a sampler is for a kernel, and the size of that. Translated ones are given
// the address of a record instead of an image, and bits instead of a sampler.
func (c *context) object(a *driver.Arg, translated bool) (value, size uintptr, err error) {
	const word = unsafe.Sizeof(value)
	if !translated {
		value, err = c.handleOf(a)
		return value, word, err
	}
	switch a.Kind {
	case driver.ArgImage:
		m, err := c.image(a.Object)
		if err != nil {
			return 0, 0, err
		}
		return m.recordAddr(), word, nil
	case driver.ArgSampler:
		s, err := c.sampler(a.Object)
		if err != nil {
			return 0, 0, err
		}
		return uintptr(s.bits), 4, nil
	}
	value, err = c.handleOf(a)
	return value, word, err
}

// sampler checks a sampler that the caller hands in.
func (c *context) sampler(o driver.Object) (*sampler, error) {
	if s, ok := o.(*sampler); ok && s.ctx == c && !s.Freed() {
		return s, nil
	}
	return nil, driver.Errorf(driver.ErrNotSupported, "opencl: a sampler of another context, or a closed one")
}

// handleOf returns the handle of an image, a texture or a sampler.
func (c *context) handleOf(a *driver.Arg) (uintptr, error) {
	switch a.Kind {
	case driver.ArgImage:
		m, err := c.image(a.Object)
		if err != nil {
			return 0, err
		}
		if in, _ := m.inBuffer(); in != nil || m.handle == 0 { // PoCL crashes on an image of a buffer with an address
			return 0, driver.Errorf(driver.ErrNotSupported,
				"opencl: a %s image of %d channels of %s, or one in a buffer, as an argument on %s", m.desc.Shape,
				m.desc.Order.Channels(), m.desc.Type, c.dev.info.Name)
		}
		return m.handle, nil
	case driver.ArgTexture, driver.ArgSurface:
		t, ok := a.Object.(*texture)
		if !ok || t.ctx != c {
			return 0, driver.Errorf(driver.ErrNotSupported, "opencl: a texture or a surface of another context")
		}
		word, err := t.Handle()
		return uintptr(word), err
	case driver.ArgSampler:
		s, err := c.sampler(a.Object)
		if err == nil && s.handle == 0 {
			err = driver.Errorf(driver.ErrNotSupported, "opencl: %s has no samplers", c.dev.info.Name)
		}
		if err != nil {
			return 0, err
		}
		return s.handle, nil
	}
	return 0, driver.Errorf(driver.ErrNotSupported, "opencl: an argument of kind %d", a.Kind)
}

// imageCopy is the place of a copy: where it begins and its size, in texels.
type imageCopy struct{ x, y, z, width, height, depth uintptr }

// place checks a copy of n bytes and lays out its region.
func (m *image) place(r driver.Region, n int) (*imageCopy, error) {
	if err := r.Check(&m.desc, n); err != nil {
		return nil, err
	}
	p := &imageCopy{uintptr(r.X), uintptr(r.Y), uintptr(r.Z), uintptr(r.Width), uintptr(r.Height), uintptr(r.Depth)}
	if m.desc.Shape == driver.Image1DLayered { // whose layers are the second dimension
		p.y, p.z, p.height, p.depth = p.z, 0, p.depth, 1
	}
	return p, nil
}

// UploadImage copies texels into a region and waits for it.
func (s *stream) UploadImage(dst driver.ImageMem, r driver.Region, src []byte) error {
	m, err := s.ctx.holdImage(dst)
	if err != nil {
		return err
	}
	defer m.Drop()
	if in, at := m.inBuffer(); in != nil || m.handle == 0 {
		if _, err := m.asBuffer(); err != nil {
			return err
		}
		in, at = m.inBuffer()
		return m.rows(r, src, func(off int, part []byte) error { return s.Upload(in, at+off, part) })
	}
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.LeaveWait()
	p, err := m.place(r, len(src))
	if err != nil {
		return err
	}
	defer s.work()
	return s.check("clEnqueueWriteImage",
		status(s.ctx.lib.enqueueWriteImage.Call(s.handle, m.handle, yes, uintptr(unsafe.Pointer(&p.x)),
			uintptr(unsafe.Pointer(&p.width)), 0, 0,
			uintptr(unsafe.Pointer(unsafe.SliceData(src))), 0, 0, 0)))
}

// DownloadImage copies the texels of a region out.
func (s *stream) DownloadImage(dst []byte, src driver.ImageMem, r driver.Region) error {
	m, err := s.ctx.holdImage(src)
	if err != nil {
		return err
	}
	defer m.Drop()
	if in, at := m.inBuffer(); in != nil || m.handle == 0 {
		if _, err := m.asBuffer(); err != nil {
			return err
		}
		in, at = m.inBuffer()
		return m.rows(r, dst, func(off int, part []byte) error { return s.Download(part, in, at+off) })
	}
	return s.readImage(dst, m, r)
}

// readImage copies the texels of a region of an image object out.
func (s *stream) readImage(dst []byte, m *image, r driver.Region) error {
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.LeaveWait()
	p, err := m.place(r, len(dst))
	if err != nil {
		return err
	}
	defer s.work()
	return s.check("clEnqueueReadImage",
		status(s.ctx.lib.enqueueReadImage.Call(s.handle, m.handle, yes, uintptr(unsafe.Pointer(&p.x)),
			uintptr(unsafe.Pointer(&p.width)), 0, 0,
			uintptr(unsafe.Pointer(unsafe.SliceData(dst))), 0, 0, 0)))
}
