package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
)

// unitStride reports whether the lanes look at elements of e one behind the other, and lists what must not wrap along
// the lanes for it.
func (x *wide) unitStride(e ir.Expr) (straight []ir.Expr, ok bool) {
	i, ok := e.(*ir.Index)
	if !ok || x.address(i.Base).kind != sameForm {
		return nil, false
	}
	f := x.of(i.I)
	if f.kind != rowForm || f.step != 1 {
		return nil, false
	}
	straight = f.straight
	if t, _ := i.I.Type().(ir.Scalar); t.Size() == 4 && !x.neverWraps(i.I) {
		straight = append(straight[:len(straight):len(straight)], i.I)
	}
	return straight, true
}

// straightTest is the condition that these integers do not wrap along the lanes, "" if nothing is to be asked.
func (x *wide) straightTest(list []ir.Expr) (text string) {
	for _, e := range list {
		t := e.Type().(ir.Scalar)
		limit := "INT32_MAX"
		if t == ir.U32 {
			limit = "UINT32_MAX"
		}
		if r := x.w.fn.ranges.Expr(e); t == ir.I32 && r.Hi < 1<<31-64 || t == ir.U32 && r.Lo >= 0 && r.Hi < 1<<32-64 {
			continue
		}
		if text != "" {
			text += " && "
		}
		text += fmt.Sprintf("%s <= KB_%s - KB_LANES", x.w.value(e, precAdd), limit)
		x.w.helper("KB_INT32_MAX", "#define KB_INT32_MAX 2147483647\n#define KB_UINT32_MAX 4294967295u\n")
	}
	return text
}

// load writes the elements of memory that the lanes read.
func (x *wide) load(e *ir.Index, t ir.Scalar) string {
	straight, ok := x.unitStride(e)
	if !ok || t == ir.Bool {
		return x.oneByOne(e, t)
	}
	mask := x.mask()
	text := x.loadCall(e, t, mask)
	test := x.straightTest(straight)
	if test == "" {
		return text
	}
	w := x.w
	r := x.temporary(t, "{0}")
	w.line("if (" + test + ") {")
	w.line("    " + r + " = " + text + ";")
	w.line("} else {")
	w.fn.indent++
	x.fillLanes(r, e, t, mask)
	w.fn.indent--
	w.line("}")
	return r
}

// loadCall loads the elements from place e of the first lane on.
func (x *wide) loadCall(e ir.Expr, t ir.Scalar, mask string) string {
	place := x.w.place(e, precUnary)
	if mask != "" {
		return x.loadFunction(t) + "_at(&" + place + ", " + mask + ")"
	}
	return x.loadFunction(t) + "(&" + place + ")"
}

// storeCall stores them.
func (x *wide) storeCall(e ir.Expr, value string, t ir.Scalar, mask string) string {
	place := x.w.place(e, precUnary)
	if mask != "" {
		return x.storeFunction(t) + "_at(&" + place + ", " + value + ", " + mask + ");"
	}
	return x.storeFunction(t) + "(&" + place + ", " + value + ");"
}

// loadFunction is a function that loads a vector, also for some lanes.
func (x *wide) loadFunction(t ir.Scalar) string {
	typ, c := x.typ(t), x.w.d.Scalars[t]
	name := "kb_load_" + t.String()
	return x.w.helper(name, fmt.Sprintf(`static inline %[1]s %[2]s(const %[3]s *p) {
    %[1]s r;
    __builtin_memcpy(&r, p, sizeof r);
    return r;
}

static inline %[1]s %[2]s_at(const %[3]s *p, kb_mask m) {
    if (kb_every(m)) return %[2]s(p);
    %[1]s r = {0};
    for (int i = 0; i < KB_LANES; i++) r[i] = m[i] ? p[i] : 0;
    return r;
}
`, typ, name, c))
}

func (x *wide) storeFunction(t ir.Scalar) string {
	typ, c := x.typ(t), x.w.d.Scalars[t]
	name := "kb_store_" + t.String()
	return x.w.helper(name, fmt.Sprintf(`static inline void %[2]s(%[3]s *p, %[1]s x) {
    __builtin_memcpy(p, &x, sizeof x);
}

static inline void %[2]s_at(%[3]s *p, %[1]s x, kb_mask m) {
    if (kb_every(m)) {
        %[2]s(p, x);
        return;
    }
    for (int i = 0; i < KB_LANES; i++) {
        if (m[i]) p[i] = x[i];
    }
}
`, typ, name, c))
}

// store writes an assignment to memory.
func (x *wide) store(s *ir.Assign) {
	w := x.w
	src := s.Src
	if s.Op != ir.NoOp {
		src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	}
	f := x.address(s.Dst)
	t, scalar := s.Dst.Type().(ir.Scalar)
	switch {
	case f.kind == sameForm && x.of(s.Src).kind == sameForm && s.Op == ir.NoOp:
		w.statement(s)
		return
	case f.kind == sameForm && s.Op != ir.NoOp:
		x.perLane(s)
		return
	case !scalar:
		x.storeVector(s, src)
		return
	}
	mask := x.mask()
	straight, row := x.unitStride(s.Dst)
	value := x.value(src)
	if !row || t == ir.Bool {
		x.scatter(s.Dst, x.temporary(t, value), t, mask)
		return
	}
	test := x.straightTest(straight)
	if test == "" {
		w.source(s, x.storeCall(s.Dst, value, t, mask))
		return
	}
	r := x.temporary(t, value)
	w.source(s, "if ("+test+") {")
	w.line("    " + x.storeCall(s.Dst, r, t, mask))
	w.line("} else {")
	w.fn.indent++
	x.scatter(s.Dst, r, t, mask)
	w.fn.indent--
	w.line("}")
}

