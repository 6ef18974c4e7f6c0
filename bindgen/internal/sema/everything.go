package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// everything lists, in order of collection, what Config.Everything asks to check beyond what kernels reach.
type everything struct {
	funcs   []*FuncObj
	vars    []*VarObj
	classes []*TypeObj
	asserts []assertion
	usings  []*UsingObj
	specs   []specOf
	outside []*outsideDef
	bad     []badPlace
}

// specOf is a specialisation and its template.
type specOf struct {
	t *TemplateObj
	s *TemplateSpec
}

// badPlace is a declaration that is an error, which nothing that is used needs.
type badPlace struct {
	at  source.Pos
	why string
}

// noteSpec keeps a specialisation of a template of a namespace.
func (c *checker) noteSpec(t *TemplateObj, s *TemplateSpec) {
	if c.cfg.Everything && !t.Prelude && !c.isPrelude(s.Decl.Pos()) && !templated(t.Scope) {
		c.every.specs = append(c.every.specs, specOf{t, s})
	}
}

// noteBad keeps a declaration that is an error.
func (c *checker) noteBad(at source.Pos, why string) {
	if c.cfg.Everything && !c.isPrelude(at) {
		c.every.bad = append(c.every.bad, badPlace{at, why})
	}
}

// assertion is a static_assert of a namespace or a class.
type assertion struct {
	scope *Scope
	decl  *ast.StaticAssert
}

// noteAssert keeps a static_assert of a namespace or a class for checkEverything.
func (c *checker) noteAssert(s *Scope, d *ast.StaticAssert) {
	if c.cfg.Everything && !c.isPrelude(d.At) && !pattern(s) {
		c.every.asserts = append(c.every.asserts, assertion{s, d})
	}
}

// noteClass keeps a class of a namespace, noteVar a variable and noteFunc a function.
func (c *checker) noteClass(o *TypeObj) {
	if c.cfg.Everything && !templated(o.Scope) && !c.isPrelude(o.Pos) {
		c.every.classes = append(c.every.classes, o)
	}
}

// noteUsing keeps a using-declaration of a namespace.
func (c *checker) noteUsing(s *Scope, u *UsingObj) {
	if c.cfg.Everything && s.Kind == NamespaceScope && !c.isPrelude(u.Pos) {
		c.every.usings = append(c.every.usings, u)
	}
}

func (c *checker) noteVar(v *VarObj) {
	if c.cfg.Everything && !v.Prelude && v.Decl != nil && !templated(v.Scope) {
		c.every.vars = append(c.every.vars, v)
	}
}

func (c *checker) noteFunc(f *FuncObj) {
	if c.cfg.Everything && !f.Prelude && !f.Deleted && f.Template == nil && !templated(f.Scope) {
		c.every.funcs = append(c.every.funcs, f)
	}
}

// templated reports whether s lies in a template: its functions are checked for those instances that are used.
func templated(s *Scope) bool {
	for ; s != nil; s = s.Parent {
		if s.Kind == TemplateScope || s.Record != nil && s.Record.Template != nil {
			return true
		}
	}
	return false
}

// pattern reports whether s lies in a template whose parameters stand for themselves.
func pattern(s *Scope) bool {
	for ; s != nil; s = s.Parent {
		if s.Pattern {
			return true
		}
	}
	return false
}

// checkEverything checks the definitions of all classes, functions and variables that are no templates, and all static
// assertions, also those that no kernel reaches. To check one may find others, members above all.
func (c *checker) checkEverything() {
	if !c.cfg.Everything {
		return
	}
	for classes, asserts, usings, specs, outside, bad, vars, funcs := 0, 0, 0, 0, 0, 0, 0, 0; ; {
		c.report.epoch++
		e := &c.every
		switch {
		case classes < len(e.classes):
			o := e.classes[classes]
			classes++
			c.resolveType(o)
			if r := recordOf(o.Type); r != nil {
				c.openRecord(r)
				if r.opened != 0 {
					c.completeRecord(r)
				}
			}
		case asserts < len(e.asserts):
			a := e.asserts[asserts]
			asserts++
			c.scratch().staticAssert(a.scope, a.decl)
		case usings < len(e.usings):
			u := e.usings[usings]
			usings++
			c.checkUsing(u)
		case specs < len(e.specs):
			s := e.specs[specs]
			specs++
			c.checkSpec(s.t, s.s)
		case outside < len(e.outside):
			o := e.outside[outside]
			outside++
			c.checkOutside(o)
		case bad < len(e.bad):
			c.errorf(codeNotType, e.bad[bad].at, "%s", e.bad[bad].why)
			bad++
		case vars < len(e.vars):
			v := e.vars[vars]
			vars++
			if !v.Extern {
				c.checkVar(v)
			}
		case funcs < len(e.funcs):
			f := e.funcs[funcs]
			funcs++
			c.checkFuncSpec(f)
			if fi := c.funcInst(f, nil, f.Pos); fi != nil && fi.Def != nil && fi.Def.Body != nil {
				c.lowerFunc(fi)
			}
		default:
			return
		}
	}
}

// checkVar checks a variable of a namespace or a class. References are not variables of the module: each use binds
// them.
func (c *checker) checkVar(v *VarObj) {
	c.resolveVar(v)
	if r, ok := v.Type.T.(*Reference); ok {
		c.scratch().globalRef(v, r, v.Pos)
		return
	}
	c.globalVar(v, v.Pos)
}
