// Package longtext makes CUDA texts that are long in one way each: what reads them must take time that grows with their
// length, not with its square.
package longtext

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// repeat joins n texts by sep.
func repeat(n int, sep string, text func(i int) string) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteString(sep)
		}
		b.WriteString(text(i))
	}
	return b.String()
}

// Text is a text that grows in one direction.
type Text struct {
	Name string
	Make func(n int) string
	N    int    // a length at which work that grows with its square takes minutes
	CL   bool   // it is OpenCL C
	Want string // a part of the message that refuses it, "" if it is translated
}

// File is a name for the text.
func (t Text) File() string {
	if t.CL {
		return "k.cl"
	}
	return "k.cu"
}

// Grows runs work on texts of n and of n/4 parts and returns an error if the longer one takes more than nine times as
// long in each of three tries: four times is linear, sixteen the square. What takes less than two seconds passes, so
// that the load of the machine does not decide.
func (t Text) Grows(n int, work func(text []byte)) error {
	took := func(n int) time.Duration {
		text := []byte(t.Make(n))
		start := time.Now()
		work(text)
		return time.Since(start)
	}
	var short, long time.Duration
	for range 3 {
		if long = took(n); long < 2*time.Second {
			return nil
		}
		if short = took(n / 4); long <= 9*short {
			return nil
		}
	}
	return fmt.Errorf("%d parts take %v, %d take %v", n, long, n/4, short)
}

// knowsItself declares a class whose objects know their own address, so that functions make their results in place.
const knowsItself = "struct T { int v; int* p; __device__ T(int v) : v(v), p(&this->v) {} " +
	"__device__ T(const T& o) : v(*o.p), p(&v) {} __device__ ~T() { v = 0; } };\n"

// inPlace lists texts with many such objects.
func inPlace() []Text {
	return []Text{
		{Name: "results", N: 8000, Make: func(n int) string {
			return knowsItself + "__device__ T f0(int x) { return T(x); }\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ T f%d(int x) { T r = f%d(x + 1); r.v++; return r; }", i+1, i)
			}) + fmt.Sprintf("\n__global__ void k(int* p) { T t = f%d(1); p[0] = t.v; }", n)
		}},
		{Name: "specialisations of a function", N: 4000, Make: func(n int) string {
			return "template <int N> struct K {};\ntemplate <class T> __device__ int f(T) { return 0; }\n" +
				repeat(n, "", func(i int) string {
					return fmt.Sprintf("template <> __device__ int f<K<%d>>(K<%d>) { return %d; }\n", i, i, i)
				}) + "__global__ void k(int* p) {\n" +
				repeat(n, "", func(i int) string { return fmt.Sprintf("p[%d] += f(K<%d>());\n", i%8, i) }) + "}\n"
		}},
		{Name: "functions defined outside of their namespace", N: 8000, Make: func(n int) string {
			declare := func(i int) string { return fmt.Sprintf("__device__ int f%d(int);\n", i) }
			define := func(i int) string { return fmt.Sprintf("int n::f%d(int a) { return a + %d; }\n", i, i) }
			return "namespace n {\n" + repeat(n, "", declare) + "}\n" + repeat(n, "", define) +
				"__global__ void k(int* p) { p[0] = n::f1(2); }\n"
		}},
		{Name: "typedefs of structs inside each other", N: 30, Make: func(n int) string {
			return strings.Repeat("typedef struct { ", n) +
				repeat(n, " ", func(i int) string { return fmt.Sprintf("void f() {} int x; } T%d;", i) }) +
				kernel(fmt.Sprintf("T%d t; p[0] = sizeof t;", n-1))
		}},
		{Name: "functions of inline namespaces defined outside of them", N: 8000, Make: func(n int) string {
			declare := func(i int) string {
				return fmt.Sprintf("inline namespace n%d { struct S%d {}; __device__ int f(S%d); }", i, i, i)
			}
			define := func(i int) string { return fmt.Sprintf("int n::f(S%d) { return %d; }", i, i) }
			return "namespace n {\n" + repeat(n, "\n", declare) + "\n}\n" + repeat(n, "\n", define) +
				kernel("p[0] = n::f(n::S1());")
		}},
		{Name: "specialisations of a variable template", N: 14000, Make: func(n int) string {
			return "template <int N> constexpr int v = N;\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("template <> constexpr int v<%d> = %d;", i, i+1)
			}) + kernel(repeat(n, " ", func(i int) string { return fmt.Sprintf("p[%d] += v<%d>;", i%8, i) }))
		}},
		{Name: "results of functions defined later", N: 8000, Make: func(n int) string {
			return knowsItself + repeat(n+1, "\n", func(i int) string {
				return fmt.Sprintf("__device__ T f%d(int);", i)
			}) + "\n__global__ void k(int* p) { T t = f0(p[1]); p[0] = t.v; }\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ T f%d(int x) { return x ? f%d(x - 1) : T(x); }", i, i+1)
			}) + fmt.Sprintf("\n__device__ T f%d(int x) { return T(x); }", n)
		}},
		{Name: "members from results", N: 800, Make: func(n int) string {
			return knowsItself + "struct C0 { T t; __device__ C0(int x) : t(x) {} };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ C%d f%d(int x) { return C%d(x); }\n"+
					"struct C%d { C%d c; __device__ C%d(int x) : c(f%d(x)) {} };", i, i, i, i+1, i, i+1, i)
			}) + fmt.Sprintf("\n__global__ void k(int* p) { C%d c(3); p[0] = sizeof c; }", n)
		}},
		{Name: "addresses passed on", N: 4000, Make: func(n int) string {
			return "__device__ void f0(int** d, int* s) { *d = s; }\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ void f%d(int** d, int* s) { f%d(d, s); }", i+1, i)
			}) + "\nstruct T { int v, *p; int more[6]; };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ T m%d(int x) { T t; t.v = x; f%d(&t.p, &t.v); return t; }", i, i)
			}) + "\n__global__ void k(int* p) { " + repeat(n, " ", func(i int) string {
				return fmt.Sprintf("{ T t = m%d(%d); p[0] += *t.p; }", i, i)
			}) + " }"
		}},
	}
}

