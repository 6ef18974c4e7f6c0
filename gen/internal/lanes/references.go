package lanes

import "github.com/kbind/kbind/bindgen/ir"

// withoutReferences replaces the variables that are names of an element, int& a = p[i], by the index of it.
func withoutReferences(list []ir.Stmt) []ir.Stmt {
	index := map[*ir.Var]*ir.Index{} // with the variable of the index
	uses := map[*ir.Var]int{}        // other than as the place itself
	ir.Walk(list, nil, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			uses[e.Var]++
		case *ir.Deref:
			if r, ok := e.Ptr.(*ir.Ref); ok {
				uses[r.Var]--
			}
		}
	})
	written := ir.WrittenIn(list)
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		if !ok || !ir.IsPointer(d.Var.Type) || written[d.Var] || uses[d.Var] != 0 {
			return true
		}
		a, ok := d.Init.(*ir.Addr)
		if !ok {
			return true
		}
		i, ok := a.Place.(*ir.Index)
		if !ok {
			return true
		}
		base, ok := i.Base.(*ir.Ref)
		if !ok || written[base.Var] || base.Var.Kind == ir.Local || base.Var.Kind == ir.Temp {
			return true
		}
		v := &ir.Var{Name: d.Var.Name, Type: i.I.Type(), Kind: ir.Local, Pos: d.Var.Pos}
		index[d.Var] = &ir.Index{X: i.X, Base: i.Base, I: &ir.Ref{X: ir.X{Typ: i.I.Type(), At: d.At}, Var: v}}
		return true
	})
	if len(index) == 0 {
		return list
	}
	r := ir.Rewriter{Stmt: func(s ir.Stmt) ([]ir.Stmt, bool) {
		d, ok := s.(*ir.Declare)
		if !ok || index[d.Var] == nil {
			return nil, false
		}
		i := d.Init.(*ir.Addr).Place.(*ir.Index).I
		return []ir.Stmt{&ir.Declare{S: d.S, Var: index[d.Var].I.(*ir.Ref).Var, Init: i}}, true
	}, Fold: func(made, from ir.Expr) ir.Expr {
		if d, ok := from.(*ir.Deref); ok {
			if ref, ok := d.Ptr.(*ir.Ref); ok && index[ref.Var] != nil {
				return index[ref.Var]
			}
		}
		return made
	}}
	return r.Stmts(list)
}
