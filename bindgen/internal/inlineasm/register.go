package inlineasm

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// special is a special register (PTX ISA 10), nil for those that have no meaning here.
func (a *asm) special(name string) ir.Expr {
	id := func(op string) ir.Expr { return &ir.Builtin{X: ir.X{Typ: ir.U32, At: a.at}, Op: ir.Op(op)} }
	if reg, dim, ok := strings.Cut(name, "."); ok && (dim == "x" || dim == "y" || dim == "z") {
		if op, ok := map[string]string{"tid": "id.thread.", "ntid": "dim.block.", "ctaid": "id.block.",
			"nctaid": "dim.grid."}[reg]; ok {
			return id(op + dim)
		}
		return nil
	}
	rank := func() ir.Expr {
		row := a.bin(ir.Add, id("id.thread.y"), a.bin(ir.Mul, id("dim.block.y"), id("id.thread.z")))
		return a.bin(ir.Add, id("id.thread.x"), a.bin(ir.Mul, id("dim.block.x"), row))
	}
	lane := func() ir.Expr { return a.bin(ir.And, rank(), a.konst(ir.U32, 31)) }
	bit := func() ir.Expr { return a.bin(ir.Shl, a.konst(ir.U32, 1), lane()) }
	below := func() ir.Expr { return a.bin(ir.Sub, bit(), a.konst(ir.U32, 1)) }
	not := func(x ir.Expr) ir.Expr { return fold.Unary(ir.BitNot, x, ir.U32, a.at) }
	switch name {
	case "laneid":
		return lane()
	case "warpid":
		return a.bin(ir.Shr, rank(), a.konst(ir.U32, 5))
	case "nwarpid":
		size := a.bin(ir.Mul, id("dim.block.x"), a.bin(ir.Mul, id("dim.block.y"), id("dim.block.z")))
		return a.bin(ir.Shr, a.bin(ir.Add, size, a.konst(ir.U32, 31)), a.konst(ir.U32, 5))
	case "smid", "gridid": // blocks run on one multiprocessor, number 0
		return a.konst(ir.U32, 0)
	case "nsmid":
		return a.konst(ir.U32, 1)
	case "lanemask_eq":
		return bit()
	case "lanemask_lt":
		return below()
	case "lanemask_le":
		return a.bin(ir.Or, below(), bit())
	case "lanemask_ge":
		return not(below())
	case "lanemask_gt":
		return not(a.bin(ir.Or, below(), bit()))
	case "clock":
		return a.conv(a.effect("time.clock", ir.I64), ir.U32)
	case "clock_hi":
		return a.conv(a.bin(ir.Shr, a.effect("time.clock", ir.I64), a.konst(ir.U32, 32)), ir.U32)
	case "clock64":
		return a.effect("time.clock", ir.I64)
	case "globaltimer":
		return a.effect("time.globaltimer", ir.U64)
	case "globaltimer_lo":
		return a.conv(a.effect("time.globaltimer", ir.U64), ir.U32)
	case "globaltimer_hi":
		return a.conv(a.bin(ir.Shr, a.effect("time.globaltimer", ir.U64), a.konst(ir.U32, 32)), ir.U32)
	}
	return nil
}

// lop3 is any logical function of three words, given by its truth table (PTX ISA 9.7.8): the union of the products that
// are true.
func lop3(args []ir.Expr, pos source.Pos) ir.Expr {
	k, _, ok := fold.Const(args[3])
	if !ok || k.Bits > 255 {
		return nil
	}
	bin := func(op ir.BinaryOp, x, y ir.Expr) ir.Expr { return fold.Binary(op, x, y, ir.U32, pos) }
	var sum ir.Expr
	for row := range 8 {
		if k.Bits>>row&1 == 0 {
			continue
		}
		var product ir.Expr
		for i, a := range args[:3] {
			f := ir.CloneExpr(a, nil)
			if row>>(2-i)&1 == 0 {
				f = fold.Unary(ir.BitNot, f, ir.U32, pos)
			}
			if product == nil {
				product = f
			} else {
				product = bin(ir.And, product, f)
			}
		}
		if sum == nil {
			sum = product
		} else {
			sum = bin(ir.Or, sum, product)
		}
	}
	if sum == nil {
		return fold.Int(ir.U32, 0, pos)
	}
	return sum
}
