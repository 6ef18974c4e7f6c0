package pp

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/token"
)

// parts is a list of tokens in parts, none of which is copied while the list grows.
type parts struct {
	list [][]token.Token // all but the last are full
	n    int             // tokens in all
}

func (p *parts) append(t token.Token) {
	last := len(p.list) - 1
	if last < 0 || len(p.list[last]) == cap(p.list[last]) {
		p.list = append(p.list, make([]token.Token, 0, min(max(p.n, 256), 8192)))
		last++
	}
	p.list[last] = append(p.list[last], t)
	p.n++
}

// cut keeps the first n tokens.
func (p *parts) cut(n int) {
	p.n = n
	for i, part := range p.list {
		if n <= len(part) {
			p.list[i], p.list = part[:n], p.list[:i+1]
			return
		}
		n -= len(part)
	}
}

// all visits the tokens in order.
func (p *parts) all(yield func(token.Token) bool) {
	for _, part := range p.list {
		for _, t := range part {
			if !yield(t) {
				return
			}
		}
	}
}

// after returns the tokens in one piece, after those of front.
func (p *parts) after(front []token.Token) []token.Token {
	return slices.Concat(append([][]token.Token{front}, p.list...)...)
}
