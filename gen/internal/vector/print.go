package vector

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Form is how the first version runs: "array-at-a-time", "unrolled and jammed" or "unit stride"; "" if there is none.
func (p *Plan) Form() string {
	switch {
	case p.Row == nil:
		return ""
	case p.Arrays != nil:
		return "array-at-a-time"
	case p.Jam != nil:
		return "unrolled and jammed"
	}
	return "unit stride"
}

// Print returns the plan as text for people and tests. at says where something stands; nil leaves that out.
func (p *Plan) Print(at func(source.Pos) string) string {
	w := &printer{at: at}
	if p.Row == nil {
		w.line("one version%s", w.why(p.Refused))
		return w.out.String()
	}
	w.line("versioned, %s", p.Form())
	w.depth++
	if p.Scalar != nil {
		w.line("not array-at-a-time%s", w.why(p.Scalar))
	}
	w.guards(p)
	if p.Arrays != nil {
		w.arrays(p.Arrays)
	}
	if p.Jam != nil {
		w.jam(p.Jam)
	}
	return w.out.String()
}

type printer struct {
	out   strings.Builder
	depth int
	at    func(source.Pos) string
	spans map[*Span]string
}

func (w *printer) line(format string, args ...any) {
	w.out.WriteString(strings.Repeat("    ", w.depth))
	fmt.Fprintf(&w.out, format, args...)
	w.out.WriteString("\n")
}

// why is a reason, with its position.
func (w *printer) why(r *Refusal) string {
	text := ": " + r.Why
	if w.at != nil {
		if at := w.at(r.Pos); at != "" {
			text = " (" + at + ")" + text
		}
	}
	return text
}

func (w *printer) guards(p *Plan) {
	g := p.Guards
	for _, d := range p.Head {
		w.line("once %s = %s", d.Var.Name, ir.ExprString(d.Init))
	}
	for _, e := range p.Row.Uniform {
		w.line("guard %s", ir.ExprString(e))
	}
	if g.All {
		w.line("the second version runs for all threads")
	}
	w.interval("second version", g.First, g.End)
	for _, e := range p.Row.NoWrap {
		w.line("no wrap %s", ir.ExprString(e))
	}
	w.spans = map[*Span]string{}
	for i, s := range g.Spans {
		w.spans[s] = fmt.Sprint("span", i+1)
		text := ir.ExprString(s.Index)
		for _, a := range s.Along {
			text += fmt.Sprintf(", then %s along %s", ir.ExprString(a.Next), a.Loop.Var.Name)
		}
		w.line("%s = %s", w.spans[s], text)
	}
	for _, c := range g.When {
		w.line("when %s", w.cond(c))
	}
	w.interval("first version", g.Lo, g.Hi)
	for _, b := range g.Except {
		w.line("except where %s is %s", ir.ExprString(b.X), ir.ExprString(b.Limit))
	}
	for _, win := range p.Row.UnitStrides {
		w.line("unit stride %s", unitStride(win))
	}
}

// unitStride is a unit-stride access as text.
func unitStride(w *affine.UnitStride) string {
	return ir.ExprString(w.Base) + "[" + ir.ExprString(w.First) + "...]"
}

func (w *printer) interval(name string, from, to []Edge) {
	if len(from)+len(to) == 0 {
		return
	}
	text := func(fn, start string, list []Edge) string {
		if len(list) == 0 {
			return start
		}
		parts := []string{start}
		for _, e := range list {
			parts = append(parts, w.edge(e))
		}
		return fn + "(" + strings.Join(parts, ", ") + ")"
	}
	w.line("%s from %s to %s", name, text("max", "first", from), text("min", "end", to))
}

func (w *printer) edge(e Edge) string {
	switch e.Kind {
	case Before, Through:
		return fmt.Sprintf("%s %s = %s", e.Kind, ir.ExprString(e.X), ir.ExprString(e.Limit))
	}
	index := w.spans[e.Span]
	if e.Start != nil {
		index = ir.ExprString(e.Start.Index)
	}
	if e.Kind == Enter {
		return index + " enters 0"
	}
	return index + " exits " + length(e.Elem)
}

// length names the number of elements of which e is one.
func length(e *ir.Index) string {
	if a, ok := e.Base.Type().(*ir.Array); ok && a.N >= 0 {
		return fmt.Sprint(a.N)
	}
	return "len(" + ir.ExprString(e.Base) + ")"
}

