package inlineasm

import (
	"regexp"
	"slices"
	"strconv"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// matrix are the instructions on matrices whose fragments the lanes of a warp hold (PTX ISA 9.7.14). All lanes take
// part.
func (a *asm) matrix(i *inst) bool {
	a.why = "matrix fragments of this kind are not supported in kernel bodies"
	if a.guard != nil || !i.take("sync") || !i.take("aligned") {
		return false
	}
	switch i.op {
	case "mma":
		return a.mma(i)
	case "ldmatrix", "stmatrix":
		return a.moveMatrix(i)
	case "movmatrix":
		if !i.take("m8n8") || !i.take("trans") || !i.is(2, 1) || i.types[0].s != ir.U16 {
			return false
		}
		r, ok := a.prelude("transpose", nil, a.read(i.args[1], ir.U32))
		return ok && a.write(i.args[0], r[0])
	}
	return false
}

// moveMatrix is ldmatrix and stmatrix of one, two or four matrices of 8 by 8 elements of 16 bits.
func (a *asm) moveMatrix(i *inst) bool {
	n := map[string]int{"x1": 1, "x2": 2, "x4": 4}[i.takeOne("x1", "x2", "x4")]
	trans := i.take("trans")
	shared := i.isShared()
	if n == 0 || !i.take("m8n8") || !i.is(2, 1) || i.types[0].s != ir.U16 || !i.types[0].bits {
		return false
	}
	targs := []TemplateArg{{Value: intValue(n)}, {Value: fold.Bool(trans, 0)}}
	if i.op == "ldmatrix" {
		regs := vector(i.args[0])
		r, ok := a.prelude("load_matrix", targs, a.generic(i.args[1], shared))
		return ok && len(regs) == n && a.writeAll(regs, r)
	}
	regs := vector(i.args[1])
	if len(regs) != n {
		return false
	}
	words := a.words(regs, 4)
	if words == nil {
		return false
	}
	_, ok := a.prelude("store_matrix", targs, append([]ir.Expr{a.generic(i.args[0], shared)}, words...)...)
	return ok
}

var mmaShape = regexp.MustCompile(`^m(8|16)n8k(\d+)$`)

// mmaElements says how many elements of a type are in a register of 32 bits.
func mmaElements() map[string]int {
	return map[string]int{"f16": 2, "bf16": 2, "tf32": 1, "e4m3": 4, "e5m2": 4, "s8": 4, "u8": 4, "s4": 8, "u4": 8,
		"b1": 32}
}

// mma is mma.sync of the shapes m16n8kK and m8n8kK whose fragments are laid out alike: rows by eight, with four
// neighbouring registers along k (PTX ISA 9.7.14.5).
func (a *asm) mma(i *inst) bool {
	mods := i.mods
	shape := mmaShape.FindStringSubmatch(i.shape())
	row := slices.Index(mods, "row")
	if shape == nil || row < 0 || row+1 >= len(mods) || mods[row+1] != "col" || len(i.args) != 4 {
		return false
	}
	mods = mods[row+2:]
	op, sat := "", false
	if n := len(mods); n > 2 && mods[n-1] == "popc" {
		op, mods = "_"+mods[n-2], mods[:n-2]
	}
	mods = slices.DeleteFunc(slices.Clone(mods), func(m string) bool {
		sat = sat || m == "satfinite"
		return m == "satfinite" || m == "kind::f8f6f4"
	})
	if len(mods) != 4 || mods[0] != mods[3] {
		return false
	}
	if i.shape() == "m8n8k4" && slices.Equal(mods, []string{"f64", "f64", "f64", "f64"}) {
		return a.mmaDouble(i)
	}
	n, k := mmaElements()[mods[1]], 0
	if n == 0 || n != mmaElements()[mods[2]] {
		return false
	}
	k, _ = strconv.Atoi(shape[2])
	rows := map[string]int{"8": 1, "16": 2}[shape[1]]
	halves := k / (4 * n)
	if k%(4*n) != 0 || halves < 1 || halves > 2 || rows == 1 && (halves != 1 || mods[0] != "s32") ||
		(op != "") != (n == 32) {
		return false
	}
	acc, words := mmaResult(mods[0], mods[1], rows)
	if words == 0 {
		return false
	}
	targs := []TemplateArg{{Class: mods[1] + op}, {Class: mods[2] + op}, {Type: acc}, {Value: intValue(rows)},
		{Value: intValue(halves)}, {Value: fold.Bool(sat, 0)}}
	d, as, bs, cs := vector(i.args[0]), vector(i.args[1]), vector(i.args[2]), vector(i.args[3])
	if len(d) != words || len(as) != rows*halves || len(bs) != halves || len(cs) != words {
		return false
	}
	if rows == 1 { // the registers of the upper half of a stand at odd places
		as = append(as[:1:1], ptx.Arg{Kind: ptx.Int})
	}
	args := slices.Concat(a.words(as, 4), a.words(bs, 2), a.words(cs, 4))
	if len(args) != 10 {
		return false
	}
	r, ok := a.prelude("mma", targs, args...)
	return ok && a.writeAll(d, r)
}

// mmaDouble is mma of m8n8k4 doubles.
func (a *asm) mmaDouble(i *inst) bool {
	d, c := vector(i.args[0]), vector(i.args[3])
	as, bs := vector(i.args[1]), vector(i.args[2])
	if len(d) != 2 || len(c) != 2 || len(as) != 1 || len(bs) != 1 {
		return false
	}
	var args []ir.Expr
	for _, arg := range []ptx.Arg{as[0], bs[0], c[0], c[1]} {
		x := a.read(arg, ir.F64)
		if x == nil {
			return false
		}
		args = append(args, bitsAs(x, ir.U64, a.at))
	}
	r, ok := a.prelude("mma_double", nil, args...)
	return ok && a.writeAll(d, r)
}

// mmaResult is the type that results of type d are made in, and how many words of them a lane holds; 0 for what
// elements of type a are not multiplied to.
func mmaResult(d, a string, rows int) (acc ir.Scalar, words int) {
	floats := a == "f16" || a == "bf16" || a == "tf32" || a == "e4m3" || a == "e5m2"
	switch {
	case d == "f32" && floats:
		return ir.F32, 2 * rows
	case d == "f16" && (a == "f16" || a == "e4m3" || a == "e5m2"):
		return ir.F16, rows
	case d == "s32" && !floats:
		return ir.I32, 2 * rows
	}
	return ir.Void, 0
}

// shape is the first modifier that is the shape of a matrix.
func (i *inst) shape() string {
	for _, f := range i.flags {
		if mmaShape.MatchString(f) {
			return f
		}
	}
	return ""
}

// vector lists the registers of an operand: {a, b} or one.
func vector(arg ptx.Arg) []ptx.Arg {
	if arg.Kind == ptx.Vec {
		return arg.List
	}
	return []ptx.Arg{arg}
}

// words reads registers as words, filled up with zeros to n of them; nil if one is not a word.
func (a *asm) words(regs []ptx.Arg, n int) []ir.Expr {
	list := make([]ir.Expr, 0, n)
	for _, r := range regs {
		x := a.read(r, ir.U32)
		if x == nil {
			return nil
		}
		list = append(list, x)
	}
	for len(list) < n {
		list = append(list, a.konst(ir.U32, 0))
	}
	return list
}

func (a *asm) writeAll(regs []ptx.Arg, words []ir.Expr) bool {
	for n, r := range regs {
		if n >= len(words) || !a.write(r, words[n]) {
			return false
		}
	}
	return true
}

func intValue(n int) *ir.Const { return fold.Int(ir.I32, int64(n), 0) }
