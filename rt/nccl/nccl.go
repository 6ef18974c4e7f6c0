// Package nccl runs collective operations between the devices of one process or of many: all-reduce, all-gather,
// reduce-scatter, broadcast, reduce, send and receive. They work on rt.Buffer, and in the order of an rt.Stream.
//
// On CUDA they use NVIDIA's NCCL, and on HIP AMD's RCCL, which is loaded when a communicator is made. Both need devices
// opened with rt.Primary. The CPU has an implementation for tests and development, within one process and over TCP. It
// copies everything through one rank and is not meant for production.
//
// Every rank must call the same operations in the same order, with the same type, operator and length. A call queues
// the operation on a stream and returns. On CUDA and HIP calls do not allocate.
//
// # What ends a communicator
//
// A communicator ends on all ranks when the context it was made with ends, when Abort is called, when a process is
// gone, or when ranks are found to disagree. Queued operations then fail: the next call that waits for their stream
// returns the reason, and so do later calls. Streams and devices can still be used. To set a deadline, put one around
// the device's context:
//
//	ctx, cancel := context.WithTimeout(dev, time.Hour)
//	defer cancel()
//	comm, err := nccl.Init(ctx, nccl.FromEnv())
//
// If NCCL's environment contains NCCL_COMM_BLOCKING=1, the context cannot end Init and Local, which then wait as long
// as NCCL does.
//
// # What a call costs
//
// NCCL can abort only non-blocking communicators at any time. For these it starts a thread for each call, or for each
// Group, which takes about 50 us. With KBIND_NCCL_BLOCKING=1 for rank 0, or for the process that calls Local,
// operations use a second communicator. That one blocks, and ends when the first one ends. This needs version 2.18 and
// has not been run on GPUs yet.
//
// # Do ranks agree?
//
//   - On the CPU, ranks are always compared: an operation compares what the ranks have called when it runs. A rank that
//     only sends is done when its message is on its way. If no rank wanted the message, the sender learns that from its
//     next operation.
//   - With NCCL and RCCL, ranks are compared if KBIND_NCCL_CHECK=1 is set for rank 0, or for the process that calls
//     Local. Each call first waits until the other ranks have called the same. If calls do not match, none of them
//     begins, and all ranks return an error that names two of them. This costs a round trip between the processes for
//     each call, and memory for the messages.
//   - Otherwise NCCL and RCCL do not compare ranks. If lengths, types or operators differ, ranks may get wrong values.
//     If calls differ, ranks wait until the communicator ends. That happens soon if a process has ended, or has closed
//     its communicator without calling what another one called, and otherwise with the context. So a communicator
//     without a deadline may wait forever for a rank that does something else.
//
// # Graphs
//
// The operations can be part of a graph (rt.Capture). Ranks must launch their graphs as they would call the operations.
// KBIND_NCCL_CHECK compares what is captured, but not each launch. A graph ends with the communicators in it.
package nccl

import (
	"context"
	"fmt"
	"sync"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
	"github.com/kbind/kbind/rt/vec"
)

// Element is a type on which the operations work.
type Element interface {
	int8 | uint8 | int32 | uint32 | int64 | uint64 | float32 | float64 | vec.Half | vec.BFloat16
}

// Op says how the values of several ranks are combined. The numbers are NCCL's.
type Op int32

// The operations. Avg divides the sum by the number of ranks; integers round toward zero.
const (
	Sum Op = iota
	Prod
	Max
	Min
	Avg
)

// String returns the name.
func (o Op) String() string {
	if o < 0 || int(o) >= len(opNames) {
		return fmt.Sprintf("operation %d", int32(o))
	}
	return opNames[o]
}

// Comm is one rank of a communicator: a device that takes part in operations with others. Any goroutine may call its
// methods.
type Comm struct {
	rank, size int
	place      core.Place
	e          engine
	unhook     func() bool // from the context
	closing    sync.Once
	closed     error
}

