package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// Classes of host code often derive from, or hold, what comes from headers that are not there (containers of Thrust, of
// the C++ library, of MPI): they have no layout, so that no expression with them can be checked. What is passed to a
// launch, A.values.raw() or &x[0], has a type all the same, which follows from the declarations of the members that are
// named. It is asked for only where checking the expression failed, and only to deduce template arguments.

// declaredType is the type of a host expression as the declarations of what it names say; invalid if they do not.
func (h *hostCode) declaredType(s *Scope, x ast.Expr) QT {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		return h.declaredName(s, x.Name)
	case *ast.Member:
		return h.memberType(nonRef(h.typeOf(s, x.X)), x.Arrow, x.Name.Simple())
	case *ast.Index:
		q := nonRef(h.typeOf(s, x.X))
		if e := pointee(h.c.decay(q)); e.Valid() {
			return e
		}
		return h.methodResult(q, "operator[]", 1)
	case *ast.Unary:
		q := nonRef(h.typeOf(s, x.X))
		switch x.Op {
		case "&":
			if q.Valid() && recordOf(q) == nil {
				return pointerTo(q)
			}
		case "*":
			if e := pointee(h.c.decay(q)); e.Valid() {
				return e
			}
			return h.methodResult(q, "operator*", 0)
		}
	case *ast.Call:
		switch f := ast.Unparen(x.Fun).(type) {
		case *ast.Member:
			object := nonRef(h.typeOf(s, f.X))
			if f.Arrow {
				object = pointee(object)
			}
			return h.methodResult(object, f.Name.Simple(), len(x.Args))
		case *ast.Ident:
			if this := thisIn(s); this.Valid() {
				return h.methodResult(this, f.Name.Simple(), len(x.Args))
			}
		}
	}
	return QT{}
}

// typeOf is the type of a host expression, by checking it if that is possible.
func (h *hostCode) typeOf(s *Scope, x ast.Expr) QT {
	var op operand
	h.c.speculate(func() bool {
		op = h.c.unevaluated(s, x)
		return op.mode != poison
	})
	if op.mode == lvalue || op.mode == rvalue {
		return op.typ
	}
	return h.declaredType(s, x)
}

// declaredName is the type of a local variable, or of a member of the class around it.
func (h *hostCode) declaredName(s *Scope, n *ast.Name) QT {
	if n.Simple() == "this" {
		return pointerTo(thisIn(s))
	}
	for _, o := range h.c.lookupSilently(s, n) {
		switch o := o.(type) {
		case *VarObj:
			return h.types[o]
		case *FieldObj:
			return h.memberType(thisIn(s), false, n.Simple())
		}
	}
	return QT{}
}

// thisIn is the class of the object that this points to in s.
func thisIn(s *Scope) QT {
	for ; s != nil; s = s.Parent {
		if s.This.Valid() {
			return s.This
		}
	}
	return QT{}
}

// memberType is the declared type of a data member of an object.
func (h *hostCode) memberType(object QT, arrow bool, name string) (q QT) {
	if arrow {
		object = pointee(object)
	}
	r := recordOf(object)
	if r == nil || name == "" {
		return QT{}
	}
	h.c.speculate(func() bool {
		for _, o := range h.c.lookupMember(r, name, 0) {
			if f, ok := o.(*FieldObj); ok {
				if d := memberDecl(f.Record, name); d != nil {
					q = h.c.declType(f.Record.Scope, h.c.specType(f.Record.Scope, d.Spec), d.Decl)
				}
			}
		}
		return q.Valid()
	})
	if !isRef(q) {
		q.Const = q.Const || object.Const
	}
	return q
}

// memberDecl is the declaration of data member name in r itself.
func memberDecl(r *Record, name string) *ast.VarDecl {
	if r.Decl == nil {
		return nil
	}
	for i := range r.Decl.Members {
		for _, d := range r.Decl.Members[i].Decls() {
			if v, ok := d.(*ast.VarDecl); ok && v.Decl != nil && v.Decl.Name.Simple() == name {
				return v
			}
		}
	}
	return nil
}

// methodResult is what a method of an object returns for n arguments, if all that could be meant return the same but
// for those of const objects.
func (h *hostCode) methodResult(object QT, name string, n int) (q QT) {
	r := recordOf(object)
	if r == nil || name == "" {
		return QT{}
	}
	h.c.speculate(func() bool {
		for _, exact := range []bool{true, false} { // methods as const as the object are the better ones
			for _, o := range h.c.lookupMember(r, name, 0) {
				f, ok := o.(*FuncObj)
				if !ok || f.Template != nil || !f.mayTake(n) || exact != (f.Const == object.Const) {
					continue
				}
				h.c.resolveFunc(f)
				switch {
				case f.Type == nil || q.Valid() && !same(q, f.Type.Ret):
					q = QT{}
					return false
				}
				q = f.Type.Ret
			}
			if q.Valid() {
				break
			}
		}
		return q.Valid()
	})
	return q
}

// standIn is an operand of type q that only its type is asked of.
func standIn(q QT, x ast.Expr) operand {
	return operand{mode: lvalue, typ: nonRef(q), x: &ir.Zero{X: ir.X{Typ: ir.Void, At: x.Pos()}}, pos: x.Pos()}
}

// tensorData is the type of x.data_ptr<T>() and its kin where the tensor's own type is unknown.
func (h *hostCode) tensorData(s *Scope, call *ast.Call) QT {
	m, ok := ast.Unparen(call.Fun).(*ast.Member)
	if !ok || !m.Name.Last().HasArgs || len(m.Name.Last().Args) != 1 {
		return QT{}
	}
	isConst := false
	switch m.Name.Last().Ident {
	case "data_ptr", "data", "mutable_data_ptr", "mutable_data":
	case "const_data_ptr":
		isConst = true
	default:
		return QT{}
	}
	a := h.c.rawArgs(s, m.Name.Last().Args)
	if len(a) != 1 || a[0].IsVal || !a[0].Type.Valid() {
		return QT{}
	}
	e := a[0].Type
	e.Const = e.Const || isConst
	return pointerTo(e)
}
