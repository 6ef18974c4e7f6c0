package gocpu

import (
	"go/constant"
	"go/token"
	"math"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/golayout"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
)

// Go's precedences; primary binds tightest.
const (
	precOr = iota + 1
	precAnd
	precCompare
	precAdd
	precMul
	precUnary
	precPrimary
)

// ex is a Go expression. It is never changed after it was made, so it may be written several times.
type ex struct {
	c         *jen.Statement
	prec      int
	lit       constant.Value // of a constant without a type, which needs one where Go would not find it; nil for others
	deref     bool           // c is a Go pointer to the place that is meant
	composite *jen.Statement // the composite literal without the parentheses that c has around it
	row       *row           // of a chain of && or ||
	operators int            // in the row that x is
}

func prim(c *jen.Statement) ex { return ex{c: c, prec: precPrimary} }
func ident(name string) ex     { return prim(jen.Id(name)) }

// at writes x as an operand of an operator with precedence prec.
func (x ex) at(prec int) *jen.Statement {
	c := x.code()
	p := x.prec
	if x.deref {
		p = precUnary
	}
	if p < prec {
		return jen.Parens(c)
	}
	return c
}

// code writes x as a value.
func (x ex) code() *jen.Statement {
	if x.deref {
		return jen.Op("*").Add(jen.Add(x.c))
	}
	return jen.Add(x.c)
}

// bare writes x where a composite literal needs no parentheses.
func (x ex) bare() *jen.Statement {
	if x.composite != nil {
		return jen.Add(x.composite)
	}
	return x.code()
}

// sel writes the operand of a selector or an index: Go dereferences by itself.
func (x ex) sel() *jen.Statement {
	if x.deref {
		return jen.Add(x.c)
	}
	return x.at(precPrimary)
}

// addr writes the Go pointer to the place x.
func (x ex) addr() ex {
	if x.deref {
		return prim(x.c)
	}
	return ex{c: jen.Op("&").Add(x.at(precUnary)), prec: precUnary}
}

func (x ex) field(name string) ex { return prim(x.sel().Dot(name)) }

// longRow is how many operators may stand in a row without parentheses: what go/format does for a row takes time that
// grows with the square of its length.
const longRow = 256

// infix writes a op b. The empty operator in front, which prints nothing, is for jen: it asks of every statement
// whether its first item prints anything, which takes as long as a row of operators is.
func infix(a ex, op string, b ex, prec int) ex {
	if a.operators >= longRow {
		a = ex{c: jen.Parens(a.code()), prec: precPrimary}
	}
	return ex{c: jen.Op("").Add(a.at(prec)).Op(op).Add(b.at(prec + 1)), prec: prec, operators: a.operators + 1}
}

func not(a ex) ex { return ex{c: jen.Op("!").Add(a.at(precUnary)), prec: precUnary} }

func call(fn *jen.Statement, args ...ex) ex {
	var list []jen.Code
	for _, a := range args {
		list = append(list, a.bare())
	}
	return prim(jen.Add(fn).Call(list...))
}

// simtFn and cmathFn call a function of these packages.
func simtFn(name string, args ...ex) ex { return call(jen.Qual(simtPath, name), args...) }

func cmathFn(name string, args ...ex) ex { return call(jen.Qual(cmathPath, name), args...) }

// spelled calls a function that package spell names, with its package.
func spelled(name string, args ...ex) ex {
	pkg, name, _ := strings.Cut(name, ".")
	return call(jen.Qual(cpuPath+pkg, name), args...)
}

// runtimeFn calls a function that package spell names.
func runtimeFn(f spell.Function, args ...ex) ex { return spelled(string(f), args...) }

// runtimeCall is the same with arguments as Go.
func runtimeCall(f spell.Function, args ...jen.Code) *jen.Statement {
	return runtimeOf(f).Call(args...)
}

// runtimeOf names such a function.
func runtimeOf(f spell.Function) *jen.Statement {
	pkg, name, _ := strings.Cut(string(f), ".")
	return jen.Qual(cpuPath+pkg, name)
}

