package progen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// LanesName is the name of the kernel that Lanes makes.
const LanesName = "lanes"

// Lanes returns a random kernel of which neighbouring threads take different ways: branches, loops that they leave one
// by one, continue and return under conditions, elements of memory that each chooses, private arrays and vectors. Every
// thread writes elements of its own only, or adds integers to some of all, so that the order of threads does not
// matter.
//
//	__global__ void lanes(const float* a, const int* b, float* x, int* y, unsigned* sums, int n)
//
// a and b have 1024 elements, x and y four for each of n threads, sums has 8.
func Lanes(seed uint64) string {
	w := &lanesWriter{r: rand.New(rand.NewPCG(seed, 18))}
	w.line("__global__ void lanes(const float* a, const int* b, float* x, int* y, unsigned* sums, int n) {")
	w.indent = 1
	if w.r.IntN(3) == 0 {
		w.line("__shared__ int tile[1024];")
		w.line("tile[threadIdx.y * blockDim.x + threadIdx.x] = b[threadIdx.x * 7 %% 1024];")
		w.line("__syncthreads();")
		w.tile = true
	}
	w.line("%s i = blockIdx.x * blockDim.x + threadIdx.x;", w.pick("int", "unsigned", "size_t", "long long"))
	w.line("int row = blockIdx.y * blockDim.y + threadIdx.y, width = gridDim.x * blockDim.x;")
	w.line("int id = row * width + (int)i;")
	switch w.r.IntN(4) {
	case 0:
		w.line("if (id >= n - %d) return;", w.r.IntN(40))
	case 1:
		w.line("if (i %% 3 == 1 && b[i %% 1024] > 0) { y[id] = 77; return; }")
	}
	w.line("float f = a[id & 1023], g = %d.5f;", w.r.IntN(4))
	w.line("int k = b[id & 1023], m = (int)i * %d - 5;", w.r.IntN(4))
	w.line("unsigned u = id * 2654435769u;")
	w.line("bool c = k > m, d = %s;", w.pick("i < 20", "false", "f > 0.0f"))
	w.line("int list[4] = {k, 1, m, 3};")
	w.line("float2 v = make_float2(f, g);")
	w.statements(3 + w.r.IntN(5))
	w.line("x[id] = f + v.x * 0.25f; x[id + n] = g - v.y;")
	w.line("x[id * 2 + 2 * n] = list[k & 3];")
	w.line("y[id] = k + m; y[id + n] = (int)u; y[id + 2 * n] = c + 2 * d;")
	w.line("y[id + 3 * n] = list[0] + list[1] * 3 + list[2] * 5 + list[3] * 7;")
	w.indent = 0
	w.line("}")
	return w.b.String()
}

type lanesWriter struct {
	r      *rand.Rand
	b      strings.Builder
	indent int
	nested int
	loops  int // around the statement
	n      int
	tile   bool
}

func (w *lanesWriter) line(format string, args ...any) {
	w.b.WriteString(strings.Repeat("    ", w.indent))
	fmt.Fprintf(&w.b, format, args...)
	w.b.WriteByte('\n')
}

func (w *lanesWriter) pick(list ...string) string { return list[w.r.IntN(len(list))] }

// whole is an integer, float a floating-point number, and cond a condition.
func (w *lanesWriter) whole(depth int) string {
	if depth == 0 {
		leaves := []string{"k", "m", "(int)i", "(int)u", "3", "row", "n", "list[1]", "id", "(int)threadIdx.x", "width"}
		if w.tile {
			leaves = append(leaves, "tile[(id + 5) & 31]", "tile[threadIdx.x]")
		}
		return w.pick(leaves...)
	}
	one := func() string { return w.whole(depth - 1) }
	switch w.r.IntN(11) {
	case 0:
		return "b[" + w.place() + "]"
	case 1:
		return "list[(" + one() + ") & 3]"
	case 2:
		return "(" + w.cond(depth-1) + " ? " + one() + " : " + one() + ")"
	case 3:
		return w.pick("min", "max") + "(" + one() + ", " + one() + ")"
	case 4:
		return "((" + one() + ") " + w.pick("/", "%") + " " + w.pick("3", "7", "(m | 1)") + ")"
	case 5:
		return "((" + one() + ") " + w.pick("<<", ">>") + " " + w.pick("1", "3", "(k & 7)") + ")"
	case 6:
		return "(int)(u " + w.pick(">> 3", "* 5u", "^ 9u", "/ 10u") + ")"
	}
	return "(" + one() + " " + w.pick("+", "-", "*", "&", "|", "^", "+") + " " + one() + ")"
}

// place is an index of a and b.
func (w *lanesWriter) place() string {
	return w.pick("(unsigned)(id + 1) & 1023", "i & 1023", "k & 1023", "(u >> 3) & 1023", "5", "row & 1023",
		"threadIdx.x", "threadIdx.x + 3", "threadIdx.x * 2", "(threadIdx.x & 7) + 8 * (row & 3)", "1023 - threadIdx.x")
}

