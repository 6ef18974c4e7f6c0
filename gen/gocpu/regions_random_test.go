package gocpu

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/kbind/kbind/internal/testall"
)

var programsFlag = flag.Int("programs", 0,
	"how many random kernels run in both forms; 0 for 6, or 24 with KBIND_TEST=all")
var firstProgram = flag.Int("first", 0, "the seed of the first")

// programs is how many random kernels a test runs.
func programs(t *testing.T) int {
	t.Helper()
	if *programsFlag > 0 {
		return *programsFlag
	}
	return testall.Count(t, 6, 24)
}

// TestRandomForms compares random kernels with barriers, shared memory and operations of warps in phases and in the
// general form. Most conditions around barriers are uniform, some only look so: what decides that is the analysis.
// Where it finds them uniform, the kernels do not race.
func TestRandomForms(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString(randomHead)
	for i := range programs(t) {
		w := &writer{r: rand.New(rand.NewPCG(uint64(*firstProgram+i), 3))}
		w.kernel(fmt.Sprintf("k%d", *firstProgram+i))
		b.WriteString(w.b.String())
	}
	file := randomFile(t, b.String())
	program := runFiles(t)
	code := new(strings.Builder)
	n := bothForms(t, file, 0, false, program, code)
	program["main.go"] = []byte("package main\n\nfunc main() {\n" + code.String() + "}\n")
	if n < programs(t)/4 {
		t.Errorf("only %d of %d kernels have phases", n, programs(t))
	}
	out := goRun(t, program)
	equal := 0
	for line := range strings.Lines(out) {
		if strings.HasPrefix(line, "differ") {
			t.Errorf("%s", line)
			continue
		}
		k := 0
		if _, at, ok := strings.Cut(line, " ran "); ok {
			_, _ = fmt.Sscan(at, &k)
		}
		equal += k
	}
	t.Logf("%d of %d kernels have phases; %d launches gave the same", n, programs(t), equal)
}

const randomHead = `
#define FULL 0xffffffff
__device__ __forceinline__ int linear() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
__device__ int swap(int *s, int v, int by) {
    int t = linear();
    __syncthreads();
    s[t] = v;
    __syncthreads();
    if (by == 1) return s[(t + 1) % 1024];
    return s[t ^ 1];
}
__device__ int sum(const int *p, int k) { int r = 0; for (int i = 0; i < (k & 3); i++) r += p[i]; return r; }
__device__ void bump(int &x, int by) { if (by & 1) x += by; else x ^= 5; }
__device__ void grow(int *p, int by) { if (by > 9) grow(p, by / 2); *p += by; }
__device__ int first(int v, int limit) { for (int i = 0; i < 5; i++) if (v + i > limit) return i; return 7; }
struct Pair { short x; unsigned char y; int z[2]; };
__device__ int seen;
__constant__ int fixed[4] = {2, 0, 3, 1};
__device__ int total(int v) {
    for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(FULL, v, o);
    return v;
}
`

// writer writes one kernel.
type writer struct {
	r     *rand.Rand
	b     strings.Builder
	depth int
	loops int // around the statement, within the same uniform region
	n     int
	stay  bool // threads end at the end
}

// who comes to a statement together, as far as the writer means it.
const (
	blockCtx = iota
	warpCtx
	threadCtx
)

func (w *writer) f(format string, args ...any) {
	w.b.WriteString(strings.Repeat("    ", w.depth+1))
	fmt.Fprintf(&w.b, format, args...)
	w.b.WriteString("\n")
}

func (w *writer) pick(list ...string) string { return list[w.r.IntN(len(list))] }

// same is an expression that all threads of the block agree on, unless something went wrong before.
func (w *writer) same(depth int) string {
	if depth == 0 || w.r.IntN(3) == 0 {
		if w.r.IntN(150) == 0 {
			return "sum(fixed, u)" // from memory that others may write
		}
		if w.r.IntN(3) == 0 {
			return w.pick("(int)g[u & 63]", "fixed[v & 3]", "us", "(int)ub", "(int)ul", "(int)uf", "(u ? v : x)", "first(v, u)",
				"up.z[0]", "up.x", "(int)(uf * v)", "(int)g[fixed[1]]", "(u / (v | 1))", "(v % 3)", "ok")
		}
		return w.pick("u", "v", "x", "n", "(int)blockIdx.x", fmt.Sprint(w.r.IntN(7)))
	}
	return fmt.Sprintf("(%s %s %s)", w.same(depth-1), w.pick("+", "-", "^", "*", "&"), w.same(depth-1))
}

