package bindgen

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// deviceText loads a unit with -all and returns the text of a file with what only the host needs taken out, bodies as
// ";".
func deviceText(t *testing.T, files map[string]string, name string) string {
	t.Helper()
	cfg := &Config{All: true, Open: func(name string) ([]byte, error) {
		if text, ok := files[name]; ok {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	}}
	m, diags := Load(cfg, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Err())
	}
	for _, s := range m.Sources {
		if s.Name == name {
			return without(string(s.Text), s.HostCode)
		}
	}
	t.Fatalf("no %s", name)
	return ""
}

func without(text string, cuts []ir.Stretch) string {
	var b strings.Builder
	at := 0
	for _, c := range cuts {
		b.WriteString(text[at:c.From])
		if c.Semicolon {
			b.WriteByte(';')
		}
		at = c.To
	}
	return b.String() + text[at:]
}

const hostKernel = "__global__ void k(float *p) { p[0] = 1; }\n"

// TestHostCode gives units and what stays of them. Blank lines are left out of both.
func TestHostCode(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing of the host", "#include <stdio.h>\n__device__ int unused() { return 1; }\n",
			"#include <stdio.h>\n__device__ int unused() { return 1; }\n"},
		{"functions and variables",
			"static int *p;\nint n = 1, m;\nvoid f() { k<<<1, 1>>>(0); }\ntemplate <class T> T g(T v) { return v; }\nint " +
				"main(void);\n", ""},
		{"constants that are used",
			"const int a = 1;\nconst int b = 2;\n__device__ int x() { return a; }\n__global__ void j(int *p) { *p = x(); " +
				"}\nvoid f() {}\n",
			"const int a = 1;\n__device__ int x() { return a; }\n__global__ void j(int *p) { *p = x(); }\n"},
		{"constexpr functions",
			"constexpr int sq(int v) { return v * v; }\n__global__ void j(int *p) { *p = sq(3); }\nint f() { return sq(2); }\n",
			"constexpr int sq(int v) { return v * v; }\n__global__ void j(int *p) { *p = sq(3); }\n"},
		{"directives in bodies", "int f()\n{\n#ifdef A\n  return 1;\n#else // {\n  return 2;\n#pragma omp\n#endif\n}\n",
			"#ifdef A\n#else // {\n#endif\n"},
		{"macros that are used",
			"#define CHECK(x) check(x, __FILE__)\n#define SQ(x) sq(x)\nvoid check(int, const char *) {}\n__device__ int " +
				"sq(int v) { return v * v; }\n__device__ int cube(int v) { return v; }\n" +
				"__global__ void j(int *p) { *p = SQ(3); }\n",
			"#define CHECK(x) check(x, __FILE__)\n#define SQ(x) sq(x)\n__device__ int sq(int v) { return v * v; " +
				"}\n__global__ void j(int *p) { *p = SQ(3); }\n"},
		{"functions that only unevaluated operands call",
			"template <class T> T &&value();\nint count(int);\nlong other(int);\ntemplate <class T> struct Sum { typedef " +
				"decltype(value<T>() + 1) type; };\n__global__ void j(Sum<int>::type *p) { *p = sizeof(count(1)); }\nvoid f() {}\n",
			"template <class T> T &&value();\nint count(int);\ntemplate <class T> struct Sum { typedef " +
				"decltype(value<T>() + 1) type; };\n__global__ void j(Sum<int>::type *p) { *p = sizeof(count(1)); }\n"},
		{"what one macro makes goes together",
			"#define BOTH(n) __global__ void n(int *p) { *p = 1; } void launch_##n() {}\n#define HOST(n) void host_##n() " +
				"{}\nBOTH(a)\nHOST(a)\n",
			"#define BOTH(n) __global__ void n(int *p) { *p = 1; } void launch_##n() {}\n#define HOST(n) void host_##n() " +
				"{}\nBOTH(a)\n"},
		{"text that another compiler may take",
			"#if defined(NOBODY)\n__device__ T other(S s);\n#endif\nstruct S { int v; };\nstruct U { int v; };\nvoid f() {}\n",
			"#if defined(NOBODY)\n__device__ T other(S s);\n#endif\nstruct S { int v; };\n"},
		{"comments and literals",
			"/* void a() { */ void f() { char c = '\"', d = '{'; const char *s = \"}\\\"\"; auto r = R\"x(})\" )x\"; int n = " +
				"1'000; } // }\n", "/* void a() { */  // }\n"},
		{"namespaces",
			"namespace n {\nvoid f() {}\n__device__ float x;\n}\nnamespace {\nint g() { return 0; }\n}\nextern \"C\" {\nvoid " +
				"h();\n}\nextern \"C\" void i() {}\n",
			"namespace n {\n__device__ float x;\n}\nnamespace {\n}\nextern \"C\" {\n}\n"},
		{"members",
			"struct P {\n  float x;\n  P() : x(f({1}, 2)) {}\n  __device__ P(float x) : x(x) {}\n  ~P() { f({}, 1); }\n  " +
				"static int f(P, int) { return 0; }\n  int used() const { return 1; }\n" +
				"  int unused() { return 2; }\n  virtual int v() { return 3; }\n  friend void g(P &p) { p.x = 0; " +
				"}\n};\n__device__ int used(P *p) { return p->x; }\n__global__ void j(P *p) { p->x = used(p); }\n",
			"struct P {\n  float x;\n  P() ;\n  __device__ P(float x) : x(x) {}\n  ~P() ;\n  int used() const ;\n  virtual " +
				"int v() { return 3; }\n};\n__device__ int used(P *p) { return p->x; }\n" +
				"__global__ void j(P *p) { p->x = used(p); }\n"},
		{"members marked as the host's",
			"struct P {\n  float x;\n  __host__ P() = default;\n  __host__ __device__ P(float x) : x(x) {}\n  __host__ " +
				"virtual void v();\n  __host__ ~P() { x = 0; }\n};\n__global__ void j(P *p) {}\n",
			"struct P {\n  float x;\n   P() = default;\n  __host__ __device__ P(float x) : x(x) {}\n   virtual void v();\n   " +
				"~P() ;\n};\n__global__ void j(P *p) {}\n"},
		{"members defined outside",
			"struct P { float x; __device__ float get() const; void set(); };\ninline float P::get() const { return x; " +
				"}\nvoid P::set() { x = 1; }\n__global__ void j(P p, float *o) { *o = p.get(); }\n",
			"struct P { float x; __device__ float get() const;  };\ninline float P::get() const { return x; }\n__global__ " +
				"void j(P p, float *o) { *o = p.get(); }\n"},
		{"instantiations",
			"template <class T> __global__ void j(T *p) { *p = 1; }\ntemplate <class T> void run(T *p) { j<T><<<1, 1>>>(p); " +
				"}\ntemplate __global__ void j<int>(int *);\ntemplate void run<int>(int *);\n",
			"template <class T> __global__ void j(T *p) { *p = 1; }\ntemplate __global__ void j<int>(int *);\n"},
		{"headers",
			"#include <unistd.h>\n#include <thrust/sort.h>\n#include <cublas_v2.h>\n#include <cstdio>\n#include " +
				"\"lost.h\"\n#include <cuda_fp16.h>\nusing namespace std;\nusing namespace lost;\nvoid f() {}\n",
			"#include <cstdio>\n#include <cuda_fp16.h>\nusing namespace std;\n"},
		{"assertions",
			"struct S { int v; };\nstatic_assert(sizeof(S) == 4, \"\");\nstatic_assert(sizeof(H) == 4, \"\");\n__global__ " +
				"void j(S *s) {}\nvoid f() {}\n",
			"struct S { int v; };\nstatic_assert(sizeof(S) == 4, \"\");\n__global__ void j(S *s) {}\n"},
		{"operators and implicit names",
			"struct S { int v; };\n__device__ S operator+(S a, S b) { return a; }\nint operator-(S a, S b) { return 0; }\n",
			"struct S { int v; };\n__device__ S operator+(S a, S b) { return a; }\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := deviceText(t, map[string]string{"k.cu": c.text + hostKernel}, "k.cu")
			want := c.want + hostKernel
			if lines(got) != lines(want) {
				t.Errorf("got\n%s\nwant\n%s", lines(got), lines(want))
			}
		})
	}
}

func lines(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			b.WriteString(strings.TrimRight(line, " \n") + "\n")
		}
	}
	return b.String()
}

// TestHostCodeInHeaders cuts headers too, of which one is read twice.
func TestHostCodeInHeaders(t *testing.T) {
	files := map[string]string{
		"k.cu": "#include \"a.h\"\n#define T float\n#define OF(n) n##_float\n#include \"t.h\"\n#undef T\n#undef " +
			"OF\n#define T int\n#define OF(n) n##_int\n#include \"t.h\"\n" + hostKernel,
		"a.h":    "#pragma once\ninline int f() { return 1; }\n__device__ inline float g() { return 1; }\n",
		"t.h":    "__global__ void OF(k)(T *p) { *p = g(); }\nvoid OF(launch)(T *p) {}\n",
		"lost.h": "",
	}
	if got := lines(deviceText(t, files, "a.h")); got != "#pragma once\n__device__ inline float g() { return 1; }\n" {
		t.Errorf("a.h: %s", got)
	}
	if got := lines(deviceText(t, files, "t.h")); got != "__global__ void OF(k)(T *p) { *p = g(); }\n" {
		t.Errorf("t.h: %s", got)
	}
}
