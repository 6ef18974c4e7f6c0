package cuda

import (
	"unsafe"

	"github.com/kbind/kbind/rt/internal/culike"
)

// copySide is one half of CUDA_MEMCPY3D.
type copySide struct {
	x, y, z, lod uintptr // x in bytes
	kind         int32   // CUmemorytype
	_            int32
	host         unsafe.Pointer
	device       uint64
	array        uintptr
	_            uintptr
	pitch, rows  uintptr
}

// copy3D is CUDA_MEMCPY3D.
type copy3D struct {
	src, dst             copySide
	width, height, depth uintptr // width in bytes
}

const (
	memoryHost   = 1 // CU_MEMORYTYPE_HOST
	memoryDevice = 2 // CU_MEMORYTYPE_DEVICE
	memoryArray  = 3 // CU_MEMORYTYPE_ARRAY
)

// imageCopy lays out the argument of cuMemcpy3DAsync.
func imageCopy(c *culike.ImageCopy) unsafe.Pointer {
	r := c.Region
	width := uintptr(r.Width * c.Texel)
	host := copySide{kind: memoryHost, host: c.Host, pitch: width, rows: uintptr(r.Height)}
	image := copySide{x: uintptr(r.X * c.Texel), y: uintptr(r.Y), z: uintptr(r.Z), kind: memoryArray, array: c.Array}
	if c.Array == 0 {
		image.kind, image.device, image.pitch, image.rows = memoryDevice, c.Address, uintptr(c.Pitch), uintptr(c.Rows)
	}
	p := &copy3D{src: host, dst: image, width: width, height: uintptr(r.Height), depth: uintptr(r.Depth)}
	if !c.Upload {
		p.src, p.dst = image, host
	}
	return unsafe.Pointer(p)
}
