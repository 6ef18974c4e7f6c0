package main

import (
	"fmt"
	"path/filepath"
	"strings"
)

// result is the comparison of both sides for one file.
type result struct {
	file     string
	verdict  verdict
	answer   answer
	oracle   int // kernels clang finds in the file itself, with a signature it is sure of
	unsure   int // kernels clang recovered from an error in; not compared
	equal    int
	wrong    []string // "line: name: what differs", each with both spellings
	missing  []string
	extra    []string
	refused  []refusal // per kernel, target go
	ok       int       // kernels whose target go is ok
	none     int       // templates without an instance
	measured int       // ok + refused + none
}

type refusal struct {
	kernel string
	line   int
	why    string
}

// compare pairs the kernels of both sides: by name and line, then by name alone.
func compare(file string, v verdict, a answer, stub map[string]string) result {
	r := result{file: file, verdict: v, answer: a}
	used := make([]bool, len(a.kernels))
	var mine []kernel
	elsewhere := map[string]bool{}
	unsure := map[string]bool{}
	for _, k := range v.kernels {
		switch {
		case !sameFile(k.file, file):
			elsewhere[k.qualified] = true
		case k.invalid:
			r.unsure++
			unsure[k.qualified] = true
		default:
			mine = append(mine, k)
		}
	}
	pair := make([]int, len(mine))
	for i := range pair {
		pair[i] = -1
	}
	for _, exact := range []bool{true, false} {
		for i, k := range mine {
			for j, f := range a.kernels {
				if pair[i] < 0 && !used[j] && sameFile(f.File, file) && plainName(f.Qualified) == k.qualified && (!exact || f.Line == k.line) {
					pair[i], used[j] = j, true
				}
			}
		}
	}
	r.oracle = len(mine)
	for i, k := range mine {
		if pair[i] < 0 {
			if !k.special {
				r.missing = append(r.missing, fmt.Sprintf("%s:%d: %s", file, k.line, k.qualified))
			} else {
				r.oracle--
			}
			continue
		}
		if d := differ(k, a.kernels[pair[i]], v, stub); d != "" {
			r.wrong = append(r.wrong, fmt.Sprintf("%s:%d: %s: %s", file, k.line, k.qualified, d))
		} else {
			r.equal++
		}
	}
	for j, f := range a.kernels {
		name := plainName(f.Qualified)
		if !used[j] && sameFile(f.File, file) && !elsewhere[name] && !unsure[name] {
			r.extra = append(r.extra, fmt.Sprintf("%s:%d: %s", file, f.Line, f.Qualified))
		}
		r.target(f)
	}
	return r
}

// target counts what becomes of a kernel on the CPU.
func (r *result) target(f found) {
	r.measured++
	t, ok := f.Targets["go"]
	switch {
	case len(f.Template) > 0 && len(f.Instances) == 0:
		r.none++
	case !ok:
		r.refused = append(r.refused, refusal{f.Qualified, f.Line, "inspect says nothing about target go"})
	case !t.OK:
		r.refused = append(r.refused, refusal{f.Qualified, t.Line, t.Error})
	default:
		r.ok++
	}
}

func sameFile(a, b string) bool { return a == "" || filepath.Clean(a) == filepath.Clean(b) }

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
	for i, p := range k.params {
		q := f.Params[i]
		if p.name != q.Name {
			add(fmt.Sprintf("name of parameter %d", i), p.name, q.Name)
		}
		want, got := normalise(p.typ, k.scope, v.typedefs), normalise(q.Canonical, k.scope, typedefs{stub})
		if !sameType(want, got, v.records) {
			add(fmt.Sprintf("type of %s", p.name), "`"+want+"`", "`"+got+"` (written `"+q.Type+"`)")
		}
	}
	return strings.Join(ds, "; ")
}

// sameType compares two normalised types. Clang names a class as the source does: without its scope, and without the template arguments that are defaults;
// kbind is to resolve both. records says which class a bare name can only mean.
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
