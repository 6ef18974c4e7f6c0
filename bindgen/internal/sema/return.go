package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// The return statement ([stmt.return]), and what it moves or need not copy ([class.copy.elision]).

func (b *body) returnStmt(s *Scope, st *ast.Return) {
	if b.fi == nil {
		b.c.errorf(codeReturn, st.At, "return is outside of a function")
		return
	}
	if st.X == nil {
		if b.result.deduced {
			b.fixReturn(basic(Void), st.At)
		}
		if !isVoid(b.result.typ) && !b.fi.Obj.Ctor {
			b.c.errorf(codeReturn, st.At, "a value of type '%s' must be returned", b.result.typ)
			return
		}
		b.unwind(b.life.objects, st.At)
		b.emit(&ir.Return{S: ir.S{At: st.At}})
		return
	}
	live := b.life.objects
	out := &ir.Return{S: ir.S{At: st.At}}
	ok := false
	b.full(st.At, func() {
		if live, ok = b.returned(s, st, out); !ok {
			return
		}
		if len(b.life.expr.temps)+len(live) > 0 && out.Val != nil {
			if r, local := out.Val.(*ir.Ref); !local || r.Var.Kind != ir.Local || !b.dies(b.result.typ) {
				out.Val = b.temp(out.Val.Type(), out.Val, st.At)
			}
		}
	})
	if ok {
		b.unwind(live, st.At)
		b.emit(out)
	}
}

// lostReturn takes the type that a function with a deduced type returns from T(...) where the arguments were not
// understood: host functions that make what kernels are launched with use much that kernels do not know. Without it the
// type stays open.
func (b *body) lostReturn(s *Scope, st *ast.Return) {
	b.result.lost = true
	call, ok := ast.Unparen(st.X).(*ast.Call)
	if !ok || call.Launch != nil {
		return
	}
	b.c.speculate(func() bool {
		if fun, ok := b.callee(s, call); ok && fun.mode == typeName_ && recordOf(fun.typ) != nil {
			b.fixReturn(fun.typ, st.At)
		}
		return true
	})
}

// settle finds the type of a function that is deduced from its first return while what this returns is evaluated: a
// function of a known type, which it calls perhaps through others, may call this one again, for its body is not needed
// before the type is known ([temp.inst]/4).
func (b *body) settle() {
	st, s := b.result.first, b.result.scope
	called := b.c.report.lowering[slices.Index(b.c.report.lowering, b)+1:]
	known := func(b *body) bool { return !b.result.auto }
	if !b.result.deduced || st == nil || !slices.ContainsFunc(called, known) {
		return
	}
	b.result.first = nil // a type that needs itself is none ([dcl.spec.auto]/10)
	b.c.speculate(func() bool {
		op := b.c.unevaluated(s, st.X)
		if op.mode == poison {
			return false
		}
		if t := b.deduceFrom(s, b.result.typ, st.X, op, st.At); t.Valid() && !isVoid(t) {
			b.fixReturn(t, st.At)
			b.result.first = st
		}
		return true
	})
}

// returned evaluates what is returned, and says which objects of the blocks around die then: not the one that is
// returned ([class.copy.elision]).
func (b *body) returned(s *Scope, st *ast.Return, out *ir.Return) (live []*object, ok bool) {
	live = b.life.objects
	declared := b.result.typ
	if b.result.deduced {
		b.result.first, b.result.scope = st, s
	}
	op := b.expr(s, st.X)
	if op.mode == poison {
		if b.result.deduced {
			b.lostReturn(s, st)
		}
		return live, false
	}
	if b.result.deduced {
		t := b.deduceFrom(s, b.result.typ, st.X, op, st.At)
		if !t.Valid() {
			return live, false
		}
		b.fixReturn(t, st.At)
	} else if b.result.first == st {
		if t := b.deduceFrom(s, declared, st.X, op, st.At); t.Valid() && !same(t, b.result.typ) {
			b.c.unsupported(st.At, "a deduced type that a call needs which the return statement leads to")
			return live, false
		}
	}
	b.result.first = nil
	if isVoid(b.result.typ) {
		if op.mode != voidVal {
			b.c.errorf(codeReturn, st.At, "a void function cannot return a value")
			return live, false
		}
		return live, true
	}
	named := b.namedResult(s, st.X, op)
	switch {
	case named != nil:
		op = value(op.x, op.typ, op.pos)
		live = slices.DeleteFunc(slices.Clone(live), func(o *object) bool {
			x, ok := o.op.x.(*ir.Ref)
			return ok && x.Var == named.IR
		})
		b.result.named = noted(b.result.named, named)
		if b.result.into != nil {
			return live, true
		}
	case op.mode == lvalue && (isClass(op.typ) || isClass(b.result.typ)) && !isRef(b.result.typ) &&
		b.movesOut(s, st.X) != nil:
		op = b.returnedAsRvalue(op)
	}
	return live, b.initResult(op, st, out)
}

