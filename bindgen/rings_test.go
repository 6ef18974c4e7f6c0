package bindgen_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

const ringUnit = `namespace shop {
struct Ask { int item; };
struct Price { double value; char unit; };
// Prices an item.
//kbind:ring Prices blocks=2 block=WIDTH capacity=16
__device__ Price price(const Ask& a, const double *table, unsigned n) { return {table[a.item % n], 'e'}; }
}
#define WIDTH 64
//kbind:ring Echo
static __device__ float echo(float x) { return x; }
`

// TestRings reads a unit with rings: their kernels are a file of the unit that kbind wrote.
func TestRings(t *testing.T) {
	for _, dialect := range []string{"cuda", "hip"} {
		m, errs := load(t, bindgen.Config{Dialect: dialect}, "shop.cu", ringUnit)
		if errs != "" {
			t.Fatal(errs)
		}
		if len(m.Rings) != 2 || len(m.Kernels) != 2 || len(m.Sources) != 2 || !m.Sources[1].Made || !m.Sources[1].Unit {
			t.Fatalf("%d rings, %d kernels, sources %+v", len(m.Rings), len(m.Kernels), m.Sources)
		}
		r, k := m.Rings[0], m.Kernels[0]
		if r.GoName != "Prices" || r.Qualified != "shop::price" || r.Blocks != 2 || r.Block != 64 || r.Capacity != 16 ||
			r.Doc != "Prices an item." || ir.Sizeof(r.Request) != 4 || ir.Sizeof(r.Reply) != 16 {
			t.Errorf("%+v", r)
		}
		if k.Ring != r || k.GoName != "Prices" || k.Func == nil || len(k.Params) != 5 || k.Params[3].Name != "table" ||
			k.Params[4].CType != "unsigned int" || k.MaxThreads != 64 {
			t.Errorf("%+v", k)
		}
		if e := m.Rings[1]; e.Blocks != 1 || e.Block != 1 || e.Capacity != 1024 || m.Kernels[1].MaxThreads != 32 {
			t.Errorf("%+v", e)
		}
	}
	m, errs := load(t, bindgen.Config{}, "tell.cu", `__device__ bool tell(unsigned long long *inbox, const int &x);
//kbind:ring Tell capacity=4 tell=tell
__device__ int f(int x, unsigned long long *to) { return tell(to, x); }`)
	if errs != "" || len(m.Rings) != 1 || m.Rings[0].InboxWords() != 24 || m.Kernels[0].Params[3].Name != ir.RingInbox {
		t.Errorf("%s, %+v", errs, m.Rings)
	}
	m, errs = load(t, bindgen.Config{}, "shop.cl", `typedef struct { int item; } Ask;
//kbind:ring Prices block=32
float price(const Ask *a, __global const float *table, __local int *) { return table[a->item]; }
//kbind:ring Plain
float plain(Ask a, __constant float *table) { return table[a.item]; }
`)
	if !strings.Contains(errs, "shop.cl:3:56: error: state1 does not point to global memory") || len(m.Rings) != 1 {
		t.Errorf("%s, %d rings", errs, len(m.Rings))
	}
	_, errs = load(t, bindgen.Config{}, "tell.cl", "//kbind:ring T tell=tell\nint f(int x) { return x; }\n")
	if !strings.Contains(errs, "tell.cl:1:21: error: tell=tell: kernels of rings in OpenCL C end after each batch") {
		t.Error(errs)
	}
}

