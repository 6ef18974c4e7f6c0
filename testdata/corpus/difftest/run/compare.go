package run

import (
	"bytes"
	"fmt"
	"math"
)

// How far floats of two backends may differ and still be called close: relative to the larger one or to a hundredth of
// the largest in the buffer.
const (
	close32 = 2e-4
	close16 = 2e-2
	close64 = 1e-8
)

// outcome is the comparison of two memories.
type outcome struct {
	exact bool
	worst float64 // the largest relative difference of floats
	where string  // the first difference that is not close; "" if there is none
}

func (o *outcome) String() string {
	switch {
	case o.exact:
		return "equal"
	case o.where == "":
		return fmt.Sprintf("close: %.2g", o.worst)
	}
	return "differ: " + o.where
}

// compare compares what two launches left in the same memory.
func compare(a *arguments, x, y [][]byte) outcome {
	o := outcome{exact: true}
	for i, v := range a.compared() {
		if !bytes.Equal(x[i], y[i]) {
			o.value(v, x[i], y[i])
		}
	}
	return o
}

// compared are the values that a launch may change.
func (a *arguments) compared() []*value { return append(a.all[:len(a.all):len(a.all)], a.globals...) }

func (o *outcome) value(v *value, x, y []byte) {
	largest := map[string]float64{}
	each := func(f func(i int, q *Field, off int)) {
		for i := range len(x) / v.layout.Size {
			for j := range v.layout.Fields {
				q := &v.layout.Fields[j]
				f(i, q, i*v.layout.Size+q.Off)
			}
		}
	}
	each(func(_ int, q *Field, off int) {
		if q.isFloat() {
			for _, b := range [][]byte{x, y} {
				if f := math.Abs(q.float(b[off:])); !math.IsInf(f, 0) && f > largest[q.class()] {
					largest[q.class()] = f
				}
			}
		}
	})
	each(func(i int, q *Field, off int) {
		if q.Kind == "p" || bytes.Equal(x[off:off+q.Size], y[off:off+q.Size]) {
			return
		}
		if !q.isFloat() {
			o.differ(v, i, q, fmt.Sprint(get(x[off:], q.Size)), fmt.Sprint(get(y[off:], q.Size)))
			return
		}
		a, b := q.float(x[off:]), q.float(y[off:])
		if a == b || a != a && b != b {
			return // zeros, or what a NaN carries
		}
		e := math.Abs(a-b) / max(math.Abs(a), math.Abs(b), largest[q.class()]/100)
		if !(e <= q.tolerance()) {
			o.differ(v, i, q, fmt.Sprint(a), fmt.Sprint(b))
			return
		}
		o.exact, o.worst = false, max(o.worst, e)
	})
}

func (o *outcome) differ(v *value, i int, q *Field, x, y string) {
	o.exact = false
	if o.where == "" {
		at := ""
		if q.Off > 0 || q.Name != "" {
			at = fmt.Sprintf(" %s at byte %d", q.Name, q.Off)
		}
		o.where = fmt.Sprintf("%s[%d]%s: %s and %s", v.name, i, at, x, y)
	}
}

func (q *Field) isFloat() bool { return q.Kind == "f" || q.Kind == "bf" || q.Kind == "x" }

func (q *Field) class() string { return q.Kind + string(rune('0'+q.Size)) }

func (q *Field) tolerance() float64 {
	switch {
	case q.Size == 2:
		return close16
	case q.Size == 8:
		return close64
	}
	return close32
}

func (q *Field) float(b []byte) float64 {
	switch {
	case q.Kind == "bf":
		return float64(math.Float32frombits(uint32(get(b, 2)) << 16))
	case q.Size == 2:
		return fromHalf(uint16(get(b, 2)))
	case q.Size == 8:
		return math.Float64frombits(get(b, 8))
	}
	return float64(math.Float32frombits(uint32(get(b, 4))))
}
