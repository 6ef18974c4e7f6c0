package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// An integer that is given another value where every thread that has not ended comes by, in none of the loops and branches of its function, is another variable
// from there on. So indices that are computed twice under one name, in front of a barrier and behind it, are two that never change.

// versions returns body with such variables taken apart: body itself if there are none, or else a copy.
func (e *emitter) versions(body *ir.Func) *ir.Func {
	if holdsLabel(body.Body) || !revalues(body.Body) {
		return body
	}
	body, _ = e.inline(body, nil) // a copy
	body.Body = flatten(body.Body)
	addressed, names := map[*ir.Var]bool{}, nameSet{}
	ir.Walk(body.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			names[d.Var.Name] = 1
		}
	}, func(x ir.Expr) {
		if a, ok := x.(*ir.Addr); ok {
			addressed[ir.Root(a.Place)] = true
		}
	})
	for _, p := range body.Params {
		names[p.Name] = 1
	}
	v := &versioner{addressed: addressed, names: names, declared: map[*ir.Var]bool{}, now: &copier{in: &inliner{e: e}, subst: map[*ir.Var]ir.Expr{}}}
	v.now.fold = func(x ir.Expr) ir.Expr { // a mention of its own for each place
		if r, ok := x.(*ir.Ref); ok {
			return &ir.Ref{X: r.X, Var: r.Var}
		}
		return x
	}
	body.Body = v.list(body.Body)
	return body
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
			if r, ok := s.Dst.(*ir.Ref); ok && versioned(r.Var) {
				return true
			}
		}
	}
	return false
}

// versioned reports whether v is of a kind that is taken apart.
func versioned(v *ir.Var) bool { return private(v) && isWord(v.Type) }

type versioner struct {
	addressed map[*ir.Var]bool
	names     nameSet
	declared  map[*ir.Var]bool // in the lists that are being looked at
	now       *copier          // replaces variables by what they are now
}

// list looks at statements that all threads come to once.
func (v *versioner) list(stmts []ir.Stmt) (out []ir.Stmt) {
	for i, s := range stmts {
		switch s := s.(type) {
		case *ir.Declare:
			s.Init = v.now.expr(s.Init)
			v.declared[s.Var] = true
			out = append(out, s)
		case *ir.Block:
			// What the block gives new values must not be used behind it under the old name: only the last block of a list is looked into.
			if i+1 == len(stmts) {
				s.List = v.list(s.List)
				out = append(out, s)
			} else {
				out = append(out, v.now.stmt(s)...)
			}
		case *ir.Assign:
			r, whole := s.Dst.(*ir.Ref)
			if !whole || !versioned(r.Var) || v.addressed[r.Var] || !v.declared[r.Var] || s.Op != ir.NoOp && !ir.Identical(s.Src.Type(), r.Typ) {
				out = append(out, v.now.stmt(s)...)
				continue
			}
			src := v.now.expr(s.Src)
			if s.Op != ir.NoOp {
				src = &ir.Binary{X: ir.X{Typ: r.Typ, At: s.At}, Op: s.Op, A: v.now.expr(r), B: src}
			}
			next := *r.Var
			next.Name = freeName(r.Var.Name, v.names)
			v.now.subst[r.Var] = refOf(&next)
			out = append(out, &ir.Declare{S: s.S, Var: &next, Init: src})
		default:
			out = append(out, v.now.stmt(s)...)
		}
	}
	return out
}
