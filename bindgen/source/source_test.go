package source

import (
	"slices"
	"testing"
)

func TestPositions(t *testing.T) {
	var s Set
	a, _ := s.AddFile("a.cu", []byte("ab\r\nc\n\nd"))
	empty, _ := s.AddFile("empty.h", nil)
	b, _ := s.AddFile("b.h", []byte("x\n"))
	for _, c := range []struct {
		pos  Pos
		want string
	}{
		{a.Pos(0), "a.cu:1:1"}, {a.Pos(1), "a.cu:1:2"}, {a.Pos(4), "a.cu:2:1"}, {a.Pos(6), "a.cu:3:1"},
		{a.Pos(7), "a.cu:4:1"},
		{a.Pos(8), "a.cu:4:2"}, {empty.Pos(0), "empty.h:1:1"}, {b.Pos(0), "b.h:1:1"}, {b.Pos(2), "b.h:2:1"},
		{0, "-"}, {b.Pos(3), "-"},
	} {
		if got := s.Position(c.pos).String(); got != c.want {
			t.Errorf("Position(%d) = %s, want %s", c.pos, got, c.want)
		}
	}
	for n, want := range []string{"", "ab", "c", "", "d", ""} {
		if got := a.LineText(n); got != want {
			t.Errorf("line %d is %q, want %q", n, got, want)
		}
	}
	if n := a.NumLines(); n != 4 {
		t.Errorf("%d lines", n)
	}
}

func TestExpansions(t *testing.T) {
	var s Set
	f, _ := s.AddFile("a.cu", []byte("#define F G\n#define G 1\nF"))
	g := s.AddExpansion("F", f.Pos(24), f.Pos(10))
	one := s.AddExpansion("G", g, f.Pos(22))
	two := s.AddExpansion("F", one, g)
	if s.Site(one) != f.Pos(24) || s.Spelling(one) != f.Pos(22) || s.Spelling(two) != f.Pos(10) || s.File(two) != f {
		t.Errorf("site %d, spelling %d", s.Site(one), s.Spelling(one))
	}
	want := []Use{{"G", f.Pos(22)}, {"F", f.Pos(10)}}
	if got := s.Trace(one); !slices.Equal(got, want) {
		t.Errorf("Trace = %v, want %v", got, want)
	}
	if s.Trace(f.Pos(1)) != nil {
		t.Error("a token of a file has a trace")
	}
}

func TestSetIsBounded(t *testing.T) {
	var s Set
	s.next = 1<<30 - 4
	if _, err := s.AddFile("big", []byte("12345")); err == nil {
		t.Error("a file beyond 1 GiB was taken")
	}
}
