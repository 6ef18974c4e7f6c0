package rt

import (
	"context"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/internal/core"
)

// Ring is a kernel that stays on the device and answers messages. The directive ring makes one of a function, and the
// generated function StartNAME starts it. A message takes about as long as the way to the device and back, some
// microseconds, which is less than a launch and a wait.
//
// Many goroutines may call all methods at once. The blocks of the kernel answer messages in turn. So a ring with one
// block answers them in the order in which they were sent. Replies always match their requests. A goroutine that waits
// for a reply keeps a processor busy at first, and then sleeps for longer and longer.
//
// A fault in the kernel ends the ring, and every waiting call returns it. A kernel without a heartbeat also ends the
// ring (ErrHung), and so does the end of the context with which the ring was started. Calls on a closed or nil ring
// return ErrClosed.
//
// On devices that cannot keep a kernel (OpenCL, and any device for kernels in OpenCL C), a launch answers each batch of
// messages. The methods do the same there, but more slowly, and Stats says so.
type Ring[Request, Reply any] core.Ring

// RingStats is the state of a Ring.
type RingStats = core.RingStats

// Call sends a request and waits for its reply. If ctx ends first, Call returns its error, and the reply is dropped
// when it arrives.
func (r *Ring[Request, Reply]) Call(ctx context.Context, req Request) (Reply, error) {
	var reply Reply
	err := (*core.Ring)(r).Call(ctx, unsafe.Pointer(&req), unsafe.Pointer(&reply))
	return reply, err
}

// Send sends a request whose reply Recv will return. It waits while the number of messages in flight, from Send and
// from Call, is the ring's capacity. A message from Send is in flight until its reply is received.
func (r *Ring[Request, Reply]) Send(ctx context.Context, req Request) error {
	return (*core.Ring)(r).Send(ctx, unsafe.Pointer(&req))
}

// SendAll sends requests in order, at a lower cost than Send for each. If ctx ends, some may have been sent.
func (r *Ring[Request, Reply]) SendAll(ctx context.Context, requests []Request) error {
	return (*core.Ring)(r).SendAll(ctx, unsafe.Pointer(unsafe.SliceData(requests)), len(requests))
}

// TrySend is like Send but does not wait: it returns ErrFull if there is no room.
func (r *Ring[Request, Reply]) TrySend(req Request) error {
	return (*core.Ring)(r).TrySend(unsafe.Pointer(&req))
}

// Recv waits for the reply to the oldest message of Send whose reply has not been received. If there is no such message
// yet, it waits for one, so that one goroutine can send while another receives.
func (r *Ring[Request, Reply]) Recv(ctx context.Context) (Reply, error) {
	var reply Reply
	err := (*core.Ring)(r).Recv(ctx, unsafe.Pointer(&reply))
	return reply, err
}

// RecvSome waits like Recv, and then receives all replies that are ready, up to len(replies), in the order of their
// messages. It returns their number.
func (r *Ring[Request, Reply]) RecvSome(ctx context.Context, replies []Reply) (int, error) {
	return (*core.Ring)(r).RecvSome(ctx, unsafe.Pointer(unsafe.SliceData(replies)), len(replies))
}

// Drain waits until all messages sent so far are answered. Their replies can still be received. To copy what the kernel
// has written to its state for them, queue the copy after a Pause, which ends the kernel.
func (r *Ring[Request, Reply]) Drain(ctx context.Context) error { return (*core.Ring)(r).Drain(ctx) }

// Pause ends the kernel between two messages. Messages that are sent then wait for Resume.
func (r *Ring[Request, Reply]) Pause() error { return (*core.Ring)(r).Pause() }

// Resume starts the kernel again after Pause.
func (r *Ring[Request, Reply]) Resume() error { return (*core.Ring)(r).Resume() }

// HungAfter sets how long a block may be without a heartbeat, 10 seconds at first. The heart beats between messages, so
// set more than the longest message takes. On the CPU set much more, because other programs may keep a kernel from
// running for a long time. Where launches answer batches, it is the time for a launch.
func (r *Ring[Request, Reply]) HungAfter(age time.Duration) { (*core.Ring)(r).HungAfter(age) }

// Stats returns the state of the ring.
func (r *Ring[Request, Reply]) Stats() RingStats { return (*core.Ring)(r).Stats() }

// Close stops the kernel and frees what the ring has. Waiting calls get their reply if it has arrived, or ErrClosed.
// Close returns the fault that has ended the ring, if there was one. It waits for messages that blocks are answering,
// for as long as HungAfter says. If a kernel is still running then, the memory that it uses stays until it ends.
func (r *Ring[Request, Reply]) Close() error { return (*core.Ring)(r).Close() }
