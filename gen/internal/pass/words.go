package pass

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
func (c *Context) exprText(e ir.Expr) string { return shortened(c.speech.text(e)) }

// pointeeText is exprText for what the pointer p points at.
func (c *Context) pointeeText(p ir.Expr) string { return shortened(c.speech.pointee(p)) }

func shortened(s string) string {
	if len(s) > maxText {
		return s[:maxText] + "..."
	}
	return s
}

// textOf writes e so that equal texts mean equal expressions.
func textOf(e ir.Expr) string { return speech{exact: true}.text(e) }

func operandText(e ir.Expr) string { return speech{exact: true}.operand(e) }

// speech writes expressions in the words of a dialect, or exactly: as they are, whatever reports call them.
type speech struct {
	dialect ir.Dialect
	exact   bool
	// what is known of rows of operators, whose beginnings are asked for again and again; nil for exact speech
	rows map[*ir.Binary]string
}

// reporting is the speech of reports: only the beginning of a text counts.
func reporting(d ir.Dialect) speech { return speech{dialect: d, rows: map[*ir.Binary]string{}} }

// text writes e.
func (d speech) text(e ir.Expr) string {
	if e != nil && !d.exact && e.Called() != "" {
		return e.Called()
	}
	b, row := e.(*ir.Binary)
	if !row || d.rows == nil {
		return d.write(e)
	}
	s, known := d.rows[b]
	if !known {
		s = clipped(d.write(e))
		d.rows[b] = s
	}
	return s
}

// clipped is s without what a report cannot show of it. It keeps what operand asks: whether there is a space, and the
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

func (d speech) write(e ir.Expr) string {
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
		return d.operand(e.Base) + "[" + d.text(e.I) + "]"
	case *ir.Deref:
		if t, ok := e.Ptr.Type().(*ir.Pointer); ok && t.Ref {
			return d.text(e.Ptr)
		}
		return d.pointee(e.Ptr)
	case *ir.FieldOf:
		return d.member(e)
	case *ir.Lanes:
		return d.partOf(e.Base, laneNames(e.Comps))
	case *ir.LaneAt:
		return d.operand(e.Base) + "[" + d.text(e.I) + "]"
	case *ir.Addr:
		if _, ok := e.Place.Type().(*ir.Array); ok {
			return d.text(e.Place)
		}
		return "&" + d.operand(e.Place)
	case *ir.PtrAdd:
		return d.text(e.Ptr) + " + " + d.text(e.I)
	case *ir.Unary:
		return map[ir.UnaryOp]string{ir.Neg: "-", ir.BitNot: "~", ir.Not: "!"}[e.Op] + d.operand(e.A)
	case *ir.Binary:
		if s := d.global(e); s != "" {
			return s
		}
		return d.operand(e.A) + " " + e.Op.String() + " " + d.operand(e.B)
	case *ir.Select:
		return d.operand(e.C) + " ? " + d.text(e.A) + " : " + d.text(e.B)
	case *ir.Convert:
		return d.text(e.A)
	case *ir.Bitcast:
		return d.text(e.A)
	case *ir.PtrCast:
		return d.text(e.A)
	case *ir.Splat:
		return d.text(e.A)
	case *ir.Builtin:
		return d.builtin(e)
	}
	return "..."
}

// operand is text in parentheses where an operator needs them.
func (d speech) operand(e ir.Expr) string {
	s := d.text(e)
	if strings.Contains(s, " ") && !strings.HasSuffix(s, "]") && !strings.HasSuffix(s, ")") {
		return "(" + s + ")"
	}
	return s
}

func (d speech) member(e *ir.FieldOf) string {
	name := "?"
	if s, ok := e.Base.Type().(*ir.Struct); ok {
		name = s.Fields[e.Field].Name
	}
	return d.partOf(e.Base, name)
}

// partOf is the member or the component of base with a name.
func (d speech) partOf(base ir.Expr, name string) string {
	if p, ok := base.(*ir.Deref); ok {
		return d.operand(p.Ptr) + "->" + name
	}
	return d.operand(base) + "." + name
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

// pointee is the text of what p points at.
func (d speech) pointee(p ir.Expr) string {
	if a, ok := p.(*ir.PtrAdd); ok {
		if _, ok := a.Ptr.(*ir.Addr); ok {
			return d.operand(a.Ptr) + "[" + d.text(a.I) + "]"
		}
	}
	return "*" + d.operand(p)
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
func (d speech) global(e *ir.Binary) string {
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

func (d speech) builtin(e *ir.Builtin) string {
	if name, dim := idOf(e); name != "" && d.dialect == ir.OpenCL {
		return workCall(workNames[name], dim)
	} else if name != "" {
		return idNames[name] + "." + dim
	}
	parts := strings.Split(string(e.Op), ".")
	var args []string
	for _, a := range e.Args {
		args = append(args, d.text(a))
	}
	return parts[len(parts)-1] + "(" + strings.Join(args, ", ") + ")"
}

// calledText is how the source calls the function name of kbind's library at p: "atomic_load" for what the library has
// for each type.
func (c *Context) calledText(p source.Pos, name string) string {
	if strings.HasPrefix(name, "__kb_ptx::") {
		return "inline assembly"
	}
	if word := c.wordAt(p); word != "" && strings.HasPrefix(name, word) {
		return word
	}
	return name
}

// wordAt is the identifier that begins at p in a source file, "" if none does.
func (c *Context) wordAt(p source.Pos) string {
	at := c.position(p)
	lines := c.sites.lines[at.File]
	if at.Line < 1 || at.Line > len(lines) || at.Col < 1 || at.Col > len(lines[at.Line-1]) {
		return ""
	}
	word := lines[at.Line-1][at.Col-1:]
	if end := strings.IndexFunc(word, func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}); end >= 0 {
		word = word[:end]
	}
	return word
}
