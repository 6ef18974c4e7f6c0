package texel

import (
	"math"
	"slices"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// How OpenCL reads and writes images.

// The bits of an OpenCL sampler in a kernel, which the prelude's CLK_ macros spell.
const (
	samplerNormalized = 1
	samplerAddress    = 7 << 1 // an driver.AddressMode
	samplerLinear     = 1 << 4
)

// SamplerBits packs s as kernels hold samplers.
func SamplerBits(s Sampler) uint32 {
	bits := uint32(s.Address[0]) << 1
	if s.Normalized {
		bits |= samplerNormalized
	}
	if s.Linear {
		bits |= samplerLinear
	}
	return bits
}

// SamplerOf is the inverse of SamplerBits.
func SamplerOf(bits uint32) Sampler {
	mode := driver.AddressMode(bits & samplerAddress >> 1)
	return Sampler{Address: [3]driver.AddressMode{mode, mode, mode}, Linear: bits&samplerLinear != 0,
		Normalized: bits&samplerNormalized != 0}
}

// clAxes chooses texels for float coordinates. The layer of an array is the nearest one that exists (OpenCL 1.2, 8.4).
func (m *Image) clAxes(s *Sampler, x, y, z float32) (ax, ay, az axis) {
	layer := func(f float32) axis {
		i := min(max(int(limit(math.RoundToEven(float64(f)))), 0), m.D-1)
		return axis{a: i, b: i}
	}
	ax = s.clAxis(x, m.W)
	switch m.Shape {
	case driver.Image2D:
		return ax, s.clAxis(y, m.H), axis{}
	case driver.Image3D:
		return ax, s.clAxis(y, m.H), s.clAxis(z, m.D)
	case driver.Image1DLayered:
		return ax, axis{}, layer(y)
	case driver.Image2DLayered:
		return ax, s.clAxis(y, m.H), layer(z)
	}
	return ax, axis{}, axis{}
}

// clTexels is clAxes for integer coordinates: the nearest texel of a sampler without normalised coordinates.
func (m *Image) clTexels(s *Sampler, x, y, z int32) (i, j, k int) {
	mode := s.Address[0]
	i = texelOf(mode, int(x), m.W)
	switch m.Shape {
	case driver.Image2D:
		return i, texelOf(mode, int(y), m.H), 0
	case driver.Image3D:
		return i, texelOf(mode, int(y), m.H), texelOf(mode, int(z), m.D)
	case driver.Image1DLayered:
		return i, 0, min(max(int(y), 0), m.D-1)
	case driver.Image2DLayered:
		return i, texelOf(mode, int(y), m.H), min(max(int(z), 0), m.D-1)
	}
	return i, 0, 0
}

// Border is what the address mode CLK_ADDRESS_CLAMP reads outside (OpenCL C 1.2, 6.12.14.1).
func Border[C float32 | int32 | uint32](o driver.ChannelOrder) [4]C {
	switch o {
	case driver.OrderR, driver.OrderRG, driver.OrderRGB, driver.OrderLuminance:
		return [4]C{0, 0, 0, 1}
	}
	return [4]C{}
}

// none reports whether a texel lies outside although the sampler promised that none does.
func (s *Sampler) none(axes ...int) bool {
	return s.Address[0] == driver.AddressDefault && slices.Contains(axes, outside)
}

// Blend blends the texels of an image of floats that lie around float coordinates, of which its shape says how many
// count. It is not ok when it lies outside, which the sampler promised it does not.
func (m *Image) Blend(s *Sampler, x, y, z float32) (v [4]float32, ok bool) {
	ax, ay, az := m.clAxes(s, x, y, z)
	if s.none(ax.a, ay.a, az.a) {
		return v, false
	}
	for _, a := range [3]axis{ax, ay, az} {
		if a.weight > 0 && s.none(a.b) {
			return v, false
		}
	}
	border := Border[float32](m.Order)
	m.blend(ax, ay, az, &border, &v)
	return v, true
}

// Near returns the texel nearest to float coordinates, nil for the border; ok is as Blend's.
func (m *Image) Near(s *Sampler, x, y, z float32) (p unsafe.Pointer, ok bool) {
	ax, ay, az := m.clAxes(s, x, y, z)
	return m.inside(s, ax.a, ay.a, az.a)
}

// Texel returns the texel at integer coordinates, nil for the border; ok is as Blend's.
func (m *Image) Texel(s *Sampler, x, y, z int32) (p unsafe.Pointer, ok bool) {
	i, j, k := m.clTexels(s, x, y, z)
	return m.inside(s, i, j, k)
}

func (m *Image) inside(s *Sampler, i, j, k int) (p unsafe.Pointer, ok bool) {
	if i < 0 || j < 0 || k < 0 {
		return nil, !s.none(i, j, k)
	}
	return m.At(i, j, k), true
}

// Place finds the texel to be written; ok says that it lies inside, since nothing may be written elsewhere (OpenCL C
// 1.2, 6.12.14.4).
func (m *Image) Place(x, y, z int32) (i, j, k int, ok bool) {
	i, j, k = int(x), int(y), int(z)
	switch m.Shape {
	case driver.Image1D, driver.ImageLinear:
		j, k = 0, 0
	case driver.Image2D:
		k = 0
	case driver.Image1DLayered:
		j, k = 0, j
	}
	return i, j, k, uint(i) < uint(m.W) && uint(j) < uint(m.H) && uint(k) < uint(m.D)
}

// CLOrder and CLType return the channel order and type of m as OpenCL numbers them (OpenCL 1.2, table 5.6 and 5.7).
func (m *Image) CLOrder() int32 { return int32(clOrder[m.Order]) }

// CLType is described at CLOrder.
func (m *Image) CLType() int32 { return int32(clType[m.Type]) }

var clOrder = [...]uint16{0, driver.OrderR: 0x10B0, driver.OrderA: 0x10B1, driver.OrderRG: 0x10B2,
	driver.OrderRA: 0x10B3, driver.OrderRGB: 0x10B4, driver.OrderRGBA: 0x10B5, driver.OrderBGRA: 0x10B6,
	driver.OrderARGB:      0x10B7,
	driver.OrderIntensity: 0x10B8, driver.OrderLuminance: 0x10B9}

var clType = [...]uint16{0, driver.TypeSNorm8: 0x10D0, driver.TypeSNorm16: 0x10D1, driver.TypeUNorm8: 0x10D2,
	driver.TypeUNorm16: 0x10D3, driver.TypeUNorm565: 0x10D4, driver.TypeUNorm555: 0x10D5, driver.TypeUNorm101010: 0x10D6,
	driver.TypeInt8: 0x10D7, driver.TypeInt16: 0x10D8, driver.TypeInt32: 0x10D9, driver.TypeUint8: 0x10DA,
	driver.TypeUint16: 0x10DB, driver.TypeUint32: 0x10DC, driver.TypeHalf: 0x10DD, driver.TypeFloat: 0x10DE}
