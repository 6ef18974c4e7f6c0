package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/plan"
)

// Lanes are threads of a row that run side by side: KB_LANES of them, as many as the processor's vectors hold. A
// variable that differs from lane to lane is a vector of the compiler's; what is the same for all, or grows by the same
// amount from lane to lane, is computed once, for the first lane. Where only some lanes come, a mask says which, and
// assignments choose by it; a statement that has no form for vectors is done for one lane after the other.
//
// The lanes do each statement together, which is one of the orders in which threads of a block may run between two
// barriers. A region in which another order could be told from the one in which the threads run one after the other, as
// by the results of atomic operations, has no such form.

// wide is the state of writing a region for lanes.
type wide struct {
	w       *Writer
	forms   map[*ir.Var]form
	depth   map[*ir.Var]int      // how many branches that lanes take apart stand around the uses of a variable
	loopOf  map[*ir.Var]*ir.Loop // the only loop that uses a variable
	apart   map[*ir.Loop]bool    // loops that not all lanes leave together
	agreed  map[ir.Stmt]bool     // where the lanes do not agree they run one after the other
	bounded map[*ir.Var]bool     // see neverWraps
	written map[*ir.Var]bool     // assigned behind their declaration
	changed bool
	returns bool // some lanes may end before the others
	failed  string

	loopsAround []loopAround
	// While text is written:
	lane  bool      // what is written is for lane kb_lane
	masks []string  // the variables with the lanes at work, from the outermost; none where all are
	now   int       // how many branches that lanes take apart stand around
	maybe bool      // perhaps no lane is at work
	loops []*target // the loops and switches around
	// first64 is the variable whose value for the first lane has 64 bits, so that it does not wrap along the lanes.
	first64 *ir.Var
	n       int    // temporary variables so far
	region  string // the label at the end, and the label of the threads one after the other
	single  string
	left    bool // something jumps to region
	mixed   bool // something jumps to single
}

// target is a loop or a switch that statements leave.
type target struct {
	loop        bool
	apart       bool
	masks       int // the masks outside of it
	body        int // and outside of its body
	next, leave string
	nexts, left bool // something jumps there
}

// wideText writes what the lanes of region r do; "" if they cannot run side by side. enter are the parameters of which
// each thread has its own.
func (w *Writer) wideText(list []ir.Stmt, r *plan.Region, enter []ownParameter) (text, single string) {
	x := &wide{w: w, forms: map[*ir.Var]form{}, depth: map[*ir.Var]int{}, loopOf: map[*ir.Var]*ir.Loop{},
		apart: map[*ir.Loop]bool{}, agreed: map[ir.Stmt]bool{}, bounded: map[*ir.Var]bool{},
		written: map[*ir.Var]bool{}}
	l := w.fn.loops
	if l.single || w.jumps2(w.fn.in) || w.m.Wave64 {
		return "", ""
	}
	list = w.withoutReferences(list)
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if _, ok := s.(*ir.Declare); !ok {
			if v := ir.Root(ir.Written(s)); v != nil {
				x.written[v] = true
			}
		}
		return true
	})
	kept := x.kept(list, r)
	for _, c := range kept {
		x.set(c.Var, each)
	}
	for _, p := range enter {
		x.set(p.v, same)
	}
	if x.analyse(list); x.failed != "" {
		return "", ""
	}
	before, refused, indent := w.fn.b.String(), w.refused, w.fn.indent
	w.fn.b.Reset()
	l.n++
	x.region, x.single = fmt.Sprintf("kb_lanes%d", l.n), fmt.Sprintf("kb_single%d", l.n)
	l.wide = x
	x.write(list, r, kept, enter)
	l.wide = nil
	text = w.fn.b.String()
	w.fn.b.Reset()
	w.fn.b.WriteString(before)
	if w.refused != refused {
		x.fail("it is refused")
	}
	w.refused, w.fn.indent = refused, indent
	if x.failed != "" {
		return "", ""
	}
	if x.mixed {
		single = x.single
	}
	return text, single
}

// kept lists the variables with an element for each thread that the region uses.
func (x *wide) kept(list []ir.Stmt, r *plan.Region) (out []plan.Copy) {
	l := x.w.fn.loops
	known := map[*ir.Var]bool{}
	for _, c := range r.Copies {
		known[c.Var] = true
		out = append(out, c)
	}
	note := func(v *ir.Var) {
		if l.arrays[v] != "" && !known[v] {
			known[v] = true
			out = append(out, plan.Copy{Var: v, Load: true, Store: x.written[v]})
		}
	}
	ir.Walk(list, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && l.arrays[d.Var] != "" {
			x.written[d.Var] = true
			note(d.Var)
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			note(r.Var)
		}
	})
	return out
}

