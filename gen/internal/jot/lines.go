package jot

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/kbind/kbind/gen/internal/literal"
)

// A //line directive gives the number of the line that follows it, and Go counts on from there. Code says where it
// comes from with At and Own; the writer, which knows each line before it writes it, leaves out the directives that say
// what Go assumes anyway, repeats one where a statement takes several lines of Go, so that every line of code is at the
// line of the statement that it comes from, and gives those that lead back into the written file its own numbers. A
// jump alone does nothing that people could look at: it needs a directive only where it is a statement of a line of its
// own. Nor does the bracket that ends the file. A directive for the file of the one before it says only the line,
// `//line :24:1`.

// writer writes the lines of a file.
type writer struct {
	file  string
	out   bytes.Buffer
	lines int // written so far, with those of what is in long
	long  literal.Texts

	line  bytes.Buffer // the line at work
	extra int          // lines of long strings in it
	first kind         // of its tokens
	does  bool         // it has something that can run: it is more than brackets, a label or a comment

	next      *token // a mark to be obeyed before the next line
	mapped    bool   // a directive is in force
	at        string // the file where the next line is then,
	row       int    // and its line there
	statement int    // the line of the statement that is being written
}

// text writes lines that come from nowhere.
func (w *writer) text(lines ...string) {
	for _, l := range lines {
		w.out.WriteString(l + "\n")
		w.lines++
	}
}

// declaration writes the lines of a declaration, of the last one with code in it if the file has no other after it.
func (w *writer) declaration(f *flat, ends bool) {
	last := -1
	if ends {
		last = f.last()
	}
	for i, t := range f.tokens {
		switch t.kind {
		case newline:
			w.end(false)
		case blank:
			w.text("")
		case mark:
			w.next = &f.tokens[i]
		case opened, ended, declares:
		case labelled:
			w.word(t.kind, t.text+":")
		default:
			w.word(t.kind, t.text)
		}
		if i == last {
			w.end(true)
		}
	}
	w.end(false)
}

// word adds to the line.
func (w *writer) word(k kind, text string) {
	if w.line.Len() == 0 {
		w.first, w.does = k, false
	} else {
		w.line.WriteByte(' ')
	}
	if text != "" && text[0] == '`' {
		raw := w.long.Raw(text[1 : len(text)-1])
		w.extra += strings.Count(text, "\n") - strings.Count(raw, "\n")
		text = raw
	}
	if k == elements {
		text = w.long.List(text)
	}
	w.line.WriteString(text)
	w.does = w.does || k != bracket && k != comment && k != labelled
}

// end ends the line, if something is in it. The last one of the file is a bracket of a function, which needs no
// directive, or belongs to no function.
func (w *writer) end(last bool) {
	if w.line.Len() == 0 {
		return
	}
	jump := w.first == jumped
	switch m := w.next; {
	case m != nil && m.text == "": // back to this file
		if w.mapped && !last {
			w.directive(w.file, w.lines+2)
			w.mapped = false
		}
		w.statement = 0
	case m != nil:
		same, line := w.mapped && m.text == w.at, int(m.line)
		if !same || jump && line != w.statement || !jump && line != w.row {
			w.direct(same, m)
		}
		w.statement = line
	case w.mapped && w.row != w.statement && w.does && !jump:
		w.directive("", w.statement)
		w.row = w.statement
	}
	w.next = nil
	w.line.WriteByte('\n')
	n := bytes.Count(w.line.Bytes(), []byte("\n")) // a literal may take several
	n, w.extra = n+w.extra, 0
	w.line.WriteTo(&w.out)
	w.lines += n
	w.row += n
}

// direct writes the directive that a mark asks for.
func (w *writer) direct(same bool, m *token) {
	if same {
		w.directive("", int(m.line))
	} else {
		w.directive(m.text, int(m.line))
	}
	w.mapped, w.at, w.row = true, m.text, int(m.line)
}

// directive says that the next line is at a line of a file, or of the same file as the line before it.
func (w *writer) directive(file string, line int) {
	text := "//line " + file + ":" + strconv.Itoa(line)
	if file == "" {
		text += ":1"
	}
	w.text(text)
}
