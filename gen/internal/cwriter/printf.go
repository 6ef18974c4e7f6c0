package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Printf writes a call of printf, whose format is a literal. Arguments get the types that their conversions take.
func (w *Writer) Printf(s *ir.Effect) {
	list, _ := cvalidate.Conversions(s.Args[0].(*ir.Str).Text)
	last := len(list) - 1
	text := ""
	args := []string{""}
	for i, c := range list[:last] {
		if w.printsText(&c, s.Args[i+1]) {
			if args[0] = Quote(text + c.Before); text+c.Before != "" {
				w.Source(s, "printf("+strings.Join(args, ", ")+");")
			}
			w.Source(s, w.printText(&c, s.Args[i+1]))
			text, args = "", []string{""}
			continue
		}
		text += c.Before + "%" + c.Mark + w.length(&c) + string(c.Verb)
		args = append(args, w.printed(&c, s.Args[i+1]))
	}
	args[0] = Quote(text + list[last].Before)
	if text+list[last].Before == "" && last > 0 {
		return // all is printed; no language that counts values prints texts apart
	}
	w.Keep(s, s.Dst, "printf("+strings.Join(args, ", ")+")")
}

// length is how the language spells the length of a conversion's argument.
func (w *Writer) length(c *cvalidate.Conversion) string {
	switch {
	case strings.IndexByte("fFeEgGaAcsp", c.Verb) >= 0:
		return ""
	case c.Integer().Size() == 8:
		return w.d.PrintfLong
	}
	return c.Length
}

// printsInParts reports whether Printf makes several statements of s.
func (w *Writer) printsInParts(s *ir.Effect) bool {
	list, _ := cvalidate.Conversions(s.Args[0].(*ir.Str).Text)
	for i, c := range list[:len(list)-1] {
		if w.printsText(&c, s.Args[i+1]) {
			return true
		}
	}
	return false
}

// printsText reports whether e, the argument for conversion c, is a text that is no literal, for which OpenCL C has no
// conversion (OpenCL C 1.2, 6.12.13.2).
func (w *Writer) printsText(c *cvalidate.Conversion, e ir.Expr) bool {
	_, literal := e.(*ir.Str)
	return !literal && c.Verb == 's' && !w.d.Generic && cvalidate.PointsToChars(e)
}

// printText is a statement that prints such a text. Other threads may print before and after it.
func (w *Writer) printText(c *cvalidate.Conversion, e ir.Expr) string {
	width, most, left, _ := c.Text()
	to, side := w.where(e).Space(), "0"
	name := "kb_print_text"
	if q := strings.TrimSpace(w.d.Qualifier[to]); q != "" {
		name += "_" + q
	}
	w.Helper(name, fmt.Sprintf(clibrary.PrintText, name, w.pointer(to, ir.I8, "text")))
	if left {
		side = "1"
	}
	text := w.Value(e, prec.Assign)
	if p, ok := e.Type().(*ir.Pointer); ok && p.Elem != ir.I8 {
		text = prec.Cast(w.pointer(to, ir.I8, ""), w.Value(e, prec.Unary), prec.Assign)
	}
	return name + "(" + text + ", " + width + ", " + side + ", " + most + ");"
}

// printed is the argument for a conversion.
func (w *Writer) printed(c *cvalidate.Conversion, e ir.Expr) string {
	t, _ := e.Type().(ir.Scalar)
	_, literal := e.(*ir.Str)
	switch {
	case c.Verb == 's' && literal:
		return w.Value(e, prec.Assign)
	case c.Verb == 'p' && ir.IsPointer(e.Type()) && w.d.Generic:
		return prec.Cast("const void *", w.Value(e, prec.Unary), prec.Assign)
	case c.Verb == 'p' && ir.IsPointer(e.Type()):
		return prec.Cast(w.d.Qualifier[w.where(e).Space()]+"void *", w.Value(e, prec.Unary), prec.Assign)
	case c.Verb == 's' && cvalidate.PointsToChars(e) && w.d.Generic:
		return prec.Cast("const char *", w.Value(e, prec.Unary), prec.Assign)
	case !t.IsFloat() && t != c.Integer():
		return prec.Cast(w.d.Scalars[c.Integer()], w.Value(e, prec.Unary), prec.Assign)
	}
	return w.Value(e, prec.Assign)
}
