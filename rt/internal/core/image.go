package core

import (
	"context"
	"fmt"
	"reflect"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// Image is texels on a device in one, two or three dimensions: a CUDA array, an OpenCL image.
type Image struct {
	dev    *device
	drv    driver.ImageMem
	desc   driver.ImageDesc
	memory *memory // texels that lie in a buffer, else nil
	freed  atomic.Bool
}

// Texture reads an Image: cudaTextureObject_t.
type Texture struct{ objectHandle }

// Surface reads and writes an Image: cudaSurfaceObject_t.
type Surface struct{ objectHandle }

// objectHandle is what a Texture and a Surface have in common.
type objectHandle struct {
	img    *Image
	drv    driver.Object
	closed atomic.Bool
}

// Texel describes texels of type T: integers, floats and 16-bit floats, and vectors of one, two or four of them.
func Texel[T any]() driver.ImageDesc {
	var d driver.ImageDesc
	t := reflect.TypeFor[T]()
	n := 1
	if t.Kind() == reflect.Struct && t.NumField() > 0 {
		n = t.NumField()
		t = t.Field(0).Type
	}
	d.Order = map[int]driver.ChannelOrder{1: driver.OrderR, 2: driver.OrderRG, 4: driver.OrderRGBA}[n]
	d.Type = map[reflect.Kind]driver.ChannelType{reflect.Int8: driver.TypeInt8, reflect.Uint8: driver.TypeUint8,
		reflect.Int16: driver.TypeInt16, reflect.Uint16: driver.TypeUint16, reflect.Int32: driver.TypeInt32,
		reflect.Uint32: driver.TypeUint32, reflect.Float32: driver.TypeFloat}[t.Kind()]
	switch t {
	case reflect.TypeFor[vec.Half]():
		d.Type = driver.TypeHalf
	case reflect.TypeFor[vec.BFloat16]():
		d.Type = 0
	}
	if d.TexelSize() != int(reflect.TypeFor[T]().Size()) {
		return driver.ImageDesc{}
	}
	return d
}

// Size2D describes an image of width x height texels of type T: NewImage(ctx, Size2D[UChar4](640, 480)).
func Size2D[T any](width, height int) driver.ImageDesc {
	d := Texel[T]()
	d.Width, d.Height = width, height
	return d
}

// NewImage makes an image on the device of ctx; its texels are unspecified.
func NewImage(ctx context.Context, d driver.ImageDesc) (*Image, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return nil, err
	}
	im, err := dev.imager()
	if err != nil {
		return nil, err
	}
	if err := d.Complete(); err != nil {
		return nil, err
	}
	drv, err := im.NewImage(&d)
	if err != nil {
		return nil, err
	}
	return &Image{dev: dev, drv: drv, desc: d}, nil
}

// ImageFrom makes an image and uploads src into it: as many texels as d has, row after row.
func ImageFrom[T any](s *Stream, d driver.ImageDesc, src []T) (*Image, error) {
	if err := s.usable(); err != nil {
		return nil, err
	}
	im, err := s.dev.imager()
	if err != nil {
		return nil, err
	}
	if err := d.Complete(); err != nil {
		return nil, err
	}
	drv, err := im.NewImage(&d)
	if err != nil {
		return nil, err
	}
	m := &Image{dev: s.dev, drv: drv, desc: d}
	if err := UploadImage(s, m, src); err != nil {
		_ = m.Free() // the error is the upload's
		return nil, err
	}
	return m, nil
}

// ImageOf makes an image of the texels in b, without a copy: d.Shape is ImageLinear for what tex1Dfetch and
// image1d_buffer_t read; with Image2D and a Pitch it is CUDA's pitched memory.
func ImageOf[T any](b Buffer[T], d driver.ImageDesc) (*Image, error) {
	if err := b.usable(nil); err != nil {
		return nil, err
	}
	if b.m == nil || b.m.drv == nil {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "an image of an empty buffer")
	}
	im, err := b.m.dev.imager()
	if err != nil {
		return nil, err
	}
	if err := d.Complete(); err != nil {
		return nil, err
	}
	if need := d.Span(); need > b.n*elemSize[T]() {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "an image of %d bytes in a buffer of %d", need, b.n*elemSize[T]())
	}
	drv, err := im.ImageOf(b.m.drv, b.off, &d)
	if err != nil {
		return nil, err
	}
	return &Image{dev: b.m.dev, drv: drv, desc: d, memory: b.m}, nil
}

