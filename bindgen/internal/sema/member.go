package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- member access ----

func (b *body) member(s *Scope, e *ast.Member) operand {
	obj := b.memberObject(s, e)
	if obj.mode == poison {
		return obj
	}
	return b.memberOf(s, obj, e)
}

// memberObject is the object left of . or ->.
func (b *body) memberObject(s *Scope, e *ast.Member) operand {
	obj := b.expr(s, e.X)
	if obj.mode == initList || obj.mode == typeName_ || obj.mode == overload || obj.mode == voidVal {
		b.rvalueNeeded(obj)
		if obj.mode == overload {
			b.c.errorf(codeOperand, e.At, "a function has no members")
		}
		return operand{}
	}
	if !e.Arrow || obj.mode == poison {
		return obj
	}
	for depth := 0; isClass(obj.typ) && depth < 32; depth++ {
		op, done := b.memberOperator("operator->", obj, nil, e.At)
		if !done {
			b.c.errorf(codeOperand, e.At, "'%s' is not a pointer", obj.typ).Hintf("write . instead of ->")
			return operand{}
		}
		obj = op
		if obj.mode == poison {
			return obj
		}
	}
	if _, arr := obj.typ.T.(*Array); !arr && !isPointer(obj.typ) {
		b.c.errorf(codeOperand, e.At, "'%s' is not a pointer", opType(obj)).Hintf("write . instead of ->")
		return operand{}
	}
	return b.deref(obj, e.At)
}

func (b *body) memberOf(s *Scope, obj operand, e *ast.Member) operand {
	last := e.Name.Last()
	if v, ok := obj.typ.T.(*Vector); ok {
		return b.vectorMember(obj, v, last.Ident, last.Pos)
	}
	r := recordOf(obj.typ)
	if r == nil {
		if isPointer(obj.typ) {
			b.c.errorf(codeNoMember, e.At, "'%s' is a pointer", obj.typ).Hintf("write -> instead of .")
		} else {
			b.c.errorf(codeNoMember, e.At, "'%s' has no member %s", opType(obj), last.Ident)
		}
		return operand{}
	}
	if !b.complete(QT{T: r}, e.At) {
		return operand{}
	}
	objs := b.c.memberObjects(s, r, e.Name)
	if len(objs) == 0 {
		b.noMember(r, last.Ident, last.Pos)
		return operand{}
	}
	if obj = b.inNamingClass(&Scope{Kind: ClassScope, Parent: s, Names: r.Scope.Names, Record: r}, obj,
		e.Name); obj.mode == poison {
		return obj
	}
	switch o := objs[0].(type) {
	case *FieldObj:
		if !b.may(s, use{owner: o.Record, naming: r, object: r, d: fieldDecl(o), name: o.Name, pos: last.Pos}) {
			return operand{}
		}
		return b.fieldNamed(obj, o, last.Pos)
	case *FuncObj:
		op := b.functions(objs, nil, last.HasArgs, last.Pos)
		if last.HasArgs {
			op.targs = b.c.rawArgs(s, last.Args)
		}
		if last.Conversion != nil && o.Template != nil {
			fi := b.c.deduceConversion(o, b.c.typeOf(s, last.Conversion), last.Pos)
			if fi == nil {
				return operand{}
			}
			op.targs, op.hasTA = fi.Args, true
		}
		obj.exact = obj.exact || e.Name.Qualified()
		op.this = &obj
		return op
	case *TemplateObj:
		if o.Func != nil {
			op := b.functions(objs, b.c.rawArgs(s, last.Args), last.HasArgs, last.Pos)
			op.this = &obj
			return op
		}
	}
	return b.object(s, objs, b.c.rawArgs(s, last.Args), last.HasArgs, last.Pos)
}

