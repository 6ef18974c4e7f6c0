package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// typeTrait is __is_same(A, B) and its like, of which the prelude's <type_traits> are made ([meta]).
func (b *body) typeTrait(s *Scope, e *ast.TypeTrait) operand {
	var ts []QT
	for _, t := range e.Types {
		scopes := []*Scope{s}
		if t.Decl != nil && t.Decl.Pack {
			var ok bool
			if scopes, ok = b.c.expandPack(s, t.At, t); !ok {
				return operand{}
			}
		}
		for _, in := range scopes {
			q := b.c.typeOf(in, t)
			if !q.Valid() {
				return operand{}
			}
			ts = append(ts, q)
		}
	}
	if len(ts) == 0 {
		b.c.errorf(codeOperand, e.At, "%s needs a type", e.Word)
		return operand{}
	}
	var second QT
	if len(ts) > 1 {
		second = ts[1]
	}
	if len(ts) > 2 {
		return b.constructibleOf(e.Word, ts[0], ts[1:], e.At)
	}
	v, ok := b.trait(e.Word, ts[0], second, e.At)
	if !ok {
		b.c.unsupported(e.At, "%s", e.Word)
		return operand{}
	}
	return value(fold.Bool(v, e.At), basic(Bool), e.At)
}

// constructibleOf is __is_constructible(T, A, B...): whether T is initialised by values of several types
// ([meta.unary.prop]/9). No other trait takes as many.
func (b *body) constructibleOf(word string, t QT, us []QT, pos source.Pos) operand {
	_, isArray := t.T.(*Array)
	if word != "__is_constructible" || isArray && b.c.cpp20() {
		b.c.unsupported(pos, "%s of more than two types", word)
		return operand{}
	}
	q := b.quiet()
	ok := recordOf(t) != nil && !b.c.abstract(recordOf(t)) && q.c.sfinae(func() bool {
		var args []operand
		for _, u := range us {
			if isVoid(u) {
				return false
			}
			args = append(args, q.declval(u, pos))
		}
		return q.constructOps(t, args, false, pos).mode != poison
	})
	return value(fold.Bool(ok && b.specialOf(t, destructor).ok, pos), basic(Bool), pos)
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
		return elemType(t).Volatile || t.Volatile, true
	case "__is_enum":
		_, ok := t.T.(*Enum)
		return ok, true
	case "__is_class":
		return r != nil && !r.Union, true
	case "__is_union":
		return r != nil && r.Union, true
	case "__is_function":
		return isFunc(t), true
	case "__is_member_pointer":
		return memberPtr(t) != nil, true
	case "__is_member_function_pointer":
		m := memberPtr(t)
		return m != nil && m.fn() != nil, true
	case "__is_member_object_pointer":
		m := memberPtr(t)
		return m != nil && m.fn() == nil, true
	case "__is_empty":
		return r != nil && emptyClass(r), true
	}
	return b.classTrait(word, t, u, r, pos)
}

