package gocpu

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// reserved are the names that generated functions use for themselves.
var reserved = map[string]bool{
	"blk": true, workerName: true, "frame": true, "g": true, "thread": true, "simt": true, "cmath": true, "vecop": true,
	"sanitize": true, "vec": true, "math": true, "unsafe": true,
	"tidX": true, "tidY": true, "tidZ": true, "bidX": true, "bidY": true, "bidZ": true,
	"bdimX": true, "bdimY": true, "bdimZ": true, "gdimX": true, "gdimY": true, "gdimZ": true, "_": true, "init": true,
}

// nameSet holds the names that are taken in a scope, and for each the number with which the search for one like it
// goes on.
type nameSet map[string]int

// freeName returns name, or something like it that is no Go keyword and not in taken, and takes it.
func freeName(name string, taken nameSet) string {
	if !token.IsIdentifier(name) && !token.IsKeyword(name) {
		name = "v"
	}
	try, i := name, max(taken[name], 1)
	if taken[name] > 1 {
		try = name + "_" + strconv.Itoa(i)
	}
	for ; taken[try] > 0 || token.IsKeyword(try); i++ {
		try = name + "_"
		if i > 1 {
			try += strconv.Itoa(i)
		}
	}
	taken[name] = max(taken[name], i)
	taken[try] = max(taken[try], 1)
	return try
}

// local returns a name for a local variable that people would call base; jot chooses how it is written.
func (s *scope) local(base string) string {
	if plain := jot.Plain(base); reserved[plain] || types.Universe.Lookup(plain) != nil || token.IsKeyword(plain) {
		base += "_"
	}
	if !token.IsIdentifier(base) {
		base = "v"
	}
	s.taken[base]++
	if n := s.taken[base]; n > 1 {
		return jot.Marked(base, n)
	}
	return base
}

// numbered returns a name for a local variable that is base with a number.
func (s *scope) numbered(base string) string {
	last := base + "#" // no name: keeps the number given out last
	s.taken[last]++
	return jot.Counted(base, s.taken[last])
}

// sourceName is what the source calls v; passes make variables of which only Name tells where they come from.
func sourceName(v *ir.Var) string {
	if token.IsIdentifier(v.Source) || token.IsKeyword(v.Source) {
		return v.Source
	}
	if name := strings.TrimRight(strings.TrimRight(v.Name, "0123456789"), "_"); name != "" && name != v.Name {
		return name
	}
	return v.Name
}

// field is the name of v in the struct of that kind that belongs to the function: "shared", "frame" or "state".
func (f *fn) field(kind string, v *ir.Var) string {
	s := f.fields[kind]
	if s == nil {
		s = &fieldNames{names: map[*ir.Var]string{}, taken: nameSet{"shared": 1, "frames": 1, "exited": 1, "pc": 1, "_": 1}}
		f.fields[kind] = s
	}
	if s.names[v] == "" {
		name := sourceName(v)
		if kind == "state" {
			name += "s"
		}
		s.names[v] = freeName(name, s.taken)
	}
	return s.names[v]
}

// fieldNames are the names of variables in a struct.
type fieldNames struct {
	names map[*ir.Var]string
	taken nameSet
}

// topName makes a name at package level of a C name that is unique in the module. What the unit's name begins with
// stands in it once.
func (e *emitter) topName(name string) string {
	var camel strings.Builder
	for part := range strings.SplitSeq(name, "_") {
		camel.WriteString(upperFirst(part))
	}
	rest := strings.TrimPrefix(camel.String(), e.opt.Unit) // cpuMatmulTiled rather than cpuMatmulMatmulTiled
	if rest != "" && !unicode.IsUpper(rune(rest[0])) {
		rest = camel.String()
	}
	return freeName(e.opt.Prefix+e.opt.Unit+rest, e.top)
}

func upperFirst(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
