package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// functionDecl declares a function.
func (p *Parser) functionDecl(spec *ast.DeclSpec, d *ast.Declarator) *ast.FuncDecl {
	fn := &ast.FuncDecl{Base: base(d.At), Spec: spec, Decl: d}
	kind := p.valueKind()
	if f := d.Func(); !p.cfg.OpenCL {
		if f.Params, fn.Auto = ast.InventParams(f.Params); len(fn.Auto) > 0 {
			kind = aValueTemplate
		}
	}
	if name := d.Name; name != nil && len(name.Parts) == 1 {
		guide := spec.Type == nil && d.Func().Trailing != nil
		c := p.enclosingClass()
		befriends := c != nil && spec.Has("friend") && p.befriendsKnown(name, kind)
		if !guide && !befriends && (c == nil || c.name != name.Last().Ident) {
			p.declareFunction(name.Last().Ident, kind)
		}
	}
	fn.Doc = p.docs.above(p.toks[p.declAt].Pos)
	return fn
}

// befriendsKnown reports whether a friend declaration of a function names what is declared around the class, perhaps as
// a template: it declares no member that would hide that ([class.friend]/6).
func (p *Parser) befriendsKnown(name *ast.Name, kind nameKind) bool {
	return name.Last().HasArgs || kind == aValue && p.lookup(name.Last().Ident).kind != unknown
}

// functionBody reads what makes a definition of a function declarator and reports whether it was one with a body.
func (p *Parser) functionBody(fn *ast.FuncDecl) bool {
	if p.is("=") {
		t := p.peek(1)
		switch {
		case t.Is("default"):
			fn.Default = true
		case t.Is("delete"):
			fn.Delete = true
		case t.Kind == token.Number && t.Text == "0":
			fn.Pure = true
		default:
			p.fail("expected ';' or a body")
			return false
		}
		p.next()
		p.next()
		return false
	}
	try := p.is("try") && p.class == stmtWord
	if !p.is("{") && !p.is(":") && !try {
		return false
	}
	outer, tmpl := p.scope, p.tmpl
	p.scope, p.tmpl = p.memberScope(fn.Decl.Name), false
	p.push(blockScope)
	for _, prm := range fn.Decl.Func().Params {
		p.declareParam(prm)
	}
	if try {
		p.next()
	}
	if p.is(":") {
		fn.Inits = p.memberInits()
	}
	if p.is("{") {
		fn.Body = p.body(true)
	} else {
		p.fail("expected the body of a function")
	}
	for p.is("catch") && p.class == stmtWord && p.peek(1).Is("(") {
		p.next()
		p.skipBrackets()
		if p.is("{") {
			p.skipBrackets()
		}
	}
	p.scope, p.tmpl = outer, tmpl
	return true
}

// memberInits reads the initialisers of a constructor.
func (p *Parser) memberInits() []*ast.MemberInit {
	var list []*ast.MemberInit
	p.expect(":")
	for {
		m := &ast.MemberInit{Base: base(p.t.Pos)}
		m.Name, _ = p.name(asType)
		switch {
		case p.is("("):
			m.Args = p.parenArgs()
		case p.is("{"):
			m.Brace = true
			for _, item := range p.initList().Items {
				m.Args = append(m.Args, item.X)
			}
		default:
			p.fail("expected the initialiser of a member")
		}
		m.Pack = p.accept("...")
		list = append(list, m)
		if p.failed || !p.accept(",") {
			return list
		}
	}
}
