package hostcode

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
)

// text is a file: its bytes, and which of them are directives.
type text struct {
	bytes      []byte
	directives []directive
	open       [2]span // stretches of lines without the end of a literal that begins there with ', or with "
}

// directive is a line that begins with "#", with the lines that continue it, without the last one's end.
type directive struct {
	span
	word string
}

func isWord(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// scan finds the directives, which do not begin in comments and literals.
func scan(b []byte) *text {
	t := &text{bytes: b}
	start := true // nothing but blanks on this line yet
	for i := 0; i < len(b); {
		c := b[i]
		end := t.quietEnd(i)
		switch {
		case end > i:
			if c != '/' {
				start = false
			}
			i = end
		case c == '\n':
			start = true
			i++
		case c == '#' && start:
			i = t.directive(i)
		case isWord(c):
			start = false
			i = t.wordEnd(i)
		default:
			start = start && (c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f')
			i++
		}
	}
	return t
}

// directive reads the one that begins at i and returns its end. A comment that begins there may continue after it.
func (t *text) directive(i int) int {
	b := t.bytes
	end := i
	for end < len(b) && b[end] != '\n' {
		if b[end] == '\\' && end+1 < len(b) && (b[end+1] == '\n' || b[end+1] == '\r' && end+2 < len(b) && b[end+2] == '\n') {
			end += 2 + bytes.IndexByte(b[end+1:], '\n')
			continue
		}
		if q := t.quietEnd(end); q > end && b[end] == '/' {
			end = q
			continue
		}
		if q := t.quietEnd(end); q > end && !bytes.ContainsRune(b[end:q], '\n') {
			end = q
			continue
		}
		end++
	}
	at := i + 1
	for at < end && (b[at] == ' ' || b[at] == '\t') {
		at++
	}
	t.directives = append(t.directives, directive{span{i, end}, string(b[at:t.wordEnd(at)])})
	return end
}

// quietEnd returns the end of the comment or literal that begins at i, i if none does.
func (t *text) quietEnd(i int) int {
	b := t.bytes
	switch c := b[i]; {
	case c == '/' && i+1 < len(b) && b[i+1] == '/':
		for j := i; j < len(b); j++ {
			if b[j] == '\n' && !(b[j-1] == '\\' || b[j-1] == '\r' && b[j-2] == '\\') {
				return j
			}
		}
		return len(b)
	case c == '/' && i+1 < len(b) && b[i+1] == '*':
		if n := bytes.Index(b[i+2:], []byte("*/")); n >= 0 {
			return i + 2 + n + 2
		}
		return len(b)
	case c == '"' && i > 0 && b[i-1] == 'R':
		return t.rawEnd(i)
	case c == '"', c == '\'' && !(i > 0 && isWord(b[i-1]) && !strings.Contains("uULR8", string(b[i-1]))), c == '\'' &&
		i > 1 && b[i-1] == '8' && b[i-2] == 'u':
		open := &t.open[b2i(c == '"')]
		if open.from <= i && i < open.to {
			return i
		}
		j := i + 1
		for ; j < len(b) && b[j] != '\n'; j++ {
			switch b[j] {
			case '\\':
				j++
				if j < len(b) && b[j] == '\r' {
					j++
				}
			case c:
				return j + 1
			}
		}
		*open = span{i, min(j, len(b))}
	}
	return i
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// rawEnd returns the end of the raw string whose quote stands at i.
func (t *text) rawEnd(i int) int {
	open := bytes.IndexByte(t.bytes[i:min(i+18, len(t.bytes))], '(')
	if open < 0 || open > 17 {
		return i
	}
	closer := ")" + string(t.bytes[i+1:i+open]) + `"`
	if n := bytes.Index(t.bytes[i:], []byte(closer)); n >= 0 {
		return i + n + len(closer)
	}
	return len(t.bytes)
}

// wordEnd returns the end of the identifier or number at i. Digit separators are part of a number.
func (t *text) wordEnd(i int) int {
	digits := i < len(t.bytes) && t.bytes[i] >= '0' && t.bytes[i] <= '9'
	for i < len(t.bytes) && (isWord(t.bytes[i]) || digits && t.bytes[i] == '\'' && i+1 < len(t.bytes) &&
		isWord(t.bytes[i+1])) {
		i++
	}
	return i
}

// next returns the offset of the first byte at or after i that is neither blank, comment nor splice.
func (t *text) next(i int) int {
	for i < len(t.bytes) {
		switch c := t.bytes[i]; {
		case c == ' ', c == '\t', c == '\n', c == '\r', c == '\\', c == '\v', c == '\f':
			i++
		case c == '/' && t.quietEnd(i) > i:
			i = t.quietEnd(i)
		default:
			return i
		}
	}
	return i
}

// closing returns the offset after the parenthesis that closes the one at i.
func (t *text) closing(i int) int {
	depth := 0
	for i < len(t.bytes) {
		if end := t.quietEnd(i); end > i {
			i = end
			continue
		}
		switch t.bytes[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
		i++
	}
	return i
}

// words lists the identifiers in a stretch, without those in comments and literals; those of directives are left out if
// plain is set.
func (t *text) words(s span, plain bool) []string {
	var list []string
	directives := t.directives
	if plain {
		d, _ := slices.BinarySearchFunc(directives, s.from, func(d directive, at int) int { return cmp.Compare(d.to, at) })
		directives = directives[d:]
	}
	for i := s.from; i < s.to; {
		for plain && len(directives) > 0 && directives[0].to <= i {
			directives = directives[1:]
		}
		if plain && len(directives) > 0 && directives[0].from <= i {
			i = directives[0].to
			continue
		}
		if end := t.quietEnd(i); end > i {
			i = end
			continue
		}
		if !isWord(t.bytes[i]) {
			i++
			continue
		}
		end := t.wordEnd(i)
		if c := t.bytes[i]; c < '0' || c > '9' {
			list = append(list, string(t.bytes[i:end]))
		}
		i = end
	}
	return list
}

// header is the name in an #include line, "" if a macro gives it.
func (t *text) header(s span) string {
	line := string(t.bytes[s.from:s.to])
	at := strings.IndexAny(line, "\"<")
	if at < 0 {
		return ""
	}
	closer := map[byte]string{'"': `"`, '<': ">"}[line[at]]
	name, _, ok := strings.Cut(line[at+1:], closer)
	if !ok {
		return ""
	}
	return name
}

// gaps lists what lies between spans.
func (t *text) gaps(covered []span) []span {
	slices.SortFunc(covered, func(a, b span) int { return cmp.Compare(a.from, b.from) })
	var out []span
	at := 0
	for _, c := range covered {
		if c.from > at {
			out = append(out, span{at, c.from})
		}
		at = max(at, c.to)
	}
	if at < len(t.bytes) {
		out = append(out, span{at, len(t.bytes)})
	}
	return out
}

// aroundDirectives sorts cuts, drops those within others, and leaves directives out of them, but for #include lines
// that are cuts themselves and pragmas, which say something about the code that is cut.
func (t *text) aroundDirectives(list []Cut) []Cut {
	slices.SortFunc(list, func(a, b Cut) int { return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(b.To, a.To)) })
	gone := map[int]bool{} // #include lines
	for _, c := range list {
		gone[c.From] = true
	}
	var out []Cut
	end := 0
	for _, c := range list {
		if c.From < end {
			continue
		}
		end = c.To
		for _, d := range t.directives {
			if d.to <= c.From || d.from >= c.To || gone[d.from] || d.word == "pragma" && !t.lasting(d) {
				continue
			}
			out = append(out, Cut{From: c.From, To: d.from, Semicolon: c.Semicolon})
			c.From, c.Semicolon = min(t.lineEnd(d.to), c.To), false
		}
		if c.From < c.To {
			out = append(out, c)
		}
	}
	return out
}

// lineEnd returns the offset past the end of the line that i is on.
func (t *text) lineEnd(i int) int {
	for i < len(t.bytes) && t.bytes[i] != '\n' {
		i++
	}
	return min(i+1, len(t.bytes))
}

// lasting reports whether a pragma says something about more than the statement after it.
func (t *text) lasting(d directive) bool {
	words := t.words(d.span, false)
	return len(words) > 1 && slices.Contains([]string{"push_macro", "pop_macro", "pack", "once"}, words[1])
}
