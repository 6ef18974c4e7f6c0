package converge

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// Operations of the block and of warps, done by all threads of the block for those that take part.

// operation makes an operation at which threads wait one of all threads. then is what those do with its result that
// take part.
func (c *converger) operation(s *ir.Effect) (out, then []ir.Stmt) {
	active := c.active(s)
	if active == nil {
		return []ir.Stmt{s}, nil
	}
	made := *s
	switch {
	case ir.IsVote(s.Op):
		out = c.together(s, active)
		made.Args = []ir.Expr{c.asVote(s, active)}
	case strings.HasPrefix(string(s.Op), "sync."):
		if out = c.together(s, active); out != nil {
			return out, nil // the votes are barriers
		}
	case s.Op == "warp.activemask":
		out, lanes := c.lanesOf(s, active)
		return out, c.stored(s, lanes)
	default:
		out = c.warp(s, &made, active)
	}
	if s.Dst != nil {
		v := c.variable("result", s.Dst.Type(), s)
		out = append(out, &ir.Declare{S: s.S, Var: v})
		made.Dst, then = ir.RefTo(v), c.stored(s, v)
	}
	return append(out, &made), then
}

// stored stores v as the result of s in the threads that take part.
func (c *converger) stored(s *ir.Effect, v *ir.Var) []ir.Stmt {
	if s.Dst == nil {
		return nil
	}
	a := &ir.Assign{S: s.S, Dst: s.Dst, Src: ir.RefTo(v)}
	c.masked[a] = true
	return []ir.Stmt{a}
}

// asVote is the predicate of a vote, with which threads that do not take part change nothing.
func (c *converger) asVote(s *ir.Effect, active ir.Expr) ir.Expr {
	p := ir.NonZero(s.Args[len(s.Args)-1])
	if s.Op == "sync.block_and" || s.Op == "warp.all" {
		x := ir.X{Typ: ir.Bool, At: s.At}
		p = &ir.Binary{X: x, Op: ir.LogOr, A: &ir.Unary{X: x, Op: ir.Not, A: active}, B: p}
	} else {
		p = both(active, p)
	}
	return &ir.Convert{X: ir.X{Typ: ir.I32, At: s.At}, A: p}
}

// vote is a vote of the block on p.
func (c *converger) vote(op ir.Op, p ir.Expr, at ir.Stmt) ([]ir.Stmt, *ir.Var) {
	v := c.variable("votes", ir.I32, at)
	s := ir.S{At: at.Pos()}
	return []ir.Stmt{&ir.Declare{S: s, Var: v}, &ir.Effect{S: s, Dst: ir.RefTo(v), Op: op,
		Args: []ir.Expr{&ir.Convert{X: ir.X{Typ: ir.I32, At: at.Pos()}, A: p}}}}, v
}

// isZero is e == 0.
func isZero(e ir.Expr) ir.Expr {
	return &ir.Unary{X: ir.X{Typ: ir.Bool, At: e.Pos()}, Op: ir.Not, A: ir.NonZero(e)}
}

// together traps unless all threads that have not ended take part in a barrier, or none does. Nothing is written where
// that is proved.
func (c *converger) together(s *ir.Effect, active ir.Expr) []ir.Stmt {
	if c.info.Control(s) == uniform.Block {
		return nil
	}
	same := active
	if live := c.live(); live != nil {
		same = &ir.Binary{X: ir.X{Typ: ir.Bool, At: s.At}, Op: ir.Eq, A: active, B: live}
	}
	out, all := c.vote("sync.block_and", same, s)
	or, some := c.vote("sync.block_or", active, s)
	return append(append(out, or...), c.trap(s, both(isZero(ir.RefTo(all)), ir.NonZero(ir.RefTo(some)))))
}

// trap faults where cond is true. Such a thread takes part in nothing any more; it does not return, because barriers in
// branches and loops that are left early are what devices most often get wrong.
func (c *converger) trap(s *ir.Effect, cond ir.Expr) ir.Stmt {
	list := []ir.Stmt{&ir.Effect{S: s.S, Op: "ctl.trap"}}
	return &ir.If{S: s.S, Cond: cond, Then: append(list, c.clear(jump{}, s)...)}
}

// live says whether a thread has not ended; nil if none ends early.
func (c *converger) live() ir.Expr {
	if c.left[jump{}] {
		return ir.RefTo(c.masks[0].v)
	}
	return nil
}

// ballot collects in a variable the lanes of the warp for which p is true.
func (c *converger) ballot(p ir.Expr, at ir.Stmt) ([]ir.Stmt, *ir.Var) {
	v := c.variable("lanes", c.lanes, at)
	s := ir.S{At: at.Pos()}
	return []ir.Stmt{&ir.Declare{S: s, Var: v}, &ir.Effect{S: s, Dst: ir.RefTo(v), Op: "warp.ballot",
		Args: []ir.Expr{constant(c.lanes, 0, at), &ir.Convert{X: ir.X{Typ: ir.I32, At: at.Pos()}, A: p}}}}, v
}

// lanesOf is the lanes that take part where s stands.
func (c *converger) lanesOf(s ir.Stmt, active ir.Expr) ([]ir.Stmt, *ir.Var) {
	if m := c.innermostMask(); m.lanes != nil {
		return nil, m.lanes
	}
	return c.ballot(active, s)
}

