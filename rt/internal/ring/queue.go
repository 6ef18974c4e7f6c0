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

	// turns has for each slot 4*n+kind: n is the message that is in it, or, if it is free, the next one.
	turns []uint64

	memory sync.RWMutex // held for reading while memory is looked at by who owns no slot
	gone   bool
	last   [2]int // what Waiting counted when the memory went

	// What senders write and what receivers write lies apart, in lines of its own: a processor that writes a line takes it
	// from those who read it. (Processors fetch lines in pairs.)
	_ [pair]byte
	// head is the number of the next message; its top bit says that the queue is closed.
	head atomic.Uint64
	_    [pair]byte

	receiving uint64 // 1 while somebody receives, and for ever after Close
	tail      uint64 // guarded by receiving: no message before it is to be received
	_         [pair]byte
}

// pair is the bytes of two lines of a processor's cache.
const pair = 128

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

// Put sends messages, whose requests lie at src one after the other: as many of count as there is room for, of which
// the first has the number n. ErrFull when the message a round before still has the first one's slot.
func (q *Queue) Put(src unsafe.Pointer, count int, kind Kind) (n uint64, sent int, err error) {
	size := uint64(len(q.turns))
	for {
		n = q.head.Load()
		if n&closedBit != 0 {
			return 0, 0, ErrClosed
		}
		if t := atomic.LoadUint64(&q.turns[n&q.mask]); t != 4*n {
			if q.head.Load() != n || t == 4*(n-size)+uint64(left) && q.reclaim(n-size) {
				continue
			}
			return 0, 0, ErrFull
		}
		sent = 1 // those that are free stay so unless another takes them, and then head has changed
		for sent < count && atomic.LoadUint64(&q.turns[(n+uint64(sent))&q.mask]) == 4*(n+uint64(sent)) {
			sent++
		}
		if q.head.CompareAndSwap(n, n+uint64(sent)) {
			break
		}
	}
	more := sent - 1
	if before := n - fetched; atomic.LoadUint64(&q.turns[before&q.mask])>>2 == before {
		more = sent + fetched - 1 // as many will come as are under way
	}
	for i := range uint64(sent) {
		at := unsafe.Add(src, int(i)*q.request)
		put(q.question(n+i), at, q.request, q.round(n+i), &q.turns[(n+i)&q.mask], 4*(n+i)+uint64(kind),
			q.ahead(n+i, more-int(i)))
	}
	return n, sent, nil
}

// ahead is how many bytes from the memory of message n that lies which is to be fetched while n is written, as more
// messages are written soon. The device looks at the slots of others, and is not to find their lines with this
// processor.
func (q *Queue) ahead(n uint64, more int) int {
	m := n + uint64(min(more, fetched))
	return 8 * q.inWords * (int(m&q.mask) - int(n&q.mask))
}

// Take reads the reply of message n, which the caller owns, into dst and frees the slot. It reports false, and the
// message stays the caller's, when the reply has not come.
func (q *Queue) Take(n uint64, dst unsafe.Pointer) bool {
	if !get(dst, q.reply, q.answer(n), q.round(n)) {
		return false
	}
	release(&q.turns[n&q.mask], 4*(n+uint64(len(q.turns))))
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
func (q *Queue) TryReceive() bool {
	return atomic.LoadUint64(&q.receiving) == 0 && atomic.CompareAndSwapUint64(&q.receiving, 0, 1)
}

// EndReceive lets others receive.
func (q *Queue) EndReceive() { release(&q.receiving, 0) }

// Receive reads the replies that have come to the sent messages which are to be received next, at most count, into dst,
// one after the other, and frees their slots. The caller is the one who receives.
func (q *Queue) Receive(dst unsafe.Pointer, count int) int {
	for i := range count {
		n, ok := q.Next()
		if !ok || !q.Take(n, unsafe.Add(dst, i*q.reply)) {
			return i
		}
		q.tail = n + 1
	}
	return count
}

// Next is the number of the sent message whose reply is to be received next; ok is false when none has been sent. The
// caller is the one who receives.
func (q *Queue) Next() (n uint64, ok bool) {
	for {
		switch t := atomic.LoadUint64(&q.turns[q.tail&q.mask]); {
		case t == 4*q.tail+uint64(Sent):
			return q.tail, true
		case t>>2 < q.tail || t == 4*q.tail: // not sent yet, or being written
			return 0, false
		}
		q.tail++                                              // somebody else's
		if size := uint64(len(q.turns)); q.tail&q.mask == 0 { // many, perhaps
			q.tail = max(q.tail, q.Head()-min(size, q.Head()))
		}
	}
}

// Head is the number of messages that were sent.
func (q *Queue) Head() uint64 { return q.head.Load() &^ closedBit }

// Waiting counts the messages before the number head that have no reply yet, and those whose reply nobody has taken.
// After Close they stay what they were then.
func (q *Queue) Waiting(head uint64) (unanswered, untaken int) {
	q.memory.RLock()
	defer q.memory.RUnlock()
	if q.gone {
		return q.last[0], q.last[1]
	}
	return q.count(head)
}

// count is Waiting where the memory is there.
func (q *Queue) count(head uint64) (unanswered, untaken int) {
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
	for !q.TryReceive() { // for ever
		runtime.Gosched()
	}
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
	q.last[0], q.last[1] = q.count(q.Head())
	q.gone = true
}
