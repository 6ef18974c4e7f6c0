package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// A temporary that initialises an object of its class is that object ([dcl.init]/17.6.1, [class.temporary]/2). Most
// temporaries are copied all the same, since nobody sees the difference; not so where the constructor keeps the address
// of the object or of a part of it.

// become lets the temporary src, whose constructor keeps its address, be the object dst, which it initialises: what was
// emitted since src was declared means dst. It reports whether it could.
func (b *body) become(dst, src ir.Expr) bool {
	v, from := b.keptTemp(src)
	if v == nil || dst == nil || !ir.Identical(dst.Type(), v.Type) {
		return false
	}
	from = b.declareBefore(dst, from)
	list := slices.Clone((*b.out)[from:])
	if !steady(dst, list) {
		b.c.unsupported(src.Pos(), "an object that knows its own address and initialises one that is known only afterwards")
		return true
	}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		ir.MapExprs(s, func(e ir.Expr) ir.Expr {
			if exprMentions(e, v) {
				return ir.CloneExpr(e, map[*ir.Var]ir.Expr{v: dst})
			}
			return e
		})
		return true
	})
	if first, ok := list[0].(*ir.Declare); ok && first.Var == v {
		begin := b.in(func() { b.assignParts(dst, first.Init, first.At) })
		*b.out = append(append((*b.out)[:from], begin...), list[1:]...)
	} else {
		b.life.expr.decls = slices.DeleteFunc(b.life.expr.decls, declarationOf(v))
	}
	return true
}

// declareBefore declares the variable dst before statement from, if it is declared after that, without a value, and
// returns where that statement is then.
func (b *body) declareBefore(dst ir.Expr, from int) int {
	r, ok := dst.(*ir.Ref)
	if !ok {
		return from
	}
	i := slices.IndexFunc((*b.out)[from:], declarationOf(r.Var))
	if i < 0 || (*b.out)[from+i].(*ir.Declare).Init != nil {
		return from
	}
	d := (*b.out)[from+i]
	*b.out = slices.Insert(slices.Delete(slices.Clone(*b.out), from+i, from+i+1), from, d)
	return from + 1
}

// declarationOf returns a function that reports whether a statement declares v.
func declarationOf(v *ir.Var) func(ir.Stmt) bool {
	return func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		return ok && d.Var == v
	}
}

// keptTemp is the variable of the temporary x if its constructor keeps its address, and where it is declared among the
// statements that are being emitted, or mentioned first if it is declared before the full-expression; nil for others.
func (b *body) keptTemp(x ir.Expr) (v *ir.Var, at int) {
	v = b.classTemp(x)
	if v == nil {
		return nil, 0
	}
	from := -1
	for i, s := range slices.Backward(*b.out) {
		if declarationOf(v)(s) {
			from = i
			break
		}
	}
	if from < 0 && b.life.expr != nil && slices.ContainsFunc(b.life.expr.decls, declarationOf(v)) {
		from = slices.IndexFunc(*b.out, func(s ir.Stmt) bool { return mentioned([]ir.Stmt{s}, v) })
	}
	if from < 0 || !b.c.keep(map[*ir.Var]bool{v: true}, (*b.out)[from:])[v] {
		return nil, 0
	}
	return v, from
}

// classTemp is the variable of x if x is a temporary of a class that becomes another object, else nil.
func (b *body) classTemp(x ir.Expr) *ir.Var {
	r, ok := x.(*ir.Ref)
	if !ok || r.Var.Kind != ir.Temp || b.ctx.konst || b.ctx.unevaluated > 0 || b.alive(r.Var) {
		return nil
	}
	if _, class := r.Typ.(*ir.Struct); !class {
		return nil
	}
	return r.Var
}

// copies reports whether x, the value that op was converted to, is the object that op names: its bytes are copied.
func copies(op operand, x ir.Expr) bool {
	v := ir.Root(x)
	return op.mode == lvalue && v != nil && v == ir.Root(op.x)
}

// noteKept notes which temporaries that are parts of a have constructors that keep their addresses. They were declared
// since statement mark.
func (b *body) noteKept(a *agg, mark int) {
	parts := map[*ir.Var]*agg{}
	var collect func(a *agg)
	collect = func(a *agg) {
		for _, p := range a.parts {
			collect(p)
		}
		if a.made && a.leaf.x != nil {
			if v := b.classTemp(a.leaf.x); v != nil {
				parts[v] = a
			}
		}
	}
	collect(a)
	first, objects := mark, map[*ir.Var]bool{}
	for i := len(*b.out) - 1; i >= mark && len(objects) < len(parts); i-- {
		if d, ok := (*b.out)[i].(*ir.Declare); ok && parts[d.Var] != nil {
			first, objects[d.Var] = i, true
		}
	}
	if len(objects) == 0 {
		return
	}
	for v := range b.c.keep(objects, (*b.out)[first:]) {
		parts[v].kept = true
	}
}

