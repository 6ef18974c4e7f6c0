package inlineasm

import (
	"math"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// inst is an instruction with its modifiers sorted.
type inst struct {
	op    string
	flags []string // what is no type, in order
	types []kind   // the types, in order
	args  []ptx.Arg

	mods   []string // flags and types as written
	shared bool     // the address is one of shared memory
}

// kind is a PTX type: a scalar, or two 16-bit floats in one register.
type kind struct {
	s    ir.Scalar
	pair bool
	bits bool // .bN
}

// typeOf reads a type modifier (PTX ISA 5.2).
func typeOf(m string) (kind, bool) {
	if m == "pred" {
		return kind{s: ir.Bool}, true
	}
	for _, t := range [...]struct {
		name string
		kind kind
	}{{"u8", kind{s: ir.U8}}, {"u16", kind{s: ir.U16}}, {"u32", kind{s: ir.U32}}, {"u64", kind{s: ir.U64}},
		{"s8", kind{s: ir.I8}}, {"s16", kind{s: ir.I16}}, {"s32", kind{s: ir.I32}}, {"s64", kind{s: ir.I64}},
		{"b8", kind{s: ir.U8, bits: true}}, {"b16", kind{s: ir.U16, bits: true}}, {"b32", kind{s: ir.U32, bits: true}},
		{"b64", kind{s: ir.U64, bits: true}},
		{"f16", kind{s: ir.F16}}, {"bf16", kind{s: ir.BF16}}, {"f32", kind{s: ir.F32}}, {"f64", kind{s: ir.F64}},
		{"f16x2", kind{s: ir.F16, pair: true}}, {"bf16x2", kind{s: ir.BF16, pair: true}}} {
		if t.name == m {
			return t.kind, true
		}
	}
	return kind{}, false
}

// take removes a flag and reports whether it was there.
func (i *inst) take(flag string) bool {
	n := slices.Index(i.flags, flag)
	if n < 0 {
		return false
	}
	i.flags = slices.Delete(i.flags, n, n+1)
	return true
}

// takeOne removes the first flag of those that is there and returns it.
func (i *inst) takeOne(flags ...string) string {
	for _, f := range flags {
		if i.take(f) {
			return f
		}
	}
	return ""
}

// is reports whether the instruction has so many operands, so many types, and no flags that nobody took.
func (i *inst) is(args, types int) bool {
	return len(i.args) == args && len(i.types) == types && len(i.flags) == 0
}

// regType is how a register of the text is held.
func regType(name string) (ir.Scalar, bool) {
	t, ok := typeOf(name)
	switch {
	case !ok || t.s.Size() == 1 && t.s != ir.Bool:
		return 0, false
	case t.pair:
		return ir.U32, true
	case t.s == ir.Bool || t.s == ir.F32 || t.s == ir.F64:
		return t.s, true
	}
	return map[int]ir.Scalar{2: ir.U16, 4: ir.U32, 8: ir.U64}[t.s.Size()], true
}

// read is the value of an operand as a t, or nil.
func (a *asm) read(arg ptx.Arg, t ir.Scalar) ir.Expr {
	x := a.readAny(arg, t)
	if x == nil {
		return nil
	}
	if x = bitsAs(x, t, a.at); x == nil {
		return nil
	}
	if arg.Neg {
		x = fold.Unary(ir.Neg, x, t, a.at)
	}
	if arg.Not {
		if t != ir.Bool {
			return nil
		}
		x = fold.Unary(ir.Not, x, t, a.at)
	}
	return x
}

func (a *asm) readAny(arg ptx.Arg, t ir.Scalar) ir.Expr {
	if arg.Part != "" { // only video takes them
		return nil
	}
	switch arg.Kind {
	case ptx.Int:
		if t.IsFloat() || t == ir.Bool {
			return nil
		}
		return a.konst(t, arg.Bits)
	case ptx.Float:
		return a.float(arg, t)
	case ptx.Operand:
		if arg.Num >= len(a.ops) {
			return nil
		}
		o := &a.ops[arg.Num]
		if o.ptr != nil {
			return &ir.PtrCast{X: ir.X{Typ: ir.U64, At: a.at}, A: ir.CloneExpr(o.ptr, nil)}
		}
		if o.x == nil { // an output before it is written
			return nil
		}
		return ir.CloneExpr(o.x, nil)
	case ptx.Reg:
		if a.regs[arg.Num] == nil {
			a.why = "the register " + arg.Name + " is read before it is written"
			return nil
		}
		return ir.CloneExpr(a.regs[arg.Num], nil)
	case ptx.Special:
		return a.special(arg.Name)
	case ptx.Symbol:
		if arg.Name == "WARP_SZ" {
			return a.konst(ir.U32, 32)
		}
	}
	return nil
}

// float is a floating literal.
func (a *asm) float(arg ptx.Arg, t ir.Scalar) ir.Expr {
	switch {
	case arg.Wide && (t == ir.F32 || t == ir.F64):
		return &ir.Const{X: ir.X{Typ: t, At: a.at}, Float: fold.Round(math.Float64frombits(arg.Bits), t)}
	case !arg.Wide && t == ir.F32:
		f := math.Float32frombits(uint32(arg.Bits))
		if f == f { // the bits of a NaN matter
			return &ir.Const{X: ir.X{Typ: t, At: a.at}, Float: float64(f)}
		}
		return &ir.Bitcast{X: ir.X{Typ: t, At: a.at}, A: a.konst(ir.U32, arg.Bits)}
	case !arg.Wide && t == ir.U32, arg.Wide && t == ir.U64: // mov.b32
		return a.konst(t, arg.Bits)
	}
	return nil
}

// write puts x into the register of an operand; under a guard only if that is true.
func (a *asm) write(arg ptx.Arg, x ir.Expr) bool {
	if x == nil || arg.Part != "" {
		return false
	}
	var slot *ir.Expr
	var typ ir.Scalar
	switch arg.Kind {
	case ptx.Sink:
		return true
	case ptx.Operand:
		if arg.Num >= len(a.ops) {
			return false
		}
		o := &a.ops[arg.Num]
		if !o.Out {
			a.why = "it writes an operand that is an input: name it as an output with \"+\""
			return false
		}
		if o.ptr != nil { // +l on a pointer
			o.x, o.ptr = &ir.PtrCast{X: ir.X{Typ: ir.U64, At: a.at}, A: o.ptr}, nil
		}
		slot, typ = &o.x, o.typ
	case ptx.Reg:
		t, ok := regType(a.prog.Regs[arg.Num].Type)
		if !ok {
			return false
		}
		slot, typ = &a.regs[arg.Num], t
	default:
		return false
	}
	if x = bitsAs(x, typ, a.at); x == nil {
		return false
	}
	if a.guard != nil {
		old := *slot
		if old == nil {
			old = fold.Zero(typ, a.at)
		}
		x = a.choose(ir.CloneExpr(a.guard, nil), x, old)
	}
	if _, konst := x.(*ir.Const); !konst && !a.single {
		x = a.fn.Temp(typ, x, a.at)
	}
	*slot = x
	return true
}

// hold makes x cheap to read several times.
func (a *asm) hold(x ir.Expr) ir.Expr {
	if x == nil || irpass.Cheap(x) {
		return x
	}
	return a.fn.Temp(x.Type(), x, a.at)
}

// guarded emits what f emits, under the guard if there is one.
func (a *asm) guarded(f func()) {
	if a.guard == nil {
		f()
		return
	}
	list := a.fn.Collect(f)
	a.fn.Emit(&ir.If{S: ir.S{At: a.at}, Cond: ir.CloneExpr(a.guard, nil), Then: list})
}

// effect emits an operation with effects and returns its result, of type t, in a temporary; with Void there is none.
func (a *asm) effect(op ir.Op, t ir.Scalar, args ...ir.Expr) ir.Expr {
	return a.atomicEffect(op, t, ir.DeviceScope, args...)
}

// atomicEffect is effect with the scope of an atomic operation.
func (a *asm) atomicEffect(op ir.Op, t ir.Scalar, scope ir.Scope, args ...ir.Expr) ir.Expr {
	for _, x := range args {
		if x == nil {
			return nil
		}
	}
	var dst ir.Expr
	var r *ir.Ref
	if t != ir.Void {
		var init ir.Expr
		if a.guard != nil {
			init = fold.Zero(t, a.at)
		}
		r = a.fn.Temp(t, init, a.at)
		dst = &ir.Ref{X: ir.X{Typ: r.Var.Type, At: a.at}, Var: r.Var}
	}
	a.guarded(func() { a.fn.Emit(&ir.Effect{S: ir.S{At: a.at}, Dst: dst, Op: op, Args: args, Scope: scope}) })
	if r == nil {
		return fold.Bool(true, a.at)
	}
	return r
}

func (a *asm) konst(t ir.Scalar, bits uint64) ir.Expr {
	return &ir.Const{X: ir.X{Typ: t, At: a.at}, Bits: fold.Wrap(bits, t)}
}

func (a *asm) fconst(t ir.Scalar, v float64) ir.Expr {
	return &ir.Const{X: ir.X{Typ: t, At: a.at}, Float: v}
}

// bin is a binary operator on operands of the type of x; comparisons give Bool. Operands are copied, so that they may
// be used again.
func (a *asm) bin(op ir.BinaryOp, x, y ir.Expr) ir.Expr {
	t := x.Type()
	if op.IsCompare() {
		t = ir.Bool
	}
	return fold.Binary(op, ir.CloneExpr(x, nil), ir.CloneExpr(y, nil), t, a.at)
}

func (a *asm) conv(x ir.Expr, t ir.Scalar) ir.Expr {
	return fold.Convert(ir.CloneExpr(x, nil), t, a.at)
}

func (a *asm) choose(c, x, y ir.Expr) ir.Expr {
	if k, _, ok := fold.Const(c); ok {
		if k.Bits != 0 {
			return x
		}
		return y
	}
	return &ir.Select{X: ir.X{Typ: x.Type(), At: a.at}, C: c, A: ir.CloneExpr(x, nil), B: ir.CloneExpr(y, nil)}
}

func (a *asm) call(op string, t ir.Scalar, args ...ir.Expr) ir.Expr {
	list := make([]ir.Expr, len(args))
	for i, x := range args {
		if x == nil {
			return nil
		}
		list[i] = ir.CloneExpr(x, nil)
	}
	return &ir.Builtin{X: ir.X{Typ: t, At: a.at}, Op: ir.Op(op), Args: list}
}

// reads reads operands from first on as values of type t, each cheap to copy; nil if one is not a t.
func (a *asm) reads(i *inst, first int, t ir.Scalar) []ir.Expr {
	list := make([]ir.Expr, 0, len(i.args))
	for _, arg := range i.args[first:] {
		x := a.hold(a.read(arg, t))
		if x == nil {
			return nil
		}
		list = append(list, x)
	}
	return list
}
