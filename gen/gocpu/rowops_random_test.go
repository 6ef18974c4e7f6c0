package gocpu

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// opsWriter writes kernels that rows compute operation by operation, for TestRandomRows: sums and products of elements
// beside each other, of private variables, and of elements that all threads read, in loops of which all make the same
// rounds. Some of them touch what other threads write, or leave their buffers in some round.
type opsWriter struct {
	r      *rand.Rand
	b      strings.Builder
	elem   string
	vars   []string
	loops  []string // their variables, and what is made of these
	nested int      // loops around the statement
	n      int
	indent int
	tiles  bool // there is shared memory, and threads meet
}

func (w *opsWriter) pick(list ...string) string { return list[w.r.IntN(len(list))] }

func (w *opsWriter) f(format string, args ...any) {
	w.b.WriteString(strings.Repeat("    ", w.indent+1))
	fmt.Fprintf(&w.b, format, args...)
	w.b.WriteString("\n")
}

func (w *opsWriter) floats() bool { return w.elem == "float" || w.elem == "double" }

// index is that of a thread's own element, or of one that moves with a loop.
func (w *opsWriter) index() string {
	i := "i"
	if len(w.loops) > 0 && w.r.IntN(3) > 0 {
		k := w.pick(w.loops...)
		return w.pick(k+" + i", "i + "+k+" * 3", k+" * s + i", "("+k+" << 1) + i", "i - "+k, "(int)m + "+k+" + i - (int)m",
			"i + (2 - "+k+") * 2")
	}
	switch w.r.IntN(8) {
	case 0:
		return i + " + " + w.pick("1", "s", "2", "16")
	case 1:
		return i + " - 1"
	}
	return i
}

// same is the index of an element that all threads read.
func (w *opsWriter) same() string {
	if len(w.loops) > 0 && w.r.IntN(4) > 0 {
		k := w.pick(w.loops...)
		return w.pick(k, k+" + s", k+" * 2 + 1", "s * "+k, "7 - "+k)
	}
	return w.pick("0", "3", "s", "s + 1", "s * 2")
}

func (w *opsWriter) leaf() string {
	if w.tiles && w.r.IntN(3) == 0 {
		return w.tile()
	}
	switch w.r.IntN(12) {
	case 0, 1, 2:
		return "b[" + w.index() + "]"
	case 3:
		return w.pick("a", "c") + "[" + w.index() + "]"
	case 4, 5:
		return "b[" + w.same() + "]"
	case 6:
		return w.pick("(T)n", "(T)s", "(T)3", "(T)(s * 2)", "(T)table[3]")
	case 7:
		return "(T)(int)i"
	}
	return w.pick(w.vars...)
}

func (w *opsWriter) expr(depth int) string {
	if depth == 0 {
		return w.leaf()
	}
	x, y := w.expr(depth-1), w.expr(depth-1)
	switch k := w.r.IntN(14); {
	case k < 3:
		return fmt.Sprintf("(%s + %s)", x, y)
	case k < 5:
		return fmt.Sprintf("(%s * %s + %s)", x, y, w.leaf())
	case k < 7:
		return fmt.Sprintf("(%s * %s)", x, y)
	case k < 9:
		return fmt.Sprintf("(%s - %s)", x, y)
	case k == 9 && w.floats():
		return fmt.Sprintf("(%s / %s)", x, y)
	case k == 9:
		return fmt.Sprintf("(%s %s %s)", x, w.pick("&", "|", "^"), y)
	case k == 10 && w.floats():
		return w.pick("fabs("+x+")", "sqrt(fabs("+x+"))", "-("+x+")")
	case k == 10:
		return fmt.Sprintf("(%s %s %s)", x, w.pick("<<", ">>"), w.pick("3", "s", "35"))
	case k == 11 && w.floats():
		return fmt.Sprintf("%s(%s, %s)", w.pick("fmin", "fmax"), x, y)
	case k == 11:
		return fmt.Sprintf("%s(%s, %s)", w.pick("min", "max"), x, y)
	case k == 12 && w.elem == "float":
		return w.pick("(float)(int)"+x, "(float)(double)"+x, "rsqrtf(fabsf("+x+") + 1.0f)", "expf(fminf("+x+", 2.0f))",
			"sinf("+x+")", "cosf("+x+")", "exp10f(fminf("+x+", 2.0f))", "floorf("+x+")", "ceilf("+x+")", "truncf("+x+")",
			"rintf("+x+")", "(float)floor((double)"+x+")")
	}
	return x
}

// tile is an element of shared memory.
func (w *opsWriter) tile() string {
	k := "s"
	if len(w.loops) > 0 {
		k = w.pick(w.loops...)
	}
	return w.pick("line[t]", "line[t]", "line[t ^ 1]", "line[t + 1]", "line["+k+"]", "line[t + "+k+"]",
		"line["+k+" * 2 + t]", "line[60 - "+k+"]", "line[(unsigned)"+k+" + t]", "line[(long long)t + "+k+" - 1]",
		"tile[threadIdx.y]["+k+"]", "tile["+k+"][threadIdx.x]", "tile["+k+"][t]", "tile[threadIdx.y][threadIdx.x + "+k+"]",
		"tile[1]["+k+"]", "tile[threadIdx.y + "+k+"][0]", "(T)table["+k+"]")
}