// own is an expression of the thread's own.
func (w *writer) own(depth int) string {
	if depth == 0 || w.r.IntN(4) == 0 {
		if w.r.IntN(4) == 0 {
			return w.pick("(int)h[t]", "(int)g[t & 63]", "mine.x", "mine.y", "mine.z[t & 1]", "(int)threadIdx.x",
				"(int)threadIdx.y", "(t / 32)", "(t % 32)", "(t & ~31)", "(int)f", "(int)(g[a & 31] * 2.0f)", "(a / (t | 1))",
				"(t > u ? a : b)", "sum(list, t)", "first(t, a)", "list[a & 3]")
		}
		return w.pick("a", "b", "c", "list[1]", "*p", "t", "pair.y", w.same(0))
	}
	return fmt.Sprintf("(%s %s %s)", w.own(depth-1), w.pick("+", "-", "^", "*", "&", "|"), w.own(depth-1))
}

func (w *writer) cond(e string) string {
	return fmt.Sprintf("%s %s %d", e, w.pick("&", "&"), 1+w.r.IntN(3))
}

func (w *writer) list(ctx int) {
	w.depth++
	for range 1 + w.r.IntN(4) {
		w.stmt(ctx)
	}
	w.depth--
}

func (w *writer) stmt(ctx int) {
	if ctx == threadCtx && w.r.IntN(60) == 0 {
		ctx = w.r.IntN(2) // a meeting of some threads only
	}
	kind := w.r.IntN(25)
	if w.depth > 3 {
		kind %= 12
	}
	switch {
	case kind < 3:
		w.f("%s = %s;", w.pick("a", "b", "c", "list[0]", "*p", "pair.y", "list[t & 3]"), w.own(2))
	case kind == 3:
		w.f("%s %s= %s;", w.pick("a", "b", "c", "list[1]"), w.pick("+", "^", "-"), w.own(1))
	case kind == 4 && (ctx == blockCtx || w.r.IntN(60) == 0):
		w.f("%s = %s;", w.pick("u", "v", "x", "us", "ub", "ul", "uf", "up.z[0]", "up.x", "ok"), w.same(2))
	case kind == 5 && w.r.IntN(30) == 0:
		w.f("%s = %s;", w.pick("u", "v", "x"), w.own(1)) // not uniform any more
	case kind <= 8:
		w.meet(ctx)
	case kind <= 10:
		w.warp(ctx)
	case kind == 11:
		w.jump(ctx)
	case kind <= 14:
		w.f("if (%s) {", w.cond(w.same(1)))
		w.list(ctx)
		if w.r.IntN(2) == 0 {
			w.f("} else {")
			w.list(ctx)
		}
		w.f("}")
	case kind <= 16:
		cond := w.cond(w.own(1))
		if w.r.IntN(3) == 0 {
			cond = w.pick("edge", "!edge", "far", "far || edge", "t > 2", "(int)threadIdx.x >= n", "threadIdx.x < 30 && edge")
		}
		w.f("if (%s) {", cond)
		w.list(threadCtx)
		w.f("}")
	case kind == 22:
		w.f("%s;", w.pick("bump(a, "+w.own(1)+")", "bump(b, 1)", "mine.x = "+w.own(1), "mine.y += "+w.own(0),
			"mine.z[t & 1] = "+w.own(1), "h[t] = "+w.own(1), "h[t] += 1.5f", "f = "+w.own(1)+" * 0.5f", "f += g[t & 31]",
			"p = t & 1 ? &a : &d", "p = &list["+w.same(0)+" & 3]",
			"list[a & 3] += 2", "int2 keep = pair; pair.x = keep.y + 1", "Pair other = mine; other.x += 3; mine = other"))
	case kind == 23:
		w.shared(ctx)
	case kind == 24:
		v, cond := fmt.Sprint("w", w.n), w.cond(w.own(1))
		w.n++
		w.f("int %s = %s;", v, w.own(1))
		w.f("if (%s) %s = %s;", cond, v, w.own(1))
		w.list(ctx)
		w.f("%s += %s;", w.pick("a", "b", "c"), v)
	case kind == 17:
		w.f("if (%s %s %d) {", w.pick("t / 32", "t / 32", "t >> 5", "(int)threadIdx.x / 32", "threadIdx.x / warpSize",
			"(t & ~31) / 32", "((int)(blockIdx.x * blockDim.x + threadIdx.x) + u * 32) / 32", "(short)t / 32",
			"(t + 64 * u) >> 5", "(signed char)(t & 63) / 32", "(t % 64) / 32"),
			w.pick("==", "<", ">="), w.r.IntN(3))
		w.list(max(ctx, warpCtx))
		w.f("}")
	case kind == 18:
		w.f("switch (%s & 3) {", w.same(1))
		for i := range 3 {
			w.f("case %d:", i)
			w.list(ctx)
			if w.r.IntN(3) > 0 {
				w.f("    break;")
			}
		}
		w.f("}")
	default:
		w.loop(ctx)
	}
}