// need says when something is asked for: never, unless blocks are rows of whole warps, or always.
type need int

const (
	never need = iota
	unlessWhole
	always
)

// asked says when an operation in list asks which lanes take part, and when one asks which have not ended.
func (c *converger) asked(list []ir.Stmt) (lanes, present need) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		e, ok := s.(*ir.Effect)
		if !ok || ir.WarpWidth(e) == 0 {
			return true
		}
		if e.Op == "warp.activemask" || narrows(e.Op) {
			lanes = always
		}
		if e.Op != "warp.activemask" {
			present = max(present, c.checked(e))
			lanes = max(lanes, present)
		}
		return true
	})
	return lanes, present
}

// when does what list does, which declares a variable and gives it a value, when it is asked for.
func (c *converger) when(n need, list []ir.Stmt, at ir.Stmt) (out []ir.Stmt) {
	if n != unlessWhole {
		return list
	}
	var kept []ir.Stmt
	for _, s := range list {
		if d, ok := s.(*ir.Declare); ok && d.Init == nil {
			out = append(out, s)
		} else {
			kept = append(kept, s)
		}
	}
	if len(kept) == 0 {
		return out
	}
	x := ir.X{Typ: ir.Bool, At: at.Pos()}
	whole := &ir.Unary{X: x, Op: ir.Not, A: &ir.Builtin{X: x, Op: ir.OpWhole}}
	return append(out, &ir.If{S: ir.S{At: at.Pos()}, Cond: whole, Then: kept})
}

// narrows reports whether an operation combines the values of all lanes that its mask names.
func narrows(op ir.Op) bool {
	return strings.HasPrefix(string(op), "warp.match_") || strings.HasPrefix(string(op), "warp.reduce_")
}

// checked says when it is checked that all lanes come to an operation that its mask names and that have not ended:
// where that is not proved.
func (c *converger) checked(s *ir.Effect) need {
	together := uniform.Warp
	if c.lanes == ir.U64 { // that is of 32 threads
		together = uniform.Block
	}
	switch {
	case c.info.Control(s) <= together || len(s.Args) == 0 || ir.IsInt(s.Args[0], 0):
		return never
	case c.aligned != nil && c.aligned.Control(s) <= uniform.Warp:
		return unlessWhole
	}
	return always
}

// warp prepares an operation of a warp: made is what all threads do.
func (c *converger) warp(s, made *ir.Effect, active ir.Expr) (out []ir.Stmt) {
	made.Args = make([]ir.Expr, len(s.Args))
	for i, a := range s.Args {
		made.Args[i] = c.whereActive(s, a)
	}
	var lanes *ir.Var
	check := c.checked(s)
	if narrows(s.Op) || check != never {
		out, lanes = c.lanesOf(s, active)
	}
	if !narrows(s.Op) {
		out = c.when(check, out, s)
	}
	x := ir.X{Typ: c.lanes, At: s.At}
	if check != never {
		out = append(out, c.when(check, c.present(s, active, lanes), s)...)
	}
	switch s.Op {
	case "warp.ballot", "warp.any", "warp.all":
		made.Args[1] = c.asVote(s, active)
	}
	if narrows(s.Op) && ir.IsInt(s.Args[0], 0) {
		made.Args[0] = ir.RefTo(lanes)
	} else if narrows(s.Op) {
		made.Args[0] = &ir.Binary{X: x, Op: ir.And, A: made.Args[0], B: ir.RefTo(lanes)}
	}
	return out
}

// presentIn is all lanes of the warp that have not ended.
func (c *converger) presentIn(s ir.Stmt) ([]ir.Stmt, *ir.Var) {
	if m := c.innermostMask(); m.present != nil {
		return nil, m.present
	}
	if live := c.live(); live != nil {
		return c.ballot(live, s)
	}
	v := c.variable("present", c.lanes, s)
	return []ir.Stmt{&ir.Declare{S: ir.S{At: s.Pos()}, Var: v}, &ir.Effect{S: ir.S{At: s.Pos()}, Dst: ir.RefTo(v),
		Op: "warp.activemask"}}, v
}

// present traps where the mask of s names a lane that has not ended and does not take part.
func (c *converger) present(s *ir.Effect, active ir.Expr, lanes *ir.Var) []ir.Stmt {
	x := ir.X{Typ: c.lanes, At: s.At}
	out, all := c.presentIn(s)
	absent := &ir.Binary{X: x, Op: ir.And, A: ir.RefTo(all), B: &ir.Unary{X: x, Op: ir.BitNot, A: ir.RefTo(lanes)}}
	named := &ir.Binary{X: x, Op: ir.And, A: s.Args[0], B: absent}
	return append(out, c.trap(s, both(active, ir.NonZero(named))))
}

// whereActive is e where a thread takes part, else zero: what it would compute there may fault or have no value.
func (c *converger) whereActive(s ir.Stmt, e ir.Expr) ir.Expr {
	active := c.active(s)
	if active == nil || c.commonExpr(e) {
		return e
	}
	x := ir.X{Typ: e.Type(), At: e.Pos()}
	return &ir.Select{X: x, C: active, A: e, B: &ir.Zero{X: x}}
}