// write writes the statements of the lanes from kb_tid_x on.
func (x *wide) write(list []ir.Stmt, r *plan.Region, kept []plan.Copy, enter []ownParameter) {
	w := x.w
	x.typ(ir.Bool) // before what is declared with it
	for _, p := range enter {
		if x.variable(p.v).kind != eachForm {
			w.line(p.text)
			continue
		}
		t, ok := p.v.Type.(ir.Scalar)
		if !ok {
			x.fail("a parameter of type " + p.v.Type.String())
			return
		}
		w.line(x.typ(t) + " " + w.name(p.v) + " = " + x.spread(t, p.arg) + ";")
	}
	for _, c := range kept {
		x.begin(c)
	}
	switch {
	case r.Skips:
		w.helper("kb_live", liveText)
		w.line("kb_mask kb_all = kb_live(kb_gone + kb_t);")
		w.line("if (!kb_any(kb_all)) goto " + x.region + ";")
		x.left = true
		x.masks = []string{"kb_all"}
	case x.returns:
		w.line("kb_mask kb_all = kb_spread_bool(1);")
		x.masks = []string{"kb_all"}
	}
	x.first(list)
	if x.left {
		w.line(x.region + ":;")
	}
	for _, c := range kept {
		if c.Store {
			x.end(c)
		}
	}
}

// begin declares a variable that lanes keep from one region to the next.
func (x *wide) begin(c plan.Copy) {
	w := x.w
	name, array := w.name(c.Var), ""
	if c.Load {
		array = w.fn.loops.array(c.Var)
	}
	switch t := c.Var.Type.(type) {
	case ir.Scalar:
		x.declareEach(c.Var, "0")
		if c.Load {
			x.eachLane("", func(lane string) string {
				return name + lane + " = " + x.fromMemory(t, array+"[kb_t + kb_lane]") + ";"
			}, true)
		}
	case *ir.Vector:
		x.declareEach(c.Var, "0")
		for i := range t.N {
			if c.Load {
				x.eachLane("", func(lane string) string {
					return name + "[" + itoa(i) + "]" + lane + " = " + w.componentOf(t, array+"[kb_t + kb_lane]", i) + ";"
				}, true)
			}
		}
	default:
		x.fail("an array that threads keep")
	}
}

// end stores it.
func (x *wide) end(c plan.Copy) {
	w := x.w
	name, array := w.name(c.Var), w.fn.loops.array(c.Var)
	switch t := c.Var.Type.(type) {
	case ir.Scalar:
		x.eachLane("", func(lane string) string {
			return array + "[kb_t + kb_lane] = " + x.toMemory(t, name+lane) + ";"
		}, true)
	case *ir.Vector:
		for i := range t.N {
			x.eachLane("", func(lane string) string {
				return w.componentOf(t, array+"[kb_t + kb_lane]", i) + " = " + name + "[" + itoa(i) + "]" + lane + ";"
			}, true)
		}
	}
}

// componentOf is component i of a vector.
func (w *Writer) componentOf(t *ir.Vector, vector string, i int) string {
	if w.own(t) != nil {
		return vector + "[" + itoa(i) + "]"
	}
	return vector + "." + w.component(t, i)
}

// fromMemory is a value of type t that memory holds, as an element of a vector.
func (x *wide) fromMemory(t ir.Scalar, text string) string {
	if t == ir.Bool {
		return "-(" + text + " != 0)"
	}
	return text
}

// toMemory is the way back.
func (x *wide) toMemory(t ir.Scalar, text string) string {
	if t == ir.Bool {
		return text + " & 1"
	}
	return text
}

// eachLane writes a statement for each lane; with mask for those at work only. apart says that the lanes do nothing to
// the same memory.
func (x *wide) eachLane(mask string, text func(lane string) string, apart bool) {
	w := x.w
	loop := func(condition string) {
		if apart {
			w.line("#pragma omp simd")
		}
		w.line("for (int kb_lane = 0; kb_lane < KB_LANES; kb_lane++) " + condition + text("[kb_lane]"))
	}
	if mask == "" {
		loop("")
		return
	}
	w.line("if (kb_every(" + mask + ")) {")
	w.fn.indent++
	loop("")
	w.fn.indent--
	w.line("} else {")
	w.fn.indent++
	loop("if (" + mask + "[kb_lane]) ")
	w.fn.indent--
	w.line("}")
}

// typ is the vector type of t; that of Bool is a mask.
func (x *wide) typ(t ir.Scalar) string {
	w := x.w
	w.helper("KB_LANES", wideHead)
	if t == ir.Bool {
		return "kb_mask"
	}
	name := "kb_wide_" + t.String()
	w.helper(name, fmt.Sprintf("typedef %s %s __attribute__((vector_size(%d * KB_LANES)));\n", w.d.Scalars[t], name,
		t.Size()))
	return name
}

