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

// TestBuiltinUlp holds the mathematical builtins that the prelude writes in C to the bounds of the CUDA C++ Programming Guide (Mathematical Functions); those that are operations have their
// test in rt/cpu/simt.
func TestBuiltinUlp(t *testing.T) {
	t.Parallel()
	const points = 256
	c := bigmath.New()
	type B = *big.Float
	quo := func(a, b B) B { return new(big.Float).SetPrec(400).Quo(a, b) }
	norm := func(x []B) B {
		s := new(big.Float).SetPrec(5000)
		for _, v := range x {
			s.Add(s, new(big.Float).SetPrec(5000).Mul(v, v))
		}
		return c.Sqrt(s)
	}
	rnorm := func(x []B) B { return quo(big.NewFloat(1), norm(x)) }
	first := func(f func(B) B) func([]B) B { return func(x []B) B { return f(x[0]) } }
	wide := func(r *rand.Rand) float64 { return math.Ldexp(r.NormFloat64(), r.IntN(1900)-950) }
	near := func(r *rand.Rand) float64 { return r.NormFloat64() }
	funcs := []struct {
		name           string
		args           int
		ref            func([]B) B
		cuda32, cuda64 float64
		input          func(*rand.Rand) float64
	}{
		{"normcdf", 1, first(c.Normcdf), 5, 5, func(r *rand.Rand) float64 { return 8 * r.NormFloat64() }},
		{"normcdfinv", 1, first(c.Normcdfinv), 5, 7, func(r *rand.Rand) float64 {
			if r.IntN(2) == 0 {
				return math.Ldexp(r.Float64(), -r.IntN(100))
			}
			return r.Float64()
		}},
		{"rcbrt", 1, first(func(x B) B { return quo(big.NewFloat(1), c.Cbrt(x)) }), 1, 1, wide},
		{"cyl_bessel_i0", 1, first(func(x B) B { return c.In(0, x) }), 6, 6, func(r *rand.Rand) float64 { return 30 * r.NormFloat64() }},
		{"cyl_bessel_i1", 1, first(func(x B) B { return c.In(1, x) }), 6, 6, func(r *rand.Rand) float64 { return 30 * r.NormFloat64() }},
		{"rhypot", 2, rnorm, 2, 1, wide}, {"norm3d", 3, norm, 3, 2, wide}, {"rnorm3d", 3, rnorm, 2, 1, wide}, {"norm4d", 4, norm, 3, 2, wide}, {"rnorm4d", 4, rnorm, 2, 1, near},
		{"norm", 5, norm, 4, 3, wide}, {"rnorm", 5, rnorm, 3, 2, near},
	}

	r := rand.New(rand.NewPCG(27, 28))
	var prog strings.Builder
	inputs := map[string][]float64{}
	for _, f := range funcs {
		for _, typ := range []string{"double", "float"} {
			name := f.name + "_" + typ
			if typ == "float" {
				name = f.name + "f_" + typ
			}
			var text []string
			for range points * f.args {
				x := f.input(r)
				if typ == "float" {
					if x = float64(float32(x)); math.IsInf(x, 0) || x == 0 {
						x = float64(float32(r.NormFloat64()))
					}
					if f.name == "normcdfinv" {
						x = math.Abs(math.Mod(x, 1))
					}
				}
				inputs[name] = append(inputs[name], x)
				text = append(text, strconv.FormatFloat(x, 'g', -1, 64))
			}
			goName := ""
			for part := range strings.SplitSeq(name, "_") {
				goName += strings.ToUpper(part[:1]) + part[1:]
			}
			goType := map[string]string{"double": "float64", "float": "float32"}[typ]
			fmt.Fprintf(&prog, "\tmeasure(%q, %sLaunch, []%s{%s})\n", name, goName, goType, strings.Join(text, ", "))
		}
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
	for _, f := range funcs {
		for _, typ := range []string{"double", "float"} {
			name, bound, bits := f.name+"_"+typ, f.cuda64, 53
			if typ == "float" {
				name, bound, bits = f.name+"f_"+typ, f.cuda32, 24
			}
			got := results[name]
			if len(got) != points {
				t.Errorf("%s gave %d results", name, len(got))
				continue
			}
			worst, at := 0.0, 0
			for i, g := range got {
				var x []B
				for _, v := range inputs[name][i*f.args : (i+1)*f.args] {
					x = append(x, new(big.Float).SetFloat64(v))
				}
				if e := distance(g, f.ref(x), bits); !(e <= worst) {
					worst, at = e, i
				}
			}
			t.Logf("%-22s %.3f ulp at %v", name, worst, inputs[name][at*f.args:(at+1)*f.args])
			if !(worst <= bound+0.5) {
				t.Errorf("%s%v = %v: %.3f ulp, the bound is %v", name, inputs[name][at*f.args:(at+1)*f.args], got[at], worst, bound+0.5)
			}
		}
	}
}

// distance returns how far got is from want in units in the last place of a format with 24 or 53 bits; overflow in both is no error.
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
