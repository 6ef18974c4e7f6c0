package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// nameUse is where a name stands; it decides what "<" after a name of unknown kind means.
type nameUse uint8

const (
	asType   nameUse = iota // a template argument list, if it can be read as one
	asExpr                  // one if it looks like one and what follows agrees
	asMember                // after "." or "->": one if it looks very much like one
	asDeclarator
)

// name reads a possibly qualified name and says what it names, as far as that is known.
func (p *Parser) name(use nameUse) (*ast.Name, entry) {
	n := &struct {
		ast.Name
		first [1]ast.NamePart
	}{}
	n.At = p.t.Pos
	n.Parts = n.first[:0]
	var e entry
	var in *scope
	if p.is("::") {
		n.Global, in = true, p.root
		p.next()
	}
	for {
		first := len(n.Parts) == 0 && !n.Global
		part := ast.NamePart{Pos: p.t.Pos}
		if !first && p.is("template") {
			part.TemplateKwd = true
			p.next()
		}
		switch {
		case first && p.decltypeQualifies():
			start := p.i
			part.Decltype, _ = p.decltype().(*ast.DecltypeType)
			part.Ident = p.spelling(start)
			e = entry{}
		case p.is("operator") && p.class == exprWord:
			p.operatorName(&part)
			e = entry{kind: aValue}
			if p.is("<") {
				if use != asDeclarator {
					e.kind = unknown
				}
				p.templateArgs(&part, e, use)
			}
		case p.is("~") && p.isNameAt(1):
			p.next()
			part.Ident = "~" + p.ident()
			e = entry{kind: aValue}
			if p.is("<") {
				p.templateArgs(&part, entry{kind: aTypeTemplate}, use)
			}
		default:
			part.Ident = p.ident()
			e = p.resolve(part.Ident, in, first, use)
			if p.is("<") {
				p.templateArgs(&part, e, use)
			}
		}
		n.Parts = append(n.Parts, part)
		if !p.is("::") || !p.namePartAt(1) {
			return &n.Name, e
		}
		p.next()
		in = e.inner
	}
}

// decltypeQualifies reports whether decltype(x):: begins here.
func (p *Parser) decltypeQualifies() bool {
	return p.class == decltypeWord && p.peek(1).Is("(") && p.afterBrackets(1).Is("::")
}

// resolve looks a part of a name up: the first part from the current scope outwards, the others in what the part before
// names.
func (p *Parser) resolve(ident string, in *scope, first bool, use nameUse) entry {
	if !first {
		return p.member(in, ident)
	}
	if use == asMember {
		return entry{}
	}
	return p.lookup(ident)
}

// namePartAt reports whether a part of a name begins n tokens ahead.
func (p *Parser) namePartAt(n int) bool {
	t := p.peek(n)
	switch {
	case t.Kind == token.Ident && p.classOf(t) == plain:
		return true
	case t.Text == "~", t.Text == "operator", t.Text == "template":
		return true
	}
	return false
}

// templateArgs reads <...> after a part of a name if it is a list of template arguments.
func (p *Parser) templateArgs(part *ast.NamePart, e entry, use nameUse) {
	sure := part.TemplateKwd
	switch e.kind {
	case aTypeTemplate, aValueTemplate, aType:
		sure = true
	case aValue:
		if e.called && use == asExpr && !sure && !p.cfg.OpenCL {
			break // arguments may find a template of that name (C++20 [temp.names]/2)
		}
		if !sure && (use != asDeclarator || p.t.Flags&token.LineStart != 0) {
			return
		}
		sure = true
	}
	m := p.mark()
	list := p.argList()
	if !list.ok {
		return
	}
	if !sure && use != asType && use != asDeclarator && !p.plausible(list.args, use) {
		p.reset(m)
		return
	}
	part.HasArgs, part.Args = true, list.args
}

// plausible decides for a name of unknown kind whether what was read as its template arguments is that, and no
// comparison.
func (p *Parser) plausible(args []ast.TemplateArg, use nameUse) bool {
	if p.is("(") && p.peek(1).Is(")") { // no value to compare with
		return true
	}
	certain := len(args) == 0
	for _, a := range args {
		switch {
		case a.Expr == nil:
			certain = true
		case a.Type != nil: // a name
		default:
			if !constantLike(a.Expr, use == asMember) {
				return false
			}
		}
	}
	switch {
	case p.is("("), p.is("::"):
		return true
	case certain, use == asMember:
		return certain
	}
	switch p.t.Text {
	case "{", ")", ",", ";", ">", ">>", "]", "}", "<<", "...":
		return true
	}
	return p.t.Kind == token.EOF
}

