package parse

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// primary reads what operators apply to.
func (p *Parser) primary() ast.Expr {
	at := p.t.Pos
	switch p.t.Kind {
	case token.Number:
		text := p.t.Text
		p.next()
		if isFloat(text) {
			return &ast.FloatLit{Base: base(at), Text: text}
		}
		return &ast.IntLit{Base: base(at), Text: text}
	case token.Char:
		text := p.t.Text
		p.next()
		return &ast.CharLit{Base: base(at), Text: text, Suffix: p.literalSuffix("")}
	case token.String:
		s := &ast.StringLit{Base: base(at)}
		for p.t.Kind == token.String {
			s.Parts = append(s.Parts, p.t.Text)
			p.next()
			s.Suffix = p.literalSuffix(s.Suffix)
		}
		return s
	case token.Punct:
		switch p.t.Text {
		case "(":
			return p.paren()
		case "[":
			if !p.cfg.OpenCL {
				return p.lambda()
			}
		case "::":
			return p.nameExpr()
		}
	case token.Ident:
		return p.wordExpr()
	}
	p.fail("expected an expression")
	return &ast.BadExpr{Base: base(at)}
}

// literalSuffix reads the suffix of a user-defined literal, which follows the closing quote at once ([lex.ext]); the
// literal before it, of several that are joined, had the suffix before.
func (p *Parser) literalSuffix(before string) string {
	if p.cfg.OpenCL || !p.isName() || p.t.Flags&token.SpaceBefore != 0 {
		return before
	}
	suffix := p.t.Text
	if before != "" && suffix != before { // [lex.ext]/8
		p.fail("expected the suffix " + before)
	}
	p.next()
	return suffix
}

// isFloat tells a floating literal from an integer one.
func isFloat(text string) bool {
	text, _, _ = strings.Cut(text, "_") // the suffix of a user-defined literal
	if len(text) > 1 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X') {
		return strings.ContainsAny(text, ".pP")
	}
	for _, c := range []byte(text) {
		switch {
		case c == '.' || c == 'e' || c == 'E':
			return true
		case (c < '0' || c > '9') && c != '\'':
			return false
		}
	}
	return false
}

// wordExpr reads an expression that begins with an identifier or keyword.
func (p *Parser) wordExpr() ast.Expr {
	at := p.t.Pos
	switch p.class {
	case plain:
		if x := p.typeTrait(); x != nil {
			return x
		}
		return p.nameExpr()
	case decltypeWord:
		if p.decltypeQualifies() {
			return p.nameExpr()
		}
		return p.construct()
	case builtinWord, typenameWord, autoWord:
		return p.construct()
	case exprWord:
		canon := p.words[p.t.Text].canon
		switch canon {
		case "this":
			p.next()
			n := &ast.Name{Base: base(at), Parts: []ast.NamePart{{Pos: at, Ident: "this"}}}
			return &ast.Ident{Base: base(at), Name: n}
		case "true", "false":
			p.next()
			return &ast.BoolLit{Base: base(at), Value: canon == "true"}
		case "nullptr":
			p.next()
			return &ast.NullptrLit{Base: base(at)}
		case "__null": // GCC's NULL, an integer of a pointer's size
			p.next()
			return &ast.IntLit{Base: base(at), Text: "0L"}
		case "operator":
			return p.nameExpr()
		case "requires":
			return p.requiresExpr()
		case "static_cast", "reinterpret_cast", "const_cast", "dynamic_cast":
			return p.namedCast()
		case "offsetof":
			return p.offsetof()
		case "typeid":
			return p.typeid()
		}
	}
	p.fail("expected an expression")
	return &ast.BadExpr{Base: base(at)}
}

// nameExpr reads a name used as an expression; T{...} constructs.
func (p *Parser) nameExpr() ast.Expr {
	at := p.t.Pos
	n, e := p.name(asExpr)
	if p.is("{") && !e.kind.isValue() && !p.cfg.OpenCL {
		t := &ast.TypeName{Base: base(at), Spec: ast.DeclSpec{Base: base(at), Type: &ast.NamedType{Base: base(at), Name: n}},
			Decl: &ast.Declarator{Base: base(at)}}
		return p.braceConstruct(t)
	}
	return &ast.Ident{Base: n.Base, Name: n}
}

