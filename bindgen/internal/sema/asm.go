package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Inline PTX ("Inline PTX Assembly in CUDA"; PTX ISA 8.5): the text is parsed, and each instruction becomes IR over the values that the registers hold at that point.
// The outputs are stored at the end. An instruction that is not understood in every modifier refuses the whole statement.

// asm is one asm statement while it is lowered.
type asm struct {
	b      *body
	at     source.Pos
	prog   *ptx.Program
	ops    []asmOperand // outputs, then inputs
	regs   []ir.Expr    // what the registers of the text hold; nil before the first write
	carry  ir.Expr      // CC.CF as U32, once it is known
	dirty  bool         // this statement wrote CC.CF
	guard  ir.Expr      // the predicate of the instruction, or nil
	single bool         // one instruction with one output: its value needs no temporary
	why    string       // why the statement is refused, if there is more to say than that it is
}

// asmOperand is %N.
type asmOperand struct {
	dst operand   // the place of an output
	out bool      //
	typ ir.Scalar // the register's type, as the constraint says
	x   ir.Expr   // what the register holds
	ptr ir.Expr   // the same as a pointer, when the input is one
}

// asmStmt lowers inline assembly. An empty one only orders memory accesses for the compiler.
func (b *body) asmStmt(s *Scope, st *ast.Asm) {
	if strings.TrimSpace(st.Text) == "" {
		return
	}
	prog, err := ptx.Parse(st.Text)
	if err != nil {
		b.c.unsupported(st.At, "this inline assembly: %v", err)
		return
	}
	a := &asm{b: b, at: st.At, prog: prog, regs: make([]ir.Expr, len(prog.Regs)), single: len(prog.Stmts) == 1 && len(st.Outs) == 1}
	if !a.operands(s, st) {
		return
	}
	for i := range prog.Stmts {
		inst := &prog.Stmts[i]
		if !a.statement(inst) {
			name := strings.Join(append([]string{inst.Op}, inst.Mods...), ".")
			if a.why != "" {
				b.c.unsupported(st.At, "this inline assembly: the instruction %s: %s", name, a.why)
			} else {
				b.c.unsupported(st.At, "this inline assembly: the instruction %s in this form", name)
			}
			return
		}
	}
	if a.dirty {
		b.emit(&ir.Effect{S: ir.S{At: a.at}, Op: "flag.carry_set", Args: []ir.Expr{a.carry}})
	}
	for i := range a.ops {
		a.finish(&a.ops[i])
	}
}

// operands evaluates the inputs and then the places of the outputs.
func (a *asm) operands(s *Scope, st *ast.Asm) bool {
	var all []*operand
	ins := make([]operand, len(st.Ins))
	outs := make([]operand, len(st.Outs))
	for i, in := range st.Ins {
		mark := len(*a.b.out)
		ins[i] = a.b.rexpr(s, in.X)
		a.b.saveAt(mark, all...)
		all = append(all, &ins[i])
	}
	for i, out := range st.Outs {
		mark := len(*a.b.out)
		outs[i] = a.b.expr(s, out.X)
		a.b.saveAt(mark, all...)
		if outs[i].mode == poison || !a.b.writable(outs[i], st.At) {
			return false
		}
		all = append(all, &outs[i])
	}
	for i, out := range st.Outs {
		o := asmOperand{dst: outs[i], out: true}
		if strings.Contains(out.Constraint, "+") {
			old := outs[i]
			old.x = irpass.Clone(old.x)
			if !a.input(&o, a.b.rvalue(old), out.Constraint) {
				return false
			}
		} else if !a.constraint(&o, out.Constraint) {
			return false
		}
		a.ops = append(a.ops, o)
	}
	for i, in := range st.Ins {
		o := asmOperand{}
		if ins[i].mode == poison || !a.input(&o, ins[i], in.Constraint) {
			return false
		}
		a.ops = append(a.ops, o)
	}
	return true
}

// constraint sets the type of the register that an operand is in.
func (a *asm) constraint(o *asmOperand, text string) bool {
	switch c := strings.TrimLeft(text, "=+&"); c {
	case "h":
		o.typ = ir.U16
	case "r":
		o.typ = ir.U32
	case "l", "n":
		o.typ = ir.U64
	case "f":
		o.typ = ir.F32
	case "d":
		o.typ = ir.F64
	default:
		a.b.c.unsupported(a.at, "the constraint %q of inline assembly", c)
		return false
	}
	return true
}

// input makes the value of op what the register of o holds.
func (a *asm) input(o *asmOperand, op operand, constraint string) bool {
	if !a.constraint(o, constraint) {
		return false
	}
	if op.mode == poison || op.x == nil {
		return false
	}
	x := op.x
	if p, ok := x.Type().(*ir.Pointer); ok && o.typ == ir.U64 {
		if !a.single && !irpass.Cheap(x) {
			x = a.b.temp(p, x, a.at)
		}
		o.ptr = x
		return true
	}
	if from, ok := x.Type().(ir.Scalar); ok && from == ir.Bool {
		x = fold.Convert(x, ir.U32, a.at)
	}
	if x = asmBits(x, o.typ, a.at); x == nil {
		a.b.c.unsupported(a.at, "an operand of type '%s' under the constraint %q of inline assembly", opType(op), constraint)
		return false
	}
	o.x = x
	if _, konst := x.(*ir.Const); !konst && !a.single {
		o.x = a.b.temp(o.typ, x, a.at)
	}
	return true
}

// finish stores an output.
func (a *asm) finish(o *asmOperand) {
	if !o.out || o.x == nil {
		return
	}
	typ := a.b.lower(o.dst.typ.Unqual(), a.at)
	x := o.x
	if p, ok := typ.(*ir.Pointer); ok && o.typ == ir.U64 {
		x = &ir.PtrCast{X: ir.X{Typ: p, At: a.at}, A: x}
	} else if to, ok := typ.(ir.Scalar); !ok {
		x = nil
	} else {
		x = asmBits(x, to, a.at)
	}
	if x == nil {
		a.b.c.unsupported(a.at, "an output of type '%s' of inline assembly", o.dst.typ)
		return
	}
	a.b.store(o.dst, value(x, o.dst.typ, a.at), a.at)
}

// statement lowers one instruction.
func (a *asm) statement(st *ptx.Stmt) bool {
	a.guard = nil
	if st.Guard != nil {
		g := a.read(*st.Guard, ir.Bool)
		if g == nil {
			return false
		}
		if st.Not {
			g = fold.Unary(ir.Not, g, ir.Bool, a.at)
		}
		a.guard = g
	}
	i := &asmInst{args: st.Args, op: st.Op, mods: st.Mods}
	for _, m := range st.Mods {
		if t, ok := asmType(m); ok {
			i.types = append(i.types, t)
		} else {
			i.flags = append(i.flags, m)
		}
	}
	return a.inst(i)
}

// asmBits is x with the width of t: integers are cut or extended, floats and integers of equal width share their bits; nil for anything else.
func asmBits(x ir.Expr, t ir.Scalar, pos source.Pos) ir.Expr {
	from, ok := x.Type().(ir.Scalar)
	switch {
	case ok && from == t:
		return x
	case !ok || from == ir.Bool || t == ir.Bool:
		return nil
	case !from.IsFloat() && !t.IsFloat():
		return fold.Convert(x, t, pos)
	case from.Size() == t.Size():
		return &ir.Bitcast{X: ir.X{Typ: t, At: pos}, A: x}
	}
	return nil
}
