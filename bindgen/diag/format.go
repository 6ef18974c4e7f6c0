package diag

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/source"
)

// Message is what machines are told of a Diag; File is "" and Line and Col are 0 when it has no position.
type Message struct {
	File string `json:"file"`
	Line int    `json:"line"`
	Col  int    `json:"col"`
	Code string `json:"code"`
	Msg  string `json:"msg"`
	Hint string `json:"hint,omitempty"`
}

// Messages returns the list in the order it has; call Sort first for the order of the sources.
func (l *List) Messages() []Message {
	ms := make([]Message, 0, len(l.Items))
	for _, d := range l.Items {
		ms = append(ms, l.Message(d))
	}
	return ms
}

// Message returns d, one of l's, for machines.
func (l *List) Message(d *Diag) Message {
	p := l.Set.Position(d.Span.Start)
	return Message{p.File, p.Line, p.Col, string(d.Code), d.Msg, d.Hint}
}

// Bounds on what one message shows.
const (
	maxLine  = 160 // bytes of a source line
	maxTrace = 6   // macro uses
)

// Format writes every message for people: what is wrong, the source line with the range under it, the macros and
// template instances that lead there, and the hint. With color it uses the escape sequences of terminals.
func (l *List) Format(w io.Writer, color bool) error {
	f := &formatter{set: l.Set, color: color}
	for _, d := range l.Items {
		f.diag(d)
	}
	_, err := w.Write(f.b.Bytes())
	return err
}

// Format writes the messages of e as List.Format does.
func (e *Error) Format(w io.Writer, color bool) error { return e.List.Format(w, color) }

type formatter struct {
	b     bytes.Buffer
	set   *source.Set
	color bool
}

// Escape sequences.
const (
	reset = "\x1b[0m"
	bold  = "\x1b[1m"
	red   = "\x1b[1;31m"
	green = "\x1b[1;32m"
	cyan  = "\x1b[1;36m"
)

func (f *formatter) styled(style, text string) string {
	if !f.color {
		return text
	}
	return style + text + reset
}

func (f *formatter) diag(d *Diag) {
	head := f.styled(red, "error:") + " " + f.styled(bold, printable(d.Msg))
	if d.Code != "" {
		head += " [" + string(d.Code) + "]"
	}
	f.place(d.Span, head)
	f.trace(d.Span.Start)
	for _, n := range d.Notes {
		f.place(source.Span{Start: n.Pos}, f.styled(cyan, "note:")+" "+printable(n.Msg))
	}
	if d.Hint != "" {
		fmt.Fprintf(&f.b, "  %s %s\n", f.styled(green, "hint:"), printable(d.Hint))
	}
}

// trace notes the macro uses that led to p, the innermost first.
func (f *formatter) trace(p source.Pos) {
	uses := f.set.Trace(p)
	for i, u := range uses {
		if len(uses) > maxTrace {
			if i == maxTrace/2 {
				fmt.Fprintf(&f.b, "  (%d more macros)\n", len(uses)-maxTrace)
			}
			if i >= maxTrace/2 && i < len(uses)-maxTrace/2 {
				continue
			}
		}
		f.place(source.Span{Start: u.Spelling}, f.styled(cyan, "note:")+" expanded from macro '"+u.Macro+"'")
	}
}

// place writes one "file:line:col: what" with its source line.
func (f *formatter) place(span source.Span, what string) {
	p := f.set.Position(span.Start)
	if p.File == "" {
		fmt.Fprintf(&f.b, "%s\n", what)
		return
	}
	if strings.HasPrefix(p.File, "<") { // a text of kbind's own, whose lines tell users nothing
		fmt.Fprintf(&f.b, "%s %s\n", f.styled(bold, p.File+":"), what)
		return
	}
	fmt.Fprintf(&f.b, "%s %s\n", f.styled(bold, p.String()+":"), what)
	file := f.set.File(span.Start)
	line := file.LineText(p.Line)
	if strings.TrimSpace(line) == "" {
		return
	}
	from := min(p.Col-1, len(line))
	to := from + tokenLen(line[from:])
	if span.End.IsValid() && f.set.File(span.End) == file {
		if q := f.set.Position(span.End); q.Line > p.Line {
			to = len(strings.TrimRight(line, " \t"))
		} else if q.Line == p.Line && q.Col-1 > from {
			to = q.Col - 1
		}
	}
	f.excerpt(line, from, to)
}

// tokenLen returns how many bytes of s the token at its start takes, roughly: a word or one character.
func tokenLen(s string) int {
	n := 0
	for n < len(s) && (s[n] == '_' || s[n] >= '0' && s[n] <= '9' || s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z' ||
		s[n] >= utf8.RuneSelf) {
		n++
	}
	return max(n, 1)
}

// excerpt writes the line, or the part of it around [from, to), and marks that range.
func (f *formatter) excerpt(line string, from, to int) {
	to = min(max(to, from+1), max(len(line), from+1))
	dots := ""
	if start := from - maxLine/2; start > 0 && len(line) > maxLine {
		for start < from && !utf8.RuneStart(line[start]) {
			start++
		}
		line, from, to, dots = line[start:], from-start, to-start, "..."
	}
	if len(line) > maxLine {
		line = line[:maxLine]
		for len(line) > 0 && !utf8.ValidString(line[max(0, len(line)-utf8.UTFMax):]) && !utf8.RuneStart(line[len(line)-1]) {
			line = line[:len(line)-1]
		}
		to = min(to, max(len(line), from+1))
		line += "..."
	}
	mark := strings.Repeat(" ", len(dots))
	under := ""
	for i, r := range line + " " {
		switch {
		case i < from && r == '\t':
			mark += "\t"
		case i < from:
			mark += " "
		case i == from || under == "":
			under = "^"
		case i < to:
			under += "~"
		}
	}
	fmt.Fprintf(&f.b, "  %s%s\n  %s%s\n", dots, printable(line), mark, f.styled(green, under))
}

// printable replaces what a terminal would act on.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t' || r == '\n':
			return r
		case r < ' ' || r == 0x7f || r == utf8.RuneError || r >= 0x80 && r < 0xa0:
			return '?'
		}
		return r
	}, s)
}
