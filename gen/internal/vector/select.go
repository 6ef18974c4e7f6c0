package vector

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// selector chooses the vector operations of statements that have passed the planner, and the arrays that hold their
// results.
type selector struct {
	private   map[*ir.Var]*Vec
	carried   map[*ir.Var]*Vec
	window    map[*affine.UnitStride]*Vec
	free      map[ir.Type][]*Vec // temporaries that hold nothing
	slots     []*Vec
	outliving []*Vec
	count     map[ir.Type]int
	ops       *[]*Op // of the statement being looked at
}

// arrays chooses the operations of the row's statements.
func (p *planner) arrays() *Arrays {
	p.selector = selector{private: map[*ir.Var]*Vec{}, carried: map[*ir.Var]*Vec{},
		window: map[*affine.UnitStride]*Vec{},
		free:   map[ir.Type][]*Vec{}, count: map[ir.Type]int{}}
	a := &Arrays{Loops: p.loops, Accesses: p.accesses, Pairs: p.pairs(), Streams: map[*affine.UnitStride]bool{}}
	a.Body = withoutUnused(p.list(p.row.Body))
	a.Slots, a.Carried = p.slots, p.outliving
	a.AsksWho = a.asksWho()
	vecs(a.Body, func(v *Vec) {
		if v.Kind == Stream {
			a.Streams[v.UnitStride] = true
		}
	})
	if p.k.Sanitizer != nil {
		a.Checks = p.checks()
	}
	for _, x := range p.accesses {
		a.limits = append(a.limits, p.limitsOf(x)...)
	}
	return a
}

// withoutUnused drops the scalars that nothing uses.
func withoutUnused(list []Stmt) []Stmt {
	used := map[*ir.Var]bool{}
	for n := -1; n != len(used); {
		n = len(used)
		exprs(list, func(v *ir.Var) bool { return used[v] }, func(e ir.Expr) {
			ir.WalkExprs(e, func(e ir.Expr) bool {
				if r, ok := e.(*ir.Ref); ok {
					used[r.Var] = true
				}
				return true
			})
		})
	}
	return only(list, used)
}

// only is list without the scalars that are not in used.
func only(list []Stmt, used map[*ir.Var]bool) (out []Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *Scalar:
			if !used[s.Declare.Var] {
				continue
			}
		case *Iterate:
			s.Body = only(s.Body, used)
		case *Branch:
			s.Then, s.Else = only(s.Then, used), only(s.Else, used)
		}
		out = append(out, s)
	}
	return out
}

// list chooses the operations of a list.
func (p *planner) list(stmts []ir.Stmt) (out []Stmt) {
	stmts = flattened(stmts)
	for len(stmts) > 0 {
		if s, n := p.products(stmts); n > 0 {
			out, stmts = append(out, s), stmts[n:]
			continue
		}
		if s := p.one(stmts[0]); s != nil {
			out = append(out, s)
		}
		stmts = stmts[1:]
	}
	return out
}

