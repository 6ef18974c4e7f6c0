package gocpu

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/spinwait"
	"github.com/kbind/kbind/gen/internal/usage"
)

// A thread can only be suspended in its kernel's own Go function, so device functions that suspend are inlined there first. The body of a call becomes an
// inlined statement; a Return in it becomes an assignment of the result and a leave.

// allFuncs lists the device functions and the bodies of the kernels of m.
func allFuncs(m *ir.Module) []*ir.Func {
	funcs := append([]*ir.Func(nil), m.Funcs...)
	for _, k := range m.Kernels {
		if k.Func != nil {
			funcs = append(funcs, k.Func)
		}
	}
	return funcs
}

// suspending finds the functions that suspend, themselves, in a spin-wait loop, or through a call.
func suspending(funcs []*ir.Func, spins map[*ir.Loop]bool) map[*ir.Func]bool {
	return usage.Suspending(funcs, func(s ir.Stmt) bool {
		l, isLoop := s.(*ir.Loop)
		return ir.Suspends(s) || isLoop && spins[l]
	})
}

// inliner makes one kernel's body.
type inliner struct {
	e        *emitter
	suspends map[*ir.Func]bool
	stack    []*ir.Func
	names    nameSet
	small    func(*ir.Func) bool // other functions that are to be inlined; nil = none
	grown    int                 // statements of leaves
	spinning int                 // loops around that wait for others
	refused  *Refusal
}

// maxInlined bounds how deep calls of suspending functions may nest.
const maxInlined = 64

// inline returns a copy of kernel body f in which no call suspends.
func (e *emitter) inline(f *ir.Func, suspends map[*ir.Func]bool) (*ir.Func, *Refusal) {
	in := &inliner{e: e, suspends: suspends, names: nameSet{}, stack: []*ir.Func{f}}
	for _, v := range f.Params {
		in.names[v.Name] = 1
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			in.names[d.Var.Name] = 1
		}
		return true
	})
	copied := *f
	copied.Body = (&copier{in: in}).stmts(f.Body)
	return &copied, in.refused
}

// copier copies statements, replacing variables; of a function being inlined it also replaces returns.
type copier struct {
	in   *inliner
	vars map[*ir.Var]*ir.Var // nil: variables stay
	into *ir.Region          // nil in the kernel itself
	dst  ir.Expr
	at   source.Pos // where the user's text calls the function of the prelude that is being copied; else invalid

	labels map[*ir.Label]*ir.Label
	bodies map[*ir.Region]*ir.Region
	subst  map[*ir.Var]ir.Expr // what stands for a variable that is read
	speaks bool                // places that stand for what parameters point at are called as the function calls them
	fold   func(ir.Expr) ir.Expr
}

// label returns the label that stands for l in the copy.
func (c *copier) label(l *ir.Label) *ir.Label {
	if c.labels == nil {
		c.labels = map[*ir.Label]*ir.Label{}
	}
	if c.labels[l] == nil {
		c.labels[l] = &ir.Label{S: l.S, Name: l.Name}
	}
	return c.labels[l]
}

func (c *copier) stmts(list []ir.Stmt) []ir.Stmt {
	out := make([]ir.Stmt, 0, len(list))
	for _, s := range list {
		out = append(out, c.stmt(s)...)
	}
	return out
}

