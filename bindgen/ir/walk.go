package ir

// WalkExprs calls visit for e and then for every expression inside it. visit returns false to skip what is inside.
func WalkExprs(e Expr, visit func(Expr) bool) {
	if e == nil || !visit(e) {
		return
	}
	switch e := e.(type) { // the same as Children, without making a list
	case *Ref, *Const, *Zero:
	case *Index:
		WalkExprs(e.Base, visit)
		WalkExprs(e.I, visit)
	case *Deref:
		WalkExprs(e.Ptr, visit)
	case *FieldOf:
		WalkExprs(e.Base, visit)
	case *Binary:
		WalkExprs(e.A, visit)
		WalkExprs(e.B, visit)
	case *Convert:
		WalkExprs(e.A, visit)
	case *Addr:
		WalkExprs(e.Place, visit)
	default:
		for _, c := range Children(e) {
			WalkExprs(c, visit)
		}
	}
}

// Children lists the direct operands of e in the order of evaluation.
func Children(e Expr) []Expr {
	switch e := e.(type) {
	case *Index:
		return []Expr{e.Base, e.I}
	case *Deref:
		return []Expr{e.Ptr}
	case *FieldOf:
		return []Expr{e.Base}
	case *Lanes:
		return []Expr{e.Base}
	case *LaneAt:
		return []Expr{e.Base, e.I}
	case *Addr:
		return []Expr{e.Place}
	case *PtrAdd:
		return []Expr{e.Ptr, e.I}
	case *PtrDiff:
		return []Expr{e.A, e.B}
	case *Unary:
		return []Expr{e.A}
	case *Binary:
		return []Expr{e.A, e.B}
	case *Select:
		return []Expr{e.C, e.A, e.B}
	case *Convert:
		return []Expr{e.A}
	case *Bitcast:
		return []Expr{e.A}
	case *PtrCast:
		return []Expr{e.A}
	case *Compose:
		return e.Parts
	case *Splat:
		return []Expr{e.A}
	case *Builtin:
		return e.Args
	case *Checked:
		if len(e.Args) > 0 {
			return append([]Expr{e.Place}, e.Args...)
		}
		return []Expr{e.Place}
	}
	return nil
}

// WalkStmts calls visit for every statement of list in source order, each before the statements inside it. visit
// returns false to skip what is inside.
func WalkStmts(list []Stmt, visit func(Stmt) bool) {
	for _, s := range list {
		if !visit(s) {
			continue
		}
		switch s := s.(type) { // the same as Bodies, without making a list
		case *Block:
			WalkStmts(s.List, visit)
		case *If:
			WalkStmts(s.Then, visit)
			WalkStmts(s.Else, visit)
		case *Loop:
			WalkStmts(s.Pre, visit)
			WalkStmts(s.Body, visit)
			WalkStmts(s.Post, visit)
		default:
			for _, l := range Bodies(s) {
				WalkStmts(l, visit)
			}
		}
	}
}

// Bodies lists the statement lists directly inside s.
func Bodies(s Stmt) [][]Stmt {
	switch s := s.(type) {
	case *Block:
		return [][]Stmt{s.List}
	case *If:
		return [][]Stmt{s.Then, s.Else}
	case *Loop:
		return [][]Stmt{s.Pre, s.Body, s.Post}
	case *Switch:
		var lists [][]Stmt
		for i := range s.Cases {
			lists = append(lists, s.Cases[i].Body)
		}
		return lists
	case *Region:
		return [][]Stmt{s.Body}
	case *ThreadLoop:
		return [][]Stmt{s.Body}
	case *WarpLoop:
		return [][]Stmt{s.Body}
	}
	return nil
}

// Exprs lists the expressions of s itself, not those of statements inside it. The place that s writes, if any, comes
// first.
func Exprs(s Stmt) []Expr {
	var list []Expr
	EachExpr(s, func(e Expr) { list = append(list, e) })
	return list
}

// EachExpr calls f for each of Exprs(s), without a list of them.
func EachExpr(s Stmt, f func(Expr)) {
	var dst, src Expr
	var args []Expr
	switch s := s.(type) {
	case *Declare:
		src = s.Init
	case *Assign:
		dst, src = s.Dst, s.Src
	case *Call:
		dst, args = s.Dst, s.Args
	case *Effect:
		dst, args = s.Dst, s.Args
	case *If:
		src = s.Cond
	case *Loop:
		src = s.Cond
	case *Switch:
		src = s.Tag
	case *Return:
		src = s.Val
	}
	if dst != nil {
		f(dst)
	}
	if src != nil {
		f(src)
	}
	for _, e := range args {
		if e != nil {
			f(e)
		}
	}
}

// Walk visits every statement of list and every expression in it, outer before inner.
func Walk(list []Stmt, stmt func(Stmt), expr func(Expr)) {
	all := func(e Expr) bool { expr(e); return true }
	walk := func(e Expr) { WalkExprs(e, all) }
	WalkStmts(list, func(s Stmt) bool {
		if stmt != nil {
			stmt(s)
		}
		if expr != nil {
			EachExpr(s, walk)
		}
		return true
	})
}

// Written returns the place that s stores to, without the checks around it, or nil.
func Written(s Stmt) Expr {
	switch s := s.(type) {
	case *Assign:
		return WithoutChecks(s.Dst)
	case *Call:
		return WithoutChecks(s.Dst)
	case *Effect:
		return WithoutChecks(s.Dst)
	}
	return nil
}

// Root returns the variable that the place e is part of without going through a pointer, or nil.
func Root(e Expr) *Var {
	for {
		switch x := e.(type) {
		case *Ref:
			return x.Var
		case *FieldOf:
			e = x.Base
		case *Lanes:
			e = x.Base
		case *LaneAt:
			e = x.Base
		case *Checked:
			e = x.Place
		case *Index:
			if _, ok := x.Base.Type().(*Array); !ok {
				return nil
			}
			e = x.Base
		default:
			return nil
		}
	}
}

// IsStaticAddr reports whether e is the address of a variable of the module or of a part of one, perhaps moved by a
// constant or cast: a pointer that is known before the program runs.
func IsStaticAddr(e Expr) bool {
	switch e := e.(type) {
	case *Addr:
		v := Root(e.Place)
		return v != nil && v.Kind == GlobalVar && staticPlace(e.Place)
	case *PtrAdd:
		_, ok := e.I.(*Const)
		return ok && IsStaticAddr(e.Ptr)
	case *PtrCast:
		return IsPointer(e.Typ) && IsStaticAddr(e.A)
	}
	return false
}

// staticPlace reports whether the indices in the place e are constants.
func staticPlace(e Expr) bool {
	static := true
	WalkExprs(e, func(e Expr) bool {
		switch e := e.(type) {
		case *Index:
			_, static = e.I.(*Const)
		case *LaneAt:
			static = false
		}
		return static
	})
	return static
}

// Height returns how many expressions, e among them, are operands of each other at most.
func Height(e Expr) int {
	switch e := e.(type) { // those that are common without a list of their operands
	case *Ref, *Const, *Zero:
		return 1
	case *Index:
		return 1 + max(Height(e.Base), Height(e.I))
	case *Binary:
		return 1 + max(Height(e.A), Height(e.B))
	case *Convert:
		return 1 + Height(e.A)
	}
	n := 0
	for _, c := range Children(e) {
		n = max(n, Height(c))
	}
	return 1 + n
}