func (d *device) imager() (driver.Imager, error) {
	if im, ok := d.drv.(driver.Imager); ok {
		return im, nil
	}
	return nil, driver.Errorf(driver.ErrNotSupported, "%s: textures and images are not supported", d)
}

// Desc describes the image.
func (m *Image) Desc() driver.ImageDesc { return m.desc }

// Free returns the memory of the image, when no queued work uses it any more.
func (m *Image) Free() error {
	if m == nil || !m.freed.CompareAndSwap(false, true) || m.dev.closed.Load() {
		return nil
	}
	return m.drv.Close()
}

// usable returns why the image cannot be used with the device, or nil; a nil device is any.
func (m *Image) usable(dev *device) error {
	switch {
	case m == nil:
		return driver.Errorf(driver.ErrInvalidLaunch, "the image is nil")
	case m.dev.closed.Load():
		return m.dev.errClosed()
	case m.freed.Load():
		return driver.Errorf(driver.ErrFreed, "the image is used after Free")
	case m.memory != nil && m.memory.freed.Load():
		return driver.Errorf(driver.ErrFreed, "the buffer of the image is used after Free")
	case dev != nil && dev != m.dev:
		return elsewhere("image", m.dev, dev)
	}
	return nil
}

func (m *Image) place() *device {
	if m == nil {
		return nil
	}
	return m.dev
}

// Device describes the device of the image.
func (m *Image) Device() driver.DeviceInfo {
	if m == nil {
		return driver.DeviceInfo{}
	}
	return m.dev.info
}

// Whole is the region that is all of the image.
func (m *Image) Whole() driver.Region {
	w, h, d := m.desc.Extent()
	return driver.Region{Width: w, Height: h, Depth: d}
}

// UploadImage copies src, all texels row after row, into the image, in the order of s.
func UploadImage[T any](s *Stream, m *Image, src []T) error {
	if m == nil {
		return m.usable(nil)
	}
	return UploadRegion(s, m, m.Whole(), src)
}

// UploadRegion is UploadImage for a part of the image.
func UploadRegion[T any](s *Stream, m *Image, r driver.Region, src []T) error {
	c, err := imageCopy[T](s, m, r, len(src), "upload")
	if err != nil {
		return err
	}
	return c.UploadImage(m.drv, r, bytesOf(src))
}

// ReadImage waits for the work queued on s and copies all texels, row after row, into dst.
func ReadImage[T any](s *Stream, m *Image, dst []T) error {
	if m == nil {
		return m.usable(nil)
	}
	return ReadRegion(s, m, m.Whole(), dst)
}

// ReadRegion is ReadImage for a part of the image.
func ReadRegion[T any](s *Stream, m *Image, r driver.Region, dst []T) error {
	c, err := imageCopy[T](s, m, r, len(dst), "read")
	if err != nil {
		return err
	}
	return c.DownloadImage(bytesOf(dst), m.drv, r)
}

// imageCopy checks a copy of n elements.
func imageCopy[T any](s *Stream, m *Image, r driver.Region, n int, what string) (driver.ImageCopier, error) {
	if err := s.usable(); err != nil {
		return nil, err
	}
	if err := m.usable(s.dev); err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	c, ok := s.drv.(driver.ImageCopier)
	if !ok {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: copies of images are not supported", s.dev)
	}
	w, h, d := m.desc.Extent()
	if min(r.X, r.Y, r.Z) < 0 || min(r.Width, r.Height, r.Depth) <= 0 || r.Width > w-r.X || r.Height > h-r.Y ||
		r.Depth > d-r.Z {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "%s: a region of %dx%dx%d at (%d,%d,%d) of an image of %dx%dx%d",
			what, r.Width, r.Height, r.Depth, r.X, r.Y, r.Z, w, h, d)
	}
	texel, elem := m.desc.TexelSize(), elemSize[T]()
	if elem != texel && elem != m.desc.Type.Size() && elem != 1 {
		return nil, fmt.Errorf("%s: elements of %d bytes for texels of %d", what, elem, texel)
	}
	if want := r.Width * r.Height * r.Depth * texel; n*elem != want {
		return nil, fmt.Errorf("%s: %d elements of %d bytes for %dx%dx%d texels of %d", what, n, elem, r.Width, r.Height,
			r.Depth, texel)
	}
	return c, nil
}