// constantLike reports whether x looks like a template argument: in strict reading a literal or a name.
func constantLike(x ast.Expr, strict bool) bool {
	switch x := x.(type) {
	case *ast.IntLit, *ast.CharLit, *ast.BoolLit, *ast.Ident, *ast.SizeofType, *ast.SizeofPack:
		return true
	case *ast.Paren:
		return !strict
	case *ast.Unary:
		return !strict && constantLike(x.X, strict)
	case *ast.Binary:
		switch x.Op {
		case "+", "-", "*", "/", "%":
			return !strict && constantLike(x.X, strict) && constantLike(x.Y, strict)
		}
		return false
	case *ast.SizeofExpr, *ast.NamedCast, *ast.Construct, *ast.Cast, *ast.Lambda, *ast.PackExpand:
		return !strict
	}
	return false
}

// templateArgs is a remembered attempt to read a template argument list.
type templateArgs struct {
	args       []ast.TemplateArg
	end, split int
	ok         bool
}

// argList reads a template argument list at "<", or stays there. What an earlier attempt found holds for later ones:
// reading it again for every way to read what stands around it would take exponential time.
func (p *Parser) argList() templateArgs {
	start := p.i
	if known, ok := p.args[start]; ok {
		if known.ok {
			p.seek(known.end)
			if known.split > 0 {
				p.acceptGT()
			}
		}
		return known
	}
	var list templateArgs
	list.ok = p.attempt(func() bool {
		p.enter()
		defer p.leave()
		p.next()
		noGT := p.noGT
		p.noGT = true
		list.args = []ast.TemplateArg{}
		if !p.acceptGT() {
			for {
				list.args = append(list.args, p.templateArg())
				if !p.accept(",") {
					break
				}
			}
			if !p.acceptGT() {
				p.fail("expected '>'")
			}
		}
		p.noGT = noGT
		return true
	})
	if p.failed {
		return templateArgs{}
	}
	list.end, list.split = p.i, p.split
	p.args[start] = list
	return list
}

// templateArg reads one argument: a type, an expression, or a name that may be either.
func (p *Parser) templateArg() ast.TemplateArg {
	var a ast.TemplateArg
	m := p.mark()
	if p.beginsType() && p.attempt(func() bool {
		a.Type = p.typeName()
		return p.is(",") || p.is(">") || p.is(">>") || p.is("...")
	}) {
		if a.Type.MayConvert() != nil {
			a.Expr = p.readAgain(m)
		}
		if n, ok := a.Type.Spec.Type.(*ast.NamedType); ok && len(a.Type.Decl.Derive) == 0 && !n.Typename && n.Elab == "" &&
			len(a.Type.Spec.Words) == 0 {
			if p.kindOf(n.Name) == unknown {
				a.Expr = &ast.Ident{Base: n.Base, Name: n.Name}
			}
		}
	} else {
		a.Type = nil
		a.Expr = p.conditional()
	}
	a.Pack = p.accept("...")
	return a
}

// readAgain reads the tokens since m, which are a type, as an expression; nil if they are none.
func (p *Parser) readAgain(m mark) (x ast.Expr) {
	end := p.mark()
	p.reset(m)
	if !p.attempt(func() bool {
		x = p.conditional()
		return p.i == end.i
	}) {
		x = nil
	}
	p.reset(end)
	return x
}

// kindOf looks a name up again.
func (p *Parser) kindOf(n *ast.Name) nameKind { return p.entryOf(n).kind }

func (p *Parser) entryOf(n *ast.Name) entry {
	var e entry
	for i := range n.Parts {
		switch {
		case i > 0:
			e = p.member(e.inner, n.Parts[i].Ident)
		case n.Global:
			e = p.member(p.root, n.Parts[i].Ident)
		default:
			e = p.lookup(n.Parts[i].Ident)
		}
	}
	return e
}

// operatorName reads the name of an operator, conversion or literal function.
func (p *Parser) operatorName(part *ast.NamePart) {
	p.next()
	t := p.t
	switch {
	case t.Kind == token.String:
		p.next()
		part.Ident = "operator" + t.Text
		if t.Text == `""` && p.isName() {
			part.Ident += p.ident()
		}
	case p.is("(") || p.is("["):
		if p.closer() != p.i+1 {
			p.fail("expected an operator")
			return
		}
		part.Ident = "operator" + t.Text + p.peek(1).Text
		p.skipBrackets()
	case p.is("new") || p.is("delete"):
		p.next()
		part.Ident = "operator " + t.Text
		if p.is("[") {
			part.Ident += "[]"
			p.skipBrackets()
		}
	case t.Kind == token.Punct && isOperator(t.Text):
		p.next()
		part.Ident = "operator" + t.Text
	case p.class == opWord:
		p.next()
		part.Ident = "operator" + p.words[t.Text].canon
	default:
		start := p.i
		part.Conversion = p.conversionType()
		part.Ident = "operator " + p.spelling(start)
	}
}

func isOperator(text string) bool {
	switch text {
	case "+", "-", "*", "/", "%", "^", "&", "|", "~", "!", "=", "<", ">", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=",
		"<<", ">>",
		"<<=", ">>=", "==", "!=", "<=", ">=", "<=>", "&&", "||", "++", "--", ",", "->*", "->":
		return true
	}
	return false
}
