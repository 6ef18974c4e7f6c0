package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Special members ([special]). A class has copy and move constructors and assignment operators that it does not declare
// ([class.copy.ctor]/6 and 8, [class.copy.assign]/2 and 4): they are functions like the others, declared as defaulted,
// so that overload resolution alone says what copies or moves an object. What they do is written out where they are
// called.

// specialKind is one of the six special members.
type specialKind uint8

const (
	defaultCtor specialKind = iota
	copyCtor
	moveCtor
	copyAssign
	moveAssign
	destructor
)

func (k specialKind) moves() bool   { return k == moveCtor || k == moveAssign }
func (k specialKind) assigns() bool { return k == copyAssign || k == moveAssign }

// specialSet is what a class has of constructors and assignment operators, declared or not.
type specialSet struct {
	ctors   []*FuncObj // that initialise an object ([over.match.ctor]): r's own first, then those that it inherits
	assigns []*FuncObj
	chosen  map[specialCall]*FuncInst
	unclear *diag.Diag // why it is not known what there is
}

// specialCall is a copy or move of an object that is const or not.
type specialCall struct {
	kind    specialKind
	isConst bool
}

// constructors are the functions among which overload resolution chooses one to initialise an object of class r
// ([over.match.ctor]).
func (b *body) constructors(r *Record) []*FuncObj { return b.specials(r).ctors }

// assignments are the functions among which it chooses one to assign to an object of class r ([over.match.oper]/3).
func (b *body) assignments(r *Record) []*FuncObj { return b.specials(r).assigns }

// specials declares what r has without a declaration, once its members are known ([special]).
func (b *body) specials(r *Record) *specialSet {
	if s := r.specials; s != nil {
		if s.unclear != nil {
			b.c.errorf(s.unclear.Code, s.unclear.Span.Start, "%s", s.unclear.Msg)
		}
		return s
	}
	// A class of the host may have members that no kernel can have. Its declared constructors are candidates all the same;
	// whoever makes an object of it is told.
	known := b.c.speculate(func() bool { return b.c.completeRecord(r) })
	s := &specialSet{ctors: slices.Clone(b.c.ctors(r)), chosen: map[specialCall]*FuncInst{}}
	for _, o := range b.c.settle(r.Scope, "operator=", r.Scope.Names["operator="]) {
		if f, ok := o.(*FuncObj); ok {
			s.assigns = append(s.assigns, f)
		}
	}
	if known {
		r.specials = s // whoever asks while it is made sees what r declares
	}
	n := b.c.diags.Len()
	if !b.c.quietly(func() {
		q := b.c.scratch()
		q.ctx.unevaluated++
		q.declareSpecials(r, s)
	}) {
		s.unclear = b.c.diags.Items[n]
		for _, f := range slices.Concat(s.ctors, s.assigns) { // what is said of these may be wrong
			f.Deleted = f.Deleted && !f.Implicit
		}
	}
	return s
}

