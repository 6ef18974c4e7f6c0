// Package access says how a kernel accesses what its pointer parameters point at: whether it reads or writes, and
// whether each thread has an element of its own.
package access

import "github.com/kbind/kbind/bindgen/ir"

// Use is how a function uses a pointer parameter p.
type Use struct {
	Written bool
	Escapes bool      // it is used otherwise than by p[i]
	Indices []ir.Expr // of each p[i]
	stores  int       // so many of them are only written
}

// WriteOnly reports whether nothing is read.
func (u *Use) WriteOnly() bool { return !u.Escapes && u.stores == len(u.Indices) }

// Of finds how f uses its pointer parameters. constCast: a pointer to const may become one to what is written.
func Of(f *ir.Func, constCast bool) map[*ir.Var]*Use {
	uses := map[*ir.Var]*Use{}
	for _, v := range f.Params {
		if ir.IsPointer(v.Type) {
			uses[v] = &Use{}
		}
	}
	refs := map[*ir.Var]int{}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if u := uses[accessed(ir.Written(s))]; u != nil {
			u.Written = true
			a, ok := s.(*ir.Assign)
			if _, element := ir.Written(s).(*ir.Index); element && (!ok || a.Op == ir.NoOp) {
				u.stores++
			}
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			refs[e.Var]++
		case *ir.Index:
			if r, ok := e.Base.(*ir.Ref); ok && uses[r.Var] != nil {
				uses[r.Var].Indices = append(uses[r.Var].Indices, e.I)
			}
		case *ir.Addr:
			if u := uses[accessed(e.Place)]; u != nil {
				u.Escapes = true
			}
		}
	})
	for v, u := range uses {
		u.Escapes = u.Escapes || refs[v] != len(u.Indices)
		if p := v.Type.(*ir.Pointer); u.Escapes && (!p.Const || constCast) {
			u.Written = true
		}
	}
	return uses
}

// accessed is the parameter p when the place e is p[i] or a part of it, nil for others.
func accessed(e ir.Expr) *ir.Var {
	for {
		switch x := e.(type) {
		case *ir.Index:
			if r, ok := x.Base.(*ir.Ref); ok && ir.IsPointer(x.Base.Type()) {
				return r.Var
			}
			e = x.Base
		case *ir.FieldOf:
			e = x.Base
		case *ir.Lanes:
			e = x.Base
		case *ir.LaneAt:
			e = x.Base
		default:
			return nil
		}
	}
}
