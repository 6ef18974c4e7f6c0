package driver

import "context"

// Stream is a queue of work which a device does in order. Calls queue work and return; those that say so wait.
//
// A fault of queued work (a kernel that reads out of bounds) makes the stream skip what is queued after it; the first
// call that waits returns the fault, once. After that the stream is usable again where the device survived.
type Stream interface {
	// Launch queues a kernel. Nothing of l is kept after the call, so callers reuse it. The caller has checked l against
	// the limits of the device.
	Launch(k Kernel, l *Launch) error
	// Upload queues a copy from host to device memory. src may be reused when the call returns: the implementation stages
	// it or waits.
	Upload(dst Mem, off int, src []byte) error
	// Download waits for the work queued before it and copies device memory into dst.
	Download(dst []byte, src Mem, off int) error
	// Copy queues a copy of n bytes between two places of device memory of one context, which may overlap.
	Copy(dst Mem, dstOff int, src Mem, srcOff, n int) error
	// Fill queues the filling of n bytes with a repeated pattern; n is a multiple of len(pattern), which is 1, 2, 4, 8 or
	// 16.
	Fill(dst Mem, off, n int, pattern []byte) error
	// Record queues the marking of e as reached; an event stands for its latest Record.
	Record(e Event) error
	// Wait makes later work of this stream wait for the latest Record of e, which may be on another stream; it does not
	// wait itself. An event that was never recorded is no wait.
	Wait(e Event) error
	// Synchronize waits until all work queued so far is done. When ctx ends first it returns ctx.Err() and the work goes
	// on.
	Synchronize(ctx context.Context) error
	// Close waits for the queued work and frees the stream. A fault that nobody has seen is returned. A second Close
	// returns nil.
	Close() error
}

// Holder is an optional interface of a Stream, for measuring: what is queued while a stream is held begins at once when
// it is let go, and no call of the host lies between.
type Holder interface {
	// Hold makes what is queued from now on wait until release is called, which the caller must do before it waits for
	// the stream or closes it. The end of the context releases it too. A second release has no effect. ErrNotSupported
	// where the driver cannot.
	Hold() (release func(), err error)
}

// Failer is an optional interface of a Stream to which others than its driver add work.
type Failer interface {
	// Fail has the next call that waits return err, once, unless the work queued so far is done.
	Fail(err error)
	// Idle reports whether the work queued so far is known to be done. It does not wait, for other goroutines neither.
	Idle() bool
}

// Keeper is an optional interface of a Stream to which others than its driver add work by its native handle.
type Keeper interface {
	// Keep keeps the stream from being closed until Release: Close, and that of the context, wait for it. It fails with
	// ErrClosed.
	Keep() error
	Release()
}

// Canceler is an optional interface of a Stream.
type Canceler interface {
	// Cancel drops the work queued so far and stops the running kernel where the device can; it does not wait. The CPU
	// stops a kernel between two blocks, and one that runs checked also at the end of a loop's iteration. The next call
	// that waits returns cause, unless all work was done already.
	Cancel(cause error)
}
