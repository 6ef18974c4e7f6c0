package parse

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// attributes reads one attribute construct, [[...]], __attribute__((...)) or a word such as __launch_bounds__(...),
// appending to list.
func (p *Parser) attributes(list []*ast.Attr) []*ast.Attr {
	at := p.t.Pos
	if p.is("[") {
		end := p.closer()
		p.next()
		p.next()
		list = p.attrList(list, "]")
		p.seekBehind(end)
		return list
	}
	text := p.t.Text
	word := p.words[text].canon
	p.next()
	if !p.is("(") {
		return append(list, &ast.Attr{Base: base(at), Name: word})
	}
	switch word {
	case "attribute", "declspec":
		end := p.closer()
		p.next()
		if word == "attribute" && p.is("(") {
			p.next()
		}
		list = p.attrList(list, ")")
		p.seekBehind(end)
		return list
	}
	a := &ast.Attr{Base: base(at), Name: word, Keyword: text == "alignas"}
	p.attrArgs(a)
	return append(list, a)
}

// seekBehind moves to the token after index end: what an attribute holds may be anything.
func (p *Parser) seekBehind(end int) {
	if !p.failed {
		p.seek(min(end+1, p.end))
	}
}

// attrList reads attributes separated by commas up to closer.
func (p *Parser) attrList(list []*ast.Attr, closer string) []*ast.Attr {
	for !p.is(closer) && p.t.Kind != token.EOF {
		if p.accept(",") {
			continue
		}
		if p.t.Kind != token.Ident {
			return list
		}
		a := &ast.Attr{Base: base(p.t.Pos), Name: attrName(p.t.Text)}
		p.next()
		if p.is("::") {
			p.next()
			if a.Name += "::" + attrName(p.t.Text); strings.HasPrefix(a.Name, "gnu::") {
				a.Name = a.Name[len("gnu::"):] // [[gnu::packed]] is __attribute__((packed))
			}
			p.next()
		}
		if a.Name == "align" {
			a.Name = "aligned" // __declspec(align(n))
		}
		if p.is("(") {
			p.attrArgs(a)
		}
		list = append(list, a)
	}
	return list
}

// attrName takes the underscores off __aligned__.
func attrName(text string) string {
	if len(text) > 4 && strings.HasPrefix(text, "__") && strings.HasSuffix(text, "__") {
		return text[2 : len(text)-2]
	}
	return text
}

// attrArgs reads the arguments of an attribute at "(". Those of attributes that kbind does not know may be no
// expressions: they are passed over.
func (p *Parser) attrArgs(a *ast.Attr) {
	end := p.closer()
	if a.Name == "vec_type_hint" || a.Name == "aligned" {
		if p.attempt(func() bool {
			p.next()
			if !p.beginsType() {
				return false
			}
			noGT := p.noGT
			p.noGT = false
			a.Type = p.typeName()
			p.noGT = noGT
			return p.is(")")
		}) {
			a.Pack, a.Type.Decl.Pack = a.Type.Decl.Pack, false
			p.seekBehind(end)
			if n, ok := a.Type.Spec.Type.(*ast.NamedType); ok && p.kindOf(n.Name) == unknown && len(a.Type.Decl.Derive) == 0 {
				a.Args = []ast.Expr{&ast.Ident{Base: n.Base, Name: n.Name}}
			}
			return
		}
		a.Type = nil
	}
	strict := a.Name == "launch_bounds" || a.Name == "aligned" || strings.HasSuffix(a.Name, "work_group_size")
	if strict {
		a.Args = p.parenArgs()
		if len(a.Args) == 1 {
			if x, pack := a.Args[0].(*ast.PackExpand); pack {
				a.Args[0], a.Pack = x.X, true
			}
		}
		return
	}
	if !p.attempt(func() bool {
		a.Args = p.parenArgs()
		return p.i == end+1
	}) {
		a.Args = nil
		p.seekBehind(end)
	}
}
