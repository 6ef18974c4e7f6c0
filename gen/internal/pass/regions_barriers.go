package pass

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// Barriers that exchange values: what a thread brings to the barrier becomes a statement in front of it, in the thread
// loop, and what it takes one after it. A vote is a variable of the block or the warp to which the threads add; a
// shuffle an expanded variable, in which the lanes leave their values.

// counter is what is known of a variable of the block or warp to which threads add.
type counter struct {
	level uniform.Level
	adds  map[ir.Stmt]bool // the statements of threads that do
}

// masks finds the first operation of a warp that may not be one of all lanes.
func (p *splitter) masks() (o *Obstacle) {
	ir.WalkReachable(p.f.Body, func(s ir.Stmt) bool {
		e, ok := s.(*ir.Effect)
		if !ok || o != nil || !waits(s, uniform.Warp) || len(e.Args) == 0 {
			return true
		}
		if !uniform.AllLanes(e.Args[0]) {
			o = &Obstacle{e.At, "the mask of this operation need not name all lanes of the warp"}
		}
		return true
	})
	return o
}

// lowerIn replaces the barriers and the operations of warps inside list.
func (p *splitter) lowerIn(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for i := 0; i < len(list); i++ {
		s := list[i]
		switch s := s.(type) {
		case *ir.Effect:
			if run := p.shuffles(list[i:]); len(run) > 1 {
				out = append(out, p.lowerShuffles(run)...)
				i += len(run) - 1
				continue
			}
			if p.split[uniform.Block][s] {
				out = append(out, p.lowerVote(s)...)
				continue
			}
			if p.split[uniform.Warp][s] {
				out = append(out, p.lowerWarp(s)...)
				continue
			}
		default:
			ir.MapBodies(s, p.lowerIn)
		}
		out = append(out, s)
	}
	return out
}

// barrier makes the end of a region.
func (p *splitter) barrier(s *ir.Effect, level uniform.Level) ir.Stmt {
	m := &ir.Barrier{S: ir.S{At: s.Pos()}, Level: level, Op: s.Op, Memory: ir.FencedMemory(s)}
	m.Masked = level == uniform.Warp && len(s.Args) > 0 && !ir.IsInt(s.Args[0], 0) && s.Op != "warp.sync" &&
		s.Op != "warp.activemask"
	p.split[level][m], p.silent[m] = true, p.silent[s]
	return m
}

// counts makes a variable of a level that starts at 0 and a statement of threads that adds to it.
func (p *splitter) counts(name string, t ir.Type, s *ir.Effect, level uniform.Level,
	add func(v *ir.Var) ir.Stmt) (v *ir.Var, list []ir.Stmt) {
	v = p.fresh(name, t, s.At)
	step := add(v)
	p.counter[v] = &counter{level: level, adds: map[ir.Stmt]bool{step: true}}
	p.scalars[v] = true
	return v, []ir.Stmt{&ir.Declare{S: s.S, Var: v, Init: &ir.Const{X: ir.X{Typ: t, At: s.At}}}, step}
}

func compare(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	x := ir.X{Typ: ir.Bool, At: a.Pos()}
	return &ir.Convert{X: ir.X{Typ: ir.I32, At: a.Pos()}, A: &ir.Binary{X: x, Op: op, A: a, B: b}}
}

// lowerVote replaces a barrier of the block.
func (p *splitter) lowerVote(s *ir.Effect) []ir.Stmt {
	if !ir.IsVote(s.Op) {
		return []ir.Stmt{p.barrier(s, uniform.Block)}
	}
	one := &ir.Const{X: ir.X{Typ: ir.I32, At: s.At}, Bits: 1}
	votes, out := p.counts("votes", ir.I32, s, uniform.Block, func(v *ir.Var) ir.Stmt {
		return &ir.If{S: s.S, Cond: ir.NonZero(s.Args[0]),
			Then: []ir.Stmt{&ir.Assign{S: s.S, Dst: ir.RefTo(v), Op: ir.Add, Src: one}}}
	})
	var result ir.Expr = ir.RefTo(votes)
	switch s.Op {
	case "sync.block_or":
		result = compare(ir.Ne, ir.RefTo(votes), &ir.Const{X: ir.X{Typ: ir.I32, At: s.At}})
	case "sync.block_and":
		total, more := p.counts("total", ir.I32, s, uniform.Block, func(v *ir.Var) ir.Stmt {
			return &ir.Assign{S: s.S, Dst: ir.RefTo(v), Op: ir.Add, Src: one}
		})
		out = append(out, more...)
		result = compare(ir.Eq, ir.RefTo(votes), ir.RefTo(total))
	}
	out = append(out, p.barrier(s, uniform.Block))
	if s.Dst != nil {
		out = append(out, &ir.Assign{S: s.S, Dst: s.Dst, Src: result})
	}
	return out
}

// atBarrier declares a variable of the warp that is computed after a barrier.
func (p *splitter) atBarrier(name string, x ir.Expr, s *ir.Effect) (v *ir.Var, d ir.Stmt) {
	v = p.fresh(name, x.Type(), s.At)
	p.counter[v] = &counter{level: uniform.Warp}
	p.scalars[v] = true
	return v, &ir.Declare{S: s.S, Var: v, Init: x}
}

