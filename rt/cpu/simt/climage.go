package simt

import (
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// clImage finds the OpenCL image of a handle. It faults if there is none, or if texels of its format cannot be read or
// written as values of kind k.
func (b *Block) clImage(handle uint64, k texel.Kind, what string) *texel.Image {
	m := b.image(handle, "image")
	if m.Kind() != k {
		fault("%s on an image of %s", what, m.Type)
	}
	return m
}

// within faults when a texel lies outside of the image although its sampler, CLK_ADDRESS_NONE, says that none does.
func within(m *texel.Image, ok bool) {
	if !ok {
		fault("a read outside of an image of %dx%dx%d by a sampler with CLK_ADDRESS_NONE", m.W, m.H, m.D)
	}
}

func floatsAt(m *texel.Image, p unsafe.Pointer) vec.Float4 {
	if p == nil {
		return float4(texel.Border[float32](m.Order))
	}
	return float4(m.Floats(p))
}

func intsAt(m *texel.Image, p unsafe.Pointer) [4]int32 {
	if p == nil {
		return texel.Border[int32](m.Order)
	}
	return m.Ints(p)
}

func uintsAt(m *texel.Image, p unsafe.Pointer) [4]uint32 {
	if p == nil {
		return texel.Border[uint32](m.Order)
	}
	return m.Uints(p)
}

// place returns the address of the texel to be written, and faults when it lies outside of the image.
func place(m *texel.Image, x, y, z int32) unsafe.Pointer {
	i, j, k, ok := m.Place(x, y, z)
	if !ok {
		fault("a write to texel (%d,%d,%d) of an image of %dx%dx%d", i, j, k, m.W, m.H, m.D)
	}
	return m.At(i, j, k)
}

// ImageReadF32 reads an image at coordinates that are floats: OpenCL's read_imagef. The shape of the image says how
// many of the coordinates are used.
func ImageReadF32(b *Block, handle uint64, sampler uint32, x, y, z float32) vec.Float4 {
	m, s := b.clImage(handle, texel.Float, "read_imagef"), texel.SamplerOf(sampler)
	if s.Linear {
		v, ok := m.Blend(&s, x, y, z)
		within(m, ok)
		return float4(v)
	}
	p, ok := m.Near(&s, x, y, z)
	within(m, ok)
	return floatsAt(m, p)
}

// ImageReadI32 is read_imagei, at coordinates that are floats.
func ImageReadI32(b *Block, handle uint64, sampler uint32, x, y, z float32) vec.Int4 {
	m, s := b.clImage(handle, texel.Int, "read_imagei"), nearest(sampler, "read_imagei")
	p, ok := m.Near(&s, x, y, z)
	within(m, ok)
	return int4(intsAt(m, p))
}

// ImageReadU32 is read_imageui, at coordinates that are floats.
func ImageReadU32(b *Block, handle uint64, sampler uint32, x, y, z float32) vec.UInt4 {
	m, s := b.clImage(handle, texel.Uint, "read_imageui"), nearest(sampler, "read_imageui")
	p, ok := m.Near(&s, x, y, z)
	within(m, ok)
	return uint4(uintsAt(m, p))
}

// ImageTexelF32 reads an image at integer coordinates: read_imagef of OpenCL.
func ImageTexelF32(b *Block, handle uint64, sampler uint32, x, y, z int32) vec.Float4 {
	m, s := b.clImage(handle, texel.Float, "read_imagef"), whole(sampler, "read_imagef")
	p, ok := m.Texel(&s, x, y, z)
	within(m, ok)
	return floatsAt(m, p)
}

// ImageTexelI32 is read_imagei at integer coordinates.
func ImageTexelI32(b *Block, handle uint64, sampler uint32, x, y, z int32) vec.Int4 {
	m, s := b.clImage(handle, texel.Int, "read_imagei"), whole(sampler, "read_imagei")
	p, ok := m.Texel(&s, x, y, z)
	within(m, ok)
	return int4(intsAt(m, p))
}

// ImageTexelU32 is read_imageui at integer coordinates.
func ImageTexelU32(b *Block, handle uint64, sampler uint32, x, y, z int32) vec.UInt4 {
	m, s := b.clImage(handle, texel.Uint, "read_imageui"), whole(sampler, "read_imageui")
	p, ok := m.Texel(&s, x, y, z)
	within(m, ok)
	return uint4(uintsAt(m, p))
}

// nearest faults for a sampler that filters where OpenCL has no filter (OpenCL C 1.2, 6.12.14.2).
func nearest(bits uint32, what string) texel.Sampler {
	s := texel.SamplerOf(bits)
	if s.Linear {
		fault("%s with a sampler of CLK_FILTER_LINEAR", what)
	}
	return s
}

// whole faults for samplers with which OpenCL does not define reads at integer coordinates (OpenCL C 1.2, 6.12.14.2). A
// sampler has to take the nearest texel and coordinates in texels, and must not repeat the image.
func whole(bits uint32, what string) texel.Sampler {
	s := nearest(bits, what)
	if s.Normalized || s.Address[0] == driver.AddressWrap || s.Address[0] == driver.AddressMirror {
		fault("%s with integer coordinates and a sampler that is normalized or repeats", what)
	}
	return s
}

// ImageWriteF32 writes a texel: write_imagef.
func ImageWriteF32(b *Block, handle uint64, v vec.Float4, x, y, z int32) {
	m := b.clImage(handle, texel.Float, "write_imagef")
	m.PutFloats(place(m, x, y, z), [4]float32{v.X, v.Y, v.Z, v.W})
}

// ImageWriteI32 is write_imagei.
func ImageWriteI32(b *Block, handle uint64, v vec.Int4, x, y, z int32) {
	m := b.clImage(handle, texel.Int, "write_imagei")
	m.PutInts(place(m, x, y, z), [4]int32{v.X, v.Y, v.Z, v.W})
}

// ImageWriteU32 is write_imageui.
func ImageWriteU32(b *Block, handle uint64, v vec.UInt4, x, y, z int32) {
	m := b.clImage(handle, texel.Uint, "write_imageui")
	m.PutUints(place(m, x, y, z), [4]uint32{v.X, v.Y, v.Z, v.W})
}

// What ImageInfo can be asked for. The numbers are those that the prelude's functions pass.
const (
	infoWidth uint32 = iota
	infoHeight
	infoDepth
	infoLayers
	infoType
	infoOrder
)

// ImageInfo is get_image_width, get_image_channel_order and the other functions that ask for properties of an image.
// Types and orders of channels are numbered as in cl.h.
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
		return m.CLType()
	case infoOrder:
		return m.CLOrder()
	}
	return 0
}
