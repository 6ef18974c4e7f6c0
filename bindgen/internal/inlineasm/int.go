package inlineasm

import (
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// inst lowers an instruction by its name (PTX ISA 9.7). What its cases do not take, or take only in part, is refused.
func (a *asm) inst(i *inst) bool {
	switch i.op {
	case "mov":
		return a.mov(i)
	case "add", "sub", "addc", "subc", "mul", "mad", "madc", "div", "min", "max", "abs", "neg", "fma":
		if len(i.types) == 1 && i.types[0].s.IsFloat() {
			return a.floatInst(i)
		}
		return a.intInst(i)
	case "mul24", "mad24", "sad", "rem", "popc", "clz", "brev", "bfe", "bfi", "bfind", "prmt", "lop3", "cnot":
		return a.intInst(i)
	case "and", "or", "xor", "not", "shl", "shr", "shf":
		return a.logic(i)
	case "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh", "copysign":
		return a.floatInst(i)
	case "setp", "set", "selp", "slct", "testp":
		return a.compare(i)
	case "cvt":
		return a.cvt(i)
	case "cvta":
		return a.cvta(i)
	case "dp4a", "dp2a", "vabsdiff4":
		return a.packed(i)
	case "vadd", "vsub", "vabsdiff", "vmin", "vmax", "vset", "vmad", "vshl", "vshr":
		return a.video(i)
	case "ld", "ldu", "st", "atom", "red", "prefetch", "prefetchu":
		return a.memory(i)
	case "vote", "activemask", "match", "shfl", "redux":
		return a.warp(i)
	}
	return a.control(i)
}

// intInst is arithmetic on integers (PTX ISA 9.7.1, 9.7.2).
func (a *asm) intInst(i *inst) bool {
	if len(i.types) != 1 && i.op != "bfind" || len(i.types) == 0 || len(i.args) < 2 || i.types[0].s.IsFloat() ||
		i.types[0].s == ir.Bool {
		return false
	}
	t := i.types[0].s
	if i.op == "addc" || i.op == "subc" || i.op == "madc" || i.take("cc") {
		return a.carried(i, t)
	}
	wide := i.takeOne("wide", "hi", "lo")
	sat := i.take("sat")
	in := a.reads(i, 1, t)
	if in == nil {
		return false
	}
	var x ir.Expr
	switch n := len(in); {
	case wide == "wide":
		x = a.wideProduct(i, t)
	case (i.op == "mul" || i.op == "mad") && wide != "" && n == map[string]int{"mul": 2, "mad": 3}[i.op]:
		if wide == "hi" {
			x = a.call("int.mulhi", t, in[0], in[1])
		} else {
			x = a.bin(ir.Mul, in[0], in[1])
		}
		if i.op == "mad" {
			x = a.bin(ir.Add, x, in[2])
		}
	case (i.op == "mul24" || i.op == "mad24") && wide == "lo" && n == map[string]int{"mul24": 2, "mad24": 3}[i.op] &&
		t.Size() == 4:
		x = a.call("int.mul24", t, in[0], in[1])
		if i.op == "mad24" {
			x = a.bin(ir.Add, x, in[2])
		}
	case wide != "":
		return false
	case sat:
		op := map[string]string{"add": "int.add_sat", "sub": "int.sub_sat"}[i.op]
		if op == "" || n != 2 || t != ir.I32 {
			return false
		}
		x = a.call(op, t, in...)
	default:
		x = a.plainInt(i, t, in)
	}
	return x != nil && len(i.flags) == 0 && a.write(i.args[0], x)
}

// plainInt are the integer instructions without modifiers of their own.
func (a *asm) plainInt(i *inst, t ir.Scalar, in []ir.Expr) ir.Expr {
	if op, ok := map[string]ir.BinaryOp{"add": ir.Add, "sub": ir.Sub, "div": ir.Div, "rem": ir.Rem}[i.op]; ok &&
		len(in) == 2 {
		return a.bin(op, in[0], in[1])
	}
	if op, ok := map[string]string{"min": "int.min", "max": "int.max"}[i.op]; ok && len(in) == 2 {
		return a.call(op, t, in...)
	}
	zero := a.konst(t, 0)
	switch n := len(in); {
	case i.op == "neg" && n == 1:
		return fold.Unary(ir.Neg, in[0], t, a.at)
	case i.op == "abs" && n == 1 && t.IsSigned():
		return a.call("int.abs", t, in[0])
	case i.op == "cnot" && n == 1:
		return a.choose(a.bin(ir.Eq, in[0], zero), a.konst(t, 1), zero)
	case i.op == "sad" && n == 3:
		return a.bin(ir.Add, in[2],
			a.choose(a.bin(ir.Gt, in[0], in[1]), a.bin(ir.Sub, in[0], in[1]), a.bin(ir.Sub, in[1], in[0])))
	case (i.op == "popc" || i.op == "clz") && n == 1 && t.Size() >= 4:
		return a.conv(a.call("int."+i.op, t, in[0]), ir.U32)
	case i.op == "brev" && n == 1 && t.Size() >= 4:
		return a.call("int.brev", t, in[0])
	case i.op == "bfind" && n == 1 && t.Size() >= 4:
		return a.bfind(i, t, in[0])
	case i.op == "bfe" && t.Size() >= 4:
		return a.bfe(i, t)
	case i.op == "bfi" && t.Size() >= 4:
		return a.bfi(i, t)
	case i.op == "prmt" && n == 3 && t == ir.U32:
		return a.call("int.byte_perm", t, in...)
	case i.op == "lop3" && n == 4 && t == ir.U32:
		return lop3(in, a.at)
	}
	return nil
}

// wideProduct is mul.wide and mad.wide.
func (a *asm) wideProduct(i *inst, t ir.Scalar) ir.Expr {
	to, ok := map[ir.Scalar]ir.Scalar{ir.U16: ir.U32, ir.I16: ir.I32, ir.U32: ir.U64, ir.I32: ir.I64}[t]
	if !ok || i.op == "mul" && len(i.args) != 3 || i.op == "mad" && len(i.args) != 4 {
		return nil
	}
	x, y := a.read(i.args[1], t), a.read(i.args[2], t)
	if x == nil || y == nil {
		return nil
	}
	p := a.bin(ir.Mul, a.conv(x, to), a.conv(y, to))
	if i.op == "mad" {
		z := a.read(i.args[3], to)
		if z == nil {
			return nil
		}
		p = a.bin(ir.Add, p, z)
	}
	return p
}

// carried are the instructions that read or write the carry flag CC.CF (PTX ISA 9.7.2).
func (a *asm) carried(i *inst, t ir.Scalar) bool {
	u := map[ir.Scalar]ir.Scalar{ir.I32: ir.U32, ir.U32: ir.U32, ir.I64: ir.U64, ir.U64: ir.U64}[t]
	set := i.take("cc") || i.op == "add" || i.op == "sub" || i.op == "mad" // inst has taken .cc from these
	get := i.op == "addc" || i.op == "subc" || i.op == "madc"
	half := i.takeOne("hi", "lo")
	mad := i.op == "mad" || i.op == "madc"
	if u == 0 || len(i.flags) != 0 || a.guard != nil || mad != (half != "") ||
		len(i.args) != map[bool]int{false: 3, true: 4}[mad] || i.op == "mul" {
		return false
	}
	var in []ir.Expr
	if mad {
		x, y, z := a.hold(a.read(i.args[1], t)), a.hold(a.read(i.args[2], t)), a.hold(a.read(i.args[3], u))
		if x == nil || y == nil || z == nil {
			return false
		}
		p := a.bin(ir.Mul, x, y)
		if half == "hi" {
			p = a.call("int.mulhi", t, x, y)
		}
		in = []ir.Expr{a.hold(a.conv(p, u)), z}
	} else if in = a.reads(i, 1, u); in == nil {
		return false
	}
	op := ir.Add
	if i.op == "sub" || i.op == "subc" {
		op = ir.Sub
	}
	a.single = false
	sum := a.hold(a.bin(op, in[0], in[1]))
	over := func(before, after ir.Expr) ir.Expr { // the carry or borrow of a step
		if op == ir.Sub {
			return a.bin(ir.Gt, after, before)
		}
		return a.bin(ir.Lt, after, before)
	}
	carry := over(in[0], sum)
	if get {
		with := a.hold(a.bin(op, sum, a.conv(a.carryIn(), u)))
		carry = fold.Binary(ir.LogOr, carry, over(sum, with), ir.Bool, a.at)
		sum = with
	}
	if set {
		a.carry, a.dirty = a.hold(a.conv(carry, ir.U32)), true
	}
	return a.write(i.args[0], sum)
}

// carryIn is the flag as an earlier instruction left it, perhaps in another statement.
func (a *asm) carryIn() ir.Expr {
	if a.carry == nil {
		a.carry = a.effect("flag.carry_get", ir.U32)
	}
	return a.carry
}

// bfind is the position of the most significant bit that is set, or for negative numbers that is not (PTX ISA
// 9.7.1.16).
func (a *asm) bfind(i *inst, t ir.Scalar, x ir.Expr) ir.Expr {
	u := map[int]ir.Scalar{4: ir.U32, 8: ir.U64}[t.Size()]
	top := uint64(8*t.Size() - 1)
	if t.IsSigned() {
		x = a.bin(ir.Xor, x, a.bin(ir.Shr, x, a.konst(t, top)))
	}
	x = a.hold(a.conv(x, u))
	zeros := a.conv(a.call("int.clz", u, x), ir.U32)
	if i.take("shiftamt") {
		return a.choose(a.bin(ir.Eq, x, a.konst(u, 0)), a.konst(ir.U32, 0xffffffff), zeros)
	}
	return a.bin(ir.Sub, a.konst(ir.U32, top), zeros)
}

// field reads the position and length operands of bfe and bfi as U32. PTX restricts them to 0..255: hardware cuts them
// so for words, but not for 64 bits.
func (a *asm) field(i *inst, first int, t ir.Scalar) (pos, length ir.Expr) {
	if len(i.args) != first+2 {
		return nil, nil
	}
	pos, length = a.read(i.args[first], ir.U32), a.read(i.args[first+1], ir.U32)
	if pos == nil || length == nil {
		return nil, nil
	}
	if t.Size() == 8 {
		return a.hold(pos), a.hold(length)
	}
	mask := a.konst(ir.U32, 255)
	return a.hold(a.bin(ir.And, pos, mask)), a.hold(a.bin(ir.And, length, mask))
}

// bfe extracts a field (PTX ISA 9.7.1.19). Both widths are computed in 64 bits, where what lies beyond the operand is 0
// or copies of its sign.
func (a *asm) bfe(i *inst, t ir.Scalar) ir.Expr {
	x := a.read(i.args[1], t)
	if len(i.args) != 4 || x == nil {
		return nil
	}
	i.args = append(i.args[:1:1], i.args[2:]...)
	pos, length := a.field(i, 1, t)
	if pos == nil {
		return nil
	}
	w := ir.U64
	if t.IsSigned() {
		w = ir.I64
	}
	at := a.hold(a.call("int.min", ir.U32, pos, a.konst(ir.U32, 63)))
	field := a.bin(ir.Shr, a.conv(x, w), at)
	if w == ir.U64 {
		field = a.choose(a.bin(ir.Lt, pos, a.konst(ir.U32, 64)), field, a.konst(w, 0))
	}
	cut := a.hold(a.bin(ir.Sub, a.konst(ir.U32, 64), a.call("int.min", ir.U32, length, a.konst(ir.U32, 64))))
	field = a.bin(ir.Shr, a.bin(ir.Shl, field, cut), cut)
	return a.conv(a.choose(a.bin(ir.Eq, length, a.konst(ir.U32, 0)), a.konst(w, 0), field), t)
}

// bfi puts a field into a word (PTX ISA 9.7.1.20).
func (a *asm) bfi(i *inst, t ir.Scalar) ir.Expr {
	if len(i.args) != 5 {
		return nil
	}
	x, y := a.read(i.args[1], t), a.hold(a.read(i.args[2], t))
	if x == nil || y == nil {
		return nil
	}
	i.args = append(i.args[:1:1], i.args[3:]...)
	pos, length := a.field(i, 1, t)
	if pos == nil {
		return nil
	}
	ones := a.choose(a.bin(ir.Lt, length, a.konst(ir.U32, 64)),
		a.bin(ir.Sub, a.bin(ir.Shl, a.konst(ir.U64, 1), length), a.konst(ir.U64, 1)), a.konst(ir.U64, ^uint64(0)))
	inside := a.bin(ir.Lt, pos, a.konst(ir.U32, 64))
	mask := a.hold(a.choose(inside, a.bin(ir.Shl, ones, pos), a.konst(ir.U64, 0)))
	by := a.bin(ir.And, ir.CloneExpr(pos, nil), a.konst(ir.U32, 63)) // beyond that the mask is 0
	field := a.bin(ir.And, a.bin(ir.Shl, a.conv(x, ir.U64), by), mask)
	rest := a.bin(ir.And, a.conv(y, ir.U64), fold.Unary(ir.BitNot, ir.CloneExpr(mask, nil), ir.U64, a.at))
	return a.conv(a.bin(ir.Or, rest, field), t)
}

// logic are the bitwise instructions and shifts; a shift by the width or more gives 0 or the sign (PTX ISA 9.7.8).
func (a *asm) logic(i *inst) bool {
	if len(i.types) != 1 || i.types[0].s.IsFloat() {
		return false
	}
	t := i.types[0].s
	if i.op == "shf" {
		return a.funnel(i)
	}
	if i.op == "shl" || i.op == "shr" {
		return i.is(3, 1) && t.Size() >= 2 && a.write(i.args[0], a.shift(i, t))
	}
	in := a.reads(i, 1, t)
	switch {
	case in == nil || len(i.flags) != 0:
		return false
	case i.op == "not" && len(in) == 1 && t == ir.Bool:
		return a.write(i.args[0], fold.Unary(ir.Not, in[0], t, a.at))
	case i.op == "not" && len(in) == 1:
		return a.write(i.args[0], fold.Unary(ir.BitNot, in[0], t, a.at))
	case i.op == "not" || len(in) != 2:
		return false
	case t == ir.Bool && i.op == "xor":
		return a.write(i.args[0], a.bin(ir.Ne, in[0], in[1]))
	case t == ir.Bool:
		return a.write(i.args[0],
			fold.Binary(map[string]ir.BinaryOp{"and": ir.LogAnd, "or": ir.LogOr}[i.op], in[0], in[1], t, a.at))
	}
	return a.write(i.args[0],
		a.bin(map[string]ir.BinaryOp{"and": ir.And, "or": ir.Or, "xor": ir.Xor}[i.op], in[0], in[1]))
}

func (a *asm) shift(i *inst, t ir.Scalar) ir.Expr {
	x, n := a.hold(a.read(i.args[1], t)), a.hold(a.read(i.args[2], ir.U32))
	if x == nil || n == nil {
		return nil
	}
	width := uint64(8 * t.Size())
	if i.op == "shr" && t.IsSigned() {
		return a.bin(ir.Shr, x, a.call("int.min", ir.U32, n, a.konst(ir.U32, width-1)))
	}
	op := map[string]ir.BinaryOp{"shl": ir.Shl, "shr": ir.Shr}[i.op]
	if k, _, ok := fold.Const(n); ok && k.Bits < width {
		return a.bin(op, x, n)
	}
	return a.choose(a.bin(ir.Lt, n, a.konst(ir.U32, width)), a.bin(op, x, n), a.konst(t, 0))
}

// funnel is shf: two words shifted as one.
func (a *asm) funnel(i *inst) bool {
	dir, mode := i.takeOne("l", "r"), i.takeOne("wrap", "clamp")
	if dir == "" || mode == "" || !i.is(4, 1) || i.types[0].s != ir.U32 {
		return false
	}
	in := a.reads(i, 1, ir.U32)
	if in == nil {
		return false
	}
	n := a.bin(ir.And, in[2], a.konst(ir.U32, 31))
	if mode == "clamp" {
		n = a.call("int.min", ir.U32, in[2], a.konst(ir.U32, 32))
	}
	both := a.bin(ir.Or, a.bin(ir.Shl, a.conv(in[1], ir.U64), a.konst(ir.U32, 32)), a.conv(in[0], ir.U64))
	if dir == "r" {
		return a.write(i.args[0], a.conv(a.bin(ir.Shr, both, n), ir.U32))
	}
	return a.write(i.args[0], a.conv(a.bin(ir.Shr, a.bin(ir.Shl, both, n), a.konst(ir.U32, 32)), ir.U32))
}

// packed are dot products and sums of differences of the bytes of words (PTX ISA 9.7.1.23, 9.7.14).
func (a *asm) packed(i *inst) bool {
	if i.op == "vabsdiff4" {
		sum := i.take("add")
		if !i.is(4, 3) || !sum || i.types[0].s != ir.U32 || i.types[1].s.Size() != 4 || i.types[1] != i.types[2] {
			return false
		}
		in := a.reads(i, 1, ir.U32)
		if in == nil {
			return false
		}
		r := in[2]
		for n := range 4 {
			x, y := a.hold(a.part(in[0], n, i.types[1].s, 1)), a.hold(a.part(in[1], n, i.types[2].s, 1))
			d := a.choose(a.bin(ir.Gt, x, y), a.bin(ir.Sub, x, y), a.bin(ir.Sub, y, x))
			r = a.bin(ir.Add, r, a.conv(d, ir.U32))
		}
		return a.write(i.args[0], r)
	}
	half := ""
	if i.op == "dp2a" {
		if half = i.takeOne("lo", "hi"); half == "" {
			return false
		}
	}
	if !i.is(4, 2) || i.types[0].s.Size() != 4 || i.types[1].s.Size() != 4 {
		return false
	}
	in := a.reads(i, 1, ir.U32)
	if in == nil {
		return false
	}
	r := in[2]
	for n := range map[string]int{"dp4a": 4, "dp2a": 2}[i.op] {
		x, y := a.part(in[0], n, i.types[0].s, 1), a.part(in[1], n, i.types[1].s, 1)
		if i.op == "dp2a" {
			x = a.part(in[0], n, i.types[0].s, 2)
			y = a.part(in[1], n+map[string]int{"hi": 2}[half], i.types[1].s, 1)
		}
		r = a.bin(ir.Add, r, a.conv(a.bin(ir.Mul, x, y), ir.U32))
	}
	return a.write(i.args[0], r)
}

// part is byte or half-word n of a word, signed if t is, as an I32.
func (a *asm) part(x ir.Expr, n int, t ir.Scalar, size int) ir.Expr {
	small := map[bool]map[int]ir.Scalar{false: {1: ir.U8, 2: ir.U16}, true: {1: ir.I8, 2: ir.I16}}[t.IsSigned()][size]
	return a.conv(a.conv(a.bin(ir.Shr, x, a.konst(ir.U32, uint64(8*size*n))), small), ir.I32)
}
