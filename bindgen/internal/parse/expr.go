package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// Expressions are read by precedence climbing over one table of binary operators.

// precedence of the binary operators, 1 the loosest; 0 for what is none.
func precedence(op string) int {
	switch op {
	case "||":
		return 1
	case "&&":
		return 2
	case "|":
		return 3
	case "^":
		return 4
	case "&":
		return 5
	case "==", "!=":
		return 6
	case "<", ">", "<=", ">=":
		return 7
	case "<=>":
		return 8
	case "<<", ">>":
		return 9
	case "+", "-":
		return 10
	case "*", "/", "%":
		return 11
	case ".*", "->*":
		return 12
	}
	return 0
}

func isAssignment(op string) bool {
	switch op {
	case "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=":
		return true
	}
	return false
}

// op returns the operator that the current token spells, "" if none.
func (p *Parser) op() string {
	switch {
	case p.t.Kind == token.Punct:
		return p.t.Text
	case p.class == opWord:
		return p.words[p.t.Text].canon
	}
	return ""
}

// expr reads an expression, commas included.
func (p *Parser) expr() ast.Expr {
	x := p.assignment()
	for p.is(",") && !p.peek(1).Is("...") {
		at, height := p.t.Pos, p.height
		p.next()
		x = &ast.Binary{Base: base(at), Op: ",", X: x, Y: p.assignment()}
		p.operator(height)
	}
	return x
}

// assignment reads an assignment expression.
func (p *Parser) assignment() ast.Expr {
	p.enter()
	defer p.leave()
	if p.is("throw") && p.class == exprWord {
		at := p.t.Pos
		p.next()
		t := &ast.Throw{Base: base(at)}
		if !p.is(";") && !p.is(")") && !p.is(",") && !p.is(":") {
			t.X = p.assignment()
		}
		return t
	}
	x := p.conditional()
	op := p.op()
	if !isAssignment(op) || p.peek(1).Is("...") {
		return x
	}
	at, height := p.t.Pos, p.height
	defer func() { p.operator(height) }()
	p.next()
	if p.is("{") {
		return &ast.Assign{Base: base(at), Op: op, X: x, Y: p.initList()}
	}
	return &ast.Assign{Base: base(at), Op: op, X: x, Y: p.assignment()}
}

// conditional reads a conditional expression: what a constant expression may be.
func (p *Parser) conditional() ast.Expr {
	p.enter()
	defer p.leave()
	c := p.binary(1)
	if !p.is("?") {
		return c
	}
	e := &ast.Cond{Base: base(p.t.Pos), C: c}
	height := p.height
	p.next()
	if !p.is(":") {
		noGT := p.noGT
		p.noGT = false
		e.X = p.expr()
		p.noGT = noGT
		height = max(height, p.height)
	}
	p.expect(":")
	e.Y = p.assignment()
	p.operator(height)
	return e
}

// binary reads operators that bind at least as tightly as min.
func (p *Parser) binary(min int) ast.Expr {
	x := p.cast()
	for {
		op := p.op()
		prec := precedence(op)
		if prec < min || prec == 0 || op == ">>" && p.endsLaunch() || p.noGT && (op == ">" || op == ">>") ||
			p.peek(1).Is("...") {
			return x
		}
		at, height := p.t.Pos, p.height
		p.next()
		x = &ast.Binary{Base: base(at), Op: op, X: x, Y: p.binary(prec + 1)}
		p.operator(height)
	}
}

// cast reads a cast expression: (T)x, a vector literal, a compound literal, or a unary expression.
func (p *Parser) cast() ast.Expr {
	p.height = 0
	if !p.is("(") {
		return p.unary()
	}
	at := p.t.Pos
	t := p.castType()
	if t == nil {
		return p.unary()
	}
	p.enter()
	defer p.leave()
	c := &ast.Cast{Base: base(at), Type: t}
	switch {
	case p.is("{"):
		c.X = p.initList()
		return p.postfix(c, at)
	case p.cfg.OpenCL && p.is("(") && p.isList():
		at := p.t.Pos
		c.X = &ast.ParenList{Base: base(at), Items: p.parenArgs()}
		return p.postfix(c, at)
	}
	c.X = p.cast()
	return c
}

// isList reports whether the parentheses that begin here have a comma of their own, as those of an OpenCL vector
// literal have.
func (p *Parser) isList() bool {
	for i := p.i + 1; i < p.closer(); i++ {
		switch {
		case p.toks[i].Is(","):
			return true
		case isOpener(p.toks[i]):
			i = max(i, int(p.match[i]))
		}
	}
	return false
}

