package clanes

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/prec"
)

// first writes the statements with which a region begins; see prefix.
func (x *Writer) first(list []ir.Stmt) {
	w := x.w
	for i, s := range list {
		last := i == len(list)-1
		switch s := s.(type) {
		case *ir.Declare:
			if x.Agreed[s] {
				m := x.temporary(ir.Bool, x.value(s.Init))
				x.mixed = true
				w.Line("if (kb_any(" + m + ") && !kb_every(" + m + ")) goto " + x.single + ";")
			}
			x.write1(s)
			continue
		case *ir.Block:
			if last {
				w.Line("{")
				w.Indent(1)
				x.first(s.List)
				w.Indent(-1)
				w.Line("}")
				return
			}
		case *ir.If:
			if x.Agreed[s] {
				m := x.temporary(ir.Bool, x.value(s.Cond))
				x.mixed = true
				w.Source(s, "if (kb_any("+m+")) {")
				w.Indent(1)
				w.Line("if (!kb_every(" + m + ")) goto " + x.single + ";")
				x.inner(s.Then)
				w.Indent(-1)
				if len(s.Else) > 0 {
					w.Line("} else {")
					w.Indent(1)
					x.inner(s.Else)
					w.Indent(-1)
				}
				w.Line("}")
				continue
			}
			if x.Edge(s.Cond) && (last || len(s.Else) == 0 && ir.ListTerminates(s.Then)) { // all have the same
				x.write1(s)
				continue
			}
		}
		x.inner(list[i:])
		return
	}
}

// inner writes a list of statements. Where a statement may have left no lane at work the rest is skipped then.
func (x *Writer) inner(list []ir.Stmt) {
	w := x.w
	for i, s := range list {
		x.write1(s)
		if ir.Terminates(s) || i == len(list)-1 || x.mask() == "" {
			if ir.Terminates(s) {
				return
			}
			continue
		}
		one := []ir.Stmt{s}
		if ir.HasReturn(one) || ir.Breaks(one) || ir.Continues(one) {
			w.Line("if (kb_any(" + x.mask() + ")) {")
			w.Indent(1)
			x.inner(list[i+1:])
			w.Indent(-1)
			w.Line("}")
			return
		}
	}
}

func (x *Writer) block(list []ir.Stmt) {
	x.w.Indent(1)
	x.inner(list)
	x.w.Indent(-1)
}

// write1 writes one statement.
func (x *Writer) write1(s ir.Stmt) {
	w := x.w
	w.At(s.Pos())
	switch s := s.(type) {
	case *ir.Declare:
		x.declaration(s)
	case *ir.Assign:
		x.assign(s)
	case *ir.Effect:
		if len(s.Args) == 0 || s.Op[:6] == "fence." {
			w.Effect(s)
			return
		}
		x.perLane(s)
	case *ir.Block:
		w.Line("{")
		x.block(s.List)
		w.Line("}")
	case *ir.If:
		x.branch(s)
	case *ir.Loop:
		if x.Apart[s] {
			x.loopApart(s)
		} else {
			x.loopTogether(s)
		}
	case *ir.Switch:
		x.switchCase(s)
	case *ir.Break, *ir.Continue:
		x.leave(s)
	case *ir.Return:
		x.returned(s)
	default:
		x.guard("a statement of another kind")
	}
}

// perLane writes an effect for one lane after the other.
func (x *Writer) perLane(s ir.Stmt) {
	w := x.w
	w.Line("for (int kb_lane = 0; kb_lane < KB_LANES; kb_lane++) {")
	w.Indent(1)
	if m := x.mask(); m != "" {
		w.Line("if (!" + m + "[kb_lane]) continue;")
	}
	x.lane = true
	w.Statement(s)
	x.lane = false
	w.Indent(-1)
	w.Line("}")
}

