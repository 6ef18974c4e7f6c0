package gocpu

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// maxText is how long the text of an expression in a report may become.
const maxText = 48

// exprText writes e about as the source has it, for reports.
func exprText(e ir.Expr) string {
	s := textOf(e)
	if len(s) > maxText {
		return s[:maxText] + "..."
	}
	return s
}

func textOf(e ir.Expr) string {
	switch e := e.(type) {
	case *ir.Const:
		if s, ok := e.Typ.(ir.Scalar); ok && s.IsFloat() {
			return strconv.FormatFloat(e.Float, 'g', -1, 64)
		} else if ok && s.IsSigned() {
			return strconv.FormatInt(int64(e.Bits), 10)
		}
		return strconv.FormatUint(e.Bits, 10)
	case *ir.Zero:
		return "0"
	case *ir.Str:
		return strconv.Quote(e.Text)
	case *ir.Ref:
		if e.Var.Source != "" {
			return e.Var.Source
		}
		return strings.TrimRight(e.Var.Name, "_0123456789")
	case *ir.Index:
		return operandText(e.Base) + "[" + textOf(e.I) + "]"
	case *ir.Deref:
		if t, ok := e.Ptr.Type().(*ir.Pointer); ok && t.Ref {
			return textOf(e.Ptr)
		}
		return "*" + operandText(e.Ptr)
	case *ir.FieldOf:
		return memberText(e)
	case *ir.Lanes:
		return operandText(e.Base) + "." + laneNames(e.Comps)
	case *ir.LaneAt:
		return operandText(e.Base) + "[" + textOf(e.I) + "]"
	case *ir.Addr:
		if _, ok := e.Place.Type().(*ir.Array); ok {
			return textOf(e.Place)
		}
		return "&" + operandText(e.Place)
	case *ir.PtrAdd:
		return textOf(e.Ptr) + " + " + textOf(e.I)
	case *ir.Unary:
		return map[ir.UnaryOp]string{ir.Neg: "-", ir.BitNot: "~", ir.Not: "!"}[e.Op] + operandText(e.A)
	case *ir.Binary:
		return operandText(e.A) + " " + e.Op.String() + " " + operandText(e.B)
	case *ir.Select:
		return operandText(e.C) + " ? " + textOf(e.A) + " : " + textOf(e.B)
	case *ir.Convert:
		return textOf(e.A)
	case *ir.Bitcast:
		return textOf(e.A)
	case *ir.PtrCast:
		return textOf(e.A)
	case *ir.Splat:
		return textOf(e.A)
	case *ir.Builtin:
		return builtinText(e)
	}
	return "..."
}

// operandText is textOf in parentheses where an operator needs them.
func operandText(e ir.Expr) string {
	s := textOf(e)
	if strings.Contains(s, " ") && !strings.HasSuffix(s, "]") && !strings.HasSuffix(s, ")") {
		return "(" + s + ")"
	}
	return s
}

func memberText(e *ir.FieldOf) string {
	name := "?"
	if s, ok := e.Base.Type().(*ir.Struct); ok {
		name = s.Fields[e.Field].Name
	}
	if d, ok := e.Base.(*ir.Deref); ok {
		return operandText(d.Ptr) + "->" + name
	}
	return operandText(e.Base) + "." + name
}

func laneNames(comps []int) string {
	var b strings.Builder
	for _, c := range comps {
		if c < 4 {
			b.WriteByte("xyzw"[c])
		} else {
			b.WriteString("s" + strconv.FormatInt(int64(c), 16))
		}
	}
	return b.String()
}

// idNames are how CUDA spells the operations that give ids and sizes.
var idNames = map[string]string{"id.thread": "threadIdx", "id.block": "blockIdx", "dim.block": "blockDim", "dim.grid": "gridDim"}

func builtinText(e *ir.Builtin) string {
	parts := strings.Split(string(e.Op), ".")
	if len(parts) == 3 {
		return idNames[parts[0]+"."+parts[1]] + "." + parts[2]
	}
	var args []string
	for _, a := range e.Args {
		args = append(args, textOf(a))
	}
	return parts[len(parts)-1] + "(" + strings.Join(args, ", ") + ")"
}

// calledText is how the source calls the function name of kbind's library at p: "atomic_load" for what the library has for each type.
func (f *fn) calledText(p source.Pos, name string) string {
	if strings.HasPrefix(name, "__kb_ptx::") {
		return "inline assembly"
	}
	at := f.e.position(p)
	lines := f.e.check.texts[at.File]
	if at.Line < 1 || at.Line > len(lines) || at.Col < 1 || at.Col > len(lines[at.Line-1]) {
		return name
	}
	word := lines[at.Line-1][at.Col-1:]
	if end := strings.IndexFunc(word, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }); end >= 0 {
		word = word[:end]
	}
	if word != "" && strings.HasPrefix(name, word) {
		return word
	}
	return name
}
