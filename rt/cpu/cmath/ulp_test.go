package cmath

import (
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/internal/bigmath"
	"github.com/kbind/kbind/internal/testall"
)

// The errors of the mathematics, measured in units in the last place and compared with the bounds of the CUDA C++
// Programming Guide (Mathematical Functions) and of OpenCL C 7.4. docs/numerics.md shows them; -ulp.update writes its
// table anew.
var (
	ulpPoints = flag.Int("ulp.n", 0,
		"random arguments of each function on double, 0 for 75 or, with KBIND_TEST=all, 150; float has 100 times as many")
	ulpUpdate = flag.Bool("ulp.update", false, "write the table of docs/numerics.md")
)

const none = -1 // a bound that a document does not give

// mathFunc is a function of one or two arguments and what is known about its error.
type mathFunc struct {
	name             string
	f32              func(x, y float32) float32
	f64              func(x, y float64) float64
	ref              func(c *bigmath.Calc, x, y *big.Float) *big.Float
	cuda32, cuda64   float64 // CUDA: the largest distance from the correctly rounded result, in ulp
	cl               float64 // OpenCL: the largest distance from the exact result; of float and double alike
	lo, hi           float64 // the arguments that are looked at
	ylo, yhi         float64 // and second arguments; 0, 0 for a function of one
	integral         bool    // second arguments are integers
	fractions        bool    // first arguments are not
	hard32, hard64   func(r *rand.Rand) float64
	absolute32, abs8 float64 // where |x| > near the bound is that of the absolute error: for float, for double
	near             float64
}

// bound is what kbind keeps: the tighter of the documents' bounds, as the distance from the exact result.
func (f *mathFunc) bound(cuda, cl float64) float64 {
	switch {
	case cuda == none:
		return cl // or none
	case cl == none || cuda+0.5 < cl:
		return cuda + 0.5
	}
	return cl
}

// measure is the largest error found, and where.
type measure struct {
	ulp, x, y float64
}

func (m *measure) add(ulp, x, y float64) {
	if ulp > m.ulp || ulp != ulp {
		*m = measure{ulp, x, y}
	}
}

// ulps64 returns the error of got in ulp of double. An infinite result stands for 2^1024.
func ulps64(got float64, want *big.Float) float64 {
	w, _ := want.Float64()
	g := new(big.Float).SetPrec(400)
	if math.IsInf(got, 0) {
		if math.IsInf(w, 0) {
			return 0
		}
		g.SetMantExp(big.NewFloat(math.Copysign(1, got)), 1024)
	} else if got != got {
		return math.NaN()
	} else {
		g.SetFloat64(got)
	}
	if want.IsInf() {
		return math.Inf(1)
	}
	if math.IsInf(w, 0) {
		w = math.Copysign(math.MaxFloat64, w)
	}
	_, e := math.Frexp(w)
	g.Sub(g, want)
	d, _ := g.SetMantExp(g, -max(e-53, -1074)).Float64()
	return math.Abs(d)
}

// ulps32 returns the error of got in ulp of float; want is known to 50 bits.
func ulps32(got float32, want float64) float64 {
	g := float64(got)
	switch {
	case got != got || want != want:
		if got != got && want != want {
			return 0
		}
		return math.NaN()
	case math.IsInf(g, 0) && math.Abs(want) >= 0x1p128:
		return 0
	case math.IsInf(g, 0):
		g = math.Copysign(0x1p128, g)
	case math.Abs(want) >= 0x1p128:
		want = math.Copysign(0x1p128, want)
	}
	_, e := math.Frexp(min(math.Abs(want), math.MaxFloat32))
	return math.Abs(math.Ldexp(g-want, -max(e-24, -149)))
}

// argument returns a random argument in [lo, hi]: evenly spread over the numbers, over the exponents, or near 1 and
// other places.
func argument(r *rand.Rand, lo, hi float64, hard func(*rand.Rand) float64) float64 {
	for {
		var x float64
		switch r.IntN(5) {
		case 0:
			x = lo + (hi-lo)*r.Float64()
		case 1:
			x = math.Ldexp(1+r.Float64(), r.IntN(2100)-1075)
		case 2:
			x = math.Ldexp(1+r.Float64(), r.IntN(24)-14)
		case 3:
			x = 1 + math.Ldexp(r.Float64()-0.5, -r.IntN(50))
		default:
			x = max(lo, -20) + (min(hi, 20)-max(lo, -20))*r.Float64()
			if hard != nil {
				x = hard(r)
			}
		}
		if lo < 0 && r.IntN(2) == 0 {
			x = -x
		}
		if x >= lo && x <= hi {
			return x
		}
	}
}

