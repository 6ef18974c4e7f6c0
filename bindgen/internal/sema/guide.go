package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Class template argument deduction ([over.match.class.deduct]): every constructor of the primary template counts as a
// function template whose parameters are those of the class and its own; deduction guides count as they are written,
// and win when nothing else decides.

// declaredType is the type of a local variable as declared; Box b(x) deduces the arguments of the class template Box.
func (b *body) declaredType(s *Scope, d *ast.VarDecl) QT {
	if t := b.c.placeholder(s, d); t != nil {
		r := b.deduceClass(t, b.initTypes(s, d.Init), d.At)
		if r == nil || !b.standsForOne(QT{T: r}, t.Name, d.At) {
			return QT{}
		}
		return QT{T: r, Const: d.Spec.Has("const"), Volatile: d.Spec.Has("volatile")}
	}
	return b.c.declType(s, b.c.specType(s, d.Spec), d.Decl)
}

// placeholder returns the class template whose arguments the initialiser of d says, or nil ([dcl.type.class.deduct]).
func (c *checker) placeholder(s *Scope, d *ast.VarDecl) *TemplateObj {
	if d.Decl == nil || len(d.Decl.Derive) > 0 {
		return nil
	}
	t := c.classTemplate(s, d.Spec)
	if d.Init == nil && t != nil &&
		slices.ContainsFunc(t.Params, func(p *ast.TemplateParam) bool { return p.Default == nil }) {
		return nil // A a; wants all arguments to have defaults
	}
	return t
}

// classTemplate is the class template that spec names without arguments, or nil.
func (c *checker) classTemplate(s *Scope, spec *ast.DeclSpec) *TemplateObj {
	n, ok := spec.Type.(*ast.NamedType)
	if !ok || n.Elab != "" || n.Name.Last().HasArgs || c.inPattern(s) {
		return nil
	}
	objs := c.lookupSilently(s, n.Name)
	if len(objs) != 1 {
		return nil
	}
	t, ok := objs[0].(*TemplateObj)
	if !ok || injected(s, t) != nil {
		return nil
	}
	t = t.itself()
	if _, ok := t.Decl.(*ast.ClassDecl); !ok {
		return nil
	}
	return t
}

// initTypes evaluates the items of an initialiser, or of none, for their types.
func (b *body) initTypes(s *Scope, init ast.Expr) []operand {
	if init == nil {
		return nil
	}
	items := []ast.Expr{init}
	switch x := init.(type) {
	case *ast.ParenList:
		items = x.Items
	case *ast.InitList:
		items = nil
		for _, i := range x.Items {
			items = append(items, i.X)
		}
	}
	q := *b
	q.out = new([]ir.Stmt)
	q.ctx.unevaluated++
	var out []operand
	b.c.speculate(func() bool {
		out, _ = q.args(s, items)
		return true
	})
	return out
}

// deduceClass finds the instance of class template t that its constructors and deduction guides say the arguments mean;
// nil after a message ([over.match.class.deduct]).
func (b *body) deduceClass(t *TemplateObj, args []operand, pos source.Pos) *Record {
	for _, a := range args {
		if a.mode == poison {
			b.c.errorf(codeTemplateArgs, pos, "the template arguments of %s cannot be deduced", t.Name)
			return nil
		}
	}
	if len(args) == 1 {
		if r := recordOf(args[0].typ); r != nil && r.Template == t {
			return r
		}
	}
	b.c.definedOutside(t)
	if _, class := t.Decl.(*ast.ClassDecl); !class {
		b.c.errorf(codeTemplateArgs, pos, "the arguments of %s, which is no class template, cannot be deduced", t.Name)
		return nil
	}
	guides := b.c.guides(t)
	implied := b.c.ctorGuides(t)
	if g := b.c.aggregateGuide(t, len(args)); g != nil && len(implied) == 0 && len(guides) == 0 {
		implied = []*FuncObj{g}
	}
	if len(args) == 0 && len(implied) == 0 {
		// of a class without constructors ([over.match.class.deduct]/1.2)
		implied = []*FuncObj{t.guide(&ast.FuncOf{At: t.Pos})}
	}
	best, n := b.best(append(implied, guides...), nil, nil, args, pos, anyUser)
	if best == nil && n > 1 {
		best, _ = b.best(guides, nil, nil, args, pos, anyUser)
	}
	if best == nil {
		d := b.c.errorf(codeTemplateArgs, pos, "the template arguments of %s cannot be deduced from (%s)", t.Name,
			argTypes(args)).Hintf("write the template arguments")
		d.Note(t.Pos, "declared here")
		return nil
	}
	if slices.Contains(guides, best.fi.Obj) {
		q := b.c.typeOf(best.fi.Scope, best.fi.Def.Decl.Func().Trailing)
		if r := recordOf(q); r != nil && r.Template == t {
			return r
		}
		return nil
	}
	return b.c.instClass(t, best.fi.Args[:len(t.Params)], pos)
}