func (w *writer) loop(ctx int) {
	w.n++
	limit, inner := w.same(1), ctx
	if w.r.IntN(4) == 0 {
		limit, inner = w.own(1), threadCtx
	}
	loops := w.loops
	w.loops++
	switch i := fmt.Sprintf("i%d", w.n); w.r.IntN(3) {
	case 0:
		w.f("for (int %s = 0; %s < (%s & 3); %s++) {", i, i, limit, i)
		w.list(inner)
		w.f("}")
	case 1:
		w.f("for (int %s = 4; %s > 0; %s /= 2) {", i, i, i)
		w.list(ctx)
		w.f("    %s += %s;", map[bool]string{true: "u", false: "a"}[ctx == blockCtx && w.r.IntN(2) == 0], i)
		w.f("}")
	default:
		w.f("int %s = 0;", i)
		w.f("do {")
		w.list(inner)
		w.f("} while (++%s < 4 && (%s & 1));", i, limit)
	}
	w.loops = loops
}

// shared writes what threads do to shared memory in any order.
func (w *writer) shared(ctx int) {
	op := w.pick("atomicAdd(&cnt[%s & 7], %s)", "atomicMax(&cnt[%s & 7], %s)", "atomicXor(&cnt[%s & 7], %s)",
		"atomicOr(&cnt[%s & 7], %s)", "atomicSub(&cnt[%s & 7], %s)")
	if ctx != blockCtx {
		w.f("a ^= 3;")
		return
	}
	w.f("__syncthreads();")
	w.f("if (t == 0) for (int i = 0; i < 8; i++) cnt[i] = i;")
	w.f("__syncthreads();")
	w.f(op+";", w.own(1), w.own(1))
	if w.r.IntN(2) == 0 {
		w.f("if (%s) "+op+";", w.cond(w.own(1)), w.own(0), w.own(1))
	}
	if w.r.IntN(3) == 0 {
		w.f("atomicAdd(&seen, %s);", w.own(0))
	}
	w.f("__syncthreads();")
	if w.r.IntN(12) == 0 {
		w.f("u = cnt[%s & 7];", w.same(0)) // not uniform as far as anybody can tell
	}
	w.f("%s += cnt[%s & 7];", w.pick("a", "b", "c"), w.own(0))
}

// meet writes what all threads of the block do together.
func (w *writer) meet(ctx int) {
	if ctx != blockCtx {
		w.f("%s ^= %s;", w.pick("a", "b", "c"), w.own(1))
		return
	}
	switch w.r.IntN(7) {
	case 0:
		w.f("__syncthreads();")
	case 3:
		w.first()
	case 1:
		w.f("%s = __syncthreads_%s(%s);", w.pick("u", "a", "x"), w.pick("count", "and", "or"), w.cond(w.own(1)))
	case 2:
		w.f("%s += swap(s, %s, %s);", w.pick("a", "b", "pair.y"), w.own(1), w.pick("0", "1", "u & 1"))
	default:
		w.f("__syncthreads();")
		w.f("s[t] = %s;", w.own(1))
		w.f("__syncthreads();")
		w.f("%s += s[(t %s) & 1023];", w.pick("a", "b", "c"), w.pick("+ 1", "^ 1", "* 3", "+ u"))
	}
}

// first writes what the first threads do, between two barriers, where all declare a variable that they use later.
func (w *writer) first() {
	v := fmt.Sprint("q", w.n)
	w.n++
	limit := w.pick("t == 0", "t < 3", "t <= 40 && edge", "(int)threadIdx.x < "+w.same(1),
		"threadIdx.x < 7u && t < "+w.same(0))
	w.f("__syncthreads();")
	w.f("int %s = %s;", v, w.pick("5", w.same(1), w.own(1)))
	if w.r.IntN(2) == 0 {
		w.f("if (!(%s)) %s = %s;", limit, v, w.own(0))
	}
	w.f("if (%s) s[t] = %s;", limit, w.pick("s[t] + ws[t]", "s[t] ^ "+v, w.own(1)))
	w.f("__syncthreads();")
	if w.r.IntN(2) == 0 {
		w.f("grow(&%s, %s);", v, w.own(1))
	}
	w.f("%s += %s ^ s[(t %s) & 1023];", w.pick("a", "b", "c"), v, w.pick("+ 1", "^ 1", "+ u"))
}

