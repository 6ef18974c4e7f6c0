package inlineasm

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// floatInst is arithmetic on floats (PTX ISA 9.7.3 to 9.7.5): approximate forms are computed at least as exactly as the
// device does.
func (a *asm) floatInst(i *inst) bool {
	if len(i.types) != 1 || len(i.args) < 2 || !i.types[0].s.IsFloat() {
		return false
	}
	t := i.types[0]
	mode := i.takeOne("rn", "rz", "rm", "rp")
	ftz, sat := i.take("ftz"), i.take("sat")
	approx := i.takeOne("approx", "full") != ""
	nan := i.take("NaN")
	if approx && ftz && t.s == ir.F64 && !nan && !sat && mode == "" && len(i.flags) == 0 && len(i.args) == 2 {
		return a.gross(i)
	}
	if len(i.flags) != 0 || t.s.Size() == 2 && mode != "rn" && mode != "" || ftz && t.s != ir.F32 && t.s != ir.F16 ||
		nan && i.op != "min" && i.op != "max" {
		return false
	}
	if ftz && t.s == ir.F16 {
		a.why = "subnormal halves are not flushed to zero here"
		return false
	}
	one := func(in []ir.Expr) ir.Expr {
		if ftz {
			for n := range in {
				in[n] = a.flush(in[n])
			}
		}
		x := a.arith(i.op, t.s, mode, approx, nan, in)
		if x != nil && ftz {
			x = a.flush(x)
		}
		if x != nil && sat {
			x = a.hold(x)
			zero, full := a.fconst(t.s, 0), a.fconst(t.s, 1)
			x = a.choose(a.bin(ir.Gt, x, zero), a.choose(a.bin(ir.Lt, x, full), x, full), zero)
		}
		return x
	}
	if !t.pair {
		in := a.reads(i, 1, t.s)
		return in != nil && a.write(i.args[0], one(in))
	}
	words := a.reads(i, 1, ir.U32)
	if words == nil {
		return false
	}
	var halves [2]ir.Expr
	for n := range halves {
		var in []ir.Expr
		for _, w := range words {
			in = append(in, a.half(w, n, t.s))
		}
		if halves[n] = one(in); halves[n] == nil {
			return false
		}
	}
	return a.write(i.args[0], a.join(halves[0], halves[1]))
}

// gross are rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 (PTX ISA 9.7.3.14, 9.7.3.18), which take the upper word of a
// double and give one.
func (a *asm) gross(i *inst) bool {
	if i.op != "rcp" && i.op != "rsqrt" {
		return false
	}
	x := a.read(i.args[1], ir.F64)
	if x == nil {
		return false
	}
	upper := func(x ir.Expr) ir.Expr {
		bits := a.bin(ir.And, bitsAs(x, ir.U64, a.at), a.konst(ir.U64, 0xffffffff<<32))
		return a.flush64(bitsAs(bits, ir.F64, a.at))
	}
	return a.write(i.args[0], upper(a.arith1(i.op, ir.F64, upper(x))))
}

// flush64 replaces a subnormal double by a zero of its sign.
func (a *asm) flush64(x ir.Expr) ir.Expr {
	x = a.hold(x)
	return a.choose(a.bin(ir.Lt, a.call("math.fabs", ir.F64, x), a.fconst(ir.F64, 0x1p-1022)),
		a.call("math.copysign", ir.F64, a.fconst(ir.F64, 0), x), x)
}

// half is the low or high half of a word as a 16-bit float.
func (a *asm) half(w ir.Expr, n int, t ir.Scalar) ir.Expr {
	bits := a.conv(a.bin(ir.Shr, w, a.konst(ir.U32, uint64(16*n))), ir.U16)
	return a.hold(&ir.Bitcast{X: ir.X{Typ: t, At: a.at}, A: bits})
}

// join makes a word of two 16-bit values.
func (a *asm) join(lo, hi ir.Expr) ir.Expr {
	word := func(x ir.Expr) ir.Expr { return a.conv(bitsAs(x, ir.U16, a.at), ir.U32) }
	return a.bin(ir.Or, a.bin(ir.Shl, word(hi), a.konst(ir.U32, 16)), word(lo))
}

// flush replaces a subnormal float32 by a zero of its sign.
func (a *asm) flush(x ir.Expr) ir.Expr {
	x = a.hold(x)
	least := a.fconst(ir.F32, 0x1p-126)
	return a.choose(a.bin(ir.Lt, a.call("math.fabs", ir.F32, x), least),
		a.call("math.copysign", ir.F32, a.fconst(ir.F32, 0), x), x)
}

// arith is one instruction on values of type t.
func (a *asm) arith(op string, t ir.Scalar, mode string, approx, nan bool, in []ir.Expr) ir.Expr {
	if approx && !slices.Contains(approximate, op) {
		return nil
	}
	if suffix := map[string]string{"rz": "_rz", "rm": "_rd", "rp": "_ru"}[mode]; suffix != "" {
		return a.directed(op, suffix, t, in)
	}
	switch len(in) {
	case 1:
		return a.arith1(op, t, in[0])
	case 2:
		return a.arith2(op, t, nan, in)
	case 3:
		if (op == "fma" || op == "mad") && mode != "" {
			return a.call("math.fma", t, in...)
		}
	}
	return nil
}

