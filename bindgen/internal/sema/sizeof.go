package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- sizes and traits ----

func (b *body) sizeConst(n int, pos source.Pos) operand {
	return b.constant(Const{I: uint64(n)}, basic(ULong), pos)
}

func (b *body) sizeofExpr(s *Scope, e *ast.SizeofExpr) operand {
	op := b.quietExpr(s, e.X)
	if op.mode == poison {
		return op
	}
	if op.mode == lvalue && op.bit > 0 && b.c.dialect != ir.OpenCL { // [expr.sizeof]/1
		b.c.errorf(codeOperand, e.At, "a bit-field has no size")
		return operand{}
	}
	return b.sizeOf(e.Op, op.typ, e.At)
}

func (b *body) sizeofType(s *Scope, e *ast.SizeofType) operand {
	if e.X != nil {
		if id, ok := e.X.(*ast.Ident); ok && namesThisFunction(id) {
			if op := b.quietExpr(s, id); op.mode != poison {
				return b.sizeOf(e.Op, op.typ, e.At)
			}
			return operand{}
		} else if ok {
			objs, _, _ := b.c.lookupName(s, id.Name)
			if len(objs) == 0 {
				return operand{}
			}
			if !isTypeName(objs[0]) {
				op := b.quietExpr(s, e.X)
				if op.mode == poison {
					return op
				}
				return b.sizeOf(e.Op, op.typ, e.At)
			}
		}
	}
	if x, ok := e.X.(*ast.Paren); ok { // reads like a function type if the name is one of a type
		n := e.Type.Spec.Type.(*ast.NamedType).Name
		if objs := b.c.lookupSilently(s, n); len(objs) == 0 || !isTypeName(objs[0]) {
			op := b.quietExpr(s, x.X)
			if op.mode == poison {
				return b.expr(s, x.X) // says why
			}
			return b.sizeOf(e.Op, op.typ, e.At)
		}
	}
	t := b.c.typeOf(s, e.Type)
	if !t.Valid() {
		return operand{}
	}
	if e.Op == "alignof" && b.c.decls.alignedTypedefs && onlyArrays(e.Type.Decl) {
		if own := b.c.typedefAlign(s, e.Type.Spec.Type, 0); own > 0 {
			return b.sizeConst(own, e.At)
		}
	}
	return b.sizeOf(e.Op, t, e.At)
}

// isTypeName reports whether o is a type or a template.
func isTypeName(o Object) bool {
	switch o.(type) {
	case *TypeObj, *TemplateObj:
		return true
	}
	return false
}

func (b *body) sizeOf(word string, t QT, pos source.Pos) operand {
	t = nonRef(t)
	if !b.complete(t, pos) {
		return operand{}
	}
	if a, ok := t.T.(*Array); ok && a.N < 0 {
		b.c.errorf(codeIncomplete, pos, "the size of '%s' is not known here", t)
		return operand{}
	}
	if isFunc(t) || isVoid(t) && b.c.dialect != ir.OpenCL { // C++ [expr.sizeof]
		b.c.errorf(codeIncomplete, pos, "%s of '%s', which has no size", word, t)
		return operand{}
	}
	if k, ok := t.T.(Basic); ok && k == LongDouble {
		if b.c.spec.depth > 0 { // a type that built-in operators convert to
			return b.sizeConst(16, pos)
		}
		b.c.lowerType(t, pos) // refuses it
		return operand{}
	}
	typ := b.lower(t.Unqual(), pos)
	if typ == nil {
		return operand{}
	}
	switch word {
	case "alignof":
		return b.sizeConst(ir.Alignof(typ), pos)
	case "vec_step": // OpenCL C 6.11.12: a vector of three counts as four
		if v, ok := typ.(*ir.Vector); ok {
			return b.sizeConst(ir.Sizeof(v)/ir.Sizeof(v.Elem), pos)
		}
		return b.sizeConst(1, pos)
	}
	n := ir.Sizeof(typ)
	switch m := memberPtr(elemType(t)); {
	case isVoid(t):
		n = 1 // GNU
	case m != nil && m.fn() != nil:
		n *= 2 // in compilers
	}
	return b.sizeConst(n, pos)
}

func (b *body) sizeofPack(s *Scope, e *ast.SizeofPack) operand {
	if p := b.c.packNamed(s, e.Name); p != nil {
		return b.sizeConst(len(p.Elems), e.At)
	}
	b.c.errorf(codePack, e.At, "%s is not a parameter pack", e.Name)
	return operand{}
}

func (b *body) offsetof(s *Scope, e *ast.Offsetof) operand {
	t := b.c.typeOf(s, e.Type)
	off := 0
	for _, name := range e.Path {
		r := recordOf(t)
		if r == nil || !b.c.completeRecord(r) || b.c.recordStruct(r) == nil {
			if t.Valid() {
				b.c.errorf(codeNoMember, e.At, "'%s' has no member %s", t, name)
			}
			return operand{}
		}
		steps := b.c.findField(r, name)
		if steps == nil {
			b.noMember(r, name, e.At)
			return operand{}
		}
		for _, st := range steps {
			off += st.Rec.offset(st.Index)
			t = st.Rec.Fields[st.Index].Type
		}
	}
	return b.sizeConst(off, e.At)
}