func (c *copier) stmt(s ir.Stmt) []ir.Stmt {
	switch s := s.(type) {
	case *ir.Declare:
		return []ir.Stmt{&ir.Declare{S: s.S, Init: c.expr(s.Init), Var: c.declared(s.Var)}}
	case *ir.Assign:
		return []ir.Stmt{&ir.Assign{S: s.S, Dst: c.expr(s.Dst), Op: s.Op, Src: c.expr(s.Src)}}
	case *ir.Call:
		call := &ir.Call{S: s.S, Dst: c.expr(s.Dst), Func: s.Func, Args: c.exprs(s.Args)}
		if body := c.in.leaf(call); body != nil {
			return body
		}
		if c.in.suspends[s.Func] || c.in.small != nil && c.in.small(s.Func) {
			return c.in.expand(call, c.at)
		}
		return []ir.Stmt{call}
	case *ir.Effect:
		e := &ir.Effect{S: s.S, Dst: c.expr(s.Dst), Op: s.Op, Args: c.exprs(s.Args), Narrow: s.Narrow}
		if s.Op == "sync.block" && fencedMemory(e) == ir.AllMemory {
			e.Args = nil
		}
		if c.at.IsValid() && suspendsItself(e) {
			e.At = c.at
		}
		return []ir.Stmt{e}
	case *ir.Block:
		return []ir.Stmt{&ir.Block{S: s.S, List: c.stmts(s.List)}}
	case *ir.If:
		return []ir.Stmt{&ir.If{S: s.S, Cond: c.expr(s.Cond), Then: c.stmts(s.Then), Else: c.stmts(s.Else)}}
	case *ir.Loop:
		if c.in.e.spins[s] {
			s = spinwait.Yielding(s)
			c.in.spinning++
			defer func() { c.in.spinning-- }()
		}
		return []ir.Stmt{&ir.Loop{S: s.S, Pre: c.stmts(s.Pre), Cond: c.expr(s.Cond), Post: c.stmts(s.Post), Body: c.stmts(s.Body), TestLast: s.TestLast}}
	case *ir.Switch:
		sw := &ir.Switch{S: s.S, Tag: c.expr(s.Tag)}
		for _, k := range s.Cases {
			sw.Cases = append(sw.Cases, ir.Case{Values: k.Values, Default: k.Default, Body: c.stmts(k.Body), At: k.At})
		}
		return []ir.Stmt{sw}
	case *ir.Region:
		body := &ir.Region{S: s.S, Name: s.Name}
		if c.bodies == nil {
			c.bodies = map[*ir.Region]*ir.Region{}
		}
		c.bodies[s] = body
		body.Body = c.stmts(s.Body)
		return []ir.Stmt{body}
	case *ir.Leave:
		return []ir.Stmt{&ir.Leave{S: s.S, Of: c.bodies[s.Of]}}
	case *ir.Label:
		return []ir.Stmt{c.label(s)}
	case *ir.Goto:
		return []ir.Stmt{&ir.Goto{S: s.S, To: c.label(s.To)}}
	case *ir.Return:
		if c.into == nil {
			return []ir.Stmt{s}
		}
		out := &ir.Leave{S: s.S, Of: c.into}
		if s.Val == nil || c.dst == nil {
			return []ir.Stmt{out}
		}
		return []ir.Stmt{&ir.Assign{S: s.S, Dst: c.dst, Src: c.expr(s.Val)}, out}
	}
	return []ir.Stmt{s}
}

// declared returns the variable that stands for v in the copy, made now: each inlining has its own.
func (c *copier) declared(v *ir.Var) *ir.Var {
	if c.vars == nil {
		return v
	}
	n := *v
	n.Name = freeName(v.Name, c.in.names)
	if n.Kind == ir.Param {
		n.Kind = ir.Local
	}
	c.vars[v] = &n
	return &n
}

func (c *copier) exprs(list []ir.Expr) []ir.Expr { return mapExprs(list, c.expr) }

// expr copies e. Expressions are shared between the original and the copy only where they are constants.
func (c *copier) expr(e ir.Expr) ir.Expr {
	x := c.sameExpr(e)
	if c.fold != nil && x != nil {
		x = c.fold(x)
	}
	return x
}

func (c *copier) sameExpr(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case nil:
		return nil
	case *ir.Ref:
		if x := c.subst[e.Var]; x != nil {
			return x
		}
		if v := c.vars[e.Var]; v != nil {
			return &ir.Ref{X: e.X, Var: v}
		}
		return &ir.Ref{X: e.X, Var: e.Var}
	case *ir.Deref:
		p := c.expr(e.Ptr)
		if a, ok := p.(*ir.Addr); ok && ir.Identical(a.Place.Type(), e.Typ) {
			return c.instead(e, a.Place)
		}
		return &ir.Deref{X: e.X, Ptr: p}
	}
	x := mapChildren(e, c.expr)
	if c.speaks {
		return c.speaking(x, e)
	}
	return x
}

