package parse

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// fork returns a parser over other tokens that knows the names around body b (of the whole unit if b is nil).
func (p *Parser) fork(toks []token.Token, b *ast.Body) *Parser {
	q := &Parser{cfg: p.cfg, words: p.words, shapes: p.shapes, docs: p.docs, root: p.root, scope: p.root,
		visits: p.visits, known: p.known, errors: p.errors}
	if b != nil {
		if info, ok := b.Scope.(*bodyInfo); ok {
			q.scope = info.scope
		}
	}
	q.push(blockScope)
	q.load(toks)
	return q
}

// finish reports what is wrong with the text that q read, and whether it was all right.
func (p *Parser) finish(q *Parser) bool {
	if !q.failed && q.t.Kind != token.EOF {
		q.failCode(codeDirective, "unexpected '"+q.t.Text+"' here")
	}
	ok := !q.failed && !q.broken
	if q.failed {
		q.report()
	}
	p.visits, p.errors = q.visits, q.errors
	return ok
}

// ParseExpr reads tokens that are one expression, such as an argument of a directive, with the names known around body
// b, or those of the whole unit if b is nil. It returns nil after a message.
func (p *Parser) ParseExpr(toks []token.Token, b *ast.Body) ast.Expr {
	q := p.fork(toks, b)
	x := q.assignment()
	if !p.finish(q) {
		return nil
	}
	return x
}

// ParseType reads tokens that are one type; like ParseExpr otherwise.
func (p *Parser) ParseType(toks []token.Token, b *ast.Body) *ast.TypeName {
	q := p.fork(toks, b)
	t := q.typeName()
	if !p.finish(q) {
		return nil
	}
	return t
}

// ParseTemplateArgs reads tokens that are template arguments separated by commas; like ParseExpr otherwise, but ok
// tells.
func (p *Parser) ParseTemplateArgs(toks []token.Token, b *ast.Body) (args []ast.TemplateArg, ok bool) {
	end := source.Pos(0)
	if n := len(toks); n > 0 {
		if end = toks[n-1].Pos; toks[n-1].Kind == token.EOF {
			n--
		}
		toks = append(append([]token.Token{}, toks[:n]...), token.Token{Kind: token.Punct, Text: ">", Pos: end})
	}
	q := p.fork(toks, b)
	q.noGT = true
	for {
		args = append(args, q.templateArg())
		if !q.accept(",") {
			break
		}
	}
	q.expect(">")
	return args, p.finish(q)
}
