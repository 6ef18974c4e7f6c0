package interp

import (
	"math"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- values ----

func (in *Machine) eval(x ir.Expr) Value {
	switch x := x.(type) {
	case *ir.Ref, *ir.Index, *ir.Deref:
		in.mayRead(x)
		return in.load(in.place(x), x.Pos())
	case *ir.FieldOf:
		if isPlace(x.Base) {
			in.mayRead(x)
			return in.load(in.place(x), x.Pos())
		}
		return in.part(in.eval(x.Base), x.Field, x.At)
	case *ir.Lanes:
		v := in.eval(x.Base)
		if len(x.Comps) == 1 {
			return in.part(v, x.Comps[0], x.At)
		}
		out := Value{}
		for _, c := range x.Comps {
			out.parts = append(out.parts, in.part(v, c, x.At))
		}
		return out
	}
	return in.value(x)
}

func (in *Machine) part(v Value, i int, pos source.Pos) Value {
	if v.parts == nil {
		return Value{} // zero
	}
	if i >= len(v.parts) || v.live != 0 && v.live != i+1 {
		in.fail(pos, "this member cannot be used in a constant expression")
	}
	return v.parts[i]
}

func isPlace(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Ref, *ir.Index, *ir.Deref:
		return true
	case *ir.FieldOf:
		return isPlace(x.Base)
	}
	return false
}

func (in *Machine) value(x ir.Expr) Value {
	in.step(x.Pos())
	switch x := x.(type) {
	case *ir.Const:
		return Value{Bits: x.Bits, Float: x.Float}
	case *ir.Zero:
		return in.load(in.newCell(x.Typ, x.At), x.At)
	case *ir.Str:
		return Value{str: x}
	case *ir.Addr:
		return in.addr(x)
	case *ir.PtrAdd:
		p := in.eval(x.Ptr)
		if p.ptr == nil {
			in.fail(x.At, "arithmetic on a null pointer")
		}
		return Value{ptr: in.move(p, in.index(x.I), x.At)}
	case *ir.PtrDiff:
		a, b := in.eval(x.A), in.eval(x.B)
		if a.ptr == nil || b.ptr == nil || len(a.ptr.seq) == 0 || len(b.ptr.seq) == 0 || a.ptr.seq[0] != b.ptr.seq[0] ||
			a.ptr.elem != nil {
			in.fail(x.At, "the pointers are not into the same array")
		}
		return Value{Bits: uint64(int64(a.ptr.i - b.ptr.i))}
	case *ir.PtrCast:
		if to, ok := x.Typ.(*ir.Pointer); ok {
			if from, isPtr := x.A.Type().(*ir.Pointer); isPtr {
				return in.eval(x.A).castPointer(from.Elem, to.Elem)
			}
		}
	case *ir.Unary:
		return in.unary(x)
	case *ir.Binary:
		return in.binaryExpr(x)
	case *ir.Select:
		if in.eval(x.C).Bits != 0 {
			return in.eval(x.A)
		}
		return in.eval(x.B)
	case *ir.Convert:
		return in.convert(x)
	case *ir.Compose:
		if s, ok := x.Typ.(*ir.Struct); ok && s.Union {
			in.fail(x.At, "a union cannot be used in a constant expression") // its parts are bytes
		}
		out := Value{}
		for _, p := range x.Parts {
			out.parts = append(out.parts, in.eval(p))
		}
		return out
	case *ir.Splat:
		v, ok := x.Typ.(*ir.Vector)
		a := in.eval(x.A)
		out := Value{}
		for range v.N {
			out.parts = append(out.parts, a)
		}
		if ok {
			return out
		}
	case *ir.Bitcast:
		return in.bitcast(x)
	case *ir.Builtin:
		return in.builtin(x)
	}
	in.fail(x.Pos(), "this cannot be used in a constant expression")
	return Value{}
}

