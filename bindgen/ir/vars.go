package ir

import "slices"

// IsPrivate reports whether v is a thread's own, and no parameter.
func IsPrivate(v *Var) bool { return v.Kind == Local || v.Kind == Temp }

// EachVar calls visit for every mention of a variable in e.
func EachVar(e Expr, visit func(*Var)) {
	WalkExprs(e, func(e Expr) bool {
		if r, ok := e.(*Ref); ok {
			visit(r.Var)
		}
		return true
	})
}

// EachVarOf calls visit for the variable that s itself declares and every mention in its expressions, not for those of
// statements inside.
func EachVarOf(s Stmt, visit func(*Var)) {
	if d, ok := s.(*Declare); ok {
		visit(d.Var)
	}
	EachExpr(s, func(e Expr) { EachVar(e, visit) })
}

// EachVarIn calls visit for every declaration and every mention of a variable in reachable statements of list, at any
// depth.
func EachVarIn(list []Stmt, visit func(*Var)) {
	WalkReachable(list, func(s Stmt) bool {
		EachVarOf(s, visit)
		return true
	})
}

// CountVar counts the declarations and mentions of v in s, as far as they are reachable.
func CountVar(s Stmt, v *Var) (n int) {
	EachVarIn([]Stmt{s}, func(w *Var) {
		if w == v {
			n++
		}
	})
	return n
}

// CountVars counts the declarations and mentions of each variable in list, as CountVar does.
func CountVars(list []Stmt) map[*Var]int {
	n := map[*Var]int{}
	EachVarIn(list, func(v *Var) { n[v]++ })
	return n
}

// AssignedIn lists the variables that s and the reachable statements inside give a value, as a whole or in part, or
// declare.
func AssignedIn(s Stmt) []*Var {
	var list []*Var
	var seen map[*Var]bool // once the list is long
	WalkReachable([]Stmt{s}, func(s Stmt) bool {
		v := Root(Written(s))
		if d, ok := s.(*Declare); ok {
			v = d.Var
		}
		switch {
		case v == nil:
		case len(list) < 16:
			if !slices.Contains(list, v) {
				list = append(list, v)
			}
		case !seen[v] && !slices.Contains(list[:16], v):
			if seen == nil {
				seen = map[*Var]bool{}
			}
			seen[v] = true
			list = append(list, v)
		}
		return true
	})
	return list
}

// HasReturn reports whether a reachable statement of list is a Return, at any depth.
func HasReturn(list []Stmt) (found bool) {
	WalkReachable(list, func(s Stmt) bool {
		_, ok := s.(*Return)
		found = found || ok
		return !found
	})
	return found
}

// RefTo is a mention of v.
func RefTo(v *Var) *Ref { return &Ref{X: X{Typ: v.Type, At: v.Pos}, Var: v} }

// AddressedIn finds the variables whose address, or that of a part, is taken in list.
func AddressedIn(list []Stmt) map[*Var]bool {
	found := map[*Var]bool{}
	Walk(list, nil, func(e Expr) {
		if a, ok := e.(*Addr); ok {
			if v := Root(a.Place); v != nil {
				found[v] = true
			}
		}
	})
	return found
}
