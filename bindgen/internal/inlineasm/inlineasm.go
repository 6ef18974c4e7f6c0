// Package inlineasm turns inline PTX ("Inline PTX Assembly in CUDA"; PTX ISA 8.5) into IR.
//
// The text is parsed, and each instruction becomes IR over the values that the registers hold at that point. The
// outputs are stored at the end. An instruction that is not understood in every modifier refuses the whole statement.
package inlineasm

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Func is the function that an asm statement stands in, and what of C++ the statement needs.
type Func interface {
	// Emit appends a statement to the function.
	Emit(s ir.Stmt)
	// Collect returns the statements that f emits instead of appending them.
	Collect(f func()) []ir.Stmt
	// Temp declares a temporary of type t, with the value init unless that is nil.
	Temp(t ir.Type, init ir.Expr, pos source.Pos) *ir.Ref
	// Call calls a function of the prelude's namespace for inline assembly. The arguments are of types U32 and U64. The
	// result is nil for a function that returns nothing; ok is false, perhaps after a message, when there is no such
	// function.
	Call(name string, targs []TemplateArg, args []ir.Expr, pos source.Pos) (result ir.Expr, ok bool)
	// AtEntry has every kernel that comes to the statement begin with a call of a function of that namespace, which has
	// no parameters and no result.
	AtEntry(name string, pos source.Pos)
	// Unsupported refuses the statement: the message says what kbind does not support.
	Unsupported(pos source.Pos, format string, args ...any)
}

// TemplateArg is a template argument of a function of the prelude: a class of its namespace for inline assembly by
// name, else a value of type I32 or Bool, else a scalar type.
type TemplateArg struct {
	Class string
	Value *ir.Const
	Type  ir.Scalar
}

// Operand is what %N of the text stands for. Outputs come first.
type Operand struct {
	Out        bool
	Constraint string
	// Read gives the value of an input, or of an output before the statement, with its C++ type as messages spell it;
	// nil after a message.
	Read func() (x ir.Expr, spelling string)
	// Type and Spelling are the type of the place that Store stores an output to.
	Type     ir.Type
	Spelling string
	Store    func(x ir.Expr)
}

// asm is one asm statement while it is lowered.
type asm struct {
	fn     Func
	at     source.Pos
	prog   *ptx.Program
	ops    []operand
	regs   []ir.Expr // what the registers of the text hold; nil before the first write
	carry  ir.Expr   // CC.CF as U32, once it is known
	dirty  bool      // this statement wrote CC.CF
	guard  ir.Expr   // the predicate of the instruction, or nil
	single bool      // one instruction with one output: its value needs no temporary
	why    string    // why the statement is refused, if there is more to say than that it is
}

// operand is %N while the statement is lowered.
type operand struct {
	*Operand
	typ ir.Scalar // the register's type, as the constraint says
	x   ir.Expr   // what the register holds
	ptr ir.Expr   // the same as a pointer, when the input is one
}

// Lower emits what the statement at pos does into fn.
func Lower(fn Func, prog *ptx.Program, ops []Operand, pos source.Pos) {
	a := &asm{fn: fn, at: pos, prog: prog, regs: make([]ir.Expr, len(prog.Regs))}
	outs := 0
	for i := range ops {
		if ops[i].Out {
			outs++
		}
	}
	a.single = len(prog.Stmts) == 1 && outs == 1
	for i := range ops {
		if !a.operand(&ops[i]) {
			return
		}
	}
	for i := range prog.Stmts {
		inst := &prog.Stmts[i]
		if !a.statement(inst) {
			name := strings.Join(append([]string{inst.Op}, inst.Mods...), ".")
			if a.why != "" {
				fn.Unsupported(pos, "this inline assembly: the instruction %s: %s", name, a.why)
			} else {
				fn.Unsupported(pos, "this inline assembly: the instruction %s in this form", name)
			}
			return
		}
	}
	if a.dirty {
		fn.Emit(&ir.Effect{S: ir.S{At: a.at}, Op: "flag.carry_set", Args: []ir.Expr{a.carry}})
	}
	for i := range a.ops {
		a.finish(&a.ops[i])
	}
}

// operand puts the value of op, if the statement reads it, into its register.
func (a *asm) operand(op *Operand) bool {
	o := operand{Operand: op}
	if !op.Out || strings.Contains(op.Constraint, "+") {
		x, spelling := op.Read()
		if !a.constraint(&o, op.Constraint) || x == nil || !a.input(&o, x, spelling) {
			return false
		}
	} else if !a.constraint(&o, op.Constraint) {
		return false
	}
	a.ops = append(a.ops, o)
	return true
}

// constraint sets the type of the register that an operand is in.
func (a *asm) constraint(o *operand, text string) bool {
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
		a.fn.Unsupported(a.at, "the constraint %q of inline assembly", c)
		return false
	}
	return true
}

// input makes x, of the C++ type spelling, what the register of o holds.
func (a *asm) input(o *operand, x ir.Expr, spelling string) bool {
	if p, ok := x.Type().(*ir.Pointer); ok && o.typ == ir.U64 {
		if !a.single && !irpass.Cheap(x) {
			x = a.fn.Temp(p, x, a.at)
		}
		o.ptr = x
		return true
	}
	if from, ok := x.Type().(ir.Scalar); ok && from == ir.Bool {
		x = fold.Convert(x, ir.U32, a.at)
	}
	if x = bitsAs(x, o.typ, a.at); x == nil {
		a.fn.Unsupported(a.at, "an operand of type '%s' under the constraint %q of inline assembly", spelling,
			o.Constraint)
		return false
	}
	o.x = x
	if _, konst := x.(*ir.Const); !konst && !a.single {
		o.x = a.fn.Temp(o.typ, x, a.at)
	}
	return true
}

// finish stores an output.
func (a *asm) finish(o *operand) {
	if !o.Out || o.x == nil {
		return
	}
	x := o.x
	if p, ok := o.Type.(*ir.Pointer); ok && o.typ == ir.U64 {
		x = &ir.PtrCast{X: ir.X{Typ: p, At: a.at}, A: x}
	} else if to, ok := o.Type.(ir.Scalar); !ok {
		x = nil
	} else {
		x = bitsAs(x, to, a.at)
	}
	if x == nil {
		a.fn.Unsupported(a.at, "an output of type '%s' of inline assembly", o.Spelling)
		return
	}
	o.Store(x)
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
	i := &inst{args: st.Args, op: st.Op, mods: st.Mods}
	for _, m := range st.Mods {
		if t, ok := typeOf(m); ok {
			i.types = append(i.types, t)
		} else {
			i.flags = append(i.flags, m)
		}
	}
	return a.inst(i)
}

// bitsAs is x with the width of t: integers are cut or extended, floats and integers of equal width share their bits;
// nil for anything else.
func bitsAs(x ir.Expr, t ir.Scalar, pos source.Pos) ir.Expr {
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
