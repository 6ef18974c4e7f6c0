package embedded

import (
	"bytes"
	"strings"
)

// scanner walks over a host program. It knows literals, comments, words and brackets, which is all that is needed to
// find strings and to pass over the rest.
type scanner struct {
	host   []byte
	at     int
	pieces []piece

	cur  *piece // the piece that the next literal would go on; nil if none
	word string // the last word that may name a variable
	name string // the variable or macro being given a value
	deep int    // open square brackets
	join byte   // '+' or '<' when the last operator joins strings at run time

	conds int // open #if of the host
	guard int // 0 at the start of the file, 1 within what may be an include guard, 2 later
}

func (s *scanner) peek(n int) byte {
	if s.at+n < len(s.host) {
		return s.host[s.at+n]
	}
	return 0
}

func (s *scanner) has(prefix string) bool {
	return strings.HasPrefix(string(s.host[s.at:min(len(s.host), s.at+len(prefix))]), prefix)
}

// skipTo moves after the next occurrence of end, or to the end of the file.
func (s *scanner) skipTo(end string) {
	if i := bytes.Index(s.host[s.at:], []byte(end)); i >= 0 {
		s.at += i + len(end)
	} else {
		s.at = len(s.host)
	}
}

// skipLine moves to the next newline that no backslash hides.
func (s *scanner) skipLine() {
	for s.at < len(s.host) && s.host[s.at] != '\n' {
		if s.host[s.at] == '\\' {
			s.at++
			if s.peek(0) == '\r' {
				s.at++
			}
		}
		s.at++
	}
	s.at = min(s.at, len(s.host))
}

// ident reads a word.
func (s *scanner) ident() string {
	start := s.at
	for s.at < len(s.host) && identByte(s.host[s.at]) {
		s.at++
	}
	return string(s.host[start:s.at])
}

const atRunTime = "the text of these kernels is put together at run time here, so kbind cannot know it"

// literal returns the piece that a literal at the scanner's place belongs to.
func (s *scanner) literal() *piece {
	if s.cur == nil {
		s.pieces = append(s.pieces, piece{name: s.name, start: s.at, chosen: s.conds > 0})
		s.cur = &s.pieces[len(s.pieces)-1]
		if s.join != 0 {
			s.cur.unknown(s.at, atRunTime)
		}
	}
	s.join = 0
	return s.cur
}

// operator notes what stands between strings: c joins them at run time unless another literal of the same piece follows
// and the language allows that.
func (s *scanner) operator(c byte) {
	if s.cur != nil {
		s.cur.unknown(s.at, atRunTime)
	}
	s.cur, s.join = nil, c
}

// end closes the piece.
func (s *scanner) end() { s.cur, s.join = nil, 0 }

// quoted reads a literal with escape sequences up to its closing quote, after its opening one. With multi it may go
// over several lines.
func (s *scanner) quoted(p *piece, quote string, multi bool) {
	start := s.at
	flush := func() { p.put(s.host[start:s.at], start) }
	for s.at < len(s.host) {
		c := s.host[s.at]
		switch {
		case s.has(quote):
			flush()
			s.at += len(quote)
			return
		case c == '\n' && !multi:
			flush()
			return
		case c != '\\':
			s.at++
			continue
		}
		flush()
		escape := s.at
		s.at++
		if text := s.escape(); len(text) > 0 {
			p.put(text, escape)
		}
		start = s.at
	}
	flush()
}

// escape reads what follows a backslash and returns the bytes that it means; none for a line continuation (C11
// 6.4.4.4).
func (s *scanner) escape() []byte {
	if s.at >= len(s.host) {
		return nil
	}
	c := s.peek(0)
	s.at++
	switch c {
	case '\n':
		return nil
	case '\r':
		if s.peek(0) == '\n' {
			s.at++
		}
		return nil
	case 'n':
		return []byte{'\n'}
	case 't':
		return []byte{'\t'}
	case 'r':
		return []byte{'\r'}
	case 'a', 'b', 'f', 'v':
		return []byte{' '}
	case 'x':
		return []byte{s.digits(16, 8)}
	case '0', '1', '2', '3', '4', '5', '6', '7':
		s.at--
		return []byte{s.digits(8, 3)}
	}
	return []byte{c}
}

func (s *scanner) digits(base, most int) byte {
	v := 0
	for range most {
		d := strings.IndexByte("0123456789abcdef", s.peek(0)|0x20)
		if c := s.peek(0); c < '0' || d < 0 || d >= base {
			break
		}
		v = v*base + d
		s.at++
	}
	return byte(v)
}