// convert writes T(x).
func convert(t *jen.Statement, x ex) ex { return prim(jen.Add(t).Call(x.bare())) }

// typed gives an untyped constant its type.
func (f *fn) typed(x ex, t ir.Type) ex {
	if s, ok := t.(ir.Scalar); ok && x.lit != nil {
		return convert(scalarType(s), x)
	}
	return x
}

// opaque keeps Go from folding the constant x.
func (f *fn) opaque(x ex, t ir.Type) ex {
	if x.lit == nil {
		return x
	}
	return cmathFn("Opaque", f.typed(x, t))
}

// bind evaluates x now and returns a name for it.
func (f *fn) bind(x ex, t ir.Type) ex {
	name := f.temp()
	f.declare(name, f.typed(x, t))
	return ident(name)
}

// declare writes name := x.
func (o *output) declare(name string, x ex) {
	o.declared++
	o.add(jen.Id(name).Op(":=").Add(x.bare()))
}

// value writes e, whose type is no pointer, as a Go value. It may write statements before it.
func (f *fn) value(e ir.Expr) ex {
	switch e := e.(type) {
	case *ir.Const:
		return f.constant(e)
	case *ir.Zero:
		return f.zero(e.Typ)
	case *ir.Str:
		return ex{c: jen.Lit(e.Text), prec: precPrimary}
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		return f.place(e)
	case *ir.Compose:
		return f.compose(e)
	case *ir.PtrDiff:
		return prim(f.ptr(e.A).sel().Dot("Diff").Call(f.ptr(e.B).bare()))
	case *ir.Select:
		return f.selectValue(e)
	case *ir.PtrCast:
		return f.pointerBits(e)
	case *ir.LaneAt:
		return f.laneAt(e)
	case *ir.Checked:
		return f.instrumented(e)
	}
	if v, ok := e.Type().(*ir.Vector); ok {
		return f.vector(e, v)
	}
	switch e := e.(type) {
	case *ir.Lanes:
		return f.selected(e, nil)(e.Comps[0])
	case *ir.Unary:
		return f.unary(e.Op, e.Typ, f.value(e.A))
	case *ir.Binary:
		return f.binary(e)
	case *ir.Convert:
		return f.conversion(e.A.Type(), e.Typ, f.value(e.A), e)
	case *ir.Bitcast:
		return f.bitcast(e)
	case *ir.Builtin:
		return f.builtin(e)
	}
	f.impossible(e.Pos(), "this expression")
	return ident("false")
}

// constant writes a scalar constant, untyped where Go has a literal for it.
func (f *fn) constant(e *ir.Const) ex {
	s, _ := e.Typ.(ir.Scalar)
	switch {
	case s == ir.Bool:
		return ex{c: jen.Lit(e.Bits != 0), prec: precPrimary}
	case s == ir.F16 || s == ir.BF16:
		of := map[ir.Scalar]string{ir.F16: "HalfOf", ir.BF16: "BFloat16Of"}[s]
		return call(jen.Qual(vecPath, of), f.floatLit(e.Float, ir.F32))
	case s.IsFloat():
		return f.floatLit(e.Float, s)
	}
	if s.IsSigned() {
		shift := 64 - 8*s.Size()
		n := int64(e.Bits<<shift) >> shift
		return literal(strconv.FormatInt(n, 10), constant.MakeInt64(n))
	}
	n := e.Bits & (^uint64(0) >> (64 - 8*max(s.Size(), 1)))
	return literal(strconv.FormatUint(n, 10), constant.MakeUint64(n))
}

// literal is a constant without a type.
func literal(text string, value constant.Value) ex {
	p := precPrimary
	if constant.Sign(value) < 0 {
		p = precUnary
	}
	return ex{c: jen.Id(text), prec: p, lit: value}
}

// number is an integer constant without a type.
func number(n int) ex { return literal(itoa(n), constant.MakeInt64(int64(n))) }