func (w *lanesWriter) float(depth int) string {
	if depth == 0 {
		return w.pick("f", "g", "v.x", "v.y", "1.5f", "a[7]", "(float)(k & 255)")
	}
	one := func() string { return w.float(depth - 1) }
	switch w.r.IntN(9) {
	case 0:
		return "a[" + w.place() + "]"
	case 1:
		return "(" + w.cond(depth-1) + " ? " + one() + " : " + one() + ")"
	case 2:
		return w.pick("sqrtf", "fabsf", "floorf", "expf", "logf", "sinf", "cosf", "tanhf", "exp2f", "log2f") + "(" +
			one() + ")"
	case 3:
		return w.pick("fminf", "fmaxf", "powf", "fmodf") + "(" + one() + ", " + one() + ")"
	case 4:
		return "(float)(" + w.whole(depth-1) + ")"
	}
	return "(" + one() + " " + w.pick("+", "-", "*", "/", "+") + " " + one() + ")"
}

func (w *lanesWriter) cond(depth int) string {
	if depth == 0 {
		return w.pick("c", "d", "i < 9", "(k & 1) == 0", "row > 1", "n > 100", "threadIdx.x == 3")
	}
	switch w.r.IntN(6) {
	case 0:
		return "(" + w.cond(depth-1) + " " + w.pick("&&", "||") + " " + w.cond(depth-1) + ")"
	case 1:
		return "!" + w.cond(depth-1)
	case 2:
		return "(k > 3 && b[k & 1023] " + w.pick("<", ">=") + " m)"
	case 3:
		return "(" + w.float(1) + " " + w.pick("<", ">", "<=", "!=") + " " + w.float(1) + ")"
	}
	return "(" + w.whole(1) + " " + w.pick("<", ">", "==", "!=", "<=", ">=") + " " + w.whole(1) + ")"
}

func (w *lanesWriter) statements(n int) {
	for range n {
		w.statement()
	}
}

func (w *lanesWriter) inside(n int) {
	w.indent++
	w.nested++
	w.statements(n)
	w.nested--
	w.indent--
}

func (w *lanesWriter) statement() {
	kind := w.r.IntN(17)
	if w.nested > 2 && kind >= 9 && kind <= 13 {
		kind = w.r.IntN(9)
	}
	switch kind {
	case 0, 1:
		w.line("%s %s %s;", w.pick("f", "g", "v.x", "v.y"), w.pick("=", "+=", "*="), w.float(2))
	case 2, 3:
		w.line("%s %s %s;", w.pick("k", "m"), w.pick("=", "+=", "-=", "^="), w.whole(2))
	case 4:
		w.line("u = %s;", w.pick("u * 747796405u + 2891336453u", "(u >> ((u >> 28) + 4)) ^ u", "u - i", "__brev(u)"))
	case 5:
		w.line("%s = %s;", w.pick("c", "d"), w.cond(2))
	case 6:
		w.line("list[%s] = %s;", w.pick("0", "2", "k & 3", "row & 1"), w.whole(1))
	case 7:
		w.line("%s;", w.pick("v = make_float2(g, f)", "v.x = v.y", "x[id + n] = f", "y[id] = k; k += y[id] & 1"))
	case 8:
		w.line("atomicAdd(&sums[%s], (unsigned)(%s));", w.pick("0", "k & 7", "row & 7"), w.whole(1))
	case 9, 10:
		w.line("if (%s) {", w.cond(2))
		w.inside(1 + w.r.IntN(3))
		if w.r.IntN(2) == 0 {
			w.line("} else {")
			w.inside(1 + w.r.IntN(2))
		}
		w.line("}")
	case 11, 12, 13:
		w.loop()
	case 14:
		if w.loops > 0 {
			w.line("if (%s) %s;", w.cond(1), w.pick("break", "continue"))
		}
	case 15:
		if w.nested > 0 && w.r.IntN(3) == 0 {
			w.line("if (%s) { y[id + n] = %d; return; }", w.cond(1), w.r.IntN(100))
		}
	default:
		w.n++
		w.line("{ int t%d = %s; k ^= t%d; }", w.n, w.whole(2), w.n)
	}
}

// loop writes a loop that ends after a few rounds.
func (w *lanesWriter) loop() {
	w.n++
	v := fmt.Sprintf("j%d", w.n)
	w.loops++
	switch w.r.IntN(4) {
	case 0:
		w.line("for (int %s = 0; %s < %s; %s++) {", v, v, w.pick("4", "(n & 3) + 1", "(k & 7)", "(int)(i & 3)"), v)
	case 1:
		w.line("for (int %s = threadIdx.x; %s < 70; %s += %s) {", v, v, v, w.pick("16", "blockDim.x", "32"))
	case 2:
		w.line("for (unsigned %s = u & 15; %s > 0; %s >>= 1) {", v, v, v)
	default:
		w.line("int %s = 0;", v)
		w.line("while (%s && %s++ < 5) {", w.cond(1), v)
	}
	w.indent++
	if w.r.IntN(2) == 0 {
		w.line("k += (int)%s; f += a[(int)%s & 1023];", v, v)
	}
	w.indent--
	w.inside(1 + w.r.IntN(3))
	w.line("}")
	w.loops--
}
