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

// ForeignCapture is an optional interface of a Capture to which others add work by the stream's native handle.
type ForeignCapture interface {
	// Uses notes what such work needs each time the graph is launched: memory, nil for none, and an engine.
	Uses(dst, src Mem, by Engine)
}

// Engine is what adds work to streams of a driver that the driver knows nothing of. It is comparable.
type Engine interface {
	// Begin is called before such work is queued on a stream, each launch of a graph included. It returns why the work
	// cannot be done any more, or nil.
	Begin(s Stream) error
	// Attach notes a graph with such work, which the engine closes before it ends.
	Attach(g Graph) error
	// Detach forgets a graph that was closed.
	Detach(g Graph)
}

// Graph is work that is queued by one call, as often as one likes. It uses the memory, modules and objects of the
// capture, which stay the caller's: what was freed since is ErrFreed or ErrClosed.
type Graph interface {
	// Launch queues the work on a stream of the context. It does not wait and does not allocate.
	Launch(s Stream) error
	// Close frees the graph once the work queued so far is done. A second Close returns nil.
	Close() error
}
