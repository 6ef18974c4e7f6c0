package sema

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// collected returns a checker that has collected src, without the prelude.
func collected(t testing.TB, src string) *checker {
	t.Helper()
	set := &source.Set{}
	diags := diag.NewList(set)
	f, err := set.AddFile("k.cu", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	res := pp.Preprocess(&pp.Config{Set: set, Diags: diags}, f)
	unit, p := parse.Unit(&parse.Config{Set: set, Diags: diags}, res.Tokens)
	c := newChecker(&Config{Set: set, Diags: diags, Dialect: ir.CUDA}, p)
	for _, d := range unit.Decls {
		c.collectDecl(c.global, d)
	}
	c.settleQualified()
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	return c
}

// argsOf makes operands of the variables that a call such as "f(a, b)" names; "move a" is an rvalue of a's type.
func argsOf(t testing.TB, c *checker, list string) []operand {
	t.Helper()
	var args []operand
	for _, name := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
		name, rv := strings.CutPrefix(strings.TrimSpace(name), "move ")
		objs := c.lookup(c.global, name)
		if len(objs) != 1 {
			t.Fatalf("no variable %q", name)
		}
		op := operand{mode: lvalue}
		switch o := objs[0].(type) {
		case *VarObj:
			c.resolveVar(o)
			op.typ = nonRef(o.Type)
		case *FuncObj:
			op = operand{mode: overload, funcs: []*FuncObj{o}}
		}
		if rv {
			op.mode = rvalue
		}
		args = append(args, op)
	}
	return args
}

const deduceVars = `
struct S {}; template <class T, int N> struct A { T v[N]; }; struct D : A<int, 3> {};
template <class... Ts> struct Tuple {};
int i; const int ci = 1; float f; double d; int* pi; const int* cpi; float arr[7]; const float carr[2][3]; S s; A<float, 4> af4; D der; Tuple<int, float, S> tup;
A<int, 3>* pa; D* pd; unsigned u; void fn(int, float*); Tuple<> none; int** ppi;
`

