package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
)

// effect writes an operation with side effects that does not suspend the thread.
func (f *fn) effect(s *ir.Effect) {
	switch {
	case s.Op == ir.OpReached:
		f.reached(s.Args[0])
		return
	case isCheck(s.Op):
		f.checkEffect(s)
		return
	case s.Op == "io.printf":
		f.printf(s)
		return
	case s.Op == "io.assert":
		text := s.Args[1].(*ir.Str).Text
		f.add(simtFn("Assert", f.value(s.Args[0]), prim(jot.Lit(text))).code())
		return
	case s.Op == "flag.carry_get":
		f.effectResult(s, simtFn("Carry", ident("blk")))
		return
	case s.Op == "flag.carry_set" && len(s.Args) == 1:
		f.add(simtFn("SetCarry", ident("blk"), f.value(s.Args[0])).code())
		return
	case s.Op == "mem.alloc":
		f.effectResult(s, simtFn("Malloc", ident("blk"), f.typed(f.value(s.Args[0]), ir.U64)))
		return
	case s.Op == "mem.free":
		f.add(simtFn("Free", ident("blk"), f.ptr(s.Args[0])).code())
		return
	case s.Op == ir.OpPoll:
		f.add(jot.Id("blk").Dot("Poll").Call())
		return
	case s.Op == "ctl.trap":
		f.add(simtFn("Trap").code())
		return
	}
	if u := f.e.plan.Alone(s); u != nil {
		f.update(s, u)
		return
	}
	f.effectCall(s)
}

// effectCall writes an operation as the call that spell names.
func (f *fn) effectCall(s *ir.Effect) {
	var types []ir.Type
	var args []ex
	if spell.TakesBlock(s.Op) {
		args = append(args, ident("blk"))
	}
	for _, a := range s.Args {
		types = append(types, a.Type())
		if ir.IsPointer(a.Type()) {
			args = append(args, f.ref(a))
		} else {
			args = append(args, f.value(a))
		}
	}
	var result ir.Type = ir.Void
	if s.Dst != nil {
		result = s.Dst.Type()
	}
	name, pkg, ok := spell.Go(s.Op, types, result)
	if !ok || !pkg {
		f.impossible(s.At, "%s on %s", s.Op, typeList(types))
		return
	}
	f.effectResult(s, spelled(name, args...))
}

// effectResult stores the result of s, which the Go expression r gives.
func (f *fn) effectResult(s *ir.Effect, r ex) {
	if s.Dst == nil {
		f.add(r.code())
		return
	}
	if plan.IsStable(ir.WithoutChecks(s.Dst)) {
		f.store(s.Dst, r)
		return
	}
	name := f.temp()
	f.declare(name, r)
	f.store(s.Dst, ident(name))
}
