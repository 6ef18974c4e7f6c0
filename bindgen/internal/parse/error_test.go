package parse_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/source"
)

// Each line of a text that has a comment /* ERROR "..." */ must get a message that contains the quoted words, and no
// other line may.
func TestErrors(t *testing.T) {
	for _, text := range []string{
		"__global__ void k(int *p) {\n\tp[0] = ; /* ERROR \"expected an expression, found ';'\" */\n\tp[1] = 2;\n\tif " +
			"(p[0] { /* ERROR \"never closed\" */ }\n}\n",
		"__global__ void k(int *p) {\n\tp[0] = 1 /* ERROR \"expected ';'\" */\n}\n",
		"__global__ void k(int *p, ) {} /* ERROR \"expected a parameter\" */\n__global__ void ok() {}\n",
		"__global__ void k(int a b) {} /* ERROR \"expected ',' or ')', found 'b'\" */\nint x;\n",
		"__global__ k(int a) {} /* ERROR \"expected a type\" */\n",
		"template <int... I> __device__ int f() {\n\treturn (... + (I * I)) + ((I * I) + ...) + (-I + ...);\n}\n" +
			"template <int... I> __device__ int g() {\n\treturn (I * I + ...); /* ERROR \"parentheses around\" */\n}\n",
		"__device__ float f(float x { return x; } /* ERROR \"unexpected ')'|never closed\" */\n",
		"__global__ void k() {\n\tint x = 3;\n\n__global__ void l() {} /* ERROR \"\" */\n",
		"int f() { return 1; }\n} /* ERROR \"unexpected '}'\" */\n__global__ void k() {}\n",
		"__global__ void k(int *p) {\n\tfor (int i = 0; i < 3 i++) p[i] = 1; /* ERROR \"expected ';', found 'i'\" " +
			"*/\n\tunsigned float x; /* ERROR \"make no type\" */\n\tFOR_EACH(i, 3) { p[i] = 1; } /* ERROR \"is 'FOR_EACH' a " +
			"macro of a header\" */\n\telse p[1] = 2; /* ERROR \"expected a statement\" */\n\tp[2] = (3 + 4; /* ERROR " +
			"\"never closed\" */\n}\n",
	} {
		checkErrors(t, text)
	}
}

var errorComment = regexp.MustCompile(`/\* ERROR (?:"(.*?)" )?\*/`)

func checkErrors(t *testing.T, text string) {
	t.Helper()
	u := parseText(t, text, false)
	u.bodies()
	got := map[int][]string{}
	for _, d := range u.diags.Items {
		line := u.set.Position(d.Span.Start).Line
		got[line] = append(got[line], d.Msg)
	}
	if u.diags.Len() == 0 {
		t.Errorf("%s\nno message", text)
	}
	balanced := !strings.Contains(fmt.Sprint(got), "never closed") && !strings.Contains(fmt.Sprint(got), "unexpected")
	for i, line := range strings.Split(text, "\n") {
		m := errorComment.FindStringSubmatch(line)
		msgs := strings.Join(got[i+1], "; ")
		switch {
		case m == nil && msgs != "" && balanced:
			t.Errorf("%s\nline %d: unwanted %s", text, i+1, msgs)
		case m != nil && balanced && (msgs == "" || !strings.Contains(msgs, m[1])):
			t.Errorf("%s\nline %d: got %q, want %q", text, i+1, msgs, m[1])
		case !balanced && u.diags.Len() != 1:
			t.Errorf("%s\nunbalanced: %v", text, got)
		}
	}
}

