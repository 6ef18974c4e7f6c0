package driver

// Kernel is a kernel of a loaded module.
type Kernel interface {
	Info() KernelInfo
}

// Unknown stands in a KernelInfo for a number that the device does not tell.
const Unknown = -1

// KernelInfo is what a device knows about a kernel. Each number is Unknown where the device does not tell.
type KernelInfo struct {
	// MaxThreads is the most threads that a block of this kernel may have, 0 if only the device limits them.
	MaxThreads int
	// BlockHint is the threads of a block with which most threads run at once (cuOccupancyMaxPotentialBlockSize).
	BlockHint int
	// Multiple is a number of threads: a block whose threads are a multiple of it leaves no lane of the hardware idle. It
	// is the size of a warp or wavefront, or OpenCL's CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE.
	Multiple int
	// Registers is the 32-bit registers of a thread. Only CUDA and HIP tell.
	Registers int
	// Shared is the bytes of static shared memory of a block: the kernel's __shared__ or __local variables.
	Shared int
	// Local is the bytes of a thread's variables that lie in memory, as they did not fit the registers or are indexed (on
	// OpenCL CL_KERNEL_PRIVATE_MEM_SIZE).
	Local int
	// Constant is the bytes of constant memory that the kernel uses beside its arguments. Only CUDA and HIP tell.
	Constant int
	// Form is how the CPU runs the kernel: "plain", "phases", "resumable" or "reference" (see kbind inspect); "" on other
	// devices.
	Form string
}

// Occupier is a Kernel of a device that tells how many of its blocks run at the same time.
type Occupier interface {
	// Occupancy returns how many blocks of the given threads, with the given bytes of dynamic shared memory, fit one
	// multiprocessor (DeviceInfo.ComputeUnits) at the same time: 0 if not even one does. ErrNotSupported where the driver
	// lacks it.
	Occupancy(threads, shared int) (blocks int, err error)
}

// Launch is one launch: its shape and its arguments, one per parameter of the kernel in order. Nothing in it but
// Scratch is the driver's to keep or to change. One goroutine at a time uses it.
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
	// Offset and Size are bytes: of the window of Mem that the kernel may touch, or of the value inside Launch.Values, or
	// (Size only) of the local memory.
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
