package uniform

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
)

// shape says more of an integer than its level, where warps are known to be aligned.
type shape uint8

const (
	plain    shape = iota
	multiple       // the same for the warp, and a multiple of WarpSize
	linear         // such a multiple plus the lane
)

// value is what is known of a value. The zero value is that of a constant.
type value struct {
	level Level
	shape shape
	max   uint64 // with bounded: the value lies between 0 and max
	bound bool
	none  bool // no value yet
}

// anything is a value of which nothing is known.
var anything = value{level: Thread}

// bounded returns x with the knowledge that it lies between 0 and n.
func (x value) bounded(n uint64) value {
	const limit = 1<<31 - 1 // so that no integer type of 32 bits and more sees a negative number
	x.max, x.bound = n, n <= limit
	if !x.bound {
		x.max = 0
	}
	return x
}

// join is what is known of a value that is x or y, whichever it is for all threads together.
func join(x, y value) value {
	level := max(x.level, y.level)
	switch {
	case x.none:
		y.level = level
		return y
	case y.none:
		x.level = level
		return x
	}
	out := value{level: level}
	if x.shape == y.shape {
		out.shape = x.shape
	}
	if x.bound && y.bound {
		out = out.bounded(max(x.max, y.max))
	}
	return out
}

func (u *Info) variable(v *ir.Var) value {
	switch v.Kind {
	case ir.SharedVar:
		return anything
	case ir.GlobalVar:
		if u.memory.constant(v) || u.memory.unwritten(v.Type) {
			return value{}
		}
		return anything
	}
	if u.memory.addressed[v] {
		return anything
	}
	return u.vars[v]
}

// all joins the levels of expressions.
func (u *Info) all(list ...ir.Expr) value {
	out := value{}
	for _, e := range list {
		if e != nil {
			out.level = max(out.level, u.value(e).level)
		}
	}
	return out
}

// value is what is known of e where all threads of a level evaluate it together.
func (u *Info) value(e ir.Expr) value {
	if e.IsVolatile() && !own(ir.Root(e)) {
		return anything
	}
	switch e := e.(type) {
	case *ir.Const:
		return constant(e)
	case *ir.Ref:
		return u.variable(e.Var)
	case *ir.Index, *ir.Deref:
		return u.load(e)
	case *ir.FieldOf:
		if hasStorage(e) {
			return u.load(e)
		}
	case *ir.Addr:
		return u.address(e.Place)
	case *ir.Binary:
		x := u.binary(e.Op, u.value(e.A), u.value(e.B), e.B)
		if u.cfg.Aligned && e.Op == ir.Mul &&
			(isID(e.A, "id.block.x") && isID(e.B, "dim.block.x") || isID(e.A, "dim.block.x") && isID(e.B, "id.block.x")) {
			x = x.bounded(MaxThreads)
		}
		return x
	case *ir.Select:
		c, x := u.value(e.C), join(u.value(e.A), u.value(e.B))
		if c.level == Thread {
			x.shape = plain
		}
		x.level = max(x.level, c.level)
		return x
	case *ir.Convert:
		return converted(u.value(e.A), e)
	case *ir.Builtin:
		return u.builtin(e)
	}
	return u.all(ir.Children(e)...)
}

// own reports whether each thread has a v of its own; false for nil.
func own(v *ir.Var) bool { return v != nil && v.Kind != ir.SharedVar && v.Kind != ir.GlobalVar }

// isID reports whether e is the operation op, perhaps converted to another integer that can hold it.
func isID(e ir.Expr, op ir.Op) bool {
	for {
		switch x := e.(type) {
		case *ir.Convert:
			if t, ok := x.Typ.(ir.Scalar); !ok || !t.IsInt() || t.Size() < 4 {
				return false
			}
			e = x.A
		case *ir.Builtin:
			return x.Op == op
		default:
			return false
		}
	}
}

// hasStorage reports whether the place e is reached through a pointer.
func hasStorage(e ir.Expr) bool { return ir.Root(e) == nil && isPlace(e) }

func isPlace(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref, *ir.Index, *ir.Deref:
		return true
	case *ir.FieldOf:
		return isPlace(e.Base)
	}
	return false
}

func constant(e *ir.Const) value {
	x := value{}
	if s, ok := e.Typ.(ir.Scalar); ok && s.IsInt() {
		x = x.bounded(e.Bits)
		if e.Bits%WarpSize == 0 {
			x.shape = multiple
		}
	}
	return x
}

