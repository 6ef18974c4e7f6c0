package parse

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// body takes a function body at "{" as tokens; keep makes it known to LaunchSites.
func (p *Parser) body(keep bool) *ast.Body {
	end := p.closer()
	info := &bodyInfo{scope: p.scope, start: p.i, depth: p.depth, linkC: p.linkC}
	b := &ast.Body{Base: base(p.t.Pos), Scope: info, End: p.toks[end].Pos}
	b.Tokens = p.toks[p.i:min(end+1, len(p.toks)-1)]
	info.body = b
	if keep && p.spec == 0 {
		p.bodies = append(p.bodies, info)
	}
	p.skipBrackets()
	return b
}

// state is what reading a body must leave as it was.
type state struct {
	mark
	end, spec int
	failed    bool
	failure   failure
}

func (p *Parser) save() state {
	return state{mark{p.i, p.split, p.depth, p.noGT, p.tmpl, p.linkC, p.scope}, p.end, p.spec, p.failed, p.failure}
}

func (p *Parser) restore(s state) {
	p.end, p.spec, p.failed, p.failure = s.end, s.spec, s.failed, s.failure
	p.depth, p.noGT, p.tmpl, p.linkC, p.scope = s.depth, s.noGT, s.tmpl, s.linkC, s.scope
	p.seek(s.i)
	p.split = s.split
}

// Body parses a body that Unit left as tokens, once; later calls return the same tree. Messages go to the Config's
// Diags, and b.Failed is set if there was one. The body of a lambda is read within the body around it: parse that
// first.
func (p *Parser) Body(b *ast.Body) *ast.Block {
	if b == nil || b.Parsed != nil {
		if b == nil {
			return nil
		}
		return b.Parsed
	}
	info, ok := b.Scope.(*bodyInfo)
	if !ok {
		return nil
	}
	defer p.restore(p.save())
	before := p.errors
	p.end, p.spec, p.failed = len(p.toks)-1, 0, false
	p.depth, p.noGT, p.tmpl, p.linkC, p.scope = info.depth, false, false, false, info.scope
	p.seek(info.start)
	p.begin()
	if int(p.match[info.start])-info.start > maxBody {
		p.failCode(codeDepth, fmt.Sprintf("the function is too long: kbind reads at most %d tokens of one", maxBody))
		b.Parsed = &ast.Block{Base: base(p.t.Pos)}
	} else {
		b.Parsed = p.block()
	}
	if p.failed {
		p.report()
	}
	b.Failed = p.failed || p.errors > before || p.broken && int(p.match[info.start]) >= len(p.toks)-1
	return b.Parsed
}

// block reads { statements }. A statement that fails outside attempts is reported and passed over.
func (p *Parser) block() *ast.Block {
	p.enter()
	defer p.leave()
	b := &ast.Block{Base: base(p.t.Pos)}
	if !p.expect("{") {
		return b
	}
	p.push(blockScope)
	scope, depth := p.scope, p.depth
	noGT := p.noGT
	p.noGT = false
	for !p.is("}") && p.t.Kind != token.EOF {
		p.begin()
		start := p.i
		s := p.statement()
		if p.failed {
			if p.spec > 0 {
				return b
			}
			s = p.badStmt(start)
			p.scope, p.depth = scope, depth
		}
		if p.i == start {
			p.next()
		}
		b.List = append(b.List, s)
	}
	p.noGT = noGT
	p.expect("}")
	if !p.failed {
		p.pop()
	}
	return b
}

// badStmt reports the failure of the statement that began at token start and moves after it.
func (p *Parser) badStmt(start int) ast.Stmt {
	p.report()
	at := p.failure.index
	p.failed, p.noGT, p.tmpl = false, false, false
	p.seek(start)
	b := &ast.BadStmt{Base: base(p.t.Pos)}
	for p.t.Kind != token.EOF && !p.is("}") {
		switch {
		case p.is("else"):
			p.next()
		case p.is(";") && p.i >= at:
			p.next()
			if !p.is("else") {
				return b
			}
		case p.is("{"):
			inside := p.closer() > at
			p.skipBrackets()
			if (inside || p.i > at && p.t.Flags&token.LineStart != 0) && !p.is("else") {
				return b
			}
		case isOpener(p.t):
			p.skipBrackets()
		default:
			p.next()
		}
	}
	return b
}

