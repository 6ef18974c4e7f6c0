package pp

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// unit preprocesses src, named a.cu, where files are what can be included.
func unit(t testing.TB, cfg Config, src string, files map[string]string) (*Result, *Config) {
	t.Helper()
	cfg.Set = &source.Set{}
	cfg.Diags = diag.NewList(cfg.Set)
	if cfg.Open == nil {
		cfg.Open = func(name string) ([]byte, error) {
			if text, ok := files[name]; ok {
				return []byte(text), nil
			}
			return nil, fs.ErrNotExist
		}
	}
	f, err := cfg.Set.AddFile("a.cu", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return Preprocess(&cfg, f), &cfg
}

// spelled joins tokens with blanks where there was white space.
func spelled(toks []token.Token) string {
	if n := len(toks); n > 0 && toks[n-1].Kind == token.EOF {
		toks = toks[:n-1]
	}
	return spell(toks)
}

// expectTokens wants src to expand to want, without messages.
func expectTokens(t *testing.T, src, want string) {
	t.Helper()
	r, cfg := unit(t, Config{}, src, nil)
	if err := cfg.Diags.Err(); err != nil {
		t.Errorf("%s\nsays %v", src, err)
	}
	if got := spelled(r.Tokens); got != want {
		t.Errorf("%s\n got %s\nwant %s", src, got, want)
	}
}

func TestStandardExamples(t *testing.T) {
	// C11 6.10.3.3p4
	expectTokens(t, `#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
char p[] = join(x, y);`, `char p[] = "x ## y";`)
	// C11 6.10.3.5p5
	expectTokens(t, `#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
g(x+(3,4)-w) | h 5) & m
(f)^m(m);
p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
char c[2][6] = { str(hello), str() };`,
		`f(2 * (y+1)) + f(2 * (f(2 * (z[0])))) % f(2 * (0)) + t(1);`+
			` f(2 * (2+(3,4)-0,1)) | f(2 * (~ 5)) & f(2 * (0,1))^m(0,1);`+
			` int i[] = { 1, 23, 4, 5, };`+
			` char c[2][6] = { "hello", "" };`)
	// C11 6.10.3.5p6
	expectTokens(t, `#define str(s) # s
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \
 x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
debug(1, 2);
fputs(str(strncmp("abc\0d", "abc", '\4') // this goes away
== 0) str(: @\n), s);
xstr(INCFILE(2).h)
glue(HIGH, LOW);
xglue(HIGH, LOW)`,
		`printf("x" "1" "= %d, x" "2" "= %s", x1, x2);`+
			` fputs("strncmp(\"abc\\0d\", \"abc\", '\\4') == 0" ": @\n", s);`+
			` "vers2.h" "hello"; "hello" ", world"`)
	// C11 6.10.3.5p7
	expectTokens(t, `#define t(x,y,z) x ## y ## z
int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,),
t(10,,), t(,11,), t(,,12), t(,,) };`, `int j[] = { 123, 45, 67, 89, 10, 11, 12, };`)
	// C11 6.10.3.5p9
	expectTokens(t, `#define debug(...) fprintf(stderr, __VA_ARGS__)
#define showlist(...) puts(#__VA_ARGS__)
#define report(test, ...) ((test)?puts(#test):\
 printf(__VA_ARGS__))
debug("Flag");
debug("X = %d\n", x);
showlist(The first, second, and third items.);
report(x>y, "x is %d but y is %d", x, y);`,
		`fprintf(stderr, "Flag"); fprintf(stderr, "X = %d\n", x);`+
			` puts("The first, second, and third items.");`+
			` ((x>y)?puts("x>y"): printf("x is %d but y is %d", x, y));`)
	// C++20 [cpp.subst]
	expectTokens(t, `#define F(...) f(0 __VA_OPT__(,) __VA_ARGS__)
#define G(X, ...) f(0, X __VA_OPT__(,) __VA_ARGS__)
#define SDEF(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })
#define EMP
F(a, b, c) | F() | F(EMP) | G(a, b, c) | G(a, ) | G(a) | SDEF(foo); | SDEF(bar, 1, 2);`,
		`f(0 , a, b, c) | f(0 ) | f(0 ) | f(0, a , b, c) | f(0, a ) | f(0, a ) | S foo; | S bar = { 1, 2 };`)
	expectTokens(t, `#define H2(X, Y, ...) __VA_OPT__(X ## Y,) __VA_ARGS__
#define H3(X, ...) #__VA_OPT__(X##X X##X)
#define H4(X, ...) __VA_OPT__(a X ## X) ## b
H2(a, b, c, d) | H3(, 0) | H4(, 1)`, `ab, c, d | "" | a b`)
}

// macroCases are also given to a real compiler, except those that only kbind understands.
var macroCases = []macroCase{
	{"gnu comma", "#define e(f, ...) p(f, ##__VA_ARGS__)\ne(1) e(1,2) e(1,2,3)", "p(1) p(1,2) p(1,2,3)", false},
	// The manual of GCC says so; what GCC does depends on the standard and on where the empty argument comes from.
	{"gnu comma, empty", "#define e(f, ...) p(f, ##__VA_ARGS__)\ne(1,)", "p(1)", true},
	{"gnu comma expands", "#define N 7\n#define e(f, ...) p(f, ##__VA_ARGS__)\ne(1,N)", "p(1,7)", false},
	{"named variadic", "#define e(f, a...) p(f, ##a) q(a)\ne(1) e(1,2)", "p(1) q() p(1,2) q(2)", false},
	{"only variadic", "#define e(a...) p(0, ##a)\ne() e(1)", "p(0) p(0,1)", false},
	{"blue paint", "#define foo foo + bar\n#define bar foo\nfoo", "foo + foo", false},
	{"paint is for ever", "#define f(x) x f\nf(1)(2)", "1 f(2)", false},
	{"paint in arguments", "#define AA BB\n#define BB AA\n#define id(x) x\nid(id(AA))", "AA", false},
	{"name without call", "#define f(x) [x]\nf f(1) (f)(2) f\n(3)", "f [1] (f)(2) [3]", false},
	{"name ends the file", "#define f(x) [x]\nf", "f", false},
	{"call across lines with directives", "#define f(x,y) x|y\nf(1\n#if 1\n+2,\n#else\nno\n#endif\n3)", "1 +2|3", true},
	{"redefinition", "#define A 1\n#define A 2\nA", "2", true},
	{"self reference in call", "#define max(a,b) max(b,a)\nmax(1,max(2,3))", "max(max(3,2),1)", false},
	{"stringize", `#define s(x) #x
s( a  +  b ) s("q\n") s('"') s(L"x") s(a/**/b) s()`, `"a + b" "\"q\\n\"" "'\"'" "L\"x\"" "a b" ""`, false},
	{"stringize raw string", "#define s(x) #x\ns(R\"(a\nb)\")", `"R\"(a\nb)\""`, false},
	{"statement macro", "#define DO(x) do { x; } while (0)\nDO(a = f(b, c))", "do { a = f(b, c); } while (0)", false},
	{"counter", "#define CAT_(a,b) a##b\n#define CAT(a,b) CAT_(a,b)\nCAT(v,__COUNTER__) CAT(v,__COUNTER__)", "v0 v1",
		false},
	{"line and file", "#define L __LINE__\n\nL __FILE__\n#line 100\n__LINE__", `3 "a.cu" 100`, true},
	{"line in a call", "#define f(x) x __LINE__\nf(\n1\n)", "1 2", true},
	{"pragma operator", `#define U _Pragma("unroll 4") for
U (;;)`, "for (;;)", true},
	{"pragma as a macro", "#define U #pragma unroll\n#define U4 #pragma unroll 4\n#define S(x) #x\nU for U4 for " +
		"(;;) S(U)", `for for (;;) "U"`, true},
	{"push_macro", "#define X 1\n#pragma push_macro(\"X\")\n#undef X\n#define X 2\nX\n#pragma pop_macro(\"X\")\nX", "2 1",
		true},
	{"digraphs", "%:define A <::>\n<% A %> <::x", "{ [] } <::x", true},
	{"paste operators", "#define c(a,b) a##b\nc(<,<=) c(-,>) c(1,e5) c(.,5) c(L,'a') c(L,\"a\") c(x,1)",
		"<<= -> 1e5 .5 L'a' L\"a\" x1", false},
	{"object-like paste", "#define A x ## y\n#define xy 3\nA", "3", false},
	{"keywords of the vendor stay",
		"#ifdef __device__\n__device__\n#endif\n#ifndef __launch_bounds__\nno\n#endif\n__launch_bounds__(256)",
		"__device__ __launch_bounds__(256)", true},
	{"a vendor's keyword redefined", "#define __forceinline__ inline\n__forceinline__ int", "inline int", true},
	{"null directive", "#\n# /* nothing */\nx", "x", false},
	{"x macros", "#define L(X) X(a) X(b)\n#define D(n) int n;\nL(D)", "int a; int b;", false},
	{"deferred",
		"#define EMPTY()\n#define DEFER(id) id EMPTY()\n#define A() 123\n#define EXPAND(...) __VA_ARGS__\nDEFER(A)() " +
			"EXPAND(DEFER(A)())",
		"A () 123", false},
	{"kernel maker", "#define K(T) __global__ void k_##T(T* p) { p[0] = (T)1; }\nK(int)",
		"__global__ void k_int(int* p) { p[0] = (int)1; }", false},
}

type macroCase struct {
	name, src, want string
	kbindOnly       bool
}

func TestMacros(t *testing.T) {
	for _, c := range macroCases {
		t.Run(c.name, func(t *testing.T) { expectTokens(t, c.src, c.want) })
	}
}

func conditionSource(cond string) string {
	return "#define X 5\n#define F(a) (a + 1)\n#define DEF defined(X) && !defined(Y)\n#define HDR \"there.h\"\n#if " +
		cond + "\nyes\n#else\nno\n#endif\n"
}

var conditionCases = map[string]bool{
	"1": true, "0": false, "unknown": false, "true": true, "false": false, "!unknown": true,
	"2 + 3 * 4 == 14": true, "(2 + 3) * 4 == 20": true, "10 - 4 - 3 == 3": true, "1 ? 2 : 3 / 0": true,
	"0 ? 1/0 : 1": true,
	"0 && 1/0":    false, "1 || 1/0": true, "-1 < 0": true, "-1 < 0u": false, "-1 > 0u": true, "(1 ? -1 : 0u) > 0": true,
	"0x7fffffffffffffff + 1 < 0": true, "18446744073709551615u == -1": true, "18446744073709551615 > 0": true,
	"1 << 63 < 0": true, "1u << 63 > 0": true, "-8 >> 1 == -4": true, "1 << -1 == 0": true, "-7 / 2 == -3": true,
	"-7 % 2 == -1": true,
	"~0 == -1":     true, "~0u > 0": true, "'a' == 97": true, "'\\n' == 10": true, "'\\x41' == 65": true,
	"'\\377' < 0":  true,
	"L'\\377' > 0": true, "'ab' == 24930": true, "u8'a' == 97": true, "U'é' == 233": true,
	"1'000 == 1000": true, "0b101 == 5": true, "017 == 15": true, "0xFFu == 255ULL": true,
	"defined X": true, "defined(X)": true, "!defined Y": true, "DEF": true, "X == 5": true, "F(2) == 3": true,
	"defined __has_include && __has_include(<known.h>)": true, "__has_include(\"there.h\")": true,
	"__has_include(<gone.h>)": false,
	"__has_include(HDR)":      true, "__has_builtin(__builtin_expect)": false,
	"__has_cpp_attribute(nodiscard) >= 201603L": true,
	"1 and not 0": true, "6 bitand 3 == 2": false, "(6 bitand 3) == 2": true, "compl 0 == -1": true,
	"__CUDA_ARCH__ >= 700 && defined(__CUDACC__)": true, "__cplusplus >= 201402L": true, "__SIZEOF_POINTER__ == 8": true,
	"1 == 1 == 1": true, "3 > 2 > 1": false, "1 | 2 ^ 2 & 3": true, "!!5 == 1": true, "- - 5 == 5": true,
}

func TestConditions(t *testing.T) {
	for cond, want := range conditionCases {
		src := conditionSource(cond)
		r, cfg := unit(t, Config{Known: knownForTest}, src, map[string]string{"there.h": ""})
		if err := cfg.Diags.Err(); err != nil {
			t.Errorf("%s says %v", cond, err)
		}
		if got := spelled(r.Tokens) == "yes"; got != want {
			t.Errorf("#if %s is %v", cond, got)
		}
	}
}

func knownForTest(name string) ([]byte, string, bool) {
	return []byte("#define KNOWN 1\nint known;\n"), "<known>", name == "known.h"
}

func TestConditionals(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"elif", "#if 0\na\n#elif 1\nb\n#elif 1/0\nc\n#else\nd\n#endif", "b"},
		{"else", "#if 0\na\n#elif 0\nb\n#else\nd\n#endif e", "d"},
		{"nested in skipped", "#if 0\n#if 1\na\n#else\nb\n#endif\n#elif 1\nc\n#endif", "c"},
		{"skipped text is free",
			"#if 0\ndon't \"x /* comment \" #endif\n*/ @ ` \\ \x01\n#bogus\n#error no\n#if garbage(\n#endif\n#endif\nx", "x"},
		{"elifdef", "#define A\n#ifdef B\nb\n#elifdef A\na\n#endif\n#ifdef B\n#elifndef B\nc\n#endif", "a c"},
		{"ifndef", "#ifndef A\n1\n#endif\n#define A\n#ifndef A\n2\n#endif", "1"},
		{"kernel in #if 0", "#if 0\n__global__ void k() {}\n#endif\n", ""},
		{"unterminated string in #error in skipped", "#ifdef NO\n#error don't\n#endif\nok", "ok"},
		{"directive in splices", "#de\\\nfine A\\\nB 1\nAB", "1"},
		{"comment before the hash", "/* x */ # /* y */ define A 1\nA", "1"},
	} {
		t.Run(c.name, func(t *testing.T) { expectTokens(t, c.src, c.want) })
	}
}

