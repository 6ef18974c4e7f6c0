package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

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
	format := s.Args[0].(*ir.Str).Text
	args := []ex{ident("blk"), prim(jot.Lit(format))}
	texts := textArgs(format)
	for i, a := range s.Args[1:] {
		switch t := a.Type().(type) {
		case *ir.Pointer:
			if text, ok := a.(*ir.Str); ok {
				args = append(args, prim(jot.Lit(text.Text)))
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
			var codes []jot.Code
			for _, x := range list {
				codes = append(codes, x.bare())
			}
			args = append(args, prim(jot.Index().Id("any").Values(codes...)))
		default:
			args = append(args, f.typed(f.value(a), t))
		}
	}
	f.effectResult(s, simtFn("Printf", args...))
}
