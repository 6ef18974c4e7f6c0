package driver

// NativeContext is an opened device in the terms of the vendor's API. What each backend has:
//
//	backend  Context                            Device
//	cuda     CUcontext                          CUdevice
//	hip      0: HIP has one context a device    the device's number, as for hipSetDevice
//	opencl   cl_context                         cl_device_id
//	cpu      a number of this process           0
type NativeContext struct {
	Backend string // Backend.Name; "" in what is adopted leaves it to who adopts
	Context uintptr
	Device  uintptr
}

// NativeMem is device memory in the terms of the vendor's API.
type NativeMem struct {
	// Handle is a CUdeviceptr, a hipDeviceptr_t or, on the CPU, an address: that of the first byte. On OpenCL it is
	// a cl_mem.
	Handle uintptr
	// Offset is the bytes from the start of a cl_mem to the first byte; 0 elsewhere.
	Offset int
}

// Adopter is an optional interface of a Backend that works in contexts which others have opened.
type Adopter interface {
	// Adopt makes a Context of handles that somebody else owns. Closing it frees what was made from it, and leaves
	// the handles as they are. Handles that are null, or not the backend's, are an error where the vendor can tell.
	Adopt(h NativeContext) (Context, error)
}

// PrimaryOpener is an optional interface of a Backend whose vendor has a context of each device that all parts of a
// process share.
type PrimaryOpener interface {
	// OpenPrimary is Backend.Open in that context.
	OpenPrimary(id string) (Context, error)
}

// Sharer is an optional interface of a Context that hands out its own handles and works with those of others. What it
// makes of foreign handles is closed or freed like its own, but the handles live on. A handle that is null, closed or
// of another context is an error where the vendor can tell.
type Sharer interface {
	// Native returns the handles of the context, which stays their owner.
	Native() (NativeContext, error)
	// StreamAt makes a Stream of a foreign stream or in-order queue. Its Close waits for the work that is queued.
	StreamAt(handle uintptr) (Stream, error)
	// EventAt makes an Event of a foreign event, which counts as recorded.
	EventAt(handle uintptr) (Event, error)
	// MemAt makes a Mem that holds the size bytes of foreign memory at a handle; off is where in the Mem they begin.
	// Free forgets the memory, and keeps the owner until the work that was queued with it is done.
	MemAt(handle uintptr, size int, owner any) (m Mem, off int, err error)
}

// Native is an optional interface of a Stream and of an Event.
type Native interface {
	// Native returns the vendor's handle. An OpenCL event has one from its first Record on, and another one after
	// each; ErrNotSupported before.
	Native() (uintptr, error)
}

// NativeMemory is an optional interface of a Mem.
type NativeMemory interface {
	// NativeMem returns where byte off of the memory is.
	NativeMem(off int) (NativeMem, error)
}