// declareSpecials adds the implicitly declared members to s, and defines defaulted ones as deleted where the standard
// says so ([class.copy.ctor]/6 to 10, [class.copy.assign]/2 to 7).
func (b *body) declareSpecials(r *Record, s *specialSet) {
	var declared [destructor + 1]bool
	declared[destructor] = b.c.dtor(r) != nil
	note := func(list []*FuncObj) (kept []*FuncObj) {
		for _, f := range list {
			k, isConst, special := b.specialShape(f)
			if special && f.Class == r {
				declared[k] = true
				if f.Decl != nil && f.Decl.Default && b.defaultDeleted(r, k, isConst) {
					f.Deleted = true
					if k.moves() {
						continue // [over.match.funcs]/8
					}
				}
			}
			kept = append(kept, f)
		}
		return kept
	}
	s.ctors, s.assigns = note(s.ctors), note(s.assigns)
	// those that are declared otherwise are deleted ([class.copy.ctor]/6, [class.copy.assign]/2)
	copies := declared[moveCtor] || declared[moveAssign]
	still := !declared[copyCtor] && !declared[copyAssign] && !copies && !declared[destructor]
	for k := copyCtor; k <= moveAssign; k++ {
		if declared[k] || k.moves() && !still {
			continue
		}
		isConst := !k.moves() && b.takesConst(r, k)
		f := b.implicitSpecial(r, k, isConst)
		f.Deleted = !k.moves() && copies || k.assigns() && r.Decl == nil || b.defaultDeleted(r, k, isConst)
		switch {
		case f.Deleted && k.moves():
		case k.assigns():
			s.assigns = append(s.assigns, f)
		default:
			s.ctors = append([]*FuncObj{f}, s.ctors...)
		}
	}
	own := slices.Clone(s.ctors)
	for _, i := range b.inheritedCtors(r) {
		base := recordOf(r.Fields[i].Type)
		list := b.constructors(base)
		if len(b.c.ctors(base)) == 0 {
			list = append(slices.Clip(list), b.implicitDefault(base)) // which is inherited, too
		}
		for _, f := range list {
			if _, _, copies := b.specialShape(f); copies && len(f.Params) == 1 {
				continue // never a candidate for an object of a derived class ([over.match.funcs]/8)
			}
			if !slices.ContainsFunc(own, func(g *FuncObj) bool { return b.hidesCtor(g, f) }) {
				s.ctors = append(s.ctors, f)
			}
		}
	}
}

// hidesCtor reports whether constructor f of a class hides the constructor g that the class inherits, for both take the
// same ([namespace.udecl]/15), as templates with the same head. A hidden one is no candidate even where f, being
// explicit, is none.
func (b *body) hidesCtor(f, g *FuncObj) bool {
	if f.Implicit || (f.Template == nil) != (g.Template == nil) || b.c.takesHost(f, 0) || b.c.takesHost(g, 0) {
		return false
	}
	if f.Template != nil {
		own, ok := b.c.hidingKey(f)
		inherited, same := b.c.hidingKey(g)
		return ok && same && own == inherited
	}
	b.c.resolveFunc(f)
	b.c.resolveFunc(g)
	return f.Type != nil && g.Type != nil && sameParams(f.Type, g.Type)
}

// implicitSpecial is a copy or move member that r has without a declaration ([class.copy.ctor]/7,
// [class.copy.assign]/2).
func (b *body) implicitSpecial(r *Record, k specialKind, isConst bool) *FuncObj {
	p := reference(QT{T: r, Const: isConst}, k.moves())
	if k.assigns() {
		return b.undeclared(r, "operator=", &Func{Params: []QT{p}, Ret: reference(QT{T: r}, false)})
	}
	return b.undeclared(r, r.ctorName, &Func{Params: []QT{p}, Ret: basic(Void)})
}

// implicitDefault is the default constructor of r, which declares no constructor ([class.ctor]/4).
func (b *body) implicitDefault(r *Record) *FuncObj {
	f := b.undeclared(r, r.ctorName, &Func{Ret: basic(Void)})
	f.Deleted = !b.specialOf(QT{T: r}, defaultCtor).ok
	return f
}

// undeclared is a constructor or assignment of type t that r has without a declaration: public, inline and
// defaulted.
func (b *body) undeclared(r *Record, name string, t *Func) *FuncObj {
	d := b.c.implicitDecl(len(t.Params))
	f := &FuncObj{Name: name, Decl: d, Scope: r.Scope, Class: r, Ctor: name != "operator=", Device: true, Host: true,
		Implicit: true, Prelude: r.Prelude, Params: d.Decl.Func().Params, Pos: r.Pos, resolved: 2, Type: t}
	f.insts = map[string]*FuncInst{argsKey(nil): {Obj: f, Scope: r.Scope, Def: d, Type: t, Name: qualify(r.Scope, name)}}
	return f
}

