package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/clanes"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/plan"
)

// Threads of a row that run side by side: package lanes plans them, and package clanes writes what they do. It asks a
// lanePrinter for what C has for one thread.

// lanePrinter is a Writer as package clanes sees it.
type lanePrinter struct{ w *Writer }

func (p lanePrinter) Line(text string)                            { p.w.line(text) }
func (p lanePrinter) Indent(by int)                               { p.w.fn.indent += by }
func (p lanePrinter) Source(s ir.Stmt, text string)               { p.w.source(s, text) }
func (p lanePrinter) At(pos source.Pos)                           { p.w.at = pos }
func (p lanePrinter) Helper(name, text string) string             { return p.w.helper(name, text) }
func (p lanePrinter) Has(name string) bool                        { return p.w.helpers[name] }
func (p lanePrinter) Value(e ir.Expr, want int) string            { return p.w.value(e, want) }
func (p lanePrinter) Place(e ir.Expr, want int) string            { return p.w.place(e, want) }
func (p lanePrinter) Declaration(s *ir.Declare) string            { return p.w.declaration(s) }
func (p lanePrinter) Statement(s ir.Stmt)                         { p.w.statement(s) }
func (p lanePrinter) Effect(s *ir.Effect)                         { p.w.plainEffect(s) }
func (p lanePrinter) Scalar(t ir.Scalar) string                   { return p.w.d.Scalars[t] }
func (p lanePrinter) IntFunction(name string, t ir.Scalar) string { return p.w.intFunction(name, t) }
func (p lanePrinter) Array(v *ir.Var) string                      { return p.w.fn.loops.array(v) }
func (p lanePrinter) Name(v *ir.Var) string                       { return p.w.name(v) }
func (p lanePrinter) SetName(v *ir.Var, name string)              { p.w.fn.names[v] = name }

func (p lanePrinter) Integer(t ir.Scalar, bits uint64, want int) string {
	return p.w.integer(t, bits, want)
}

func (p lanePrinter) MathFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string {
	return p.w.mathFunction(name, t, types, result)
}

func (p lanePrinter) Component(t *ir.Vector, vector string, i int) string {
	if p.w.own(t) != nil {
		return vector + "[" + itoa(i) + "]"
	}
	return vector + "." + p.w.component(t, i)
}

// wideText writes what the lanes of region r do; "" if its threads cannot run side by side. enter are the parameters of
// which each thread has its own.
func (w *Writer) wideText(list []ir.Stmt, r *plan.Region, enter []clanes.Parameter) (text, single string) {
	l := w.fn.loops
	if l.single || w.mayFault(w.fn.in) || w.m.Wave64 {
		return "", ""
	}
	region := &lanes.Region{Body: list, Plan: r, Expanded: func(v *ir.Var) bool { return l.arrays[v] != "" },
		InMemory: func(v *ir.Var) bool { return w.fn.memory[v] }}
	for _, p := range enter {
		region.Entering = append(region.Entering, p.Var)
	}
	p, why := lanes.Analyse(region)
	if why != "" {
		w.oneByOne = append(w.oneByOne, Refusal{list[0].Pos(), why})
		return "", ""
	}
	refused, indent := w.refused, w.fn.indent
	l.n++
	l.wide = clanes.New(lanePrinter{w}, &clanes.Region{Plan: p, Number: l.n, Enter: enter, Marks: l.mark,
		Ranges: w.fn.ranges})
	text = w.aside(func() { single, why = l.wide.Write() })
	l.wide = nil
	if w.refused != refused && why == "" {
		why = w.refused.Why
	}
	if why != "" {
		w.oneByOne = append(w.oneByOne, Refusal{list[0].Pos(), why})
		text, single = "", ""
	}
	w.refused, w.fn.indent = refused, indent
	return text, single
}

// group is a loop over threads of which some may run side by side.
type group struct {
	name, first, end string // the variable with the number of the thread, and between which numbers it lies
	// text is what lanes do, "" if they cannot; single, unless "", is where those go that do not agree.
	text, single string
	when         string // when lanes may run, with && after it
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
