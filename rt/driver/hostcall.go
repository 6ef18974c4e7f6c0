package driver

// HostCaller is an optional interface of a Stream whose device is the host itself.
type HostCaller interface {
	// HostCall queues the function that begin returns. begin is called when the work takes its place in a queue: now,
	// or on a stream of a Capture at each launch of the graph. It does not use the stream, and its error is the
	// error of the call, or of the launch.
	HostCall(dst, src Window, begin func() (HostFunc, error)) error
}

// HostFunc is work of a stream that the host does. It is called once, with stop closed already if the work before has
// failed. It gets the bytes of two windows, nil for one without memory, reads src and writes all of dst, and returns
// soon after stop is closed, which Cancel and the end of the device do. Its error is a fault of the stream.
type HostFunc func(stop <-chan struct{}, dst, src []byte) error

// Window is part of a Mem.
type Window struct {
	Mem          Mem // nil: no bytes
	Offset, Size int // bytes
}

// ContextBinder is an optional interface of a Context of a vendor whose functions act on what is current on a thread.
type ContextBinder interface {
	// Bound calls do on a thread on which the context is current. It does not allocate, and Close does not wait for do.
	Bound(do func() error) error
}
