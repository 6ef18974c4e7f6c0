package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// All threads of a block run the same statements, one thread after the other, x fastest: the plain form is one such run, and so is each phase of a kernel
// with barriers. A thread's turn ends at the end of the statements or where it returns.

// threadRun is what all threads of the block run.
type threadRun struct {
	stmts []ir.Stmt
	enter func() // writes what begins each thread's turn; nil = nothing
	leave func() // writes what ends a turn that comes to its end without a return; nil = nothing
}

// threads writes the loops over the threads of the block around r. In a turn blk.Cur is the thread's linear index, and so is the Go variable cur for those
// who ask for it with f.use("cur").
func (f *fn) threads(r threadRun) {
	used := f.used
	f.used = map[string]bool{}
	restart, lastEnd, label := f.restart, f.lastEnd, f.thread
	flat := f.flat
	f.restart, f.lastEnd, f.flat = false, nil, nil
	f.runs++
	f.thread = "thread"
	if f.runs > 1 {
		f.thread += itoa(f.runs)
	}
	turn := f.block(func() {
		if r.enter != nil {
			r.enter()
		}
		f.body(r.stmts)
		if r.leave != nil && !terminatesList(r.stmts) {
			r.leave()
		}
	})
	turn = f.trimContinue(turn)
	f.add(f.threadLoops(turn))
	for name := range f.used {
		used[name] = true
	}
	f.used = used
	f.restart, f.lastEnd, f.thread, f.flat = restart, lastEnd, label, flat
}

// threadLoops writes the three loops around a thread's turn. tidRow is the linear index of the first thread with the same y and z.
func (f *fn) threadLoops(turn []jen.Code) *jen.Statement {
	dim := func(axis string) *jen.Statement { return jen.Id("blk").Dot("BlockDim").Dot(axis) }
	cur := jen.Id("tidRow").Op("+").Id("tidX")
	head := []jen.Code{jen.Id("blk").Dot("Cur").Op("=").Add(cur)}
	if f.used["cur"] {
		head = []jen.Code{jen.Id("cur").Op(":=").Add(cur), jen.Id("blk").Dot("Cur").Op("=").Id("cur")}
	}
	loop := jen.For(jen.Id("tidX").Op(":=").Range().Add(dim("X"))).Block(append(head, turn...)...)
	if f.restart {
		loop = jen.Id(f.thread).Op(":").Line().Add(loop)
	}
	row := jen.Id("tidRow").Op(":=").Parens(jen.Id("tidZ").Op("*").Add(dim("Y")).Op("+").Id("tidY")).Op("*").Add(dim("X"))
	loop = jen.For(jen.Id("tidY").Op(":=").Range().Add(dim("Y"))).Block(row, loop)
	return jen.For(jen.Id("tidZ").Op(":=").Range().Add(dim("Z"))).Block(loop)
}

// trimContinue drops a `continue` at the end of a thread's turn.
func (f *fn) trimContinue(list []jen.Code) []jen.Code {
	if n := len(list); n > 0 {
		if list[n-1] == jen.Code(f.lastEnd) {
			return list[:n-1]
		}
	}
	return list
}

// endThread goes on with the next thread of the block.
func (f *fn) endThread() {
	if f.nested > 0 {
		f.restart = true
		f.add(jen.Continue().Id(f.thread))
		return
	}
	f.lastEnd = jen.Continue()
	f.add(f.lastEnd)
}
