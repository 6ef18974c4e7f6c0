package inlineasm

import (
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// video are the scalar video instructions (PTX ISA 9.7.17.1): an operation on words, half-words or bytes, in more than
// 32 bits, and then a second one with another operand, or a part of that operand which takes the result. Where an H200
// computes something else than the manual says, they are refused.
func (a *asm) video(i *inst) bool {
	sat, second, cmp := i.take("sat"), i.takeOne("add", "min", "max"), ""
	if i.op == "vset" {
		cmp = i.takeOne("eq", "ne", "lt", "le", "gt", "ge")
		if cmp == "" || sat || second == "min" || second == "max" {
			return false
		}
		i.types = append([]kind{{s: ir.U32}}, i.types...)
	}
	shift := ""
	if i.op == "vshl" || i.op == "vshr" {
		shift = i.takeOne("clamp", "wrap")
	}
	if !videoForm(i, second) {
		return false
	}
	d, part := i.types[0].s, i.args[0].Part
	if a.videoOdd(i, sat, second, shift, part) {
		a.why = "GPUs compute it otherwise than its definition says"
		return false
	}
	x, y := a.videoPart(i.args[1], i.types[1].s), a.videoPart(i.args[2], i.types[2].s)
	if x == nil || y == nil {
		return false
	}
	r, fits := a.videoOp(i, cmp, shift, sat, x, y)
	if r == nil {
		return false
	}
	if sat {
		r, fits = a.videoClamp(a.hold(r), d, part), true
	}
	if second == "" && part == "" {
		return a.write(i.args[0], a.conv(r, ir.U32))
	}
	if (second == "min" || second == "max") && !fits {
		a.why = "the result may be beyond 32 bits before it is compared"
		return false
	}
	return a.videoSecond(i, second, part, r)
}

// videoForm reports whether i has the types and operands of a video instruction, and no modifiers that are left over.
func videoForm(i *inst, second string) bool {
	if len(i.types) != 3 || len(i.flags) != 0 || i.op == "vmad" && second != "" {
		return false
	}
	for _, t := range i.types {
		if t.s != ir.U32 && t.s != ir.I32 || t.bits {
			return false
		}
	}
	part := i.args[0].Part
	operands := 3
	if second != "" || part != "" || i.op == "vmad" {
		operands = 4
	}
	return len(i.args) == operands && (second == "" || part == "")
}

// videoSecond writes what the second operation makes of r and the last operand, or that operand with the part that
// takes r.
func (a *asm) videoSecond(i *inst, second, part string, r ir.Expr) bool {
	z := a.hold(a.read(i.args[3], i.types[0].s))
	if z == nil {
		return false
	}
	if part != "" {
		to := i.args[0]
		to.Part = ""
		return a.write(to, a.videoMerge(a.conv(r, ir.U32), a.conv(z, ir.U32), part))
	}
	if second == "add" {
		return a.write(i.args[0], a.bin(ir.Add, a.conv(r, ir.U32), a.conv(z, ir.U32)))
	}
	r = a.hold(r)
	wide := a.conv(z, ir.I64)
	less := map[string]ir.BinaryOp{"min": ir.Lt, "max": ir.Gt}[second]
	return a.write(i.args[0], a.conv(a.choose(a.bin(less, r, wide), r, wide), ir.U32))
}

// videoOdd reports a form for which an H200 (CUDA 13.0) gives other values than the formulas of the manual: signed
// sources of an unsigned result that saturates, parts that take the result but of unsigned numbers as they are and of
// vset, and vshr modulo 32; and those like them that have not been compared.
func (a *asm) videoOdd(i *inst, sat bool, second, shift, part string) bool {
	signed := i.types[1].s == ir.I32 || i.types[2].s == ir.I32
	switch {
	case sat && i.types[0].s == ir.U32 && signed:
		return true
	case part != "" && i.op != "vset":
		return sat || signed || i.types[0].s == ir.I32
	}
	return i.op == "vshr" && shift == "wrap" || shift != "" && (second == "min" || second == "max")
}

// videoOp is the first operation on x and y, as an I64; fits says that the result is a number of the type of the
// destination.
func (a *asm) videoOp(i *inst, cmp, shift string, sat bool, x, y ir.Expr) (r ir.Expr, fits bool) {
	d := i.types[0].s
	alike := i.types[1].s == d && i.types[2].s == d
	switch i.op {
	case "vadd":
		return a.bin(ir.Add, x, y), false
	case "vsub":
		return a.bin(ir.Sub, x, y), false
	case "vabsdiff":
		return a.choose(a.bin(ir.Gt, x, y), a.bin(ir.Sub, x, y), a.bin(ir.Sub, y, x)), d == ir.U32 &&
			i.types[1].s == i.types[2].s
	case "vmin":
		return a.choose(a.bin(ir.Lt, x, y), x, y), alike
	case "vmax":
		return a.choose(a.bin(ir.Gt, x, y), x, y), alike
	case "vset":
		op := map[string]ir.BinaryOp{"eq": ir.Eq, "ne": ir.Ne, "lt": ir.Lt, "le": ir.Le, "gt": ir.Gt, "ge": ir.Ge}[cmp]
		return a.choose(a.bin(op, x, y), a.konst(ir.I64, 1), a.konst(ir.I64, 0)), true
	case "vmad":
		z := a.read(i.args[3], ir.U32)
		if sat || z == nil || i.args[0].Part != "" {
			return nil, false
		}
		i.args = i.args[:3]
		return a.bin(ir.Add, a.bin(ir.Mul, x, y), a.conv(z, ir.I64)), false
	}
	if shift == "" || i.types[2].s != ir.U32 || sat && i.op == "vshl" {
		return nil, false
	}
	n := a.bin(ir.And, y, a.konst(ir.I64, 31))
	if shift == "clamp" {
		n = a.choose(a.bin(ir.Gt, y, a.konst(ir.I64, 32)), a.konst(ir.I64, 32), y)
	}
	if i.op == "vshl" {
		return a.bin(ir.Shl, x, n), false
	}
	return a.bin(ir.Shr, x, n), i.types[1].s == d
}

// videoPart is an operand or its part, read as a number of type t, as an I64 in a temporary.
func (a *asm) videoPart(arg ptx.Arg, t ir.Scalar) ir.Expr {
	part := arg.Part
	arg.Part = ""
	if arg.Neg {
		return nil
	}
	if part == "" {
		x := a.read(arg, t)
		if x == nil {
			return nil
		}
		return a.hold(a.conv(x, ir.I64))
	}
	x := a.read(arg, ir.U32)
	if x == nil {
		return nil
	}
	return a.hold(a.conv(a.part(x, int(part[1]-'0'), t, map[byte]int{'b': 1, 'h': 2}[part[0]]), ir.I64))
}

// videoClamp is x within the range of the destination, which may be a part of a word.
func (a *asm) videoClamp(x ir.Expr, d ir.Scalar, part string) ir.Expr {
	bits := 32
	if part != "" {
		bits = map[byte]int{'b': 8, 'h': 16}[part[0]]
	}
	low, high := int64(0), int64(1)<<bits-1
	if d == ir.I32 {
		low, high = -1<<(bits-1), 1<<(bits-1)-1
	}
	lo, hi := a.konst(ir.I64, uint64(low)), a.konst(ir.I64, uint64(high))
	return a.choose(a.bin(ir.Lt, x, lo), lo, a.choose(a.bin(ir.Gt, x, hi), hi, x))
}

// videoMerge is z with x in one of its parts.
func (a *asm) videoMerge(x, z ir.Expr, part string) ir.Expr {
	size := map[byte]uint64{'b': 8, 'h': 16}[part[0]]
	at := uint64(part[1]-'0') * size
	mask := (uint64(1)<<size - 1) << at
	return a.bin(ir.Or, a.bin(ir.And, a.bin(ir.Shl, x, a.konst(ir.U32, at)), a.konst(ir.U32, mask)),
		a.bin(ir.And, z, a.konst(ir.U32, ^mask&0xffffffff)))
}
