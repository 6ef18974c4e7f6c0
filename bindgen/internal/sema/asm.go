package sema

import (
	"maps"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/inlineasm"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

// asmStmt lowers inline assembly: its operands here, its instructions in package inlineasm. An empty statement only
// orders memory accesses for the compiler.
func (b *body) asmStmt(s *Scope, st *ast.Asm) {
	if strings.TrimSpace(st.Text) == "" {
		b.asmEffects(s, st)
		return
	}
	prog, err := ptx.Parse(st.Text)
	if err != nil {
		b.c.unsupported(st.At, "this inline assembly: %v", err)
		return
	}
	if ops, ok := b.asmOperands(s, st); ok {
		inlineasm.Lower(asmFunc{b}, prog, ops, st.At)
	}
}

// asmEffects evaluates the operands of a statement without instructions, which keeps compilers from knowing what they
// are, and changes nothing. An input that shares the register of an output would be copied there; NVIDIA's compilers do
// not take it.
func (b *body) asmEffects(s *Scope, st *ast.Asm) {
	for _, in := range st.Ins {
		if strings.ContainsAny(in.Constraint, "0123456789") {
			b.c.unsupported(st.At, "the constraint %q of inline assembly", in.Constraint)
			return
		}
		b.rexpr(s, in.X)
	}
	for _, out := range st.Outs {
		b.expr(s, out.X)
	}
}

// asmOperands evaluates the inputs and then the places of the outputs.
func (b *body) asmOperands(s *Scope, st *ast.Asm) (ops []inlineasm.Operand, ok bool) {
	var all []*operand
	ins := make([]operand, len(st.Ins))
	outs := make([]operand, len(st.Outs))
	for i, in := range st.Ins {
		mark := len(*b.out)
		ins[i] = b.rexpr(s, in.X)
		b.saveAt(mark, all...)
		all = append(all, &ins[i])
	}
	for i, out := range st.Outs {
		mark := len(*b.out)
		outs[i] = b.expr(s, out.X)
		b.saveAt(mark, all...)
		if outs[i].mode == poison || !b.writable(outs[i], st.At) {
			return nil, false
		}
		all = append(all, &outs[i])
	}
	for i, out := range st.Outs {
		dst := outs[i]
		typ := b.lower(dst.typ.Unqual(), st.At)
		ops = append(ops, inlineasm.Operand{Out: true, Constraint: out.Constraint, Type: typ,
			Spelling: dst.typ.String(),
			Read: func() (ir.Expr, string) {
				old := dst
				old.x = ir.CloneExpr(old.x, nil)
				return asmValue(b.rvalue(old))
			},
			Store: func(x ir.Expr) { b.store(dst, value(x, dst.typ, st.At), st.At) },
		})
	}
	for i, in := range st.Ins {
		ops = append(ops, inlineasm.Operand{Constraint: in.Constraint,
			Read: func() (ir.Expr, string) { return asmValue(ins[i]) }})
	}
	return ops, true
}

func asmValue(op operand) (x ir.Expr, spelling string) {
	if op.mode == poison || op.x == nil {
		return nil, ""
	}
	return op.x, opType(op)
}

// asmFunc is b as package inlineasm sees it.
type asmFunc struct{ b *body }

func (f asmFunc) Emit(s ir.Stmt) { f.b.emit(s) }

func (f asmFunc) Collect(emit func()) []ir.Stmt { return f.b.in(emit) }

func (f asmFunc) Temp(t ir.Type, init ir.Expr, pos source.Pos) *ir.Ref { return f.b.temp(t, init, pos) }

func (f asmFunc) Unsupported(pos source.Pos, format string, args ...any) {
	f.b.c.unsupported(pos, format, args...)
}

func (f asmFunc) Call(name string, targs []inlineasm.TemplateArg, args []ir.Expr, pos source.Pos) (result ir.Expr,
	ok bool) {
	c := f.b.c
	space := c.asmSpace()
	if space == nil {
		return nil, false
	}
	var set []*FuncObj
	for _, o := range c.lookupIn(space, name) {
		if fn, isFunc := o.(*FuncObj); isFunc {
			set = append(set, fn)
		}
	}
	list := make([]operand, len(args))
	for i, x := range args {
		t := basic(UInt)
		if x.Type() == ir.U64 {
			t = basic(ULongLong)
		}
		list[i] = value(x, t, pos)
	}
	given := make([]TArg, len(targs))
	for i, a := range targs {
		if given[i], ok = c.asmTemplateArg(space, a); !ok {
			return nil, false
		}
	}
	fn := f.b.resolve(name, set, given, nil, list, pos)
	if fn == nil {
		return nil, false
	}
	r := f.b.invoke(fn, nil, list, pos, false)
	if r.mode == poison || r.x == nil {
		return nil, r.mode == voidVal
	}
	return r.x, true
}

// asmTemplateArg is a as the checker has it; ok is false for a class that the prelude does not have.
func (c *checker) asmTemplateArg(space *Scope, a inlineasm.TemplateArg) (arg TArg, ok bool) {
	switch {
	case a.Class != "":
		for _, o := range c.lookupIn(space, a.Class) {
			if t, isType := o.(*TypeObj); isType {
				c.resolveType(t)
				return TArg{Type: t.Type}, t.Type.Valid()
			}
		}
		return TArg{}, false
	case a.Value != nil && a.Value.Typ == ir.Bool:
		return TArg{IsVal: true, Val: Const{I: a.Value.Bits}, ValT: basic(Bool)}, true
	case a.Value != nil:
		return TArg{IsVal: true, Val: Const{I: a.Value.Bits}, ValT: basic(Int)}, true
	}
	t, ok := map[ir.Scalar]Basic{ir.F32: Float, ir.F16: Half, ir.I32: Int}[a.Type]
	return TArg{Type: basic(t)}, ok
}

func (f asmFunc) AtEntry(name string, pos source.Pos) {
	c := f.b.c
	if c.kernels.entries[name] != nil {
		return
	}
	for _, s := range f.b.in(func() { f.Call(name, nil, nil, pos) }) {
		if call, ok := s.(*ir.Call); ok {
			if c.kernels.entries == nil {
				c.kernels.entries = map[string]*ir.Func{}
			}
			c.kernels.entries[name] = call.Func
		}
	}
}

// callEntries has kernels begin with what inline assembly asks for (AtEntry), if they use the shared variables that it
// prepares.
func (c *checker) callEntries() {
	var shared ir.SharedFinder
	for _, name := range slices.Sorted(maps.Keys(c.kernels.entries)) {
		f := c.kernels.entries[name]
		prepared := shared.Vars(f)
		for _, k := range c.mod.Kernels {
			if k.Func != nil && slices.ContainsFunc(shared.Vars(k.Func), func(v *ir.Var) bool {
				return slices.Contains(prepared, v)
			}) {
				k.Func.Body = append([]ir.Stmt{&ir.Call{S: ir.S{At: k.Pos}, Func: f}}, k.Func.Body...)
			}
		}
	}
}

// asmSpace is the scope of the prelude's functions for inline assembly, nil in a unit that was not found to need them.
func (c *checker) asmSpace() *Scope {
	for _, o := range c.lookupIn(c.global, prelude.PTX) {
		if n, ok := o.(*NamespaceObj); ok {
			return n.Scope
		}
	}
	return nil
}