// declaration declares a variable: a vector, or one value for all lanes.
func (x *Writer) declaration(s *ir.Declare) {
	w, v := x.w, s.Var
	if x.Variable(v).Kind != lanes.EachForm {
		w.Source(s, w.Declaration(s)+";")
		return
	}
	if x.Expanded(v) { // it lives already
		if s.Init != nil {
			x.assign(&ir.Assign{S: s.S, Dst: &ir.Ref{X: ir.X{Typ: v.Type, At: s.At}, Var: v}, Src: s.Init})
		}
		return
	}
	t, scalar := v.Type.(ir.Scalar)
	switch init := s.Init.(type) {
	case nil, *ir.Zero:
		x.declareEach(v, "0")
		return
	case *ir.Compose:
		if ir.IsArray(v.Type) {
			x.declareEach(v, "0")
			for i, p := range init.Parts {
				if _, ok := p.Type().(ir.Scalar); !ok {
					x.guard("an array of arrays with values")
					return
				}
				w.Line(w.Name(v) + "[" + strconv.Itoa(i) + "] = " + x.value(p) + ";")
			}
			return
		}
	}
	if scalar {
		w.Source(s, x.typ(t)+" "+w.Name(v)+" = "+x.value(s.Init)+";")
		return
	}
	if vector, ok := v.Type.(*ir.Vector); ok {
		parts := x.components(s.Init, vector)
		x.declareEach(v, "")
		for i, p := range parts {
			w.Line(w.Name(v) + "[" + strconv.Itoa(i) + "] = " + p + ";")
		}
		return
	}
	x.guard("a variable of type " + v.Type.String())
}

// declareEach declares a variable that differs from lane to lane.
func (x *Writer) declareEach(v *ir.Var, value string) {
	dims := ""
	t := v.Type
	for {
		a, ok := t.(*ir.Array)
		if !ok {
			break
		}
		dims += "[" + strconv.Itoa(a.N) + "]"
		t = a.Elem
	}
	if vector, ok := t.(*ir.Vector); ok {
		dims += "[" + strconv.Itoa(vector.N) + "]"
	}
	if value != "" {
		value = " = {" + value + "}"
		if dims != "" {
			value = " = {{0}}"
		}
	}
	x.w.Line(x.typ(lanes.Element(v.Type)) + " " + x.w.Name(v) + dims + value + ";")
}

// assign writes an assignment.
func (x *Writer) assign(s *ir.Assign) {
	w := x.w
	v := ir.Root(s.Dst)
	if v == nil || ir.IsPointer(v.Type) && !ir.IsRef(s.Dst, v) || !x.Own(v) && !ir.IsPrivate(v) {
		x.store(s)
		return
	}
	if x.Variable(v).Kind != lanes.EachForm {
		w.Statement(s)
		return
	}
	src := s.Src
	if s.Op != ir.NoOp {
		src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	}
	switch t := s.Dst.Type().(type) {
	case ir.Scalar:
		place, ok := x.eachPlace(s.Dst)
		if !ok { // an element that each lane chooses
			value := x.temporary(t, x.value(src))
			x.eachLane(x.mask(), func(string) string {
				x.lane = true
				defer func() { x.lane = false }()
				place, _ := x.eachPlace(s.Dst)
				return place + "[kb_lane] = " + value + "[kb_lane];"
			}, false)
			return
		}
		w.Source(s, place+" = "+x.chosen(v, t, x.value(src), place)+";")
	case *ir.Vector:
		x.assignVector(s, v, t, src)
	default:
		x.guard("an assignment of a " + t.String())
	}
}

// chosen is value for the lanes at work, and what v has for the others if that is needed.
func (x *Writer) chosen(v *ir.Var, t ir.Scalar, value, old string) string {
	if m := x.mask(); m != "" && x.now > x.Depth[v] {
		return x.choose(t, m, value, old)
	}
	return value
}

