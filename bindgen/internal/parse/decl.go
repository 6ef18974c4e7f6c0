package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// topLevel reads one declaration of a namespace, whatever it is, and appends it to list.
func (p *Parser) topLevel(list []ast.Decl) []ast.Decl {
	p.begin()
	start := p.i
	if p.is("}") { // reported by balance
		p.next()
		return list
	}
	if d := p.macroCall(); d != nil {
		p.extent(d, start)
		return append(list, d)
	}
	declAt := p.declAt
	p.declAt = start
	m := p.mark()
	d := p.declaration(named)
	if p.failed {
		reason := p.failure
		p.reset(m)
		d = p.badDecl(start, reason)
	}
	p.declAt = declAt
	if p.i == start {
		p.next()
	}
	p.extent(d, start)
	return append(list, d)
}

// extent notes that d stands between token start and the current one.
func (p *Parser) extent(d ast.Decl, start int) {
	if p.cfg.Extents != nil {
		p.cfg.Extents[d] = ast.Extent{First: start, End: p.i}
	}
}

// begin starts the account of effort for one declaration or statement.
func (p *Parser) begin() {
	if p.spec == 0 {
		p.steps, p.from, p.reach = 0, p.i, p.i
		if len(p.args) > 0 {
			clear(p.args)
		}
	}
}

// macroCall passes over NAME(...) with an optional body or ';', where nobody declared NAME: a macro of a missing header
// such as TEST(a, b) { ... } or REGISTER(x). It returns nil if something else stands here.
func (p *Parser) macroCall() ast.Decl {
	if !p.isName() || !p.peek(1).Is("(") || p.lookup(p.t.Text).kind != unknown {
		return nil
	}
	if c := p.enclosingClass(); c != nil && c.name == p.t.Text {
		return nil
	}
	after := p.afterBrackets(1)
	switch {
	case after.Flags&token.LineStart == 0 && p.classOf(after) == specWord && !after.Is("const") && !after.Is("volatile"):
		return nil // an attribute: macroAttr
	case after.Kind == token.EOF, after.Is("{"), after.Is(";"), after.Is("}"):
	case after.Kind == token.Ident:
		switch after.Text {
		case "const", "noexcept", "override", "final", "throw", "try", "volatile":
			return nil
		}
	default:
		return nil
	}
	d := &ast.BadDecl{Base: base(p.t.Pos), Names: []string{p.t.Text}, ErrAt: p.t.Pos,
		Err: "'" + p.t.Text + "' is neither a type nor a macro that kbind has seen"}
	p.next()
	p.skipBrackets()
	switch {
	case p.is("{"):
		p.skipBrackets()
	default:
		p.accept(";")
	}
	return d
}

// declaration reads one declaration.
func (p *Parser) declaration(f form) ast.Decl {
	p.enter()
	defer p.leave()
	at := p.t.Pos
	switch p.class {
	case plain:
		if p.is(";") {
			p.next()
			return &ast.EmptyDecl{Base: base(at)}
		}
	case declWord:
		switch p.words[p.t.Text].canon {
		case "using":
			return p.using()
		case "template":
			return p.template(f)
		case "namespace":
			return p.namespace(false)
		case "static_assert":
			return p.staticAssert()
		case "export":
			p.next()
			return p.declaration(f)
		case "concept":
			return p.concept()
		}
	case specWord:
		switch {
		case p.is("inline") && p.peek(1).Is("namespace"):
			p.next()
			return p.namespace(true)
		case p.is("extern") && p.peek(1).Kind == token.String:
			return p.linkage(f)
		case p.is("extern") && p.peek(1).Is("template"):
			p.next()
			d := p.template(f)
			if e, ok := d.(*ast.ExplicitInst); ok {
				e.At, e.Extern = at, true
			}
			return d
		}
	case asmWord:
		for !p.is(";") && p.t.Kind != token.EOF {
			if isOpener(p.t) {
				p.skipBrackets()
			} else {
				p.next()
			}
		}
		p.next()
		return &ast.EmptyDecl{Base: base(at)}
	case ignoredWord:
		p.next()
		return p.declaration(f)
	}
	return p.simple(f)
}

