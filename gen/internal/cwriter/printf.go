package cwriter

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// conversion is a conversion specification of a printf format: %[flags][width][.precision][length]verb.
type conversion struct {
	before string // ordinary text in front of it, with %% as in the format
	mark   string // flags, width and precision
	length string // "", "hh", "h", "l", "ll", "j", "z", "t" or "L"
	verb   byte   // 0 after the last conversion
}

// conversions takes a printf format apart (C99, 7.19.6.1). The reason is "" unless the format has something that no
// device's printf has, or is cut off.
func conversions(format string) (list []conversion, why string) {
	var c conversion
	for {
		i := strings.IndexByte(format, '%')
		if i < 0 || i+1 == len(format) {
			if i >= 0 {
				return nil, "a printf whose format ends with a %"
			}
			c.before += format
			return append(list, c), ""
		}
		c.before += format[:i]
		if format = format[i+1:]; format[0] == '%' {
			c.before, format = c.before+"%%", format[1:]
			continue
		}
		n := len(format) - len(strings.TrimLeft(format, "-+ #0123456789."))
		c.mark, format = format[:n], format[n:]
		for _, l := range []string{"hh", "h", "ll", "l", "j", "z", "t", "L"} {
			if rest, ok := strings.CutPrefix(format, l); ok {
				c.length, format = l, rest
				break
			}
		}
		if format == "" || !strings.Contains("diouxXcsfFeEgGaAp", format[:1]) {
			return nil, fmt.Sprintf("a printf with the conversion %%%s%s%.1s", c.mark, c.length, format)
		}
		c.verb, format = format[0], format[1:]
		list, c = append(list, c), conversion{}
	}
}

// integer is the type of the argument that an integer conversion takes, in the sizes of the IR.
func (c *conversion) integer() ir.Scalar {
	signed := strings.IndexByte("di", c.verb) >= 0
	switch c.length {
	case "l", "ll", "j", "z", "t":
		if signed {
			return ir.I64
		}
		return ir.U64
	}
	if signed || c.verb == 'c' {
		return ir.I32
	}
	return ir.U32
}

// Printf writes a call of printf, whose format is a literal. Arguments get the types that their conversions take.
func (w *Writer) Printf(s *ir.Effect) {
	format, ok := s.Args[0].(*ir.Str)
	if !ok {
		w.Refuse(s.At, "kbind does not translate a printf whose format is not a literal")
		return
	}
	list, why := conversions(format.Text)
	last := len(list) - 1
	switch {
	case why != "":
		w.Refuse(s.At, "kbind does not translate "+why)
		return
	case last != len(s.Args)-1:
		w.Refuse(s.At, fmt.Sprintf("a printf with %d conversions and %d values", last, len(s.Args)-1))
		return
	case s.Dst != nil && !w.d.PrintfCounts:
		w.Refuse(s.At, "the result of printf is another one in "+w.d.Name)
		return
	}
	text := ""
	args := []string{""}
	for i, c := range list[:last] {
		if call := w.printText(&c, s.Args[i+1]); call != "" {
			if args[0] = Quote(text + c.before); text+c.before != "" {
				w.Source(s, "printf("+strings.Join(args, ", ")+");")
			}
			w.Source(s, call)
			text, args = "", []string{""}
			continue
		}
		text += c.before + "%" + c.mark + w.length(&c) + string(c.verb)
		args = append(args, w.printed(s, &c, s.Args[i+1]))
	}
	args[0] = Quote(text + list[last].before)
	if text+list[last].before == "" && last > 0 {
		return // all is printed; no language that counts values prints texts apart
	}
	w.Keep(s, s.Dst, "printf("+strings.Join(args, ", ")+")")
}

// length is how the language spells the length of a conversion's argument.
func (w *Writer) length(c *conversion) string {
	switch {
	case strings.IndexByte("fFeEgGaAcsp", c.verb) >= 0:
		return ""
	case c.integer().Size() == 8:
		return w.d.PrintfLong
	}
	return c.length
}

// pointsToChars reports whether e may point to the text of a %s.
func pointsToChars(e ir.Expr) bool {
	p, ok := e.Type().(*ir.Pointer)
	return ok && (p.Elem == ir.I8 || p.Elem == ir.U8)
}

// printText is a statement that prints a text that is no literal, for which OpenCL C has no conversion (OpenCL C 1.2,
// 6.12.13.2); "" if the conversion is another one. Other threads may print before and after it.
func (w *Writer) printText(c *conversion, e ir.Expr) string {
	if _, literal := e.(*ir.Str); literal || c.verb != 's' || w.d.Generic || !pointsToChars(e) {
		return ""
	}
	mark, left := strings.CutPrefix(c.mark, "-")
	width, most, precise := strings.Cut(mark, ".")
	switch {
	case !precise:
		most = "-1"
	case most == "":
		most = "0"
	}
	if width == "" {
		width = "0"
	}
	for _, number := range []string{width, most} {
		if n, err := strconv.Atoi(number); err != nil || strconv.Itoa(n) != number {
			return "" // other flags
		}
	}
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
func (w *Writer) printed(s *ir.Effect, c *conversion, e ir.Expr) string {
	t, scalar := e.Type().(ir.Scalar)
	_, literal := e.(*ir.Str)
	switch {
	case c.verb == 's' && literal:
		return w.Value(e, prec.Assign)
	case c.verb == 'p' && ir.IsPointer(e.Type()) && w.d.Generic:
		return prec.Cast("const void *", w.Value(e, prec.Unary), prec.Assign)
	case c.verb == 'p' && ir.IsPointer(e.Type()):
		return prec.Cast(w.d.Qualifier[w.where(e).Space()]+"void *", w.Value(e, prec.Unary), prec.Assign)
	case c.verb == 's' && pointsToChars(e) && w.d.Generic:
		return prec.Cast("const char *", w.Value(e, prec.Unary), prec.Assign)
	case c.verb == 's' || c.verb == 'p' || !scalar:
		w.Refuse(s.At, fmt.Sprintf("kbind does not translate a printf of %s with %%%c to %s", TypeName(e.Type()), c.verb,
			w.d.Name))
	case strings.IndexByte("fFeEgGaA", c.verb) >= 0 != t.IsFloat():
		w.Refuse(s.At, fmt.Sprintf("a printf of %s with %%%c", TypeName(e.Type()), c.verb))
	case !t.IsFloat() && t != c.integer():
		return prec.Cast(w.d.Scalars[c.integer()], w.Value(e, prec.Unary), prec.Assign)
	}
	return w.Value(e, prec.Assign)
}
