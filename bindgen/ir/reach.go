package ir

// Reachable returns list without the statements of it that control never comes to, as far as its structure shows. A
// statement that holds a label is taken to be reached.
func Reachable(list []Stmt) []Stmt {
	for i, s := range list {
		if !Terminates(s) {
			continue
		}
		rest := list[i+1:]
		for j := range rest {
			if HasLabel(rest[j : j+1]) {
				return append(list[:i+1:i+1], Reachable(rest[j:])...)
			}
		}
		return list[:i+1]
	}
	return list
}

// HasLabel reports whether a label stands in list, at any depth.
func HasLabel(list []Stmt) bool {
	found := false
	WalkStmts(list, func(s Stmt) bool {
		_, ok := s.(*Label)
		found = found || ok
		return !found
	})
	return found
}

// Terminates reports whether control never continues after s.
func Terminates(s Stmt) bool {
	switch s := s.(type) {
	case *Break, *Continue, *Return, *Goto, *Leave:
		return true
	case *Block:
		return ListTerminates(s.List)
	case *If:
		return len(s.Else) > 0 && ListTerminates(s.Then) && ListTerminates(s.Else)
	case *Loop:
		endless := s.Cond == nil || IsTrue(s.Cond) || s.TestLast && ListTerminates(s.Body) && !Continues(s.Body)
		return endless && !Breaks(s.Body) && !Breaks(s.Post) && !Breaks(s.Pre)
	case *Switch:
		hasDefault := false
		for i, c := range s.Cases {
			hasDefault = hasDefault || c.Default
			if Breaks(c.Body) || !ListTerminates(c.Body) && i+1 == len(s.Cases) {
				return false
			}
		}
		return hasDefault
	}
	return false
}

// ListTerminates reports whether control never continues after list.
func ListTerminates(list []Stmt) bool {
	for i, s := range list {
		if !Terminates(s) {
			continue
		}
		for j := range list[i+1:] {
			if rest := list[i+1+j:]; HasLabel(rest[:1]) {
				return ListTerminates(rest)
			}
		}
		return true
	}
	return false
}

// Breaks reports whether list holds a reachable Break that leaves the statement around list.
func Breaks(list []Stmt) bool {
	found := false
	WalkReachable(list, func(s Stmt) bool {
		switch s.(type) {
		case *Break:
			found = true
		case *Loop, *Switch:
			return false
		}
		return true
	})
	return found
}

// Continues reports whether list holds a reachable Continue of the loop around list.
func Continues(list []Stmt) bool {
	found := false
	WalkReachable(list, func(s Stmt) bool {
		switch s.(type) {
		case *Continue:
			found = true
		case *Loop:
			return false
		}
		return true
	})
	return found
}

// WalkReachable is WalkStmts over the statements that control may come to.
func WalkReachable(list []Stmt, visit func(Stmt) bool) {
	for _, s := range Reachable(list) {
		if visit(s) {
			for _, l := range Bodies(s) {
				WalkReachable(l, visit)
			}
		}
	}
}

// VisitReachable is Walk over the statements that control may come to.
func VisitReachable(list []Stmt, stmt func(Stmt), expr func(Expr)) {
	WalkReachable(list, func(s Stmt) bool {
		if stmt != nil {
			stmt(s)
		}
		if expr != nil {
			for _, e := range Exprs(s) {
				WalkExprs(e, func(e Expr) bool { expr(e); return true })
			}
		}
		return true
	})
}
