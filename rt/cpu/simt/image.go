package simt

import (
	"math"
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

// Image is an array of texels as kernels see it: an OpenCL image, the array behind a CUDA surface, or, with a Sampler, a CUDA texture. Kernels hold the
// number by which Launch.Image finds it. It does not change while kernels use it; its texels may.
type Image struct {
	P          unsafe.Pointer // the first texel
	Shape      ImageShape
	W, H, D    int // texels; H and D are 1 where the shape has no such dimension; D counts layers, or faces of cubes, where the shape has them
	Row, Slice int // bytes from row to row, and from one slice, layer or face to the next
	Order      ChannelOrder
	Type       ChannelType
	Sampler    *Sampler // of a texture; nil for an image and for a surface
}

// ImageShape is the dimensionality of an image. The numbers are those of driver.ImageShape and of the prelude's headers.
type ImageShape uint8

// The shapes. A linear image is one row in a buffer: CUDA's linear memory textures, OpenCL's image1d_buffer_t.
const (
	Shape1D ImageShape = iota + 1
	Shape2D
	Shape3D
	Shape1DLayered
	Shape2DLayered
	ShapeCube
	ShapeCubeLayered
	ShapeLinear
)

var shapeNames = [...]string{"no", "1D", "2D", "3D", "layered 1D", "layered 2D", "cubemap", "layered cubemap", "linear"}

func (s ImageShape) String() string { return shapeNames[min(int(s), len(shapeNames)-1)] }

// ChannelOrder says which channels a texel has and where they are (OpenCL C 1.2, 6.12.14 and OpenCL 1.2, 5.3.1.1). The numbers are those of driver.ChannelOrder.
type ChannelOrder uint8

// The channel orders.
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

// Channels returns the number of channels in memory.
func (o ChannelOrder) Channels() int { return orderChannels[o] }

// ChannelType is the type of a texel's channels in memory. The numbers are those of driver.ChannelType.
type ChannelType uint8

// The channel types. UNorm and SNorm are integers read as [0,1] and [-1,1]; the last three pack an RGB texel into one integer.
const (
	TypeI8 ChannelType = iota + 1
	TypeU8
	TypeI16
	TypeU16
	TypeI32
	TypeU32
	TypeF16
	TypeF32
	TypeSNorm8
	TypeUNorm8
	TypeSNorm16
	TypeUNorm16
	TypeUNorm565
	TypeUNorm555
	TypeUNorm101010
)

var typeSizes = [...]int{0, 1, 1, 2, 2, 4, 4, 2, 4, 1, 1, 2, 2, 2, 2, 4}
var typeNames = [...]string{"none", "int8", "uint8", "int16", "uint16", "int32", "uint32", "half", "float", "snorm8", "unorm8", "snorm16", "unorm16", "unorm565", "unorm555", "unorm101010"}

func (t ChannelType) String() string { return typeNames[t] }

// Packed reports whether one integer holds all channels of a texel.
func (t ChannelType) Packed() bool { return t >= TypeUNorm565 }

// TexelSize returns the bytes of a texel.
func TexelSize(o ChannelOrder, t ChannelType) int {
	if t.Packed() {
		return typeSizes[t]
	}
	return o.Channels() * typeSizes[t]
}

// kind is what reading gives.
type kind uint8

const (
	kindFloat kind = iota
	kindInt
	kindUint
)

var kindNames = [...]string{"float", "int", "uint"}

func (t ChannelType) kind() kind {
	switch t {
	case TypeI8, TypeI16, TypeI32:
		return kindInt
	case TypeU8, TypeU16, TypeU32:
		return kindUint
	}
	return kindFloat
}

// handleCache is how many images a block remembers.
const handleCache = 4

type imageEntry struct {
	handle uint64
	image  *Image
}

// image finds the image of a handle; what says in messages what it should be.
func (b *Block) image(handle uint64, what string) *Image {
	for i := range b.images {
		if b.images[i].handle == handle && handle != 0 {
			return b.images[i].image
		}
	}
	if handle == 0 {
		fault("the %s is not bound: its handle is 0", what)
	}
	var img *Image
	if b.Launch.Image != nil {
		img = b.Launch.Image(handle)
	}
	if img == nil {
		fault("0x%x is the handle of no %s, or of one that was closed", handle, what)
	}
	b.images[b.nextImage] = imageEntry{handle, img}
	b.nextImage = (b.nextImage + 1) % handleCache
	return img
}

// texel returns the address of a texel, which the caller has checked to be inside.
func (m *Image) texel(x, y, z int) unsafe.Pointer {
	return unsafe.Add(m.P, z*m.Slice+y*m.Row+x*TexelSize(m.Order, m.Type))
}

// floats reads the texel at p as floats. Normalised integers as OpenCL 1.2, 8.3.1, and the CUDA C++ Programming Guide, texture memory, say: n/255, and for signed ones
// max(n/127, -1).
func (m *Image) floats(p unsafe.Pointer) [4]float32 {
	if m.Type == TypeF32 && m.Order == OrderRGBA {
		return *(*[4]float32)(p)
	}
	var raw [4]float32
	n := m.Order.Channels()
	switch m.Type {
	case TypeF32:
		copy(raw[:], unsafe.Slice((*float32)(p), n))
	case TypeF16:
		for i, h := range unsafe.Slice((*vec.Half)(p), n) {
			raw[i] = h.Float32()
		}
	case TypeUNorm8:
		for i, v := range unsafe.Slice((*uint8)(p), n) {
			raw[i] = float32(v) / 255
		}
	case TypeSNorm8:
		for i, v := range unsafe.Slice((*int8)(p), n) {
			raw[i] = max(float32(v)/127, -1)
		}
	case TypeUNorm16:
		for i, v := range unsafe.Slice((*uint16)(p), n) {
			raw[i] = float32(v) / 65535
		}
	case TypeSNorm16:
		for i, v := range unsafe.Slice((*int16)(p), n) {
			raw[i] = max(float32(v)/32767, -1)
		}
	case TypeUNorm565:
		v := *(*uint16)(p)
		raw = [4]float32{float32(v>>11) / 31, float32(v>>5&63) / 63, float32(v&31) / 31}
	case TypeUNorm555:
		v := *(*uint16)(p)
		raw = [4]float32{float32(v>>10&31) / 31, float32(v>>5&31) / 31, float32(v&31) / 31}
	case TypeUNorm101010:
		v := *(*uint32)(p)
		raw = [4]float32{float32(v>>20&1023) / 1023, float32(v>>10&1023) / 1023, float32(v&1023) / 1023}
	}
	return arrange(m.Order, raw, 1)
}

// ints reads the texel at p as signed integers.
func (m *Image) ints(p unsafe.Pointer) [4]int32 {
	var raw [4]int32
	n := m.Order.Channels()
	switch m.Type {
	case TypeI8:
		for i, v := range unsafe.Slice((*int8)(p), n) {
			raw[i] = int32(v)
		}
	case TypeI16:
		for i, v := range unsafe.Slice((*int16)(p), n) {
			raw[i] = int32(v)
		}
	default:
		copy(raw[:], unsafe.Slice((*int32)(p), n))
	}
	return arrange(m.Order, raw, 1)
}

// uints reads the texel at p as unsigned integers.
func (m *Image) uints(p unsafe.Pointer) [4]uint32 {
	var raw [4]uint32
	n := m.Order.Channels()
	switch m.Type {
	case TypeU8:
		for i, v := range unsafe.Slice((*uint8)(p), n) {
			raw[i] = uint32(v)
		}
	case TypeU16:
		for i, v := range unsafe.Slice((*uint16)(p), n) {
			raw[i] = uint32(v)
		}
	default:
		copy(raw[:], unsafe.Slice((*uint32)(p), n))
	}
	return arrange(m.Order, raw, 1)
}

// arrange makes red, green, blue and alpha of the channels in memory (OpenCL C 1.2, 6.12.14.2, table of channel orders).
func arrange[C float32 | int32 | uint32](o ChannelOrder, c [4]C, one C) [4]C {
	switch o {
	case OrderR:
		return [4]C{c[0], 0, 0, one}
	case OrderA:
		return [4]C{0, 0, 0, c[0]}
	case OrderRG:
		return [4]C{c[0], c[1], 0, one}
	case OrderRA:
		return [4]C{c[0], 0, 0, c[1]}
	case OrderRGB:
		return [4]C{c[0], c[1], c[2], one}
	case OrderBGRA:
		return [4]C{c[2], c[1], c[0], c[3]}
	case OrderARGB:
		return [4]C{c[1], c[2], c[3], c[0]}
	case OrderIntensity:
		return [4]C{c[0], c[0], c[0], c[0]}
	case OrderLuminance:
		return [4]C{c[0], c[0], c[0], one}
	}
	return c
}

// disarrange is what memory holds for red, green, blue and alpha (OpenCL C 1.2, 6.12.14.4).
func disarrange[C float32 | int32 | uint32](o ChannelOrder, c [4]C) [4]C {
	switch o {
	case OrderA:
		return [4]C{c[3]}
	case OrderRA:
		return [4]C{c[0], c[3]}
	case OrderBGRA:
		return [4]C{c[2], c[1], c[0], c[3]}
	case OrderARGB:
		return [4]C{c[3], c[0], c[1], c[2]}
	}
	return c
}

// putFloats writes a texel at p. Conversions round to nearest even and saturate (OpenCL 1.2, 8.3.1.2).
func (m *Image) putFloats(p unsafe.Pointer, v [4]float32) {
	c := disarrange(m.Order, v)
	n := m.Order.Channels()
	norm := func(i int, low, high float64) float64 {
		f := math.RoundToEven(float64(float32(c[i] * float32(high))))
		if f != f {
			return 0
		}
		return min(max(f, low), high)
	}
	switch m.Type {
	case TypeF32:
		copy(unsafe.Slice((*float32)(p), n), c[:])
	case TypeF16:
		for i := range n {
			unsafe.Slice((*vec.Half)(p), n)[i] = vec.HalfOf(c[i])
		}
	case TypeUNorm8:
		for i := range n {
			unsafe.Slice((*uint8)(p), n)[i] = uint8(norm(i, 0, 255))
		}
	case TypeSNorm8:
		for i := range n {
			unsafe.Slice((*int8)(p), n)[i] = int8(norm(i, -128, 127))
		}
	case TypeUNorm16:
		for i := range n {
			unsafe.Slice((*uint16)(p), n)[i] = uint16(norm(i, 0, 65535))
		}
	case TypeSNorm16:
		for i := range n {
			unsafe.Slice((*int16)(p), n)[i] = int16(norm(i, -32768, 32767))
		}
	case TypeUNorm565:
		*(*uint16)(p) = uint16(norm(0, 0, 31))<<11 | uint16(norm(1, 0, 63))<<5 | uint16(norm(2, 0, 31))
	case TypeUNorm555:
		*(*uint16)(p) = uint16(norm(0, 0, 31))<<10 | uint16(norm(1, 0, 31))<<5 | uint16(norm(2, 0, 31))
	case TypeUNorm101010:
		*(*uint32)(p) = uint32(norm(0, 0, 1023))<<20 | uint32(norm(1, 0, 1023))<<10 | uint32(norm(2, 0, 1023))
	}
}

// putInts writes a texel at p; what does not fit saturates (OpenCL 1.2, 8.3.4).
func (m *Image) putInts(p unsafe.Pointer, v [4]int32) {
	c := disarrange(m.Order, v)
	n := m.Order.Channels()
	switch m.Type {
	case TypeI8:
		for i := range n {
			unsafe.Slice((*int8)(p), n)[i] = int8(min(max(c[i], math.MinInt8), math.MaxInt8))
		}
	case TypeI16:
		for i := range n {
			unsafe.Slice((*int16)(p), n)[i] = int16(min(max(c[i], math.MinInt16), math.MaxInt16))
		}
	default:
		copy(unsafe.Slice((*int32)(p), n), c[:])
	}
}

// putUints writes a texel at p; what does not fit saturates (OpenCL 1.2, 8.3.4).
func (m *Image) putUints(p unsafe.Pointer, v [4]uint32) {
	c := disarrange(m.Order, v)
	n := m.Order.Channels()
	switch m.Type {
	case TypeU8:
		for i := range n {
			unsafe.Slice((*uint8)(p), n)[i] = uint8(min(c[i], math.MaxUint8))
		}
	case TypeU16:
		for i := range n {
			unsafe.Slice((*uint16)(p), n)[i] = uint16(min(c[i], math.MaxUint16))
		}
	default:
		copy(unsafe.Slice((*uint32)(p), n), c[:])
	}
}
