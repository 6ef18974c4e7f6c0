package pass

import "github.com/kbind/kbind/bindgen/ir"

// One goroutine runs a block, and asynchronous copies are made at once: what only orders accesses to memory, within the
// block or as the source of an atomic operation asks for, is for checked execution to check. Other forms do without,
// unless their threads run side by side.

// unorder leaves out what only orders memory.
func unorder(_ *Context, k *Kernel) *ir.Refusal {
	f := *k.Func
	f.Body = unordered(f.Body)
	k.Func = &f
	if k.Regions != nil {
		r, f := *k.Regions, *k.Regions.Func
		f.Body = unordered(f.Body)
		r.Func, k.Regions = &f, &r
	}
	return nil
}

// unordered is list without what only orders memory.
func unordered(list []ir.Stmt) []ir.Stmt {
	r := ir.Rewriter{}
	r.Stmt = func(s ir.Stmt) ([]ir.Stmt, bool) {
		switch s := s.(type) {
		case *ir.Barrier:
			return nil, true
		case *ir.Effect:
			if ir.IsOrder(s.Op) {
				return nil, true
			}
			switch s.Op {
			case "fence.block", "fence.how", "fence.order":
				return nil, true
			case "async.order":
				if s.Dst == nil {
					return nil, true
				}
				zero := &ir.Const{X: ir.X{Typ: s.Dst.Type(), At: s.At}}
				return []ir.Stmt{&ir.Assign{S: s.S, Dst: r.Expr(s.Dst), Src: zero}}, true
			case "sync.block":
				return []ir.Stmt{&ir.Effect{S: s.S, Op: s.Op}}, true
			}
		}
		return nil, false
	}
	return r.Stmts(list)
}
