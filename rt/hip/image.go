package hip

import (
	"unsafe"

	"github.com/kbind/kbind/rt/internal/culike"
)

// copySide is one half of hipMemcpy3DParms: an array, a position in it, in texels, or memory with a pitch.
type copySide struct {
	array       uintptr
	x, y, z     uintptr
	ptr         uintptr
	pitch       uintptr
	xsize, rows uintptr
}

// copy3D is hipMemcpy3DParms.
type copy3D struct {
	src, dst             copySide
	width, height, depth uintptr // width in texels where an array takes part, else in bytes
	kind                 int32   // hipMemcpyKind
}

// imageCopy lays out the argument of hipMemcpy3DAsync; the caller keeps the host memory alive. HIP_MEMCPY3D, which is
// like CUDA's, has changed its layout between ROCm 5 and 6.
func imageCopy(c *culike.ImageCopy) unsafe.Pointer {
	const toDevice, toHost = 1, 2 // hipMemcpyHostToDevice, hipMemcpyDeviceToHost
	r := c.Region
	host := copySide{ptr: uintptr(c.Host), pitch: uintptr(r.Width * c.Texel), xsize: uintptr(r.Width * c.Texel),
		rows: uintptr(r.Height)}
	image := copySide{array: c.Array, x: uintptr(r.X), y: uintptr(r.Y), z: uintptr(r.Z)}
	p := &copy3D{width: uintptr(r.Width), height: uintptr(r.Height), depth: uintptr(r.Depth), kind: toDevice}
	if c.Array == 0 { // positions in memory are bytes
		image.ptr = uintptr(c.Address)
		image.pitch, image.xsize, image.rows, image.x = uintptr(c.Pitch), uintptr(c.Pitch), uintptr(c.Rows),
			uintptr(r.X*c.Texel)
		p.width = uintptr(r.Width * c.Texel)
	}
	if p.src, p.dst = host, image; !c.Upload {
		p.src, p.dst, p.kind = image, host, toHost
	}
	return unsafe.Pointer(p)
}