// aggregateGuide makes a function template whose parameters are the first n members of the primary template, if that is
// an aggregate without bases and those members are no arrays (C++20 [over.match.class.deduct]/1.8); nil otherwise. It
// counts where no guides are written.
func (c *checker) aggregateGuide(t *TemplateObj, n int) *FuncObj {
	d := t.Decl.(*ast.ClassDecl)
	if n == 0 || len(d.Bases) > 0 || d.Key == "union" {
		return nil
	}
	fn := &ast.FuncOf{At: t.Pos}
	for i := range d.Members {
		for _, m := range d.Members[i].Decls() {
			switch m := m.(type) {
			case *ast.VarDecl:
				if m.Spec.Has("static") {
					continue
				}
				if d.Members[i].Access != "public" || m.Decl == nil || m.Decl.Name == nil {
					return nil
				}
				fn.Params = append(fn.Params, &ast.Param{Base: m.Base, Spec: *m.Spec, Decl: m.Decl})
			case *ast.FuncDecl:
				if m.Spec.Has("virtual") {
					return nil
				}
			case *ast.TypedefDecl, *ast.StaticAssert, *ast.TemplateDecl, *ast.EnumDecl:
			default:
				return nil
			}
		}
	}
	if n > len(fn.Params) {
		return nil
	}
	fn.Params = fn.Params[:n]
	for _, p := range fn.Params {
		if len(p.Decl.Derive) > 0 {
			if _, ok := p.Decl.Derive[0].(*ast.ArrayOf); ok {
				return nil
			}
		}
	}
	return t.guide(fn)
}

// guide makes a function template with the parameters of fn, which makes an object of class template t.
func (t *TemplateObj) guide(fn *ast.FuncOf) *FuncObj {
	d := t.Decl.(*ast.ClassDecl)
	f := &ast.FuncDecl{Base: d.Base, Spec: &ast.DeclSpec{},
		Decl: &ast.Declarator{Base: d.Base, Name: d.Name, Derive: []ast.Derivation{fn}}}
	g := &FuncObj{Name: t.Name, Decl: f, Scope: t.Scope, Params: fn.Params, Pos: d.At, Prelude: t.Prelude}
	g.Template = &TemplateObj{Name: t.Name, Scope: t.Scope, Params: t.Params, Decl: f, Func: g, Pos: d.At,
		Prelude: t.Prelude}
	return g
}

// guides returns the deduction guides of a class template ([temp.deduct.guide]).
func (c *checker) guides(t *TemplateObj) []*FuncObj {
	var out []*FuncObj
	for _, o := range t.Scope.Names[guideName+t.Name] {
		out = append(out, o.(*FuncObj))
	}
	return out
}

// ctorGuides makes function templates of the constructors of the primary template ([over.match.class.deduct]/1).
func (c *checker) ctorGuides(t *TemplateObj) []*FuncObj {
	d := t.Decl.(*ast.ClassDecl)
	var out []*FuncObj
	for i := range d.Members {
		params, member := t.Params, d.Members[i].Decl
		if m, ok := member.(*ast.TemplateDecl); ok {
			params, member = append(slices.Clone(params), m.Params...), m.Decl
		}
		f, ok := member.(*ast.FuncDecl)
		if !ok || f.Spec.Type != nil || f.Decl.Name == nil || f.Decl.Name.Last().Ident != t.Name ||
			f.Decl.Func() == nil {
			continue
		}
		g := &FuncObj{Name: t.Name, Decl: f, Scope: t.Scope, Params: f.Decl.Func().Params, Pos: f.At,
			Prelude: t.Prelude}
		if len(g.Params) == 1 && isVoidParam(g.Params[0]) {
			g.Params = nil
		}
		g.Template = &TemplateObj{Name: t.Name, Scope: t.Scope, Params: params, Decl: f, Func: g, Pos: f.At,
			Prelude: t.Prelude}
		out = append(out, g)
	}
	return out
}
