package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Default initialisation of objects and their members ([dcl.init]/7, [class.base.init]/9).

// aggregate reports whether braces initialise the members of r one by one ([dcl.init.aggr]).
func (b *body) aggregate(r *Record) bool {
	if r.listed == 0 || r.completed != 2 {
		r.listed = 1
		if len(b.inheritedCtors(r)) == 0 && !r.polymorphic() && !hides(r) &&
			!slices.ContainsFunc(b.c.ctors(r), func(f *FuncObj) bool {
				return userProvided(f) || explicitWord(f) != nil || f.Decl != nil && !f.Prelude && b.c.cpp20()
			}) {
			r.listed = 2
		}
	}
	return r.listed == 2
}

// constDefault reports whether a const object of type t needs no initialiser ([dcl.init]/7): a user-provided
// constructor or default member initialisers give it a value.
func (b *body) constDefault(t QT) bool {
	r := recordOf(elemType(t))
	if r == nil || !b.c.completeRecord(r) {
		return r != nil
	}
	if slices.ContainsFunc(b.c.ctors(r), func(f *FuncObj) bool { return f.mayTake(0) && userProvided(f) }) {
		return true
	}
	if r.Union {
		return len(r.Fields) == 0 || slices.ContainsFunc(r.Fields, hasDefault)
	}
	if r.starts == notAsked {
		r.starts = yesIf(!slices.ContainsFunc(r.Fields, func(f *Field) bool {
			return !isUnnamedBits(f) && f.Init == nil && !isRef(f.Type) && !b.constDefault(f.Type)
		}))
	}
	return r.starts == yes
}

// trivialInit reports whether an object of class r may be left uninitialised by default-initialisation
// ([class.ctor]).
func (b *body) trivialInit(r *Record) bool {
	if r.polymorphic() {
		return false
	}
	for _, f := range b.c.ctors(r) {
		if len(f.Params) == 0 && !userProvided(f) {
			continue
		}
		return false
	}
	for _, f := range r.Fields {
		if f.Init != nil {
			return false
		}
	}
	return b.membersAll(r, &r.startsDoNothing, b.trivialInit)
}

// hasDefaultCtor reports whether class r has a default constructor, declared or not, deleted or not ([class.ctor]/4).
func (c *checker) hasDefaultCtor(r *Record) bool {
	ctors := c.ctors(r)
	return len(ctors) == 0 || slices.ContainsFunc(ctors, func(f *FuncObj) bool { return f.mayTake(0) })
}

// defaultCtorRuns reports whether default-initialisation with the declared constructors calls one of them.
func (b *body) defaultCtorRuns(ctors []*FuncObj) bool {
	defaulted := false
	for _, f := range ctors {
		if f.mayTake(0) && userProvided(f) {
			return true
		}
		defaulted = defaulted || f.mayTake(0)
	}
	return len(ctors) > 0 && !defaulted // any constructor hides the implicit one ([class.ctor]/4): resolve says so
}

// defaultMembers default-initialises the members of r: default member initialisers, then constructors of members; the
// rest stays as it is ([class.base.init]/9).
func (b *body) defaultMembers(dst operand, r *Record, pos source.Pos) bool {
	if !b.c.completeRecord(r) {
		return false
	}
	if b.c.work(onObjects, objectWork); b.c.overworked(pos) {
		return false
	}
	defer b.within(r.Scope)()
	if b.ctx.throws != nil {
		for _, f := range b.c.ctors(r) {
			if f.Template == nil && f.Decl.Default && len(f.Params) == 0 {
				defer b.specified(&FuncInst{Obj: f, Scope: f.Scope, Type: &Func{}, Name: f.Name}, pos)()
			}
		}
	}
	if r.Union { // one of its members at most has an initialiser
		for i, f := range r.Fields {
			if hasDefault(f) && !b.defaultMember(dst, f, r, i, pos) {
				return false
			}
		}
		return true
	}
	if len(r.Bases) == 0 {
		b.setTypes(dst, r, pos)
	}
	for i, f := range r.Fields {
		if !b.defaultMember(dst, f, r, i, pos) {
			return false
		}
		if i+1 == len(r.Bases) {
			b.setTypes(dst, r, pos)
		}
	}
	return true
}

