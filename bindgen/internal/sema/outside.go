package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Definitions that stand outside of the class or template whose member they define ([class.mfct]/1, [temp.mem],
// [temp.class]/3).

// findDef returns the definition of f (or its declaration when there is none), the scope to check it under, and, for a
// template that is defined outside of its class or as a friend, the template parameters written there.
func (c *checker) findDef(f *FuncObj) (*ast.FuncDecl, *Scope, []*ast.TemplateParam) {
	if g := c.friendDefinition(f); g != nil {
		if g.Template == nil {
			return g.Decl, g.Scope, nil
		}
		return g.Decl, g.Scope, mergeDefaults(g.Template.Params, f.Template.Params)
	}
	if f.Class == nil || len(c.decls.outside[f.Name]) == 0 || f.Decl.Body != nil && !inInstance(f.Class) {
		return f.Decl, f.Scope, nil
	}
	// only a specialisation of the member can replace that
	inside := f.Decl.Body != nil || f.Decl.Default || f.Decl.Delete
	type candidate struct {
		d      *ast.FuncDecl
		s      *Scope
		params []*ast.TemplateParam
	}
	var found []candidate
	all := c.outsideLike(f)
	if c.work(onOverloads, max(0, len(all)-fewOutside)*outsideWork); c.overworked(f.Decl.At) {
		return f.Decl, f.Scope, nil
	}
	for _, o := range all {
		d, ok := o.decl.(*ast.FuncDecl)
		if !ok || inside && !inInstance(f.Class) {
			continue
		}
		s, rest, special := c.outsideBinding(o, f.Class)
		if s == nil || (f.Template != nil) != (len(rest) > 0) || (inside || d.Body == nil) && !special ||
			len(rest) > 0 && len(rest[0]) == 0 {
			continue
		}
		fn := d.Decl.Func()
		if fn == nil || !c.sameShape(f, d, s, rest) {
			continue
		}
		if !special {
			c.noteUnlike(f, d)
		}
		n := candidate{d, s, nil}
		if len(rest) > 0 {
			n.params = mergeDefaults(rest[0], f.Template.Params)
		}
		switch {
		case special && d.Body != nil:
			return n.d, n.s, n.params
		case special:
			found = append([]candidate{n}, found...) // declared here, defined elsewhere
		default:
			found = append(found, n)
		}
	}
	if c.overloadsByConstraint(f) { // which of them is meant only its constraints tell
		want := c.constraintKey(f)
		found = slices.DeleteFunc(found, func(n candidate) bool { return c.constraintKeyOf(n.params, n.d) != want })
	}
	if len(found) == 0 {
		return f.Decl, f.Scope, nil
	}
	return found[0].d, found[0].s, found[0].params
}

// shapes are the definitions of one name outside of a class, where there are many, by the types of their parameters.
type shapes struct {
	of  map[string][]int // indices of functions that are no templates
	any []int            // of what else may define a member
}

// outsideLike lists what stands outside of classes and may define f, by its name and its parameters.
func (c *checker) outsideLike(f *FuncObj) []*outsideDef {
	all := c.decls.outside[f.Name]
	if len(all) <= fewOutside || f.Template != nil || inInstance(f.Class) {
		return all
	}
	c.resolveFunc(f)
	if f.Type == nil {
		return all
	}
	found := f.Class.outside[f.Name]
	if found == nil {
		found = &shapes{of: map[string][]int{}}
		for i, o := range all {
			d, ok := o.decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			s, rest, special := c.outsideBinding(o, f.Class)
			if s == nil {
				continue
			}
			var t *Func
			if len(rest) == 0 && !special && d.Decl.Func() != nil {
				c.speculate(func() bool { t = c.funcType(s, d); return t != nil })
			}
			if t == nil {
				found.any = append(found.any, i)
				continue
			}
			key := paramsKey(t)
			found.of[key] = append(found.of[key], i)
		}
		if f.Class.outside == nil {
			f.Class.outside = map[string]*shapes{}
		}
		f.Class.outside[f.Name] = found
	}
	list := slices.Concat(found.of[paramsKey(f.Type)], found.any)
	slices.Sort(list)
	like := make([]*outsideDef, len(list))
	for i, at := range list {
		like[i] = all[at]
	}
	return like
}

// paramsKey tells the types of the parameters of functions apart.
func paramsKey(t *Func) string {
	var b strings.Builder
	for _, p := range t.Params {
		b.WriteString(typeKey(p))
		b.WriteByte(0)
	}
	return b.String()
}

// overloadsByConstraint reports whether the class of f has another function of its name, and f or that has constraints.
func (c *checker) overloadsByConstraint(f *FuncObj) bool {
	all := f.Class.Scope.Names[f.Name]
	known, ok := f.Class.constrained[f.Name]
	if ok && known.of == len(all) {
		return known.yes
	}
	others, constrained := 0, false
	for _, o := range all {
		if g, ok := o.(*FuncObj); ok {
			others++
			constrained = constrained || c.constraintKey(g) != ""
		}
	}
	if f.Class.constrained == nil {
		f.Class.constrained = map[string]byConstraint{}
	}
	f.Class.constrained[f.Name] = byConstraint{len(all), others > 1 && constrained}
	return others > 1 && constrained
}

// byConstraint is what overloadsByConstraint has found for so many declarations of a name.
type byConstraint struct {
	of  int
	yes bool
}

// inInstance reports whether r is an instance of a class template or stands in one.
func inInstance(r *Record) bool {
	for sc := r.Scope; sc != nil; sc = sc.Parent {
		if sc.Kind == ClassScope && sc.Record != nil && sc.Record.Template != nil {
			return true
		}
	}
	return false
}

// outsideDefaults adds the default arguments that the definition of a member function outside of its class gives to
// those that the class gives ([dcl.fct.default]/6). They may not make a constructor one without arguments.
func (c *checker) outsideDefaults(f *FuncObj) {
	if f.Class == nil || f.Ctor || f.Template != nil || inInstance(f.Class) || f.Decl == nil || f.Decl.Body != nil ||
		c.decls.defaulted[f] {
		return
	}
	if c.decls.defaulted == nil {
		c.decls.defaulted = map[*FuncObj]bool{}
	}
	c.decls.defaulted[f] = true
	for _, o := range c.decls.outside[f.Name] {
		d, ok := o.decl.(*ast.FuncDecl)
		if !ok || d.Decl.Func() == nil || !slices.ContainsFunc(d.Decl.Func().Params, givesDefault) {
			continue
		}
		if s, rest, _ := c.outsideBinding(o, f.Class); s != nil && len(rest) == 0 && c.sameShape(f, d, s, rest) {
			f.Params = withDefaults(f.Params, d.Decl.Func().Params)
		}
	}
}

func givesDefault(p *ast.Param) bool { return p.Default != nil }

// withDefaults is params with those default arguments of others that they lack.
func withDefaults(params, others []*ast.Param) []*ast.Param {
	merged := params
	for i, p := range params {
		if p.Default != nil || i >= len(others) || others[i].Default == nil {
			continue
		}
		if &merged[0] == &params[0] {
			merged = slices.Clone(params)
		}
		q := *p
		q.Default = others[i].Default
		merged[i] = &q
	}
	return merged
}

// sameShape reports whether the out-of-class definition d, under s, defines method f.
func (c *checker) sameShape(f *FuncObj, d *ast.FuncDecl, s *Scope, rest [][]*ast.TemplateParam) bool {
	c.resolveFunc(f)
	if f.Type == nil {
		return false
	}
	words := map[string]bool{}
	for _, w := range d.Decl.Func().Words {
		words[w.Text] = true
	}
	if words["const"] != f.Const || words["volatile"] != hasFuncWord(f, "volatile") ||
		words["&"] != (refQualifier(f) == "&") || words["&&"] != (refQualifier(f) == "&&") {
		return false
	}
	ok := false
	c.speculate(func() bool {
		if len(rest) > 0 {
			s = c.patternScope(s, rest[0])
		}
		t := c.funcType(s, d)
		if t == nil || len(t.Params) != len(f.Type.Params) {
			return false
		}
		ok = true
		for i := range t.Params {
			ok = ok && typeKey(t.Params[i]) == typeKey(f.Type.Params[i])
		}
		return true
	})
	return ok
}

// definedOutside gives the member template t the definition and the specialisations that stand outside of its class
// ([temp.mem]/1, [temp.spec.partial]/6, [temp.expl.spec]/16).
func (c *checker) definedOutside(t *TemplateObj) {
	if t.Class == nil || t.settled {
		return
	}
	t.settled = true
	again := false // the template is specialised for the arguments of its class ([temp.spec.partial.member]/2)
	for _, o := range c.decls.outside[t.Name] {
		if !declareAlike(o.decl, t.Decl) {
			continue
		}
		s, rest, special := c.outsideBinding(o, t.Class)
		if s == nil || again && !special {
			continue
		}
		var params []*ast.TemplateParam
		if len(rest) > 0 {
			params = rest[0]
		}
		old, isClass := t.Decl.(*ast.ClassDecl)
		d, _ := o.decl.(*ast.ClassDecl)
		switch last := o.name.Last(); {
		case last.HasArgs:
			t.addSpec(&TemplateSpec{Params: params, Args: last.Args, Decl: o.decl, Scope: s})
		case special: // of the template itself: what it had for all arguments of the class does not count
			again = true
			t.Decl, t.Pos, t.Params, t.Scope, t.Specs = o.decl, o.name.Last().Pos, params, s, nil
		case isClass && d.Defined && !old.Defined:
			t.Decl, t.Pos, t.Params, t.Scope = d, d.At, mergeDefaults(params, t.Params), s
		}
	}
}

// enumOutside gives e, an enumeration that r declares without enumerators, the definition that stands outside of r
// ([dcl.enum]/4), or that of the specialisation for the arguments of r ([temp.expl.spec]/1).
func (c *checker) enumOutside(e *Enum, r *Record) {
	defined := false
	for _, o := range c.decls.outside[e.Decl.Name.Last().Ident] {
		d, ok := o.decl.(*ast.EnumDecl)
		if !ok || !d.Defined || d.Scoped != e.Scoped {
			continue
		}
		s, rest, special := c.outsideBinding(o, r)
		if s == nil || len(rest) > 0 || defined && !special {
			continue
		}
		defined = true
		e.Decl, e.Scope, e.Pos, e.Items = d, s, d.At, nil
		e.addItems()
		if special {
			return
		}
	}
}

// declareAlike reports whether a and b both declare a class, or both a variable.
func declareAlike(a, b ast.Decl) bool {
	switch a.(type) {
	case *ast.ClassDecl:
		_, ok := b.(*ast.ClassDecl)
		return ok
	case *ast.VarDecl:
		_, ok := b.(*ast.VarDecl)
		return ok
	}
	return false
}

// outsideBinding matches the qualifier of an out-of-class declaration with record r. It returns the scope in which the
// template parameters written there have their meaning for r, the template parameter lists that belong to the member
// itself, and whether it is a specialisation for exactly r's arguments.
func (c *checker) outsideBinding(o *outsideDef, r *Record) (s *Scope, rest [][]*ast.TemplateParam, special bool) {
	var chain []*Record // innermost first
	part := len(o.name.Parts) - 2
	top := r
	for sc := r.Scope; sc != nil; sc = sc.Parent {
		if sc.Kind != ClassScope || sc.Record == nil {
			continue
		}
		if part < 0 || o.name.Parts[part].Ident != sc.Record.ctorName {
			if c.aliased(o) == r {
				return c.aliasBinding(o, r)
			}
			return nil, nil, false
		}
		top = sc.Record
		chain = append(chain, top)
		part--
	}
	if !c.leadsTo(o, part+1, top) {
		return nil, nil, false
	}
	s, rest = r.Scope, o.params
	for i := len(chain) - 1; i >= 0; i-- {
		p := &o.name.Parts[len(o.name.Parts)-2-i]
		k := chain[i]
		if k.Template == nil {
			continue
		}
		// a member template of an explicit specialisation
		if k.spec != nil && len(k.spec.Params) == 0 && p.HasArgs && len(rest) > 0 && len(rest[0]) > 0 {
			if !c.writtenFor(o, p, k) {
				return nil, nil, false
			}
			continue
		}
		if len(rest) == 0 || len(rest[0]) == 0 { // Foo<int>::f, perhaps with template<>
			raw := c.rawArgs(o.scope, p.Args)
			args, ok := c.completeArgs(k.Template.Params, raw, k.Template.Scope, p.Pos)
			if !ok || !sameArgs(args, k.Args) {
				return nil, nil, false
			}
			if len(rest) > 0 {
				rest = rest[1:]
			}
			special = true
			continue
		}
		args := k.Args
		if k.spec != nil {
			args = k.specArgs
		}
		if !c.sameHeader(o, p, rest[0], k) {
			return nil, nil, false
		}
		s = c.bindTemplate(s, rest[0], args)
		rest = rest[1:]
	}
	if s == r.Scope {
		s = NewScope(TemplateScope, s)
	}
	s.Outside = true
	return s, rest, special
}

// aliased is the class of which o, whose name qualifies it by another name of the class ([dcl.typedef]/1), is a member;
// nil where that is no other name, or is one that depends on template arguments.
func (c *checker) aliased(o *outsideDef) *Record {
	if o.looked {
		return o.class
	}
	o.looked = true
	n := len(o.name.Parts) - 1
	if slices.ContainsFunc(o.name.Parts[:n], func(p ast.NamePart) bool { return p.HasArgs || p.Decltype != nil }) ||
		slices.ContainsFunc(o.params, func(list []*ast.TemplateParam) bool { return len(list) > 0 }) {
		return nil
	}
	c.speculate(func() bool {
		q := c.qualifier(o.scope, o.name)
		if q != nil && q.Record != nil && q.Record.ctorName != o.name.Parts[n-1].Ident {
			o.class = q.Record
		}
		return true
	})
	return o.class
}

// aliasBinding is outsideBinding for a member of r that another name of r qualifies: each class template around, and r,
// takes one template<> ([temp.expl.spec]/16).
func (c *checker) aliasBinding(o *outsideDef, r *Record) (s *Scope, rest [][]*ast.TemplateParam, special bool) {
	rest = o.params
	for sc := r.Scope; sc != nil; sc = sc.Parent {
		k := sc.Record
		if sc.Kind != ClassScope || k == nil || k.Template == nil || k.spec != nil && len(k.spec.Params) == 0 {
			continue
		}
		if len(rest) > 0 {
			rest = rest[1:]
		}
		special = true
	}
	s = NewScope(TemplateScope, r.Scope)
	s.Outside = true
	return s, rest, special
}

// writtenFor reports whether the arguments that an out-of-class declaration writes after the class name are those of
// the class k.
func (c *checker) writtenFor(o *outsideDef, p *ast.NamePart, k *Record) (ok bool) {
	c.speculate(func() bool {
		args, fits := c.completeArgs(k.Template.Params, c.rawArgs(o.scope, p.Args), k.Template.Scope, p.Pos)
		ok = fits && sameArgs(args, k.Args)
		return ok
	})
	return ok
}

// leadsTo reports whether the first n parts of o's name, which are namespaces, and the part after them name the class
// top.
func (c *checker) leadsTo(o *outsideDef, n int, top *Record) bool {
	home := top.Scope.Parent
	if top.Template != nil {
		home = top.Template.Scope
	}
	if n > 0 || o.name.Global {
		ns := c.namespaceOf(o.scope, o.name, n)
		return ns != nil && (ns == home || strings.Contains(qualify(home, ""), qualify(ns, "")))
	}
	for _, obj := range c.lookupQualifier(o.scope, o.name.Parts[0].Ident, o.name.Parts[0].Pos) {
		switch obj := obj.(type) {
		case *TypeObj:
			if obj.Type.T == Type(top) {
				return true
			}
		case *TemplateObj:
			if obj == top.Template {
				return true
			}
		}
	}
	return false
}

// sameHeader reports whether the arguments that an out-of-class declaration writes after the class name are those of
// the template or partial specialisation that k was made from.
func (c *checker) sameHeader(o *outsideDef, p *ast.NamePart, params []*ast.TemplateParam, k *Record) bool {
	if !p.HasArgs {
		return k.spec == nil
	}
	ok := false
	c.speculate(func() bool {
		raw := c.rawArgs(c.patternScope(o.scope, params), p.Args)
		if poisoned(raw) {
			return false
		}
		if k.spec == nil {
			ok = len(raw) == len(params)
			for i, a := range raw {
				q, isParam := a.Type.T.(*Param)
				if a.Param != nil {
					q, isParam = a.Param, true
				}
				ok = ok && isParam && q.Index == i
			}
			return true
		}
		args, fits := c.completeArgs(k.Template.Params, raw, k.Template.Scope, p.Pos)
		ok = fits && argsKey(args) == argsKey(k.spec.pattern)
		return true
	})
	return ok
}