func (w *opsWriter) stmt() {
	if w.tiles && w.r.IntN(4) == 0 {
		switch w.r.IntN(3) {
		case 0:
			w.f("%s %s %s;", w.pick("line[t]", "line[t]", "line[t + 1]", "tile[threadIdx.y][threadIdx.x]",
				"tile[threadIdx.x][threadIdx.y]", "tile[threadIdx.y][threadIdx.x + s]", "line[s]"), w.pick("=", "=", "+="),
				w.expr(1))
		case 1:
			if w.indent == 0 {
				w.f("__syncthreads();")
			}
		default:
			w.f("%s += %s * %s;", w.pick(w.vars...), w.tile(), w.tile())
		}
		return
	}
	switch k := w.r.IntN(14); {
	case k < 3:
		w.f("%s[%s] %s %s;", w.pick("c", "c", "a"), w.index(), w.pick("=", "=", "+=", "*="), w.expr(2))
	case k < 6:
		w.f("%s %s %s;", w.pick(w.vars...), w.pick("=", "+=", "-=", "*="), w.expr(2))
	case k < 8:
		w.f("%s += b[%s] * b[%s];", w.pick(w.vars...), w.same(), w.index())
	case k == 8:
		w.n++
		v := fmt.Sprint("v", w.n)
		w.f("%sT %s = %s;", w.pick("", "const "), v, w.expr(2))
		w.vars = append(w.vars[:len(w.vars):len(w.vars)], "x", v)[:len(w.vars)+1]
	case k == 9:
		w.f("if (%s) {", w.pick("s > 1", "n > 40", "m == 64u", "w < 0", "n > 100 && b[0] > (T)1", "n < 62 || b[s] <= b[1]",
			"s > 1 && n > 40 && b[2] != c[1]"))
		w.block(1)
		w.f("}")
	case w.nested < 2:
		w.n++
		v := fmt.Sprint("k", w.n)
		w.f("%s", w.pick(
			fmt.Sprintf("for (int %s = 0; %s < %s; %s++) {", v, v,
				w.pick("4", "(s & 15)", "(int)(m & 7)", "(n & 15)", "20", "3"), v),
			fmt.Sprintf("for (int %s = s; %s <= %s; %s += 2) {", v, v, w.pick("9", "(n & 15)"), v),
			fmt.Sprintf("for (int %s = 2; %s < %d; %s++) {", v, v, 3+w.r.IntN(30), v),
			fmt.Sprintf("for (int %s = 9; %s > %s; %s += -1) {", v, v, w.pick("0", "s"), v)))
		loops := w.loops
		w.loops = append(w.loops[:len(w.loops):len(w.loops)], v)
		w.nested++
		if w.r.IntN(3) == 0 {
			d := fmt.Sprint("d", w.n)
			w.f("    int %s = %s;", d, w.pick(v+" * 2", v+" + s", "s - "+v))
			w.loops = append(w.loops, d)
		}
		if w.r.IntN(3) == 0 {
			w.indent++
			w.f("%s += b[%s] * b[%s];", w.vars[0], w.same(), w.index())
			w.indent--
		} else {
			w.block(3)
		}
		w.loops = loops
		w.nested--
		w.f("}")
	}
}

func (w *opsWriter) block(n int) {
	vars := w.vars
	w.indent++
	for range 1 + w.r.IntN(n) {
		w.stmt()
	}
	w.indent--
	w.vars = vars
}

func (w *opsWriter) kernel(name string) {
	w.elem = w.pick("float", "float", "float", "double", "int", "unsigned")
	fmt.Fprintf(&w.b, "\n__global__ void %s(%[2]s *a, const %[2]s *b, %[2]s *c, int n, unsigned m, int s, long long w) "+
		"{\n    typedef %[2]s T;\n", name, w.elem)
	w.f("int i = %s;", w.pick("blockIdx.x * blockDim.x + threadIdx.x", "blockIdx.x * blockDim.x + threadIdx.x",
		"threadIdx.x", "s + (int)threadIdx.x", "threadIdx.x + threadIdx.y * 16"))
	if w.tiles {
		w.f("__shared__ T line[128], tile[8][33];")
		w.f("int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);")
		w.f("line[t] = (T)t;")
		w.f("tile[threadIdx.y][threadIdx.x & 31] = (T)s;")
		w.f("%s", w.pick("__syncthreads();", "__syncthreads();", "if (i < 0) return;", ""))
	}
	if w.tiles {
		w.vars = []string{"x", "y"}
		w.f("T x = %s, y = (T)s;", w.pick("0", "line[t]", "(T)i"))
		for range 2 + w.r.IntN(6) {
			w.stmt()
		}
		w.f("%s", w.pick("c[i] = x + y;", "if (i < n) c[i] = x + y;", "line[t] = x; c[i] = y;"))
		w.b.WriteString("}\n")
		return
	}
	w.f("if (%s) return;", w.pick("i >= n", "i >= n", "i >= n - 20", "i < 9 || i >= n - 16"))
	w.vars = []string{"x", "y"}
	w.f("T x = %s, y = b[i];", w.pick("0", "b[i]", "(T)i"))
	for range 1 + w.r.IntN(4) {
		w.stmt()
	}
	w.f("c[i] = x + y;")
	w.b.WriteString("}\n")
}