// approximate are the instructions that have a form .approx or .full.
var approximate = []string{"div", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"}

// directed is an instruction that rounds otherwise than to nearest; suffix is that of the operation.
func (a *asm) directed(op, suffix string, t ir.Scalar, in []ir.Expr) ir.Expr {
	switch n := len(in); {
	case op == "sub" && n == 2:
		return a.call("math.add"+suffix, t, in[0], fold.Unary(ir.Neg, ir.CloneExpr(in[1], nil), t, a.at))
	case (op == "add" || op == "mul" || op == "div") && n == 2:
		return a.call("math."+op+suffix, t, in...)
	case op == "rcp" && n == 1:
		return a.call("math.div"+suffix, t, a.fconst(t, 1), in[0])
	case op == "sqrt" && n == 1:
		return a.call("math.sqrt"+suffix, t, in[0])
	case (op == "fma" || op == "mad") && n == 3:
		return a.call("math.fma"+suffix, t, in...)
	}
	return nil
}

// arith1 is an instruction on one value that rounds to nearest.
func (a *asm) arith1(op string, t ir.Scalar, x ir.Expr) ir.Expr {
	switch op {
	case "rcp":
		return a.bin(ir.Div, a.fconst(t, 1), x)
	case "neg":
		return fold.Unary(ir.Neg, ir.CloneExpr(x, nil), t, a.at)
	case "abs":
		return a.call("math.fabs", t, x)
	case "lg2":
		return a.call("math.log2", t, x)
	case "ex2":
		return a.call("math.exp2", t, x)
	case "sqrt", "rsqrt", "sin", "cos", "tanh":
		return a.call("math."+op, t, x)
	}
	return nil
}

// arith2 is an instruction on two values that rounds to nearest; nan makes min and max give NaN if one of them is.
func (a *asm) arith2(op string, t ir.Scalar, nan bool, in []ir.Expr) ir.Expr {
	switch op {
	case "add":
		return a.bin(ir.Add, in[0], in[1])
	case "sub":
		return a.bin(ir.Sub, in[0], in[1])
	case "mul":
		return a.bin(ir.Mul, in[0], in[1])
	case "div":
		return a.bin(ir.Div, in[0], in[1])
	case "copysign": // the sign comes first
		return a.call("math.copysign", t, in[1], in[0])
	case "min", "max":
		x := a.choose(a.bin(ir.Eq, in[0], in[1]), a.lesser(op, t, in), a.call("math.f"+op, t, in...))
		if nan {
			x = a.choose(a.bin(ir.Ne, in[0], in[0]), in[0], a.choose(a.bin(ir.Ne, in[1], in[1]), in[1], x))
		}
		return x
	}
	return nil
}

// lesser is min or max of equal values: -0 is less than +0 (PTX ISA 9.7.3.11), which math.fmin does not promise.
func (a *asm) lesser(op string, t ir.Scalar, in []ir.Expr) ir.Expr {
	bits := map[int]ir.Scalar{2: ir.U16, 4: ir.U32, 8: ir.U64}[t.Size()]
	both := map[string]ir.BinaryOp{"min": ir.Or, "max": ir.And}[op]
	return bitsAs(a.bin(both, bitsAs(in[0], bits, a.at), bitsAs(in[1], bits, a.at)), t, a.at)
}

// compare are setp, set, selp, slct and testp (PTX ISA 9.7.6, 9.7.7).
func (a *asm) compare(i *inst) bool {
	switch i.op {
	case "selp":
		if !i.is(4, 1) || i.types[0].pair {
			return false
		}
		return a.selectBy(i, func() ir.Expr { return a.read(i.args[3], ir.Bool) })
	case "slct":
		if !i.is(4, 2) || i.types[1].s != ir.I32 && i.types[1].s != ir.F32 {
			return false
		}
		return a.selectBy(i, func() ir.Expr {
			c := a.read(i.args[3], i.types[1].s)
			if c == nil {
				return nil
			}
			return a.bin(ir.Ge, c, fold.Zero(i.types[1].s, a.at))
		})
	case "testp":
		return a.testp(i)
	}
	return a.set(i)
}

// selectBy writes the first source if the condition holds and the second otherwise.
func (a *asm) selectBy(i *inst, condition func() ir.Expr) bool {
	t := i.types[0].s
	x, y, c := a.read(i.args[1], t), a.read(i.args[2], t), condition()
	return x != nil && y != nil && c != nil && a.write(i.args[0], a.choose(c, x, y))
}

// set are setp and set: a comparison, perhaps joined with a predicate.
func (a *asm) set(i *inst) bool {
	if len(i.flags) == 0 || len(i.args) < 3 || len(i.types) == 0 {
		return false
	}
	k := i.types[len(i.types)-1]
	rel := i.flags[0]
	i.flags = i.flags[1:]
	ftz := i.take("ftz")
	join := i.takeOne("and", "or", "xor")
	x, y := a.hold(a.read(i.args[1], k.s)), a.hold(a.read(i.args[2], k.s))
	if x == nil || y == nil || len(i.flags) != 0 || i.types[0].pair || k.s.Size() == 2 && k.s.IsFloat() {
		return false
	}
	if ftz && k.s == ir.F32 {
		x, y = a.hold(a.flush(x)), a.hold(a.flush(y))
	}
	yes := a.relation(rel, x, y, k)
	if yes == nil || len(i.args) != map[bool]int{false: 3, true: 4}[join != ""] {
		return false
	}
	no := fold.Unary(ir.Not, ir.CloneExpr(yes, nil), ir.Bool, a.at)
	if join != "" {
		c := a.read(i.args[3], ir.Bool)
		if c == nil {
			return false
		}
		op := map[string]ir.BinaryOp{"and": ir.LogAnd, "or": ir.LogOr, "xor": ir.Ne}[join]
		yes = fold.Binary(op, yes, ir.CloneExpr(c, nil), ir.Bool, a.at)
		no = fold.Binary(op, no, c, ir.Bool, a.at)
	}
	return a.writeSet(i, yes, no)
}

// writeSet writes what a comparison gave: to one predicate or two, or as a number.
func (a *asm) writeSet(i *inst, yes, no ir.Expr) bool {
	dst, to := i.args[0], i.types[0].s
	switch {
	case i.op == "set" && len(i.types) == 2 && to.Size() == 4 && !to.IsFloat():
		return a.write(dst, a.choose(yes, a.konst(ir.U32, 0xffffffff), a.konst(ir.U32, 0)))
	case i.op == "set" && len(i.types) == 2 && to == ir.F32:
		return a.write(dst, a.choose(yes, a.fconst(ir.F32, 1), a.fconst(ir.F32, 0)))
	case i.op != "setp" || len(i.types) != 1:
		return false
	case len(dst.List) == 2:
		yes, no = a.fn.Temp(ir.Bool, yes, a.at), a.fn.Temp(ir.Bool, no, a.at)
		return a.write(dst.List[0], yes) && a.write(dst.List[1], no)
	}
	return a.write(dst, yes)
}

// relation is a comparison by name: eq to ge are false for NaN, equ to geu true; lo to hs compare without sign.
func (a *asm) relation(rel string, x, y ir.Expr, k kind) ir.Expr {
	ops := map[string]ir.BinaryOp{"eq": ir.Eq, "ne": ir.Ne, "lt": ir.Lt, "le": ir.Le, "gt": ir.Gt, "ge": ir.Ge}
	not := func(e ir.Expr) ir.Expr { return fold.Unary(ir.Not, e, ir.Bool, a.at) }
	or := func(p, q ir.Expr) ir.Expr { return fold.Binary(ir.LogOr, p, q, ir.Bool, a.at) }
	op, plain := ops[rel]
	if !k.s.IsFloat() {
		if u, ok := map[string]ir.BinaryOp{"lo": ir.Lt, "ls": ir.Le, "hi": ir.Gt, "hs": ir.Ge}[rel]; ok &&
			!k.s.IsSigned() {
			return a.bin(u, x, y)
		}
		if !plain || k.bits && op != ir.Eq && op != ir.Ne {
			return nil
		}
		return a.bin(op, x, y)
	}
	switch rel {
	case "ne":
		return or(a.bin(ir.Lt, x, y), a.bin(ir.Gt, x, y))
	case "equ":
		return not(or(a.bin(ir.Lt, x, y), a.bin(ir.Gt, x, y)))
	case "neu":
		return a.bin(ir.Ne, x, y)
	case "ltu":
		return not(a.bin(ir.Ge, x, y))
	case "leu":
		return not(a.bin(ir.Gt, x, y))
	case "gtu":
		return not(a.bin(ir.Le, x, y))
	case "geu":
		return not(a.bin(ir.Lt, x, y))
	case "num":
		return not(or(a.bin(ir.Ne, x, x), a.bin(ir.Ne, y, y)))
	case "nan":
		return or(a.bin(ir.Ne, x, x), a.bin(ir.Ne, y, y))
	}
	if !plain {
		return nil
	}
	return a.bin(op, x, y)
}

// testp tests the class of a float.
func (a *asm) testp(i *inst) bool {
	class := i.takeOne("finite", "infinite", "number", "notanumber")
	if !i.is(2, 1) || !i.types[0].s.IsFloat() || i.types[0].s.Size() < 4 {
		return false
	}
	x := a.read(i.args[1], i.types[0].s)
	op := map[string]string{"finite": "math.isfinite", "infinite": "math.isinf", "number": "math.isnan",
		"notanumber": "math.isnan"}[class]
	if x == nil || op == "" {
		return false
	}
	r := a.call(op, ir.Bool, x)
	if class == "number" {
		r = fold.Unary(ir.Not, r, ir.Bool, a.at)
	}
	return a.write(i.args[0], r)
}
