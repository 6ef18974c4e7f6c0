package space

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestSpace(t *testing.T) {
	s, err := New(
		[]Param{{"BLOCK", []string{"64", "128", "256"}}, {"TILE", []string{"1", "2", "4"}}},
		func(v []uint16) bool {
			return v[0]+v[1] <= 2
		},
	)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for i := range s.Len() {
		all = append(all, s.Text(i))
		if n, ok := s.Find(s.Values(i)); !ok || n != i {
			t.Errorf("%s is found at %d, %v", s.Text(i), n, ok)
		}
	}
	want := "BLOCK=64 TILE=1, BLOCK=64 TILE=2, BLOCK=64 TILE=4, BLOCK=128 TILE=1, BLOCK=128 TILE=2, BLOCK=256 TILE=1"
	if got := strings.Join(all, ", "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := s.Neighbours(3); !slices.Equal(got, []int{0, 4, 5}) {
		t.Errorf("neighbours of %s: %v", s.Text(3), got)
	}
	for _, m := range []map[string]string{
		{}, {"BLOCK": "64"}, {"BLOCK": "64", "TILE": "3"}, {"BLOCK": "256", "TILE": "4"}, {"BLOCK": "64", "X": "1"},
	} {
		if n, ok := s.Find(m); ok {
			t.Errorf("%v is found at %d", m, n)
		}
	}
}

func TestRefused(t *testing.T) {
	many := Param{Name: "M", Values: make([]string, 5000)}
	for i := range many.Values {
		many.Values[i] = strings.Repeat("x", i)
	}
	for what, params := range map[string][]Param{
		"E has no values":          {{Name: "E"}},
		"T has the value 1 twice":  {{Name: "T", Values: []string{"1", "2", "1"}}},
		"more than 16777216 combi": {many, many},
	} {
		if _, err := New(params, nil); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%v, want %s", err, what)
		}
	}
}

func TestTooManyValues(t *testing.T) {
	p := Param{Name: "A"}
	for i := range 1 << 16 {
		p.Values = append(p.Values, strconv.Itoa(i))
	}
	if _, err := New([]Param{p}, nil); err == nil || err.Error() != "A has 65536 values: at most 65535 are possible" {
		t.Error(err)
	}
}
