package inlineasm

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// warp are the operations between the threads of a warp (PTX ISA 9.7.9.6, 9.7.13).
func (a *asm) warp(i *inst) bool {
	switch {
	case i.op == "activemask" && i.is(1, 1) && i.types[0].s == ir.U32:
		return a.write(i.args[0], a.effect("warp.activemask", ir.U32))
	case !i.take("sync"):
		// Without it these are of Kepler to Pascal: the lanes that run together take part, as in __shfl and __ballot.
		if i.op != "shfl" && i.op != "vote" {
			return false
		}
		i.args = append(i.args[:len(i.args):len(i.args)], ptx.Arg{Kind: ptx.Int})
	}
	switch {
	case i.op == "vote":
		return a.vote(i)
	case i.op == "match" && i.take("any") && i.is(3, 1) && i.types[0].s.Size() >= 4:
		return a.write(i.args[0],
			a.effect("warp.match_any", ir.U32, a.read(i.args[2], ir.U32), a.read(i.args[1], i.types[0].s)))
	case i.op == "redux":
		op := i.takeOne("add", "min", "max", "and", "or", "xor")
		if op == "" || !i.is(3, 1) || i.types[0].s.Size() != 4 || i.types[0].s.IsFloat() {
			return false
		}
		t := i.types[0].s
		return a.write(i.args[0],
			a.effect(ir.Op("warp.reduce_"+op), t, a.read(i.args[2], ir.U32), a.read(i.args[1], t)))
	case i.op == "shfl":
		return a.shuffle(i)
	}
	return false
}

func (a *asm) vote(i *inst) bool {
	mode := i.takeOne("all", "any", "ballot")
	if !i.is(3, 1) || mode == "" || (mode == "ballot") != (i.types[0].s == ir.U32) ||
		mode != "ballot" && i.types[0].s != ir.Bool {
		return false
	}
	p, mask := a.read(i.args[1], ir.Bool), a.read(i.args[2], ir.U32)
	if p == nil || mask == nil {
		return false
	}
	p = a.conv(p, ir.I32)
	if mode == "ballot" {
		return a.write(i.args[0], a.effect("warp.ballot", ir.U32, mask, p))
	}
	return a.write(i.args[0], a.bin(ir.Ne, a.effect(ir.Op("warp."+mode), ir.I32, mask, p), a.konst(ir.I32, 0)))
}

// shuffle is shfl.sync: operand c holds the clamp value in its low bits and the mask of the segment from bit 8 on, as
// the compiler makes them of a width. A second destination tells whether the lane that is read from is in the segment.
func (a *asm) shuffle(i *inst) bool {
	mode := i.takeOne("up", "down", "bfly", "idx")
	if mode == "" || !i.is(5, 1) || i.types[0].s != ir.U32 {
		return false
	}
	c, _, ok := fold.Const(a.readOr0(i.args[3]))
	clamp := uint64(31)
	if mode == "up" {
		clamp = 0
	}
	seg := uint64(0)
	if ok {
		seg = c.Bits >> 8
	}
	width := 32 - seg
	if !ok || c.Bits&0xff != clamp || seg > 31 || width&(width-1) != 0 {
		a.why = "its bounds are not those of a width"
		return false
	}
	op := ir.Op("warp.shfl" + map[string]string{"up": "_up", "down": "_down", "bfly": "_xor"}[mode])
	t := ir.I32
	if mode == "up" || mode == "down" {
		t = ir.U32
	}
	to, inside := i.args[0], ir.Expr(nil)
	if to.Kind == ptx.Pair {
		by := a.read(i.args[2], ir.U32)
		if by == nil {
			return false
		}
		to, inside = to.List[0], a.hold(a.inSegment(mode, by, seg))
	}
	v := a.effect(op, ir.U32, a.read(i.args[4], ir.U32), a.read(i.args[1], ir.U32), a.read(i.args[2], t),
		a.konst(ir.I32, width))
	return a.write(to, v) && (inside == nil || a.write(i.args[0].List[1], inside))
}

// inSegment is the predicate of a shuffle by b lanes in segments whose mask is seg (PTX ISA 9.7.9.6).
func (a *asm) inSegment(mode string, b ir.Expr, seg uint64) ir.Expr {
	lane, mask := a.special("laneid"), a.konst(ir.U32, seg)
	b = a.bin(ir.And, b, a.konst(ir.U32, 31))
	last := a.bin(ir.Or, a.bin(ir.And, lane, mask), a.konst(ir.U32, 31&^seg))
	switch mode {
	case "up":
		// lane - b, which may be negative, against the first of the segment
		return a.bin(ir.Ge, lane, a.bin(ir.Add, a.bin(ir.And, lane, mask), b))
	case "down":
		return a.bin(ir.Le, a.bin(ir.Add, lane, b), last)
	case "bfly":
		return a.bin(ir.Le, a.bin(ir.Xor, lane, b), last)
	}
	return fold.Bool(true, a.at) // idx stays in it
}

