package sema

import (
	"strconv"
	"strings"
)

// same reports whether two types are the same, qualifiers included.
func same(a, b QT) bool {
	return a.Const == b.Const && a.Volatile == b.Volatile && a.Space == b.Space && sameType(a.T, b.T)
}

// sameType reports whether two unqualified types are the same.
func sameType(a, b Type) bool {
	if a == b {
		return a != nil
	}
	switch a := a.(type) {
	case Basic:
		return false
	case *Pointer:
		b, ok := b.(*Pointer)
		return ok && same(a.Elem, b.Elem)
	case *Reference:
		b, ok := b.(*Reference)
		return ok && a.RValue == b.RValue && same(a.Elem, b.Elem)
	case *Array:
		b, ok := b.(*Array)
		return ok && a.N == b.N && sameParam(a.Param, b.Param) && same(a.Elem, b.Elem)
	case *Vector:
		b, ok := b.(*Vector)
		return ok && *a == *b
	case *Opaque:
		b, ok := b.(*Opaque)
		return ok && a.Name == b.Name
	case *Func:
		b, ok := b.(*Func)
		if !ok || len(a.Params) != len(b.Params) || a.Variadic != b.Variadic || !sameQuals(a.methodQuals, b.methodQuals) ||
			!same(a.Ret, b.Ret) {
			return false
		}
		for i := range a.Params {
			if !same(a.Params[i], b.Params[i]) {
				return false
			}
		}
		return true
	case *MemberPtr:
		b, ok := b.(*MemberPtr)
		return ok && sameQuals(a.methodQuals, b.methodQuals) && same(a.Class, b.Class) && same(a.Elem, b.Elem)
	case *Param:
		b, ok := b.(*Param)
		return ok && sameParam(a, b)
	case *Spec:
		b, ok := b.(*Spec)
		return ok && a.Template == b.Template && sameParam(a.Param, b.Param) && sameArgs(a.Args, b.Args)
	case *Dependent:
		b, ok := b.(*Dependent)
		return ok && a.Text == b.Text
	case *Auto:
		_, ok := b.(*Auto)
		return ok
	}
	return false
}

func sameQuals(a, b methodQuals) bool {
	when := sameParam(a.When, b.When)
	a.When, b.When = nil, nil
	return when && a == b
}

func sameParam(a, b *Param) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name && a.Index == b.Index && a.Depth == b.Depth && a.Pack == b.Pack && a.Value == b.Value
}

func sameArgs(a, b []TArg) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !sameArg(a[i], b[i]) {
			return false
		}
	}
	return true
}

// sameArg reports whether two template arguments are the same.
func sameArg(a, b TArg) bool {
	switch {
	case a.IsPack != b.IsPack || a.IsVal != b.IsVal || a.Expand != b.Expand:
		return false
	case a.IsPack:
		return sameArgs(a.Pack, b.Pack)
	case a.Param != nil || b.Param != nil:
		return sameParam(a.Param, b.Param)
	case a.Func != nil || b.Func != nil:
		return a.Func == b.Func && sameArgs(a.FuncArgs, b.FuncArgs)
	case a.Addr != nil || b.Addr != nil:
		return a.Addr != nil && b.Addr != nil && a.Addr.key == b.Addr.key
	case a.Obj != nil || b.Obj != nil:
		return a.Obj != nil && b.Obj != nil && a.Obj.key == b.Obj.key && sameType(a.ValT.T, b.ValT.T)
	case a.Tmpl != nil || b.Tmpl != nil:
		return a.Tmpl == b.Tmpl
	case a.pending() || b.pending():
		return false
	case a.IsVal:
		return a.Val == b.Val
	}
	return same(a.Type, b.Type)
}

// keyer writes a text that is the same for the same types and differs for different ones. Template parameters count by
// their index, so that two declarations of one template agree.
type keyer struct{ strings.Builder }

func typeKey(q QT) string {
	var k keyer
	k.typ(q)
	return k.String()
}