// defaults begins looking at the default initialiser of member f of r; it reports false, with a message, where that
// needs another object that is initialised by it. f.busy ends it.
func (b *body) defaults(f *Field, r *Record, pos source.Pos) bool {
	if f.busy {
		b.c.unsupported(pos, "the initialiser of %s::%s, which makes another object that it initialises", r.Name, f.Name)
		return false
	}
	f.busy = true
	return true
}

// defaultMember initialises member i of the object obj, of class r, which nothing else initialises.
func (b *body) defaultMember(obj operand, f *Field, r *Record, i int, pos source.Pos) bool {
	if f.Init != nil {
		if b.c.work(onDefaults, defaultWork); b.c.overworked(pos) || !b.defaults(f, r, pos) {
			return false
		}
		defer func() { f.busy = false }()
		at := b.rawField(obj, r, i, pos)
		return at.mode != poison && b.inObject(obj, r, func() bool {
			return b.alone(pos, func() bool {
				return b.initMember(at, f.Type, initFrom(r.Scope, f.Init, declStyle(f.Decl)), pos)
			})
		})
	}
	if b.trivialDefault(f.Type) {
		return true
	}
	at := b.rawField(obj, r, i, pos)
	return at.mode != poison && b.alone(pos, func() bool { return b.defaultInit(at, pos) })
}

// trivialDefault reports whether default-initialisation of t does nothing ([dcl.init]/7).
func (b *body) trivialDefault(t QT) bool {
	for {
		a, ok := t.T.(*Array)
		if !ok {
			break
		}
		t = a.Elem
	}
	r := recordOf(t)
	return r == nil || b.c.completeRecord(r) && b.trivialInit(r)
}

// mayDefault reports, with a message if it is not so, whether an object of type t can be default-initialised, as far as
// deleted constructors are concerned ([dcl.init]/7, [dcl.fct.def.delete]/2).
func (b *body) mayDefault(t QT, pos source.Pos) bool {
	r := recordOf(elemType(t))
	if r == nil || b.c.dialect == ir.OpenCL || !b.c.completeRecord(r) {
		return true
	}
	bad := b.deletedDefault(r)
	if bad.why == "" {
		return true
	}
	b.c.errorf(codeNoMatch, pos, "the default constructor of %s is deleted", r.Name).Note(bad.at, "%s", bad.why)
	return false
}

// deletedDefault says why the default constructor of r is deleted, and where ([class.default.ctor]/2); nothing if it is
// not, or if r has none.
func (b *body) deletedDefault(r *Record) *badPlace {
	if r.undefaulted == nil {
		why, at := b.whyDeleted(r)
		r.undefaulted = &badPlace{at, why}
	}
	return r.undefaulted
}

func (b *body) whyDeleted(r *Record) (why string, at source.Pos) {
	if r.Prelude || r.Union || r.Decl == nil || !b.c.hasDefaultCtor(r) {
		return "", 0
	}
	var takes []*FuncObj
	for _, f := range b.c.ctors(r) {
		if f.mayTake(0) {
			takes = append(takes, f)
		}
	}
	if len(takes) > 1 || len(takes) == 1 && b.c.constraintKey(takes[0]) != "" {
		return "", 0 // which one it is, if any, overload resolution tells
	}
	for _, f := range takes {
		switch {
		case f.Template != nil || userProvided(f) && !f.Deleted:
			return "", 0
		case f.Deleted && f.Decl != nil && f.Decl.Delete:
			return "it is deleted here", f.Pos
		}
	}
	for _, f := range r.Fields {
		m := recordOf(elemType(f.Type))
		switch {
		case f.Init != nil || isUnnamedBits(f):
		case isRef(f.Type):
			return "its member " + f.Name + " is a reference", f.Pos
		case (f.Type.Const || elemType(f.Type).Const) && !b.constDefault(f.Type):
			return "its member " + f.Name + " is const", f.Pos
		case m != nil && b.c.completeRecord(m):
			if bad := b.deletedDefault(m); bad.why != "" {
				return bad.why, bad.at
			}
		}
	}
	return "", 0
}

// defaultInit default-initialises the storage dst ([dcl.init]/7).
func (b *body) defaultInit(dst operand, pos source.Pos) bool {
	if b.trivialDefault(dst.typ) {
		return true
	}
	if a, ok := dst.typ.T.(*Array); ok {
		return b.eachElement(dst, a, pos, func(e operand, _ ir.Expr) bool { return b.defaultInit(e, pos) })
	}
	return b.construct(dst, nil, pos)
}
