package jot

import (
	"bytes"
	"fmt"
	"go/format"
)

// File is a file of Go.
type File struct {
	pkg, header string
	known       map[string]string // names of packages, by path
	decls       []Code
}

// NewFile begins a file of package pkg with a comment.
func NewFile(pkg, header string) *File {
	return &File{pkg: pkg, header: header, known: map[string]string{}}
}

// ImportName says what the package at path is called. Others are imported under a name made of their paths.
func (f *File) ImportName(path, name string) { f.known[path] = name }

// Add adds a declaration.
func (f *File) Add(decl Code) { f.decls = append(f.decls, decl) }

// chunk is how many bytes of declarations are formatted together: the tree that go/format makes of a text takes some
// ten times its memory.
const chunk = 256 << 10

// Render writes the file, whose base name is name. It forgets the declarations as it goes.
func (f *File) Render(name string) ([]byte, error) {
	decls, taken := make([]*flat, len(f.decls)), map[string]bool{}
	last := 0
	for i, d := range f.decls {
		decls[i] = flatten(d)
		f.decls[i] = nil
		if decls[i].last() >= 0 {
			last = i
		}
	}
	imports := f.imports(decls)
	for _, d := range decls {
		d.freeNames(taken)
	}
	w := &writer{file: name}
	w.text("// "+f.header, "", "package "+f.pkg, "")
	w.text(imports...)
	out := formatted{pkg: "package " + f.pkg + "\n\n"}
	for i, d := range decls {
		decls[i] = nil
		if err := rename(d, taken); err != nil {
			return nil, err
		}
		if i > 0 {
			w.text("")
		}
		w.declaration(d, i == last)
		if w.out.Len() >= chunk || i == len(decls)-1 {
			if err := out.add(&w.out); err != nil {
				return nil, err
			}
		}
	}
	text := w.long.Put(out.text)
	if n := bytes.Count(text, []byte("\n")); n != w.lines { // directives count lines
		return nil, fmt.Errorf("jot: %s has %d lines, not %d, once it is formatted:\n%s", name, n, w.lines, text)
	}
	return text, nil
}

// formatted is a text that is formatted in parts.
type formatted struct {
	pkg  string // the clause without which declarations are no file
	text []byte
}

// add formats more declarations, or the beginning of the file, and empties the buffer.
func (f *formatted) add(part *bytes.Buffer) error {
	in := part.Bytes()
	if f.text != nil {
		in = append([]byte(f.pkg), in...)
	}
	out, err := format.Source(in)
	if err != nil {
		return fmt.Errorf("jot: %w in\n%s", err, in)
	}
	if f.text != nil {
		out = out[len(f.pkg):]
		f.text = append(f.text, '\n') // go/format keeps no empty line at the end
	}
	f.text = append(f.text, out...)
	part.Reset()
	return nil
}