// statement reads one statement.
func (p *Parser) statement() ast.Stmt {
	p.enter()
	defer p.leave()
	p.leading = nil
	for p.is("[") && p.peek(1).Is("[") || p.class == attrWord && !p.attrBeginsDecl() {
		p.leading = p.attributes(p.leading)
	}
	at := p.t.Pos
	switch p.class {
	case stmtWord:
		return p.wordStmt()
	case builtinWord, specWord, classKey, enumKey, autoWord, attrWord, declWord, typenameWord, decltypeWord:
		return p.declOrExpr()
	case asmWord:
		return p.asm()
	case plain:
		switch {
		case p.is("{"):
			return p.block()
		case p.is(";"):
			p.next()
			return &ast.ExprStmt{Base: base(at)}
		case p.t.Kind == token.Ident && p.peek(1).Is(":") && !(p.cfg.OpenCL && p.peek(2).Is(":")):
			l := &ast.Label{Base: base(at), Label: p.ident()}
			p.next()
			if !p.is("}") {
				l.Stmt = p.statement()
			}
			return l
		case p.t.Kind == token.Ident, p.is("::"):
			if p.declares() {
				return p.declStmt()
			}
		}
	case ignoredWord:
		p.next()
		return p.statement()
	}
	return p.exprStmt()
}

// attrBeginsDecl tells an attribute of a declaration (alignas(8) float x;) from one of a statement.
func (p *Parser) attrBeginsDecl() bool {
	if !p.peek(1).Is("(") {
		return false
	}
	next := p.afterBrackets(1)
	switch p.classOf(next) {
	case stmtWord:
		return false
	case plain:
		return (next.Kind == token.Ident || next.Is("::")) && p.lookahead(func() bool {
			p.attributes(nil)
			return p.declares()
		})
	}
	return true
}

func (p *Parser) exprStmt() ast.Stmt {
	s := &ast.ExprStmt{Base: base(p.t.Pos)}
	s.X = p.expr()
	if p.accept(";") || p.failed {
		return s
	}
	want := "expected ';'"
	if c, ok := s.X.(*ast.Call); ok && (p.is("{") || p.t.Flags&token.LineStart != 0) {
		if id, ok := c.Fun.(*ast.Ident); ok && id.Name.Simple() != "" && p.kindOf(id.Name) == unknown {
			want += " (is '" + id.Name.Simple() + "' a macro of a header that was not found?)"
		}
	}
	p.fail(want)
	return s
}

func (p *Parser) declStmt() ast.Stmt {
	at := p.t.Pos
	return &ast.DeclStmt{Base: base(at), Decl: p.declaration(named)}
}

// declOrExpr reads a statement that begins with a word of types: a declaration, unless it is an expression such as
// float(x) or int4{...}.x.
func (p *Parser) declOrExpr() ast.Stmt {
	next := p.peek(1)
	if (p.class == builtinWord || p.class == typenameWord || p.class == decltypeWord) && (next.Is("(") || next.Is("{") ||
		p.class != builtinWord) {
		if !p.lookahead(p.declHead) || p.decltypeQualifies() && p.lookahead(func() bool {
			p.name(asExpr)
			return p.is("(")
		}) {
			return p.exprStmt()
		}
	}
	return p.declStmt()
}

// declHead reads specifiers and a declarator and reports whether a declaration goes on from there.
func (p *Parser) declHead() bool {
	var s ast.DeclSpec
	p.declSpec(&s, inDecl)
	if s.Type == nil || p.failed {
		return false
	}
	if p.is("[") || p.is(";") && len(s.Words) > 0 {
		return p.is("[") && s.Has("auto")
	}
	d := p.declarator(named)
	if p.failed || d.Name == nil {
		return false
	}
	switch p.t.Text {
	case ";", "=", ",", "{", "(", ":":
		return true
	}
	return false
}

// declares decides whether a statement that begins with a name is a declaration. A declared value never begins one, a
// declared type does unless it is called or qualifies a value; for unknown names the shape decides: `a b`, `a * b;`,
// `a<...> b` declare.
func (p *Parser) declares() bool {
	simple := p.t.Kind == token.Ident && !p.peek(1).Is("::")
	next := p.peek(1)
	kind := aNamespace
	if simple {
		switch next.Text {
		case "=", ".", "->", "[", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ";", ",", "?",
			"+", "-", "/", "%", "|", "||",
			"==", "!=", ">", ">=", "<=", ">>":
			return false
		}
		e := p.lookup(p.t.Text)
		if kind = e.kind; kind.isValue() {
			return e.concept && p.lookahead(func() bool {
				p.name(asType)
				return p.class == autoWord
			})
		}
		if next.Is("(") && (kind == unknown || isEndOfCall(p.afterBrackets(1))) {
			pointer := kind != unknown && p.peek(2).Is("*") && p.afterBrackets(1).Is("{")
			return pointer || kind == aType && p.lookahead(p.declHead) && !p.isCallOfType()
		}
	}
	return !p.callsUnknown() && p.lookahead(func() bool {
		start := p.i
		if !p.declHead() {
			return false
		}
		if !simple || kind != unknown {
			return true
		}
		// unknown * name, unknown && name: as an expression it would be useless, unless a call or the like follows.
		op := p.toks[start+1]
		return !(op.Is("&&") || op.Is("*") || op.Is("&")) || !p.is("(")
	})
}

