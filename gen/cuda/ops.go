package cuda

import (
	"fmt"
	"path"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/prec"
	"github.com/kbind/kbind/gen/internal/spell"
)

// Builtin writes a pure operation.
func (w *language) Builtin(e *ir.Builtin, want int) string {
	row, _ := spell.Find(e.Op)
	op := string(e.Op)
	if strings.HasPrefix(op, "id.") || strings.HasPrefix(op, "dim.") {
		return row.CUDA.Name
	}
	if _, ok := e.Typ.(*ir.Vector); ok {
		return w.Vector(e, want)
	}
	t := operandType(e)
	args := make([]string, len(e.Args))
	for i, a := range e.Args {
		if a.Type() == ir.F16 || a.Type() == ir.BF16 {
			args[i] = w.AsFloat(a)
		} else {
			args[i] = w.Value(a, prec.Assign)
		}
	}
	switch {
	case strings.HasPrefix(op, "int."):
		return w.integerFunction(strings.TrimPrefix(op, "int."), t, args)
	case strings.HasPrefix(op, "math."):
		return w.math(e, t, row.CUDA, args)
	case op == "mem.shared_number":
		w.nvidia()
		return w.funNVIDIA("kb_shared_number", `unsigned long long kb_shared_number(unsigned long long address) {
    return __isShared((const void *)address) ? __cvta_generic_to_shared((const void *)address) : 0;
}`) + "(" + args[0] + ")"
	case op == "mem.shared_address":
		w.nvidia()
		return "(unsigned long long)__cvta_shared_to_generic((unsigned int)(" + args[0] + "))"
	}
	return w.Missing(e)
}

// math writes a mathematical function of floats of type t. Those of 16 bits are computed with as float.
func (w *language) math(e *ir.Builtin, t ir.Scalar, cell spell.Cell, args []string) string {
	half := t == ir.F16 || t == ir.BF16
	if half && e.Op == "math.fma" {
		return w.fusedHalf(t, args)
	}
	c, digit := "double", ""
	if t != ir.F64 {
		c, digit = "float", "f"
	}
	name := cell.Name
	list := "(" + strings.Join(args, ", ") + ")"
	switch op := strings.TrimPrefix(string(e.Op), "math."); op {
	case "frexp_exp":
		name = w.Func("kb_frexp_exp_"+c, "int kb_frexp_exp_%[1]s(%[1]s x) {\n    int e = 0;\n    frexp%[2]s(x, &e);\n"+
			"    return e;\n}", c, digit)
	case "frexp_frac":
		name = w.Func("kb_frexp_frac_"+c, "%[1]s kb_frexp_frac_%[1]s(%[1]s x) {\n    int e = 0;\n"+
			"    return frexp%[2]s(x, &e);\n}", c, digit)
	case "remquo_quo":
		name = w.Func("kb_remquo_quo_"+c, "int kb_remquo_quo_%[1]s(%[1]s x, %[1]s y) {\n    int q = 0;\n"+
			"    remquo%[2]s(x, y, &q);\n    return q;\n}", c, digit)
	case "pown": // in double, in which every int is exact
		name = w.Func("kb_pown_"+c, "%[1]s kb_pown_%[1]s(%[1]s x, int n) {\n"+
			"    return (%[1]s)pow((double)x, (double)n);\n}", c)
	case "isfinite", "isinf", "isnan", "signbit":
		return "(" + name + list + " != 0)"
	default:
		if cell.Wide == "" {
			name += digit
			break
		}
		w.nvidia() // directed rounding
		if t == ir.F64 {
			name = cell.Wide
		}
	}
	if r, ok := e.Typ.(ir.Scalar); ok && (r == ir.F16 || r == ir.BF16) {
		return w.FromFloat(r, name+list)
	}
	return name + list
}

// integerFunction writes a function of integers of type t.
func (w *language) integerFunction(op string, t ir.Scalar, args []string) string {
	name, device := w.integerName(op, t)
	text := name + "(" + strings.Join(args, ", ") + ")"
	if device && (op == "brev" || op == "popc" || op == "clz") {
		text = "(" + w.d.Scalars[t] + ")" + text
	}
	return text
}

// integerName is the function of integers of type t for an operation; device says that it is one of the device's.
func (w *language) integerName(op string, t ir.Scalar) (name string, device bool) {
	wide := t.Size() == 8
	switch op {
	case "byte_perm":
		return w.Func("kb_byte_perm", clibrary.BytePermCPP), false
	case "max", "min", "popc", "clz", "brev":
		row, _ := spell.Find(ir.Op("int." + op))
		if name = row.CUDA.Name; wide && row.CUDA.Wide != "" {
			name = row.CUDA.Wide
		}
	case "mulhi":
		name = map[ir.Scalar]string{ir.I32: "__mulhi", ir.U32: "__umulhi", ir.I64: "__mul64hi", ir.U64: "__umul64hi"}[t]
	}
	if name != "" && t.Size() >= 4 {
		return name, true
	}
	body := integerBodies[op]
	full := "kb_" + op + "_" + t.String()
	if !w.Has(full) {
		w.Helper(full, "static __device__ "+strings.NewReplacer(w.integerNames(op, full, t)...).Replace(body)+"\n")
	}
	return full, false
}

