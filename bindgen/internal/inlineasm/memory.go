package inlineasm

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/ptx"
	"github.com/kbind/kbind/bindgen/ir"
)

// memory are loads, stores and atomic operations of generic, global and shared memory (PTX ISA 9.7.9, 9.7.13). Cache
// hints mean nothing here; accesses with a memory order are atomic, and so are volatile ones of a word.
func (a *asm) memory(i *inst) bool {
	i.shared = i.isShared()
	if !i.shared {
		i.take("global")
	}
	if i.op == "prefetch" || i.op == "prefetchu" {
		return i.takeOne("L1", "L2", "L1::evict_normal", "L2::evict_last", "L2::evict_normal") != "" &&
			len(i.flags) == 0
	}
	var order memoryOrder
	var rest []string
	for _, f := range i.flags {
		switch {
		case order.take(f):
		case f == "weak" || f == "nc",
			f == "ca" || f == "cg" || f == "cs" || f == "cv" || f == "lu" || f == "wb" || f == "wt":
		case f == "L2::cache_hint": // one more operand
			if len(i.args) < 2 {
				return false
			}
			i.args = i.args[:len(i.args)-1]
		case strings.HasPrefix(f, "L1::") || strings.HasPrefix(f, "L2::"):
		default:
			rest = append(rest, f)
		}
	}
	i.flags = rest
	if len(i.types) != 1 {
		return false
	}
	a.before(order)
	ok := false
	switch i.op {
	case "ld", "ldu":
		ok = a.load(i, order)
	case "st":
		ok = a.storeInst(i, order)
	default:
		ok = a.atomic(i, order.scope)
	}
	a.behind(order)
	return ok
}

// memoryOrder is what .sem and .scope of an instruction say (PTX ISA 8.4, 8.5).
type memoryOrder struct {
	atomic, volatile, acquires, releases bool
	scope                                ir.Scope
}

// take takes the flag f if it is of an order.
func (o *memoryOrder) take(f string) bool {
	switch f {
	case "relaxed", "mmio":
		o.atomic = true
	case "acquire":
		o.atomic, o.acquires = true, true
	case "release":
		o.atomic, o.releases = true, true
	case "acq_rel":
		o.atomic, o.acquires, o.releases = true, true, true
	case "volatile":
		o.volatile, o.scope = true, ir.SystemScope
	case "cta":
		o.scope = ir.BlockScope
	case "sys":
		o.scope = ir.SystemScope
	case "cluster", "gpu":
	default:
		return false
	}
	return true
}

// before and behind give an access its order.
func (a *asm) before(o memoryOrder) {
	if o.releases {
		a.effect("fence.order", ir.Void)
		a.effect(orders[o.scope], ir.Void)
	}
}

func (a *asm) behind(o memoryOrder) {
	if o.acquires {
		a.effect(orders[o.scope], ir.Void)
	}
}

var orders = map[ir.Scope]ir.Op{
	ir.BlockScope: "order.block", ir.DeviceScope: "order.device", ir.SystemScope: "order.system"}

// pointer is the address operand as a pointer to elements of type t.
func (a *asm) pointer(i *inst, arg ptx.Arg, t ir.Scalar) ir.Expr {
	if i.shared {
		return a.sharedPointer(arg, t)
	}
	if arg.Kind != ptx.Addr {
		return nil
	}
	base := arg.List[0]
	typ := &ir.Pointer{Elem: t}
	var p ir.Expr
	if base.Kind == ptx.Operand && base.Num < len(a.ops) && a.ops[base.Num].ptr != nil {
		p = ir.CloneExpr(a.ops[base.Num].ptr, nil)
		typ.Space = p.Type().(*ir.Pointer).Space
	} else if p = a.read(base, ir.U64); p == nil {
		return nil
	}
	if arg.Offset == 0 {
		return a.cast(p, typ)
	}
	bytes := &ir.Pointer{Elem: ir.U8, Space: typ.Space}
	return a.cast(&ir.PtrAdd{X: ir.X{Typ: bytes, At: a.at}, Ptr: a.cast(p, bytes),
		I: fold.Int(ir.I64, arg.Offset, a.at)}, typ)
}

