// Package rt is what Go programs and the code that kbind generates use at run time: devices, streams, buffers, launches, errors.
//
// A *Context is an opened device and a context.Context. Functions that take a context.Context use the device inside it, through any number of
// derived contexts, and the default device (opened once, at first use) when there is none.
//
// Invariants: rt knows no vendor, only package driver; a handle used after Close or Free is an error and never a crash; a launch
// checks sizes, shape and devices before it reaches the driver, does not wait and does not allocate; whatever a kernel does wrong comes
// back as an error from the next call that waits for its stream.
package rt

import "github.com/kbind/kbind/rt/driver"

// Plain data shared with the backends; see package driver.
type (
	DeviceInfo  = driver.DeviceInfo
	Dim3        = driver.Dim3
	ModuleSpec  = driver.ModuleSpec
	KernelSpec  = driver.KernelSpec
	ParamSpec   = driver.ParamSpec
	GlobalSpec  = driver.GlobalSpec
	Source      = driver.Source
	Image       = driver.Image
	KernelError = driver.KernelError
)

// The languages of kernel files and the kinds of parameters.
const (
	CUDA   = driver.CUDA
	HIP    = driver.HIP
	OpenCL = driver.OpenCL

	Value = driver.ArgValue // passed by value
	Mem   = driver.ArgMem   // a pointer to device memory
	Work  = driver.ArgLocal // an OpenCL __local pointer
)

// The kinds of errors, for errors.Is. A fault of a kernel is also a *KernelError for errors.As.
var (
	ErrNotSupported  = driver.ErrNotSupported
	ErrClosed        = driver.ErrClosed
	ErrFreed         = driver.ErrFreed
	ErrOutOfMemory   = driver.ErrOutOfMemory
	ErrInvalidLaunch = driver.ErrInvalidLaunch
	ErrFault         = driver.ErrFault
	ErrNoDevice      = driver.ErrNoDevice
	ErrNoImage       = driver.ErrNoImage
	ErrStale         = driver.ErrStale
)

// D returns the Dim3 of one, two or three dimensions; those not given are 1.
func D(x uint32, yz ...uint32) Dim3 {
	d := Dim3{X: x, Y: 1, Z: 1}
	if len(yz) > 0 {
		d.Y = yz[0]
	}
	if len(yz) > 1 {
		d.Z = yz[1]
	}
	return d
}
