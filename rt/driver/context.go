package driver

// Context is an opened device. After Close every method, and every method of what was made from it, returns ErrClosed.
type Context interface {
	Info() DeviceInfo
	// Alloc returns n > 0 bytes of device memory, aligned to at least 64 bytes; their contents are unspecified.
	// ErrOutOfMemory when there is not enough.
	Alloc(n int) (Mem, error)
	NewStream() (Stream, error)
	NewEvent() (Event, error)
	// Load builds or finds the module's code for this device. ErrNoImage when the module holds nothing that this backend
	// can use.
	Load(spec *ModuleSpec) (Module, error)
	// Close ends running work as soon as the device can, waits for it, and frees everything made from the context. A
	// second Close returns nil.
	Close() error
}

// MemInfoer is an optional interface of a Context.
type MemInfoer interface {
	// MemInfo returns bytes of device memory: not in use by anyone, and in all.
	MemInfo() (free, total int64, err error)
}

// Loser is an optional interface of a Context that a fault can make unusable.
type Loser interface {
	// Lost returns the fault that lost the context, nil while it works.
	Lost() error
}
