package sema_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestEverything checks what no kernel reaches: each line with "bad" gets a message, and no other.
func TestEverything(t *testing.T) {
	const text = `
int counter = 1;
int next() { return counter++; } // a variable of the host otherwise
int unreached() { return bad1(); }
struct A {
    int f() { return g(); }
    int g() { return bad2(); }
    struct B { void h() { bad3(); } };
    static_assert(sizeof(int) == 3, "bad4");
    friend int friendly(A a) { return a.bad5; }
    int outside();
};
int A::outside() { return bad6; }
namespace n { static_assert(sizeof(int) == 3, "bad7"); int v = bad8; }
template <class T> struct C { static_assert(sizeof(T) == 4, "bad9"); void unused() { T::no; } };
C<int> good; C<char> wrong;
template <class T> void never() { static_assert(sizeof(T) == 0, ""); T::no(); }
extern int other; int declared();
template <class T, class = void> struct Has { static const int v = 0; };
template <class T> struct Has<T, decltype((void)T::a)> { static const int v = 1; };
template <class T> struct Has<T, decltype((void)T::b)> { static const int v = 2; };
template <class T> struct Has<T*, int> { static const int v = 3; };
template <class U> struct Has<U*, int> { static const int v = 4; }; // bad12: the same
namespace std { template <> struct hash<A> { int v; }; }
int& alias = counter;
int& self = self; // bad10: it would be bound for ever
struct Held { int&& r; int n; };
const Held& held = {1, ++held.r}; // bad11
`
	open := func(name string) ([]byte, error) {
		if name == "k.cu" {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	}
	_, diags := bindgen.Load(&bindgen.Config{Open: open, Everything: true}, "k.cu")
	var got []int
	for _, m := range diags.Messages() {
		got = append(got, m.Line)
	}
	var want []int
	for i, line := range strings.Split(text, "\n") {
		for range strings.Count(line, "bad") {
			want = append(want, i+1)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("messages in lines %v, want %v", got, want)
	}
	if _, diags := bindgen.Load(&bindgen.Config{Open: open}, "k.cu"); diags.Len() != 0 {
		t.Errorf("without Everything: %v", diags.Err())
	}
}

// TestEverythingFiles does so for the files of testdata/everything, as C++17.
func TestEverythingFiles(t *testing.T) {
	files, _ := filepath.Glob("testdata/everything/*.cu")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, diags := bindgen.Load(&bindgen.Config{Everything: true, Std: "c++17"}, file)
			said := map[int]string{}
			for _, m := range diags.Messages() {
				said[m.Line] += m.Msg + "\n"
			}
			for i, line := range strings.Split(string(text), "\n") {
				if msg, bad := said[i+1], strings.HasSuffix(line, "// bad"); bad != (msg != "") {
					t.Errorf("line %d: %q: %s", i+1, msg, line)
				}
			}
		})
	}
}
