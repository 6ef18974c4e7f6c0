package pass

import (
	"fmt"
	"maps"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/spinwait"
)

// A thread can only be suspended in its kernel's own function, and barriers can only be split into regions where they
// are seen, so device functions that suspend are inlined. The body of a call becomes a Region; a Return in it becomes
// an assignment of the result and a Leave. A target that can only note that a launch failed ends the thread by a return
// from the kernel, so functions that fault are inlined for it too.
//
// Small functions are inlined too; see inline_small.go.

// inliner makes one kernel's body.
type inliner struct {
	c      *Context
	kernel *ir.Func
	stack  []*ir.Func
	names  ir.Names
	wanted func(*ir.Func) bool // the functions that are inlined whatever their size
	// The functions that are inlined as long as the kernel does not grow too much, with their sizes.
	small    map[*ir.Func]int
	grown    int              // by such functions, in statements
	expanded int              // statements of the wanted functions that have been inlined
	spinning int              // loops around that wait for other threads
	steady   map[*ir.Var]bool // the variables of the copy that have one value; nil if nobody asks
	refused  *ir.Refusal
}

// maxInlined bounds how deep calls of suspending functions may nest, and maxExpanded how many statements their copies
// may have: calls of functions that call others multiply.
const (
	maxInlined  = 64
	maxExpanded = 16000
)

// inline makes a copy of the kernel's body in which no call suspends.
func inline(c *Context, k *Kernel) *ir.Refusal {
	in := &inliner{c: c, kernel: k.Func, stack: []*ir.Func{k.Func}, names: ir.NamesOf(k.Func), small: c.small,
		wanted: func(f *ir.Func) bool { return c.suspends[f] || c.faults[f] }}
	in.steady = maps.Clone(in.steadyIn(k.Func))
	f := *k.Func
	f.Body = in.copier().Stmts(k.Func.Body)
	k.Func = &f
	return in.refused
}

// copier copies statements, replacing variables; of a function being inlined it also replaces returns.
type copier struct {
	ir.Rewriter
	in     *inliner
	into   *ir.Region // nil in the kernel itself
	dst    ir.Expr
	at     source.Pos // where the user's text calls the function of the prelude that is being copied; else invalid
	speaks bool       // places that stand for what parameters point at are called as the function calls them
}

// copier returns one for the kernel's own text, whose variables stay.
func (in *inliner) copier() *copier {
	c := &copier{in: in}
	c.Stmt, c.Fold = c.stmt, c.fold
	return c
}

// inlined returns a copier for a function's text: each inlining has variables of its own.
func (in *inliner) inlined() *copier {
	c := in.copier()
	c.Declared = in.fresh
	return c
}

// fresh is a new variable like v.
func (in *inliner) fresh(v *ir.Var) *ir.Var {
	n := *v
	n.Name = in.names.Free(v.Name, nil)
	if n.Kind == ir.Param {
		n.Kind = ir.Local
		if in.c.opt.quick() {
			n.Kind = ir.Temp
		}
	}
	if in.steady != nil && in.steadyIn(in.stack[len(in.stack)-1])[v] {
		in.steady[&n] = true
	}
	return &n
}

