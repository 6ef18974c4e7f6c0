package embedded

import "strings"

// scanPython finds the strings of a Python program (The Python Language Reference, 2.4.1).
func scanPython(host []byte) []piece {
	s := &scanner{host: host}
	depth := 0
	for s.at < len(host) {
		c := host[s.at]
		switch {
		case c == '\n':
			if depth == 0 {
				s.end()
				s.name = ""
			}
			s.at++
		case c == ' ' || c == '\t' || c == '\r' || c == '\\':
			s.at++
		case c == '#':
			for s.at < len(host) && host[s.at] != '\n' {
				s.at++
			}
		case c == '"' || c == '\'':
			s.pythonString("")
		case identByte(c):
			w := s.ident()
			if q := s.peek(0); (q == '"' || q == '\'') && len(w) <= 2 && strings.Trim(strings.ToLower(w), "rbuf") == "" {
				s.pythonString(strings.ToLower(w))
				continue
			}
			s.end()
			s.word = w
		case c == '%' || c == '.' && s.cur != nil && !s.has(".encode") && !s.has(".strip") && !s.has(".lstrip"):
			s.operator('+')
			s.join = 0
			s.at++
		case c == '+' && !s.has("+="):
			s.plus()
		default:
			switch c {
			case '(', '[', '{':
				depth++
			case ')', ']', '}':
				depth = max(0, depth-1)
			case '=', '+':
				s.name = s.word
			}
			if c != ')' {
				s.end()
			}
			s.at++
		}
	}
	return s.pieces
}

// plus joins the literals on its sides into one piece; with anything but a literal on a side, the text is known at run
// time only.
func (s *scanner) plus() {
	if s.cur == nil {
		s.join = '+'
		s.at++
		return
	}
	back := *s
	s.at++
	for s.at < len(s.host) && strings.IndexByte(" \t\r\n\\", s.host[s.at]) >= 0 {
		s.at++
	}
	switch c := s.peek(0); {
	case c == '"' || c == '\'' || c == '`':
	case (c|0x20 == 'r') && (s.peek(1) == '"' || s.peek(1) == '\''):
	default:
		s.at = back.at
		s.operator('+')
		s.at++
	}
}

func (s *scanner) pythonString(prefix string) {
	p := s.literal()
	at := s.at
	quote := string(s.host[s.at])
	triple := s.has(strings.Repeat(quote, 3))
	if triple {
		quote = strings.Repeat(quote, 3)
	}
	s.at += len(quote)
	if strings.Contains(prefix, "f") {
		p.unknown(at, atRunTime)
	}
	if strings.Contains(prefix, "r") {
		start := s.at
		s.skipTo(quote)
		p.put(s.host[start:max(start, s.at-len(quote))], start)
		return
	}
	s.quoted(p, quote, triple)
}

// scanGo finds the strings of a Go program (The Go Programming Language Specification, String literals).
func scanGo(host []byte) []piece {
	s := &scanner{host: host}
	for s.at < len(host) {
		c := host[s.at]
		switch {
		case c == ' ' || c == '\t' || c == '\r' || c == '\n':
			s.at++
		case s.has("//"):
			s.skipTo("\n")
		case s.has("/*"):
			s.at += 2
			s.skipTo("*/")
		case c == '\'':
			s.at++
			s.quoted(&piece{}, "'", false)
			s.end()
		case c == '"':
			p := s.literal()
			s.at++
			s.quoted(p, `"`, false)
		case c == '`':
			p := s.literal()
			s.at++
			start := s.at
			s.skipTo("`")
			p.put(host[start:max(start, s.at-1)], start)
		case identByte(c):
			s.end()
			s.word = s.ident()
		case s.has("+="):
			s.name = s.word
			s.end()
			s.at += 2
		case c == '+':
			s.plus()
		default:
			if c == '=' {
				s.name = s.word
			}
			s.end()
			s.at++
		}
	}
	return s.pieces
}
