package cc

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clanes"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/plan"
)

// Threads of a row that run side by side: package lanes plans them, and package clanes writes what they do. It asks a
// lanePrinter for what C has for one thread.

// lanePrinter is the language as package clanes sees it.
type lanePrinter struct{ *language }

func (p lanePrinter) Effect(s *ir.Effect)                         { p.effect(s) }
func (p lanePrinter) Scalar(t ir.Scalar) string                   { return p.d.Scalars[t] }
func (p lanePrinter) IntFunction(name string, t ir.Scalar) string { return p.intFunction(name, t) }
func (p lanePrinter) Array(v *ir.Var) string                      { return p.loops.array(v) }

func (p lanePrinter) MathFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string {
	return p.mathFunction(name, t, types, result)
}

func (p lanePrinter) Component(t *ir.Vector, vector string, i int) string {
	if p.own(t) != nil {
		return vector + "[" + strconv.Itoa(i) + "]"
	}
	return vector + "." + p.language.Component(t, i)
}

// wideText writes what the lanes of region r do; "" if its threads cannot run side by side. enter are the parameters of
// which each thread has its own.
func (w *language) wideText(list []ir.Stmt, r *plan.Region, enter []clanes.Parameter) (text, single string) {
	l := w.loops
	if l.single || w.mayFault(w.Instance()) || w.m.Wave64 {
		return "", ""
	}
	region := &lanes.Region{Body: list, Plan: r, Expanded: func(v *ir.Var) bool { return l.arrays[v] != "" },
		InMemory: func(v *ir.Var) bool { return w.IsAddressed(v) }}
	for _, p := range enter {
		region.Entering = append(region.Entering, p.Var)
	}
	p, why := lanes.Analyse(region)
	if why != "" {
		w.oneByOne = append(w.oneByOne, cwriter.Refusal{At: list[0].Pos(), Why: why})
		return "", ""
	}
	l.n++
	l.wide = clanes.New(lanePrinter{w}, &clanes.Region{Plan: p, Number: l.n, Enter: enter, Marks: l.mark,
		Ranges: w.Ranges()})
	bug := ""
	text = w.Attempt(func() { single, bug = l.wide.Write() })
	l.wide = nil
	if bug != "" { // of the plan: a slow kernel is better than a wrong one
		w.oneByOne = append(w.oneByOne, cwriter.Refusal{At: list[0].Pos(), Why: bug})
		return "", ""
	}
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
func (w *language) groupBegin(g *group) {
	if g.text == "" {
		w.Line(fmt.Sprintf("for (uint32_t %s = %s; %s < %s; %s++) {", g.name, g.first, g.name, g.end, g.name))
		w.Indent(1)
		return
	}
	w.loops.lanes = true
	w.Line(fmt.Sprintf("for (uint32_t %s = %s; %s < %s;) {", g.name, g.first, g.name, g.end))
	w.Indent(1)
	w.Line(fmt.Sprintf("if (%s%s - %s >= KB_LANES) {", g.when, g.end, g.name))
	w.Indent(1)
	g.begin()
	w.Add(g.text)
	w.Line(g.name + " += KB_LANES;")
	w.Line("continue;")
	w.Indent(-1)
	w.Line("}")
	if g.single != "" {
		w.Line(g.single + ":;")
	}
	w.Line(fmt.Sprintf("const uint32_t kb_stop = %s - %s < KB_LANES ? %s : %s + KB_LANES;", g.end, g.name, g.end, g.name))
	w.Line(fmt.Sprintf("for (; %s < kb_stop; %s++) {", g.name, g.name))
	w.Indent(1)
}

// groupEnd ends it.
func (w *language) groupEnd(g *group) {
	w.Indent(-1)
	w.Line("}")
	if g.text != "" {
		w.Indent(-1)
		w.Line("}")
	}
}
