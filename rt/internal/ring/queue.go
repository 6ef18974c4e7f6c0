package ring

import (
	"errors"
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"
)

// ErrFull and ErrClosed are why Put gives no message.
var (
	ErrFull   = errors.New("ring: full")
	ErrClosed = errors.New("ring: closed")
)

// Kind is who takes the reply of a message.
type Kind uint64

// The kinds; the zero Kind is a slot that is free.
const (
	free   Kind = iota
	Called      // the goroutine that sent it
	Sent        // the next one that receives
	left        // nobody any more
)

// Queue is the slots of a ring.
type Queue struct {
	in, out        []uint64 // capacity messages each
	request, reply int      // bytes
	inWords        int
	outWords       int
	mask           uint64
	shift          int

	// head is the number of the next message; its top bit says that the queue is closed.
	head atomic.Uint64
	_    [56]byte
	// turns has for each slot 4*n+kind: n is the message that is in it, or, if it is free, the next one.
	turns []uint64

	receiving sync.Mutex // held by who receives, and by Close for ever
	tail      uint64     // guarded by receiving: no message before it is to be received

	memory sync.RWMutex // held for reading while memory is looked at by who owns no slot
	gone   bool
}

const closedBit = 1 << 63

// New makes a queue over memory for capacity requests and replies, a power of two, all words of which are 0.
func New(in, out []uint64, capacity, request, reply int) *Queue {
	q := &Queue{in: in, out: out, request: request, reply: reply, inWords: WordsFor(request), outWords: WordsFor(reply),
		mask: uint64(capacity - 1), shift: bits.TrailingZeros(uint(capacity)), turns: make([]uint64, capacity)}
	for i := range q.turns {
		q.turns[i] = 4 * uint64(i)
	}
	return q
}

// Capacity is the messages that are under way at most.
func (q *Queue) Capacity() int { return len(q.turns) }

func (q *Queue) round(n uint64) uint32 { return uint32(n>>q.shift) + 1 }

func (q *Queue) question(n uint64) []uint64 {
	at := int(n&q.mask) * q.inWords
	return q.in[at : at+q.inWords : at+q.inWords]
}

func (q *Queue) answer(n uint64) []uint64 {
	at := int(n&q.mask) * q.outWords
	return q.out[at : at+q.outWords : at+q.outWords]
}

// Put sends a message; src is the bytes of the request. ErrFull when the message a round before still has its slot.
func (q *Queue) Put(src unsafe.Pointer, kind Kind) (n uint64, err error) {
	for {
		n = q.head.Load()
		if n&closedBit != 0 {
			return 0, ErrClosed
		}
		turn := &q.turns[n&q.mask]
		if t := atomic.LoadUint64(turn); t != 4*n {
			if q.head.Load() != n || t == 4*(n-uint64(len(q.turns)))+uint64(left) && q.reclaim(n-uint64(len(q.turns))) {
				continue
			}
			return 0, ErrFull
		}
		if q.head.CompareAndSwap(n, n+1) {
			put(q.question(n), src, q.request, q.round(n), turn, 4*n+uint64(kind))
			return n, nil
		}
	}
}

// Take reads the reply of message n, which the caller owns, into dst and frees the slot. It reports false, and the
// message stays the caller's, when the reply has not come.
func (q *Queue) Take(n uint64, dst unsafe.Pointer) bool {
	if !get(dst, q.reply, q.answer(n), q.round(n)) {
		return false
	}
	atomic.StoreUint64(&q.turns[n&q.mask], 4*(n+uint64(len(q.turns))))
	return true
}

// Leave gives up message n, which the caller owns: its reply is nobody's.
func (q *Queue) Leave(n uint64) { atomic.StoreUint64(&q.turns[n&q.mask], 4*n+uint64(left)) }

// reclaim frees the slot of message n, which was left, if its reply has come.
func (q *Queue) reclaim(n uint64) bool {
	q.memory.RLock()
	defer q.memory.RUnlock()
	return !q.gone && have(q.answer(n), q.round(n)) &&
		atomic.CompareAndSwapUint64(&q.turns[n&q.mask], 4*n+uint64(left), 4*(n+uint64(len(q.turns))))
}

// TryReceive makes the caller the one who receives, until EndReceive. It reports false while somebody else does, and
// after Close.
func (q *Queue) TryReceive() bool { return q.receiving.TryLock() }

// EndReceive lets others receive.
func (q *Queue) EndReceive() { q.receiving.Unlock() }

// Next is the number of the sent message whose reply is to be received next; ok is false when none has been sent. The
// caller is the one who receives.
func (q *Queue) Next() (n uint64, ok bool) {
	head := q.head.Load() &^ closedBit
	if size := uint64(len(q.turns)); head > size {
		q.tail = max(q.tail, head-size)
	}
	for q.tail < head {
		switch t := atomic.LoadUint64(&q.turns[q.tail&q.mask]); {
		case t == 4*q.tail+uint64(Sent):
			return q.tail, true
		case t == 4*q.tail: // being written
			return 0, false
		}
		q.tail++ // somebody else's
	}
	return 0, false
}

// Head is the number of messages that were sent.
func (q *Queue) Head() uint64 { return q.head.Load() &^ closedBit }

// Waiting counts the messages before the number head that have no reply yet, and those whose reply nobody has taken.
func (q *Queue) Waiting(head uint64) (unanswered, untaken int) {
	q.memory.RLock()
	defer q.memory.RUnlock()
	if q.gone {
		return 0, 0
	}
	first := uint64(0)
	if size := uint64(len(q.turns)); head > size {
		first = head - size
	}
	for n := first; n < head; n++ {
		switch t := atomic.LoadUint64(&q.turns[n&q.mask]); {
		case t>>2 != n:
		case t&3 == uint64(free) || !have(q.answer(n), q.round(n)):
			unanswered++
		case t&3 != uint64(left):
			untaken++
		}
	}
	return unanswered, untaken
}

// Shut lets no message in any more.
func (q *Queue) Shut() { q.head.Or(closedBit) }

// Close waits, after Shut, until no goroutine looks at the memory: those that wait for replies are told by others to
// leave.
func (q *Queue) Close() {
	q.receiving.Lock() // for ever
	for i := range q.turns {
		for turn := &q.turns[i]; ; runtime.Gosched() {
			t := atomic.LoadUint64(turn)
			if n := t >> 2; t&3 != uint64(Called) && (t&3 != uint64(free) || n >= q.Head()) {
				break
			}
		}
	}
	q.memory.Lock()
	defer q.memory.Unlock()
	q.gone = true
}
