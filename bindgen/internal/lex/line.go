package lex

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// HeaderName reads the header name that stands next on the line of a directive, after "include" or "__has_include(": a
// "quoted" or an <angled> one, in which backslashes and comment signs mean nothing (C11 6.4.7). It reads nothing and
// returns ok false when something else stands there.
func (l *Lexer) HeaderName() (name string, angled, ok bool) {
	i := l.pos
	for i < len(l.src) {
		if table[l.src[i]]&blank != 0 {
			i++
		} else if n := splice(l.src, i); n > 0 {
			i += n
		} else if strings.HasPrefix(l.src[i:], "/*") {
			n := strings.Index(l.src[i+2:], "*/")
			if n < 0 {
				return "", false, false
			}
			i += 2 + n + 2
		} else {
			break
		}
	}
	if i >= len(l.src) || l.src[i] != '"' && l.src[i] != '<' {
		return "", false, false
	}
	closing := byte('"')
	if l.src[i] == '<' {
		closing = '>'
	}
	line := l.src[i+1:]
	if n := strings.IndexByte(line, '\n'); n >= 0 {
		line = line[:n]
	}
	n := strings.IndexByte(line, closing)
	if n < 0 {
		return "", false, false
	}
	l.pos = i + 1 + n + 1
	return line[:n], closing == '>', true
}

// Scan reads text as one token and reports whether it is exactly one (C11 6.10.3.3p3: what "##" makes). The token has
// no position.
func Scan(text string, cpp bool) (token.Token, bool) {
	if text == "" {
		return token.Token{}, false
	}
	l := &Lexer{file: new(source.File), src: text, cpp: cpp, quiet: true}
	if c := text[0]; table[c]&blank != 0 || c == '\n' || c == '\\' {
		return token.Token{}, false
	}
	t := l.token()
	t.Pos = 0
	valid := t.Kind != token.Other && l.pos == len(text)
	if valid && (t.Kind == token.String || t.Kind == token.Char) {
		valid = t.Text == text // not one that had to be closed
	}
	return t, valid
}

// NewText returns a lexer over text that is no part of a file, without messages; its tokens have no positions.
func NewText(text string, cpp bool) *Lexer {
	return &Lexer{file: new(source.File), src: text, cpp: cpp, quiet: true, lineStart: true, blankStart: true}
}