// Hostile input ends soon, with few messages and without a crash.
func TestHostileInput(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("(", 100000), strings.Repeat("a<", 50000), strings.Repeat("{", 100000),
		strings.Repeat("namespace a {", 3000),
		"__global__ void k() { x = " + strings.Repeat("(", 5000) + "1" + strings.Repeat(")", 5000) + "; }",
		"__global__ void k() { x = " + strings.Repeat("a<", 2000) + "1; }", "__global__ void k() { " + strings.Repeat(
			"a<b>::", 3000) + "c; }",
		"__global__ void k() { x = " + strings.Repeat("(a)", 3000) + "b; }", "__global__ void k() { x = " + strings.Repeat(
			"-", 1) + strings.Repeat("- ", 20000) + "1; }",
		"__global__ void k() { x = " + strings.Repeat("a ? b : ", 3000) + "c; }", "__global__ void k() { " + strings.Repeat(
			"if (a) ", 3000) + "b; }",
		"__global__ void k() { " + strings.Repeat("{", 3000) + strings.Repeat("}", 3000) + " }",
		"int " + strings.Repeat("(*", 3000) + "x",
		strings.Repeat("template<class T> ", 3000) + "struct A;", strings.Repeat("struct A {", 2000),
		"A<" + strings.Repeat("B<C(", 500), "int x(" + strings.Repeat("int y(", 2000),
		"__global__ void k() { " + strings.Repeat("T(a(", 1000) + "; }", "__global__ void k() { x = " + strings.Repeat(
			"[](int a = ", 1000) + "; }",
		"int x = " + strings.Repeat("A<B<1>::v+", 400) + "1" + strings.Repeat(">::v", 400) + ";",
		strings.Repeat("extern \"C\" ", 3000), strings.Repeat("__attribute__((", 3000),
		"__global__ void k() { " + strings.Repeat("({", 600) + strings.Repeat("})", 600) + "; }",
		strings.Repeat("using namespace a; namespace a { using namespace a;", 300),
		strings.Repeat("typename ", 3000), strings.Repeat("a::", 30000), strings.Repeat("operator ", 3000),
		strings.Repeat("x<<<", 3000), strings.Repeat("~", 3000), strings.Repeat("decltype(", 3000),
		"__global__ void k() { x = " + strings.Repeat("sizeof(", 3000) + "; }", strings.Repeat("\x00\xff@`\\", 3000),
		strings.Repeat("enum {", 3000), strings.Repeat("new ", 3000),
	} {
		for _, opencl := range []bool{false, true} {
			u := parseText(t, text, opencl)
			u.bodies()
			u.p.LaunchSites()
			ast.Print(u.unit)
			if n := u.diags.Len(); n > 200 {
				t.Errorf("%.40s...: %d messages", text, n)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(world, false)
	f.Add(
		"template<class T> __global__ void k(T *p) { k<T><<<1, 2>>>(p); auto f = [&](int x) { return x < 3 ? (T)x : "+
			"T{1}; }; }", false)
	f.Add("struct A : B<C> { A() : x{1} {} int x : 3; operator int*(); template<int...> friend class D; };", false)
	f.Add("kernel void k(global float4 *p, local int *l) { p[0] = (float4)(1, 2, 3, 4).wzyx; }", true)
	f.Add("a < b < c > > d; (T)(x)(y); int (*f[3])(int); asm(\"\" : \"=r\"(x) :: \"m\"); for (auto [a, b] : c);", false)
	f.Fuzz(func(t *testing.T, text string, opencl bool) {
		if len(text) > 1<<14 {
			return
		}
		u := parseText(t, text, opencl)
		u.bodies()
		u.p.LaunchSites()
		ast.Print(u.unit)
	})
}

func BenchmarkUnit(b *testing.B) {
	const text = "__device__ float f(const float *a, float4 b, int n = 3);\ntemplate<class T> __device__ inline T g(T " +
		"x, V<T, 3> y) { return x + y[0]; }\n"
	set := &source.Set{}
	f, err := set.AddFile("x.cu", []byte(strings.Repeat(text, 3000)))
	if err != nil {
		b.Fatal(err)
	}
	cfg := &parse.Config{Set: set, Diags: diag.NewList(set)}
	toks := pp.Preprocess(&pp.Config{Set: set, Diags: cfg.Diags}, f).Tokens
	for b.Loop() {
		parse.Unit(cfg, toks)
	}
	b.ReportMetric(float64(len(toks))*float64(b.N)/b.Elapsed().Seconds(), "tokens/s")
}
