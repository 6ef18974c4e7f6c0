package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// state is what became of a kernel.
type state uint8

// The states, from worse to better: a kernel that several units see counts as the best of them.
const (
	unseen     state = iota
	noInstance       // a template that nothing in the unit instantiates
	refused
	lowered  // inspect says that target go is ok
	emitted  // generate wrote it
	compiled // the package that it is in builds and vets
)

// sight is one kernel as one unit shows it.
type sight struct {
	file     string
	line     int
	name     string
	sure     bool   // clang has its signature, without an error in it
	equal    bool   // and kbind has the same
	wrong    string // how they differ
	accepted bool   // clang accepts the unit
	extra    bool   // kbind alone sees it, and clang saw the unit's file
	state    state
	why      string // of a refusal
	whyLine  int
}

// result is the comparison of both sides for one unit.
type result struct {
	unit     units.Unit
	verdict  verdict
	answer   answer
	kernels  []sight
	unsure   int    // kernels clang recovered from an error in; not compared
	generate string // why generate failed
}

// compare pairs the kernels of both sides, those of the repository: by file, name and line, then by file and name.
func compare(u units.Unit, v verdict, a answer, stub map[string]string) result {
	r := result{unit: u, verdict: v, answer: a}
	if a.dialect == "opencl" {
		stub, v.typedefs = nil, v.typedefs[:min(1, len(v.typedefs))] // without the stub's typedefs, which are CUDA's
	}
	var mine []kernel
	unsure := map[string]bool{}
	for _, k := range v.kernels {
		k.file = absolute(k.file)
		switch {
		case !inside(k.file, u.Top):
		case k.invalid, errorInSignature(k, v.errors):
			r.unsure++
			unsure[k.file+":"+k.qualified] = true
		default:
			mine = append(mine, k)
		}
	}
	mine = patterns(mine)
	used := make([]bool, len(a.kernels))
	pair := pairs(mine, a.kernels, used)
	for i, k := range mine {
		s := sight{file: k.file, line: k.line, name: k.qualified, sure: true, accepted: v.accepted}
		if pair[i] < 0 {
			if !k.special {
				r.kernels = append(r.kernels, s)
			}
			continue
		}
		f := a.kernels[pair[i]]
		s.wrong = differ(k, f, v, stub)
		s.equal = s.wrong == ""
		s.target(f)
		r.kernels = append(r.kernels, s)
	}
	for j, f := range a.kernels {
		if file := absolute(f.File); !used[j] && inside(file, u.Top) {
			name := plainName(f.Qualified)
			s := sight{file: file, line: f.Line, name: name, accepted: v.accepted, extra: v.err == nil && !unsure[file+":"+name]}
			s.target(f)
			r.kernels = append(r.kernels, s)
		}
	}
	return r
}

// patterns drops the instances of templates that clang lists beside the templates themselves.
func patterns(ks []kernel) []kernel {
	at := func(k kernel) string { return fmt.Sprintf("%s:%d:%s", k.file, k.line, k.qualified) }
	templates := map[string]bool{}
	for _, k := range ks {
		if len(k.template) > 0 {
			templates[at(k)] = true
		}
	}
	return slices.DeleteFunc(ks, func(k kernel) bool { return len(k.template) == 0 && templates[at(k)] })
}

// errorInSignature reports whether one of clang's errors stands between a kernel's name and its body: clang drops a
// parameter that it does not understand.
func errorInSignature(k kernel, errors []string) bool {
	var text []byte
	for _, e := range errors {
		file, rest, _ := strings.Cut(e, ":")
		number, _, _ := strings.Cut(rest, ":")
		line := atoi([]byte(number))
		if line < k.line || absolute(file) != k.file {
			continue
		}
		if text == nil {
			text, _ = os.ReadFile(k.file)
		}
		if lines := bytes.Split(text, []byte("\n")); line <= len(lines) &&
			!bytes.ContainsAny(bytes.Join(lines[k.line-1:line-1], nil), "{;") {
			return true
		}
	}
	return false
}

// pairs returns for each kernel of clang's the index of kbind's, or -1.
func pairs(mine []kernel, theirs []found, used []bool) []int {
	pair := make([]int, len(mine))
	for i := range pair {
		pair[i] = -1
	}
	for _, exact := range []bool{true, false} {
		for i, k := range mine {
			for j, f := range theirs {
				if pair[i] < 0 && !used[j] && plainName(f.Qualified) == k.qualified && absolute(f.File) == k.file &&
					(!exact || f.Line == k.line) {
					pair[i], used[j] = j, true
				}
			}
		}
	}
	return pair
}

