package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Access ([class.access]). Device code that uses what a class keeps private is refused, whether it names a member or
// calls a constructor, a destructor, an operator or a conversion function without naming it ([class.access]/4), and in
// the types and expressions of templates a use without access is a substitution failure ([temp.deduct]/8).

// substituting reports whether an expression is a part of what is substituted into a template.
func (b *body) substituting() bool { return b.ctx.unevaluated > 0 && b.c.spec.substituting > 0 }

// accessMatters reports whether access is looked at: not in host code.
func (c *checker) accessMatters() bool { return c.spec.substituting > 0 || !c.mode.hosting }

// within makes s the scope whose access code has, until the function that it returns is called: implicit members and
// the initialisers of members have that of their class ([class.access]/8).
func (b *body) within(s *Scope) func() {
	save := b.ctx.scope
	b.ctx.scope = s
	return func() { b.ctx.scope = save }
}

// use is a use of a member that declaration d declares in class owner: as a member of class naming, which is owner
// where nothing else is named, and of an object of class object; object is nil where there is none or where it does not
// matter.
type use struct {
	owner, naming, object *Record
	d                     ast.Decl
	name                  string
	pos                   source.Pos
}

// may reports, with a message if it is not so, whether code in scope s may do that.
func (b *body) may(s *Scope, u use) bool { return s == nil || b.c.may(s, u) }

func (c *checker) may(s *Scope, u use) bool { return !c.accessMatters() || c.accessible(s, u) }

// mayCall is may for a member function that is called for obj without being named.
func (b *body) mayCall(obj operand, f *FuncObj, pos source.Pos) bool {
	if f.Class == nil || f.Implicit {
		return true
	}
	u := use{owner: f.Class, naming: recordOf(obj.typ), object: obj.wholeClass(), d: f.Decl, name: f.Name, pos: pos}
	if f.Ctor {
		u.naming = f.Class
		if u.object == nil {
			u.object = f.Class
		}
	}
	return b.may(b.ctx.scope, u)
}

// mayCallNamed is may for f, which the call e of fun names.
func (b *body) mayCallNamed(s *Scope, fun operand, f *FuncObj, e *ast.Call, name string) bool {
	if f.Class == nil || fun.through != nil {
		return true
	}
	u := use{owner: f.Class, d: f.Decl, name: name, pos: callPos(e)}
	if fun.this != nil {
		u.naming = recordOf(fun.this.typ)
	}
	if !f.Static {
		u.object = u.naming
	}
	if m, ok := e.Fun.(*ast.Member); ok && m.Name.Qualified() {
		u.naming = nil // the class that the name says, or a base of it
	}
	return b.may(s, u)
}

// mayConstruct is may for the constructor f that makes the object dst.
func (b *body) mayConstruct(dst operand, f *FuncObj, pos source.Pos) bool {
	if f.Implicit {
		return true
	}
	object := dst.wholeClass()
	if f.Class != recordOf(dst.typ) {
		object = nil // inherited: it makes a part of dst
	}
	return b.may(b.ctx.scope, use{owner: f.Class, naming: f.Class, object: object, d: f.Decl, name: "the constructor",
		pos: pos})
}

// wholeClass is the class of the object op, or of the one that it was made a base of.
func (op operand) wholeClass() *Record {
	if op.whole != nil {
		return op.whole
	}
	return recordOf(op.typ)
}

// mayName is may for what a qualified name finds in the class of scope q; functions are looked at when they are chosen.
func (c *checker) mayName(s, q *Scope, o Object, pos source.Pos) bool {
	if q.Record == nil || !c.accessMatters() {
		return true
	}
	u := use{owner: q.Record, naming: q.Record, pos: pos}
	switch o := o.(type) {
	case *TypeObj:
		u.d, u.name = o.Decl, o.Name
	case *TemplateObj:
		u.d, u.name = o.Decl, o.Name
	case *VarObj:
		u.d, u.name = o.Decl, o.Name
	case *EnumeratorObj:
		u.d, u.name = o.Enum.Decl, o.Name
	case *FieldObj:
		u.owner, u.d, u.name = o.Record, fieldDecl(o), o.Name
	}
	for _, r := range c.everyBase(q.Record, nil) {
		if r.Decl != nil && slices.ContainsFunc(r.Decl.Members, func(m ast.ClassMember) bool {
			return declares(m.Decl, u.d)
		}) {
			u.owner = r
		}
	}
	return u.d == nil || c.accessible(s, u)
}