// implicitDecl is the declaration that stands for all that no class writes: of a defaulted function with n parameters,
// none or one.
func (c *checker) implicitDecl(n int) *ast.FuncDecl {
	if c.classes.implicit[n] == nil {
		fn := &ast.FuncOf{Params: []*ast.Param{{}}[:n]}
		name := &ast.Name{Parts: []ast.NamePart{{Ident: "="}}}
		decl := &ast.Declarator{Name: name, Derive: []ast.Derivation{fn}}
		c.classes.implicit[n] = &ast.FuncDecl{Default: true, Spec: &ast.DeclSpec{}, Decl: decl}
	}
	return c.classes.implicit[n]
}

// specialShape tells which copy or move member f is by its parameter ([class.copy.ctor]/1 and 2, [class.copy.assign]/1
// and 3), and whether it takes const objects.
func (b *body) specialShape(f *FuncObj) (k specialKind, isConst, special bool) {
	if f.Template != nil || f.Class == nil || len(f.Params) == 0 || !f.Ctor && f.Name != "operator=" {
		return 0, false, false
	}
	if f.Type == nil && b.c.takesHost(f, 0) {
		return 0, false, false
	}
	if b.c.resolveFunc(f); f.Type == nil {
		b.c.unclear(f)
		return 0, false, false
	}
	if len(f.Type.Params) == 0 || len(f.Params) > 1 && f.Params[1].Default == nil {
		return 0, false, false
	}
	k = copyCtor
	if !f.Ctor {
		k = copyAssign
	}
	p := f.Type.Params[0]
	ref, isReference := p.T.(*Reference)
	switch {
	case recordOf(nonRef(p)) != f.Class || !isReference && f.Ctor:
		return 0, false, false
	case !isReference:
		return k, true, true
	case ref.RValue:
		k++
	}
	return k, ref.Elem.Const, true
}

// takesConst reports whether the implicit copy constructor or assignment of r takes const objects: those of all its
// subobjects do ([class.copy.ctor]/7, [class.copy.assign]/2).
func (b *body) takesConst(r *Record, kind specialKind) bool {
	for _, f := range r.Fields {
		m := recordOf(elemType(f.Type))
		if m == nil || b.simple(m) {
			continue
		}
		set := b.constructors(m)
		if kind.assigns() {
			set = b.assignments(m)
		}
		if !slices.ContainsFunc(set, func(g *FuncObj) bool {
			k, isConst, special := b.specialShape(g)
			return special && k == kind && isConst && g.Class == m
		}) {
			return false
		}
	}
	return true
}

// defaultDeleted reports whether a defaulted member of r is defined as deleted ([class.copy.ctor]/10,
// [class.copy.assign]/7): some subobject cannot be copied or moved so.
func (b *body) defaultDeleted(r *Record, k specialKind, isConst bool) bool {
	for _, f := range r.Fields {
		e := elemType(f.Type)
		if ref, ok := f.Type.T.(*Reference); ok {
			if k.assigns() || k == copyCtor && ref.RValue {
				return true
			}
			continue
		}
		m := recordOf(e)
		switch {
		case m == nil:
			if k.assigns() && e.Const {
				return true
			}
			continue
		case b.simple(m) && !(k.assigns() && e.Const):
			continue
		}
		g := b.specialFunc(m, k, e.Const || isConst && !isMutable(f))
		if g == nil || g.Obj.Deleted || k.assigns() && e.Const && !g.Obj.Const || !b.reachable(r, m, g.Obj, f.Base) ||
			r.Union && !b.trivialSpecial(m, g.Obj, k) {
			return true
		}
		if d := b.c.dtor(m); !k.assigns() && d != nil && (d.Deleted || !b.reachable(r, m, d, f.Base)) {
			return true
		}
	}
	return false
}

