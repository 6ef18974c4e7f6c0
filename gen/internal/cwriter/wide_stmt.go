package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
)

// first writes the statements with which a region begins; see prefix.
func (x *wide) first(list []ir.Stmt) {
	w := x.w
	for i, s := range list {
		last := i == len(list)-1
		switch s := s.(type) {
		case *ir.Declare:
			if x.agreed[s] {
				m := x.temporary(ir.Bool, x.value(s.Init))
				x.mixed = true
				w.line("if (kb_any(" + m + ") && !kb_every(" + m + ")) goto " + x.single + ";")
			}
			x.write1(s)
			continue
		case *ir.Block:
			if last {
				w.line("{")
				w.fn.indent++
				x.first(s.List)
				w.fn.indent--
				w.line("}")
				return
			}
		case *ir.If:
			if x.agreed[s] {
				m := x.temporary(ir.Bool, x.value(s.Cond))
				x.mixed = true
				w.source(s, "if (kb_any("+m+")) {")
				w.fn.indent++
				w.line("if (!kb_every(" + m + ")) goto " + x.single + ";")
				x.inner(s.Then)
				w.fn.indent--
				if len(s.Else) > 0 {
					w.line("} else {")
					w.fn.indent++
					x.inner(s.Else)
					w.fn.indent--
				}
				w.line("}")
				continue
			}
			if x.edge(s.Cond) && (last || len(s.Else) == 0 && ir.ListTerminates(s.Then)) { // all have the same
				x.write1(s)
				continue
			}
		}
		x.inner(list[i:])
		return
	}
}

// inner writes a list of statements. Where a statement may have left no lane at work the rest is skipped then.
func (x *wide) inner(list []ir.Stmt) {
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
			w.line("if (kb_any(" + x.mask() + ")) {")
			w.fn.indent++
			x.inner(list[i+1:])
			w.fn.indent--
			w.line("}")
			return
		}
	}
}

func (x *wide) block(list []ir.Stmt) {
	x.w.fn.indent++
	x.inner(list)
	x.w.fn.indent--
}

