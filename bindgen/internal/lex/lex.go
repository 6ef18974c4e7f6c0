// Package lex cuts the bytes of a file into raw tokens.
//
// It does translation phases 1 to 3 of C11 5.1.1.2 and C++17 [lex.phases]: spliced lines are joined, comments become
// white space, and what is left becomes preprocessing tokens. A token's Pos is where its first byte stands in the file;
// its Text is a part of the file's own text unless a splice or a digraph had to be taken out, so that a token costs no
// memory.
//
// The common case, a token without a splice in it, is one run over a table of byte classes. Only when a token touches a
// backslash that ends a line is its text copied without the splices and scanned again (splice.go).
package lex

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// maxErrors is how many messages a file gets before the rest of it is given up.
const maxErrors = 20

// Lexer reads the tokens of one file.
type Lexer struct {
	file  *source.File
	src   string
	pos   int // offset of the next byte
	cpp   bool
	diags *diag.List // may be nil
	errs  int
	// inDirective makes the next line end a Newline token; see Directive.
	inDirective bool
	quiet       bool
	lineStart   bool // no token has been read on this line
	blankStart  bool // neither token nor comment has been read on this line
}

// New returns a lexer over f whose messages go to diags. In C++ (cpp) there are raw strings, digit separators and the
// punctuators "::", ".*" and "->*"; in C there are not.
func New(f *source.File, cpp bool, diags *diag.List) *Lexer {
	l := &Lexer{file: f, src: string(f.Text), cpp: cpp, diags: diags, lineStart: true, blankStart: true}
	switch {
	case strings.HasPrefix(l.src, "\xef\xbb\xbf"):
		l.pos = 3
	case strings.HasPrefix(l.src, "\xff\xfe"), strings.HasPrefix(l.src, "\xfe\xff"):
		l.diags.Add(CodeEncoding, f.Pos(0), "the file is in UTF-16").Hintf("save it as UTF-8")
		l.pos = len(l.src)
	}
	return l
}

// Directive makes the lexer end the current line with a Newline token (or EOF at the end of the file). The preprocessor
// calls it when it has read the '#' of a directive.
func (l *Lexer) Directive() { l.inDirective = true }

// Quiet turns messages about unterminated literals and odd bytes off or on: text that no compiler looks at, such as a
// group that a condition leaves out, may hold anything.
func (l *Lexer) Quiet(on bool) { l.quiet = on }

// File returns the file that l reads.
func (l *Lexer) File() *source.File { return l.file }

// Offset returns the offset of the next byte to be read.
func (l *Lexer) Offset() int { return l.pos }

// Next returns the next token, and EOF at the end of the file and ever after. A comment that begins a line (only blanks
// stand before it) is a token too; other comments are white space.
func (l *Lexer) Next() token.Token {
	var flags token.Flags
	for {
		for l.pos < len(l.src) && table[l.src[l.pos]]&blank != 0 {
			l.pos++
			flags |= token.SpaceBefore
		}
		if l.pos >= len(l.src) {
			return l.eof(flags)
		}
		c := l.src[l.pos]
		switch {
		case c == '\n':
			if l.inDirective {
				return l.newline()
			}
			l.pos++
			l.lineStart, l.blankStart = true, true
			continue
		case c == '/':
			if n := l.commentOpener(); n > 0 {
				begins := l.blankStart && !l.inDirective
				start := l.pos
				l.comment(n)
				flags |= token.SpaceBefore
				if begins {
					return token.Token{Kind: token.Comment, Pos: l.file.Pos(start), Text: l.src[start:l.pos]}
				}
				continue
			}
		case c == '\\':
			if n := splice(l.src, l.pos); n > 0 {
				l.pos += n
				continue
			}
		}
		if l.lineStart {
			flags |= token.LineStart | token.SpaceBefore
			l.lineStart, l.blankStart = false, false
		}
		t := l.token()
		t.Flags = flags
		return t
	}
}

func (l *Lexer) eof(flags token.Flags) token.Token {
	if l.inDirective {
		return l.newline()
	}
	return token.Token{Kind: token.EOF, Flags: flags, Pos: l.file.Pos(len(l.src))}
}

func (l *Lexer) newline() token.Token {
	t := token.Token{Kind: token.Newline, Pos: l.file.Pos(l.pos)}
	if l.pos < len(l.src) {
		l.pos++
	}
	l.inDirective, l.lineStart, l.blankStart = false, true, true
	return t
}

