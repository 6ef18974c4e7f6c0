package driver

import "math"

// Imager is an optional interface of a Context, for devices with textures, surfaces, images or samplers. A backend
// that has only some of them returns ErrNotSupported for the others: OpenCL has images and samplers, CUDA and HIP have
// textures and surfaces of images.
type Imager interface {
	// NewImage returns an image with unspecified contents: a CUDA array, an OpenCL image. d.Pitch and d.Slice are 0: the
	// device lays the texels out.
	NewImage(d *ImageDesc) (ImageMem, error)
	// ImageOf returns an image of texels that lie in device memory from byte off on, which stay there: CUDA's linear and
	// pitched memory, OpenCL's image1d_buffer_t. The memory must outlive the image.
	ImageOf(m Mem, off int, d *ImageDesc) (ImageMem, error)
	// NewTexture returns a texture that reads the image.
	NewTexture(m ImageMem, d *TextureDesc) (Object, error)
	// NewSurface returns a surface that reads and writes the image, which must be a Storage one.
	NewSurface(m ImageMem) (Object, error)
	// NewSampler returns an OpenCL sampler. All dimensions have the address mode of the first.
	NewSampler(d *SamplerDesc) (Object, error)
}

// ImageCopier is an optional interface of a Stream, of a Context that is an Imager.
type ImageCopier interface {
	// UploadImage queues a copy of texels, row after row and slice after slice without gaps, into a region. src may be
	// reused when the call returns.
	UploadImage(dst ImageMem, r Region, src []byte) error
	// DownloadImage waits for the work queued before it and copies the texels of a region into dst.
	DownloadImage(dst []byte, src ImageMem, r Region) error
}

// Binder is an optional interface of a Module, for texture and surface references.
type Binder interface {
	// Bind makes launches that follow see o through the reference; nil unbinds it. It does not wait for launches before
	// it.
	Bind(g *GlobalSpec, o Object) error
}

// Object is a texture, surface or sampler, or an image as a kernel's argument.
type Object interface {
	// Close frees it, when no queued work uses it any more. A second Close returns nil.
	Close() error
}

// Handler is an optional interface of an Object, for devices whose kernels find objects by a word in memory.
type Handler interface {
	// Handle is the word: cudaTextureObject_t, cudaSurfaceObject_t. It is never 0.
	Handle() (uint64, error)
}

// ImageMem is the texels of one image.
type ImageMem interface{ Object }

// ImageDesc describes an image.
type ImageDesc struct {
	Shape  ImageShape // 0: by the sizes that are given, 1D, 2D or 3D
	Width  int        // texels
	Height int        // texels; of 2D, 3D, layered 2D images and cubemaps (equal to Width)
	Depth  int        // texels; of 3D images
	Layers int        // of layered images; a cubemap has 6 faces without being layered
	Order  ChannelOrder
	Type   ChannelType
	// Pitch is the number of bytes from row to row, and Slice from slice to slice or layer to layer; 0 means without
	// gaps. Only of images of device memory.
	Pitch, Slice int
	Storage      bool // kernels write it: CUDA's surfaces. OpenCL's images can always be written.
}

// ImageShape is the dimensionality of an image.
type ImageShape uint8

// The shapes. Linear is one row in device memory: what tex1Dfetch reads, OpenCL's image1d_buffer_t.
const (
	Image1D ImageShape = iota + 1
	Image2D
	Image3D
	Image1DLayered
	Image2DLayered
	ImageCube
	ImageCubeLayered
	ImageLinear
)

var shapeNames = [...]string{"shapeless", "1D", "2D", "3D", "layered 1D", "layered 2D", "cubemap", "layered cubemap",
	"linear"}

func (s ImageShape) String() string { return shapeNames[min(int(s), len(shapeNames)-1)] }

// ChannelOrder says which channels a texel has, in the order in which they lie in memory (OpenCL 1.2, table 5.6). CUDA
// knows R, RG and RGBA.
type ChannelOrder uint8

// The channel orders. RGB exists with packed types only.
const (
	OrderR ChannelOrder = iota + 1
	OrderA
	OrderRG
	OrderRA
	OrderRGB
	OrderRGBA
	OrderBGRA
	OrderARGB
	OrderIntensity
	OrderLuminance
)

var orderChannels = [...]int{0, 1, 1, 2, 2, 3, 4, 4, 4, 1, 1}

// ChannelType is the type of a channel in memory (OpenCL 1.2, table 5.7).
type ChannelType uint8

// The channel types. UNorm and SNorm are integers that kernels read as floats in [0,1] and [-1,1]; the last three pack
// red, green and blue into one integer. CUDA's arrays have the first eight; its textures may read the first four as
// normalised.
const (
	TypeInt8 ChannelType = iota + 1
	TypeUint8
	TypeInt16
	TypeUint16
	TypeInt32
	TypeUint32
	TypeHalf
	TypeFloat
	TypeSNorm8
	TypeUNorm8
	TypeSNorm16
	TypeUNorm16
	TypeUNorm565
	TypeUNorm555
	TypeUNorm101010
)

