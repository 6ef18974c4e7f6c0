package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// template reads a template declaration, an explicit specialisation or an explicit instantiation.
func (p *Parser) template(f form) ast.Decl {
	at := p.t.Pos
	if f != member && p.inBlock() {
		p.wrong(at, "a block declares no templates") // [temp]/2
	}
	p.next()
	if !p.is("<") {
		d := p.declaration(f)
		if fn, ok := d.(*ast.FuncDecl); ok {
			for _, w := range fn.Spec.Words {
				if w.Text == "inline" || w.Text == "constexpr" { // [temp.explicit]/1
					p.wrong(w.Pos, "an explicit instantiation is not "+w.Text)
				}
			}
		}
		return &ast.ExplicitInst{Base: base(at), Decl: d}
	}
	outer, tmpl := p.scope, p.tmpl
	p.push(templateScope)
	t := &ast.TemplateDecl{Base: base(at), Params: p.templateParams()}
	if p.is("requires") {
		t.Requires = p.requires()
	}
	p.tmpl = true
	if p.is("typedef") || p.is("static_assert") {
		p.wrong(p.t.Pos, "no template is a "+p.t.Text) // [temp]/1
	}
	t.Decl = p.declaration(f)
	p.scope, p.tmpl = outer, tmpl
	return t
}

// templateParams reads <params> and declares them in the current scope. The result is never nil.
func (p *Parser) templateParams() []*ast.TemplateParam {
	list := []*ast.TemplateParam{}
	noGT := p.noGT
	p.noGT = true
	p.expect("<")
	for !p.acceptGT() {
		if p.failed {
			break
		}
		t := p.templateParam()
		list = append(list, t)
		if !p.is(">") && !p.is(">>") {
			p.expect(",")
		}
	}
	p.noGT = noGT
	return list
}

func (p *Parser) templateParam() *ast.TemplateParam {
	p.enter()
	defer p.leave()
	t := &ast.TemplateParam{Base: base(p.t.Pos)}
	kind := aType
	if p.is("template") {
		kind = aTypeTemplate
		p.next()
		p.push(templateScope)
		t.Params = p.templateParams()
		p.pop()
		if !p.is("typename") && !p.is("class") {
			p.fail("expected 'class'")
		}
	}
	concept := p.typeConstraint()
	if concept != nil || (p.is("typename") || p.is("class")) && !p.typenameOfValue() {
		if t.Constraint = concept; concept == nil {
			p.next()
		}
		t.IsType = kind == aType
		t.Pack = p.accept("...")
		if p.isName() {
			t.At, t.Name = p.t.Pos, p.ident()
		}
		if p.accept("=") {
			p.packRules(t)
			t.Default = &ast.TemplateArg{Type: p.typeName()}
		}
		p.scope.declareIn(t.Name, kind, t.Pack)
		return t
	}
	t.Spec = &ast.DeclSpec{}
	p.declSpec(t.Spec, inParam)
	if t.Spec.Type == nil {
		p.fail("expected a template parameter")
	}
	t.Decl = p.declarator(either)
	t.Pack = t.Decl.Pack
	if t.Decl.Name != nil {
		t.At, t.Name = t.Decl.At, t.Decl.Name.Simple()
	}
	if p.accept("=") {
		p.packRules(t)
		t.Default = &ast.TemplateArg{Expr: p.conditional()}
	}
	p.scope.declareIn(t.Name, aValue, t.Pack)
	return t
}

// typenameOfValue reports whether `typename` begins the type of a value parameter, as in `typename T::type N`.
func (p *Parser) typenameOfValue() bool {
	return p.is("typename") && p.isNameAt(1) && (p.peek(2).Is("::") || p.peek(2).Is("<")) || p.is("typename") &&
		p.peek(1).Is("::")
}

// typeConstraint reads the concept that stands instead of typename, or returns nil.
func (p *Parser) typeConstraint() (concept *ast.Name) {
	if !p.isName() && !p.is("::") {
		return nil
	}
	p.attempt(func() bool {
		n, e := p.name(asType)
		if concept = n; !e.concept || !p.isName() && !p.is(",") && !p.is(">") && !p.is("...") && !p.is("=") {
			concept = nil
		}
		return concept != nil
	})
	return concept
}

