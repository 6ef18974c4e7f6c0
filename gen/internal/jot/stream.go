package jot

import (
	"slices"
	"strings"
)

// kind is what a token of a file is.
type kind uint8

const (
	code       kind = iota // written as it is
	bracket                // the same, and a line of such alone does nothing
	identifier             // a variable, or a name declared elsewhere
	declared               // a name where it is declared
	imported               // an imported package: its path
	elements               // of a composite literal, as they are to be
	comment
	labelled // a label
	jumped   // a jump, with its label
	newline
	blank    // an empty line
	mark     // where the code after it comes from
	opened   // a scope begins
	ended    // a scope ends
	declares // from here on names are declared: stream.names of its line
)

// token is a word of a file, or something between words. It is small, as a file has a lot of them.
type token struct {
	kind kind
	line int32 // of a mark; of declares an index
	text string
}

func word(text string) token        { return token{text: text} }
func punctuation(text string) token { return token{kind: bracket, text: text} }

func (t token) put(s *stream) { s.append(t) }

// stream is a file as a list of tokens.
type stream struct {
	tokens []token
	names  [][]int // which tokens are declared
	params []int   // the names of the function whose block comes next
}

// flat is code as a list of tokens, which takes a fraction of the memory of a tree.
type flat struct {
	tokens []token
	names  [][]int
}

func flatten(c Code) *flat {
	if f, ok := c.(*flat); ok {
		return f
	}
	s := &stream{}
	c.put(s)
	return &flat{slices.Clone(s.tokens), s.names}
}

func (f *flat) put(s *stream) {
	tokens, names := len(s.tokens), len(s.names)
	for _, t := range f.tokens {
		if t.kind == declares {
			t.line += int32(names)
		}
		s.append(t)
	}
	for _, list := range f.names {
		moved := make([]int, len(list))
		for i, at := range list {
			moved[i] = at + tokens
		}
		s.names = append(s.names, moved)
	}
}

// hasRaw reports whether f has raw strings, which may hold what looks like a directive.
func (f *flat) hasRaw() bool {
	return slices.ContainsFunc(f.tokens, func(t token) bool { return strings.HasPrefix(t.text, "`") })
}

// last is the index of the last token that is code, or -1.
func (f *flat) last() int {
	for i, t := range slices.Backward(f.tokens) {
		if t.kind == code || t.kind == bracket {
			return i
		}
	}
	return -1
}

// append adds a token. Long files have their list copied less often than by Go's own append.
func (s *stream) append(t token) {
	if len(s.tokens) == cap(s.tokens) {
		s.tokens = slices.Grow(s.tokens, max(len(s.tokens), 256))
	}
	s.tokens = append(s.tokens, t)
}

// put writes a statement. The scopes that begin in it end with it, and so do the declarations.
func (st *Statement) put(s *stream) {
	if st == nil {
		return
	}
	var names []int
	start, scopes := len(s.tokens), 0
	for _, c := range *st {
		switch c := c.(type) {
		case token:
			switch {
			case c.kind == opened:
				scopes++
			case c.kind == declared:
				names = append(names, len(s.tokens))
			case c.kind == code && c.text == ":=":
				for i := start; i < len(s.tokens); i++ {
					if t := &s.tokens[i]; t.kind == identifier {
						t.kind = declared
						names = append(names, i)
					}
				}
			}
		case *group:
			if c.kind == clauses {
				scopes++
				s.add(opened, "")
			}
		case nil:
			continue
		}
		c.put(s)
	}
	s.declare(names)
	for range scopes {
		s.add(ended, "")
	}
}

func (s *stream) add(k kind, text string) { s.append(token{kind: k, text: text}) }

// declare says that the names of the tokens at are declared from here on.
func (s *stream) declare(at []int) {
	if at != nil {
		s.append(token{kind: declares, line: int32(len(s.names))})
		s.names = append(s.names, at)
	}
}

type groupKind int

const (
	list groupKind = iota
	block
	caseBlock
	cases
	clauses // between the word of a statement and its block
	structure
	parameters
)

// group is code with something between.
type group struct {
	kind                 groupKind
	open, separator, end string
	items                []Code
}

func (g *group) put(s *stream) {
	switch g.kind {
	case block, caseBlock:
		g.block(s)
	case structure:
		s.add(code, "struct")
		s.add(bracket, "{")
		s.lines(g.items, func(i int) { s.tokens[i].kind = code })
		if len(g.items) > 0 {
			s.add(newline, "")
		}
		s.add(bracket, "}")
	case parameters:
		s.add(bracket, "(")
		s.separated(",", g.items, func(i int) {
			s.tokens[i].kind = declared
			s.params = append(s.params, i)
		})
		s.add(bracket, ")")
	case clauses:
		s.add(code, g.open)
		s.separated(";", g.items, nil)
	case cases:
		if g.open == "default" {
			s.add(labelled, "default")
			return
		}
		s.add(code, g.open)
		s.separated(",", g.items, nil)
		s.add(code, ":")
	default:
		s.surround(g.open)
		s.separated(g.separator, g.items, nil)
		s.surround(g.end)
	}
}

// surround writes what opens or closes a list.
func (s *stream) surround(text string) {
	switch text {
	case "":
	case "[", "]":
		s.add(code, text)
	default:
		s.add(bracket, text)
	}
}

// block writes statements: of a function, whose parameters are in the scope of its block, of a case, or others.
func (g *group) block(s *stream) {
	function := s.params != nil
	if g.kind == block {
		s.add(bracket, "{")
	}
	if function {
		s.declare(s.params)
		s.params = nil
	} else {
		s.add(opened, "")
	}
	first := len(s.tokens)
	s.lines(g.items, nil)
	if g.kind == caseBlock && endsWithLabel(s.tokens[first:]) {
		s.add(newline, "")
		s.add(code, ";") // a label needs a statement, which only a closing brace may leave out
	}
	if !function {
		s.add(ended, "")
	}
	if g.kind == block {
		s.add(newline, "")
		s.add(bracket, "}")
	}
}

// endsWithLabel reports whether nothing that is executed follows the last label of the tokens.
func endsWithLabel(tokens []token) bool {
	for _, t := range slices.Backward(tokens) {
		switch t.kind {
		case newline, blank, mark, opened, ended, declares, comment:
		default:
			return t.kind == labelled
		}
	}
	return false
}

// lines writes each item on lines of its own, and calls name with the first token of each.
func (s *stream) lines(items []Code, name func(int)) {
	for _, c := range items {
		s.add(newline, "")
		if n := len(s.tokens); c != nil {
			c.put(s)
			if name != nil && n < len(s.tokens) {
				name(n)
			}
		}
	}
}

// separated writes items with a separator between, and calls name with the first token of each.
func (s *stream) separated(separator string, items []Code, name func(int)) {
	for i, c := range items {
		if i > 0 {
			if separator == "," {
				s.add(bracket, separator)
			} else {
				s.add(code, separator)
			}
		}
		if n := len(s.tokens); c != nil {
			c.put(s)
			if name != nil && n < len(s.tokens) {
				name(n)
			}
		}
	}
}
