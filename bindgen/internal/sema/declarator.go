package sema

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// declaratorAttrs are the attributes of a declarator, which may be missing.
func declaratorAttrs(d *ast.Declarator) []*ast.Attr {
	if d == nil {
		return nil
	}
	return d.Attrs
}

// declType applies a declarator's derivations to the type of the specifiers.
func (c *checker) declType(s *Scope, q QT, d *ast.Declarator) QT {
	if d == nil {
		return q
	}
	if len(d.Attrs) > 0 {
		if c.machineMode(d.Attrs) {
			return QT{}
		}
		if a := findAttr("vector_size", d.Attrs); a != nil && len(d.Derive) > 0 {
			c.unsupported(a.At, "this place of vector_size")
			return QT{}
		}
		q = c.vectorAttr(s, q, d.Attrs)
	}
	for i := len(d.Derive) - 1; i >= 0 && q.Valid(); i-- {
		m, ok := d.Derive[i].(*ast.MemberPointerTo)
		if !ok {
			q = c.derive(s, q, d.Derive[i])
			continue
		}
		var words []ast.Word
		if i+1 < len(d.Derive) {
			if f, ok := d.Derive[i+1].(*ast.FuncOf); ok {
				words = f.Words
			}
		}
		q = c.memberPointerTo(s, q, m, words)
	}
	return q
}

func (c *checker) derive(s *Scope, q QT, d ast.Derivation) QT {
	if c.dialect == ir.OpenCL && !c.clType(q, d) {
		return QT{}
	}
	switch d := d.(type) {
	case *ast.PointerTo:
		if _, ok := q.T.(*Reference); ok {
			c.errorf(codeBadType, d.At, "there is no pointer to a reference")
			return QT{}
		}
		if ofMember(q) {
			c.errorf(codeBadType, d.At, "there is no pointer to the function type '%s'", q)
			return QT{}
		}
		return c.qualify(QT{T: &Pointer{Elem: q}}, d.Words)
	case *ast.ReferenceTo:
		if isVoid(q) {
			c.errorf(codeBadType, d.At, "there is no reference to void")
			return QT{}
		}
		if ofMember(q) {
			c.errorf(codeBadType, d.At, "there is no reference to the function type '%s'", q)
			return QT{}
		}
		return reference(q, d.RValue)
	case *ast.ArrayOf:
		return c.arrayOf(s, q, d)
	case *ast.FuncOf:
		switch q.T.(type) {
		case *Array, *Func:
			c.errorf(codeBadType, d.At, "a function cannot return '%s'", q)
			return QT{}
		}
		if f := c.funcOf(s, q, d); f != nil {
			return QT{T: f}
		}
	}
	return QT{}
}

// ofMember reports whether q is a function type with words that only member functions have ([dcl.fct]/6).
func ofMember(q QT) bool {
	f, ok := q.T.(*Func)
	return ok && f.methodQuals.throwing() != (methodQuals{})
}

// wordQuals are the words after the parameters of a function type that are a part of it.
func wordQuals(words []ast.Word) (q methodQuals) {
	for _, w := range words {
		q.Const, q.Volatile = q.Const || w.Text == "const", q.Volatile || w.Text == "volatile"
		if w.Text == "&" || w.Text == "&&" {
			q.Ref = w.Text
		}
	}
	return q
}

// reference makes a reference to q, collapsing references to references ([dcl.ref]/6).
func reference(q QT, rvalue bool) QT {
	if r, ok := q.T.(*Reference); ok {
		if r.RValue && !rvalue {
			return QT{T: &Reference{Elem: r.Elem}}
		}
		return QT{T: r}
	}
	return QT{T: &Reference{Elem: q, RValue: rvalue}}
}

func (c *checker) arrayOf(s *Scope, q QT, d *ast.ArrayOf) QT {
	switch t := q.T.(type) {
	case *Reference:
		c.errorf(codeBadType, d.At, "there is no array of references")
		return QT{}
	case *Func:
		c.errorf(codeBadType, d.At, "there is no array of functions")
		return QT{}
	case Basic:
		if t == Void {
			c.errorf(codeBadType, d.At, "there is no array of void")
			return QT{}
		}
	}
	a := &Array{Elem: q, N: -1}
	out := QT{T: a, Space: q.Space}
	if d.Len == nil {
		return out
	}
	if c.inPattern(s) && c.isDependent(s, d.Len) {
		a.Param = c.valueParam(s, d.Len)
		if a.Param == nil {
			a.Param = &Param{Name: "(" + c.patternText(s, d.Len) + ")", Index: -1, Value: true}
		}
		return out
	}
	n := c.diags.Len()
	k, t, ok := c.constExpr(s, d.Len)
	switch {
	case !ok && c.mode.lenient:
		c.diags.Truncate(n)
		return out
	case !ok:
		return QT{}
	case k.Float:
		c.errorf(codeConstant, d.Len.Pos(), "an array length must be an integer")
		return QT{}
	case int64(k.I) < 0 && !isUnsigned(t):
		c.errorf(codeConstant, d.Len.Pos(), "an array cannot have %d elements", int64(k.I))
		return QT{}
	case k.I == 0 && c.spec.substituting > 0: // elsewhere compilers take it ([temp.deduct]/8)
		c.errorf(codeConstant, d.Len.Pos(), "an array cannot have no elements")
		return QT{}
	case k.I > 1<<40:
		c.errorf(codeConstant, d.Len.Pos(), "an array of %d elements is too large", k.I)
		return QT{}
	}
	a.N = int64(k.I)
	return out
}

