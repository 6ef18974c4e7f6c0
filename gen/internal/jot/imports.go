package jot

import (
	gotoken "go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// imported gives the packages that d names their names.
func (f *File) imported(d *flat) {
	for i := range d.tokens {
		t := &d.tokens[i]
		if t.kind != imported {
			continue
		}
		if path := t.text; f.names[path] == "" {
			name, said := f.importName(path, f.taken)
			f.names[path], f.lines[path] = name, strconv.Quote(path)
			if said {
				f.lines[path] = name + " " + f.lines[path]
			}
			f.taken[name] = true
		}
		t.text = f.names[t.text]
	}
}

// importLines are the lines that import packages: those of the standard library first, then the others, each by path.
func (f *File) importLines() []string {
	var std, other []string
	for _, path := range slices.Sorted(maps.Keys(f.names)) {
		if standard(path) {
			std = append(std, f.lines[path])
		} else {
			other = append(other, f.lines[path])
		}
	}
	switch len(f.names) {
	case 0:
		return nil
	case 1:
		return []string{"import " + append(std, other...)[0], ""}
	}
	if std != nil && other != nil {
		std = append(std, "")
	}
	return slices.Concat([]string{"import ("}, std, other, []string{")", ""})
}

// standard reports whether path is one of Go's own library.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}

// importName chooses what a package is called in the file, and reports whether its import has to say so.
func (f *File) importName(path string, taken map[string]bool) (name string, said bool) {
	last := path[strings.LastIndexByte(path, '/')+1:]
	base := f.known[path]
	switch {
	case base != "":
	case standard(path):
		base = last
	default:
		base, said = identifierOf(last), true
	}
	name = base
	for i := 1; taken[name] || gotoken.IsKeyword(name) || types.Universe.Lookup(name) != nil; i++ {
		name, said = base+strconv.Itoa(i), true
	}
	return name, said
}

// identifierOf keeps the letters and digits of the last element of a path, in lower case.
func identifierOf(last string) string {
	name := strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(last))
	if name = strings.TrimLeft(name, "0123456789"); name == "" {
		return "pkg"
	}
	return name
}
