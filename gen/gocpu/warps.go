package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
)

// A loop over the threads of a warp in which values are exchanged is written twice: for warps all of whose lanes are
// there, with arrays of as many elements, of which Go's compiler knows the length, and for others. Where all warps are
// whole the second is not needed.

// warpForm is the state of writing the version for whole warps.
type warpForm struct {
	f      *fn
	exited bool // lanes may have ended
	slice  map[*ir.Var]string
	order  []*ir.Var
	code   []jot.Code
}

// wholeWarp writes the loop for a whole warp; nil if there is no such version.
func (f *fn) wholeWarp(r threadRun) *warpForm {
	takes := r.WholeTakes
	if takes == nil {
		return nil
	}
	w := &warpForm{f: f, exited: r.Skips, slice: map[*ir.Var]string{}}
	f.lane = w
	t := f.threadBody(r, takes, func() { f.stmts(r.Body) })
	f.lane = nil
	var head []jot.Code
	cur := jot.Id("lo").Op("+").Id("lane")
	if takes.Current || takes.Thread[0] {
		head = append(head, jot.Id("thread").Op(":=").Add(cur))
		cur = jot.Id("thread")
	}
	if r.Faults {
		head = append(head, jot.Id("blk").Dot("Rank").Op("=").Add(cur))
	}
	if takes.Thread[0] {
		head = append(head, jot.Id("tidX").Op(":=").Id("at").Dot("X").Op("+").Id("thread").Op("-").Id("lo"))
	}
	for _, v := range w.order {
		array := jot.Parens(jot.Op("*").Index(jot.Qual(simtPath, "WarpSize")).Add(f.varType(v)))
		w.code = append(w.code, jot.Id(w.slice[v]).Op(":=").Add(array).Call(jot.Id(f.ph.slices[v]).Index(jot.Id("lo"),
			jot.Id("hi"))))
	}
	w.code = append(w.code, jot.For(jot.Id("lane").Op(":=").Range().Id("uint32").Call(jot.Qual(simtPath, "WarpSize"))).
		Block(append(head, t.code...)...))
	return w
}

// all is the condition under which all lanes of the warp are there; nil if they always are.
func (w *warpForm) all() *jot.Statement {
	var list []ex
	if !w.f.ph.Aligned {
		list = append(list, infix(infix(ident("hi"), "-", ident("lo"), precAdd), "==", prim(jot.Qual(simtPath, "WarpSize")),
			precCompare))
	}
	if w.exited {
		list = append(list, noneExited())
	}
	if len(list) == 0 {
		return nil
	}
	return all(list).code()
}

// arrayOfWarp names the elements of an array that belong to the lanes of the warp.
func (f *fn) arrayOfWarp(v *ir.Var) string {
	w := f.lane
	if w.slice[v] == "" {
		w.slice[v] = f.numbered(f.ph.slices[v])
		w.order = append(w.order, v)
	}
	return w.slice[v]
}

// wholeWarpOp writes a shuffle among all lanes of a warp.
func (f *fn) wholeWarpOp(e *ir.Builtin) ex {
	array := f.arrayOfWarp(e.Args[0].(*ir.Ref).Var)
	op := ir.Op("warp." + strings.TrimPrefix(string(e.Op), ir.LanePrefix))
	name, _ := spell.WarpOp(op, e.Type())
	return prim(jot.Id(array).Index(f.sourceLane(op, name, e.Args[1], e.Args[2]).bare()))
}
