// Package nccl runs collective operations between devices of one process or of many: all-reduce, all-gather,
// reduce-scatter, broadcast, reduce, send and receive, over rt.Buffer and in the order of rt.Stream.
//
// On CUDA the engine is NVIDIA's NCCL, on HIP AMD's RCCL, loaded when a communicator is made; both need devices opened
// with rt.Primary. On the CPU there is an implementation for tests and development, in one process and over TCP: it
// copies everything through one rank and is no engine for production.
//
// Every operation is called on all ranks, in the same order, with the same type, operation and length. Calls queue it
// on a stream and return; on CUDA and HIP they do not allocate.
//
// # What ends a communicator
//
// The end of the context that it was made with, Abort, a process that is gone, and ranks that are found not to agree
// end a communicator on all ranks. What is queued then fails: the next call that waits for its stream returns the
// reason, and so does what is called later. Streams and devices can be used afterwards. A deadline is a context
// with a deadline around the device's:
//
//	ctx, cancel := context.WithTimeout(dev, time.Hour)
//	defer cancel()
//	comm, err := nccl.Init(ctx, nccl.FromEnv())
//
// NCCL_COMM_BLOCKING=1 in NCCL's environment takes this away from Init and Local, which then wait as long as NCCL does.
//
// # What a call costs
//
// NCCL takes an abort at any time of communicators that do not block alone, and starts a thread for each call of
// theirs, or for each Group, which takes about 50 us. With KBIND_NCCL_BLOCKING=1 for rank 0, or for the process that
// calls Local, operations use a second communicator, which blocks and which the end of the first one ends. That needs
// version 2.18, and has not been run on GPUs yet.
//
// # Do ranks agree?
//
// Whether ranks agree is looked at as follows.
//
//   - On the CPU, always: an operation compares what the ranks have called when it runs. A rank that only sends is done
//     when its message is on the way, and learns from its next operation that no rank wanted it.
//   - With NCCL and RCCL, when KBIND_NCCL_CHECK=1 is set for rank 0, or for the process that calls Local: each call
//     first waits until the other ranks have called the same. What does not fit is an error of all ranks, which names
//     two calls, and does not begin. It costs a round trip between the processes, and memory for the messages.
//   - With NCCL and RCCL otherwise, not at all, for they do not compare: ranks whose lengths, types or operations
//     differ may get wrong values, and ranks whose calls differ wait until the communicator ends. That is soon where a
//     process has ended or has closed its communicator without calling what another has called, and otherwise with the
//     context. So a communicator without a deadline may wait for ever for a rank that goes on with something else.
//
// # Graphs
//
// The operations can be part of a graph (rt.Capture). Its ranks launch their graphs as they would call the operations.
// KBIND_NCCL_CHECK compares what is captured, not each launch. A graph ends with the communicators in it.
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

// Element is a type that the operations take.
type Element interface {
	int8 | uint8 | int32 | uint32 | int64 | uint64 | float32 | float64 | vec.Half | vec.BFloat16
}

// Op says how values of several ranks become one. The values are NCCL's.
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

// Comm is one rank of a communicator: a device that takes part in operations with others. Its methods may be called
// from any goroutine.
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

// Init makes the device of ctx a rank of a communicator whose other ranks are other processes, and waits for them,
// which log/slog says after two seconds. When ctx ends the communicator is aborted. The caller closes it.
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

// Local makes a communicator of devices of this process, which must all be of one backend; rank i is the device of
// contexts[i]. When one of the contexts ends the communicator is aborted. The caller closes all.
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

// Rank is the number of the device in the communicator, from 0 on; -1 for a nil Comm.
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

// Abort ends all operations of the communicator, on all ranks, and makes what is called later return cause. Close still
// has to be called: it ends the connections to the other ranks.
func (c *Comm) Abort(cause error) {
	if c == nil {
		return
	}
	if cause == nil {
		cause = context.Canceled
	}
	c.e.abort(cause)
}

// Close ends the rank when its operations are done, or when the communicator is aborted. A second Close returns what
// the first one did; that of a nil Comm nil.
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

// AllReduce makes dst, on every rank, the combination of the ranks' src, which may be the same buffer as dst.
func AllReduce[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], op Op) error {
	return run(s, c, operation{kind: allReduce, op: op, count: src.Len()}, dst, src, src.Len(), src.Len())
}

// AllGather makes dst, on every rank, the src of all ranks one after the other: dst has Size times as many elements.
func AllGather[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T]) error {
	return run(s, c, operation{kind: allGather, count: src.Len()}, dst, src, c.Size()*src.Len(), src.Len())
}

// ReduceScatter combines the ranks' src and makes dst, on each rank, its part of that: src has Size times as many
// elements as dst.
func ReduceScatter[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], op Op) error {
	return run(s, c, operation{kind: reduceScatter, op: op, count: dst.Len()}, dst, src, dst.Len(), c.Size()*dst.Len())
}

// Broadcast makes dst, on every rank, the src of the rank root. src is ignored on the other ranks.
func Broadcast[T Element](s *rt.Stream, c *Comm, dst, src rt.Buffer[T], root int) error {
	if c.Rank() != root {
		src = rt.Buffer[T]{}
	}
	return run(s, c, operation{kind: broadcast, peer: root, count: dst.Len()}, dst, src, dst.Len(), src.Len())
}

// Reduce makes dst, on the rank root, the combination of the ranks' src. dst is ignored on the other ranks.
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