// mayConvert is may for the bases on the way from class d to one of its base classes ([class.access.base]/4). path
// are the fields that stand for them.
func (b *body) mayConvert(d *Record, path []int, pos source.Pos) bool {
	if !b.c.accessMatters() || b.ctx.scope == nil {
		return true
	}
	for _, i := range path {
		base := recordOf(d.Fields[i].Type)
		if !b.c.reachesBase(b.ctx.scope, d, base) {
			b.c.errorf(codeNoMember, pos, "the base class %s of %s is not accessible", base.Name, d.Name)
			return false
		}
		d = base
	}
	return true
}

// accessible is may where access matters: the bases from naming to owner have to be accessible too
// ([class.access.base]/5), but for a using-declaration on the way, which has an access of its own.
func (c *checker) accessible(s *Scope, u use) bool {
	r := u.naming
	if r == nil {
		r = u.owner
	}
	whole := r
	if r != u.owner {
		c.completeRecord(r)
	}
	path, _ := derivesFrom(r, u.owner)
	for _, i := range path {
		base := recordOf(r.Fields[i].Type)
		if using := r.using(u.name); using != nil {
			return c.granted(s, r, whole, use{object: u.object, d: using, name: u.name, pos: u.pos}) && c.mayUsing(r, base, u)
		}
		if !c.reachesBase(s, r, base) {
			c.errorf(codeNoMember, u.pos, "%s is a member of %s, a base class of %s that is not accessible", u.name,
				base.Name, r.Name)
			return false
		}
		r = base
	}
	return c.granted(s, u.owner, whole, u)
}

// mayUsing reports whether a using-declaration of r may name what u uses of a base class: all functions of that name
// have to be accessible ([namespace.udecl]/17).
func (c *checker) mayUsing(r, base *Record, u use) bool {
	if !c.accessible(r.Scope, use{owner: u.owner, naming: base, d: u.d, name: u.name, pos: u.pos}) {
		return false
	}
	for _, o := range c.lookupMember(base, u.name, 0) {
		f, ok := o.(*FuncObj)
		if !ok || f.Class == nil {
			continue
		}
		if !c.accessible(r.Scope, use{owner: f.Class, naming: base, d: f.Decl, name: u.name, pos: u.pos}) {
			return false
		}
	}
	return true
}

// mayInherit is may for a type that a name without a qualifier finds in a base class of a class around scope s: its own
// members have access to theirs.
func (c *checker) mayInherit(s *Scope, o Object, name string, pos source.Pos) bool {
	t, ok := o.(*TypeObj)
	if !ok || !c.accessMatters() {
		return true
	}
	for at := s; at != nil; at = at.Parent {
		r := at.Record
		if slices.Contains(at.Own(name), o) {
			return true
		}
		if r == nil || at.Kind != ClassScope {
			continue
		}
		for _, b := range c.everyBase(r, nil) {
			if slices.Contains(b.Scope.Names[name], o) {
				return c.accessible(s, use{owner: b, naming: r, d: t.Decl, name: name, pos: pos})
			}
		}
	}
	return true
}

// everyBase appends the direct and indirect base classes of r.
func (c *checker) everyBase(r *Record, list []*Record) []*Record {
	c.openRecord(r)
	for _, b := range r.Bases {
		list = c.everyBase(b, append(list, b))
	}
	return list
}

// using is the using-declaration of r for a name, nil for none.
func (r *Record) using(name string) ast.Decl {
	if r.Decl == nil {
		return nil
	}
	for _, m := range r.Decl.Members {
		if u, ok := m.Decl.(*ast.UsingDecl); ok && u.Name.Last().Ident == name {
			return u
		}
	}
	return nil
}