// integerNames are the words of integerBodies and what stands for them in a function on values of type t.
func (w *language) integerNames(op, full string, t ir.Scalar) []string {
	unsigned, bits := t, 8*t.Size()
	least, most := "0", fmt.Sprintf("%d", ^uint64(0)>>(64-bits))
	if t.IsSigned() {
		unsigned = t + 1
		most = fmt.Sprintf("%d", ^uint64(0)>>(65-bits))
		least = "(-" + most + " - 1)"
		if bits == 64 {
			least = "(-" + most + "LL - 1)"
		}
	}
	switch {
	case bits == 64 && t.IsSigned():
		most += "LL"
	case bits == 64:
		most += "ULL"
	case bits == 32 && !t.IsSigned():
		most += "U"
	}
	names := []string{"NAME", full, "UNSIGNED", w.d.Scalars[unsigned], "TYPE", w.d.Scalars[t],
		"BITS", strconv.Itoa(bits), "LEAST", least, "MOST", most, "FFS", "__ffs"}
	if bits == 64 {
		names[len(names)-1] = "__ffsll"
	}
	if op == "mad_sat" {
		high, _ := w.integerName("mulhi", t)
		names = append(names, "HIGH", high)
	}
	return names
}

// integerBodies are functions of integers that are none of the device's for every type.
var integerBodies = map[string]string{
	"abs":   "TYPE NAME(TYPE x) {\n    return x < 0 ? (TYPE)(0 - (UNSIGNED)x) : x;\n}",
	"max":   "TYPE NAME(TYPE x, TYPE y) {\n    return x > y ? x : y;\n}",
	"min":   "TYPE NAME(TYPE x, TYPE y) {\n    return x < y ? x : y;\n}",
	"popc":  "TYPE NAME(TYPE x) {\n    return (TYPE)__popc((UNSIGNED)x);\n}",
	"clz":   "TYPE NAME(TYPE x) {\n    return (TYPE)(__clz((UNSIGNED)x) - (32 - BITS));\n}",
	"ctz":   "TYPE NAME(TYPE x) {\n    return x == 0 ? (TYPE)BITS : (TYPE)(FFS((UNSIGNED)x) - 1);\n}",
	"mulhi": "TYPE NAME(TYPE x, TYPE y) {\n    return (TYPE)((long long)x * (long long)y >> BITS);\n}",
	"mul24": "TYPE NAME(TYPE x, TYPE y) {\n    return (TYPE)((UNSIGNED)((TYPE)((UNSIGNED)x << 8) >> 8) * " +
		"(UNSIGNED)((TYPE)((UNSIGNED)y << 8) >> 8));\n}",
	"rotate": "TYPE NAME(TYPE x, TYPE n) {\n    unsigned int k = (unsigned int)n & (BITS - 1);\n" +
		"    return k == 0 ? x : (TYPE)((UNSIGNED)((UNSIGNED)x << k) | (UNSIGNED)((UNSIGNED)x >> (BITS - k)));\n}",
	"add_sat": "TYPE NAME(TYPE x, TYPE y) {\n    TYPE s = (TYPE)((UNSIGNED)x + (UNSIGNED)y);\n" +
		"    if (LEAST == 0) return s < x ? MOST : s;\n" +
		"    if (y >= 0) return s < x ? MOST : s;\n    return s > x ? LEAST : s;\n}",
	"sub_sat": "TYPE NAME(TYPE x, TYPE y) {\n    TYPE s = (TYPE)((UNSIGNED)x - (UNSIGNED)y);\n" +
		"    if (LEAST == 0) return x < y ? (TYPE)0 : s;\n" +
		"    if (y >= 0) return s > x ? LEAST : s;\n    return s < x ? MOST : s;\n}",
	"mad_sat": "TYPE NAME(TYPE x, TYPE y, TYPE z) {\n    TYPE low = (TYPE)((UNSIGNED)((UNSIGNED)x * (UNSIGNED)y)), " +
		"high = HIGH(x, y);\n" +
		"    UNSIGNED s = (UNSIGNED)((UNSIGNED)low + (UNSIGNED)z);\n" +
		"    high = (TYPE)(high + (s < (UNSIGNED)low ? 1 : 0) + (LEAST < 0 && z < 0 ? -1 : 0));\n" +
		"    if (LEAST == 0) return high != 0 ? MOST : (TYPE)s;\n" +
		"    if (high == ((TYPE)s < 0 ? -1 : 0)) return (TYPE)s;\n    return high < 0 ? LEAST : MOST;\n}",
}