// firstKept is where the first of the temporaries is declared that are parts of a and whose constructors keep their
// addresses; -1 if there are none.
func (b *body) firstKept(a *agg) int {
	temps := map[*ir.Var]bool{}
	var collect func(a *agg)
	collect = func(a *agg) {
		for _, p := range a.parts {
			collect(p)
		}
		if a.kept {
			if v := b.classTemp(a.leaf.x); v != nil {
				temps[v] = true
			}
		}
	}
	collect(a)
	return b.firstDeclared(func(v *ir.Var) bool { return temps[v] }, len(temps))
}

// firstDeclared is where the first of n variables is declared among the statements that are being emitted; -1 if some
// of them are not.
func (b *body) firstDeclared(is func(*ir.Var) bool, n int) int {
	for i := len(*b.out) - 1; i >= 0 && n > 0; i-- {
		if d, ok := (*b.out)[i].(*ir.Declare); ok && is(d.Var) {
			if n--; n == 0 {
				return i
			}
		}
	}
	return -1
}

// becomeElements is become for those elements of the array a that are such temporaries: all at once, since there may be
// thousands.
func (b *body) becomeElements(dst operand, t *Array, a *agg) {
	places, parts := map[*ir.Var]ir.Expr{}, map[*ir.Var]*agg{}
	for i, p := range a.parts {
		if !p.kept {
			continue
		}
		v, at := b.classTemp(p.leaf.x), b.elementAt(dst, t, fold.Int(ir.I32, int64(i), a.pos), a.pos)
		if v != nil && at.x != nil && ir.Identical(at.x.Type(), v.Type) {
			places[v], parts[v] = at.x, p
		}
	}
	from := b.firstDeclared(func(v *ir.Var) bool { return places[v] != nil }, len(places))
	if from < 0 || !steady(dst.x, (*b.out)[from:]) {
		return
	}
	list := slices.Clone((*b.out)[from:])
	*b.out = (*b.out)[:from]
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		ir.MapExprs(s, func(e ir.Expr) ir.Expr { return ir.CloneExpr(e, places) })
		return true
	})
	for _, s := range list {
		if d, ok := s.(*ir.Declare); ok && places[d.Var] != nil {
			b.assignParts(places[d.Var], d.Init, d.At)
			parts[d.Var].stored = true
			continue
		}
		b.emit(s)
	}
}

// steady reports whether the place x is the same before and after the statements list, which do not declare it.
func steady(x ir.Expr, list []ir.Stmt) bool {
	switch x := x.(type) {
	case *ir.Ref:
		return !slices.ContainsFunc(list, func(s ir.Stmt) bool {
			d, ok := s.(*ir.Declare)
			return ok && d.Var == x.Var
		})
	case *ir.FieldOf:
		return steady(x.Base, list)
	case *ir.Index:
		_, known := x.I.(*ir.Const)
		base := unchanged(x.Base, list) || !ir.IsPointer(x.Base.Type()) && steady(x.Base, list)
		return base && (known || unchanged(x.I, list))
	case *ir.Deref:
		return steadyPointer(x.Ptr, list)
	}
	return false
}

// steadyPointer is steady for the place that the pointer x points at, such as a base class whose bytes others share.
func steadyPointer(x ir.Expr, list []ir.Stmt) bool {
	switch x := x.(type) {
	case *ir.PtrCast:
		return ir.IsPointer(x.A.Type()) && steadyPointer(x.A, list)
	case *ir.PtrAdd:
		_, known := x.I.(*ir.Const)
		return known && steadyPointer(x.Ptr, list)
	case *ir.Addr:
		return steady(x.Place, list)
	}
	return unchanged(x, list)
}

// unchanged reports whether x is a variable to which the statements list, which do not declare it, assign nothing.
func unchanged(x ir.Expr, list []ir.Stmt) bool {
	r, ok := x.(*ir.Ref)
	return ok && !ir.IsArray(r.Typ) && steady(x, list) && !slices.ContainsFunc(list, func(s ir.Stmt) bool {
		return slices.Contains(ir.AssignedIn(s), r.Var)
	})
}