// addr makes a pointer: elements of arrays know their neighbours.
func (in *Machine) addr(x *ir.Addr) Value {
	if _, isArray := x.Place.Type().(*ir.Array); isArray {
		if p, ok := x.Typ.(*ir.Pointer); ok {
			if _, whole := p.Elem.(*ir.Array); !whole {
				d := Value{ptr: &address{seq: in.place(x.Place).parts}}
				d.str, _ = fold.Text(x).(*ir.Str)
				return d
			}
		}
	}
	if ix, ok := x.Place.(*ir.Index); ok {
		i := in.index(ix.I)
		if _, isPtr := ix.Base.Type().(*ir.Pointer); isPtr {
			p := in.eval(ix.Base)
			if p.ptr != nil {
				return Value{ptr: in.move(p, i, x.At)}
			}
		} else {
			return Value{ptr: &address{seq: in.place(ix.Base).parts, i: i}}
		}
	}
	if d, ok := x.Place.(*ir.Deref); ok {
		return in.eval(d.Ptr)
	}
	return Value{ptr: &address{seq: []*cell{in.place(x.Place)}}}
}

func (in *Machine) unary(x *ir.Unary) Value {
	a := in.eval(x.A)
	s, ok := x.Typ.(ir.Scalar)
	if !ok {
		in.fail(x.At, "vectors cannot be used in this constant expression")
	}
	from := in.toConst(a, s, x.At)
	if x.Op == ir.Neg && !in.Wraps && !fold.Defined(ir.Sub, fold.Int(s, 0, x.At), from, s, s) {
		in.undefined(x.At)
	}
	k := fold.Unary(x.Op, from, s, x.At).(*ir.Const)
	return Value{Bits: k.Bits, Float: k.Float}
}

func (in *Machine) toConst(d Value, s ir.Scalar, pos source.Pos) *ir.Const {
	if d.ptr != nil || d.parts != nil {
		in.fail(pos, "a value of this type cannot be used in a constant expression")
	}
	return &ir.Const{X: ir.X{Typ: s, At: pos}, Bits: d.Bits, Float: d.Float}
}

func (in *Machine) binaryExpr(x *ir.Binary) Value {
	a := in.eval(x.A)
	switch x.Op {
	case ir.LogAnd:
		if a.Bits == 0 {
			return a
		}
		return in.eval(x.B)
	case ir.LogOr:
		if a.Bits != 0 {
			return a
		}
		return in.eval(x.B)
	}
	return in.binary(x.Op, a, in.eval(x.B), x.A.Type(), x.B.Type(), x.At)
}

func (in *Machine) binary(op ir.BinaryOp, a, b Value, ta, tb ir.Type, pos source.Pos) Value {
	if _, isPtr := ta.(*ir.Pointer); isPtr {
		return in.comparePointers(op, a, b, pos)
	}
	if v, ok := ta.(*ir.Vector); ok && !op.IsCompare() {
		out := Value{}
		for i := range v.N {
			eb := tb
			if w, ok := tb.(*ir.Vector); ok {
				eb = w.Elem
			}
			out.parts = append(out.parts, in.binary(op, in.part(a, i, pos), in.part(b, i, pos), v.Elem, eb, pos))
		}
		return out
	}
	sa, oka := ta.(ir.Scalar)
	sb, okb := tb.(ir.Scalar)
	if !oka || !okb {
		in.fail(pos, "values of this type cannot be used in a constant expression")
	}
	ka, kb := in.toConst(a, sa, pos), in.toConst(b, sb, pos)
	if !in.Wraps && (!fold.Defined(op, ka, kb, sa, sb) || in.Narrow && op == ir.Shl && !fold.Shifts(ka, kb, sa)) {
		in.undefined(pos)
	}
	k, ok := fold.BinaryOf(op, ka, kb, sa, sb, pos)
	if !ok {
		if b.Bits == 0 && (op == ir.Div || op == ir.Rem) {
			in.fail(pos, "division by zero")
		}
		in.fail(pos, "this operator cannot be used in a constant expression")
	}
	return Value{Bits: k.Bits, Float: k.Float}
}