// kernel is one with the given body.
func kernel(body string) string { return "\n__global__ void k(int* p) { " + body + " }" }

// ends declares a class whose objects do something when they end.
const ends = "struct D { int* p; __device__ D(int* p) : p(p) {} __device__ ~D() { p[0]++; } };\n"

// classes lists texts with many objects of classes, or many classes.
func classes() []Text {
	return []Text{
		{Name: "returns past objects", N: 4000, Make: func(n int) string {
			return ends + "__device__ int f(int* p) { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("D d%d(p); if (p[%d]) return %d;", i, i, i)
			}) + " return 0; }" + kernel("p[1] = f(p);")
		}},
		{Name: "objects as arguments", N: 4000, Make: func(n int) string {
			return ends + "__device__ int f(" + repeat(n, ", ", func(i int) string { return fmt.Sprintf("D a%d", i) }) +
				") { return a1.p[0]; }" +
				kernel("p[0] = f("+repeat(n, ", ", func(i int) string { return fmt.Sprintf("D(p + %d)", i) })+");")
		}},
		{Name: "elements that know their address", N: 16000, Make: func(n int) string {
			return knowsItself + kernel("T t[] = {"+repeat(n, ", ", func(i int) string { return fmt.Sprintf("T(%d)", i) })+
				"}; p[0] = *t[p[1]].p;")
		}},
		{Name: "elements that are converted", N: 32000, Make: func(n int) string {
			return "struct A { int x; __device__ A(int x) : x(x) {} };" + kernel("A t[] = {"+
				repeat(n, ", ", func(i int) string { return fmt.Sprint(i) })+"}; p[0] = t[p[1]].x;")
		}},
		{Name: "lambdas", N: 8000, Make: func(n int) string {
			return kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("auto f%d = [=](int x) { return x + p[%d]; }; p[%d] = f%d(%d);", i, i, i, i, i)
			}))
		}},
		{Name: "specialisations", N: 16000, Make: func(n int) string {
			return "template<int N> struct X { static const int v = 0; };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("template<> struct X<%d> { static const int v = %d; };", i, i*7)
			}) + kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d] = X<%d>::v;", i, i) }))
		}},
		{Name: "partial specialisations", N: 8000, Make: func(n int) string {
			return "template<int N, class T> struct X { static const int v = 0; };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("template<class T> struct X<%d, T> { static const int v = %d; };", i, i*7)
			}) + kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d] = X<%d, int>::v;", i, i) }))
		}},
		{Name: "template arguments inside each other", N: 3200, Make: func(n int) string {
			return "template<int N> struct V { static const int v = N % 1000 + 1; enum { e = v }; };\n" +
				"template<class T> struct P { typedef T* t; };\n" + kernel(repeat(n/200+1, "\n", func(i int) string {
				return fmt.Sprintf("p[%d] = %s1%s; p[%d] = %s1%s; p[%d] = sizeof(%sint%s);", 3*i, strings.Repeat("V<", 100),
					strings.Repeat(">::v", 100), 3*i+1, strings.Repeat("V<", 100), strings.Repeat(">::e", 100), 3*i+2,
					strings.Repeat("typename P<", 20), strings.Repeat(">::t", 20))
			}))
		}},
		{Name: "lambdas inside each other", N: 1600, Make: func(n int) string {
			return kernel("int x = p[0]; " + repeat(n/100+1, "\n", func(int) string {
				return strings.Repeat("[&] { x++; ", 100) + "p[1] = x;" + strings.Repeat(" }();", 100)
			}))
		}},
		{Name: "lambdas as arguments inside each other", N: 1600, Make: func(n int) string {
			return "template<class F> __device__ int ap(F f) { return f(1); }" + kernel(repeat(n/80+1, "\n", func(int) string {
				return "p[0] = " + strings.Repeat("ap([=](int x) { return x + ", 80) + "1" + strings.Repeat("; })", 80) + ";"
			}))
		}},
		{Name: "lambdas that hold each other", N: 4000, Make: func(n int) string {
			return kernel("auto f0 = [](int x) { return x; };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("auto f%d = [=](int x) { return f%d(x) + %d; };", i+1, i, i)
			}) + fmt.Sprintf("p[0] = f%d(1);", n))
		}},
		{Name: "inherited constructors", N: 400, Make: func(n int) string {
			return "struct S0 { int x; __device__ S0(int x) : x(x) {} };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d : S%d { using S%d::S%d; };", i+1, i, i, i)
			}) + kernel(fmt.Sprintf("S%d s(1); p[0] = s.x;", n))
		}},
		{Name: "classes that hold each other twice", N: 400, Make: func(n int) string { // 25 deep
			return repeat(n, "\n", func(i int) string {
				of := fmt.Sprintf("S%d", i-1)
				if i%25 == 0 {
					of = "char"
				}
				return fmt.Sprintf("struct S%d { %s m, n; };", i, of)
			}) + kernel(repeat(n/25, "\n", func(i int) string {
				return fmt.Sprintf("{ S%d s, *q = (S%[1]d*)p; s = *q; S%[1]d t = s; p[0] += sizeof t; *q = t; }", i*25+24)
			}))
		}},
		{Name: "virtual functions of derived classes", N: 4000, Make: func(n int) string {
			return "struct B { int x; __device__ virtual int f() { return 1; } };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct C%d : B { __device__ int f() override { return %d; } };", i, i)
			}) + kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("{ C%d c; B* b = &c; p[%d] = b->f(); }", i, i)
			}))
		}},
		{Name: "members that end", N: 4000, Make: func(n int) string {
			return "struct D { int* p; __device__ ~D() { p[0]++; } };\nstruct S { " +
				repeat(n, "\n", func(i int) string { return fmt.Sprintf("D m%d;", i) }) + " };" +
				kernel("S s{}; p[0] = 1;")
		}},
		{Name: "virtual functions inherited", N: 400, Make: func(n int) string {
			return "struct B0 { int x; __device__ virtual int f() { return 1; } };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct B%d : B%d { __device__ int f() override { return %d; } };", i+1, i, i)
			}) + kernel(fmt.Sprintf("B%d c; B0* b = &c; p[0] = b->f();", n))
		}},
	}
}

