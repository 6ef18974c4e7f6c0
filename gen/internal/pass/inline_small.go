package pass

import (
	"github.com/kbind/kbind/bindgen/ir"
)

// Small functions of the user's that call nothing which stays a call are inlined too: compilers of targets may inline
// only the smallest, pass vectors and structs through memory, and keep a variable whose address is passed there.

// smallMost is the largest size, in statements, of a function that is inlined, and smallTotal what they may add to a
// kernel.
const (
	smallMost  = 20
	smallTotal = 300
)

// smallFuncs finds the functions of the user's that are inlined for speed: short, straight but for branches, with one
// return at the end.
func (c *Context) smallFuncs(funcs []*ir.Func) map[*ir.Func]int {
	found := map[*ir.Func]int{}
	for changed := true; changed; {
		changed = false
		for _, f := range funcs {
			if found[f] > 0 || f.Kernel || !c.users(f.Pos) || !c.opt.quick() && !checkable(f) {
				continue
			}
			if n, ok := smallSize(f, found); ok && n > 0 {
				found[f], changed = n, true
			}
		}
	}
	return found
}

// smallSize is the number of statements of f with those of the small functions that it calls.
func smallSize(f *ir.Func, small map[*ir.Func]int) (n int, ok bool) {
	ok = true
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		n++
		switch s := s.(type) {
		case *ir.Declare, *ir.Assign, *ir.Block, *ir.If:
		case *ir.Call:
			n += small[s.Func]
			ok = ok && small[s.Func] > 0
		case *ir.Effect:
			ok = ok && !ir.Suspends(s)
		case *ir.Return:
			ok = ok && s == f.Body[len(f.Body)-1]
		default:
			ok = false
		}
		return ok
	})
	return n, ok && n <= smallMost && (f.Ret == nil || f.Ret == ir.Void || n > 0 && isReturn(f.Body[len(f.Body)-1]))
}

func isReturn(s ir.Stmt) bool {
	_, ok := s.(*ir.Return)
	return ok
}

// expandSmall replaces a call of a small function by its body; nil when the kernel has grown enough. An argument that
// is the address of a local variable stands for the variable wherever the parameter is read, so that the variable needs
// no address.
func (in *inliner) expandSmall(call *ir.Call) []ir.Stmt {
	f := call.Func
	size := in.small[f]
	if size == 0 || in.grown+size > smallTotal || len(call.Args) != len(f.Params) {
		return nil
	}
	s := call.S
	block := &ir.Block{S: s}
	checked := !in.c.opt.quick()
	if checked && in.spinning > 0 { // what such a loop reads may be what it waits for
		return nil
	}
	c := in.inlined()
	c.Subst, c.speaks = map[*ir.Var]ir.Expr{}, checked
	for i, p := range f.Params {
		if checked && ir.IsPointer(p.Type) {
			a, before := in.standIn(call, p, call.Args[i])
			if a == nil {
				return nil
			}
			c.Subst[p] = a
			block.List = append(block.List, before...)
		} else if a := addressOfLocal(call.Args[i]); a != nil && onlyFollowed(f, p) {
			c.Subst[p] = a
		} else {
			block.List = append(block.List, &ir.Declare{S: s, Var: c.Declare(p), Init: call.Args[i]})
		}
	}
	body := f.Body
	var result ir.Expr
	if n := len(body); n > 0 && isReturn(body[n-1]) {
		result = body[n-1].(*ir.Return).Val
		body = body[:n-1]
	}
	in.grown += size
	block.List = append(block.List, c.Stmts(body)...)
	if call.Dst == nil || result == nil {
		return []ir.Stmt{block}
	}
	at := ir.S{At: f.Body[len(f.Body)-1].Pos()}
	if plainVariable(call.Dst) {
		block.List = append(block.List, &ir.Assign{S: at, Dst: call.Dst, Src: c.Expr(result)})
		return []ir.Stmt{block}
	}
	v := &ir.Var{Name: in.names.Free("result", nil), Type: f.Ret, Kind: ir.Temp, Pos: call.At}
	ref := &ir.Ref{X: ir.X{Typ: v.Type, At: call.At}, Var: v}
	block.List = append(block.List, &ir.Assign{S: at, Dst: ref, Src: c.Expr(result)})
	return []ir.Stmt{&ir.Block{S: s, List: []ir.Stmt{&ir.Declare{S: s, Var: v}, block,
		&ir.Assign{S: s, Dst: call.Dst, Src: ref}}}}
}

// withoutConst is e without casts of constness.
func withoutConst(e ir.Expr) ir.Expr {
	for {
		c, ok := e.(*ir.PtrCast)
		if !ok || !ir.SameElem(c.Typ, c.A.Type()) {
			return e
		}
		e = c.A
	}
}

// addressOfLocal returns e without casts of constness if it is the address of a whole local variable that is no
// pointer, else nil.
func addressOfLocal(e ir.Expr) ir.Expr {
	a, ok := withoutConst(e).(*ir.Addr)
	if !ok {
		return nil
	}
	r, ok := a.Place.(*ir.Ref)
	if !ok || r.Var.Kind == ir.SharedVar || r.Var.Kind == ir.GlobalVar || ir.IsPointer(r.Typ) ||
		!ir.Identical(a.Typ.(*ir.Pointer).Elem, r.Typ) {
		return nil
	}
	return a
}

// onlyFollowed reports whether all that f does with its pointer p is to follow it.
func onlyFollowed(f *ir.Func, p *ir.Var) bool {
	all, followed := 0, 0
	ir.Walk(f.Body, nil, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			if e.Var == p {
				all++
			}
		case *ir.Deref:
			if r, ok := e.Ptr.(*ir.Ref); ok && r.Var == p {
				followed++
			}
		}
	})
	return all == followed
}