// undefined ends the evaluation at an operation whose result is not of its type ([expr.const]/5).
func (in *Machine) undefined(pos source.Pos) {
	panic(&Error{Pos: pos, Msg: "the result is out of the range of its type", Unknown: true})
}

func (in *Machine) comparePointers(op ir.BinaryOp, a, b Value, pos source.Pos) Value {
	c := 0
	switch {
	case a.ptr == nil || b.ptr == nil:
		if a.ptr != nil || b.ptr != nil {
			c = 1
		}
	case len(a.ptr.seq) > 0 && len(b.ptr.seq) > 0 && a.ptr.seq[0] == b.ptr.seq[0]:
		c = a.ptr.i - b.ptr.i
	case op == ir.Eq || op == ir.Ne:
		c = 1
	default:
		in.fail(pos, "the pointers are not into the same array")
	}
	return Value{Bits: fold.Bool(fold.Holds(op, c), pos).Bits}
}

func (in *Machine) convert(x *ir.Convert) Value {
	a := in.eval(x.A)
	from, ok1 := x.A.Type().(ir.Scalar)
	to, ok2 := x.Typ.(ir.Scalar)
	if !ok1 || !ok2 || x.Sat || x.Mode != 0 {
		in.fail(x.At, "this conversion cannot be used in a constant expression")
	}
	if from.IsFloat() && !to.IsFloat() && !in.Wraps && !fold.Converts(a.Float, to) {
		in.undefined(x.At)
	}
	k := fold.ConvertOf(in.toConst(a, from, x.At), from, to, x.At)
	return Value{Bits: k.Bits, Float: k.Float}
}

func (in *Machine) bitcast(x *ir.Bitcast) Value {
	a := in.eval(x.A)
	from, ok1 := x.A.Type().(ir.Scalar)
	to, ok2 := x.Typ.(ir.Scalar)
	if !ok1 || !ok2 {
		in.fail(x.At, "this cannot be used in a constant expression")
	}
	bits := a.Bits
	switch from {
	case ir.F32:
		bits = uint64(math.Float32bits(float32(a.Float)))
	case ir.F64:
		bits = math.Float64bits(a.Float)
	case ir.F16, ir.BF16:
		in.fail(x.At, "this cannot be used in a constant expression")
	}
	switch to {
	case ir.F32:
		return Value{Float: float64(math.Float32frombits(uint32(bits)))}
	case ir.F64:
		return Value{Float: math.Float64frombits(bits)}
	case ir.F16, ir.BF16:
		in.fail(x.At, "this cannot be used in a constant expression")
	}
	return Value{Bits: fold.Wrap(bits, to)}
}

// builtin evaluates the operations whose result is exactly known.
func (in *Machine) builtin(x *ir.Builtin) Value {
	s, ok := x.Typ.(ir.Scalar)
	if ok && len(x.Args) > 0 {
		var a [3]Value
		for i := range min(len(x.Args), 3) {
			a[i] = in.eval(x.Args[i])
		}
		less := func(p, q Value) bool {
			k, _ := fold.BinaryOf(ir.Lt, in.toConst(p, s, x.At), in.toConst(q, s, x.At), s, s, x.At)
			return k.Bits != 0
		}
		switch x.Op {
		case "int.min", "math.fmin":
			if less(a[1], a[0]) || math.IsNaN(a[0].Float) {
				return a[1]
			}
			return a[0]
		case "int.max", "math.fmax":
			if less(a[0], a[1]) || math.IsNaN(a[0].Float) {
				return a[1]
			}
			return a[0]
		case "int.abs":
			if s.IsSigned() && int64(a[0].Bits) < 0 {
				return Value{Bits: fold.Wrap(-a[0].Bits, s)}
			}
			return a[0]
		case "math.fabs":
			return Value{Float: math.Abs(a[0].Float)}
		case "math.sqrt":
			return Value{Float: fold.Round(math.Sqrt(a[0].Float), s)}
		case "math.floor":
			return Value{Float: math.Floor(a[0].Float)}
		case "math.ceil":
			return Value{Float: math.Ceil(a[0].Float)}
		}
	}
	in.fail(x.At, "this builtin cannot be used in a constant expression")
	return Value{}
}