// specialFunc is the function that overload resolution chooses to copy or move an object of class r, nil for none
// ([class.copy.ctor]/10, [class.copy.assign]/7).
func (b *body) specialFunc(r *Record, k specialKind, isConst bool) *FuncInst {
	s := b.specials(r)
	call := specialCall{k, isConst}
	if f, ok := s.chosen[call]; ok {
		return f
	}
	q := b.quiet()
	arg := q.sample(reference(QT{T: r, Const: isConst}, k.moves()), r.Pos)
	var best *candidate
	known := q.c.quietly(func() {
		if k.assigns() {
			obj := q.sample(reference(QT{T: r}, false), r.Pos)
			best, _ = q.best(s.assigns, nil, &obj, []operand{arg}, r.Pos, noUser)
		} else {
			best, _ = q.best(s.ctors, nil, nil, []operand{arg}, r.Pos, noUser)
		}
	})
	var f *FuncInst
	if best != nil {
		f = best.fi
	}
	if r.specials == s && known {
		s.chosen[call] = f
	}
	return f
}

// simple reports whether objects of r are copied, moved and assigned byte by byte, as those of C are, with nothing to
// choose: neither r nor a subobject declares a constructor, assignment or virtual function, and every subobject can be
// assigned ([class.copy.ctor]/11, [class.copy.assign]/9).
func (b *body) simple(r *Record) bool {
	if r.simple != 0 {
		return r.simple == 2
	}
	if !b.c.completeRecord(r) {
		return false
	}
	r.simple = 1
	if len(b.c.ctors(r)) > 0 || len(r.Scope.Names["operator="]) > 0 || r.polymorphic() || len(b.inheritedCtors(r)) > 0 {
		return false
	}
	for _, f := range r.Fields {
		e := elemType(f.Type)
		if m := recordOf(e); isRef(f.Type) || e.Const || m != nil && !b.simple(m) {
			return false
		}
		if m := recordOf(e); m != nil && b.c.dtor(m) != nil && !b.reachable(r, m, b.c.dtor(m), f.Base) {
			return false
		}
	}
	r.simple = 2
	return true
}

// trivialSpecial reports whether f, the chosen copy or move of objects of class r, is trivial: it and those of all
// subobjects are not user-provided ([class.copy.ctor]/11, [class.copy.assign]/9).
func (b *body) trivialSpecial(r *Record, f *FuncObj, k specialKind) bool {
	if b.simple(r) {
		return true
	}
	if userProvided(f) || r.polymorphic() {
		return false
	}
	_, isConst, _ := b.specialShape(f)
	return b.bytewise(r, k, isConst)
}

// bytewise reports whether the defaulted copy or move k of objects of class r, const ones or not, is one of their
// bytes: the functions chosen for all subobjects are trivial ([class.copy.ctor]/11, [class.copy.assign]/9).
func (b *body) bytewise(r *Record, k specialKind, isConst bool) bool {
	if b.simple(r) {
		return true
	}
	if r.polymorphic() {
		return false
	}
	shape := copyShape{k, isConst}
	known, ok := r.bytes[shape]
	if !ok {
		known = b.memberBytes(r, k, isConst)
		if r.completed == 2 {
			if r.bytes == nil {
				r.bytes = map[copyShape]bool{}
			}
			r.bytes[shape] = known
		}
	}
	return known
}

// copyShape is a copy or move, of const objects or not.
type copyShape struct {
	kind    specialKind
	isConst bool
}

// memberBytes reports whether the functions that are chosen for all subobjects of r are trivial.
func (b *body) memberBytes(r *Record, k specialKind, isConst bool) bool {
	for _, m := range r.Fields {
		e := elemType(m.Type)
		c := recordOf(e)
		if c == nil || isRef(m.Type) {
			continue
		}
		g := b.specialFunc(c, k, e.Const || isConst && !isMutable(m))
		if g == nil || !b.copiesBytes(c, g) {
			return false
		}
	}
	return true
}

// copiesBytes reports whether f, chosen to copy, move or assign an object of class r, does no more than that.
func (b *body) copiesBytes(r *Record, f *FuncInst) bool {
	k, isConst, special := b.specialShape(f.Obj)
	return special && !userProvided(f.Obj) && b.bytewise(r, k, isConst)
}
