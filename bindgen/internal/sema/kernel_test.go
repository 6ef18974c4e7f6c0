package sema

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/lex"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// bare checks src without the prelude, binding every kernel if all is set.
func bare(t testing.TB, dialect ir.Dialect, all bool, src string) (*ir.Module, *diag.List) {
	t.Helper()
	set := &source.Set{}
	diags := diag.NewList(set)
	f, err := set.AddFile("k.cu", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	res := pp.Preprocess(&pp.Config{Set: set, Diags: diags, Dialect: pp.Dialect(dialect)}, f)
	pcfg := &parse.Config{Set: set, Diags: diags, OpenCL: dialect == ir.OpenCL}
	cfg := &Config{Set: set, Diags: diags, Dialect: dialect, All: all, Macro: res.Expand}
	for _, c := range res.Comments {
		pcfg.Comments = append(pcfg.Comments, parse.Comment{Pos: c.Pos, End: c.End, Text: c.Text})
		cfg.Comments = append(cfg.Comments, ast.Comment{Pos: c.Pos, Text: c.Text})
	}
	cfg.Lex = func(pos source.Pos, text string) []token.Token {
		var own source.Set
		f, _ := own.AddFile("", []byte(text))
		lx := lex.New(f, dialect != ir.OpenCL, diags)
		var toks []token.Token
		for {
			tok := lx.Next()
			tok.Pos = pos
			toks = append(toks, tok)
			if tok.Kind == token.EOF {
				return toks
			}
		}
	}
	unit, p := parse.Unit(pcfg, res.Tokens)
	m := Check(cfg, unit, p)
	diags.Sort()
	return m, diags
}

// signatures describes the kernels of a module, one a line.
func signatures(m *ir.Module) string {
	var b strings.Builder
	for _, k := range m.Kernels {
		b.WriteString(k.Qualified)
		if len(k.Template) > 0 {
			var args []string
			for _, a := range k.Args {
				args = append(args, a.Text)
			}
			fmt.Fprintf(&b, "<%s>", strings.Join(args, ","))
		}
		var ps []string
		for _, p := range k.Params {
			s := p.Canonical
			if p.CType != p.Canonical {
				s += "=" + p.CType
			}
			if p.Type != nil {
				s += ":" + p.Type.String()
			}
			ps = append(ps, strings.TrimSpace(s+" "+p.Name))
		}
		fmt.Fprintf(&b, "(%s)", strings.Join(ps, ", "))
		if k.Refused != nil {
			fmt.Fprintf(&b, " refused %s: %s", m.Set.Position(k.Refused.Pos), k.Refused.Msg)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestSignatures(t *testing.T) {
	for _, tc := range []struct{ name, src, want string }{
		{"plain", "__global__ void f(const float* __restrict__ a, unsigned int n, float const b) {}",
			"f(const float *:*const f32 a, unsigned int:u32 n, float:f32 b)\n"},
		{"two words", "__global__ void f(long unsigned a, int long long b, short int c, unsigned char* const d) {}",
			"f(unsigned long:u64 a, long long:i64 b, short:i16 c, unsigned char *:*u8 d)\n"},
		{"arrays", "enum { N = 3 };\n__global__ void f(float a[], int b[4][N], float (&c)[N*2], double (*d)[2]) {}",
			"f(float *:*f32 a, int (*)[3]:*[3]i32 b, float (&)[6]:&[6]f32 c, double (*)[2]:*[2]f64 d)\n"},
		{"function pointer", "typedef float (*op)(float, int);\n__global__ void f(op a, void (*b)(int*)) {}",
			"f(float (*)(float, int):u64 a, void (*)(int *):u64 b)\n"},
		{"typedefs",
			"typedef unsigned int uint; using real = double; typedef const real* crp;\n__global__ void f(uint n, real* x, " +
				"crp y) {}",
			"f(unsigned int:u32 n, double *:*f64 x, const double *:*const f64 y)\n"},
		{"structs",
			"struct P { char c; double d; short s[3]; };\ntypedef struct { int x; } Q;\n__global__ void f(P p, const Q* q, " +
				"struct P* r) {}",
			"f(P:P p, const Q *:*const Q q, P *:*P r)\n"},
		{"namespaces",
			"namespace a { namespace b { struct S { int i; }; __global__ void f(S s, b::S t, a::b::S u); } }\n__global__ " +
				"void a::b::f(S s, b::S t, a::b::S u) {}",
			"a::b::f(a::b::S:a_b_S s, a::b::S:a_b_S t, a::b::S:a_b_S u)\n"},
		{"anonymous namespace",
			"namespace { struct S { int i; }; __global__ void f(S s) {} }\nextern \"C\" { __global__ void g(int type, int " +
				"func) {} }",
			"f(S:S s)\ng(int:i32 type, int:i32 func)\n"},
		{"unknown", "__global__ void f(Foo x, ns::Bar<int>* y, const Baz& z, int n) {}",
			"f(Foo:opaque Foo x, ns::Bar<int> *:*opaque ns::Bar<int> y, const Baz &:&const opaque Baz z, int:i32 n) refused " +
				"k.cu:1:19: unknown type Foo\n"},
		{"unknown in a struct",
			"struct S { int a[N + 1]; int b; };\n__global__ void f(S* x, int* y) { *y = x->b; }\n__global__ void g(S* x) {}",
			"f(S *:*opaque S x, int *:*i32 y) refused k.cu:1:18: unknown name N\ng(S *:*opaque S x)\n"},
		{"unknown arguments",
			"typedef unsigned long u64;\ntypedef Unk T1;\n__global__ void f(foo::pair<u64, const u64*, 3> p) {}\n__global__ " +
				"void g(T1* a) {}",
			"f(foo::pair<unsigned long, const unsigned long *, 3>:opaque foo::pair<unsigned long, const unsigned long *, 3> " +
				"p) refused k.cu:3:19: unknown name foo\ng(T1 *:*opaque T1 a) refused k.cu:2:9: unknown type Unk\n"},
		{"redeclared", "__global__ void f(int n);\n__global__ void f(int n) {}\n__global__ void f(float x) {}",
			"f(int:i32 n)\nf(float:f32 x)\n"},
		{"template",
			"template <typename T, int N> __global__ void f(T* x, const T (&y)[N], unsigned n) {}\nvoid host() { f<float, " +
				"4><<<1, 2>>>(0, 0); f<double,8><<<1, 1>>>(0,0); f<float, 4><<<1, 2>>>(0, 0); }",
			"f<float,4>(T *=float *:*f32 x, const T (&)[N]=const float (&)[4]:&const [4]f32 y, unsigned int:u32 " +
				"n)\nf<double,8>(T *=double *:*f64 x, const T (&)[N]=const double (&)[8]:&const [8]f64 y, unsigned int:u32 n)\n"},
		{"explicit",
			"template <class T> __global__ void f(T* x) {}\ntemplate __global__ void f<int>(int*);\ntemplate __global__ void " +
				"f(char*);\ntemplate <> __global__ void f<short>(short* x) {}",
			"f<int>(T *=int *:*i32 x)\nf<char>(T *=char *:*i8 x)\nf<short>(T *=short *:*i16 x)\n"},
		{"explicit members of class templates",
			"template <class T> __global__ void f(T* x) {}\nnamespace n { template <class T> struct Layer { void forward(T* " +
				"x); void backward(T* x); }; }\n" +
				"namespace n { template <class T> void Layer<T>::forward(T* x) { f<T><<<1, 1>>>(x); } }\n#define INSTANTIATE(c) " +
				"template void c<float>::forward(float*); template void n::c<double>::forward(double*)\nnamespace n { " +
				"INSTANTIATE(Layer); }",
			"f<float>(T *=float *:*f32 x)\nf<double>(T *=double *:*f64 x)\n"},
		{"generic lambdas",
			"template <class T, class L> __global__ void f(T* x, L l) {}\ntemplate <class L> void launch(float* x, L l) { " +
				"f<<<1, 1>>>(x, l); }\n" +
				"void h(float* x) { each([&](auto&& l, auto* p) { launch(x, l); f<<<1, 1>>>(p, 3); }); launch(x, 2L); }",
			"f<float,long>(T *=float *:*f32 x, L=long:i64 l)\n"},
		{"no instance", "template <class T> __global__ void f(T* x, int n, typename T::value v) {}",
			"f<>(T *= x, int:i32 n, typename T::value= v) refused k.cu:1:36: a template without instances\n"},
		{"defaults", "template <class T = float, int N = 2 * 8> __global__ void f(T (*x)[N]) {}",
			"f<float,16>(T (*)[N]=float (*)[16]:*[16]f32 x)\n"},
		{"class templates",
			"template <class T, int N = 2> struct V { T v[N]; using elem = T; };\ntemplate <class T> __global__ void f(V<T> " +
				"a, V<T, 3>* b, typename V<T>::elem c) {}\nvoid h() { f<double><<<1,1>>>(); }",
			"f<double>(V<T, 2>=V<double, 2>:V_double_2 a, V<T, 3> *=V<double, 3> *:*V_double_3 b, typename " +
				"V<T>::elem=double:f64 c)\n"},
		{"local constants",
			"template <int N> __global__ void f() {}\nvoid h() { const int bs = 64; constexpr int q = bs * 2; " +
				"f<bs><<<1,1>>>(); f<q><<<1,1>>>(); f<zz><<<1,1>>>(); }",
			"f<64>()\nf<128>()\n"},
		{"deduced launches",
			"template <class T, int N> __global__ void f(T* x, const T (*y)[N], unsigned n) {}\nvoid h(float* a) { double* " +
				"b; double c[2][4]; int n = 3; f<<<1, 2>>>(b, c, n); if (n) { float e[2][2]; double e2[3][5]; f<<<1, 2>>>(a, d, " +
				"n); } { int e[3][3]; f<<<1, 1>>>((int*)0, e, 1); } }",
			"f<double,4>(T *=double *:*f64 x, const T (*)[N]=const double (*)[4]:*const [4]f64 y, unsigned int:u32 " +
				"n)\nf<int,3>(T *=int *:*i32 x, const T (*)[N]=const int (*)[3]:*const [3]i32 y, unsigned int:u32 n)\n"},
		{"launches in methods",
			"template <class T, int N> __global__ void f(T* x) {}\ntemplate <class T> struct Layer { static const int n = " +
				"sizeof(T) * 2; T* data; void run() { f<T, n><<<1, 1>>>(data); go<3>(); } template <int M> void go() { f<T, " +
				"M><<<1, 1>>>(data); } void far(T* p); struct In { void run() { f<T*, 9><<<1, 1>>>(nullptr); } }; };\ntemplate " +
				"<class U> void Layer<U>::far(U* p) { f<U, 1><<<1, 1>>>(p); }\nstruct Net { Layer<double> a; void all() { " +
				"Layer<float> l; l.run(); f<Net, 5><<<1, 1>>>(this); } };\ntemplate class Layer<double>;",
			"f<double,16>(T *=double *:*f64 x)\nf<float,8>(T *=float *:*f32 x)\nf<double,3>(T *=double *:*f64 " +
				"x)\nf<float,3>(T *=float *:*f32 x)\nf<double *,9>(T *=double **:**f64 x)\nf<float *,9>(T *=float **:**f32 " +
				"x)\nf<double,1>(T *=double *:*f64 x)\nf<float,1>(T *=float *:*f32 x)\nf<Net,5>(T *=Net *:*Net x)\n"},
		{"registries",
			"template <class T> __global__ void f(T* x) {}\ntemplate <class T> struct Relu { void compute(T* x) { f<<<1, " +
				"1>>>(x); } };\ntemplate <class T> struct Op { void run(int) { f<T*><<<1, 1>>>(0); } };\n#define REGISTER(T) " +
				"static int reg_##T = Register(\"relu\").create<Relu<T>>().done();\nREGISTER(float) REGISTER(double)\nnamespace " +
				"r { static Maker<Op<int>> m(\"op\"); auto g = [] { f<char><<<1, 1>>>(0); return 0; }(); }",
			"f<float>(T *=float *:*f32 x)\nf<double>(T *=double *:*f64 x)\nf<int *>(T *=int **:**i32 x)\nf<char>(T *=char " +
				"*:*i8 x)\n"},
		{"dispatch",
			"template <class T, int N> __global__ void f(T* x, const T* y) {}\n#define SWITCH(t, ...) switch (t) { case 0: { " +
				"using real = float; __VA_ARGS__(); break; } case 1: { typedef double real; __VA_ARGS__(); break; } }\nvoid " +
				"h(int t, void* p) { SWITCH(t, [&] { f<real, 4><<<1, 1>>>((real*)p, (const real*)p); auto k = f<real, 8>; " +
				"k<<<1, 1>>>(0, 0); }) }",
			"f<float,4>(T *=float *:*f32 x, const T *=const float *:*const f32 y)\nf<double,4>(T *=double *:*f64 x, const T " +
				"*=const double *:*const f64 y)\nf<float,8>(T *=float *:*f32 x, const T *=const float *:*const f32 " +
				"y)\nf<double,8>(T *=double *:*f64 x, const T *=const double *:*const f64 y)\n"},
		{"tensors",
			"template <class T> __global__ void f(T* x, long n) {}\nvoid h(at::Tensor a) { " +
				"AT_DISPATCH_FLOATING_TYPES_AND_HALF(a.scalar_type(), \"h\", ([&] { auto n = a.numel(); f<<<1, " +
				"1>>>(a.data_ptr<scalar_t>(), n); })); AT_DISPATCH_SWITCH(a.type(), \"x\", " +
				"AT_DISPATCH_CASE(at::ScalarType::Int, [&] { f<scalar_t><<<1, 1>>>(nullptr, 0); })); }",
			"f<double>(T *=double *:*f64 x, long:i64 n)\nf<float>(T *=float *:*f32 x, long:i64 n)\nf<int>(T *=int *:*i32 x, " +
				"long:i64 n)\n"},
		{"launch functions",
			"template <class T, int N = 4> __global__ void f(T* x) {}\n#define CALL(k, ...) (k)<<<1, " +
				"1>>>(__VA_ARGS__)\ntemplate <class F> void go(F k) {}\nint host(float* p, void** a) { CALL((f<short, 1>), 0); " +
				"cudaLaunchKernel((void*)f<int>, 1, 1, a, 0, 0); go(&f<char, 2>); CALL(f<float>, p); CALL(f, (double*)p); }",
			"f<short,1>(T *=short *:*i16 x)\nf<int,4>(T *=int *:*i32 x)\nf<char,2>(T *=char *:*i8 x)\nf<float,4>(T *=float " +
				"*:*f32 x)\nf<double,4>(T *=double *:*f64 x)\n"},
		{"host templates",
			"template <class T, int N> __global__ void f(T* x) {}\ntemplate <int N, class T> void run(T* x) { f<T, N><<<1, " +
				"N>>>(x); }\ntemplate <class T> void outer(T* p) { run<8>(p); auto l = [&] { f<T, 4><<<1, 1>>>(p); }; " +
				"}\ntemplate void outer<char>(char*);\nint main() { float* a; run<2>(a); outer((int*)0); f<short, 1><<<1, " +
				"1>>>(0); }",
			"f<char,8>(T *=char *:*i8 x)\nf<int,8>(T *=int *:*i32 x)\nf<float,2>(T *=float *:*f32 x)\nf<char,4>(T *=char " +
				"*:*i8 x)\nf<int,4>(T *=int *:*i32 x)\nf<short,1>(T *=short *:*i16 x)\n"},
		{"host templates for some arguments",
			"namespace std { template <bool c, class T = void> struct enable_if {}; template <class T> struct " +
				"enable_if<true, T> { typedef T type; }; template <bool c, class T = void> using enable_if_t = typename " +
				"enable_if<c, T>::type; }\n" +
				"template <int N, int M> __global__ void f(int* x) {}\ntemplate <int N> typename std::enable_if<N == 1, " +
				"lost_t>::type run(int* x, lost_t t) { f<N, 3><<<1, 1>>>(x); }\n" +
				"template <int N> std::enable_if_t<(N > 1), lost_t> run(int* x, lost_t t) { f<N, 4><<<1, 1>>>(x); }\ntemplate " +
				"<int N, typename std::enable_if<N % 2 == 0, int>::type = 0> void run(int* x, lost_t t) { f<N, 5><<<1, " +
				"1>>>(x); }\n" +
				"void h(int* p) { run<1>(p, l); run<2>(p, l); run<3>(p, l); }",
			"f<1,3>(int *:*i32 x)\nf<2,4>(int *:*i32 x)\nf<3,4>(int *:*i32 x)\nf<2,5>(int *:*i32 x)\n"},
		{"what host functions make",
			"template <class T> struct View { T* p; };\nstruct Data { void* base() const; };\nstruct Access { static auto " +
				"make(const Data& d) { return hidden(d); } };\n" +
				"template <class T> auto view(const Data& d) { auto a = Access::make(d); if (!a) throw 3; return " +
				"View<T>(d.base(), a->stride()); }\nauto nothing(const Data& d) { return hidden(d); }\n" +
				"template <class S, class D> __global__ void f(S s, D d, int n) {}\ntemplate <class S> __global__ void " +
				"g(S s) {}\n" +
				"void h(const Data& in, const Data& out, int n) { auto s = view<const float>(in); auto d = view<int>(out); " +
				"f<<<1, 32>>>(s, d, n); auto q = nothing(in); g<<<1, 32>>>(q); }",
			"f<View<const float>,View<int>>(S=View<const float>:View_const_float s, D=View<int>:View_int d, int:i32 " +
				"n)\ng<>(S= s) refused k.cu:7:36: a template without instances\n"},
		{"recursive host template",
			"template <int N> __global__ void f() {}\ntemplate <int N> void run() { f<N><<<1, 1>>>(); run<N - 1>(); " +
				"}\ntemplate <> void run<0>() {}\nvoid h() { run<3>(); }", "f<3>()\n"},
		{"packs",
			"template <typename... Ts> __global__ void f(int n, Ts... args) {}\ntemplate __global__ void f<float, int*>(int, " +
				"float, int*);\nvoid h(double* d) { f<<<1, 1>>>(1, d); }",
			"f<float,int *>(int:i32 n, float:f32 args0, int *:*i32 args1)\nf<double *>(int:i32 n, double *:*f64 args0)\n"},
		{"pack patterns",
			"template <class T> struct V {};\ntemplate <class... T> __global__ void f(int n, const T*... p) {}\ntemplate " +
				"<class... T> __global__ void g(V<T>... v) {}\ntemplate <class... T> __global__ void h(T&&... v, const T " +
				"(*...w)[3]) {}\n",
			"f<>(int:i32 n, const T *...= p) refused k.cu:2:39: a template without instances\ng<>(V<T>...= v) refused " +
				"k.cu:3:39: a template without instances\n" +
				"h<>(T &&...= v, const T (*...)[3]= w) refused k.cu:4:39: a template without instances\n"},
		{"overloaded host templates",
			"struct Big { virtual ~Big(); float* p; template <class A> void run(int n, Big& t, A a); template <class A> void " +
				"run(int n, A a, int m); template <class A> Big& run(int n, A a); void all(); };\n" +
				"template <class A> __global__ void f(float* x, A a) {}\nstruct Max {}; struct Min {};\n" +
				"template <class A> void Big::run(int n, Big& t, A a) { t.run(n, a, 0); }\ntemplate <class A> void Big::run(int " +
				"n, A a, int m) { f<<<1, 1>>>(p, a); }\ntemplate <class A> Big& Big::run(int n, A a) { run(n, *this, a); return " +
				"*this; }\n" +
				"void Big::all() { run(1, *this, Max()); run(2, Min()); }\n" +
				"template <class T> __global__ void z(T* p) {}\ntemplate <class T, int N> __global__ void y(T (*p)[N]) " +
				"{}\ntemplate <class T> void clear(T* p) { z<<<1, 1>>>(p); }\ntemplate <class T, int N> void clear(T (*p)[N]) { " +
				"y<<<1, 1>>>(p); }\n" +
				"template void clear(float*);\ntemplate void clear(double (*)[8]);\nvoid h(int (*p)[4], long* q) { clear(p); " +
				"clear(q); }",
			"f<Min>(float *:*f32 x, A=Min:Min a)\nf<Max>(float *:*f32 x, A=Max:Max a)\nz<float>(T *=float *:*f32 " +
				"p)\nz<long>(T *=long *:*i64 p)\n" +
				"y<double,8>(T (*)[N]=double (*)[8]:*[8]f64 p)\ny<int,4>(T (*)[N]=int (*)[4]:*[4]i32 p)\n"},
		{"overloaded kernels",
			"template <class T> struct Complex { T re, im; };\ntemplate <class T> __global__ void f(const T* x, T* y) " +
				"{}\ntemplate <class T> __global__ void f(const Complex<T>* x, Complex<T>* y) {}\ntemplate <class T> __global__ " +
				"void f(const T* x, long n) {}\n" +
				"void h(float* x, Complex<double>* z) { f<<<1, 1>>>(x, x); f<<<1, 1>>>(z, z); f<short><<<1, 1>>>((short*)0, 3L); }",
			"f<float>(const T *=const float *:*const f32 x, T *=float *:*f32 y)\nf<double>(const Complex<T> *=const " +
				"Complex<double> *:*const Complex_double x, Complex<T> *=Complex<double> *:*Complex_double y)\nf<short>(const T " +
				"*=const short *:*const i16 x, long:i64 n)\n"},
		{"host templates in circles",
			"template <class T> __global__ void f(T* x) {}\ntemplate <class T> __global__ void g(T* x) {}\ntemplate <class " +
				"T> void odd(T** x, int n);\n" +
				"template <class T> void even(T* x, int n) { f<<<1, 1>>>(x); if (n) odd(&x, n - 1); }\ntemplate <class T> void " +
				"odd(T** x, int n) { g<<<1, 1>>>(*x); if (n) even(*x, n - 1); }\nvoid h(float* x) { even(x, 3); }",
			"f<float>(T *=float *:*f32 x)\ng<float>(T *=float *:*f32 x)\n"},
		{"member", "struct S { static __global__ void f(int n) {} };",
			"S::f(int:i32 n) refused k.cu:1:35: kbind does not support kernels that are members of a class\n"},
		{"macro", "#define K(name, T) __global__ void name##_##T(T* p) {}\nK(add, float)\nK(add, int)",
			"add_float(float *:*f32 p)\nadd_int(int *:*i32 p)\n"},
		{"enums",
			"enum class M : unsigned char { a, b }; enum E { x = 1 };\ntemplate <M m, E e, bool z> __global__ void f(M p, E " +
				"q) {}\nvoid h() { f<M::b, x, true><<<1,1>>>(M::a, x); }",
			"f<M::b,x,true>(M:u8 p, E:i32 q)\n"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			m, diags := bare(t, ir.CUDA, true, tc.src)
			if err := diags.Err(); err != nil {
				t.Fatal(err)
			}
			if got := signatures(m); got != tc.want {
				t.Errorf("got\n%swant\n%s", got, tc.want)
			}
		})
	}
}

// TestImageSignatures checks that the type of an image says how the kernel uses it: without a word, read only (OpenCL C
// 3.0 6.8).
func TestImageSignatures(t *testing.T) {
	m, diags := bare(t, ir.OpenCL, true,
		"__kernel void f(image2d_t a, __write_only image3d_t b, read_only image1d_t c, read_write image2d_array_t d) {}")
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	want := []string{"__read_only image2d_t", "__write_only image3d_t", "__read_only image1d_t",
		"__read_write image2d_array_t"}
	for i, p := range m.Kernels[0].Params {
		if p.Canonical != want[i] {
			t.Errorf("%s: %s, want %s", p.Name, p.Canonical, want[i])
		}
	}
}
