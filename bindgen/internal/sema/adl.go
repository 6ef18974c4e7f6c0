package sema

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// adl returns the functions named name in the namespaces and classes associated with the arguments' types
// ([basic.lookup.argdep]).
func (c *checker) adl(args []operand, name string) []*FuncObj {
	a := c.newAssoc()
	for i := range args {
		a.argument(&args[i])
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
		for _, f := range r.Friends {
			if f.Name == name {
				out.add(c.befriendedFunc(f))
			}
		}
	}
	return out.list
}

// declaredInBlock reports whether the innermost declaration of name around s is that of a function in a block, after
// which arguments find no others ([basic.lookup.argdep]/3.2).
func declaredInBlock(s *Scope, name string) bool {
	for ; s != nil && s.Kind != NamespaceScope; s = s.Parent {
		if objs := s.Own(name); len(objs) > 0 {
			_, isFunc := objs[0].(*FuncObj)
			return isFunc && (s.Kind == BlockScope || s.Kind == FuncScope)
		}
	}
	return false
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
	a := c.newAssoc()
	for _, p := range f.Type.Params {
		a.add(p.T, 0)
	}
	for _, r := range append(a.records, c.befriending(f)...) {
		for _, g := range r.Friends {
			if g.Name == f.Name && g.Decl.Body != nil && c.befriendedFunc(g) == f {
				return g
			}
		}
	}
	return nil
}

// befriending are the classes of the namespace of f that have friends of its name, as far as they are no templates.
func (c *checker) befriending(f *FuncObj) (list []*Record) {
	if f.Scope.Kind != NamespaceScope || !c.mentionedIn(f.Scope, f.Name) {
		return nil
	}
	for _, t := range c.classesByFriends(f.Scope)[f.Name] {
		c.resolveType(t)
		if r := recordOf(t.Type); r != nil {
			c.openRecord(r)
			list = append(list, r)
		}
	}
	return list
}

// classesByFriends lists, in order, the classes that the namespace ns defines by the names that their friend
// declarations mention.
func (c *checker) classesByFriends(ns *Scope) map[string][]*TypeObj {
	if found := c.decls.byFriends[ns]; found != nil {
		return found
	}
	found := map[string][]*TypeObj{}
	for _, objs := range ns.Names {
		for _, o := range objs {
			t, ok := o.(*TypeObj)
			d, isClass := typeDecl(t, ok).(*ast.ClassDecl)
			if !isClass || !d.Defined {
				continue
			}
			names := map[string]bool{}
			friendNames(d, names)
			for name := range names {
				found[name] = append(found[name], t)
			}
		}
	}
	for _, list := range found {
		slices.SortFunc(list, func(x, y *TypeObj) int { return cmp.Compare(x.Pos, y.Pos) })
	}
	if c.decls.byFriends == nil {
		c.decls.byFriends = map[*Scope]map[string][]*TypeObj{}
	}
	c.decls.byFriends[ns] = found
	return found
}

// assoc collects associated namespaces and classes ([basic.lookup.argdep]/2).
type assoc struct {
	c       *checker
	seen    map[any]bool // scopes and classes that are in the lists
	whole   map[*Record]bool
	scopes  []*Scope
	records []*Record
}

func (c *checker) newAssoc() *assoc {
	return &assoc{c: c, seen: map[any]bool{}, whole: map[*Record]bool{}}
}

// argument adds what is associated with an argument: of the name of functions, the types of each of them and the
// template arguments that it is given.
func (a *assoc) argument(op *operand) {
	if op.mode != overload {
		a.add(op.typ.T, 0)
		return
	}
	for _, f := range op.funcs {
		if a.c.resolveFunc(f); f.Type != nil {
			a.add(f.Type, 0)
		}
	}
	a.args(op.targs, 0)
}

// add adds what is associated with a type.
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
	case *MemberPtr:
		a.add(t.Class.T, depth+1)
		a.add(t.Elem.T, depth+1)
	case *Func:
		a.add(t.Ret.T, depth+1)
		for _, p := range t.Params {
			a.add(p.T, depth+1)
		}
	case *Enum:
		a.memberOf(t.Scope)
	case *Vector:
		if !t.Ext { // to the vendors' compilers it is a class of the global namespace
			a.scope(a.c.global)
		}
	case Basic:
		if t == Half || t == BFloat { // so are these
			a.scope(a.c.global)
		}
	case *Record:
		if a.whole[t] {
			return
		}
		a.whole[t] = true
		a.class(t)
		a.memberOf(t.Scope.Parent)
		a.bases(t, depth)
		a.args(t.Args, depth)
	case *Spec:
		if t.Template != nil {
			a.memberOf(t.Template.Scope)
		}
		a.args(t.Args, depth)
	}
}

// args adds what is associated with template arguments: their types, and where templates are members.
func (a *assoc) args(list []TArg, depth int) {
	for _, g := range list {
		switch {
		case g.IsPack:
			a.args(g.Pack, depth)
		case g.Tmpl != nil:
			a.memberOf(g.Tmpl.Scope)
		case !g.IsVal:
			a.add(g.Type.T, depth+1)
		}
	}
}

// bases adds the base classes of r, but not what they are instances with.
func (a *assoc) bases(r *Record, depth int) {
	for _, b := range r.Bases {
		if depth <= maxBases && !a.seen[b] {
			a.class(b)
			a.bases(b, depth+1)
		}
	}
}

// memberOf adds the class whose member something is that is declared in s, and the namespace around it.
func (a *assoc) memberOf(s *Scope) {
	a.scope(s)
	for s != nil && s.Kind == TemplateScope {
		s = s.Parent
	}
	if s != nil && s.Kind == ClassScope && s.Record != nil {
		a.class(s.Record)
	}
}

// class adds a class and the namespace around it.
func (a *assoc) class(r *Record) {
	if a.seen[r] {
		return
	}
	a.seen[r] = true
	a.c.openRecord(r)
	a.records = append(a.records, r)
	a.scope(r.Scope.Parent)
}

// scope adds the innermost namespace around s, and for an inline one that around it.
func (a *assoc) scope(s *Scope) {
	for s != nil && s.Kind != NamespaceScope {
		s = s.Parent
	}
	if s == nil || a.seen[s] {
		return
	}
	a.seen[s] = true
	a.scopes = append(a.scopes, s)
	if s.Inline {
		a.scope(s.Parent)
	}
}
