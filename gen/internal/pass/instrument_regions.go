package pass

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Checked kernels run in parallel regions too where that changes nothing of what is found: all threads come to the same
// barriers, which is proved, none of them ends before the last one, the operations of warps name all lanes, no thread
// waits for copies, which is recorded by the place of the call, and what is done once for the block or for a warp reads
// no memory that is monitored. A block whose last warp is not whole runs in resumable form if there are operations of
// warps.

// uncheckable says why the checked form of a kernel, whose body is body, does not run in the regions r.
func (c *Context) uncheckable(body *ir.Func, r *Regions) *Obstacle {
	c.checks.note(body)
	c.checks.note(r.Func)
	if m, list := c.monitoredIn(body); len(m) > 0 {
		o := &Obstacle{body.Pos, "locals lie in monitored memory"}
		if len(list) > 0 {
			o.At = list[0].Pos
		}
		return o
	}
	if len(c.checks.definite.Func(body).Unset) > 0 {
		return &Obstacle{body.Pos, "locals may be read before they have a value"}
	}
	var o *Obstacle
	ir.WalkReachable(body.Body, func(s ir.Stmt) bool {
		x, ok := s.(*ir.Effect)
		switch {
		case !ok || o != nil:
		case x.Op == "async.order":
			o = &Obstacle{x.At, "asynchronous copies are followed thread by thread"}
		case ir.Suspends(x) && x.Op != "sync.block" && !ir.IsVote(x.Op) && !c.namesAllLanes(x):
			o = &Obstacle{x.At, "which lanes take part is checked when they come"}
		}
		return o == nil
	})
	if o != nil {
		return o
	}
	if _, barred := returnsBefore(r.Func.Body, false, false); barred {
		return &Obstacle{body.Pos, "threads may end before a barrier"}
	}
	return c.readsBetween(r.Func.Body)
}

// namesAllLanes reports whether the operation s of a warp, which stands in the user's text, says nothing about its
// lanes that is to be checked.
func (c *Context) namesAllLanes(s *ir.Effect) bool {
	if ir.WarpWidth(s) != 32 || !c.users(s.At) {
		return false
	}
	if len(s.Args) > 0 {
		mask, ok := s.Args[0].(*ir.Const)
		if !ok || uint32(mask.Bits) != 1<<32-1 && (mask.Bits != 0 || c.namesLanes(s)) {
			return false
		}
	}
	if len(s.Args) == 4 {
		width, ok := s.Args[3].(*ir.Const)
		return ok && width.Bits > 0 && width.Bits <= 32 && width.Bits&(width.Bits-1) == 0
	}
	return true
}

// namesLanes reports whether the source of a warp operation names its lanes, which may be none: operations without a
// mask have 0, too.
func (c *Context) namesLanes(s *ir.Effect) bool {
	if !c.users(s.At) || ir.WarpWidth(s) == 0 {
		return false
	}
	word := c.wordAt(s.At)
	return strings.HasSuffix(word, "_sync") || word == "__syncwarp"
}

// returnsBefore reports whether a thread may have ended after list, if some may have before it, and whether one may
// have where the others wait at a barrier of the block.
func returnsBefore(list []ir.Stmt, before, inWarp bool) (after, barred bool) {
	outside := inWarp
	for _, s := range ir.Reachable(list) {
		inWarp = outside
		switch s := s.(type) {
		case *ir.ThreadLoop:
			before = before || ir.HasReturn(s.Body)
			continue
		case *ir.Return: // of all threads of the warp, or of the block
			before = before || inWarp
		case *ir.Barrier:
			barred = barred || before && s.Level == ir.BlockLevel
		}
		times := 2 // a loop comes back, and a case runs into the next one
		switch s.(type) {
		case *ir.If:
			times = 1
		case *ir.WarpLoop:
			inWarp = true
		}
		for range times {
			inside := before
			for _, b := range ir.Bodies(s) {
				r, m := returnsBefore(b, before, inWarp)
				inside, barred = inside || r, barred || m
			}
			if inside == before { // the second time is as the first
				break
			}
			before = inside
		}
	}
	return before, barred
}

// readsBetween says what accesses monitored memory outside of the loops over threads; nil if nothing does.
func (c *Context) readsBetween(list []ir.Stmt) (o *Obstacle) {
	in := &instrumenter{c: c}
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.ThreadLoop:
			return false
		case *ir.Call, *ir.Effect:
			o = &Obstacle{s.Pos(), "what is done once for the block is no thread's"}
		}
		for _, x := range ir.Exprs(s) {
			ir.WalkExprs(x, func(x ir.Expr) bool {
				if in.isMonitored(x) {
					o = &Obstacle{x.Pos(), "monitored memory is read once for the block"}
				}
				return o == nil
			})
		}
		return o == nil
	})
	return o
}