// staticMember is op, what was named through an object, without the object if op is one static member function, which
// is an lvalue then and may be converted to a pointer ([expr.ref]/6.3).
func (b *body) staticMember(s *Scope, e *ast.Member, op operand) operand {
	if op.mode != overload || op.this == nil || len(op.funcs) != 1 {
		return op
	}
	f := op.funcs[0]
	if f.Class == nil || !f.Static || f.Gen != "" || f.Template != nil && !op.hasTA {
		return op
	}
	u := use{owner: f.Class, naming: recordOf(op.this.typ), d: f.Decl, name: f.Name, pos: e.Name.Last().Pos}
	if e.Name.Qualified() {
		u.naming = nil // the class that the name says, or a base of it
	}
	if !b.may(s, u) {
		return operand{}
	}
	op.through, op.this = op.this, nil
	return op
}

// memberObjects looks up the name after . or -> in class r ([basic.lookup.classref]).
func (c *checker) memberObjects(s *Scope, r *Record, n *ast.Name) []Object {
	if len(n.Parts) > 1 {
		if n.Last().Conversion != nil {
			q := c.qualifier(&Scope{Kind: ClassScope, Parent: s, Names: r.Scope.Names, Record: r}, n)
			if q == nil || q.Record == nil {
				return nil
			}
			return c.conversionsTo(s, q.Record, n.Last().Conversion)
		}
		objs, _, _ := c.lookupName(&Scope{Kind: ClassScope, Parent: s, Names: r.Scope.Names, Record: r}, n)
		return objs
	}
	if t := n.Last().Conversion; t != nil {
		return c.conversionsTo(s, r, t)
	}
	return c.lookupIn(r.Scope, n.Last().Ident)
}

func (b *body) noMember(r *Record, name string, pos source.Pos) {
	d := b.c.errorf(codeNoMember, pos, "%s has no member %s", r.Name, name)
	if hint := b.c.nearestMember(r, name); hint != "" {
		d.Hintf("did you mean %q?", hint)
	}
}

// fieldDecl is the declaration of the data member that o names, or of the anonymous struct or union that it is in.
func fieldDecl(o *FieldObj) ast.Decl {
	if len(o.Path) == 1 && o.Path[0] < len(o.Record.Fields) {
		if f := o.Record.Fields[o.Path[0]]; f.Name == o.Name && f.Decl != nil {
			return f.Decl
		}
	}
	if d := o.Record.fieldDecls()[o.Name]; d != nil {
		return d
	}
	if o.anon != nil {
		return o.anon
	}
	return nil
}

// fieldDecls are the declarations of the data members of r by their names, the first of each.
func (r *Record) fieldDecls() map[string]*ast.VarDecl {
	if r.decls == nil {
		r.decls = map[string]*ast.VarDecl{}
	}
	for _, f := range r.Fields[r.declared:] {
		if r.decls[f.Name] == nil && f.Decl != nil {
			r.decls[f.Name] = f.Decl
		}
	}
	r.declared = len(r.Fields)
	return r.decls
}

// conversionsTo lists the conversion functions of r to the type that t names, from those of r itself or else of its
// bases ([class.conv.fct]/5); where there are none, the template that has such an instance and is the most specialised
// ([temp.mem]/7 and 8).
func (c *checker) conversionsTo(s *Scope, r *Record, t *ast.TypeName) (objs []Object) {
	q := c.typeOf(s, t)
	if !q.Valid() {
		return nil
	}
	var best *FuncObj
	for _, f := range c.conversions(r) {
		if f.Template != nil {
			fi := c.deduceConversion(f, q, t.At)
			if fi != nil && same(fi.Type.Ret, q) && (best == nil || c.moreSpecializedType(f, best)) {
				best = f
			}
			continue
		}
		fi := c.conversionType(f, t.At)
		if fi == nil || fi.Type == nil || !same(fi.Type.Ret, q) || len(objs) > 0 && objs[0].(*FuncObj).Class != f.Class {
			continue
		}
		objs = append(objs, f)
	}
	if len(objs) == 0 && best != nil {
		objs = []Object{best}
	}
	return objs
}
