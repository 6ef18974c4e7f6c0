package pass

import "github.com/kbind/kbind/bindgen/ir"

// A pointer variable that only ever points into one buffer, a parameter or a shared array, is kept as its distance from
// the buffer's start:
//
//	const float* in = src + row * cols;    in := int64(row * cols)
//	sum += in[c]; in += 32;                sum += src[in+int64(c)]; in += 32
//
// so that the buffer itself is indexed, and analyses see integers. The pointer may stand outside of the buffer, as
// before, and an access is one to the whole of it.

// offsets is the state of rewriting one body.
type offsets struct {
	vars  []*ir.Var             // the pointer variables
	defs  map[*ir.Var][]ir.Expr // what is assigned to each pointer variable that may be rewritten, its own moves aside
	moved map[*ir.Var]bool      // parameters that are assigned
	bad   map[*ir.Var]bool      // not to be rewritten
	base  map[*ir.Var]ir.Expr   // the start of the buffer that a variable points into
	off   map[*ir.Var]*ir.Var   // the distance of a variable, in elements
}

// baseOffset rewrites such pointer variables.
func baseOffset(_ *Context, k *Kernel) *ir.Refusal {
	o := &offsets{defs: map[*ir.Var][]ir.Expr{}, moved: map[*ir.Var]bool{}, bad: map[*ir.Var]bool{},
		base: map[*ir.Var]ir.Expr{}, off: map[*ir.Var]*ir.Var{}}
	o.scan(k.Func)
	if !o.solve(ir.NamesOf(k.Func)) {
		return nil
	}
	var params []ir.Stmt
	for _, v := range k.Func.Params {
		if w := o.off[v]; w != nil {
			zero := &ir.Const{X: ir.X{Typ: ir.I64, At: v.Pos}}
			params = append(params, &ir.Declare{S: ir.S{At: v.Pos}, Var: w, Init: zero})
		}
	}
	o.stmts(k.Func.Body)
	k.Func.Body = append(params, k.Func.Body...)
	return nil
}

// scan finds the pointer variables and what they are given.
func (o *offsets) scan(body *ir.Func) {
	for _, v := range body.Params {
		if steps(v) {
			o.vars = append(o.vars, v)
		}
	}
	ir.Walk(body.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare:
			if steps(s.Var) {
				o.vars = append(o.vars, s.Var)
				o.defs[s.Var] = append(o.defs[s.Var], s.Init)
				o.bad[s.Var] = o.bad[s.Var] || s.Init == nil && s.Var.Kind != ir.Temp
			}
		case *ir.Assign:
			r, ok := s.Dst.(*ir.Ref)
			if !ok || !ir.IsPointer(r.Typ) {
				return
			}
			o.moved[r.Var] = true
			switch s.Op {
			case ir.NoOp:
				o.defs[r.Var] = append(o.defs[r.Var], s.Src)
			case ir.Add, ir.Sub:
			default:
				o.bad[r.Var] = true
			}
		default:
			if r, ok := ir.Written(s).(*ir.Ref); ok {
				o.bad[r.Var] = true
			}
		}
	}, func(e ir.Expr) {
		if a, ok := e.(*ir.Addr); ok {
			if r, ok := a.Place.(*ir.Ref); ok && ir.IsPointer(r.Typ) {
				o.bad[r.Var] = true
			}
		}
	})
}

// steps reports whether v is a parameter or local that points at elements.
func steps(v *ir.Var) bool {
	p, ok := v.Type.(*ir.Pointer)
	return ok && v.Kind != ir.SharedVar && v.Kind != ir.GlobalVar && !p.Ref && p.Elem != ir.Void &&
		ir.Sizeof(p.Elem) > 0
}

// maxPropagated is how often all pointer variables are looked at: a row of them each of which gets the value of the
// next one in a loop would take as many rounds as there are variables.
const maxPropagated = 100

// solve gives each variable that always points into one buffer its base, and reports whether there is one.
func (o *offsets) solve(names ir.Names) bool {
	for again, rounds := true, 0; again; again = o.contradicted() {
		o.base = map[*ir.Var]ir.Expr{}
		for o.propagate() {
			if rounds++; rounds > maxPropagated {
				return false
			}
		}
	}
	for _, v := range o.vars {
		if o.base[v] == nil {
			continue
		}
		name := v.Name // which the pointer gives up
		if v.Kind == ir.Param {
			name = names.Free(v.Name+"_at", nil)
		}
		o.off[v] = &ir.Var{Name: name, Type: ir.I64, Kind: ir.Local, Pos: v.Pos}
	}
	return len(o.off) > 0
}