// TestRingMessages has functions that cannot answer messages, and directives that say what cannot be.
func TestRingMessages(t *testing.T) {
	const function = "\n__device__ int f(int x) { return x; }\n"
	for _, tc := range []struct{ text, want string }{
		{"//kbind:ring\n__device__ int f(int x) { return x; }",
			"k.cu:1:13: error: want a Go name, found end of line [K0602]"},
		{"//kbind:ring serve" + function, `k.cu:1:14: error: Go name "serve" is not exported`},
		{"//kbind:ring S blocks=0" + function, "k.cu:1:23: error: blocks=0: it must be from 1 to 4096 [K0611]"},
		{"//kbind:ring S block=48" + function,
			"k.cu:1:22: error: block=48: a message is answered by one thread or by whole warps"},
		{"//kbind:ring S capacity=100" + function, "k.cu:1:25: error: capacity=100 is not a power of two [K0611]"},
		{"//kbind:ring S capacity=2 blocks=4" + function, "k.cu:1:25: error: capacity=2 is less than the 4 blocks"},
		{"//kbind:ring S capacity=N" + function, `k.cu:1:25: error: unknown constant "N" [K0603]`},
		{"//kbind:ring S size=4" + function, `k.cu:1:16: error: a ring has blocks=, block=, capacity= and tell=, not "size" [K0602]`},
		{"//kbind:ring S block=1 block=1" + function, "k.cu:1:24: error: block= is given twice [K0604]"},
		{"//kbind:ring S\n//kbind:grid n" + function, "k.cu:2:1: error: directives for kernels do not apply to a ring"},
		{"//kbind:ring S\n__global__ void f(int* x) {}", "k.cu:1:14: error: f is a kernel: a ring needs a device function"},
		{"//kbind:ring S\n__device__ int x;", "k.cu:1:14: error: only //kbind:kernel [GoName] is allowed above a variable"},
		{"//kbind:ring S\n\nint x;", "k.cu:1:1: error: this directive is not above a kernel"},
		{"//kbind:ring S\n__device__ void f(int x) {}", "k.cu:2:17: error: f returns nothing"},
		{"//kbind:ring S\n__device__ int f() { return 1; }", "k.cu:2:16: error: f has no parameter for the request [K0614]"},
		{"//kbind:ring S\nint f(int x) { return x; }", "k.cu:2:5: error: f is a function of the host"},
		{"//kbind:ring S\ntemplate <class T> __device__ T f(T x) { return x; }", "k.cu:2:33: error: f is a template"},
		{"//kbind:ring S\n__device__ int f(int& x) { return x; }", "k.cu:2:23: error: the request of f is 'int &'"},
		{"//kbind:ring S\n__device__ int f(int x, int& y) { return x; }", "k.cu:2:30: error: y is a reference"},
		{"//kbind:ring S\n__device__ int f(int x, float (*m)[4]) { return x; }", "k.cu:2:33: error: m points to an array"},
		{"//kbind:ring S\n__device__ int f(int x);", "k.cu:2:16: error: f is declared but not defined"},
		{"struct B { char x[5000]; };\n//kbind:ring S\n__device__ int f(const B& x) { return x.x[0]; }",
			"k.cu:3:27: error: the request of f has 5000 bytes: a message has at most 4096"},
		{"struct B { int x; B(const B& b) : x(b.x) {} };\n//kbind:ring S\n__device__ int f(const B& x) { return x.x; }",
			"k.cu:3:27: error: the request of f is 'B', which is not trivially copyable"},
		{"//kbind:ring S\n__device__ int f(int x) { return x; }\n//kbind:ring S\n__device__ int g(int x) { return x; }",
			"k.cu:3:14: error: there are two rings S [K0614]"},
		{"//kbind:ring S tell=" + function, "k.cu:1:21: error: want the name of a function, found end of line [K0602]"},
		{"//kbind:ring S tell=a tell=b" + function, "k.cu:1:23: error: tell= is given twice [K0604]"},
		{"//kbind:ring S tell=t\n__device__ int f(int x, float *inbox) { return x; }",
			"k.cu:2:32: error: inbox is the name of the memory for what tell= sends: the state needs another name [K0614]"},
	} {
		if _, errs := load(t, bindgen.Config{}, "k.cu", tc.text); !strings.Contains(errs, tc.want) {
			t.Errorf("%s\ngot  %s\nwant %s", tc.text, errs, tc.want)
		}
	}
}