// simple reads specifiers and declarators, or a function definition.
func (p *Parser) simple(f form) ast.Decl {
	at := p.t.Pos
	spec := &ast.DeclSpec{}
	p.declSpec(spec, inDecl)
	var list []ast.Decl
	switch t := spec.Type.(type) {
	case *ast.ClassType:
		list = append(list, t.Decl)
	case *ast.EnumType:
		list = append(list, t.Decl)
	}
	switch {
	case p.is(";"):
		if len(list) == 0 {
			if spec.Type == nil {
				p.fail("expected a declaration")
			}
			list = append(list, simpleFriend(at, spec))
		}
		if t, ok := spec.Type.(*ast.ClassType); ok && f != member && t.Decl.Key == "union" && t.Decl.Name == nil &&
			t.Decl.Defined && !spec.Has("typedef") && !spec.Has("friend") { // [class.union.anon]
			t.Decl.Object = &ast.DeclSpec{Base: spec.Base, Words: spec.Words, Attrs: spec.Attrs}
		}
	case p.is("[") && spec.Type != nil, (p.is("&") || p.is("&&")) && p.peek(1).Is("["):
		list = append(list, p.binding(spec))
	default:
		var fn *ast.FuncDecl
		if list, fn = p.declarators(spec, f, list); fn != nil {
			return p.wrap(at, spec, list)
		}
	}
	p.expect(";")
	return p.wrap(at, spec, list)
}

// simpleFriend is a declaration of specifiers alone, which declares nothing: friend T; has its type ([class.friend]/3).
func simpleFriend(at source.Pos, spec *ast.DeclSpec) ast.Decl {
	if _, named := spec.Type.(*ast.NamedType); named && spec.Has("friend") {
		return &ast.VarDecl{Base: base(at), Spec: spec}
	}
	return &ast.EmptyDecl{Base: base(at)}
}

// wrap makes one declaration of those in list.
func (p *Parser) wrap(at source.Pos, spec *ast.DeclSpec, list []ast.Decl) ast.Decl {
	var d ast.Decl
	switch len(list) {
	case 0:
		d = &ast.EmptyDecl{Base: base(at)}
	case 1:
		d = list[0]
	default:
		d = &ast.Group{Base: base(at), Decls: list}
	}
	if spec.Has("friend") {
		return &ast.FriendDecl{Base: base(at), Decl: d}
	}
	return d
}

// declarators reads the declarators after spec up to ';'. If the first is a function definition it is returned as
// well, and no ';' follows.
func (p *Parser) declarators(spec *ast.DeclSpec, f form, list []ast.Decl) ([]ast.Decl, *ast.FuncDecl) {
	for first := true; ; first = false {
		d := p.declarator(f)
		if p.failed {
			return list, nil
		}
		p.checkTyped(spec, d)
		alias := p.aliasedFunction(spec, d)
		if p.declRules(spec, d, f); p.failed {
			return list, nil
		}
		switch {
		case spec.Has("typedef"):
			list = append(list, p.typedefOf(spec, d))
		case d.Func() != nil:
			fn := p.functionDecl(spec, d)
			fn.Alias = alias
			list = append(list, fn)
			p.bodyRules(fn, f)
			if first && p.functionBody(fn) {
				return list, fn
			}
			p.bodyRules(fn, f) // = 0 is read
		default:
			list = append(list, p.variable(spec, d, f))
		}
		if !p.accept(",") {
			return list, nil
		}
	}
}

// aliasedFunction reports whether d declares a function of the type that spec names ([dcl.fct]/13), and gives d what
// follows the name in that type.
func (p *Parser) aliasedFunction(spec *ast.DeclSpec, d *ast.Declarator) bool {
	if spec.Has("typedef") || d.Name == nil || len(d.Derive) > 0 || p.is("{") || p.is(":") {
		return false
	}
	fn := p.functionNamed(spec)
	if fn == nil {
		return false
	}
	d.Derive = []ast.Derivation{fn}
	return true
}

