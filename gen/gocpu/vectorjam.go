package gocpu

import (
	"maps"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
	"github.com/kbind/kbind/gen/internal/vector"
)

// jamForm is the state of writing the statements of several threads side by side (unroll and jam); see package vector.
type jamForm struct {
	lane  int // the one being written
	names [vector.JamWidth]map[*ir.Var]string
	quads map[string]string // the names of four elements of a slice
	head  []jot.Code        // declares those that are taken first
	code  []jot.Code
}

// jam writes the statements of a vector for vector.JamWidth threads.
func (f *fn) jam(vf *vectorForm, r threadRun) *jamForm {
	j := &jamForm{quads: map[string]string{}}
	for lane := range j.names {
		j.names[lane] = f.names
		if lane == 0 {
			continue
		}
		j.names[lane] = maps.Clone(f.names)
		for _, v := range vf.Jam.Private {
			j.names[lane][v] = f.local(sourceName(v))
		}
	}
	names := f.names
	vf.jam = j
	j.head = f.block(func() {
		for _, v := range r.Direct {
			f.quad(f.partOf(v))
		}
		f.takeElements(vf.Jam.Early)
	})
	j.code = f.block(func() {
		for _, d := range vf.Row.Declares {
			f.takeElements(vf.Jam.Before[d])
		}
		f.eachLane(j, func() {
			r.enter()
			for _, d := range vf.Row.Declares {
				if !vf.Once[d.Var] {
					f.line(d.At)
					f.declaration(d)
				}
			}
		})
		f.jamming = true
		f.stmts(vf.Row.Body)
		f.jamming = false
		f.eachLane(j, func() {
			if r.leave != nil {
				r.leave()
			}
		})
	})
	vf.jam = nil
	f.names = names
	return j
}

// eachLane calls write for each lane.
func (f *fn) eachLane(j *jamForm, write func()) {
	for lane := range vector.JamWidth {
		j.lane, f.names = lane, j.names[lane]
		write()
	}
	j.lane, f.names = 0, j.names[0]
}

// jamStmts writes a list for all lanes.
func (f *fn) jamStmts(list []ir.Stmt) {
	for _, s := range ir.Reachable(list) {
		switch s := s.(type) {
		case *ir.Block:
			f.blockStmt(s)
		case *ir.Loop:
			f.line(s.At)
			f.loop(s, nil)
		default:
			f.jamming = false
			if before := f.fast.Jam.Before[s]; before != nil {
				f.line(s.Pos())
				f.takeElements(before)
			}
			f.eachLane(f.fast.jam, func() {
				if f.fast.Jam.Apart[s] {
					f.add(jot.Id("blk").Dot("Rank").Op("=").Add(f.jamThread(f.fast)))
				}
				f.stmt(s)
			})
			f.jamming = true
		}
	}
}

// jamThread is the linear index of the lane's thread.
func (f *fn) jamThread(vf *vectorForm) *jot.Statement {
	x := infix(vf.id("lo"), "+", ident(vf.index), precAdd)
	if vf.jam.lane > 0 {
		x = infix(x, "+", number(vf.jam.lane), precAdd)
	}
	return firstThread().Op("+").Add(convert(jot.Id("uint32"), x).code())
}

// elementOfSlice is the current thread's element of a slice of the vector's.
func (f *fn) elementOfSlice(slice string) ex {
	j := f.fast.jam
	if j == nil {
		return prim(jot.Id(slice).Index(jot.Id(f.fast.index)))
	}
	if j.quads[slice] == "" { // of a variable that the thread keeps, where it begins or ends
		f.quad(slice)
	}
	return prim(jot.Id(j.quads[slice]).Index(jot.Lit(j.lane)))
}

// takeElements declares the elements of unit-stride accesses.
func (f *fn) takeElements(list []*vector.UnitStride) {
	for _, w := range list {
		f.quad(f.fast.of[w])
	}
}

// quad declares the four elements of a slice of the vector's.
func (f *fn) quad(slice string) {
	j := f.fast.jam
	j.quads[slice] = f.numbered(slice + "x")
	f.add(jot.Id(j.quads[slice]).Op(":=").Add(runtimeFn(spell.Four, ident(slice), ident(f.fast.index)).code()))
}

// jammed writes the loop over the threads that need no checks, four at a time. Those that are left over run with
// checks.
func (f *fn) jammed(vf *vectorForm, j *jamForm) {
	at := jot.Id(vf.index)
	var head []jot.Code
	if vf.Row.Faults {
		vf.jam = &jamForm{}
		head = append(head, jot.Id("blk").Dot("Rank").Op("=").Add(f.jamThread(vf)))
		vf.jam = nil
	}
	head = append(head, j.head...)
	f.add(jot.For(at.Clone().Op(":=").Lit(0), at.Clone().Op("<").Add(vf.id("n").code()),
		at.Clone().Op("+=").Lit(vector.JamWidth)).Block(append(head, j.code...)...))
}