// construct reads T(args) and T{args} where T is written with words that only types have.
func (p *Parser) construct() ast.Expr {
	at := p.t.Pos
	t := &ast.TypeName{Base: base(at), Decl: &ast.Declarator{Base: base(at)}}
	p.declSpec(&t.Spec, inExpr)
	if p.is("{") {
		return p.braceConstruct(t)
	}
	return &ast.Construct{Base: base(at), Type: t, Args: p.parenArgs()}
}

func (p *Parser) braceConstruct(t *ast.TypeName) ast.Expr {
	c := &ast.Construct{Base: t.Base, Type: t, Brace: true}
	l := p.initList()
	for _, item := range l.Items {
		if item.Designators != nil { // T{.a = 1}: kept as a compound literal
			return &ast.Cast{Base: t.Base, Type: t, X: l}
		}
		c.Args = append(c.Args, item.X)
	}
	return c
}

func (p *Parser) namedCast() ast.Expr {
	c := &ast.NamedCast{Base: base(p.t.Pos), Word: p.t.Text}
	p.next()
	noGT := p.noGT
	p.noGT = true
	p.expect("<")
	c.Type = p.typeName()
	if !p.acceptGT() {
		p.fail("expected '>'")
	}
	p.noGT = false
	p.expect("(")
	c.X = p.expr()
	p.noGT = noGT
	p.expect(")")
	return c
}

// typeid reads typeid(T) as a type trait and typeid(x) as a call.
func (p *Parser) typeid() ast.Expr {
	at := p.t.Pos
	p.next()
	var t *ast.TypeName
	if p.attempt(func() bool {
		p.expect("(")
		t = p.typeName()
		return p.accept(")")
	}) {
		return &ast.TypeTrait{Base: base(at), Word: "typeid", Types: []*ast.TypeName{t}}
	}
	n := &ast.Name{Base: base(at), Parts: []ast.NamePart{{Pos: at, Ident: "typeid"}}}
	return &ast.Call{Base: base(at), Fun: &ast.Ident{Base: base(at), Name: n}, Args: p.parenArgs()}
}

func (p *Parser) offsetof() ast.Expr {
	o := &ast.Offsetof{Base: base(p.t.Pos)}
	p.next()
	p.expect("(")
	o.Type = p.typeName()
	p.expect(",")
	o.Path = append(o.Path, p.ident())
	for p.accept(".") {
		o.Path = append(o.Path, p.ident())
	}
	p.expect(")")
	return o
}

// typeTrait reads __is_same(A, B) and its kin, whose arguments are types.
func (p *Parser) typeTrait() ast.Expr {
	if p.is("va_arg") || p.is("__builtin_va_arg") {
		return p.vaArg()
	}
	if !p.traitBegins() {
		return nil
	}
	t := &ast.TypeTrait{Base: base(p.t.Pos), Word: p.t.Text}
	if !p.attempt(func() bool {
		p.next()
		p.next()
		for {
			t.Types = append(t.Types, p.typeName())
			p.accept("...")
			if !p.accept(",") {
				break
			}
		}
		return p.accept(")")
	}) {
		return nil
	}
	return t
}

func (p *Parser) traitBegins() bool {
	return (strings.HasPrefix(p.t.Text, "__is_") || strings.HasPrefix(p.t.Text, "__has_")) && p.peek(1).Is("(") &&
		!p.cfg.OpenCL && p.lookup(p.t.Text).kind == unknown
}

// vaArg reads va_arg(list, T).
func (p *Parser) vaArg() ast.Expr {
	t := &ast.TypeTrait{Base: base(p.t.Pos), Word: p.t.Text}
	if !p.peek(1).Is("(") {
		return nil
	}
	p.next()
	p.next()
	p.assignment()
	p.expect(",")
	t.Types = []*ast.TypeName{p.typeName()}
	p.expect(")")
	return t
}

