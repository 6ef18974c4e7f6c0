// Package texel reads and writes the texels of images for kernels: formats, coordinates, filters. Package simt finds an
// image by its handle and calls this package. Formats, shapes and address modes are defined in package driver. The
// differences between CUDA and OpenCL are in cuda.go and cl.go.
package texel

import (
	"math"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// Image is an array of texels as kernels see it: an OpenCL image, the array behind a CUDA surface, or, with a Sampler,
// a CUDA texture. Kernels hold the number by which simt.Launch.Image finds it. It does not change while kernels use
// it; its texels may.
type Image struct {
	P     unsafe.Pointer // the first texel
	Shape driver.ImageShape
	// texels; H and D are 1 where the shape has no such dimension; D counts layers, or faces of cubes, where the shape
	// has them
	W, H, D    int
	Row, Slice int // bytes from row to row, and from one slice, layer or face to the next
	Order      driver.ChannelOrder
	Type       driver.ChannelType
	Sampler    *Sampler // of a texture; nil for an image and for a surface
}

// Kind is what reading a texel gives.
type Kind uint8

// The kinds.
const (
	Float Kind = iota
	Int
	Uint
)

func (k Kind) String() string { return [...]string{"float", "int", "uint"}[k] }

// Kind is what reading a texel of m gives.
func (m *Image) Kind() Kind {
	switch m.Type {
	case driver.TypeInt8, driver.TypeInt16, driver.TypeInt32:
		return Int
	case driver.TypeUint8, driver.TypeUint16, driver.TypeUint32:
		return Uint
	}
	return Float
}

// At returns the address of a texel, which the caller has checked to be inside.
func (m *Image) At(x, y, z int) unsafe.Pointer {
	return unsafe.Add(m.P, z*m.Slice+y*m.Row+x*driver.TexelSize(m.Order, m.Type))
}

// Floats reads the texel at p as floats. Normalised integers as OpenCL 1.2, 8.3.1, and the CUDA C++ Programming Guide,
// texture memory, say: n/255, and for signed ones max(n/127, -1).
func (m *Image) Floats(p unsafe.Pointer) [4]float32 {
	if m.Type == driver.TypeFloat && m.Order == driver.OrderRGBA {
		return *(*[4]float32)(p)
	}
	var raw [4]float32
	n := m.Order.Channels()
	switch m.Type {
	case driver.TypeFloat:
		copy(raw[:], unsafe.Slice((*float32)(p), n))
	case driver.TypeHalf:
		for i, h := range unsafe.Slice((*vec.Half)(p), n) {
			raw[i] = h.Float32()
		}
	case driver.TypeUNorm8:
		for i, v := range unsafe.Slice((*uint8)(p), n) {
			raw[i] = float32(v) / 255
		}
	case driver.TypeSNorm8:
		for i, v := range unsafe.Slice((*int8)(p), n) {
			raw[i] = max(float32(v)/127, -1)
		}
	case driver.TypeUNorm16:
		for i, v := range unsafe.Slice((*uint16)(p), n) {
			raw[i] = float32(v) / 65535
		}
	case driver.TypeSNorm16:
		for i, v := range unsafe.Slice((*int16)(p), n) {
			raw[i] = max(float32(v)/32767, -1)
		}
	case driver.TypeUNorm565:
		v := *(*uint16)(p)
		raw = [4]float32{float32(v>>11) / 31, float32(v>>5&63) / 63, float32(v&31) / 31}
	case driver.TypeUNorm555:
		v := *(*uint16)(p)
		raw = [4]float32{float32(v>>10&31) / 31, float32(v>>5&31) / 31, float32(v&31) / 31}
	case driver.TypeUNorm101010:
		v := *(*uint32)(p)
		raw = [4]float32{float32(v>>20&1023) / 1023, float32(v>>10&1023) / 1023, float32(v&1023) / 1023}
	}
	return arrange(m.Order, raw, 1)
}

// Ints reads the texel at p as signed integers.
func (m *Image) Ints(p unsafe.Pointer) [4]int32 {
	var raw [4]int32
	n := m.Order.Channels()
	switch m.Type {
	case driver.TypeInt8:
		for i, v := range unsafe.Slice((*int8)(p), n) {
			raw[i] = int32(v)
		}
	case driver.TypeInt16:
		for i, v := range unsafe.Slice((*int16)(p), n) {
			raw[i] = int32(v)
		}
	default:
		copy(raw[:], unsafe.Slice((*int32)(p), n))
	}
	return arrange(m.Order, raw, 1)
}

// Uints reads the texel at p as unsigned integers.
func (m *Image) Uints(p unsafe.Pointer) [4]uint32 {
	var raw [4]uint32
	n := m.Order.Channels()
	switch m.Type {
	case driver.TypeUint8:
		for i, v := range unsafe.Slice((*uint8)(p), n) {
			raw[i] = uint32(v)
		}
	case driver.TypeUint16:
		for i, v := range unsafe.Slice((*uint16)(p), n) {
			raw[i] = uint32(v)
		}
	default:
		copy(raw[:], unsafe.Slice((*uint32)(p), n))
	}
	return arrange(m.Order, raw, 1)
}

// arrange makes red, green, blue and alpha of the channels in memory (OpenCL C 1.2, 6.12.14.2, table of channel
// orders).
func arrange[C float32 | int32 | uint32](o driver.ChannelOrder, c [4]C, one C) [4]C {
	switch o {
	case driver.OrderR:
		return [4]C{c[0], 0, 0, one}
	case driver.OrderA:
		return [4]C{0, 0, 0, c[0]}
	case driver.OrderRG:
		return [4]C{c[0], c[1], 0, one}
	case driver.OrderRA:
		return [4]C{c[0], 0, 0, c[1]}
	case driver.OrderRGB:
		return [4]C{c[0], c[1], c[2], one}
	case driver.OrderBGRA:
		return [4]C{c[2], c[1], c[0], c[3]}
	case driver.OrderARGB:
		return [4]C{c[1], c[2], c[3], c[0]}
	case driver.OrderIntensity:
		return [4]C{c[0], c[0], c[0], c[0]}
	case driver.OrderLuminance:
		return [4]C{c[0], c[0], c[0], one}
	}
	return c
}

// disarrange is what memory holds for red, green, blue and alpha (OpenCL C 1.2, 6.12.14.4).
func disarrange[C float32 | int32 | uint32](o driver.ChannelOrder, c [4]C) [4]C {
	switch o {
	case driver.OrderA:
		return [4]C{c[3]}
	case driver.OrderRA:
		return [4]C{c[0], c[3]}
	case driver.OrderBGRA:
		return [4]C{c[2], c[1], c[0], c[3]}
	case driver.OrderARGB:
		return [4]C{c[3], c[0], c[1], c[2]}
	}
	return c
}

// PutFloats writes a texel at p. Conversions round to nearest even and saturate (OpenCL 1.2, 8.3.1.2).
func (m *Image) PutFloats(p unsafe.Pointer, v [4]float32) {
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
	case driver.TypeFloat:
		copy(unsafe.Slice((*float32)(p), n), c[:])
	case driver.TypeHalf:
		for i := range n {
			unsafe.Slice((*vec.Half)(p), n)[i] = vec.HalfOf(c[i])
		}
	case driver.TypeUNorm8:
		for i := range n {
			unsafe.Slice((*uint8)(p), n)[i] = uint8(norm(i, 0, 255))
		}
	case driver.TypeSNorm8:
		for i := range n {
			unsafe.Slice((*int8)(p), n)[i] = int8(norm(i, -128, 127))
		}
	case driver.TypeUNorm16:
		for i := range n {
			unsafe.Slice((*uint16)(p), n)[i] = uint16(norm(i, 0, 65535))
		}
	case driver.TypeSNorm16:
		for i := range n {
			unsafe.Slice((*int16)(p), n)[i] = int16(norm(i, -32768, 32767))
		}
	case driver.TypeUNorm565:
		*(*uint16)(p) = uint16(norm(0, 0, 31))<<11 | uint16(norm(1, 0, 63))<<5 | uint16(norm(2, 0, 31))
	case driver.TypeUNorm555:
		*(*uint16)(p) = uint16(norm(0, 0, 31))<<10 | uint16(norm(1, 0, 31))<<5 | uint16(norm(2, 0, 31))
	case driver.TypeUNorm101010:
		*(*uint32)(p) = uint32(norm(0, 0, 1023))<<20 | uint32(norm(1, 0, 1023))<<10 | uint32(norm(2, 0, 1023))
	}
}

