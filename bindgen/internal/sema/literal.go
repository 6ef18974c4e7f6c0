package sema

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

func basic(t Basic) QT { return QT{T: t} }

// intLit gives an integer literal the first type of its list that holds it (C++ [lex.icon], C11 6.4.4.1).
func (b *body) intLit(e *ast.IntLit) operand {
	text := strings.ReplaceAll(e.Text, "'", "")
	digits, base := text, 10
	switch lower := strings.ToLower(text); {
	case strings.HasPrefix(lower, "0x"):
		digits, base = text[2:], 16
	case strings.HasPrefix(lower, "0b"):
		digits, base = text[2:], 2
	case len(text) > 1 && text[0] == '0':
		digits, base = text[1:], 8
	}
	n := 0
	for n < len(digits) && isDigit(digits[n], base) {
		n++
	}
	suffix := strings.ToLower(digits[n:])
	if n == 0 && base == 8 { // 0u, 0L
		digits, n = "0", 1
	}
	v, err := strconv.ParseUint(digits[:n], base, 64)
	unsigned, long, ok := intSuffix(suffix)
	if !ok {
		b.c.errorf(codeLiteral, e.At, "invalid suffix '%s' on integer literal", digits[n:])
		return operand{}
	}
	if err != nil {
		b.c.errorf(codeLiteral, e.At, "integer literal '%s' does not fit in 64 bits", e.Text)
		return operand{}
	}
	t, ok := intLitType(v, base, unsigned, long)
	if !ok {
		b.c.errorf(codeLiteral, e.At, "integer literal '%s' is too large for a signed type", e.Text).Hintf("append 'u'")
		return operand{}
	}
	if t == LongLong || t == ULongLong {
		b.c.noteLongLong(e.At)
	}
	op := b.constant(Const{I: v}, basic(t), e.At)
	op.null = v == 0
	return op
}

func isDigit(ch byte, base int) bool {
	switch {
	case ch >= '0' && ch <= '9':
		return int(ch-'0') < base
	case base == 16:
		ch |= 0x20
		return ch >= 'a' && ch <= 'f'
	}
	return false
}

// intSuffix reads u, l, ll and z in either order; long counts the l.
func intSuffix(s string) (unsigned bool, long int, ok bool) {
	if strings.HasPrefix(s, "u") {
		unsigned, s = true, s[1:]
	} else if strings.HasSuffix(s, "u") {
		unsigned, s = true, s[:len(s)-1]
	}
	switch s {
	case "":
		return unsigned, 0, true
	case "l", "z":
		return unsigned, 1, true
	case "ll", "i64":
		return unsigned, 2, true
	}
	return false, 0, false
}

func intLitType(v uint64, base int, unsigned bool, long int) (Basic, bool) {
	fits := func(t Basic) bool {
		switch t {
		case Int:
			return v < 1<<31
		case UInt:
			return v < 1<<32
		case Long, LongLong:
			return v < 1<<63
		}
		return true
	}
	list := []Basic{Int, UInt, Long, ULong, LongLong, ULongLong}[2*long:]
	for _, t := range list {
		isUnsigned := t == UInt || t == ULong || t == ULongLong
		if unsigned && !isUnsigned || !unsigned && isUnsigned && base == 10 {
			continue
		}
		if fits(t) {
			return t, true
		}
	}
	return 0, false
}

