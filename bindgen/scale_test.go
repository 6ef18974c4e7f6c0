package bindgen_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/internal/longtext"
)

// TestLongTexts loads texts whose time must grow linearly with their length.
func TestLongTexts(t *testing.T) {
	for _, c := range longtext.Texts() {
		t.Run(c.Name, func(t *testing.T) {
			err := c.Grows(c.N, func(text []byte) {
				cfg := &bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}
				_, diags := bindgen.Load(cfg, "k.cu")
				for _, d := range diags.Items {
					t.Errorf("%.200s", d.Msg)
				}
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// TestTooLongTexts loads texts that are refused, in time that grows linearly with their length.
func TestTooLongTexts(t *testing.T) {
	for _, c := range longtext.TooLong() {
		t.Run(c.Name, func(t *testing.T) {
			var found strings.Builder
			err := c.Grows(c.N, func(text []byte) {
				cfg := &bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}
				m, diags := bindgen.Load(cfg, c.File())
				for _, d := range diags.Items {
					found.WriteString(d.Msg)
				}
				for _, k := range m.Kernels {
					if k.Refused != nil {
						found.WriteString(k.Refused.Msg)
					}
				}
			})
			if err != nil {
				t.Error(err)
			}
			if !strings.Contains(found.String(), c.Want) {
				t.Errorf("%.300q, want %q", found.String(), c.Want)
			}
		})
	}
}

// TestManyOverloads loads a kernel with 4,000 calls of a set of 4,000 functions: to choose among them takes time that
// grows with both, and is refused.
func TestManyOverloads(t *testing.T) {
	var functions, calls strings.Builder
	for i := range 4000 {
		fmt.Fprintf(&functions, "struct S%d { int x; }; __device__ int f(S%d s) { return s.x; }\n", i, i)
		fmt.Fprintf(&calls, "{ S%d s = {1}; p[%d] = f(s); }\n", i, i)
	}
	text := []byte(functions.String() + "__global__ void k(int* p) { " + calls.String() + " }\n")
	m, _ := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}, "k.cu")
	if r := m.Kernels[0].Refused; r == nil || !strings.Contains(r.Msg, "too much effort to check") {
		t.Errorf("refused: %+v", r)
	}
}

// TestBigTables loads variables of 2^18 elements: what their initialisers leave out costs nothing if it is all zero,
// and some hundred bytes for each element otherwise, most of them while the initialiser is evaluated.
func TestBigTables(t *testing.T) {
	for init, most := range map[string]uint64{"{0}": 16 << 20, "{}": 16 << 20, "{1, 2}": 256 << 20} {
		text := []byte("__device__ int buf[262144] = " + init + ";\n__global__ void k(int* p) { p[0] = buf[p[1]]; }\n")
		cfg := &bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		m, diags := bindgen.Load(cfg, "k.cu")
		took := time.Since(start)
		runtime.ReadMemStats(&after)
		if err := diags.Err(); err != nil || len(m.Kernels) != 1 || m.Kernels[0].Func == nil {
			t.Errorf("%s: %v %+v", init, err, m.Kernels)
		}
		if n := after.TotalAlloc - before.TotalAlloc; n > most {
			t.Errorf("%s allocates %d bytes, more than %d", init, n, most)
		}
		if took > 5*time.Second { // 20 ms on an idle machine
			t.Errorf("%s takes %v", init, took)
		}
	}
}

// TestNestedStructs loads structs inside each other, too many levels of them: what each has inside is kept once.
func TestNestedStructs(t *testing.T) {
	const n, most = 60000, 192 << 20
	text := []byte(strings.Repeat("struct S { ", n) + strings.Repeat("int x; } s; ", n))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, diags := bindgen.Load(&bindgen.Config{Open: func(string) ([]byte, error) { return text, nil }}, "k.cu")
	runtime.ReadMemStats(&after)
	if err := diags.Err(); err == nil || !strings.Contains(err.Error(), "nested too deeply") {
		t.Errorf("%v", err)
	}
	if n := after.TotalAlloc - before.TotalAlloc; n > most {
		t.Errorf("it allocates %d bytes, more than %d", n, most)
	}
}

// TestUntypedVariables loads instances of a variable template each of which needs the one before twice, and the first
// of which is ambiguous: it is looked for wherever it is named, but not as often as there are ways to it.
func TestUntypedVariables(t *testing.T) {
	const text = `template <class T, int N> int v = 0;
template <class T> constexpr int v<T, 0> = 1;
template <int N> decltype(v<int, N - 1>) v<int, N> = v<int, N - 1> + 1;
__global__ void k(int *p) { p[0] = v<int, 100>; }
`
	began := time.Now()
	cfg := &bindgen.Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }}
	m, _ := bindgen.Load(cfg, "k.cu")
	if r := m.Kernels[0].Refused; r == nil || !strings.Contains(r.Msg, "several specialisations fit v<int, 0>") {
		t.Errorf("refused: %+v", r)
	}
	if d := time.Since(began); d > 20*time.Second {
		t.Errorf("that took %v", d)
	}
}