// warp writes what all threads of a warp do together.
func (w *writer) warp(ctx int) {
	if ctx == threadCtx {
		w.f("%s += %s;", w.pick("a", "b", "c"), w.own(1))
		return
	}
	to, e := w.pick("a", "b", "c", "pair.x"), w.own(1)
	if w.r.IntN(9) == 0 && !w.stay {
		defer w.f("if ((%s & 15) == %d) return;", w.own(0), w.r.IntN(9))
	}
	switch w.r.IntN(13) {
	case 8:
		w.f("f = __shfl_xor_sync(FULL, f, %s);", w.pick("1", "16", "u & 31"))
	case 9:
		w.f("%s ^= (int)__shfl_sync(FULL, (long long)%s * 3000000000ll, %s, %s);", to, e, w.pick("3", "t", "u"),
			w.pick("32", "16", "4"))
	case 10:
		w.f("%s += __reduce_%s_sync(FULL, %s);", to, w.pick("add", "max", "xor"), e)
	case 11:
		w.f("__syncwarp();")
		w.f("ws[t] = %s;", e)
		w.f("__syncwarp();")
		w.f("%s ^= ws[t ^ %s];", to, w.pick("1", "2", "16"))
	case 12:
		w.f("%s += __popc(__ballot_sync(FULL, %s) & ((1u << (t & 31)) - 1));", to, w.cond(e))
	case 0:
		w.f("%s = __shfl_down_sync(FULL, %s, %s);", to, e, w.pick("1", "u", "5", "t"))
	case 1:
		w.f("%s += __shfl_up_sync(FULL, %s, %d, %s);", to, e, w.r.IntN(9), w.pick("32", "8", "16"))
	case 2:
		w.f("%s = __shfl_xor_sync(FULL, %s, %d);", to, e, w.r.IntN(32))
	case 3:
		w.f("%s = __shfl_sync(FULL, %s, %s);", to, e, w.pick("0", "t", "u", "31"))
	case 4:
		w.f("%s ^= __%s_sync(FULL, %s);", to, w.pick("ballot", "all", "match_any"), w.cond(e))
	case 5:
		w.f("%s += total(%s);", to, e)
	case 6:
		w.f("%s += __activemask();", to)
	default:
		w.f("if (__%s_sync(FULL, %s)) {", w.pick("any", "all"), w.cond(e))
		w.list(max(ctx, warpCtx))
		w.f("}")
	}
}

func (w *writer) jump(ctx int) {
	how := w.pick("break", "continue", "return")
	if w.loops == 0 || how == "return" && (w.r.IntN(3) > 0 || w.stay) {
		w.f("b = %s;", w.own(1))
		return
	}
	cond := w.cond(w.same(1))
	if ctx == threadCtx || how == "return" || w.r.IntN(8) == 0 {
		cond = w.cond(w.own(1))
	}
	w.f("if (%s) %s;", cond, how)
}

func (w *writer) kernel(name string) {
	fmt.Fprintf(&w.b, "\n__global__ void %s(int *out, int n, const float *g, short *h) {\n", name)
	w.f("__shared__ int s[1024], ws[1024], cnt[8];")
	w.f("int t = linear(), a = t * 3, b = t ^ n, c = out[t], u = n, v = blockIdx.x + 2, x = 3;")
	w.f("int list[4] = {t, n, 2, 3}, d = t + 1, *p = &d;")
	w.f("int2 pair = {t, n};")
	w.f("bool edge = %s, far = %s;",
		w.pick("threadIdx.x > 0 && threadIdx.x < blockDim.x - 1", "t > 1 && t < n && (int)blockIdx.x + 1 > 0", "t >= n"),
		w.pick("edge && t > 3", "threadIdx.x != 7 || edge", "!edge && threadIdx.x > 2"))
	w.f("Pair mine = {(short)t, 7, {n, t}}, up = {3, 1, {n, 2}};")
	w.f("short us = n; unsigned char ub = 250; long long ul = n; float uf = 1.5f, f = t * 0.5f; bool ok = n > 3; h += " +
		"blockIdx.x * 1024;")
	if w.r.IntN(2) == 0 && !w.stay {
		w.f("if (t %s) return;", w.pick(">= n", "% 5 == 3", "== 0", "> 40"))
	}
	for range 4 + w.r.IntN(5) {
		w.stmt(blockCtx)
	}
	w.f("out[blockIdx.x * 1024 + t] = a + b * 3 + c * 5 + u * 7 + v * 11 + x * 13 + list[0] * 17 + list[1] * 19 + " +
		"list[2] + list[3] + d * 23 + pair.x * 29 + pair.y * 31 + mine.x + mine.y * 3 + mine.z[0] + up.x + up.z[0] * 5 + " +
		"us + ub + (int)ul + (int)uf + (int)f + ok + (edge ? 100 : far);")
	w.b.WriteString("}\n")
}
