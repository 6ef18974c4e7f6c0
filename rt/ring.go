package rt

import (
	"context"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/internal/core"
)

// Ring is a kernel that stays on the device and answers messages, which the directive ring makes of a function; the
// generated function StartNAME starts it. A message costs about as much as it takes to go to the device and back, some
// microseconds, where a launch and a wait cost more.
//
// All methods may be called by many goroutines at once. Messages are answered by the blocks of the kernel in turn, so
// with one block in the order in which they were sent; replies always match their requests. A goroutine that waits for
// a reply keeps a processor busy at first, and sleeps for longer the longer it waits.
//
// A fault of the kernel ends the ring and is the error of every call that waits. So does a kernel whose heartbeat stays
// away (ErrHung), and the end of the context with which the ring was started, which closes it. Calls of a ring that is
// closed, or nil since it was not started, return ErrClosed.
//
// Where a device cannot (OpenCL, and kernels in OpenCL C everywhere), a launch answers each batch of messages: the same
// methods do the same more slowly, and Stats says so.
type Ring[Request, Reply any] core.Ring

// RingStats is the state of a Ring.
type RingStats = core.RingStats

// Call sends a request and waits for its reply. When ctx ends first its error is returned, and the reply, which will
// still come, is dropped.
func (r *Ring[Request, Reply]) Call(ctx context.Context, req Request) (Reply, error) {
	var reply Reply
	err := (*core.Ring)(r).Call(ctx, unsafe.Pointer(&req), unsafe.Pointer(&reply))
	return reply, err
}

// Send sends a request whose reply Recv is to return. While as many messages are under way as the ring's capacity, of
// Send and of Call, it waits: those of Send are under way until they are received.
func (r *Ring[Request, Reply]) Send(ctx context.Context, req Request) error {
	return (*core.Ring)(r).Send(ctx, unsafe.Pointer(&req))
}

// SendAll sends requests one after the other, at less cost than Send of each. When ctx ends, some may have been sent.
func (r *Ring[Request, Reply]) SendAll(ctx context.Context, requests []Request) error {
	return (*core.Ring)(r).SendAll(ctx, unsafe.Pointer(unsafe.SliceData(requests)), len(requests))
}

// TrySend is Send that does not wait: ErrFull when there is no room.
func (r *Ring[Request, Reply]) TrySend(req Request) error {
	return (*core.Ring)(r).TrySend(unsafe.Pointer(&req))
}

// Recv waits for the reply to the first message of Send whose reply nobody has received. It waits for such a message
// too, so that one goroutine may send and another receive.
func (r *Ring[Request, Reply]) Recv(ctx context.Context) (Reply, error) {
	var reply Reply
	err := (*core.Ring)(r).Recv(ctx, unsafe.Pointer(&reply))
	return reply, err
}

// RecvSome waits as Recv does, and then receives the replies that are there, at most len(replies), in the order of
// their messages. It returns how many.
func (r *Ring[Request, Reply]) RecvSome(ctx context.Context, replies []Reply) (int, error) {
	return (*core.Ring)(r).RecvSome(ctx, unsafe.Pointer(unsafe.SliceData(replies)), len(replies))
}

// Drain waits until the messages sent so far are answered; their replies may still be received. What the kernel has
// written to its state for them is seen by copies that are queued after a Pause, which ends the kernel.
func (r *Ring[Request, Reply]) Drain(ctx context.Context) error { return (*core.Ring)(r).Drain(ctx) }

// Pause ends the kernel between two messages. What is sent meanwhile waits for Resume.
func (r *Ring[Request, Reply]) Pause() error { return (*core.Ring)(r).Pause() }

// Resume starts the kernel again after Pause.
func (r *Ring[Request, Reply]) Resume() error { return (*core.Ring)(r).Resume() }

// HungAfter sets how long a block may be without a heartbeat, 10 seconds at first: more than the longest message takes,
// as the heart beats between messages. On the CPU it should be much more, since other programs may keep a kernel from
// running for long. Where launches answer batches, it is the time of a launch.
func (r *Ring[Request, Reply]) HungAfter(age time.Duration) { (*core.Ring)(r).HungAfter(age) }

// Stats returns the state of the ring.
func (r *Ring[Request, Reply]) Stats() RingStats { return (*core.Ring)(r).Stats() }

// Close stops the kernel and frees what the ring has. Calls that wait get their reply if it has come, else ErrClosed.
// It returns the fault that has ended the ring, if there was one. It waits for the message that a block is at, for as
// long as HungAfter says; what the kernel uses then stays until it ends.
func (r *Ring[Request, Reply]) Close() error { return (*core.Ring)(r).Close() }