// Initial is the constant initialiser of type t with the value d; nil for what has none: see Address, and pointers in
// unions.
func (in *Machine) Initial(d Value, t ir.Type, pos source.Pos) ir.Expr {
	switch t := t.(type) {
	case ir.Scalar:
		return &ir.Const{X: ir.X{Typ: t, At: pos}, Bits: d.Bits, Float: d.Float}
	case *ir.Pointer:
		if d.ptr != nil {
			return in.pointer(d.ptr, t, pos)
		}
		return &ir.Const{X: ir.X{Typ: t, At: pos}, Bits: d.Bits}
	}
	if d.isZero() {
		return &ir.Zero{X: ir.X{Typ: t, At: pos}}
	}
	if u, ok := t.(*ir.Struct); ok && u.Union {
		return d.unionExpr(u, pos)
	}
	x := &ir.Compose{X: ir.X{Typ: t, At: pos}}
	for i, p := range d.parts {
		var e ir.Type
		switch t := t.(type) {
		case *ir.Array:
			e = t.Elem
		case *ir.Vector:
			e = t.Elem
		case *ir.Struct:
			e = t.Fields[i].Type
		}
		if e == nil {
			return nil
		}
		part := in.Initial(p, e, pos)
		if part == nil {
			return nil
		}
		x.Parts = append(x.Parts, part)
	}
	return x
}

// unionExpr is a union's constant value: the bytes of the member stored last, with zeros after them; nil when that
// member holds a pointer to an object.
func (d Value) unionExpr(u *ir.Struct, pos source.Pos) ir.Expr {
	image := make([]byte, u.Size)
	if d.live == 0 || !d.parts[d.live-1].encode(u.Fields[d.live-1].Type, image) {
		return nil
	}
	x := &ir.Compose{X: ir.X{Typ: u, At: pos}}
	for _, v := range image {
		x.Parts = append(x.Parts, fold.Int(ir.U8, int64(v), pos))
	}
	return x
}

// encode writes the value d of type t into image as it lies in memory; false when that is not known here.
func (d Value) encode(t ir.Type, image []byte) bool {
	if d.isZero() {
		return true
	}
	switch t := t.(type) {
	case ir.Scalar:
		bits := d.Bits
		switch t {
		case ir.F32:
			bits = uint64(math.Float32bits(float32(d.Float)))
		case ir.F64:
			bits = math.Float64bits(d.Float)
		case ir.F16, ir.BF16:
			return false
		}
		for i := range t.Size() {
			image[i] = byte(bits >> (8 * i))
		}
		return true
	case *ir.Array:
		return d.encodeParts(image, func(i int) (ir.Type, int) { return t.Elem, i * ir.Sizeof(t.Elem) })
	case *ir.Vector:
		return d.encodeParts(image, func(i int) (ir.Type, int) { return t.Elem, i * ir.Sizeof(t.Elem) })
	case *ir.Struct:
		if t.Union {
			return d.live != 0 && d.parts[d.live-1].encode(t.Fields[d.live-1].Type, image)
		}
		return d.encodeParts(image, func(i int) (ir.Type, int) { return t.Fields[i].Type, t.Fields[i].Offset })
	}
	return false
}

func (d Value) encodeParts(image []byte, part func(i int) (t ir.Type, offset int)) bool {
	for i, p := range d.parts {
		t, at := part(i)
		if !p.encode(t, image[at:]) {
			return false
		}
	}
	return true
}

func (d Value) isZero() bool {
	if d.ptr != nil || d.str != nil || d.Bits != 0 || d.Float != 0 || fold.IsNegZero(d.Float) {
		return false
	}
	for _, p := range d.parts {
		if !p.isZero() {
			return false
		}
	}
	return true
}