// refused lists texts that are refused, in some cases, for what checking them takes.
func refused() []Text {
	return []Text{
		{Name: "packs that become shorter", N: 8000, Make: func(n int) string {
			return "template<class... T> struct U {}; template<class H, class... T> struct U<H, T...> : U<T...> { H h; };" +
				kernel("U<"+repeat(n, ", ", func(int) string { return "int" })+"> u; p[0] = sizeof u;")
		}},
		{Name: "arguments that become fewer", N: 8000, Make: func(n int) string {
			return "__device__ int f() { return 0; }\n" +
				"template<class H, class... T> __device__ int f(H h, T... t) { return h + f(t...); }" +
				kernel("p[0] = f("+repeat(n, ", ", func(i int) string { return fmt.Sprintf("p[%d]", i) })+");")
		}},
		{Name: "instances that name the next", N: 100000, Make: func(n int) string {
			return "template<class T> struct A { typedef A<A<T>> type; };" +
				kernel("p[0] = sizeof(A<int>"+strings.Repeat("::type", n)+");")
		}},
		{Name: "direct base classes", N: 16000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string { return fmt.Sprintf("struct B%d { int x%d; };", i, i) }) +
				"\nstruct S : " + repeat(n, ", ", func(i int) string { return fmt.Sprintf("B%d", i) }) + " {};" +
				kernel("S s; "+repeat(n, "\n", func(i int) string { return fmt.Sprintf("s.x%d = 2;", i) })+" p[0] = s.x0;")
		}},
		{Name: "members of distant base classes", N: 900, Make: func(n int) string {
			return "struct S0 { int x; };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d : S%d { };", i+1, i)
			}) + kernel(fmt.Sprintf("S%d s; ", n)+
				repeat(n, "\n", func(i int) string { return fmt.Sprintf("s.x = p[%d];", i) })+" p[0] = s.x;")
		}},
		{Name: "constructors of derived classes", N: 14000, Make: func(n int) string {
			return "struct S0 { int x; __device__ S0(int x) : x(x) {} };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d : S%d { __device__ S%d(int x) : S%d(x + 1) {} };", i+1, i, i+1, i)
			}) + kernel(fmt.Sprintf("S%d s(1); p[0] = s.x;", n))
		}},
		{Name: "members of anonymous unions", N: 14000, Make: func(n int) string {
			return "struct S { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("union { int a%d; float b%d; };", i, i)
			}) + " };" + kernel("S s; "+repeat(n, "\n", func(i int) string { return fmt.Sprintf("s.a%d = p[%d];", i, i) })+
				" p[0] = s.a0;")
		}},
		{Name: "conversion functions", N: 2000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string { return fmt.Sprintf("struct T%d { int x; };", i) }) +
				"\nstruct S { int x; " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ operator T%d() const { return {x}; }", i)
			}) + " };" + kernel("S s{1}; "+repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("{ T%d t = s; p[%d] = t.x; }", i, i)
			}))
		}},
		{Name: "conditions with effects inside each other", N: 340, Make: func(n int) string {
			return kernel("p[0] = " + repeat(n, "", func(i int) string { return fmt.Sprintf("p[%d]++ ? ", i) }) + "1" +
				strings.Repeat(" : p[0]--", n) + ";")
		}},
		{Name: "calls that choose among operators", N: 2000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d { int x; }; __device__ int operator+(S%d a, int b) { return a.x + b; }", i, i)
			}) + kernel("S0 s{1}; "+repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d] = s + %d;", i, i) }))
		}},
	}
}

