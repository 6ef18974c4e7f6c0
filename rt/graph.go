package rt

import (
	"context"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// Graph is work that Capture has queued once. Each Launch repeats it, and costs a device little more than a single
// kernel. If a device has no graphs, the calls are stored and repeated one by one.
//
// A graph refers to the buffers, textures and kernels of its work. It reads and writes what they contain when it runs.
// If one of them has been freed, Launch returns an error. Values are those at the time of Capture.
type Graph core.Graph

// Capture calls work with a special stream. Launches, copies between buffers, Fill and Zero on that stream do not run,
// but become a graph for the device of ctx. So do the collective operations of package nccl. Calls that would wait,
// copies to and from ordinary slices, and events return ErrNotSupported on that stream. Copies to and from a HostBuffer
// are asynchronous and can be part of a graph. work may load the modules that it uses. The stream is closed when
// Capture returns. The caller closes the graph.
func Capture(ctx context.Context, work func(s *Stream) error) (*Graph, error) {
	if work == nil {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "the function whose work is captured is nil")
	}
	g, err := core.Capture(ctx, func(s *core.Stream) error { return work((*Stream)(s)) })
	return (*Graph)(g), err
}

// Launch queues the work of the graph on s. It neither waits nor allocates.
func (g *Graph) Launch(s *Stream) error { return (*core.Graph)(g).Launch((*core.Stream)(s)) }

// Close frees the graph once the work queued so far is done. A second Close returns nil.
func (g *Graph) Close() error { return (*core.Graph)(g).Close() }
