package inlineasm

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// mov copies a register, or packs and unpacks a vector of registers (PTX ISA 9.7.9.5).
func (a *asm) mov(i *inst) bool {
	if !i.is(2, 1) || i.types[0].pair {
		return false
	}
	t := i.types[0].s
	dst, src := i.args[0], i.args[1]
	switch {
	case dst.Kind == ptx.Vec && !t.IsFloat():
		x := a.hold(a.read(src, t))
		n := len(dst.List)
		if x == nil || n < 2 || t.Size()%n != 0 || t.Size()/n < 2 {
			return false
		}
		part := map[int]ir.Scalar{2: ir.U16, 4: ir.U32}[t.Size()/n]
		for k, d := range dst.List {
			if !a.write(d, a.conv(a.bin(ir.Shr, x, a.konst(ir.U32, uint64(8*k*part.Size()))), part)) {
				return false
			}
		}
		return true
	case src.Kind == ptx.Vec && !t.IsFloat():
		n := len(src.List)
		if n < 2 || t.Size()%n != 0 || t.Size()/n < 2 {
			return false
		}
		part := map[int]ir.Scalar{2: ir.U16, 4: ir.U32}[t.Size()/n]
		var all ir.Expr
		for k, s := range src.List {
			x := a.read(s, part)
			if x == nil {
				return false
			}
			x = a.bin(ir.Shl, a.conv(x, t), a.konst(ir.U32, uint64(8*k*part.Size())))
			if all != nil {
				x = a.bin(ir.Or, all, x)
			}
			all = x
		}
		return a.write(dst, all)
	}
	return a.write(dst, a.read(src, t))
}

// cvt converts (PTX ISA 9.7.9.21).
func (a *asm) cvt(i *inst) bool {
	switch {
	case i.take("pack"):
		return a.pack(i)
	case slices.Contains(i.mods, "tf32"):
		return a.cvtTF32(i)
	case slices.ContainsFunc(i.mods, func(m string) bool { return m == "e4m3x2" || m == "e5m2x2" }):
		return a.cvtFP8(i)
	}
	if len(i.types) != 2 {
		return false
	}
	to, from := i.types[0], i.types[1]
	irnd := i.takeOne("rni", "rzi", "rmi", "rpi")
	frnd := i.takeOne("rn", "rz", "rm", "rp")
	ftz, sat := i.take("ftz"), i.take("sat")
	if len(i.flags) != 0 || from.pair || to.s == ir.Bool || from.s == ir.Bool {
		return false
	}
	if to.pair { // the first source is the upper half
		if len(i.args) != 3 || from.s != ir.F32 || sat || ftz || frnd != "rn" && frnd != "rz" {
			return false
		}
		hi, lo := a.read(i.args[1], ir.F32), a.read(i.args[2], ir.F32)
		if hi == nil || lo == nil {
			return false
		}
		mode := roundOf(frnd)
		return a.write(i.args[0], a.join(a.toType(lo, to.s, mode, false), a.toType(hi, to.s, mode, false)))
	}
	if len(i.args) != 2 {
		return false
	}
	x := a.read(i.args[1], from.s)
	if x == nil {
		return false
	}
	if ftz {
		if from.s != ir.F32 && to.s != ir.F32 {
			return false
		}
		if from.s == ir.F32 {
			x = a.flush(x)
		}
	}
	if x = a.cvtValue(to.s, from.s, irnd, frnd, sat, x); x == nil {
		return false
	}
	if ftz && to.s == ir.F32 {
		x = a.flush(x)
	}
	return a.write(i.args[0], x)
}

// roundOf is a rounding modifier, of conversions to integers ("rzi") too.
func roundOf(m string) ir.RoundMode {
	switch strings.TrimSuffix(m, "i") {
	case "rn":
		return ir.RoundNearest
	case "rz":
		return ir.RoundZero
	case "rp":
		return ir.RoundUp
	case "rm":
		return ir.RoundDown
	}
	return ir.RoundDefault
}

func (a *asm) toType(x ir.Expr, to ir.Scalar, mode ir.RoundMode, sat bool) ir.Expr {
	return fold.ConvertMode(x, to, mode, sat, a.at)
}