// flow lists texts with many jumps and loops.
func flow() []Text {
	return []Text{
		{Name: "jumps back", N: 8000, Make: func(n int) string {
			return kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("L%d: p[%d]++; if (p[%d]) goto L%d;", i, i, i, (i*7)%n)
			}))
		}},
		{Name: "loops inside each other", N: 200, Make: func(n int) string {
			return kernel(repeat(n, " ", func(i int) string {
				return fmt.Sprintf("for (int i%d = 0; i%d < p[%d]; i%d++)", i, i, i, i)
			}) + " p[0]++;")
		}},
		// Each barrier saves the variables of all loops around it, which is the square of their number.
		{Name: "loops with barriers inside each other", N: 240, Make: func(n int) string {
			return kernel(repeat(n, " ", func(i int) string {
				return fmt.Sprintf("for (int i%d = 0; i%d < p[%d]; i%d++) { __syncthreads();", i, i, i, i)
			}) + " p[0]++;" + strings.Repeat(" }", n))
		}},
		{Name: "loops that look at memory inside each other", N: 1600, Make: func(n int) string {
			return kernel(repeat(n/100+1, "\n", func(int) string {
				return strings.Repeat("while (p[0]) { ", 100) + "p[1]++;" + strings.Repeat(" }", 100)
			}))
		}},
		{Name: "barriers in many loops", N: 8000, Make: func(n int) string {
			return kernel(repeat(60, " ", func(i int) string {
				return fmt.Sprintf("for (int i%d = 0; i%d < p[%d]; i%d++) {", i, i, i, i)
			}) + repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d]++; __syncthreads();", i) }) +
				strings.Repeat(" }", 60))
		}},
		{Name: "else after else", N: 16000, Make: func(n int) string {
			return kernel(repeat(n/250+1, "\n", func(int) string {
				return repeat(250, " else ", func(i int) string { return fmt.Sprintf("if (p[0] == %d) p[1] = %d;", i, i) })
			}))
		}},
		{Name: "variables that live across barriers", N: 8000, Make: func(n int) string {
			return kernel(repeat(n, " ", func(i int) string { return fmt.Sprintf("int v%d = p[%d];", i, i) }) +
				repeat(n, " ", func(i int) string { return fmt.Sprintf("__syncthreads(); v%d += p[v%d];", i, i) }) +
				repeat(n, " ", func(i int) string { return fmt.Sprintf("p[%d] = v%d;", i, i) }))
		}},
		{Name: "variables that get each other's values", N: 16000, Make: func(n int) string {
			return kernel(repeat(n+1, " ", func(i int) string { return fmt.Sprintf("int v%d = 0;", i) }) +
				" while (p[0]) { " + repeat(n, " ", func(i int) string { return fmt.Sprintf("v%d = v%d;", i, i+1) }) +
				fmt.Sprintf(" v%d = threadIdx.x; if (v0) __syncthreads(); }", n))
		}},
		{Name: "pointers that get each other's values", N: 16000, Make: func(n int) string {
			return kernel("__shared__ int s[4];" + repeat(n+1, " ", func(i int) string {
				return fmt.Sprintf("int* v%d = p;", i)
			}) + " while (p[0]) { " + repeat(n, " ", func(i int) string { return fmt.Sprintf("v%d = v%d;", i, i+1) }) +
				fmt.Sprintf(" v%d = s; *v0 = 1; }", n))
		}},
		{Name: "functions that call each other", N: 8000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string { return fmt.Sprintf("__device__ int f%d(int);", i) }) +
				repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("__device__ int f%d(int x) { return x > 0 ? f%d(x - 1) + %d : x; }", i, (i+1)%n, i)
				}) + kernel("p[0] = f0(p[1]);")
		}},
		{Name: "kernels that call a function with a mistake", N: 1000, Make: func(n int) string {
			return "__device__ int f(int* p) { " + repeat(20*n, "\n", func(i int) string {
				return fmt.Sprintf("p[%d]++;", i)
			}) + " return mistake; }\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__global__ void k%d(int* p) { p[%d] = f(p); }", i, i)
			})
		}},
		{Name: "functions that call the one before", N: 8000, Make: func(n int) string {
			return "__device__ int f0(int x) { return x; }\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("__device__ int f%d(int x) { return f%d(x) + 1; }", i+1, i)
			}) + kernel(fmt.Sprintf("p[0] = f%d(p[1]);", n))
		}},
		{Name: "jumps past statements", N: 8000, Make: func(n int) string {
			return kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("goto L%d; p[0]++; L%d: p[%d]++;", i, i, i)
			}))
		}},
		{Name: "products of matrices of a warp", N: 2000, Make: func(n int) string {
			return kernel("float d[4] = {}; unsigned a[4] = {}, b[2] = {};\n" + strings.Repeat("asm(\""+
				"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "+
				"{%0, %1, %2, %3};\" : \"+f\"(d[0]), \"+f\"(d[1]), \"+f\"(d[2]), \"+f\"(d[3]) : \"r\"(a[0]), \"r\"(a[1]), "+
				"\"r\"(a[2]), \"r\"(a[3]), \"r\"(b[0]), \"r\"(b[1]));\n", n) + " p[threadIdx.x] = d[0] + d[3];")
		}},
		{Name: "warp operations", N: 8000, Make: func(n int) string {
			return kernel("int x = p[threadIdx.x]; " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("x += __shfl_xor_sync(~0u, x, %d);", i%32)
			}) + " p[threadIdx.x] = x;")
		}},
	}
}

