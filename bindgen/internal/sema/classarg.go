package sema

import (
	"math"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Template arguments of a class type (C++20 [temp.param]/6 to 8, [temp.arg.nontype]).

// classArg is a template parameter object: one for all arguments of a type that are equivalent ([temp.param]/8).
type classArg struct {
	v    *ir.Var // a constant of the module
	key  string  // the same for equivalent values of the class ([temp.type]/2)
	text string  // the value, as C++ spells it
}

// object is what the name of a parameter stands for under this argument of type q.
func (a *classArg) object(p *ast.TemplateParam, q QT) *VarObj {
	return &VarObj{Name: p.Name, IR: a.v, Type: QT{T: q.T, Const: true}, Constexpr: true, Pos: p.At, resolved: 2}
}

// pending reports whether a is a value that only a parameter's type tells: an object of a class, or a string literal.
func (a TArg) pending() bool {
	switch a.ValT.T.(type) {
	case *Record, *Array:
		return a.IsVal && a.Obj == nil && a.Addr == nil && a.Param == nil && a.Func == nil
	}
	return false
}

// pendingArg is the argument e, if that is an object of a class or a string literal.
func (c *checker) pendingArg(s *Scope, e ast.Expr) (a TArg, ok bool) {
	var op operand
	c.speculate(func() bool {
		op = c.scratch().quiet().expr(s, e)
		return true
	})
	if !isClass(op.typ) && op.str == nil {
		return TArg{}, false
	}
	return TArg{IsVal: true, ValT: op.typ.Unqual(), src: &argSource{s, e}}, true
}

// classOf is the class of the parameter p, of type q, under the argument a: for auto that of the object, for the name
// of a class template the instance that the argument says ([temp.param]/6.3). It is nil for parameters of other types.
func (c *checker) classOf(s *Scope, p *ast.TemplateParam, q QT, a TArg, pos source.Pos) *Record {
	switch t := q.T.(type) {
	case *Record:
		return t
	case *Auto:
		if t.Decltype && a.Addr != nil && a.src != nil { // decltype((x)) is a reference
			if _, paren := a.src.e.(*ast.Paren); paren {
				return nil
			}
		}
		return recordOf(a.ValT)
	case nil:
		tmpl := c.placeholderOf(s, p)
		if tmpl == nil {
			return nil
		}
		if r := recordOf(a.ValT); r != nil && r.Template == tmpl {
			return r
		}
		if a.src != nil {
			return c.scratch().deduceClass(tmpl, c.scratch().initTypes(a.src.s, a.src.e), pos)
		}
	}
	return nil
}

// placeholderOf is the class template whose arguments the argument for p says, or nil ([dcl.type.class.deduct]/2).
func (c *checker) placeholderOf(s *Scope, p *ast.TemplateParam) *TemplateObj {
	if p.IsType || p.Params != nil || p.Spec == nil || p.Decl != nil && len(p.Decl.Derive) > 0 {
		return nil
	}
	return c.classTemplate(s, p.Spec)
}

// fitClass makes a an argument for a parameter of class r: a constant of that class, which the argument initialises
// ([temp.arg.nontype]/2).
func (c *checker) fitClass(r *Record, a TArg, param string, pos source.Pos) (TArg, bool) {
	q := QT{T: r}
	if a.Obj != nil && sameType(a.ValT.T, r) {
		return a, true
	}
	if !c.cpp20() {
		c.unsupported(pos, "a template argument of a class type, as C++20 has")
		return a, false
	}
	if a.src == nil {
		c.errorf(codeTemplateArgs, pos, "template argument %s does not fit %s of type %s", a, param, q)
		return a, false
	}
	if !c.structural(q, q, param, pos) {
		return a, false
	}
	x, ok := c.constInit(a.src.s, q, a.src.e, ast.CopyInit, false)
	if !ok {
		return a, false
	}
	var key strings.Builder
	if !constKey(&key, x) { // [temp.arg.nontype]/3
		c.errorf(codeTemplateArgs, pos, "template argument for %s points to what is no variable of the module", param)
		return a, false
	}
	id := typeKey(q) + key.String()
	o := c.inst.objects[id]
	if o == nil {
		o = &classArg{key: key.String(), text: strings.ReplaceAll(constText(x, q), "\n", " ")}
		o.v = &ir.Var{Source: o.text, Name: c.unique(o.text), Type: x.Type(), Kind: ir.GlobalVar, Space: ir.Constant,
			Const: true, Host: true, Init: x, Pos: pos}
		c.vars.onHost[o.v] = false
		if c.inst.objects == nil {
			c.inst.objects = map[string]*classArg{}
		}
		c.inst.objects[id] = o
	}
	return TArg{IsVal: true, Obj: o, ValT: q}, true
}

// spellable reports whether the text of a, an object of a class, makes the same argument: compilers are asked for the
// instances of kernels by such texts.
func (c *checker) spellable(a TArg, pos source.Pos) bool {
	if c.cfg.Lex == nil {
		return false
	}
	return c.speculate(func() bool {
		args, ok := c.parser.ParseTemplateArgs(c.cfg.Lex(pos, a.Obj.text), nil)
		if !ok || len(args) != 1 {
			return false
		}
		raw := c.rawArgs(c.global, args)
		if poisoned(raw) {
			return false
		}
		again, ok := c.fitClass(recordOf(a.ValT), raw[0], "", pos)
		return ok && sameArg(a, again)
	})
}

// structural reports, with a message if it is not so, whether q, which is whole, the type of a parameter, or that of a
// part of it, is a structural type ([temp.param]/7).
func (c *checker) structural(q, whole QT, param string, pos source.Pos) bool {
	bad := func(why string, at source.Pos) bool {
		c.errorf(codeTemplateArgs, pos, "%s cannot have type %s: %s", param, whole, why).Note(at, "declared here")
		return false
	}
	switch t := q.T.(type) {
	case *Array:
		return c.structural(t.Elem, whole, param, pos)
	case *Reference:
		if t.RValue {
			return bad("it holds an rvalue reference", pos)
		}
	case *Opaque:
		return bad("it holds "+t.Name, pos)
	case *Record:
		if !c.completeRecord(t) {
			return bad("it is incomplete", t.Pos)
		}
		if t.Union {
			c.unsupported(pos, "a template argument of a union, or of a class that holds one")
			return false
		}
		if t.Decl != nil {
			for _, b := range t.Decl.Bases {
				if baseAccess(t.Decl, b) != "public" {
					return bad("it has a base class that is not public", t.Pos)
				}
			}
		}
		for _, f := range t.Fields {
			switch {
			case isMutable(f):
				return bad("its member "+f.Name+" is mutable", f.Pos)
			case !f.Base && (isClosure(QT{T: t}) || f.Decl != nil && memberAccess(t, f.Decl) != "public"):
				return bad("its member "+f.Name+" is not public", f.Pos)
			case !c.structural(f.Type, whole, param, pos):
				return false
			}
		}
	}
	return true
}

// constKey writes a text that is the same for equivalent values x, as interp.Machine.Initial makes them, of one type
// ([temp.type]/2). It is false for what is no value of a template argument.
func constKey(k *strings.Builder, x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Const:
		if x.Float != 0 || math.Signbit(x.Float) {
			k.WriteString("f" + strconv.FormatUint(math.Float64bits(x.Float), 16))
		} else {
			k.WriteString(strconv.FormatUint(x.Bits, 16))
		}
	case *ir.Zero:
		k.WriteString("0")
	case *ir.Compose:
		parts, used := make([]string, len(x.Parts)), 0
		for i, p := range x.Parts {
			var in strings.Builder
			if !constKey(&in, p) {
				return false
			}
			if parts[i] = in.String(); parts[i] != "0" {
				used = i + 1
			}
		}
		if used == 0 {
			k.WriteString("0")
		} else {
			k.WriteString("{" + strings.Join(parts[:used], ",") + "}")
		}
	default:
		if v := staticRoot(x); v == nil || v.Source == "" {
			return false
		}
		k.WriteString(addrKey(x))
	}
	return true
}

