package ring

import (
	"fmt"
	"strings"
	"testing"
)

// The protocol as a machine of small steps, all of whose interleavings are tried. Each side writes to the memory of the
// queues weakly: a word that was written becomes visible to the other side at any later time, and words in any order,
// but for the writes of one word, which stay in theirs. That is less than the memory models of CUDA (relaxed, system
// scope) and of every host promise.
//
// Host goroutines call (put a message, wait for the reply) or give up the reply and leave. What they share among each
// other (head and turns) is sequentially consistent, as Go's atomic operations are. Blocks look for their next message,
// answer it, and may leave between two messages, to be launched again: the end of a kernel makes all of its writes
// visible.
type model struct {
	capacity, words int
	callers, calls  int  // goroutines, and calls of each
	leaves          bool // callers may give up a reply
	blocks          int
	ahead           int // messages that a block may read before it answers the first of them, 1 at least
	restarts        int // how often each block may leave
	rounds          uint8
	broken          string // a rule that is not kept, to see that the check finds it
}

const (
	most  = 4 // of everything that arrays are as long as
	queue = 3 // writes of one word that are not visible yet
)

// word is half data, half round.
type word struct{ data, round uint8 }

// cell is a word as the other side sees it, and the writes that are to come.
type cell struct {
	seen    word
	n       uint8
	pending [queue]word
}

type caller struct {
	pc, at uint8 // what it does next, and at which word
	n      uint8 // its message
	done   uint8 // calls
	bad    bool  // the reply read so far is not its own
}

type block struct {
	pc, at   uint8
	next     uint8 // the first message that it has not answered
	read     uint8 // messages from there on that it has read
	restarts uint8
	bad      bool
}

type state struct {
	in, out [most][most]cell // by slot and word
	head    uint8
	turn    [most]uint8 // 4*n+kind
	callers [most]caller
	blocks  [most]block
	answers [2 * most]uint8 // how often each message was answered
}

// What a caller does next.
const (
	claiming = iota
	writing
	handing
	reading
	finished
)

// What a block does next.
const (
	looking = iota
	answering
	away
)

func (m *model) round(n uint8) uint8 { return (n/uint8(m.capacity) + 1) % m.rounds }

// write queues a write; false when the model has no room for it.
func (c *cell) write(w word) bool {
	if c.n == queue {
		return false
	}
	c.pending[c.n] = w
	c.n++
	return true
}

func (c *cell) show() {
	c.seen = c.pending[0]
	copy(c.pending[:], c.pending[1:])
	c.n--
	c.pending[c.n] = word{}
}

// steps lists the states that one step leads to.
func (m *model) steps(s state, visit func(state)) (err error) {
	fail := func(format string, args ...any) { err = fmt.Errorf(format, args...) }
	for slot := range m.capacity {
		for i := range m.words {
			if s.in[slot][i].n > 0 {
				t := s
				t.in[slot][i].show()
				visit(t)
			}
			if s.out[slot][i].n > 0 {
				t := s
				t.out[slot][i].show()
				visit(t)
			}
		}
	}
	for i := range m.callers {
		m.call(s, i, visit, fail)
	}
	for i := range m.blocks {
		m.block(s, i, visit, fail)
	}
	return err
}

// call is a step of caller i.
func (m *model) call(s state, i int, visit func(state), fail func(string, ...any)) {
	c := &s.callers[i]
	capacity := uint8(m.capacity)
	slot := c.n % capacity
	switch c.pc {
	case claiming:
		n := s.head
		turn := &s.turn[n%capacity]
		if *turn == 4*(n-capacity)+uint8(left) && n >= capacity { // reclaim, of which each word is looked at by itself
			for k := range m.words {
				if s.out[n%capacity][k].seen.round != m.round(n-capacity) {
					return
				}
			}
			*turn = 4 * n
		}
		if *turn != 4*n && m.broken != "slot" {
			return // full
		}
		s.head++ // the exchange, which fails if another was first
		c.n, c.at, c.pc, c.bad = n, 0, writing, false
	case writing:
		if !s.in[slot][c.at].write(word{10*c.n + c.at, m.round(c.n)}) {
			return
		}
		if c.at++; int(c.at) == m.words {
			c.pc = handing
		}
	case handing:
		s.turn[slot] = 4*c.n + uint8(Called)
		c.at, c.pc = 0, reading
	case reading:
		if m.leaves {
			t := s
			t.turn[slot] = 4*c.n + uint8(left)
			t.callers[i].next(m)
			visit(t)
		}
		w := s.out[slot][c.at].seen
		switch {
		case m.broken == "flag" && c.at > 0: // only the first word says that the message is there
		case w.round != m.round(c.n):
			c.at, c.bad = 0, false // looks again from the start
			visit(s)
			return
		}
		c.bad = c.bad || w.data != 100+10*c.n+c.at
		if c.at++; int(c.at) == m.words {
			if c.bad {
				fail("the reply to message %d is another one, or torn", c.n)
			}
			s.turn[slot] = 4 * (c.n + capacity)
			c.next(m)
		}
	case finished:
		return
	}
	visit(s)
}

