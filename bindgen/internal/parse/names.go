package parse

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// The parser knows of a name only what kind of thing it is: that settles `a < b`, `(T)x` and `T * p`. A name that
// nobody declared (a missing header, a dependent base class) has kind unknown, and the grammar then reads it as a C++
// programmer would.

type nameKind uint8

const (
	unknown        nameKind = iota
	aType                   // class, enumeration, typedef, type parameter
	aTypeTemplate           // class or alias template, template template parameter
	aValue                  // variable, function, enumerator, value parameter
	aValueTemplate          // function or variable template
	aNamespace
)

func (k nameKind) isType() bool  { return k == aType || k == aTypeTemplate }
func (k nameKind) isValue() bool { return k == aValue || k == aValueTemplate }

// entry is what a scope knows of one name; inner is the scope of a class or namespace, if known.
type entry struct {
	kind nameKind
	pack bool // a template or function parameter pack
	// concept says that a value template is one.
	concept bool
	called  bool // a value is a function
	inner   *scope
	fn      *ast.FuncOf // of another name of a function type, what follows the declared name in it
}

type scopeKind uint8

const (
	namespaceScope scopeKind = iota
	classScope
	templateScope // template parameters
	blockScope    // function parameters and blocks
)

// binding is a name with what is known of it.
type binding struct {
	name string
	entry
}

// scope is one region of names.
type scope struct {
	kind   scopeKind
	parent *scope
	name   string           // of a class
	few    []binding        // the names while there are few of them: most scopes hold the parameters of one function
	names  map[string]entry // all names once there are many
	links  *links           // nil for most scopes, which extend to none and to which none extends
}

// links are what a scope extends to, and what extends to it.
type links struct {
	also   []*scope        // base classes, using-directives, inline and unnamed namespaces
	alsoAt map[*scope]bool // also, if these are many
	visit  int             // the last lookup that was here: scopes may name each other in circles
	in     []*scope        // the scopes, other than blocks, that extend to this one
	known  *extended       // nil for scopes that none extends to
	search int             // the last search that was here
}

// extended are the unit's scopes that others extend to.
type extended struct {
	named    map[string][]*scope // by the names that they declare
	searches int                 // so far
}

const (
	fewScopes = 8
	maxReach  = 1280 // scopes that extend to each other in a row; of base classes, sema takes fewer
)

// extend makes lookups in s find the names of inner, too.
func (p *Parser) extend(s, inner *scope) {
	if s.extends(inner) {
		return
	}
	from, to := s.linked(), inner.linked()
	from.also = append(from.also, inner)
	if from.alsoAt != nil {
		from.alsoAt[inner] = true
	}
	if s.kind != blockScope {
		to.in = append(to.in, s)
	}
	if to.known == nil {
		to.known = p.known
		inner.each(func(name string, _ entry) { p.known.named[name] = append(p.known.named[name], inner) })
	}
}

// linked returns the links of s, which it makes if there are none.
func (s *scope) linked() *links {
	if s.links == nil {
		s.links = &links{}
	}
	return s.links
}

// extends reports whether s itself extends to inner.
func (s *scope) extends(inner *scope) bool {
	l := s.links
	if l == nil || len(l.also) <= fewScopes {
		return l != nil && slices.Contains(l.also, inner)
	}
	if l.alsoAt == nil {
		l.alsoAt = map[*scope]bool{}
		for _, a := range l.also {
			l.alsoAt[a] = true
		}
	}
	return l.alsoAt[inner]
}

// reaches reports whether s extends to inner, directly or through others.
func (s *scope) reaches(inner *scope) bool {
	known := inner.links.known
	known.searches++
	inner.links.search = known.searches
	at, next := []*scope{inner}, []*scope(nil)
	for range maxReach {
		for _, n := range at {
			if s.extends(n) {
				return true
			}
			for _, o := range n.links.in {
				if o.links.search != known.searches {
					o.links.search = known.searches
					next = append(next, o)
				}
			}
		}
		if len(next) == 0 {
			return false
		}
		at, next = next, at[:0]
	}
	return false
}

func (p *Parser) push(kind scopeKind) *scope {
	p.scope = &scope{kind: kind, parent: p.scope}
	return p.scope
}

func (p *Parser) pop() { p.scope = p.scope.parent }

// declaring is the innermost scope that is not a template header: declarations enter names into it.
func (p *Parser) declaring() *scope {
	s := p.scope
	for s.kind == templateScope && s.parent != nil {
		s = s.parent
	}
	return s
}

// declare enters a name into the scope that is declaring.
func (p *Parser) declare(name string, kind nameKind, inner *scope) {
	p.declaring().declare(name, kind, inner)
}

