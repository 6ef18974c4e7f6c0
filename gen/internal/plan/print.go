package plan

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/vector"
)

// Text prints the plan of kernel k of m, a line for each decision. The bodies that it is about are printed by
// ir.PrintFunc.
func (m *Module) Text(k *Kernel) string {
	w := &printer{m: m}
	if k.Refused != nil {
		w.line("kernel %s: refused%s [%s]", k.Symbol, w.because(k.Refused.Msg, k.Refused.Pos), k.Refused.Code)
		return w.out.String()
	}
	why := ""
	if k.Why != "" {
		why = w.because(k.Why, k.At)
	}
	w.line("kernel %s: %s%s", k.Symbol, k.Form, why)
	w.depth++
	switch k.Side {
	case 0:
	case vector.AnyWidth:
		w.line("blocks of any width that lie side by side run as one")
	default:
		w.line("blocks %d wide that lie side by side run as one", k.Side)
	}
	if k.Grid {
		w.line("waits for other blocks")
	}
	if k.Spins {
		w.line("waits for what other threads write")
	}
	w.checks(k)
	switch k.Form {
	case FormPlain:
		for _, d := range k.Regions[0].Uniform {
			w.line("before the threads: %s", d.Var.Name)
		}
		w.flat(k.Body, k.Regions[0].Flat)
		w.vector(k.Regions[0])
	case FormResumable:
		w.flat(k.Body, k.Flat)
	case FormPhases:
		w.phases(k)
	}
	return w.out.String()
}

// checks prints what checked execution has to know of k.
func (w *printer) checks(k *Kernel) {
	if k.Checks == nil {
		return
	}
	of := func(what string, bits uint64) {
		var list []*ir.Var
		for i, v := range k.Plain.Params {
			if bits>>i&1 != 0 {
				list = append(list, v)
			}
		}
		w.vars(what, list)
	}
	of("only read", k.Checks.ReadOnly)
	of("only written", k.Checks.WriteOnly)
	if k.Checks.Wild {
		w.line("follows pointers from memory")
	}
}

type printer struct {
	out   strings.Builder
	m     *Module
	depth int
}

func (w *printer) line(format string, args ...any) {
	w.out.WriteString(strings.Repeat("    ", w.depth))
	fmt.Fprintf(&w.out, format, args...)
	w.out.WriteString("\n")
}

// at is where something stands, "" if that is not known.
func (w *printer) at(p source.Pos) string {
	if w.m.Set == nil || !p.IsValid() {
		return ""
	}
	return "line " + strconv.Itoa(w.m.Set.Position(p).Line)
}

func (w *printer) because(why string, p source.Pos) string {
	if at := w.at(p); at != "" {
		return ": " + at + ": " + why
	}
	return ": " + why
}

// flat prints how statements with suspensions or labels are laid out.
func (w *printer) flat(body *ir.Func, fl *Flat) {
	if fl == nil {
		return
	}
	var locals, frame []*ir.Var
	for _, v := range fl.Hoisted {
		if fl.InFrame[v] {
			frame = append(frame, v)
		} else {
			locals = append(locals, v)
		}
	}
	w.vars("declared before the first label", locals)
	w.vars("in the thread's frame", frame)
	ir.WalkReachable(body.Body, func(s ir.Stmt) bool {
		if e, ok := s.(*ir.Effect); ok && len(fl.Saved[e]) > 0 {
			w.vars(fmt.Sprintf("saved while the thread waits in %s (%s)", w.at(e.At), e.Op), fl.Saved[e])
		}
		return true
	})
}

func (w *printer) vars(what string, list []*ir.Var) {
	var names []string
	for _, v := range list {
		names = append(names, v.Name)
	}
	if len(names) > 0 {
		w.line("%s: %s", what, strings.Join(names, ", "))
	}
}