// scatter stores the elements of a vector, one after the other.
func (x *wide) scatter(dst ir.Expr, value string, t ir.Scalar, mask string) {
	dst, neighbours := x.oneIndex(dst)
	x.neighbours(neighbours, func() {
		if _, row := x.unitStride(dst); row && x.first64 != nil && t != ir.Bool {
			x.w.line(x.storeCall(dst, value, t, mask))
			return
		}
		x.lane = true
		place := x.w.place(dst, precUnary)
		x.lane = false
		x.eachLane(mask, func(lane string) string { return place + " = " + x.toMemory(t, value+lane) + ";" }, false)
	})
}

// oneIndex replaces the index in the place e that differs from lane to lane, if it is the only one and computed from
// no memory, by a variable, which it returns: nil if there is none. Often the lanes turn out to look at neighbours.
func (x *wide) oneIndex(e ir.Expr) (ir.Expr, *ir.Var) {
	var found *ir.Index
	for at := e; at != nil; {
		switch p := at.(type) {
		case *ir.Index:
			if f := x.of(p.I); f.kind != sameForm {
				t, ok := p.I.Type().(ir.Scalar)
				if found != nil || f.kind != eachForm || !ok || !ir.IsWord(t) || x.loads(p.I) {
					return e, nil
				}
				found = p
			}
			at = p.Base
		case *ir.FieldOf:
			at = p.Base
		case *ir.Lanes:
			at = p.Base
		default:
			at = nil
		}
	}
	if found == nil {
		return e, nil
	}
	if v := ir.Root(found); v != nil && x.own(v) {
		return e, nil
	}
	t := found.I.Type().(ir.Scalar)
	v := &ir.Var{Type: t, Kind: ir.Temp}
	x.w.fn.names[v] = x.temporary(t, x.value(found.I))
	x.forms[v], x.depth[v] = each, x.now
	i := *found
	i.I = &ir.Ref{X: ir.X{Typ: t, At: found.I.Pos()}, Var: v}
	return instead(e, found, &i), v
}

// instead is the place e with another element in the place of one.
func instead(e ir.Expr, of, by *ir.Index) ir.Expr {
	switch p := e.(type) {
	case *ir.Index:
		if p == of {
			return by
		}
		c := *p
		c.Base = instead(p.Base, of, by)
		return &c
	case *ir.FieldOf:
		c := *p
		c.Base = instead(p.Base, of, by)
		return &c
	case *ir.Lanes:
		c := *p
		c.Base = instead(p.Base, of, by)
		return &c
	}
	return e
}

// neighbours writes what is done with places in whose index v stands: once for lanes that look at neighbours, and once
// for all others.
func (x *wide) neighbours(v *ir.Var, write func()) {
	w := x.w
	if v == nil {
		write()
		return
	}
	t := v.Type.(ir.Scalar)
	same := "(kb_mask)(x == y)"
	if t.Size() == 8 {
		same = "__builtin_convertvector(x == y, kb_mask)"
	}
	x.steps(t, "", 0)
	test := w.helper("kb_neighbours_"+t.String(), fmt.Sprintf("static inline int kb_neighbours_%s(%s x) {\n"+
		"    const %s y = kb_steps_%s(x[0], 1);\n    return kb_every(%s) && x[0] <= x[KB_LANES - 1];\n}\n", t, x.typ(t),
		x.typ(t), t, same))
	vector := w.fn.names[v]
	w.line("if (" + test + "(" + vector + ")) {")
	w.fn.indent++
	w.line("const int64_t kb_first = " + vector + "[0];")
	w.fn.names[v], x.forms[v], x.first64 = "kb_first", row(1), v
	write()
	w.fn.names[v], x.forms[v], x.first64 = vector, each, nil
	w.fn.indent--
	w.line("} else {")
	w.fn.indent++
	write()
	w.fn.indent--
	w.line("}")
}

// storeVector stores a vector, or several of its components, for each lane.
func (x *wide) storeVector(s *ir.Assign, src ir.Expr) {
	w := x.w
	t, ok := s.Dst.Type().(*ir.Vector)
	if _, parts := s.Dst.(*ir.Lanes); !ok || parts {
		x.fail("a store of a " + s.Dst.Type().String())
		return
	}
	parts := x.components(src, t)
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = x.temporary(t.Elem, p)
	}
	mask := x.mask()
	dst, neighbours := x.oneIndex(s.Dst)
	x.neighbours(neighbours, func() {
		x.lane = true
		place := w.place(dst, precPostfix)
		x.lane = false
		for i, p := range names {
			x.eachLane(mask, func(lane string) string { return w.componentOf(t, place, i) + " = " + p + lane + ";" }, false)
		}
	})
}

