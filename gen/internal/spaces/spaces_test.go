package spaces

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
)

var update = flag.Bool("update", false, "write the golden files")

// load returns the body of kernel k of a text in CUDA C++.
func load(t *testing.T, text string) *ir.Func {
	t.Helper()
	open := func(string) ([]byte, error) { return []byte(text), nil }
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: open}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Items[0].Msg)
	}
	return m.Kernels[0].Func
}

func notConstant(*ir.Var) bool { return false }

// TestInstances expects one instance of a function for each set of spaces that its calls pass.
func TestInstances(t *testing.T) {
	f := load(t, `
__device__ int first(const int* p) { return p[0]; }
__device__ int through(const int* p) { return first(p); }
__device__ int two(int a) { return a + 2; }
__global__ void k(int* x) {
    __shared__ int s[4];
    int own = 3;
    x[0] = through(x) + through(x + 1) + through(s) + through(&own) + two(1) + two(2);
}`)
	r, conflict := Infer(f, notConstant, false)
	if conflict != nil {
		t.Fatal(conflict.Why)
	}
	got := map[string]int{}
	for _, in := range r.Instances {
		name := in.Func.Source
		if len(in.Func.Params) > 0 && in.Vars[in.Func.Params[0]] != nil {
			name += " " + in.Vars[in.Func.Params[0]].Space().String()
		}
		got[name]++
	}
	for _, want := range []string{"first global", "first shared", "first private", "through global", "through shared",
		"through private", "two", "k global"} {
		if got[want] != 1 {
			t.Errorf("%d instances of %q, want 1: %v", got[want], want, got)
		}
	}
	if last := r.Instances[len(r.Instances)-1]; last != r.Kernel || len(r.Instances) != 8 {
		t.Errorf("%d instances, and the last is %s", len(r.Instances), last.Name)
	}
}

// TestConflicts compares where and why kernels have no answer, since a pointer would have to point into two spaces,
// with a golden file.
func TestConflicts(t *testing.T) {
	irtest.Golden(t, "testdata/conflicts.cu", ".golden", *update, func(t *testing.T, file string) string {
		m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
		if diags.Len() > 0 {
			t.Fatal(diags.Items[0].Msg)
		}
		var out strings.Builder
		for _, k := range m.Kernels {
			_, conflict := Infer(k.Func, notConstant, false)
			if conflict == nil {
				t.Errorf("%s has no conflict", k.Name)
				continue
			}
			fmt.Fprintf(&out, "%s, line %d: %s\n", k.Name, m.Set.Position(conflict.At).Line, conflict.Why)
		}
		return out.String()
	})
}

// TestReasons checks that the golden file shows each reason.
func TestReasons(t *testing.T) {
	irtest.ShownFrom(t, "fail", []string{"*.go"}, []string{"testdata/*.golden"})
}

// TestParts expects an answer where a cast leads from an object to its base class, or back.
func TestParts(t *testing.T) {
	f := load(t, `
struct A { int* p; };
struct B { int* q; };
struct C : A, B { int n; };
struct None {};
struct D : None { int* r; };
__device__ int base(A& a) { return *a.p; }
__device__ int second(B* b) { return *b->q + static_cast<C*>(b)->n; }
__device__ int none(None&) { return 1; }
__global__ void k(int* x) {
    __shared__ int v;
    int own = 2;
    C c;
    c.p = &v;
    c.q = &own;
    c.n = 3;
    D d;
    d.r = &own;
    x[0] = base(c) + second(&c) + none(d) + *d.r;
}`)
	if _, conflict := Infer(f, notConstant, false); conflict != nil {
		t.Error(conflict.Why)
	}
}

// TestSeveral takes pointers into any space where a language has them, and no others.
func TestSeveral(t *testing.T) {
	f := load(t, `__global__ void k(int *a, int *b) {
    __shared__ int s[4];
    int *p = threadIdx.x ? s : a;
    *p = *b;
}`)
	if _, conflict := Infer(f, notConstant, false); conflict == nil {
		t.Error("a pointer into two spaces is taken for one into one")
	}
	r, conflict := Infer(f, notConstant, true)
	if conflict != nil {
		t.Fatal(conflict.Why)
	}
	if got := r.Kernel.Vars[f.Params[0]].Space(); got != ir.Generic {
		t.Errorf("a points into %s memory", got)
	}
}
