package simt

import (
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/texel"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// The boundary modes of surfaces: cudaSurfaceBoundaryMode.
const (
	boundaryZero uint32 = iota
	boundaryClamp
	boundaryTrap
)

// surface finds the bytes that a surface function accesses; nil where an access outside has no effect (CUDA C++
// Programming Guide, surface functions). want has the shape in bits 16 and up and the size of the access in bytes
// below. x is in bytes, at a multiple of that size, which need not be the texel's; y is a row; z a slice, layer or
// face. Clamping takes the nearest place that exists (PTX ISA, suld), for which the number of a layer counts as
// unsigned.
func (b *Block) surface(handle uint64, want uint32, x, y, z int32, boundary uint32) unsafe.Pointer {
	m := b.image(handle, "surface")
	shape, n := driver.ImageShape(want>>16), int(want&0xffff)
	width := m.W * driver.TexelSize(m.Order, m.Type)
	switch {
	case m.Sampler != nil:
		fault("this is the handle of a texture, not of a surface")
	case m.Shape != shape:
		fault("the surface is %s, the kernel accesses a %s surface", m.Shape, shape)
	case int(x)%n != 0 || n > width:
		fault("an access of %d bytes at byte %d of a row of %d of a surface", n, x, width)
	}
	at, j, k := int(x), int(y), int(z)
	if at < 0 || at > width-n || uint(j) >= uint(m.H) || uint(k) >= uint(m.D) {
		switch boundary {
		case boundaryZero:
			return nil
		case boundaryClamp:
			at, j = min(max(at, 0), width-n), min(max(j, 0), m.H-1)
			if k = min(max(k, 0), m.D-1); m.Shape != driver.Image3D {
				k = texel.NearLayer(z, m.D)
			}
		default:
			fault("byte %d of row %d, slice %d of a surface of %dx%dx%d texels", x, y, z, m.W, m.H, m.D)
		}
	}
	return unsafe.Add(m.P, k*m.Slice+j*m.Row+at)
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