var typeSizes = [...]int{0, 1, 1, 2, 2, 4, 4, 2, 4, 1, 1, 2, 2, 2, 2, 4}

var typeNames = [...]string{"typeless", "int8", "uint8", "int16", "uint16", "int32", "uint32", "half", "float",
	"snorm8", "unorm8", "snorm16", "unorm16", "unorm565", "unorm555", "unorm101010"}

func (t ChannelType) String() string { return typeNames[min(int(t), len(typeNames)-1)] }

// Packed reports whether one integer holds all channels of a texel.
func (t ChannelType) Packed() bool { return t >= TypeUNorm565 }

// Size returns the bytes of a channel, or of the texel if it is packed.
func (t ChannelType) Size() int { return typeSizes[t] }

// Channels returns the number of channels in memory.
func (o ChannelOrder) Channels() int { return orderChannels[o] }

// TexelSize returns the bytes of a texel.
func (d *ImageDesc) TexelSize() int { return TexelSize(d.Order, d.Type) }

// TexelSize returns the bytes of a texel with these channels.
func TexelSize(o ChannelOrder, t ChannelType) int {
	if t.Packed() {
		return t.Size()
	}
	return o.Channels() * t.Size()
}

// Extent returns the texels in each dimension, none 0: rows, and slices, layers or faces.
func (d *ImageDesc) Extent() (width, height, slices int) {
	layers := max(d.Layers, 1)
	switch d.Shape {
	case Image2D:
		return d.Width, d.Height, 1
	case Image3D:
		return d.Width, d.Height, d.Depth
	case Image1DLayered:
		return d.Width, 1, layers
	case Image2DLayered:
		return d.Width, d.Height, layers
	case ImageCube, ImageCubeLayered:
		return d.Width, d.Height, 6 * layers
	}
	return d.Width, 1, 1
}

// Span returns the bytes from the first texel to after the last.
func (d *ImageDesc) Span() int {
	w, h, n := d.Extent()
	pitch, slice := d.Pitches()
	return (n-1)*slice + (h-1)*pitch + w*d.TexelSize()
}

// Pitches returns the bytes from row to row and from slice to slice.
func (d *ImageDesc) Pitches() (pitch, slice int) {
	w, h, _ := d.Extent()
	if pitch = d.Pitch; pitch == 0 {
		pitch = w * d.TexelSize()
	}
	if slice = d.Slice; slice == 0 {
		slice = h * pitch
	}
	return pitch, slice
}

// Complete chooses the shape if it is not given, and checks that the description makes sense. Limits of the device it
// does not know.
func (d *ImageDesc) Complete() error {
	if d.Shape == 0 {
		switch {
		case d.Layers > 0 && d.Height > 0:
			d.Shape = Image2DLayered
		case d.Layers > 0:
			d.Shape = Image1DLayered
		case d.Depth > 0:
			d.Shape = Image3D
		case d.Height > 0:
			d.Shape = Image2D
		default:
			d.Shape = Image1D
		}
	}
	bad := func(format string, args ...any) error { return Errorf(ErrInvalidLaunch, "an image: "+format, args...) }
	w, h, n := d.Extent()
	has := func(wanted bool, what string, size int) error {
		if wanted != (size > 0) || size < 0 {
			return bad("%s is %d in a %s image", what, size, d.Shape)
		}
		return nil
	}
	plane := d.Shape == Image2D || d.Shape == Image3D || d.Shape == Image2DLayered || d.Shape == ImageCube ||
		d.Shape == ImageCubeLayered
	for _, err := range []error{has(true, "the width", d.Width), has(plane, "the height", d.Height),
		has(d.Shape == Image3D, "the depth", d.Depth),
		has(d.Shape == Image1DLayered || d.Shape == Image2DLayered || d.Shape == ImageCubeLayered, "the number of layers",
			d.Layers)} {
		if err != nil {
			return err
		}
	}
	const most = min(math.MaxInt32, math.MaxInt/16) // texels, the bytes of which, 16 at most for each, are an int
	switch {
	case d.Shape > ImageLinear:
		return bad("there is no shape %d", d.Shape)
	case int(d.Order) >= len(orderChannels) || d.Order == 0 || int(d.Type) >= len(typeSizes) || d.Type == 0:
		return bad("it has no format")
	case d.Type.Packed() != (d.Order == OrderRGB):
		return bad("channels RGB come in packed types, and only those")
	case (d.Shape == ImageCube || d.Shape == ImageCubeLayered) && d.Width != d.Height:
		return bad("a cubemap is %d wide and %d high", d.Width, d.Height)
	case w > most || h > most/w || n > most/(w*h): // in this order, nothing overflows an int of 32 bits
		return Errorf(ErrOutOfMemory, "an image of %dx%dx%d texels", w, h, n)
	case d.Pitch < 0 || d.Pitch > 0 && d.Pitch < w*d.TexelSize():
		return bad("a pitch of %d bytes for rows of %d", d.Pitch, w*d.TexelSize())
	case d.Slice < 0 || d.Slice > 0 && d.Slice < h*max(d.Pitch, w*d.TexelSize()):
		return bad("slices %d bytes apart are too close", d.Slice)
	}
	return nil
}

