package ring

import (
	"encoding/binary"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"unsafe"
)

// device answers messages as kernels do: block b those whose number is b modulo blocks. It ends when quit is set.
func device(q *Queue, b, blocks uint64, quit *atomic.Bool) {
	var turn uint64
	msg, reply := make([]byte, q.request), make([]byte, q.reply)
	for n := b; !quit.Load(); {
		if !get(unsafe.Pointer(&msg[0]), q.request, q.question(n), q.round(n)) {
			runtime.Gosched()
			continue
		}
		for i := range reply {
			reply[i] = msg[i%len(msg)] + byte(i)
		}
		put(q.answer(n), unsafe.Pointer(&reply[0]), q.reply, q.round(n), &turn, n, 0)
		n += blocks
	}
}

func start(t *testing.T, capacity, request, reply int, blocks uint64) *Queue {
	in, out := make([]uint64, capacity*WordsFor(request)), make([]uint64, capacity*WordsFor(reply))
	q := New(in, out, capacity, request, reply)
	var quit atomic.Bool
	var wg sync.WaitGroup
	for b := range blocks {
		wg.Go(func() { device(q, b, blocks, &quit) })
	}
	t.Cleanup(func() {
		quit.Store(true)
		wg.Wait()
	})
	return q
}

// TestQueue has several goroutines call over queues of several shapes.
func TestQueue(t *testing.T) {
	for _, s := range []struct{ capacity, request, reply, blocks int }{
		{1, 4, 4, 1}, {2, 7, 5, 2}, {8, 64, 3, 3}, {64, 1, 66, 4}} {
		q := start(t, s.capacity, s.request, s.reply, uint64(s.blocks))
		var wg sync.WaitGroup
		for g := range 3 {
			wg.Go(func() {
				req, reply := make([]byte, s.request), make([]byte, s.reply)
				for i := range 300 {
					for k := range req {
						req[k] = byte(g*50 + i + k)
					}
					n, _, err := q.Put(unsafe.Pointer(&req[0]), 1, Called)
					for ; errors.Is(err, ErrFull); n, _, err = q.Put(unsafe.Pointer(&req[0]), 1, Called) {
						runtime.Gosched()
					}
					if err != nil {
						t.Error(err)
						return
					}
					for !q.Take(n, unsafe.Pointer(&reply[0])) {
						runtime.Gosched()
					}
					for k := range reply {
						if want := req[k%len(req)] + byte(k); reply[k] != want {
							t.Errorf("%+v: byte %d of the reply is %d, want %d", s, k, reply[k], want)
							return
						}
					}
				}
			})
		}
		wg.Wait()
		if unanswered, untaken := q.Waiting(q.Head()); unanswered+untaken != 0 || q.Head() != 900 {
			t.Errorf("%+v: %d unanswered, %d untaken of %d", s, unanswered, untaken, q.Head())
		}
		q.Shut()
		if _, _, err := q.Put(unsafe.Pointer(new([64]byte)), 1, Called); !errors.Is(err, ErrClosed) {
			t.Errorf("Put after Shut: %v", err)
		}
		q.Close()
	}
}

// TestReceive mixes messages that are called with those that are received, and some that are given up.
func TestReceive(t *testing.T) {
	q := start(t, 8, 4, 4, 1)
	send := func(v uint32, k Kind) uint64 {
		var b [4]byte
		binary.LittleEndian.PutUint32(b[:], v)
		n, _, err := q.Put(unsafe.Pointer(&b), 1, k)
		for ; errors.Is(err, ErrFull); n, _, err = q.Put(unsafe.Pointer(&b), 1, k) {
			runtime.Gosched()
		}
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	var b [4]byte
	for round := range uint32(50) {
		called := send(1000, Called)
		send(round, Sent)
		q.Leave(send(2000, Called))
		send(round+1, Sent)
		for want := round; want < round+2; {
			if n, ok := q.Next(); ok && q.Take(n, unsafe.Pointer(&b)) {
				if b[0] != byte(want) {
					t.Fatalf("received %v, want %d", b, want)
				}
				want++
			}
			runtime.Gosched()
		}
		for !q.Take(called, unsafe.Pointer(&b)) {
			runtime.Gosched()
		}
	}
	if _, ok := q.Next(); ok {
		t.Error("there is more to receive")
	}
}

// TestRounds has a message of a number so large that its round has wrapped.
func TestRounds(t *testing.T) {
	q := New(make([]uint64, 4), make([]uint64, 4), 4, 4, 4)
	if a, b := q.round(4*(1<<32-1)), q.round(4*(1<<32)); a != 0 || b != 1 {
		t.Errorf("rounds %d and %d", a, b)
	}
}

// TestAhead says which memory is fetched while a message is written: that of another slot.
func TestAhead(t *testing.T) {
	q := New(make([]uint64, 64), make([]uint64, 64), 16, 16, 16)
	for _, c := range []struct{ n, more, want int }{
		{0, 0, 0}, {0, 3, 3}, {5, 100, 8}, {14, 5, -11}, {15, 100, -8}, {31, 1, -15}} {
		if got := q.ahead(uint64(c.n), c.more); got != 8*4*c.want {
			t.Errorf("message %d, %d more: %d bytes, want %d slots", c.n, c.more, got, c.want)
		}
	}
}