// spread is a vector of the same value for all lanes.
func (x *wide) spread(t ir.Scalar, text string) string {
	typ := x.typ(t)
	if t == ir.Bool {
		return "kb_spread_bool(" + text + ")"
	}
	name := "kb_spread_" + t.String()
	return x.w.helper(name, fmt.Sprintf("static inline %s %s(%s x) {\n    return (%s){KB_EACH(x)};\n}\n", typ, name,
		x.w.d.Scalars[t], typ)) + "(" + text + ")"
}

// steps is the vector first, first + step, first + 2 * step ...
func (x *wide) steps(t ir.Scalar, first string, step int64) string {
	typ := x.typ(t)
	name := "kb_steps_" + t.String()
	c := x.w.d.Scalars[t]
	x.spread(t, "")
	return x.w.helper(name, fmt.Sprintf("static inline %s %s(%s first, %s step) {\n"+
		"    return kb_spread_%s(first) + kb_spread_%s(step) * (%s){KB_COUNT};\n}\n", typ, name, c, c, t, t, typ)) +
		fmt.Sprintf("(%s, %d)", first, step)
}

// choose is a where the mask is set, b elsewhere.
func (x *wide) choose(t ir.Scalar, mask, a, b string) string {
	typ := x.typ(t)
	name := "kb_choose_" + t.String()
	if t == ir.Bool {
		return "((" + a + " & " + mask + ") | (" + b + " & ~" + mask + "))"
	}
	bits, m := "kb_mask", "m"
	if t.Size() != 4 {
		bits = x.typ(map[int]ir.Scalar{1: ir.I8, 2: ir.I16, 8: ir.I64}[t.Size()])
		m = "__builtin_convertvector(m, " + bits + ")"
	}
	text := fmt.Sprintf("static inline %[1]s %[2]s(kb_mask m, %[1]s a, %[1]s b) {\n    const %[3]s k = %[4]s;\n"+
		"    return (%[1]s)(((%[3]s)a & k) | ((%[3]s)b & ~k));\n}\n", typ, name, bits, m)
	return x.w.helper(name, text) + "(" + mask + ", " + a + ", " + b + ")"
}

// temporary declares a vector that holds the value of text, and returns its name.
func (x *wide) temporary(t ir.Scalar, text string) string {
	x.n++
	name := fmt.Sprintf("kb_x%d", x.n)
	if text != "" {
		text = " = " + text
	}
	x.w.line(x.typ(t) + " " + name + text + ";")
	return name
}

// mask is the variable with the lanes at work, "" where all are.
func (x *wide) mask() string {
	if len(x.masks) == 0 {
		return ""
	}
	return x.masks[len(x.masks)-1]
}

// group is a loop over threads of which some may run side by side.
type group struct {
	name, first, end string // the variable with the number of the thread, and between which numbers it lies
	// text is what lanes do, "" if they cannot; single, unless "", is where those go that do not agree.
	text, single string
	when         string // when lanes may run, with && behind it
	begin        func() // declares the other numbers of the thread
}

// groupBegin begins the loop: groups of lanes do their text, and what follows is for threads one after the other.
func (w *Writer) groupBegin(g *group) {
	if g.text == "" {
		w.line(fmt.Sprintf("for (uint32_t %s = %s; %s < %s; %s++) {", g.name, g.first, g.name, g.end, g.name))
		w.fn.indent++
		return
	}
	w.fn.loops.lanes = true
	w.line(fmt.Sprintf("for (uint32_t %s = %s; %s < %s;) {", g.name, g.first, g.name, g.end))
	w.fn.indent++
	w.line(fmt.Sprintf("if (%s%s - %s >= KB_LANES) {", g.when, g.end, g.name))
	w.fn.indent++
	g.begin()
	w.fn.b.WriteString(g.text)
	w.line(g.name + " += KB_LANES;")
	w.line("continue;")
	w.fn.indent--
	w.line("}")
	if g.single != "" {
		w.line(g.single + ":;")
	}
	w.line(fmt.Sprintf("const uint32_t kb_stop = %s - %s < KB_LANES ? %s : %s + KB_LANES;", g.end, g.name, g.end, g.name))
	w.line(fmt.Sprintf("for (; %s < kb_stop; %s++) {", g.name, g.name))
	w.fn.indent++
}

// groupEnd ends it.
func (w *Writer) groupEnd(g *group) {
	w.fn.indent--
	w.line("}")
	if g.text != "" {
		w.fn.indent--
		w.line("}")
	}
}
