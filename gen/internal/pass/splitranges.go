package pass

import "github.com/kbind/kbind/bindgen/ir"

// An integer that is given another value where every thread that has not ended comes by, in none of the loops and
// branches of its function, is another variable from there on. So indices that are computed twice under one name, in
// front of a barrier and after it, are two that never change.

// splitRanges takes such variables apart.
func splitRanges(_ *Context, k *Kernel) *ir.Refusal {
	if ir.HasLabel(k.Func.Body) || !revalues(k.Func.Body) {
		return nil
	}
	k.Func.Body = flatten(k.Func.Body)
	v := &rangeSplitter{addressed: ir.AddressedIn(k.Func.Body), names: ir.NamesOf(k.Func), declared: map[*ir.Var]bool{},
		now: &ir.Rewriter{Subst: map[*ir.Var]ir.Expr{}}}
	k.Func.Body = v.list(k.Func.Body)
	return nil
}

// revalues reports whether list itself, blocks included, assigns to a whole variable.
func revalues(list []ir.Stmt) bool {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Block:
			if revalues(s.List) {
				return true
			}
		case *ir.Assign:
			if r, ok := s.Dst.(*ir.Ref); ok && splittable(r.Var) {
				return true
			}
		}
	}
	return false
}

// splittable reports whether v is of a kind that is taken apart.
func splittable(v *ir.Var) bool { return ir.IsPrivate(v) && ir.IsWord(v.Type) }

type rangeSplitter struct {
	addressed map[*ir.Var]bool
	names     ir.Names
	declared  map[*ir.Var]bool // in the lists that are being looked at
	now       *ir.Rewriter     // replaces variables by what they are now
}

// list looks at statements that all threads come to once.
func (v *rangeSplitter) list(stmts []ir.Stmt) (out []ir.Stmt) {
	for i, s := range stmts {
		switch s := s.(type) {
		case *ir.Declare:
			s.Init = v.now.Expr(s.Init)
			v.declared[s.Var] = true
			out = append(out, s)
		case *ir.Block:
			// What the block gives new values must not be used after it under the old name: only the last block of a
			// list is looked into.
			if i+1 == len(stmts) {
				s.List = v.list(s.List)
				out = append(out, s)
			} else {
				out = append(out, v.now.Stmts([]ir.Stmt{s})...)
			}
		case *ir.Assign:
			r, whole := s.Dst.(*ir.Ref)
			if !whole || !splittable(r.Var) || v.addressed[r.Var] || !v.declared[r.Var] ||
				s.Op != ir.NoOp && !ir.Identical(s.Src.Type(), r.Typ) {
				out = append(out, v.now.Stmts([]ir.Stmt{s})...)
				continue
			}
			src := v.now.Expr(s.Src)
			if s.Op != ir.NoOp {
				src = &ir.Binary{X: ir.X{Typ: r.Typ, At: s.At}, Op: s.Op, A: v.now.Expr(r), B: src}
			}
			next := *r.Var
			next.Name = v.names.Free(r.Var.Name, nil)
			v.now.Subst[r.Var] = ir.RefTo(&next)
			out = append(out, &ir.Declare{S: s.S, Var: &next, Init: src})
		default:
			out = append(out, v.now.Stmts([]ir.Stmt{s})...)
		}
	}
	return out
}
