// Package progen makes random CUDA kernels whose meaning C++17 fixes, for comparing kbind with a C++ compiler.
//
// Invariants: the same seed gives the same text; no program has undefined or unspecified behaviour, other than signed
// overflow, which both sides wrap, and reads of a union's other members; every loop ends soon; every value that a
// program computes reaches out as bits, where all NaNs count as one.
package progen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Prologue stands once before the kernels of a file: hashing, conversions kept in range, and functions that tell the
// static type of an expression.
var Prologue = prologue + hashVectors()

const prologue = `typedef unsigned long long u64;
__device__ u64 mix(u64 h, u64 v) { h ^= v; h *= 0x9E3779B97F4A7C15ull; return h ^ (h >> 29); }
__device__ u64 bits(float f) { return f != f ? 0x7fc00000u : (unsigned)__float_as_int(f); }
__device__ u64 bits(double d) { return d != d ? 0x7ff8000000000000ull : (u64)__double_as_longlong(d); }
__device__ float lim(float x, float lo, float hi) { return x >= lo ? (x <= hi ? x : hi) : lo; }
__device__ double lim(double x, double lo, double hi) { return x >= lo ? (x <= hi ? x : hi) : lo; }
__device__ int ty(bool) { return 1; }
__device__ int ty(char) { return 2; }
__device__ int ty(signed char) { return 3; }
__device__ int ty(unsigned char) { return 4; }
__device__ int ty(short) { return 5; }
__device__ int ty(unsigned short) { return 6; }
__device__ int ty(int) { return 7; }
__device__ int ty(unsigned) { return 8; }
__device__ int ty(long) { return 9; }
__device__ int ty(unsigned long) { return 10; }
__device__ int ty(long long) { return 11; }
__device__ int ty(unsigned long long) { return 12; }
__device__ int ty(float) { return 13; }
__device__ int ty(double) { return 14; }
`

// Program is a random kernel.
type Program struct {
	Name string
	// Text is the definition of void NAME(long long* out), which leaves hashes of its state in out[0] to out[63], and
	// declarations before it.
	Text    string
	Threads int // of the one block that runs it
}

// Kernel makes the program of a seed.
func Kernel(name string, seed uint64) Program {
	g := &gen{r: rand.New(rand.NewPCG(seed, 0x6b62696e64)), prefix: name + "_", threads: 1}
	g.barriers = g.chance(25)
	if g.chance(30) {
		g.threads = pick(g, []int{4, 32, 32, 64})
	}
	if g.chance(30) {
		g.useVectors()
	}
	if g.chance(40) {
		g.useBuiltins()
	}
	for range g.r.IntN(3) {
		g.newEnum()
	}
	for range g.r.IntN(4) {
		g.newStruct()
	}
	for range g.r.IntN(3) {
		g.newGlobal()
	}
	for range g.r.IntN(5) {
		g.newFunction()
	}
	for _, extra := range []func(){g.newTemplate, g.newClass, g.newConstexpr, g.newRecursive, g.newClassTemplate,
		g.newTable, g.newJumps, g.newHierarchy, g.newLifetimes, g.newSpecials, g.newEnumRange, g.newPhases} {
		if g.chance(35) {
			extra()
		}
	}
	g.kernel(name)
	return Program{name, g.top.String(), g.threads}
}

// gen is the state of one program.
type gen struct {
	r        *rand.Rand
	prefix   string          // of file-scope names
	top      strings.Builder // file-scope text so far
	enums    []*typ
	structs  []*typ
	globals  []*variable
	funcs    []*fun
	n        int // names made so far
	roots    int // objects made so far
	barriers bool
	threads  int // of the kernel

	body   *strings.Builder // of the function being written
	indent int
	vars   []*variable // in scope
	loops  int         // loops around the statement being written
	weight int         // product of their trip counts
	inner  []string    // "loop" and "switch" around, innermost last
	ret    *typ        // of the function being written; nil in a kernel
	nested int         // indexes around the expression being written
	budget int         // statements that may still be written
	calls  []*fun      // what may be called
	consts []string    // names of integer constants
	tparam string      // name of a template's integer parameter in scope
	pure   bool        // no barriers in this function
}

