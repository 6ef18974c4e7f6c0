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

// Render writes the file, whose base name is name.
func (f *File) Render(name string) ([]byte, error) {
	s := &stream{}
	for i, d := range f.decls {
		if i > 0 {
			s.add(newline, "")
			s.add(blank, "")
		}
		d.put(s)
	}
	s.add(newline, "")
	imports := f.imports(s.tokens)
	if err := rename(s); err != nil {
		return nil, err
	}
	w := &writer{file: name}
	w.text("// "+f.header, "", "package "+f.pkg, "")
	w.text(imports...)
	w.tokens(s.tokens)
	out, err := format.Source(w.out.Bytes())
	if err != nil {
		return nil, fmt.Errorf("jot: %w in\n%s", err, w.out.Bytes())
	}
	out = w.long.Put(out)
	if n := bytes.Count(out, []byte("\n")); n != w.lines { // directives count lines
		return nil, fmt.Errorf("jot: %s has %d lines, not %d, once it is formatted:\n%s", name, n, w.lines, w.out.Bytes())
	}
	return out, nil
}
