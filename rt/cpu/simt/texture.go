package simt

import (
	"math"
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

// What kernels want of a texture is a word that the prelude makes: the shape in bits 16 and up, the components in the low 4 bits, and above those, for integers,
// their size in bits.
func wanted(want uint32) (shape ImageShape, bits, components int) {
	return ImageShape(want >> 16), int(want >> 4 & 0xff), int(want & 15)
}

// texture finds a texture and checks that it is what the kernel reads.
func (b *Block) texture(handle uint64, want uint32, k kind) *Image {
	m := b.image(handle, "texture")
	shape, bits, n := wanted(want)
	switch {
	case m.Sampler == nil:
		fault("this is the handle of an image or a surface, not of a texture")
	case m.Shape != shape:
		fault("the texture is %s, the kernel reads a %s texture", m.Shape, shape)
	case m.Type.kind() != k || k != kindFloat && 8*typeSizes[m.Type] != bits || n > m.Order.Channels():
		fault("the texture has %d x %s texels, the kernel reads %d x %s%d", m.Order.Channels(), m.Type, n, kindNames[k], bits)
	}
	return m
}

// TexFetchF32 reads texel i of linear memory: CUDA's tex1Dfetch. Outside of the memory there are zeros.
func TexFetchF32(b *Block, handle uint64, want uint32, i int32) vec.Float4 {
	m := b.texture(handle, want, kindFloat)
	if uint(i) >= uint(m.W) {
		return vec.Float4{}
	}
	return float4(m.floats(m.texel(int(i), 0, 0)))
}

// TexFetchI32 is TexFetchF32 for signed integers.
func TexFetchI32(b *Block, handle uint64, want uint32, i int32) vec.Int4 {
	m := b.texture(handle, want, kindInt)
	if uint(i) >= uint(m.W) {
		return vec.Int4{}
	}
	return int4(m.ints(m.texel(int(i), 0, 0)))
}

// TexFetchU32 is TexFetchF32 for unsigned integers.
func TexFetchU32(b *Block, handle uint64, want uint32, i int32) vec.UInt4 {
	m := b.texture(handle, want, kindUint)
	if uint(i) >= uint(m.W) {
		return vec.UInt4{}
	}
	return uint4(m.uints(m.texel(int(i), 0, 0)))
}

// TexSampleF32 reads a texture of any other shape at coordinates, of which its shape says how many count: CUDA's tex1D, tex2D, tex3D, texCubemap and their layered forms.
func TexSampleF32(b *Block, handle uint64, want uint32, x, y, z float32, layer int32) vec.Float4 {
	m := b.texture(handle, want, kindFloat)
	ax, ay, az := m.cudaAxes(x, y, z, layer)
	return float4(m.filter(ax, ay, az, m.Sampler.Linear, &m.Sampler.Border))
}

// TexSampleI32 is TexSampleF32 for signed integers, which have no filter.
func TexSampleI32(b *Block, handle uint64, want uint32, x, y, z float32, layer int32) vec.Int4 {
	m := b.texture(handle, want, kindInt)
	ax, ay, az := m.cudaAxes(x, y, z, layer)
	if ax.a < 0 || ay.a < 0 || az.a < 0 {
		return vec.Int4{}
	}
	return int4(m.ints(m.texel(ax.a, ay.a, az.a)))
}

// TexSampleU32 is TexSampleF32 for unsigned integers, which have no filter.
func TexSampleU32(b *Block, handle uint64, want uint32, x, y, z float32, layer int32) vec.UInt4 {
	m := b.texture(handle, want, kindUint)
	ax, ay, az := m.cudaAxes(x, y, z, layer)
	if ax.a < 0 || ay.a < 0 || az.a < 0 {
		return vec.UInt4{}
	}
	return uint4(m.uints(m.texel(ax.a, ay.a, az.a)))
}

// nearLayer brings a layer index, which is unsigned, inside (PTX ISA, tex: an index out of range is clamped).
func nearLayer(layer int32, n int) int { return int(min(uint32(layer), uint32(n-1))) }

// cudaAxes chooses texels for coordinates.
func (m *Image) cudaAxes(x, y, z float32, layer int32) (ax, ay, az axis) {
	s := m.Sampler
	at := nearLayer(layer, m.D)
	switch m.Shape {
	case Shape1D:
		return s.cudaAxis(0, x, m.W), axis{}, axis{}
	case Shape2D:
		return s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H), axis{}
	case Shape3D:
		return s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H), s.cudaAxis(2, z, m.D)
	case Shape1DLayered:
		return s.cudaAxis(0, x, m.W), axis{}, axis{a: at, b: at}
	case Shape2DLayered:
		return s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H), axis{a: at, b: at}
	}
	face, u, v := cubeFace(x, y, z)
	if m.Shape == ShapeCubeLayered {
		face += 6 * nearLayer(layer, m.D/6)
	}
	return s.cudaAxis(0, u, m.W), s.cudaAxis(1, v, m.H), axis{a: face, b: face}
}

