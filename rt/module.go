package rt

import (
	"github.com/kbind/kbind/rt/internal/core"
)

// Module is the kernels of one generated file, loaded on a device. It lives as long as its device. The generated
// function whose name begins with Load returns it.
type Module core.Module

// Kernel is a kernel of a loaded module.
type Kernel core.Kernel

// Kernel finds a kernel by its symbol: its name in the source, with the arguments of a template, "scale<float>". The
// first time it compiles what is not compiled yet. An error names the module where it has no such kernel.
func (m *Module) Kernel(symbol string) (*Kernel, error) {
	v, err := (*core.Module)(m).Kernel(symbol)
	return (*Kernel)(v), err
}

// Kernels lists the symbols of the module's kernels, for Kernel.
func (m *Module) Kernels() []string { return (*core.Module)(m).Kernels() }

// Name returns the kernel's name in messages, "Scale[float32]".
func (k *Kernel) Name() string { return (*core.Kernel)(k).Name() }

// Info returns what the device knows about the kernel: registers, shared, local and constant memory, the block of the
// highest occupancy. What the device does not tell is Unknown.
func (k *Kernel) Info() KernelInfo { return (*core.Kernel)(k).Info() }

// Launch is the shape of a launch as the caller wants it. What is zero comes from the kernel's directives, so that
// the zero Launch is the one that its author meant.
type Launch struct {
	Grid   Dim3 // in blocks; see D
	Block  Dim3 // in threads
	Shared int  // bytes of dynamic shared memory
}

// Local is the number of elements of a __local buffer, a parameter of an OpenCL kernel that has no memory outside of
// its work-group.
type Local[T any] int

// Occupancy returns how many blocks of the given shape, with the given bytes of dynamic shared memory, run on one
// multiprocessor (DeviceInfo.ComputeUnits) at the same time; 0 says that such a block does not fit. ErrNotSupported
// where the device does not report it: OpenCL and the CPU.
func (k *Kernel) Occupancy(block Dim3, shared int) (int, error) {
	return (*core.Kernel)(k).Occupancy(block, shared)
}