// Texture makes a texture that reads the image.
func (m *Image) Texture(d driver.TextureDesc) (*Texture, error) {
	if err := m.usable(nil); err != nil {
		return nil, err
	}
	im, err := m.dev.imager()
	if err != nil {
		return nil, err
	}
	drv, err := im.NewTexture(m.drv, &d)
	if err != nil {
		return nil, err
	}
	return &Texture{objectHandle{img: m, drv: drv}}, nil
}

// Surface makes a surface of the image, whose description must say Storage.
func (m *Image) Surface() (*Surface, error) {
	if err := m.usable(nil); err != nil {
		return nil, err
	}
	im, err := m.dev.imager()
	if err != nil {
		return nil, err
	}
	drv, err := im.NewSurface(m.drv)
	if err != nil {
		return nil, err
	}
	return &Surface{objectHandle{img: m, drv: drv}}, nil
}

// Object is what a texture and a surface have in common; nil for nil.
func (t *Texture) Object() *objectHandle {
	if t == nil {
		return nil
	}
	return &t.objectHandle
}

// Object is as for a texture.
func (t *Surface) Object() *objectHandle {
	if t == nil {
		return nil
	}
	return &t.objectHandle
}

// Image returns what the texture or surface accesses.
func (o *objectHandle) Image() *Image {
	if o == nil {
		return nil
	}
	return o.img
}

// Device describes the device of the texture or surface.
func (o *objectHandle) Device() driver.DeviceInfo {
	if o == nil {
		return driver.DeviceInfo{}
	}
	return o.img.dev.info
}

// Handle returns the word by which kernels name the texture or surface, to be stored in structs and buffers that
// they read.
func (o *objectHandle) Handle() (uint64, error) {
	if o == nil {
		return 0, driver.Errorf(driver.ErrClosed, "the texture or surface is nil")
	}
	if err := o.usable(nil); err != nil {
		return 0, fmt.Errorf("the texture or surface: %w", err)
	}
	h, ok := o.drv.(driver.Handler)
	if !ok {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: handles of textures are not supported", o.img.dev)
	}
	return h.Handle()
}

// Close ends the texture or surface, when no queued work uses it any more.
func (o *objectHandle) Close() error {
	if o == nil || !o.closed.CompareAndSwap(false, true) || o.img.dev.closed.Load() {
		return nil
	}
	return o.drv.Close()
}

func (t *Texture) place() *device { return t.Object().Image().place() }

func (t *Surface) place() *device { return t.Object().Image().place() }

func (o *objectHandle) usable(dev *device) error {
	if o.closed.Load() {
		return driver.Errorf(driver.ErrClosed, "it is already closed")
	}
	return o.img.usable(dev)
}

// PutTexture passes a texture as the next argument.
func PutTexture(c *Call, t *Texture) {
	if t == nil {
		c.failObject(driver.Errorf(driver.ErrInvalidLaunch, "the texture is nil"))
		return
	}
	c.putHandle(driver.ArgTexture, &t.objectHandle)
}

// PutSurface passes a surface as the next argument.
func PutSurface(c *Call, t *Surface) {
	if t == nil {
		c.failObject(driver.Errorf(driver.ErrInvalidLaunch, "the surface is nil"))
		return
	}
	c.putHandle(driver.ArgSurface, &t.objectHandle)
}

