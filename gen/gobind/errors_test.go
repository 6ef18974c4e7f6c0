package gobind

import (
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/gotype"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

const errorText = `#define TILE 16
struct Thing { float x; };
namespace a { struct Thing2 { float x; }; }
__constant__ float weights[4];
__global__ void first(float* x, int n);
__global__ void second(float* x, int n);
__global__ void third(cudaTextureObject_t tex, float q);
`

func TestErrors(t *testing.T) {
	f := Ptr(ir.F32)
	sized := func(k *ir.Kernel) *ir.Kernel { return Size(k, "x", P("n")) }
	for _, c := range []struct {
		name  string
		build func(b *Builder)
		want  []string // each a part of one message, in order
	}{
		{"two kernels with one Go name", func(b *Builder) {
			sized(b.Kernel("first", "Same", "x", f, "n", ir.I32))
			sized(b.Kernel("second", "Same", "x", f, "n", ir.I32))
		}, []string{"e.cu:6:16: error: kernel second would be declared twice in Go as Same [K0720]"}},
		{"a form with the name of a kernel", func(b *Builder) {
			sized(b.Kernel("first", "First", "x", f, "n", ir.I32))
			sized(b.Kernel("second", "FirstLaunch", "x", f, "n", ir.I32))
		}, []string{"e.cu:6:16: error: kernel second would be declared twice in Go as FirstLaunch"}},
		{"a struct with the name of a kernel", func(b *Builder) {
			s := b.Struct("Thing", "x", ir.F32)
			sized(b.Kernel("first", "Thing", "x", Ptr(s), "n", ir.I32))
		}, []string{"e.cu:5:16: error: kernel first would be declared twice in Go as Thing"}},
		{"a name of the user's package", func(b *Builder) {
			b.Kernel("first", "Taken", "n", ir.I32)
		}, []string{"kernel first would be called Taken in Go, which user.go:7 declares"}},
		{"no exported name", func(b *Builder) {
			b.Kernel("first", "first", "n", ir.I32)
			b.Kernel("second", "2nd", "n", ir.I32)
		}, []string{`kernel first cannot be called "first" in Go`, `kernel second cannot be called "2nd" in Go`}},
		{"a texture", func(b *Builder) {
			b.Kernel("third", "Third", "tex", &ir.Opaque{Name: "cudaTextureObject_t"}, "q", ir.F32)
		}, []string{"e.cu:7:16: error: parameter tex of third: cudaTextureObject_t cannot be passed from Go [K0722]"}},
		{"an out parameter without a size", func(b *Builder) {
			Out(b.Kernel("first", "First", "x", f, "n", ir.I32), "x")
		}, []string{"the out parameter x of first has no size"}},
		{"arithmetic with a float", func(b *Builder) {
			Size(b.Kernel("first", "First", "x", f, "n", ir.F32), "x", P("n"))
		}, []string{"first: parameter n is f32, and only integers can be computed with"}},
		{"arithmetic with a pointer", func(b *Builder) {
			Size(b.Kernel("first", "First", "x", f, "n", ir.I32), "x", P("x"))
		}, []string{"first: x is not a scalar parameter"}},
		{"an unknown operator", func(b *Builder) {
			Size(b.Kernel("first", "First", "x", f, "n", ir.I32), "x", X("pow", P("n"), P("n")))
		}, []string{`first: the operator "pow" has no Go form`}},
		{"a variable without a Go type", func(b *Builder) {
			b.Global("weights", &ir.Opaque{Name: "texture"}, ir.Constant, "Table")
		}, []string{"e.cu:4:19: error: variable weights: texture cannot be passed from Go"}},
		{"a constant that is not finite", func(b *Builder) {
			b.M.Exports = []ir.Export{{Name: "TILE", GoName: "Tile", Type: ir.F64, Float: math.Inf(1), Pos: b.Pos("TILE")}}
		}, []string{"e.cu:1:9: error: TILE is not a finite number"}},
		{"a constant exported twice", func(b *Builder) {
			b.M.Exports = []ir.Export{{Name: "TILE", GoName: "Tile", Type: ir.I32, Pos: b.Pos("TILE")},
				{Name: "TILE", GoName: "Tile", Type: ir.I32, Pos: b.Pos("TILE")}}
		}, []string{"constant TILE would be declared twice in Go as Tile"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := New(ir.CUDA, "e.cu", errorText)
			c.build(b)
			diags := diag.NewList(b.M.Set)
			pkg := &gotype.Package{Name: "p", Decls: map[string]gotype.Decl{"Taken": {File: "user.go", Line: 7}}}
			if _, err := Emit(b.M, Options{Package: pkg, Stem: "e", Unit: "e.cu"}, diags); err != nil {
				t.Fatal(err)
			}
			err := diags.Err()
			if err == nil {
				t.Fatal("no error")
			}
			// A directive's expression stands in several forms; its message comes once.
			lines := strings.Split(err.Error(), "\n")
			if len(lines) != len(c.want) {
				t.Fatalf("got %d messages, want %d:\n%s", len(lines), len(c.want), err)
			}
			for i, want := range c.want {
				if !strings.Contains(lines[i], want) {
					t.Errorf("got  %s\nwant %s", lines[i], want)
				}
			}
		})
	}
}

// A kernel bound only by -all that Go cannot call is left out, and does not stop the others.
func TestLeftOut(t *testing.T) {
	b := New(ir.CUDA, "e.cu", errorText)
	b.Kernel("third", "Third", "tex", &ir.Opaque{Name: "cudaTextureObject_t"}).Bound = false
	b.Kernel("first", "First", "x", Ptr(ir.F32)).Bound = false
	diags := diag.NewList(b.M.Set)
	res, err := Emit(b.M, Options{Package: &gotype.Package{Name: "p"}, Stem: "e", Unit: "e.cu"}, diags)
	if err != nil || diags.Err() != nil {
		t.Fatal(err, diags.Err())
	}
	if len(res.Display) != 1 || len(res.Funcs) != 2 {
		t.Fatalf("%d kernels bound, %d reported", len(res.Display), len(res.Funcs))
	}
	if f := res.Funcs[0]; f.GoNames != nil || !strings.Contains(f.Why, "cudaTextureObject_t") {
		t.Errorf("third: %v, %q", f.GoNames, f.Why)
	}
	if f := res.Funcs[1]; len(f.GoNames) != 1 || f.GoNames[0] != "FirstLaunch" || f.Why == "" {
		t.Errorf("first: %v, %q", f.GoNames, f.Why)
	}
	if strings.Contains(string(res.Code), "Third") {
		t.Error("the left-out kernel is in the file")
	}
}

// Structs of one name in several namespaces are told apart.
func TestStructNames(t *testing.T) {
	b := New(ir.CUDA, "e.cu", errorText)
	var params []any
	for _, name := range []string{"a::T", "T", "b::T", "b::t", "c::T<int>"} {
		params = append(params, "p", Ptr(b.Struct(name, "x", ir.F32)))
	}
	b.Kernel("first", "First", params...)
	diags := diag.NewList(b.M.Set)
	res, err := Emit(b.M, Options{Package: &gotype.Package{Name: "p"}, Stem: "e", Unit: "e.cu"}, diags)
	if err != nil || diags.Err() != nil {
		t.Fatal(err, diags.Err())
	}
	var got []string
	for _, s := range res.Used {
		got = append(got, res.Types.Type(s).String())
	}
	if want := "T T2 BT T3 TInt"; strings.Join(got, " ") != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

func TestDocFor(t *testing.T) {
	for _, c := range []struct{ doc, want string }{
		{"Adds two vectors.", "VectorAdd adds two vectors."},
		{"Adds two vectors.\n\nSlowly.", "VectorAdd adds two vectors.\n\nSlowly."},
		{"VectorAdd adds.", "VectorAdd adds."},
		{"vector_add adds.", "VectorAdd adds."},
		{"vector_add() adds.", "VectorAdd adds."},
		{"Add two vectors.", ""},
		{"This adds two vectors.", ""},
		{"GPUs are fast.", ""},
		{"adds two vectors", ""},
		{"", ""},
	} {
		if got := docFor("VectorAdd", "vector_add", c.doc); got != c.want {
			t.Errorf("%q: got %q, want %q", c.doc, got, c.want)
		}
	}
}

func TestFold(t *testing.T) {
	for _, c := range []struct {
		op   string
		a, b int64
		want int64
		ok   bool
	}{
		{"+", 2, 3, 5, true}, {"+", math.MaxInt64, 1, 0, false}, {"+", math.MinInt64, -1, 0, false}, {"+", -3, 0, -3, true},
		{"-", 2, 3, -1, true}, {"-", math.MinInt64, 1, 0, false}, {"-", math.MaxInt64, -1, 0, false},
		{"*", -4, 5, -20, true}, {"*", math.MaxInt64, 2, 0, false}, {"*", math.MinInt64, -1, 0, false},
		{"*", 0, math.MinInt64, 0, true},
		{"/", 7, -2, -3, true}, {"/", 1, 0, 0, false}, {"/", math.MinInt64, -1, 0, false}, {"%", -7, 2, -1, true},
		{"ceildiv", 7, 2, 4, true}, {"ceildiv", 8, 2, 4, true}, {"ceildiv", 0, 5, 0, true}, {"ceildiv", 7, 0, 0, false},
		{"ceildiv", -1, 2, 0, false},
		{"min", 1, 2, 1, true}, {"max", 1, 2, 2, true},
	} {
		if got, ok := fold(c.op, c.a, c.b); ok != c.ok || (ok && got != c.want) {
			t.Errorf("%d %s %d: got %d %v, want %d %v", c.a, c.op, c.b, got, ok, c.want, c.ok)
		}
	}
}

// Kernels that only -all asks for are numbered where they would share a name with others; those that directives name
// keep theirs.
func TestNumberedNames(t *testing.T) {
	f := Ptr(ir.F32)
	b := New(ir.CUDA, "e.cu", errorText)
	first := b.Kernel("first", "Same", "x", f, "n", ir.I32)
	b.Kernel("second", "Same", "x", f, "n", ir.I32)
	third := b.Kernel("third", "Same", "q", ir.F32)
	first.Bound, third.Bound = false, false
	more := b.Kernel("first", "Get2", "n", ir.I32)
	again := b.Kernel("second", "Get2", "n", ir.I32)
	more.Bound, again.Bound = false, false
	diags := diag.NewList(b.M.Set)
	res, err := Emit(b.M, Options{Package: &gotype.Package{Name: "p"}, Stem: "e", Unit: "e.cu"}, diags)
	if err != nil || diags.Err() != nil {
		t.Fatal(err, diags.Err())
	}
	var got []string
	for _, f := range res.Funcs {
		got = append(got, strings.Join(f.GoNames, " "))
	}
	want := "Same2Launch, SameLaunch, Same3Launch, Get2Launch, Get2_2Launch"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("got %s, want %s", s, want)
	}
}
