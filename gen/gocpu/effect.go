package gocpu

import (
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
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
		text, ok := ir.Expr(nil), len(s.Args) == 2
		if ok {
			text = s.Args[1]
		}
		str, isStr := text.(*ir.Str)
		if !ok || !isStr {
			f.impossible(s.At, "this assert")
			return
		}
		f.add(simtFn("Assert", f.value(s.Args[0]), prim(jen.Lit(str.Text))).code())
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
		f.add(jen.Id("blk").Dot("Poll").Call())
		return
	case s.Op == "ctl.trap":
		f.add(simtFn("Trap").code())
		return
	case f.sharedAtomic(s):
		return
	}
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

// textArgs tells which arguments of printf a format takes for strings: those of %s, where each * takes one more
// argument.
func textArgs(format string) map[int]bool {
	texts := map[int]bool{}
	n := 0
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		for i++; i < len(format) && strings.IndexByte("-+ #0123456789.*vhlLqjzt", format[i]) >= 0; i++ {
			if format[i] == '*' {
				n++
			}
		}
		if i == len(format) || format[i] == '%' {
			continue
		}
		texts[n] = format[i] == 's'
		n++
	}
	return texts
}

// printf passes the arguments with their C types, as Go values.
func (f *fn) printf(s *ir.Effect) {
	format, ok := ir.Expr(nil), len(s.Args) > 0
	if ok {
		format = s.Args[0]
	}
	str, ok := format.(*ir.Str)
	if !ok {
		f.impossible(s.At, "printf with a format that is no literal")
		return
	}
	args := []ex{ident("blk"), prim(jen.Lit(str.Text))}
	texts := textArgs(str.Text)
	for i, a := range s.Args[1:] {
		switch t := a.Type().(type) {
		case *ir.Pointer:
			if text, ok := a.(*ir.Str); ok {
				args = append(args, prim(jen.Lit(text.Text)))
				continue
			}
			if texts[i] {
				args = append(args, simtFn("CText", f.ptr(a)))
				continue
			}
			args = append(args, prim(f.ptr(a).sel().Dot("Int").Call()))
		case *ir.Vector:
			lane := f.lanes(a)
			list := make([]ex, t.N)
			for i := range list {
				list[i] = f.typed(lane(i), t.Elem)
			}
			var codes []jen.Code
			for _, x := range list {
				codes = append(codes, x.bare())
			}
			args = append(args, prim(jen.Index().Any().Values(codes...)))
		default:
			args = append(args, f.typed(f.value(a), t))
		}
	}
	f.effectResult(s, simtFn("Printf", args...))
}