// assignVector writes an assignment to a vector, or to several of its components.
func (x *Writer) assignVector(s *ir.Assign, v *ir.Var, t *ir.Vector, src ir.Expr) {
	base, comps := s.Dst, []int(nil)
	if l, ok := s.Dst.(*ir.Lanes); ok {
		base, comps = l.Base, l.Comps
	}
	place, ok := x.eachPlace(base)
	if !ok {
		x.guard("an assignment to vectors that each lane chooses")
		return
	}
	parts := x.components(src, t)
	names := make([]string, len(parts))
	for i, p := range parts { // before any is assigned
		names[i] = x.temporary(t.Elem, p)
	}
	for i, p := range names {
		c := i
		if comps != nil {
			c = comps[i]
		}
		to := place + "[" + strconv.Itoa(c) + "]"
		x.w.Source(s, to+" = "+x.chosen(v, t.Elem, p, to)+";")
	}
}

// branch writes an if.
func (x *Writer) branch(s *ir.If) {
	w := x.w
	if x.Of(s.Cond).Kind == lanes.SameForm {
		w.Source(s, "if ("+w.Value(s.Cond, prec.Comma)+") {")
		x.block(s.Then)
		if len(s.Else) > 0 {
			w.Line("} else {")
			x.block(s.Else)
		}
		w.Line("}")
		return
	}
	outer := x.mask()
	cond := x.temporary(ir.Bool, x.value(s.Cond))
	x.arm(s, s.Then, and(cond, outer))
	if len(s.Else) > 0 {
		x.arm(s, s.Else, and("~"+cond, outer))
	}
}

func and(a, b string) string {
	if b == "" {
		return a
	}
	return a + " & " + b
}

// arm writes what the lanes of a mask do.
func (x *Writer) arm(s ir.Stmt, list []ir.Stmt, mask string) {
	w := x.w
	m := x.temporary(ir.Bool, mask)
	head := "if (kb_any(" + m + ")) {"
	if x.cheap(list) {
		head = "{"
	}
	w.Source(s, head)
	x.masks = append(x.masks, m)
	x.now++
	x.block(list)
	x.now--
	x.masks = x.masks[:len(x.masks)-1]
	w.Line("}")
}

// cheap reports whether list may as well run when no lane needs it: a few assignments to variables.
func (x *Writer) cheap(list []ir.Stmt) bool {
	if len(list) > 3 {
		return false
	}
	for _, s := range list {
		a, ok := s.(*ir.Assign)
		if !ok {
			return false
		}
		v := ir.Root(a.Dst)
		if v == nil || !x.Own(v) || x.Variable(v).Kind != lanes.EachForm || x.Loads(a.Src) || x.Loads(a.Dst) {
			return false
		}
	}
	return true
}

// loopTogether writes a loop that all lanes leave together.
func (x *Writer) loopTogether(s *ir.Loop) {
	w := x.w
	t := x.enter(true, false)
	test := func() {
		w.Indent(1)
		x.inner(s.Pre)
		if s.Cond != nil && !ir.IsTrue(s.Cond) {
			w.Line("if (!(" + w.Value(s.Cond, prec.Comma) + ")) break;")
		}
		w.Indent(-1)
	}
	w.Source(s, "for (;;) {")
	if !s.TestLast {
		test()
	}
	w.Line("    {")
	w.Indent(1)
	x.block(s.Body)
	w.Indent(-1)
	w.Line("    }")
	if t.nexts {
		w.Line(t.next + ":;")
	}
	x.block(s.Post)
	if s.TestLast {
		test()
	}
	w.Line("}")
	x.exit(t)
}