func TestDeduce(t *testing.T) {
	for _, tc := range []struct{ decl, explicit, args, want string }{
		{"template <class T> void t(T x);", "", "i", "<int>"},
		{"template <class T> void t(T x);", "", "ci", "<int>"},
		{"template <class T> void t(T x);", "", "arr", "<float *>"},
		{"template <class T> void t(T x);", "", "carr", "<const float (*)[3]>"},
		{"template <class T> void t(T x);", "", "cpi", "<const int *>"},
		{"template <class T> void t(T* x);", "", "cpi", "<const int>"},
		{"template <class T> void t(const T* x);", "", "pi", "<int>"},
		{"template <class T> void t(const T* x);", "", "cpi", "<int>"},
		{"template <class T> void t(T& x);", "", "ci", "<const int>"},
		{"template <class T> void t(const T& x);", "", "i", "<int>"},
		{"template <class T> void t(T&& x);", "", "i", "<int &>"},
		{"template <class T> void t(T&& x);", "", "move i", "<int>"},
		{"template <class T> void t(T&& x);", "", "ci", "<const int &>"},
		{"template <class T, int N> void t(T (&x)[N]);", "", "arr", "<float, 7>"},
		{"template <class T, int N, int M> void t(T (&x)[N][M]);", "", "carr", "<const float, 2, 3>"},
		{"template <class T, int N> void t(const T (&x)[N]);", "", "arr", "<float, 7>"},
		{"template <class T, int N> void t(A<T, N> x);", "", "af4", "<float, 4>"},
		{"template <class T, int N> void t(const A<T, N>& x);", "", "der", "<int, 3>"},
		{"template <class T, int N> void t(A<T, N>* x);", "", "pd", "<int, 3>"},
		{"template <class T, int N> void t(A<T, N>* x);", "", "pa", "<int, 3>"},
		{"template <class T> void t(A<T, 4> x);", "", "af4", "<float>"},
		{"template <class T> void t(A<T, 5> x);", "", "af4", "error"},
		{"template <class T> void t(T a, T b);", "", "i,f", "error"},
		{"template <class T> void t(T a, T b);", "", "i,ci", "<int>"},
		{"template <class T, class U> void t(T a, U b);", "", "i,f", "<int, float>"},
		{"template <class T> void t(T a, double b);", "", "i,f", "<int>"},
		{"template <class T> void t(T a, T b);", "double", "i,f", "<double>"},
		{"template <int N, class T> void t(T a);", "8", "f", "<8, float>"},
		{"template <class T, class U = T*> void t(T a);", "", "f", "<float, float *>"},
		{"template <class T, int N = sizeof(T)> void t(T a);", "", "d", "<double, 8>"},
		{"template <class R, class T> R t(T a);", "int", "f", "<int, float>"},
		{"template <class R, class T> R t(T a);", "", "f", "error"},
		{"template <class... Ts> void t(Ts... x);", "", "i,f,s", "<int, float, S>"},
		{"template <class T, class... Ts> void t(T a, Ts&... x);", "", "i,f,ci", "<int, float, const int>"},
		{"template <class... Ts> void t(const Ts*... x);", "", "pi,cpi", "<int, int>"},
		{"template <class... Ts> void t(Ts... x);", "", "", "<>"},
		{"template <class... Ts> void t(Tuple<Ts...> x);", "", "tup", "<int, float, S>"},
		{"template <class T, class... Ts> void t(Tuple<T, Ts...> x);", "", "tup", "<int, float, S>"},
		{"template <class T, class... Ts> void t(Tuple<T, Ts...> x);", "", "none", "error"},
		{"template <class R, class... P> void t(R (*g)(P...));", "", "fn", "<void, int, float *>"},
		{"template <class F> void t(F g);", "", "fn", "<void (*)(int, float *)>"},
		{"template <class T> void t(T a, int b = 3);", "", "i", "<int>"},
		{"template <class T> void t(T a, int b);", "", "i", "error"},
		{"template <class T> void t(T a);", "", "i,i", "error"},
		{"template <class T> void t(T a, typename T::type b);", "", "i,i", "error"},
		{"template <class T> struct id { using type = T; }; template <class T> void t(T a, typename id<T>::type b);", "",
			"i,f", "<int>"},
		{
			"template <bool B, class T = void> struct en {}; template <class T> struct en<true, T> { using type = T; " +
				"};\ntemplate <class T, class = typename en<sizeof(T) == 4>::type> void t(T a);", "", "f", "<float, void>"},
		{
			"template <bool B, class T = void> struct en {}; template <class T> struct en<true, T> { using type = T; " +
				"};\ntemplate <class T, class = typename en<sizeof(T) == 4>::type> void t(T a);", "", "d", "error"},
		{"template <class T> void t(T** x);", "", "ppi", "<int>"},
		{"template <template <class, int> class C, class T, int N> void t(C<T, N> x);", "", "af4", "<A, float, 4>"},
		{"template <class T> using P = T*; template <class T> void t(P<const T> x);", "", "cpi", "<int>"},
	} {
		c := collected(t, deduceVars+tc.decl)
		f := c.lookup(c.global, "t")[0].(*FuncObj)
		var explicit []TArg
		switch tc.explicit {
		case "double":
			explicit = []TArg{{Type: QT{T: Double}}}
		case "int":
			explicit = []TArg{{Type: QT{T: Int}}}
		case "8":
			explicit = []TArg{{IsVal: true, Val: Const{I: 8}, ValT: QT{T: Int}}}
		}
		targs, err := c.deduce(f, explicit, argsOf(t, c, tc.args))
		got := argsString(targs)
		if err != nil {
			got = "error"
		}
		if got != tc.want {
			t.Errorf("%s with %s: got %s (%v), want %s", tc.decl, tc.args, got, err, tc.want)
		}
		if c.diags.Len() > 0 {
			t.Errorf("%s: deduction let a message out: %v", tc.decl, c.diags.Err())
		}
	}
}