// patternText spells an expression of a pattern with template parameters by their numbers, so that two declarations of
// one template agree ([temp.over.link]/5).
func (c *checker) patternText(s *Scope, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Paren:
		return "(" + c.patternText(s, e.X) + ")"
	case *ast.Unary:
		return e.Op + c.patternText(s, e.X)
	case *ast.Binary:
		return c.patternText(s, e.X) + " " + e.Op + " " + c.patternText(s, e.Y)
	}
	if p := c.valueParam(s, e); p != nil {
		return fmt.Sprintf("#%d.%d", p.Depth, p.Index)
	}
	return spellExpr(e)
}

func isUnsigned(q QT) bool {
	b, ok := q.T.(Basic)
	if e, isEnum := q.T.(*Enum); isEnum {
		b, ok = e.Underlying, true
	}
	switch b {
	case Bool, UChar, UShort, UInt, ULong, ULongLong, Char8, Char16, Char32:
		return ok
	}
	return false
}

// funcOf makes a function type; nil after a message where a parameter becomes void in a substitution
// ([temp.deduct]/8).
func (c *checker) funcOf(s *Scope, ret QT, d *ast.FuncOf) *Func {
	f := &Func{Ret: ret, Variadic: d.Variadic, methodQuals: c.typeQuals(s, d.Words)}
	for _, p := range d.Params {
		if len(d.Params) == 1 && isVoidParam(p) {
			break
		}
		if isPack(p) && c.knownPack(s, p) {
			scopes, _ := c.expandPack(s, p.At, p)
			for _, e := range scopes {
				f.Params = append(f.Params, c.paramType(e, p).Unqual())
			}
			continue
		}
		q := c.paramType(s, p).Unqual()
		if isVoid(q) && c.spec.substituting > 0 {
			c.errorf(codeBadType, p.At, "a parameter cannot be void")
			return nil
		}
		f.Params = append(f.Params, q)
		f.Expands = isPack(p)
	}
	if d.Trailing != nil && isAuto(ret) {
		ps := NewScope(FuncScope, s)
		c.nameParams(ps, s, d.Params)
		f.Ret = c.typeOf(ps, d.Trailing)
	}
	return f
}

// paramType resolves a parameter's type; arrays and functions decay to pointers, top-level qualifiers stay.
func (c *checker) paramType(s *Scope, p *ast.Param) QT {
	q := c.specType(s, &p.Spec)
	if !q.Valid() {
		return q
	}
	q = c.decay(c.declType(s, q, p.Decl))
	if q.Valid() && !c.mode.lenient && !c.clParam(q, p) {
		return QT{}
	}
	return q
}

// decay turns arrays and functions into pointers.
func (c *checker) decay(q QT) QT {
	switch t := q.T.(type) {
	case *Array:
		return QT{T: &Pointer{Elem: t.Elem}}
	case *Func:
		return QT{T: &Pointer{Elem: q}}
	}
	return q
}

// vectorAttr applies the attributes that make a vector of a scalar type: the prelude's kbind_vector(n), and
// ext_vector_type(n) and vector_size(bytes) of the compilers.
func (c *checker) vectorAttr(s *Scope, q QT, attrs []*ast.Attr) QT {
	for _, a := range attrs {
		if a.Name != "kbind_vector" && a.Name != "ext_vector_type" && a.Name != "vector_size" || len(a.Args) != 1 {
			continue
		}
		b, ok := q.T.(Basic)
		k, _, ok2 := c.constExpr(s, a.Args[0])
		if !ok || !ok2 {
			continue
		}
		n := int(k.I)
		if a.Name == "vector_size" {
			n /= ir.Sizeof(scalarOf(b))
		}
		switch n {
		case 1, 2, 3, 4, 8, 16:
			q.T = &Vector{Elem: b, N: n, Ext: a.Name != "kbind_vector",
				GNU: a.Name == "vector_size" && c.dialect != ir.OpenCL}
		default:
			c.errorf(codeBadType, a.At, "there is no vector of %d elements", n)
		}
	}
	return q
}

