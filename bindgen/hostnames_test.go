package bindgen

import (
	"slices"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// TestOnlyOnHost asks about texts that mention a name on the host alone, and about others.
func TestOnlyOnHost(t *testing.T) {
	for text, want := range map[string]bool{
		"int f() { return 1; }":                                                                                   true,
		"void h() { auto t = std::chrono::steady_clock::now(); }":                                                 true,
		"namespace n { extern \"C\" { void h(int x) { if (x) { chrono::f(); } g(); } } }":                         true,
		"template <class F> double time(F f) { chrono::c::now(); f(); }\n__global__ void k(int* p) { p[0] = 1; }": true,
		"T::T(int x) : a(x) { chrono::f(); }":                                                                     true,
		"__device__ void d() { chrono::f(); }":                                                                    false,
		"void h() {} __global__ void k() { chrono::f(); }":                                                        false,
		"__host__ __device__ inline void d() { chrono::f(); }":                                                    false,
		"constexpr int c() { return chrono::f(); }":                                                               false,
		"void h() { auto f = [] __device__ (int x) { return chrono::f(x); }; }":                                   false,
		"void h() { chrono::f(); auto f = [] __device__ (int x) { return x; }; }":                                 false,
		"using namespace std::chrono;":                                                                            false,
		"void h(chrono::duration<int> d) { }":                                                                     false,
		"struct S { __device__ void f() { chrono::f(); } void h() { } };":                                         false,
		"struct S { void h() { chrono::f(); } };":                                                                 false,
		"void h() { chrono::f(); } auto g = chrono::c;":                                                           false,
		"namespace n { void h() { chrono::f(); } int x = chrono::c; }":                                            false,
		"auto l = [](int x) { return chrono::f(x); };":                                                            false,
		"T::T(int x) : a{x} { chrono::f(); }":                                                                     false,
		"} } void h() { chrono::f(); } __device__ void d() { chrono::f(); }":                                      false,
		"void h() { } namespace n { __device__ int d() { return chrono::f(); } } void g() { }":                    false,
	} {
		set := &source.Set{}
		f, err := set.AddFile("k.cu", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		lx := lex.New(f, true, diag.NewList(set))
		var tokens []token.Token
		for x := lx.Next(); x.Kind != token.EOF; x = lx.Next() {
			tokens = append(tokens, x)
		}
		if got := onlyOnHost(slices.Values(tokens), hostClocks); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
