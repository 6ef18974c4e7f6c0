package lex

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/token"
)

// splice returns the number of bytes of the line splice at i: a backslash, blanks (which compilers tolerate) and a new
// line or the end of the file; 0 when there is none.
func splice(s string, i int) int {
	if i >= len(s) || s[i] != '\\' {
		return 0
	}
	j := i + 1
	for j < len(s) && table[s[j]]&blank != 0 {
		j++
	}
	switch {
	case j >= len(s):
		return j - i
	case s[j] == '\n':
		return j + 1 - i
	}
	return 0
}

// unsplice returns s without its line splices.
func unsplice(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	done, last := 0, strings.LastIndexByte(s, '\n')
	for i := 0; i < len(s); {
		n := 0
		if s[i] == '\\' && i < last {
			n = splice(s, i)
		}
		if n == 0 {
			i++
			continue
		}
		b.WriteString(s[done:i])
		i += n
		done = i
	}
	if done == 0 {
		return s
	}
	b.WriteString(s[done:])
	return b.String()
}

// spliceInside reports whether a splice stands so near after the punctuator byte at i that the punctuator might go on
// after it.
func (l *Lexer) spliceInside(i int) bool {
	for j := i + 1; j < i+4 && j < len(l.src); j++ {
		c := l.src[j]
		if c == '\\' {
			return splice(l.src, j) > 0
		}
		if table[c]&extending == 0 {
			return false
		}
	}
	return false
}

// spliced reads a token that starts at start and touches a splice: it copies the text without splices, in a piece that
// grows until the token fits with room to spare, and scans the copy.
func (l *Lexer) spliced(start int) token.Token {
	for size := 64; ; size *= 2 {
		clean, whole := unspliced(l.src[start:], size)
		sub := &Lexer{file: l.file, src: clean, cpp: l.cpp, diags: l.diags, quiet: true}
		if clean != "" && clean[0] != '"' && clean[0] != '\'' && literalAfter(clean) {
			// A literal whose prefix is spliced; literals look after their splices themselves.
			quote := start + physical(l.src[start:], strings.IndexAny(clean, `"'`))
			for n := splice(l.src, quote); n > 0; n = splice(l.src, quote) {
				quote += n
			}
			kind := plainString
			if l.src[quote] == '\'' {
				kind = plainChar
			}
			t := l.literal(start, quote, kind)
			t.Text = unsplice(t.Text)
			return t
		}
		t := sub.token()
		if sub.pos+4 > len(clean) && !whole {
			continue
		}
		t.Pos = l.file.Pos(start)
		t.Text = strings.Clone(t.Text)
		l.pos = start + physical(l.src[start:], sub.pos)
		return t
	}
}

// literalAfter reports whether s begins with an encoding prefix and a quote. Raw strings do not count: nobody splices
// one before its quote.
func literalAfter(s string) bool {
	i := strings.IndexAny(s, `"'`)
	if i < 1 || i > 2 {
		return false
	}
	switch s[:i] {
	case "L", "u", "U", "u8":
		return true
	}
	return false
}

// unspliced copies about n bytes of s without splices; whole reports that s had no more.
func unspliced(s string, n int) (clean string, whole bool) {
	b := make([]byte, 0, n)
	i := 0
	for i < len(s) && len(b) < n {
		if k := splice(s, i); k > 0 {
			i += k
			continue
		}
		b = append(b, s[i])
		i++
	}
	return string(b), i >= len(s)
}

// physical returns how many bytes of s, splices included, hold its first n bytes without splices.
func physical(s string, n int) int {
	i := 0
	for i < len(s) {
		if k := splice(s, i); k > 0 {
			if n == 0 {
				break // a splice after the token is not part of it
			}
			i += k
			continue
		}
		if n == 0 {
			break
		}
		i++
		n--
	}
	return i
}

// commentOpener returns the length of the comment opener at l.pos, splices inside it included; 0 when there is none.
func (l *Lexer) commentOpener() int {
	i := l.pos + 1
	for {
		n := splice(l.src, i)
		if n == 0 {
			break
		}
		i += n
	}
	if i < len(l.src) && (l.src[i] == '/' || l.src[i] == '*') {
		return i + 1 - l.pos
	}
	return 0
}

// comment passes over the comment at l.pos whose opener takes n bytes.
func (l *Lexer) comment(n int) {
	start := l.pos
	i := start + n
	l.blankStart = false
	if l.src[i-1] == '/' {
		l.pos = lineCommentEnd(l.src, i)
		return
	}
	for {
		k := strings.IndexByte(l.src[i:], '*')
		if k < 0 {
			l.pos = len(l.src)
			l.errorf(CodeComment, l.file.Pos(start), "comment without closing */")
			return
		}
		i += k + 1
		j := i
		for m := splice(l.src, j); m > 0; m = splice(l.src, j) {
			j += m
		}
		if j < len(l.src) && l.src[j] == '/' {
			l.pos = j + 1
			return
		}
	}
}

// lineCommentEnd returns the offset of the new line that ends the comment line at i, one after a splice being none.
func lineCommentEnd(s string, i int) int {
	for {
		n := strings.IndexByte(s[i:], '\n')
		if n < 0 {
			return len(s)
		}
		line := strings.TrimRight(s[i:i+n], " \t\r\f\v")
		i += n
		if !strings.HasSuffix(line, `\`) {
			return i
		}
		i++
	}
}
