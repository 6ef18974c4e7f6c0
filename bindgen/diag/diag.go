// Package diag collects what is wrong with a kernel source, where, and what to do about it.
//
// Stages append to a List and go on; the facade sorts it, drops repeats and turns it into one error. A message says
// what was found and what was wanted; notes lead through macros and template instances; a hint says what to type
// instead.
package diag

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/source"
)

// Code identifies a kind of message for ever ("K0312"). Each stage lists its own in its codes.go: 01 lex and pp, 02
// parse, 03 sema's names and types, 04 its expressions, 05 what is not supported, 06 directives, 07 generation.
type Code string

// Note leads to a further place that explains a message.
type Note struct {
	Pos source.Pos
	Msg string
}

// Diag is one message. Span.Start is the place an editor jumps to.
type Diag struct {
	Code  Code
	Span  source.Span
	Msg   string
	Notes []Note
	Hint  string // what to write instead; "" for none
}

// Note appends a note and returns d, for chaining.
func (d *Diag) Note(pos source.Pos, format string, args ...any) *Diag {
	d.Notes = append(d.Notes, Note{pos, fmt.Sprintf(format, args...)})
	return d
}

// Hintf sets the hint and returns d, for chaining.
func (d *Diag) Hintf(format string, args ...any) *Diag {
	d.Hint = fmt.Sprintf(format, args...)
	return d
}

// List collects messages about the files of one source.Set.
type List struct {
	Set   *source.Set
	Items []*Diag
}

// NewList returns an empty list over set.
func NewList(set *source.Set) *List { return &List{Set: set} }

// Add appends a message at one position.
func (l *List) Add(code Code, pos source.Pos, format string, args ...any) *Diag {
	return l.AddSpan(code, source.Span{Start: pos}, format, args...)
}

// AddSpan appends a message about a range.
func (l *List) AddSpan(code Code, span source.Span, format string, args ...any) *Diag {
	d := &Diag{Code: code, Span: span, Msg: fmt.Sprintf(format, args...)}
	l.Items = append(l.Items, d)
	return d
}

// Len returns the number of messages.
func (l *List) Len() int { return len(l.Items) }

// Truncate drops the messages after the first n: how a stage takes back what a failed attempt said.
func (l *List) Truncate(n int) { l.Items = l.Items[:n] }

// Sort orders messages by file, line and column, and drops repeats.
func (l *List) Sort() {
	key := func(d *Diag) source.Position { return l.Set.Position(d.Span.Start) }
	order := map[string]int{}
	for i, f := range l.Set.Files() {
		if _, seen := order[f.Name]; !seen {
			order[f.Name] = i
		}
	}
	slices.SortStableFunc(l.Items, func(a, b *Diag) int {
		p, q := key(a), key(b)
		if c := order[p.File] - order[q.File]; c != 0 {
			return c
		}
		if c := p.Line - q.Line; c != 0 {
			return c
		}
		return p.Col - q.Col
	})
	l.Items = slices.CompactFunc(l.Items, func(a, b *Diag) bool {
		return a.Code == b.Code && a.Msg == b.Msg && key(a) == key(b)
	})
}

// Err returns the list as an error, or nil when it is empty. It sorts the list.
func (l *List) Err() error {
	if len(l.Items) == 0 {
		return nil
	}
	l.Sort()
	return &Error{l}
}

// Error is a non-empty list as an error; its text is one line per message. Use Format for source lines and notes.
type Error struct{ List *List }

func (e *Error) Error() string {
	var b strings.Builder
	for i, d := range e.List.Items {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "%s: error: %s [%s]", e.List.Set.Position(d.Span.Start), d.Msg, d.Code)
	}
	return b.String()
}
