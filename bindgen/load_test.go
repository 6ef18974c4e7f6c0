package bindgen_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// load reads files from memory; the texts are pairs of name and text, the first one is the unit.
func load(t testing.TB, cfg bindgen.Config, texts ...string) (*ir.Module, string) {
	t.Helper()
	files := map[string]string{}
	for i := 0; i < len(texts); i += 2 {
		files[texts[i]] = texts[i+1]
	}
	cfg.Open = func(name string) ([]byte, error) {
		text, ok := files[name]
		if !ok {
			return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
		}
		return []byte(text), nil
	}
	m, diags := bindgen.Load(&cfg, texts[0])
	if m == nil {
		t.Fatal("no module")
	}
	if err := diags.Err(); err != nil {
		return m, err.Error()
	}
	return m, ""
}

const vectorAdd = `// Adds two vectors.
//kbind:kernel VectorAdd
//kbind:out c
//kbind:size a=n b=n c=n
//kbind:grid n block=256
__global__ void vector_add(const float* a, const float* b, float* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}
`

func TestLoad(t *testing.T) {
	m, errs := load(t, bindgen.Config{}, "a/k.cu", "#include \"b/c.h\"\n#include <vector>\n"+vectorAdd+
		"int main() { std::vector<float> v; }", "a/b/c.h", "#define N 3\n")
	if errs != "" {
		t.Fatal(errs)
	}
	if len(m.Kernels) != 1 || m.Kernels[0].Func == nil || m.Kernels[0].GoName != "VectorAdd" ||
		m.Kernels[0].Doc != "Adds two vectors." {
		t.Fatalf("kernels: %+v", m.Kernels)
	}
	if err := ir.Verify(m); err != nil {
		t.Error(err)
	}
	k := m.Kernels[0]
	if k.Params[0].Dir != ir.In || k.Params[2].Dir != ir.Out || k.Attrs.Size["c"].Name != "n" ||
		k.Attrs.Block[0].Val != 256 {
		t.Errorf("attributes: %+v %+v", k.Params, k.Attrs)
	}
	if len(m.Sources) != 2 || m.Sources[1].Name != "a/b/c.h" || m.Sources[1].Unit || !m.Sources[0].Unit {
		t.Errorf("sources: %+v", m.Sources)
	}
}

func TestDialects(t *testing.T) {
	for name, want := range map[string]ir.Dialect{"k.cu": ir.CUDA, "k.cuh": ir.CUDA, "k.hip": ir.HIP, "k.cl": ir.OpenCL} {
		if m, _ := load(t, bindgen.Config{}, name, ""); m.Dialect != want {
			t.Errorf("%s: %v", name, m.Dialect)
		}
	}
	if m, _ := load(t, bindgen.Config{}, "k.cu", "#include <hip/hip_runtime.h>\n"); m.Dialect != ir.HIP {
		t.Errorf("a .cu that includes HIP's header: %v", m.Dialect)
	}
	if m, _ := load(t, bindgen.Config{}, "k.cu",
		"#ifdef __HIPCC__\n#include <hip/hip_runtime.h>\n#else\n#include <cuda_runtime.h>\n#endif\n"); m.Dialect != ir.CUDA {
		t.Errorf("a .cu that includes the header of its compiler: %v", m.Dialect)
	}
	m, list := load(t, bindgen.Config{All: true}, "k.cu",
		"#include \"gpu.h\"\n__global__ void k(int* p) { p[hipThreadIdx_x] = 1; }\n", "gpu.h",
		"#include <hip/hip_runtime.h>\n")
	if m.Dialect != ir.HIP || list != "" || len(m.Kernels) != 1 || m.Kernels[0].Func == nil {
		t.Errorf("a .cu whose own header includes HIP's: %v %v", m.Dialect, list)
	}
	if m, _ := load(t, bindgen.Config{Dialect: "opencl"}, "k.h", ""); m.Dialect != ir.OpenCL {
		t.Errorf("asked for OpenCL: %v", m.Dialect)
	}
}

