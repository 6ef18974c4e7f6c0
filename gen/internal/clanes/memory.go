package clanes

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/prec"
)

// straightTest is the condition that these integers do not wrap along the lanes, "" if nothing is to be asked.
func (x *Writer) straightTest(list []ir.Expr) (text string) {
	for _, e := range list {
		t := e.Type().(ir.Scalar)
		limit := "INT32_MAX"
		if t == ir.U32 {
			limit = "UINT32_MAX"
		}
		if r := x.Ranges.Expr(e); t == ir.I32 && r.Hi < 1<<31-64 || t == ir.U32 && r.Lo >= 0 && r.Hi < 1<<32-64 {
			continue
		}
		if text != "" {
			text += " && "
		}
		text += fmt.Sprintf("%s <= KB_%s - KB_LANES", x.w.Value(e, prec.Add), limit)
		x.w.Helper("KB_INT32_MAX", "#define KB_INT32_MAX 2147483647\n#define KB_UINT32_MAX 4294967295u\n")
	}
	return text
}

// load writes the elements of memory that the lanes read.
func (x *Writer) load(e *ir.Index, t ir.Scalar) string {
	straight, ok := x.UnitStride(e)
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
	w.Line("if (" + test + ") {")
	w.Line("    " + r + " = " + text + ";")
	w.Line("} else {")
	w.Indent(1)
	x.fillLanes(r, e, t, mask)
	w.Indent(-1)
	w.Line("}")
	return r
}

// loadCall loads the elements from place e of the first lane on.
func (x *Writer) loadCall(e ir.Expr, t ir.Scalar, mask string) string {
	place := x.w.Place(e, prec.Unary)
	if mask != "" {
		return x.loadFunction(t) + "_at(&" + place + ", " + mask + ")"
	}
	return x.loadFunction(t) + "(&" + place + ")"
}

// storeCall stores them.
func (x *Writer) storeCall(e ir.Expr, value string, t ir.Scalar, mask string) string {
	place := x.w.Place(e, prec.Unary)
	if mask != "" {
		return x.storeFunction(t) + "_at(&" + place + ", " + value + ", " + mask + ");"
	}
	return x.storeFunction(t) + "(&" + place + ", " + value + ");"
}

