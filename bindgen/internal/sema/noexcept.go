package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// throwing collects whether an operand of noexcept may throw ([expr.unary.noexcept]): whether it calls a function that
// is not declared to throw nothing. Device code never throws; but what the operator says decides which code a template
// chooses.
type throwing struct {
	may    bool
	silent int // speculative checks around the operand: what deeper ones call is not called by it
}

// noexceptExpr is noexcept(e).
func (b *body) noexceptExpr(s *Scope, e *ast.Unary) operand {
	note := &throwing{silent: b.c.spec.depth}
	op := b.unevaluated(s, e.X, note)
	if op.mode == poison {
		return op
	}
	k := Const{I: 1}
	if note.may {
		k.I = 0
	}
	return b.constant(k, basic(Bool), e.At)
}

// mayThrow notes that the operand of a noexcept around calls what may throw.
func (b *body) mayThrow(throws bool) {
	if b.ctx.throws != nil && b.ctx.throws.silent == b.c.spec.depth && throws {
		b.ctx.throws.may = true
	}
}

// noteDeath notes that an object of type t is destroyed ([except.spec]/6).
func (b *body) noteDeath(t QT, pos source.Pos) {
	if b.ctx.throws != nil {
		b.mayThrow(b.dtorThrows(t, pos))
	}
}

// noteCall notes that f is called.
func (b *body) noteCall(f *FuncInst, pos source.Pos) {
	if b.ctx.throws == nil || b.ctx.throws.silent != b.c.spec.depth || b.ctx.throws.may {
		return
	}
	throws, ok := b.c.throws(f, pos)
	if !ok {
		b.c.unsupported(pos, "noexcept of a call of %s, of which nothing tells whether it throws", f.Obj.Name)
	}
	b.mayThrow(throws)
}

// specified notes a call of f, which is defaulted, if it says whether it throws. What it calls does not matter then,
// until the function that is returned is called ([except.spec]/5).
func (b *body) specified(f *FuncInst, pos source.Pos) (end func()) {
	d := f.Def
	if d == nil {
		d = f.Obj.Decl
	}
	if b.ctx.throws == nil || d == nil || d.Decl.Func() == nil || !saysThrows(d.Decl.Func()) {
		return func() {}
	}
	b.noteCall(f, pos)
	old := b.ctx.throws
	b.ctx.throws = nil
	return func() { b.ctx.throws = old }
}

// saysThrows reports whether fn has an exception specification.
func saysThrows(fn *ast.FuncOf) bool {
	return slices.ContainsFunc(fn.Words, func(w ast.Word) bool { return w.Text == "noexcept" })
}

// noteAssignments notes what a defaulted assignment operator of r calls, one that takes const objects or others.
func (b *body) noteAssignments(r *Record, k specialKind, isConst bool, pos source.Pos) {
	if b.ctx.throws == nil {
		return
	}
	for _, f := range r.Fields {
		e := elemType(f.Type)
		m := recordOf(e)
		if m == nil || isRef(f.Type) || b.simple(m) {
			continue
		}
		g := b.specialFunc(m, k, e.Const || isConst && !isMutable(f))
		if g == nil {
			continue
		}
		kind, takesConst, special := b.specialShape(g.Obj)
		if !special || userProvided(g.Obj) || g.Obj.Decl != nil && saysThrows(g.Obj.Decl.Decl.Func()) {
			b.noteCall(g, pos)
			continue
		}
		b.noteAssignments(m, kind, takesConst, pos)
	}
}

// throws reports whether f may throw, by its exception specification ([except.spec]); ok is false if that is not known.
func (c *checker) throws(f *FuncInst, pos source.Pos) (throws, ok bool) {
	d := f.Def
	if d == nil {
		d = f.Obj.Decl
	}
	if d == nil || d.Decl == nil || d.Decl.Func() == nil {
		return false, false
	}
	fn := d.Decl.Func()
	i := slices.IndexFunc(fn.Words, func(w ast.Word) bool { return w.Text == "noexcept" })
	switch {
	case i < 0 && (f.Obj.Prelude || d.Default):
		return false, false
	case i < 0:
		return true, true
	case fn.Words[i].Args == nil:
		return false, true
	}
	x := c.parser.ParseExpr(fn.Words[i].Args, d.Body)
	if x == nil || !c.pushInst(f.Name, pos) {
		return false, false
	}
	defer c.popInst()
	inner := NewScope(BlockScope, f.Scope)
	b := &body{c: c}
	types := f.Type.Params
	for _, p := range fn.Params {
		name := ""
		if p.Decl != nil && p.Decl.Name != nil {
			name = p.Decl.Name.Simple()
		}
		if isPack(p) && name != "" {
			if !b.requiresPack(inner, p) {
				return false, false
			}
			types = types[min(len(inner.Names[name][0].(*PackObj).Elems), len(types)):]
			continue
		}
		if isPack(p) || len(types) == 0 {
			break
		}
		if name != "" {
			b.declareSample(inner, name, types[0], p.At)
		}
		types = types[1:]
	}
	k, _, ok := c.constExpr(inner, x)
	return k.I == 0, ok
}

