// Package embedded finds kernel sources in the string literals of host programs: C and C++ (ordinary and raw literals,
// macros that make a string of their argument), Python and Go.
//
// What is found is one text with a map back to the file, so that every message and line table speaks of the host file.
// Literals that stand side by side are one piece, as in the host's language. A piece whose text depends on values that
// only the host knows at run time is never guessed at: it is an error when wanted.
package embedded

import (
	"bytes"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/source"
)

// Text is the kernel source that a file holds.
type Text struct {
	Bytes []byte
	Runs  []source.Run // where in the file the bytes stand
	// OpenCL and CUDA say which kernels there are: functions marked __kernel or kernel, functions marked __global__.
	OpenCL, CUDA bool

	lines      int  // of Bytes
	directives bool // there are #line directives in it
	hostAt     int  // lines of the host are counted up to here
	hostLines  int
}

// Problem is a place in the host file that cannot be understood.
type Problem struct {
	Offset int
	Msg    string
}

// Select says which pieces are wanted. The zero Select wants every kernel.
type Select struct {
	// Names are variables, macros or constants that hold the wanted pieces; with none, every piece that holds a kernel is
	// wanted, and of the others those that look like code.
	Names []string
	// OpenCL and CUDA, when just one of them is set, leave out pieces with kernels of the other kind.
	OpenCL, CUDA bool
}

// Find returns the wanted text of a file, or nil when it has none, what is wrong with it, and the names that hold what
// it took.
func Find(name string, host []byte, want Select) (*Text, []Problem, []string) {
	var ps []piece
	switch path.Ext(name) {
	case ".py":
		ps = scanPython(host)
	case ".go":
		ps = scanGo(host)
	default:
		ps = scanC(host)
	}
	t := &Text{}
	var problems []Problem
	var names []string
	for i := range ps {
		p := &ps[i]
		if !want.takes(p) {
			continue
		}
		names = append(names, p.name)
		want.decide(p, ps)
		if p.opaque != "" {
			problems = append(problems, Problem{p.opaqueAt, p.opaque})
			continue
		}
		cl, cuda := p.kernels()
		t.OpenCL, t.CUDA = t.OpenCL || cl, t.CUDA || cuda
		t.add(p, host)
	}
	if len(t.Bytes) == 0 {
		return nil, problems, names
	}
	return t, problems, names
}

// decide marks a piece as unknown when the host's #if decides about it: when it is one of several values of its
// variable, or when nobody asked for it and it holds no kernel itself.
func (s *Select) decide(p *piece, all []piece) {
	if !p.chosen {
		return
	}
	values := 0
	for i := range all {
		if p.name != "" && all[i].name == p.name {
			values++
		}
	}
	cl, cuda := p.kernels()
	switch {
	case values > 1:
		p.unknown(p.start, "the host's #if decides which value "+p.name+" has, so kbind cannot know this text")
	case len(s.Names) == 0 && !cl && !cuda:
		p.unknown(p.start,
			"the host's #if decides whether this text is a part of the kernels; name the variables that are with "+
				"-embedded=NAME,NAME")
	}
}

// takes reports whether a piece is wanted.
func (s *Select) takes(p *piece) bool {
	if len(s.Names) > 0 {
		return slices.Contains(s.Names, p.name)
	}
	switch cl, cuda := p.kernels(); {
	case cl || cuda:
		return s.OpenCL == s.CUDA || cl && s.OpenCL || cuda && s.CUDA
	case p.opaque != "":
		return false
	}
	return p.looksLikeCode()
}

// piece is one string: the concatenation of the literals that stand side by side.
type piece struct {
	text     []byte
	runs     []source.Run // At counts in text
	name     string       // of the variable or macro that it initialises; "" if none
	start    int          // offset in the host
	chosen   bool         // it stands under an #if of the host's
	opaque   string       // why the text is not known; "" if it is
	opaqueAt int
}

