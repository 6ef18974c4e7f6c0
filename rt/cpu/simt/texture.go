package simt

import (
	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// The prelude's functions pass a number that says how a kernel reads a texture: its low 4 bits are how many components
// a texel has, the 8 bits above them how many bits a component has if it is an integer, and those from bit 16 up the
// shape.
func wanted(want uint32) (shape driver.ImageShape, bits, components int) {
	return driver.ImageShape(want >> 16), int(want >> 4 & 0xff), int(want & 15)
}

// texture finds the texture of a handle. It faults if there is none, or if the texture is not what the kernel reads.
func (b *Block) texture(handle uint64, want uint32, k texel.Kind) *texel.Image {
	m := b.image(handle, "texture")
	shape, bits, n := wanted(want)
	switch {
	case m.Sampler == nil:
		fault("this is the handle of an image or a surface, not of a texture")
	case m.Shape != shape:
		fault("the texture is %s, the kernel reads a %s texture", m.Shape, shape)
	case m.Kind() != k || k != texel.Float && 8*m.Type.Size() != bits || n > m.Order.Channels():
		fault("the texture has %d x %s texels, the kernel reads %d x %s%d", m.Order.Channels(), m.Type, n, k, bits)
	}
	return m
}

// TexFetchF32 reads texel i of a texture of linear memory: CUDA's tex1Dfetch. Outside of the memory it reads zeros.
func TexFetchF32(b *Block, handle uint64, want uint32, i int32) vec.Float4 {
	m := b.texture(handle, want, texel.Float)
	if uint(i) >= uint(m.W) {
		return vec.Float4{}
	}
	return float4(m.Floats(m.At(int(i), 0, 0)))
}

// TexFetchI32 is TexFetchF32 for signed integers.
func TexFetchI32(b *Block, handle uint64, want uint32, i int32) vec.Int4 {
	m := b.texture(handle, want, texel.Int)
	if uint(i) >= uint(m.W) {
		return vec.Int4{}
	}
	return int4(m.Ints(m.At(int(i), 0, 0)))
}

// TexFetchU32 is TexFetchF32 for unsigned integers.
func TexFetchU32(b *Block, handle uint64, want uint32, i int32) vec.UInt4 {
	m := b.texture(handle, want, texel.Uint)
	if uint(i) >= uint(m.W) {
		return vec.UInt4{}
	}
	return uint4(m.Uints(m.At(int(i), 0, 0)))
}

// TexSampleF32 reads a texture of any other shape: CUDA's tex1D, tex2D, tex3D, texCubemap and their layered forms. The
// shape says how many of the coordinates are used.
func TexSampleF32(b *Block, handle uint64, want uint32, x, y, z float32, layer int32) vec.Float4 {
	m := b.texture(handle, want, texel.Float)
	if m.Sampler.Linear {
		return float4(m.Sample(x, y, z, layer))
	}
	p := m.Nearest(x, y, z, layer)
	if p == nil {
		return float4(m.Sampler.Border)
	}
	return float4(m.Floats(p))
}

// TexSampleI32 is TexSampleF32 for signed integers, which have no filter.
func TexSampleI32(b *Block, handle uint64, want uint32, x, y, z float32, layer int32) vec.Int4 {
	m := b.texture(handle, want, texel.Int)
	p := m.Nearest(x, y, z, layer)
	if p == nil {
		return vec.Int4{}
	}
	return int4(m.Ints(p))
}

// TexSampleU32 is TexSampleF32 for unsigned integers, which have no filter.
func TexSampleU32(b *Block, handle uint64, want uint32, x, y, z float32, layer int32) vec.UInt4 {
	m := b.texture(handle, want, texel.Uint)
	p := m.Nearest(x, y, z, layer)
	if p == nil {
		return vec.UInt4{}
	}
	return uint4(m.Uints(p))
}

// TexGatherF32 reads one component, 0 to 3, of the four texels around a point of a 2D texture: CUDA's tex2Dgather. A
// component that the texels do not have is 0.
func TexGatherF32(b *Block, handle uint64, want uint32, x, y float32, component int32) vec.Float4 {
	m := b.texture(handle, want, texel.Float)
	var v [4]float32
	if m.Lacks(component) {
		return vec.Float4{}
	}
	for i, p := range m.Gather(x, y) {
		if v[i] = m.Sampler.Border[component&3]; p != nil {
			v[i] = m.Floats(p)[component&3]
		}
	}
	return float4(v)
}

// TexGatherI32 is TexGatherF32 for signed integers.
func TexGatherI32(b *Block, handle uint64, want uint32, x, y float32, component int32) vec.Int4 {
	m := b.texture(handle, want, texel.Int)
	var v [4]int32
	if m.Lacks(component) {
		return vec.Int4{}
	}
	for i, p := range m.Gather(x, y) {
		if p != nil {
			v[i] = m.Ints(p)[component&3]
		}
	}
	return int4(v)
}

// TexGatherU32 is TexGatherF32 for unsigned integers.
func TexGatherU32(b *Block, handle uint64, want uint32, x, y float32, component int32) vec.UInt4 {
	m := b.texture(handle, want, texel.Uint)
	var v [4]uint32
	if m.Lacks(component) {
		return vec.UInt4{}
	}
	for i, p := range m.Gather(x, y) {
		if p != nil {
			v[i] = m.Uints(p)[component&3]
		}
	}
	return uint4(v)
}

func float4(v [4]float32) vec.Float4 { return vec.Float4{X: v[0], Y: v[1], Z: v[2], W: v[3]} }
func int4(v [4]int32) vec.Int4       { return vec.Int4{X: v[0], Y: v[1], Z: v[2], W: v[3]} }
func uint4(v [4]uint32) vec.UInt4    { return vec.UInt4{X: v[0], Y: v[1], Z: v[2], W: v[3]} }
