package jot

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strconv"
)

// File is a file of Go.
type File struct {
	pkg, header string
	known       map[string]string // names of packages, by path
	decls       []Code

	names map[string]string // of the packages that are imported, by path
	lines map[string]string // which import them
	taken map[string]bool   // the names

	buffer stream // where Compact makes lists of tokens
}

// NewFile begins a file of package pkg with a comment.
func NewFile(pkg, header string) *File {
	return &File{pkg: pkg, header: header, known: map[string]string{}, names: map[string]string{},
		lines: map[string]string{}, taken: map[string]bool{}}
}

// ImportName says what the package at path is called. Others are imported under a name made of their paths.
func (f *File) ImportName(path, name string) { f.known[path] = name }

// Add adds a declaration.
func (f *File) Add(decl Code) { f.decls = append(f.decls, decl) }

// large is how many tokens a declaration has whose text is made as soon as it is known: the tokens take ten times as
// much memory. chunk is how many bytes of others are formatted together, as the tree that go/format makes takes more
// still. A declaration of more than unformatted bytes stays as it is made, without indentation, and so does what comes
// after as many in a file: nobody reads it, and go/format takes as long for it as all else.
const (
	large       = 8 << 10
	chunk       = 256 << 10
	unformatted = 512 << 10
)

// Compact is a declaration that will be added to the file, in a form that takes less memory than its tree, which it is
// made of.
func (f *File) Compact(decl Code) (Code, error) {
	s := &f.buffer
	s.tokens, s.names = s.tokens[:0], s.names[:0]
	decl.put(s)
	d := &flat{s.tokens, s.names}
	if len(d.tokens) < large || d.hasRaw() {
		return &flat{slices.Clone(s.tokens), slices.Clone(s.names)}, nil
	}
	return f.written(d)
}

// Render writes the file, whose base name is name. It forgets the declarations as it goes.
func (f *File) Render(name string) ([]byte, error) {
	last, taken := 0, map[string]bool{}
	for i, d := range f.decls {
		if _, ok := d.(*written); ok {
			last = i
			continue
		}
		d := flatten(d)
		f.decls[i] = d
		if d.last() >= 0 {
			last = i
		}
		f.imported(d)
		d.freeNames(taken)
	}
	w := &writer{file: name}
	w.text("// "+f.header, "", "package "+f.pkg, "")
	w.text(f.importLines()...)
	parts := text{clause: "package " + f.pkg + "\n\n"}
	for i, decl := range f.decls {
		f.decls[i] = nil
		if i > 0 {
			w.text("")
		}
		var err error
		switch d := decl.(type) {
		case *flat:
			if err = rename(d, taken); err == nil {
				w.declaration(d, i == last)
			}
		case *written:
			if err = parts.format(&w.out); err == nil {
				parts.append(d.at(name, w.lines, i == last))
				w.lines += d.lines
			}
		}
		if err == nil && (w.out.Len() >= chunk || i == len(f.decls)-1) {
			err = parts.format(&w.out)
		}
		if err != nil {
			return nil, err
		}
	}
	out := w.long.Put(parts.join())
	if n := bytes.Count(out, []byte("\n")); n != w.lines { // directives count lines
		return nil, fmt.Errorf("jot: %s has %d lines, not %d, once it is formatted:\n%s", name, n, w.lines, out)
	}
	return out, nil
}

// text is that of a file, in parts.
type text struct {
	clause string // the package clause without which declarations are no file
	parts  [][]byte
	size   int // of these
}

func (t *text) append(part []byte) {
	t.parts = append(t.parts, part)
	t.size += len(part)
}

// join joins the parts, with an empty line between.
func (t *text) join() []byte { return bytes.Join(t.parts, []byte("\n")) }

// format formats what part holds, the beginning of the file or declarations, appends it and empties part.
func (t *text) format(part *bytes.Buffer) error {
	in := bytes.Trim(part.Bytes(), "\n")
	if len(in) == 0 {
		return nil
	}
	if t.size > unformatted {
		t.append(slices.Concat(in, []byte("\n")))
		part.Reset()
		return nil
	}
	if t.parts != nil {
		in = slices.Concat([]byte(t.clause), in, []byte("\n"))
	}
	out, err := format.Source(in)
	if err != nil {
		return fmt.Errorf("jot: %w in\n%s", err, in)
	}
	if t.parts != nil {
		out = out[len(t.clause):]
	}
	t.append(out)
	part.Reset()
	return nil
}

// written is a declaration as text, whose directives count lines from its beginning.
type written struct {
	text  []byte
	lines int
}

// own stands for the file itself in directives of what is written before the place of its lines is known.
const own = "\uf8ff"

// written makes the text of a declaration.
func (f *File) written(d *flat) (*written, error) {
	f.imported(d)
	if err := rename(d, map[string]bool{}); err != nil {
		return nil, err
	}
	w := &writer{file: own}
	w.declaration(d, false)
	if w.mapped {
		w.directive(own, w.lines+2)
	}
	t := text{clause: "package " + f.pkg + "\n\n", parts: [][]byte{}}
	if w.out.Len() > unformatted {
		t.append(append(bytes.Trim(w.out.Bytes(), "\n"), '\n'))
	} else if err := t.format(&w.out); err != nil {
		return nil, err
	}
	out := w.long.Put(t.join())
	if n := bytes.Count(out, []byte("\n")); n != w.lines {
		return nil, fmt.Errorf("jot: a declaration has %d lines, not %d, once it is formatted:\n%s", n, w.lines, out)
	}
	return &written{out, w.lines}, nil
}

// at is the text in a file of that name, after its first lines. A directive before the last bracket of the file is left
// out.
func (d *written) at(file string, lines int, last bool) []byte {
	text := d.text
	if last {
		if i := bytes.LastIndex(text, []byte("\n//line ")); i >= 0 && bytes.HasPrefix(text[i:], []byte("\n//line "+own)) {
			if n := bytes.IndexByte(text[i+1:], '\n'); string(text[i+1+n:]) == "\n}\n" {
				text = append(text[:i:i], "\n}\n"...)
				d.lines--
			}
		}
	}
	out := make([]byte, 0, len(text)+len(text)/8)
	for {
		before, after, found := bytes.Cut(text, []byte("//line "+own+":"))
		out = append(out, before...)
		if !found {
			return out
		}
		n := bytes.IndexByte(after, '\n')
		line, _ := strconv.Atoi(string(after[:n]))
		out = append(out, "//line "+file+":"+strconv.Itoa(lines+line)...)
		text = after[n:]
	}
}

func (d *written) put(*stream) { panic("jot: a declaration inside another") }
