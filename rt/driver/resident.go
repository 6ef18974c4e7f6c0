package driver

// Resident is an optional interface of a Context whose kernels and host see each other's writes to HostMem while the
// kernels run, for kernels that run until the host tells them to end.
type Resident interface {
	// NewResidentStream makes a stream for one such kernel at a time. Nothing that is queued elsewhere waits for it, and
	// memory that it uses is not to be freed while the kernel runs. What has to wait for every kernel, in this Context or
	// in another that the vendor's library does not tell from it, calls suspend, which returns when the kernel has ended,
	// or says why it does not end, and resume afterwards, as often as suspend returned nil. Both are called from any
	// goroutine, suspend before NewResidentStream returns too, and do not use memory of the context.
	NewResidentStream(suspend func() error, resume func()) (ResidentStream, error)
}

// ResidentStream is the stream of a Resident.
type ResidentStream interface {
	Stream
	// Idle reports whether the work queued so far is done. It does not wait.
	Idle() bool
	// Abandon gives up the stream with a kernel that does not end, which keeps what it uses: the end of the context does
	// not wait for it where the driver can do without.
	Abandon()
}
