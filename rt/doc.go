// Package rt is the run-time library of kbind: devices, streams, buffers, events, graphs, images and errors.
//
// Generated functions that take slices need nothing else from this package:
//
//	sum, err := VectorAdd(ctx, a, b)
//
// Programs that keep data on a device open the device, queue work on a stream, and call the generated functions whose
// names end in Launch:
//
//	dev, err := rt.Open(ctx, "")
//	s, err := rt.NewStream(dev)
//	x, err := rt.BufferFrom(s, a)
//	err = ScaleLaunch(s, rt.Launch{}, x, 2, int32(len(a)))
//	err = x.Read(s, a) // waits
//
// Vector types such as Float4 and the type Half are in package vec. Functions that only generated code calls are in
// package call.
//
// # Devices
//
// A *Context is an open device and a context.Context. Functions that take a context.Context use the device inside it,
// through any number of derived contexts. If there is none they use the default device, which is opened once, when it
// is first used. It is the device that KBIND_BACKEND names, otherwise the CPU in a test binary, and the best device
// elsewhere.
//
// A GPU's context does not survive a fault in a kernel. Everything that was made from it returns the fault from then
// on, and the program has to open the device again. The default device is opened again automatically, at its next use.
// Some drivers cannot open a device again in the same process. CUDA's cannot (driver 580 on an H200); the error says
// so.
//
// # Invariants
//
// Package rt depends on package driver and on no vendor. Using a handle after Close or Free is an error and never a
// crash. A launch checks sizes, shape and devices before it calls the driver. It neither waits nor allocates. A mistake
// in a kernel is returned by the next call that waits for its stream.
package rt

import "github.com/kbind/kbind/rt/driver"

// What describes devices, kernels and shapes. Package driver documents the fields.
type (
	DeviceInfo = driver.DeviceInfo // what is known of a device: names, memory, limits
	KernelInfo = driver.KernelInfo // what a device reports about a kernel
	Dim3       = driver.Dim3       // a size in one to three dimensions, in threads or blocks; D makes one
)

// The types of errors, for errors.As. Package driver documents the fields.
type (
	KernelError  = driver.KernelError  // a fault of a kernel, with the position in its source
	StoppedError = driver.StoppedError // where a kernel was when its context ended
	CheckError   = driver.CheckError   // what checked execution found wrong in a launch
	BuildError   = driver.BuildError   // a kernel file does not compile for a device; it has the compiler's log
	ProbeError   = driver.ProbeError   // why a backend cannot be used, with the libraries tried
	CheckReport  = driver.CheckReport  // one mistake in a CheckError
	CheckAccess  = driver.CheckAccess  // one side of a CheckReport: where in the source, by which thread of which block
)

// What describes images, textures and samplers. Package driver documents the fields.
type (
	ImageDesc   = driver.ImageDesc   // shape, size in texels, and format of an Image; Size2D and Texel make common ones
	ImageShape  = driver.ImageShape  // Image1D, Image2D, ..., ImageLinear
	Region      = driver.Region      // a box of texels in an Image
	TextureDesc = driver.TextureDesc // how a Texture reads: addressing, filter, conversion to floats
	AddressMode = driver.AddressMode // what is read beyond the edge: AddressClamp, AddressWrap, ...
	Sampler     = driver.SamplerDesc // a parameter sampler_t of a kernel, a plain value: addressing, filter, coordinates
	Filter      = driver.Filter      // FilterPoint takes the nearest texel, FilterLinear blends its neighbours
)

// The shapes of images, for ImageDesc.
const (
	Image1D          = driver.Image1D
	Image2D          = driver.Image2D
	Image3D          = driver.Image3D
	Image1DLayered   = driver.Image1DLayered
	Image2DLayered   = driver.Image2DLayered
	ImageCube        = driver.ImageCube
	ImageCubeLayered = driver.ImageCubeLayered
	ImageLinear      = driver.ImageLinear
)