// checkTyped fails if a declaration without a type is none of those that have none: constructors, destructors,
// conversions.
func (p *Parser) checkTyped(spec *ast.DeclSpec, d *ast.Declarator) {
	if spec.Type != nil || p.failed {
		return
	}
	if d.Name == nil || d.Func() == nil {
		p.fail("expected a type")
		return
	}
	last := d.Name.Last()
	switch c := p.enclosingClass(); {
	case last.Conversion != nil, last.Ident[0] == '~':
	case c != nil && c.name == last.Ident:
		last.HasArgs, last.Args = false, nil
	case p.namesConstructor(d.Name):
	case d.Func().Trailing != nil: // a deduction guide
	default:
		p.fail("expected a type before '" + last.Ident + "'")
	}
}

func (p *Parser) typedefOf(spec *ast.DeclSpec, d *ast.Declarator) ast.Decl {
	name := d.Name.Simple()
	p.declareAlias(name, aType, spec, d)
	return &ast.TypedefDecl{Base: base(d.At), Name: name, Spec: spec, Decl: d}
}

// scopeOf returns the scope of the class that a type names, or nil.
func (p *Parser) scopeOf(t ast.TypeSpec) *scope {
	switch t := t.(type) {
	case *ast.NamedType:
		return p.entryOf(t.Name).inner
	case *ast.ClassType:
		if t.Decl.Name != nil {
			return p.entryOf(t.Decl.Name).inner
		}
	}
	return nil
}

// valueKind is the kind of a function or variable declared now.
func (p *Parser) valueKind() nameKind {
	if p.tmpl {
		return aValueTemplate
	}
	return aValue
}

// variable reads the initialiser of d and declares it.
func (p *Parser) variable(spec *ast.DeclSpec, d *ast.Declarator, f form) *ast.VarDecl {
	v := &ast.VarDecl{Base: base(d.At), Spec: spec, Decl: d}
	if name := d.Name.Simple(); name != "" {
		if c := p.enclosingClass(); !spec.Has("friend") || c == nil {
			p.declare(name, p.valueKind(), nil)
		}
	}
	if f == member && p.accept(":") {
		d.Bits = p.conditional()
		if spec.Has("static") {
			p.wrong(d.At, "a static member is no bit-field") // [class.bit]/3
		}
	}
	if !p.inBlock() {
		v.Doc = p.docs.above(p.toks[p.declAt].Pos)
	}
	p.initOf(v)
	return v
}

// initOf reads the initialiser of a variable, if there is one.
func (p *Parser) initOf(v *ast.VarDecl) {
	at := p.t.Pos
	switch {
	case p.accept("="):
		v.Style, v.Init = ast.CopyInit, p.initializer()
	case p.is("{"):
		v.Style, v.Init = ast.BraceInit, p.initList()
	case p.is("("):
		v.Style, v.Init = ast.ParenInit, &ast.ParenList{Base: base(at), Items: p.parenArgs()}
	}
}

// binding reads a structured binding.
func (p *Parser) binding(spec *ast.DeclSpec) ast.Decl {
	d := &ast.Declarator{Base: base(p.t.Pos)}
	start := p.i
	d.Derive = p.pointers(d)
	v := &ast.VarDecl{Base: base(p.t.Pos), Spec: spec, Decl: d, Names: []ast.Word{}}
	p.expect("[")
	for !p.is("]") && p.t.Kind != token.EOF {
		at := p.t.Pos
		name := p.ident()
		p.declare(name, aValue, nil)
		v.Names = append(v.Names, ast.Word{Pos: at, Text: name})
		if !p.accept(",") {
			break
		}
	}
	p.expect("]")
	d.Text = p.spelling(start)
	p.initOf(v)
	return v
}

func (p *Parser) staticAssert() ast.Decl {
	s := &ast.StaticAssert{Base: base(p.t.Pos)}
	p.next()
	p.expect("(")
	s.Cond = p.conditional()
	if p.accept(",") {
		for p.t.Kind == token.String {
			s.Msg += unquote(p.t.Text)
			p.next()
		}
	}
	p.expect(")")
	p.accept(";")
	return s
}