// Region is a part of an image, in texels; Z counts slices, layers or faces.
type Region struct{ X, Y, Z, Width, Height, Depth int }

// Check returns an error unless r lies in the image and size is the bytes of its texels.
func (r Region) Check(d *ImageDesc, size int) error {
	w, h, n := d.Extent()
	if min(r.X, r.Y, r.Z) < 0 || min(r.Width, r.Height, r.Depth) <= 0 || r.Width > w-r.X || r.Height > h-r.Y ||
		r.Depth > n-r.Z || r.Width*d.TexelSize()*r.Height*r.Depth != size {
		return Errorf(ErrInvalidLaunch, "%d bytes for the region %dx%dx%d at (%d,%d,%d) of an image of %dx%dx%d", size,
			r.Width, r.Height, r.Depth, r.X, r.Y, r.Z, w, h, n)
	}
	return nil
}

// SamplerDesc says which texels coordinates mean.
type SamplerDesc struct {
	Address    [3]AddressMode // of coordinates outside, by dimension
	Filter     Filter
	Normalized bool // coordinates from 0 to 1; else in texels
}

// AddressMode says what coordinates outside of the image mean.
type AddressMode uint8

// The address modes. AddressDefault is clamp for textures, and for samplers OpenCL's CLK_ADDRESS_NONE: it is an error
// to read outside. Wrap and mirror need normalised coordinates.
const (
	AddressDefault AddressMode = iota
	AddressClamp               // the nearest texel inside
	AddressWrap                // the image repeats
	AddressMirror              // the image repeats, every other time mirrored
	AddressBorder              // the border colour
)

// Filter says how texels become a value.
type Filter uint8

// The filters.
const (
	FilterPoint  Filter = iota // the nearest texel
	FilterLinear               // a blend of the 2, 4 or 8 around
)

// Check returns an ErrInvalidLaunch for a filter or an address mode that there is not, and an ErrNotSupported for a
// sampler that repeats without normalised coordinates.
func (s *SamplerDesc) Check() error {
	if s.Filter > FilterLinear {
		return Errorf(ErrInvalidLaunch, "there is no filter %d", s.Filter)
	}
	for _, a := range s.Address {
		if a > AddressBorder {
			return Errorf(ErrInvalidLaunch, "there is no address mode %d", a)
		}
		if (a == AddressWrap || a == AddressMirror) && !s.Normalized {
			return Errorf(ErrNotSupported, "an image that repeats needs normalised coordinates")
		}
	}
	return nil
}

// TextureDesc says how a texture reads an image.
type TextureDesc struct {
	SamplerDesc
	// integers of 8 and 16 bits are read as floats in [0,1] or [-1,1]: cudaReadModeNormalizedFloat
	ReadNormalized bool
	Border         [4]float32 // read outside with AddressBorder, of floats only; 0 for other texels
}

// Check returns an ErrNotSupported for a texture of d that CUDA does not have (CUDA Runtime API,
// cudaCreateTextureObject).
func (t *TextureDesc) Check(d *ImageDesc) error {
	bad := func(format string, args ...any) error { return Errorf(ErrNotSupported, "a texture "+format, args...) }
	float := d.Type == TypeHalf || d.Type == TypeFloat
	cube := d.Shape == ImageCube || d.Shape == ImageCubeLayered
	switch {
	case d.Type > TypeFloat || d.Order != OrderR && d.Order != OrderRG && d.Order != OrderRGBA:
		return bad("of %s texels in this order: they are R, RG or RGBA, and normalised by ReadNormalized", d.Type)
	case t.ReadNormalized && (d.Type == TypeInt32 || d.Type == TypeUint32):
		return bad("that reads %s normalised", d.Type)
	case t.Filter == FilterLinear && !float && !t.ReadNormalized:
		return bad("that filters %s", d.Type)
	case t.Border != [4]float32{} && !float:
		return bad("of %s with a border colour", d.Type)
	case cube && !t.Normalized:
		return bad("of a cubemap without normalised coordinates")
	}
	return t.SamplerDesc.Check()
}