// variable is something with a name. Roots tell apart objects that cannot overlap.
type variable struct {
	name  string
	t     *typ
	root  int
	ro    bool   // may not be written
	fixed bool   // a pointer which may not be moved; or a loop's counter
	base  string // of a pointer: the first of the n elements that it moves over
	n     int
	pt    int // of a pointer: the root of the elements
	elro  bool
}

const sharedRoot = 1 // everything that functions reach through parameters, and all globals

func (g *gen) chance(percent int) bool { return g.r.IntN(100) < percent }

func (g *gen) name(stem string) string {
	g.n++
	return fmt.Sprintf("%s%d", stem, g.n)
}

func (g *gen) root() int {
	g.roots++
	return g.roots + sharedRoot
}

func pick[T any](g *gen, list []T) T { return list[g.r.IntN(len(list))] }

// line writes one line of the body.
func (g *gen) line(format string, args ...any) {
	g.body.WriteString(strings.Repeat("    ", g.indent))
	fmt.Fprintf(g.body, format, args...)
	g.body.WriteByte('\n')
}

// kernel writes the kernel itself: statements at its top level, a hash of a few variables after each, of all of them
// at the end.
func (g *gen) kernel(name string) {
	g.begin(25)
	g.calls = g.funcs
	g.vars = append(g.vars, g.globals...)
	thread := ""
	if g.threads > 1 {
		g.newExchange()
		g.line("const int tid = threadIdx.x;")
		g.line("int uni = %d;", g.r.IntN(3))
		g.vars = append(g.vars, &variable{name: "tid", t: scalars[kInt], root: g.root(), fixed: true, n: g.threads})
		thread = " + tid"
	}
	g.line("u64 h = %d%s;", g.r.IntN(1000), thread)
	first := g.local("v", scalars[kInt])
	g.line("int %s = %d%s;", first.name, g.r.IntN(100), thread)
	for range 4 + g.r.IntN(5) {
		g.declare()
	}
	for slot := 0; slot < 20 && g.budget > 0; slot++ {
		if g.threads > 1 && g.chance(50) {
			g.budget--
			g.together(0)
		} else {
			g.statement(0)
		}
		for range 2 {
			v := pick(g, g.vars)
			g.hash(v.name, v.t, v)
		}
		if g.threads > 1 {
			g.line("if (tid == %d) out[%d] = (long long)h;", g.r.IntN(g.threads), slot)
		} else {
			g.line("out[%d] = (long long)h;", slot)
		}
	}
	for _, v := range g.vars {
		g.hash(v.name, v.t, v)
	}
	if g.threads > 1 {
		g.line("__shared__ u64 hashes[%d];", g.threads)
		g.line("hashes[tid] = h;")
		g.line("__syncthreads();")
		g.line("for (int i = 0; i < %d; i++) h = mix(h, hashes[i]);", g.threads)
		g.line("if (tid) return;")
	}
	g.line("out[63] = (long long)h;")
	fmt.Fprintf(&g.top, "__global__ void %s(long long* out) {\n%s}\n", name, g.body.String())
}

func (g *gen) begin(budget int) {
	g.body, g.indent, g.vars, g.loops, g.weight, g.inner, g.ret, g.budget = &strings.Builder{}, 1, nil, 0, 1, nil, nil,
		budget
	g.tparam, g.calls, g.pure = "", nil, false
}

// hash mixes the value of a place into h.
func (g *gen) hash(place string, t *typ, v *variable) {
	switch {
	case t.kind == kPtr && v != nil:
		g.line("h = mix(h, %s - (%s));", place, v.base)
	case t.kind == kPtr:
	case t.kind == kArray:
		i := g.name("i")
		g.line("for (int %s = 0; %s < %d; %s++) {", i, i, t.n, i)
		g.indent++
		g.hash(place+"["+i+"]", t.elem, nil)
		g.indent--
		g.line("}")
	case t.kind == kStruct:
		g.line("h = hash(h, %s);", place)
	case t.isFloat():
		g.line("h = mix(h, bits(%s));", place)
	default:
		g.line("h = mix(h, (u64)%s);", place)
	}
}