// TestMessages states where each message stands and what it begins with.
func TestMessages(t *testing.T) {
	files := map[string]string{
		"self.h": "int a;\n#include \"self.h\"\n#include \"self.h\"\n", "open.h": "#if 1\n", "half.h": "f(1,\n",
		"ping.h": "#include \"pong.h\"\n", "pong.h": "\n#include \"ping.h\"\n",
	}
	for _, c := range []struct{ src, want string }{
		{"#if 1\n", "a.cu:1:2: #if without #endif [K0129]"},
		{"x\n#endif\n", "a.cu:2:2: #endif without #if [K0129]"},
		{"#else\n", "a.cu:1:2: #else without #if [K0129]"},
		{"#if 1\n#else\n#else\n#endif", "a.cu:3:2: #else after #else [K0129]"},
		{"#if 0\n#else\n#elif 1\n#endif", "a.cu:3:2: #elif after #else [K0129]"},
		{"#if\n#endif", "a.cu:1:2: #if without an expression [K0128]"},
		{"#if 1 +\n#endif", "a.cu:1:8: the condition ends where a value is expected [K0128]"},
		{"#if (1\n#endif", "a.cu:1:7: '(' without ')' in a condition [K0128]"},
		{"#if 1 2\n#endif", "a.cu:1:7: '2' does not belong in this condition [K0128]"},
		{"#if 1.5\n#endif", "a.cu:1:5: the floating constant 1.5 is used in a condition [K0128]"},
		{"#if 1/0\n#endif", "a.cu:1:6: division by zero in a condition [K0128]"},
		{"#if FOO(1)\n#endif", "a.cu:1:5: 'FOO' is not a macro [K0128]"},
		{"#if \"a\"\n#endif", "a.cu:1:5: '\"a\"' is not a value in a condition [K0128]"},
		{"#if 09\n#endif", "a.cu:1:5: '09' is not an integer [K0128]"},
		{"#if ''\n#endif", "a.cu:1:5: '' is not a character constant [K0128]"},
		{"#error do not use this\n", "a.cu:1:2: #error do not use this [K0133]"},
		{"#warning fine\n", ""},
		{"#bogus\n", "a.cu:1:2: unknown directive '#bogus' [K0120]"},
		{"#define 1\n", "a.cu:1:9: #define without a macro name [K0121]"},
		{"#define f(a\n", "a.cu:1:12: macro 'f': expected ')' after its parameters [K0122]"},
		{"#define f(a,a) a\n", "a.cu:1:13: macro 'f' has two parameters 'a' [K0122]"},
		{"#define f(a) #b\n", "a.cu:1:14: '#' is not followed by a parameter of macro 'f' [K0123]"},
		{"#define f ## x\n", "a.cu:1:11: '##' has nothing to join before it [K0124]"},
		{"#define f x ##\n", "a.cu:1:13: '##' has nothing to join after it [K0124]"},
		{"#define c(a,b) a##b\n  c(+,x)\n", "a.cu:2:3: '##' in macro 'c' joins '+' and 'x', which is not a token [K0124]"},
		{"#define f(a,b) a\n f(1)\n", "a.cu:2:2: macro 'f' takes 2 arguments, not 1 [K0125]"},
		{"#define f() a\n f(1)\n", "a.cu:2:2: macro 'f' takes 0 arguments, not 1 [K0125]"},
		{"#define f(a,b,...) a\n f(1)\n", "a.cu:2:2: macro 'f' takes at least 2 arguments, not 1 [K0125]"},
		{"#define f(a) a\nx f(1\n", "a.cu:2:3: macro 'f' is used without the closing ')' [K0126]"},
		{"#define f(a,b) a\n#include \"half.h\"\n2)", "half.h:1:1: macro 'f' is used without the closing ')' [K0126]"},
		{"#include\n", "a.cu:1:2: #include wants \"a file\" or <a header> [K0130]"},
		{"#include x\n", "a.cu:1:2: #include wants \"a file\" or <a header> [K0130]"},
		{"#include \"self.h\"\n", "self.h:2:2: self.h includes itself without end [K0132]"},
		{"#include \"ping.h\"\n", "pong.h:2:2: ping.h includes itself without end [K0132]"},
		{"#include \"open.h\"\nx", "open.h:1:2: #if without #endif [K0129]"},
		{"\"abc\nx 'd\n",
			"a.cu:1:1: string literal without closing \" [K0102]\na.cu:2:3: character constant without closing ' [K0103]"},
		{"x /* y", "a.cu:1:3: comment without closing */ [K0101]"},
		{"x R\"y(z", "a.cu:1:3: raw string without closing )y\" [K0104]"},
		{"x R\"y z\n", "a.cu:1:4: raw string without '(' after a delimiter of at most 16 characters [K0105]"},
		{"x \x00\n", "a.cu:1:3: byte 0x00 is not source text [K0106]"},
		{"#define f(...) __VA_OPT__ x\n", "a.cu:1:16: __VA_OPT__ without its parentheses [K0136]"},
	} {
		_, cfg := unit(t, Config{}, c.src, files)
		cfg.Diags.Sort()
		var got []string
		for _, d := range cfg.Diags.Items {
			got = append(got, fmt.Sprintf("%s: %s [%s]", cfg.Set.Position(d.Span.Start), d.Msg, d.Code))
		}
		if g := strings.Join(got, "\n"); g != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.src, g, c.want)
		}
	}
}