// castType reads "(type)" if that begins a cast here; else it stays at "(" and returns nil.
func (p *Parser) castType() *ast.TypeName {
	first := p.peek(1)
	kind := aType
	switch p.classOf(first) {
	case builtinWord, specWord, classKey, enumKey, typenameWord, decltypeWord, autoWord, attrWord:
	case plain:
		if first.Kind != token.Ident && !first.Is("::") {
			return nil
		}
		if first.Kind == token.Ident {
			kind = p.lookup(first.Text).kind
			if kind.isValue() || !typeGoesOn(p.peek(2)) {
				return nil
			}
		}
	default:
		return nil
	}
	var t *ast.TypeName
	if !p.attempt(func() bool {
		p.next()
		noGT := p.noGT
		p.noGT = false
		t = p.typeName()
		p.noGT = noGT
		return p.accept(")") && p.isCastOf(t)
	}) {
		return nil
	}
	return t
}

// typeGoesOn reports whether t may follow a type's name in "(T ...)".
func typeGoesOn(t token.Token) bool {
	switch t.Text {
	case ")", "*", "&", "&&", "<", "::", "[", "(":
		return true
	}
	return t.Kind == token.Ident
}

// isCastOf decides, after "(t)", whether what follows is the operand of a cast. Where t is a name that nobody
// declared, an operator that is binary as well as unary is taken as binary.
func (p *Parser) isCastOf(t *ast.TypeName) bool {
	if t.Decl.Func() != nil {
		return false // nothing is cast to a function: (A<int>::max()) + 1
	}
	sure := true
	if n, ok := t.Spec.Type.(*ast.NamedType); ok && len(t.Decl.Derive) == 0 && len(t.Spec.Words) == 0 && n.Elab == "" &&
		!n.Typename {
		sure = p.kindOf(n.Name).isType() || n.Name.Last().HasArgs && len(n.Name.Parts) == 1
	}
	switch p.t.Kind {
	case token.Ident:
		switch p.class {
		case plain, exprWord, builtinWord, typenameWord, decltypeWord, ignoredWord:
			return true
		case opWord:
			return p.is("not") || p.is("compl")
		}
		return false
	case token.Number, token.Char, token.String:
		return true
	case token.Punct:
		switch p.t.Text {
		case "(", "{", "~", "!":
			return true
		case "+", "-", "*", "&", "++", "--", "::":
			return sure
		case "[":
			return sure && !p.cfg.OpenCL
		}
	}
	return false
}

// unary reads prefix operators and what they apply to.
func (p *Parser) unary() ast.Expr {
	at := p.t.Pos
	switch op := p.op(); op {
	case "+", "-", "!", "~", "*", "&", "++", "--", "&&":
		p.enter()
		defer p.leave()
		p.next()
		return &ast.Unary{Base: base(at), Op: op, X: p.cast()}
	}
	if p.is("::") && (p.peek(1).Is("new") || p.peek(1).Is("delete")) {
		p.next() // the functions of classes are not looked at: sema refuses classes that have any
	}
	switch p.class {
	case ignoredWord:
		p.enter()
		defer p.leave()
		p.next()
		return p.cast()
	case exprWord:
		switch p.words[p.t.Text].canon {
		case "sizeof", "alignof", "vec_step":
			p.enter()
			defer p.leave()
			return p.sizeof()
		case "new":
			return p.newExpr()
		case "delete":
			p.enter()
			defer p.leave()
			p.next()
			array := p.is("[")
			if array {
				p.skipBrackets()
			}
			return &ast.Delete{Base: base(at), X: p.cast(), Array: array}
		case "noexcept":
			p.next()
			return &ast.Unary{Base: base(at), Op: "noexcept", X: p.paren()}
		}
	}
	return p.postfix(p.primary(), at)
}

