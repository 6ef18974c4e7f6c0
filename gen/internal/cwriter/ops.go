package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// builtin writes a pure operation.
func (w *Writer) builtin(e *ir.Builtin, want int) string {
	op := string(e.Op)
	for _, r := range registers {
		if strings.HasPrefix(op, r.op) {
			return w.register(r, op[len(op)-1:])
		}
	}
	if e.Op == ir.OpWhole {
		return w.wholeWarps()
	}
	if numbersShared(e.Op) {
		return w.sharedNumber(e)
	}
	if text, ok := w.toSide(e); ok {
		return text
	}
	return w.math(e, openCLName(e.Op))
}

// registers are CUDA's variables for the place of a thread, and the functions that OpenCL C has for them, which are of
// 64 bits.
var registers = []struct{ op, name, function string }{
	{"id.thread.", "threadIdx_", "get_local_id"}, {"id.block.", "blockIdx_", "get_group_id"},
	{"dim.block.", "blockDim_", "get_local_size"}, {"dim.grid.", "gridDim_", "get_num_groups"},
}

// register is the name of a part of such a variable, which the header defines.
func (w *Writer) register(r struct{ op, name, function string }, part string) string {
	if w.registers == nil {
		w.registers = map[string]string{}
	}
	name := r.name + part
	w.registers[name] = fmt.Sprintf("#define %s ((uint)%s(%d))\n", name, r.function, strings.Index("xyz", part))
	return name
}

// helpers are functions that mathHelper writes, for what OpenCL C 1.2 has no function or not quite the same.
var helpers = map[ir.Op]string{
	"int.brev": "kb_brev", "int.ctz": "kb_ctz", "int.byte_perm": "kb_byte_perm", "int.mul24": "kb_mul24",
	"math.frexp_exp": "kb_frexp_exp", "math.frexp_frac": "kb_frexp_frac", "math.remquo_quo": "kb_remquo_quo",
}

// math writes a call of a function of the language, or of a helper.
func (w *Writer) math(e *ir.Builtin, name string) string {
	t, _ := e.Args[0].Type().(ir.Scalar)
	half := t == ir.F16 || t == ir.BF16
	args := make([]string, len(e.Args))
	for i, a := range e.Args {
		switch a.Type() {
		case ir.F16, ir.BF16:
			args[i] = w.asFloat(a)
		default:
			args[i] = w.Value(a, prec.Assign)
		}
	}
	if half && e.Op == "math.fma" {
		return w.fusedHalf(t, args)
	}
	if e.Op == "int.mulhi" && (t == ir.I32 || t == ir.U32) {
		long := map[ir.Scalar]string{ir.I32: "long", ir.U32: "ulong"}[t]
		return fmt.Sprintf("(%s)((%s)(%s) * (%s)(%s) >> 32)", w.d.Scalars[t], long, args[0], long, args[1])
	}
	if strings.HasPrefix(name, "kb_") {
		if v, ok := e.Args[0].Type().(*ir.Vector); ok {
			name = w.eachComponent(w.mathHelper(name, v.Elem), e)
		} else {
			name = w.mathHelper(name, t)
		}
	}
	if half && (e.Op == "math.fmin" || e.Op == "math.fmax") {
		name = w.ofZeros(e.Op)
	}
	text := name + "(" + strings.Join(args, ", ") + ")"
	switch r, _ := e.Typ.(ir.Scalar); {
	case half && (r == ir.F16 || r == ir.BF16):
		return w.fromFloat(t, text)
	case e.Op == "int.abs" && r.IsSigned():
		return "(" + w.d.Scalars[r] + ")" + text
	case r == ir.Bool:
		return "(" + text + " != 0)"
	}
	if v, ok := e.Typ.(*ir.Vector); ok && e.Op == "int.abs" {
		return "as_" + w.Base(v) + "(" + text + ")"
	}
	return text
}

// ofZeros is the function for the lesser or the greater of two floats that takes -0 for less than 0, as instructions on
// halves do. OpenCL leaves open which one fmin and fmax give (1.2, 6.12.2).
func (w *Writer) ofZeros(op ir.Op) string {
	name, other := strings.TrimPrefix(string(op), "math."), "|"
	if name == "fmax" {
		other = "&"
	}
	return w.Helper("kb_"+name, fmt.Sprintf("static float kb_%[1]s(float x, float y) {\n"+
		"    return x == y ? as_float(as_uint(x) %[2]s as_uint(y)) : %[1]s(x, y);\n}\n", name, other))
}

