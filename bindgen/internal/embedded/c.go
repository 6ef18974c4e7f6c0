package embedded

import (
	"bytes"
	"strings"
)

// scanC finds the strings of a C or C++ program.
func scanC(host []byte) []piece {
	c := &cScanner{scanner: scanner{host: host}, makers: stringMakers(host)}
	for c.at < len(host) {
		c.step()
	}
	return c.pieces
}

type cScanner struct {
	scanner
	makers map[string]maker
	begun  bool // something stands on the line before
	macro  bool // within the value of a macro
}

// maker is a macro that makes a string of its argument: #define STRINGIFY(...) #__VA_ARGS__, perhaps with literals
// around it.
type maker struct{ before, after *piece }

func (c *cScanner) step() {
	ch := c.host[c.at]
	switch {
	case ch == '\n':
		c.begun = false
		c.at++
		if c.macro {
			c.macro, c.name = false, ""
			c.end()
		}
	case ch == '\\':
		c.at++
		c.escape()
	case ch == ' ' || ch == '\t' || ch == '\r':
		c.at++
	case c.has("//"):
		c.skipLine()
	case c.has("/*"):
		c.at += 2
		c.skipTo("*/")
	case ch == '#' && !c.begun:
		c.directive()
	case ch == '"':
		c.begun = true
		c.string()
	case ch == '\'':
		c.at++
		c.quoted(&piece{}, "'", false)
		c.end()
	case identByte(ch):
		c.begun = true
		c.wordOrRaw()
	default:
		c.begun = true
		c.punct(ch)
	}
}

// directive passes over a line that is for the preprocessor; the value of a macro is scanned, under its name.
func (c *cScanner) directive() {
	hash := c.at
	c.at++
	for c.peek(0) == ' ' || c.peek(0) == '\t' {
		c.at++
	}
	switch w := c.ident(); w {
	case "define":
		c.end()
	case "if", "ifdef", "ifndef", "elif", "else", "endif":
		c.branch(w)
		if c.cur != nil {
			c.cur.unknown(hash, "the text of these kernels depends on the host's #"+w)
		}
		c.cur, c.join = nil, '#'
		c.skipLine()
		return
	default:
		c.end()
		c.skipLine()
		return
	}
	for c.peek(0) == ' ' || c.peek(0) == '\t' {
		c.at++
	}
	c.name = c.ident()
	if c.peek(0) == '(' {
		c.skipLine()
	}
	c.begun, c.macro = true, true
}

// branch counts the conditionals of the host, but for the guard that a header begins with.
func (c *cScanner) branch(word string) {
	switch {
	case word == "ifndef" && c.guard == 0 && len(c.pieces) == 0 && c.conds == 0:
		c.guard = 1
	case word == "endif" && c.conds > 0:
		c.conds--
	case word == "endif":
		c.guard = 2
	case word == "if" || word == "ifdef" || word == "ifndef":
		c.conds++
	}
	if c.guard == 0 {
		c.guard = 2
	}
}

// string reads a literal of the current piece.
func (c *cScanner) string() {
	p := c.literal()
	c.at++
	c.quoted(p, `"`, false)
	c.suffix()
}

// suffix passes over what makes a std::string or string_view of a literal.
func (c *cScanner) suffix() {
	at := c.at
	if w := c.ident(); w != "s" && w != "sv" {
		c.at = at
	}
}

// wordOrRaw reads a word: an encoding prefix with its literal, a string-making macro with its argument, or a name.
func (c *cScanner) wordOrRaw() {
	start := c.at
	w := c.ident()
	if c.peek(0) == '"' {
		switch w {
		case "R", "u8R":
			c.raw()
			return
		case "L", "u", "U", "u8":
			c.string()
			return
		case "LR", "uR", "UR":
			p := c.literal()
			p.unknown(start, "kernels in wide strings are not read")
			c.raw()
			return
		}
	}
	if m, ok := c.makers[w]; ok && c.argument(m) {
		return
	}
	if c.cur != nil { // "text" NAME "text": a macro of the host's stands between
		c.cur.unknown(start, "the value of "+w+" is between these literals; kbind reads only literals")
	}
	if c.deep == 0 {
		c.word = w
	}
}

