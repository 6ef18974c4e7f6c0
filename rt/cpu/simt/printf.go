package simt

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/kbind/kbind/rt/cpu/cmath"
	"github.com/kbind/kbind/rt/vec"
)

// Printf formats as C's printf does and passes the text on. Arguments are Go values of the C types: integers, floats,
// bool, strings for literals, uint64 for pointers, []any for OpenCL vectors. It returns the number of arguments, as
// CUDA's printf does (CUDA C++ Programming Guide, Formatted Output).
func Printf(b *Block, format string, args ...any) int32 {
	if b.Launch.Printf != nil {
		b.Launch.Printf(Format(format, args...))
	}
	return int32(len(args))
}

// Format returns the text that C's printf would print.
func Format(format string, args ...any) string {
	p := printer{args: args}
	for i := 0; i < len(format); {
		if format[i] != '%' {
			j := strings.IndexByte(format[i:], '%')
			if j < 0 {
				j = len(format) - i
			}
			p.out.WriteString(format[i : i+j])
			i += j
			continue
		}
		i = p.verb(format, i)
	}
	return p.out.String()
}

type printer struct {
	out  strings.Builder
	args []any
}

// spec is one conversion of a format.
type spec struct {
	minus, plus, space, alt, zero bool
	width, prec                   int // prec -1 = none
	vector                        bool
	bits                          int // of the integer that a modifier h or hh says, else 0
	conv                          byte
}

func (p *printer) next() any {
	if len(p.args) == 0 {
		return nil
	}
	a := p.args[0]
	p.args = p.args[1:]
	return a
}