// eachComponent is a function that does with each component of vectors what one does with a scalar.
func (w *Writer) eachComponent(one string, e *ir.Builtin) string {
	var params, args []string
	for i, a := range e.Args {
		x := string("xyz"[i])
		params = append(params, w.Stored(a.Type(), x))
		if _, ok := a.Type().(*ir.Vector); ok {
			x += ".s%[1]x"
		}
		args = append(args, x)
	}
	v := e.Typ.(*ir.Vector)
	parts := make([]string, v.N)
	for i := range parts {
		parts[i] = fmt.Sprintf(one+"("+strings.Join(args, ", ")+")", i)
	}
	name := one + "_" + itoa(v.N)
	return w.Helper(name, fmt.Sprintf("static %s %s(%s) {\n    return (%s)(%s);\n}\n", w.Base(v), name,
		strings.Join(params, ", "), w.Base(v), strings.Join(parts, ", ")))
}

// toSide writes an operation of IEEE 754 that rounds to one side; ok is false if e is none.
func (w *Writer) toSide(e *ir.Builtin) (text string, ok bool) {
	op, _ := strings.CutPrefix(string(e.Op), "math.")
	t, _ := e.Typ.(ir.Scalar)
	name, side, texts := clibrary.Directed(op, t.String())
	if name == "" {
		return "", false
	}
	w.Base(ir.F64)
	for _, part := range texts {
		w.Helper(part.Name, part.Text)
	}
	for _, a := range e.Args {
		text += w.Value(a, prec.Assign) + ", "
	}
	return name + "(" + text + side + ")", true
}

// fusedHalf writes a product and a sum of 16-bit floats that are rounded once: the product is exact in double, and the
// sum is rounded to odd; see toOdd.
func (w *Writer) fusedHalf(t ir.Scalar, args []string) string {
	odd := w.ToOdd(ir.F64)
	w.Helper("kb_fma_odd", clibrary.FusedOdd)
	return w.fromFloat(t, odd+"(kb_fma_odd("+strings.Join(args, ", ")+"))")
}

// mathHelper adds the text of an operation that OpenCL C 1.2 lacks on values of type t.
func (w *Writer) mathHelper(name string, t ir.Scalar) string {
	c := w.d.Scalars[t]
	full := name + "_" + c
	u := c
	if t.IsSigned() {
		u = w.d.Scalars[t+1]
	}
	bits := 8 * t.Size()
	text := ""
	switch name {
	case "kb_brev":
		text = fmt.Sprintf("static %s %s(%s x) {\n    %s r = (%s)x;\n", c, full, c, u, u)
		for n := bits / 2; n > 0; n /= 2 {
			low := ^uint64(0) / (1<<n + 1) >> (64 - bits)
			text += fmt.Sprintf("    r = (r >> %d & 0x%xu) | (r & 0x%xu) << %d;\n", n, low, low, n)
		}
		text += fmt.Sprintf("    return (%s)r;\n}\n", c)
	case "kb_mul24":
		text = fmt.Sprintf("static uint %s(uint x, uint y) {\n    return (x & 0xffffff) * (y & 0xffffff);\n}\n", full)
		if t == ir.I32 {
			text = fmt.Sprintf("static int %s(int x, int y) {\n"+
				"    return (int)((uint)(x << 8 >> 8) * (uint)(y << 8 >> 8));\n}\n", full)
		}
	case "kb_ctz":
		text = fmt.Sprintf("static %s %s(%s x) {\n    return x == 0 ? %d : (%s)popcount((%s)((x & -x) - 1));\n}\n",
			c, full, c, bits, c, u)
	case "kb_byte_perm":
		text = fmt.Sprintf("static uint %s(uint x, uint y, uint s) {\n"+
			"    ulong both = (ulong)y << 32 | x;\n    uint r = 0;\n"+
			"    for (int i = 0; i < 4; i++) {\n        uint b = (uint)(both >> (8 * (s >> 4 * i & 7))) & 0xff;\n"+
			"        if (s >> 4 * i & 8) b = b & 0x80 ? 0xff : 0;\n        r |= b << 8 * i;\n    }\n    return r;\n}\n", full)
	case "kb_frexp_exp":
		text = fmt.Sprintf("static int %s(%s x) {\n    int e;\n    frexp(x, &e);\n    return e;\n}\n", full, c)
	case "kb_frexp_frac":
		text = fmt.Sprintf("static %s %s(%s x) {\n    int e;\n    return frexp(x, &e);\n}\n", c, full, c)
	case "kb_remquo_quo":
		text = fmt.Sprintf("static int %s(%s x, %s y) {\n    int q;\n    remquo(x, y, &q);\n    return q;\n}\n", full, c, c)
	}
	return w.Helper(full, text)
}