// components writes a vector of the source: for each of its components a vector with the values of the lanes.
func (x *wide) components(e ir.Expr, t *ir.Vector) []string {
	out := make([]string, t.N)
	fill := func(part func(i int) string) []string {
		for i := range out {
			out[i] = part(i)
		}
		return out
	}
	if x.of(e).kind == sameForm {
		if ir.IsPlace(e) {
			return fill(func(i int) string {
				return x.spread(t.Elem, x.once(&ir.Lanes{X: ir.X{Typ: t.Elem, At: e.Pos()}, Base: e, Comps: []int{i}}))
			})
		}
	}
	switch e := e.(type) {
	case *ir.Zero:
		return fill(func(int) string { return x.spread(t.Elem, "0") })
	case *ir.Compose:
		return fill(func(i int) string { return x.value(e.Parts[i]) })
	case *ir.Splat:
		one := x.temporary(t.Elem, x.value(e.A))
		return fill(func(int) string { return one })
	case *ir.Binary:
		if !direct(t.Elem) || e.Op.IsCompare() || !ir.Identical(e.A.Type(), t) || !ir.Identical(e.B.Type(), t) ||
			e.Op >= ir.Div && e.Op <= ir.Shr && !(t.Elem.IsFloat() && e.Op == ir.Div) {
			break
		}
		a, b := x.components(e.A, t), x.components(e.B, t)
		return fill(func(i int) string { return "(" + a[i] + " " + e.Op.String() + " " + b[i] + ")" })
	case *ir.Lanes:
		from, ok := e.Base.Type().(*ir.Vector)
		if place, each := x.eachPlace(e.Base); ok && each && from.Elem == t.Elem {
			return fill(func(i int) string { return place + "[" + itoa(e.Comps[i]) + "]" })
		}
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		if place, ok := x.eachPlace(e); ok {
			return fill(func(i int) string { return place + "[" + itoa(i) + "]" })
		}
		return x.loadVector(e, t)
	}
	x.fail("a vector made in another way")
	return fill(func(int) string { return "0" })
}

// loadVector reads a vector for each lane.
func (x *wide) loadVector(e ir.Expr, t *ir.Vector) []string {
	mask, first := x.mask(), ""
	if mask != "" {
		first = "{0}"
	}
	place, neighbours := x.oneIndex(e)
	out := make([]string, t.N)
	for i := range out {
		out[i] = x.temporary(t.Elem, first)
	}
	x.neighbours(neighbours, func() {
		for i, r := range out {
			x.fillLanes(r, &ir.Lanes{X: ir.X{Typ: t.Elem, At: e.Pos()}, Base: place, Comps: []int{i}}, t.Elem, mask)
		}
	})
	return out
}

// withoutReferences replaces the variables that are names of an element, int& a = p[i], by the index of it.
func (w *Writer) withoutReferences(list []ir.Stmt) []ir.Stmt {
	index := map[*ir.Var]*ir.Index{} // with the variable of the index
	uses := map[*ir.Var]int{}        // other than as the place itself
	ir.Walk(list, nil, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			uses[e.Var]++
		case *ir.Deref:
			if r, ok := e.Ptr.(*ir.Ref); ok {
				uses[r.Var]--
			}
		}
	})
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		if !ok || !ir.IsPointer(d.Var.Type) || ir.Writes(list, d.Var) || uses[d.Var] != 0 {
			return true
		}
		a, ok := d.Init.(*ir.Addr)
		if !ok {
			return true
		}
		i, ok := a.Place.(*ir.Index)
		if !ok {
			return true
		}
		base, ok := i.Base.(*ir.Ref)
		if !ok || ir.Writes(list, base.Var) || base.Var.Kind == ir.Local || base.Var.Kind == ir.Temp {
			return true
		}
		v := &ir.Var{Name: d.Var.Name, Type: i.I.Type(), Kind: ir.Local, Pos: d.Var.Pos}
		index[d.Var] = &ir.Index{X: i.X, Base: i.Base, I: &ir.Ref{X: ir.X{Typ: i.I.Type(), At: d.At}, Var: v}}
		return true
	})
	if len(index) == 0 {
		return list
	}
	r := ir.Rewriter{Stmt: func(s ir.Stmt) ([]ir.Stmt, bool) {
		d, ok := s.(*ir.Declare)
		if !ok || index[d.Var] == nil {
			return nil, false
		}
		i := d.Init.(*ir.Addr).Place.(*ir.Index).I
		return []ir.Stmt{&ir.Declare{S: d.S, Var: index[d.Var].I.(*ir.Ref).Var, Init: i}}, true
	}, Fold: func(made, from ir.Expr) ir.Expr {
		if d, ok := from.(*ir.Deref); ok {
			if ref, ok := d.Ptr.(*ir.Ref); ok && index[ref.Var] != nil {
				return index[ref.Var]
			}
		}
		return made
	}}
	return r.Stmts(list)
}