// sizeof reads sizeof, alignof and OpenCL's vec_step.
func (p *Parser) sizeof() ast.Expr {
	at, op := p.t.Pos, p.words[p.t.Text].canon
	p.next()
	if p.accept("...") {
		p.expect("(")
		e := &ast.SizeofPack{Base: base(at), Name: p.ident()}
		p.expect(")")
		return e
	}
	if p.is("(") {
		var t *ast.TypeName
		var m, end mark
		if p.attempt(func() bool {
			p.next()
			if m = p.mark(); !p.beginsType() {
				return false
			}
			noGT := p.noGT
			p.noGT = false
			t = p.typeName()
			p.noGT = noGT
			end = p.mark()
			return p.accept(")") && !p.is("{")
		}) {
			e := &ast.SizeofType{Base: base(at), Op: op, Type: t}
			n, ok := t.Spec.Type.(*ast.NamedType)
			switch {
			case !ok || n.Typename || n.Elab != "" || p.kindOf(n.Name) != unknown:
			case len(t.Decl.Derive) == 0:
				e.X = &ast.Ident{Base: n.Base, Name: n.Name}
			case t.Decl.Func() != nil && len(n.Name.Parts) == 1: // f(A()) of a function that is found by its arguments
				after := p.mark()
				p.reset(m)
				if p.attempt(func() bool { e.X = p.conditional(); return p.i == end.i }) {
					e.X = &ast.Paren{Base: n.Base, X: e.X}
				} else {
					e.X = nil
				}
				p.reset(after)
			}
			return e
		}
	}
	return &ast.SizeofExpr{Base: base(at), Op: op, X: p.unary()}
}

// newExpr reads a new-expression; only its type is kept.
func (p *Parser) newExpr() ast.Expr {
	e := &ast.New{Base: base(p.t.Pos)}
	p.next()
	if p.is("(") && !isEndOfOperand(p.afterBrackets(0)) {
		e.Placement = p.parenArgs()
	}
	if p.is("(") {
		p.next()
		e.Type = p.typeName()
		p.expect(")")
	} else {
		e.Type = p.newType()
	}
	switch {
	case p.is("("):
		e.Init = &ast.Construct{Base: e.Base, Type: e.Type, Args: p.parenArgs()}
	case p.is("{"):
		e.Init = p.braceConstruct(e.Type)
	}
	return e
}

func isEndOfOperand(t token.Token) bool {
	switch t.Text {
	case ";", ")", ",", "]", "}", "(", "{", "":
		return true
	}
	return false
}

// parenArgs reads "(a, b...)".
func (p *Parser) parenArgs() []ast.Expr {
	p.expect("(")
	args := p.exprList(")")
	p.expect(")")
	return args
}

// exprList reads the arguments up to a closing bracket, which it leaves.
func (p *Parser) exprList(closer string) []ast.Expr {
	noGT := p.noGT
	p.noGT = false
	defer func() { p.noGT = noGT }()
	var list []ast.Expr
	for !p.is(closer) && p.t.Kind != token.EOF {
		list = append(list, p.initializer())
		if !p.accept(",") {
			break
		}
	}
	return list
}

// initializer reads an initialiser clause: {...} or an assignment expression, with "..." if it expands a pack.
func (p *Parser) initializer() ast.Expr {
	height := p.height
	p.height = 0
	defer func() { p.height = max(p.height, height) }() // the items of a list are not operands of each other
	var x ast.Expr
	if p.is("{") {
		x = p.initList()
	} else {
		x = p.assignment()
	}
	if p.is("...") {
		x = &ast.PackExpand{Base: base(p.t.Pos), X: x}
		p.next()
	}
	return x
}

// initList reads {a, .b = c, [d] = e}.
func (p *Parser) initList() *ast.InitList {
	p.enter()
	defer p.leave()
	noGT := p.noGT
	p.noGT = false
	defer func() { p.noGT = noGT }()
	l := &ast.InitList{Base: base(p.t.Pos)}
	p.expect("{")
	for !p.is("}") && p.t.Kind != token.EOF {
		var item ast.InitItem
		for p.designates() {
			if p.accept(".") {
				item.Designators = append(item.Designators, ast.Designator{Field: p.ident()})
				continue
			}
			p.next()
			d := ast.Designator{Index: p.conditional()}
			if p.accept("...") { // GNU [lo ... hi]
				p.fail("kbind does not read ranges in designated initialisers")
			}
			p.expect("]")
			item.Designators = append(item.Designators, d)
		}
		if item.Designators != nil && !p.is("{") {
			p.expect("=")
		}
		item.X = p.initializer()
		l.Items = append(l.Items, item)
		if !p.accept(",") {
			break
		}
	}
	p.expect("}")
	return l
}

// designates reports whether a designator begins here: ".x", or "[i]" that is no lambda.
func (p *Parser) designates() bool {
	if p.is(".") {
		return p.isNameAt(1)
	}
	if !p.is("[") {
		return false
	}
	switch p.afterBrackets(0).Text {
	case "=", ".", "[":
		return true
	}
	return p.cfg.OpenCL
}