// stmt is what stands for s in the copy, unless it is s itself with what is inside replaced.
func (c *copier) stmt(s ir.Stmt) ([]ir.Stmt, bool) {
	switch s := s.(type) {
	case *ir.Call:
		return c.call(&ir.Call{S: s.S, Dst: c.Expr(s.Dst), Func: s.Func, Args: ir.MapList(s.Args, c.Expr)}), true
	case *ir.Effect:
		e := c.Copy(s).(*ir.Effect)
		if s.Op == "sync.block" && ir.FencedMemory(e) == ir.AllMemory {
			e.Args = nil
		}
		if c.at.IsValid() && ir.Suspends(e) {
			e.At = c.at
		}
		return []ir.Stmt{e}, true
	case *ir.Loop:
		if !c.in.c.spins.Loops[s] {
			return nil, false
		}
		c.in.spinning++
		defer func() { c.in.spinning-- }()
		return []ir.Stmt{c.Copy(spinwait.Yielding(s))}, true
	case *ir.Goto:
		if !c.in.c.spins.Gotos[s] {
			return nil, false
		}
		return []ir.Stmt{&ir.Effect{S: s.S, Op: ir.OpYield}, c.Copy(s)}, true
	case *ir.Return:
		if c.into == nil {
			return nil, false
		}
		out := &ir.Leave{S: s.S, Of: c.into}
		if s.Val == nil || c.dst == nil {
			return []ir.Stmt{out}, true
		}
		return []ir.Stmt{&ir.Assign{S: s.S, Dst: ir.CloneExpr(c.dst, nil), Src: c.Expr(s.Val)}, out}, true
	}
	return nil, false
}

// call is what stands for a call whose arguments have been copied.
func (c *copier) call(call *ir.Call) []ir.Stmt {
	if f := c.in.c.flat[call.Func]; f != nil {
		return c.in.callFlat(call, f)
	}
	if body := c.in.expandSmall(call); body != nil {
		return body
	}
	if c.in.wanted(call.Func) {
		return c.in.expand(call, c.at)
	}
	call.Func = c.in.c.Copy(call.Func)
	return []ir.Stmt{call}
}

// fold replaces what points at a place that is known, and gives parts of such places the words of the function.
func (c *copier) fold(made, from ir.Expr) ir.Expr {
	if d, ok := made.(*ir.Deref); ok {
		if a, ok := d.Ptr.(*ir.Addr); ok && ir.Identical(a.Place.Type(), d.Typ) {
			return c.instead(from.(*ir.Deref), a.Place)
		}
	}
	if c.speaks {
		return c.speaking(made, from)
	}
	return made
}

// expand replaces a call of a function by its body; at is the copier's.
func (in *inliner) expand(call *ir.Call, at source.Pos) []ir.Stmt {
	for _, f := range in.stack {
		if f == call.Func {
			what := "with a barrier or a warp operation on the CPU"
			if !in.c.suspends[f] {
				what = "that may trap here"
			}
			in.refuse(call.At, CodeRecursion, "kbind does not support a recursive function %s: %s", what, f.Source)
			return nil
		}
	}
	if len(in.stack) > maxInlined {
		in.refuse(call.At, CodeUnsupported, "calls of functions with barriers nest more than %d deep", maxInlined)
		return nil
	}
	ir.WalkStmts(call.Func.Body, func(ir.Stmt) bool {
		in.expanded++
		return in.expanded <= maxExpanded
	})
	if in.expanded > maxExpanded {
		in.refuse(call.At, CodeUnsupported, "inlining functions in which threads wait or fault makes more than %d statements",
			maxExpanded)
		return nil
	}
	in.stack = append(in.stack, call.Func)
	defer func() { in.stack = in.stack[:len(in.stack)-1] }()
	s := call.S
	body := &ir.Region{S: s, Name: call.Func.Source}
	c := in.inlined()
	c.into, c.dst, c.at = body, call.Dst, at
	if !at.IsValid() && !in.c.users(call.Func.Pos) {
		c.at = call.At
	}
	var result *ir.Var
	if call.Dst != nil && !plainVariable(call.Dst) {
		// The place may depend on what the body changes, and C++ evaluates it after the call.
		result = &ir.Var{Name: in.names.Free("result", nil), Type: call.Func.Ret, Kind: ir.Temp, Pos: call.At}
		c.dst = &ir.Ref{X: ir.X{Typ: result.Type, At: call.At}, Var: result}
	}
	c.Subst = in.instead(call)
	for i, p := range call.Func.Params {
		if i < len(call.Args) && c.Subst[p] == nil {
			body.Body = append(body.Body, &ir.Declare{S: s, Var: c.Declare(p), Init: call.Args[i]})
		}
	}
	body.Body = append(body.Body, c.Stmts(call.Func.Body)...)
	if result == nil {
		return []ir.Stmt{body}
	}
	return []ir.Stmt{&ir.Block{S: s, List: []ir.Stmt{
		&ir.Declare{S: s, Var: result}, body, &ir.Assign{S: s, Dst: call.Dst, Src: c.dst},
	}}}
}

