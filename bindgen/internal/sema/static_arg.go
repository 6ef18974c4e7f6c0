package sema

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Template arguments that are addresses of variables, references to them, or functions (C++17 [temp.arg.nontype], and
// C++20's addresses of parts).

// staticAddr is the address of a variable of the module or of a part of one.
type staticAddr struct {
	x      ir.Expr // canonical: ir.IsStaticAddr; a pointer to an element of type typ's element
	typ    QT      // the pointer's type, or of an object the type itself
	object bool    // the object was named, not its address
	key    string  // the same for the same address
	text   string  // the object, as C++ spells it; "" when the address is no element or member
}

// argSource is a template argument as written.
type argSource struct {
	s *Scope
	e ast.Expr
}

// addressArg evaluates a template argument that is an address, or names an object with one; nil when it is neither. It
// says nothing.
func (c *checker) addressArg(s *Scope, e ast.Expr) (out *staticAddr) {
	c.speculate(func() bool {
		b := c.scratch().constBody()
		op := b.expr(s, e)
		out = b.staticAddr(op, e.Pos())
		return out != nil
	})
	return out
}

func (b *body) staticAddr(op operand, pos source.Pos) *staticAddr {
	a := &staticAddr{}
	switch {
	case op.mode == poison || !op.typ.Valid() || op.bit > 0:
		return nil
	case isPointer(op.typ):
		op = b.rvalue(op)
		a.typ = op.typ
	case op.mode == lvalue && !op.xval:
		a.typ, a.object = op.typ, true
		op = b.addressOf(op, pos)
	default:
		return nil
	}
	if op.mode == poison || op.x == nil {
		return nil
	}
	t, ok := op.x.Type().(*ir.Pointer)
	if !ok {
		return nil
	}
	in := interp.New()
	v, err := b.c.evaluate(in, *b.out, op.x)
	if err != nil {
		return nil
	}
	if a.x = in.Address(v, t, pos); a.x == nil {
		return nil
	}
	if v := staticRoot(a.x); v == nil || v.Source == "" {
		return nil // a string literal
	}
	a.key = addrKey(a.x)
	a.text = addrText(a.x)
	return a
}

// operand is what the name of a parameter of type q stands for under this argument.
func (a *staticAddr) operand(q QT) *operand {
	pos := a.x.Pos()
	if r, ok := q.T.(*Reference); ok {
		if at, ok := a.x.(*ir.Addr); ok {
			if _, array := r.Elem.T.(*Array); array == isIRArray(at.Place.Type()) {
				op := place(at.Place, r.Elem, pos)
				return &op
			}
		}
		op := place(&ir.Deref{X: ir.X{Typ: a.x.Type().(*ir.Pointer).Elem, At: pos}, Ptr: a.x}, r.Elem, pos)
		return &op
	}
	op := value(a.x, q, pos)
	return &op
}

func isIRArray(t ir.Type) bool {
	_, ok := t.(*ir.Array)
	return ok
}

// spell writes the argument as C++ would.
func (a *staticAddr) spell(object bool) string {
	if object {
		return a.text
	}
	if at, ok := a.x.(*ir.Addr); ok && isIRArray(at.Place.Type()) && !isIRArray(at.Typ.(*ir.Pointer).Elem) {
		return addrText(&ir.Addr{X: at.X, Place: at.Place})
	}
	return "&" + a.text
}

// addrText spells the object that x, a static address, points at; of a decayed array the array.
func addrText(x ir.Expr) string {
	switch x := x.(type) {
	case *ir.Addr:
		return addrText(x.Place)
	case *ir.PtrAdd:
		return fmt.Sprintf("%s[%d]", addrText(x.Ptr), int64(x.I.(*ir.Const).Bits))
	case *ir.PtrCast:
		return addrText(x.A)
	case *ir.Ref:
		if x.Var.Source != "" {
			return x.Var.Source
		}
		return x.Var.Name
	case *ir.Index:
		return fmt.Sprintf("%s[%d]", addrText(x.Base), int64(x.I.(*ir.Const).Bits))
	case *ir.FieldOf:
		return addrText(x.Base) + "." + x.Base.Type().(*ir.Struct).Fields[x.Field].Name
	case *ir.Lanes:
		return addrText(x.Base) + "." + "xyzw"[x.Comps[0]:x.Comps[0]+1]
	}
	return ""
}

// staticRoot is the variable that the static address x points into.
func staticRoot(x ir.Expr) *ir.Var {
	switch x := x.(type) {
	case *ir.Addr:
		return ir.Root(x.Place)
	case *ir.PtrAdd:
		return staticRoot(x.Ptr)
	case *ir.PtrCast:
		return staticRoot(x.A)
	}
	return nil
}

// addrKey identifies the static address x: variables by their names in the module, which are unique.
func addrKey(x ir.Expr) string {
	switch x := x.(type) {
	case *ir.Addr:
		return addrKey(x.Place) + "@" + x.Typ.(*ir.Pointer).Elem.String()
	case *ir.PtrAdd:
		return addrKey(x.Ptr) + "+" + strconv.FormatInt(int64(x.I.(*ir.Const).Bits), 10)
	case *ir.PtrCast:
		return addrKey(x.A) + "@" + x.Typ.String()
	case *ir.Ref:
		return x.Var.Name
	case *ir.Index:
		return addrKey(x.Base) + "[" + strconv.FormatInt(int64(x.I.(*ir.Const).Bits), 10) + "]"
	case *ir.FieldOf:
		return addrKey(x.Base) + "." + strconv.Itoa(x.Field)
	case *ir.Lanes:
		return addrKey(x.Base) + ":" + strconv.Itoa(x.Comps[0])
	}
	return "?"
}

// fitAddress makes a an argument for a parameter of type q, which wants an address: a pointer, a reference, or auto in
// their place. It is false for everything else.
func (c *checker) fitAddress(q QT, a TArg) (TArg, bool) {
	switch t := q.T.(type) {
	case *Reference:
		if a.Addr == nil && a.src != nil {
			a.Addr = c.addressArg(a.src.s, a.src.e)
		}
		if a.Addr == nil || !a.Addr.object || t.RValue {
			return a, false
		}
		a.ValT = q
		if isAuto(t.Elem) {
			a.ValT = reference(a.Addr.typ, false)
		} else if !sameType(t.Elem.T, a.Addr.typ.T) || a.Addr.typ.Const && !t.Elem.Const ||
			a.Addr.typ.Volatile && !t.Elem.Volatile {
			return a, false
		}
		a.Val = Const{}
		return a, true
	case *Pointer:
		elem, ok := a.Addr.elem()
		if !ok {
			return a, false
		}
		a.ValT = q
		if isAuto(t.Elem) {
			a.ValT = pointerTo(elem)
		} else if !sameType(t.Elem.T, elem.T) || elem.Const && !t.Elem.Const || elem.Volatile && !t.Elem.Volatile {
			return a, false
		}
	case *Auto:
		elem, ok := a.Addr.elem()
		if !ok {
			return a, false
		}
		a.ValT = pointerTo(elem)
	default:
		return a, false
	}
	b := c.scratch()
	typ := b.lower(a.ValT, a.Addr.x.Pos())
	if typ == nil {
		return a, false
	}
	at := *a.Addr
	at.x = b.ptrCast(decayed(at.x), typ, at.x.Pos())
	if at.object {
		at.key = addrKey(decayed(a.Addr.x))
	}
	at.typ, at.object = a.ValT, false
	a.Addr = &at
	return a, true
}

// elem is what the pointer that a is, or an array decays to, points at.
func (a *staticAddr) elem() (QT, bool) {
	if a == nil {
		return QT{}, false
	}
	if !a.object {
		return pointee(a.typ), true
	}
	arr, ok := a.typ.T.(*Array)
	if !ok {
		return QT{}, false
	}
	return arr.Elem, true
}

// decayed is the address of an array's first element where x is the array's.
func decayed(x ir.Expr) ir.Expr {
	at, ok := x.(*ir.Addr)
	if !ok {
		return x
	}
	p := *at.Typ.(*ir.Pointer)
	if arr, ok := at.Place.Type().(*ir.Array); ok && ir.Identical(p.Elem, arr) {
		p.Elem = arr.Elem
		return &ir.Addr{X: ir.X{Typ: &p, At: at.At}, Place: at.Place}
	}
	return x
}

// staticMemberArg evaluates a template argument that names a static member function through an object, or its address.
func (c *checker) staticMemberArg(s *Scope, e ast.Expr) (a TArg, ok bool) {
	e = ast.Unparen(e)
	if u, address := e.(*ast.Unary); address && u.Op == "&" {
		e = ast.Unparen(u.X)
	}
	m, ok := e.(*ast.Member)
	if !ok {
		return TArg{}, false
	}
	ok = c.speculate(func() bool {
		b := c.scratch().constBody()
		op := b.expr(s, m)
		if op.mode != overload || op.through == nil {
			return false
		}
		_, err := c.evaluate(interp.New(), *b.out, fold.Bool(true, e.Pos()))
		a = TArg{IsVal: true, Func: op.funcs[0], Funcs: op.funcs, FuncArgs: op.targs}
		return err == nil
	})
	return a, ok
}

// fitFunction makes a, a function, an argument for a parameter of type q: of several overloads the one that has that
// type.
func (c *checker) fitFunction(q QT, a TArg, param string, pos source.Pos) (TArg, bool) {
	a.ValT = q
	if m := memberPtr(q); m != nil && !dependentType(q) {
		return c.fitMethod(q, a, pos)
	}
	t := funcType(q)
	if t == nil || dependentType(q) {
		op := operand{mode: overload, funcs: a.Funcs, targs: a.FuncArgs, hasTA: len(a.FuncArgs) > 0, pos: pos}
		if fi := c.scratch().onlyFunction(op); fi != nil && t == nil && len(a.Funcs) > 1 {
			a.Func, a.Funcs, a.FuncArgs = fi.Obj, nil, fi.Args
			return a, true
		}
		if len(a.Funcs) > 1 && t == nil {
			c.errorf(codeTemplateArgs, pos, "%s names several functions; which is meant is not known here", a.Func.Name)
			return a, false
		}
		return a, true
	}
	if len(a.Funcs) == 0 {
		return a, true
	}
	op := operand{mode: overload, funcs: a.Funcs, targs: a.FuncArgs, hasTA: len(a.FuncArgs) > 0, pos: pos}
	fi := c.scratch().functionNamed(op, t)
	if fi == nil {
		c.errorf(codeTemplateArgs, pos, "template argument %s does not fit %s of type %s", a, param, q)
		return a, false
	}
	a.Func, a.Funcs = fi.Obj, nil
	if fi.Obj.Template != nil {
		a.FuncArgs = fi.Args
	}
	return a, true
}

// fitMethod makes a, member functions of one name, an argument for a parameter of type q, a pointer to a member
// function.
func (c *checker) fitMethod(q QT, a TArg, pos source.Pos) (TArg, bool) {
	op := operand{mode: overload, funcs: a.Funcs, targs: a.FuncArgs, hasTA: len(a.FuncArgs) > 0, naming: a.Func.Class,
		pos: pos}
	v := c.scratch().constBody().convert(op, q, implicit)
	if v.mode == poison || v.konst == nil {
		return a, false
	}
	return TArg{IsVal: true, Val: *v.konst, ValT: q}, true
}