// floatLit reads a floating literal; without a suffix it is a double (C++ [lex.fcon]; OpenCL C too).
func (b *body) floatLit(e *ast.FloatLit) operand {
	text := strings.ReplaceAll(e.Text, "'", "")
	n := len(text)
	hex := len(text) > 1 && (text[1] == 'x' || text[1] == 'X')
	for n > 0 && strings.IndexByte("fFlLhH", text[n-1]) >= 0 && !(hex && !strings.ContainsAny(text[:n], "pP")) {
		n--
	}
	t, bitSize := Double, 64
	switch strings.ToLower(text[n:]) {
	case "":
		if b.c.singleConstants() {
			t, bitSize = Float, 32
		}
	case "l":
	case "f":
		t, bitSize = Float, 32
	case "h":
		t = Half
	default:
		b.c.errorf(codeLiteral, e.At, "invalid suffix '%s' on floating literal", text[n:])
		return operand{}
	}
	v, err := strconv.ParseFloat(text[:n], bitSize)
	if err != nil && !strings.Contains(err.Error(), "out of range") {
		b.c.errorf(codeLiteral, e.At, "malformed floating literal '%s'", e.Text)
		return operand{}
	}
	if t == Half {
		v = fold.Round(v, ir.F16)
	}
	return b.constant(Const{Float: true, F: v}, basic(t), e.At)
}

// charLit is a char in C++ and an int in OpenCL C.
func (b *body) charLit(e *ast.CharLit) operand {
	start := strings.IndexByte(e.Text, '\'')
	if start < 0 || len(e.Text) < start+2 {
		b.c.errorf(codeLiteral, e.At, "malformed character literal")
		return operand{}
	}
	s, ok := unescape(e.Text[start+1:len(e.Text)-1], start > 0 && e.Text[:start] != "u8")
	if !ok || s == "" {
		b.c.errorf(codeLiteral, e.At, "malformed character literal %s", e.Text)
		return operand{}
	}
	switch e.Text[:start] {
	case "L", "u", "U":
		r, _ := utf8.DecodeRuneInString(s)
		t := map[string]Basic{"L": WChar, "u": Char16, "U": Char32}[e.Text[:start]]
		return b.constant(Const{I: uint64(r)}, basic(t), e.At)
	}
	if len(s) > 1 { // implementation-defined: as gcc and clang do
		var v uint32
		for i := 0; i < len(s); i++ {
			v = v<<8 | uint32(s[i])
		}
		return b.constant(Const{I: uint64(int64(int32(v)))}, basic(Int), e.At)
	}
	if e.Text[:start] == "u8" && b.c.cpp20() {
		return b.constant(Const{I: uint64(s[0])}, basic(Char8), e.At)
	}
	k := Const{I: uint64(int64(int8(s[0])))}
	if b.c.dialect == ir.OpenCL {
		return b.constant(k, basic(Int), e.At)
	}
	return b.constant(k, basic(Char), e.At)
}

// stringLit joins adjacent literals.
func (b *body) stringLit(e *ast.StringLit) operand {
	var w strings.Builder
	char := Char // of wide ones the prefix of any part counts ([lex.string]/13)
	for _, p := range e.Parts {
		q := strings.IndexByte(p, '"')
		if q < 0 {
			continue
		}
		switch strings.TrimSuffix(p[:q], "R") {
		case "L":
			char = WChar
		case "u":
			char = Char16
		case "U":
			char = Char32
		case "u8":
			if b.c.cpp20() {
				char = Char8
			}
		}
		if strings.HasSuffix(p[:q], "R") {
			open := strings.IndexByte(p, '(')
			if open > 0 && len(p)-2-(open-q-1) >= open+1 {
				w.WriteString(p[open+1 : len(p)-2-(open-q-1)])
			}
			continue
		}
		s, ok := unescape(p[q+1:len(p)-1], char != Char && char != Char8)
		if !ok {
			b.c.errorf(codeLiteral, e.At, "malformed string literal %s", p)
			return operand{}
		}
		w.WriteString(s)
	}
	if char != Char {
		return b.wideString(w.String(), char, e.At)
	}
	return b.str(w.String(), e.At)
}