func TestMoreSpecialized(t *testing.T) {
	for _, tc := range []struct {
		decls string
		want  int // 1: the first, 2: the second, 0: neither
	}{
		{"template <class T> void t(T x); template <class T> void t(T* x);", 2},
		{"template <class T> void t(T* x); template <class T> void t(const T* x);", 2},
		{"template <class T> void t(T x); template <class U> void t(const U& x);", 0},
		{"template <class T> void t(T x, T y); template <class T, class U> void t(T x, U y);", 1},
		{"template <class T> struct B {}; template <class T> void t(T x); template <class T> void t(B<T> x);", 2},
		{"template <class T> void t(T x, int y); template <class T> void t(int x, T y);", 0},
		{"template <class... T> void t(T... x); template <class T> void t(T x);", 2},
		{"template <class T, class... U> void t(T x, U... y); template <class... T> void t(T... x);", 1},
		{"template <class T, int N> void t(T (&x)[N]); template <class T> void t(T& x);", 1},
		{"template <class T> void t(const T& x); template <class T> void t(T& x);", 1},
		{"template <class T> void t(T&& x); template <class T> void t(T& x);", 2},
		{"template <class T> void t(const T& x, int y); template <class T, class U> void t(T& x, U&& y);", 1},
		{"template <class T, class U> void t(const T& x, U&& y); template <class T> void t(T& x, int y);", 0},
		{"template <class T, class U> void t(T& x, const U& y); template <class T, class U> void t(const T& x, U& y);", 0},
		{"template <class T> void t(const T& x); template <class T> void t(volatile T& x);", 0},
		{"template <class... T> void t(const T&... x); template <class... T> void t(T&... x);", 1},
		{"template <class T, class... U> void t(T& x, U&... y); template <class... T> void t(const T&... x);", 1},
	} {
		c := collected(t, tc.decls)
		objs := c.lookup(c.global, "t")
		if len(objs) != 2 {
			t.Errorf("%s: %d functions", tc.decls, len(objs))
			continue
		}
		a, b := objs[0].(*FuncObj), objs[1].(*FuncObj)
		c.resolveFunc(a)
		c.resolveFunc(b)
		got := 0
		if c.moreSpecialized(a, b, 99) {
			got = 1
		} else if c.moreSpecialized(b, a, 99) {
			got = 2
		}
		if got != tc.want {
			t.Errorf("%s: got %d, want %d", tc.decls, got, tc.want)
		}
	}
}

