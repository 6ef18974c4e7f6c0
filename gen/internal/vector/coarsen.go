package vector

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Block coarsening: blocks that lie side by side in x can run as one wide block where threads know their place in
// x only as blockIdx.x * blockDim.x + threadIdx.x: with the first block's blockIdx.x and a threadIdx.x that goes on
// counting from block to block that sum is the same, and one vector spans all of them. What a vector costs before its
// first thread is then paid once for thousands of them. Kernels with loops gain nothing, and lose the nearness of
// a block's accesses.

// AnyWidth says that blocks of any shape may run as one.
const AnyWidth = 1

// Coarsen returns 0 if blocks of the kernel f cannot run as one, AnyWidth, or the only blockDim.x with which they can.
func Coarsen(f *ir.Func, k *Kernel) uint32 {
	w := &coarsening{inits: map[*ir.Var]ir.Expr{}, found: map[*ir.Var]bool{}, size: AnyWidth}
	for _, p := range f.Params {
		if t, ok := p.Type.(*ir.Pointer); ok && t.Space == ir.Shared {
			return 0
		}
	}
	if !w.straight(f.Body, nil) {
		return 0
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil && !k.Assigned(d.Var) && !k.Addressed(d.Var) {
			w.inits[d.Var] = d.Init
		}
		return true
	})
	ok, found := true, false
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if d, fixed := s.(*ir.Declare); fixed && w.inits[d.Var] != nil {
			return // looked at where it is used
		}
		for _, x := range ir.Exprs(s) {
			ok = ok && w.expr(x)
		}
	}, func(x ir.Expr) {
		b, id := x.(*ir.Builtin)
		found = found || id && b.Op == "id.thread.x"
	})
	if !ok || !found {
		return 0
	}
	return w.size
}

// coarsening looks at how a kernel uses the indices of its threads and blocks.
type coarsening struct {
	inits map[*ir.Var]ir.Expr // of locals that keep their first value
	found map[*ir.Var]bool    // what expr found of such a local: long chains of them use each other many times
	size  uint32
}

// straight reports whether list, and the functions that it calls, hold no loops, no operations but atomic ones, and,
// in functions, no indices.
func (w *coarsening) straight(list []ir.Stmt, stack []*ir.Func) bool {
	ok := true
	ir.VisitReachable(list, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare, *ir.Assign, *ir.Block, *ir.If, *ir.Return, *ir.Switch, *ir.Break:
		case *ir.Effect:
			ok = ok && strings.HasPrefix(string(s.Op), "atomic.")
		case *ir.Call:
			for _, f := range stack {
				ok = ok && f != s.Func
			}
			ok = ok && len(stack) < 8 && w.straight(s.Func.Body, append(stack, s.Func))
		default:
			ok = false
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Builtin:
			kind, _, _ := strings.Cut(string(e.Op), ".")
			ok = ok && (kind == "math" || kind == "int" || len(stack) == 0 && (kind == "id" || kind == "dim"))
		case *ir.Ref:
			ok = ok && e.Var.Kind != ir.SharedVar
		}
	})
	return ok
}

// expr reports whether e uses threadIdx.x and blockIdx.x only in that sum.
func (w *coarsening) expr(e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Builtin:
			ok = ok && e.Op != "id.thread.x" && e.Op != "id.block.x"
		case *ir.Ref:
			if init := w.inits[e.Var]; init != nil && ok {
				fits, seen := w.found[e.Var]
				if !seen {
					fits = w.expr(init)
					w.found[e.Var] = fits
				}
				ok = fits
			}
		case *ir.Binary:
			if e.Op == ir.Add {
				if rest, sum := w.globalIndex(e); sum {
					for _, x := range rest {
						ok = ok && w.expr(x)
					}
					return false
				}
			}
		}
		return ok
	})
	return ok
}

// globalIndex reports whether e is a sum with the terms threadIdx.x and blockIdx.x * blockDim.x, and returns the
// others.
func (w *coarsening) globalIndex(e *ir.Binary) (rest []ir.Expr, ok bool) {
	threads, blocks := 0, 0
	for _, x := range w.terms(e, nil) {
		switch b, mul := w.modulo(x).(*ir.Binary); {
		case w.isID(x, "id.thread.x"):
			threads++
		case mul && (b.Op == ir.Mul || b.Op == ir.Shl) && w.blocks(b):
			blocks++
		default:
			rest = append(rest, x)
		}
	}
	return rest, threads == 1 && blocks == 1
}

// maxTerms is how many terms of a sum are told apart.
const maxTerms = 32

// terms lists the operands of a chain of additions of integers of one size; a chain of more than maxTerms is one term.
func (w *coarsening) terms(e ir.Expr, list []ir.Expr) []ir.Expr {
	if len(list) >= maxTerms {
		return append(list, e)
	}
	b := w.addition(e)
	for n, x := 0, b; x != nil; n, x = n+1, w.addition(x.A) {
		if n == maxTerms {
			return append(list, e)
		}
	}
	if b == nil {
		return append(list, e)
	}
	return w.terms(b.B, w.terms(b.A, list))
}

// addition is e as an addition of integers, or nil.
func (w *coarsening) addition(e ir.Expr) *ir.Binary {
	if b, ok := w.modulo(e).(*ir.Binary); ok && b.Op == ir.Add && ir.IsWord(b.Typ) {
		return b
	}
	return nil
}

// modulo returns e without what does not change it modulo a power of two, the size of its type.
func (w *coarsening) modulo(e ir.Expr) ir.Expr {
	for {
		e = w.resolve(e)
		c, ok := e.(*ir.Convert)
		if !ok || c.Sat || !ir.IsWord(c.Typ) || !ir.IsWord(c.A.Type()) || ir.Sizeof(c.Typ) != ir.Sizeof(c.A.Type()) {
			return e
		}
		e = c.A
	}
}

// blocks reports whether b is blockIdx.x times the size of a block, which is noted if it is a constant.
func (w *coarsening) blocks(b *ir.Binary) bool {
	x, y := b.A, b.B
	if b.Op == ir.Mul && !w.isID(x, "id.block.x") {
		x, y = y, x
	}
	if !ir.IsWord(b.Typ) || !w.isID(x, "id.block.x") {
		return false
	}
	if b.Op == ir.Mul && w.isID(y, "dim.block.x") {
		return true
	}
	n, ok := ir.SmallInt(w.resolve(y))
	if b.Op == ir.Shl && ok && n >= 0 && n < 16 {
		n = 1 << n
	}
	if !ok || n <= AnyWidth || n > 1024 || w.size != AnyWidth && w.size != uint32(n) {
		return false
	}
	w.size = uint32(n)
	return true
}

// isID reports whether e is an index or dimension, which no conversion between integers of 32 or more bits changes.
func (w *coarsening) isID(e ir.Expr, op ir.Op) bool {
	for {
		e = w.resolve(e)
		if c, ok := e.(*ir.Convert); ok && ir.IsWord(c.Typ) && ir.IsWord(c.A.Type()) && !c.Sat {
			e = c.A
			continue
		}
		b, ok := e.(*ir.Builtin)
		return ok && b.Op == op
	}
}

// resolve returns what stands for a variable that keeps its first value.
func (w *coarsening) resolve(e ir.Expr) ir.Expr {
	for {
		r, ok := e.(*ir.Ref)
		if !ok || w.inits[r.Var] == nil || !ir.Identical(r.Typ, w.inits[r.Var].Type()) {
			return e
		}
		e = w.inits[r.Var]
	}
}