// token reads one token that starts at l.pos, where neither white space nor a comment stands.
func (l *Lexer) token() token.Token {
	start := l.pos
	t := token.Token{Pos: l.file.Pos(start)}
	c := l.src[start]
	switch cl := table[c]; {
	case cl&letter != 0:
		end := start + 1
		for end < len(l.src) && table[l.src[end]]&(letter|digit) != 0 {
			end++
		}
		if end < len(l.src) {
			switch d := l.src[end]; {
			case d == '"' || d == '\'':
				if k := l.literalPrefix(l.src[start:end], d); k != notLiteral {
					return l.literal(start, end, k)
				}
			case d == '\\' && splice(l.src, end) > 0:
				return l.spliced(start)
			case d >= 0x80:
				end = identEnd(l.src, end)
				if end < len(l.src) && l.src[end] == '\\' && splice(l.src, end) > 0 {
					return l.spliced(start)
				}
			}
		}
		t.Kind, t.Text, l.pos = token.Ident, l.src[start:end], end
		return t
	case cl&digit != 0 || c == '.' && start+1 < len(l.src) && table[l.src[start+1]]&digit != 0:
		end := numberEnd(l.src, start, l.cpp)
		if end < len(l.src) && l.src[end] == '\\' && splice(l.src, end) > 0 {
			return l.spliced(start)
		}
		t.Kind, t.Text, l.pos = token.Number, l.src[start:end], end
		return t
	case cl&operator != 0:
		text, n := punct(l.src[start:], l.cpp)
		if table[c]&(extending) != 0 || c == '/' || c == '!' || c == '^' {
			if l.spliceInside(start) {
				return l.spliced(start)
			}
		}
		t.Kind, t.Text, l.pos = token.Punct, text, start+n
		return t
	case c == '"':
		return l.literal(start, start, plainString)
	case c == '\'':
		return l.literal(start, start, plainChar)
	case cl&high != 0:
		if end := identEnd(l.src, start); end > start {
			if r, _ := utf8.DecodeRuneInString(l.src[start:]); identStart(r) {
				t.Kind, t.Text, l.pos = token.Ident, l.src[start:end], end
				return t
			}
		}
	}
	return l.other(start)
}

// other makes a token of what starts no token; only some of that deserves a message of its own.
func (l *Lexer) other(start int) token.Token {
	r, n := utf8.DecodeRuneInString(l.src[start:])
	pos := l.file.Pos(start)
	l.pos = start + n
	switch c := l.src[start]; {
	case table[c]&control != 0:
		l.errorf(CodeByte, pos, "byte 0x%02x is not source text", c)
	case r == utf8.RuneError && n == 1:
		l.errorf(CodeByte, pos, "byte 0x%02x is not UTF-8 text", c)
	case r >= utf8.RuneSelf && unicode.IsSpace(r) || r == '\ufeff':
		l.errorf(CodeByte, pos, "the invisible character U+%04X is between tokens", r).Hintf("replace it with a blank")
	}
	return token.Token{Kind: token.Other, Pos: pos, Text: l.src[start : start+n]}
}

// errorf reports a message unless l is quiet or has no list, and gives the file up when there are too many. It never
// returns nil.
func (l *Lexer) errorf(code diag.Code, pos source.Pos, format string, args ...any) *diag.Diag {
	if l.diags == nil || l.quiet && code != CodeComment {
		return &diag.Diag{}
	}
	l.errs++
	if l.errs == maxErrors {
		l.pos = len(l.src)
		return l.diags.Add(CodeTooMany, pos, "too many errors: is %s a text file?", l.file.Name)
	}
	if l.errs > maxErrors {
		return &diag.Diag{}
	}
	return l.diags.Add(code, pos, format, args...)
}

// numberEnd returns the end of the preprocessing number at i (C11 6.4.8, C++17 [lex.ppnumber]).
func numberEnd(s string, i int, cpp bool) int {
	for i < len(s) {
		c := s[i]
		switch cl := table[c]; {
		case cl&(letter|digit) != 0:
			i++
			if (c == 'e' || c == 'E' || c == 'p' || c == 'P') && i < len(s) && (s[i] == '+' || s[i] == '-') {
				i++
			}
		case c == '.':
			i++
		case c == '\'' && cpp && i+1 < len(s) && table[s[i+1]]&(letter|digit) != 0:
			i += 2
		case c >= 0x80:
			end := identEnd(s, i)
			if end == i {
				return i
			}
			i = end
		default:
			return i
		}
	}
	return i
}

// identEnd returns the end of the identifier characters at i, beyond ASCII too.
func identEnd(s string, i int) int {
	for i < len(s) {
		if c := s[i]; c < utf8.RuneSelf {
			if table[c]&(letter|digit) == 0 {
				return i
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if !identStart(r) && !unicode.In(r, unicode.Mn, unicode.Mc, unicode.Nd, unicode.Pc) {
			return i
		}
		i += n
	}
	return i
}

func identStart(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.Is(unicode.Nl, r))
}
