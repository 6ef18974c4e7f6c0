package nccl

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// The engine of the CPU: every rank has an inbox for each other rank, and what is sent waits there until it is taken.
// So a send never waits, and ranks that send to each other cannot block each other. Reductions are made by one rank, in
// the order of the ranks, so that results are the same each time.

// message is what one rank sends to another.
type message struct {
	Operation operation
	Body      []byte
	Next      bool   // the next message belongs to the same group; see host.tell
	Ahead     bool   // a send whose place among the collective operations means nothing; see host.queue
	Fail      string // why the sender has aborted
	Bye       bool   // the sender has closed its communicator
}

// link is the way to another rank.
type link interface {
	send(m *message) error
	close()
}

// host is one rank. Locks are taken in this order: a stream's of the CPU, or a device's calling and mu; an inbox's; the
// host's.
type host struct {
	rank, size int
	remote     bool   // the other ranks are processes, to which a send may take its time
	links      []link // nil at the rank itself
	inboxes    []inbox

	mu       sync.Mutex
	cause    error         // why it was aborted
	dead     chan struct{} // closed by abort and close
	over     chan struct{} // closed when the others have been told
	then     func(error)   // for another engine that is controlled by this one; see onAbort
	group    bool
	grouped  []func(mixed bool) error // what was called in a group, sends first
	sends    int                      // of grouped
	mixed    bool                     // some of grouped are collective operations
	all      int                      // collective operations counted
	pairs    []int                    // sends and receives counted, of each other rank
	left     [][]operation            // of each rank: what it has told and this rank has not called yet; see host.agree
	last     chan struct{}            // closed when the operation queued last is done
	finished bool
}

// inbox is what came from one rank.
type inbox struct {
	mu    sync.Mutex
	list  []*message
	gone  error         // why nothing will come any more
	bye   bool          // because it has closed its communicator
	calls int           // what it has counted by then
	some  chan struct{} // of capacity 1: something has changed
}

func newHost(rank, size int) *host {
	h := &host{rank: rank, size: size, links: make([]link, size), inboxes: make([]inbox, size),
		pairs: make([]int, size), left: make([][]operation, size), dead: make(chan struct{}), over: make(chan struct{})}
	for i := range h.inboxes {
		h.inboxes[i].some = make(chan struct{}, 1)
	}
	h.last = make(chan struct{})
	close(h.last)
	return h
}

// joinHere makes the ranks of one process.
func joinHere(size int) []*host {
	list := make([]*host, size)
	for i := range list {
		list[i] = newHost(i, size)
	}
	for i, h := range list {
		for j, other := range list {
			if i != j {
				h.links[j] = &here{from: i, to: other}
			}
		}
	}
	return list
}

// here is the way to a rank of the same process.
type here struct {
	from int
	to   *host
}

func (l *here) send(m *message) error {
	c := *m
	c.Body = bytes.Clone(m.Body)
	l.to.deliver(l.from, &c)
	return nil
}

func (l *here) close() {}

// deliver puts a message into an inbox.
func (h *host) deliver(from int, m *message) {
	if m.Fail != "" {
		h.stop(fmt.Errorf("rank %d has aborted: %s", from, m.Fail), false)
		return
	}
	in := &h.inboxes[from]
	in.mu.Lock()
	if m.Bye {
		in.gone = fmt.Errorf("rank %d has closed its communicator", from)
		in.bye, in.calls = true, m.Operation.count
	} else {
		in.list = append(in.list, m)
	}
	in.mu.Unlock()
	in.wake()
}

// lose says that the connection to a rank has ended without a last word.
func (h *host) lose(from int, why error) {
	in := &h.inboxes[from]
	in.mu.Lock()
	orderly := in.gone != nil
	if !orderly {
		in.gone = fmt.Errorf("rank %d is lost: %w", from, why)
	}
	in.mu.Unlock()
	in.wake()
	h.mu.Lock()
	finished := h.finished // what still waits for the rank finds it gone
	h.mu.Unlock()
	if !orderly && !finished {
		h.abort(fmt.Errorf("rank %d is lost: %w", from, why))
	}
}

func (in *inbox) wake() {
	select {
	case in.some <- struct{}{}:
	default:
	}
}

// take waits for the next message of a rank. A collective operation leaves sends that came ahead of it.
func (h *host) take(from int, collective bool, stop <-chan struct{}) (*message, error) {
	in := &h.inboxes[from]
	for {
		in.mu.Lock()
		var m *message
		gone := in.gone
		i := slices.IndexFunc(in.list, func(m *message) bool { return !(m.Ahead && collective) })
		if i >= 0 {
			m = in.list[i]
		}
		if i == 0 {
			in.list = in.list[1:]
		} else if i > 0 {
			in.list = slices.Delete(in.list, i, i+1)
		}
		in.mu.Unlock()
		switch {
		case m != nil:
			return m, nil
		case gone != nil:
			return nil, gone
		}
		select {
		case <-in.some:
		case <-h.dead:
			return nil, h.why()
		case <-stop:
			return nil, errStopped
		}
	}
}

var (
	errStopped = errors.New("the stream was cancelled, or its earlier work has failed")
	errClosed  = driver.Errorf(driver.ErrClosed, "the communicator is already closed")
	errNested  = driver.Errorf(driver.ErrInvalidLaunch, "a group in a group")
)

// why is the reason of the abort.
func (h *host) why() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.cause
}

func (h *host) abort(cause error) { h.stop(cause, true) }