// requires reads a requires-clause: primary expressions joined by && and || (C++20 [temp.pre]).
func (p *Parser) requires() ast.Expr {
	p.next()
	noGT := p.noGT
	p.noGT = false
	defer func() { p.noGT = noGT }()
	return p.constraint(1)
}

// constraint reads operands of && and || that bind at least as tightly as min.
func (p *Parser) constraint(min int) ast.Expr {
	p.enter()
	defer p.leave()
	x := p.constraintPrimary()
	for {
		op := p.op()
		prec := precedence(op)
		if op != "&&" && op != "||" || prec < min {
			return x
		}
		at, height := p.t.Pos, p.height
		p.next()
		x = &ast.Binary{Base: base(at), Op: op, X: x, Y: p.constraint(prec + 1)}
		p.operator(height)
	}
}

func (p *Parser) constraintPrimary() ast.Expr {
	p.height = 0
	at := p.t.Pos
	switch {
	case p.is("("):
		return p.paren()
	case p.is("!"): // no primary expression, but compilers take it
		p.enter()
		defer p.leave()
		p.next()
		return &ast.Unary{Base: base(at), Op: "!", X: p.constraintPrimary()}
	case p.is("requires") && p.class == exprWord, p.is("true"), p.is("false"):
		return p.primary()
	case p.isName() || p.is("::"):
		if x := p.typeTrait(); x != nil {
			return x
		}
		n, _ := p.name(asType)
		return &ast.Ident{Base: n.Base, Name: n}
	}
	p.fail("expected a constraint")
	return &ast.BadExpr{Base: base(at)}
}

// concept reads a concept: a constexpr variable template of type bool whose value asks whether a constraint is
// satisfied.
func (p *Parser) concept() ast.Decl {
	p.next()
	at := p.t.Pos
	name := p.ident()
	p.declare(name, aValueTemplate, nil)
	s := p.scope
	for s.kind == templateScope && s.parent != nil {
		s = s.parent
	}
	s.set(name, entry{kind: aValueTemplate, concept: true})
	p.expect("=")
	noGT := p.noGT
	p.noGT = false
	x := p.binary(1)
	p.noGT = noGT
	p.expect(";")
	spec := &ast.DeclSpec{Base: base(at), Type: &ast.BuiltinType{Base: base(at), Name: "bool"},
		Words: []ast.Word{{Pos: at, Text: "constexpr"}}, Text: "constexpr bool"}
	n := &ast.Name{Base: base(at), Parts: []ast.NamePart{{Pos: at, Ident: name}}}
	return &ast.VarDecl{Base: base(at), Spec: spec, Decl: &ast.Declarator{Base: base(at), Name: n},
		Init: &ast.Constraint{Base: base(x.Pos()), X: x}, Style: ast.CopyInit}
}

// requiresExpr reads a requires-expression.
func (p *Parser) requiresExpr() ast.Expr {
	p.enter()
	defer p.leave()
	r := &ast.Requires{Base: base(p.t.Pos)}
	p.next()
	outer, noGT := p.scope, p.noGT
	p.noGT = false
	p.push(blockScope)
	if p.is("(") {
		r.Params = p.function().Params
		for _, prm := range r.Params {
			p.declareParam(prm)
		}
	}
	p.expect("{")
	for !p.is("}") && p.t.Kind != token.EOF {
		r.List = append(r.List, p.requirement())
	}
	p.expect("}")
	p.scope, p.noGT = outer, noGT
	return r
}

func (p *Parser) requirement() ast.Requirement {
	var q ast.Requirement
	switch {
	case p.is("typename") && p.attempt(func() bool {
		p.next()
		q.Type, _ = p.name(asType)
		return p.is(";")
	}):
	case p.is("requires") && p.class == exprWord && !p.peek(1).Is("(") && !p.peek(1).Is("{"), p.is("requires") &&
		p.peek(1).Is("(") && !p.afterBrackets(1).Is("{"):
		p.next()
		q.Nested, q.X = true, p.binary(1)
	case p.is("{"):
		p.next()
		q.X = p.expr()
		p.expect("}")
		q.Noexcept = p.accept("noexcept")
		if p.accept("->") {
			q.Result, _ = p.name(asType)
		}
	default:
		q.X = p.expr()
	}
	p.expect(";")
	return q
}