// kernels is n kernels with the given bodies.
func kernels(n int, body func(i int) string) string {
	return repeat(n, "", func(i int) string { return fmt.Sprintf("\n__global__ void k%d(int* p) { %s }", i, body(i)) })
}

// TooLong lists texts that are refused because something of them is too long or too much: that must be found without
// work that grows with their square.
func TooLong() []Text { return slices.Concat(tooLong(), longTables(), longFeatures()) }

func tooLong() []Text {
	const call = "p[0] = f0(p[1]);"
	return []Text{
		{Name: "kernels that call each other", CL: true, N: 16000, Want: "the unit has 16000 kernels",
			Make: func(n int) string {
				return repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("__kernel void k%d(__global int* p) { p[1]++; k%d(p); }", i+1, i)
				})
			}},
		{Name: "kernels that share long functions", N: 8000, Want: "those of functions counted once for each kernel",
			Make: func(n int) string {
				return "__device__ int f0(int x) {" + strings.Repeat(" x++;", n) + " return x; }" +
					kernels(1000, func(int) string { return call })
			}},
		{Name: "kernels that share functions", N: 8000, Want: "functions, counted once for each kernel",
			Make: func(n int) string {
				return "__device__ int f0(int);\n" + repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("__device__ int f%d(int x) { return f%d(x); }", i+1, i)
				}) + fmt.Sprintf("\n__device__ int f0(int x) { return x ? f%d(x - 1) : 0; }", n) +
					kernels(1000, func(int) string { return call })
			}},
		{Name: "kernels that share classes", N: 16000, Want: "members and elements, counted once for each kernel",
			Make: func(n int) string {
				return "struct S { " + repeat(n, " ", func(i int) string { return fmt.Sprintf("int m%d;", i) }) + " };" +
					kernels(1000, func(i int) string { return fmt.Sprintf("S* s = (S*)p; p[0] = s->m%d;", i) })
			}},
		{Name: "classes with too many members", N: 80000, Want: "a class of more than 16384 members",
			Make: func(n int) string {
				return "struct S { " + repeat(n, " ", func(i int) string { return fmt.Sprintf("int m%d;", i) }) + " };" +
					kernels(1000, func(i int) string { return fmt.Sprintf("S* s = (S*)p; p[0] = s->m%d;", i) })
			}},
		{Name: "operands of a fold", N: 130000, Want: "a fold of more than 16384 operands", Make: func(n int) string {
			return "template<int... I> __device__ bool f(int x) { return ((x == I) || ...); }" +
				kernel("p[0] = f<"+repeat(n, ", ", func(i int) string { return fmt.Sprint(i) })+">(p[1]);")
		}},
		{Name: "default arguments inside each other", N: 16000, Want: "more than 1024 default arguments inside each other",
			Make: func(n int) string {
				return "__device__ int f0(int a = 1) { return a; }\n" + repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("__device__ int f%d(int a = f%d()) { return a; }", i+1, i)
				}) + kernel(fmt.Sprintf("p[0] = f%d();", n))
			}},
		{Name: "default arguments", N: 30000, Want: "most of it for default arguments and initialisers",
			Make: func(n int) string {
				return "__device__ int g(int x) { return x; }\n__device__ int f(" + repeat(50, ", ", func(i int) string {
					return fmt.Sprintf("int a%d = g(%d)", i, i)
				}) + ") { return a0; }" +
					kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d] = f();", i) }))
			}},
		{Name: "default initialisers", N: 20000, Want: "most of it for default arguments and initialisers",
			Make: func(n int) string {
				return "struct S { " + repeat(200, " ", func(i int) string { return fmt.Sprintf("int m%d = %d;", i, i) }) +
					" };" + kernel(repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("{ S s; p[%d] = s.m7; }", i)
				}))
			}},
		{Name: "virtual functions of many base classes", N: 8000, Want: "most of it to find members in base classes",
			Make: func(n int) string {
				return repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("struct I%d { __device__ virtual int f%d() = 0; };", i, i)
				}) + "\nstruct D : " + repeat(n, ", ", func(i int) string { return fmt.Sprintf("I%d", i) }) + " { " +
					repeat(n, "\n", func(i int) string { return fmt.Sprintf("__device__ int f%d() override { return 1; }", i) }) +
					" };" + kernel("D d; I0* b = &d; p[0] = b->f0();")
			}},
		{Name: "members of members", N: 600, Want: "operators and operands inside each other", Make: func(n int) string {
			return "struct N { N* n; int v; };" + kernel("N* q = (N*)p; "+
				strings.Repeat("p[0] = q"+strings.Repeat("->n", n)+"->v;\n", n/8))
		}},
		{Name: "objects that end with their members", N: 26, Want: "to make, copy and destroy objects",
			Make: func(n int) string {
				return "struct C0 { int x; __device__ ~C0() { x = 1; } };\n" + repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("struct C%d { C%d a, b; };", i+1, i)
				}) + kernel(fmt.Sprintf("delete (C%d*)p;", n))
			}},
		{Name: "objects that are copied with their members", N: 26, Want: "to make, copy and destroy objects",
			Make: func(n int) string {
				return "struct C0 { int x; __device__ C0(const C0& c) : x(c.x + 1) {} };\n" + repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("struct C%d { C%d a, b; };", i+1, i)
				}) + kernel(fmt.Sprintf("C%d* c = (C%[1]d*)p; C%[1]d d = c[1]; p[0] = sizeof d;", n))
			}},
		{Name: "instances with many members", N: 12000, Want: "most of it for instances of templates",
			Make: func(n int) string {
				return "template<int N> struct S { " + repeat(200, " ", func(i int) string {
					return fmt.Sprintf("int m%d; __device__ int f%d(int x) { return x; }", i, i)
				}) + " };" + kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[0] += sizeof(S<%d>);", i) }))
			}},
		{Name: "sum in a directive", N: 100000, Want: "more than 1024 operators in a row", Make: func(n int) string {
			return "//kbind:kernel\n//kbind:grid " + strings.Repeat("n + ", n) + "n block=256\n" +
				"__global__ void k(int* p, int n) { p[0] = n; }"
		}},
		{Name: "namespaces inside each other", N: 60000, Want: "nested too deeply", Make: func(n int) string {
			return "namespace " + repeat(n, "::", func(i int) string { return fmt.Sprintf("n%d", i) }) +
				" { __device__ int f() { return 1; } }" +
				kernel("p[0] = "+repeat(n, "", func(i int) string { return fmt.Sprintf("n%d::", i) })+"f();")
		}},
		{Name: "functions that call the one before", N: 17000,
			Want: "functions that call each other more than 8192 deep", Make: func(n int) string {
				return "__device__ int f0(int x) { return x; }\n" + repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("__device__ int f%d(int x) { return f%d(x) + 1; }", i+1, i)
				}) + kernels(300, func(i int) string { return fmt.Sprintf("p[0] = f%d(p[1]);", n-i%7) })
			}},
		{Name: "table of arrays of characters", N: 90000, Want: "evaluates at most 1048576 elements",
			Make: func(n int) string {
				return "__constant__ char t[][16] = {" +
					repeat(n, ", ", func(i int) string { return fmt.Sprintf("\"s%d\"", i) }) + "};" +
					kernel("p[0] = t[p[1]][p[2]];")
			}},
		{Name: "kernels of one name", N: 16000, Want: "the unit has 16000 kernels", Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d { int x; }; __global__ void k(S%d s, int* p) { p[0] = s.x; }", i, i)
			})
		}},
	}
}

