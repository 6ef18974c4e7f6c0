package rt

import (
	"github.com/kbind/kbind/rt/internal/core"
)

// Module is the kernels of one generated file, loaded on a device. It lives as long as its device. The generated
// function whose name begins with Load returns it.
type Module core.Module

// Kernel is a kernel of a loaded module.
type Kernel core.Kernel

// Kernel finds a kernel by its symbol.
func (m *Module) Kernel(symbol string) (*Kernel, error) {
	v, err := (*core.Module)(m).Kernel(symbol)
	return (*Kernel)(v), err
}

// Kernels lists the symbols of the module's kernels, for Kernel.
func (m *Module) Kernels() []string { return (*core.Module)(m).Kernels() }

// Name returns the kernel's name in messages, "Scale[float32]".
func (k *Kernel) Name() string { return (*core.Kernel)(k).Name() }

// Info returns what the device knows about the kernel: registers, shared memory, the block of the highest occupancy.
// What it does not know is 0.
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
