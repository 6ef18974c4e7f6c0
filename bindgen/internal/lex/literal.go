package lex

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/token"
)

// literalKind says what a quote begins.
type literalKind uint8

const (
	notLiteral literalKind = iota
	plainString
	plainChar
	rawString
)

// literalPrefix tells whether the identifier prefix before the given quote belongs to a literal ([lex.string],
// [lex.ccon]).
func (l *Lexer) literalPrefix(prefix string, quote byte) literalKind {
	plain := plainString
	if quote == '\'' {
		plain = plainChar
	}
	switch prefix {
	case "L", "u", "U", "u8":
		return plain
	case "R", "LR", "uR", "UR", "u8R":
		if l.cpp && quote == '"' {
			return rawString
		}
	}
	return notLiteral
}

// literal reads the string or character literal that starts at start and whose opening quote stands at quote. A literal
// that its line does not end is reported and closed there, so that a literal token always has both quotes.
func (l *Lexer) literal(start, quote int, kind literalKind) token.Token {
	if kind == rawString {
		return l.raw(start, quote)
	}
	t := token.Token{Kind: token.String, Pos: l.file.Pos(start)}
	if kind == plainChar {
		t.Kind = token.Char
	}
	q := l.src[quote]
	splices := false
	i := quote + 1
	for i < len(l.src) {
		switch l.src[i] {
		case q:
			l.pos = i + 1
			t.Text = l.src[start:l.pos]
			if splices {
				t.Text = unsplice(t.Text)
			}
			return t
		case '\n':
			return l.unterminated(t, start, i)
		case '\\':
			if n := splice(l.src, i); n > 0 {
				splices = true
				i += n
				continue
			}
			// The escaped character may itself stand after splices.
			for i++; ; splices = true {
				n := splice(l.src, i)
				if n == 0 {
					break
				}
				i += n
			}
			if i < len(l.src) && l.src[i] != '\n' {
				i++
			}
		default:
			i++
		}
	}
	return l.unterminated(t, start, i)
}

// unterminated ends a literal at end, where its line ends.
func (l *Lexer) unterminated(t token.Token, start, end int) token.Token {
	text := unsplice(strings.TrimRight(l.src[start:end], "\r"))
	l.pos = end
	if t.Kind == token.Char {
		l.errorf(CodeChar, t.Pos, "character constant without closing '")
		t.Text = closed(text, '\'')
	} else {
		d := l.errorf(CodeString, t.Pos, "string literal without closing \"")
		if !l.cpp && start > 0 && l.src[start-1] == 'R' {
			d.Hintf("OpenCL C has no raw strings; -embedded reads the kernels in those of a host program")
		}
		t.Text = closed(text, '"')
	}
	return t
}

// closed returns text with the quote that it lacks; a trailing lone backslash would swallow the quote and is dropped.
func closed(text string, quote byte) string {
	n := len(text) - len(strings.TrimRight(text, `\`))
	if n%2 == 1 {
		text = text[:len(text)-1]
	}
	return text + string(quote)
}

// raw reads a raw string, in which nothing is spliced ([lex.string]/2).
func (l *Lexer) raw(start, quote int) token.Token {
	t := token.Token{Kind: token.String, Pos: l.file.Pos(start)}
	i := quote + 1
	for i < len(l.src) && i-quote <= 17 && !strings.ContainsRune(" ()\\\t\v\f\r\n\"", rune(l.src[i])) {
		i++
	}
	if i >= len(l.src) || l.src[i] != '(' || i-quote-1 > 16 {
		end := strings.IndexByte(l.src[start:], '\n')
		if end < 0 {
			end = len(l.src) - start
		}
		l.pos = start + end
		l.errorf(CodeRawDelim, l.file.Pos(quote), "raw string without '(' after a delimiter of at most 16 characters")
		t.Text = `""`
		return t
	}
	closing := ")" + l.src[quote+1:i] + `"`
	n := strings.Index(l.src[i:], closing)
	if n < 0 {
		l.errorf(CodeRawString, t.Pos, "raw string without closing %s", closing)
		l.pos = len(l.src)
		t.Text = `""`
		return t
	}
	l.pos = i + n + len(closing)
	t.Text = l.src[start:l.pos]
	return t
}
