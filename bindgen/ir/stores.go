package ir

import (
	"strings"

	"github.com/kbind/kbind/bindgen/source"
)

// StoreThrough returns the position of a statement of f, or of a function that it calls, that writes what the pointer
// parameter p of f points at, or an invalid position if none surely does. Only pointers that can be made from nothing
// else than p are followed: a pointer that is loaded from memory, passed by a struct, or chosen among several at run
// time is not.
func StoreThrough(f *Func, p *Var) source.Pos {
	s := storeSearch{seen: map[*Var]bool{}}
	return s.in(f, p)
}

// storeSearch looks for stores through parameters; seen are those that were looked at, which ends recursion.
type storeSearch struct{ seen map[*Var]bool }

func (s *storeSearch) in(f *Func, p *Var) source.Pos {
	if f == nil || s.seen[p] {
		return 0
	}
	s.seen[p] = true
	aliases := aliasesOf(f, p)
	var found source.Pos
	WalkStmts(f.Body, func(st Stmt) bool {
		if found.IsValid() {
			return false
		}
		if aliases.have(pointerOf(Written(st))) {
			found = st.Pos()
			return false
		}
		switch st := st.(type) {
		case *Effect:
			if writesFirst(st.Op) && len(st.Args) > 0 && aliases.have(st.Args[0]) {
				found = st.Pos()
			}
		case *Call:
			for i, a := range st.Args {
				if st.Func != nil && i < len(st.Func.Params) && aliases.have(a) && s.in(st.Func, st.Func.Params[i]).IsValid() {
					found = st.Pos()
				}
			}
		}
		return !found.IsValid()
	})
	return found
}

// writesFirst reports whether an operation writes what its first argument points at.
func writesFirst(op Op) bool {
	return strings.HasPrefix(string(op), "atomic.") && op != "atomic.load"
}

// pointers are variables that only ever point into what one parameter points at.
type pointers map[*Var]bool

// aliasesOf starts from all pointer variables of f and drops, until nothing changes, those with a value that does not
// come from p.
func aliasesOf(f *Func, p *Var) pointers {
	all := pointers{p: true}
	Walk(f.Body, func(s Stmt) {
		if d, ok := s.(*Declare); ok && d.Init != nil && IsPointer(d.Var.Type) {
			all[d.Var] = true
		}
	}, nil)
	for changed := true; changed; {
		changed = false
		drop := func(v *Var) {
			if all[v] {
				delete(all, v)
				changed = true
			}
		}
		Walk(f.Body, func(s Stmt) {
			var dst *Var
			if r, ok := Written(s).(*Ref); ok {
				dst = r.Var
			}
			switch s := s.(type) {
			case *Declare:
				if !all.have(s.Init) {
					drop(s.Var)
				}
			case *Assign:
				if dst != nil && s.Op == NoOp && !all.have(s.Src) {
					drop(dst)
				}
			default:
				drop(dst)
			}
		}, func(e Expr) {
			if a, ok := e.(*Addr); ok {
				drop(Root(a.Place)) // it may be changed through its address
			}
		})
	}
	return all
}

// have reports whether the pointer e comes from one of the variables.
func (ps pointers) have(e Expr) bool {
	for {
		switch x := e.(type) {
		case *Ref:
			return ps[x.Var]
		case *PtrAdd:
			e = x.Ptr
		case *PtrCast:
			e = x.A
		case *Addr:
			e = pointerOf(x.Place)
		default:
			return false
		}
	}
}

// pointerOf returns the pointer through which the place e is reached, nil if it is part of a variable.
func pointerOf(e Expr) Expr {
	for {
		switch x := e.(type) {
		case *Deref:
			return x.Ptr
		case *Index:
			if IsPointer(x.Base.Type()) {
				return x.Base
			}
			e = x.Base
		case *FieldOf:
			e = x.Base
		case *Lanes:
			e = x.Base
		case *LaneAt:
			e = x.Base
		default:
			return nil
		}
	}
}
