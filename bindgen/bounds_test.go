package bindgen_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestBounds gives the front end small texts that mean endless or enormous work: each ends with a message, and the
// kernel beside it is none the worse for it.
func TestBounds(t *testing.T) {
	const fine = "\n__global__ void fine(int* p) { p[0] = 1; }\n"
	var macros strings.Builder
	macros.WriteString("#define A0 x x\n")
	for i := 1; i < 60; i++ {
		fmt.Fprintf(&macros, "#define A%d A%d A%d\n", i, i-1, i-1)
	}
	twice := "struct T0 { char c; };\n"
	for i := range 70 {
		twice += fmt.Sprintf("struct T%d { T%d a, b; };\n", i+1, i)
	}
	var doubled strings.Builder
	for i := range 22 {
		fmt.Fprintf(&doubled, "struct S%d { S%d a, b; int y; };\n", i+1, i)
	}
	for name, c := range map[string]struct{ text, want string }{
		"macros":  {macros.String() + "__global__ void k(int* p) { A59; }", "macros expand to more than"},
		"include": {"#include \"k.cu\"\n__global__ void k(int* p) {}", "k.cu includes itself without end"},
		"included again": {"#ifndef A\n#define A\n" + strings.Repeat("#include \"k.cu\"\n", 20000) + "#endif\n" +
			"__global__ void k(int* p) {}", "files that are included again have more than 134217728 bytes"},
		"constants": {"constexpr int f(int k) { int s = k; for (int i = 0; i < 700000; i++) s += i & 7; return s; }\n" +
			"template <int N> __device__ int g() { constexpr int v = f(N); return v + g<N + 1>(); }\n" +
			"__global__ void k(int* p) { p[0] = g<0>(); }", "most of it to evaluate constants: kbind takes at most 4194304"},
		"functions": {
			"template <int N> __device__ int f(int x) { return f<N + 1>(x); }\n__global__ void k(int* p) { p[0] = f<0>(1); }",
			"templates are nested too deeply"},
		"classes": {
			"template <int D, int N> struct F { static const int v = F<D - 1, 2 * N>::v + F<D - 1, 2 * N + 1>::v; " +
				"};\ntemplate <int N> struct F<0, N> { static const int v = 1; };\n" +
				"__global__ void k(int* p) { p[0] = F<30, 1>::v; }", "too much effort"},
		"shared": {"__global__ void k(int* p) { __shared__ int a[100000][100000]; p[0] = a[0][0]; }", "more than 2 GiB"},
		"overflow": {"__global__ void k(int* p) { int a[1000000000][1000000000][1000000000]; p[0] = a[0][0][0]; }",
			"more than 2 GiB"},
		"value":  {"struct B { char c[1000000000000]; };\n__global__ void k(B b) {}", "more than 2 GiB"},
		"twice":  {twice + "__global__ void k(T70* p) { p[0] = p[1]; }", "T32 takes more than 2 GiB"},
		"sizeof": {twice + "__global__ void k(int* p) { p[0] = sizeof(T70); }", "T32 takes more than 2 GiB"},
		"parentheses": {"__global__ void k(int* p) { p[0] = " + strings.Repeat("(", 5000) + "1" + strings.Repeat(")", 5000) +
			"; }", "nested too deeply"},
		"body": {"__global__ void k(int* p) { " + strings.Repeat("p[0]++; ", 70000) + "}",
			"the function is too long: kbind reads at most 400000 tokens of one"},
		"members": {"struct S0 { int x; };\n" + doubled.String() + "__global__ void k(int* p) { S22 s = {}; " +
			"p[0] = s.a.b.y; }", "too much effort"},
	} {
		m, errs := load(t, bindgen.Config{All: true}, "k.cu", c.text+fine)
		found, ok := errs, false
		for _, k := range m.Kernels {
			if k.Refused != nil {
				found += k.Refused.Msg
			}
			ok = ok || k.Name == "fine" && k.Refused == nil
		}
		if !strings.Contains(found, c.want) || !ok {
			t.Errorf("%s: found %q, want %q; the other kernel is fine: %v", name, found, c.want, ok)
		}
	}
}

// TestUnitEffort loads kernels each of which takes much effort, but not too much: those are refused that together take
// too much.
func TestUnitEffort(t *testing.T) {
	text := "template <int D, int N> struct F { static const int v = F<D - 1, 2 * N>::v + F<D - 1, 2 * N + 1>::v; };\n" +
		"template <int N> struct F<0, N> { static const int v = 1; };\n"
	for i := range 5 {
		text += fmt.Sprintf("__global__ void k%d(int* p) { p[0] = F<12, %d>::v; }\n", i, i+1)
	}
	m, _ := load(t, bindgen.Config{All: true}, "k.cu", text)
	if k := m.Kernels[0]; k.Refused != nil {
		t.Errorf("the first kernel is refused: %s", k.Refused.Msg)
	}
	const want = "the unit takes too much effort to check, most of it for instances of templates: kbind takes at most " +
		"8388608 steps"
	if r := m.Kernels[4].Refused; r == nil || r.Msg != want {
		t.Errorf("the last kernel: %+v, want %q", r, want)
	}
}
