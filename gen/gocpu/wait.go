package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
)

// waitCall writes the call that makes the thread wait.
func (f *fn) waitCall(s *ir.Effect, line ex) ex {
	blk := ident("blk")
	switch s.Op {
	case "sync.block":
		if m := ir.FencedMemory(s); m != ir.AllMemory {
			return prim(runtimeCall(spell.WaitMemory, blk.bare(), line.bare(), jot.Lit(int(m))))
		}
		return prim(blk.sel().Dot("WaitBlock").Call(line.bare()))
	case "sync.grid":
		return prim(blk.sel().Dot("WaitGrid").Call(line.bare()))
	case ir.OpYield:
		if s.Site != 0 {
			return prim(runtimeCall(spell.YieldAt, blk.bare(), line.bare()))
		}
		return prim(blk.sel().Dot("Yield").Call())
	}
	if _, votes := spell.BlockVote(s.Op); votes && len(s.Args) == 1 {
		return prim(blk.sel().Dot("WaitBlockVote").Call(line.bare(), f.value(s.Args[0]).bare()))
	}
	var value ir.Type = ir.U32
	if len(s.Args) > 1 {
		value = s.Args[1].Type()
	}
	op, ok := spell.WarpOp(s.Op, value)
	if !ok {
		f.impossible(s.At, "%s", s.Op)
		return blk
	}
	wide := ir.WarpWidth(s) == 64
	args := []jot.Code{line.bare(), runtimeOf(op)}
	zero := jot.Lit(0)
	for i, a := range s.Args {
		x := f.value(a)
		switch {
		case i == 1:
			args = append(args, f.toBits(x, a.Type()).bare())
		case i == 2 && a.Type() != ir.I32:
			args = append(args, convert(jot.Id("int32"), f.opaque(x, a.Type())).bare())
		default:
			args = append(args, x.bare())
		}
	}
	for len(args) < 6 {
		args = append(args, zero)
	}
	if s.Op == "warp.activemask" || isNull(s.Args[0]) && !s.Masked {
		args[1], args[2] = jot.Lit(f.flat.points), args[1]
		return prim(blk.sel().Dot("WaitActive").Call(args...))
	}
	if wide {
		return prim(blk.sel().Dot("WaitWave").Call(args...))
	}
	return prim(blk.sel().Dot("WaitWarp").Call(args...))
}

// waitResult is the result of s when the thread goes on.
func (f *fn) waitResult(s *ir.Effect) ex {
	if m, votes := spell.BlockVote(s.Op); votes {
		return prim(jot.Id("blk").Dot(m).Call())
	}
	return f.fromBits(prim(jot.Id("blk").Dot("WarpResult").Call()), s.Dst.Type())
}

// toBits and fromBits carry a value of up to eight bytes through a warp operation.
func (f *fn) toBits(x ex, t ir.Type) ex {
	u64 := jot.Id("uint64")
	switch t {
	case ir.F32:
		return convert(u64, prim(jot.Qual("math", "Float32bits").Call(x.bare())))
	case ir.F64:
		return prim(jot.Qual("math", "Float64bits").Call(x.bare()))
	}
	if _, ok := t.(ir.Scalar); ok {
		return convert(u64, f.opaque(x, t))
	}
	if word := bitsWord(t); word != "" {
		return convert(u64, call(jot.Qual(simtPath, "Bits").Types(jot.Id(word)), x))
	}
	f.impossible(f.pos, "a warp operation on %s", t)
	return number(0)
}

func (f *fn) fromBits(x ex, t ir.Type) ex {
	switch t {
	case ir.F32:
		return prim(jot.Qual("math", "Float32frombits").Call(convert(jot.Id("uint32"), x).bare()))
	case ir.F64:
		return prim(jot.Qual("math", "Float64frombits").Call(x.bare()))
	}
	if s, ok := t.(ir.Scalar); ok {
		return convert(scalarType(s), x)
	}
	if word := bitsWord(t); word != "" {
		return call(jot.Qual(simtPath, "Bits").Types(f.typ(t)), convert(jot.Id(word), x))
	}
	f.impossible(f.pos, "a warp operation on %s", t)
	return x
}

// bitsWord is the unsigned type with the size of t.
func bitsWord(t ir.Type) string {
	switch ir.Sizeof(t) {
	case 1:
		return "uint8"
	case 2:
		return "uint16"
	case 4:
		return "uint32"
	case 8:
		return "uint64"
	}
	return ""
}