func (w *printer) cond(c Cond) string {
	switch c.Kind {
	case Holds:
		return ir.ExprString(c.Expr)
	case Counts:
		return "the trip count of " + c.Loop.Var.Name + " is known"
	case InBounds:
		return ir.ExprString(c.Expr) + " is in bounds of " + length(c.Elem)
	case Inside:
		return w.spans[c.Span] + " is in bounds of " + length(c.Elem)
	}
	return "all threads are alive"
}

func (w *printer) jam(j *Jam) {
	for _, v := range j.Private {
		w.line("private %s", v.Name)
	}
	for _, u := range j.Early {
		w.line("elements of %s taken first", unitStride(u))
	}
}

func (w *printer) arrays(a *Arrays) {
	for _, p := range a.Pairs {
		w.line("when %s", pairText(p))
	}
	if a.Checks != nil {
		w.checks(a.Checks)
	}
	w.body(a.Body)
}

func pairText(p Pair) string {
	var list []string
	for _, x := range p.UnitStrides {
		list = append(list, unitStride(x[0])+" is apart from "+unitStride(x[1]))
	}
	text := strings.Join(list, " and ")
	if p.Other == nil {
		return text
	}
	other := p.Other[0].Root.Name + " is disjoint from " + p.Other[1].Root.Name
	if p.Moves {
		return other
	}
	return other + ", or " + text
}

func (w *printer) body(list []Stmt) {
	w.depth++
	for _, s := range list {
		w.stmt(s)
	}
	w.depth--
}

func (w *printer) stmt(s Stmt) {
	switch s := s.(type) {
	case *Scalar:
		w.line("scalar %s = %s", s.Declare.Var.Name, ir.ExprString(s.Declare.Init))
	case *Compute:
		for _, o := range s.Ops {
			w.op(o)
		}
	case *Products:
		n := fmt.Sprint(s.N)
		if s.Loop != nil {
			n = "iterations of " + s.Loop.Var.Name
		}
		w.line("%s = products %s, %s, %s", s.Sum, s.Same, s.Own, n)
	case *Iterate:
		w.line("loop %s from %s while %s by %d", s.Loop.Var.Name, ir.ExprString(s.Loop.First),
			ir.ExprString(s.Stmt.Cond), s.Loop.Step)
		w.body(s.Body)
	case *Branch:
		w.line("if %s", ir.ExprString(s.Cond))
		w.body(s.Then)
		if len(s.Else) > 0 {
			w.line("else")
			w.body(s.Else)
		}
	}
}

func (w *printer) op(o *Op) {
	var args []string
	for _, a := range o.Args {
		if a.Vec != nil {
			args = append(args, a.Vec.String())
		} else {
			args = append(args, "all "+ir.ExprString(a.Same))
		}
	}
	switch o.Kind {
	case Subslice, Keep:
		return
	}
	w.line("%s", strings.TrimSpace(fmt.Sprintf("%s = %s %s", o.Dst, o.Kind, strings.Join(args, ", "))))
}

// String names the array.
func (v *Vec) String() string {
	switch v.Kind {
	case Temporary:
		return fmt.Sprintf("t%d.%s", v.Slot, v.Type)
	case Stream:
		return unitStride(v.UnitStride)
	case Moving:
		return ir.ExprString(v.Elem.Base) + "[" + ir.ExprString(v.Elem.I) + "...]"
	}
	return v.Var.Name
}

// String is the first element, and how far it is to the next.
func (f Factor) String() string {
	step := fmt.Sprintf(" by %d", f.Stride)
	if f.Second != nil {
		step = " then " + f.Second.String()
	}
	return f.Name + f.First.String() + step
}

func (n *Number) String() string {
	text := ""
	for ; n != nil; n = n.Outer {
		text = "[" + ir.ExprString(n.Index) + "]" + text
	}
	return text
}

func (w *printer) checks(c *Checks) {
	for _, e := range c.Endpoints {
		var along []string
		for _, l := range e.Loops {
			along = append(along, " along "+l.Var.Name)
		}
		w.line("fits %s%s", ir.ExprString(e.e), strings.Join(along, ""))
	}
	for _, r := range c.Records {
		does := "reads"
		if r.Write {
			does = "writes"
		}
		text := ir.ExprString(r.Elem)
		if !r.Access.Same {
			text += " of each"
		}
		for _, m := range r.Moves {
			text += " along " + m.Loop.Var.Name
		}
		for _, l := range r.Reached {
			text += " if " + l.Var.Name + " has iterations"
		}
		w.line("records that it %s %s", does, text)
	}
}
