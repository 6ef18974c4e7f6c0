package rt

import (
	"context"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// Graph is work that was queued once, by Capture, and is done again by each Launch, which costs a device little more
// than a single kernel. Where a device has no graphs the calls are kept and repeated one by one.
//
// A graph holds the buffers, textures and kernels of its work by reference: it reads and writes what they contain
// when it runs, and those that are freed since are an error of Launch. Values are those at the time of Capture.
type Graph core.Graph

// Capture calls work with a stream whose launches, copies between buffers, Fill and Zero become a graph for the
// device of ctx instead of running; so do the collective operations of package nccl. Whatever would wait, and copies
// from and to ordinary slices, are ErrNotSupported on that stream, and so are events; a HostBuffer is copied
// asynchronously and so can be part of a graph. work loads the modules that it uses. The stream is closed when Capture
// returns; the caller closes the graph.
func Capture(ctx context.Context, work func(s *Stream) error) (*Graph, error) {
	if work == nil {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "the function whose work is captured is nil")
	}
	g, err := core.Capture(ctx, func(s *core.Stream) error { return work((*Stream)(s)) })
	return (*Graph)(g), err
}

// Launch queues the work of the graph on s. It does not wait and does not allocate.
func (g *Graph) Launch(s *Stream) error { return (*core.Graph)(g).Launch((*core.Stream)(s)) }

// Close frees the graph once the work queued so far is done. A second Close returns nil.
func (g *Graph) Close() error { return (*core.Graph)(g).Close() }
