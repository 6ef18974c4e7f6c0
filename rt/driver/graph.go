package driver

// Grapher is an optional interface of a Context, for devices that take the work of many calls at once.
type Grapher interface {
	// Capture begins a graph.
	Capture() (Capture, error)
}

// Capture is a stream whose Launch, Copy and Fill do nothing yet: they become part of a graph. Its other methods
// return ErrNotSupported, but for Close, which gives the graph up.
type Capture interface {
	Stream
	// End returns the graph and closes the capture, also when it fails.
	End() (Graph, error)
}

// Graph is work that is queued by one call, as often as one likes. It uses the memory, modules and objects of the
// capture, which stay the caller's: what was freed since is ErrFreed or ErrClosed.
type Graph interface {
	// Launch queues the work on a stream of the context. It does not wait and does not allocate.
	Launch(s Stream) error
	// Close frees the graph once the work queued so far is done. A second Close returns nil.
	Close() error
}
