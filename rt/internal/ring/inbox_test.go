package ring

import (
	"fmt"
	"strings"
	"testing"
)

// inboxModel is the protocol by which kernels send each other messages (bindgen/rings.cu.tmpl), as a machine of small
// steps like model: words of messages, and the counts that say how often a place was read, become visible to others at
// any later time. The number of the next message is changed by compare-and-swap only.
type inboxModel struct {
	capacity, words, senders, sends, blocks int
	broken                                  string // a rule that is not kept
}

type inboxSender struct {
	pc, at, n, done uint8
}

type inboxState struct {
	head    uint8
	cells   [most][most]cell // by place and word
	counts  [most]cell       // how often a place was read, as data
	senders [most]inboxSender
	next    [most]uint8 // of each block
	at      [most]uint8 // the word that it looks at
	bad     [most]bool
	read    [2 * most]uint8 // how often each message was read
}

// What a sender does next.
const (
	loading = iota
	checking
	exchanging
	filling
	through
)

func (m *inboxModel) round(n uint8) uint8 { return n/uint8(m.capacity) + 1 }

func (m *inboxModel) steps(s inboxState, visit func(inboxState)) (err error) {
	for p := range m.capacity {
		for i := range m.words {
			if s.cells[p][i].n > 0 {
				t := s
				t.cells[p][i].show()
				visit(t)
			}
		}
		if s.counts[p].n > 0 {
			t := s
			t.counts[p].show()
			visit(t)
		}
	}
	for i := range m.senders {
		t := s
		if m.send(&t, &t.senders[i]) {
			visit(t)
		}
	}
	for b := range m.blocks {
		t := s
		if err = m.look(&t, b); err != nil {
			return err
		}
		visit(t)
	}
	return nil
}

// send is a step of a sender; false when it has none.
func (m *inboxModel) send(s *inboxState, c *inboxSender) bool {
	place := c.n % uint8(m.capacity)
	switch c.pc {
	case loading:
		c.n, c.pc = s.head, checking
	case checking:
		if s.counts[place].seen.data < m.round(c.n)-1 && m.broken != "full" {
			c.pc = loading // full: it tries again
		} else {
			c.pc = exchanging
		}
	case exchanging:
		if s.head == c.n {
			s.head++
			c.pc, c.at = filling, 0
		} else {
			c.n, c.pc = s.head, checking
		}
	case filling:
		if !s.cells[place][c.at].write(word{10*c.n + c.at, m.round(c.n)}) {
			return false
		}
		if c.at++; int(c.at) == m.words {
			c.pc = loading
			if c.done++; int(c.done) == m.sends {
				c.pc = through
			}
		}
	case through:
		return false
	}
	return true
}

// look is a step of block b.
func (m *inboxModel) look(s *inboxState, b int) error {
	n := s.next[b]
	place := n % uint8(m.capacity)
	w := s.cells[place][s.at[b]].seen
	if w.round != m.round(n) && (m.broken != "flag" || s.at[b] == 0) {
		s.at[b], s.bad[b] = 0, false
		return nil
	}
	s.bad[b] = s.bad[b] || w.data != 10*n+s.at[b]
	if s.at[b]++; int(s.at[b]) < m.words {
		return nil
	}
	if s.bad[b] {
		return fmt.Errorf("message %d came torn, or another in its place", n)
	}
	if s.read[n]++; s.read[n] > 1 {
		return fmt.Errorf("message %d is read twice", n)
	}
	s.counts[place].write(word{data: m.round(n)})
	s.at[b], s.next[b] = 0, n+uint8(m.blocks)
	return nil
}

func (m *inboxModel) explore() (states int, err error) {
	var first inboxState
	for b := range m.blocks {
		first.next[b] = uint8(b)
	}
	return explore(first, m.steps, func(s inboxState) error {
		for n := range m.senders * m.sends {
			if s.read[n] != 1 {
				return fmt.Errorf("message %d is never read", n)
			}
		}
		return nil
	})
}

// TestInboxModel explores it, and leaves out one rule each.
func TestInboxModel(t *testing.T) {
	for _, tc := range []struct {
		m    inboxModel
		want string
	}{
		{inboxModel{capacity: 1, words: 2, senders: 2, sends: 2, blocks: 1}, ""},
		{inboxModel{capacity: 2, words: 2, senders: 2, sends: 2, blocks: 1}, ""},
		{inboxModel{capacity: 2, words: 1, senders: 3, sends: 1, blocks: 2}, ""},
		{inboxModel{capacity: 1, words: 1, senders: 2, sends: 2, blocks: 1, broken: "full"}, "never read"},
		{inboxModel{capacity: 1, words: 2, senders: 1, sends: 2, blocks: 1, broken: "flag"}, "torn"},
	} {
		n, err := tc.m.explore()
		if tc.want == "" && err != nil || tc.want != "" && (err == nil || !strings.Contains(err.Error(), tc.want)) {
			t.Errorf("%+v: %v, want %q", tc.m, err, tc.want)
		}
		t.Logf("%+v: %d states", tc.m, n)
	}
}
