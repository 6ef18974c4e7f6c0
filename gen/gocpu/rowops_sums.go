package gocpu

import (
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Sums of products are what matrix products and convolutions consist of: a loop of nothing but
//
//	sum += a[i] * b[i * n + threadIdx.x]
//
// or such statements one after the other, of which each goes on where the one before was, become one call, which keeps the sums in registers: vecop.MulAddsF32.

// minProducts is how many statements are worth it.
const minProducts = 3

// product is such a statement.
type product struct {
	sum       *ir.Var
	same, row *ir.Index // the factors
}

// flattened lists the statements of list and of the blocks in it, which hold no loops.
func flattened(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range live(list) {
		if b, ok := s.(*ir.Block); ok {
			if _, l := loopOf(b); l == nil {
				out = append(out, flattened(b.List)...)
				continue
			}
		}
		out = append(out, s)
	}
	return out
}

// stmtsOf writes a list.
func (p *rowOps) stmtsOf(list []ir.Stmt) {
	list = flattened(list)
	for len(list) > 0 {
		if n := p.products(list); n > 0 {
			list = list[n:]
			continue
		}
		p.opsStmt(list[0])
		list = list[1:]
	}
}

// silent reports whether nothing is written for s.
func (p *rowOps) silent(s ir.Stmt) bool {
	d, ok := s.(*ir.Declare)
	return ok && p.row.Known[d.Var] == d
}

// product recognises a sum with a product of an element that all threads read and one of a window.
func (p *rowOps) product(s ir.Stmt) (r product, ok bool) {
	a, ok := s.(*ir.Assign)
	if !ok || a.Op != ir.Add || a.Dst.Type() != ir.F32 || p.f.contractedAssign(a) != a {
		return r, false
	}
	dst, ok := a.Dst.(*ir.Ref)
	m, ok2 := a.Src.(*ir.Binary)
	if !ok || !ok2 || m.Op != ir.Mul {
		return r, false
	}
	x, ok := m.A.(*ir.Index)
	y, ok2 := m.B.(*ir.Index)
	if !ok || !ok2 {
		return r, false
	}
	if !p.same(x) {
		x, y = y, x
	}
	return product{dst.Var, x, y}, p.same(x) && !p.same(y)
}

// products writes the sums of products that list begins with, and returns how many statements that is, 0 for none.
func (p *rowOps) products(list []ir.Stmt) int {
	first, ok := p.product(list[0])
	if !ok {
		return 0
	}
	rows := []product{first}
	end := 1
	for i := 1; i < len(list); i++ {
		if p.silent(list[i]) {
			continue
		}
		next, ok := p.product(list[i])
		if !ok || next.sum != first.sum || !p.goesOn(rows, next) {
			break
		}
		rows, end = append(rows, next), i+1
	}
	if len(rows) < minProducts {
		return 0
	}
	p.f.line(list[0].Pos())
	p.sums(first, literal(itoa(len(rows))), func(e *ir.Index) ex {
		second := rows[1].row
		if e == first.same {
			second = rows[1].same
		}
		d, _ := p.distance(e, second)
		return literal(itoa(int(d)))
	})
	return end
}

// goesOn reports whether next lies behind the last of rows as that behind the one before.
func (p *rowOps) goesOn(rows []product, next product) bool {
	last := rows[len(rows)-1]
	same, ok := p.distance(last.same, next.same)
	row, ok2 := p.distance(last.row, next.row)
	if !ok || !ok2 || len(rows) == 1 {
		return ok && ok2
	}
	before := rows[len(rows)-2]
	same2, _ := p.distance(before.same, last.same)
	row2, _ := p.distance(before.row, last.row)
	return same == same2 && row == row2
}

// distance is how many elements b lies behind a, if both are in one buffer or array and that is known.
func (p *rowOps) distance(a, b *ir.Index) (int64, bool) {
	d, ok := difference(p.known(a.I), p.known(b.I))
	if !ok {
		return 0, false
	}
	x, array := a.Base.(*ir.Index)
	y, array2 := b.Base.(*ir.Index)
	if !array || !array2 {
		return d, affine.Same(a.Base, b.Base)
	}
	outer, ok := p.distance(x, y)
	return outer*int64(a.Base.Type().(*ir.Array).N) + d, ok
}

// known is e with the values of variables that are constants.
func (p *rowOps) known(e ir.Expr) ir.Expr {
	return p.replaced(e, func(v *ir.Var) ir.Expr {
		if d := p.row.Known[v]; d != nil {
			if c, ok := d.Init.(*ir.Const); ok {
				return c
			}
		}
		return nil
	})
}

// difference is b-a where both are the same but for constants that are added. Where a and b are indices, neither wraps around.
func difference(a, b ir.Expr) (int64, bool) {
	if affine.Same(a, b) {
		return 0, true
	}
	if !ir.Identical(a.Type(), b.Type()) {
		return 0, false
	}
	switch x := a.(type) {
	case *ir.Const:
		y, ok := b.(*ir.Const)
		if !ok {
			return 0, false
		}
		m, ok := smallConst(x)
		n, ok2 := smallConst(y)
		return n - m, ok && ok2
	case *ir.Binary:
		y, ok := b.(*ir.Binary)
		if !ok || x.Op != y.Op || x.Op != ir.Add && x.Op != ir.Sub {
			return 0, false
		}
		m, ok := difference(x.A, y.A)
		n, ok2 := difference(x.B, y.B)
		if x.Op == ir.Sub {
			n = -n
		}
		return m + n, ok && ok2
	case *ir.Convert:
		y, ok := b.(*ir.Convert)
		if !ok || x.Sat || y.Sat || !isWord(x.Typ) || !isWord(x.A.Type()) || ir.Sizeof(x.Typ) > ir.Sizeof(x.A.Type()) {
			return 0, false
		}
		return difference(x.A, y.A)
	}
	return 0, false
}

// sumLoop writes a loop of nothing but a sum of products; false if l is none.
func (p *rowOps) sumLoop(v *ir.Var, l *ir.Loop) bool {
	body := slices.DeleteFunc(flattened(l.Body), p.silent)
	if len(body) != 1 {
		return false
	}
	r, ok := p.product(body[0])
	if !ok {
		return false
	}
	var x *rowLoop
	for _, loop := range p.all {
		if loop.v == v {
			x = loop
		}
	}
	f := p.f
	f.line(body[0].Pos())
	p.sums(r, ident(x.rounds), func(e *ir.Index) ex {
		if !dependsOn(p.resolved(e), v) {
			return literal("0")
		}
		return infix(p.at(e, x, x), "-", p.at(e, x, nil), precAdd)
	}, x)
	return true
}

// sums writes n sums of products, of which r is the first; by returns how far apart the factors of one and the next are.
func (p *rowOps) sums(r product, n ex, by func(*ir.Index) ex, loops ...*rowLoop) {
	var loop *rowLoop
	if len(loops) > 0 {
		loop = loops[0]
	}
	from := infix(p.at(r.row, loop, nil), "+", p.fr.id("lo"), precAdd)
	p.f.add(vecopFn("MulAddsF32", ident(p.rowOf(r.sum)), p.elements(r.same), p.at(r.same, loop, nil), by(r.same), p.elements(r.row), from, by(r.row), n).code())
}

// at is the index of e among all elements of its buffer or array, in the first round of loop if that is not nil, in the second if it is also next.
func (p *rowOps) at(e *ir.Index, loop, next *rowLoop) ex {
	if loop == nil {
		return p.number(e, nil, nil)
	}
	return p.number(e, []*rowLoop{loop}, next)
}

// elements is the buffer or array that e is in, as a slice of all its elements.
func (p *rowOps) elements(e *ir.Index) ex {
	f := p.f
	for {
		base, ok := e.Base.(*ir.Index)
		if !ok {
			break
		}
		e = base
	}
	a, array := e.Base.Type().(*ir.Array)
	switch {
	case !array:
		return f.slice(e.Base)
	case a.N < 0:
		return f.place(e.Base)
	}
	elem := a.Elem
	for {
		inner, ok := elem.(*ir.Array)
		if !ok {
			break
		}
		elem = inner.Elem
	}
	return prim(jen.Qual(simtPath, "Full").Types(f.typ(elem)).Call(f.place(e.Base).addr().code()))
}