// isNumber reports whether x is the constant n, without a type.
func (x ex) isNumber(n int64) bool {
	return x.lit != nil && constant.Compare(x.lit, token.EQL, constant.MakeInt64(n))
}

// bits are those of the integer constant x, which has no type.
func (x ex) bits() uint64 {
	if n, ok := constant.Int64Val(x.lit); ok {
		return uint64(n)
	}
	n, _ := constant.Uint64Val(x.lit)
	return n
}

// floatLit writes v as the shortest literal that Go reads as the same value; what has no literal is made of its bits.
func (f *fn) floatLit(v float64, s ir.Scalar) ex {
	if v != v || math.IsInf(v, 0) || v == 0 && math.Signbit(v) {
		if s == ir.F32 {
			bits := math.Float32bits(float32(v))
			return prim(jen.Qual("math", "Float32frombits").Call(jen.Id("0x" + strconv.FormatUint(uint64(bits), 16))))
		}
		return prim(jen.Qual("math", "Float64frombits").Call(jen.Id("0x" + strconv.FormatUint(math.Float64bits(v), 16))))
	}
	size := 64
	if s == ir.F32 {
		size = 32
	}
	return literal(strconv.FormatFloat(v, 'g', -1, size), constant.MakeFloat64(v))
}

// unary applies op to the scalar a of type t.
func (f *fn) unary(op ir.UnaryOp, t ir.Type, a ex) ex {
	s, _ := t.(ir.Scalar)
	switch op {
	case ir.Not:
		return not(a)
	case ir.BitNot:
		return ex{c: jen.Op("^").Add(f.opaque(a, t).at(precUnary)), prec: precUnary}
	}
	if s == ir.F16 || s == ir.BF16 {
		return f.narrow(s, ex{c: jen.Op("-").Add(f.widen(a).at(precUnary)), prec: precUnary})
	}
	return ex{c: jen.Op("-").Add(f.opaque(a, t).at(precUnary)), prec: precUnary}
}

// widen and narrow convert between the 16-bit floats and float32.
func (f *fn) widen(a ex) ex { return prim(a.sel().Dot("Float32").Call()) }
func (f *fn) narrow(s ir.Scalar, a ex) ex {
	return call(jen.Qual(vecPath, map[ir.Scalar]string{ir.F16: "HalfOf", ir.BF16: "BFloat16Of"}[s]), a)
}

var goOps = map[ir.BinaryOp]struct {
	text string
	prec int
}{
	ir.Add: {"+", precAdd}, ir.Sub: {"-", precAdd}, ir.Mul: {"*", precMul}, ir.Div: {"/", precMul}, ir.Rem: {"%", precMul},
	ir.Shl: {"<<", precMul}, ir.Shr: {">>", precMul}, ir.And: {"&", precMul}, ir.Or: {"|", precAdd},
	ir.Xor: {"^", precAdd},
	ir.Eq:  {"==", precCompare}, ir.Ne: {"!=", precCompare}, ir.Lt: {"<", precCompare}, ir.Le: {"<=", precCompare},
	ir.Gt: {">", precCompare}, ir.Ge: {">=", precCompare},
}

// binary writes an operator on scalars, or a comparison of pointers.
func (f *fn) binary(e *ir.Binary) ex {
	if e.Op == ir.LogAnd || e.Op == ir.LogOr {
		return f.logical(e)
	}
	if ir.IsPointer(e.A.Type()) {
		return f.comparePointers(e)
	}
	if x, y := ir.Truth(e.A), ir.Truth(e.B); x != nil && y != nil && (e.Op == ir.Eq || e.Op == ir.Ne) {
		return f.arith(e.Op, ir.Bool, ir.Bool, f.value(x), f.value(y))
	}
	a, b := f.value(e.A), f.value(e.B)
	return f.arith(e.Op, e.A.Type(), e.B.Type(), a, b)
}