// initResult initialises what the function returns with op: in its place, or as the value of out.
func (b *body) initResult(op operand, st *ast.Return, out *ir.Return) bool {
	v := b.handed(op, b.result.typ, st.At)
	if v.mode == poison {
		return false
	}
	if b.refersToCopy(v.x) {
		b.c.unsupported(st.At, "returning the place of a constant that ?: chooses and that has no storage in this function")
		return false
	}
	b.taken(v.x)
	if into := b.result.into; into != nil {
		return !copies(op, v.x) && b.become(into.x, v.x) || b.store(*into, v, st.At)
	}
	if r, ok := v.x.(*ir.Ref); ok && isClass(b.result.typ) && !copies(op, v.x) {
		b.result.objects = noted(b.result.objects, r.Var)
	}
	out.Val = v.x
	return true
}

// noted is set with key.
func noted[K comparable](set map[K]bool, key K) map[K]bool {
	if set == nil {
		set = map[K]bool{}
	}
	set[key] = true
	return set
}

// movesOut is the local variable or parameter that e, in parentheses perhaps, names: returned, it is moved
// ([class.copy.elision]/3). It is no reference, or in C++20 an rvalue reference. nil for others.
func (b *body) movesOut(s *Scope, e ast.Expr) *VarObj {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || id.Name.Simple() == "" {
		return nil
	}
	objs := b.c.lookup(s, id.Name.Simple())
	if len(objs) != 1 {
		return nil
	}
	v, ok := objs[0].(*VarObj)
	if !ok || v.owner != b.fn || v.declared.Valid() || v.Static || v.Shared || nonRef(v.Type).Volatile {
		return nil
	}
	if ref, ok := v.Type.T.(*Reference); ok && (!ref.RValue || funcType(ref.Elem) != nil || !b.c.cpp20()) {
		return nil
	}
	return v
}

// returnedAsRvalue is op, a variable that moves out of the function, as an xvalue if the constructor that then makes
// the result takes an rvalue reference to its type; C++20 asks only that there is a constructor
// ([class.copy.elision]/3).
func (b *body) returnedAsRvalue(op operand) operand {
	moved := op
	moved.xval = true
	r, from := recordOf(b.result.typ), recordOf(op.typ)
	if r == nil {
		return b.notMoved(op, moved)
	}
	if from != nil && r != from {
		f, _ := b.conversionFunc(moved, b.result.typ.Unqual(), false)
		if best, n := b.userConversion(moved, b.result.typ.Unqual(), false); best == nil && n > 0 &&
			!b.c.cpp20() { // where g++ looks no further
			return op // the first overload resolution fails: it is ambiguous
		}
		// as compilers have it since CWG 1579
		if g, _ := b.conversionFunc(op, b.result.typ.Unqual(), false); f != nil && f != g {
			if recordOf(nonRef(f.Type.Ret)) != r && !b.c.cpp20() { // clang++ moves then, and g++ does not
				b.c.unsupported(op.pos, "a returned variable that converts itself otherwise where it is moved")
			}
			return moved
		}
	}
	if from == r && b.simple(from) {
		return op
	}
	best := b.initialising(moved, from, r)
	if best == nil {
		return op
	}
	p := best.fi.Type.Params[0]
	ref, ok := p.T.(*Reference)
	if b.c.cpp20() || from != nil && recordOf(p) == from { // by value too, for compilers
		return moved
	}
	if ok && ref.RValue && same(ref.Elem.Unqual(), op.typ.Unqual()) {
		return moved
	}
	if to := recordOf(nonRef(p)); ok && ref.RValue && from != nil && to != nil {
		if _, derives := derivesFrom(from, to); derives { // for all compilers but g++ 12
			return moved
		}
	}
	if b.initialising(op, from, r) == nil {
		return moved // as in C++20 and for clang++: the second overload resolution finds none
	}
	return op
}

// notMoved is op, an object that converts itself to what the function returns, which is of no class: no constructor is
// chosen then, and so it is no rvalue before C++23 ([class.copy.elision]/3), in which it is one
// ([expr.prim.id.unqual]/4).
func (b *body) notMoved(op, moved operand) operand {
	t := b.result.typ.Unqual()
	f, _ := b.conversionFunc(op, t, false)
	if g, _ := b.conversionFunc(moved, t, false); f != g && b.c.standard("202302L") {
		b.c.unsupported(op.pos, "a returned variable that converts itself otherwise where C++23 moves it")
	}
	return op
}

// ---- switch ----