// engine does the work of a Comm.
type engine interface {
	// queue queues an operation on a stream of the device.
	queue(s *core.Stream, op operation, dst, src driver.Window) error
	// abort ends all operations, here and on the other ranks, with a reason.
	abort(cause error)
	// beginGroup makes queue keep the operations until dropGroup; see Group.
	beginGroup() error
	dropGroup()
	// close ends the rank when its operations are done.
	close() error
}

// kind is an operation's.
type kind uint8

const (
	allReduce kind = iota
	allGather
	reduceScatter
	broadcast
	reduce
	send
	receive
)

// operation is what the ranks must agree about.
type operation struct {
	kind  kind
	dtype dtype
	op    Op
	peer  int // the root, or the other rank of send and receive
	count int // elements: of the result of a rank for reduceScatter, of its source elsewhere
}

// Init makes the device of ctx a rank of a communicator whose other ranks are in other processes. It waits for them,
// and says so in log/slog after two seconds. When ctx ends, the communicator is aborted. The caller closes it.
func Init(ctx context.Context, w World) (*Comm, error) {
	if w.err != nil {
		return nil, w.err
	}
	if err := w.check(); err != nil {
		return nil, err
	}
	place, err := core.PlaceOf(ctx)
	if err != nil {
		return nil, err
	}
	c := &Comm{rank: w.Rank, size: w.Size, place: place}
	switch backend := place.Info().Backend; backend {
	case "cpu":
		c.e, err = joinTCP(ctx, w)
	case "cuda", "hip":
		c.e, err = joinLibrary(ctx, w, place)
	default:
		return nil, driver.Errorf(driver.ErrNotSupported, "nccl: there is no engine for %s", backend)
	}
	if err != nil {
		return nil, fmt.Errorf("nccl: rank %d of %d: %w", w.Rank, w.Size, err)
	}
	return c.watch(ctx), nil
}

// Local makes a communicator from devices of this process, which must all be of one backend. Rank i is the device of
// contexts[i]. When one of the contexts ends, the communicator is aborted. The caller closes all ranks.
func Local(contexts ...context.Context) ([]*Comm, error) {
	if len(contexts) == 0 {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "nccl: a communicator of no devices")
	}
	list := make([]*Comm, len(contexts))
	for i, ctx := range contexts {
		place, err := core.PlaceOf(ctx)
		if err != nil {
			return nil, err
		}
		list[i] = &Comm{rank: i, size: len(contexts), place: place}
		if first := list[0].place.Info().Backend; place.Info().Backend != first {
			return nil, driver.Errorf(driver.ErrNotSupported, "nccl: a communicator of devices of %s and %s", first,
				place.Info().Backend)
		}
	}
	switch backend := list[0].place.Info().Backend; backend {
	case "cpu":
		for i, h := range joinHere(len(list)) {
			list[i].e = h
		}
	case "cuda", "hip":
		if err := localLibrary(contexts, list); err != nil {
			return nil, fmt.Errorf("nccl: %w", err)
		}
	default:
		return nil, driver.Errorf(driver.ErrNotSupported, "nccl: there is no engine for %s", backend)
	}
	for i, c := range list {
		c.watch(contexts[i])
	}
	return list, nil
}

// watch aborts the communicator when ctx ends.
func (c *Comm) watch(ctx context.Context) *Comm {
	c.unhook = context.AfterFunc(ctx, func() { c.e.abort(context.Cause(ctx)) })
	return c
}

// Rank is the number of the device in the communicator, counted from 0; -1 for a nil Comm.
func (c *Comm) Rank() int {
	if c == nil {
		return -1
	}
	return c.rank
}

// Size is the number of ranks; 0 for a nil Comm.
func (c *Comm) Size() int {
	if c == nil {
		return 0
	}
	return c.size
}

// Abort ends all operations of the communicator on all ranks. Later calls return cause. Close must still be called; it
// closes the connections to the other ranks.
func (c *Comm) Abort(cause error) {
	if c == nil {
		return
	}
	if cause == nil {
		cause = context.Canceled
	}
	c.e.abort(cause)
}