// wideString is a literal of wchar_t, char8_t, char16_t or char32_t: a constant array of the module.
func (b *body) wideString(text string, char Basic, pos source.Pos) operand {
	units := []rune(text)
	switch char {
	case Char8:
		units = units[:0]
		for _, u := range []byte(text) {
			units = append(units, rune(u))
		}
	case Char16:
		units = units[:0]
		for _, u := range utf16.Encode([]rune(text)) {
			units = append(units, rune(u))
		}
	}
	s := scalarOf(char)
	all := &ir.Compose{X: ir.X{Typ: &ir.Array{Elem: s, N: len(units) + 1}, At: pos}}
	for _, u := range append(units, 0) {
		all.Parts = append(all.Parts, fold.Int(s, int64(u), pos))
	}
	t := QT{T: &Array{Elem: QT{T: char, Const: true}, N: int64(len(units)) + 1}}
	v := &ir.Var{Name: b.c.unique("str"), Type: all.Typ, Kind: ir.GlobalVar, Space: ir.Constant, Const: true, Host: true,
		Init: all, Pos: pos}
	op := place(ref(v, pos), t, pos)
	op.str = &stringText{char: char, units: units}
	return op
}

// stringText is what a string literal holds, without the zero at its end ([lex.string]).
type stringText struct {
	char  Basic  // the type of a character
	text  string // where that is char
	units []rune // elsewhere: the code units
}

func (s *stringText) length() int64 { return int64(len(s.text) + len(s.units)) }

// at is the character i, or the zeros behind the last one.
func (s *stringText) at(i int64) int64 {
	switch {
	case i < int64(len(s.text)):
		return int64(s.text[i])
	case i < int64(len(s.units)):
		return int64(s.units[i])
	}
	return 0
}

// initialises reports whether the literal initialises an array of elem as a whole: of any type of narrow characters, or
// of its own type ([dcl.init.string]/1).
func (s *stringText) initialises(elem QT) bool {
	if s.char == Char || s.char == Char8 {
		return isCharType(elem)
	}
	return elem.T == s.char
}

// str makes a string literal: an array of const char.
func (b *body) str(text string, pos source.Pos) operand {
	t := QT{T: &Array{Elem: QT{T: Char, Const: true}, N: int64(len(text)) + 1}}
	if b.c.dialect == ir.OpenCL {
		t.Space = ir.Constant
	}
	return operand{mode: lvalue, typ: t, x: ref(b.c.stringData(text, pos), pos),
		str: &stringText{char: Char, text: text}, pos: pos}
}

// stringData is the constant of the module that holds a string literal's characters.
func (c *checker) stringData(text string, pos source.Pos) *ir.Var {
	if v := c.vars.strings[text]; v != nil {
		return v
	}
	typ := &ir.Array{Elem: ir.I8, N: len(text) + 1}
	v := &ir.Var{Name: c.unique("str"), Type: typ, Kind: ir.GlobalVar, Space: ir.Constant, Const: true, Host: true,
		Pos: pos}
	v.Init = &ir.Str{X: ir.X{Typ: &ir.Pointer{Elem: ir.I8, Const: true}, At: pos}, Text: text}
	if c.vars.strings == nil {
		c.vars.strings = map[string]*ir.Var{}
	}
	c.vars.strings[text] = v
	return v
}

// unescape resolves escape sequences; wide keeps \u and large \x as one rune.
func unescape(s string, wide bool) (string, bool) {
	var w strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			w.WriteByte(s[i])
			continue
		}
		i++
		if i >= len(s) {
			return "", false
		}
		if k := strings.IndexByte(`abfnrtv\'"?e`, s[i]); k >= 0 {
			w.WriteByte("\a\b\f\n\r\t\v\\'\"?\x1b"[k])
			continue
		}
		base, limit, start := 16, 0, i+1
		switch s[i] {
		case 'x':
			limit = len(s)
		case 'u':
			limit = start + 4
		case 'U':
			limit = start + 8
		default:
			base, start, limit = 8, i, i+3
		}
		end := start
		for end < len(s) && end < limit && isDigit(s[end], base) {
			end++
		}
		v, err := strconv.ParseUint(s[start:end], base, 32)
		if err != nil {
			return "", false
		}
		if s[i] == 'u' || s[i] == 'U' || wide {
			w.WriteRune(rune(v))
		} else {
			w.WriteByte(byte(v))
		}
		i = end - 1
	}
	return w.String(), true
}