// TestMessages checks what bad input says, one line a message.
func TestMessages(t *testing.T) {
	k := "//kbind:kernel K\n__global__ void k(float* a, int n) { %s }\n"
	for _, tc := range []struct{ name, text, want string }{
		{"unknown directive", "//kbind:kernal K\n" + fmt.Sprintf(k, ""), `k.cu:1:9: error: unknown directive "kernal" [K0601]`},
		{"unknown parameter", "//kbind:size b=n\n" + fmt.Sprintf(k, ""), `k.cu:1:14: error: unknown pointer parameter "b" [K0603]`},
		{"detached", "//kbind:size a=n\n\nint x;\n", `k.cu:1:1: error: this directive is not above a kernel: directives go directly above the kernel they are for [K0607]`},
		{"no kernel directive", "//kbind:size a=n\n__global__ void k(float* a, int n) {}", `k.cu:1:1: error: directives above k, but none asks to bind it [K0609]`},
		{"out without size", "//kbind:out a\n" + fmt.Sprintf(k, ""), `k.cu:1:13: error: out parameter "a" needs a size: kbind allocates the result [K0606]`},
		{"declared only", "//kbind:kernel\n__global__ void k(int n);", `k.cu:2:17: error: kernel k is declared but not defined [K0312]`},
		{"no instances", "//kbind:kernel\ntemplate <class T> __global__ void k(T* n) {}", `k.cu:2:36: error: kernel template k has no instances [K0311]`},
		{"bad instance", "//kbind:kernel\n//kbind:template T=flaot\ntemplate <class T> __global__ void k(T* n) {}", `k.cu:2:20: error: unknown type flaot [K0302]`},
		{"unknown type", "//kbind:kernel\n__global__ void k(Foo* n) {}", `k.cu:2:19: error: unknown type Foo [K0302]`},
		{"unknown name", fmt.Sprintf(k, "a[0] = nn;"), `k.cu:2:45: error: unknown name nn [K0301]`},
		{"returns", "//kbind:kernel\n__global__ int k(int n) { return n; }", `k.cu:2:16: error: kernel k must return void, not int [K0312]`},
		{"host variable", "int x;\n" + fmt.Sprintf(k, "a[0] = x;"), `k.cu:3:45: error: x lives in host memory: kernels cannot use it [K0312]`},
		{"unterminated comment", "/* " + fmt.Sprintf(k, ""), `k.cu:1:1: error: comment without closing */ [K0101]`},
		{"export", "//kbind:export TLIE\n#define TILE 3\n", `k.cu:1:16: error: TLIE is not a constant that can be exported [K0603]`},
		{"export behind ::", "//kbind:export cfg::\n#define TILE 3\n", `k.cu:1:21: error: want a name after ::, found end of line`},
		{"recursive include", "#include \"k.cu\"\n", `k.cu:1:2: error: k.cu includes itself without end [K0132]`},
		{"garbage", "\x00\x01\xff\xfe@@@@```", `error`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, errs := load(t, bindgen.Config{}, "k.cu", tc.text)
			if !strings.Contains(errs, tc.want) {
				t.Errorf("got\n%s\nwant\n%s", errs, tc.want)
			}
		})
	}
}

func TestMissingFile(t *testing.T) {
	if _, errs := load(t, bindgen.Config{Open: nil}, "k.cu", ""); errs != "" {
		t.Fatal(errs)
	}
	m, diags := bindgen.Load(&bindgen.Config{Open: func(string) ([]byte, error) {
		return nil, errors.New("disk on fire")
	}}, "k.cu")
	if m == nil || diags.Len() != 1 || diags.Err().Error() != "k.cu:1:1: error: cannot read k.cu: disk on fire [K0001]" {
		t.Errorf("%v", diags.Err())
	}
}

// TestMissingHeader: a missing header is no error unless something in it was needed.
func TestMissingHeader(t *testing.T) {
	if _, errs := load(t, bindgen.Config{}, "k.cu", "#include \"util.h\"\n"+vectorAdd); errs != "" {
		t.Error(errs)
	}
	m, errs := load(t, bindgen.Config{All: true}, "k.cu",
		"#include \"util.h\"\n__global__ void k(float* x) { *x = helper(*x); }\n__global__ void g(float* x) { *x = 1; }")
	if errs != "" || len(m.Kernels) != 2 || m.Kernels[0].Refused == nil || m.Kernels[1].Func == nil {
		t.Fatalf("%s %+v", errs, m.Kernels)
	}
	if want := "unknown name helper (util.h, included at k.cu:1:2, was not found)"; m.Kernels[0].Refused.Msg != want {
		t.Errorf("refusal %q, want %q", m.Kernels[0].Refused.Msg, want)
	}
}

// TestHints checks the "did you mean" of names that are nowhere declared.
func TestHints(t *testing.T) {
	for text, want := range map[string]string{
		"__global__ void k(float* a) { a[0] = sqrtff(a[1]); }":                                 "sqrtf",
		"__device__ float helper(float x);\n__global__ void k(float* a) { a[0] = halper(1); }": "helper",
		"struct Body { float mass; };\n__global__ void k(Bdoy* a) { }":                         "Body",
		"struct Body { float mass; };\n__global__ void k(Body* a) { a->mas = 1; }":             "mass",
		"namespace n { const int size = 3; }\n__global__ void k(int* a) { *a = n::sise; }":     "size",
	} {
		files := func(string) ([]byte, error) { return []byte("//kbind:kernel\n" + text), nil }
		if i := strings.Index(text, "__global__"); i > 0 {
			files = func(string) ([]byte, error) { return []byte(text[:i] + "//kbind:kernel\n" + text[i:]), nil }
		}
		_, diags := bindgen.Load(&bindgen.Config{Open: files}, "k.cu")
		if diags.Len() != 1 || diags.Items[0].Hint != fmt.Sprintf("did you mean %q?", want) {
			t.Errorf("%s: %v, want the hint %s; %+v", text, diags.Err(), want, diags.Items)
		}
	}
}

