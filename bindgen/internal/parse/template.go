package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// template reads a template declaration, an explicit specialisation or an explicit instantiation.
func (p *Parser) template(f form) ast.Decl {
	at := p.t.Pos
	p.next()
	if !p.is("<") {
		return &ast.ExplicitInst{Base: base(at), Decl: p.declaration(f)}
	}
	outer, tmpl := p.scope, p.tmpl
	p.push(templateScope)
	t := &ast.TemplateDecl{Base: base(at), Params: p.templateParams()}
	if p.is("requires") {
		t.Requires = p.requires()
	}
	p.tmpl = true
	t.Decl = p.declaration(f)
	if f, ok := t.Decl.(*ast.FuncDecl); ok && t.Requires != nil && f.Decl.Func() != nil {
		fn := f.Decl.Func()
		fn.Words = append(fn.Words, ast.Word{Pos: t.Requires.Pos(), Text: "requires"})
	}
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
	if (p.is("typename") || p.is("class")) && !p.typenameOfValue() {
		t.IsType = kind == aType
		p.next()
		t.Pack = p.accept("...")
		if p.isName() {
			t.At, t.Name = p.t.Pos, p.ident()
		}
		if p.accept("=") {
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
		t.Default = &ast.TemplateArg{Expr: p.conditional()}
	}
	p.scope.declareIn(t.Name, aValue, t.Pack)
	return t
}

// typenameOfValue reports whether `typename` begins the type of a value parameter, as in `typename T::type N`.
func (p *Parser) typenameOfValue() bool {
	return p.is("typename") && p.isNameAt(1) && (p.peek(2).Is("::") || p.peek(2).Is("<")) || p.is("typename") && p.peek(1).Is("::")
}

// requires passes over a requires-clause: kbind does not check constraints, and refuses what they would choose among.
func (p *Parser) requires() ast.Expr {
	at := p.t.Pos
	p.next()
	for operand := true; p.t.Kind != token.EOF; {
		switch {
		case operand && p.is("requires"):
			p.next()
			if p.is("(") {
				p.skipBrackets()
			}
			if p.is("{") {
				p.skipBrackets()
			}
			operand = false
		case operand && p.is("("):
			p.skipBrackets()
			operand = false
		case operand && p.is("!"):
			p.next()
		case operand && (p.isName() || p.is("::")):
			p.name(asType)
			operand = false
			if p.is("(") {
				p.skipBrackets()
			}
		case operand && (p.is("true") || p.is("false")):
			p.next()
			operand = false
		case !operand && (p.op() == "&&" || p.op() == "||"):
			p.next()
			operand = true
		case operand:
			p.fail("expected a constraint")
		default:
			return &ast.BadExpr{Base: base(at)}
		}
	}
	return &ast.BadExpr{Base: base(at)}
}

// concept passes over a concept.
func (p *Parser) concept() ast.Decl {
	at := p.t.Pos
	p.next()
	name := p.ident()
	p.declare(name, aValueTemplate, nil)
	for !p.is(";") && p.t.Kind != token.EOF {
		if isOpener(p.t) {
			p.skipBrackets()
		} else {
			p.next()
		}
	}
	p.expect(";")
	return &ast.BadDecl{Base: base(at), Names: []string{name}, Err: "kbind does not support concepts", ErrAt: at}
}