// reachesBase reports whether code in scope s may use that r derives from its direct base.
func (c *checker) reachesBase(s *Scope, r, base *Record) bool {
	i := slices.Index(r.Bases, base)
	if i < 0 || r.Decl == nil || len(r.Decl.Bases) == 0 {
		return true
	}
	// a pack of bases has one access
	access := baseAccess(r.Decl, r.Decl.Bases[min(i, len(r.Decl.Bases)-1)])
	return access == "public" || c.inside(s, r, access, nil)
}

// inside reports whether code in scope s is that of r or of a friend, or of a class that derives from r where access is
// protected. Such code may use a protected member of an object of its own class or of one that derives from it
// ([class.protected]); object is nil where there is no object.
func (c *checker) inside(s *Scope, r *Record, access string, object *Record) bool {
	if c.befriends(r, s) {
		return true
	}
	for at := s; at != nil; at = at.Parent {
		if at.Record == nil {
			continue
		}
		if at.Record == r || at.Record.Decl == r.Decl && r.Decl != nil && c.inPattern(s) {
			return true
		}
		if access == "protected" && slices.Contains(c.everyBase(at.Record, nil), r) && (object == nil ||
			object == at.Record || slices.Contains(c.everyBase(object, nil), at.Record)) {
			return true
		}
	}
	return false
}

// befriended reports whether s is code of a friend of a class from whole to its base r, to which protected members of r
// are open as to that class ([class.access.base]/5.3).
func (c *checker) befriended(s *Scope, whole, r *Record) bool {
	path, ok := derivesFrom(whole, r)
	for _, i := range path {
		if c.befriends(whole, s) {
			return true
		}
		whole = recordOf(whole.Fields[i].Type)
	}
	return ok && c.befriends(r, s)
}

// granted reports whether code in scope s may use a member that r itself declares, as a member of whole.
func (c *checker) granted(s *Scope, r, whole *Record, u use) bool {
	access := memberAccess(r, u.d)
	if access == "public" || c.inside(s, r, access, u.object) || access == "protected" && c.befriended(s, whole, r) {
		return true
	}
	if c.friendSignature(s, r) {
		if c.spec.substituting == 0 {
			return true
		}
		c.unsupported(u.pos, "a use of %s, a %s member of %s, whose friends are templates", u.name, access, r.Name)
		return false
	}
	c.errorf(codeNoMember, u.pos, "%s of %s is %s", u.name, r.Name, access)
	return false
}

// memberAccess is the access of the member of r that d declares; "public" where d is no member that r itself declares.
func memberAccess(r *Record, d ast.Decl) string {
	if r.Decl == nil || d == nil {
		return "public"
	}
	if len(r.Decl.Members) <= fewFields {
		for _, m := range r.Decl.Members {
			if declares(m.Decl, d) {
				return m.Access
			}
		}
		return "public"
	}
	if r.access == nil {
		r.access = map[ast.Decl]string{}
		for _, m := range slices.Backward(r.Decl.Members) {
			noteAccess(r.access, m.Decl, m.Access)
		}
	}
	if access, ok := r.access[d]; ok {
		return access
	}
	return "public"
}

// noteAccess notes the access of a member and of the declarations that it holds.
func noteAccess(all map[ast.Decl]string, m ast.Decl, access string) {
	all[m] = access
	switch m := m.(type) {
	case *ast.TemplateDecl:
		noteAccess(all, m.Decl, access)
	case *ast.Group:
		for _, e := range m.Decls {
			noteAccess(all, e, access)
		}
	}
}

// baseAccess is the access of a base class ([class.access.base]/2).
func baseAccess(d *ast.ClassDecl, b ast.BaseSpec) string {
	switch {
	case b.Access != "":
		return b.Access
	case d.Key == "class":
		return "private"
	}
	return "public"
}

// declares reports whether declaration m is d or holds it.
func declares(m, d ast.Decl) bool {
	if m == d {
		return true
	}
	switch m := m.(type) {
	case *ast.TemplateDecl:
		return declares(m.Decl, d)
	case *ast.Group:
		for _, e := range m.Decls {
			if declares(e, d) {
				return true
			}
		}
	}
	return false
}
