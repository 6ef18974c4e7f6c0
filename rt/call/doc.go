// Package call contains the functions that generated code calls. Programs do not need it: they use the generated
// functions and package rt.
//
// A generated function over slices is a Task: Begin takes a stream, In, Out and InOut copy slices, Do takes the result
// of the launch, and End waits and copies the results out. A generated launch is a Call: Prepare finds the kernel, Need
// checks buffers, Threads, Blocks, Block and Shared evaluate the kernel's directives, PutBuffer and similar functions
// pass the arguments in order, and Call.Launch queues the launch. Both keep the first error and do nothing after it.
//
// A module is generated as a ModuleSpec, which is the same on every machine. It is loaded on a device when it is first
// used there.
//
// This package changes together with the generator. Generate with the tool of the same version; kbind check says which
// files are out of date.
package call

import (
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
)

// The data of a generated module. Package driver documents their fields.
type (
	ModuleSpec  = driver.ModuleSpec // the kernels, variables and sources of one generated file
	KernelSpec  = driver.KernelSpec // a kernel's symbol and parameters
	ParamSpec   = driver.ParamSpec  // a parameter's kind, size and alignment in bytes
	GlobalSpec  = driver.GlobalSpec // a variable in device memory that the host sets or reads
	Source      = driver.Source     // the text that a device compiler is given
	ModuleImage = driver.Image      // one of the forms in which a module can be loaded
	Variant     = driver.Variant    // those with other macros
	Code        = driver.Code       // the form that was compiled when the Go code was generated
	Texts       = driver.Texts      // the form that kbind translated to the language of a device
	KernelText  = driver.KernelText // one kernel of it
	Hidden      = driver.Hidden     // a parameter that only the translated kernel has
)

// The languages of kernel files.
const (
	CUDA   = driver.CUDA
	HIP    = driver.HIP
	OpenCL = driver.OpenCL
	C      = driver.C
)

// What translated kernels are given besides their parameters.
const (
	HiddenShared    = driver.HiddenShared
	HiddenGlobals   = driver.HiddenGlobals
	HiddenExchange  = driver.HiddenExchange
	HiddenFault     = driver.HiddenFault
	HiddenPartFault = driver.HiddenPartFault
)

// The kinds of parameters.
const (
	Value = driver.ArgValue // passed by value
	Mem   = driver.ArgMem   // a pointer to device memory
	Work  = driver.ArgLocal // an OpenCL __local pointer

	TextureArg = driver.ArgTexture
	SurfaceArg = driver.ArgSurface
	ImageArg   = driver.ArgImage
	SamplerArg = driver.ArgSampler
)

// Placed is an argument that lives on a device: a *rt.Image, *rt.Texture or *rt.Surface.
type Placed interface{ Device() rt.DeviceInfo }