func TestIncludes(t *testing.T) {
	files := map[string]string{
		"k/b.cuh": "#pragma once\n#include \"c.h\"\nint b;\n", "k/c.h": "int c;\n", "inc/d.h": "int d;\n",
		"inc/c.h": "wrong\n",
		"guard.h": "#ifndef G\n#define G\nint g;\n#endif\n", "list.inc": "X(1) X(2)\n",
		"sub/e.h": "#include \"../guard.h\"\nint e;\n",
	}
	for _, c := range []struct{ name, src, want, headers string }{
		{"beside the includer", "#include \"k/b.cuh\"\n#include \"k/b.cuh\"\nx", "int c; int b; x", "k/b.cuh k/c.h"},
		{"directories", "#include <d.h>\n#include \"d.h\"\n", "int d; int d;", "inc/d.h"},
		{"guard", "#include \"guard.h\"\n#include \"sub/e.h\"\n#include \"./guard.h\"", "int g; int e;", "guard.h sub/e.h"},
		{"many times", "#define X(n) n\n#include \"list.inc\"\n#undef X\n#define X(n) n+\n#include \"list.inc\"\n",
			"1 2 1+ 2+", "list.inc"},
		{"computed", "#define H \"guard.h\"\n#define A <d.h>\n#include H\n#include A\n", "int g; int d;", "guard.h inc/d.h"},
		{"known", "#include <known.h>\n#include \"known.h\"\nKNOWN", "int known; 1", "known.h(known)"},
		{"missing", "#include <gone>\n#include \"away.h\"\n#include <gone>\nx", "x", "gone(missing) away.h(missing)"},
		{"import", "#import \"k/c.h\"\n#import \"k/c.h\"\n", "int c;", "k/c.h"},
		{"in arguments", "#define X(n) n\n#define id(x) x\nid(\n#include \"list.inc\"\n)", "1 2", "list.inc"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, cfg := unit(t, Config{Include: []string{"inc"}, Known: knownForTest}, c.src, files)
			if err := cfg.Diags.Err(); err != nil {
				t.Error(err)
			}
			got := spelled(r.Tokens)
			if got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
			var headers []string
			for _, h := range r.Headers {
				s := h.Name
				if h.Known {
					s += "(known)"
				}
				if h.Missing {
					s += "(missing)"
					if h.Diag == nil || cfg.Set.Position(h.Diag.Span.Start).File != "a.cu" {
						t.Errorf("%s: message %v", h.Name, h.Diag)
					}
				}
				headers = append(headers, s)
			}
			if g := strings.Join(headers, " "); g != c.headers {
				t.Errorf("headers %s, want %s", g, c.headers)
			}
		})
	}
}

func TestMissingHeaderSaysWhatWasTried(t *testing.T) {
	r, _ := unit(t, Config{Include: []string{"inc", "/opt/x"}}, "\n  #include \"away.h\"\n", nil)
	want := `cannot find "away.h"; tried away.h, inc/away.h, /opt/x/away.h`
	if len(r.Headers) != 1 || r.Headers[0].Diag.Msg != want {
		t.Errorf("got %+v", r.Headers)
	}
	denied := func(string) ([]byte, error) { return nil, errors.New("permission denied") }
	r, _ = unit(t, Config{Open: denied}, "#include \"away.h\"\n", nil)
	if want := `cannot read "away.h": permission denied`; r.Headers[0].Diag.Msg != want {
		t.Errorf("got %s", r.Headers[0].Diag.Msg)
	}
}