// mapChildren returns a copy of e with f applied to the expressions directly inside it; e itself if it has none.
func mapChildren(e ir.Expr, f func(ir.Expr) ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Index:
		return &ir.Index{X: e.X, Base: f(e.Base), I: f(e.I)}
	case *ir.Deref:
		return &ir.Deref{X: e.X, Ptr: f(e.Ptr)}
	case *ir.FieldOf:
		return &ir.FieldOf{X: e.X, Base: f(e.Base), Field: e.Field}
	case *ir.Lanes:
		return &ir.Lanes{X: e.X, Base: f(e.Base), Comps: e.Comps}
	case *ir.LaneAt:
		return &ir.LaneAt{X: e.X, Base: f(e.Base), I: f(e.I)}
	case *ir.Addr:
		return &ir.Addr{X: e.X, Place: f(e.Place)}
	case *ir.PtrAdd:
		return &ir.PtrAdd{X: e.X, Ptr: f(e.Ptr), I: f(e.I)}
	case *ir.PtrDiff:
		return &ir.PtrDiff{X: e.X, A: f(e.A), B: f(e.B)}
	case *ir.Unary:
		return &ir.Unary{X: e.X, Op: e.Op, A: f(e.A)}
	case *ir.Binary:
		return &ir.Binary{X: e.X, Op: e.Op, Rounded: e.Rounded, A: f(e.A), B: f(e.B)}
	case *ir.Select:
		return &ir.Select{X: e.X, C: f(e.C), A: f(e.A), B: f(e.B)}
	case *ir.Convert:
		return &ir.Convert{X: e.X, A: f(e.A), Sat: e.Sat, Mode: e.Mode}
	case *ir.Bitcast:
		return &ir.Bitcast{X: e.X, A: f(e.A)}
	case *ir.PtrCast:
		return &ir.PtrCast{X: e.X, A: f(e.A)}
	case *ir.Compose:
		return &ir.Compose{X: e.X, Parts: mapExprs(e.Parts, f)}
	case *ir.Splat:
		return &ir.Splat{X: e.X, A: f(e.A)}
	case *ir.Builtin:
		return &ir.Builtin{X: e.X, Op: e.Op, Args: mapExprs(e.Args, f)}
	}
	return e
}

func mapExprs(list []ir.Expr, f func(ir.Expr) ir.Expr) []ir.Expr {
	out := make([]ir.Expr, len(list))
	for i, e := range list {
		out[i] = f(e)
	}
	return out
}

// expand replaces a call of a suspending function by its body; at is the copier's.
func (in *inliner) expand(call *ir.Call, at source.Pos) []ir.Stmt {
	for _, f := range in.stack {
		if f == call.Func {
			in.refuse(call.At, codeRecursion, "kbind does not support a recursive function with a barrier or a warp operation on the CPU: %s", call.Func.Source)
			return nil
		}
	}
	if len(in.stack) > maxInlined {
		in.refuse(call.At, codeUnsupported, "calls of functions with barriers nest more than %d deep", maxInlined)
		return nil
	}
	in.stack = append(in.stack, call.Func)
	defer func() { in.stack = in.stack[:len(in.stack)-1] }()
	s := call.S
	body := &ir.Region{S: s, Name: call.Func.Source}
	c := &copier{in: in, vars: map[*ir.Var]*ir.Var{}, into: body, dst: call.Dst, at: at}
	if !at.IsValid() && !in.e.users(call.Func.Pos) {
		c.at = call.At
	}
	var result *ir.Var
	if call.Dst != nil && !plainVariable(call.Dst) {
		// The place may depend on what the body changes, and C++ evaluates it after the call.
		result = &ir.Var{Name: freeName("result", in.names), Type: call.Func.Ret, Kind: ir.Temp, Pos: call.At}
		c.dst = &ir.Ref{X: ir.X{Typ: result.Type, At: call.At}, Var: result}
	}
	for i, p := range call.Func.Params {
		if i < len(call.Args) {
			body.Body = append(body.Body, &ir.Declare{S: s, Var: c.declared(p), Init: call.Args[i]})
		}
	}
	body.Body = append(body.Body, c.stmts(call.Func.Body)...)
	if result == nil {
		return []ir.Stmt{body}
	}
	return []ir.Stmt{&ir.Block{S: s, List: []ir.Stmt{
		&ir.Declare{S: s, Var: result}, body, &ir.Assign{S: s, Dst: call.Dst, Src: c.dst},
	}}}
}

func plainVariable(e ir.Expr) bool {
	r, ok := e.(*ir.Ref)
	return ok && r.Var.Kind != ir.SharedVar && r.Var.Kind != ir.GlobalVar
}

func (in *inliner) refuse(pos source.Pos, code, format string, args ...any) {
	if in.refused == nil {
		in.refused = &Refusal{Code: code, Pos: pos, Msg: fmt.Sprintf(format, args...)}
	}
}