// argsKey identifies a list of template arguments.
func argsKey(args []TArg) string {
	var k keyer
	k.args(args)
	return k.String()
}

func (k *keyer) num(tag string, n int) {
	k.WriteString(tag)
	k.WriteString(strconv.Itoa(n))
}

func (k *keyer) typ(q QT) {
	if q.Const {
		k.WriteByte('c')
	}
	if q.Volatile {
		k.WriteByte('v')
	}
	if q.Space != 0 {
		k.num("s", int(q.Space))
	}
	switch t := q.T.(type) {
	case Basic:
		k.num("b", int(t))
	case *Pointer:
		k.WriteByte('*')
		k.typ(t.Elem)
	case *Reference:
		k.WriteByte('&')
		if t.RValue {
			k.WriteByte('&')
		}
		k.typ(t.Elem)
	case *Array:
		k.num("[", int(t.N))
		k.param(t.Param)
		k.typ(t.Elem)
	case *Vector:
		kind := "V"
		switch {
		case t.GNU:
			kind = "VG"
		case t.Ext:
			kind = "VE"
		}
		k.num(kind, int(t.Elem))
		k.num("x", t.N)
	case *Func:
		k.WriteByte('(')
		for _, p := range t.Params {
			k.typ(p)
		}
		if t.Variadic {
			k.WriteString("...")
		}
		k.WriteByte(')')
		k.quals(t.methodQuals)
		k.typ(t.Ret)
	case *MemberPtr:
		k.memberPtr(t)
	case *Param:
		k.param(t)
	case *Spec:
		k.WriteString("S{")
		k.param(t.Param)
		if t.Template != nil {
			k.WriteString(t.Template.Qualified())
		}
		k.args(t.Args)
		k.WriteByte('}')
	case *Record:
		k.num("R", t.id)
	case *Enum:
		k.num("E{"+t.Name+"@", int(t.Pos))
		k.WriteByte('}')
	default:
		k.WriteString("{" + typeName(q.T) + "}")
	}
	k.WriteByte(';')
}

func (k *keyer) quals(q methodQuals) {
	if q.When == nil {
		k.WriteString(q.String())
		return
	}
	k.WriteString(q.throwing().String() + " noexcept")
	k.param(q.When)
}

func (k *keyer) memberPtr(t *MemberPtr) {
	k.WriteByte('M')
	k.quals(t.methodQuals)
	k.typ(t.Class)
	k.typ(t.Elem)
}

func (k *keyer) param(p *Param) {
	if p == nil {
		return
	}
	k.num("T", p.Index)
	if p.Index < 0 {
		k.WriteString(p.Name)
	}
	if p.Pack {
		k.WriteByte('p')
	}
}

func (k *keyer) args(args []TArg) {
	for _, a := range args {
		switch {
		case a.IsPack:
			k.WriteByte('<')
			k.args(a.Pack)
			k.WriteByte('>')
		case a.Param != nil:
			k.param(a.Param)
		case a.Func != nil:
			k.num("F{"+a.Func.Qualified()+"@", int(a.Func.Pos))
			k.args(a.FuncArgs)
			k.WriteByte('}')
		case a.Addr != nil:
			k.WriteString("A{" + a.Addr.key + "}")
			k.typ(a.ValT)
		case a.Obj != nil:
			k.WriteString("O{" + a.Obj.key + "}")
			k.typ(a.ValT)
		case a.Tmpl != nil:
			k.num("M{"+a.Tmpl.Qualified()+"@", int(a.Tmpl.Pos))
			k.WriteByte('}')
		case a.IsVal:
			k.WriteString("#" + strconv.FormatUint(a.Val.I, 16))
			if a.Val.Float {
				k.WriteString(strconv.FormatFloat(a.Val.F, 'x', -1, 64))
			}
			k.typ(a.ValT)
		default:
			k.typ(a.Type)
		}
		if a.Expand {
			k.WriteString("...")
		}
		k.WriteByte(',')
	}
}
