package gocpu

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A small language for making IR by hand. Every statement gets the next line of a made-up source file k.cu.

type unit struct {
	m    *ir.Module
	file *source.File
	line int
}

func newUnit() *unit {
	u := &unit{m: &ir.Module{Set: &source.Set{}}, line: 1}
	u.file, _ = u.m.Set.AddFile("k.cu", []byte(strings.Repeat("\n", 2000)))
	return u
}

// at moves on to the next line.
func (u *unit) at() ir.S {
	u.line++
	return ir.S{At: u.file.Pos(u.line - 1)}
}

func (u *unit) kernel(name string, params []*ir.Var, body ...ir.Stmt) *ir.Kernel {
	f := &ir.Func{Name: name, Source: name, Params: params, Ret: ir.Void, Body: body, Kernel: true, Pos: u.file.Pos(0)}
	k := &ir.Kernel{Name: name, Qualified: name, Symbol: name, GoName: name, Func: f, Pos: u.file.Pos(0)}
	for _, p := range params {
		k.Params = append(k.Params, ir.KernelParam{Name: p.Name, Type: p.Type})
	}
	u.m.Kernels = append(u.m.Kernels, k)
	u.m.Funcs = append(u.m.Funcs, f)
	return k
}

func (u *unit) fn(name string, ret ir.Type, params []*ir.Var, body ...ir.Stmt) *ir.Func {
	f := &ir.Func{Name: name, Source: name, Params: params, Ret: ret, Body: body, Pos: u.at().At}
	f.End = u.at().At
	u.m.Funcs = append(u.m.Funcs, f)
	return f
}

// declareShared lists the shared variables that a function mentions in the function.
func (u *unit) declareShared() {
	for _, f := range u.m.Funcs {
		ir.Walk(f.Body, nil, func(e ir.Expr) {
			if r, ok := e.(*ir.Ref); ok && r.Var.Kind == ir.SharedVar && !slices.Contains(f.Shared, r.Var) {
				f.Shared = append(f.Shared, r.Var)
			}
		})
	}
}

func param(name string, t ir.Type) *ir.Var {
	return &ir.Var{Name: name, Source: name, Type: t, Kind: ir.Param}
}
func local(name string, t ir.Type) *ir.Var {
	return &ir.Var{Name: name, Source: name, Type: t, Kind: ir.Local}
}
func shared(name string, t ir.Type) *ir.Var {
	return &ir.Var{Name: name, Source: name, Type: t, Kind: ir.SharedVar, Space: ir.Shared}
}
func params(v ...*ir.Var) []*ir.Var { return v }

func ptr(t ir.Type) *ir.Pointer        { return &ir.Pointer{Elem: t} }
func ref(t ir.Type) *ir.Pointer        { return &ir.Pointer{Elem: t, Ref: true} }
func array(t ir.Type, n int) *ir.Array { return &ir.Array{Elem: t, N: n} }
func vectorOf(t ir.Scalar, n int) *ir.Vector {
	return &ir.Vector{Elem: t, N: n, Bytes: n * t.Size(), Align: n * t.Size()}
}

func x(t ir.Type) ir.X { return ir.X{Typ: t} }