// paren reads (x), a fold expression or a GNU statement expression.
func (p *Parser) paren() ast.Expr {
	p.enter()
	defer p.leave()
	at := p.t.Pos
	if !p.expect("(") {
		return &ast.BadExpr{Base: base(at)}
	}
	noGT := p.noGT
	p.noGT = false
	defer func() { p.noGT = noGT }()
	if p.is("{") {
		b := p.block()
		p.expect(")")
		return &ast.StmtExpr{Base: base(at), Body: b}
	}
	if p.accept("...") {
		f := &ast.Fold{Base: base(at), Op: p.foldOp(), Left: true}
		f.Pack = p.cast()
		p.expect(")")
		return f
	}
	start := p.i
	x := p.expr()
	if !p.is(")") && p.peek(1).Is("...") {
		return p.fold(at, start, x)
	}
	p.expect(")")
	return &ast.Paren{Base: base(at), X: x}
}

// foldOp reads the operator of a fold expression.
func (p *Parser) foldOp() string {
	op := p.op()
	if precedence(op) == 0 && !isAssignment(op) && op != "," {
		p.fail("expected an operator")
	}
	p.next()
	return op
}

// fold reads the rest of (x op ...) and (x op ... op y), after x, which began at token start and must be a
// cast-expression ([expr.prim.fold]/1).
func (p *Parser) fold(at source.Pos, start int, x ast.Expr) ast.Expr {
	switch x.(type) {
	case *ast.Binary, *ast.Assign, *ast.Cond, *ast.Throw:
		p.fail("expected parentheses around the operand of the fold expression")
	}
	f := &ast.Fold{Base: base(at), Pack: x}
	left := p.mentionsPack(start, p.i)
	f.Op = p.foldOp()
	p.expect("...")
	if !p.is(")") {
		if p.foldOp() != f.Op {
			p.fail("expected '" + f.Op + "' on both sides of '...'")
		}
		f.Init = p.cast()
		if !left {
			f.Pack, f.Init, f.Left = f.Init, f.Pack, true
		}
	}
	p.expect(")")
	return f
}

// mentionsPack reports whether the tokens [i, end) name a parameter pack.
func (p *Parser) mentionsPack(i, end int) bool {
	for ; i < end; i++ {
		if t := p.toks[i]; t.Kind == token.Ident && p.lookup(t.Text).pack {
			return true
		}
	}
	return false
}

// postfix reads calls, subscripts, members and ++ -- after x, whose first token is at.
func (p *Parser) postfix(x ast.Expr, at source.Pos) ast.Expr {
	for {
		height := p.height
		switch p.t.Text {
		case "(":
			x = &ast.Call{Base: base(at), Fun: x, Args: p.callArgs()}
		case "[":
			p.next()
			i := p.exprList("]")
			p.expect("]")
			if len(i) == 0 {
				p.fail("expected an index")
				return x
			}
			x = &ast.Index{Base: base(at), X: x, I: commas(i)}
			height = max(height, p.height+len(i))
		case ".", "->":
			m := &ast.Member{Base: base(p.t.Pos), X: x, Arrow: p.is("->")}
			p.next()
			if p.is("template") {
				p.next()
				m.Name = p.memberName(true)
			} else {
				m.Name = p.memberName(false)
			}
			x = m
		case "++", "--":
			x = &ast.Postfix{Base: base(p.t.Pos), Op: p.t.Text, X: x}
			p.next()
		case "<<":
			if !p.isLaunch() {
				return x
			}
			x = p.launch(x, at)
		default:
			return x
		}
		p.operator(height)
		if p.failed {
			return x
		}
	}
}

// callArgs is parenArgs with its nesting counted.
func (p *Parser) callArgs() []ast.Expr {
	p.enter()
	defer p.leave()
	return p.parenArgs()
}

// commas joins several expressions by the comma operator.
func commas(list []ast.Expr) ast.Expr {
	x := list[0]
	for _, y := range list[1:] {
		x = &ast.Binary{Base: base(y.Pos()), Op: ",", X: x, Y: y}
	}
	return x
}