// loadFunction is a function that loads a vector, also for some lanes.
func (x *Writer) loadFunction(t ir.Scalar) string {
	typ, c := x.typ(t), x.w.Scalar(t)
	name := "kb_load_" + t.String()
	return x.w.Helper(name, fmt.Sprintf(`static inline %[1]s %[2]s(const %[3]s *p) {
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

func (x *Writer) storeFunction(t ir.Scalar) string {
	typ, c := x.typ(t), x.w.Scalar(t)
	name := "kb_store_" + t.String()
	return x.w.Helper(name, fmt.Sprintf(`static inline void %[2]s(%[3]s *p, %[1]s x) {
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
func (x *Writer) store(s *ir.Assign) {
	w := x.w
	src := s.Src
	if s.Op != ir.NoOp {
		src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	}
	f := x.Address(s.Dst)
	t, scalar := s.Dst.Type().(ir.Scalar)
	switch {
	case f.Kind == lanes.SameForm && x.Of(s.Src).Kind == lanes.SameForm && s.Op == ir.NoOp:
		w.Statement(s)
		return
	case f.Kind == lanes.SameForm && s.Op != ir.NoOp:
		x.perLane(s)
		return
	case !scalar:
		x.storeVector(s, src)
		return
	}
	mask := x.mask()
	straight, row := x.UnitStride(s.Dst)
	value := x.value(src)
	if !row || t == ir.Bool {
		x.scatter(s.Dst, x.temporary(t, value), t, mask)
		return
	}
	test := x.straightTest(straight)
	if test == "" {
		w.Source(s, x.storeCall(s.Dst, value, t, mask))
		return
	}
	r := x.temporary(t, value)
	w.Source(s, "if ("+test+") {")
	w.Line("    " + x.storeCall(s.Dst, r, t, mask))
	w.Line("} else {")
	w.Indent(1)
	x.scatter(s.Dst, r, t, mask)
	w.Indent(-1)
	w.Line("}")
}

// scatter stores the elements of a vector, one after the other.
func (x *Writer) scatter(dst ir.Expr, value string, t ir.Scalar, mask string) {
	dst, neighbours := x.oneIndex(dst)
	x.neighbours(neighbours, func() {
		if _, row := x.UnitStride(dst); row && x.first64 != nil && t != ir.Bool {
			x.w.Line(x.storeCall(dst, value, t, mask))
			return
		}
		x.lane = true
		place := x.w.Place(dst, prec.Unary)
		x.lane = false
		x.eachLane(mask, func(lane string) string { return place + " = " + x.toMemory(t, value+lane) + ";" }, false)
	})
}

// oneIndex replaces the index in the place e that differs from lane to lane, if it is the only one and computed from
// no memory, by a variable, which it returns: nil if there is none. Often the lanes turn out to look at neighbours.
func (x *Writer) oneIndex(e ir.Expr) (ir.Expr, *ir.Var) {
	var found *ir.Index
	for at := e; at != nil; {
		switch p := at.(type) {
		case *ir.Index:
			if f := x.Of(p.I); f.Kind != lanes.SameForm {
				t, ok := p.I.Type().(ir.Scalar)
				if found != nil || f.Kind != lanes.EachForm || !ok || !ir.IsWord(t) || x.Loads(p.I) {
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
	if v := ir.Root(found); v != nil && x.Own(v) {
		return e, nil
	}
	t := found.I.Type().(ir.Scalar)
	v := &ir.Var{Type: t, Kind: ir.Temp}
	x.w.SetName(v, x.temporary(t, x.value(found.I)))
	x.AddEach(v, x.now)
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
func (x *Writer) neighbours(v *ir.Var, write func()) {
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
	test := w.Helper("kb_neighbours_"+t.String(), fmt.Sprintf("static inline int kb_neighbours_%s(%s x) {\n"+
		"    const %s y = kb_steps_%s(x[0], 1);\n    return kb_every(%s) && x[0] <= x[KB_LANES - 1];\n}\n", t, x.typ(t),
		x.typ(t), t, same))
	vector := w.Name(v)
	w.Line("if (" + test + "(" + vector + ")) {")
	w.Indent(1)
	w.Line("const int64_t kb_first = " + vector + "[0];")
	w.SetName(v, "kb_first")
	x.first64 = v
	x.AsRow(v, write)
	x.first64 = nil
	w.SetName(v, vector)
	w.Indent(-1)
	w.Line("} else {")
	w.Indent(1)
	write()
	w.Indent(-1)
	w.Line("}")
}

// storeVector stores a vector, or several of its components, for each lane.
func (x *Writer) storeVector(s *ir.Assign, src ir.Expr) {
	w := x.w
	t, ok := s.Dst.Type().(*ir.Vector)
	if _, parts := s.Dst.(*ir.Lanes); !ok || parts {
		x.guard("a store of a " + s.Dst.Type().String())
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
		place := w.Place(dst, prec.Postfix)
		x.lane = false
		for i, p := range names {
			x.eachLane(mask, func(lane string) string { return w.Component(t, place, i) + " = " + p + lane + ";" }, false)
		}
	})
}

// components writes a vector of the source: for each of its components a vector with the values of the lanes.
func (x *Writer) components(e ir.Expr, t *ir.Vector) []string {
	out := make([]string, t.N)
	fill := func(part func(i int) string) []string {
		for i := range out {
			out[i] = part(i)
		}
		return out
	}
	if x.Of(e).Kind == lanes.SameForm {
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
		if !lanes.ByComponent(e, t) {
			break
		}
		a, b := x.components(e.A, t), x.components(e.B, t)
		return fill(func(i int) string { return "(" + a[i] + " " + e.Op.String() + " " + b[i] + ")" })
	case *ir.Lanes:
		from, ok := e.Base.Type().(*ir.Vector)
		if place, each := x.eachPlace(e.Base); ok && each && from.Elem == t.Elem {
			return fill(func(i int) string { return place + "[" + strconv.Itoa(e.Comps[i]) + "]" })
		}
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		if place, ok := x.eachPlace(e); ok {
			return fill(func(i int) string { return place + "[" + strconv.Itoa(i) + "]" })
		}
		return x.loadVector(e, t)
	}
	x.guard("a vector made in another way")
	return fill(func(int) string { return "0" })
}

// loadVector reads a vector for each lane.
func (x *Writer) loadVector(e ir.Expr, t *ir.Vector) []string {
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
