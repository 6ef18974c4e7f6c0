package hostscan

import (
	"maps"
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// function is a host function of the user's files that has a body: a free function or a member of a class, template or
// not. The initialiser of a variable at namespace scope, where registries name what they register, counts as one.
type function struct {
	decl   *ast.FuncDecl // nil for an initialiser
	init   *ast.VarDecl
	name   string
	scope  Scope                // the namespace around it and its classes
	class  *class               // in which it stands
	params []*ast.TemplateParam // its own
	out    Member               // of a member defined outside of its class
	uses   []Use                // what its body uses, once read
	named  map[string][]Use     // the same by the last part of their names
	homes  []home               // where it is declared, as far as known
	homeIn map[Class]bool       // the classes of homes, of a member that is defined outside of its class
	insts  map[Scope]*instances // of a template, by the scope of its home
	busy   bool
	round  int // in which uses were read
	placed int // in which homes were looked for
}

// class is a class of the user's files.
type class struct {
	decl  *ast.ClassDecl
	scope Scope // the namespace
	outer *class
	busy  bool
}

// home is the scope in which a host function is declared, one for each instance of its class, and the template
// parameters that are left.
type home struct {
	scope  Scope
	class  Class
	params []*ast.TemplateParam
}

// instances are the instances of a host function template that are known in a round.
type instances struct {
	list  []Args
	keys  map[string]bool
	round int
	busy  bool
}

// start is where the body of f begins in the files.
func (f *function) start(set *source.Set) source.Pos {
	if f.decl == nil {
		return set.Site(f.init.At)
	}
	return set.Site(f.decl.Body.At)
}

// words calls yield for the identifiers of f's body, until yield returns false.
func (f *function) words(yield func(string) bool) {
	if f.decl == nil {
		more := true
		for _, part := range []any{f.init.Init, f.init.Spec} {
			walkParts(reflect.ValueOf(part), func(name string) { more = more && yield(name) })
		}
		return
	}
	for i := range f.decl.Body.Tokens {
		if t := &f.decl.Body.Tokens[i]; t.Kind == token.Ident && !yield(t.Text) {
			return
		}
	}
}

// mentions reports whether f's body has one of the names.
func (f *function) mentions(names map[string]bool) bool {
	for name := range f.words {
		if names[name] {
			return true
		}
	}
	return false
}

// walkParts calls f for every identifier of every name inside a syntax tree, and for the words of bodies.
func walkParts(v reflect.Value, f func(string)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		switch n := v.Interface().(type) {
		case *ast.Name:
			for i := range n.Parts {
				f(n.Parts[i].Ident)
			}
		case *ast.Body:
			for _, t := range n.Tokens {
				f(t.Text)
			}
			return
		}
		walkParts(v.Elem(), f)
	case reflect.Struct:
		for i := range v.NumField() {
			walkParts(v.Field(i), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkParts(v.Index(i), f)
		}
	}
}

// findUsers notes the functions whose bodies have the name of a host function or of a class.
func (h *scan) findUsers() {
	asked := map[string]bool{}
	for _, f := range h.funcs {
		asked[f.name] = f.name != ""
	}
	for name := range h.classes {
		asked[name] = true
	}
	for _, f := range h.funcs {
		for name := range f.words {
			if !asked[name] {
				continue
			}
			if list := h.users[name]; len(list) == 0 || list[len(list)-1] != f {
				h.users[name] = append(list, f)
			}
		}
	}
}

// index notes the functions and classes of the user's files.
func (h *scan) index(s Scope, decls []ast.Decl) {
	for _, d := range decls {
		h.indexDecl(s, nil, nil, d)
	}
}

func (h *scan) indexDecl(s Scope, around *class, params []*ast.TemplateParam, d ast.Decl) {
	switch d := d.(type) {
	case *ast.Group:
		for _, e := range d.Decls {
			h.indexDecl(s, around, params, e)
		}
	case *ast.LinkageDecl:
		h.index(s, d.Decls)
	case *ast.NamespaceDecl:
		if inner := s.Namespace(d.Name); inner != nil {
			h.index(inner, d.Decls)
		}
	case *ast.TemplateDecl:
		if inner, ok := d.Decl.(*ast.TemplateDecl); ok {
			h.indexDecl(s, around, inner.Params, inner.Decl)
			return
		}
		h.indexDecl(s, around, d.Params, d.Decl)
	case *ast.FriendDecl:
		h.indexDecl(s, around, nil, d.Decl)
	case *ast.ClassDecl:
		if d.Name == nil || !d.Defined || h.u.Prelude(d.At) {
			return
		}
		k := &class{decl: d, scope: s, outer: around}
		if name := d.Name.Last().Ident; name != "" {
			h.classes[name] = append(h.classes[name], k)
		}
		for i := range d.Members {
			h.indexDecl(s, k, nil, d.Members[i].Decl)
		}
	case *ast.VarDecl:
		if around == nil && params == nil && d.Spec != nil && !h.u.Prelude(d.At) {
			h.funcs = append(h.funcs, &function{init: d, scope: s, homes: []home{{s, nil, nil}}})
		}
	case *ast.FuncDecl:
		h.indexFunc(s, around, params, d)
	}
}

func (h *scan) indexFunc(s Scope, around *class, params []*ast.TemplateParam, d *ast.FuncDecl) {
	n := d.Decl.Name
	if d.Body == nil || n == nil || h.u.Prelude(d.At) || d.Spec.Has("__global__") ||
		d.Spec.Has("__device__") && !d.Spec.Has("__host__") {
		return
	}
	f := &function{decl: d, name: n.Last().Ident, scope: s, class: around, params: params,
		insts: map[Scope]*instances{}}
	if around == nil && (len(n.Parts) > 1 || n.Global) {
		if owner := s.Owner(n); owner != nil {
			f.scope = owner
		} else {
			f.out = h.u.Member(f.name, d.Body)
		}
	}
	h.funcs = append(h.funcs, f)
}

// homesOf returns where f is declared.
func (h *scan) homesOf(f *function, depth int) []home {
	if f.placed == h.round {
		return f.homes
	}
	f.placed = h.round
	switch {
	case f.class != nil:
		f.homes = nil
		for _, c := range h.classesOf(f.class, depth) {
			f.homes = append(f.homes, home{c.Scope(), c, f.params})
		}
	case f.out != nil:
		h.outsideHomes(f, depth)
	default:
		f.homes = []home{{f.scope, nil, f.params}}
	}
	return f.homes
}

// outsideHomes finds the classes that f, which is defined outside of them, is a member of.
func (h *scan) outsideHomes(f *function, depth int) {
	name := f.out.Class()
	if f.homeIn == nil {
		f.homeIn = map[Class]bool{}
	}
	for _, k := range h.classes[name] {
		for _, c := range h.classesOf(k, depth) {
			if f.homeIn[c] {
				continue
			}
			f.homeIn[c] = true
			if s, params := f.out.Home(c); s != nil {
				f.homes = append(f.homes, home{s, c, params})
			}
		}
	}
}

// classesOf returns the class, or the instances of the class template, that k declares.
func (h *scan) classesOf(k *class, depth int) []Class {
	scopes := []Scope{k.scope}
	if k.outer != nil {
		scopes = nil
		for _, c := range h.classesOf(k.outer, depth) {
			scopes = append(scopes, c.Scope())
		}
	}
	var out []Class
	for _, s := range scopes {
		classes, templates := s.Classes(k.decl)
		out = append(out, classes...)
		for _, t := range templates {
			out = append(out, h.classInstances(k, t, depth)...)
		}
	}
	return out
}

// classInstances returns the instances of class template t that k declares: those that the unit asks for explicitly or
// that host functions use.
func (h *scan) classInstances(k *class, t ClassTemplate, depth int) []Class {
	if !k.busy && depth <= maxDepth {
		k.busy = true
		t.InstantiateExplicit()
		for _, g := range h.users[t.Name()] {
			h.usesOf(g, depth+1)
		}
		k.busy = false
	} else {
		h.cut = true
	}
	return t.Instances(k.decl, maxInstances)
}

// scopes returns the scopes in which names of f's body are looked up: one, or one for each instance of a template.
func (h *scan) scopes(f *function, depth int) []Scope {
	var out []Scope
	for _, home := range h.homesOf(f, depth) {
		if len(home.params) == 0 {
			out = append(out, home.scope)
			continue
		}
		for _, args := range h.instancesOf(f, home, depth) {
			out = append(out, home.scope.Bind(home.params, args))
		}
	}
	if len(out) == 0 { // what does not depend on its parameters is known all the same
		out = append(out, f.scope)
	}
	return out
}

// instancesOf returns the template arguments with which the unit uses host template f: its explicit instantiations and
// its uses.
func (h *scan) instancesOf(f *function, at home, depth int) []Args {
	found := f.insts[at.scope]
	if found != nil && found.round == h.round {
		h.cut = h.cut || found.busy
		return found.list
	}
	t := at.scope.FuncTemplate(f.decl, at.class, f.out != nil, at.params)
	if t == nil {
		return nil
	}
	if found == nil {
		found = &instances{keys: map[string]bool{}}
		f.insts[at.scope] = found
	}
	if depth > maxDepth {
		h.cut = true
		return found.list
	}
	found.round, found.busy = h.round, true
	// found shows what was known before to those who ask meanwhile
	list := instances{list: slices.Clone(found.list), keys: maps.Clone(found.keys)}
	for _, args := range t.Explicit() {
		list.add(args)
	}
	for _, g := range h.users[f.name] {
		if g == f {
			continue
		}
		h.usesOf(g, depth+1)
		for _, u := range g.named[f.name] {
			if len(list.list) >= maxInstances {
				break
			}
			if args, ok := t.ArgsOf(&u); ok {
				list.add(args)
			}
		}
	}
	h.found += len(list.list) - len(found.list)
	found.list, found.keys, found.busy = list.list, list.keys, false
	return found.list
}

// add appends args if they are not there.
func (l *instances) add(args Args) {
	if key := args.Key(); !l.keys[key] {
		l.keys[key] = true
		l.list = append(l.list, args)
	}
}