// next begins the next call.
func (c *caller) next(m *model) {
	c.at, c.pc, c.bad = 0, claiming, false
	if c.done++; int(c.done) == m.calls {
		*c = caller{pc: finished}
	}
}

// block is a step of block i.
func (m *model) block(s state, i int, visit func(state), fail func(string, ...any)) {
	b := &s.blocks[i]
	capacity := uint8(m.capacity)
	slot := b.next % capacity
	switch b.pc {
	case looking:
		if int(b.restarts) < m.restarts && b.at == 0 {
			t := s
			t.blocks[i].pc, t.blocks[i].read = away, 0 // what it has read it reads again
			for n := range t.out {                     // the kernel ends
				for k := range t.out[n] {
					for t.out[n][k].n > 0 {
						t.out[n][k].show()
					}
				}
			}
			visit(t)
		}
		if b.read > 0 { // the others may not have come
			t := s
			t.blocks[i].at, t.blocks[i].pc, t.blocks[i].bad = 0, answering, false
			visit(t)
		}
		if int(b.read) == max(m.ahead, 1) {
			return
		}
		n := b.next + b.read*uint8(m.blocks)
		w := s.in[n%capacity][b.at].seen
		switch {
		case m.broken == "flag" && b.at > 0:
		case w.round != m.round(n):
			b.at, b.bad = 0, false
			visit(s)
			return
		}
		b.bad = b.bad || w.data != 10*n+b.at
		if b.at++; int(b.at) == m.words {
			if b.bad {
				fail("message %d came torn, or another in its place", n)
			}
			b.read++
			b.at = 0
		}
	case answering:
		if !s.out[slot][b.at].write(word{100 + 10*b.next + b.at, m.round(b.next)}) {
			return
		}
		if b.at++; int(b.at) == m.words {
			if s.answers[b.next]++; s.answers[b.next] > 1 {
				fail("message %d is answered twice", b.next)
			}
			b.next += uint8(m.blocks)
			if b.read--; b.read == 0 {
				b.pc = looking
			}
			b.at = 0
		}
	case away:
		b.pc = looking
		b.restarts++
	}
	visit(s)
}

// explore visits every state that can be reached, and reports the first that breaks a rule, or from which nothing goes
// on though calls are under way.
func (m *model) explore() (states int, err error) {
	var first state
	for i := range m.capacity {
		first.turn[i] = 4 * uint8(i)
	}
	for i := range m.blocks {
		first.blocks[i].next = uint8(i)
	}
	return explore(first, m.steps, func(s state) error {
		for i := range m.callers {
			if s.callers[i].pc != finished {
				return fmt.Errorf("caller %d waits for ever", i)
			}
		}
		return nil
	})
}

// explore visits every state that steps lead to from the first. It returns how many there are and the first error: of
// a step, or of a state from which nothing goes on.
func explore[S comparable](first S, steps func(S, func(S)) error, ended func(S) error) (states int, err error) {
	seen := map[S]bool{first: true}
	todo := []S{first}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		moved := false
		err := steps(s, func(t S) {
			moved = moved || t != s
			if !seen[t] {
				seen[t] = true
				todo = append(todo, t)
			}
		})
		if err == nil && !moved {
			err = ended(s)
		}
		if err != nil {
			return len(seen), err
		}
	}
	return len(seen), nil
}

// TestModel explores the protocol.
func TestModel(t *testing.T) {
	models := []model{
		{capacity: 1, words: 2, callers: 1, calls: 3, blocks: 1, restarts: 1},
		{capacity: 2, words: 2, callers: 1, calls: 4, blocks: 1, leaves: true},
		{capacity: 2, words: 1, callers: 2, calls: 2, blocks: 2},
		{capacity: 1, words: 2, callers: 2, calls: 2, blocks: 1, leaves: true},
		{capacity: 2, words: 2, callers: 2, calls: 2, blocks: 2},
		{capacity: 2, words: 2, callers: 2, calls: 2, blocks: 1, restarts: 1, leaves: true},
		{capacity: 2, words: 1, callers: 3, calls: 2, blocks: 2, restarts: 1},
		{capacity: 2, words: 2, callers: 2, calls: 2, blocks: 1, ahead: 2, restarts: 1},
		{capacity: 4, words: 1, callers: 2, calls: 2, blocks: 2, ahead: 2, leaves: true},
	}
	for _, m := range models {
		for _, m.rounds = range []uint8{2, 255} { // rounds that wrap at once, and hardly ever
			n, err := m.explore()
			if err != nil {
				t.Errorf("%+v: %v", m, err)
			}
			t.Logf("%+v: %d states", m, n)
		}
	}
}

// TestModelFinds leaves out one rule of the protocol each.
func TestModelFinds(t *testing.T) {
	for _, tc := range []struct {
		m    model
		want string
	}{
		{model{capacity: 1, words: 2, callers: 2, calls: 2, blocks: 1, rounds: 255, broken: "slot"}, ""},
		{model{capacity: 1, words: 2, callers: 1, calls: 2, blocks: 1, rounds: 255, broken: "flag"}, "torn"},
		{model{capacity: 1, words: 2, callers: 1, calls: 2, blocks: 1, rounds: 1}, "torn"},
	} {
		if _, err := tc.m.explore(); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%+v: %v", tc.m, err)
		}
	}
}
