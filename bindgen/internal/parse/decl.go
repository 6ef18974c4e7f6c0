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
		switch {
		case spec.Has("typedef"):
			list = append(list, p.typedefOf(spec, d))
		case d.Func() != nil:
			fn := p.functionDecl(spec, d)
			list = append(list, fn)
			if first && p.functionBody(fn) {
				return list, fn
			}
		default:
			list = append(list, p.variable(spec, d, f))
		}
		if !p.accept(",") {
			return list, nil
		}
	}
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
	case len(d.Name.Parts) > 1 && d.Name.Parts[len(d.Name.Parts)-2].Ident == last.Ident:
	case d.Func().Trailing != nil: // a deduction guide
	default:
		p.fail("expected a type before '" + last.Ident + "'")
	}
}

func (p *Parser) typedefOf(spec *ast.DeclSpec, d *ast.Declarator) ast.Decl {
	name := d.Name.Simple()
	var inner *scope
	if len(d.Derive) == 0 {
		inner = p.scopeOf(spec.Type)
	}
	p.declare(name, aType, inner)
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
		if c := p.enclosingClass(); !guide && (c == nil || c.name != name.Last().Ident) {
			p.declare(name.Last().Ident, kind, nil)
		}
	}
	fn.Doc = p.docs.above(p.toks[p.declAt].Pos)
	return fn
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

// linkage reads extern "C".
func (p *Parser) linkage(f form) ast.Decl {
	l := &ast.LinkageDecl{Base: base(p.t.Pos)}
	p.next()
	l.Lang = unquote(p.t.Text)
	p.next()
	linkC := p.linkC
	p.linkC = l.Lang == "C"
	if p.is("{") {
		l.Decls = p.declList()
	} else {
		l.Decls = []ast.Decl{p.declaration(f)}
	}
	p.linkC = linkC
	return l
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
	outer := p.scope
	first := &ast.NamespaceDecl{Base: base(at), Inline: inline}
	last := first
	if p.isName() {
		for {
			last.At, last.Name = p.t.Pos, p.ident()
			p.enterNamespace(last)
			if !p.accept("::") {
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
		outer.also = append(outer.also, s)
	}
}

// using reads using-directives, using-declarations and alias-declarations.
func (p *Parser) using() ast.Decl {
	at := p.t.Pos
	p.next()
	if p.accept("namespace") {
		n, e := p.name(asType)
		if e.inner != nil && e.inner != p.scope {
			s := p.scope
			s.also = append(s.also, e.inner)
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
				p.scope.also = append(p.scope.also, e.inner)
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
	for p.class == attrWord || p.is("[") {
		p.attributes(nil)
	}
	p.expect("=")
	kind := aType
	if p.tmpl {
		kind = aTypeTemplate
	}
	of := p.typeName()
	t.Spec, t.Decl = &of.Spec, of.Decl
	var inner *scope
	if len(t.Decl.Derive) == 0 {
		inner = p.scopeOf(t.Spec.Type)
	}
	p.declare(t.Name, kind, inner)
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
