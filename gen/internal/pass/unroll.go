package pass

import "github.com/kbind/kbind/bindgen/ir"

// Short loops that run a known number of times are written out, as nvcc does with those that say #pragma unroll and
// with many others: Go's compiler does not, and in a loop it is harder to see that an index is in range or that
// neighbouring threads touch neighbouring elements. Each iteration declares the loop's variable anew:
//
//	for (int d = 0; d < 2; d++) sum += p[d];    { d := int32(0); sum += p[d] }; { d := int32(1); sum += p[d] }
//
// Checked forms are for finding mistakes and stay short: only a loop with a single iteration is written out there.

const (
	unrollTimes = 32  // the largest number of iterations
	unrollSize  = 96  // the largest number of statements that a loop becomes
	unrollTotal = 400 // and of all in a kernel
)

// unroll writes such loops of the kernel out.
func unroll(c *Context, k *Kernel) *ir.Refusal {
	u := &unroller{names: ir.NamesOf(k.Func), addressed: ir.AddressedIn(k.Func.Body), most: unrollTimes}
	if c.opt.Checked {
		u.most = 1
	}
	u.stmts(k.Func.Body)
	return nil
}

type unroller struct {
	names     ir.Names
	addressed map[*ir.Var]bool
	most      int // iterations of a loop
	total     int
}

// stmts replaces counted loops in place, those inside others first.
func (u *unroller) stmts(list []ir.Stmt) {
	for i, s := range list {
		for _, l := range ir.Bodies(s) {
			u.stmts(l)
		}
		c, ok := countedLoop(s)
		if ok && len(c.values) <= u.most && !u.addressed[c.v] && u.total+c.size*len(c.values) <= unrollTotal {
			u.total += c.size * len(c.values)
			list[i] = u.iterations(c)
		}
	}
}

// iterations writes the iterations of a loop one after the other.
func (u *unroller) iterations(c counted) ir.Stmt {
	out := &ir.Block{S: c.decl.S}
	for _, value := range c.values {
		r := &ir.Rewriter{Declared: u.fresh}
		v := r.Declare(c.v)
		v.Kind = ir.Temp // a constant, which forward puts in its place
		list := []ir.Stmt{&ir.Declare{S: c.decl.S, Var: v,
			Init: &ir.Const{X: ir.X{Typ: c.v.Type, At: c.decl.At}, Bits: uint64(value)}}}
		out.List = append(out.List, &ir.Block{S: c.decl.S, List: append(list, r.Stmts(c.loop.Body)...)})
	}
	return out
}

// fresh is the variable of an iteration that stands for v.
func (u *unroller) fresh(v *ir.Var) *ir.Var {
	n := *v
	n.Name = u.names.Free(v.Name, nil)
	return &n
}

// counted is a loop whose variable takes known values.
type counted struct {
	decl   *ir.Declare
	loop   *ir.Loop
	v      *ir.Var
	values []int64
	size   int // of an iteration, in statements
}

// countedLoop recognises a block that holds nothing but a for loop with constant bounds over an integer which its
// straight body does not change.
func countedLoop(s ir.Stmt) (c counted, ok bool) {
	b, ok := s.(*ir.Block)
	if !ok || len(b.List) != 2 {
		return c, false
	}
	d, ok1 := b.List[0].(*ir.Declare)
	l, ok2 := b.List[1].(*ir.Loop)
	if !ok1 || !ok2 || l.TestLast || len(l.Pre) > 0 || len(l.Post) != 1 {
		return c, false
	}
	c = counted{decl: d, loop: l, v: d.Var}
	if !c.iterations() {
		return c, false
	}
	c.size = 1
	straight := true
	ir.WalkStmts(l.Body, func(s ir.Stmt) bool {
		c.size++
		switch s.(type) {
		case *ir.Declare, *ir.Assign, *ir.Block, *ir.If:
		case *ir.Effect:
			straight = straight && !ir.Suspends(s)
		default:
			straight = false
		}
		if w := ir.Written(s); w != nil && ir.Root(w) == c.v {
			straight = false
		}
		return straight
	})
	return c, straight && c.size*len(c.values) <= unrollSize
}

// iterations works out the values of the variable.
func (c *counted) iterations() bool {
	t, ok := c.v.Type.(ir.Scalar)
	if !ok || t != ir.I32 && t != ir.U32 && t != ir.I64 && t != ir.U64 {
		return false
	}
	x, ok1 := ir.SmallInt(c.decl.Init)
	cond, ok2 := c.loop.Cond.(*ir.Binary)
	step, ok3 := c.step()
	if !ok1 || !ok2 || !ok3 || !ir.IsRef(cond.A, c.v) {
		return false
	}
	limit, ok := ir.SmallInt(cond.B)
	if !ok {
		return false
	}
	for holds(cond.Op, x, limit) {
		if len(c.values) == unrollTimes || x < 0 && (t == ir.U32 || t == ir.U64) {
			return false
		}
		c.values = append(c.values, x)
		x += step
	}
	// An unsigned variable that went below zero would have gone on.
	return len(c.values) > 0 && (x >= 0 || t == ir.I32 || t == ir.I64)
}

// step is what the variable changes by in each round.
func (c *counted) step() (int64, bool) {
	a, ok := c.loop.Post[0].(*ir.Assign)
	if !ok || !ir.IsRef(a.Dst, c.v) {
		return 0, false
	}
	op, by := a.Op, a.Src
	if b, ok := a.Src.(*ir.Binary); ok && op == ir.NoOp && ir.IsRef(b.A, c.v) {
		op, by = b.Op, b.B
	}
	n, ok := ir.SmallInt(by)
	switch {
	case ok && op == ir.Add:
		return n, n != 0
	case ok && op == ir.Sub:
		return -n, n != 0
	}
	return 0, false
}

func holds(op ir.BinaryOp, a, b int64) bool {
	switch op {
	case ir.Lt:
		return a < b
	case ir.Le:
		return a <= b
	case ir.Gt:
		return a > b
	case ir.Ge:
		return a >= b
	case ir.Ne:
		return a != b
	}
	return false
}
