package main

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/internal/bigmath"
)

// ulpFunc is a builtin that the prelude writes in C.
type ulpFunc struct {
	name           string // that of the form on double
	args           int
	ref            func([]*big.Float) *big.Float
	cuda32, cuda64 float64 // the bounds of the CUDA C++ Programming Guide (Mathematical Functions)
	input          func(*rand.Rand) float64
}

func ulpFuncs() []ulpFunc {
	c := bigmath.New()
	type B = *big.Float
	inverse := func(x B) B { return new(big.Float).SetPrec(400).Quo(big.NewFloat(1), x) }
	norm := func(x []B) B {
		s := new(big.Float).SetPrec(5000)
		for _, v := range x {
			s.Add(s, new(big.Float).SetPrec(5000).Mul(v, v))
		}
		return c.Sqrt(s)
	}
	rnorm := func(x []B) B { return inverse(norm(x)) }
	first := func(f func(B) B) func([]B) B { return func(x []B) B { return f(x[0]) } }
	wide := func(r *rand.Rand) float64 { return math.Ldexp(r.NormFloat64(), r.IntN(1900)-950) }
	spread := func(by float64) func(*rand.Rand) float64 {
		return func(r *rand.Rand) float64 { return by * r.NormFloat64() }
	}
	probability := func(r *rand.Rand) float64 { return math.Ldexp(r.Float64(), -r.IntN(100)*r.IntN(2)) }
	return []ulpFunc{
		{"normcdf", 1, first(c.Normcdf), 5, 5, spread(8)},
		{"normcdfinv", 1, first(c.Normcdfinv), 5, 7, probability},
		{"rcbrt", 1, first(func(x B) B { return inverse(c.Cbrt(x)) }), 1, 1, wide},
		{"cyl_bessel_i0", 1, first(func(x B) B { return c.In(0, x) }), 6, 6, spread(30)},
		{"cyl_bessel_i1", 1, first(func(x B) B { return c.In(1, x) }), 6, 6, spread(30)},
		{"rhypot", 2, rnorm, 2, 1, wide},
		{"norm3d", 3, norm, 3, 2, wide},
		{"rnorm3d", 3, rnorm, 2, 1, wide},
		{"norm4d", 4, norm, 3, 2, wide},
		{"rnorm4d", 4, rnorm, 2, 1, spread(1)},
		{"norm", 5, norm, 4, 3, wide},
		{"rnorm", 5, rnorm, 3, 2, spread(1)},
	}
}

// ulpPoints is how many results each function is asked for.
const ulpPoints = 256

// ulpCase is a function on one type.
type ulpCase struct {
	*ulpFunc
	kernel string // in testdata/ulp.cu
	bits   int    // of precision
	bound  float64
	in     []float64
}

// single returns x as a float that is neither infinite nor zero, in the domain of the function.
func (f *ulpFunc) single(x float64, r *rand.Rand) float64 {
	if x = float64(float32(x)); math.IsInf(x, 0) || x == 0 || f.name == "normcdfinv" && x == 1 {
		return float64(r.Float32()/2 + 0.25)
	}
	return x
}

func ulpCases() []ulpCase {
	r := rand.New(rand.NewPCG(27, 28))
	var cases []ulpCase
	for _, f := range ulpFuncs() {
		double, single := ulpCase{&f, f.name + "_double", 53, f.cuda64, nil},
			ulpCase{&f, f.name + "f_float", 24, f.cuda32, nil}
		for range ulpPoints * f.args {
			double.in = append(double.in, f.input(r))
			single.in = append(single.in, f.single(f.input(r), r))
		}
		cases = append(cases, double, single)
	}
	return cases
}

// call is a Go statement that measures the case.
func (c *ulpCase) call() string {
	name := ""
	for part := range strings.SplitSeq(c.kernel, "_") {
		name += strings.ToUpper(part[:1]) + part[1:]
	}
	var list []string
	for _, x := range c.in {
		list = append(list, strconv.FormatFloat(x, 'g', -1, 64))
	}
	typ := map[int]string{24: "float32", 53: "float64"}[c.bits]
	return fmt.Sprintf("\tmeasure(%q, %sLaunch, []%s{%s})\n", c.kernel, name, typ, strings.Join(list, ", "))
}