func (c *Call) putHandle(kind driver.ArgKind, o *objectHandle) {
	if c.err != nil {
		return
	}
	if err := o.usable(c.s.dev); err != nil {
		c.failObject(err)
		return
	}
	c.putObject(kind, o.drv)
}

// PutImage passes an image as the next argument; it must have the shape that the kernel says.
func PutImage(c *Call, m *Image) {
	if c.err != nil {
		return
	}
	if err := m.usable(c.s.dev); err != nil {
		c.failObject(err)
		return
	}
	if i := len(c.l.Args); i < len(c.k.spec.Params) && c.k.spec.Params[i].Shape != m.desc.Shape {
		c.failObject(driver.Errorf(driver.ErrInvalidLaunch, "the image is %s, the kernel takes a %s one", m.desc.Shape,
			c.k.spec.Params[i].Shape))
		return
	}
	c.putObject(driver.ArgImage, m.drv)
}

// PutSampler passes a sampler as the next argument.
func PutSampler(c *Call, s driver.SamplerDesc) {
	if c.err != nil {
		return
	}
	o, err := c.s.dev.sampler(s)
	if err != nil {
		c.failObject(err)
		return
	}
	c.putObject(driver.ArgSampler, o)
}

// sampler returns the device's object for s, which it keeps.
func (d *device) sampler(s driver.SamplerDesc) (driver.Object, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if o, ok := d.samplers[s]; ok {
		return o, nil
	}
	im, err := d.imager()
	if err != nil {
		return nil, err
	}
	o, err := im.NewSampler(&s)
	if err != nil {
		return nil, err
	}
	if d.samplers == nil {
		d.samplers = map[driver.SamplerDesc]driver.Object{}
	}
	d.samplers[s] = o
	return o, nil
}

// failObject keeps an error about the argument that is to come.
func (c *Call) failObject(err error) {
	if c.err == nil {
		c.failf("%s: %w", c.param(), err)
	}
}

func (c *Call) putObject(kind driver.ArgKind, o driver.Object) {
	if a := c.put(kind, 0); a != nil {
		a.Object = o
	}
}

// BindTexture makes launches that follow on the device of ctx see t through the texture reference symbol of a
// module; nil unbinds it.
func BindTexture(ctx context.Context, spec *driver.ModuleSpec, symbol string, t *Texture) error {
	if t == nil {
		return bindReference(ctx, spec, symbol, driver.ArgTexture, nil)
	}
	return bindReference(ctx, spec, symbol, driver.ArgTexture, &t.objectHandle)
}

// BindSurface is BindTexture for a surface reference.
func BindSurface(ctx context.Context, spec *driver.ModuleSpec, symbol string, t *Surface) error {
	if t == nil {
		return bindReference(ctx, spec, symbol, driver.ArgSurface, nil)
	}
	return bindReference(ctx, spec, symbol, driver.ArgSurface, &t.objectHandle)
}

func bindReference(ctx context.Context, spec *driver.ModuleSpec, symbol string, kind driver.ArgKind,
	o *objectHandle) error {
	var args []Placed
	if o != nil {
		args = []Placed{o.img}
	}
	dev, err := deviceFor(ctx, spec, args...)
	if err != nil {
		return err
	}
	var drv driver.Object
	if o != nil {
		if err := o.usable(dev); err != nil {
			return fmt.Errorf("%s: %s: %w", spec.Name, symbol, err)
		}
		drv = o.drv
	}
	m, err := dev.load(spec)
	if err != nil {
		return err
	}
	for i := range spec.Globals {
		g := &spec.Globals[i]
		if g.Symbol != symbol || g.Object != kind {
			continue
		}
		b, ok := m.drv.(driver.Binder)
		if !ok {
			return driver.Errorf(driver.ErrNotSupported, "%s: %s: texture references are not supported by %s", spec.Name, symbol,
				dev)
		}
		if err := b.Bind(g, drv); err != nil {
			return fmt.Errorf("%s: %s: %w", spec.Name, symbol, err)
		}
		return nil
	}
	return fmt.Errorf("%s has no such reference %q", spec.Name, symbol)
}