// effect writes an operation with a side effect.
func (w *Writer) effect(s *ir.Effect) {
	op := string(s.Op)
	switch {
	case op == "warp.sync":
		w.syncWarp(s)
	case op == "sync.block":
		w.Source(s, w.barrier())
	case exchanges(s.Op), op == "warp.activemask":
		w.exchange(s)
	case op == "fence.how" || op == "fence.order" || op == "async.order":
		// About checked execution; order.device and its kin are about devices.
		if s.Dst != nil {
			w.Keep(s, s.Dst, "0")
		}
	case strings.HasPrefix(op, "fence.") || ir.IsOrder(s.Op):
		w.Source(s, w.fence(s.Op))
	case strings.HasPrefix(op, "atomic."):
		w.atomic(s)
	case allocates(s.Op):
		w.alloc(s)
	case op == "io.printf":
		w.Printf(s)
	case Samples(s.Op):
		w.Sample(s, "kb_fault")
	case Images(s.Op):
		w.Image(s)
	case Carries(s.Op):
		w.Carry(s)
	case op == "time.clock":
		w.Keep(s, s.Dst, w.Helper("kb_clock", clockText)+"()")
	case op == "time.sleep": // for less time than asked for, which PTX allows
	case Faults(s.Op):
		w.fault(s)
	default:
		w.Missing(s)
	}
}

// clockText is a function that counts cycles. OpenCL C has none: NVIDIA's compiler takes PTX, and the others are made
// of clang, whose builtin reads the counter of the processor.
const clockText = `static long kb_clock(void) {
#ifdef __NV_CL_C_VERSION
    long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t) :: "memory");
    return t;
#else
    return (long)__builtin_readcyclecounter();
#endif
}
`

// fence is the fence op. OpenCL C 1.2 has none whose scope is the device (6.12.9), and NVIDIA's compiler makes one of
// the block out of mem_fence.
func (w *Writer) fence(op ir.Op) string {
	const ofBlock = "mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"
	if op == "fence.block" || op == "order.block" {
		return ofBlock
	}
	name, membar := "kb_fence_device", "membar.gl;"
	if op == "fence.system" || op == "order.system" {
		name, membar = "kb_fence_system", "membar.sys;"
	}
	return w.Helper(name, `static void `+name+`(void) {
#ifdef __NV_CL_C_VERSION
    asm volatile("`+membar+`" ::: "memory");
#else
    `+ofBlock+`
#endif
}
`) + "();"
}

// Faults reports whether op ends the launch with an error.
func Faults(op ir.Op) bool { return op == "ctl.trap" || op == "io.assert" }

// fault notes for the host that the launch has failed, and ends the thread: it stands in the kernel's own function, as
// passes inline those that fault. In a kernel whose threads wait for each other a pass has put what follows after it.
// Elsewhere control never comes to it, as behind a return.
func (w *Writer) fault(s *ir.Effect) {
	if !w.fn.kernel {
		return
	}
	if s.Op == "io.assert" {
		w.Source(s, "if (!("+w.Value(s.Args[0], prec.Comma)+")) {")
		w.fn.indent++
		defer func() {
			w.fn.indent--
			w.Line("}")
		}()
	}
	w.Source(s, "*kb_fault = 1;")
	if !w.fn.waits {
		w.Line("return;")
	}
}
