package sema

// adl returns the functions named name in the namespaces and classes associated with the arguments' types
// ([basic.lookup.argdep]).
func (c *checker) adl(args []operand, name string) []*FuncObj {
	a := &assoc{seen: map[any]bool{}, global: c.global}
	for i := range args {
		a.add(args[i].typ.T, 0)
	}
	var out funcSet
	for _, s := range a.scopes {
		// without its using-directives ([basic.lookup.argdep]/4)
		for _, o := range c.settle(s, name, ownNames(s, name)) {
			if f, ok := o.(*FuncObj); ok {
				out.add(f)
			}
		}
	}
	for _, r := range a.records {
		c.openRecord(r)
		for _, f := range r.Friends {
			if f.Name == name {
				out.add(c.befriendedFunc(f))
			}
		}
	}
	return out.list
}

// befriendedFunc is the function that f, a friend declaration, declares: one that the namespace around declares too,
// which arguments then find from the class on ([namespace.memdef]/3, [basic.lookup.argdep]/4).
func (c *checker) befriendedFunc(f *FuncObj) *FuncObj {
	s := namespaceAround(f.Scope)
	if defaultedComparison(f.Decl) || s == nil {
		return f
	}
	key, ok := c.sigKey(f)
	if !ok {
		return f
	}
	for _, o := range c.settle(s, f.Name, ownNames(s, f.Name)) {
		g, isFunc := o.(*FuncObj)
		if !isFunc || (g.Template != nil) != (f.Template != nil) || g.Prelude {
			continue
		}
		if other, known := c.sigKey(g); known && other == key {
			if at := c.declaredAt(f); g.friendAt == 0 || at < g.friendAt {
				g.friendAt = at
			}
			return g
		}
	}
	return f
}

// friendDefinition is the friend function that defines f, which a namespace only declares, in a class of one of its
// parameters ([class.friend]/6); nil if there is none.
func (c *checker) friendDefinition(f *FuncObj) *FuncObj {
	if f.Class != nil || f.Friend || f.Prelude || f.Decl.Body != nil {
		return nil
	}
	if c.resolveFunc(f); f.Type == nil {
		return nil
	}
	a := &assoc{seen: map[any]bool{}, global: c.global}
	for _, p := range f.Type.Params {
		a.add(p.T, 0)
	}
	for _, r := range a.records {
		c.openRecord(r)
		for _, g := range r.Friends {
			if g.Name == f.Name && g.Decl.Body != nil && c.befriendedFunc(g) == f {
				return g
			}
		}
	}
	return nil
}

// assoc collects associated namespaces and classes.
type assoc struct {
	global  *Scope
	seen    map[any]bool
	scopes  []*Scope
	records []*Record
}

func (a *assoc) add(t Type, depth int) {
	if depth > 20 {
		return
	}
	switch t := t.(type) {
	case *Pointer:
		a.add(t.Elem.T, depth+1)
	case *Reference:
		a.add(t.Elem.T, depth+1)
	case *Array:
		a.add(t.Elem.T, depth+1)
	case *Func:
		a.add(t.Ret.T, depth+1)
		for _, p := range t.Params {
			a.add(p.T, depth+1)
		}
	case *Enum:
		a.scope(t.Scope)
	case *Vector:
		if !t.Ext { // to the vendors' compilers it is a class of the global namespace
			a.scope(a.global)
		}
	case Basic:
		if t == Half || t == BFloat { // so are these
			a.scope(a.global)
		}
	case *Record:
		if a.seen[t] {
			return
		}
		a.seen[t] = true
		a.records = append(a.records, t)
		a.scope(t.Scope.Parent)
		for _, b := range t.Bases {
			a.add(b, depth+1)
		}
		for _, g := range t.Args {
			if !g.IsVal {
				a.add(g.Type.T, depth+1)
			}
		}
	}
}

// scope adds the innermost namespace around s.
func (a *assoc) scope(s *Scope) {
	for s != nil && s.Kind != NamespaceScope {
		s = s.Parent
	}
	if s != nil && !a.seen[s] {
		a.seen[s] = true
		a.scopes = append(a.scopes, s)
	}
}
