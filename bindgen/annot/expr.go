package annot

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Expr is a host expression before its names are known: an ir.HostExpr whose leaves "name" still have to be bound.
type Expr = ir.HostExpr

// Expression reads an expression as directives have them from a text of its own, of integer parameters: its names are
// leaves "param".
func Expression(text string) (*ir.HostExpr, error) {
	diags := &diag.List{}
	p := &parser{text: text, diags: diags}
	p.next()
	x := p.expr()
	if !p.failed && p.tok.kind != eofTok {
		p.errorf(CodeSyntax, "unexpected %s", p.tok.describe())
	}
	if diags.Len() > 0 {
		return nil, fmt.Errorf("%q: %s", text, diags.Items[0].Msg)
	}
	var bad error
	x.Walk(func(leaf *ir.HostExpr) {
		switch leaf.Op {
		case "name":
			leaf.Op = "param"
		case "sizeof":
			bad = fmt.Errorf("%q: there is no sizeof here", text)
		}
	})
	return x, bad
}

// condition reads an expression whose outermost operator is a comparison or a logical operator.
func (p *parser) condition() *Expr {
	x := p.expr()
	if !p.failed && !isCondition(x) {
		p.errorf(CodeSyntax, "want a condition, such as n %% 4 == 0")
	}
	return x
}

func isCondition(x *Expr) bool {
	switch x.Op {
	case "==", "!=", "<", "<=", ">", ">=", "&&", "||", "!":
		return true
	}
	return false
}

var precedence = map[string]int{"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5,
	"*": 6, "/": 6, "%": 6}

func (p *parser) expr() *Expr {
	start := p.tok.off
	x := p.binary(1, 0)
	if p.failed || x == nil {
		return &Expr{Op: "const"}
	}
	x.Text = strings.TrimSpace(p.text[start:p.tok.off])
	return x
}

// maxDepth bounds the parts of an expression inside each other, and maxTerms the operators in a row.
const (
	maxDepth = 100
	maxTerms = 1024
)

func (p *parser) binary(min, depth int) *Expr {
	x := p.unary(depth)
	for n := 0; !p.failed && p.tok.kind == opTok; n++ {
		prec := precedence[p.tok.text]
		if prec < min || prec == 0 {
			break
		}
		if n == maxTerms {
			p.errorf(CodeSyntax, "an expression of a directive has more than %d operators in a row", maxTerms)
			return nil
		}
		op, pos := p.tok.text, p.pos()
		p.next()
		y := p.binary(prec+1, depth+1)
		x = &Expr{Op: op, Args: []*Expr{x, y}, Pos: pos}
	}
	return x
}

func (p *parser) unary(depth int) *Expr {
	pos := p.pos()
	if depth > maxDepth {
		p.errorf(CodeSyntax, "expression nested more than %d deep", maxDepth)
		return nil
	}
	switch {
	case p.is("-"):
		p.next()
		return &Expr{Op: "neg", Args: []*Expr{p.unary(depth + 1)}, Pos: pos}
	case p.is("!"):
		p.next()
		return &Expr{Op: "!", Args: []*Expr{p.unary(depth + 1)}, Pos: pos}
	case p.is("("):
		p.next()
		x := p.binary(1, depth+1)
		p.eat(")")
		return x
	case p.tok.kind == numberTok:
		return p.number(pos)
	case p.tok.kind == identTok:
		return p.name(pos, depth)
	}
	p.errorf(CodeSyntax, "want an expression, found %s", p.tok.describe())
	return nil
}

func (p *parser) number(pos source.Pos) *Expr {
	text := p.tok.text
	for len(text) > 1 && (text[len(text)-1]|0x20 == 'u' || text[len(text)-1]|0x20 == 'l') {
		text = text[:len(text)-1]
	}
	v, err := strconv.ParseInt(text, 0, 64)
	if err != nil {
		p.errorf(CodeBadNumber, "%s is not a 64-bit integer", p.tok.describe())
		return nil
	}
	p.next()
	return &Expr{Op: "const", Val: v, Pos: pos}
}

func (p *parser) name(pos source.Pos, depth int) *Expr {
	name := p.tok.text
	p.next()
	for p.is("::") {
		p.next()
		if p.tok.kind != identTok {
			p.errorf(CodeSyntax, "want a name after ::, found %s", p.tok.describe())
			return nil
		}
		name += "::" + p.tok.text
		p.next()
	}
	if !p.is("(") {
		return &Expr{Op: "name", Name: name, Pos: pos}
	}
	if name == "sizeof" {
		return p.sizeof(pos)
	}
	if name != "min" && name != "max" && name != "ceildiv" {
		p.errorf(CodeName, "unknown function %q: there are min, max, ceildiv and sizeof", name)
		return nil
	}
	p.next()
	x := &Expr{Op: name, Pos: pos}
	for !p.failed {
		x.Args = append(x.Args, p.binary(1, depth+1))
		if !p.is(",") {
			break
		}
		p.next()
	}
	if !p.eat(")") {
		return nil
	}
	if len(x.Args) < 2 || name == "ceildiv" && len(x.Args) > 2 {
		p.errorf(CodeSyntax, "%s wants two arguments", name)
		return nil
	}
	return x
}

// sizeof reads (type): the words of a type's name up to the closing parenthesis.
func (p *parser) sizeof(pos source.Pos) *Expr {
	p.next()
	start, end := p.tok.off, p.tok.off
	for p.tok.kind == identTok || p.is("::") {
		end = p.tok.off + len(p.tok.text)
		p.next()
	}
	if end == start {
		p.errorf(CodeSyntax, "sizeof wants the name of a type")
		return nil
	}
	if !p.eat(")") {
		return nil
	}
	return &Expr{Op: "sizeof", Name: p.text[start:end], Pos: pos}
}