func (b *body) classTrait(word string, t, u QT, r *Record, pos source.Pos) (holds, known bool) {
	yes := specialMember{ok: true, trivial: true}
	switch word {
	case "__is_base_of":
		d := recordOf(u)
		if r == nil || d == nil || r.Union || d.Union { // [meta.rel]: the same class counts, but not a union
			return false, true
		}
		b.c.completeRecord(d)
		_, ok := derivesFrom(d, r)
		return ok, true
	case "__is_convertible", "__is_convertible_to":
		if isVoid(u) {
			return isVoid(t), true
		}
		return b.converts(t, u, pos), true
	case "__is_constructible":
		return b.constructible(t, u, pos).ok, true
	case "__is_trivially_constructible":
		m := b.constructible(t, u, pos)
		return m.ok && m.trivial, true
	case "__has_trivial_constructor": // GCC, Type Traits: of arrays, their elements'
		return b.specialOf(t, defaultCtor) == yes, true
	case "__has_trivial_copy":
		return b.specialOf(t, copyCtor) == yes, true
	case "__has_trivial_assign":
		return b.specialOf(t, copyAssign) == yes && !isRef(t) && !t.Const && !elemType(t).Const, true
	case "__is_copied": // __is_copied(T, U): T = U copies or moves; then __is_assignable says whether it may
		_, known := b.assignable(t, u, pos)
		return known, true
	case "__is_assignable":
		m, known := b.assignable(t, u, pos)
		if known && recordOf(nonRef(t)) == recordOf(nonRef(u)) {
			return m.ok, true
		}
		return (m.ok || !known) && b.assigns(t, u, pos), true
	case "__is_trivially_assignable":
		m, _ := b.assignable(t, u, pos)
		return m.trivial, true
	case "__is_destructible":
		return destroyable(t) && b.specialOf(elemType(t), destructor).ok, true
	case "__is_trivially_destructible", "__has_trivial_destructor":
		m := b.specialOf(elemType(t), destructor)
		return (destroyable(t) || word == "__has_trivial_destructor" && isUnbounded(t)) && m.ok && m.trivial, true
	case "__has_virtual_destructor":
		return r != nil && b.virtualDtor(r), true
	case "__is_trivially_copyable":
		return b.triviallyCopyable(t), true
	case "__is_trivial":
		return b.trivialType(t), true
	case "__is_standard_layout":
		return standardLayout(t), true
	case "__is_pod":
		return b.trivialType(t) && standardLayout(t), true
	case "__is_aggregate":
		_, isArray := t.T.(*Array)
		return isArray || r != nil && r.Decl != nil && b.aggregate(r), true
	case "__is_polymorphic":
		return r != nil && hasVirtual(r), true
	case "__is_abstract":
		return r != nil && b.c.abstract(r), true
	case "__is_final":
		return r != nil && r.Decl != nil && r.Decl.Final, true
	}
	return false, false
}

// emptyClass reports whether a class other than a union holds nothing: no members but bit-fields of no width, no
// virtual functions, only empty bases ([meta.unary.prop]).
func emptyClass(r *Record) bool {
	return !r.Union && !hasVirtual(r) && !slices.ContainsFunc(r.Fields, func(f *Field) bool {
		base := recordOf(f.Type)
		return f.Bits != 0 && !(f.Base && base != nil && emptyClass(base))
	})
}

// hides reports whether a data member or base class of r is private or protected.
func hides(r *Record) bool {
	if r.Decl == nil {
		return false
	}
	if slices.ContainsFunc(r.Decl.Bases, func(b ast.BaseSpec) bool { return baseAccess(r.Decl, b) != "public" }) {
		return true
	}
	return slices.ContainsFunc(r.Decl.Members, func(m ast.ClassMember) bool {
		d := m.Decl
		if c, ok := d.(*ast.ClassDecl); ok && c.Name == nil && c.Defined { // an anonymous union
			return m.Access != "public"
		}
		if g, ok := d.(*ast.Group); ok && len(g.Decls) > 0 {
			d = g.Decls[len(g.Decls)-1]
		}
		v, ok := d.(*ast.VarDecl)
		return ok && !v.Spec.Has("static") && m.Access != "public"
	})
}

// destroyable reports whether t is a type of objects or references, of a known size.
func destroyable(t QT) bool {
	a, isArray := t.T.(*Array)
	return !isVoid(t) && !isFunc(t) && !(isArray && a.N < 0)
}

// virtualDtor reports whether r or a class it derives from declares a virtual destructor.
func (b *body) virtualDtor(r *Record) bool {
	d := b.c.dtor(r)
	return d != nil && d.Decl.Spec != nil && d.Decl.Spec.Has("virtual") || slices.ContainsFunc(r.Bases, b.virtualDtor)
}

// hasVirtual reports whether r or a class it derives from declares a virtual function.
func hasVirtual(r *Record) bool {
	return r.virtualMember() != 0 || slices.ContainsFunc(r.Bases, hasVirtual)
}

// standardLayout is [class.prop]/3: all members have one access, lie in one class of the hierarchy and are of standard
// layout themselves; no class is twice a base, or a base and the type of what lies at the start.
func standardLayout(t QT) bool {
	t = elemType(t)
	if isRef(t) {
		return false
	}
	r := recordOf(t)
	if r == nil {
		return true
	}
	if r.standard == notAsked || r.completed != 2 {
		r.standard = yesIf(standardClass(r))
	}
	return r.standard == yes
}

