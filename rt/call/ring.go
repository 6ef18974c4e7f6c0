package call

import (
	"context"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// RingSpec is what a ring was generated with: its name for messages, the blocks of its kernel and the threads of a
// block that answer a message together, the messages that are under way at most, the bytes of a request and a reply,
// and the words of its inbox.
type RingSpec = core.RingSpec

// StartRing starts the ring whose kernel is spec.Kernels[kernel] on the device of ctx. state, unless nil, passes the
// kernel's arguments after the queues; it is called at each launch of the kernel.
func StartRing[Request, Reply any](ctx context.Context, spec *ModuleSpec, kernel int, rs RingSpec,
	state func(*Call)) (*rt.Ring[Request, Reply], error) {
	var put func(*core.Call)
	if state != nil {
		put = func(c *core.Call) { state((*Call)(c)) }
	}
	r, err := core.StartRing(ctx, spec, kernel, rs, put)
	return (*rt.Ring[Request, Reply])(r), err
}

// NewInbox makes the memory for messages that other kernels send a ring: n words, all of them 0.
func NewInbox(ctx context.Context, n int) (rt.Buffer[uint64], error) {
	b, err := core.NewInbox(ctx, n)
	return rt.Buffer[uint64](b), err
}
