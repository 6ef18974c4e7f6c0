package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// Variables that their own braced lists mention: each part has its value before the next is evaluated
// ([dcl.init.aggr]/7), which may read or change it.

// inOrder stores the parts of an initialiser between the statements that evaluate them.
type inOrder struct {
	b     *body
	mark  int // where these statements began
	stmts []ir.Stmt
	done  int // how many of them are emitted
}

// storeInOrder initialises dst, a variable of zeros, from a braced list.
func (b *body) storeInOrder(dst operand, in initializer) {
	list := in.x.(*ast.InitList)
	cur := &cursor{items: b.expandItems(list.Items, in.s), env: in.s, all: new([]*operand), kind: in.kind(),
		inOrder: true}
	mark := len(*b.out)
	a := b.fitList(dst.typ, cur, list.At)
	if a == nil {
		return
	}
	b.noteKept(a, mark)
	b.extendParts(a)
	o := inOrder{b: b, mark: mark, stmts: slices.Clone((*b.out)[mark:])}
	*b.out = (*b.out)[:mark]
	if o.store(dst, a) {
		o.until(mark + len(o.stmts))
	}
}

// until emits the statements up to the end of those that evaluate a part.
func (o *inOrder) until(end int) {
	if n := end - o.mark; n > o.done {
		*o.b.out = append(*o.b.out, o.stmts[o.done:n]...)
		o.done = n
	}
}

// store stores a, or its parts one after the other, in dst.
func (o *inOrder) store(dst operand, a *agg) bool {
	t, isRecord := a.t.T.(*Record)
	array, isArray := a.t.T.(*Array)
	if a.leaf != nil || a.union >= 0 || !isRecord && !isArray {
		o.until(a.end)
		return o.b.storeAgg(dst, a, true)
	}
	for i, p := range a.parts {
		ok := true
		switch {
		case isArray:
			ok = o.store(o.b.elementAt(dst, array, fold.Int(ir.I32, int64(i), a.pos), a.pos), p)
		case p.late != nil:
			o.until(p.end)
			ok = o.b.defaultMember(dst, p.late, t, i, a.pos)
		case t.irField(i) >= 0:
			ok = o.store(o.b.rawField(dst, t, i, a.pos), p)
		}
		if !ok {
			return false
		}
	}
	return true
}
