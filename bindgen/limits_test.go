package bindgen

import (
	"fmt"
	"strings"
	"testing"
)

func TestLimits(t *testing.T) {
	for _, test := range []struct{ file, src, want string }{
		{"k.cu", "//kbind:kernel\n//kbind:grid n block=1024\n__global__ void k(int* x, int n) { x[0] = n; }", ""},
		{"k.cu", "//kbind:kernel\n//kbind:grid n block=2048\n__global__ void k(int* x, int n) { x[0] = n; }",
			"k.cu:2:22: a block of 2048 threads; GPUs take at most 1024 (the CUDA"},
		{"k.cu", "//kbind:kernel\n//kbind:block 32,64\n__global__ void k(int* x, int n) { x[0] = n; }",
			"k.cu:2:15: a block of 2048 threads"},
		{"k.cu", "#define T 40\n//kbind:kernel\n//kbind:block T,T\n__global__ void k(int* x, int n) { x[0] = n; }",
			"k.cu:3:15: a block of 1600 threads"},
		{"k.cu",
			"//kbind:kernel\n//kbind:block 2*N\n//kbind:template N=256,1024\ntemplate <int N> __global__ void k(int* x) { " +
				"x[0] = N; }", "k.cu:2:16: a block of 2048 threads"},
		{"k.cu", "//kbind:kernel\n//kbind:block 256\n__global__ void __launch_bounds__(128) k(int* x) { x[0] = 1; }",
			"k.cu:2:15: a block of 256 threads; the kernel's own bounds allow 128"},
		{"k.cu", "//kbind:kernel\n__global__ void k(int* x, int n) { __shared__ int s[12288]; s[0] = n; x[0] = s[0]; }", ""},
		{"k.cu", "//kbind:kernel\n__global__ void k(int* x, int n) { __shared__ int s[12289]; s[0] = n; x[0] = s[0]; }",
			"k.cu:2:51: 49156 bytes of static shared memory in k; GPUs take at most 49152 (the CUDA C++ Programming Guide, " +
				"Technical Specifications per Compute Capability; dynamic shared memory, extern __shared__ and //kbind:shared, " +
				"may have more)"},
		{"k.cu",
			"__device__ int f(int n) { __shared__ int s[8000]; s[0] = n; return s[0]; }\n//kbind:kernel\n__global__ void " +
				"k(int* x, int n) { __shared__ int s[8000]; s[0] = n; x[0] = s[0] + f(n); }", "64000 bytes of static " +
				"shared memory"},
		{"k.cu", "//kbind:kernel\n//kbind:block 1,1,128\n__global__ void k(int* x) { x[0] = 1; }",
			"k.cu:2:19: a block of 128 threads in z; GPUs take at most 64 (the CUDA"},
		{"k.hip", "//kbind:kernel\n//kbind:block 1,1,128\n__global__ void k(int* x) { x[0] = 1; }", ""},
		{"k.cu", "//kbind:kernel\n//kbind:shared 230000\n__global__ void k(int* x) { extern __shared__ int s[]; " +
			"__shared__ int t[1000]; s[0] = t[0] = 1; x[0] = s[0] + t[0]; }",
			"k.cu:2:16: 234000 bytes of shared memory in k, of which 230000 are dynamic; GPUs take at most 232448 (the CUDA"},
		{"k.cu", "//kbind:kernel\n//kbind:shared 100000\n__global__ void k(int* x) { extern __shared__ int s[]; " +
			"s[0] = 1; x[0] = s[0]; }", ""},
		{"k.cu", "//kbind:kernel\n__global__ void k(int* x, int n) { extern __shared__ int s[]; s[0] = n; x[0] = s[0]; }",
			""},
		{"k.hip", "//kbind:kernel\n__global__ void k(int* x, int n) { __shared__ int s[12289]; s[0] = n; x[0] = s[0]; }", ""},
		{"k.cl", "//kbind:kernel\n__kernel void k(__global int* x, int n) { __local int s[20000]; s[0] = n; x[0] = s[0]; }",
			"80000 bytes of static shared memory in k; GPUs take at most 65536"},
	} {
		cfg := &Config{Open: func(string) ([]byte, error) { return []byte(test.src), nil }}
		m, diags := Load(cfg, test.file)
		if err := diags.Err(); err != nil {
			t.Errorf("%s: %v", test.src, err)
			continue
		}
		var got []string
		for _, w := range m.Warnings {
			got = append(got, m.Set.Position(w.Pos).String()+": "+w.Msg)
		}
		if text := strings.Join(got, "\n"); len(got) > 1 || (test.want == "") != (text == "") ||
			!strings.Contains(text, test.want) {
			t.Errorf("%s:\n got %q\nwant %q", test.src, text, test.want)
		}
	}
}