// typedThrows reports whether exception specifications are a part of types, as since C++17.
func (c *checker) typedThrows() bool {
	return c.dialect != ir.OpenCL && (c.cfg.Macro == nil || c.standard("201703L"))
}

// typeQuals are the words after the parameters of a function type, with the exception specification where that is a
// part of the type.
func (c *checker) typeQuals(s *Scope, words []ast.Word) methodQuals {
	q := wordQuals(words)
	i := slices.IndexFunc(words, func(w ast.Word) bool { return w.Text == "noexcept" })
	if i < 0 || !c.typedThrows() {
		return q
	}
	if words[i].Args == nil {
		q.Noexcept = true
		return q
	}
	x := c.parser.ParseExpr(words[i].Args, nil)
	if x == nil {
		return q
	}
	if c.inPattern(s) && c.isDependent(s, x) {
		if q.When = c.valueParam(s, x); q.When == nil {
			q.When = &Param{Name: c.patternText(s, x), Index: -1, Value: true}
		}
		return q
	}
	k, _, ok := c.constExpr(s, x)
	q.Noexcept = ok && k.I != 0
	return q
}

// isNoexcept reports whether the type of f says that it throws nothing.
func (c *checker) isNoexcept(f *FuncInst) bool {
	if !c.typedThrows() || f.Obj.Prelude {
		return false
	}
	throws, ok := true, false
	c.speculate(func() bool {
		throws, ok = c.throws(f, f.Obj.Pos)
		return true
	})
	return ok && !throws
}

// typeOfFunction is the type of f with its exception specification.
func (c *checker) typeOfFunction(f *FuncInst) *Func {
	if f.Type == nil || !c.isNoexcept(f) {
		return f.Type
	}
	t := *f.Type
	t.Noexcept = true
	return &t
}

// convertsQuals reports whether a pointer to a function with the words from converts to one with the words to: it may
// lose noexcept ([conv.fctptr]).
func convertsQuals(from, to methodQuals) bool {
	if !to.Noexcept && to.When == nil {
		from = from.throwing()
	}
	return sameQuals(from, to)
}

// convertsFunc reports whether functions of type from are also such of type to ([conv.fctptr], [dcl.init.ref]/4).
func convertsFunc(from, to Type) bool {
	f, ok := from.(*Func)
	t, both := to.(*Func)
	if !ok || !both || !convertsQuals(f.methodQuals, t.methodQuals) {
		return sameType(from, to)
	}
	return sameType(f.throwing(), t.throwing())
}

// dtorThrows reports whether destroying an object of type t may throw: a destructor does if it says so, and one that
// says nothing, with a body or without, if those of members or bases do ([except.spec]/5 and 8).
func (b *body) dtorThrows(t QT, pos source.Pos) bool {
	r := recordOf(elemType(t))
	if r == nil || !b.c.completeRecord(r) {
		return false
	}
	if d := b.c.dtor(r); d != nil && d.Decl != nil && d.Decl.Decl.Func() != nil {
		if saysThrows(d.Decl.Decl.Func()) {
			throws, ok := b.c.throws(&FuncInst{Obj: d, Scope: d.Scope, Type: &Func{}, Def: d.Decl, Name: d.Name}, pos)
			if !ok {
				b.c.unsupported(pos, "noexcept where %s is destroyed", r.Name)
			}
			return throws
		}
	}
	if r.dtorThrows != notAsked {
		return r.dtorThrows == yes
	}
	said := b.c.diags.Len()
	throws := slices.ContainsFunc(r.Fields, func(f *Field) bool { return b.dtorThrows(f.Type, pos) })
	if b.c.diags.Len() == said { // else whoever asks next must be told too
		r.dtorThrows = yesIf(throws)
	}
	return throws
}
