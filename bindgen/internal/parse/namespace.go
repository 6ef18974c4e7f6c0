package parse

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// linkage reads extern "C".
func (p *Parser) linkage(f form) ast.Decl {
	l := &ast.LinkageDecl{Base: base(p.t.Pos)}
	p.next()
	for p.t.Kind == token.String {
		l.Lang += unquote(p.t.Text)
		p.next()
	}
	linkC := p.linkC
	p.linkC = l.Lang == "C"
	if p.is("{") {
		l.Decls = p.declList()
	} else {
		l.Decls = []ast.Decl{p.declaration(f)}
		asExtern(l.Decls)
	}
	p.linkC = linkC
	return l
}

// asExtern makes the variables of a declaration with a linkage specification before it extern ([dcl.link]/7).
func asExtern(list []ast.Decl) {
	for _, d := range list {
		switch d := d.(type) {
		case *ast.Group:
			asExtern(d.Decls)
		case *ast.VarDecl:
			if !d.Spec.Has("extern") {
				d.Spec.Words = append(slices.Clip(d.Spec.Words), ast.Word{Pos: d.Spec.At, Text: "extern"})
			}
		}
	}
}

// declList reads { declarations }.
func (p *Parser) declList() []ast.Decl {
	var list []ast.Decl
	end := min(p.closer(), p.end)
	outer := p.end
	p.end = end
	p.next()
	for p.t.Kind != token.EOF && !p.failed {
		list = p.topLevel(list)
	}
	p.end = outer
	if !p.failed {
		p.seek(end)
		p.next()
	}
	return list
}

// namespace reads a namespace or a namespace alias.
func (p *Parser) namespace(inline bool) ast.Decl {
	at := p.t.Pos
	p.next()
	for p.class == attrWord || p.is("[") {
		p.attributes(nil)
	}
	if p.isName() && p.peek(1).Is("=") {
		a := &ast.NamespaceAlias{Base: base(p.t.Pos), Name: p.ident()}
		p.next()
		var e entry
		a.Target, e = p.name(asType)
		p.declare(a.Name, aNamespace, e.inner)
		p.expect(";")
		return a
	}
	if p.inBlock() {
		p.wrong(at, "a block defines no namespaces") // [namespace.def]/3
	}
	outer := p.scope
	first := &ast.NamespaceDecl{Base: base(at), Inline: inline}
	last := first
	if p.isName() {
		for {
			last.At, last.Name = p.t.Pos, p.ident()
			p.enterNamespace(last)
			p.enter()
			defer p.leave()
			if p.failed || !p.accept("::") {
				break
			}
			inner := &ast.NamespaceDecl{Base: base(p.t.Pos), Inline: p.accept("inline")}
			last.Decls = []ast.Decl{inner}
			last = inner
		}
	} else {
		p.enterNamespace(first)
	}
	for p.class == attrWord || p.is("[") {
		p.attributes(nil)
	}
	if p.is("{") {
		last.Decls = p.declList()
	} else {
		p.fail("expected '{'")
	}
	p.scope = outer
	return first
}

// enterNamespace makes the scope of n the current one, the one it had before if n is reopened.
func (p *Parser) enterNamespace(n *ast.NamespaceDecl) {
	outer := p.scope
	if n.Name != "" {
		if e, _ := outer.get(n.Name); e.kind == aNamespace && e.inner != nil {
			p.scope = e.inner
			return
		}
	}
	s := p.push(namespaceScope)
	outer.declare(n.Name, aNamespace, s)
	if n.Name == "" || n.Inline {
		p.extend(outer, s)
	}
}

// using reads using-directives, using-declarations and alias-declarations.
func (p *Parser) using() ast.Decl {
	at := p.t.Pos
	p.next()
	if p.accept("namespace") {
		n, e := p.name(asType)
		if e.inner != nil && e.inner != p.scope {
			p.extend(p.scope, e.inner)
		}
		p.expect(";")
		return &ast.UsingDirective{Base: base(at), Name: n}
	}
	if p.isName() && (p.peek(1).Is("=") || p.peek(1).Is("[") || p.classOf(p.peek(1)) == attrWord) {
		return p.alias()
	}
	var list []ast.Decl
	enum := p.accept("enum")
	for {
		typename := p.accept("typename")
		n, e := p.name(asType)
		switch {
		case enum:
			if e.inner != nil {
				p.extend(p.scope, e.inner)
			}
		case e.kind != unknown:
			p.declare(n.Last().Ident, e.kind, e.inner)
		case typename:
			p.declare(n.Last().Ident, aType, nil)
		}
		list = append(list, &ast.UsingDecl{Base: base(n.Last().Pos), Name: n, Enum: enum, Pack: p.accept("...")})
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
	return p.wrap(at, &ast.DeclSpec{}, list)
}

// alias reads `A = type;` after using.
func (p *Parser) alias() ast.Decl {
	t := &ast.TypedefDecl{Base: base(p.t.Pos), Name: p.ident()}
	var attrs []*ast.Attr
	for p.class == attrWord || p.is("[") {
		attrs = p.attributes(attrs)
	}
	p.expect("=")
	kind := aType
	if p.tmpl {
		kind = aTypeTemplate
	}
	of := p.typeName()
	t.Spec, t.Decl = &of.Spec, of.Decl
	if len(attrs) > 0 {
		d := *t.Decl
		d.Attrs = append(slices.Clip(d.Attrs), attrs...)
		t.Decl = &d
	}
	p.declareAlias(t.Name, kind, t.Spec, t.Decl)
	p.expect(";")
	return t
}

// unquote takes the prefix and quotes off a string literal without escapes.
func unquote(lit string) string {
	for i := 0; i < len(lit); i++ {
		if lit[i] == '"' && len(lit) > i+1 {
			return lit[i+1 : len(lit)-1]
		}
	}
	return lit
}