// constText spells the value x of type q as C++ would.
func constText(x ir.Expr, q QT) string {
	switch t := q.T.(type) {
	case *Record:
		var items []string
		for i, f := range t.Fields {
			if f.Bits >= 0 && f.Name == "" {
				continue
			}
			part := constPart(x, t.irFields[i])
			if k, ok := part.(*ir.Const); ok && f.Bits > 0 {
				bits := *k
				bits.Bits = k.Bits << (64 - f.BitOff - f.Bits)
				if isUnsigned(f.Type) {
					bits.Bits >>= 64 - f.Bits
				} else {
					bits.Bits = uint64(int64(bits.Bits) >> (64 - f.Bits))
				}
				part = &bits
			}
			items = append(items, constText(part, f.Type))
		}
		return t.Name + "{" + strings.Join(items, ", ") + "}"
	case *Array:
		items := make([]string, max(t.N, 0))
		text := []byte{}
		for i := range items {
			part := constPart(x, i)
			items[i] = constText(part, t.Elem)
			if k, ok := part.(*ir.Const); ok && k.Bits < 0x7f {
				text = append(text, byte(k.Bits))
			}
		}
		if n := len(text); isAnyChar(t.Elem) && n == len(items) && n > 0 && text[n-1] == 0 {
			if s := strings.TrimRight(string(text), "\x00"); !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' }) {
				return strconv.Quote(s)
			}
		}
		return "{" + strings.Join(items, ", ") + "}"
	case *Vector:
		items := make([]string, t.N)
		for i := range items {
			items[i] = constText(constPart(x, i), QT{T: t.Elem})
		}
		return vectorName(t) + "{" + strings.Join(items, ", ") + "}"
	}
	switch x := x.(type) {
	case *ir.Zero:
		return Const{}.spell(q)
	case *ir.Const:
		_, isBasic := q.T.(Basic)
		b, _ := basicOf(q)
		return Const{I: x.Bits, F: x.Float, Float: isBasic && b.isFloat()}.spell(q)
	case *ir.Addr, *ir.PtrAdd, *ir.PtrCast:
		a := staticAddr{x: x, text: addrText(x)}
		return a.spell(isRef(q))
	}
	return "{}"
}

// constPart is part i of the value x of a class or an array.
func constPart(x ir.Expr, i int) ir.Expr {
	if c, ok := x.(*ir.Compose); ok && i < len(c.Parts) {
		return c.Parts[i]
	}
	var t ir.Type
	switch of := x.Type().(type) {
	case *ir.Struct:
		t = of.Fields[i].Type
	case *ir.Array:
		t = of.Elem
	case *ir.Vector:
		t = of.Elem
	}
	if s, ok := t.(ir.Scalar); ok {
		return &ir.Const{X: ir.X{Typ: s, At: x.Pos()}}
	}
	return &ir.Zero{X: ir.X{Typ: t, At: x.Pos()}}
}
