package cvalidate

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Conversion is a conversion specification of a printf format: %[flags][width][.precision][length]verb.
type Conversion struct {
	Before string // ordinary text in front of it, with %% as in the format
	Mark   string // flags, width and precision
	Length string // "", "hh", "h", "l", "ll", "j", "z", "t" or "L"
	Verb   byte   // 0 after the last conversion
}

// Conversions takes a printf format apart (C99, 7.19.6.1). The reason is "" unless the format has something that no
// device's printf has, or is cut off.
func Conversions(format string) (list []Conversion, why string) {
	var c Conversion
	for {
		i := strings.IndexByte(format, '%')
		if i < 0 || i+1 == len(format) {
			if i >= 0 {
				return nil, "a printf whose format ends with a %"
			}
			c.Before += format
			return append(list, c), ""
		}
		c.Before += format[:i]
		if format = format[i+1:]; format[0] == '%' {
			c.Before, format = c.Before+"%%", format[1:]
			continue
		}
		n := len(format) - len(strings.TrimLeft(format, "-+ #0123456789."))
		c.Mark, format = format[:n], format[n:]
		for _, l := range []string{"hh", "h", "ll", "l", "j", "z", "t", "L"} {
			if rest, ok := strings.CutPrefix(format, l); ok {
				c.Length, format = l, rest
				break
			}
		}
		if format == "" || !strings.Contains("diouxXcsfFeEgGaAp", format[:1]) {
			what := c.Mark + c.Length + format[:min(1, len(format))]
			return nil, fmt.Sprintf("a printf with the conversion %%%s", what)
		}
		c.Verb, format = format[0], format[1:]
		list, c = append(list, c), Conversion{}
	}
}

// Integer is the type of the argument that an integer conversion takes, in the sizes of the IR.
func (c *Conversion) Integer() ir.Scalar {
	signed := strings.IndexByte("di", c.Verb) >= 0
	switch c.Length {
	case "l", "ll", "j", "z", "t":
		if signed {
			return ir.I64
		}
		return ir.U64
	}
	if signed || c.Verb == 'c' {
		return ir.I32
	}
	return ir.U32
}

// IsFloat reports whether the conversion takes a float.
func (c *Conversion) IsFloat() bool { return strings.IndexByte("fFeEgGaA", c.Verb) >= 0 }

// Text takes the mark of a %s apart: the width, the most characters that are printed, -1 for all, and whether they
// stand on the left. ok is false if there are other flags.
func (c *Conversion) Text() (width, most string, left, ok bool) {
	mark, left := strings.CutPrefix(c.Mark, "-")
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
			return "", "", false, false
		}
	}
	return width, most, left, true
}

// PointsToChars reports whether e may point to the text of a %s.
func PointsToChars(e ir.Expr) bool {
	p, ok := e.Type().(*ir.Pointer)
	return ok && (p.Elem == ir.I8 || p.Elem == ir.U8)
}

// Printf is why the language has no call of printf like s, "" if it has one. The languages of devices have a printf of
// their own, whose arguments have the types that their conversions take.
func (l *Language) Printf(s *ir.Effect) string {
	format, ok := s.Args[0].(*ir.Str)
	if !ok {
		return NoLiteral
	}
	list, why := Conversions(format.Text)
	last := len(list) - 1
	switch {
	case why != "":
		return "kbind does not translate " + why
	case last != len(s.Args)-1:
		return fmt.Sprintf("a printf with %d conversions and %d values", last, len(s.Args)-1)
	case s.Dst != nil && !l.PrintfCounts:
		return "the result of printf is another one in " + l.Name
	}
	for i, c := range list[:last] {
		if why := l.printed(&c, s.Args[i+1]); why != "" {
			return why
		}
	}
	return ""
}

// NoLiteral is why a printf is refused whose conversions are not known.
const NoLiteral = "kbind does not translate a printf whose format is not a literal"

// printed is why e cannot be printed by a conversion.
func (l *Language) printed(c *Conversion, e ir.Expr) string {
	t, scalar := e.Type().(ir.Scalar)
	_, literal := e.(*ir.Str)
	_, _, _, plain := c.Text()
	switch {
	case c.Verb == 's' && (literal || PointsToChars(e) && (l.Generic || plain)), c.Verb == 'p' && ir.IsPointer(e.Type()):
		return ""
	case c.Verb == 's' || c.Verb == 'p' || !scalar:
		return fmt.Sprintf("kbind does not translate a printf of %s with %%%c to %s", TypeName(e.Type()), c.Verb, l.Name)
	case c.IsFloat() != t.IsFloat():
		return fmt.Sprintf("a printf of %s with %%%c", TypeName(e.Type()), c.Verb)
	}
	return ""
}
