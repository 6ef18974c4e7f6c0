package sanitize

import "testing"

// TestPlaces publishes at places and asks who comes after.
func TestPlaces(t *testing.T) {
	var s places
	var a, b observed
	a.add(8)
	s.publish(8, 4, 1, 5, &observed{})
	s.publish(16, 8, 2, 3, &a) // 2 has seen what 1 published
	b.add(20)
	for _, c := range []struct {
		l          *observed
		who, epoch uint64
		want       bool
	}{{&a, 1, 5, true}, {&a, 1, 6, false}, {&a, 2, 0, false}, {&b, 2, 3, true}, {&b, 1, 5, true}, {&b, 3, 0, false},
		{&observed{}, 1, 0, false}} {
		if got := s.reached(c.l, c.who, c.epoch); got != c.want {
			t.Errorf("reached(%v, %d, %d) = %v", c.l.at, c.who, c.epoch, got)
		}
	}
	for i := range uintptr(maxAt) {
		s.publish(64+4*i, 4, 1, 1, &observed{})
	}
	if !s.reached(&b, 3, 0) {
		t.Error("too many places are told apart")
	}
}
