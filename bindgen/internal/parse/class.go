package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// classSpec reads struct, class and union specifiers: definitions, forward declarations, elaborated names.
func (p *Parser) classSpec(use specUse) ast.TypeSpec {
	p.enter()
	defer p.leave()
	at := p.t.Pos
	c := &ast.ClassDecl{Base: base(at), Key: p.t.Text}
	p.next()
	c.Attrs = p.classAttrs(c.Attrs)
	if p.isName() || p.is("::") {
		// class EXPORT Name {: a word before the name that names nothing is a macro of a missing header.
		if p.isNameAt(1) && !p.peek(1).Is("final") && p.lookup(p.t.Text).kind == unknown &&
			(p.peek(2).Is("{") || p.peek(2).Is(":") || p.peek(2).Is("final")) {
			p.next()
		}
		c.At = p.t.Pos
		c.Name, _ = p.name(asType)
		c.At = c.Name.Last().Pos
		c.Attrs = p.classAttrs(c.Attrs)
	}
	if p.is("final") && (p.peek(1).Is("{") || p.peek(1).Is(":")) {
		c.Final = true
		p.next()
	}
	defines := p.is("{") || p.is(":") && use == inDecl && (c.Name == nil || p.colonBeginsBases())
	switch {
	case defines:
		p.classBody(c, at)
		c.Attrs = p.trailingAttrs(c.Attrs)
	case c.Name == nil:
		p.fail("expected the name of a class")
	case p.is(";") && use == inDecl:
		p.declareClass(c, nil)
	default:
		if name := c.Name.Simple(); name != "" && p.lookup(name).kind == unknown {
			p.declare(name, aType, nil)
		}
		return &ast.NamedType{Base: base(at), Name: c.Name, Elab: c.Key}
	}
	return &ast.ClassType{Base: base(at), Decl: c}
}

// colonBeginsBases tells the bases of a class from the width of a bit-field whose type is an elaborated name.
func (p *Parser) colonBeginsBases() bool { return p.peek(1).Kind != token.Number }

func (p *Parser) classAttrs(list []*ast.Attr) []*ast.Attr {
	for p.class == attrWord || p.class == ignoredWord || p.is("[") && p.peek(1).Is("[") {
		if p.class == ignoredWord {
			p.next()
			continue
		}
		list = p.attributes(list)
	}
	return list
}

// trailingAttrs reads what GNU attributes after the "}" of a class or enumeration say about it.
func (p *Parser) trailingAttrs(list []*ast.Attr) []*ast.Attr {
	for p.class == attrWord && (p.words[p.t.Text].canon == "attribute" || p.words[p.t.Text].canon == "aligned") {
		list = p.attributes(list)
	}
	return list
}

// declareClass enters the name of a class, with its scope if it is a definition of the primary template or a class.
func (p *Parser) declareClass(c *ast.ClassDecl, inner *scope) {
	name := c.Name.Simple()
	if name == "" {
		return
	}
	kind := aType
	if p.tmpl {
		kind = aTypeTemplate
	}
	p.declare(name, kind, inner)
}

// classBody reads bases and members of the class whose keyword stands at at.
func (p *Parser) classBody(c *ast.ClassDecl, at source.Pos) {
	c.Defined = true
	c.Pack = p.cfg.Packs[at]
	outer, tmpl, noGT := p.scope, p.tmpl, p.noGT
	inner := &scope{kind: classScope, parent: p.scope}
	if c.Name != nil {
		inner.name = c.Name.Last().Ident
		if len(c.Name.Parts) > 1 {
			inner.parent = p.memberScope(c.Name)
			if e := p.entryOf(c.Name); e.inner != nil {
				*e.inner = *inner // the forward declaration's scope becomes this one
				inner = e.inner
			} else {
				owner := inner.parent
				for owner.kind == templateScope && owner.parent != nil {
					owner = owner.parent
				}
				owner.declare(inner.name, aType, inner)
			}
		} else {
			p.declareClass(c, inner)
		}
		kind := aType
		if p.tmpl {
			kind = aTypeTemplate
		}
		inner.declare(inner.name, kind, inner)
	}
	p.scope, p.tmpl, p.noGT = inner, false, false
	if p.is(":") {
		p.bases(c, inner)
	}
	open := p.i
	p.members(c)
	p.classAt = open
	p.scope, p.tmpl, p.noGT = outer, tmpl, noGT
	if c.Name == nil && p.is(";") {
		p.extend(outer, inner) // an anonymous struct or union
	}
}

func (p *Parser) bases(c *ast.ClassDecl, inner *scope) {
	p.next()
	for p.t.Kind != token.EOF {
		var b ast.BaseSpec
		for p.baseWord(&b) {
			p.next()
		}
		var e entry
		if p.class == decltypeWord && !p.decltypeQualifies() {
			b.Name = p.decltypeName()
		} else {
			b.Name, e = p.name(asType)
		}
		b.Pack = p.accept("...")
		if e.inner != nil && e.inner != inner {
			p.extend(inner, e.inner)
		}
		c.Bases = append(c.Bases, b)
		if !p.accept(",") {
			return
		}
	}
}

// decltypeName reads a decltype in the place of a name, as which bases may be written ([class.derived]/1).
func (p *Parser) decltypeName() *ast.Name {
	n := &ast.Name{Base: base(p.t.Pos), Parts: []ast.NamePart{{Pos: p.t.Pos}}}
	start := p.i
	n.Parts[0].Decltype, _ = p.decltype().(*ast.DecltypeType)
	n.Parts[0].Ident = p.spelling(start)
	if n.Parts[0].Decltype == nil {
		p.fail("expected a type")
	}
	return n
}