// nearMultiple returns numbers next to multiples of unit/4, up to huge ones.
func nearMultiple(unit float64, bits int) func(*rand.Rand) float64 {
	return func(r *rand.Rand) float64 {
		k := float64(r.Int64N(1 << r.IntN(bits)))
		x := k * unit / 4
		if bits < 30 {
			return float64(math.Nextafter32(float32(x), float32(x)+float32(r.IntN(3)-1)))
		}
		return math.Nextafter(x, x+float64(r.IntN(3)-1))
	}
}

func (f *mathFunc) second(r *rand.Rand) float64 {
	switch {
	case f.ylo == 0 && f.yhi == 0:
		return 0
	case f.integral:
		return float64(int(f.ylo) + r.IntN(int(f.yhi-f.ylo)+1))
	}
	return argument(r, f.ylo, f.yhi, nil)
}

// edges are the arguments that every function is asked for, if they are in its domain.
func (f *mathFunc) edges(least, smallest, eps float64) []float64 {
	list := []float64{least, 3 * least, smallest, smallest - least, smallest + least, 1, 1 - eps/2, 1 + eps, 0.5, 2, 3, 10,
		f.lo, f.hi}
	var in []float64
	for _, x := range list {
		for _, s := range []float64{x, -x} {
			if s >= f.lo && s <= f.hi && s != 0 {
				in = append(in, s)
			}
		}
	}
	return in
}

// double measures the error on double against bigmath.
func (f *mathFunc) double(c *bigmath.Calc, n int) (m, far measure) {
	r := rand.New(rand.NewPCG(17, 18))
	try := func(x, y float64) {
		if f.fractions && x == math.Trunc(x) {
			return
		}
		want := f.ref(c, exact(x), exact(y))
		if got := f.f64(x, y); f.abs8 > 0 && math.Abs(x) > f.near {
			w, _ := want.Float64()
			far.add(math.Abs(got-w), x, y)
		} else {
			m.add(ulps64(got, want), x, y)
		}
	}
	for _, x := range f.edges(5e-324, 0x1p-1022, 0x1p-52) {
		try(x, f.second(r))
	}
	for range n {
		try(argument(r, f.lo, f.hi, f.hard64), f.second(r))
	}
	return m, far
}

// single measures the error on float against the function on double, of which double tells the error.
func (f *mathFunc) single(n int) (m, far measure) {
	r := rand.New(rand.NewPCG(19, 20))
	try := func(x, y float32) {
		if math.IsInf(float64(x), 0) || math.IsInf(float64(y), 0) || x == 0 || f.fractions &&
			x == float32(math.Trunc(float64(x))) {
			return
		}
		want := f.f64(float64(x), float64(y))
		if got := f.f32(x, y); f.absolute32 > 0 && math.Abs(float64(x)) > f.near {
			far.add(math.Abs(float64(got)-want), float64(x), float64(y))
		} else {
			m.add(ulps32(got, want), float64(x), float64(y))
		}
	}
	for _, x := range f.edges(0x1p-149, 0x1p-126, 0x1p-23) {
		try(float32(x), float32(f.second(r)))
	}
	for range n {
		x, y := argument(r, f.lo, f.hi, f.hard32), f.second(r)
		if r.IntN(3) == 0 && f.lo < -0x1p100 { // all exponents of float
			x = float64(math.Float32frombits(r.Uint32()))
		}
		if x == x {
			try(float32(x), float32(y))
		}
	}
	return m, far
}

// ulpLine is a row of the table.
type ulpLine struct {
	name, format                  string
	cuda, cl, keep, measured, far float64
	near                          float64
}