// propagate gives bases to variables that have none from those that have.
func (o *offsets) propagate() (changed bool) {
	for _, v := range o.vars {
		if o.bad[v] || o.base[v] != nil || v.Kind == ir.Param && !o.moved[v] {
			continue
		}
		if v.Kind == ir.Param {
			o.base[v] = &ir.Ref{X: ir.X{Typ: v.Type, At: v.Pos}, Var: v}
			changed = true
			continue
		}
		for _, d := range o.defs[v] {
			if d == nil {
				continue
			}
			if b := o.baseOf(d); b != nil {
				o.base[v] = b
				changed = true
				break
			}
		}
	}
	return changed
}

// contradicted finds variables that are given something of another buffer, and reports whether there are new ones.
func (o *offsets) contradicted() (found bool) {
	for v, b := range o.base {
		for _, d := range o.defs[v] {
			if d == nil {
				continue
			}
			if x := o.baseOf(d); x == nil || buffer(x) != buffer(b) || !ir.SameElem(x.Type(), v.Type) {
				o.bad[v], found = true, true
			}
		}
	}
	return found
}

// buffer is the parameter or shared array that starts at base.
func buffer(base ir.Expr) *ir.Var {
	if c, ok := base.(*ir.PtrCast); ok {
		base = c.A
	}
	if a, ok := base.(*ir.Addr); ok {
		base = a.Place
	}
	return base.(*ir.Ref).Var
}

// baseOf returns the start of the buffer that pointer e points into, nil if that is not known or e counts other
// elements.
func (o *offsets) baseOf(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Ref:
		if b := o.base[e.Var]; b != nil {
			return b
		}
		if e.Var.Kind == ir.Param && steps(e.Var) && !o.moved[e.Var] && !o.bad[e.Var] {
			return e
		}
	case *ir.Addr:
		if a, ok := e.Place.Type().(*ir.Array); ok {
			r, whole := e.Place.(*ir.Ref)
			if whole && r.Var.Kind == ir.SharedVar && ir.Identical(a.Elem, e.Typ.(*ir.Pointer).Elem) {
				return e
			}
			return nil
		}
		if i, ok := e.Place.(*ir.Index); ok && ir.IsPointer(i.Base.Type()) && ir.SameElem(i.Base.Type(), e.Typ) {
			return o.baseOf(i.Base)
		}
	case *ir.PtrAdd:
		return o.baseOf(e.Ptr)
	case *ir.PtrCast:
		if ir.SameElem(e.Typ, e.A.Type()) && !e.Typ.(*ir.Pointer).Ref && !e.A.Type().(*ir.Pointer).Ref {
			return o.baseOf(e.A)
		}
	}
	return nil
}

// stmts rewrites statements in place.
func (o *offsets) stmts(list []ir.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Declare:
			if v := o.off[s.Var]; v != nil {
				s.Var = v
				if s.Init != nil {
					s.Init = o.distance(s.Init)
				}
			} else {
				s.Init = o.expr(s.Init)
			}
		case *ir.Assign:
			o.assign(s)
		default:
			ir.MapExprs(s, o.expr)
		}
		for _, l := range ir.Bodies(s) {
			o.stmts(l)
		}
	}
}

func (o *offsets) assign(s *ir.Assign) {
	r, ok := s.Dst.(*ir.Ref)
	if !ok || o.off[r.Var] == nil {
		s.Dst, s.Src = o.expr(s.Dst), o.expr(s.Src)
		return
	}
	s.Dst = &ir.Ref{X: ir.X{Typ: ir.I64, At: r.At}, Var: o.off[r.Var]}
	if s.Op == ir.NoOp {
		s.Src = o.distance(s.Src)
	} else {
		s.Src = asI64(o.expr(s.Src))
	}
}

// distance writes a pointer that has a base as its distance from there.
func (o *offsets) distance(e ir.Expr) ir.Expr {
	if _, d := split(o.expr(e)); d != nil {
		return d
	}
	return &ir.Const{X: ir.X{Typ: ir.I64, At: e.Pos()}}
}

