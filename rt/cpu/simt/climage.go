package simt

import (
	"math"

	"github.com/kbind/kbind/rt/vec"
)

// The bits of an OpenCL sampler in a kernel, which the prelude's CLK_ macros spell.
const (
	samplerNormalized = 1
	samplerAddress    = 7 << 1 // an AddressMode
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

func samplerOf(bits uint32) Sampler {
	mode := AddressMode(bits & samplerAddress >> 1)
	return Sampler{Address: [3]AddressMode{mode, mode, mode}, Linear: bits&samplerLinear != 0, Normalized: bits&samplerNormalized != 0}
}

// clImage finds an OpenCL image and checks that its texels can be read or written as k.
func (b *Block) clImage(handle uint64, k kind, what string) *Image {
	m := b.image(handle, "image")
	if m.Type.kind() != k {
		fault("%s on an image of %s", what, m.Type)
	}
	return m
}

// clAxes chooses texels for float coordinates. The layer of an array is the nearest one that exists (OpenCL 1.2, 8.4).
func (m *Image) clAxes(s *Sampler, x, y, z float32) (ax, ay, az axis) {
	layer := func(f float32) axis {
		i := min(max(int(limit(math.RoundToEven(float64(f)))), 0), m.D-1)
		return axis{a: i, b: i}
	}
	ax = s.clAxis(x, m.W)
	switch m.Shape {
	case Shape2D:
		return ax, s.clAxis(y, m.H), axis{}
	case Shape3D:
		return ax, s.clAxis(y, m.H), s.clAxis(z, m.D)
	case Shape1DLayered:
		return ax, axis{}, layer(y)
	case Shape2DLayered:
		return ax, s.clAxis(y, m.H), layer(z)
	}
	return ax, axis{}, axis{}
}

// clTexels is clAxes for integer coordinates: the nearest texel of a sampler without normalised coordinates.
func (m *Image) clTexels(s *Sampler, x, y, z int32) (i, j, k int) {
	mode := s.Address[0]
	i = mode.texel(int(x), m.W)
	switch m.Shape {
	case Shape2D:
		return i, mode.texel(int(y), m.H), 0
	case Shape3D:
		return i, mode.texel(int(y), m.H), mode.texel(int(z), m.D)
	case Shape1DLayered:
		return i, 0, min(max(int(y), 0), m.D-1)
	case Shape2DLayered:
		return i, mode.texel(int(y), m.H), min(max(int(z), 0), m.D-1)
	}
	return i, 0, 0
}

// check faults when a texel lies outside although the sampler promised that none does.
func (m *Image) check(s *Sampler, axes ...int) {
	if s.Address[0] != AddressNone {
		return
	}
	for _, i := range axes {
		if i == outside {
			fault("a read outside of an image of %dx%dx%d by a sampler with CLK_ADDRESS_NONE", m.W, m.H, m.D)
		}
	}
}

// clBorder is what the address mode CLK_ADDRESS_CLAMP reads outside (OpenCL C 1.2, 6.12.14.1).
func clBorder[C float32 | int32 | uint32](o ChannelOrder) [4]C {
	switch o {
	case OrderR, OrderRG, OrderRGB, OrderLuminance:
		return [4]C{0, 0, 0, 1}
	}
	return [4]C{}
}

// ImageReadF32 reads an image at float coordinates, of which its shape says how many count: read_imagef.
func ImageReadF32(b *Block, handle uint64, sampler uint32, x, y, z float32) vec.Float4 {
	m, s := b.clImage(handle, kindFloat, "read_imagef"), samplerOf(sampler)
	ax, ay, az := m.clAxes(&s, x, y, z)
	m.check(&s, ax.a, ay.a, az.a)
	for _, a := range [3]axis{ax, ay, az} {
		if a.weight > 0 {
			m.check(&s, a.b)
		}
	}
	border := clBorder[float32](m.Order)
	return float4(m.filter(ax, ay, az, s.Linear, &border))
}

// ImageReadI32 is read_imagei.
func ImageReadI32(b *Block, handle uint64, sampler uint32, x, y, z float32) vec.Int4 {
	m, s := b.clImage(handle, kindInt, "read_imagei"), nearest(sampler, "read_imagei")
	ax, ay, az := m.clAxes(&s, x, y, z)
	m.check(&s, ax.a, ay.a, az.a)
	return int4(intsAt(m, ax.a, ay.a, az.a))
}

// ImageReadU32 is read_imageui.
func ImageReadU32(b *Block, handle uint64, sampler uint32, x, y, z float32) vec.UInt4 {
	m, s := b.clImage(handle, kindUint, "read_imageui"), nearest(sampler, "read_imageui")
	ax, ay, az := m.clAxes(&s, x, y, z)
	m.check(&s, ax.a, ay.a, az.a)
	return uint4(uintsAt(m, ax.a, ay.a, az.a))
}

// ImageTexelF32 reads an image at integer coordinates: read_imagef.
func ImageTexelF32(b *Block, handle uint64, sampler uint32, x, y, z int32) vec.Float4 {
	m, s := b.clImage(handle, kindFloat, "read_imagef"), whole(sampler, "read_imagef")
	i, j, k := m.clTexels(&s, x, y, z)
	m.check(&s, i, j, k)
	border := clBorder[float32](m.Order)
	return float4(m.floatAt(i, j, k, &border))
}

// ImageTexelI32 is read_imagei at integer coordinates.
func ImageTexelI32(b *Block, handle uint64, sampler uint32, x, y, z int32) vec.Int4 {
	m, s := b.clImage(handle, kindInt, "read_imagei"), whole(sampler, "read_imagei")
	i, j, k := m.clTexels(&s, x, y, z)
	m.check(&s, i, j, k)
	return int4(intsAt(m, i, j, k))
}

// ImageTexelU32 is read_imageui at integer coordinates.
func ImageTexelU32(b *Block, handle uint64, sampler uint32, x, y, z int32) vec.UInt4 {
	m, s := b.clImage(handle, kindUint, "read_imageui"), whole(sampler, "read_imageui")
	i, j, k := m.clTexels(&s, x, y, z)
	m.check(&s, i, j, k)
	return uint4(uintsAt(m, i, j, k))
}

// nearest refuses a filter where OpenCL defines none (OpenCL C 1.2, 6.12.14.2).
func nearest(bits uint32, what string) Sampler {
	s := samplerOf(bits)
	if s.Linear {
		fault("%s with a sampler of CLK_FILTER_LINEAR", what)
	}
	return s
}

// whole refuses samplers that OpenCL does not define for integer coordinates (OpenCL C 1.2, 6.12.14.2): only the nearest texel, coordinates in texels, and no repetition.
func whole(bits uint32, what string) Sampler {
	s := nearest(bits, what)
	if s.Normalized || s.Address[0] == AddressWrap || s.Address[0] == AddressMirror {
		fault("%s with integer coordinates and a sampler that is normalized or repeats", what)
	}
	return s
}

func intsAt(m *Image, x, y, z int) [4]int32 {
	if x < 0 || y < 0 || z < 0 {
		return clBorder[int32](m.Order)
	}
	return m.ints(m.texel(x, y, z))
}

func uintsAt(m *Image, x, y, z int) [4]uint32 {
	if x < 0 || y < 0 || z < 0 {
		return clBorder[uint32](m.Order)
	}
	return m.uints(m.texel(x, y, z))
}

// place finds the texel to be written; nothing may be written outside (OpenCL C 1.2, 6.12.14.4).
func (m *Image) place(x, y, z int32) (i, j, k int) {
	i, j, k = int(x), int(y), int(z)
	switch m.Shape {
	case Shape1D, ShapeLinear:
		j, k = 0, 0
	case Shape2D:
		k = 0
	case Shape1DLayered:
		j, k = 0, j
	}
	if uint(i) >= uint(m.W) || uint(j) >= uint(m.H) || uint(k) >= uint(m.D) {
		fault("a write to texel (%d,%d,%d) of an image of %dx%dx%d", i, j, k, m.W, m.H, m.D)
	}
	return i, j, k
}

// ImageWriteF32 writes a texel: write_imagef.
func ImageWriteF32(b *Block, handle uint64, v vec.Float4, x, y, z int32) {
	m := b.clImage(handle, kindFloat, "write_imagef")
	m.putFloats(m.texel(m.place(x, y, z)), [4]float32{v.X, v.Y, v.Z, v.W})
}

// ImageWriteI32 is write_imagei.
func ImageWriteI32(b *Block, handle uint64, v vec.Int4, x, y, z int32) {
	m := b.clImage(handle, kindInt, "write_imagei")
	m.putInts(m.texel(m.place(x, y, z)), [4]int32{v.X, v.Y, v.Z, v.W})
}

// ImageWriteU32 is write_imageui.
func ImageWriteU32(b *Block, handle uint64, v vec.UInt4, x, y, z int32) {
	m := b.clImage(handle, kindUint, "write_imageui")
	m.putUints(m.texel(m.place(x, y, z)), [4]uint32{v.X, v.Y, v.Z, v.W})
}

// What ImageInfo is asked for; the numbers are those of the prelude.
const (
	infoWidth uint32 = iota
	infoHeight
	infoDepth
	infoLayers
	infoType
	infoOrder
)

// ImageInfo answers get_image_width and its kin. Types and orders are numbered as the runtime's cl.h numbers them (OpenCL 1.2, table 5.6 and 5.7).
func ImageInfo(b *Block, handle uint64, what uint32) int32 {
	m := b.image(handle, "image")
	switch what {
	case infoWidth:
		return int32(m.W)
	case infoHeight:
		return int32(m.H)
	case infoDepth, infoLayers:
		return int32(m.D)
	case infoType:
		return int32(clType[m.Type])
	case infoOrder:
		return int32(clOrder[m.Order])
	}
	return 0
}

var clOrder = [...]uint16{0, OrderR: 0x10B0, OrderA: 0x10B1, OrderRG: 0x10B2, OrderRA: 0x10B3, OrderRGB: 0x10B4, OrderRGBA: 0x10B5, OrderBGRA: 0x10B6, OrderARGB: 0x10B7,
	OrderIntensity: 0x10B8, OrderLuminance: 0x10B9}

var clType = [...]uint16{0, TypeSNorm8: 0x10D0, TypeSNorm16: 0x10D1, TypeUNorm8: 0x10D2, TypeUNorm16: 0x10D3, TypeUNorm565: 0x10D4, TypeUNorm555: 0x10D5, TypeUNorm101010: 0x10D6,
	TypeI8: 0x10D7, TypeI16: 0x10D8, TypeI32: 0x10D9, TypeU8: 0x10DA, TypeU16: 0x10DB, TypeU32: 0x10DC, TypeF16: 0x10DD, TypeF32: 0x10DE}
