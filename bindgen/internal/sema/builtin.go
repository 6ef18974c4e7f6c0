package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// builtin is a call of a function that the prelude binds to an operation.
func (b *body) builtin(f *FuncInst, xs []ir.Expr, args []*operand, pos source.Pos, discard bool) operand {
	op := f.Obj.Op
	ret := f.Type.Ret
	name := string(op)
	if name == "bit.cast" && len(xs) == 1 {
		return b.bitcast(xs[0], ret, pos)
	}
	if name == "constant.evaluated" {
		return value(ref(b.c.evaluation(), pos), ret, pos)
	}
	if name == "group.lanes" {
		return b.constant(Const{I: uint64(b.c.cl.subGroup)}, ret, pos)
	}
	if mode, ok := strings.CutPrefix(name, "convert."); ok && len(xs) == 1 {
		mode, sat := strings.CutSuffix(mode, "_sat")
		return b.convertMode(xs[0], ret, roundMode(mode), sat, pos)
	}
	info, ok := ir.OpInfoOf(op)
	if !ok {
		b.c.unsupported(pos, "%s", f.Obj.Name)
		return operand{}
	}
	if strings.HasPrefix(name, "io.") {
		for i := range xs {
			xs[i] = fold.Text(xs[i])
		}
	}
	if name == "io.printf" && len(xs) > 0 {
		if _, isStr := xs[0].(*ir.Str); !isStr {
			b.c.unsupported(pos, "a printf format that is not a string literal")
			return operand{}
		}
	}
	if !info.Effect {
		typ := b.lower(ret.Unqual(), pos)
		if typ == nil {
			return operand{}
		}
		return value(&ir.Builtin{X: ir.X{Typ: typ, At: pos}, Op: op, Args: xs}, ret, pos)
	}
	if isVoid(ret) || discard && b.ctx.unevaluated == 0 {
		if b.ctx.unevaluated == 0 {
			b.emit(&ir.Effect{S: ir.S{At: pos}, Op: op, Args: xs, Scope: f.Obj.AtomicScope})
		}
		return operand{mode: voidVal, typ: basic(Void), pos: pos}
	}
	typ := b.lower(ret.Unqual(), pos)
	if typ == nil {
		return operand{}
	}
	if b.ctx.unevaluated > 0 {
		b.c.indirect.unused++
		return value(fold.Zero(typ, pos), ret, pos)
	}
	if name == "io.printf" && b.c.dialect == ir.OpenCL { // it returns 0 (OpenCL C 1.2, 6.12.13.1), CUDA's a count
		b.emit(&ir.Effect{S: ir.S{At: pos}, Op: op, Args: xs})
		return value(fold.Zero(typ, pos), ret, pos)
	}
	t := b.temp(typ, nil, pos)
	b.emit(&ir.Effect{S: ir.S{At: pos}, Dst: ref(t.Var, pos), Op: op, Args: xs, Scope: f.Obj.AtomicScope})
	return value(t, ret, pos)
}

// evaluation is a constant that is true where an expression is evaluated as a constant, and becomes false in what
// kernels run ([meta.const.eval]).
func (c *checker) evaluation() *ir.Var {
	if c.vars.evaluation == nil {
		c.vars.evaluation = &ir.Var{Name: "constant_evaluated", Type: ir.Bool, Kind: ir.GlobalVar, Const: true,
			Init: fold.Bool(true, 0)}
	}
	return c.vars.evaluation
}

// atRunTime puts what kernels find there into the place of evaluation.
func (c *checker) atRunTime() {
	v := c.vars.evaluation
	if v == nil {
		return
	}
	for _, f := range c.mod.Funcs {
		c.evaluatedAs(f, false)
	}
	for _, k := range c.mod.Kernels {
		if k.Func != nil {
			c.evaluatedAs(k.Func, false)
		}
	}
	c.mod.Globals = slices.DeleteFunc(c.mod.Globals, func(g *ir.Var) bool { return g == v })
}

// evaluatedAs puts a value into the place of evaluation in the body of f.
func (c *checker) evaluatedAs(f *ir.Func, constant bool) {
	if asks, _ := c.mentionsEvaluation(f); asks {
		f.Body = ir.Clone(f.Body, map[*ir.Var]ir.Expr{c.vars.evaluation: fold.Bool(constant, 0)})
	}
}