// verb writes the conversion at format[i] and returns where it ends.
func (p *printer) verb(format string, i int) int {
	start := i
	i++
	s := spec{prec: -1}
	for ; i < len(format) && strings.IndexByte("-+ #0", format[i]) >= 0; i++ {
		switch format[i] {
		case '-':
			s.minus = true
		case '+':
			s.plus = true
		case ' ':
			s.space = true
		case '#':
			s.alt = true
		case '0':
			s.zero = true
		}
	}
	s.width, i = p.number(format, i)
	if s.width < 0 {
		s.minus, s.width = true, -s.width
	}
	if i < len(format) && format[i] == '.' {
		s.prec, i = p.number(format, i+1)
	}
	if i < len(format) && format[i] == 'v' { // OpenCL C 3.0 6.15.14: the vector specifier
		s.vector = true
		_, i = p.number(format, i+1)
	}
	for i < len(format) && strings.IndexByte("hlLqjzt", format[i]) >= 0 {
		if format[i] == 'h' { // C11 7.21.6.1/7; hl is OpenCL's, of 32 bits
			s.bits = 16 >> btoi(s.bits > 0)
		} else {
			s.bits = 0
		}
		i++
	}
	if i >= len(format) {
		p.out.WriteString(format[start:])
		return i
	}
	s.conv = format[i]
	if s.conv == '%' {
		p.out.WriteByte('%')
		return i + 1
	}
	if strings.IndexByte("diouxXcspaAeEfFgG", s.conv) < 0 {
		p.out.WriteString(format[start : i+1])
		return i + 1
	}
	p.value(s, p.next())
	return i + 1
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// number reads digits or a *.
func (p *printer) number(format string, i int) (int, int) {
	if i < len(format) && format[i] == '*' {
		n, _ := signed(p.next())
		return int(int32(n)), i + 1
	}
	n := 0
	for ; i < len(format) && format[i] >= '0' && format[i] <= '9'; i++ {
		n = min(n*10+int(format[i]-'0'), 1<<16)
	}
	return n, i
}

func (p *printer) value(s spec, a any) {
	if list, ok := a.([]any); ok {
		for i, x := range list {
			if i > 0 {
				p.out.WriteByte(',')
			}
			p.value(s, x)
		}
		return
	}
	switch s.conv {
	case 'd', 'i':
		n, _ := signed(a)
		if s.bits > 0 {
			n = n << (64 - s.bits) >> (64 - s.bits)
		}
		neg := n < 0
		u := uint64(n)
		if neg {
			u = -u
		}
		p.integer(s, strconv.FormatUint(u, 10), neg, "")
	case 'u':
		p.integer(s, strconv.FormatUint(s.unsigned(a), 10), false, "")
	case 'o':
		p.integer(s, strconv.FormatUint(s.unsigned(a), 8), false, "0")
	case 'x':
		p.integer(s, strconv.FormatUint(s.unsigned(a), 16), false, "0x")
	case 'X':
		p.integer(s, strings.ToUpper(strconv.FormatUint(s.unsigned(a), 16)), false, "0X")
	case 'p':
		s.alt = true
		text := "0x" + strconv.FormatUint(unsigned(a), 16)
		p.pad(s, "", text, false)
	case 'c':
		p.pad(s, "", string([]byte{byte(unsigned(a))}), false)
	case 's':
		text, ok := a.(string)
		if !ok {
			text = "(null)"
		}
		if s.prec >= 0 && s.prec < len(text) {
			text = text[:s.prec]
		}
		p.pad(s, "", text, false)
	default:
		p.float(s, a)
	}
}

// unsigned is a as an unsigned integer of the width that the modifier says.
func (s spec) unsigned(a any) uint64 {
	n := unsigned(a)
	if s.bits > 0 {
		n = n << (64 - s.bits) >> (64 - s.bits)
	}
	return n
}

// CText is the string that begins at p and ends before a zero byte, as printf's %s prints it.
func CText[T any](p Ptr[T]) string {
	if p.IsNil() {
		return "(null)"
	}
	var text []byte
	for q := Cast[byte](p); ; q = q.Add(1) {
		ch := *q.Get()
		if ch == 0 {
			return string(text)
		}
		text = append(text, ch)
	}
}

func (p *printer) sign(s spec, neg bool) string {
	switch {
	case neg:
		return "-"
	case s.conv != 'd' && s.conv != 'i' && strings.IndexByte("ouxX", s.conv) >= 0:
		return ""
	case s.plus:
		return "+"
	case s.space:
		return " "
	}
	return ""
}

func (p *printer) integer(s spec, digits string, neg bool, prefix string) {
	if s.prec == 0 && digits == "0" {
		digits = ""
	}
	if n := s.prec - len(digits); n > 0 {
		digits = strings.Repeat("0", n) + digits
	}
	head := p.sign(s, neg)
	if s.conv == 'u' {
		head = ""
	}
	if s.alt && digits != "" && digits != "0" && !(prefix == "0" && digits[0] == '0') {
		head += prefix
	}
	p.pad(s, head, digits, s.zero && s.prec < 0)
}

// pad writes head and text in the field's width, filled with zeros between them or with blanks.
func (p *printer) pad(s spec, head, text string, zeros bool) {
	fill := max(s.width-len(head)-len(text), 0)
	switch {
	case s.minus:
		p.out.WriteString(head + text + strings.Repeat(" ", fill))
	case zeros:
		p.out.WriteString(head + strings.Repeat("0", fill) + text)
	default:
		p.out.WriteString(strings.Repeat(" ", fill) + head + text)
	}
}

func (p *printer) float(s spec, a any) {
	f, ok := float(a)
	if !ok {
		n, _ := signed(a)
		f = math.Float64frombits(uint64(n)) // C reads the bits as a double
	}
	head := p.sign(s, math.Signbit(f))
	f = math.Abs(f)
	upper := s.conv >= 'A' && s.conv <= 'Z'
	if math.IsInf(f, 0) || f != f {
		text := "inf"
		if f != f {
			text = "nan"
		}
		if upper {
			text = strings.ToUpper(text)
		}
		p.pad(s, head, text, false)
		return
	}
	prec := s.prec
	if prec < 0 {
		prec = 6
	}
	var text string
	switch s.conv {
	case 'f', 'F':
		text = strconv.FormatFloat(f, 'f', prec, 64)
	case 'e', 'E':
		text = strconv.FormatFloat(f, 'e', prec, 64)
	case 'g', 'G':
		text = general(f, max(prec, 1), s.alt)
	default:
		text = hexFloat(f, s.prec)
		head, text = head+text[:2], text[2:]
	}
	if s.alt && prec == 0 && strings.IndexByte("fFeE", s.conv) >= 0 {
		if i := strings.IndexByte(text, 'e'); i >= 0 {
			text = text[:i] + "." + text[i:]
		} else {
			text += "."
		}
	}
	if upper {
		head, text = strings.ToUpper(head), strings.ToUpper(text)
	}
	p.pad(s, head, text, s.zero)
}

// general is %g: %e or %f with trailing zeros removed unless alt.
func general(f float64, prec int, alt bool) string {
	e := strconv.FormatFloat(f, 'e', prec-1, 64)
	exp, _ := strconv.Atoi(e[strings.IndexByte(e, 'e')+1:])
	if exp >= -4 && exp < prec {
		text := strconv.FormatFloat(f, 'f', prec-1-exp, 64)
		if !alt && strings.IndexByte(text, '.') >= 0 {
			text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
		}
		return text
	}
	mant, rest, _ := strings.Cut(e, "e")
	if !alt && strings.IndexByte(mant, '.') >= 0 {
		mant = strings.TrimSuffix(strings.TrimRight(mant, "0"), ".")
	}
	return mant + "e" + rest
}

// hexFloat is %a; Go writes the exponent with two digits at least, C does not.
func hexFloat(f float64, prec int) string {
	text := strconv.FormatFloat(f, 'x', prec, 64)
	mant, exp, _ := strings.Cut(text, "p")
	n, _ := strconv.Atoi(exp)
	return fmt.Sprintf("%sp%+d", mant, n)
}

// signed converts an argument to the number that C reads for %d.
func signed(a any) (n int64, ok bool) {
	switch v := reflect.ValueOf(a); v.Kind() {
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return v.Int(), true
	case reflect.Uint8, reflect.Uint16, reflect.Uint64:
		return int64(v.Uint()), true
	case reflect.Uint32:
		return int64(int32(v.Uint())), true
	case reflect.Bool:
		return int64(cmath.BoolToI32(v.Bool())), true
	case reflect.Float32, reflect.Float64:
		return int64(math.Float64bits(v.Float())), true
	}
	return 0, false
}

// unsigned converts an argument to the number that C reads for %u: small types were promoted to int.
func unsigned(a any) uint64 {
	n, _ := signed(a)
	switch a.(type) {
	case int64, uint64, float32, float64:
		return uint64(n)
	}
	return uint64(uint32(n))
}

func float(a any) (float64, bool) {
	switch v := a.(type) {
	case float32:
		return float64(v), true
	case float64:
		return v, true
	case vec.Half:
		return v.Float64(), true
	case vec.BFloat16:
		return v.Float64(), true
	}
	return 0, false
}