// load is the value at the place e: that of a variable, or memory.
func (u *Info) load(e ir.Expr) value {
	out := value{level: u.address(e).level}
	if v := ir.Root(e); v != nil {
		if own(v) {
			out.level = u.indices(e)
		}
		return value{level: max(out.level, u.variable(v).level)}
	}
	if !u.memory.unwritten(e.Type()) {
		return anything
	}
	return out
}

// indices is the level of the indices in the place e of a variable.
func (u *Info) indices(e ir.Expr) Level {
	level := Block
	for {
		switch x := e.(type) {
		case *ir.Index:
			level = max(level, u.value(x.I).level)
			e = x.Base
		case *ir.LaneAt:
			level = max(level, u.value(x.I).level)
			e = x.Base
		case *ir.FieldOf:
			e = x.Base
		case *ir.Lanes:
			e = x.Base
		default:
			return level
		}
	}
}

// address is what is known of where the place e lies; of a local variable only the indices count, as each thread has
// its own.
func (u *Info) address(e ir.Expr) value {
	if own(ir.Root(e)) {
		return anything
	}
	switch e := e.(type) {
	case *ir.Ref:
		return value{}
	case *ir.Index:
		base := value{}
		if _, ok := e.Base.Type().(*ir.Pointer); ok {
			base = u.value(e.Base)
		} else {
			base = u.address(e.Base)
		}
		return value{level: max(base.level, u.value(e.I).level)}
	case *ir.Deref:
		return value{level: u.value(e.Ptr).level}
	case *ir.FieldOf:
		return u.address(e.Base)
	case *ir.Lanes:
		return u.address(e.Base)
	case *ir.LaneAt:
		return value{level: max(u.address(e.Base).level, u.value(e.I).level)}
	}
	return anything
}

// converted is what a conversion leaves of x. Integers keep their low bits.
func converted(x value, e *ir.Convert) value {
	to, ok := e.Typ.(ir.Scalar)
	from, ok2 := e.A.Type().(ir.Scalar)
	out := value{level: x.level}
	if !ok || !ok2 || !to.IsInt() || !from.IsInt() || e.Sat {
		return out
	}
	out.shape = x.shape
	if x.bound && (to.Size() >= 4 || x.max < 128) {
		out = out.bounded(x.max)
	}
	return out
}

// binary is what is known of a op b; right is b's expression.
func (u *Info) binary(op ir.BinaryOp, a, b value, right ir.Expr) value {
	out := value{level: max(a.level, b.level)}
	s, ok := right.Type().(ir.Scalar)
	if !ok || !s.IsInt() {
		return out
	}
	c, isConst := right.(*ir.Const)
	switch op {
	case ir.Add, ir.Sub:
		out = out.sum(op, a, b)
	case ir.Mul:
		if out.level < Thread && (a.shape == multiple || b.shape == multiple) {
			out.shape = multiple
		}
		if a.bound && b.bound {
			out = out.bounded(a.max * b.max)
		}
	case ir.Shl:
		if a.shape == multiple && b.level < Thread {
			out.shape = multiple
		}
	case ir.Shr:
		if a.shape == linear && isConst && c.Bits >= 5 && c.Bits < 32 {
			out.level = Warp
		}
		if a.bound {
			out = out.bounded(a.max)
		}
	case ir.Div, ir.Rem:
		if wholeWarps := a.shape == linear && isConst && c.Bits != 0 && c.Bits%WarpSize == 0 &&
			(!s.IsSigned() || a.bound && int64(c.Bits) > 0); wholeWarps && op == ir.Div {
			out.level = Warp
		} else if wholeWarps {
			out.shape = linear
		}
		if a.bound && b.bound {
			out = out.bounded(a.max)
		}
	case ir.And:
		if isConst && a.shape == linear {
			out = out.masked(c.Bits)
		}
		if a.bound || b.bound {
			out = out.bounded(least(a, b))
		}
	case ir.Lt, ir.Ge:
		if a.shape == linear && b.shape == multiple {
			out.level = Warp
		}
	case ir.Le, ir.Gt:
		if a.shape == multiple && b.shape == linear || a.shape == linear && isConst && c.Bits%WarpSize == WarpSize-1 {
			out.level = Warp
		}
	}
	return out
}