// instead finds the arguments that may stand for parameters. In checked forms those of the user's functions do not:
// reports name the parameters.
func (in *inliner) instead(call *ir.Call) map[*ir.Var]ir.Expr {
	found := map[*ir.Var]ir.Expr{}
	if in.steady == nil || !in.c.opt.quick() && in.c.users(call.Func.Pos) {
		return found
	}
	of := in.steadyIn(call.Func)
	for i, p := range call.Func.Params {
		if i < len(call.Args) && of[p] && in.constant(call.Args[i]) && ir.Identical(p.Type, call.Args[i].Type()) {
			found[p] = call.Args[i]
		}
	}
	return found
}

// steadyIn finds the variables of f that have one value: parameters that are not written, and variables whose
// declaration alone writes them. None of them is volatile or has its address taken.
func (in *inliner) steadyIn(f *ir.Func) map[*ir.Var]bool {
	if found := in.c.steady[f]; found != nil {
		return found
	}
	found := map[*ir.Var]bool{}
	for _, p := range f.Params {
		found[p] = true
	}
	ir.Walk(f.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil && ir.IsPrivate(d.Var) {
			found[d.Var] = true
		}
	}, nil)
	ir.Walk(f.Body, func(s ir.Stmt) {
		if v := ir.Root(ir.Written(s)); v != nil {
			found[v] = false
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Addr:
			if v := ir.Root(e.Place); v != nil {
				found[v] = false
			}
		case *ir.Ref:
			if e.IsVolatile() {
				found[e.Var] = false
			}
		}
	})
	in.c.steady[f] = found
	return found
}

// constant reports whether e, an argument in a copied text, has the same value in all of the function that is called.
func (in *inliner) constant(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return in.steady[e.Var]
	}
	return false
}

// callFlat calls f, which does not call itself, instead of the function that does, and ends the launch if calls nested
// too deep.
func (in *inliner) callFlat(call *ir.Call, f *ir.Func) []ir.Stmt {
	word := func(bits uint64) ir.Expr { return &ir.Const{X: ir.X{Typ: ir.U32, At: call.At}, Bits: bits} }
	failed := &ir.Var{Name: in.names.Free("failed", nil), Type: ir.U32, Kind: ir.Local, Pos: call.At}
	pointer := &ir.Addr{X: ir.X{Typ: f.Params[len(f.Params)-1].Type, At: call.At}, Place: ir.RefTo(failed)}
	made := &ir.Call{S: call.S, Dst: call.Dst, Func: f, Args: append(call.Args[:len(call.Args):len(call.Args)], pointer)}
	cond := &ir.Binary{X: ir.X{Typ: ir.Bool, At: call.At}, Op: ir.Ne, A: ir.RefTo(failed), B: word(0)}
	trap := &ir.Effect{S: call.S, Op: "ctl.trap"}
	return []ir.Stmt{&ir.Block{S: call.S, List: []ir.Stmt{&ir.Declare{S: call.S, Var: failed, Init: word(0)}, made,
		&ir.If{S: call.S, Cond: cond, Then: []ir.Stmt{trap}}}}}
}

func plainVariable(e ir.Expr) bool {
	r, ok := e.(*ir.Ref)
	return ok && r.Var.Kind != ir.SharedVar && r.Var.Kind != ir.GlobalVar
}

func (in *inliner) refuse(pos source.Pos, code, format string, args ...any) {
	if in.refused == nil {
		in.refused = &ir.Refusal{Code: code, Pos: pos, Msg: fmt.Sprintf(format, args...)}
	}
}