// arith applies op to scalars: a of type ta, b of type tb, which is another type only for shifts.
func (f *fn) arith(op ir.BinaryOp, ta, tb ir.Type, a, b ex) ex {
	s, _ := ta.(ir.Scalar)
	switch {
	case op == ir.Shl || op == ir.Shr:
		return f.shift(op, s, tb, a, b)
	case s == ir.Bool:
		switch op {
		case ir.And:
			return infix(a, "&&", cmathFn("Opaque", b), precAnd) // Opaque: vet takes equal operands for a mistake
		case ir.Or:
			return infix(a, "||", cmathFn("Opaque", b), precOr)
		case ir.Xor:
			return infix(a, "!=", b, precCompare)
		case ir.Eq, ir.Ne:
			return infix(a, goOps[op].text, b, precCompare)
		}
		f.impossible(f.pos, "the operator %s on bool", op)
		return a
	case s == ir.F16 || s == ir.BF16:
		r := f.arith(op, ir.F32, ir.F32, f.widen(a), f.widen(b))
		if op.IsCompare() {
			return r
		}
		return f.narrow(s, r)
	}
	if a.lit != nil && (b.lit != nil || op == ir.Div || op == ir.Rem) {
		a = f.opaque(a, ta)
	}
	if b.lit != nil && (op == ir.Div || op == ir.Rem) && b.isNumber(0) {
		b = f.opaque(b, tb)
	}
	if s.IsInt() && op == ir.Add && a.isNumber(0) && b.lit == nil {
		return b
	}
	if s.IsInt() && (op == ir.Add || op == ir.Sub) && b.isNumber(0) && a.lit == nil {
		return a
	}
	o := goOps[op]
	r := infix(a, o.text, b, o.prec)
	if op == ir.Mul && s.IsFloat() {
		// Go may fuse a product with a following sum, even across statements; an explicit conversion rounds (Go
		// specification, "Floating-point operators").
		r = convert(scalarType(s), r)
	}
	return r
}

// shift takes the count modulo the width, as ir says; Go would shift everything out or panic.
func (f *fn) shift(op ir.BinaryOp, s ir.Scalar, tb ir.Type, a, b ex) ex {
	if a.lit != nil && b.lit != nil {
		a = f.opaque(a, s)
	}
	a = f.typed(a, s)
	return infix(a, goOps[op].text, f.shiftCount(s, tb, b), precMul)
}

// shiftCount is the count b, of type tb, modulo the width of s.
func (f *fn) shiftCount(s ir.Scalar, tb ir.Type, b ex) ex {
	mask := 8*s.Size() - 1
	if b.lit != nil {
		return number(int(b.bits()) & mask)
	}
	if c, ok := tb.(ir.Scalar); ok && c.IsSigned() {
		b = convert(jen.Id("uint32"), b)
	}
	return ex{c: jen.Add(b.at(precMul)).Op("&").Lit(mask), prec: precMul}
}

// logical writes && and ||; when the right operand needs statements they run only if it is evaluated.
func (f *fn) logical(e *ir.Binary) ex {
	op, prec := "&&", precAnd
	if e.Op == ir.LogOr {
		op, prec = "||", precOr
	}
	a := f.value(e.A)
	var b ex
	pre := f.block(func() { b = f.value(e.B) })
	if len(pre) == 0 {
		r := rowOf(e, a)
		if f.suspect(r, e.B) {
			b = cmathFn("Opaque", b)
		}
		r.add(e.B)
		x := infix(a, op, b, prec)
		x.row = r
		return x
	}
	t := f.bind(a, ir.Bool)
	cond := t
	if e.Op == ir.LogOr {
		cond = not(t)
	}
	pre = append(pre, jen.Add(t.c).Op("=").Add(b.bare()))
	f.add(jen.If(cond.code()).Block(pre...))
	return t
}

