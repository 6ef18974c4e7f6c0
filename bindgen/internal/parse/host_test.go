package parse_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// Host code in many styles must neither give messages nor hide the kernels in between.
func TestHostCode(t *testing.T) {
	for _, host := range []string{
		`#include <iostream>` + "\n" + `using namespace std; int main(int argc, char **argv) { cout << "a" << endl; vector<int> v{1,2}; k0<<<1, 2>>>(v.data()); return 0; }`,
		`TEST(Foo, Bar) { EXPECT_EQ(1, 2); }`, `BENCHMARK(x);`, `BENCHMARK_MAIN()`, `REGISTER(a)->Arg(3)->Unit(ms);`, `PYBIND11_MODULE(a, m) { m.def("x", &f); }`,
		`static Register r([](int x) { return x; });`, `std::map<std::string, std::vector<int>> table = {{"a", {1, 2}}, {"b", {}}};`,
		`class Q : public QObject { Q_OBJECT Q_PROPERTY(int x READ x) public slots: void f(); signals: void g(int); private: struct P; std::unique_ptr<P> d; };`,
		`class __declspec(dllexport) D : virtual public A, private B<C> { friend std::ostream& operator<<(std::ostream&, const D&); virtual ~D() = 0; };`,
		`std::ostream& operator<<(std::ostream& o, const D& d) { return o << d.x; } D::~D() {} bool D::operator()(int) const { return 1; } D::operator bool() { return x; }`,
		`template<typename... Ts> auto call(Ts&&... ts) -> decltype(f(std::forward<Ts>(ts)...)) { return f(std::forward<Ts>(ts)...); }`,
		`template<class T, class = std::enable_if_t<(sizeof(T) > 4)>> struct Big : std::true_type {};`, `template<class T> concept C = requires(T a) { a + a; };`,
		`template<class T> requires C<T> && (sizeof(T) > 2) void constrained(T) {}`, `foo(a, b) int a; char *b; { return a; }`, `main() { return 0; }`,
		`asm("nop");`, `extern "C" int printf(const char *, ...) __attribute__((format(printf, 1, 2)));`, `int x __attribute__((aligned(8))) = 3;`,
		`struct Timer { Timer() try : a(1), b{2} { start(); } catch (...) { } ~Timer() { stop(); } int a, b; };`, `A::A(int x) : B(x), c{x}, d([&] { return x; }()) {}`,
		`API_EXPORT Foo *make(int a);`, `API_EXPORT int make2(int a);`, `API extern const char *const names[] = {"a", "b"};`, `void CALLBACK cb(int);`, `__attribute__((constructor)) static void init() {}`,
		`#define CHECK(x) do { if (x) { exit(1); } } while (0)` + "\n" + `void g() { CHECK(f()); }`, `namespace fs = std::filesystem; using fs::path;`,
		`int a = sizeof(struct { int x; }), b = (3), c(4), d[] = {1, 2, 3};`, `auto f = [](auto x) { return [=](auto y) { return x < y; }; };`,
		`const std::regex re(R"(\{(\w+)\})"); const char *s = "__global__ void no(int) {}"; // __global__ void no2()`, `/* __global__ void no3() {} */`,
		`enum class Color : uint8_t { Red, Green }; enum { N = 3 }; enum Plain { A = N << 2, B };`, `typedef void (*Callback)(void *, int); typedef struct S_ S, *SP;`,
		`#if 0` + "\n__global__ void no4() {}\n#endif", `;;`, `int operator""_km(unsigned long long x) { return x; }`, `[[noreturn]] void die(); [[nodiscard]] int must();`,
		`std::vector<int> Foo<int>::items; int Foo<int>::count = 3; template<> int Foo<char>::count = 4;`, `unknown_macro_without_semicolon`,
		`thread_local int tl; constexpr auto pi = 3.14; inline constexpr int q{3}; volatile int *vp;`, `struct B { int x : 3; unsigned : 0; union { int i; float f; }; } bits = {1};`,
		`void f(int (*cmp)(const void *, const void *), int (&arr)[3], void (S::*m)(int) const);`, `new_style = 3;`, `x = y + 3; if (x) { y(); } for (;;) {}`,
	} {
		text := "__global__ void before(int *p) { p[0] = 1; }\n" + host + "\n__global__ void after(float *p) {}\n"
		u := parseText(t, text, false)
		u.noErrors(t, text)
		if got := u.kernels(); !slices.Equal(got, []string{"before", "after"}) {
			t.Errorf("%s\nkernels %v\n%s", host, got, ast.Print(u.unit))
		}
	}
}

