package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pass"
)

// Checked kernels run in phases too where that changes nothing of what is found: all threads come to the same barriers, which is proved, none of them ends before the last one, the operations of
// warps name all lanes, no thread waits for copies, which is told by the place of the call, and what is done once for the block or for a warp reads no memory that is monitored. A block whose last warp is not whole
// runs in resumable form if there are operations of warps.

// checkablePhases reports whether the checked form of k, whose body is body, runs in phases.
func (e *emitter) checkablePhases(body *ir.Func, ph *pass.Regions) bool {
	if e.check == nil {
		return true
	}
	if len(e.arenaOf(body)) > 0 || len(e.definite.Func(body).Unset) > 0 {
		return false
	}
	f := e.newFn(body)
	ok := true
	walk(body.Body, func(s ir.Stmt) {
		if x, isEffect := s.(*ir.Effect); isEffect {
			ok = ok && x.Op != "async.order" && (!suspendsItself(x) || x.Op == "sync.block" || blockVote(x.Op) != "" || f.plainLanes(x))
		}
	}, nil)
	_, barred := returnsBefore(ph.Func.Body, false, false)
	return ok && !barred && e.onlyTurnsRead(ph.Func.Body)
}

// plainLanes reports whether the operation s of a warp, which stands in the user's text, says nothing about its lanes that is to be looked at.
func (f *fn) plainLanes(s *ir.Effect) bool {
	if ir.WarpWidth(s) != 32 || !f.e.users(s.At) {
		return false
	}
	if len(s.Args) > 0 {
		mask, ok := s.Args[0].(*ir.Const)
		if !ok || uint32(mask.Bits) != 1<<32-1 && (mask.Bits != 0 || f.namesLanes(s)) {
			return false
		}
	}
	if len(s.Args) == 4 {
		width, ok := s.Args[3].(*ir.Const)
		return ok && width.Bits > 0 && width.Bits <= 32 && width.Bits&(width.Bits-1) == 0
	}
	return true
}

// returnsBefore reports whether a thread may have ended behind list, if some may have before it, and whether one may have where the others meet at a barrier of the block.
func returnsBefore(list []ir.Stmt, before, inWarp bool) (after, barred bool) {
	outside := inWarp
	for _, s := range live(list) {
		inWarp = outside
		switch s := s.(type) {
		case *ir.ThreadLoop:
			before = before || holdsReturn(s.Body)
			continue
		case *ir.Return: // of all threads of the warp, or of the block
			before = before || inWarp
		case *ir.Barrier:
			barred = barred || before && s.Level == ir.BlockLevel
		}
		rounds := 2 // a loop comes back, and a case runs into the next one
		switch s.(type) {
		case *ir.If:
			rounds = 1
		case *ir.WarpLoop:
			inWarp = true
		}
		for range rounds {
			inside := before
			for _, b := range ir.Bodies(s) {
				r, m := returnsBefore(b, before, inWarp)
				inside, barred = inside || r, barred || m
			}
			before = inside
		}
	}
	return before, barred
}

// exchangesLanes reports whether the threads of a warp meet in f, which is in regions.
func exchangesLanes(f *ir.Func) (found bool) {
	walkLive(f.Body, func(s ir.Stmt) bool {
		_, w := s.(*ir.WarpLoop)
		found = found || w
		return !found
	})
	return found
}

// meetLanes tells that the lanes of the warp being written meet.
func (f *fn) meetLanes(s *ir.Barrier) {
	gone := jen.Nil()
	if f.ph.Gone {
		gone = jen.Id("gone")
	}
	line := f.site(s.At, string(s.Op), 0)
	f.add(jen.Qual(sanitizePath, "MeetLanes").Call(jen.Id("blk"), line.code(), jen.Lit(s.Masked), jen.Id("lo"), jen.Id("hi"), gone))
}

// onlyTurnsRead reports whether monitored memory is accessed in the turns of threads only.
func (e *emitter) onlyTurnsRead(list []ir.Stmt) bool {
	f := e.newFn(&ir.Func{Name: "phases"})
	ok := true
	walkLive(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.ThreadLoop:
			return false
		case *ir.Call, *ir.Effect:
			ok = false
		}
		for _, x := range ir.Exprs(s) {
			ir.WalkExprs(x, func(x ir.Expr) bool {
				ok = ok && !f.monitored(x)
				return ok
			})
		}
		return ok
	})
	return ok
}
