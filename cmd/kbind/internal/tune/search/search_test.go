package search

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

// synthetic is a space of 4 parameters with 8 values each, of which a quarter is illegal, and a time for each
// configuration: a valley that bends, with ridges, and one configuration in 16 that cannot be used.
func synthetic(t *testing.T) (*space.Space, []float64) {
	t.Helper()
	params := make([]space.Param, 4)
	for p := range params {
		params[p].Name = string(rune('A' + p))
		for v := range 8 {
			params[p].Values = append(params[p].Values, strconv.Itoa(1<<v))
		}
	}
	s, err := space.New(params, func(v []uint16) bool { return (v[0]+v[1])%4 != 3 })
	if err != nil {
		t.Fatal(err)
	}
	values := make([]float64, s.Len())
	for i := range values {
		v := s.Indices(i)
		a, b, c, d := float64(v[0]), float64(v[1]), float64(v[2]), float64(v[3])
		values[i] = 1 + math.Abs(a-5) + 0.5*math.Abs(b+a-8) + 0.3*math.Abs(c-6) + 0.2*math.Abs(d-float64(v[2]%3))
		if (v[0]*7+v[1]*5+v[2]*3+v[3])%16 == 0 {
			values[i] = math.Inf(1)
		}
	}
	return s, values
}

// TestEach runs every strategy to its end: it proposes each configuration once, twice in the same order with one
// seed, and goes on in the same way when it is told what was measured before.
func TestEach(t *testing.T) {
	s, values := synthetic(t)
	for _, name := range Names() {
		order := walk(t, name, s, values, 3, 0)
		if slices.Compare(order, walk(t, name, s, values, 3, 0)) != 0 {
			t.Errorf("%s: two runs with one seed differ", name)
		}
		if name != "exhaustive" && slices.Compare(order[:50], walk(t, name, s, values, 4, 50)) == 0 {
			t.Errorf("%s: the seed does not matter", name)
		}
		sorted := slices.Clone(order)
		slices.Sort(sorted)
		for i, got := range sorted {
			if i != got {
				t.Errorf("%s: configuration %d is left out or twice", name, i)
				break
			}
		}
		st, err := New(name, s, 3)
		if err != nil {
			t.Fatal(err)
		}
		st.Tell(5, values[5]) // the default, which is measured first
		for range 20 {
			if i, ok := st.Next(); i == 5 || !ok {
				t.Errorf("%s: proposes %d, %v, which it was told", name, i, ok)
			} else {
				st.Tell(i, values[i])
			}
		}
	}
	if _, err := New("hill", s, 0); err == nil {
		t.Error("there is a strategy hill")
	}
}

func walk(t *testing.T, name string, s *space.Space, values []float64, seed uint64, n int) (order []int) {
	t.Helper()
	run, err := New(name, s, seed)
	if err != nil {
		t.Fatal(err)
	}
	for n == 0 || len(order) < n {
		i, ok := run.Next()
		if !ok {
			break
		}
		order = append(order, i)
		run.Tell(i, values[i])
	}
	return order
}

// TestSimulate compares the strategies: alternating comes near the optimum much faster than chance.
func TestSimulate(t *testing.T) {
	s, values := synthetic(t)
	at := []int{50, 100, 200, s.Len()}
	mean := map[string][]float64{}
	for _, name := range []string{"random", "alternating"} {
		got, err := Simulate(name, s, values, 30, at)
		if err != nil {
			t.Fatal(err)
		}
		mean[name] = got
		if !slices.IsSorted(got) || math.Abs(got[3]-100) > 1e-9 {
			t.Errorf("%s: %v", name, got)
		}
	}
	if a, r := mean["alternating"], mean["random"]; a[0] < r[0]+10 || a[1] < 95 {
		t.Errorf("alternating %v, random %v", a, r)
	}
}

func TestAuto(t *testing.T) {
	p := space.Param{Name: "N"}
	for i := range Exhaustive {
		p.Values = append(p.Values, strconv.Itoa(i))
	}
	s, err := space.New([]space.Param{p}, nil)
	if err != nil {
		t.Fatal(err)
	}
	run, err := New("auto", s, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := run.(*exhaustive); !ok {
		t.Errorf("%T for %d configurations", run, s.Len())
	}
}
