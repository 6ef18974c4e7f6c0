package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
)

// Small functions of the user's that call nothing which stays a call are inlined too: Go's compiler inlines only the smallest, passes vectors and
// structs through memory, and keeps a variable whose address it passes there.

// leafMost is the largest size, in statements, of a function that is inlined, and leafTotal what they may add to a kernel.
const (
	leafMost  = 20
	leafTotal = 300
)

// leaves finds the functions of the user's that are inlined for speed: short, straight but for branches, with one return at the end.
func (e *emitter) leaves(funcs []*ir.Func) map[*ir.Func]int {
	found := map[*ir.Func]int{}
	for changed := true; changed; {
		changed = false
		for _, f := range funcs {
			if found[f] > 0 || f.Kernel || !e.users(f.Pos) || !e.quick() && !checkedLeaf(f) {
				continue
			}
			if n, ok := leafSize(f, found); ok && n > 0 {
				found[f], changed = n, true
			}
		}
	}
	return found
}

// leafSize is the number of statements of f with those of the leaves that it calls.
func leafSize(f *ir.Func, leaves map[*ir.Func]int) (n int, ok bool) {
	ok = true
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		n++
		switch s := s.(type) {
		case *ir.Declare, *ir.Assign, *ir.Block, *ir.If:
		case *ir.Call:
			n += leaves[s.Func]
			ok = ok && leaves[s.Func] > 0
		case *ir.Effect:
			ok = ok && !suspendsItself(s)
		case *ir.Return:
			ok = ok && s == f.Body[len(f.Body)-1]
		default:
			ok = false
		}
		return ok
	})
	return n, ok && n <= leafMost && (f.Ret == nil || f.Ret == ir.Void || n > 0 && isReturn(f.Body[len(f.Body)-1]))
}

func isReturn(s ir.Stmt) bool {
	_, ok := s.(*ir.Return)
	return ok
}

// callsLeaf reports whether f calls a function that is inlined for speed.
func callsLeaf(f *ir.Func, leaves map[*ir.Func]int) (found bool) {
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		c, ok := s.(*ir.Call)
		found = found || ok && leaves[c.Func] > 0
		return true
	})
	return found
}

// leaf replaces a call of a leaf by its body; nil when the kernel has grown enough. An argument that is the address of a local variable stands for the
// variable wherever the parameter is read, so that the variable needs no address.
func (in *inliner) leaf(call *ir.Call) []ir.Stmt {
	if in.names == nil { // it only copies: the calls that are left were too many for the kernel
		return nil
	}
	f := call.Func
	size := in.e.leaf[f]
	if size == 0 || in.grown+size > leafTotal || len(call.Args) != len(f.Params) {
		return nil
	}
	s := call.S
	block := &ir.Block{S: s}
	checked := !in.e.quick()
	if checked && in.spinning > 0 { // what such a loop reads may be what it waits for
		return nil
	}
	c := &copier{in: in, vars: map[*ir.Var]*ir.Var{}, subst: map[*ir.Var]ir.Expr{}, speaks: checked}
	for i, p := range f.Params {
		if checked && isPointer(p.Type) {
			a, before := in.standIn(call, p, call.Args[i])
			if a == nil {
				return nil
			}
			c.subst[p] = a
			block.List = append(block.List, before...)
		} else if a := addressOfLocal(call.Args[i]); a != nil && onlyFollowed(f, p) {
			c.subst[p] = a
		} else {
			block.List = append(block.List, &ir.Declare{S: s, Var: c.declared(p), Init: call.Args[i]})
		}
	}
	body := f.Body
	var result ir.Expr
	if n := len(body); n > 0 && isReturn(body[n-1]) {
		result = body[n-1].(*ir.Return).Val
		body = body[:n-1]
	}
	in.grown += size
	block.List = append(block.List, c.stmts(body)...)
	if call.Dst == nil || result == nil {
		return []ir.Stmt{block}
	}
	at := ir.S{At: f.Body[len(f.Body)-1].Pos()}
	if plainVariable(call.Dst) {
		block.List = append(block.List, &ir.Assign{S: at, Dst: call.Dst, Src: c.expr(result)})
		return []ir.Stmt{block}
	}
	v := &ir.Var{Name: freeName("result", in.names), Type: f.Ret, Kind: ir.Temp, Pos: call.At}
	ref := &ir.Ref{X: ir.X{Typ: v.Type, At: call.At}, Var: v}
	block.List = append(block.List, &ir.Assign{S: at, Dst: ref, Src: c.expr(result)})
	return []ir.Stmt{&ir.Block{S: s, List: []ir.Stmt{&ir.Declare{S: s, Var: v}, block, &ir.Assign{S: s, Dst: call.Dst, Src: ref}}}}
}

// withoutConst is e without casts of constness.
func withoutConst(e ir.Expr) ir.Expr {
	for {
		c, ok := e.(*ir.PtrCast)
		if !ok || !sameElem(c.Typ, c.A.Type()) {
			return e
		}
		e = c.A
	}
}

// addressOfLocal returns e without casts of constness if it is the address of a whole local variable that is no pointer, else nil.
func addressOfLocal(e ir.Expr) ir.Expr {
	a, ok := withoutConst(e).(*ir.Addr)
	if !ok {
		return nil
	}
	r, ok := a.Place.(*ir.Ref)
	if !ok || r.Var.Kind == ir.SharedVar || r.Var.Kind == ir.GlobalVar || isPointer(r.Typ) || !ir.Identical(a.Typ.(*ir.Pointer).Elem, r.Typ) {
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