// callsUnknown reports whether a qualified or templated name that nobody declared is called here: ns::f(a), f<T>(a)(b).
// A pointer to a function, ns::T (*f)(int), is no call.
func (p *Parser) callsUnknown() bool {
	return p.lookahead(func() bool {
		_, e := p.name(asType)
		return p.is("(") && e.kind == unknown && !(p.peek(1).Is("*") && p.afterBrackets(0).Is("("))
	})
}

// isEndOfCall reports whether T(...) followed by t is an expression.
func isEndOfCall(t token.Token) bool {
	return t.Kind == token.Punct && t.Text != ";" && t.Text != "=" && t.Text != "(" && t.Text != "[" && t.Text != ","
}

// isCallOfType reports whether T(...) holds more than a declarator.
func (p *Parser) isCallOfType() bool { return p.peek(2).Is(")") }

// wordStmt reads a statement that begins with its keyword.
func (p *Parser) wordStmt() ast.Stmt {
	at := p.t.Pos
	switch p.t.Text {
	case "if":
		return p.ifStmt()
	case "for":
		return p.forStmt()
	case "while":
		p.next()
		w := &ast.While{Base: base(at), Unroll: p.cfg.Unrolls[at]}
		p.push(blockScope)
		_, w.CondDecl, w.Cond = p.condition(false)
		w.Body = p.statement()
		p.popOK()
		return w
	case "do":
		return p.doStmt()
	case "switch":
		p.next()
		s := &ast.Switch{Base: base(at)}
		p.push(blockScope)
		s.Init, s.CondDecl, s.Cond = p.condition(true)
		s.Body = p.statement()
		p.popOK()
		return s
	case "case", "default":
		return p.caseStmt()
	case "break", "continue":
		isBreak := p.is("break")
		p.next()
		p.expect(";")
		if isBreak {
			return &ast.Break{Base: base(at)}
		}
		return &ast.Continue{Base: base(at)}
	case "goto":
		p.next()
		g := &ast.Goto{Base: base(at), Label: p.ident()}
		p.expect(";")
		return g
	case "return":
		p.next()
		r := &ast.Return{Base: base(at)}
		if !p.is(";") {
			if p.is("{") {
				r.X = p.initList()
			} else {
				r.X = p.expr()
			}
		}
		p.expect(";")
		return r
	case "try":
		p.next()
		t := &ast.Try{Base: base(at), Body: p.block()}
		for p.accept("catch") {
			p.skipBrackets()
			p.skipBrackets()
		}
		return t
	}
	p.fail("expected a statement")
	return &ast.BadStmt{Base: base(at)}
}

// popOK leaves a scope that push entered, unless a failure makes the caller reset the scope anyway.
func (p *Parser) popOK() {
	if !p.failed {
		p.pop()
	}
}

// condition reads (init; cond), where cond may declare a variable.
func (p *Parser) condition(init bool) (first ast.Stmt, decl *ast.VarDecl, cond ast.Expr) {
	p.expect("(")
	if init && !p.cfg.OpenCL && p.hasSemicolon() {
		first = p.statement()
	}
	if p.beginsCondDecl() {
		decl = p.condDecl()
	} else {
		cond = p.expr()
	}
	p.expect(")")
	return first, decl, cond
}

// hasSemicolon reports whether a ';' stands before the ")" that ends the current parentheses.
func (p *Parser) hasSemicolon() bool { return p.semicolons() > 0 }

// semicolons counts the semicolons before the bracket that closes here.
func (p *Parser) semicolons() int {
	n := 0
	for i := p.i; i < p.end; i++ {
		t := p.toks[i]
		switch {
		case t.Is(";"):
			n++
		case t.Is(")"), t.Is("}"):
			return n
		case isOpener(t):
			i = max(i, int(p.match[i]))
		}
	}
	return n
}

// beginsCondDecl reports whether the condition here is a declaration.
func (p *Parser) beginsCondDecl() bool {
	if !p.beginsType() {
		return false
	}
	return p.lookahead(func() bool { return p.declHead() && (p.is("=") || p.is("{")) })
}

func (p *Parser) condDecl() *ast.VarDecl {
	spec := &ast.DeclSpec{}
	p.declSpec(spec, inDecl)
	return p.variable(spec, p.declarator(named), named)
}

func (p *Parser) ifStmt() ast.Stmt {
	s := &ast.If{Base: base(p.t.Pos)}
	p.next()
	s.Constexpr = p.accept("constexpr")
	p.push(blockScope)
	s.Init, s.CondDecl, s.Cond = p.condition(true)
	s.Then = p.statement()
	if p.accept("else") {
		s.Else = p.statement()
	}
	p.popOK()
	return s
}