// flattened lists the statements of list and of the blocks in it, which hold no loops.
func flattened(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range ir.Reachable(list) {
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

// one chooses the operations of a statement; nil if there is nothing to do.
func (p *planner) one(s ir.Stmt) Stmt {
	switch s := s.(type) {
	case *ir.Declare:
		v := s.Var
		_, form := p.inits[v]
		switch {
		case p.row.Known[v] == s:
			return nil
		case form || p.scalars[v]:
			return &Scalar{s}
		case s.Init == nil:
			dst := p.variable(v)
			return &Compute{s.At, dst, []*Op{{Clear, dst, nil}}}
		}
		return p.compute(s, func() *Vec { return p.variable(v) }, s.Init)
	case *ir.Assign:
		src := s.Src
		if s.Op != ir.NoOp {
			src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
		}
		return p.compute(s, func() *Vec { return p.place(s.Dst) }, src)
	case *ir.Block:
		d, l := loopOf(s)
		if sum := p.sumLoop(d.Var, l); sum != nil {
			return sum
		}
		return &Iterate{p.loopOn(d.Var), d, l, p.list(l.Body)}
	case *ir.If:
		return &Branch{s.At, s.Cond, p.list(s.Then), p.list(s.Else)}
	}
	return nil
}

// loopOn is the loop with the variable v.
func (p *planner) loopOn(v *ir.Var) *Loop {
	for _, l := range p.loops {
		if l.Var == v {
			return l
		}
	}
	return nil
}

// compute is the statement s, which gives dst the value src.
func (p *planner) compute(s ir.Stmt, dst func() *Vec, src ir.Expr) Stmt {
	c := &Compute{At: s.Pos()}
	p.ops = &c.Ops
	c.Dst = dst()
	p.into(src, c.Dst)
	return c
}

// temporary returns an array for a result of type t.
func (p *planner) temporary(t ir.Type) *Vec {
	if list := p.free[t]; len(list) > 0 {
		p.free[t] = list[:len(list)-1]
		return list[len(list)-1]
	}
	return p.slot(&Vec{Kind: Temporary, Type: t})
}

// slot gives v an array of its own.
func (p *planner) slot(v *Vec) *Vec {
	v.Slot = p.count[v.Type]
	p.count[v.Type]++
	p.slots = append(p.slots, v)
	return v
}

// release gives temporaries back.
func (p *planner) release(list []Operand) {
	for _, o := range list {
		if o.Vec != nil && o.Vec.Kind == Temporary {
			p.free[o.Vec.Type] = append(p.free[o.Vec.Type], o.Vec)
		}
	}
}

// variable is where variable v is.
func (p *planner) variable(v *ir.Var) *Vec {
	if p.k.Carried(v) {
		if p.carried[v] == nil {
			p.carried[v] = &Vec{Kind: Carried, Type: v.Type, Var: v}
			p.outliving = append(p.outliving, p.carried[v])
		}
		return p.carried[v]
	}
	if p.private[v] == nil {
		p.private[v] = p.slot(&Vec{Kind: Private, Type: v.Type, Var: v})
	}
	return p.private[v]
}

// place is where the elements of a place are.
func (p *planner) place(e ir.Expr) *Vec {
	switch e := e.(type) {
	case *ir.Ref:
		return p.variable(e.Var)
	case *ir.Index:
		if w := p.streams[e]; w != nil {
			if p.window[w] == nil {
				p.window[w] = &Vec{Kind: Stream, Type: e.Typ, UnitStride: w}
			}
			return p.window[w]
		}
		v := &Vec{Kind: Moving, Type: e.Typ, Elem: e, Root: p.rootIn(e)}
		*p.ops = append(*p.ops, &Op{Subslice, v, nil})
		return v
	}
	return nil
}

// rootIn is the parameter or array of an access.
func (p *planner) rootIn(e *ir.Index) *ir.Var {
	for _, a := range p.accesses {
		if a.Elem == e {
			return a.Root
		}
	}
	return nil
}

// operand is the value of e.
func (p *planner) operand(e ir.Expr) Operand {
	if p.same(e) {
		return Operand{Same: e}
	}
	if !p.counts(e) {
		switch e.(type) {
		case *ir.Ref, *ir.Index:
			return Operand{Vec: p.place(e)}
		}
	}
	return Operand{Vec: p.into(e, nil)}
}

// op adds an operation that reads args, into dst or, if that is nil, a temporary, perhaps one of args.
func (p *planner) op(kind OpKind, t ir.Type, dst *Vec, args ...Operand) *Vec {
	p.release(args)
	if dst == nil {
		dst = p.temporary(t)
	}
	*p.ops = append(*p.ops, &Op{kind, dst, args})
	return dst
}

// into computes e into dst, or a temporary if dst is nil, and returns where.
func (p *planner) into(e ir.Expr, dst *Vec) *Vec {
	t := e.Type()
	switch {
	case p.same(e):
		return p.op(Fill, t, dst, Operand{Same: e})
	case p.counts(e):
		return p.op(Iota, t, dst, Operand{Same: e})
	}
	switch e := e.(type) {
	case *ir.Ref, *ir.Index:
		src := p.place(e)
		switch dst {
		case nil:
		case src:
			*p.ops = append(*p.ops, &Op{Keep, dst, nil})
		default:
			*p.ops = append(*p.ops, &Op{Copy, dst, []Operand{{Vec: src}}})
		}
		return src
	case *ir.Unary:
		return p.op(Neg, t, dst, p.operand(e.A))
	case *ir.Binary:
		return p.binary(e, dst)
	case *ir.Convert:
		return p.convert(e, dst)
	case *ir.Builtin:
		return p.builtin(e, dst)
	}
	return dst
}

func (p *planner) convert(e *ir.Convert, dst *Vec) *Vec {
	a := p.operand(e.A)
	from, to := e.A.Type().(ir.Scalar), e.Typ.(ir.Scalar)
	if !from.IsInt() || !to.IsInt() {
		return p.op(Convert, to, dst, a)
	}
	if dst == nil {
		dst = p.temporary(to)
	}
	*p.ops = append(*p.ops, &Op{Bits, dst, []Operand{a}})
	p.release([]Operand{a})
	return dst
}

// binary chooses an operation for an operator.
func (p *planner) binary(e *ir.Binary, dst *Vec) *Vec {
	t := e.Typ.(ir.Scalar)
	if e.Op == ir.Add && t.IsFloat() {
		if v := p.mulAdd(e, dst); v != nil {
			return v
		}
	}
	if e.Op == ir.Shl || e.Op == ir.Shr {
		return p.op(operators[e.Op], t, dst, p.operand(e.A), Operand{Same: e.B})
	}
	a, b := p.operand(e.A), p.operand(e.B)
	return p.op(operators[e.Op], t, dst, a, b)
}

// mulAdd computes a sum with a product, both rounded, as one operation; nil if e is none.
func (p *planner) mulAdd(e *ir.Binary, dst *Vec) *Vec {
	for _, way := range [2][2]ir.Expr{{e.A, e.B}, {e.B, e.A}} {
		m, ok := way[0].(*ir.Binary)
		if !ok || m.Op != ir.Mul || p.same(m) || p.same(way[1]) {
			continue
		}
		x, y, z := p.operand(m.A), p.operand(m.B), p.operand(way[1])
		return p.op(MulAdd, e.Typ, dst, x, y, z)
	}
	return nil
}

// builtin chooses an operation for a function. The second of two operands may be the same for all threads, of a
// product with a summand one factor; of what else is, there is an array.
func (p *planner) builtin(e *ir.Builtin, dst *Vec) *Vec {
	kind := functions[e.Op]
	var args []Operand
	for _, a := range e.Args {
		args = append(args, p.operand(a))
	}
	fill := func(i int) { args[i] = Operand{Vec: p.op(Fill, e.Typ, nil, args[i])} }
	if len(args) == 2 && args[0].Vec == nil && !kind.Commutes() {
		fill(0)
	}
	if len(args) == 3 && args[2].Vec == nil {
		fill(2)
	}
	if len(args) == 3 && args[0].Vec == nil && args[1].Vec == nil {
		fill(0)
	}
	return p.op(kind, e.Typ, dst, args...)
}

// needs lists what is evaluated before the vector: the ends of loops and the indices in them, and the variables of
// row that the statements mention.
func (a *Arrays) needs(row *affine.Row) (list []ir.Expr) {
	for _, l := range a.Loops {
		list = append(list, l.First, l.Limit)
	}
	for _, l := range a.limits {
		list = append(list, l.at)
	}
	mentioned := map[*ir.Var]bool{}
	exprs(a.Body, func(*ir.Var) bool { return true }, func(e ir.Expr) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			if r, ok := e.(*ir.Ref); ok {
				mentioned[r.Var] = true
			}
			return true
		})
	})
	note := func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && row.Known[d.Var] == d && mentioned[d.Var] {
			list = append(list, reference(d))
		}
		return true
	}
	for _, d := range row.Declares {
		note(d)
	}
	ir.WalkStmts(row.Body, note)
	return list
}