// baseWord notes a word before the name of a base class.
func (p *Parser) baseWord(b *ast.BaseSpec) bool {
	switch {
	case p.is("public"), p.is("protected"), p.is("private"):
		b.Access = p.t.Text
	case p.is("virtual"):
		b.Virtual = true
	default:
		return p.is("typename")
	}
	return true
}

// members reads { members }.
func (p *Parser) members(c *ast.ClassDecl) {
	if !p.is("{") {
		p.fail("expected '{'")
		return
	}
	access := "public"
	if c.Key == "class" {
		access = "private"
	}
	end, outer, linkC := min(p.closer(), p.end), p.end, p.linkC
	p.end, p.linkC = end, false
	p.next()
	for p.t.Kind != token.EOF && !p.failed {
		if p.accessSpec(&access) {
			continue
		}
		if d := p.member1(); d != nil {
			c.Members = append(c.Members, ast.ClassMember{Access: access, Decl: d})
		}
	}
	p.end, p.linkC = outer, linkC
	if !p.failed {
		p.seek(end)
		p.expect("}")
	}
}

// accessSpec reads `public:`, also with words of macros around it (`public slots:`, `signals:`). What is declared is no
// such word: `T : 3;` is a bit-field.
func (p *Parser) accessSpec(access *string) bool {
	switch {
	case p.class == exprWord && (p.is("public") || p.is("protected") || p.is("private")):
		*access = p.t.Text
		p.next()
		if p.isName() && p.peek(1).Is(":") {
			p.next()
		}
		p.accept(":")
		return true
	case p.isName() && p.peek(1).Is(":") && p.lookup(p.t.Text).kind == unknown:
		p.next()
		p.next()
		return true
	case p.isName() && p.classOf(p.peek(1)) == exprWord && (p.peek(1).Is("public") || p.peek(1).Is("protected") ||
		p.peek(1).Is("private")):
		p.next() // Q_OBJECT
		return true
	}
	return false
}

// member1 reads one member, whatever it is.
func (p *Parser) member1() ast.Decl {
	p.begin()
	start := p.i
	if p.accept(";") {
		return nil
	}
	if d := p.macroCall(); d != nil {
		p.extent(d, start)
		return d
	}
	declAt := p.declAt
	p.declAt = start
	m := p.mark()
	d := p.declaration(member)
	if p.failed {
		reason := p.failure
		p.reset(m)
		if p.failed {
			return nil
		}
		d = p.badDecl(start, reason)
	}
	p.declAt = declAt
	if p.i == start {
		p.next()
	}
	p.extent(d, start)
	return d
}

// enumSpec reads an enumeration or its name.
func (p *Parser) enumSpec(use specUse) ast.TypeSpec {
	at := p.t.Pos
	e := &ast.EnumDecl{Base: base(at)}
	p.next()
	if p.is("class") || p.is("struct") {
		e.Scoped = true
		p.next()
	}
	e.Attrs = p.classAttrs(nil)
	if p.isName() || p.is("::") {
		e.Name, _ = p.name(asType)
		e.At = e.Name.Last().Pos
	}
	if p.is(":") && use == inDecl && (p.peek(1).Kind == token.Ident || p.peek(1).Is("::")) {
		p.next()
		t := &ast.TypeName{Base: base(p.t.Pos)}
		p.declSpec(&t.Spec, inType)
		t.Decl = &ast.Declarator{Base: base(p.t.Pos)}
		e.Underlying = t
	}
	name := e.Name.Simple()
	switch {
	case p.is("{"):
		inner := &scope{kind: classScope, parent: p.scope, name: name}
		p.declare(name, aType, inner)
		p.enumerators(e, inner)
		e.Attrs = p.trailingAttrs(e.Attrs)
	case e.Name == nil:
		p.fail("expected the name of an enumeration")
	case p.is(";") && (e.Underlying != nil || e.Scoped) && use == inDecl:
		p.declare(name, aType, nil)
	case p.is(";") && use == inDecl && name != "" && !p.cfg.OpenCL && p.lookup(name).kind == unknown:
		p.wrong(at, "an enumeration that is declared without enumerators has a type after a colon") // [dcl.enum]/2
	default:
		if name != "" && p.lookup(name).kind == unknown {
			p.declare(name, aType, nil)
		}
		return &ast.NamedType{Base: base(at), Name: e.Name, Elab: "enum"}
	}
	return &ast.EnumType{Base: base(at), Decl: e}
}

// enumerators reads { A, B = 1 }. Unscoped ones are names of the enclosing scope, too.
func (p *Parser) enumerators(e *ast.EnumDecl, inner *scope) {
	e.Defined = true
	p.next()
	for !p.is("}") && p.t.Kind != token.EOF {
		item := ast.EnumItem{Base: base(p.t.Pos), Name: p.ident()}
		for p.class == attrWord || p.is("[") {
			p.attributes(nil)
		}
		inner.declare(item.Name, aValue, nil)
		if !e.Scoped {
			p.declare(item.Name, aValue, nil)
		}
		if p.accept("=") {
			item.Value = p.conditional()
		}
		e.Items = append(e.Items, item)
		if !p.accept(",") {
			break
		}
	}
	p.expect("}")
}