// TestLongUnits loads units at the limits and beyond them.
func TestLongUnits(t *testing.T) {
	kernels := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "__global__ void k%d(int* p) { p[0] = %d; }\n", i, i)
		}
		return b.String()
	}
	variables := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "__device__ int v%d;\n", i)
		}
		return b.String() + "__global__ void k(int* p) { p[0] = v1; }"
	}
	// f is called twice and counts once; the call and each of its statements count.
	statements := func(n int) string {
		return "__device__ void f(int* p) { p[0] = 1; p[1] = 2; }\n__global__ void k(int* p) { f(p); f(p);" +
			strings.Repeat(" p[0] += p[1];", n-4) + " }"
	}
	// A copy of f stands for each call of it if threads wait in it.
	waiting := func(wait string, n, calls int) string {
		return "__device__ void f(int* p) {" + strings.Repeat(" p[0] += p[1];", n) + wait + " }\n" +
			"__global__ void k(int* p) { f(p); }\n__global__ void l(int* p) {" +
			strings.Repeat(" f(p);", calls) + " }"
	}
	// Kernels of n statements that share a function of one, which counts once.
	sharing := func(kernels, n int) string {
		text := "__device__ void f(int* p) { p[2] = 1; }\n"
		for i := range kernels {
			text += fmt.Sprintf("__global__ void k%d(int* p) { f(p);%s }\n", i, strings.Repeat(" p[0] += p[1];", n-1))
		}
		return text
	}
	inLoops := func(loops, statements int) string {
		return "__global__ void k(int* p) {" + strings.Repeat(" while (p[0])", loops) + " {" +
			strings.Repeat(" p[1]++;", statements) + " } }"
	}
	const most = "kbind translates at most 48000 and 320000 of a unit"
	for _, test := range []struct{ name, src, refused, err string }{
		{"the most statements of all kernels", sharing(4, 11999), "", ""},
		{"too many statements of all kernels", sharing(4, 12000), "",
			"the kernels of the unit up to this one have 48001 statements and 287984 operators and operands; " + most},
		{"too many parameters",
			"__global__ void k(int* p" + strings.Repeat(", int", 8000) + ") { p[0] = 1; }\n__global__ void l(int* p" +
				strings.Repeat(", int", 7999) + ") { p[0] = 1; }", "",
			"the kernels of the unit up to this one have 16001 parameters; kbind translates at most 16000 of a unit"},
		{"too many parameters of a function", "__device__ int f(int" + strings.Repeat(", int", maxFuncParams) +
			") { return 1; }\n__global__ void k(int* p) { p[0] = f(1" + strings.Repeat(", 1", maxFuncParams) + "); }",
			"k calls a function with 16385 parameters; kbind translates at most 16384 of one", ""},
		{"too many members", "struct S { int m0" + func() string {
			var b strings.Builder
			for i := range 16384 {
				fmt.Fprintf(&b, ", m%d", i+1)
			}
			return b.String()
		}() + "; };\n__global__ void k(int* p) { S s; s.m3 = 1; p[0] = s.m3; }",
			"kbind does not support a class of more than 16384 members", ""},
		{"too many string literals", "__device__ const char* const t[] = {" + func() string {
			var b strings.Builder
			for i := range maxGlobals {
				fmt.Fprintf(&b, "\"%d\", ", i)
			}
			return b.String()
		}() + "};\n__global__ void k(int* p) { p[0] = t[p[1]][0]; }", "",
			"the unit has 20001 variables and string literals; kbind translates at most 20000 of a unit"},
		{"too many addresses", "__device__ int x;\n__device__ int* const t[] = {" + strings.Repeat("&x, ", maxAddresses+1) +
			"};\n__global__ void k(int* p) { p[0] = *t[p[1]]; }", "", "the first values of the unit's variables have 65537 " +
			"addresses; kbind translates at most 65536 of a unit"},
		{"too many variables", variables(maxVariables + 1), "", "the unit has more than 4000 variables that Go may set"},
		{"the most variables", variables(maxVariables), "", ""},
		{"called twice", waiting("", 7999, 2), "", ""},
		{"too many in copies", waiting(" __syncthreads();", 7999, 5), "",
			"the kernels of the unit up to this one have 48006 statements and 287970 operators and operands; " + most},
		{"the most places to wait", waiting(" __syncthreads();", 1, maxWaits), "", ""},
		{"too many places to wait", "__device__ void f(int* p) { __syncthreads(); }\n__global__ void k(int* p) {" +
			strings.Repeat(" f(p);", maxWaits+1) + " }", "in k and the functions that it calls are 3001 places where threads " +
			"wait for each other, once for each call; kbind translates at most 3000 of a kernel", ""},
		{"too many places to wait in all kernels", "__device__ void f(int* p) {" + strings.Repeat(" __syncthreads();", 2000) +
			" }\n__global__ void k(int* p) { f(p); }\n__global__ void l(int* p) { f(p); }\n" +
			"__global__ void m(int* p) { f(p); __syncthreads(); }\n", "", "in the kernels of the unit up to this one are 6001 " +
			"places where threads wait for each other, once for each call; kbind translates at most 6000 of a unit"},
		{"too many operands", "__global__ void k(int* p) {" + strings.Repeat(" p[0] = -p[1] - p[2] - p[3];", 15000) + " }",
			"k and the functions that it calls have 225000 operators and operands; kbind translates at most 160000 of a kernel",
			""},
		{"operands that are vectors", "typedef float f16 __attribute__((ext_vector_type(16)));\n" +
			"__global__ void k(f16* p) {" + strings.Repeat(" p[0] = -p[1];", 8000) + " }",
			"k and the functions that it calls have 224000 operators and operands; kbind translates at most 160000 of a kernel",
			""},
		{"a tall sum", "__global__ void k(int* p) { p[0] = 1" + strings.Repeat(" + p[1]", 16000) + "; }", "", ""},
		{"a tall operand", "__global__ void k(int* p) { p[0] = p[2] && (1" + strings.Repeat(" + p[1]", 3000) + "); }",
			"k or a function that it calls has an operand that is 3004 operators deep, of operators on pointers or not " +
				"evaluated in any case; kbind translates at most 2048", ""},
		{"a tall pointer", "__global__ void k(int* p) { *(p" + strings.Repeat(" + p[1]", 3000) + ") = 1; }",
			"k or a function that it calls has an operand that is 3002 operators deep, of operators on pointers or not " +
				"evaluated in any case; kbind translates at most 2048", ""},
		{"lambdas inside each other", "__global__ void k(int* p) { " + strings.Repeat("[&] { ", 400) + "p[0]++; " +
			strings.Repeat("}(); ", 400) + "}", "nested too deeply: kbind reads at most 1024 levels", ""},
		{"the most statements in loops", inLoops(64, 7968), "", ""},
		{"too many statements in loops", inLoops(64, 7969), "k and the functions that it calls have 512032 statements in " +
			"loops, counted once for each loop around them; kbind translates at most 512000 of a kernel", ""},
		{"the most kernels", kernels(maxKernels), "", ""},
		{"too many kernels", kernels(maxKernels + 1), "",
			"the unit has 1001 kernels; kbind translates at most 1000 of a unit"},
		{"the most statements", statements(maxStatements), "", ""},
		{"too many statements", statements(maxStatements + 1),
			"k and the functions that it calls have 16001 statements; kbind translates at most 16000 of a kernel", ""},
		{"a long initialiser", "__device__ int a[3000000] = {1};\n__global__ void k(int* p) { p[0] = a[1]; }",
			"this initialiser is too long: kbind evaluates at most 1048576 elements and 16777216 operations of one", ""},
		{"a far designator", "constexpr int a[] = {[10000000] = 1};\n__global__ void k(int* p) { p[0] = sizeof(a); }",
			"an array of 10000001 elements is too long for designators: kbind takes at most 1048576", ""},
		{"a far designator of a longer array", "__global__ void k(int* p) { " +
			"int a[100000000] = {[99999999] = 1}; p[0] = a[1]; }",
			"an array of 100000000 elements is too long for designators: kbind takes at most 1048576", ""},
		{"designated in a long array", "struct X { int arr[500000000]; }; struct Y { int arr[3]; };\n" +
			"__device__ int f(const X& x) { return x.arr[4]; }\n__device__ int f(const Y& y) { return y.arr[1]; }\n" +
			"__global__ void k(int* p) { X x = {.arr[4] = 1}; p[0] = f({.arr[4] = 1}) + x.arr[p[1]]; }", "", ""},
		{"a few elements of a long array", "__global__ void k(int* p) { int a[100000000] = {3, 2}; p[0] = a[p[1]]; }",
			"", ""},
		{"too many equal elements", "struct S { int n = 3; };\n__global__ void k(int* p) { S a[100000000] = {}; " +
			"p[0] = a[p[1]].n; }",
			"a list for 100000000 elements, the last of which are not zero, is too long: kbind takes at most 1048576", ""},
	} {
		cfg := &Config{All: true, Open: func(string) ([]byte, error) { return []byte(test.src), nil }}
		m, diags := Load(cfg, "k.cu")
		msg, refused := "", ""
		if diags.Len() > 0 {
			msg = diags.Items[0].Msg
		}
		if k := m.Kernels[0]; k.Refused != nil {
			refused = k.Refused.Msg
		} else if k.Func == nil {
			t.Errorf("%s: no body and no reason", test.name)
		}
		if msg != test.err || refused != test.refused && refused != test.err {
			t.Errorf("%s: %q, refused %q", test.name, msg, refused)
		}
	}
}
