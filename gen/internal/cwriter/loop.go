package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// loop writes a loop as for, while or do where its parts fit into the head, else with its test inside.
func (w *Writer) loop(s *ir.Loop) {
	w.countSteps(s)
	switch {
	case len(s.Pre) == 0 && s.TestLast && len(s.Post) == 0:
		w.unroll(s)
		w.Source(s, "do {")
		w.body(s, "")
		cond := w.condition(s)
		if cond == "" {
			cond = "1"
		}
		w.Line("} while (" + cond + ");")
	case len(s.Pre) == 0 && !s.TestLast && len(s.Post) == 0 && w.condition(s) != "":
		w.unroll(s)
		w.Source(s, "while ("+w.condition(s)+") {")
		w.body(s, "")
		w.Line("}")
	case w.forLoop(s, ""):
	default:
		w.general(s)
	}
}

// forLoop writes a for statement, if s is one, with init as its first part.
func (w *Writer) forLoop(s *ir.Loop, init string) bool {
	w.countSteps(s)
	if len(s.Pre) > 0 || s.TestLast || len(s.Post) > 1 {
		return false
	}
	post := ""
	if len(s.Post) == 1 {
		a, ok := s.Post[0].(*ir.Assign)
		if !ok {
			return false
		}
		w.at = a.At
		post = " " + w.assign(a)
	}
	cond := w.condition(s)
	if cond != "" {
		cond = " " + cond
	}
	w.unroll(s)
	w.Source(s, "for ("+init+";"+cond+";"+post+") {")
	w.body(s, "")
	w.Line("}")
	return true
}

// unroll writes what the source asks for before its loop.
func (w *Writer) unroll(s *ir.Loop) {
	switch {
	case s.Unroll == 0 || !w.d.Unrolls:
	case s.Unroll == ir.UnrollAll:
		w.Line("#pragma unroll")
	default:
		w.Line(fmt.Sprintf("#pragma unroll %d", s.Unroll))
	}
}

// condition is the test of a loop, "" if there is none.
func (w *Writer) condition(s *ir.Loop) string {
	if s.Cond == nil || ir.IsTrue(s.Cond) {
		return ""
	}
	w.at = s.At
	return w.Value(s.Cond, prec.Comma)
}

// body writes the statements of a loop; next is the label to which continue leads, if it cannot be continue.
func (w *Writer) body(s *ir.Loop, next string) {
	w.fn.next = append(w.fn.next, next)
	w.inner(s.Body)
	w.fn.next = w.fn.next[:len(w.fn.next)-1]
}

// general writes a loop with its test as a statement.
func (w *Writer) general(s *ir.Loop) {
	next := w.Free("kb_next")
	w.unroll(s)
	w.Source(s, "for (;;) {")
	test := func() {
		w.fn.indent++
		w.List(s.Pre)
		if cond := w.condition(s); cond != "" {
			w.Line("if (!(" + cond + ")) break;")
		}
		w.fn.indent--
	}
	if !s.TestLast {
		test()
	}
	w.Line("    {")
	w.fn.indent++
	w.body(s, next)
	w.fn.indent--
	w.Line("    }")
	if w.fn.needed[next] {
		w.Line(next + ":;")
	}
	w.inner(s.Post)
	if s.TestLast {
		test()
	}
	w.Line("}")
}