// The channels of a texel, for ImageDesc.
const (
	OrderR         = driver.OrderR
	OrderA         = driver.OrderA
	OrderRG        = driver.OrderRG
	OrderRA        = driver.OrderRA
	OrderRGB       = driver.OrderRGB
	OrderRGBA      = driver.OrderRGBA
	OrderBGRA      = driver.OrderBGRA
	OrderARGB      = driver.OrderARGB
	OrderIntensity = driver.OrderIntensity
	OrderLuminance = driver.OrderLuminance
)

// The types of channels, for ImageDesc. TypeSNorm8 to TypeUNorm101010 are integers that kernels read as floats, from
// -1 or 0 to 1.
const (
	TypeInt8        = driver.TypeInt8
	TypeUint8       = driver.TypeUint8
	TypeInt16       = driver.TypeInt16
	TypeUint16      = driver.TypeUint16
	TypeInt32       = driver.TypeInt32
	TypeUint32      = driver.TypeUint32
	TypeHalf        = driver.TypeHalf
	TypeFloat       = driver.TypeFloat
	TypeSNorm8      = driver.TypeSNorm8
	TypeUNorm8      = driver.TypeUNorm8
	TypeSNorm16     = driver.TypeSNorm16
	TypeUNorm16     = driver.TypeUNorm16
	TypeUNorm565    = driver.TypeUNorm565
	TypeUNorm555    = driver.TypeUNorm555
	TypeUNorm101010 = driver.TypeUNorm101010
)

// What is read beyond the edge of an image, and between its texels, for TextureDesc and Sampler.
const (
	AddressDefault = driver.AddressDefault
	AddressClamp   = driver.AddressClamp
	AddressWrap    = driver.AddressWrap
	AddressMirror  = driver.AddressMirror
	AddressBorder  = driver.AddressBorder

	FilterPoint  = driver.FilterPoint
	FilterLinear = driver.FilterLinear
)

// The kinds of errors, for errors.Is.
var (
	ErrNotSupported  = driver.ErrNotSupported  // the device, its driver or the backend cannot do this
	ErrClosed        = driver.ErrClosed        // used after Close, or nil
	ErrFreed         = driver.ErrFreed         // used after Free
	ErrOutOfMemory   = driver.ErrOutOfMemory   // no room on the device, or above WithMemoryLimit
	ErrInvalidLaunch = driver.ErrInvalidLaunch // a shape, size or argument that cannot be right
	ErrFault         = driver.ErrFault         // a kernel went wrong: also a *KernelError, or a *CheckError
	ErrNoDevice      = driver.ErrNoDevice      // no such device can be used: also a *ProbeError
	ErrNoImage       = driver.ErrNoImage       // the generated files have nothing that runs on this device
	ErrOldDriver     = driver.ErrOldDriver     // the driver is too old for the kernel's code
	ErrStale         = driver.ErrStale         // the kernel's source has changed since go generate
	ErrBuild         = driver.ErrBuild         // the kernel's source does not compile for the device: also a *BuildError
	ErrFull          = driver.ErrFull          // a Ring has no room for another message
	ErrHung          = driver.ErrHung          // the kernel of a Ring does not answer
)

// Unknown stands in a KernelInfo for a number that the device does not report.
const Unknown = driver.Unknown

// D returns the Dim3 of one, two or three dimensions; those not given are 1. With a dimension of 0 it is a shape
// without points: a grid of it launches nothing, a block of it is an error.
func D(x uint32, yz ...uint32) Dim3 {
	d := Dim3{X: x, Y: 1, Z: 1}
	if len(yz) > 0 {
		d.Y = yz[0]
	}
	if len(yz) > 1 {
		d.Z = yz[1]
	}
	if d.Y == 0 || d.Z == 0 {
		return Dim3{X: 0, Y: 1, Z: 1}
	}
	return d
}
