package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// Variables and members that their own braced lists mention: each part has its value before the next is evaluated
// ([dcl.init.aggr]/7), which may read or change it.

// inOrder stores the parts of an initialiser between the statements that evaluate them.
type inOrder struct {
	b     *body
	mark  int // where these statements began
	stmts []ir.Stmt
	done  int // how many of them are emitted
}

// storeInOrder initialises dst, which is zero, from a braced list.
func (b *body) storeInOrder(dst operand, in initializer) bool {
	list := in.x.(*ast.InitList)
	cur := &cursor{items: b.expandItems(list.Items, in.s), env: in.s, all: new(evaluated), kind: in.kind(),
		inOrder: true}
	mark := len(*b.out)
	a := b.fitList(dst.typ, cur, list.At)
	if a == nil {
		return false
	}
	b.noteKept(a, mark)
	b.extendParts(a)
	o := inOrder{b: b, mark: mark, stmts: slices.Clone((*b.out)[mark:])}
	*b.out = (*b.out)[:mark]
	if !o.store(dst, a) {
		return false
	}
	o.until(mark + len(o.stmts))
	return true
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

// touches reports whether a, which the statements from mark on evaluate, may read or change a part of the place dst,
// to which others than this function may have pointers where known is set.
func (b *body) touches(dst ir.Expr, a *agg, mark int, known bool) bool {
	if len(a.parts) < 2 {
		return false
	}
	if known {
		return len(*b.out) > mark
	}
	root, path := pathOf(dst)
	if root == nil {
		return false
	}
	found := a.reaches(root, path)
	ir.WalkStmts((*b.out)[mark:], func(s ir.Stmt) bool {
		found = found || slices.ContainsFunc(ir.Exprs(s), func(x ir.Expr) bool { return reaches(x, root, path) })
		return !found
	})
	return found
}

func (a *agg) reaches(root *ir.Var, path []int) bool {
	return a.leaf != nil && a.leaf.x != nil && reaches(a.leaf.x, root, path) ||
		slices.ContainsFunc(a.parts, func(p *agg) bool { return p.reaches(root, path) })
}

// pathOf is the variable through which the place x is reached, and the members that lead from there to it, as far as
// they are members; nil if it is reached otherwise.
func pathOf(x ir.Expr) (root *ir.Var, path []int) {
	switch x := x.(type) {
	case *ir.Ref:
		return x.Var, nil
	case *ir.Deref:
		if r, ok := x.Ptr.(*ir.Ref); ok {
			return r.Var, nil
		}
	case *ir.FieldOf:
		root, path = pathOf(x.Base)
		if s, ok := x.Base.Type().(*ir.Struct); ok && s.Union {
			return root, append(path, 0) // all its members share their bytes
		}
		return root, append(path, x.Field)
	}
	return nil, nil
}

// reaches reports whether x may use a part of the place to which path leads from the variable root: it uses root other
// than to reach a member beside that place, or this is a pointer, which may point there.
func reaches(x ir.Expr, root *ir.Var, path []int) bool {
	if v, p := pathOf(x); v != nil {
		for i := range min(len(path), len(p)) {
			if p[i] != path[i] {
				return v == root && ir.IsPointer(x.Type())
			}
		}
		return v == root
	}
	return slices.ContainsFunc(ir.Children(x), func(c ir.Expr) bool { return reaches(c, root, path) })
}
