package ptx

import (
	"fmt"
	"strings"
)

// parser holds the text and the token in front of it.
type parser struct {
	text   string
	at     int
	tok    string // "" at the end
	err    error
	prog   *Program
	scopes []map[string]int // names of registers, innermost last
}

func (p *parser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf(format, args...)
	}
	p.tok, p.at = "", len(p.text)
}

// space skips white space and comments.
func (p *parser) space() {
	for p.at < len(p.text) {
		rest := p.text[p.at:]
		switch {
		case strings.HasPrefix(rest, "//"):
			n := strings.IndexByte(rest, '\n')
			if n < 0 {
				n = len(rest)
			}
			p.at += n
		case strings.HasPrefix(rest, "/*"):
			n := strings.Index(rest[2:], "*/")
			if n < 0 {
				p.fail("a comment is not closed")
				return
			}
			p.at += n + 4
		case strings.IndexByte(" \t\n\r\v\f", rest[0]) >= 0:
			p.at++
		default:
			return
		}
	}
}

// next reads a token: a word with its dots ("ld.global.L2::128B", "%tid.x", "0f3F800000", "1.5"), or one character. A
// percent sign begins a word of its own, also in "mov.u32%0".
func (p *parser) next() {
	p.space()
	if p.at >= len(p.text) {
		p.tok = ""
		return
	}
	from := p.at
	if !p.wordAt(p.at) {
		p.at++
	} else {
		for p.at < len(p.text) && p.wordAt(p.at) && !(p.at > from && p.text[p.at] == '%' && p.text[p.at-1] != '%') {
			if p.text[p.at] == ':' {
				p.at++
			}
			p.at++
		}
	}
	p.tok = p.text[from:p.at]
}

// wordAt reports whether the character at i belongs to a word; two colons do, one ends a label. "%%" is an escaped
// percent sign.
func (p *parser) wordAt(i int) bool {
	c := p.text[i]
	switch {
	case c == '_' || c == '$' || c == '%' || c == '.' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' &&
		c <= 'z':
		return true
	case c == ':':
		return i > 0 && i+1 < len(p.text) && p.text[i+1] == ':'
	}
	return false
}

func (p *parser) accept(tok string) bool {
	if p.tok != tok {
		return false
	}
	p.next()
	return true
}

func (p *parser) expect(tok string) {
	if !p.accept(tok) {
		p.fail("%q is expected, not %q", tok, p.tok)
	}
}