// stop ends all operations, and tells the others if it is this rank that has a reason.
func (h *host) stop(cause error, tell bool) {
	h.mu.Lock()
	first := h.cause == nil
	if first {
		h.cause = fmt.Errorf("the communicator is aborted: %w", cause)
		close(h.dead)
	}
	then := h.then
	h.mu.Unlock()
	if !first {
		return
	}
	if then != nil {
		then(cause)
	}
	if tell {
		h.tellAll(func(int) *message { return &message{Fail: cause.Error()} })
	}
	close(h.over)
}

// tellAll sends the other ranks their last word, all at once, since some may not read any more.
func (h *host) tellAll(word func(r int) *message) {
	var wg sync.WaitGroup
	for r, l := range h.links {
		if l != nil {
			wg.Go(func() { _ = l.send(word(r)) }) // one that is gone need not know
		}
	}
	wg.Wait()
}

// queue queues an operation, or keeps it for the end of the group. What is called in a group is done at once: sends go
// first, since others may wait for them, and collective operations pass them by.
func (h *host) queue(s *core.Stream, o operation, dst, src driver.Window) error {
	do := func(mixed bool) error {
		return s.HostCall(dst, src, func() (driver.HostFunc, error) { return h.begin(o, mixed) })
	}
	h.mu.Lock()
	if !h.group {
		h.mu.Unlock()
		return do(false)
	}
	defer h.mu.Unlock()
	h.grouped = append(h.grouped, do)
	h.mixed = h.mixed || o.kind < send
	if o.kind == send { // before what waits
		copy(h.grouped[h.sends+1:], h.grouped[h.sends:])
		h.grouped[h.sends] = do
		h.sends++
	}
	return nil
}

// begin gives an operation its place after the one before. mixed: it is one of a group with collective operations.
func (h *host) begin(o operation, mixed bool) (driver.HostFunc, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.cause != nil {
		return nil, h.cause
	}
	if h.finished {
		return nil, errClosed
	}
	before, done := h.last, make(chan struct{})
	h.last = done
	return func(stop <-chan struct{}, dst, src []byte) error {
		defer close(done)
		if h.remote {
			defer h.endsWith(stop)()
		}
		err := h.turn(before, stop)
		if err == nil {
			err = h.do(o, mixed, dst, src, stop)
		}
		if err == nil {
			return nil
		}
		h.abort(err)
		err = h.why() // which may be an earlier one
		return fmt.Errorf("nccl: %s on rank %d: %w", kindNames[o.kind], h.rank, err)
	}, nil
}

// endsWith aborts when stop is closed, until the function that it returns is called: a send that is under way does not
// look at stop.
func (h *host) endsWith(stop <-chan struct{}) func() {
	over := make(chan struct{})
	go func() {
		select {
		case <-stop:
			h.abort(errStopped)
		case <-over:
		}
	}()
	return func() { close(over) }
}

// turn waits for the operation before.
func (h *host) turn(before, stop <-chan struct{}) error {
	select {
	case <-stop:
		return errStopped
	default:
	}
	select {
	case <-before:
	case <-stop:
		return errStopped
	case <-h.dead:
	}
	select {
	case <-h.dead:
		return h.why()
	default:
		return nil
	}
}

// onAbort has another engine end with this rank: f is called once, at once if the rank is aborted already.
func (h *host) onAbort(f func(cause error)) {
	h.mu.Lock()
	h.then = f
	cause := h.cause
	h.mu.Unlock()
	if cause != nil && f != nil {
		f(cause)
	}
}

// count counts an operation of another engine, for deserted.
func (h *host) count(o operation) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if o.kind < send {
		h.all++
	} else {
		h.pairs[o.peer]++
	}
}

// counted returns how many operations with a rank were counted.
func (h *host) counted(r int) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.all + h.pairs[r]
}

// deserted reports a rank that has closed its communicator without an operation which this one has begun.
func (h *host) deserted() error {
	for r := range h.inboxes {
		in := &h.inboxes[r]
		in.mu.Lock()
		gone, behind := in.gone, in.bye && in.calls < h.counted(r)
		in.mu.Unlock()
		if behind {
			return gone
		}
	}
	return nil
}

func (h *host) beginGroup() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.group {
		return errNested
	}
	h.group = true
	return nil
}

// dropGroup ends a group, and forgets what was called in it.
func (h *host) dropGroup() { h.takeGroup() }

func (h *host) takeGroup() (list []func(mixed bool) error, mixed bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	list, mixed = h.grouped, h.mixed
	h.group, h.grouped, h.sends, h.mixed = false, nil, 0, false
	return list, mixed
}

// startGroup ends a group, and queues what was called in it.
func (h *host) startGroup() error {
	list, mixed := h.takeGroup()
	for _, do := range list {
		if err := do(mixed); err != nil {
			return err
		}
	}
	return nil
}

// lost is the loss of a rank that has said no last word.
func (h *host) lost() error {
	for r := range h.inboxes {
		in := &h.inboxes[r]
		in.mu.Lock()
		gone, bye := in.gone, in.bye
		in.mu.Unlock()
		if gone != nil && !bye {
			return gone
		}
	}
	return nil
}

// close waits for the operations and says good-bye.
func (h *host) close() error {
	if err := h.lost(); err != nil { // an operation may have told before lose aborts: the others are to know
		h.abort(err)
		<-h.over
	}
	h.mu.Lock()
	last := h.last
	h.finished = true
	h.mu.Unlock()
	select {
	case <-last:
	case <-h.dead:
	}
	cause := h.why()
	h.tellAll(func(r int) *message { return &message{Bye: true, Operation: operation{count: h.counted(r)}} })
	for _, l := range h.links {
		if l != nil {
			l.close()
		}
	}
	h.stop(driver.ErrClosed, false)
	if cause != nil && !errors.Is(cause, context.Canceled) {
		return cause
	}
	return nil
}
