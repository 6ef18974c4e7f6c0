package sema

import "slices"

// Using-directives, inline and unnamed namespaces ([namespace.udir], [namespace.def]).

// nominees are, for each name, the namespaces that declare it and that a using-directive somewhere nominates, in the
// order in which that became so. All namespaces of a unit share one list for each name, so that a lookup takes time
// that does not grow with the directives of the unit.
type nominees map[string][]*Scope

// nominate makes a using-directive in s, or what stands for one ([namespace.unnamed.def]/1), nominate n.
func (s *Scope) nominate(n *Scope) {
	if s.nominates(n) {
		return
	}
	s.Using = append(s.Using, n)
	if s.usingAt != nil {
		s.usingAt[n] = len(s.Using) - 1
	}
	if n.Inline && n.Parent == s {
		s.inlines = append(s.inlines, n)
	}
	if s.Kind == NamespaceScope {
		n.usedBy = append(n.usedBy, s)
	}
	if n.nominated {
		return
	}
	n.nominated = true
	for name, objs := range n.Names {
		if len(objs) > 0 {
			n.nominees[name] = append(n.nominees[name], n)
		}
	}
}

// nominates reports whether a using-directive in s itself nominates n.
func (s *Scope) nominates(n *Scope) bool {
	if len(s.Using) <= 8 {
		return slices.Contains(s.Using, n)
	}
	if s.of != nil && s.usingAt == nil {
		s.usingAt = s.of.usingAt
	}
	if s.usingAt == nil {
		s.usingAt = map[*Scope]int{}
		for i, u := range s.Using {
			s.usingAt[u] = i
		}
	}
	at, ok := s.usingAt[n]
	return ok && at < len(s.Using) // a snapshot has the first of the directives only
}

// nominatesFrom reports whether one of the directives of the scopes in from nominates n, or a namespace whose
// directives do ([namespace.udir]/4). With hiding, paths end at namespaces that declare the name themselves
// ([namespace.qual]/2). *steps counts the namespaces that it looks at.
func nominatesFrom(from []*Scope, n *Scope, hiding string, steps *int) bool {
	seen := map[*Scope]bool{n: true}
	holds := map[*Scope]bool{n: true} // namespaces whose own names those of n are
	for todo := []*Scope{n}; len(todo) > 0; todo = todo[1:] {
		at := todo[0]
		for _, s := range from {
			if *steps++; s.nominates(at) {
				return true
			}
		}
		for _, s := range at.usedBy {
			if *steps++; seen[s] {
				continue
			}
			seen[s] = true
			holds[s] = holds[at] && at.Inline && at.Parent == s
			if hiding == "" || holds[s] || !s.declares(hiding) {
				todo = append(todo, s)
			}
		}
	}
	return false
}

// used returns the namespaces that declare a name and that directives of the scopes in from nominate, directly or
// through others.
func (c *checker) used(from []*Scope, name string, hiding bool) (out []*Scope) {
	hidden := ""
	if hiding {
		hidden = name
	}
	for _, n := range c.global.nominees[name] {
		steps := 0
		if nominatesFrom(from, n, hidden, &steps) {
			out = append(out, n)
		}
		c.work(onDirectives, steps)
	}
	return out
}

// declares reports whether s or an inline namespace in it declares a name.
func (s *Scope) declares(name string) bool {
	return len(s.Names[name]) > 0 || slices.ContainsFunc(s.nominees[name], func(n *Scope) bool { return n.inlineIn(s) })
}

// inlineIn reports whether s is an inline namespace of outer, or of one of its inline namespaces.
func (s *Scope) inlineIn(outer *Scope) bool {
	for ; s != outer; s = s.Parent {
		if s == nil || !s.Inline {
			return false
		}
	}
	return true
}

// nominated are the scopes walked so far whose using-directives nominate namespaces.
type nominated struct {
	list []*Scope // from the innermost
}

// walkedIn finds a name in a scope that a walk outwards comes to. The names of a nominated namespace are those of the
// nearest namespace around both it and the directive ([namespace.udir]/2).
func (c *checker) walkedIn(s *Scope, name string, used *nominated) []Object {
	if len(s.Using) > 0 {
		used.list = append(used.list, s)
	}
	if s.Kind == ClassScope && s.Record != nil {
		return c.lookupMember(s.Record, name, 0)
	}
	objs := c.declaredIn(s, name, used)
	if s.Kind != NamespaceScope || len(objs) == len(s.Own(name)) {
		return c.settle(s, name, objs)
	}
	return c.settleAs(mergeKey{s, used.list[0], name, len(objs)}, objs)
}

// declaredIn returns the declarations of a name in s, a block or a namespace, and for a namespace those of the
// nominated namespaces whose names are taken for its own, as walkedIn has it.
func (c *checker) declaredIn(s *Scope, name string, used *nominated) []Object {
	own := s.Own(name)
	if s.Kind != NamespaceScope || len(used.list) == 0 {
		return own
	}
	objs := own[:len(own):len(own)]
	for _, n := range c.used(used.list, name, false) {
		if n != s && (s.Parent == nil || n.within(s)) {
			objs = append(objs, n.Own(name)...)
		}
	}
	return objs
}

// within reports whether s is outer or a scope in it.
func (s *Scope) within(outer *Scope) bool {
	for ; s != nil; s = s.Parent {
		if s == outer {
			return true
		}
	}
	return false
}

// lookupIn finds a name in one scope, with the base classes of a class and the using-directives of a namespace
// ([class.member.lookup], [namespace.udir]).
func (c *checker) lookupIn(s *Scope, name string) []Object {
	if s.Kind == ClassScope && s.Record != nil {
		return c.lookupMember(s.Record, name, 0)
	}
	return c.settle(s, name, c.gather(s, name))
}

// gather returns the objects that a namespace or block and what it uses have under a name ([namespace.udir]).
func (c *checker) gather(s *Scope, name string) []Object {
	objs := s.Own(name)
	if len(s.Using) == 0 {
		return objs
	}
	objs = objs[:len(objs):len(objs)]
	for _, n := range c.used([]*Scope{s}, name, false) {
		if n != s {
			objs = append(objs, n.Own(name)...)
		}
	}
	return objs
}

// qualifiedIn finds a name after "::". Using-directives of a namespace count only where it has no such name itself
// ([namespace.qual]/2).
func (c *checker) qualifiedIn(s *Scope, name string) []Object {
	if s.Kind == ClassScope || len(s.Using) == 0 {
		return c.lookupIn(s, name)
	}
	objs := ownNames(s, name)
	if len(objs) == 0 {
		for _, n := range c.used([]*Scope{s}, name, true) {
			objs = append(objs, n.Own(name)...)
		}
	}
	return c.settle(s, name, objs)
}

// ownNames returns what a namespace has under a name without its using-directives: in itself and in its inline
// namespaces ([namespace.qual], [namespace.def]).
func ownNames(s *Scope, name string) []Object {
	objs := s.Names[name]
	if len(s.inlines) == 0 {
		return objs
	}
	objs = objs[:len(objs):len(objs)]
	for _, n := range s.nominees[name] {
		if n != s && n.inlineIn(s) {
			objs = append(objs, n.Names[name]...)
		}
	}
	return objs
}
