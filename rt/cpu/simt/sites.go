package simt

import (
	"strconv"
	"strings"
)

// SiteTable reads a table of sites, a row each:
//
//	file blur.cu
//	31:20 r4p tile[threadIdx.y][threadIdx.x + k]
//	37:5 w4 dst[(y * width) + x]
//	- r4 *p
//
// A row "file" names the file of the sites after it. A site has its line and column, or - for none; then r or w for a
// read or a write, with the alignment that it needs in bytes, and a (Atomic), v (Volatile), b (Narrow), s (Struct), p
// (Parts) and ! with the number Allow; then the expression. Site 0 of the result stands for none, so the first row is
// site 1. A row of another form is the zero Site.
func SiteTable(table string) []Site {
	list := []Site{{}}
	file := ""
	for row := range strings.Lines(strings.TrimPrefix(table, "\n")) {
		row = strings.TrimSuffix(row, "\n")
		if name, ok := strings.CutPrefix(row, "file "); ok {
			file = name
			continue
		}
		at, rest, _ := strings.Cut(row, " ")
		access, text, ok := strings.Cut(rest, " ")
		s := Site{Text: text}
		if at != "-" {
			line, col, _ := strings.Cut(at, ":")
			s.File, s.Line, s.Col = file, number(line), number(col)
		}
		if !ok || !s.access(access) {
			s = Site{}
		}
		list = append(list, s)
	}
	return list
}

// access reads what a row says between position and text, and reports whether it has that form.
func (s *Site) access(text string) bool {
	text, allow, _ := strings.Cut(text, "!")
	s.Allow = uint16(number(allow))
	for i, c := range text {
		switch {
		case c == 'r' && i == 0:
		case c == 'w' && i == 0:
			s.Write = true
		case '0' <= c && c <= '9' && i > 0:
			s.Align = s.Align*10 + uint8(c-'0')
		case c == 'a':
			s.Atomic = true
		case c == 'v':
			s.Volatile = true
		case c == 'b':
			s.Narrow = true
		case c == 's':
			s.Struct = true
		case c == 'p':
			s.Parts = true
		default:
			return false
		}
	}
	return text != ""
}

// number is a decimal number, 0 if text is none.
func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}