// Texts lists them.
func Texts() []Text {
	return slices.Concat(inPlace(), classes(), refused(), flow(), host(), tables(), dags(), features(), others())
}

// others lists texts that are long in other ways.
func others() []Text {
	return []Text{
		{Name: "sum", N: 16000, Make: func(n int) string {
			return "__global__ void k(float* p) { p[0] = " + repeat(n, " + ", func(int) string { return "p[1]" }) + "; }"
		}},
		{Name: "or", N: 16000, Make: func(n int) string {
			return "__global__ void k(int* p) { p[0] = " + repeat(n, " || ", func(i int) string {
				return fmt.Sprintf("p[%d]", i)
			}) + "; }"
		}},
		{Name: "calls", N: 8000, Make: func(n int) string {
			return "__device__ int f(int*); __device__ int f(int* p) { return p[0]++; } __global__ void k(int* p) { p[0] = " +
				repeat(n, " + ", func(i int) string { return "f(p)" }) + "; }"
		}},
		{Name: "arguments", N: 60000, Make: func(n int) string {
			return "__device__ int f(int*, ...); __global__ void k(int* p) { p[0] = f(" + repeat(n, ", ", func(int) string {
				return "p"
			}) + "); }"
		}},
		{Name: "dimensions", N: 300000, Make: func(n int) string {
			return "__global__ void k(int* p) { int a" + strings.Repeat("[1]", n) + "; p[0] = 1; }"
		}},
		{Name: "pointers", N: 500000, Make: func(n int) string {
			return "__global__ void k(int* p) { int " + strings.Repeat("*", n) + "a; p[0] = 1; }"
		}},
		{Name: "base classes", N: 20000, Make: func(n int) string {
			return "struct B0 { int x; };\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct B%d : B%d { };", i+1, i)
			}) + fmt.Sprintf("\n__global__ void k(int* p) { B%d b; p[0] = b.x; }", n)
		}},
		{Name: "increments", N: 8000, Make: func(n int) string {
			return "__global__ void k(int* p) { int a = 0; p[0] = " + repeat(n, " + ", func(i int) string {
				return "p[a++]"
			}) + "; }"
		}},
		{Name: "barriers", N: 8000, Make: func(n int) string {
			return "__global__ void k(int* p) { " + repeat(n, " ", func(int) string {
				return "__syncthreads();"
			}) + " p[0] = 1; }"
		}},
		{Name: "stores between barriers", N: 8000, Make: func(n int) string {
			return "__global__ void k(int* p) { int i = threadIdx.x; " + repeat(n, " ", func(i int) string {
				return fmt.Sprintf("p[i] += %d; __syncthreads();", i)
			}) + " }"
		}},
		{Name: "kernels", N: 1000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string { return fmt.Sprintf("__global__ void k%d(int* p) { p[0] = %d; }", i, i) })
		}},
		{Name: "statements", N: 16000, Make: func(n int) string {
			return "__global__ void k(int* p) { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("p[%d] = p[%d] + 1;", i, i+1)
			}) + " }"
		}},
		{Name: "variables", N: 10000, Make: func(n int) string {
			return "__global__ void k(int* p) { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("int v%d = p[%d];", i, i)
			}) + " p[0] = v9; }"
		}},
		{Name: "conditions", N: 400, Make: func(n int) string {
			return "__global__ void k(int* p) { p[0] = " + repeat(n, " : ", func(i int) string {
				return fmt.Sprintf("p[%d] ? %d", i, i)
			}) + " : 0; }"
		}},
		{Name: "cases", N: 8000, Make: func(n int) string {
			return "__global__ void k(int* p) { switch (p[0]) { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("case %d: p[1] = %d; break;", i, i*i%77)
			}) + " } }"
		}},
		{Name: "declarations of one function", N: 100000, Make: func(n int) string {
			return repeat(n, "\n", func(int) string { return "__device__ int f(int x);" }) +
				"__device__ int f(int x) { return x; }" + kernel("p[0] = f(1);")
		}},
		{Name: "fold over commas", N: 16000, Make: func(n int) string {
			return "template<class... T> __device__ void f(int* p, T... t) { ((p[t] += t), ...); }" +
				kernel("f(p, "+repeat(n, ", ", func(i int) string { return fmt.Sprint(i) })+");")
		}},
		{Name: "fold over sums", N: 16000, Make: func(n int) string {
			return "template<class... T> __device__ int f(T... t) { return (t + ...); }" +
				kernel("p[0] = f("+repeat(n, ", ", func(i int) string { return fmt.Sprintf("p[%d]", i) })+");")
		}},
		{Name: "names of elements", N: 32000, Make: func(n int) string {
			return kernel(repeat(n, " ", func(i int) string { return fmt.Sprintf("int& r%d = p[%d]; r%d++;", i, i, i) }))
		}},
		{Name: "rows of threads", N: 60000, Make: func(n int) string {
			return "__global__ void k(float* a, const float* b, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; " +
				repeat(n, " ", func(i int) string { return fmt.Sprintf("a[i + %d * n] = b[i + %d];", i, i) }) + " }"
		}},
		{Name: "instances of instances", N: 400, Make: func(n int) string {
			return "template<class T> struct V { T t; };" + kernel(strings.Repeat("V<", n)+"int"+strings.Repeat(">", n)+
				" v; p[0] = sizeof v;")
		}},
		{Name: "comparisons", N: 16000, Make: func(n int) string {
			return kernel("p[0] = " + repeat(n, " < ", func(int) string { return "p[1]" }) + ";")
		}},
		{Name: "functions", N: 10000, Make: func(n int) string {
			return "__device__ int f0(int x) { return x; }\n" +
				repeat(n-1, "\n", func(i int) string {
					return fmt.Sprintf("__device__ int f%d(int x) { return f%d(x) + 1; }", i+1, i%64)
				}) + "\n__global__ void k(int* p) { p[0] = f64(1); }"
		}},
		{Name: "overloads", N: 1000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d { int x; }; __device__ int f(S%d s) { return s.x; }", i, i)
			}) +
				"\n__global__ void k(int* p) { S7 s = {1}; p[0] = f(s); }"
		}},
		{Name: "classes that point at each other", N: 16000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d { int a; float b; S%d* next; };", i, max(i-1, 0))
			}) + fmt.Sprintf("\n__global__ void k(int* p, S%d* s) { p[0] = s->a; }", n-1)
		}},
		{Name: "members", N: 5000, Make: func(n int) string {
			return "struct S { " + repeat(n, " ", func(i int) string {
				return fmt.Sprintf("int m%d;", i)
			}) + " };\n__global__ void k(S* p) { p[0].m3 = p[1].m4; }"
		}},
		{Name: "initialiser", N: 50000, Make: func(n int) string {
			return "__constant__ int t[] = { " + repeat(n, ", ", func(i int) string {
				return fmt.Sprint(i)
			}) + " };\n__global__ void k(int* p) { p[0] = t[p[1]]; }"
		}},
		{Name: "table of classes", N: 50000, Make: func(n int) string {
			return "struct A { int x, y; }; struct S { A a[2]; char c; };\n__constant__ S t[] = { " +
				repeat(n, ", ", func(i int) string { return fmt.Sprintf("1, 2, %d, 4, 5", i) }) + " };" +
				kernel("p[0] = t[p[1]].a[1].y;")
		}},
		{Name: "table of strings", N: 16000, Make: func(n int) string {
			return "__device__ const char* const t[] = { " +
				repeat(n, ", ", func(i int) string { return fmt.Sprintf("\"str%d\"", i) }) + " };" +
				kernel("p[0] = t[p[1]][0];")
		}},
		{Name: "macro parameters", N: 120000, Make: func(n int) string {
			return "#define F(" + repeat(n, ",", func(i int) string { return fmt.Sprintf("a%d", i) }) + ") a1" +
				kernel("p[0] = F("+strings.Repeat(",", n-1)+") 1;")
		}},
		{Name: "escaped quotes on a line", N: 400000, Make: func(n int) string {
			return "#if 0\n\"" + strings.Repeat(`\"`, n) + "\n#endif" + kernel("p[0] = 1;")
		}},
		{Name: "dimensions of aliases", N: 60000, Make: func(n int) string {
			return "typedef int t0;\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("typedef t%d t%d[1];", i, i+1)
			}) + kernel(fmt.Sprintf("p[0] = sizeof(t%d);", n))
		}},
		{Name: "parameters of a template", N: 50000, Make: func(n int) string {
			return "template<" + repeat(n, ", ", func(i int) string { return fmt.Sprintf("int A%d", i) }) +
				"> __device__ int f() { return A0; }" +
				kernel("p[0] = f<"+repeat(n, ", ", func(i int) string { return fmt.Sprint(i) })+">();")
		}},
		{Name: "defaults of parameters of a template", N: 40000, Make: func(n int) string {
			return "template<int A0 = 1, " + repeat(n, ", ", func(i int) string {
				return fmt.Sprintf("int A%d = A%d + 1", i+1, i)
			}) + "> __device__ int f() { return A1; }" + kernel("p[0] = f();")
		}},
		{Name: "base classes of one name", N: 12000, Make: func(n int) string {
			return "template<int I> struct B { int x; }; template<int... I> struct D : B<I>... {};" +
				kernel("D<"+repeat(n, ", ", func(i int) string { return fmt.Sprint(i) })+"> d; p[0] = sizeof d;")
		}},
		{Name: "declarations of one alias", N: 60000, Make: func(n int) string {
			return strings.Repeat("typedef int t;\n", n) + kernel("t x = 1; p[0] = x;")
		}},
		{Name: "macro arguments", N: 8000, Make: func(n int) string {
			return "#define F(x, ...) x __VA_ARGS__\n__global__ void k(int* p) { " + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("F(p[%d] =, %d;)", i, i)
			}) + " }"
		}},
		{Name: "macros in macros", N: 20000, Make: func(n int) string {
			return "#define M0 1\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("#define M%d M%d + 1", i+1, i)
			}) + fmt.Sprintf("\n__global__ void k(int* p) { p[0] = M%d; }", n)
		}},
		{Name: "using-directives", N: 16000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("namespace n%d { int f(int); } using namespace n%d;", i, i)
			}) + "\n__global__ void k(int* p) { p[0] = 1; }"
		}},
		{Name: "names from using-directives", N: 8000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("namespace n%d { __device__ int f%d() { return %d; } } using namespace n%d;", i, i, i, i)
			}) + kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d] = f%d();", i, i) }))
		}},
		{Name: "names from inline and unnamed namespaces", N: 8000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("inline namespace n%d { __device__ int f%d() { return 1; } } namespace { int g%d(); }", i, i, i)
			}) + kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("p[%d] = f%d();", i, i) }))
		}},
		{Name: "constants made of the one before", N: 100000, Make: func(n int) string {
			return "const int g0 = 1;\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("const int g%d = g%d + 1;", i+1, i)
			}) + kernel(fmt.Sprintf("p[0] = g%d;", n))
		}},
		{Name: "comments", N: 100000, Make: func(n int) string {
			return repeat(n, "\n", func(int) string { return "// a line" }) + "\n__global__ void k(int* p) { p[0] = 1; }"
		}},
		{Name: "string", N: 500000, Make: func(n int) string {
			return "__global__ void k(int* p) { const char* s = \"" + strings.Repeat("x", n) + "\"; p[0] = s[p[1]]; }"
		}},
	}
}
