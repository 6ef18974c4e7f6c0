package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// A function with labels is written flat, as a resumable kernel is: the statements that hold a label become labels and
// gotos of Go at one level, and the variables that are alive at a label are declared before the first.

// body writes the statements list, in which no thread waits: those of a function, or of a run of threads. fl is not
// nil where they hold labels.
func (f *fn) body(list []ir.Stmt, fl *plan.Flat) {
	if fl == nil {
		f.stmts(list)
		return
	}
	f.flat = newFlat(fl)
	for _, v := range fl.Hoisted {
		if f.monitored(v) {
			continue // declared where the function begins
		}
		f.flat.hoisted[v] = true
		f.add(jot.Var(f.name(v)).Add(f.varType(v)))
		if f.facts.Reads[v] == 0 {
			f.add(jot.Id("_").Op("=").Id(f.name(v)))
		}
	}
	written := f.block(func() { f.flatList(list) })
	f.useSkipped()
	*f.out = append(*f.out, written...)
}

// userLabel is the Go label of l.
func (s *scope) userLabel(l *ir.Label) string {
	if s.marks[l] == "" {
		if s.marks == nil {
			s.marks = map[*ir.Label]string{}
		}
		s.marks[l] = s.label("to_" + strings.TrimRight(l.Name, "0123456789") + "_")
	}
	return s.marks[l]
}

// putUserLabel writes a label if something that is written jumps to it.
func (f *fn) putUserLabel(l *ir.Label) {
	if f.flat.Targets[l] {
		f.putLabel(f.userLabel(l))
	}
}