func absolute(file string) string {
	if abs, err := filepath.Abs(filepath.FromSlash(file)); err == nil {
		return abs
	}
	return file
}

func inside(file, dir string) bool {
	return strings.HasPrefix(file, dir+string(filepath.Separator))
}

// target fills in what becomes of a kernel on the CPU.
func (s *sight) target(f found) {
	t, ok := f.Targets["go"]
	switch {
	case len(f.Template) > 0 && len(f.Instances) == 0:
		s.state = noInstance
	case !ok:
		s.state, s.why, s.whyLine = refused, "inspect says nothing about target go", f.Line
	case !t.OK:
		s.state, s.why, s.whyLine = refused, t.Error, t.Line
	default:
		s.state = lowered
	}
}

// merge joins what two units show of one kernel.
func (s *sight) merge(t sight) {
	s.sure, s.accepted, s.equal = s.sure || t.sure, s.accepted || t.accepted, s.equal || t.equal
	s.extra = s.extra && t.extra
	if s.wrong == "" {
		s.wrong = t.wrong
	}
	if t.state > s.state {
		s.state, s.why, s.whyLine = t.state, t.why, t.whyLine
	}
}

// foreign reports whether a refusal is for want of a third-party header or library: what kbind cannot know.
func (s *sight) foreign() bool {
	if s.state != refused {
		return false
	}
	if strings.Contains(s.why, " not found)") {
		return true
	}
	for _, library := range []string{"cub::", "hipcub::", "rocprim::", "thrust::", "cutlass::", "cute::", "CUB", "Thrust",
		"CUTLASS"} {
		if strings.Contains(s.why, library) {
			return true
		}
	}
	return false
}

// plainName drops what kbind may write for an anonymous namespace.
func plainName(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "(anonymous namespace)::", ""), "(anonymous)::", "")
}

// differ says how two signatures differ; "" if they do not.
func differ(k kernel, f found, v verdict, stub map[string]string) string {
	var ds []string
	add := func(what string, clang, kbind any) {
		ds = append(ds, fmt.Sprintf("%s: clang %v, kbind %v", what, clang, kbind))
	}
	if k.line != f.Line {
		add("line", k.line, f.Line)
	}
	if k.externC != f.ExternC {
		add("extern \"C\"", k.externC, f.ExternC)
	}
	if !k.special && len(k.template) != len(f.Template) {
		add("template parameters", len(k.template), len(f.Template))
	}
	if len(k.params) != len(f.Params) {
		add("parameters", len(k.params), len(f.Params))
		return strings.Join(ds, "; ")
	}
	own := map[string]string{} // the template's parameters hide typedefs of their names
	for _, t := range k.template {
		own[t] = t
		own[join(k.scope, t)] = t
	}
	known := append(typedefs{own}, v.typedefs...)
	for i, p := range k.params {
		q := f.Params[i]
		if p.name != q.Name {
			add(fmt.Sprintf("name of parameter %d", i), p.name, q.Name)
		}
		want, got := normalise(p.typ, k.scope, known), normalise(q.Canonical, k.scope, typedefs{stub})
		if !sameType(want, got, v.records) {
			add(fmt.Sprintf("type of %s", p.name), "`"+want+"`", "`"+got+"` (written `"+q.Type+"`)")
		}
	}
	return strings.Join(ds, "; ")
}

// sameType compares two normalised types. Clang names a class as the source does: without its scope, and without the
// template arguments that are defaults; kbind is to resolve both. records says which class a bare name can only mean.
func sameType(clang, kbind string, records map[string]string) bool {
	a, b := words(clang), words(kbind)
	i, j := 0, 0
	for i < len(a) && j < len(b) {
		switch full := words(records[a[i]]); {
		case len(full) > 1 && hasPrefix(b[j:], full):
			i, j = i+1, j+len(full)
		case a[i] == b[j]:
			i, j = i+1, j+1
		case a[i] == ">" && b[j] == ",":
			for level := 0; j < len(b) && (level > 0 || b[j] != ">"); j++ {
				switch b[j] {
				case "<", "(":
					level++
				case ">", ")":
					level--
				}
			}
		default:
			return false
		}
	}
	return i == len(a) && j == len(b)
}

func hasPrefix(s, prefix []string) bool {
	if len(s) < len(prefix) {
		return false
	}
	for i, p := range prefix {
		if s[i] != p {
			return false
		}
	}
	return true
}