// lowerWarp replaces an operation of a warp. Who takes part is decided when all have come: a lane that goes on and ends
// is still one of them.
func (p *splitter) lowerWarp(s *ir.Effect) []ir.Stmt {
	if s.Op == "warp.sync" {
		return []ir.Stmt{p.barrier(s, uniform.Warp)}
	}
	at := ir.X{Typ: ir.U32, At: s.At}
	group, decided := p.atBarrier("mask", &ir.Builtin{X: at, Op: ir.OpPresent}, s)
	var out []ir.Stmt
	var result ir.Expr
	useGroup := false
	switch s.Op {
	case "warp.activemask":
		result, useGroup = ir.RefTo(group), true
	case "warp.any", "warp.all", "warp.ballot":
		ballot, list := p.counts("ballot", ir.U32, s, uniform.Warp, func(v *ir.Var) ir.Stmt {
			return &ir.If{S: s.S, Cond: ir.NonZero(s.Args[1]),
				Then: []ir.Stmt{&ir.Assign{S: s.S, Dst: ir.RefTo(v), Op: ir.Or, Src: &ir.Builtin{X: at, Op: ir.OpLaneBit}}}}
		})
		out = list
		switch s.Op {
		case "warp.any":
			result = compare(ir.Ne, ir.RefTo(ballot), &ir.Const{X: at})
		case "warp.all":
			result, useGroup = compare(ir.Eq, ir.RefTo(ballot), ir.RefTo(group)), true
		default:
			result = ir.RefTo(ballot)
		}
	default:
		return p.lowerLanes(s, group, decided)
	}
	out = append(out, p.barrier(s, uniform.Warp))
	if s.Dst == nil {
		return out
	}
	if useGroup {
		out = append(out, decided)
	}
	return append(out, &ir.Assign{S: s.S, Dst: s.Dst, Src: result})
}

// shuffles returns what list begins with and may be done at one barrier: shuffles of values that do not depend on those
// before them, and declarations in between.
func (p *splitter) shuffles(list []ir.Stmt) []ir.Stmt {
	taken := map[*ir.Var]bool{} // what the shuffles so far give a value
	n := 0
	early := func(e ir.Expr) (same bool) { // e has the same value in front of the shuffles so far
		same = true
		ir.WalkExprs(e, func(x ir.Expr) bool {
			r, ok := x.(*ir.Ref)
			same = same && !ir.Faults(x) && (!ok || !taken[r.Var] && (p.own(r.Var) || r.Var.Kind == ir.Param))
			return same
		})
		return same
	}
	for i, s := range list {
		switch s := s.(type) {
		case *ir.Declare: // one of them if a shuffle follows
			if n == 0 || s.Init != nil && !early(s.Init) {
				return list[:n]
			}
		case *ir.Effect:
			r, whole := s.Dst.(*ir.Ref)
			if !whole || !isShuffle(s) || !p.split[uniform.Warp][s] || !p.own(r.Var) || taken[r.Var] ||
				n > 0 && !early(s.Args[1]) {
				return list[:n]
			}
			taken[r.Var], n = true, i+1
		default:
			return list[:n]
		}
	}
	return list[:n]
}

// own reports whether v is a variable of each thread that only statements naming it read and write.
func (p *splitter) own(v *ir.Var) bool { return ir.IsPrivate(v) && !p.addressed[v] }

// lowerShuffles replaces shuffles that are done at one barrier.
func (p *splitter) lowerShuffles(run []ir.Stmt) []ir.Stmt {
	var before, after []ir.Stmt
	var end ir.Stmt
	var left []*ir.Assign // what the lanes leave
	for _, s := range run {
		e, ok := s.(*ir.Effect)
		if !ok {
			before = append(before, s)
			continue
		}
		list := p.lowerWarp(e)
		leave := list[0].(*ir.Assign)
		end = list[1]
		after = append(after, list[2:]...)
		if i := slices.IndexFunc(left, func(a *ir.Assign) bool { return ir.Equal(a.Src, leave.Src) }); i >= 0 {
			at := list[len(list)-1].(*ir.Assign).Src.(*ir.Builtin)
			at.Args[0] = left[i].Dst
			continue
		}
		left, before = append(left, leave), append(before, leave)
	}
	return append(append(before, end), after...)
}

// lowerLanes replaces an operation for which the lanes leave their values in an array.
func (p *splitter) lowerLanes(s *ir.Effect, group *ir.Var, decided ir.Stmt) []ir.Stmt {
	value := s.Args[1]
	match := strings.HasPrefix(string(s.Op), "warp.match")
	if t := value.Type().(ir.Scalar); match && t.IsFloat() { // values are told apart by their bits
		value = &ir.Bitcast{X: ir.X{Typ: map[int]ir.Scalar{2: ir.U16, 4: ir.U32, 8: ir.U64}[t.Size()], At: s.At},
			A: value}
	}
	lanes := p.fresh("lanes", value.Type(), s.At)
	p.inPlace[lanes] = true
	t := value.Type()
	if match {
		t = ir.U32
	}
	x := &ir.Builtin{X: ir.X{Typ: t, At: s.At}, Op: ir.LanePrefix + s.Op[len("warp."):],
		Args: append([]ir.Expr{ir.RefTo(lanes)}, s.Args[2:]...)}
	out := []ir.Stmt{&ir.Assign{S: s.S, Dst: ir.RefTo(lanes), Src: value}, p.barrier(s, uniform.Warp)}
	if s.Dst == nil {
		return out
	}
	shuffle := strings.HasPrefix(string(s.Op), "warp.shfl")
	if !shuffle || p.returns {
		x.Args = append(x.Args, ir.RefTo(group))
		out = append(out, decided)
	}
	var result ir.Expr = x
	if !shuffle && s.Op != "warp.match_any" { // the same for all lanes
		all, d := p.atBarrier("result", x, s)
		p.silent[s] = true
		out = append(out, d, p.barrier(s, uniform.Warp))
		result = ir.RefTo(all)
	}
	return append(out, &ir.Assign{S: s.S, Dst: s.Dst, Src: result})
}