// memberName reads the name after "." or "->"; sure says that "template" stood before it.
func (p *Parser) memberName(sure bool) *ast.Name {
	if p.class != plain && p.class != exprWord && p.t.Kind == token.Ident && p.cfg.OpenCL {
		// A member may have any name that is no keyword of C; OpenCL's address spaces are common ones.
		n := &ast.Name{Base: base(p.t.Pos), Parts: []ast.NamePart{{Pos: p.t.Pos, Ident: p.t.Text}}}
		p.next()
		return n
	}
	if !sure {
		n, _ := p.name(asMember)
		return n
	}
	n := &ast.Name{Base: base(p.t.Pos)}
	part := ast.NamePart{Pos: p.t.Pos, TemplateKwd: true}
	if p.is("operator") {
		p.operatorName(&part)
	} else {
		part.Ident = p.ident()
	}
	if p.is("<") {
		p.templateArgs(&part, entry{kind: aValueTemplate}, asMember)
	}
	n.Parts = []ast.NamePart{part}
	return n
}

// lambda reads a lambda expression; its body stays tokens.
func (p *Parser) lambda() ast.Expr {
	p.enter()
	defer p.leave()
	l := &ast.Lambda{Base: base(p.t.Pos)}
	p.next()
	if (p.is("=") || p.is("&")) && (p.peek(1).Is("]") || p.peek(1).Is(",")) {
		l.DefaultCapture = p.t.Text
		p.next()
		p.accept(",")
	}
	outer := p.scope
	p.push(blockScope)
	for !p.is("]") && p.t.Kind != token.EOF {
		l.Captures = append(l.Captures, p.capture())
		if !p.accept(",") {
			break
		}
	}
	p.expect("]")
	noGT := p.noGT
	p.noGT = false
	var head ast.Expr
	if p.is("<") {
		l.Template = p.templateParams()
		if p.is("requires") {
			head = p.requires()
		}
	}
	l.Attrs = p.lambdaWords(l.Attrs)
	if p.is("(") {
		l.Func = p.function()
		for _, prm := range l.Func.Params {
			p.declareParam(prm)
		}
	}
	l.Attrs = p.lambdaWords(l.Attrs)
	if p.is("->") && l.Func != nil {
		p.next()
		l.Func.Trailing = p.typeName()
		if p.is("requires") {
			l.Func.Requires = both(l.Func.Requires, p.requires())
		}
	}
	if head != nil && l.Func != nil { // the call operator's constraints, in their order ([temp.constr.decl]/3)
		l.Func.Requires = both(head, l.Func.Requires)
	}
	if p.is("{") {
		l.Body = p.body(false)
	} else {
		p.fail("expected the body of a lambda")
	}
	p.noGT = noGT
	p.scope = outer
	return l
}

// both is the conjunction of two constraints, each of which may be missing.
func both(x, y ast.Expr) ast.Expr {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return &ast.Binary{Base: base(x.Pos()), Op: "&&", X: x, Y: y}
}

func (p *Parser) lambdaWords(words []ast.Word) []ast.Word {
	for {
		switch {
		case p.is("noexcept"):
			words = append(words, p.exceptions())
		case p.class == specWord:
			words = append(words, ast.Word{Pos: p.t.Pos, Text: p.words[p.t.Text].canon})
			p.next()
		case p.class == attrWord:
			p.attributes(nil)
		default:
			return words
		}
	}
}

func (p *Parser) capture() ast.Capture {
	var c ast.Capture
	c.ByRef = p.accept("&")
	switch {
	case p.is("this"):
		c.Name = "this"
		p.next()
		return c
	case p.is("*") && p.peek(1).Is("this"):
		c.Name = "*this"
		p.next()
		p.next()
		return c
	}
	c.Pack = p.accept("...")
	c.Name = p.ident()
	switch {
	case p.accept("="):
		c.Init, c.Style = p.initializer(), ast.CopyInit
	case p.is("{"):
		c.Init, c.Style = p.initList(), ast.BraceInit
	case p.is("("):
		c.Style = ast.ParenInit
		if args := p.parenArgs(); len(args) == 1 {
			c.Init = args[0]
		} else {
			p.fail("expected one initialiser")
		}
	}
	expands := p.accept("...") // name... of a pack around
	p.scope.declareIn(c.Name, aValue, c.Pack || expands)
	return c
}
