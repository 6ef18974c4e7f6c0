package driver

// HostAllocator is an optional interface of a Context, for devices that copy from and to the host's memory by
// themselves.
type HostAllocator interface {
	// AllocHost returns n > 0 bytes of such memory (CUDA's "page-locked"), aligned to at least 64 bytes; their contents
	// are unspecified.
	AllocHost(n int) (HostMem, error)
}

// HostMem is memory of the host that a stream's Copy takes as source or destination without waiting. Kernels can be
// given it where the device reads and writes the host's memory, else a launch with it is ErrNotSupported.
type HostMem interface {
	Mem
	// Bytes are the memory as the host sees it, until Free.
	Bytes() []byte
}

// HostCacher is an optional interface of a Context that keeps freed memory of the host for the next AllocHost. Cacher's
// EmptyCache gives it back, and its SetCacheLimit holds for it too, apart from the memory of the device.
type HostCacher interface {
	// HostCached returns the bytes that are kept.
	HostCached() int64
}

// PeerCopier is an optional interface of a Stream.
type PeerCopier interface {
	// CopyPeer queues a copy of n bytes from memory of another context, after what is queued on from, a stream of that
	// context. What is queued there later waits for the copy. ErrNotSupported when the two contexts have no common way.
	CopyPeer(dst Mem, dstOff int, src Mem, srcOff, n int, from Stream) error
}

// Cacher is an optional interface of a Context, for devices that keep freed memory for the next Alloc.
type Cacher interface {
	// Cached returns the bytes that are kept.
	Cached() (int64, error)
	// EmptyCache waits for the work that frees memory and gives back to the system what can be given back.
	EmptyCache() error
	// SetCacheLimit makes the device give back at its next wait what is more than n bytes.
	SetCacheLimit(n int64) error
}