// compare holds the results of the case to its bound.
func (c *ulpCase) compare(t *testing.T, got []float64) {
	if len(got) != ulpPoints {
		t.Errorf("%s gave %d results", c.kernel, len(got))
		return
	}
	worst, at := 0.0, 0
	for i, g := range got {
		var x []*big.Float
		for _, v := range c.in[i*c.args : (i+1)*c.args] {
			x = append(x, new(big.Float).SetFloat64(v))
		}
		if e := distance(g, c.ref(x), c.bits); !(e <= worst) {
			worst, at = e, i
		}
	}
	x := c.in[at*c.args : (at+1)*c.args]
	t.Logf("%-22s %.3f ulp at %v", c.kernel, worst, x)
	if !(worst <= c.bound+0.5) {
		t.Errorf("%s%v = %v: %.3f ulp, the bound is %v", c.kernel, x, got[at], worst, c.bound+0.5)
	}
}

// TestBuiltinUlp holds the mathematical builtins that the prelude writes in C to CUDA's bounds; those that are
// operations have their test in rt/cpu/cmath.
func TestBuiltinUlp(t *testing.T) {
	t.Parallel()
	cases := ulpCases()
	var prog strings.Builder
	for i := range cases {
		prog.WriteString(cases[i].call())
	}
	dir := userModule(t, "ulp")
	write(t, filepath.Join(dir, "main.go"), "package main\n\n"+ulpMain+prog.String()+"}\n")
	goTool(t, dir, "mod", "tidy")
	copyFile(t, "testdata/ulp.cu", filepath.Join(dir, "ulp.cu"))
	if msg := generated("-all", "-checked=false", filepath.Join(dir, "ulp.cu")); msg != "" {
		t.Fatal(msg)
	}
	results := map[string][]float64{}
	for line := range strings.Lines(string(goTool(t, dir, "run", "."))) {
		words := strings.Fields(line)
		for _, w := range words[1:] {
			v, err := strconv.ParseFloat(w, 64)
			if err != nil {
				t.Fatal(err)
			}
			results[words[0]] = append(results[words[0]], v)
		}
	}
	for i := range cases {
		cases[i].compare(t, results[cases[i].kernel])
	}
}

// distance returns how far got is from want in units in the last place of a format with 24 or 53 bits; overflow in
// both is no error.
func distance(got float64, want *big.Float, bits int) float64 {
	least, most := -1074, 1024
	if bits == 24 {
		least, most = -149, 128
	}
	e := want.MantExp(nil)
	if want.Sign() == 0 {
		return math.Abs(got)
	}
	if math.IsInf(got, 0) || e > most {
		if math.IsInf(got, 0) && e > most {
			return 0
		}
		return math.Inf(1)
	}
	if got != got {
		return got
	}
	d := new(big.Float).SetPrec(400).SetFloat64(got)
	d.Sub(d, want)
	u, _ := d.SetMantExp(d, -max(e-bits, least)).Float64()
	return math.Abs(u)
}

const ulpMain = `import (
	"context"
	"fmt"
	"log"

	"github.com/kbind/kbind/rt"
)

func measure[T float32 | float64](name string, launch func(*rt.Stream, rt.Launch, rt.Buffer[T], rt.Buffer[T]) error, x []T) {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	s, err := rt.NewStream(ctx)
	if err != nil {
		log.Fatal(err)
	}
	in, err := rt.BufferFrom(s, x)
	if err != nil {
		log.Fatal(err)
	}
	out, err := rt.BufferFrom(s, make([]T, 256))
	if err == nil {
		err = launch(s, rt.Launch{Grid: rt.D(256), Block: rt.D(1)}, in, out)
	}
	list := make([]T, 256)
	if err == nil {
		err = out.Read(s, list)
	}
	if err == nil {
		err = s.Synchronize(ctx)
	}
	if err != nil {
		log.Fatal(name, ": ", err)
	}
	fmt.Print(name)
	for _, v := range list {
		fmt.Printf(" %x", float64(v))
	}
	fmt.Println()
	ctx.Close()
}

func main() {
`