func TestExports(t *testing.T) {
	m, errs := load(t, bindgen.Config{}, "k.cu", `
#define TILE (16 * 2)
#define NAME "x" "y"
enum Mode { SLOW = 1, FAST };
constexpr float Scale = 1.5f;
//kbind:export TILE NAME Mode Scale
`)
	if errs != "" {
		t.Fatal(errs)
	}
	var got []string
	for _, x := range m.Exports {
		got = append(got, fmt.Sprintf("%s=%s:%d/%g/%q", x.GoName, x.Type, x.Bits, x.Float, x.Str))
	}
	if s, want := strings.Join(got, " "), `TILE=i32:32/0/"" NAME=void:0/0/"xy" SLOW=i32:1/0/"" FAST=i32:2/0/"" Scale=f32:0/1.5/""`; s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
}

// many returns a file of n kernels that all differ.
func many(n int) string {
	var b bytes.Buffer
	b.WriteString("#include <cuda_runtime.h>\n#include <cstdio>\n__device__ float sq(float x) { return x * x; }\n")
	for i := range n {
		fmt.Fprintf(&b,
			"// Kernel %d.\n//kbind:kernel K%d\n//kbind:size x=n\n//kbind:grid n block=256\n__global__ void k%d(float* x, "+
				"int n, float a) {\n"+
				"    __shared__ float s[256];\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    s[threadIdx.x] = i < n ? "+
				"x[i] : 0.0f;\n    __syncthreads();\n"+
				"    for (int k = 128; k > 0; k /= 2) {\n        if (threadIdx.x < k) s[threadIdx.x] += sq(s[threadIdx.x + k]) "+
				"* %d.0f;\n        __syncthreads();\n    }\n"+
				"    if (i < n) x[i] = s[0] + a * sqrtf((float)i);\n}\n", i, i, i, i)
	}
	return b.String()
}

func BenchmarkLoad(b *testing.B) {
	for _, n := range []int{1, 100, 1000} {
		text := many(n)
		b.Run(fmt.Sprintf("kernels=%d", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				m, errs := load(b, bindgen.Config{}, "k.cu", text)
				if errs != "" || len(m.Kernels) != n {
					b.Fatal(errs)
				}
			}
			per := b.Elapsed().Seconds() / float64(b.N)
			b.ReportMetric(float64(n)/per, "kernels/s")
			b.ReportMetric(float64(strings.Count(text, "\n"))/per, "lines/s")
		})
	}
}

// TestEndlessFile includes a file that never ends, and one that is larger than kbind reads.
func TestEndlessFile(t *testing.T) {
	large := filepath.Join(t.TempDir(), "large.h")
	if err := os.WriteFile(large, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, 64<<20+1); err != nil {
		t.Fatal(err)
	}
	names := []string{filepath.ToSlash(large)}
	if _, err := os.Stat("/dev/zero"); err == nil {
		names = append(names, "/dev/zero")
	}
	for _, name := range names {
		main := filepath.Join(t.TempDir(), "k.cu")
		if err := os.WriteFile(main, []byte("#include \""+name+"\"\n__global__ void k(int* p) {}\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		m, _ := bindgen.Load(&bindgen.Config{All: true}, main) // a header that cannot be read is as good as a missing one
		if len(m.Kernels) != 1 {
			t.Errorf("%s: %d kernels", name, len(m.Kernels))
		}
		if _, err := bindgen.ReadFile(name); err == nil || !strings.Contains(err.Error(), "more than 67108864 bytes") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestComparisonOfStandards loads a comparison that C++17 makes by conversions and C++20 by the operator for the
// operands in the other order.
func TestComparisonOfStandards(t *testing.T) {
	src := []byte(`
struct A { __device__ operator int() const { return 1; } };
struct B { __device__ operator int() const { return 2; } __device__ bool operator==(A) const { return true; } };
__global__ void k(int* p) { p[0] = A() == B(); }
`)
	for std, want := range map[string]bool{"": false, "c++17": true, "c++20": true} {
		cfg := &bindgen.Config{All: true, Std: std, Open: func(string) ([]byte, error) { return src, nil }}
		m, _ := bindgen.Load(cfg, "k.cu")
		k := m.Kernels[0]
		if (k.Func != nil) != want {
			t.Errorf("-std=%s: %v, want a body: %v", std, k.Refused, want)
			continue
		}
		if text := ir.Print(m); want && strings.Contains(text, "func B_operator(") != (std == "c++20") {
			t.Errorf("-std=%s:\n%s", std, text)
		}
	}
}