// TestTypes resolves the type of the variable v; messages come out as "error: ...".
func TestTypes(t *testing.T) {
	for _, tc := range []struct{ src, want string }{
		{"int (*v[3])(float);", "int (*[3])(float)"},
		{"const int* const* v;", "const int *const *"},
		{"typedef int A3[3]; const A3 v = {};", "const int [3]"},
		{"typedef int& R; R&& v;", "int &"},
		{"template <class T> struct P { T a; struct I { T* p; }; typedef P<T*> up; }; P<P<int>::up>::I v;", "P<P<int *>>::I"},
		{
			"template <class T> struct C { static const int k = 1; }; template <class T> struct C<T*> { static const int k = " +
				"2; }; template <> struct C<char*> { static const int k = 3; };\nint v[C<int>::k * 100 + C<int*>::k * 10 + " +
				"C<char*>::k];", "int [123]"},
		{
			"template <class T, class U> struct S { enum { k = 0 }; }; template <class T> struct S<T, T> { enum { k = 1 }; " +
				"}; int v[S<int, int>::k * 2 + S<int, char>::k + 1];", "int [3]"},
		{
			"template <int N> struct F { static const int k = N * F<N - 1>::k; }; template <> struct F<0> { static const int " +
				"k = 1; }; int v[F<5>::k];", "int [120]"},
		{"template <int N> struct F { static const int k = F<N + 1>::k; }; int v[F<0>::k];",
			"error: templates are nested too deeply: kbind follows at most 200 instances inside each other"},
		{
			"template <class... T> struct N { static const int k = 0; }; template <class H, class... T> struct N<H, T...> { " +
				"static const int k = 1 + N<T...>::k; }; int v[N<int, char, float>::k];", "int [3]"},
		{"struct A { int x; }; struct B { A a[2]; char c; }; int v[sizeof(B)];", "int [12]"},
		{"struct E {}; struct B : E { char c; }; struct M { E e; int i; }; int v[sizeof(B) * 100 + sizeof(M)];", "int [108]"},
		{
			"struct __attribute__((aligned(16))) Q { float x; }; struct __attribute__((packed)) P { char c; int i; }; int " +
				"v[sizeof(Q) * 10 + sizeof(P)];", "int [165]"},
		{
			"struct F { unsigned a : 3; unsigned b : 29; unsigned c : 1; }; union U { char c[5]; int i; }; int v[sizeof(F) * " +
				"10 + sizeof(U)];", "int [88]"},
		{
			"struct B { long a : 6; float f; char c; short s : 5; }; struct C { char c; int b : 7; short s; }; int " +
				"v[sizeof(B) * 100 + sizeof(C)];", "int [1604]"},
		{"struct P { private: double d; char c; }; struct Q : P { char e; }; Q* w; int v[sizeof(Q)];", "int [16]"},
		{"struct X { struct { int a, b; }; union { float f; int i; }; }; int v[sizeof(X)];", "int [12]"},
		{"enum class E : short { a }; enum B { big = 0x100000000 }; int v[sizeof(E) * 10 + sizeof(B)];", "int [28]"},
		{
			"namespace a { inline namespace b { struct S { char c[7]; }; } } namespace c = a; using namespace c; using T = " +
				"a::b::S; int v[sizeof(S) + sizeof(T)];", "int [14]"},
		{"struct Node { Node* next; int v; }; Node* v;", "Node *"},
		{"struct B* w; struct B { int x; } b; B v;", "B"},
		{"struct O { struct I; }; struct O::I { int x[5]; }; int v[sizeof(O::I)];", "int [20]"},
		{"template <class T> struct V { using type = typename T::nope; type x; }; struct Z {}; V<Z>::type v;",
			"error: Z has no member nope"},
		{"typedef struct S S2; struct S { int a; }; S2 v;", "S"},
		{"int x[]; struct S; S v;", "S"},
		{"flaot v;", "error: unknown type flaot"},
		{"int& v[3];", "error: there is no array of references"},
		{"int v[-1];", "error: an array cannot have -1 elements"},
		{"template <class T> struct A {}; A v;", "error: template A needs template arguments"},
		{"template <class T> struct A {}; A<3> v;", "error: template argument 3 is a value, but parameter T is a type"},
		{"template <class T> struct A {}; A<int, int> v;", "error: too many template arguments: 2, want 1"},
		{"template <int N> struct A {}; A<int> v;", "error: template argument int is a type, but parameter N is a value"},
	} {
		c := collected(t, tc.src)
		objs := c.lookup(c.global, "v")
		if len(objs) == 0 {
			t.Errorf("%s: no v", tc.src)
			continue
		}
		v := objs[0].(*VarObj)
		c.resolveVar(v)
		got := v.Type.String()
		if c.diags.Len() > 0 {
			got = "error: " + c.diags.Items[0].Msg
		}
		if got != tc.want {
			t.Errorf("%s: got %s, want %s", tc.src, got, tc.want)
		}
	}
}

// TestFunctionSpecialisations chooses the explicit specialisation for template arguments, also where only the return
// type tells.
func TestFunctionSpecialisations(t *testing.T) {
	c := collected(t, `template <class T> T t(float a); template <> int t(float a) { return 1; } template <> short t<short>(float a) { return 2; }
template <class T, int N> void u(T (&x)[N]) {} template <> void u(char (&x)[3]) {} template <> void u<int>(int (&x)[5]) {}`)
	val := func(n uint64) TArg { return TArg{IsVal: true, Val: Const{I: n}, ValT: QT{T: Int}} }
	for _, tc := range []struct {
		name string
		args []TArg
		spec bool
	}{
		{"t", []TArg{{Type: QT{T: Int}}}, true},
		{"t", []TArg{{Type: QT{T: Short}}}, true},
		{"t", []TArg{{Type: QT{T: Float}}}, false},
		{"u", []TArg{{Type: QT{T: Char}}, val(3)}, true},
		{"u", []TArg{{Type: QT{T: Char}}, val(4)}, false},
		{"u", []TArg{{Type: QT{T: Int}}, val(5)}, true},
	} {
		f := c.lookup(c.global, tc.name)[0].(*FuncObj)
		fi := c.instFunc(f, tc.args, 0)
		if fi == nil || fi.Obj.IsSpec != tc.spec {
			t.Errorf("%s%s: specialisation %v, want %v; %v", tc.name, argsString(tc.args), !tc.spec, tc.spec, c.diags.Err())
		}
	}
}
