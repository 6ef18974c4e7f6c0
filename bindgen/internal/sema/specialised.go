package sema

import (
	"reflect"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// What specialisations must look like ([temp.spec.partial]), and where they stand ([temp.expl.spec]).

// specDeducible reports, with a message by bad if it is not so, whether each parameter of the partial specialisation s
// can be deduced from its arguments ([temp.spec.partial]/8).
func (c *checker) specDeducible(s *TemplateSpec, bad func(format string, args ...any) bool) bool {
	d := newDeducer(c, s.Params, nil)
	if !d.unifyArgs(s.pattern, s.pattern) {
		return true // what kbind cannot deduce from tells nothing
	}
	given := map[string]bool{} // by the types of values that are deduced ([temp.deduct.type]/13)
	for i, p := range s.Params {
		if !p.IsType && p.Params == nil && (d.args[i].valid() || p.Pack) {
			walkNames(reflect.ValueOf([]any{p.Spec, p.Decl}), func(name string) { given[name] = true })
		}
	}
	for i, p := range s.Params {
		if !p.Pack && p.Name != "" && !d.args[i].valid() && !given[p.Name] {
			return bad("%s of a partial specialisation cannot be deduced from its arguments", paramTitle(p))
		}
	}
	return true
}

// general reports whether the arguments of the partial specialisation s of t match all that t takes, other than in
// another order: it is not more specialised than t ([temp.spec.partial]/8.2).
func (c *checker) general(t *TemplateObj, s *TemplateSpec) bool {
	if len(c.constraintsOf(s.Params, s.Decl)) > 0 {
		return false
	}
	own := make([]TArg, len(t.Params))
	for i, p := range t.Params {
		q := &Param{Name: p.Name, Index: i, Value: !p.IsType && p.Params == nil}
		switch {
		case p.Params != nil:
			return false
		case q.Value:
			own[i] = TArg{IsVal: true, Param: q}
		default:
			own[i] = TArg{Type: QT{T: q}}
		}
		if p.Pack {
			own[i].Expand = true
			own[i] = TArg{IsPack: true, Pack: []TArg{own[i]}}
		}
	}
	if slices.ContainsFunc(s.pattern, func(a TArg) bool { return !a.IsPack && a.Param == nil && !isParam(a.Type) }) {
		return false
	}
	d := newDeducer(c, s.Params, nil)
	return slices.ContainsFunc(s.Params, func(p *ast.TemplateParam) bool { return p.Pack }) &&
		!slices.ContainsFunc(s.Params, func(p *ast.TemplateParam) bool { return !p.IsType }) && d.unifyArgs(s.pattern, own)
}

// isParam reports whether q is a parameter of a template.
func isParam(q QT) bool {
	_, ok := q.T.(*Param)
	return ok && !q.Const && !q.Volatile
}

// specialisedLater reports, with a message, whether r is an explicit specialisation that is declared behind pos, in
// scope s, where an object of it is needed ([temp.expl.spec]/7).
func (c *checker) specialisedLater(s *Scope, r *Record, pos source.Pos) bool {
	if r == nil || r.Prelude || !c.specialisedBehind(s, r, pos) || r.Template.Class != nil {
		return false
	}
	c.lateSpec(r.Name, r.spec.Decl.Pos(), pos)
	return true
}

// specialisedBehind reports whether r is an explicit specialisation that is declared behind pos, in scope s: its
// template is not specialised there. In templates it is their instance that counts.
func (c *checker) specialisedBehind(s *Scope, r *Record, pos source.Pos) bool {
	if r == nil || r.spec == nil || len(r.spec.Params) > 0 || c.isPrelude(pos) || inTemplate(s) {
		return false
	}
	use, known := c.placeInOrder(pos)
	if !known {
		return false
	}
	for _, sp := range r.Template.Specs {
		if len(sp.Params) > 0 || sp != r.spec && argsKey(sp.pattern) != argsKey(r.Args) {
			continue
		}
		if d, known := c.placeInOrder(sp.Decl.Pos()); !known || d.first <= use.last {
			return false
		}
	}
	return true
}

// specialisedAt notes d, a declaration of the explicit specialisation that v is.
func (c *checker) specialisedAt(v *VarObj, d ast.Decl) {
	if at, known := c.placeInOrder(d.Pos()); known && !c.isPrelude(d.Pos()) && (v.specAt == 0 || at.first+1 < v.specAt) {
		v.specAt = at.first + 1
	}
}

// variableLater is specialisedLater for the variable v, an instance of a template or a static member of one.
func (c *checker) variableLater(s *Scope, v *VarObj, pos source.Pos) bool {
	if v.specAt == 0 || s == nil || c.isPrelude(pos) || inTemplate(s) {
		return false
	}
	use, known := c.placeInOrder(pos)
	if !known || v.specAt <= use.last+1 {
		return false
	}
	c.lateSpec(v.Name, v.Pos, pos)
	return true
}

// lateSpec reports that name, which is used at pos, is specialised behind that.
func (c *checker) lateSpec(name string, at, pos source.Pos) {
	c.errorf(codeTwice, pos, "%s is specialised behind this place, which needs it", name).
		Note(at, "it is specialised here")
}

// calledLater is specialisedLater for the function f, which is called.
func (c *checker) calledLater(s *Scope, f *FuncInst, pos source.Pos) bool {
	if f.primary == nil || f.primary.Prelude || f.primary.Class != nil || c.isPrelude(pos) || inTemplate(s) {
		return false
	}
	use, known := c.placeInOrder(pos)
	if !known {
		return false
	}
	for _, sp := range c.specsFor(f.primary, argsKey(f.Args)) {
		if c.declaredAt(sp) <= use.last+1 {
			return false
		}
	}
	c.lateSpec(f.Name, f.Obj.Pos, pos)
	return true
}

// checkSpec checks s, a specialisation of t, wherever it is used.
func (c *checker) checkSpec(t *TemplateObj, s *TemplateSpec) {
	if c.specPattern(t, s) != nil {
		if c.wellFormed(t, s, s.Decl.Pos()) {
			c.specialisedOnce(t, s)
		}
		return
	}
	scope := s.Scope
	if len(s.Params) > 0 {
		scope = c.patternScope(s.Scope, s.Params)
	}
	if raw := c.rawArgs(scope, s.Args); !poisoned(raw) {
		c.completeArgs(t.Params, raw, t.Scope, s.Decl.Pos())
	}
}

// specialisedOnce checks that no specialisation of t before s defines the same class ([basic.def.odr]/1).
func (c *checker) specialisedOnce(t *TemplateObj, s *TemplateSpec) {
	d, ok := s.Decl.(*ast.ClassDecl)
	if !ok || !d.Defined || len(t.Specs) > fewDeclared || len(c.constraintsOf(s.Params, s.Decl)) > 0 {
		return
	}
	for _, o := range t.Specs {
		e, ok := o.Decl.(*ast.ClassDecl)
		if o == s {
			return
		}
		if !ok || !e.Defined || e.At == d.At || o.pattern == nil || len(o.Params) != len(s.Params) ||
			len(c.constraintsOf(o.Params, o.Decl)) > 0 {
			continue
		}
		same := argsKey(o.pattern) == argsKey(s.pattern)
		if len(s.Params) > 0 {
			same = c.spelledAs(o, s) && c.spelledAs(s, o) && !strings.Contains(argsString(s.pattern), "(...)") // not spelled
		}
		if same {
			c.errorf(codeTwice, d.At, "a specialisation of %s is defined twice", t.Name).Note(e.At, "first defined here")
			return
		}
	}
}

// checkFuncSpec checks f, if it is an explicit specialisation of a function template of a namespace: there is such a
// template, and the specialisation has no default arguments ([temp.expl.spec]/21) and one definition.
func (c *checker) checkFuncSpec(f *FuncObj) {
	if !f.IsSpec || f.Class != nil || f.Scope.Kind != NamespaceScope {
		return
	}
	if i := slices.IndexFunc(f.Params, func(p *ast.Param) bool { return p.Default != nil }); i >= 0 {
		c.errorf(codeTemplateArgs, f.Params[i].At, "an explicit specialisation has a default argument")
		return
	}
	home := c.templateHome(f.Scope, f.Name)
	if len(home.Using) > 0 {
		return
	}
	fits := false
	for _, o := range home.Names[f.Name] {
		g, ok := o.(*FuncObj)
		if !ok {
			fits = true // a using-declaration, or what is an error for another reason
			continue
		}
		if g.Template == nil || g.Prelude {
			fits = fits || g.Prelude
			continue
		}
		args, ok := c.specArgs(g, f)
		if fits = fits || ok; !ok || f.Decl.Body == nil {
			continue
		}
		for _, o := range home.Names[specsName+f.Name] {
			s := o.(*FuncObj)
			if s == f {
				break
			}
			if got, ok := c.specArgs(g, s); ok && s.Decl.Body != nil && s.Pos != f.Pos && argsKey(got) == argsKey(args) {
				c.errorf(codeTwice, f.Pos, "a specialisation of %s is defined twice", f.Name).Note(s.Pos, "first defined here")
				return
			}
		}
	}
	if !fits {
		c.errorf(codeTemplateArgs, f.Pos, "there is no function template %s here of which this is a specialisation", f.Name)
	}
}
