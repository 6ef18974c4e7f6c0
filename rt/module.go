package rt

import (
	"github.com/kbind/kbind/rt/internal/core"
)

// Module is the set of kernels of one generated file, loaded on a device. It lives as long as its device. The generated
// function whose name begins with Load returns it.
type Module core.Module

// Kernel is a kernel of a loaded module.
type Kernel core.Kernel

// Kernel finds a kernel by its symbol: its name in the source, with template arguments, such as "scale<float>". It
// compiles the kernel if necessary. If there is no such kernel, the error names the module.
func (m *Module) Kernel(symbol string) (*Kernel, error) {
	v, err := (*core.Module)(m).Kernel(symbol)
	return (*Kernel)(v), err
}

// Kernels lists the symbols of the module's kernels, which Kernel accepts.
func (m *Module) Kernels() []string { return (*core.Module)(m).Kernels() }

// Name returns the kernel's name as messages show it, such as "Scale[float32]".
func (k *Kernel) Name() string { return (*core.Kernel)(k).Name() }

// Info returns what the device knows about the kernel: registers, shared, local and constant memory, and the block size
// with the highest occupancy. Values that the device does not report are Unknown.
func (k *Kernel) Info() KernelInfo { return (*core.Kernel)(k).Info() }

// Launch is the shape of a launch. Fields that are zero are taken from the kernel's directives, so the zero Launch is
// the shape that the kernel's author intended.
type Launch struct {
	Grid   Dim3 // in blocks; see D
	Block  Dim3 // in threads
	Shared int  // bytes of dynamic shared memory
}

// Local is the number of elements of a __local buffer, which is a parameter of an OpenCL kernel that has memory only
// within its work-group.
type Local[T any] int

// Occupancy returns how many blocks of the given shape, with the given bytes of dynamic shared memory, run on one
// multiprocessor (DeviceInfo.ComputeUnits) at the same time. 0 means that such a block does not fit. ErrNotSupported on
// OpenCL and the CPU, which do not report it.
func (k *Kernel) Occupancy(block Dim3, shared int) (int, error) {
	return (*core.Kernel)(k).Occupancy(block, shared)
}