// Close ends the rank once its operations are done or the communicator is aborted. A second Close returns what the
// first one did, and Close on a nil Comm returns nil.
func (c *Comm) Close() error {
	if c == nil {
		return nil
	}
	c.closing.Do(func() {
		c.closed = c.e.close()
		c.unhook()
	})
	return c.closed
}

// AllReduce sets dst, on every rank, to the combination of all ranks' src. dst and src may be the same buffer.
func AllReduce[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], op Op) error {
	return run(s, c, operation{kind: allReduce, op: op, count: src.Len()}, dst, src, src.Len(), src.Len())
}

// AllGather sets dst, on every rank, to the src of all ranks, one after the other. dst has Size times as many elements
// as src.
func AllGather[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T]) error {
	return run(s, c, operation{kind: allGather, count: src.Len()}, dst, src, c.Size()*src.Len(), src.Len())
}

// ReduceScatter combines all ranks' src, and sets dst on each rank to its part of the result. src has Size times as
// many elements as dst.
func ReduceScatter[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], op Op) error {
	return run(s, c, operation{kind: reduceScatter, op: op, count: dst.Len()}, dst, src, dst.Len(), c.Size()*dst.Len())
}

// Broadcast sets dst, on every rank, to the src of the rank root. src is ignored on the other ranks.
func Broadcast[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], root int) error {
	if c.Rank() != root {
		src = rt.Buffer[T]{}
	}
	return run(s, c, operation{kind: broadcast, peer: root, count: dst.Len()}, dst, src, dst.Len(), src.Len())
}

// Reduce sets dst, on the rank root, to the combination of all ranks' src. dst is ignored on the other ranks.
func Reduce[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], op Op, root int) error {
	n := src.Len()
	if c.Rank() != root {
		dst, n = rt.Buffer[T]{}, 0
	}
	return run(s, c, operation{kind: reduce, op: op, peer: root, count: src.Len()}, dst, src, n, src.Len())
}

// Send sends src to the rank peer, which calls Recv.
func Send[T Element](s *rt.Stream, c *Comm, src rt.Buffer[T], peer int) error {
	return run(s, c, operation{kind: send, peer: peer, count: src.Len()}, rt.Buffer[T]{}, src, 0, src.Len())
}

// Recv receives into dst what the rank peer sends.
func Recv[T Element](s *rt.Stream, c *Comm, dst rt.Buffer[T], peer int) error {
	return run(s, c, operation{kind: receive, peer: peer, count: dst.Len()}, dst, rt.Buffer[T]{}, dst.Len(), 0)
}

// run checks an operation and queues it.
func run[T Element](s *rt.Stream, c *Comm, o operation, dst, src rt.Buffer[T], dstLen, srcLen int) error {
	name := kindNames[o.kind]
	switch {
	case c == nil:
		return driver.Errorf(driver.ErrClosed, "nccl: %s: the communicator is nil", name)
	case o.op < Sum || o.op > Avg:
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: %s: there is no %s", name, o.op)
	case o.peer < 0 || o.peer >= c.size:
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: %s: rank %d of %d", name, o.peer, c.size)
	case o.kind >= send && o.peer == c.rank:
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: %s: rank %d is this rank", name, o.peer)
	case o.kind == broadcast && c.rank == o.peer && srcLen != dstLen,
		dst.Len() != dstLen || src.Len() != srcLen:
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: %s: dst has %d elements and src %d, of %d ranks",
			name, dst.Len(), src.Len(), c.size)
	}
	if err := c.place.Check((*core.Stream)(s)); err != nil {
		return fmt.Errorf("nccl: %s: %w", name, err)
	}
	to, err := core.Window(c.place, core.Buffer[T](dst))
	if err != nil {
		return fmt.Errorf("nccl: %s: dst: %w", name, err)
	}
	from, err := core.Window(c.place, core.Buffer[T](src))
	if err != nil {
		return fmt.Errorf("nccl: %s: src: %w", name, err)
	}
	o.dtype = dtypeOf[T]()
	if err := c.e.queue((*core.Stream)(s), o, to, from); err != nil {
		return fmt.Errorf("nccl: %s: %w", name, err)
	}
	return nil
}