// mentionsEvaluation reports whether the body of f has evaluation in it, and lists what it calls.
func (c *checker) mentionsEvaluation(f *ir.Func) (asks bool, calls []*ir.Func) {
	ir.Walk(f.Body, func(s ir.Stmt) {
		if call, ok := s.(*ir.Call); ok {
			calls = append(calls, call.Func)
		}
	}, func(e ir.Expr) {
		r, ok := e.(*ir.Ref)
		asks = asks || ok && r.Var == c.vars.evaluation
	})
	return asks, calls
}

// asks reports whether what f, which has been lowered, does may depend on whether it is evaluated as a constant.
func (c *checker) asks(f *ir.Func) bool {
	if c.vars.evaluation == nil {
		return false
	}
	if c.vars.asking == nil {
		c.vars.asking = map[*ir.Func]bool{}
	}
	if known, ok := c.vars.asking[f]; ok {
		return known
	}
	seen := map[*ir.Func]bool{f: true}
	for list := []*ir.Func{f}; len(list) > 0; {
		last := len(list) - 1
		asks, calls := c.mentionsEvaluation(list[last])
		if asks {
			c.vars.asking[f] = true
			return true
		}
		list = list[:last]
		for _, g := range calls {
			if !seen[g] {
				seen[g] = true
				list = append(list, g)
			}
		}
	}
	c.vars.asking[f] = false
	return false
}

// immediate reports whether fi is a consteval function, which is only evaluated as a constant ([dcl.constexpr]/2,
// [expr.const]/12 and 13 of C++20).
func immediate(fi *FuncInst) bool {
	consteval := func(d *ast.FuncDecl) bool { return d != nil && d.Spec != nil && d.Spec.Has("consteval") }
	return fi != nil && (consteval(fi.Obj.Decl) || consteval(fi.Def) || hasFuncWord(fi.Obj, "consteval"))
}

// evaluatesCall is the value of a call of a consteval function that asks whether it is evaluated as a constant; done is
// false for all others, which give the same value wherever they are evaluated. A consteval function itself knows the
// answer, but not the functions that it calls.
func (b *body) evaluatesCall(f *FuncInst, fn *ir.Func, args []ir.Expr, ret QT, pos source.Pos) (op operand, done bool) {
	if fn == nil || b.ctx.unevaluated > 0 || b.ctx.konst || !immediate(f) || immediate(b.fi) || f.state != 2 ||
		!b.c.asks(fn) {
		return operand{}, false
	}
	if t, scalar := fn.Ret.(ir.Scalar); scalar {
		v := &ir.Var{Name: "result", Type: t, Kind: ir.Temp, Pos: pos}
		at := ir.S{At: pos}
		list := []ir.Stmt{&ir.Declare{S: at, Var: v}, &ir.Call{S: at, Func: fn, Dst: ref(v, pos), Args: args}}
		if x, err := b.c.evaluate(interp.New(), list, ref(v, pos)); err == nil {
			k := Const{I: x.Bits}
			if t.IsFloat() {
				k = Const{Float: true, F: x.Float}
			}
			return b.constant(k, retType(ret), pos), true
		}
	}
	b.c.unsupported(pos, "a call of the consteval function %s, which asks whether it is evaluated as a constant",
		f.Obj.Name)
	return operand{}, true
}

func (b *body) bitcast(x ir.Expr, t QT, pos source.Pos) operand {
	typ := b.lower(t.Unqual(), pos)
	if typ == nil {
		return operand{}
	}
	if ir.Identical(x.Type(), typ) {
		return value(x, t, pos)
	}
	return value(&ir.Bitcast{X: ir.X{Typ: typ, At: pos}, A: x}, t, pos)
}

func roundMode(s string) ir.RoundMode {
	switch s {
	case "rn", "rte":
		return ir.RoundNearest
	case "rz", "rtz":
		return ir.RoundZero
	case "ru", "rtp":
		return ir.RoundUp
	case "rd", "rtn":
		return ir.RoundDown
	}
	return ir.RoundDefault
}

