// Package wording writes expressions of a kernel for readers: about as its source has them.
package wording

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// maxText is how long the text of an expression in a report may become.
const maxText = 48

// Short is s without what is too much for a report.
func Short(s string) string {
	if len(s) > maxText {
		return s[:maxText] + "..."
	}
	return s
}

// Writer writes expressions in the words of a dialect.
type Writer struct {
	dialect ir.Dialect
	// what is known of rows of operators and of members, whose beginnings are asked for again and again
	rows map[ir.Expr]string
}

// New returns the writer of reports, in which only the beginning of a text counts: see Short.
func New(d ir.Dialect) *Writer { return &Writer{dialect: d, rows: map[ir.Expr]string{}} }

// Text writes e.
func (d *Writer) Text(e ir.Expr) string {
	if e != nil && e.Called() != "" {
		return e.Called()
	}
	switch e.(type) {
	case *ir.Binary, *ir.FieldOf, *ir.Index, *ir.Deref:
	default:
		return d.write(e)
	}
	s, known := d.rows[e]
	if !known {
		s = clipped(d.write(e))
		d.rows[e] = s
	}
	return s
}

// clipped is s without what a report cannot show of it. It keeps what Operand asks: whether there is a space, and the
// last byte.
func clipped(s string) string {
	if len(s) <= 2*maxText {
		return s
	}
	end := s[len(s)-1:]
	if strings.Contains(s, " ") {
		end = " " + end
	}
	return s[:maxText+1] + end
}

func (d *Writer) write(e ir.Expr) string {
	switch e := e.(type) {
	case *ir.Const:
		if s, ok := e.Typ.(ir.Scalar); ok && s.IsFloat() {
			return strconv.FormatFloat(e.Float, 'g', -1, 64)
		} else if ok && s.IsSigned() {
			return strconv.FormatInt(int64(e.Bits), 10)
		}
		return unsignedText(e)
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
		return d.Operand(e.Base) + "[" + d.Text(e.I) + "]"
	case *ir.Deref:
		if t, ok := e.Ptr.Type().(*ir.Pointer); ok && t.Ref {
			return d.Text(e.Ptr)
		}
		return d.Pointee(e.Ptr)
	case *ir.FieldOf:
		return d.member(e)
	case *ir.Lanes:
		return d.partOf(e.Base, LaneNames(e.Comps))
	case *ir.LaneAt:
		return d.Operand(e.Base) + "[" + d.Text(e.I) + "]"
	case *ir.Addr:
		if _, ok := e.Place.Type().(*ir.Array); ok {
			return d.Text(e.Place)
		}
		return "&" + d.Operand(e.Place)
	case *ir.PtrAdd:
		return d.Text(e.Ptr) + " + " + d.Text(e.I)
	case *ir.Unary:
		return map[ir.UnaryOp]string{ir.Neg: "-", ir.BitNot: "~", ir.Not: "!"}[e.Op] + d.Operand(e.A)
	case *ir.Binary:
		if s := d.global(e); s != "" {
			return s
		}
		return d.Operand(e.A) + " " + e.Op.String() + " " + d.Operand(e.B)
	case *ir.Select:
		return d.Operand(e.C) + " ? " + d.Text(e.A) + " : " + d.Text(e.B)
	case *ir.Convert:
		return d.Text(e.A)
	case *ir.Bitcast:
		return d.Text(e.A)
	case *ir.PtrCast:
		return d.Text(e.A)
	case *ir.Splat:
		return d.Text(e.A)
	case *ir.Builtin:
		return d.builtin(e)
	}
	return "..."
}

// Operand is Text in parentheses where an operator needs them.
func (d *Writer) Operand(e ir.Expr) string {
	s := d.Text(e)
	if strings.Contains(s, " ") && !strings.HasSuffix(s, "]") && !strings.HasSuffix(s, ")") {
		return "(" + s + ")"
	}
	return s
}

func (d *Writer) member(e *ir.FieldOf) string {
	name := "?"
	if s, ok := e.Base.Type().(*ir.Struct); ok {
		name = s.Fields[e.Field].Name
		if _, ok := e.Base.(*ir.Deref); ok && isClosure(s) {
			return name
		}
	}
	return d.partOf(e.Base, name)
}