// PutInts writes a texel at p; what does not fit saturates (OpenCL 1.2, 8.3.4).
func (m *Image) PutInts(p unsafe.Pointer, v [4]int32) {
	c := disarrange(m.Order, v)
	n := m.Order.Channels()
	switch m.Type {
	case driver.TypeInt8:
		for i := range n {
			unsafe.Slice((*int8)(p), n)[i] = int8(min(max(c[i], math.MinInt8), math.MaxInt8))
		}
	case driver.TypeInt16:
		for i := range n {
			unsafe.Slice((*int16)(p), n)[i] = int16(min(max(c[i], math.MinInt16), math.MaxInt16))
		}
	default:
		copy(unsafe.Slice((*int32)(p), n), c[:])
	}
}

// PutUints writes a texel at p; what does not fit saturates (OpenCL 1.2, 8.3.4).
func (m *Image) PutUints(p unsafe.Pointer, v [4]uint32) {
	c := disarrange(m.Order, v)
	n := m.Order.Channels()
	switch m.Type {
	case driver.TypeUint8:
		for i := range n {
			unsafe.Slice((*uint8)(p), n)[i] = uint8(min(c[i], math.MaxUint8))
		}
	case driver.TypeUint16:
		for i := range n {
			unsafe.Slice((*uint16)(p), n)[i] = uint16(min(c[i], math.MaxUint16))
		}
	default:
		copy(unsafe.Slice((*uint32)(p), n), c[:])
	}
}
