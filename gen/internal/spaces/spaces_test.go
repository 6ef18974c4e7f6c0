package spaces

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

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
	r, conflict := Infer(f, notConstant)
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

// TestConflicts expects no answer where a pointer would have to point into two spaces.
func TestConflicts(t *testing.T) {
	for _, c := range []struct{ name, text, why string }{
		{"variable", `__global__ void k(int* x) { __shared__ int s; int* p = x[0] ? x : &s; *p = 1; }`,
			"global memory and into shared"},
		{"member", `struct S { int* p; };
__global__ void k(S* a) { int own = 1; S s; s.p = &own; a[0].p[0] = *s.p; }`, "global memory and into private"},
		{"through a cast", `__global__ void k(long long* a) { int own = 1; ((int**)a)[0] = &own; *((int**)a)[0] = 2; }`,
			"global memory and into private"},
		{"as a number", `__global__ void k(unsigned long long* a) { int own = 1; unsigned long long n =
(unsigned long long)&own; *(int*)n = 2; a[0] = own; }`, "made of a number"},
		{"union", `union U { int* p; long long n; };
__global__ void k(int* a) { __shared__ int s; U u; u.p = &s; a[0] = (int)u.n; }`, "global memory and into shared"},
		{"recursion", `__device__ int f(int* p, int n) { return n ? f(p, n - 1) : *p; }
__global__ void k(int* a) { a[0] = f(a, 3); }`, "calls itself"},
	} {
		_, conflict := Infer(load(t, c.text), notConstant)
		if conflict == nil || !strings.Contains(conflict.Why, c.why) {
			t.Errorf("%s: %v, want %q", c.name, conflict, c.why)
		}
	}
}
