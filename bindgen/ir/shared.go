package ir

// SharedVars lists the shared variables of a function and of those that it calls.
func SharedVars(f *Func) []*Var { return new(SharedFinder).Vars(f) }

// SharedFinder lists the shared variables of several functions. It looks at the body of each function once.
type SharedFinder struct{ funcs map[*Func]*sharing }

// sharing is what a SharedFinder knows of a function.
type sharing struct {
	f     *Func
	calls []*sharing // in order, each once
	by    []*sharing // which call it
	any   bool       // it or a function that it calls has shared variables
}

// Vars lists the shared variables of f, which may be nil, and of the functions that it calls.
func (s *SharedFinder) Vars(f *Func) []*Var {
	if f == nil {
		return nil
	}
	var vars []*Var
	seen := map[*sharing]bool{}
	var list func(n *sharing)
	list = func(n *sharing) {
		if !n.any || seen[n] {
			return
		}
		seen[n] = true
		vars = append(vars, n.f.Shared...)
		for _, c := range n.calls {
			list(c)
		}
	}
	list(s.of(f))
	return vars
}

// of looks at f and the functions that it calls.
func (s *SharedFinder) of(f *Func) *sharing {
	if n := s.funcs[f]; n != nil {
		return n
	}
	if s.funcs == nil {
		s.funcs = map[*Func]*sharing{}
	}
	n := &sharing{f: f}
	s.funcs[f] = n
	seen := map[*Func]bool{}
	WalkStmts(f.Body, func(x Stmt) bool {
		if c, ok := x.(*Call); ok && c.Func != nil && !seen[c.Func] {
			seen[c.Func] = true
			called := s.of(c.Func)
			n.calls, called.by = append(n.calls, called), append(called.by, n)
			if called.any {
				n.mark()
			}
		}
		return true
	})
	if len(f.Shared) > 0 {
		n.mark()
	}
	return n
}

// mark notes that n has shared variables, and so have those that call it.
func (n *sharing) mark() {
	if n.any {
		return
	}
	n.any = true
	for _, by := range n.by {
		by.mark()
	}
}

// Static is how many bytes the shared variables of f of known size take in a block, laid out in order.
func (s *SharedFinder) Static(f *Func) int {
	n := 0
	for _, v := range s.Vars(f) {
		if size := Sizeof(v.Type); size > 0 {
			a := Alignof(v.Type)
			n = (n+a-1)/a*a + size
		}
	}
	return n
}
