package driver

// Kernel is a kernel of a loaded module.
type Kernel interface {
	Info() KernelInfo
}

// KernelInfo is what the device knows about a kernel; zero means unknown or no limit of its own.
type KernelInfo struct {
	MaxThreads int // threads in a block
	Shared     int // bytes of static shared memory
	BlockHint  int // threads in a block which the device prefers: those of the highest occupancy, where the driver knows it
	Registers  int // registers of a thread
	Local      int // bytes of a thread's variables that are in memory and not in registers
}

// Launch is one launch: its shape and its arguments, one per parameter of the kernel in order. Nothing in it but Scratch is the driver's to keep or to change. One goroutine at a time uses it.
type Launch struct {
	Grid        Dim3 // blocks; no dimension is zero
	Block       Dim3 // threads of a block; no dimension is zero
	Shared      int  // bytes of dynamic shared memory
	Cooperative bool // all blocks must be resident together
	Args        []Arg
	Values      []byte // the bytes of by-value arguments, each at a multiple of 16
	Scratch     any    // the driver's own, nil at first: what it may use again when the same Launch comes again
}

// Arg is one argument.
type Arg struct {
	Kind ArgKind
	Mem  Mem // for ArgMem; nil is the null pointer
	// Object is for ArgTexture, ArgSurface, ArgImage and ArgSampler. Those do not use the rest.
	Object Object
	// Offset and Size are bytes: of the window of Mem that the kernel may touch, or of the value inside Launch.Values, or (Size only) of the local memory.
	Offset, Size int
}

// ArgKind says how an argument is passed.
type ArgKind uint8

const (
	ArgValue   ArgKind = iota // bytes
	ArgMem                    // a pointer to device memory
	ArgLocal                  // OpenCL __local memory of a given size, one for each work-group
	ArgTexture                // cudaTextureObject_t
	ArgSurface                // cudaSurfaceObject_t
	ArgImage                  // OpenCL's image types
	ArgSampler                // sampler_t
)
