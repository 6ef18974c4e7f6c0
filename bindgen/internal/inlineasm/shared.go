package inlineasm

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// Addresses of shared memory are numbers of 32 bits in inline assembly (PTX ISA 5.1.5). Two operations make them of
// generic addresses and back.

// isShared takes the state space of shared memory from an instruction. Without clusters, a cluster's shared memory is
// the block's.
func (i *inst) isShared() bool { return i.takeOne("shared", "shared::cta", "shared::cluster") != "" }

// sharedPointer is the address operand, a number, as a pointer to elements of type t.
func (a *asm) sharedPointer(arg ptx.Arg, t ir.Scalar) ir.Expr {
	n := a.sharedNumber(arg)
	if n == nil {
		return nil
	}
	p := &ir.PtrCast{X: ir.X{Typ: &ir.Pointer{Elem: t}, At: a.at}, A: a.call("mem.shared_address", ir.U64, n)}
	return a.fn.Temp(p.Typ, p, a.at)
}

// sharedNumber is the number that an address operand stands for, as a U64.
func (a *asm) sharedNumber(arg ptx.Arg) ir.Expr {
	if arg.Kind != ptx.Addr {
		return nil
	}
	n := a.read(arg.List[0], ir.U64)
	if n != nil && arg.Offset != 0 {
		n = a.bin(ir.Add, n, a.konst(ir.U64, uint64(arg.Offset)))
	}
	return n
}

// generic is the address operand as a generic address in a U64, of shared memory or any other.
func (a *asm) generic(arg ptx.Arg, shared bool) ir.Expr {
	n := a.sharedNumber(arg)
	if n == nil || !shared {
		return n
	}
	return a.call("mem.shared_address", ir.U64, n)
}

// cvta changes between generic addresses and those of global memory, which are the same, or the numbers of shared
// memory (PTX ISA 9.7.9.22).
func (a *asm) cvta(i *inst) bool {
	to := i.take("to")
	shared := i.isShared()
	if !shared && !i.take("global") {
		a.why = "only addresses of global and shared memory are known"
		return false
	}
	if !i.is(2, 1) || i.types[0].s != ir.U64 && (!shared || i.types[0].s != ir.U32) {
		return false
	}
	x := a.read(i.args[1], ir.U64)
	switch {
	case x == nil || !shared:
	case to:
		x = a.call("mem.shared_number", ir.U64, x)
	default:
		x = a.call("mem.shared_address", ir.U64, x)
	}
	return a.write(i.args[0], x)
}

// isspacep asks whether a generic address is one of shared memory (PTX ISA 9.7.9.23).
func (a *asm) isspacep(i *inst) bool {
	if !i.isShared() || !i.is(2, 0) {
		return false
	}
	x := a.read(i.args[1], ir.U64)
	if x == nil {
		return false
	}
	return a.write(i.args[0], a.bin(ir.Ne, a.call("mem.shared_number", ir.U64, x), a.konst(ir.U64, 0)))
}

// async says what becomes of asynchronous copies; see simt.Async.
func (a *asm) async(what uint64, n ir.Expr) bool {
	return n != nil && a.effect("async.order", ir.Void, a.konst(ir.U64, what), n) != nil
}

// copyAsync is cp.async of 4, 8 or 16 bytes (PTX ISA 9.7.9.25.3.1).
func (a *asm) copyAsync(i *inst) bool {
	hint := false
	for n := 0; n < len(i.flags); n++ {
		switch i.flags[n] {
		case "L2::cache_hint":
			hint = true
		case "L2::64B", "L2::128B", "L2::256B":
		default:
			continue
		}
		i.flags = append(i.flags[:n:n], i.flags[n+1:]...)
		n--
	}
	args := i.args
	if hint && len(args) > 3 {
		args = args[:len(args)-1]
	}
	if !i.take("async") || i.takeOne("ca", "cg") == "" || !i.isShared() || !i.take("global") || len(i.flags) != 0 ||
		len(i.types) != 0 || len(args) != 3 && len(args) != 4 {
		return false
	}
	to, from, size := a.sharedNumber(args[0]), a.generic(args[1], false), a.read(args[2], ir.U32)
	k, _, ok := fold.Const(size)
	if to == nil || from == nil || !ok || k.Bits != 4 && k.Bits != 8 && k.Bits != 16 {
		return false
	}
	given := size
	if len(args) == 4 {
		if given = a.read(args[3], ir.U32); given == nil { // a predicate: nothing comes from memory
			ignore := a.read(args[3], ir.Bool)
			if ignore == nil {
				return false
			}
			given = a.choose(ignore, a.konst(ir.U32, 0), size)
		}
	}
	done := false
	a.guarded(func() { _, done = a.prelude("copy", nil, to, from, size, given) })
	return done
}

// prelude calls a function of the prelude for inline assembly with arguments of types U32 and U64, and returns the
// words of its result.
func (a *asm) prelude(name string, targs []TemplateArg, args ...ir.Expr) (words []ir.Expr, ok bool) {
	if slices.Contains(args, nil) {
		return nil, false
	}
	r, ok := a.fn.Call(name, targs, args, a.at)
	if r == nil {
		return nil, ok
	}
	s, isStruct := r.Type().(*ir.Struct)
	if !isStruct {
		return []ir.Expr{r}, true
	}
	for i, field := range s.Fields {
		words = append(words, &ir.FieldOf{X: ir.X{Typ: field.Type, At: a.at}, Base: ir.CloneExpr(r, nil), Field: i})
	}
	return words, true
}
