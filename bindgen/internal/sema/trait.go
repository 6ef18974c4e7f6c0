package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// typeTrait is __is_same(A, B) and its like, of which the prelude's <type_traits> are made ([meta]).
func (b *body) typeTrait(s *Scope, e *ast.TypeTrait) operand {
	var ts []QT
	for _, t := range e.Types {
		q := b.c.typeOf(s, t)
		if !q.Valid() {
			return operand{}
		}
		ts = append(ts, q)
	}
	if len(ts) == 0 {
		b.c.errorf(codeOperand, e.At, "%s needs a type", e.Word)
		return operand{}
	}
	var second QT
	if len(ts) > 1 {
		second = ts[1]
	}
	v, ok := b.trait(e.Word, ts[0], second, e.At)
	if !ok {
		b.c.unsupported(e.At, "%s", e.Word)
		return operand{}
	}
	return value(boolConst(v, e.At), basic(Bool), e.At)
}

func (b *body) trait(word string, t, u QT, pos source.Pos) (holds, known bool) {
	bt, isBasic := t.T.(Basic)
	r := recordOf(t)
	if r != nil {
		b.c.completeRecord(r)
	}
	switch word {
	case "__is_same", "__is_same_as":
		return same(t, u), true
	case "__is_integral":
		return isBasic && bt.isInt(), true
	case "__is_floating_point":
		return isBasic && bt.isFloat(), true
	case "__is_arithmetic":
		return isBasic && bt.isArith(), true
	case "__is_signed":
		return isBasic && (bt.isSigned() || bt.isFloat()), true
	case "__is_unsigned":
		return isBasic && bt.isInt() && !bt.isSigned(), true
	case "__is_pointer":
		return isPointer(t), true
	case "__is_reference":
		return isRef(t), true
	case "__is_lvalue_reference":
		x, ok := t.T.(*Reference)
		return ok && !x.RValue, true
	case "__is_rvalue_reference":
		x, ok := t.T.(*Reference)
		return ok && x.RValue, true
	case "__is_array":
		_, ok := t.T.(*Array)
		return ok, true
	case "__is_void":
		return isVoid(t), true
	case "__is_const":
		return elemType(t).Const || t.Const, true
	case "__is_volatile":
		return t.Volatile, true
	case "__is_enum":
		_, ok := t.T.(*Enum)
		return ok, true
	case "__is_class":
		return r != nil && !r.Union, true
	case "__is_union":
		return r != nil && r.Union, true
	case "__is_function":
		_, ok := t.T.(*Func)
		return ok, true
	case "__is_empty":
		return r != nil && emptyClass(r), true
	}
	return b.classTrait(word, t, u, r, pos)
}

func (b *body) classTrait(word string, t, u QT, r *Record, pos source.Pos) (holds, known bool) {
	switch word {
	case "__is_base_of":
		d := recordOf(u)
		if r == nil || d == nil {
			return false, true
		}
		b.c.completeRecord(d)
		_, ok := derivesFrom(d, r)
		return ok, true
	case "__is_convertible", "__is_convertible_to":
		if isVoid(u) {
			return isVoid(t), true
		}
		return b.ics(b.sample(t, pos), u, true).rank != rankNone, true
	case "__is_constructible":
		return b.constructible(t, u, r, pos), true
	case "__is_trivially_copyable":
		return b.triviallyCopyable(t), true
	case "__is_trivial":
		return b.triviallyCopyable(t) && (r == nil || b.trivialDefault(t)), true
	case "__is_standard_layout":
		return standardLayout(t), true
	case "__is_pod":
		return b.triviallyCopyable(t) && (r == nil || b.trivialDefault(t)) && standardLayout(t), true
	case "__is_aggregate":
		_, isArray := t.T.(*Array)
		return isArray || r != nil && b.aggregate(r), true
	case "__is_polymorphic":
		return r != nil && hasVirtual(r), true
	case "__is_abstract":
		return r != nil && declaresPure(r), r == nil || !hasVirtual(r) || declaresPure(r)
	case "__is_final":
		return false, r == nil
	}
	return false, false
}

// constructible reports whether T x(u) is well-formed for an expression of type u, or T x() without one ([meta.unary.prop]/8).
func (b *body) constructible(t, u QT, r *Record, pos source.Pos) bool {
	if _, isArray := t.T.(*Array); isVoid(t) || isArray && u.Valid() || r != nil && declaresPure(r) {
		return false
	}
	if !u.Valid() {
		return !isRef(t) && (r == nil || !b.hasDefaultCtor(b.c.ctors(r)) || b.convertingFrom(r, nil, pos))
	}
	arg := b.sample(u, pos)
	if r != nil && slices.ContainsFunc(b.c.ctors(r), b.copyCtor) {
		return b.convertingFrom(r, []operand{arg}, pos)
	}
	if b.ics(arg, t, true).rank != rankNone || r != nil && b.convertingFrom(r, []operand{arg}, pos) {
		return true
	}
	if from := recordOf(arg.typ); from != nil && b.c.completeRecord(from) {
		f, _ := b.conversionFunc(arg, from, t, true)
		return f != nil
	}
	return false
}

// emptyClass reports whether a class other than a union holds nothing: no members but bit-fields of no width, no virtual functions, only empty bases
// ([meta.unary.prop]).
func emptyClass(r *Record) bool {
	return !r.Union && !hasVirtual(r) && !slices.ContainsFunc(r.Fields, func(f *Field) bool {
		base := recordOf(f.Type)
		return f.Bits != 0 && !(f.Base && base != nil && emptyClass(base))
	})
}

