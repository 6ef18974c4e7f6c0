package sema

import (
	"cmp"
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// hostFunc is a host function of the user's files that has a body: a free function or a member of a class, template or not. The initialiser of a variable at
// namespace scope, where registries name what they register, counts as one.
type hostFunc struct {
	decl   *ast.FuncDecl // nil for an initialiser
	init   *ast.VarDecl
	name   string
	scope  *Scope                // the namespace around it and its classes
	class  *hostClass            // in which it stands
	params []*ast.TemplateParam  // its own
	out    *outsideDef           // a member defined outside of its class
	uses   []hostUse             // what its body uses, once read
	homes  []hostHome            // where it is declared, as far as known
	homeIn map[*Record]bool      // the classes of homes, of a member that is defined outside of its class
	insts  map[*Scope]*hostInsts // of a template, by the scope of its home
	busy   bool
	round  int // in which uses were read
	placed int // in which homes were looked for
}

// hostClass is a class of the user's files.
type hostClass struct {
	decl     *ast.ClassDecl
	scope    *Scope // the namespace
	outer    *hostClass
	template bool
	busy     bool
}

// hostHome is the scope in which a host function is declared, one for each instance of its class, and the template parameters that are left.
type hostHome struct {
	scope  *Scope
	class  *Record
	params []*ast.TemplateParam
}

// hostInsts are the instances of a host function template that are known in a round.
type hostInsts struct {
	list  [][]TArg
	round int
	busy  bool
}

func (f *hostFunc) start(c *checker) source.Pos {
	if f.decl == nil {
		return c.cfg.Set.Site(f.init.At)
	}
	return c.cfg.Set.Site(f.decl.Body.At)
}

// mentions reports whether f's body has one of the names.
func (f *hostFunc) mentions(names map[string]bool) bool {
	if f.decl == nil {
		found := false
		note := func(v any) {
			walkParts(reflect.ValueOf(v), func(name string) { found = found || names[name] })
		}
		note(f.init.Init)
		note(f.init.Spec)
		return found
	}
	for i := range f.decl.Body.Tokens {
		if t := &f.decl.Body.Tokens[i]; t.Kind == token.Ident && names[t.Text] {
			return true
		}
	}
	return false
}

// mentioning returns the functions whose bodies have a name.
func (h *host) mentioning(name string) []*hostFunc {
	if list, ok := h.users[name]; ok {
		return list
	}
	var list []*hostFunc
	for _, f := range h.funcs {
		if f.mentions(map[string]bool{name: true}) {
			list = append(list, f)
		}
	}
	h.users[name] = list
	return list
}

// index notes the functions and classes of the user's files.
func (h *host) index(s *Scope, decls []ast.Decl) {
	for _, d := range decls {
		h.indexDecl(s, nil, nil, d)
	}
}

func (h *host) indexDecl(s *Scope, class *hostClass, params []*ast.TemplateParam, d ast.Decl) {
	switch d := d.(type) {
	case *ast.Group:
		for _, e := range d.Decls {
			h.indexDecl(s, class, params, e)
		}
	case *ast.LinkageDecl:
		h.index(s, d.Decls)
	case *ast.NamespaceDecl:
		for _, o := range s.Names[d.Name] {
			if n, ok := o.(*NamespaceObj); ok {
				h.index(n.Scope, d.Decls)
				break
			}
		}
	case *ast.TemplateDecl:
		if inner, ok := d.Decl.(*ast.TemplateDecl); ok {
			h.indexDecl(s, class, inner.Params, inner.Decl)
			return
		}
		h.indexDecl(s, class, d.Params, d.Decl)
	case *ast.FriendDecl:
		h.indexDecl(s, class, nil, d.Decl)
	case *ast.ClassDecl:
		if d.Name == nil || !d.Defined || h.c.isPrelude(d.At) {
			return
		}
		k := &hostClass{decl: d, scope: s, outer: class, template: params != nil}
		h.classes = append(h.classes, k)
		for i := range d.Members {
			h.indexDecl(s, k, nil, d.Members[i].Decl)
		}
	case *ast.VarDecl:
		if class == nil && params == nil && d.Spec != nil && !h.c.isPrelude(d.At) {
			h.funcs = append(h.funcs, &hostFunc{init: d, scope: s, homes: []hostHome{{s, nil, nil}}})
		}
	case *ast.FuncDecl:
		h.indexFunc(s, class, params, d)
	}
}

func (h *host) indexFunc(s *Scope, class *hostClass, params []*ast.TemplateParam, d *ast.FuncDecl) {
	n := d.Decl.Name
	if d.Body == nil || n == nil || h.c.isPrelude(d.At) || d.Spec.Has("__global__") || d.Spec.Has("__device__") && !d.Spec.Has("__host__") {
		return
	}
	f := &hostFunc{decl: d, name: n.Last().Ident, scope: s, class: class, params: params, insts: map[*Scope]*hostInsts{}}
	if class == nil && (len(n.Parts) > 1 || n.Global) {
		if ns := h.c.namespaceOf(s, n, len(n.Parts)-1); ns != nil {
			f.scope = ns
		} else {
			for _, o := range h.c.decls.outside[f.name] {
				if e, ok := o.decl.(*ast.FuncDecl); ok && e.Body == d.Body {
					f.out = o
				}
			}
		}
	}
	h.funcs = append(h.funcs, f)
}

// homesOf returns where f is declared.
func (h *host) homesOf(f *hostFunc, depth int) []hostHome {
	if f.placed == h.round {
		return f.homes
	}
	f.placed = h.round
	switch {
	case f.class != nil:
		f.homes = nil
		for _, r := range h.records(f.class, depth) {
			f.homes = append(f.homes, hostHome{r.Scope, r, f.params})
		}
	case f.out != nil:
		h.outsideHomes(f, depth)
	default:
		f.homes = []hostHome{{f.scope, nil, f.params}}
	}
	return f.homes
}

// outsideHomes finds the classes that f, which is defined outside of them, is a member of.
func (h *host) outsideHomes(f *hostFunc, depth int) {
	parts := f.out.name.Parts
	if len(parts) < 2 {
		return
	}
	if f.homeIn == nil {
		f.homeIn = map[*Record]bool{}
	}
	for _, k := range h.classes {
		if k.decl.Name.Last().Ident != parts[len(parts)-2].Ident {
			continue
		}
		for _, r := range h.records(k, depth) {
			if f.homeIn[r] {
				continue
			}
			f.homeIn[r] = true
			if s, rest, _ := h.c.outsideBinding(f.out, r); s != nil {
				home := hostHome{s, r, nil}
				if len(rest) > 0 {
					home.params = rest[0]
				}
				f.homes = append(f.homes, home)
			}
		}
	}
}

// records returns the class, or the instances of the class template, that k declares.
func (h *host) records(k *hostClass, depth int) []*Record {
	name := k.decl.Name.Last().Ident
	scopes := []*Scope{k.scope}
	if k.outer != nil {
		scopes = nil
		for _, r := range h.records(k.outer, depth) {
			h.c.openRecord(r)
			scopes = append(scopes, r.Scope)
		}
	}
	var out []*Record
	for _, s := range scopes {
		for _, o := range s.Names[name] {
			switch o := o.(type) {
			case *TypeObj:
				h.c.resolveType(o)
				if r, ok := o.Type.T.(*Record); ok && r.Decl == k.decl {
					h.c.openRecord(r)
					out = append(out, r)
				}
			case *TemplateObj:
				out = append(out, h.classInstances(k, o, depth)...)
			}
		}
	}
	return out
}

// classInstances returns the instances of class template t that k declares: those that the unit asks for explicitly or that host functions use.
func (h *host) classInstances(k *hostClass, t *TemplateObj, depth int) []*Record {
	if !k.busy && depth <= maxHostDepth {
		k.busy = true
		for _, e := range h.c.inst.explicitClasses {
			if e.name != nil && e.name.Last().Ident == t.Name {
				h.typeNamed(e.scope, e.name)
			}
		}
		for _, g := range h.mentioning(t.Name) {
			h.usesOf(g, depth+1)
		}
		k.busy = false
	} else {
		h.cut = true
	}
	var out []*Record
	for _, r := range t.records {
		if r.Decl == k.decl && !dependentArgs(r.Args) {
			out = append(out, r)
		}
	}
	slices.SortFunc(out, func(a, b *Record) int { return cmp.Compare(a.id, b.id) })
	out = out[:min(len(out), maxHostInstances)]
	for _, r := range out {
		h.c.openRecord(r)
	}
	return out
}

// typeNamed makes the type that a name means, if it means one.
func (h *host) typeNamed(s *Scope, n *ast.Name) QT {
	var q QT
	h.c.speculate(func() bool {
		q = h.c.namedType(s, &ast.NamedType{Base: n.Base, Name: n})
		return q.Valid()
	})
	return q
}

// scopes returns the scopes in which names of f's body are looked up: one, or one for each instance of a template.
func (h *host) scopes(f *hostFunc, depth int) []*Scope {
	var out []*Scope
	for _, home := range h.homesOf(f, depth) {
		if len(home.params) == 0 {
			out = append(out, home.scope)
			continue
		}
		for _, args := range h.instances(f, home, depth) {
			out = append(out, h.c.bindTemplate(home.scope, home.params, args))
		}
	}
	if len(out) == 0 { // what does not depend on its parameters is known all the same
		out = append(out, f.scope)
	}
	return out
}

// object returns the function template that f defines. Of overloads declared in a class it is the one of f's type, or of as many parameters where types are not known.
func (h *host) object(f *hostFunc, home hostHome) *FuncObj {
	s := home.scope
	if home.class != nil {
		s = home.class.Scope
	}
	params := f.decl.Decl.Func().Params
	if len(params) == 1 && isVoidParam(params[0]) {
		params = nil
	}
	var declared []*FuncObj
	for _, o := range s.Names[f.name] {
		k, ok := o.(*FuncObj)
		if !ok || k.Template == nil {
			continue
		}
		if k.Decl.Body == f.decl.Body {
			return k
		}
		if f.out != nil && k.Decl.Body == nil && len(k.Params) == len(params) {
			declared = append(declared, k)
		}
	}
	for _, k := range declared {
		if h.c.sameShape(k, f.decl, home.scope, [][]*ast.TemplateParam{home.params}) {
			return k
		}
	}
	if len(declared) == 1 {
		return declared[0]
	}
	return nil
}

// instances returns the template arguments with which the unit uses host template f: its explicit instantiations and its uses.
func (h *host) instances(f *hostFunc, home hostHome, depth int) [][]TArg {
	found := f.insts[home.scope]
	if found != nil && found.round == h.round {
		h.cut = h.cut || found.busy
		return found.list
	}
	obj := h.object(f, home)
	if obj == nil {
		return nil
	}
	if found == nil {
		found = &hostInsts{}
		f.insts[home.scope] = found
	}
	if depth > maxHostDepth {
		h.cut = true
		return found.list
	}
	found.round, found.busy = h.round, true
	l := &argList{seen: map[string]bool{}}
	for _, args := range found.list {
		l.add(args)
	}
	for _, e := range h.c.inst.explicit {
		if args, ok := h.c.explicitArgs(obj, e); ok {
			l.add(args)
		}
	}
	for _, g := range h.mentioning(f.name) {
		if g == f {
			continue
		}
		for _, u := range h.usesOf(g, depth+1) {
			if u.name.Last().Ident != f.name || len(l.list) >= maxHostInstances {
				continue
			}
			if args, ok := h.funcArgs(obj, &u); ok {
				l.add(args)
			}
		}
	}
	h.found += len(l.list) - len(found.list)
	found.list, found.busy = l.list, false
	return found.list
}

// funcArgs finds the template arguments of one use of host template f.
func (h *host) funcArgs(f *FuncObj, u *hostUse) (args []TArg, ok bool) {
	if hasPack(f.Template.Params) && !u.call {
		return nil, false
	}
	var raw []TArg
	if last := u.name.Last(); last.HasArgs {
		h.c.speculate(func() bool {
			raw = h.c.rawArgs(u.scope, last.Args)
			return true
		})
		if poisoned(raw) {
			return nil, false
		}
	}
	if u.call {
		operands := h.operands(u.scope, u.args)
		if args, err := h.c.deduce(f, raw, operands); err == nil {
			return args, !h.outranked(f, raw, operands, u.name.Last().Pos)
		}
	}
	if len(raw) == 0 || hasPack(f.Template.Params) {
		return nil, false
	}
	ok = h.c.speculate(func() bool {
		var fits bool
		args, fits = h.c.completeArgs(f.Template.Params, raw, f.Scope, f.Pos)
		return fits
	})
	return args, ok && h.enabled(f, args)
}