// fusedHalf writes a product and a sum of 16-bit floats that are rounded once; see fusedHalf.
func (w *language) fusedHalf(t ir.Scalar, args []string) string {
	odd := w.toOdd(ir.F64)
	w.Func("kb_fma_odd", clibrary.FusedOddCPP)
	return w.FromFloat(t, odd+"(kb_fma_odd("+strings.Join(args, ", ")+"))")
}

// Effect writes an operation with a side effect.
func (w *language) Effect(s *ir.Effect) {
	op := string(s.Op)
	arg := func(i int) string { return w.Value(s.Args[i], prec.Assign) }
	row, _ := spell.Find(s.Op)
	switch {
	case op == "sync.grid":
		w.syncGrid()
		w.Source(s, "kb_sync_grid();")
	case op == "sync.block":
		w.Source(s, "__syncthreads();")
	case strings.HasPrefix(op, "sync.block_"):
		w.Keep(s, s.Dst, row.CUDA.Name+"("+arg(0)+")")
	case strings.HasPrefix(op, "warp."):
		w.warp(s)
	case op == "fence.how" || op == "fence.order" || op == "async.order":
		if s.Dst != nil {
			w.Keep(s, s.Dst, w.Zero(s.Dst.Type(), prec.Assign))
		}
	case op == "ctl.yield": // threads run on by themselves
	case strings.HasPrefix(op, "fence.") || ir.IsOrder(s.Op):
		w.Source(s, row.CUDA.Name+"();")
	case strings.HasPrefix(op, "atomic."):
		w.atomic(s)
	case op == "io.printf":
		w.Printf(s)
	case op == "io.assert":
		w.Source(s, "if (!("+w.Value(s.Args[0], prec.Comma)+")) "+w.assertFailed(s))
	case op == "ctl.trap":
		w.Source(s, w.trap()+"();")
	case op == "mem.alloc":
		w.Keep(s, s.Dst, "malloc("+arg(0)+")")
	case op == "mem.free":
		w.Source(s, "free("+arg(0)+");")
	case strings.HasPrefix(op, "time."):
		w.clock(s)
	case cwriter.Carries(s.Op):
		w.carry(s)
	case strings.HasPrefix(op, "tex.") || strings.HasPrefix(op, "surf."):
		w.texture(s)
	case cwriter.Images(s.Op):
		w.Image(s)
	default:
		w.Missing(s)
	}
}

// trap is the function that ends a launch with an error.
func (w *language) trap() string {
	return w.Func("kb_trap", `void kb_trap() {
#ifdef __HIP__
    __builtin_trap();
#else
    asm volatile("trap;");
#endif
}`)
}

// assertFailed writes the call that says which assertion failed and ends the launch, as CUDA's assert does. NVRTC and
// nvcc know the function without a header.
func (w *language) assertFailed(s *ir.Effect) string {
	name := w.Func("kb_assert_failed",
		`void kb_assert_failed(const char *text, const char *file, unsigned int line, const char *function) {
#ifdef __HIP__
    __builtin_trap();
#else
    __assertfail(text, file, line, function, 1);
#endif
}`)
	text, file, line := "", "", 0
	if str, ok := s.Args[1].(*ir.Str); ok {
		text = str.Text
	}
	if w.m.Set != nil && s.Pos().IsValid() {
		p := w.m.Set.Position(s.Pos())
		file, line = path.Base(p.File), p.Line
	}
	return fmt.Sprintf("%s(%s, %s, %d, %s);", name, cwriter.Quote(text), cwriter.Quote(file), line,
		cwriter.Quote(w.Function()))
}

// clock writes an operation on time.
func (w *language) clock(s *ir.Effect) {
	switch s.Op {
	case "time.clock":
		w.Keep(s, s.Dst, "(long long)clock64()")
	case "time.sleep":
		w.Source(s, w.Func("kb_sleep", `void kb_sleep(unsigned int nanoseconds) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700
    __nanosleep(nanoseconds);
#endif
}`)+"("+w.Value(s.Args[0], prec.Assign)+");")
	default:
		w.nvidia()
		w.Keep(s, s.Dst, w.funNVIDIA("kb_globaltimer", `unsigned long long kb_globaltimer() {
    unsigned long long t;
    asm volatile("mov.u64 %%0, %%%%globaltimer;" : "=l"(t));
    return t;
}`)+"()")
	}
}