// convertMode is a conversion with a rounding mode.
func (b *body) convertMode(x ir.Expr, t QT, mode ir.RoundMode, sat bool, pos source.Pos) operand {
	typ := b.lower(t.Unqual(), pos)
	if typ == nil {
		return operand{}
	}
	return value(fold.ConvertMode(x, typ, mode, sat, pos), t, pos)
}

// byRule is a call of OpenCL's convert_T[_sat][_rtX](x) or as_T(x), which no prelude declares (OpenCL C 3.0 6.4.3,
// 6.4.4).
func (b *body) byRule(s *Scope, e *ast.Call) (operand, bool) {
	if b.c.dialect != ir.OpenCL || len(e.Args) != 1 {
		return operand{}, false
	}
	id, ok := e.Fun.(*ast.Ident)
	if !ok {
		return operand{}, false
	}
	name := id.Name.Simple()
	if rest, ok := strings.CutPrefix(name, "as_"); ok {
		if t, known := vectorType(rest); known && len(b.c.lookup(s, name)) == 0 {
			return b.asType(s, t, e), true
		}
		return operand{}, false
	}
	rest, ok := strings.CutPrefix(name, "convert_")
	if !ok {
		return operand{}, false
	}
	mode := ir.RoundDefault
	for _, m := range []string{"rte", "rtz", "rtp", "rtn"} {
		if r, ok := strings.CutSuffix(rest, "_"+m); ok {
			rest, mode = r, roundMode(m)
		}
	}
	rest, sat := strings.CutSuffix(rest, "_sat")
	t, known := vectorType(rest)
	if !known || len(b.c.lookup(s, name)) > 0 {
		return operand{}, false
	}
	return b.convertTo(s, t, mode, sat, e), true
}

func (b *body) convertTo(s *Scope, t QT, mode ir.RoundMode, sat bool, e *ast.Call) operand {
	x := b.rexpr(s, e.Args[0])
	if x.mode == poison {
		return x
	}
	vx, vt := extVector(x.typ), extVector(t)
	if (vx == nil) != (vt == nil) || vx != nil && vx.N != vt.N || vx == nil && !isArithmetic(x.typ) {
		b.c.errorf(codeConvert, callPos(e), "no conversion from '%s' to '%s': the widths differ", opType(x), t)
		return operand{}
	}
	if isBool(x.typ) {
		x = b.convert(x, basic(Int), implicit)
	}
	return b.convertMode(x.x, t, mode, sat, e.At)
}

func (b *body) asType(s *Scope, t QT, e *ast.Call) operand {
	x := b.rexpr(s, e.Args[0])
	if x.mode == poison {
		return x
	}
	from, to := x.x.Type(), b.lower(t, e.At)
	if ir.Sizeof(from) != ir.Sizeof(to) || !isArithmetic(x.typ) && extVector(x.typ) == nil {
		b.c.errorf(codeConvert, callPos(e), "'%s' and '%s' have different sizes", opType(x), t)
		return operand{}
	}
	return b.bitcast(x.x, t, e.At)
}

// vectorType is the scalar or vector type of an OpenCL type name.
func vectorType(name string) (QT, bool) {
	n := 1
	for _, w := range []int{16, 2, 3, 4, 8} {
		if rest, ok := strings.CutSuffix(name, map[int]string{2: "2", 3: "3", 4: "4", 8: "8", 16: "16"}[w]); ok {
			name, n = rest, w
			break
		}
	}
	t, ok := openCLScalar(name)
	if !ok {
		return QT{}, false
	}
	return vectorOf(t, n), true
}

func openCLScalar(name string) (Basic, bool) {
	for t, s := range map[string]Basic{"char": Char, "uchar": UChar, "short": Short, "ushort": UShort, "int": Int,
		"uint": UInt, "long": Long, "ulong": ULong,
		"half": Half, "float": Float, "double": Double, "size_t": ULong, "ptrdiff_t": Long, "uintptr_t": ULong,
		"intptr_t": Long} {
		if t == name {
			return s, true
		}
	}
	return 0, false
}

func vectorOf(t Basic, n int) QT {
	if n == 1 {
		return basic(t)
	}
	return QT{T: &Vector{Elem: t, N: n, Ext: true}}
}