// phases prints what threads keep between regions, and the regions.
func (w *printer) phases(k *Kernel) {
	ph := k.Phases
	var kept, inPlace []*ir.Var
	for _, v := range ph.Func.Expanded {
		if ph.InPlace[v] {
			inPlace = append(inPlace, v)
		} else {
			kept = append(kept, v)
		}
	}
	w.vars("each thread keeps", kept)
	w.vars("each thread keeps, used in place", inPlace)
	if ph.Exits {
		w.line("threads may end before the others")
	}
	if ph.Fallback != nil {
		w.line("other launches: resumable")
		w.depth++
		w.flat(k.Body, ph.Fallback)
		w.depth--
	}
	w.regions(ph, ph.Func.Body)
}

// regions prints those in a list of statements.
func (w *printer) regions(ph *Phases, list []ir.Stmt) {
	for _, s := range ir.Reachable(list) {
		switch s := s.(type) {
		case *ir.ThreadLoop:
			w.region(ph.Loops[s])
			continue
		case *ir.WarpLoop:
			w.line("for each warp")
			w.depth++
			w.regions(ph, s.Body)
			w.depth--
			continue
		}
		for _, b := range ir.Bodies(s) {
			w.regions(ph, b)
		}
	}
}

func (w *printer) region(r *Region) {
	start := "region"
	if len(r.Stmts) > 0 {
		start += " from " + w.at(r.Stmts[0].Pos())
	}
	if r.InPlace {
		w.line("%s: nothing, the next reads %s where it is", start, r.MoveFrom.Name)
		return
	}
	if r.MoveTo != nil {
		w.line("%s: moves %s to %s", start, r.MoveFrom.Name, r.MoveTo.Name)
		return
	}
	w.line("%s", start)
	w.depth++
	var loads, stores []*ir.Var
	for _, c := range r.Copies {
		if c.Load {
			loads = append(loads, c.Var)
		}
		if c.Store {
			stores = append(stores, c.Var)
		}
	}
	w.vars("begins with", loads)
	w.vars("leaves behind", stores)
	if r.Skips {
		w.line("threads that have ended skip it")
	}
	if r.Exchanges {
		w.line("a version for warps all of whose lanes are there")
	}
	if r.Marks {
		w.line("threads that return are marked")
	}
	w.leading(r.Leading)
	w.vector(r)
	w.depth--
}

// leading prints which threads do anything.
func (w *printer) leading(l *vector.Leading) {
	var limits []string
	if l != nil && l.N >= 0 {
		limits = append(limits, strconv.FormatInt(l.N, 10))
	}
	if l != nil && l.Limit != nil {
		limits = append(limits, ir.ExprString(l.Limit))
	}
	if len(limits) > 0 {
		w.line("only threads before %s", strings.Join(limits, " and "))
	}
}

// vector prints how the threads of r run that differ in threadIdx.x alone.
func (w *printer) vector(r *Region) {
	if r.Vector == nil {
		return
	}
	for line := range strings.Lines(r.Vector.Print(w.at)) {
		w.line("%s", strings.TrimSuffix(line, "\n"))
	}
}

// Vector is what a plan says of a region for those who only want to know: how the threads run that differ in
// threadIdx.x alone.
type Vector struct {
	Start source.Pos // where the region begins
	Form  string     // "array-at-a-time", "unrolled and jammed", "unit stride" or, if there is but one version, ""
	Why   string     // why not array-at-a-time, or why there is but one version; "" = nothing to say
	At    source.Pos // what Why is about
}

// Vectors says it of each region of k, in the order of the text.
func (k *Kernel) Vectors() (list []Vector) {
	for _, r := range k.Regions {
		v := Vector{Form: r.Vector.Form()}
		if len(r.Stmts) > 0 {
			v.Start = r.Stmts[0].Pos()
		}
		why := r.Vector.Refused
		if why == nil {
			why = r.Vector.Scalar
		}
		if why != nil {
			v.Why, v.At = why.Why, why.Pos
		}
		list = append(list, v)
	}
	return list
}
