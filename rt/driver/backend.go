// Package driver is the narrow interface between package rt and the vendors: the interfaces that a backend implements,
// and the plain data that passes through them.
//
// Invariants: it imports only the standard library and holds no state. The interfaces need no more than OpenCL 1.2 has:
// memory is a handle and an offset, streams are in order, and arguments are bytes or memory. Everything else is an
// optional interface, found by type assertion. Features that a backend lacks return ErrNotSupported when they are used.
// Every method may be called by many goroutines at once, unless it says otherwise. Calls that are part of a launch
// neither wait for the device nor allocate.
package driver

// Backend is one way to reach devices: a vendor library, or the CPU.
type Backend interface {
	// Name is the word that selects the backend: "cuda", "hip", "opencl", "cpu".
	Name() string
	// Devices lists the devices in the backend's order of preference, without opening them. When the backend cannot be
	// used here the error says why; a *ProbeError lists each library that was tried.
	Devices() ([]DeviceInfo, error)
	// Open opens the device with this DeviceInfo.ID; "" opens the first of Devices.
	Open(id string) (Context, error)
}

// Taker is an optional interface of a Backend, for the automatic choice of a device.
type Taker interface {
	// Takes reports, without opening anything, whether the module holds something that the backend may be able to load.
	Takes(spec *ModuleSpec) bool
}

// Compiler is an optional interface of a Backend that compiles kernels with a library of its own.
type Compiler interface {
	// CompilerInfo finds the compiler. A *ProbeError when there is none; code that was compiled before can still be
	// loaded then.
	CompilerInfo() (CompilerInfo, error)
}

// CompilerInfo describes a compiler.
type CompilerInfo struct {
	Name    string // "NVRTC"
	Version string // "12.4"
	Path    string // of the library, as it was opened
}

// DeviceInfo describes a device. A zero means that the value is not known; an unknown limit is not checked before a
// launch.
type DeviceInfo struct {
	Backend string // Backend.Name
	ID      string // names the device inside its backend: "0", or "1:0" for platform 1, device 0
	Name    string // as the vendor spells it
	Kind    DeviceKind
	Driver  string // version of the driver or of the implementation
	Arch    string // architecture, as the device's compiler names it: "sm_90", "gfx90a"; "" if it has no name
	PCI     string // address on the PCI bus: "0000:c1:00.0"; "" if the driver does not tell

	Memory       int64 // bytes of device memory
	Bandwidth    int64 // bytes a second between the device and its memory, by its clock and the width of its bus
	L2           int   // bytes of the last cache before the memory
	ComputeUnits int   // multiprocessors, compute units or processor cores
	WarpSize     int   // threads that run in lock step

	MaxThreads int  // threads in a block
	MaxBlock   Dim3 // threads in each dimension of a block
	MaxGrid    Dim3 // blocks in each dimension of a grid
	MaxShared  int  // bytes of shared memory in a block, static and dynamic together
}

// String returns the name for rt.Open and the vendor's: "cuda:0 (NVIDIA H200)".
func (d DeviceInfo) String() string {
	name := d.Backend + ":" + d.ID
	if d.Name == "" {
		return name
	}
	return name + " (" + d.Name + ")"
}

// DeviceKind says what sort of processor a device is.
type DeviceKind string

const (
	KindGPU         DeviceKind = "gpu"
	KindCPU         DeviceKind = "cpu"
	KindAccelerator DeviceKind = "accelerator"
)

// Dim3 is a shape in up to three dimensions. In a launch the zero Dim3 means "not given", a zero Y or Z beside a
// non-zero X means 1, and a zero X beside others that there are no points.
type Dim3 struct{ X, Y, Z uint32 }

// IsZero reports whether no dimension is given.
func (d Dim3) IsZero() bool { return d == Dim3{} }

// Count returns the number of points of the shape; it cannot overflow for shapes within a device's limits.
func (d Dim3) Count() int64 { return int64(d.X) * int64(d.Y) * int64(d.Z) }