// sum is v, the sum or the difference of a and b.
func (v value) sum(op ir.BinaryOp, a, b value) value {
	switch {
	case b.shape == multiple && a.shape != plain:
		v.shape = a.shape
	case a.shape == multiple && b.shape == linear && op == ir.Add:
		v.shape = linear
	}
	if op == ir.Add && a.bound && b.bound {
		return v.bounded(a.max + b.max)
	}
	return v
}

// masked is v, what is left of a thread's index where bits are set.
func (v value) masked(bits uint64) value {
	switch bits % WarpSize {
	case 0:
		v.level, v.shape = Warp, multiple
	case WarpSize - 1:
		v.shape = linear
	}
	return v
}

// least is the smaller of the bounds of a and b, of which one has one.
func least(a, b value) uint64 {
	switch {
	case !a.bound:
		return b.max
	case !b.bound:
		return a.max
	}
	return min(a.max, b.max)
}

// maxBlock is the greatest number of threads in a block.
const maxBlock = 1024

// builtin is what is known of an operation without effect.
func (u *Info) builtin(e *ir.Builtin) value {
	switch e.Op {
	case "id.thread.x":
		if u.cfg.Aligned {
			return value{level: Thread, shape: linear}.bounded(maxBlock - 1)
		}
		return anything.bounded(maxBlock - 1)
	case "id.thread.y", "id.thread.z":
		if u.cfg.Aligned {
			return value{level: Warp}.bounded(maxBlock - 1)
		}
		return anything.bounded(maxBlock - 1)
	case "dim.block.x":
		if u.cfg.Aligned {
			return value{shape: multiple}.bounded(maxBlock)
		}
		return value{}.bounded(maxBlock)
	case "dim.block.y", "dim.block.z":
		return value{}.bounded(maxBlock)
	}
	return u.all(e.Args...)
}

// effect is what is known of the result of an operation with effects.
func (u *Info) effect(s *ir.Effect, ctl Level) value {
	switch s.Op {
	case "sync.block_count", "sync.block_and", "sync.block_or":
		return value{}
	case "warp.activemask":
		return u.vote(ctl)
	case "warp.all", "warp.any", "warp.ballot", "warp.match_all", "warp.reduce_add", "warp.reduce_min", "warp.reduce_max",
		"warp.reduce_and", "warp.reduce_or", "warp.reduce_xor":
		if AllLanes(s.Args[0]) {
			return u.vote(ctl)
		}
	case "warp.shfl":
		// Every lane reads one lane, which is there: no thread has ended, and the warp has it.
		lane, ok := s.Args[2].(*ir.Const)
		if AllLanes(s.Args[0]) && ok && isWarpSize(s.Args[3]) && !u.returns && (lane.Bits == 0 || u.cfg.Aligned) {
			return u.vote(ctl)
		}
	}
	return anything
}

// vote is the result of an operation of the lanes that all of them get.
func (u *Info) vote(ctl Level) value {
	if ctl == Thread {
		return anything
	}
	return value{level: Warp}
}

// AllLanes reports whether a mask names all lanes of a warp, or those that are active together.
func AllLanes(mask ir.Expr) bool {
	c, ok := mask.(*ir.Const)
	return ok && (uint32(c.Bits) == 0 || uint32(c.Bits) == 1<<WarpSize-1)
}

func isWarpSize(width ir.Expr) bool {
	c, ok := width.(*ir.Const)
	return ok && c.Bits == WarpSize
}

// call is what is known of the result of a device function.
func (u *Info) call(s *ir.Call) value {
	if s.Dst == nil {
		return value{}
	}
	for _, f := range u.stack {
		if f == s.Func {
			return anything
		}
	}
	args := make([]value, len(s.Func.Params))
	for i := range args {
		if i < len(s.Args) {
			args[i] = u.value(s.Args[i])
		}
	}
	key := fmt.Sprint(s.Func.Name, args)
	if x, ok := u.calls[key]; ok {
		return x
	}
	sub := &Info{cfg: u.cfg, memory: u.memory, calls: u.calls, stack: u.stack}
	sub.run(s.Func, args)
	if sub.unstructured {
		sub.result = anything
	}
	u.calls[key] = value{level: sub.result.level}
	return u.calls[key]
}