// put appends text that stands at host[at:] byte by byte.
func (p *piece) put(text []byte, at int) {
	if len(text) == 0 {
		return
	}
	p.runs = append(p.runs, source.Run{At: int32(len(p.text)), Host: int32(at)})
	p.text = append(p.text, text...)
}

// unknown notes the first reason why the text is not known.
func (p *piece) unknown(at int, why string) {
	if p.opaque == "" {
		p.opaque, p.opaqueAt = why, at
	}
}

// kernels reports which kinds of kernels the text defines.
func (p *piece) kernels() (opencl, cuda bool) {
	cuda = hasWord(p.text, "__global__")
	if hasWord(p.text, "__kernel") {
		return true, cuda
	}
	for at := 0; ; {
		i := indexWord(p.text[at:], "kernel")
		if i < 0 {
			return false, cuda
		}
		at += i + len("kernel")
		rest := bytes.TrimLeft(p.text[at:], " \t\r\n")
		if bytes.HasPrefix(rest, []byte("void")) || bytes.HasPrefix(rest, []byte("__attribute__")) {
			return true, cuda
		}
	}
}

// looksLikeCode reports whether a text without kernels is likely a part of a kernel program: definitions that kernels
// use.
func (p *piece) looksLikeCode() bool {
	if !bytes.ContainsRune(p.text, '\n') || bytes.ContainsAny(p.text, "`$@") {
		return false
	}
	depth := 0
	for _, c := range p.text {
		switch c {
		case '{', '(':
			depth++
		case '}', ')':
			depth--
		}
	}
	if depth != 0 {
		return false
	}
	return hasWord(p.text, "define") || hasWord(p.text, "typedef") ||
		bytes.ContainsRune(p.text, '{') && bytes.ContainsRune(p.text, ';') && bytes.ContainsRune(p.text, ')')
}

// maxPadding is the number of empty lines that may bring a text to the line of its host; a #line directive does it from
// there on.
const maxPadding = 16

// add appends a piece that begins on a line of its own, which is the line that it has in the host, so that a device
// compiler's messages point there too.
func (t *Text) add(p *piece, host []byte) {
	if n := len(t.Bytes); n > 0 && t.Bytes[n-1] != '\n' {
		t.insert("\n", p.start)
	}
	newline := []byte("\n")
	t.hostLines += bytes.Count(host[t.hostAt:p.start], newline)
	t.hostAt = p.start
	switch ahead := t.hostLines - t.lines; {
	case t.directives, ahead < 0, ahead > maxPadding:
		t.directives = true
		t.insert("#line "+strconv.Itoa(t.hostLines+1)+"\n", p.start)
	default:
		t.insert(strings.Repeat("\n", ahead), p.start)
	}
	t.lines += bytes.Count(p.text, newline)
	for i, r := range p.runs {
		end := len(p.text)
		if i+1 < len(p.runs) {
			end = int(p.runs[i+1].At)
		}
		t.Runs = append(t.Runs, source.Run{At: int32(len(t.Bytes)), Host: r.Host})
		t.Bytes = append(t.Bytes, p.text[r.At:end]...)
	}
}

// insert appends text of our own; all of it is at one place of the host.
func (t *Text) insert(text string, at int) {
	for i := range len(text) {
		t.Runs = append(t.Runs, source.Run{At: int32(len(t.Bytes)), Host: int32(at)})
		t.Bytes = append(t.Bytes, text[i])
	}
	t.lines += strings.Count(text, "\n")
}

func hasWord(text []byte, word string) bool { return indexWord(text, word) >= 0 }

// indexWord finds word where no identifier goes on before or after it.
func indexWord(text []byte, word string) int {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(word))
		if i < 0 {
			return -1
		}
		at += i
		end := at + len(word)
		if (at == 0 || !identByte(text[at-1])) && (end == len(text) || !identByte(text[end])) {
			return at
		}
		at = end
	}
}

func identByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80
}