// selectValue writes C ? A : B. Only the chosen operand may be evaluated, unless both are cheap and cannot fault.
func (f *fn) selectValue(e *ir.Select) ex {
	c := f.value(e.C)
	if plan.IsSpeculative(e.A) && plan.IsSpeculative(e.B) {
		return cmathFn("Select", c, f.typed(f.value(e.A), e.Typ), f.typed(f.value(e.B), e.Typ))
	}
	name := f.temp()
	set := func(v ir.Expr) []jen.Code {
		return f.block(func() { f.add(jen.Id(name).Op("=").Add(f.value(v).bare())) })
	}
	if _, ok := e.B.(*ir.Const); ok {
		f.declare(name, f.typed(f.value(e.B), e.Typ))
		f.add(jen.If(c.code()).Block(set(e.A)...))
		return ident(name)
	}
	f.variableDecl(name, f.typ(e.Typ))
	a, b := set(e.A), set(e.B)
	f.add(jen.If(c.code()).Block(a...).Else().Block(b...))
	return ident(name)
}

// conversion converts the scalar x from one type to another.
func (f *fn) conversion(from, to ir.Type, x ex, e *ir.Convert) ex {
	a, ok := from.(ir.Scalar)
	b, ok2 := to.(ir.Scalar)
	if !ok || !ok2 {
		f.impossible(e.At, "a conversion from %s to %s", from, to)
		return x
	}
	name, ok := spell.GoConvert(a, b, e.Mode, e.Sat)
	switch {
	case !ok:
		f.impossible(e.At, "a conversion from %s to %s", from, to)
		return x
	case a == b:
		return x
	case b == ir.Bool && a != ir.F16 && a != ir.BF16:
		return infix(f.typed(x, from), "!=", number(0), precCompare)
	case name != "":
		return spelled(name, x)
	case x.lit != nil && a.IsInt() && b.IsInt():
		return f.constant(&ir.Const{X: ir.X{Typ: b}, Bits: x.bits()})
	case x.lit != nil:
		return convert(scalarType(b), cmathFn("Opaque", f.typed(x, from)))
	}
	return convert(scalarType(b), x)
}

// bitcast keeps the bits of a value under another type of the same size.
func (f *fn) bitcast(e *ir.Bitcast) ex {
	x := f.opaque(f.value(e.A), e.A.Type())
	from, ok := e.A.Type().(ir.Scalar)
	to, ok2 := e.Typ.(ir.Scalar)
	if ir.Sizeof(e.A.Type()) != ir.Sizeof(e.Typ) {
		f.impossible(e.At, "a bit cast from %s to %s", e.A.Type(), e.Typ)
		return x
	}
	if ok && ok2 && from.IsInt() && to.IsInt() {
		return convert(scalarType(to), x)
	}
	return call(jen.Qual(simtPath, "Bits").Types(f.typ(e.Typ)), x)
}

// compose builds a struct, array or vector value.
func (f *fn) compose(e *ir.Compose) ex {
	var values []jen.Code
	switch t := e.Typ.(type) {
	case *ir.Vector:
		return f.vector(e, t)
	case *ir.Struct:
		g := f.e.structOf(t)
		if t.Union && len(e.Parts) == t.Size {
			for _, p := range e.Parts {
				values = append(values, f.value(p).bare())
			}
			lit := f.typ(t).Values(kv(unionBytes, jen.Index(jen.Lit(t.Size)).Byte().Values(values...)))
			return ex{c: jen.Parens(lit), prec: precPrimary, composite: lit}
		}
		if t.Union || len(e.Parts) != len(t.Fields) {
			f.impossible(e.At, "this initialiser of %s", t.Source)
			return f.zero(t)
		}
		for i, p := range e.Parts {
			x := f.stored(p, t.Fields[i].Type)
			if golayout.AsBytes(t, i) {
				x = f.bytesOf(x, t.Fields[i].Type)
			}
			values = append(values, kv(g.fields[i], x.bare()))
		}
	case *ir.Array:
		for _, p := range e.Parts {
			values = append(values, f.stored(p, t.Elem).bare())
		}
	}
	lit := f.typ(e.Typ).Values(values...)
	return ex{c: jen.Parens(lit), prec: precPrimary, composite: lit}
}

