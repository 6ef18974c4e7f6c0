package vector

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Sums of products are what matrix products and convolutions consist of: a loop of nothing but
//
//	sum += a[i] * b[i * n + threadIdx.x]
//
// or such statements one after the other, of which each goes on where the one before was, become one operation, which
// keeps the sums in registers.

// minProducts is how many statements are worth it.
const minProducts = 3

// product is such a statement.
type product struct {
	sum       *ir.Var
	same, own *ir.Index // the factors
}

// silent reports whether there is nothing to do for s.
func (p *planner) silent(s ir.Stmt) bool {
	d, ok := s.(*ir.Declare)
	return ok && p.row.Known[d.Var] == d
}

// product recognises a sum with a product of an element that all threads read and of a unit-stride access.
func (p *planner) product(s ir.Stmt) (r product, ok bool) {
	a, ok := s.(*ir.Assign)
	if !ok || a.Op != ir.Add || a.Dst.Type() != ir.F32 {
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

// products recognises the sums of products that list begins with, and returns how many statements that is, 0 for none.
func (p *planner) products(list []ir.Stmt) (Stmt, int) {
	first, ok := p.product(list[0])
	if !ok {
		return nil, 0
	}
	run := []product{first}
	end := 1
	for i := 1; i < len(list); i++ {
		if p.silent(list[i]) {
			continue
		}
		next, ok := p.product(list[i])
		if !ok || next.sum != first.sum || !p.goesOn(run, next) {
			break
		}
		run, end = append(run, next), i+1
	}
	if len(run) < minProducts {
		return nil, 0
	}
	factor := func(first, second *ir.Index) Factor {
		d, _ := p.distance(first, second)
		return Factor{Elem: first, Name: p.nameOf(first), First: p.number(first, nil, nil), Stride: d}
	}
	return &Products{At: list[0].Pos(), Sum: p.variable(first.sum), Same: factor(first.same, run[1].same),
		Own: factor(first.own, run[1].own), N: len(run)}, end
}

// nameOf names the buffer or array of an access.
func (p *planner) nameOf(e *ir.Index) string { return p.rootIn(e).Name }

// goesOn reports whether next lies behind the last of run as that behind the one before.
func (p *planner) goesOn(run []product, next product) bool {
	last := run[len(run)-1]
	same, ok := p.distance(last.same, next.same)
	own, ok2 := p.distance(last.own, next.own)
	if !ok || !ok2 || len(run) == 1 {
		return ok && ok2
	}
	before := run[len(run)-2]
	same2, _ := p.distance(before.same, last.same)
	own2, _ := p.distance(before.own, last.own)
	return same == same2 && own == own2
}

// distance is how many elements b lies behind a, if both are in one buffer or array and that is known.
func (p *planner) distance(a, b *ir.Index) (int64, bool) {
	d, ok := difference(p.known(a.I), p.known(b.I))
	if !ok {
		return 0, false
	}
	x, array := a.Base.(*ir.Index)
	y, array2 := b.Base.(*ir.Index)
	if !array || !array2 {
		return d, ir.Equal(a.Base, b.Base)
	}
	outer, ok := p.distance(x, y)
	return outer*int64(a.Base.Type().(*ir.Array).N) + d, ok
}

// known is e with the values of variables that are constants.
func (p *planner) known(e ir.Expr) ir.Expr {
	return replaced(e, func(v *ir.Var) ir.Expr {
		if d := p.row.Known[v]; d != nil {
			if c, ok := d.Init.(*ir.Const); ok {
				return c
			}
		}
		return nil
	})
}

// difference is b-a where both are the same but for constants that are added. Where a and b are indices, neither
// wraps around.
func difference(a, b ir.Expr) (int64, bool) {
	if ir.Equal(a, b) {
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
		m, ok := ir.SmallInt(x)
		n, ok2 := ir.SmallInt(y)
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
		if !ok || x.Sat || y.Sat || !ir.IsWord(x.Typ) || !ir.IsWord(x.A.Type()) ||
			ir.Sizeof(x.Typ) > ir.Sizeof(x.A.Type()) {
			return 0, false
		}
		return difference(x.A, y.A)
	}
	return 0, false
}

// sumLoop recognises a loop of nothing but a sum of products; nil if l is none.
func (p *planner) sumLoop(v *ir.Var, l *ir.Loop) Stmt {
	body := slices.DeleteFunc(flattened(l.Body), p.silent)
	if len(body) != 1 {
		return nil
	}
	r, ok := p.product(body[0])
	if !ok {
		return nil
	}
	loop := p.loopOn(v)
	around := []*Loop{loop}
	factor := func(e *ir.Index) Factor {
		f := Factor{Elem: e, Name: p.nameOf(e), First: p.number(e, around, nil)}
		if ir.MentionsVar(p.resolved(e), v) {
			f.Second = p.number(e, around, loop)
		}
		return f
	}
	return &Products{At: body[0].Pos(), Sum: p.variable(r.sum), Same: factor(r.same), Own: factor(r.own), Loop: loop}
}
