package sema

import (
	"slices"

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
	list := slices.Clone((*b.out)[from:])
	if !steady(dst, list) {
		return false
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
	first := list[0].(*ir.Declare)
	begin := b.in(func() { b.assignParts(dst, first.Init, first.At) })
	*b.out = append(append((*b.out)[:from], begin...), list[1:]...)
	return true
}

// keptTemp is the variable of the temporary x if its constructor keeps its address, and where it is declared among the
// statements that are being emitted; nil for others.
func (b *body) keptTemp(x ir.Expr) (v *ir.Var, at int) {
	v = b.classTemp(x)
	if v == nil {
		return nil, 0
	}
	for i, s := range slices.Backward(*b.out) {
		if d, ok := s.(*ir.Declare); ok && d.Var == v {
			if k := b.c.keep(map[*ir.Var]bool{v: true}, false, (*b.out)[i+1:]); !k[v] {
				return nil, 0
			}
			return v, i
		}
	}
	return nil, 0
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

// copies reports whether an object of type t is made of op by a copy: op names another object.
func copies(op operand, t QT) bool {
	return op.mode == lvalue && isClass(op.typ) && sameType(op.typ.T, t.T)
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
	for v := range b.c.keep(objects, false, (*b.out)[first:]) {
		parts[v].kept = true
	}
}

// firstKept is where the first of the temporaries is declared that are parts of a and whose constructors keep their
// addresses; -1 if there are none.
func (b *body) firstKept(a *agg) int {
	first := -1
	for _, p := range a.parts {
		if at := b.firstKept(p); at >= 0 && (first < 0 || at < first) {
			first = at
		}
	}
	if a.kept {
		if v, at := b.keptTemp(a.leaf.x); v != nil {
			return at
		}
	}
	return first
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
		return unchanged(x.Ptr, list)
	}
	return false
}

// unchanged reports whether x is a variable to which the statements list, which do not declare it, assign nothing.
func unchanged(x ir.Expr, list []ir.Stmt) bool {
	r, ok := x.(*ir.Ref)
	return ok && !ir.IsArray(r.Typ) && steady(x, list) && !slices.ContainsFunc(list, func(s ir.Stmt) bool {
		return slices.Contains(ir.AssignedIn(s), r.Var)
	})
}

// keptParam is a parameter that a function is asked about.
type keptParam struct {
	f *ir.Func
	i int
}

// keep finds the objects whose addresses the statements list use other than to access them. If ptrs is set, objects are
// pointers to these.
func (c *checker) keep(objects map[*ir.Var]bool, ptrs bool, list []ir.Stmt) map[*ir.Var]bool {
	k := keeper{c, objects, ptrs, map[*ir.Var]bool{}}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		call, ok := s.(*ir.Call)
		if !ok {
			for _, e := range ir.Exprs(s) {
				k.expr(e)
			}
			return true
		}
		if call.Dst != nil {
			k.expr(call.Dst)
		}
		for i, a := range call.Args {
			if v := k.address(a); v == nil {
				k.expr(a)
			} else if !k.kept[v] && c.keepsParam(call.Func, i) {
				k.kept[v] = true
			}
		}
		return true
	})
	return k.kept
}

// keepsParam reports whether f uses its parameter i, a pointer to an object, other than to access the object.
func (c *checker) keepsParam(f *ir.Func, i int) bool {
	if f.Body == nil || i >= len(f.Params) {
		return true // nobody knows
	}
	key, p := keptParam{f, i}, f.Params[i]
	kept, known := c.classes.keepers[key]
	if !known {
		if c.classes.keepers == nil {
			c.classes.keepers = map[keptParam]bool{}
		}
		c.classes.keepers[key] = false // a call of f by itself tells nothing
		kept = c.keep(map[*ir.Var]bool{p: true}, true, f.Body)[p]
		c.classes.keepers[key] = kept
	}
	return kept
}

// keeper is the state of keep.
type keeper struct {
	c       *checker
	objects map[*ir.Var]bool
	ptrs    bool
	kept    map[*ir.Var]bool
}

// expr looks for addresses in e.
func (k *keeper) expr(e ir.Expr) {
	if v := k.address(e); v != nil {
		k.kept[v] = true
		return
	}
	access := func(e ir.Expr) {
		if k.address(e) == nil {
			k.expr(e)
		}
	}
	switch e := e.(type) {
	case *ir.Deref:
		access(e.Ptr)
	case *ir.Index:
		access(e.Base)
		k.expr(e.I)
	default:
		for _, x := range ir.Children(e) {
			k.expr(x)
		}
	}
}

// address is the object of which, or of a part of which, e is the address; nil if it is none.
func (k *keeper) address(e ir.Expr) *ir.Var {
	switch e := e.(type) {
	case *ir.Ref:
		if k.ptrs && k.objects[e.Var] {
			return e.Var
		}
	case *ir.Addr:
		return k.part(e.Place)
	case *ir.PtrCast:
		return k.address(e.A)
	case *ir.PtrAdd:
		return k.address(e.Ptr)
	}
	return nil
}

// part is the object that the place e is, or is a part of; nil if it is none.
func (k *keeper) part(e ir.Expr) *ir.Var {
	switch e := e.(type) {
	case *ir.Ref:
		if !k.ptrs && k.objects[e.Var] {
			return e.Var
		}
	case *ir.FieldOf:
		return k.part(e.Base)
	case *ir.Lanes:
		return k.part(e.Base)
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			return k.address(e.Base)
		}
		return k.part(e.Base)
	case *ir.Deref:
		return k.address(e.Ptr)
	}
	return nil
}
