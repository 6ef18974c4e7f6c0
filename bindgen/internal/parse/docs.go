package parse

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// docIndex finds the comments above a declaration.
type docIndex struct {
	set      *source.Set
	comments []Comment // by position
}

func newDocIndex(cfg *Config) docIndex {
	d := docIndex{cfg.Set, cfg.Comments}
	byPos := func(a, b Comment) int { return cmp.Compare(a.Pos, b.Pos) }
	if !slices.IsSortedFunc(d.comments, byPos) {
		d.comments = slices.Clone(d.comments)
		slices.SortStableFunc(d.comments, byPos)
	}
	return d
}

// above returns the comments that stand directly above the token at pos, without a blank line or anything else in
// between. For a token that a macro made, above means above the macro's use.
func (d docIndex) above(pos source.Pos) ast.Comments {
	if len(d.comments) == 0 {
		return nil
	}
	at := d.set.Site(pos)
	f := d.set.File(at)
	if f == nil {
		return nil
	}
	n, _ := slices.BinarySearchFunc(d.comments, at, func(c Comment, at source.Pos) int { return cmp.Compare(c.Pos, at) })
	first := n
	for first > 0 {
		c := d.comments[first-1]
		if c.Pos < f.Pos(0) || c.End > at || !adjacent(f, c.End, at) {
			break
		}
		at = c.Pos
		first--
	}
	if first == n {
		return nil
	}
	doc := make(ast.Comments, 0, n-first)
	for _, c := range d.comments[first:n] {
		doc = append(doc, ast.Comment{Pos: c.Pos, Text: c.Text})
	}
	return doc
}

// adjacent reports whether only white space with at most one line end stands between the end of a comment and to.
func adjacent(f *source.File, end, to source.Pos) bool {
	from, till := f.Offset(end), f.Offset(to)
	if from > 0 && f.Text[from-1] == '\n' { // the comment's range includes its line end
		from--
	}
	lines := 0
	for _, c := range f.Text[from:till] {
		switch c {
		case '\n':
			lines++
		case ' ', '\t', '\r', '\f', '\v':
		default:
			return false
		}
	}
	return lines <= 1
}
