// Package source holds file bytes and turns compact positions into file, line and column.
//
// A Pos is one number, comparable and cheap to copy, that every token, tree node and IR node carries. A positive Pos is
// an offset into the concatenation of all files of its Set. A negative Pos stands for a token that came out of a macro:
// the Set remembers where it was spelled and where the macro was used, so that messages and line tables survive
// expansion.
package source

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
)

// Pos is a position in a Set; the zero Pos is "no position".
type Pos int32

// IsValid reports whether p names a position.
func (p Pos) IsValid() bool { return p != 0 }

// Span is the half-open range of positions [Start, End) that a token or tree node covers. End may be zero: then the
// span is the one token at Start.
type Span struct{ Start, End Pos }

// Position is a Pos made readable. Line and Col count from 1; Col counts bytes.
type Position struct {
	File string
	Line int
	Col  int
}

// String gives "file:line:col", or "-" for no position.
func (p Position) String() string {
	if p.Line == 0 {
		if p.File == "" {
			return "-"
		}
		return p.File
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
}

// File is one source text of a Set.
type File struct {
	Name string // as shown to users; slash-separated, never made absolute
	Text []byte
	base Pos
	// lines[i] is the offset of the first byte of line i+1, in the host if there is one.
	lines []int32
	host  []byte // the file that Text was taken out of; nil when Text is the file
	runs  []Run
}

// Run says where a stretch of a text that was taken out of another one stands there: the byte at offset At of the text,
// and those after it up to the next Run, stand at offset Host and after.
type Run struct{ At, Host int32 }

// Pos returns the position of the byte at offset (0 <= offset <= len(Text)).
func (f *File) Pos(offset int) Pos { return f.base + Pos(offset) }

// Offset is the inverse of Pos.
func (f *File) Offset(p Pos) int { return int(p - f.base) }

// LineText returns line n (from 1) without its line ending, or "" when there is no such line.
func (f *File) LineText(n int) string {
	if n < 1 || n > len(f.lines) {
		return ""
	}
	text := f.shown()
	start, end := int(f.lines[n-1]), len(text)
	if n < len(f.lines) {
		end = int(f.lines[n]) - 1
	}
	if end > start && text[end-1] == '\r' {
		end--
	}
	return string(text[start:end])
}

// shown is the text whose lines and columns users know.
func (f *File) shown() []byte {
	if f.host != nil {
		return f.host
	}
	return f.Text
}

// shownOffset turns an offset in Text into one in shown.
func (f *File) shownOffset(off int32) int32 {
	if f.host == nil {
		return off
	}
	i, ok := slices.BinarySearchFunc(f.runs, off, func(r Run, off int32) int { return cmp.Compare(r.At, off) })
	if !ok {
		i--
	}
	if i < 0 {
		return 0
	}
	return min(f.runs[i].Host+off-f.runs[i].At, int32(len(f.host)))
}

// NumLines returns the number of lines of f.
func (f *File) NumLines() int { return len(f.lines) }

type expansion struct {
	spelling Pos   // the token where its text was written (may itself be an expansion)
	site     Pos   // the use of the macro (may itself be an expansion)
	file     Pos   // the outermost use, which stands in a file
	macro    int32 // index in Set.macros
}

// Set is a collection of files and macro expansions that share one space of positions. The zero Set is ready to use.
// A Set is written by one goroutine at a time; reading it concurrently is safe once nobody writes.
type Set struct {
	files      []*File
	expansions []expansion
	macros     []string
	macroIndex map[string]int32
	next       Pos
}

// AddFile adds a text under the name users will see. The text must not change afterwards. It returns an error when the
// set would exceed 1 GiB, the most a Pos can address with room for expansions.
func (s *Set) AddFile(name string, text []byte) (*File, error) {
	if s.next == 0 {
		s.next = 1
	}
	if int64(s.next)+int64(len(text))+1 > 1<<30 {
		return nil, fmt.Errorf("%s: sources exceed 1 GiB", name)
	}
	f := &File{Name: name, Text: text, base: s.next, lines: lineStarts(text)}
	s.next += Pos(len(text)) + 1
	s.files = append(s.files, f)
	return f, nil
}

// AddMapped adds a text that was taken out of host, such as the kernels in a program's string literals: positions in it
// are shown as those in host that runs give, which are sorted by At.
func (s *Set) AddMapped(name string, text, host []byte, runs []Run) (*File, error) {
	f, err := s.AddFile(name, text)
	if err == nil {
		f.host, f.runs, f.lines = host, runs, lineStarts(host)
	}
	return f, err
}

func lineStarts(text []byte) []int32 {
	lines := []int32{0}
	for at := 0; ; {
		n := bytes.IndexByte(text[at:], '\n')
		if n < 0 {
			return lines
		}
		at += n + 1
		lines = append(lines, int32(at))
	}
}

// Files returns the files in the order in which they were added.
func (s *Set) Files() []*File { return s.files }

// AddExpansion makes a position for a token that the expansion of macro at site produced and that was spelled at
// spelling.
func (s *Set) AddExpansion(macro string, site, spelling Pos) Pos {
	n := len(s.expansions)
	i := int32(0)
	if n > 0 && s.macros[s.expansions[n-1].macro] == macro {
		i = s.expansions[n-1].macro
	} else {
		i = s.internMacro(macro)
	}
	s.expansions = append(s.expansions, expansion{spelling, site, s.Site(site), i})
	return Pos(-len(s.expansions))
}

// internMacro returns the index of a macro's name, so that an expansion is small and holds no pointer.
func (s *Set) internMacro(name string) int32 {
	i, ok := s.macroIndex[name]
	if !ok {
		if s.macroIndex == nil {
			s.macroIndex = map[string]int32{}
		}
		i = int32(len(s.macros))
		s.macroIndex[name] = i
		s.macros = append(s.macros, name)
	}
	return i
}

// Site returns where in a file the outermost macro use stands that produced p; p itself if no macro did.
func (s *Set) Site(p Pos) Pos {
	if p < 0 {
		p = s.expansions[-p-1].file
	}
	return p
}

// Spelling returns where in a file the text of the token at p is written.
func (s *Set) Spelling(p Pos) Pos {
	for p < 0 {
		p = s.expansions[-p-1].spelling
	}
	return p
}

// Use is one macro use on the way from a file to an expanded token.
type Use struct {
	Macro    string
	Spelling Pos // in a file: where the macro's body spells the token
}

// Trace lists the macro uses that led to p, innermost first; nil when p was written in a file directly.
func (s *Set) Trace(p Pos) []Use {
	var uses []Use
	for p < 0 {
		e := s.expansions[-p-1]
		uses = append(uses, Use{s.macros[e.macro], s.Spelling(e.spelling)})
		p = e.site
	}
	return uses
}

// File returns the file that holds the site of p, or nil.
func (s *Set) File(p Pos) *File {
	if p = s.Site(p); p <= 0 {
		return nil
	}
	i, ok := slices.BinarySearchFunc(s.files, p, func(f *File, p Pos) int { return cmp.Compare(f.base, p) })
	if !ok {
		i--
	}
	if i < 0 || int(p-s.files[i].base) > len(s.files[i].Text) {
		return nil
	}
	return s.files[i]
}

// Position makes the site of p readable.
func (s *Set) Position(p Pos) Position {
	f := s.File(p)
	if f == nil {
		return Position{}
	}
	off := f.shownOffset(int32(s.Site(p) - f.base))
	i, ok := slices.BinarySearch(f.lines, off)
	if !ok {
		i--
	}
	return Position{f.Name, i + 1, int(off-f.lines[i]) + 1}
}
