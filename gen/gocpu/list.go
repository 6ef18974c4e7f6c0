package gocpu

import (
	"fmt"
	"math"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spell"
)

// list is the text of the elements of e, an array of numbers or vectors, or of structs, unions and arrays of numbers;
// false for any other. Tables have so many that each costs only its text.
func (e *emitter) list(x *ir.Compose) (string, bool) {
	if _, ok := x.Typ.(*ir.Array).Elem.(*ir.Vector); ok {
		return e.vectors(x)
	}
	if !e.plain(x) {
		return "", false
	}
	return string(e.elements(nil, x)), true
}

// vectors is list for an array of vectors.
func (e *emitter) vectors(x *ir.Compose) (string, bool) {
	var text []byte
	for i, p := range x.Parts {
		if i > 0 {
			text = append(text, ", "...)
		}
		text = append(text, '{')
		if c, ok := p.(*ir.Compose); ok {
			for j, k := range c.Parts {
				if _, scalar := k.Type().(ir.Scalar); !scalar || !e.plain(k) {
					return "", false
				}
				if j > 0 {
					text = append(text, ", "...)
				}
				if len(c.Parts) <= 4 {
					text = append(append(text, laneName(j)...), ": "...)
				}
				text = e.constantText(text, k)
			}
		} else if _, zero := p.(*ir.Zero); !zero {
			return "", false
		}
		text = append(text, '}')
	}
	return string(text), true
}

// plain reports whether x is a constant whose text needs no more than x itself: no import, no name that may change.
func (e *emitter) plain(x ir.Expr) bool {
	switch t := x.Type().(type) {
	case ir.Scalar:
		c, ok := x.(*ir.Const)
		switch {
		case !ok || t == ir.F16 || t == ir.BF16:
			return false
		case t.IsFloat():
			return !math.IsNaN(c.Float) && !math.IsInf(c.Float, 0) && (c.Float != 0 || !math.Signbit(c.Float))
		}
		return true
	case *ir.Array:
		if !e.plainType(t) {
			return false
		}
	case *ir.Struct:
		n := len(t.Fields)
		if t.Union {
			n = t.Size
		}
		if c, ok := x.(*ir.Compose); !e.plainType(t) || ok && len(c.Parts) != n {
			return false
		}
	default:
		return false
	}
	switch x := x.(type) {
	case *ir.Zero:
		return true
	case *ir.Compose:
		for _, p := range x.Parts {
			if !e.plain(p) {
				return false
			}
		}
		return true
	}
	return false
}

// plainType reports whether the name of t needs no import, and its members stand in Go's struct as they are.
func (e *emitter) plainType(t ir.Type) bool {
	switch t := t.(type) {
	case ir.Scalar:
		return t != ir.Void && t != ir.F16 && t != ir.BF16
	case *ir.Array:
		return t.N >= 0 && e.plainType(t.Elem)
	case *ir.Struct:
		for _, b := range e.structOf(t).bytes {
			if b {
				return false
			}
		}
		return true
	}
	return false
}

// elements adds the text of the elements or members of x, which is plain.
func (e *emitter) elements(text []byte, x *ir.Compose) []byte {
	s, _ := x.Typ.(*ir.Struct)
	union := s != nil && s.Union
	if union {
		text = fmt.Appendf(text, "%s: [%d]byte{", unionBytes, s.Size)
	}
	for i, p := range x.Parts {
		if i > 0 {
			text = append(text, ", "...)
		}
		if s != nil && !union {
			text = append(append(text, e.structOf(s).fields[i]...), ": "...)
		}
		text = e.constantText(text, p)
	}
	if union {
		text = append(text, '}')
	}
	return text
}

// constantText adds the text of x, which is plain, as fn.value writes it.
func (e *emitter) constantText(text []byte, x ir.Expr) []byte {
	switch t := x.Type().(type) {
	case ir.Scalar:
		c := x.(*ir.Const)
		shift := 64 - 8*max(t.Size(), 1)
		switch {
		case t == ir.Bool:
			return strconv.AppendBool(text, c.Bits != 0)
		case t == ir.F32:
			return strconv.AppendFloat(text, c.Float, 'g', -1, 32)
		case t.IsFloat():
			return strconv.AppendFloat(text, c.Float, 'g', -1, 64)
		case t.IsSigned():
			return strconv.AppendInt(text, int64(c.Bits<<shift)>>shift, 10)
		}
		return strconv.AppendUint(text, c.Bits&(^uint64(0)>>shift), 10)
	default:
		text = append(append(text, e.typeText(t)...), '{')
		if c, ok := x.(*ir.Compose); ok {
			text = e.elements(text, c)
		}
		return append(text, '}')
	}
}

// typeText is the name of a plain type.
func (e *emitter) typeText(t ir.Type) string {
	switch t := t.(type) {
	case *ir.Array:
		return fmt.Sprintf("[%d]%s", t.N, e.typeText(t.Elem))
	case *ir.Struct:
		return e.structOf(t).name
	}
	return spell.GoScalar(t.(ir.Scalar))
}

// characters adds those of a string literal that initialises an array of n.
func characters(text []byte, s *ir.Str, n int, signed bool) []byte {
	for i := 0; i < len(s.Text) && i < n; i++ {
		if i > 0 {
			text = append(text, ", "...)
		}
		if signed {
			text = strconv.AppendInt(text, int64(int8(s.Text[i])), 10)
		} else {
			text = strconv.AppendUint(text, uint64(s.Text[i]), 10)
		}
	}
	return text
}