func (a *asm) cvtValue(to, from ir.Scalar, irnd, frnd string, sat bool, x ir.Expr) ir.Expr {
	switch {
	case to.IsFloat() && from.IsFloat() && to == from && irnd != "" && frnd == "" && !sat:
		return a.call(map[string]string{"rni": "math.rint", "rzi": "math.trunc", "rmi": "math.floor",
			"rpi": "math.ceil"}[irnd], to, x)
	case to.IsFloat() && from.IsFloat() && irnd == "":
		if to.Size() < from.Size() && frnd == "" {
			return nil // the modifier is mandatory
		}
		r := a.hold(a.toType(x, to, roundOf(frnd), false))
		if sat {
			zero, one := a.fconst(to, 0), a.fconst(to, 1)
			r = a.choose(a.bin(ir.Gt, r, zero), a.choose(a.bin(ir.Lt, r, one), r, one), zero)
		}
		return r
	case to.IsFloat() && irnd == "" && !sat && frnd != "":
		return a.toType(x, to, roundOf(frnd), false)
	case !to.IsFloat() && from.IsFloat() && irnd != "" && frnd == "":
		// out of range is clamped with and without .sat; NaN becomes 0 in these types only
		clamp := to.Size() < 4 || to.Size() == 4 && from == ir.F32
		return a.toType(x, to, roundOf(irnd), clamp)
	case !to.IsFloat() && !from.IsFloat() && irnd == "" && frnd == "":
		return a.toType(x, to, ir.RoundDefault, sat)
	}
	return nil
}

// pack is cvt.pack, which clamps two words to bytes or halves of words (PTX ISA 9.7.9.22): the first goes above the
// second, and above bytes come the low 16 bits of a third operand.
func (a *asm) pack(i *inst) bool {
	n := len(i.args)
	if !i.take("sat") || len(i.flags) != 0 || n != len(i.types)+1 || n < 3 || i.types[1].s != ir.I32 ||
		n == 4 && !i.types[2].bits {
		return false
	}
	to := i.types[0].s
	if to.IsFloat() || to.Size() > 2 || to.Size() != 5-n {
		return false
	}
	part := map[int]ir.Scalar{1: ir.U8, 2: ir.U16}[to.Size()]
	var all ir.Expr
	for k, arg := range i.args[1:] {
		x := a.read(arg, ir.U32)
		if x == nil {
			return false
		}
		if k < 2 {
			x = a.conv(a.conv(a.toType(a.conv(x, ir.I32), to, ir.RoundDefault, true), part), ir.U32)
		}
		place := [...]int{to.Size(), 0, 2 * to.Size()}[k]
		if x = a.bin(ir.Shl, x, a.konst(ir.U32, uint64(8*place))); all != nil {
			x = a.bin(ir.Or, all, x)
		}
		all = x
	}
	return a.write(i.args[0], all)
}

// cvtTF32 rounds a float to the 10 bits of mantissa of tf32, halves away from zero; infinities and NaNs stay.
func (a *asm) cvtTF32(i *inst) bool {
	if !i.take("rna") || !i.take("tf32") || !i.is(2, 1) || i.types[0].s != ir.F32 {
		return false
	}
	x := a.hold(a.read(i.args[1], ir.F32))
	if x == nil {
		return false
	}
	bits := a.hold(bitsAs(x, ir.U32, a.at))
	top := a.konst(ir.U32, 0x7f800000)
	rounded := a.bin(ir.And, a.bin(ir.Add, bits, a.konst(ir.U32, 0x1000)), a.konst(ir.U32, 0xffffe000))
	return a.write(i.args[0], a.choose(a.bin(ir.Ne, a.bin(ir.And, bits, top), top), rounded, bits))
}

// cvtFP8 converts two floats or halves to 8-bit floats with saturation, or those to halves.
func (a *asm) cvtFP8(i *inst) bool {
	if a.guard != nil || !i.take("rn") || len(i.types) != 1 {
		return false
	}
	from := i.types[0]
	name, sat := i.takeOne("e4m3x2", "e5m2x2"), i.take("satfinite")
	if len(i.flags) != 0 {
		return false
	}
	var r []ir.Expr
	ok := false
	switch half := from.pair && from.s == ir.F16; {
	case half && sat && len(i.args) == 2 && i.mods[len(i.mods)-1] == "f16x2":
		r, ok = a.prelude("halves_to_"+name, nil, a.read(i.args[1], ir.U32))
	case half && !sat && len(i.args) == 2 && i.mods[len(i.mods)-1] == name:
		r, ok = a.prelude(name+"_to_halves", nil, a.read(i.args[1], ir.U32))
	case from.s == ir.F32 && sat && len(i.args) == 3 && i.mods[len(i.mods)-1] == "f32":
		r, ok = a.prelude("to_"+name, nil, a.floatBits(i.args[1]), a.floatBits(i.args[2]))
	}
	return ok && a.write(i.args[0], r[0])
}

// floatBits is a float operand as the word that holds it.
func (a *asm) floatBits(arg ptx.Arg) ir.Expr {
	x := a.read(arg, ir.F32)
	if x == nil {
		return nil
	}
	return bitsAs(x, ir.U32, a.at)
}