// raw reads R"delimiter(...)delimiter" (C++17 [lex.string]).
func (c *cScanner) raw() {
	p := c.literal()
	open := bytes.IndexByte(c.host[c.at:min(len(c.host), c.at+18)], '(')
	if open < 0 {
		c.at++
		c.quoted(p, `"`, false)
		return
	}
	end := ")" + string(c.host[c.at+1:c.at+open]) + `"`
	c.at += open + 1
	start := c.at
	c.skipTo(end)
	stop := max(start, c.at-len(end))
	if c.at == len(c.host) && !bytes.HasSuffix(c.host, []byte(end)) {
		stop = c.at
	}
	p.put(c.host[start:stop], start)
	c.suffix()
}

// argument reads the argument of a string-making macro as a string; false when no argument follows.
func (c *cScanner) argument(m maker) bool {
	open := c.at
	for open < len(c.host) && strings.IndexByte(" \t\r\n", c.host[open]) >= 0 {
		open++
	}
	if open == len(c.host) || c.host[open] != '(' {
		return false
	}
	c.at = open + 1
	p := c.literal()
	end := closing(c.host, open)
	for _, lit := range []*piece{m.before, nil, m.after} {
		if lit != nil {
			p.put(lit.text, open)
			continue
		}
		p.put(c.host[open+1:end], open+1)
	}
	c.at = min(end+1, len(c.host))
	return true
}

// closing returns the offset of the bracket that closes the one at open, passing over comments and literals.
func closing(host []byte, open int) int {
	s := &scanner{host: host, at: open}
	depth := 0
	for s.at < len(host) {
		switch ch := host[s.at]; {
		case s.has("//"):
			s.skipLine()
			continue
		case s.has("/*"):
			s.at += 2
			s.skipTo("*/")
			continue
		case ch == '"' || ch == '\'':
			s.at++
			s.quoted(&piece{}, string(ch), false)
			continue
		case ch == '(':
			depth++
		case ch == ')':
			if depth--; depth == 0 {
				return s.at
			}
		}
		s.at++
	}
	return s.at
}

func (c *cScanner) punct(ch byte) {
	switch ch {
	case '[':
		c.deep++
	case ']':
		c.deep = max(0, c.deep-1)
	case '=':
		if c.deep == 0 {
			c.name = c.word
		}
	case ';':
		c.name, c.word, c.deep = "", "", 0
	}
	switch {
	case c.has("+="):
		c.name = c.word
		c.end()
		c.at++
	case ch == '+':
		c.operator('+')
	case c.has("<<"):
		c.operator('<')
		c.at++
	case ch == '(' && c.join != 0: // + std::string("...")
	default:
		c.end()
	}
	c.at++
}

// stringMakers finds the macros that make a string of their only or variable argument.
func stringMakers(host []byte) map[string]maker {
	out := map[string]maker{}
	s := &scanner{host: host}
	for s.at < len(host) {
		start := s.at
		s.skipLine()
		line := strings.NewReplacer("\\\r\n", " ", "\\\n", " ").Replace(string(host[start:min(s.at, len(host))]))
		s.at++
		if name, m, ok := parseMaker(line); ok {
			out[name] = m
		}
	}
	return out
}

// parseMaker reads "#define NAME(x) #x" and "#define NAME(...) "literal" #__VA_ARGS__ "literal"".
func parseMaker(line string) (string, maker, bool) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(line), "#")
	if !ok {
		return "", maker{}, false
	}
	if rest, ok = strings.CutPrefix(strings.TrimSpace(rest), "define"); !ok {
		return "", maker{}, false
	}
	head, body, ok := strings.Cut(strings.TrimSpace(rest), ")")
	name, param, isFunc := strings.Cut(head, "(")
	if !ok || !isFunc || strings.ContainsAny(name, " \t") || strings.Contains(param, ",") {
		return "", maker{}, false
	}
	switch param = strings.TrimSpace(param); {
	case param == "...":
		param = "__VA_ARGS__"
	case strings.HasSuffix(param, "..."):
		param = strings.TrimSpace(strings.TrimSuffix(param, "..."))
	}
	m := maker{before: &piece{}, after: &piece{}}
	s := &cScanner{scanner: scanner{host: []byte(body)}}
	seen := false
	for s.at < len(body) {
		switch ch := body[s.at]; {
		case ch == ' ' || ch == '\t' || ch == '\r':
			s.at++
		case ch == '"':
			s.at++
			if seen {
				s.quoted(m.after, `"`, false)
			} else {
				s.quoted(m.before, `"`, false)
			}
		case ch == '#' && !seen:
			s.at++
			for s.peek(0) == ' ' {
				s.at++
			}
			if s.ident() != param {
				return "", maker{}, false
			}
			seen = true
		case s.has("//"):
			s.at = len(body)
		default:
			return "", maker{}, false
		}
	}
	return name, m, seen
}
