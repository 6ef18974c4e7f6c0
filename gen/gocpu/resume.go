package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// flat is the state of the emission of a resumable kernel.
type flat struct {
	inFrame map[*ir.Var]bool // lives in the thread's frame
	hoisted map[*ir.Var]bool // declared before the thread's code: assigned, not declared, where its Declare stands
}

func (f *fn) leave(s *leave) {
	s.of.used = true
	f.add(jen.Goto().Id(s.of.label))
}

func (f *fn) resumable(name string, k *ir.Kernel) []jen.Code {
	f.refuse(k.Pos, "barriers")
	return nil
}