func (a *asm) cast(p ir.Expr, t *ir.Pointer) ir.Expr {
	if ir.Identical(p.Type(), t) {
		return p
	}
	return &ir.PtrCast{X: ir.X{Typ: t, At: a.at}, A: p}
}

// lanes are the registers of a load or store: one, or as many as .v2 and .v4 say.
func (a *asm) lanes(i *inst, arg ptx.Arg) []ptx.Arg {
	n := 1
	switch i.takeOne("v2", "v4") {
	case "v2":
		n = 2
	case "v4":
		n = 4
	}
	if len(i.flags) != 0 || i.types[0].pair || i.types[0].s == ir.Bool {
		return nil
	}
	list := []ptx.Arg{arg}
	if arg.Kind == ptx.Vec {
		list = arg.List
	}
	if len(list) != n {
		return nil
	}
	return list
}

func (a *asm) load(i *inst, order memoryOrder) bool {
	if len(i.args) != 2 {
		return false
	}
	t := i.types[0].s
	list := a.lanes(i, i.args[0])
	p := a.pointer(i, i.args[1], t)
	word := len(list) == 1 && t.Size() >= 4
	if list == nil || p == nil || order.atomic && !word {
		return false
	}
	values := make([]ir.Expr, len(list))
	if order.atomic || order.volatile && word {
		values[0] = a.atomicEffect("atomic.load", t, order.scope, p)
	} else {
		for n := range list {
			var init ir.Expr
			if a.guard != nil {
				init = fold.Zero(t, a.at)
			}
			r := a.fn.Temp(t, init, a.at)
			values[n] = r
			a.guarded(func() {
				a.fn.Emit(&ir.Assign{S: ir.S{At: a.at}, Dst: &ir.Ref{X: ir.X{Typ: r.Var.Type, At: a.at}, Var: r.Var},
					Src: a.element(p, t, n)})
			})
		}
	}
	for n, d := range list {
		if !a.write(d, values[n]) {
			return false
		}
	}
	return true
}

func (a *asm) element(p ir.Expr, t ir.Scalar, n int) ir.Expr {
	return &ir.Index{X: ir.X{Typ: t, At: a.at}, Base: ir.CloneExpr(p, nil), I: fold.Int(ir.I32, int64(n), a.at)}
}

func (a *asm) storeInst(i *inst, order memoryOrder) bool {
	if len(i.args) != 2 {
		return false
	}
	t := i.types[0].s
	list := a.lanes(i, i.args[1])
	p := a.pointer(i, i.args[0], t)
	word := len(list) == 1 && t.Size() >= 4
	if list == nil || p == nil || order.atomic && !word {
		return false
	}
	values := make([]ir.Expr, len(list))
	for n, s := range list {
		if values[n] = a.read(s, t); values[n] == nil {
			return false
		}
	}
	if order.atomic || order.volatile && word {
		return a.atomicEffect("atomic.store", ir.Void, order.scope, p, values[0]) != nil
	}
	a.guarded(func() {
		for n, v := range values {
			a.fn.Emit(&ir.Assign{S: ir.S{At: a.at}, Dst: a.element(p, t, n), Src: v})
		}
	})
	return true
}

// atomic is atom, which gives the old value, and red, which does not.
func (a *asm) atomic(i *inst, scope ir.Scope) bool {
	args := i.args
	name := i.takeOne("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec")
	t := i.types[0].s
	if i.op == "atom" {
		if len(args) < 2 {
			return false
		}
		args = args[1:]
	}
	want := 2
	if name == "cas" {
		want = 3
	}
	info, ok := ir.OpInfoOf(ir.Op("atomic." + name))
	if len(i.flags) != 0 || !ok || i.types[0].pair || !info.On.Has(t) || len(args) != want ||
		t.IsFloat() && name != "add" && name != "exch" {
		return false
	}
	p := a.pointer(i, args[0], t)
	if p == nil {
		return false
	}
	list := []ir.Expr{p}
	for _, v := range args[1:] {
		list = append(list, a.read(v, t))
	}
	if i.op == "red" {
		return a.atomicEffect(info.Op, ir.Void, scope, list...) != nil
	}
	return a.write(i.args[0], a.atomicEffect(info.Op, t, scope, list...))
}