// loopApart writes a loop that lanes leave one by one: it goes on as long as one is left.
func (x *Writer) loopApart(s *ir.Loop) {
	w := x.w
	outer := x.mask()
	if outer == "" {
		outer = "kb_spread_bool(1)"
	}
	t := x.enter(true, true)
	in := x.temporary(ir.Bool, outer)
	x.masks = append(x.masks, in)
	x.now++
	test := func() {
		w.Indent(1)
		x.inner(s.Pre)
		if s.Cond != nil && !ir.IsTrue(s.Cond) {
			value := x.value(s.Cond)
			w.Line(in + " &= " + value + ";")
		}
		w.Line("if (!kb_any(" + in + ")) break;")
		w.Indent(-1)
	}
	w.Source(s, "for (;;) {")
	if !s.TestLast {
		test()
	}
	w.Line("    {")
	w.Indent(1)
	t.body = len(x.masks)
	if ir.Continues(s.Body) {
		x.masks = append(x.masks, x.temporary(ir.Bool, in))
	}
	x.block(s.Body)
	x.masks = x.masks[:t.body]
	w.Indent(-1)
	w.Line("    }")
	if len(s.Post) > 0 {
		if ir.Breaks(s.Body) || ir.HasReturn(s.Body) {
			w.Line("    if (!kb_any(" + in + ")) break;")
		}
		x.block(s.Post)
	}
	if s.TestLast {
		if ir.Breaks(s.Body) || ir.HasReturn(s.Body) {
			w.Line("    if (!kb_any(" + in + ")) break;")
		}
		test()
	}
	w.Line("}")
	x.now--
	x.masks = x.masks[:len(x.masks)-1]
	x.exit(t)
}

// enter notes a loop or a switch.
func (x *Writer) enter(loop, apart bool) *target {
	x.n++
	t := &target{loop: loop, apart: apart, masks: len(x.masks), next: fmt.Sprintf("kb_next%s_%d", x.region[3:], x.n),
		leave: fmt.Sprintf("kb_leave%s_%d", x.region[3:], x.n)}
	x.loops = append(x.loops, t)
	return t
}

func (x *Writer) exit(t *target) {
	x.loops = x.loops[:len(x.loops)-1]
	if t.left {
		x.w.Line(t.leave + ":;")
	}
}

// switchCase writes a switch, of which all lanes take the same case.
func (x *Writer) switchCase(s *ir.Switch) {
	w := x.w
	w.Source(s, "switch ("+w.Value(s.Tag, prec.Comma)+") {")
	t, _ := s.Tag.Type().(ir.Scalar)
	to := x.enter(false, false)
	for _, c := range s.Cases {
		for _, v := range c.Values {
			w.Line("case " + w.Integer(t, v, prec.Ternary) + ":;")
		}
		if c.Default {
			w.Line("default:;")
		}
		x.block(c.Body)
	}
	w.Line("}")
	x.exit(to)
}

// leave writes a break or a continue.
func (x *Writer) leave(s ir.Stmt) {
	_, next := s.(*ir.Continue)
	i := len(x.loops) - 1
	for next && !x.loops[i].loop {
		i--
	}
	t := x.loops[i]
	switch {
	case t.apart && next:
		x.clear(t.body)
	case t.apart:
		x.clear(t.masks)
	case next:
		t.nexts = true
		x.w.Source(s, "goto "+t.next+";")
	default:
		t.left = true
		x.w.Source(s, "goto "+t.leave+";")
	}
}

// clear takes the lanes at work out of the masks from the given one on.
func (x *Writer) clear(from int) {
	now := x.mask()
	for _, m := range x.masks[from : len(x.masks)-1] {
		x.w.Line(m + " &= ~" + now + ";")
	}
	x.w.Line(now + " ^= " + now + ";")
}

// returned writes a return: the lanes at work have ended.
func (x *Writer) returned(s ir.Stmt) {
	w := x.w
	if x.Marks {
		w.Helper("kb_mark", markText)
		m := x.mask()
		if m == "" {
			m = "kb_spread_bool(1)"
		}
		w.Line("kb_mark(kb_gone + kb_t, " + m + ");")
	}
	if x.now == 0 {
		x.left = true
		w.Source(s, "goto "+x.region+";")
		return
	}
	x.clear(0)
}
