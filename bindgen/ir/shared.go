package ir

// SharedVars lists the shared variables of a function and of those that it calls.
func SharedVars(f *Func) []*Var { return sharedVars(f, map[*Func]bool{}) }

func sharedVars(f *Func, seen map[*Func]bool) []*Var {
	if f == nil || seen[f] {
		return nil
	}
	seen[f] = true
	vars := append([]*Var(nil), f.Shared...)
	WalkStmts(f.Body, func(s Stmt) bool {
		if c, ok := s.(*Call); ok {
			vars = append(vars, sharedVars(c.Func, seen)...)
		}
		return true
	})
	return vars
}

// StaticShared is how many bytes the shared variables of known size take in a block, laid out in order.
func StaticShared(f *Func) int {
	n := 0
	for _, v := range SharedVars(f) {
		if size := Sizeof(v.Type); size > 0 {
			a := Alignof(v.Type)
			n = (n+a-1)/a*a + size
		}
	}
	return n
}