// split takes the moves off a pointer; the distance is nil for none.
func split(e ir.Expr) (base, distance ir.Expr) {
	switch e := e.(type) {
	case *ir.PtrAdd:
		b, d := split(e.Ptr)
		return b, sum(d, e.I)
	case *ir.PtrCast:
		if ir.SameElem(e.Typ, e.A.Type()) {
			return split(e.A)
		}
	case *ir.Addr:
		if i, ok := e.Place.(*ir.Index); ok && ir.IsPointer(i.Base.Type()) && ir.SameElem(i.Base.Type(), e.Typ) {
			b, d := split(i.Base)
			return b, sum(d, i.I)
		}
	}
	return e, nil
}

// sum adds distances.
func sum(a, b ir.Expr) ir.Expr {
	b = asI64(b)
	if a == nil {
		return b
	}
	if c, ok := b.(*ir.Const); ok && c.Bits == 0 {
		return a
	}
	return &ir.Binary{X: ir.X{Typ: ir.I64, At: b.Pos()}, Op: ir.Add, A: a, B: b}
}

func asI64(e ir.Expr) ir.Expr {
	if e.Type() == ir.I64 {
		return e
	}
	if c, ok := e.(*ir.Const); ok && c.Bits < 1<<31 {
		return &ir.Const{X: ir.X{Typ: ir.I64, At: c.At}, Bits: c.Bits}
	}
	return &ir.Convert{X: ir.X{Typ: ir.I64, At: e.Pos()}, A: e}
}

// expr rewrites an expression.
func (o *offsets) expr(e ir.Expr) ir.Expr {
	if e == nil {
		return nil
	}
	if r, ok := e.(*ir.Ref); ok {
		if v := o.off[r.Var]; v != nil {
			return &ir.PtrAdd{X: r.X, Ptr: o.start(r), I: &ir.Ref{X: ir.X{Typ: ir.I64, At: r.At}, Var: v}}
		}
		return e
	}
	e = ir.MapOperands(e, o.expr)
	switch x := e.(type) {
	case *ir.Index:
		if b, d := o.ours(x.Base); d != nil {
			return &ir.Index{X: x.X, Base: b, I: sum(d, x.I)}
		}
	case *ir.Deref:
		if b, d := o.ours(x.Ptr); d != nil {
			return &ir.Index{X: x.X, Base: b, I: d}
		}
	case *ir.PtrAdd:
		if b, d := o.ours(x); d != nil {
			return &ir.PtrAdd{X: x.X, Ptr: b, I: d}
		}
	case *ir.PtrDiff:
		if a, b := o.both(x.A, x.B); a != nil {
			return &ir.Binary{X: x.X, Op: ir.Sub, A: a, B: b}
		}
	case *ir.Binary:
		if a, b := o.both(x.A, x.B); a != nil {
			return &ir.Binary{X: x.X, Op: x.Op, Rounded: x.Rounded, A: a, B: b}
		}
	}
	return e
}

// both returns the distances of two pointers into one buffer, nil if they are something else.
func (o *offsets) both(p, q ir.Expr) (a, b ir.Expr) {
	x, a := o.ours(p)
	y, b := o.ours(q)
	zero := &ir.Const{X: ir.X{Typ: ir.I64, At: p.Pos()}}
	if a == nil && b != nil {
		x, a = o.baseOf(p), zero
	}
	if b == nil && a != nil {
		y, b = o.baseOf(q), zero
	}
	if x == nil || y == nil || buffer(x) != buffer(y) || !ir.SameElem(x.Type(), y.Type()) {
		return nil, nil
	}
	return a, b
}

// start is the base of the variable of r, as a pointer of r's type.
func (o *offsets) start(r *ir.Ref) ir.Expr {
	b := o.base[r.Var]
	if ir.Identical(b.Type(), r.Typ) {
		return b
	}
	return &ir.PtrCast{X: r.X, A: b}
}

// ours splits a pointer into a buffer; the distance is nil for other pointers.
func (o *offsets) ours(e ir.Expr) (base, distance ir.Expr) {
	if !ir.IsPointer(e.Type()) {
		return nil, nil
	}
	b, d := split(e)
	r, ok := b.(*ir.Ref)
	a, ok2 := b.(*ir.Addr)
	switch {
	case d == nil:
		return nil, nil
	case ok && r.Var.Kind == ir.Param && steps(r.Var) && !o.bad[r.Var]:
	case ok2 && o.baseOf(a) == ir.Expr(a):
	default:
		return nil, nil
	}
	if !ir.Identical(b.Type(), e.Type()) {
		b = &ir.PtrCast{X: ir.X{Typ: e.Type(), At: e.Pos()}, A: b}
	}
	return b, d
}
