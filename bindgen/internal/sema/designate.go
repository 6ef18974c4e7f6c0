package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Designators (C99 6.7.8 p6, p17-19; in C++ clang and nvcc take the nested ones too). A designator names a subobject of
// what the enclosing braces initialise, perhaps through anonymous members and several levels down; the items that
// follow continue after it there, as far as there is room.

// designate initialises with the next item, and those that follow it, the subobject of t that ds names. old is what was
// said about t before, or nil.
func (b *body) designate(t QT, ds []ast.Designator, cur *cursor, old *agg, pos source.Pos) *agg {
	if len(ds) == 0 {
		return b.fitItem(t, cur)
	}
	if old != nil && old.leaf != nil {
		if !old.zero() {
			b.c.unsupported(pos, "a designator for a part of what was initialised as a whole")
			return nil
		}
		old = nil
	}
	switch tt := t.T.(type) {
	case *Array:
		return b.designateElement(t, tt, ds, cur, old, pos)
	case *Record:
		if !b.c.completeRecord(tt) || !b.aggregate(tt) {
			b.c.errorf(codeInit, pos, "'%s' cannot be initialised by members", t)
			return nil
		}
		if tt.Union {
			out := &agg{t: t, pos: pos}
			if old != nil {
				out.union, out.parts = old.union, old.parts
			}
			if b.designateUnion(out, tt, ds, cur, pos) == nil {
				return nil
			}
			return out
		}
		return b.designateMember(t, tt, ds, cur, old, pos)
	}
	b.c.errorf(codeInit, pos, "'%s' has no parts to designate", t)
	return nil
}

func (b *body) designateElement(t QT, a *Array, ds []ast.Designator, cur *cursor, old *agg, pos source.Pos) *agg {
	k, ok := b.designatedIndex(ds, cur.env, a.N, pos)
	if !ok {
		return nil
	}
	out := &agg{t: t, union: -1, pos: pos}
	if old != nil {
		out.parts = slices.Clone(old.parts)
	}
	var before *agg
	if k < int64(len(out.parts)) {
		before = out.parts[k]
	}
	first := b.designate(a.Elem, ds[1:], cur, before, pos)
	if first == nil {
		return nil
	}
	out.parts = setPart(out.parts, k, first)
	for k++; k < a.N && cur.more() && cur.designated() == nil; k++ {
		e := b.fitItem(a.Elem, cur)
		if e == nil {
			return nil
		}
		out.parts = setPart(out.parts, k, e)
	}
	if !b.fitArrayRest(out, a, pos) {
		return nil
	}
	return out
}

func (b *body) designateMember(t QT, r *Record, ds []ast.Designator, cur *cursor, old *agg, pos source.Pos) *agg {
	k, rest := fieldIndex(r, ds)
	if k < 0 {
		b.noDesignated(r, ds, pos)
		return nil
	}
	out := &agg{t: t, union: -1, pos: pos, parts: make([]*agg, len(r.Fields))}
	if old != nil {
		copy(out.parts, old.parts)
	}
	if out.parts[k] = b.designate(r.Fields[k].Type, rest, cur, out.parts[k], pos); out.parts[k] == nil {
		return nil
	}
	for k++; k < len(r.Fields) && cur.more() && cur.designated() == nil; k++ {
		if isUnnamedBits(r.Fields[k]) {
			continue
		}
		if out.parts[k] = b.fitItem(r.Fields[k].Type, cur); out.parts[k] == nil {
			return nil
		}
	}
	if !b.fitRest(r, out, pos) {
		return nil
	}
	return out
}

// designateUnion makes out, which says what the union got before or has no parts, what the member that ds names gets.
func (b *body) designateUnion(out *agg, r *Record, ds []ast.Designator, cur *cursor, pos source.Pos) *agg {
	k, rest := fieldIndex(r, ds)
	if k < 0 {
		b.noDesignated(r, ds, pos)
		return nil
	}
	var old *agg
	if out.union == k && out.parts != nil && len(rest) > 0 {
		old = out.parts[0]
	}
	e := b.designate(r.Fields[k].Type, rest, cur, old, pos)
	if e == nil {
		return nil
	}
	out.union, out.parts = k, []*agg{e}
	return out
}

// fieldIndex is the member of r that the first designator names, and the designators that are left for that member: all
// of them when the one named is a member of an anonymous one. -1 if there is none.
func fieldIndex(r *Record, ds []ast.Designator) (int, []ast.Designator) {
	name := ds[0].Field
	if name == "" {
		return -1, nil
	}
	if i := slices.IndexFunc(r.Fields, func(f *Field) bool { return f.Name == name }); i >= 0 {
		return i, ds[1:]
	}
	for i, f := range r.Fields {
		if !f.Anon {
			continue
		}
		if k, _ := fieldIndex(recordOf(f.Type), ds); k >= 0 {
			return i, ds
		}
	}
	return -1, nil
}

func (b *body) noDesignated(r *Record, ds []ast.Designator, pos source.Pos) {
	if ds[0].Field == "" {
		b.c.errorf(codeInit, pos, "this designator does not name a member of %s", r.Name)
		return
	}
	b.c.errorf(codeNoMember, pos, "%s has no member %s", r.Name, ds[0].Field)
}