func num(t ir.Scalar, v any) ir.Expr {
	c := &ir.Const{X: x(t)}
	switch v := v.(type) {
	case int:
		c.Bits, c.Float = uint64(v), float64(v)
	case uint64:
		c.Bits = v
	case float64:
		c.Float = v
		if t == ir.F32 {
			c.Float = float64(float32(v))
		}
	}
	return c
}
func i32(v int) ir.Expr      { return num(ir.I32, v) }
func f32(v float64) ir.Expr  { return num(ir.F32, v) }
func get(v *ir.Var) ir.Expr  { return &ir.Ref{X: x(v.Type), Var: v} }
func null(t ir.Type) ir.Expr { return &ir.Const{X: x(t)} }
func zero(t ir.Type) ir.Expr { return &ir.Zero{X: x(t)} }
func str(text string) ir.Expr {
	return &ir.Str{X: x(&ir.Pointer{Elem: ir.I8, Const: true}), Text: text}
}
func at(base, i ir.Expr) ir.Expr {
	switch t := base.Type().(type) {
	case *ir.Pointer:
		return &ir.Index{X: x(t.Elem), Base: base, I: i}
	case *ir.Array:
		return &ir.Index{X: x(t.Elem), Base: base, I: i}
	}
	panic(fmt.Sprintf("index of %s", base.Type()))
}
func star(p ir.Expr) ir.Expr { return &ir.Deref{X: x(p.Type().(*ir.Pointer).Elem), Ptr: p} }
func field(base ir.Expr, name string) ir.Expr {
	s := base.Type().(*ir.Struct)
	for i, f := range s.Fields {
		if f.Name == name {
			return &ir.FieldOf{X: x(f.Type), Base: base, Field: i}
		}
	}
	panic(name)
}
func addr(p ir.Expr) ir.Expr            { return &ir.Addr{X: x(ptr(p.Type())), Place: p} }
func refTo(p ir.Expr) ir.Expr           { return &ir.Addr{X: x(ref(p.Type())), Place: p} }
func decay(a ir.Expr) ir.Expr           { return &ir.Addr{X: x(ptr(a.Type().(*ir.Array).Elem)), Place: a} }
func move(p, i ir.Expr) ir.Expr         { return &ir.PtrAdd{X: x(p.Type()), Ptr: p, I: i} }
func dist(a, b ir.Expr) ir.Expr         { return &ir.PtrDiff{X: x(ir.I64), A: a, B: b} }
func cast(t ir.Type, a ir.Expr) ir.Expr { return &ir.PtrCast{X: x(t), A: a} }
func conv(t ir.Type, a ir.Expr) ir.Expr { return &ir.Convert{X: x(t), A: a} }
func bits(t ir.Type, a ir.Expr) ir.Expr { return &ir.Bitcast{X: x(t), A: a} }
func bin(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	t := a.Type()
	if op.IsCompare() || op == ir.LogAnd || op == ir.LogOr {
		if v, ok := t.(*ir.Vector); ok {
			t = vectorOf(ir.I32, v.N)
		} else {
			t = ir.Bool
		}
	}
	return &ir.Binary{X: x(t), Op: op, A: a, B: b}
}
func add(a, b ir.Expr) ir.Expr              { return bin(ir.Add, a, b) }
func sub(a, b ir.Expr) ir.Expr              { return bin(ir.Sub, a, b) }
func mul(a, b ir.Expr) ir.Expr              { return bin(ir.Mul, a, b) }
func lt(a, b ir.Expr) ir.Expr               { return bin(ir.Lt, a, b) }
func eq(a, b ir.Expr) ir.Expr               { return bin(ir.Eq, a, b) }
func neg(a ir.Expr) ir.Expr                 { return &ir.Unary{X: x(a.Type()), Op: ir.Neg, A: a} }
func inv(a ir.Expr) ir.Expr                 { return &ir.Unary{X: x(a.Type()), Op: ir.BitNot, A: a} }
func notE(a ir.Expr) ir.Expr                { return &ir.Unary{X: x(ir.Bool), Op: ir.Not, A: a} }
func sel(c, a, b ir.Expr) ir.Expr           { return &ir.Select{X: x(a.Type()), C: c, A: a, B: b} }
func splat(t *ir.Vector, a ir.Expr) ir.Expr { return &ir.Splat{X: x(t), A: a} }
func compose(t ir.Type, parts ...ir.Expr) ir.Expr {
	return &ir.Compose{X: x(t), Parts: parts}
}
func lanes(base ir.Expr, comps ...int) ir.Expr {
	v := base.Type().(*ir.Vector)
	if len(comps) == 1 {
		return &ir.Lanes{X: x(v.Elem), Base: base, Comps: comps}
	}
	return &ir.Lanes{X: x(vectorOf(v.Elem, len(comps))), Base: base, Comps: comps}
}
func op(name ir.Op, t ir.Type, args ...ir.Expr) ir.Expr {
	return &ir.Builtin{X: x(t), Op: name, Args: args}
}
func tid() ir.Expr { return conv(ir.I32, op("id.thread.x", ir.U32)) }
func gid() ir.Expr {
	return conv(ir.I32, add(mul(op("id.block.x", ir.U32), op("dim.block.x", ir.U32)), op("id.thread.x", ir.U32)))
}

// Statements.
func (u *unit) decl(v *ir.Var, init ir.Expr) ir.Stmt {
	return &ir.Declare{S: u.at(), Var: v, Init: init}
}
func (u *unit) set(dst, src ir.Expr) ir.Stmt { return &ir.Assign{S: u.at(), Dst: dst, Src: src} }
func (u *unit) upd(dst ir.Expr, op ir.BinaryOp, src ir.Expr) ir.Stmt {
	return &ir.Assign{S: u.at(), Dst: dst, Op: op, Src: src}
}
func (u *unit) call(dst ir.Expr, f *ir.Func, args ...ir.Expr) ir.Stmt {
	return &ir.Call{S: u.at(), Dst: dst, Func: f, Args: args}
}
func (u *unit) eff(dst ir.Expr, name ir.Op, args ...ir.Expr) ir.Stmt {
	return &ir.Effect{S: u.at(), Dst: dst, Op: name, Args: args}
}
func (u *unit) sync() ir.Stmt                         { return u.eff(nil, "sync.block") }
func (u *unit) iff(c ir.Expr, then ...ir.Stmt) *ir.If { return &ir.If{S: u.at(), Cond: c, Then: then} }
func (u *unit) ifElse(c ir.Expr, then, els []ir.Stmt) ir.Stmt {
	return &ir.If{S: u.at(), Cond: c, Then: then, Else: els}
}
func (u *unit) block(list ...ir.Stmt) ir.Stmt { return &ir.Block{S: u.at(), List: list} }
func list(s ...ir.Stmt) []ir.Stmt             { return s }
func (u *unit) ret(v ir.Expr) ir.Stmt         { return &ir.Return{S: u.at(), Val: v} }
func (u *unit) brk() ir.Stmt                  { return &ir.Break{S: u.at()} }
func (u *unit) cont() ir.Stmt                 { return &ir.Continue{S: u.at()} }

// count is for (int v = from; v < to; v++) body.
func (u *unit) count(v *ir.Var, from, to ir.Expr, body ...ir.Stmt) ir.Stmt {
	return u.block(u.decl(v, from),
		&ir.Loop{S: u.at(), Cond: lt(get(v), to), Body: body, Post: list(u.upd(get(v), ir.Add, num(v.Type.(ir.Scalar), 1)))})
}