// bytesOf writes the bytes in memory of x.
func (f *fn) bytesOf(x ex, t ir.Type) ex {
	name := f.temp()
	f.variableDecl(name, f.typ(t))
	f.add(jen.Id(name).Op("=").Add(x.bare()))
	bytes := jen.Index(jen.Lit(ir.Sizeof(t))).Byte()
	return ex{c: jen.Qual(simtPath, "View").Types(bytes).Call(jen.Op("&").Id(name)), prec: precPrimary, deref: true}
}

// stored writes e as it stands in memory: a pointer as its address.
func (f *fn) stored(e ir.Expr, t ir.Type) ex {
	if _, ok := t.(*ir.Pointer); ok {
		return f.pointerAs(e, memPtr)
	}
	if s, ok := e.(*ir.Str); ok {
		return f.stringArray(s, t)
	}
	return f.value(e)
}

// stringArray writes a string literal as the array of characters that it initialises, padded with zeros.
func (f *fn) stringArray(s *ir.Str, t ir.Type) ex {
	a, ok := t.(*ir.Array)
	elem, ok2 := ir.Scalar(0), false
	if ok {
		elem, ok2 = a.Elem.(ir.Scalar)
	}
	if !ok || !ok2 || elem.Size() != 1 {
		f.impossible(s.At, "a string literal here")
		return f.zero(t)
	}
	var values []jen.Code
	for i := 0; i < len(s.Text) && i < a.N; i++ {
		c := int64(s.Text[i])
		if elem.IsSigned() {
			c = int64(int8(s.Text[i]))
		}
		values = append(values, jen.Id(strconv.FormatInt(c, 10)))
	}
	lit := f.typ(t).Values(values...)
	return ex{c: jen.Parens(lit), prec: precPrimary, composite: lit}
}

// builtin writes a pure operation of the device on scalars.
func (f *fn) builtin(e *ir.Builtin) ex {
	if x, ok := f.id(e.Op); ok {
		return x
	}
	if strings.HasPrefix(string(e.Op), ir.LanePrefix) {
		return f.lanesOp(e)
	}
	var args []ex
	var types []ir.Type
	if spell.TakesBlock(e.Op) && !isCheck(e.Op) {
		args = append(args, ident("blk"))
	}
	for _, a := range e.Args {
		args = append(args, f.value(a))
		types = append(types, a.Type())
	}
	return f.operation(e.Op, types, args, e)
}

func (f *fn) operation(op ir.Op, types []ir.Type, args []ex, e ir.Expr) ex {
	if isCheck(op) {
		return f.checkOperation(op, e.(*ir.Builtin).Site, types, args, e.Type())
	}
	name, pkg, ok := spell.Go(op, types, e.Type())
	if !ok || !pkg {
		f.impossible(e.Pos(), "%s on %s", op, typeList(types))
		return f.zero(e.Type())
	}
	return spelled(name, args...)
}

func typeList(types []ir.Type) string {
	var s []string
	for _, t := range types {
		s = append(s, t.String())
	}
	return strings.Join(s, ", ")
}

// threadIndex is the index of the thread at work in its block along an axis. What the block does once stands in no loop
// over threads: there it is that of the first thread that has not ended.
func (f *fn) threadIndex(axis string) *jen.Statement {
	if f.inRows && axis != "X" {
		f.asks[axis[0]-'X'] = true
	}
	if f.ph == nil || f.ph.inThread || f.ph.inWarp {
		return jen.Id("tid" + axis)
	}
	return jen.Qual(simtPath, "ThreadIndex").Call(current(), jen.Id("blk").Dot("BlockDim")).Dot(axis)
}

// id writes the thread and block ids and the shape of the launch.
func (f *fn) id(op ir.Op) (ex, bool) {
	parts := strings.Split(string(op), ".")
	if len(parts) != 3 {
		return ex{}, false
	}
	axis := strings.ToUpper(parts[2])
	switch parts[0] + "." + parts[1] {
	case "id.thread":
		return prim(f.threadIndex(axis)), true
	case "id.block":
		return ident("bid" + axis), true
	case "dim.block":
		return ident("bdim" + axis), true
	case "dim.grid":
		return ident("gdim" + axis), true
	}
	return ex{}, false
}
