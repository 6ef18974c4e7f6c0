package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
)

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
	o.add(jot.Id(name).Op(":=").Add(x.bare()))
}

// value writes e, whose type is no pointer, as a Go value. It may write statements before it.
func (f *fn) value(e ir.Expr) ex {
	switch e := e.(type) {
	case *ir.Const:
		return f.constant(e)
	case *ir.Zero:
		return f.zero(e.Typ)
	case *ir.Str:
		return ex{c: jot.Lit(e.Text), prec: precPrimary}
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

// selectValue writes C ? A : B. Only the chosen operand may be evaluated, unless both are cheap and cannot fault.
func (f *fn) selectValue(e *ir.Select) ex {
	c := f.value(e.C)
	if plan.IsSpeculative(e.A) && plan.IsSpeculative(e.B) {
		return cmathFn("Select", c, f.typed(f.value(e.A), e.Typ), f.typed(f.value(e.B), e.Typ))
	}
	name := f.temp()
	set := func(v ir.Expr) []jot.Code {
		return f.block(func() { f.add(jot.Id(name).Op("=").Add(f.value(v).bare())) })
	}
	if _, ok := e.B.(*ir.Const); ok {
		f.declare(name, f.typed(f.value(e.B), e.Typ))
		f.add(jot.If(c.code()).Block(set(e.A)...))
		return ident(name)
	}
	f.variableDecl(name, f.typ(e.Typ))
	a, b := set(e.A), set(e.B)
	f.add(jot.If(c.code()).Block(a...).Else().Block(b...))
	return ident(name)
}

// compose builds a struct, array or vector value.
func (f *fn) compose(e *ir.Compose) ex {
	var values []jot.Code
	switch t := e.Typ.(type) {
	case *ir.Vector:
		return f.vector(e, t)
	case *ir.Struct:
		g := f.e.structOf(t)
		if t.Union && len(e.Parts) == t.Size {
			for _, p := range e.Parts {
				values = append(values, f.value(p).bare())
			}
			lit := f.typ(t).Values(kv(unionBytes, jot.Index(jot.Lit(t.Size)).Id("byte").Values(values...)))
			return ex{c: jot.Parens(lit), prec: precPrimary, composite: lit}
		}
		if t.Union || len(e.Parts) != len(t.Fields) {
			f.impossible(e.At, "this initialiser of %s", t.Source)
			return f.zero(t)
		}
		for i, p := range e.Parts {
			x := f.stored(p, t.Fields[i].Type)
			if g.bytes[i] {
				x = f.bytesOf(x, t.Fields[i].Type)
			}
			values = append(values, kv(g.fields[i], x.bare()))
		}
	case *ir.Array:
		if list, ok := f.e.list(e); ok {
			values = append(values, jot.Elements(list))
			break
		}
		for _, p := range e.Parts {
			values = append(values, f.stored(p, t.Elem).bare())
		}
	}
	lit := f.typ(e.Typ).Values(values...)
	return ex{c: jot.Parens(lit), prec: precPrimary, composite: lit}
}

// bytesOf writes the bytes in memory of x.
func (f *fn) bytesOf(x ex, t ir.Type) ex {
	name := f.temp()
	f.variableDecl(name, f.typ(t))
	f.add(jot.Id(name).Op("=").Add(x.bare()))
	bytes := jot.Index(jot.Lit(ir.Sizeof(t))).Id("byte")
	return ex{c: jot.Qual(simtPath, "View").Types(bytes).Call(jot.Op("&").Id(name)), prec: precPrimary, deref: true}
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
	lit := f.typ(t).Values(jot.Elements(string(characters(nil, s, a.N, elem.IsSigned()))))
	return ex{c: jot.Parens(lit), prec: precPrimary, composite: lit}
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
func (f *fn) threadIndex(axis string) *jot.Statement {
	if f.inRows && axis != "X" {
		f.asks[axis[0]-'X'] = true
	}
	if f.ph == nil || f.ph.inThread || f.ph.inWarp {
		return jot.Id("tid" + axis)
	}
	return jot.Qual(simtPath, "ThreadIndex").Call(current(), jot.Id("blk").Dot("BlockDim")).Dot(axis)
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