// cubeFace returns the face that the direction x, y, z meets and where, from 0 to 1 (CUDA C++ Programming Guide, cubemap textures).
func cubeFace(x, y, z float32) (face int, u, v float32) {
	abs := func(f float32) float32 { return math.Float32frombits(math.Float32bits(f) &^ (1 << 31)) }
	var m, s, t float32
	switch ax, ay, az := abs(x), abs(y), abs(z); {
	case ax >= ay && ax >= az:
		face, m, s, t = 0, x, -z, -y
		if x < 0 {
			face, m, s = 1, -x, z
		}
	case ay >= az:
		face, m, s, t = 2, y, x, z
		if y < 0 {
			face, m, t = 3, -y, -z
		}
	default:
		face, m, s, t = 4, z, x, -y
		if z < 0 {
			face, m, s = 5, -z, -x
		}
	}
	return face, (s/m + 1) / 2, (t/m + 1) / 2
}

// gather returns the four texels that linear filtering would blend, in the order of tex2Dgather: counterclockwise from the lower left.
func (m *Image) gather(x, y float32) [4]unsafe.Pointer {
	s := *m.Sampler
	s.Linear = true
	ax, ay := s.cudaAxis(0, x, m.W), s.cudaAxis(1, y, m.H)
	var list [4]unsafe.Pointer
	for i, at := range [4][2]int{{ax.a, ay.b}, {ax.b, ay.b}, {ax.b, ay.a}, {ax.a, ay.a}} {
		if at[0] >= 0 && at[1] >= 0 {
			list[i] = m.texel(at[0], at[1], 0)
		}
	}
	return list
}

func (m *Image) lacks(component int32) bool { return int(component&3) >= m.Order.Channels() }

// TexGatherF32 reads one component, 0 to 3, of the four texels around a point of a 2D texture: CUDA's tex2Dgather. A component that the texels do not have is 0.
func TexGatherF32(b *Block, handle uint64, want uint32, x, y float32, component int32) vec.Float4 {
	m := b.texture(handle, want, kindFloat)
	var v [4]float32
	if m.lacks(component) {
		return vec.Float4{}
	}
	for i, p := range m.gather(x, y) {
		if v[i] = m.Sampler.Border[component&3]; p != nil {
			v[i] = m.floats(p)[component&3]
		}
	}
	return float4(v)
}

// TexGatherI32 is TexGatherF32 for signed integers.
func TexGatherI32(b *Block, handle uint64, want uint32, x, y float32, component int32) vec.Int4 {
	m := b.texture(handle, want, kindInt)
	var v [4]int32
	if m.lacks(component) {
		return vec.Int4{}
	}
	for i, p := range m.gather(x, y) {
		if p != nil {
			v[i] = m.ints(p)[component&3]
		}
	}
	return int4(v)
}

// TexGatherU32 is TexGatherF32 for unsigned integers.
func TexGatherU32(b *Block, handle uint64, want uint32, x, y float32, component int32) vec.UInt4 {
	m := b.texture(handle, want, kindUint)
	var v [4]uint32
	if m.lacks(component) {
		return vec.UInt4{}
	}
	for i, p := range m.gather(x, y) {
		if p != nil {
			v[i] = m.uints(p)[component&3]
		}
	}
	return uint4(v)
}

func float4(v [4]float32) vec.Float4 { return vec.Float4{X: v[0], Y: v[1], Z: v[2], W: v[3]} }
func int4(v [4]int32) vec.Int4       { return vec.Int4{X: v[0], Y: v[1], Z: v[2], W: v[3]} }
func uint4(v [4]uint32) vec.UInt4    { return vec.UInt4{X: v[0], Y: v[1], Z: v[2], W: v[3]} }
