package gobind

import (
	"fmt"
	"math"
	"math/bits"
	"strconv"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// env is where a directive's expression is written: the variable whose methods compute it, and whether scalars that
// are the size of a slice are written as that slice's length.
type env struct {
	e       *emitter
	f       *function
	recv    string
	lengths bool
}

// Binding strengths, of Go and C alike.
const (
	precOr = iota + 1
	precAnd
	precCompare
	precAdd
	precMul
	precUnary
	precOperand
)

func prec(op string) int {
	switch op {
	case "||":
		return precOr
	case "&&":
		return precAnd
	case "==", "!=", "<", "<=", ">", ">=":
		return precCompare
	case "+", "-":
		return precAdd
	case "*", "/", "%":
		return precMul
	case "neg", "!":
		return precUnary
	}
	return precOperand
}

// isLength reports whether the slice's length is what the size of p means: p is the slice that the size is counted
// from.
func (v *env) isLength(p *param) bool {
	n := v.f.param(nameOf(p.size))
	return n != nil && n.length == p
}

func nameOf(x *ir.HostExpr) string {
	if x == nil || x.Op != "param" {
		return ""
	}
	return x.Name
}

// text writes an expression for messages and comments, in the names that the Go caller knows.
func (v *env) text(x *ir.HostExpr) string { return v.textIn(x, 0) }

func (v *env) textIn(x *ir.HostExpr, outer int) string {
	p := prec(x.Op)
	s := ""
	switch x.Op {
	case "const":
		s = strconv.FormatInt(x.Val, 10)
		if x.Val < 0 {
			p = precUnary
		}
	case "param":
		s = x.Name
		if n := v.f.param(x.Name); n != nil {
			s = n.name
			if n.length != nil && v.lengths {
				s = "len(" + n.length.name + ")"
			}
		}
	case "tparam":
		s = x.Name
		if val, ok := v.f.fixed[x.Name]; ok {
			s = strconv.FormatInt(val, 10)
		}
	case "tune":
		s = x.Name
	case "neg":
		s = "-" + v.textIn(x.Args[0], precUnary+1)
	case "!":
		s = "!" + v.textIn(x.Args[0], precUnary)
	case "min", "max", "ceildiv":
		s = x.Op + "("
		for i, a := range x.Args {
			if i > 0 {
				s += ", "
			}
			s += v.text(a)
		}
		s += ")"
	default:
		op := " " + x.Op + " "
		if p == precMul {
			op = x.Op
		}
		s = v.textIn(x.Args[0], p) + op + v.textIn(x.Args[1], p+1)
	}
	if p < outer {
		s = "(" + s + ")"
	}
	return s
}

// int writes an int64 expression.
func (v *env) int(x *ir.HostExpr) jen.Code { return v.code(x, 0) }

func (v *env) code(x *ir.HostExpr, outer int) jen.Code {
	if val, ok := v.constant(x); ok {
		if val < 0 && outer > precAdd {
			return jen.Parens(number(val))
		}
		return number(val)
	}
	p := prec(x.Op)
	var c *jen.Statement
	switch x.Op {
	case "param":
		return v.param(x)
	case "tparam":
		return v.templateParam(x)
	case "tune":
		return v.f.tunedValue(x.Name)
	case "neg":
		c = jen.Op("-").Add(v.code(x.Args[0], precUnary+1))
	case "!":
		c = jen.Op("!").Add(v.code(x.Args[0], precUnary))
	case "min", "max":
		args := make([]jen.Code, len(x.Args))
		for i, a := range x.Args {
			args[i] = v.int(a)
		}
		c = jen.Id(x.Op).Call(args...)
	case "ceildiv":
		return v.method("CeilDiv", x)
	case "/":
		return v.method("Div", x)
	case "%":
		return v.method("Mod", x)
	case "*":
		if !v.small(x) {
			return v.method("Mul", x)
		}
		fallthrough
	case "+", "-", "==", "!=", "<", "<=", ">", ">=", "&&", "||":
		c = jen.Add(v.code(x.Args[0], p)).Op(x.Op).Add(v.code(x.Args[1], p+1))
	default:
		v.refuse(x, "the operator %q has no Go form", x.Op)
		return jen.Lit(0)
	}
	if p < outer {
		return jen.Parens(c)
	}
	return c
}

func number(val int64) *jen.Statement { return jen.Op(strconv.FormatInt(val, 10)) }

func (v *env) method(name string, x *ir.HostExpr) jen.Code {
	return jen.Id(v.recv).Dot(name).Call(v.int(x.Args[0]), v.int(x.Args[1]))
}

func (v *env) param(x *ir.HostExpr) jen.Code {
	p := v.f.param(x.Name)
	if p == nil || p.kind != byValue {
		v.refuse(x, "%s is not a scalar parameter", x.Name)
		return jen.Lit(0)
	}
	if p.length != nil && v.lengths && v.recv != v.f.task {
		return jen.Int64().Call(jen.Len(jen.Id(p.length.name)))
	}
	for _, in := range v.f.insts {
		for i := range in.k.Params {
			s, ok := in.k.Params[i].Type.(ir.Scalar)
			if in.k.Params[i].Name == x.Name && (!ok || !s.IsInt()) {
				v.refuse(x, "parameter %s is %s, and only integers can be computed with", x.Name, in.k.Params[i].Type)
				return jen.Lit(0)
			}
		}
	}
	if p.c.Type == ir.I64 && typeParamOf(v.f, p.c) < 0 {
		return jen.Id(p.name)
	}
	return jen.Int64().Call(jen.Id(p.name))
}

func (v *env) templateParam(x *ir.HostExpr) jen.Code {
	for _, t := range v.f.values {
		if t.c == x.Name {
			return jen.Int64().Call(jen.Id(t.name))
		}
	}
	v.refuse(x, "the template parameter %s is not an integer", x.Name)
	return jen.Lit(0)
}

func (v *env) refuse(x *ir.HostExpr, format string, args ...any) {
	v.e.diags.Add(CodeHostExpr, orPos(x.Pos, v.f.lead.Pos), "%s: %s", v.f.lead.Name, fmt.Sprintf(format, args...))
}

// small reports whether a product cannot overflow: a constant of up to 31 bits times a parameter of up to 32.
func (v *env) small(x *ir.HostExpr) bool {
	for i, a := range x.Args {
		val, ok := v.constant(a)
		if !ok || val < math.MinInt32 || val > math.MaxInt32 {
			continue
		}
		switch o := x.Args[1-i]; o.Op {
		case "tparam":
			return true
		case "param":
			p := v.f.param(o.Name)
			if p == nil {
				return true
			}
			s, ok := p.c.Type.(ir.Scalar)
			return ok && s.Size() <= 4 && typeParamOf(v.f, p.c) < 0
		}
	}
	return false
}

// constant computes an expression of constants. One that overflows or divides by zero is none: it stays an error of
// the call.
func (v *env) constant(x *ir.HostExpr) (int64, bool) {
	switch x.Op {
	case "const":
		return x.Val, true
	case "tparam":
		val, ok := v.f.fixed[x.Name]
		return val, ok
	case "neg":
		val, ok := v.constant(x.Args[0])
		return -val, ok && val != math.MinInt64
	case "+", "-", "*", "/", "%", "ceildiv", "min", "max":
	default:
		return 0, false
	}
	if len(x.Args) != 2 {
		return 0, false
	}
	a, ok := v.constant(x.Args[0])
	b, ok2 := v.constant(x.Args[1])
	if !ok || !ok2 {
		return 0, false
	}
	return fold(x.Op, a, b)
}

func fold(op string, a, b int64) (int64, bool) {
	switch op {
	case "+":
		c := a + b
		return c, (c > a) == (b > 0)
	case "-":
		c := a - b
		return c, (c < a) == (b > 0)
	case "*":
		hi, lo := bits.Mul64(abs(a), abs(b))
		return a * b, hi == 0 && lo <= math.MaxInt64
	case "min":
		return min(a, b), true
	case "max":
		return max(a, b), true
	case "/", "%":
		if b == 0 || (a == math.MinInt64 && b == -1) {
			return 0, false
		}
		if op == "/" {
			return a / b, true
		}
		return a % b, true
	case "ceildiv":
		if b <= 0 || a < 0 {
			return 0, false
		}
		return a/b + min(a%b, 1), true
	}
	return 0, false
}

func abs(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

// usesName reports whether a directive of the kernel computes with a name.
func usesName(k *ir.Kernel, name string) bool {
	var uses func(x *ir.HostExpr) bool
	uses = func(x *ir.HostExpr) bool {
		if x == nil {
			return false
		}
		if x.Op != "const" && x.Name == name {
			return true
		}
		for _, a := range x.Args {
			if uses(a) {
				return true
			}
		}
		return false
	}
	for _, x := range hostExprs(k) {
		if uses(x) {
			return true
		}
	}
	return false
}

// hostExprs lists what the host computes for a launch, in a fixed order; an absent expression is nil.
func hostExprs(k *ir.Kernel) []*ir.HostExpr {
	a := &k.Attrs
	var list []*ir.HostExpr
	for i := range k.Params {
		list = append(list, a.Size[k.Params[i].Name], a.Scratch[k.Params[i].Name])
	}
	for _, xs := range [][]*ir.HostExpr{a.Grid, {nil}, a.Blocks, {nil}, a.Block, {nil}, {a.Shared}, a.Asserts} {
		list = append(list, xs...)
	}
	return list
}

// sameDirectives reports whether two instances have the same directives. They do unless they are different templates.
func sameDirectives(a, b *ir.Kernel) bool {
	x, y := hostExprs(a), hostExprs(b)
	if len(x) != len(y) || a.Attrs.Cooperative != b.Attrs.Cooperative {
		return false
	}
	for i := range x {
		if !sameExpr(x[i], y[i]) {
			return false
		}
	}
	return true
}

func sameExpr(a, b *ir.HostExpr) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Op != b.Op || a.Val != b.Val || a.Name != b.Name || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		if !sameExpr(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