// declareAlias declares another name of the type that spec and d describe.
func (p *Parser) declareAlias(name string, kind nameKind, spec *ast.DeclSpec, d *ast.Declarator) {
	var inner *scope
	fn := d.Func()
	if len(d.Derive) == 0 {
		inner, fn = p.scopeOf(spec.Type), p.functionNamed(spec)
	}
	if len(d.Derive) > 1 {
		fn = nil // what the function returns is no part of it here
	}
	p.declare(name, kind, inner)
	if fn == nil || !kind.isType() {
		return
	}
	s := p.declaring()
	if e, ok := s.get(name); ok && e.kind == kind {
		e.fn = fn
		s.set(name, e)
	}
}

// declareFunction declares a function, or a template of functions.
func (p *Parser) declareFunction(name string, kind nameKind) {
	p.declare(name, kind, nil)
	s := p.declaring()
	if e, ok := s.get(name); ok && e.kind == aValue {
		e.called = true
		s.set(name, e)
	}
}

// functionNamed is what follows the name in the function type that spec names, nil for other types.
func (p *Parser) functionNamed(spec *ast.DeclSpec) *ast.FuncOf {
	t, ok := spec.Type.(*ast.NamedType)
	if !ok || t.Elab != "" {
		return nil
	}
	e := p.entryOf(t.Name)
	if t.Name.Last().HasArgs != (e.kind == aTypeTemplate) {
		return nil
	}
	return e.fn
}

func (s *scope) declare(name string, kind nameKind, inner *scope) {
	if name == "" {
		return
	}
	old, ok := s.get(name)
	switch {
	case !ok:
	case old.kind == aValueTemplate && kind == aValue, old.kind == aTypeTemplate && kind == aType:
		kind = old.kind // an overload or specialisation does not undo the template
	case old.kind.isValue() && kind.isType() && s.kind != templateScope:
		kind = old.kind // C++ [basic.scope.hiding]: the function or variable hides the class
	}
	if inner == nil {
		inner = old.inner
	}
	s.set(name, entry{kind: kind, inner: inner})
}

// get finds a name in s alone.
func (s *scope) get(name string) (entry, bool) {
	if s.names != nil {
		e, ok := s.names[name]
		return e, ok
	}
	for i := range s.few {
		if s.few[i].name == name {
			return s.few[i].entry, true
		}
	}
	return entry{}, false
}

func (s *scope) set(name string, e entry) {
	if s.links != nil && s.links.known != nil {
		if _, ok := s.get(name); !ok {
			s.links.known.named[name] = append(s.links.known.named[name], s)
		}
	}
	if s.names == nil {
		for i := range s.few {
			if s.few[i].name == name {
				s.few[i].entry = e
				return
			}
		}
		if len(s.few) < 8 {
			s.few = append(s.few, binding{name, e})
			return
		}
		s.names = make(map[string]entry, 32)
		for _, b := range s.few {
			s.names[b.name] = b.entry
		}
		s.few = nil
	}
	s.names[name] = e
}

// each calls f for every name of s alone, in no particular order.
func (s *scope) each(f func(name string, e entry)) {
	for _, b := range s.few {
		f(b.name, b.entry)
	}
	for name, e := range s.names {
		f(name, e)
	}
}

// declareIn enters a parameter, perhaps a pack, into s itself.
func (s *scope) declareIn(name string, kind nameKind, pack bool) {
	s.declare(name, kind, nil)
	if pack && name != "" {
		s.set(name, entry{kind: kind, pack: true})
	}
}

// lookup finds an unqualified name.
func (p *Parser) lookup(name string) entry {
	p.visits++
	for s := p.scope; s != nil; s = s.parent {
		if e, ok := s.find(name, p.visits, 0); ok {
			return e
		}
	}
	return entry{}
}

// member finds a name in s and what s extends.
func (p *Parser) member(s *scope, name string) entry {
	if s == nil {
		return entry{}
	}
	p.visits++
	e, _ := s.find(name, p.visits, 0)
	return e
}

func (s *scope) find(name string, visit, depth int) (entry, bool) {
	if e, ok := s.get(name); ok {
		return e, true
	}
	l := s.links
	if l == nil || len(l.also) == 0 || l.visit == visit {
		return entry{}, false
	}
	l.visit = visit
	if len(l.also) > fewScopes || depth > fewScopes { // then it is faster to start at the scopes that have the name
		for _, n := range l.also[0].links.known.named[name] {
			if s.reaches(n) {
				return n.get(name)
			}
		}
		return entry{}, false
	}
	for _, a := range l.also {
		if e, ok := a.find(name, visit, depth+1); ok {
			return e, true
		}
	}
	return entry{}, false
}

// enclosingClass returns the class whose member list is being read, or nil.
func (p *Parser) enclosingClass() *scope {
	s := p.scope
	for s != nil && s.kind == templateScope {
		s = s.parent
	}
	if s != nil && s.kind == classScope {
		return s
	}
	return nil
}

// inBlock reports whether declarations are being read among statements.
func (p *Parser) inBlock() bool {
	s := p.scope
	for s != nil && s.kind == templateScope {
		s = s.parent
	}
	return s != nil && s.kind == blockScope
}
