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
			if k := b.c.keep(map[*ir.Var]bool{v: true}, (*b.out)[i+1:]); !k[v] {
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

// keptParam is a parameter, a pointer to an object, that a function is asked about.
type keptParam struct {
	f *ir.Func
	i int
}

// paramUse is what a function does with a parameter besides accessing the object: whether it keeps the address itself,
// and the parameters that get it in the calls of the function.
type paramUse struct {
	keeps  bool
	passes []keptParam
}

// keep finds the objects whose addresses the statements list use other than to access them.
func (c *checker) keep(objects map[*ir.Var]bool, list []ir.Stmt) map[*ir.Var]bool {
	k := keeper{objects: objects, kept: map[*ir.Var]bool{}, pass: map[*ir.Var][]keptParam{}}
	k.stmts(list)
	for v, params := range k.pass {
		if slices.ContainsFunc(params, c.keepsParam) {
			k.kept[v] = true
		}
	}
	return k.kept
}

// keepsParam reports whether a function, or what it calls, uses its parameter p other than to access the object. Those
// that get the address from p may call each other: p is kept if any of them that can be reached keeps it.
func (c *checker) keepsParam(p keptParam) bool {
	seen := map[keptParam]bool{}
	var reaches func(p keptParam) bool
	reaches = func(p keptParam) bool {
		if seen[p] {
			return false
		}
		seen[p] = true
		use := c.paramUse(p)
		return use.keeps || slices.ContainsFunc(use.passes, reaches)
	}
	return reaches(p)
}

// paramUse is what the body of p's function does with p.
func (c *checker) paramUse(p keptParam) paramUse {
	if p.f.Body == nil || p.i >= len(p.f.Params) {
		return paramUse{keeps: true} // nobody knows
	}
	use, known := c.classes.uses[p]
	if !known {
		v := p.f.Params[p.i]
		k := keeper{objects: map[*ir.Var]bool{v: true}, ptrs: true, kept: map[*ir.Var]bool{}, pass: map[*ir.Var][]keptParam{}}
		k.stmts(p.f.Body)
		use = paramUse{k.kept[v], k.pass[v]}
		if c.classes.uses == nil {
			c.classes.uses = map[keptParam]paramUse{}
		}
		c.classes.uses[p] = use
	}
	return use
}

// keeper looks for uses of the addresses of objects. If ptrs is set, objects are pointers to these.
type keeper struct {
	objects map[*ir.Var]bool
	ptrs    bool
	kept    map[*ir.Var]bool // those whose addresses are used other than to access them, or to pass them on
	pass    map[*ir.Var][]keptParam
}

// stmts looks for addresses in the statements list.
func (k *keeper) stmts(list []ir.Stmt) {
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
			if v := k.address(a); v != nil {
				k.pass[v] = append(k.pass[v], keptParam{call.Func, i})
			} else {
				k.expr(a)
			}
		}
		return true
	})
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