func TestLaunchSites(t *testing.T) {
	u := parseText(t, `
template<class T, int N> __global__ void k(T*); namespace n { template<class T> __global__ void m(T); __global__ void z(); }
void plain();
template<class T> struct R { void run() { k<T, 4><<<1, 2>>>(0); } };
int main() {
	const int B = 3;
	k<float, 16><<<grid, block>>>(p);
	n::m<V<int>><<<g, b, 0, s>>>(1); ::n::z<<<1, 1>>>();
	hipLaunchKernelGGL(HIP_KERNEL_NAME(k<double, B>), dim3(1), dim3(2), 0, 0, p);
	hipLaunchKernelGGL((k<int, (3 > 2)>), 1, 2, 0, 0, p);
	cudaLaunchKernel((void*)n::z, g, b, args);
	obj.fn<<<1, 1>>>(); a << b; x <<<1, 2>>>(3);
	auto l = [&] { k<char, sizeof(int) * (1 << 2)><<<1, 1>>>(q); };
}`, false)
	u.noErrors(t, "launches")
	var got []string
	for _, s := range u.p.LaunchSites() {
		text := ast.Print(s.Name)
		if s.Body == nil {
			text += " nowhere"
		}
		got = append(got, text)
	}
	want := []string{"k<T, =4>", "k<float, =16>", "n::m<?V<int>>", "::n::z", "k<double, ?B>", "k<int, =(paren (> 3 2))>",
		"n::z", "x",
		"k<char, =(* (sizeof int) (paren (<< 1 2)))>"}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// tokens preprocesses the text of a directive into the set of u.
func (u *parsed) tokens(t *testing.T, text string) []token.Token {
	t.Helper()
	f, err := u.set.AddFile("directive", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return pp.Preprocess(&pp.Config{Set: u.set, Diags: u.diags, Open: func(string) ([]byte, error) {
		return nil, fs.ErrNotExist
	}}, f).Tokens
}

func TestDirectiveTexts(t *testing.T) {
	u := parseText(t,
		"struct S {}; namespace n { enum { W = 3 }; struct In {}; template<class T, int N> __global__ void k(T *p) {} }",
		false)
	k := u.func1(t, "k").Body
	if got := ast.Print(u.p.ParseExpr(u.tokens(t, "W * 2 < N"), k)); got != "(< (* W 2) N)" {
		t.Error(got)
	}
	if got := ast.Print(u.p.ParseType(u.tokens(t, "const In *"), k)); got != "(ptr const In)" {
		t.Error(got)
	}
	args, ok := u.p.ParseTemplateArgs(u.tokens(t, "float, unsigned char, S, 2 + 3, W, later"), k)
	if got := ast.Print(&ast.Name{Parts: []ast.NamePart{{Ident: "k", HasArgs: true, Args: args}}}); !ok ||
		got != "k<float, unsigned char, S, =(+ 2 3), =W, ?later>" {
		t.Error(got, ok)
	}
	u.noErrors(t, "directives")
	for i, bad := range []string{"", "1 +", "2 3", "(4", "int x"} {
		if x := u.p.ParseExpr(u.tokens(t, bad), nil); x != nil {
			t.Errorf("%q parsed as %s", bad, ast.Print(x))
		}
		if u.diags.Len() != i+1 {
			t.Errorf("%q: %d messages, want %d", bad, u.diags.Len(), i+1)
		}
	}
}
