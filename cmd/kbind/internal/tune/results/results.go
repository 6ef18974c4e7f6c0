// Package results reads and writes what tuners measured: kbind's own runs, T4 files (the format that Kernel Tuner,
// KTT and others exchange, schema 1.0.0), the cache files of Kernel Tuner, and CSV.
package results

import (
	"math"
	"slices"
	"strconv"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

// Status says what became of a configuration, in the words of T4's "invalidity".
type Status string

// The statuses.
const (
	Correct     Status = "correct"
	Timeout     Status = "timeout"     // it did not end
	Compile     Status = "compile"     // it does not compile
	Runtime     Status = "runtime"     // it does not run, or faults
	Correctness Status = "correctness" // its results are wrong
	Constraints Status = "constraints" // the device cannot launch it
)

// Result is one configuration.
type Result struct {
	Values  map[string]string // by the parameters' names; numbers as they are written
	Status  Status
	Why     string    // of a configuration that cannot be used
	Median  float64   // milliseconds, of a correct one
	IQR     float64   // milliseconds
	Samples []float64 // milliseconds
	Compile float64   // milliseconds
	// Measured is what else was measured: "registers".
	Measured  map[string]float64
	Timestamp string // when its measurement began, as RFC 3339 has it; "" if that is not known
}

// Table is all that is known about the tuning of a kernel.
type Table struct {
	Kernel, Device string
	Params         []space.Param
	Results        []Result // in the order in which they were measured
	Rates          []Rate   // what is told beside each time
}

// Rate is a speed at which a kernel works.
type Rate struct {
	Name string // "GB/s"
	Work int64  // of a launch: bytes, or operations
}

// Of returns the rate of a launch that takes so many milliseconds, in 10^9 a second.
func (r Rate) Of(ms float64) float64 { return float64(r.Work) / ms / 1e6 }

// Space returns the configurations of the table and the value of each: its median, +Inf if it cannot be used.
func (t *Table) Space() (*space.Space, []float64, error) {
	value := map[string]float64{}
	text := func(get func(p int) string) string {
		b := ""
		for p := range t.Params {
			b += get(p) + "\x00"
		}
		return b
	}
	for _, r := range t.Results {
		v := math.Inf(1)
		if r.Status == Correct {
			v = r.Median
		}
		value[text(func(p int) string { return r.Values[t.Params[p].Name] })] = v
	}
	key := func(at []uint16) string { return text(func(p int) string { return t.Params[p].Values[at[p]] }) }
	s, err := space.New(t.Params, func(at []uint16) bool {
		_, ok := value[key(at)]
		return ok
	})
	if err != nil {
		return nil, nil, err
	}
	values := make([]float64, s.Len())
	for i := range values {
		values[i] = value[key(s.Indices(i))]
	}
	return s, values, nil
}

// Best is the fastest correct result; ties go to the one that was measured first. ok is false when there is none.
func (t *Table) Best() (best Result, ok bool) {
	for _, r := range t.Results {
		if r.Status == Correct && (!ok || r.Median < best.Median) {
			best, ok = r, true
		}
	}
	return best, ok
}

// complete collects the values of parameters that the file does not list, in the order of their size.
func (t *Table) complete() {
	for p := range t.Params {
		param := &t.Params[p]
		if len(param.Values) > 0 {
			continue
		}
		for _, r := range t.Results {
			if v := r.Values[param.Name]; !slices.Contains(param.Values, v) {
				param.Values = append(param.Values, v)
			}
		}
		slices.SortStableFunc(param.Values, func(a, b string) int {
			x, errX := strconv.ParseFloat(a, 64)
			y, errY := strconv.ParseFloat(b, 64)
			switch {
			case errX != nil || errY != nil || x == y:
				return 0
			case x < y:
				return -1
			}
			return 1
		})
	}
}