// write1 writes one statement.
func (x *wide) write1(s ir.Stmt) {
	w := x.w
	w.at = s.Pos()
	switch s := s.(type) {
	case *ir.Declare:
		x.declaration(s)
	case *ir.Assign:
		x.assign(s)
	case *ir.Effect:
		if len(s.Args) == 0 || s.Op[:6] == "fence." {
			w.plainEffect(s)
			return
		}
		x.perLane(s)
	case *ir.Block:
		w.line("{")
		x.block(s.List)
		w.line("}")
	case *ir.If:
		x.branch(s)
	case *ir.Loop:
		if x.apart[s] {
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
		x.fail("a statement of another kind")
	}
}

// perLane writes an effect for one lane after the other.
func (x *wide) perLane(s ir.Stmt) {
	w := x.w
	w.line("for (int kb_lane = 0; kb_lane < KB_LANES; kb_lane++) {")
	w.fn.indent++
	if m := x.mask(); m != "" {
		w.line("if (!" + m + "[kb_lane]) continue;")
	}
	x.lane = true
	w.statement(s)
	x.lane = false
	w.fn.indent--
	w.line("}")
}

// declaration declares a variable: a vector, or one value for all lanes.
func (x *wide) declaration(s *ir.Declare) {
	w, v := x.w, s.Var
	if x.variable(v).kind != eachForm {
		w.source(s, w.declaration(s))
		return
	}
	if w.fn.loops.arrays[v] != "" { // it lives already
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
		if isArray(v.Type) {
			x.declareEach(v, "0")
			for i, p := range init.Parts {
				if _, ok := p.Type().(ir.Scalar); !ok {
					x.fail("an array of arrays with values")
					return
				}
				w.line(w.name(v) + "[" + itoa(i) + "] = " + x.value(p) + ";")
			}
			return
		}
	}
	if scalar {
		w.source(s, x.typ(t)+" "+w.name(v)+" = "+x.value(s.Init)+";")
		return
	}
	if vector, ok := v.Type.(*ir.Vector); ok {
		parts := x.components(s.Init, vector)
		x.declareEach(v, "")
		for i, p := range parts {
			w.line(w.name(v) + "[" + itoa(i) + "] = " + p + ";")
		}
		return
	}
	x.fail("a variable of type " + v.Type.String())
}

// declareEach declares a variable that differs from lane to lane.
func (x *wide) declareEach(v *ir.Var, value string) {
	dims := ""
	t := v.Type
	for {
		a, ok := t.(*ir.Array)
		if !ok {
			break
		}
		dims += "[" + itoa(a.N) + "]"
		t = a.Elem
	}
	if vector, ok := t.(*ir.Vector); ok {
		dims += "[" + itoa(vector.N) + "]"
	}
	if value != "" {
		value = " = {" + value + "}"
		if dims != "" {
			value = " = {{0}}"
		}
	}
	x.w.line(x.typ(elementOf(v.Type)) + " " + x.w.name(v) + dims + value + ";")
}

// assign writes an assignment.
func (x *wide) assign(s *ir.Assign) {
	w := x.w
	v := ir.Root(s.Dst)
	if v == nil || ir.IsPointer(v.Type) && !ir.IsRef(s.Dst, v) || !x.own(v) && !ir.IsPrivate(v) {
		x.store(s)
		return
	}
	if x.variable(v).kind != eachForm {
		w.statement(s)
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
		w.source(s, place+" = "+x.chosen(v, t, x.value(src), place)+";")
	case *ir.Vector:
		x.assignVector(s, v, t, src)
	default:
		x.fail("an assignment of a " + t.String())
	}
}

// chosen is value for the lanes at work, and what v has for the others if that is needed.
func (x *wide) chosen(v *ir.Var, t ir.Scalar, value, old string) string {
	if m := x.mask(); m != "" && x.now > x.depth[v] {
		return x.choose(t, m, value, old)
	}
	return value
}

// assignVector writes an assignment to a vector, or to several of its components.
func (x *wide) assignVector(s *ir.Assign, v *ir.Var, t *ir.Vector, src ir.Expr) {
	base, comps := s.Dst, []int(nil)
	if l, ok := s.Dst.(*ir.Lanes); ok {
		base, comps = l.Base, l.Comps
	}
	place, ok := x.eachPlace(base)
	if !ok {
		x.fail("an assignment to vectors that each lane chooses")
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
		to := place + "[" + itoa(c) + "]"
		x.w.source(s, to+" = "+x.chosen(v, t.Elem, p, to)+";")
	}
}

// branch writes an if.
func (x *wide) branch(s *ir.If) {
	w := x.w
	if x.of(s.Cond).kind == sameForm {
		w.source(s, "if ("+w.value(s.Cond, precComma)+") {")
		x.block(s.Then)
		if len(s.Else) > 0 {
			w.line("} else {")
			x.block(s.Else)
		}
		w.line("}")
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
func (x *wide) arm(s ir.Stmt, list []ir.Stmt, mask string) {
	w := x.w
	m := x.temporary(ir.Bool, mask)
	head := "if (kb_any(" + m + ")) {"
	if x.cheap(list) {
		head = "{"
	}
	w.source(s, head)
	x.masks = append(x.masks, m)
	x.now++
	x.block(list)
	x.now--
	x.masks = x.masks[:len(x.masks)-1]
	w.line("}")
}

// cheap reports whether list may as well run when no lane needs it: a few assignments to variables.
func (x *wide) cheap(list []ir.Stmt) bool {
	if len(list) > 3 {
		return false
	}
	for _, s := range list {
		a, ok := s.(*ir.Assign)
		if !ok {
			return false
		}
		v := ir.Root(a.Dst)
		if v == nil || !x.own(v) || x.variable(v).kind != eachForm || x.loads(a.Src) || x.loads(a.Dst) {
			return false
		}
	}
	return true
}

// loopTogether writes a loop that all lanes leave together.
func (x *wide) loopTogether(s *ir.Loop) {
	w := x.w
	t := x.enter(true, false)
	test := func() {
		w.fn.indent++
		x.inner(s.Pre)
		if s.Cond != nil && !ir.IsTrue(s.Cond) {
			w.line("if (!(" + w.value(s.Cond, precComma) + ")) break;")
		}
		w.fn.indent--
	}
	w.source(s, "for (;;) {")
	if !s.TestLast {
		test()
	}
	w.line("    {")
	w.fn.indent++
	x.block(s.Body)
	w.fn.indent--
	w.line("    }")
	if t.nexts {
		w.line(t.next + ":;")
	}
	x.block(s.Post)
	if s.TestLast {
		test()
	}
	w.line("}")
	x.exit(t)
}

// loopApart writes a loop that lanes leave one by one: it goes on as long as one is left.
func (x *wide) loopApart(s *ir.Loop) {
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
		w.fn.indent++
		x.inner(s.Pre)
		if s.Cond != nil && !ir.IsTrue(s.Cond) {
			value := x.value(s.Cond)
			w.line(in + " &= " + value + ";")
		}
		w.line("if (!kb_any(" + in + ")) break;")
		w.fn.indent--
	}
	w.source(s, "for (;;) {")
	if !s.TestLast {
		test()
	}
	w.line("    {")
	w.fn.indent++
	t.body = len(x.masks)
	if ir.Continues(s.Body) {
		x.masks = append(x.masks, x.temporary(ir.Bool, in))
	}
	x.block(s.Body)
	x.masks = x.masks[:t.body]
	w.fn.indent--
	w.line("    }")
	if len(s.Post) > 0 {
		if ir.Breaks(s.Body) || ir.HasReturn(s.Body) {
			w.line("    if (!kb_any(" + in + ")) break;")
		}
		x.block(s.Post)
	}
	if s.TestLast {
		if ir.Breaks(s.Body) || ir.HasReturn(s.Body) {
			w.line("    if (!kb_any(" + in + ")) break;")
		}
		test()
	}
	w.line("}")
	x.now--
	x.masks = x.masks[:len(x.masks)-1]
	x.exit(t)
}

// enter notes a loop or a switch.
func (x *wide) enter(loop, apart bool) *target {
	x.n++
	t := &target{loop: loop, apart: apart, masks: len(x.masks), next: fmt.Sprintf("kb_next%s_%d", x.region[3:], x.n),
		leave: fmt.Sprintf("kb_leave%s_%d", x.region[3:], x.n)}
	x.loops = append(x.loops, t)
	return t
}

func (x *wide) exit(t *target) {
	x.loops = x.loops[:len(x.loops)-1]
	if t.left {
		x.w.line(t.leave + ":;")
	}
}

// switchCase writes a switch, of which all lanes take the same case.
func (x *wide) switchCase(s *ir.Switch) {
	w := x.w
	w.source(s, "switch ("+w.value(s.Tag, precComma)+") {")
	t, _ := s.Tag.Type().(ir.Scalar)
	to := x.enter(false, false)
	for _, c := range s.Cases {
		for _, v := range c.Values {
			w.line("case " + w.integer(t, v, precTernary) + ":;")
		}
		if c.Default {
			w.line("default:;")
		}
		x.block(c.Body)
	}
	w.line("}")
	x.exit(to)
}

// leave writes a break or a continue.
func (x *wide) leave(s ir.Stmt) {
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
		x.w.source(s, "goto "+t.next+";")
	default:
		t.left = true
		x.w.source(s, "goto "+t.leave+";")
	}
}

// clear takes the lanes at work out of the masks from the given one on.
func (x *wide) clear(from int) {
	now := x.mask()
	for _, m := range x.masks[from : len(x.masks)-1] {
		x.w.line(m + " &= ~" + now + ";")
	}
	x.w.line(now + " ^= " + now + ";")
}

// returned writes a return: the lanes at work have ended.
func (x *wide) returned(s ir.Stmt) {
	w, l := x.w, x.w.fn.loops
	if l.mark {
		w.helper("kb_mark", markText)
		m := x.mask()
		if m == "" {
			m = "kb_spread_bool(1)"
		}
		w.line("kb_mark(kb_gone + kb_t, " + m + ");")
	}
	if x.now == 0 {
		x.left = true
		w.source(s, "goto "+x.region+";")
		return
	}
	x.clear(0)
}
