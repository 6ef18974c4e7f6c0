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
		{"struct in a union", `struct S { int* p; }; union U { S s; long long n; };
__global__ void k(int* a) { __shared__ int v; U u; u.s.p = &v; a[0] = *u.s.p; }`, "global memory and into shared"},
		{"another struct", `struct S { int* p; }; struct T { int* q; };
__global__ void k(int* a) { __shared__ int v; S s; s.p = &v; T* t = (T*)&s; a[0] = *t->q; }`,
			"global memory and into shared"},
		{"copied bytes", `struct S { int* p; }; struct T { int* q; };
__global__ void k(int* a) { __shared__ int v; S s; T t; s.p = &v;
    for (int i = 0; i < 8; i++) ((char*)&t)[i] = ((char*)&s)[i];
    a[0] = *t.q; }`, "global memory and into shared"},
		{"read as a number", `__global__ void k(unsigned long long* a) { int own = 1; int* p = &own;
    a[0] = *(unsigned long long*)&p; }`, "global memory and into private"},
		{"pointers as a struct", `struct S { int* p; int* q; };
__global__ void k(int* a) { __shared__ int v; int* both[2]; both[0] = both[1] = &v; S* s = (S*)both; a[0] = *s->q; }`,
			"global memory and into shared"},
		{"recursion", `__device__ int f(int* p, int n) { return n ? f(p, n - 1) : *p; }
__global__ void k(int* a) { a[0] = f(a, 3); }`, "calls itself"},
	} {
		_, conflict := Infer(load(t, c.text), notConstant, false)
		if conflict == nil || !strings.Contains(conflict.Why, c.why) {
			t.Errorf("%s: %v, want %q", c.name, conflict, c.why)
		}
	}
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