func (a *asm) readOr0(arg ptx.Arg) ir.Expr {
	if x := a.read(arg, ir.U32); x != nil {
		return x
	}
	return fold.Zero(ir.U64, a.at)
}

// control are barriers, fences, traps, and what has no effect here.
func (a *asm) control(i *inst) bool {
	none := len(i.types) == 0 && len(i.args) == 0
	name := strings.Join(append([]string{i.op}, i.flags...), ".")
	switch name {
	case "trap", "brkpt":
		return none && a.effect("ctl.trap", ir.Void) != nil
	case "membar.cta", "fence.acq_rel.cta", "fence.sc.cta", "fence.cta":
		return none && a.effect("fence.block", ir.Void) != nil
	case "membar.gl", "fence.acq_rel.gpu", "fence.sc.gpu", "fence.acq_rel.cluster", "fence.sc.cluster":
		return none && a.effect("fence.device", ir.Void) != nil
	case "membar.sys", "fence.acq_rel.sys", "fence.sc.sys":
		return none && a.effect("fence.system", ir.Void) != nil
	case "bar.sync", "barrier.sync", "barrier.sync.aligned", "bar.cta.sync", "barrier.cta.sync",
		"barrier.cta.sync.aligned":
		if len(i.args) == 1 && i.args[0].Kind == ptx.Int && i.args[0].Bits == 0 {
			return a.effect("sync.block", ir.Void) != nil
		}
		return a.named(i, "named_sync")
	case "bar.arrive", "barrier.arrive", "barrier.arrive.aligned", "bar.cta.arrive", "barrier.cta.arrive",
		"barrier.cta.arrive.aligned":
		return len(i.args) == 2 && a.named(i, "named_arrive")
	case "bar.warp.sync":
		return len(i.args) == 1 && a.effect("warp.sync", ir.Void, a.read(i.args[0], ir.U32)) != nil
	case "nanosleep":
		return len(i.args) == 1 && len(i.types) == 1 &&
			a.effect("time.sleep", ir.Void, a.read(i.args[0], ir.U32)) != nil
	case "griddepcontrol.wait", "griddepcontrol.launch_dependents":
		return none
	case "cp.async.commit_group":
		return none && a.async(2, a.konst(ir.U64, 0))
	case "cp.async.wait_all":
		return none && a.async(4, a.konst(ir.U64, 0))
	case "cp.async.wait_group":
		if len(i.args) != 1 {
			return false
		}
		n := a.read(i.args[0], ir.U32)
		if n == nil {
			return a.async(4, a.konst(ir.U64, 0))
		}
		return a.async(3, &ir.Convert{X: ir.X{Typ: ir.U64, At: a.at}, A: n})
	}
	return a.others(i)
}

// named is a barrier with a number of its own, for the given number of threads or else all of the block (PTX ISA
// 9.7.13.1).
func (a *asm) named(i *inst, function string) bool {
	if len(i.types) != 0 || len(i.args) < 1 || len(i.args) > 2 {
		return false
	}
	id, n := a.read(i.args[0], ir.U32), ir.Expr(a.konst(ir.U32, 0))
	if len(i.args) == 2 {
		n = a.read(i.args[1], ir.U32)
	}
	if id == nil || n == nil {
		return false
	}
	a.fn.AtEntry("clear_named", a.at)
	done := false
	a.guarded(func() { _, done = a.prelude(function, nil, id, n) })
	return done
}

// others are instructions that work on matrices and shared memory, and what is refused with a reason.
func (a *asm) others(i *inst) bool {
	switch i.op {
	case "mma", "ldmatrix", "stmatrix", "movmatrix":
		return a.matrix(i)
	case "wmma", "wgmma", "tcgen05":
		a.why = "matrix fragments of this kind are not supported in kernel bodies"
	case "cp":
		if a.copyAsync(i) {
			return true
		}
		a.why = "asynchronous copies of this kind are not supported"
	case "isspacep":
		return a.isspacep(i)
	case "createpolicy": // of a cache, which means nothing here
		return len(i.args) > 0 && len(i.types) == 1 && i.types[0].s == ir.U64 && a.write(i.args[0], a.konst(ir.U64, 0))
	case "bra", "brx", "call", "ret", "exit":
		a.why = "jumps are not supported"
	case "tex", "tld4", "suld", "sust", "sured", "txq", "suq":
		a.why = "textures are not supported in inline assembly"
	case "mbarrier", "multimem", "elect", "setmaxnreg", "getctarank", "mapa":
		a.why = "clusters and asynchronous barriers are not supported"
	}
	return false
}