// triviallyCopyable is [class.prop]/1: no copying, assigning or destroying of t runs a function that the program wrote.
func (b *body) triviallyCopyable(t QT) bool {
	r := recordOf(elemType(t))
	return !isRef(t) && !isVoid(t) && (r == nil || b.trivialCopy(r) && b.plainAssign(r) && b.trivialDtor(r))
}

// plainAssign reports whether neither r nor a member of it has a copy or move assignment that the program wrote.
func (b *body) plainAssign(r *Record) bool {
	return !slices.ContainsFunc(b.c.methods(r, "operator="), func(f *FuncObj) bool { return f.Class == r && userProvided(f) && b.copyCtor(f) }) && b.membersAll(r, b.plainAssign)
}

// declaresPure reports whether r itself declares a pure virtual function.
func declaresPure(r *Record) bool {
	return r.Decl != nil && slices.ContainsFunc(r.Decl.Members, func(m ast.ClassMember) bool {
		f, ok := m.Decl.(*ast.FuncDecl)
		return ok && f.Pure
	})
}

// hasVirtual reports whether r or a class it derives from declares a virtual function.
func hasVirtual(r *Record) bool {
	return r.virtualMember() != 0 || slices.ContainsFunc(r.Bases, hasVirtual)
}

// standardLayout is [class.prop]/3: members of one access, of one class of the hierarchy, all of standard layout themselves.
func standardLayout(t QT) bool {
	t = elemType(t)
	if isRef(t) {
		return false
	}
	r := recordOf(t)
	if r == nil {
		return true
	}
	if r.Decl == nil || hasVirtual(r) {
		return false
	}
	access, owners := "", 0
	for _, m := range r.Decl.Members {
		d := m.Decl
		if g, ok := d.(*ast.Group); ok && len(g.Decls) > 0 {
			d = g.Decls[len(g.Decls)-1]
		}
		if v, ok := d.(*ast.VarDecl); ok && !v.Spec.Has("static") {
			if access != "" && access != m.Access {
				return false
			}
			access = m.Access
		}
	}
	if access != "" {
		owners++
	}
	for _, f := range r.Fields {
		if !standardLayout(f.Type) {
			return false
		}
		if base := recordOf(f.Type); f.Base && len(base.Fields) > 0 {
			owners++
		}
	}
	return owners <= 1
}

func (b *body) convertingFrom(r *Record, args []operand, pos source.Pos) bool {
	best, _ := b.best(b.c.ctors(r), nil, nil, args, pos, true)
	return best != nil && !best.fi.Obj.Deleted
}

// sample is an operand of type t, as std::declval makes one.
func (b *body) sample(t QT, pos source.Pos) operand {
	op := operand{mode: rvalue, typ: nonRef(t), x: b.sampleOf(nonRef(t), pos), pos: pos}
	if r, ok := t.T.(*Reference); ok {
		op.mode, op.xval = lvalue, r.RValue
	}
	return op
}

// sampleOf is an expression that stands for any value of type t, which may be incomplete.
func (b *body) sampleOf(t QT, pos source.Pos) ir.Expr {
	typ := ir.Type(ir.Void)
	b.c.trial(func() bool {
		if x := b.c.lowerType(t.Unqual(), pos); x != nil {
			typ = x
		}
		return true
	})
	return &ir.Zero{X: ir.X{Typ: typ, At: pos}}
}

// fold is a fold expression over a pack ([expr.prim.fold]).
func (b *body) fold(s *Scope, e *ast.Fold) operand {
	scopes, ok := b.c.expandPack(s, e.At, e.Pack)
	if !ok {
		return operand{}
	}
	var list []ast.Expr
	for _, ps := range scopes {
		list = append(list, &scopedExpr{Expr: e.Pack, s: ps})
	}
	if e.Init != nil {
		if e.Left {
			list = append([]ast.Expr{e.Init}, list...)
		} else {
			list = append(list, e.Init)
		}
	}
	if len(list) == 0 {
		switch e.Op {
		case "&&", "||":
			return value(boolConst(e.Op == "&&", e.At), basic(Bool), e.At)
		case ",":
			return operand{mode: voidVal, typ: basic(Void), pos: e.At}
		}
		b.c.errorf(codePack, e.At, "a fold of an empty pack over %s has no value", e.Op)
		return operand{}
	}
	join := func(x, y ast.Expr) ast.Expr {
		if len(e.Op) > 1 && e.Op[len(e.Op)-1] == '=' && binaryOpOf(e.Op) == ir.NoOp || e.Op == "=" {
			return &ast.Assign{Base: e.Base, Op: e.Op, X: x, Y: y}
		}
		return &ast.Binary{Base: e.Base, Op: e.Op, X: x, Y: y}
	}
	var tree ast.Expr
	if e.Left {
		tree = list[0]
		for _, x := range list[1:] {
			tree = join(tree, x)
		}
	} else {
		tree = list[len(list)-1]
		for i := len(list) - 2; i >= 0; i-- {
			tree = join(list[i], tree)
		}
	}
	return b.expr(s, tree)
}

// singleConstants reports whether floating literals without suffix are float (-cl-single-precision-constant).
func (c *checker) singleConstants() bool { return false }
