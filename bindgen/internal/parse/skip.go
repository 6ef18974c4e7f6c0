package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// balance finds the closing bracket of every opening one. A '}' closes the innermost '{' whatever parentheses stay open
// in between: braces are what people keep in order. The first disorder gives one message and silences the parser's
// others.
func (p *Parser) balance() {
	p.match = make([]int32, len(p.toks))
	eof := int32(len(p.toks) - 1)
	var open []int32
	top := func() string {
		if len(open) == 0 {
			return ""
		}
		return p.toks[open[len(open)-1]].Text
	}
	for i := range p.toks {
		t := &p.toks[i]
		if t.Kind == token.Ident && len(t.Text) > 14 && IsLaunchFunction(t.Text) && p.toks[i+1].Is("(") {
			p.launches = append(p.launches, int32(i))
		}
		if t.Kind != token.Punct || len(t.Text) > 2 {
			continue
		}
		switch t.Text {
		case "(", "[", "{":
			open = append(open, int32(i))
			p.match[i] = eof
		case ")", "]":
			want := "("
			if t.Text == "]" {
				want = "["
			}
			if top() != want {
				p.unbalanced(int32(i), "unexpected '"+t.Text+"'")
				continue // it closes nothing; what is open stays open up to the brace
			}
			p.match[open[len(open)-1]] = int32(i)
			open = open[:len(open)-1]
		case "}":
			for top() == "(" || top() == "[" {
				at := open[len(open)-1]
				p.unbalanced(at, "this '"+top()+"' is never closed")
				p.match[at] = int32(i)
				open = open[:len(open)-1]
			}
			if len(open) == 0 {
				p.unbalanced(int32(i), "unexpected '}'")
				continue
			}
			p.match[open[len(open)-1]] = int32(i)
			open = open[:len(open)-1]
		case "<<":
			if n := i + 1; n < len(p.toks) && p.toks[n].Is("<") && p.toks[n].Flags&token.SpaceBefore == 0 {
				p.launches = append(p.launches, int32(i))
			}
		}
	}
	if len(open) > 0 {
		p.unbalanced(open[len(open)-1], "this '"+top()+"' is never closed")
	}
}

func (p *Parser) unbalanced(i int32, msg string) {
	p.message(codeUnbalanced, p.toks[i].Pos, msg)
	p.broken = true
}

// skipBrackets moves past the bracketed text that the current token opens.
func (p *Parser) skipBrackets() {
	to := p.closer() + 1
	p.steps++
	if to <= p.i {
		p.next()
		return
	}
	p.seek(min(to, p.end))
}

// closer returns the index of the bracket that closes the current one.
func (p *Parser) closer() int { return int(p.match[p.i]) }

// afterBrackets returns the token that follows the bracketed text opened n places ahead.
func (p *Parser) afterBrackets(n int) token.Token {
	if p.failed || p.i+n >= p.end {
		return token.Token{Kind: token.EOF}
	}
	if i := int(p.match[p.i+n]) + 1; i < p.end && i > p.i+n {
		return p.toks[i]
	}
	return token.Token{Kind: token.EOF}
}

func isOpener(t token.Token) bool {
	return t.Kind == token.Punct && (t.Text == "(" || t.Text == "[" || t.Text == "{")
}

// skipDecl moves past a declaration that was not understood: to after its ';', or after the braces that end it. A
// token that certainly begins another declaration at the start of a line ends it too, so that a lost ';' costs one
// declaration.
func (p *Parser) skipDecl() {
	for start := p.i; p.t.Kind != token.EOF; {
		switch {
		case p.is(";"):
			p.next()
			return
		case p.is("}"):
			return
		case p.is("{"):
			p.skipBrackets()
			if p.bracesEndDecl() {
				p.accept(";")
				return
			}
		case isOpener(p.t):
			p.skipBrackets()
		case p.i > start && p.t.Flags&token.LineStart != 0 && p.beginsDecl():
			return
		default:
			p.next()
		}
	}
}

// bracesEndDecl decides whether a '}' just passed ended a declaration, by what follows.
func (p *Parser) bracesEndDecl() bool {
	switch p.t.Text {
	case ",", "{", "=", ")", "]", ".", "->", "(", "[", "?", ":", "+", "-", "*", "/", "&", "&&", "|", "||", "<", ">",
		"catch", "...":
		return false
	}
	return p.t.Kind != token.Ident || p.t.Flags&token.LineStart != 0 || p.class != plain
}

// beginsDecl reports whether the current token begins a declaration wherever it stands.
func (p *Parser) beginsDecl() bool {
	switch p.t.Text {
	case "__global__", "__kernel", "namespace", "typedef":
		return true
	case "template":
		return p.peek(1).Is("<")
	case "extern":
		return p.peek(1).Kind == token.String
	case "kernel":
		return p.cfg.OpenCL
	}
	return false
}

// badDecl skips from token start what could not be understood and keeps the reason. If the text is a kernel, or at
// namespace scope a device declaration, the reason is reported.
func (p *Parser) badDecl(start int, reason failure) *ast.BadDecl {
	p.seek(start)
	d := &ast.BadDecl{Base: base(p.t.Pos), Err: reason.String(), ErrAt: reason.pos, Rule: reason.rule}
	p.skipDecl()
	if p.i == start {
		p.next()
	}
	wanted := false
	for i := start; i < p.i; i++ {
		t := p.toks[i]
		switch {
		case t.Is("__global__"), t.Is("__device__") && p.enclosingClass() == nil, p.cfg.OpenCL &&
			(t.Is("kernel") || t.Is("__kernel")):
			wanted = true
		case t.Kind == token.Ident && p.classOf(t) == plain && i+1 < len(p.toks):
			switch p.toks[i+1].Text {
			case "(", "=", ";", "[", "{", ",":
				if len(d.Names) < 16 {
					d.Names = append(d.Names, t.Text)
				}
			}
		case isOpener(t):
			i = max(i, int(p.match[i]))
		}
	}
	if wanted || reason.code == codeDepth || reason.code == codeEffort {
		p.message(reason.code, reason.pos, reason.String())
	}
	return d
}