// isClosure reports whether s is the class of a lambda's object, whose members have the names of what they captured.
func isClosure(s *ir.Struct) bool {
	_, err := strconv.Atoi(strings.TrimPrefix(s.Source, "lambda"))
	return err == nil && s.Source != ""
}

// partOf is the member or the component of base with a name.
func (d *Writer) partOf(base ir.Expr, name string) string {
	if p, ok := base.(*ir.Deref); ok {
		return d.Operand(p.Ptr) + "->" + name
	}
	return d.Operand(base) + "." + name
}

// LaneNames are components of a vector as a swizzle names them: x to w, and s4 to sf.
func LaneNames(comps []int) string {
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

// Pointee is the text of what p points at.
func (d *Writer) Pointee(p ir.Expr) string {
	if a, ok := p.(*ir.PtrAdd); ok {
		if _, ok := a.Ptr.(*ir.Addr); ok {
			return d.Operand(a.Ptr) + "[" + d.Text(a.I) + "]"
		}
	}
	return "*" + d.Operand(p)
}

// unsignedText writes a number; one that was negative before it was converted as that.
func unsignedText(e *ir.Const) string {
	if s, ok := e.Typ.(ir.Scalar); ok && s.IsInt() && s.Size() >= 4 {
		if n := int64(e.Bits<<(64-8*s.Size())) >> (64 - 8*s.Size()); n < 0 && n > -1<<16 {
			return strconv.FormatInt(n, 10)
		}
	}
	return strconv.FormatUint(e.Bits, 10)
}

// idNames are how CUDA spells the operations that give ids and sizes, workNames how OpenCL does.
var (
	idNames = map[string]string{"id.thread": "threadIdx", "id.block": "blockIdx", "dim.block": "blockDim",
		"dim.grid": "gridDim"}
	workNames = map[string]string{"id.thread": "get_local_id", "id.block": "get_group_id", "dim.block": "get_local_size",
		"dim.grid": "get_num_groups"}
)

// idOf is what an operation that gives an id or a size is called without its dimension, and the dimension; "" for
// another expression.
func idOf(e ir.Expr) (name, dim string) {
	b, ok := ir.Unconverted(e).(*ir.Builtin)
	if !ok {
		return "", ""
	}
	name, dim, _ = cutLast(string(b.Op), ".")
	if idNames[name] == "" {
		return "", ""
	}
	return name, dim
}

func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// global is the text of what OpenCL computes of ids and sizes, "" for others.
func (d *Writer) global(e *ir.Binary) string {
	if d.dialect != ir.OpenCL {
		return ""
	}
	n, dim := idOf(e.B)
	switch m, ok := ir.Unconverted(e.A).(*ir.Binary); {
	case e.Op == ir.Mul:
		if m, dim2 := idOf(e.A); m == "dim.grid" && n == "dim.block" && dim == dim2 {
			return workCall("get_global_size", dim)
		}
	case e.Op == ir.Add && ok && m.Op == ir.Mul && n == "id.thread":
		a, dim2 := idOf(m.A)
		b, dim3 := idOf(m.B)
		if a == "id.block" && b == "dim.block" && dim == dim2 && dim == dim3 {
			return workCall("get_global_id", dim)
		}
	}
	return ""
}

// workCall writes a call of one of OpenCL's work-item functions.
func workCall(name, dim string) string {
	return name + "(" + strconv.Itoa(strings.Index("xyz", dim)) + ")"
}

func (d *Writer) builtin(e *ir.Builtin) string {
	if name, dim := idOf(e); name != "" && d.dialect == ir.OpenCL {
		return workCall(workNames[name], dim)
	} else if name != "" {
		return idNames[name] + "." + dim
	}
	parts := strings.Split(string(e.Op), ".")
	var args []string
	for _, a := range e.Args {
		args = append(args, d.Text(a))
	}
	return parts[len(parts)-1] + "(" + strings.Join(args, ", ") + ")"
}