func (p *Parser) doStmt() ast.Stmt {
	s := &ast.Do{Base: base(p.t.Pos), Unroll: p.cfg.Unrolls[p.t.Pos]}
	p.next()
	s.Body = p.statement()
	p.expect("while")
	p.expect("(")
	s.Cond = p.expr()
	p.expect(")")
	p.expect(";")
	return s
}

func (p *Parser) caseStmt() ast.Stmt {
	s := &ast.Case{Base: base(p.t.Pos), Default: p.is("default")}
	p.next()
	if !s.Default {
		s.Value = p.conditional()
		if p.accept("...") {
			s.End = p.conditional()
		}
	}
	p.expect(":")
	if !p.is("}") {
		s.Stmt = p.statement()
	}
	return s
}

// forStmt reads both kinds of for.
func (p *Parser) forStmt() ast.Stmt {
	at := p.t.Pos
	p.next()
	p.push(blockScope)
	if !p.is("(") {
		p.fail("expected '('")
		return &ast.BadStmt{Base: base(at)}
	}
	if r := p.rangeFor(p.cfg.Unrolls[at]); r != nil {
		return r
	}
	f := &ast.For{Base: base(at), Unroll: p.cfg.Unrolls[at]}
	p.expect("(")
	if !p.accept(";") {
		f.Init = p.statement()
	}
	if !p.is(";") {
		if p.beginsCondDecl() {
			f.CondDecl = p.condDecl()
		} else {
			f.Cond = p.expr()
		}
	}
	p.expect(";")
	if !p.is(")") {
		f.Post = p.expr()
	}
	p.expect(")")
	f.Body = p.statement()
	p.popOK()
	return f
}

// rangeFor reads for (decl : range) at "(", or stays there and returns nil. An init-statement before the declaration
// makes it a block of the two.
func (p *Parser) rangeFor(unroll int) ast.Stmt {
	if p.cfg.OpenCL {
		return nil
	}
	r := &ast.RangeFor{Base: base(p.t.Pos), Unroll: unroll}
	m := p.mark()
	p.next()
	semi := p.semicolons()
	p.reset(m)
	if semi > 1 {
		return nil
	}
	p.next()
	var init ast.Stmt
	if semi == 1 {
		init = p.statement()
	}
	spec := &ast.DeclSpec{}
	p.declSpec(spec, inDecl)
	if p.is("[") || (p.is("&") || p.is("&&")) && p.peek(1).Is("[") {
		r.Var, _ = p.binding(spec).(*ast.VarDecl)
	} else {
		d := p.declarator(named)
		r.Var = &ast.VarDecl{Base: base(d.At), Spec: spec, Decl: d}
		p.declare(d.Name.Simple(), aValue, nil)
	}
	p.expect(":")
	r.Range = p.initializer()
	p.expect(")")
	r.Body = p.statement()
	p.popOK()
	if init != nil {
		return &ast.Block{Base: r.Base, List: []ast.Stmt{init, r}}
	}
	return r
}

// asm reads an asm statement.
func (p *Parser) asm() ast.Stmt {
	a := &ast.Asm{Base: base(p.t.Pos)}
	p.next()
	for p.t.Kind == token.Ident {
		if p.is("volatile") || p.is("__volatile__") || p.is("__volatile") {
			a.Volatile = true
		}
		p.next()
	}
	p.expect("(")
	for p.t.Kind == token.String {
		a.Text += unescape(unquote(p.t.Text))
		p.next()
	}
	for section := 0; !p.is(")") && p.t.Kind != token.EOF; {
		switch {
		case p.accept("::"):
			section += 2
		case p.accept(":"):
			section++
		case p.accept(","):
		case section == 1:
			a.Outs = append(a.Outs, p.asmOperand())
		case section == 2:
			a.Ins = append(a.Ins, p.asmOperand())
		case section == 3 && p.t.Kind == token.String:
			a.Clobbers = append(a.Clobbers, unquote(p.t.Text))
			p.next()
		default:
			p.fail("expected ')'")
		}
	}
	p.expect(")")
	p.expect(";")
	return a
}

func (p *Parser) asmOperand() ast.AsmOperand {
	var o ast.AsmOperand
	if p.is("[") {
		p.skipBrackets()
	}
	if p.t.Kind != token.String {
		p.fail("expected a constraint")
		return o
	}
	for p.t.Kind == token.String {
		o.Constraint += unquote(p.t.Text)
		p.next()
	}
	p.expect("(")
	o.X = p.expr()
	p.expect(")")
	return o
}

// unescape replaces the escapes that occur in assembler templates.
func unescape(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	return strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\r`, "\r", `\"`, `"`, `\\`, `\`).Replace(s)
}
