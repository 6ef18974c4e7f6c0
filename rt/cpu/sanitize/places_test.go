package sanitize

import "testing"

// TestPlaces publishes at places and asks who comes after.
func TestPlaces(t *testing.T) {
	var s places
	var a, b observed
	a.add(sight{8, everything})
	s.publish(8, 4, 0, 1, 5, &observed{})
	s.publish(16, 8, 0, 2, 3, &a) // 2 has seen what 1 published
	b.add(sight{20, everything})
	for _, c := range []struct {
		l          *observed
		who, epoch uint64
		want       bool
	}{{&a, 1, 5, true}, {&a, 1, 6, false}, {&a, 2, 0, false}, {&b, 2, 3, true}, {&b, 1, 5, true}, {&b, 3, 0, false},
		{&observed{}, 1, 0, false}} {
		if got := s.reached(c.l, c.who, c.epoch, false); got != c.want {
			t.Errorf("reached(%v, %d, %d) = %v", c.l.at, c.who, c.epoch, got)
		}
	}
	for i := range uintptr(maxAt) {
		s.publish(64+4*i, 4, 0, 1, 1, &observed{})
	}
	if !s.reached(&b, 3, 0, false) {
		t.Error("too many places are told apart")
	}
}

// TestPublishers has more threads, warps and blocks publish at a place than are looked up one by one.
func TestPublishers(t *testing.T) {
	var s places
	l := observed{at: []sight{{8, everything}}}
	who := func(i uint64) uint64 {
		return []uint64{i, wholeWarp | i, 100 * i}[i%3]
	}
	for n := range uint64(2000) {
		s.publish(8, 4, 0, who(n), n+1, &observed{})
		if i := n / 2; !s.reached(&l, who(i), i+1, false) || s.reached(&l, who(i), 300000, false) {
			t.Fatalf("of %d publishers, number %d is not found as it should be", n+1, i)
		}
		if s.reached(&l, who(n+3), 0, false) {
			t.Fatalf("of %d publishers, number %d has published", n+1, n+3)
		}
	}
}

// TestPhasesAgain publishes at a barrier that is initialised again, where phase 0 comes after phase 3.
func TestPhasesAgain(t *testing.T) {
	const bar, other, who = 8, 16, 1
	var s places
	s.publish(bar, 8, 3, who, 100, &observed{at: []sight{{other, everything}}})
	s.publish(other, 8, 0, 2, 50, &observed{})
	s.publish(bar, 8, 0, who, 101, &observed{at: []sight{{other, everything}}})
	l := observed{at: []sight{{bar, 0}}}
	if !s.reached(&l, who, 101, false) || !s.reached(&l, 2, 50, false) {
		t.Error("what was published in phase 0 does not come before its end")
	}
}

// TestPhases publishes in phases of two barriers: who has observed a phase does not come after what was published in
// the next one, however many there were before.
func TestPhases(t *testing.T) {
	const full, empty, producer, consumer = 8, 16, 1, 2
	var s places
	for n := range phase(20) {
		s.publish(full, 8, n, producer, uint64(100+n), &observed{})
		s.publish(empty, 8, n, consumer, uint64(200+n), &observed{at: []sight{{full, n}}})
	}
	for _, c := range []struct {
		at         uintptr
		upTo       phase
		who, epoch uint64
		want       bool
	}{{full, 19, producer, 119, true}, {full, 18, producer, 119, false}, {full, 18, producer, 118, true},
		{full, 0, producer, 100, true}, {full, everything, producer, 119, true}, {empty, 17, consumer, 218, false},
		{empty, 18, producer, 118, true}, {empty, 18, producer, 119, false}, {empty, 0, producer, 100, true}} {
		l := observed{at: []sight{{c.at, c.upTo}}}
		if got := s.reached(&l, c.who, c.epoch, false); got != c.want {
			t.Errorf("reached(%v, %d, %d) = %v", l.at, c.who, c.epoch, got)
		}
	}
}
