package sema_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestIncludedBefore uses what a header declares that is included between two declarations of a file: at once, in the
// specifiers and attributes of the second, which stand before the name that it declares. Nothing is found before the
// header, but for what nothing looks at (~).
func TestIncludedBefore(t *testing.T) {
	const header = `struct S { int v; };
namespace n { struct T { int v; }; template <class X> struct U { X v; }; constexpr int K = 4; enum E { e0, e1 }; }
`
	for _, use := range strings.Split(strings.TrimSpace(`
S s = {n::K};
static n::T v;
n::U<S> f(S s) { return {s}; }
auto g(S s) -> n::T { return {s.v}; }
~template <class A> n::T h(A) { return {1}; }
~template <class A, n::E X = n::e1> struct P { n::U<A> u; };
~typedef n::U<S> Q;
~using R = n::U<S>;
[[maybe_unused]] static S w;
alignas(n::K) char bytes[n::K];
struct alignas(sizeof(n::T) * 4) B { int x; } b = {n::K};
struct D : S, n::U<S> {};
enum class X : decltype(n::K) { a = n::K };
extern "C" int declared(S);
~template <> struct n::U<int> { n::T t; };
namespace m { n::T q; }
S one, *two = nullptr;
S (&returned(S (&)[n::K]))[n::K];
static_assert(n::K == 4);
`), "\n") {
		use, unseen := strings.CutPrefix(use, "~")
		for text, fine := range map[string]bool{
			"typedef int before;\n#include \"h.h\"\n" + use + "\n": true,
			"typedef int before;\n" + use + "\n#include \"h.h\"\n": unseen,
		} {
			open := func(name string) ([]byte, error) {
				switch name {
				case "k.cu":
					return []byte(text), nil
				case "h.h":
					return []byte(header), nil
				}
				return nil, fs.ErrNotExist
			}
			_, diags := bindgen.Load(&bindgen.Config{Open: open, Everything: true}, "k.cu")
			if got := diags.Len() == 0; got != fine {
				t.Errorf("%s: accepted is %v, want %v: %v", text, got, fine, diags.Err())
			}
		}
	}
}