// standardClass is standardLayout of a class.
func standardClass(r *Record) bool {
	if slices.ContainsFunc(r.Fields, func(f *Field) bool { return !standardLayout(f.Type) }) {
		return false
	}
	if r.Decl == nil { // a closure
		return true
	}
	if hasVirtual(r) || !oneAccess(r) || owners(r) > 1 {
		return false
	}
	bases := map[*Record]int{}
	countBases(r, bases)
	for _, n := range bases {
		if n > 1 {
			return false
		}
	}
	return !startsWith(QT{T: r}, func(first *Record) bool { return bases[first] > 0 })
}

// oneAccess reports whether the members that r declares itself, apart from static ones, have one access.
func oneAccess(r *Record) bool {
	access := ""
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
	return true
}

// owners counts the classes, of r and its bases, that have members themselves.
func owners(r *Record) int { return ownersOf(r, map[*Record]int{}) }

func ownersOf(r *Record, known map[*Record]int) int {
	if n, ok := known[r]; ok {
		return n
	}
	n := 0
	if slices.ContainsFunc(r.Fields, func(f *Field) bool { return !f.Base }) {
		n++
	}
	for _, b := range r.Bases {
		n = min(n+ownersOf(b, known), 2)
	}
	known[r] = n
	return n
}

// countBases counts how often each class is a base of r, directly or not, up to where one is a second time.
func countBases(r *Record, counts map[*Record]int) {
	for _, b := range r.Bases {
		if counts[b]++; counts[b] <= 2 {
			countBases(b, counts)
		}
	}
}

// startsWith reports whether is holds for the class of an object at the start of one of type t, t itself apart: the set
// M(t) of [class.prop]/3.7.
func startsWith(t QT, is func(*Record) bool) bool {
	r := recordOf(elemType(t))
	if r == nil {
		return false
	}
	for _, f := range r.Fields {
		c := recordOf(elemType(f.Type))
		if f.Base && owners(c) == 0 || isUnnamedBits(f) {
			continue
		}
		if c != nil && !f.Base && is(c) || startsWith(f.Type, is) {
			return true
		}
		if !r.Union {
			return false
		}
	}
	return false
}

// declval is an operand of type t as std::declval makes one: no new object, but an xvalue ([declval]).
func (b *body) declval(t QT, pos source.Pos) operand {
	if !isRef(t) && !isVoid(t) {
		t = reference(t, true)
	}
	return b.sample(t, pos)
}

// sample is an operand of type t, a new object if t is no reference.
func (b *body) sample(t QT, pos source.Pos) operand {
	if _, array := t.T.(*Array); array {
		t = reference(t, true) // there are no arrays that are prvalues
	}
	op := operand{mode: rvalue, typ: nonRef(t), x: b.sampleOf(nonRef(t), pos), pos: pos}
	if r, ok := t.T.(*Reference); ok {
		op.mode, op.xval = lvalue, r.RValue && !isFunc(r.Elem)
	}
	return op
}

// sampleOf is an expression that stands for any value of type t, which may be incomplete.
func (b *body) sampleOf(t QT, pos source.Pos) ir.Expr {
	typ := ir.Type(ir.Void)
	b.c.speculate(func() bool {
		if x := b.c.lowerType(t.Unqual(), pos); x != nil {
			typ = x
		}
		return true
	})
	return &ir.Zero{X: ir.X{Typ: typ, At: pos}}
}

// maxFold is how many operands a fold expression may have: as many as operators in a row.
const maxFold = 16384

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
			return value(fold.Bool(e.Op == "&&", e.At), basic(Bool), e.At)
		case ",":
			return operand{mode: voidVal, typ: basic(Void), pos: e.At}
		}
		b.c.errorf(codePack, e.At, "a fold of an empty pack over %s has no value", e.Op)
		return operand{}
	}
	if len(list) > maxFold {
		b.c.unsupported(e.At, "a fold of more than %d operands", maxFold)
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