// machineMode reports, with a message, whether attributes give a type a machine mode: another size than it has.
func (c *checker) machineMode(attrs []*ast.Attr) bool {
	a := findAttr("mode", attrs)
	if a != nil {
		c.unsupported(a.At, "types with a machine mode")
	}
	return a != nil
}

// decltype resolves decltype(x), typeof(x) and their variants with a type.
func (c *checker) decltype(s *Scope, t *ast.DecltypeType) QT {
	if t.Type != nil {
		q := c.typeOf(s, t.Type)
		if e, ok := q.T.(*Enum); ok && strings.Contains(t.Word, "underlying") {
			c.resolveEnum(e)
			return QT{T: e.Underlying}
		}
		return q
	}
	if c.inPattern(s) && c.isDependent(s, t.X) {
		return QT{T: &Dependent{Text: t.Word + "(...)"}}
	}
	if t.Word != "decltype" && t.Word != "__decltype" {
		return c.typeOfExpr(s, t.X)
	}
	if q, ok := c.declaredType(s, t.X); ok {
		return q
	}
	return c.typeOfExprCat(s, t.X)
}

// declaredType is the type of the variable or member that an unparenthesised name or member access denotes
// ([dcl.type.decltype]/1).
func (c *checker) declaredType(s *Scope, e ast.Expr) (QT, bool) {
	var objs []Object
	var naming *Record
	switch e := e.(type) {
	case *ast.Ident:
		if e.Name.Last().HasArgs {
			op := c.unevaluated(s, e)
			if v := op.obj; v != nil { // of a variable template
				return v.Type, v.Type.Valid()
			}
			if isFunc(op.typ) {
				return op.typ, true
			}
			return QT{}, false
		}
		if n := len(e.Name.Parts) - 1; n > 0 {
			if q, ok := componentType(c.typeNamedSilently(s, &ast.Name{Global: e.Name.Global, Parts: e.Name.Parts[:n]}),
				e.Name.Last().Ident); ok {
				return q, true
			}
		}
		objs = c.lookupSilently(s, e.Name)
	case *ast.Member:
		var vec QT
		c.speculate(func() bool {
			obj := c.inExpression(s, e.At).quiet().memberObject(s, e)
			vec = obj.typ
			if r := recordOf(obj.typ); r != nil && c.completeRecord(r) {
				naming = r
				objs = c.memberObjects(s, r, e.Name)
			}
			return true
		})
		if q, ok := componentType(vec, e.Name.Last().Ident); ok {
			return q, true
		}
	}
	if len(objs) != 1 {
		return QT{}, false
	}
	switch o := objs[0].(type) {
	case *VarObj:
		c.resolveVar(o)
		return o.declaredAs(), o.Type.Valid()
	case *FieldObj:
		if _, member := e.(*ast.Member); member && c.spec.substituting > 0 && !c.accessible(s, use{owner: o.Record,
			naming: naming, object: naming, d: fieldDecl(o), name: o.Name, pos: e.Pos()}) {
			return QT{}, true
		}
		q := c.fieldType(o)
		return q, q.Valid()
	case *FuncObj:
		_, named := e.(*ast.Ident)
		if c.resolveFunc(o); named && o.Template == nil && o.Gen == "" && o.Type != nil && !isAuto(nonRef(o.Type.Ret)) &&
			(o.Class == nil || o.Static) {
			if fi := c.funcInst(o, nil, e.Pos()); fi != nil {
				return QT{T: c.typeOfFunction(fi)}, true
			}
			return QT{T: o.Type}, true
		}
	}
	return QT{}, false
}

// componentType is the declared type of the component of a CUDA vector type, which its header declares as a struct with
// members x, y, z and w.
func componentType(q QT, name string) (QT, bool) {
	if v, ok := q.T.(*Vector); ok && !v.Ext && len(components(name, v)) == 1 {
		return QT{T: v.Elem}, true
	}
	return QT{}, false
}

// typeNamedSilently is the type that a name stands for, or none.
func (c *checker) typeNamedSilently(s *Scope, n *ast.Name) (q QT) {
	c.speculate(func() bool {
		if objs, _, _ := c.lookupName(s, n); len(objs) == 1 {
			switch o := objs[0].(type) {
			case *TypeObj, *TemplateObj:
				q = c.typeOfObject(s, o, n.Last())
			}
		}
		return true
	})
	return q
}

// fieldType is the declared type of a member, also of one that an anonymous member holds.
func (c *checker) fieldType(o *FieldObj) QT {
	if !c.completeRecord(o.Record) {
		return QT{}
	}
	path := c.findField(o.Record, o.Name)
	if len(path) == 0 {
		return QT{}
	}
	last := path[len(path)-1]
	return last.Rec.Fields[last.Index].Type
}
