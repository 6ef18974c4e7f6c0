package sema

import (
	"maps"
	"slices"
	"strings"

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
	enums   []*Enum
	bad     []badPlace
	insts   []explicitOf
}

// explicitOf is an explicit instantiation and where it stands.
type explicitOf struct {
	scope *Scope
	decl  ast.Decl // *ast.FuncDecl or *ast.ClassDecl
}

// noteExplicit keeps an explicit instantiation that is a definition.
func (c *checker) noteExplicit(s *Scope, d *ast.ExplicitInst) {
	if c.cfg.Everything && !d.Extern && !c.isPrelude(d.At) {
		c.every.insts = append(c.every.insts, explicitOf{s, d.Decl})
	}
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

// noteEnum keeps an enumeration that belongs to no template.
func (c *checker) noteEnum(e *Enum) {
	if c.cfg.Everything && !c.isPrelude(e.Pos) && !templated(e.Scope) {
		c.every.enums = append(c.every.enums, e)
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
	c.checkNames(c.global, map[*Scope]bool{})
	for classes, enums, asserts, usings, specs, outside, bad, vars, funcs, insts := 0, 0, 0, 0, 0, 0, 0, 0, 0, 0; ; {
		c.report.epoch++
		e := &c.every
		switch {
		case classes < len(e.classes):
			o := e.classes[classes]
			classes++
			c.resolveType(o)
			if r := recordOf(o.Type); r != nil {
				c.openRecord(r)
				if r.opened != 0 && c.completeRecord(r) {
					c.overridersFit(r)
				}
			}
		case enums < len(e.enums):
			enum := e.enums[enums]
			enums++
			c.resolveEnum(enum)
			c.enumsAgree(enum)
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
			c.checkOperator(f)
			said := c.diags.Len()
			fi := c.funcInst(f, nil, f.Pos)
			if fi != nil && fi.Def != nil && fi.Def.Body != nil {
				c.lowerFunc(fi)
			}
			if fi != nil && fi.Type != nil && f.lambda == nil { // [dcl.fct.default]/5
				for i := range min(len(fi.Type.Params), len(f.Params)) {
					if x, of := fi.defaultOf(i); x != nil && of == f {
						c.scratch().defaultArg(fi, i, x.Pos())
					}
				}
			}
			if f.lambda != nil { // nobody may call it
				c.capturesOnly(said)
			}
		case insts < len(e.insts):
			i := e.insts[insts]
			insts++
			c.instantiated(i)
		default:
			return
		}
	}
}

// instantiated checks what the explicit instantiation e defines: a function, or the members of a class
// ([temp.explicit]/2 and 12).
func (c *checker) instantiated(e explicitOf) {
	define := func(f *FuncObj, args []TArg) {
		fi := c.funcInst(f, args, f.Pos)
		if fi != nil && fi.Def != nil && fi.Def.Body != nil && !f.Deleted {
			c.lowerFunc(fi)
		}
	}
	switch d := e.decl.(type) {
	case *ast.ClassDecl:
		r := recordOf(c.typeOf(e.scope, namedType(d.Name)))
		if r == nil || r.Template == nil || r.spec != nil && len(r.spec.Params) == 0 || !c.completeRecord(r) {
			return
		}
		for _, name := range slices.Sorted(maps.Keys(r.Scope.Names)) {
			for _, o := range r.Scope.Names[name] {
				f, ok := o.(*FuncObj)
				if ok && f.Class == r && f.Template == nil && !f.IsSpec && !f.Implicit && c.constraintKey(f) == "" {
					define(f, nil)
				}
			}
		}
	case *ast.FuncDecl:
		n := d.Decl.Name
		for _, o := range c.lookupSilently(e.scope, n) {
			f, ok := o.(*FuncObj)
			switch {
			case !ok || f.Prelude:
			case f.Template != nil:
				if args, ok := c.explicitArgs(f, &explicitInst{d, e.scope}); ok {
					define(f, args)
					return
				}
			case f.Class != nil && f.Class.Template != nil && !f.IsSpec && !n.Last().HasArgs && c.sameShape(f, d, e.scope, nil):
				define(f, nil)
				return
			}
		}
	}
}

// checkVar checks a variable of a namespace or a class. References are not variables of the module: each use binds
// them.
func (c *checker) checkVar(v *VarObj) {
	c.resolveVar(v)
	if init := v.Decl.Init; v.Type.Valid() && (v.Type.Const || elemType(v.Type).Const) && !v.Extern {
		switch {
		case v.Class == nil && init == nil && !c.scratch().constDefault(v.Type): // [dcl.init]/7
			c.errorf(codeInit, v.Pos, "the const variable %s needs an initialiser", v.Name)
			return
		case v.Class != nil && init != nil && !v.Constexpr && v.Class.Template == nil:
			if again, _ := c.outsideInit(v); again != nil { // [class.static.data]/3
				c.errorf(codeTwice, again.Pos(), "%s is initialised twice", v.Name)
				return
			}
		}
	}
	if _, auto := v.Decl.Spec.Type.(*ast.AutoType); auto && v.Decl.Init == nil && !v.Type.Valid() {
		c.errorf(codeAuto, v.Pos, "%s, whose type its initialiser tells, has none", v.Name)
		return
	}
	if isVoid(v.Type) {
		c.errorf(codeBadType, v.Pos, "the variable %s cannot be void", v.Name)
		return
	}
	if r, ok := v.Type.T.(*Reference); ok {
		c.scratch().globalRef(v, r, v.Pos)
		return
	}
	c.globalVar(v, v.Pos)
}

// capturesOnly drops the messages after the first n, of the body of a lambda, that are not about what it captures or
// assigns to.
func (c *checker) capturesOnly(n int) {
	kept := c.diags.Items[:n]
	for _, d := range c.diags.Items[n:] {
		if d.Code == codeCapture || d.Code == codeNotPlace || d.Code == codeConst {
			kept = append(kept, d)
		}
	}
	c.diags.Items = kept
}

// checkNames checks that what namespaces declare more than once under one name goes together ([basic.scope.pdecl]).
func (c *checker) checkNames(s *Scope, seen map[*Scope]bool) {
	seen[s] = true
	for _, name := range slices.Sorted(maps.Keys(s.Names)) {
		objs := s.Names[name]
		for _, o := range objs {
			if n, ok := o.(*NamespaceObj); ok && !seen[n.Scope] && !n.Alias {
				c.checkNames(n.Scope, seen)
			}
		}
		if len(objs) < 2 || name == "" || name[0] == '<' || slices.ContainsFunc(objs, func(o Object) bool {
			_, using := o.(*UsingObj)
			return using || c.isPrelude(o.ObjPos())
		}) {
			continue
		}
		for _, o := range c.settle(s, name, objs) {
			if a, ok := o.(*AmbiguousObj); ok && a.Clash {
				c.ambiguous(a, a.Found[1].ObjPos())
			} else if f, ok := o.(*FuncObj); ok {
				c.definedOnce(f, f.Name, f.Pos)
			}
		}
	}
}

// checkOperator checks that the operator function f takes a class or an enumeration, or a reference to one
// ([over.oper]/6), and that a postfix ++ or -- takes an int ([over.inc]/1).
func (c *checker) checkOperator(f *FuncObj) {
	if strings.HasPrefix(f.Name, `operator""`) {
		c.checkLiteralOperator(f)
		return
	}
	op := strings.TrimPrefix(f.Name, "operator")
	if op == f.Name || op == "" || f.Decl == nil || !f.Decl.Decl.Name.Last().Operator() || op[0] == '"' ||
		strings.ContainsAny(op[:1], "abcdefghijklmnopqrstuvwxyz ") {
		return
	}
	if c.resolveFunc(f); f.Type == nil {
		return
	}
	if n := len(f.Type.Params); (op == "++" || op == "--") && n > 0 && (n == 2 || f.Class != nil) {
		if q := f.Type.Params[n-1]; q.Valid() && q.T != Type(Int) {
			c.errorf(codeBadDecl, f.Pos, "the second operand of a postfix %s is an int", op)
			return
		}
	}
	takes := f.Class != nil || f.IsSpec || f.Type.Variadic
	for _, q := range f.Type.Params {
		switch nonRef(q).T.(type) {
		case Basic, *Pointer, *Array, *MemberPtr:
		default:
			takes = true
		}
	}
	if !takes {
		c.errorf(codeBadDecl, f.Pos, "%s takes no class and no enumeration", f.Name)
	}
}

// checkLiteralOperator checks that the literal operator f takes what one may ([over.literal]/3 and 6).
func (c *checker) checkLiteralOperator(f *FuncObj) {
	if c.resolveFunc(f); f.Type == nil || f.IsSpec {
		return
	}
	char := func(q QT) bool { return !q.Volatile && isAnyChar(q.Unqual()) }
	fits, ps := f.Class == nil && !f.ExternC && !f.Type.Variadic, f.Type.Params
	switch {
	case len(ps) == 1 && isPointer(ps[0]):
		fits = fits && pointee(ps[0]).Const && pointee(ps[0]).T == Char
	case len(ps) == 1:
		fits = fits && (ps[0].T == ULongLong || ps[0].T == LongDouble || char(ps[0]) && ps[0].T != SChar && ps[0].T != UChar)
	case len(ps) == 2:
		fits = fits && isPointer(ps[0]) && pointee(ps[0]).Const && char(pointee(ps[0])) && ps[1].T == ULong
	default:
		fits = false
	}
	if !fits {
		c.errorf(codeBadDecl, f.Pos, "%s has parameters or a linkage that no literal operator has", f.Name)
	}
}
