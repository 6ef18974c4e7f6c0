package near

import (
	"math"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

func TestFloat(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		got, want float64
		t         driver.Tolerance
		near      bool
	}{
		{1, 1, driver.Tolerance{}, true},
		{1, math.Nextafter(1, 2), driver.Tolerance{}, false},
		{1, math.Nextafter(1, 2), driver.Tolerance{ULP: 1}, true},
		{1, math.Nextafter(math.Nextafter(1, 2), 2), driver.Tolerance{ULP: 1}, false},
		{math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64, driver.Tolerance{ULP: 2}, true},
		{0, math.Copysign(0, -1), driver.Tolerance{}, true},
		{90, 100, driver.Tolerance{Rel: 0.1}, true},
		{89, 100, driver.Tolerance{Rel: 0.1}, false},
		{89, 100, driver.Tolerance{Rel: 0.1, Abs: 1}, true},
		{nan, nan, driver.Tolerance{}, true},
		{nan, 1, driver.Tolerance{Abs: inf}, false},
		{1, inf, driver.Tolerance{Abs: 9, Rel: 9}, false},
		{inf, 1, driver.Tolerance{Abs: 9, Rel: 9}, false},
		{inf, inf, driver.Tolerance{}, true},
		{math.MaxFloat64, inf, driver.Tolerance{ULP: 4}, false},
	} {
		if got := Float(c.got, c.want, math.Float64bits(c.got), math.Float64bits(c.want), 64, c.t); got != c.near {
			t.Errorf("%g and %g with %+v: %v", c.got, c.want, c.t, got)
		}
	}
}

func TestInteger(t *testing.T) {
	for _, c := range []struct {
		diff uint64
		want float64
		t    driver.Tolerance
		near bool
	}{
		{0, 5, driver.Tolerance{}, true},
		{1, 1 << 60, driver.Tolerance{}, false},
		{1, 5, driver.Tolerance{ULP: 1}, true},
		{2, 5, driver.Tolerance{ULP: 1}, false},
		{2, 5, driver.Tolerance{Abs: 2}, true},
		{5, -10, driver.Tolerance{Rel: 0.5}, true},
		{6, -10, driver.Tolerance{Rel: 0.5}, false},
	} {
		if got := Integer(c.diff, c.want, c.t); got != c.near {
			t.Errorf("off by %d from %g with %+v: %v", c.diff, c.want, c.t, got)
		}
	}
}
