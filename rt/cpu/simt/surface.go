package simt

import (
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

// The boundary modes of surfaces: cudaSurfaceBoundaryMode.
const (
	boundaryZero uint32 = iota
	boundaryClamp
	boundaryTrap
)

// surface finds the bytes that a surface function means; nil where an access outside is to have no effect (CUDA C++ Programming Guide, surface functions). want
// has the shape in bits 16 and up and the size of the access in bytes below. x is in bytes; y is a row; z a slice, layer or face.
func (b *Block) surface(handle uint64, want uint32, x, y, z int32, boundary uint32) unsafe.Pointer {
	m := b.image(handle, "surface")
	shape, n := ImageShape(want>>16), int(want&0xffff)
	size := TexelSize(m.Order, m.Type)
	switch {
	case m.Sampler != nil:
		fault("this is the handle of a texture, not of a surface")
	case m.Shape != shape:
		fault("the surface is %s, the kernel accesses a %s surface", m.Shape, shape)
	case n != size:
		fault("the surface has texels of %d bytes, the kernel accesses %d bytes", size, n)
	case int(x)%n != 0:
		fault("byte %d of a surface is no multiple of the %d bytes of its texels", x, n)
	}
	i, j, k := int(x)/n, int(y), int(z)
	if x < 0 || i >= m.W || uint(j) >= uint(m.H) || uint(k) >= uint(m.D) {
		switch boundary {
		case boundaryZero:
			return nil
		case boundaryClamp:
			i, j, k = min(max(i, 0), m.W-1), min(max(j, 0), m.H-1), min(max(k, 0), m.D-1)
		default:
			fault("texel (%d,%d,%d) of a surface of %dx%dx%d", i, j, k, m.W, m.H, m.D)
		}
	}
	return m.texel(i, j, k)
}

// SurfRead reads a texel of a surface as bytes: CUDA's surf1Dread, surf2Dread and so on.
func SurfRead(b *Block, handle uint64, want uint32, x, y, z int32, boundary uint32) vec.UInt4 {
	var v vec.UInt4
	if p := b.surface(handle, want, x, y, z, boundary); p != nil {
		n := want & 0xffff
		copy(unsafe.Slice((*byte)(unsafe.Pointer(&v)), 16), unsafe.Slice((*byte)(p), n))
	}
	return v
}

// SurfWrite writes the bytes of a texel of a surface: CUDA's surf1Dwrite, surf2Dwrite and so on.
func SurfWrite(b *Block, handle uint64, want uint32, v vec.UInt4, x, y, z int32, boundary uint32) {
	if p := b.surface(handle, want, x, y, z, boundary); p != nil {
		n := want & 0xffff
		copy(unsafe.Slice((*byte)(p), n), unsafe.Slice((*byte)(unsafe.Pointer(&v)), 16))
	}
}
