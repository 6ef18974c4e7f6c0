// Package link gives run-time compilers the files of a module: they know headers by the names in #include lines alone,
// by which two may be called the same, and which need not be the paths that the module has for them. So each file has
// a name of its own here, and the lines that mean it name it so.
package link

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/driver"
)

// Program returns the source of the unit and the headers that a compiler is given: those of the module, and the
// compiler's own, by name.
func Program(spec *driver.ModuleSpec, own map[string]string) (text string, names, texts []string) {
	files, names, texts := Files(spec, own)
	if len(files) == 1 {
		return files[0], names, texts
	}
	var all strings.Builder
	for i, f := range files {
		fmt.Fprintf(&all, "#line 1 %q\n%s\n", spec.Sources[i].Name, f)
	}
	return all.String(), names, texts
}

// Files is Program with each file of the unit by itself.
func Files(spec *driver.ModuleSpec, own map[string]string) (unit, names, texts []string) {
	l := linker{spec: spec, own: own}
	seen := map[string]bool{}
	add := func(name, text string) {
		if !seen[name] {
			seen[name] = true
			names, texts = append(names, name), append(texts, text)
		}
	}
	_, included := spec.Unit()
	first := len(spec.Sources) - len(included)
	for i := range spec.Sources {
		s := &spec.Sources[i]
		text := l.link(s)
		add(l.name(i), fmt.Sprintf("#line 1 %q\n%s", s.Name, text))
		if i < first {
			unit = append(unit, text)
		}
	}
	for i := first; i < len(spec.Sources); i++ { // for names that macros give
		add(spec.Sources[i].Name, fmt.Sprintf("#include %q\n", l.name(i)))
		add(path.Base(spec.Sources[i].Name), fmt.Sprintf("#include %q\n", l.name(i)))
	}
	for _, name := range slices.Sorted(maps.Keys(own)) {
		add(name, own[name])
	}
	return unit, names, texts
}

// linker finds the sources that #include lines mean.
type linker struct {
	spec *driver.ModuleSpec
	own  map[string]string
}

// name is the name of a source in the program.
func (l *linker) name(i int) string {
	return fmt.Sprintf("kbind%d/%s", i, path.Base(l.spec.Sources[i].Name))
}

// link is the device code of a source with its #include lines rewritten.
func (l *linker) link(s *driver.Source) string {
	text := strings.TrimPrefix(s.Device(), "\ufeff") // which NVRTC does not take
	if !strings.Contains(text, "include") {
		return text
	}
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		rest, isDirective := strings.CutPrefix(strings.TrimLeft(line, " \t"), "#")
		rest, isInclude := strings.CutPrefix(strings.TrimLeft(rest, " \t"), "include")
		rest = strings.TrimLeft(rest, " \t")
		if !isDirective || !isInclude || rest == "" || rest[0] != '"' && rest[0] != '<' {
			continue
		}
		end := strings.IndexAny(rest[1:], "\">")
		if end < 0 {
			continue
		}
		if to := l.find(s.Name, rest[1:end+1], rest[0] == '<'); to >= 0 {
			lines[i] = fmt.Sprintf("#include %q", l.name(to)) + rest[end+2:]
		}
	}
	return strings.Join(lines, "")
}

// find returns the source that an #include in file from means: the one at that place beside the file, else the only
// one whose path ends so; -1 if there is none.
func (l *linker) find(from, written string, angled bool) int {
	if !angled {
		beside := path.Join(path.Dir(from), written)
		if i := slices.IndexFunc(l.spec.Sources, func(s driver.Source) bool { return path.Clean(s.Name) == beside }); i >= 0 {
			return i
		}
	}
	if _, ok := l.own[written]; ok {
		return -1
	}
	found := -1
	for i := range l.spec.Sources {
		name := path.Clean("/" + strings.TrimLeft(l.spec.Sources[i].Name, "./"))
		if strings.HasSuffix(name, path.Clean("/"+strings.TrimLeft(written, "./"))) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}
