package pass

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// sites makes the sites of checked execution; equal ones are one.
type sites struct {
	ids   map[ir.Site]int
	lines map[string][]string // of source files
	allow map[line]uint32     // what comments allow, of lines that were asked about
}

// line is one of a source file.
type line struct {
	file string
	n    int
}

func newSites(m *ir.Module) *sites {
	s := &sites{ids: map[ir.Site]int{}, lines: map[string][]string{}, allow: map[line]uint32{}}
	for _, file := range m.Sources {
		s.lines[file.Name] = strings.Split(string(file.Text), "\n")
	}
	return s
}

// siteOf is the number of a site of words, for a place of that alignment. What stands in no file of the user's is
// reported at near, or nowhere if that does not either: then its caller is reported.
func (c *Context) siteOf(p, near source.Pos, s ir.Site) int {
	s.At = c.position(p)
	if s.At.Line == 0 {
		s.At = c.position(near)
	}
	if !c.users(p) {
		s.At = source.Position{}
		if c.users(near) {
			s.At = c.position(near)
		}
	}
	s.Allowed |= c.allowed(s.At)
	n, known := c.sites.ids[s]
	if !known {
		n = len(c.m.Sites)
		c.sites.ids[s] = n
		c.m.Sites = append(c.m.Sites, s)
	}
	return n
}

// allowMark begins the comment that allows kinds of reports on its line, or on the next one if it stands alone:
// "// kbind:allow race uninit".
const allowMark = "kbind:allow"

// reportKinds are the names of the kinds of reports, in the order of package sanitize.
var reportKinds = [...]string{"fault", "bounds", "null", "align", "const", "freed", "race", "uninit", "barrier", "mask",
	"divide", "shift", "convert", "overflow", "unwritten"}

// allowUninit allows reports of what was never written.
var allowUninit = uint32(1) << slices.Index(reportKinds[:], "uninit")

// allowed is the set of reports that a comment allows at a position.
func (c *Context) allowed(at source.Position) uint32 {
	key := line{at.File, at.Line}
	set, known := c.sites.allow[key]
	if !known {
		set = c.allowedOn(at)
		c.sites.allow[key] = set
	}
	return set
}

// allowedOn is allowed, read from the lines.
func (c *Context) allowedOn(at source.Position) (set uint32) {
	lines := c.sites.lines[at.File]
	for _, n := range []int{at.Line, at.Line - 1} {
		if n < 1 || n > len(lines) {
			continue
		}
		code, rest, ok := strings.Cut(lines[n-1], allowMark)
		if !ok || n != at.Line && strings.Trim(code, " \t/*") != "" {
			continue
		}
		words := strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == ',' || r == '\r' || r == '\t' })
		for _, word := range words {
			i := slices.Index(reportKinds[:], word)
			if i < 0 {
				break
			}
			set |= 1 << i
		}
	}
	return set
}