// TestUlp holds every function to its bounds on float and double, and docs/numerics.md to what it measures.
func TestUlp(t *testing.T) {
	c := bigmath.New()
	points := *ulpPoints
	if points == 0 {
		points = testall.Count(t, 75, 150)
	}
	var lines []ulpLine
	for _, f := range mathFuncs() {
		hold := func(format string, cuda, far float64, m, mfar measure) {
			keep := f.bound(cuda, f.cl)
			t.Logf("%-10s %-6s %8.3f ulp at %v %v; bound %v", f.name, format, m.ulp, m.x, m.y, keep)
			if keep != none && !(m.ulp <= keep) {
				t.Errorf("%s on %s: %.3f ulp at (%v, %v), the bound is %v", f.name, format, m.ulp, m.x, m.y, keep)
			}
			if !(mfar.ulp <= far) {
				t.Errorf("%s on %s: an error of %g at (%v, %v), the bound is %g", f.name, format, mfar.ulp, mfar.x, mfar.y, far)
			}
			lines = append(lines, ulpLine{f.name, format, cuda, f.cl, keep, m.ulp, mfar.ulp, f.near})
		}
		if f.f32 != nil {
			m, far := f.single(100 * points)
			hold("float", f.cuda32, f.absolute32, m, far)
		}
		m, far := f.double(c, points)
		hold("double", f.cuda64, f.abs8, m, far)
	}
	if !t.Failed() {
		ulpTable(t, lines)
	}
}

const (
	numericsFile = "../../../docs/numerics.md"
	tableBegin   = "<!-- The table is written by: go test ./rt/cpu/cmath -run Ulp -ulp.n 3000 -ulp.update -->\n"
	tableEnd     = "<!-- end of the table -->\n"
)

// ulpTable compares the table of docs/numerics.md with the lines, or writes it. What is measured may be less than the
// table says, which was made with more arguments.
func ulpTable(t *testing.T, lines []ulpLine) {
	text, err := os.ReadFile(numericsFile)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(text), tableBegin)
	table, tail, ok2 := strings.Cut(rest, tableEnd)
	if !ok || !ok2 {
		t.Fatalf("%s has no table", numericsFile)
	}
	var b strings.Builder
	b.WriteString("\n| function | type | CUDA | OpenCL | kbind keeps | largest error found |\n|---|---|--:|--:|--:|--:|\n")
	for _, l := range lines {
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s |\n", l.name, l.format, ulpText(l.cuda), ulpText(l.cl),
			ulpText(l.keep), l.found())
	}
	b.WriteString("\n")
	if *ulpUpdate {
		if err := os.WriteFile(numericsFile, []byte(head+tableBegin+b.String()+tableEnd+tail), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	rows := strings.Split(strings.TrimSpace(table), "\n")
	if len(rows) != len(lines)+2 {
		t.Fatalf("%s has %d rows, want %d: run the test with -ulp.update", numericsFile, len(rows)-2, len(lines))
	}
	for i, l := range lines {
		cells := strings.Split(rows[i+2], "|")
		if strings.TrimSpace(cells[1]) != l.name || strings.TrimSpace(cells[2]) != l.format {
			t.Fatalf("%s: the row of %s on %s is missing: run the test with -ulp.update", numericsFile, l.name, l.format)
		}
		if l.near < 0 {
			continue // held to its bound above
		}
		said, _, _ := strings.Cut(strings.TrimSpace(cells[6]), ";")
		v, err := strconv.ParseFloat(said, 64)
		if err != nil || strings.TrimSpace(cells[5]) != ulpText(l.keep) {
			t.Fatalf("%s: row of %s: %v", numericsFile, l.name, err)
		}
		if l.measured > v+0.25 {
			t.Errorf("%s says %v ulp for %s on %s, and there are %.3f: run the test with -ulp.update", numericsFile, v, l.name,
				l.format, l.measured)
		}
	}
}

// found is the last cell of a row: an error in ulp, an absolute one, or both.
func (l *ulpLine) found() string {
	switch ulp := fmt.Sprintf("%.2f", math.Ceil(l.measured*100)/100); {
	case l.near < 0: // there is nothing nearer
		return fmt.Sprintf("%.1e absolute", l.far)
	case l.far > 0:
		return fmt.Sprintf("%s; %.1e beyond %v", ulp, l.far, l.near)
	default:
		return ulp
	}
}

func ulpText(v float64) string {
	if v == none {
		return ""
	}
	return strconv.FormatFloat(v, 'g', -1, 64)
}
