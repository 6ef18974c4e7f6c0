package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/vector"
)

// All threads of a block run the same statements, one thread after the other, x fastest: the plain form is one such
// run, and so is each phase of a kernel with barriers. A thread's part ends at the end of the statements or where it
// returns.

// threadRun is what all threads of the block run.
type threadRun struct {
	*plan.Region
	enter func() // writes what each thread begins with, without an effect that outlives its part; nil = nothing
	leave func() // writes what a thread ends with that comes to the end without a return; nil = nothing
}

// threads writes the loops over the threads of the block around r. Meanwhile blk.Rank is the thread's rank, and so is
// the Go variable thread where something takes it.
func (f *fn) threads(r threadRun) {
	name := f.regionName("")
	switch {
	case r.Whole():
		name += ", " + r.Vector.Form()
	case r.Vector.Row != nil:
		name += ", " + r.Vector.Form() + " from lo to hi-1"
	}
	f.add(jot.Inside(name + "."))
	f.ownLines()
	f.rows(func() []jot.Code {
		if r.Whole() {
			return f.wholeVector(r)
		}
		t := f.threadBody(r, r.Takes, func() { f.body(r.Body, r.Flat) })
		if r.Vector.Row != nil {
			return f.vectorLoop(r, t)
		}
		return []jot.Code{t.loop(jot.Id("tidX").Op(":=").Range().Add(f.threadCount(r.Leading)), setThread(&t))}
	})
}

// regionName says in generated code what the loop over the threads or warps is.
func (f *fn) regionName(by string) string {
	if f.ph == nil {
		return "Thread loop"
	}
	f.ph.regions++
	return "Parallel region " + itoa(f.ph.regions) + by
}

// firstThread is the rank of the first thread of the row at work.
func firstThread() *jot.Statement { return jot.Id("blk").Dot("Row").Dot("First") }

// rows writes the loop over the rows of the block around what list writes. The row at work is the block's, since Go's
// compiler would keep a variable of the loop in registers, which the threads need. Indices along y and z are variables,
// since many threads take them.
func (f *fn) rows(list func() []jot.Code) {
	f.inRows, f.asks = true, [3]bool{}
	body := list()
	f.inRows = false
	var head []jot.Code
	for i, axis := range axes {
		if f.asks[i] {
			head = append(head, jot.Id("tid"+axis).Op(":=").Id("blk").Dot("Row").Dot(axis))
		}
	}
	next := "NextRow"
	if f.looks { // and does not say that it waits for them
		next = "NextRowOrTurn"
	}
	f.add(jot.For(jot.Id("blk").Dot(next).Call()).Block(append(head, body...)...))
}

// rowSize is the number of threads in a row.
func (f *fn) rowSize() *jot.Statement {
	if f.wide {
		return jot.Id("blk").Dot("Width").Call()
	}
	return jot.Id("blk").Dot("BlockDim").Dot("X")
}

// threadCount is the number of threads in a row that do anything.
func (f *fn) threadCount(l *vector.Leading) *jot.Statement {
	if l == nil {
		return f.rowSize()
	}
	var list []ex
	if l.N >= 0 {
		list = append(list, prim(jot.Lit(int(l.N))))
	}
	if l.Limit != nil {
		limit := f.typed(f.value(l.Limit), l.Limit.Type())
		if l.Limit.Type() == ir.I32 {
			limit = convert(jot.Id("uint32"), call(jot.Id("max"), limit, number(0)))
		}
		list = append(list, limit)
	}
	return call(jot.Id("min"), append(list, prim(f.rowSize()))...).code()
}

// threadBody is the Go code of what one thread does.
type threadBody struct {
	code  []jot.Code
	label string // of the loop around it; "" when nothing jumps there
	takes *plan.Demand
}

// threadBody writes what a thread does: what r says for the beginning and the end, and what body writes in between,
// which takes what takes says.
func (f *fn) threadBody(r threadRun, takes *plan.Demand, body func()) threadBody {
	restart, lastEnd, label, flat := f.restart, f.lastEnd, f.thread, f.flat
	f.restart, f.lastEnd, f.flat = false, nil, nil
	f.runs++
	f.thread = "nextThread"
	if f.runs > 1 {
		f.thread += itoa(f.runs)
	}
	t := threadBody{takes: takes}
	t.code = f.trimContinue(f.block(func() {
		if r.enter != nil {
			r.enter()
		}
		body()
		if r.leave != nil && !ir.ListTerminates(r.Body) {
			r.leave()
		}
	}))
	if f.restart {
		t.label = f.thread
	}
	f.restart, f.lastEnd, f.thread, f.flat = restart, lastEnd, label, flat
	return t
}

// loop writes the loop over the threads of a row with the given clause; head comes first in each iteration.
func (t *threadBody) loop(clause jot.Code, head []jot.Code) *jot.Statement {
	return t.loop3(nil, clause, nil, head)
}

func (t *threadBody) loop3(init, cond, post jot.Code, head []jot.Code) *jot.Statement {
	clause := []jot.Code{cond}
	if init != nil {
		clause = []jot.Code{init, cond, post}
	}
	loop := jot.For(clause...).Block(append(head, t.code...)...)
	if t.label != "" {
		return jot.Labeled(t.label, loop)
	}
	return loop
}

// setThread makes the thread known to the block.
func setThread(t *threadBody) []jot.Code {
	set := jot.Id("blk").Dot("SetThread").Call(jot.Id("tidX"))
	if t.takes.Current {
		set = jot.Id("thread").Op(":=").Add(set)
	}
	return []jot.Code{set}
}

// trimContinue drops a `continue` at the end of a thread's part.
func (t *threading) trimContinue(list []jot.Code) []jot.Code {
	if n := len(list); n > 0 {
		if list[n-1] == jot.Code(t.lastEnd) {
			return list[:n-1]
		}
	}
	return list
}

// endThread goes on with the next thread of the block.
func (f *fn) endThread() {
	if f.nested > 0 {
		f.restart = true
		f.add(jot.Continue(f.thread))
		return
	}
	f.lastEnd = jot.Continue()
	f.add(f.lastEnd)
}
