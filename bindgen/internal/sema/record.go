package sema

import (
	"fmt"
	"maps"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A record goes through three steps, each on first need: it exists (newRecord), its member names are known
// (openRecord), its fields have types and places (completeRecord).

const maxTypeName = 4096 // bytes of a class name with its template arguments

// newRecord makes the record of a class declared in s. For an instance of template t, s is the scope that binds its
// arguments.
func (c *checker) newRecord(d *ast.ClassDecl, s *Scope, t *TemplateObj, args []TArg) *Record {
	c.classes.made++
	if t != nil {
		c.work(onTemplates, classWork)
	} else {
		c.work(onClasses, plainWork)
	}
	c.work(onTemplates, max(0, len(d.Members)-fewMembers)*memberWork)
	r := &Record{Decl: d, Union: d.Key == "union", Template: t, Args: args, Prelude: c.isPrelude(d.At),
		id: c.classes.made, Pos: d.At}
	name := ""
	if d.Name != nil {
		name = d.Name.Last().Ident
	}
	r.ctorName = name
	r.Scope = &Scope{Kind: ClassScope, Name: name, Parent: s, Names: map[string][]Object{}, Record: r}
	switch {
	case t != nil:
		r.Name = t.Qualified() + argsString(args)
		if len(r.Name) > maxTypeName { // templates inside templates can double it each time
			r.Name = r.Name[:maxTypeName] + "...>"
		}
	case name == "":
		r.Name = "(unnamed " + d.Key + ")"
	default:
		r.Name = qualify(s, name)
	}
	return r
}

// openRecord enters the names of r's members and resolves its bases.
func (c *checker) openRecord(r *Record) {
	if r.opened != 0 || r.Decl == nil {
		return
	}
	if r.rival != nil {
		c.ambiguousSpecs(r.Name, r.spec, r.rival, r.namedAt)
		return
	}
	c.findDefinition(r)
	if !r.Decl.Defined {
		return
	}
	if !c.enter(r.Scope, r.Pos) {
		return
	}
	defer c.leave(r.Scope)
	defer c.strict()()
	r.opened = 1
	if r.ctorName != "" {
		r.Scope.Insert(r.ctorName, newTypeObj(r.ctorName, QT{T: r}))
	}
	for i := range r.Decl.Members {
		c.collectMember(r, r.Decl.Members[i].Decl)
	}
	c.implicitEqual(r)
	c.addBases(r)
	r.opened = 2
}

// findDefinition looks for the definition of r that stands outside of the class or namespace that declares it
// ([class.nest]/2, [temp.mem.class]), or for an explicit specialisation of it as a member ([temp.expl.spec]/16).
func (c *checker) findDefinition(r *Record) {
	if r.Template != nil {
		return
	}
	home := r.Scope.Parent
	for _, o := range c.decls.outside[r.ctorName] {
		d, ok := o.decl.(*ast.ClassDecl)
		if !ok || !d.Defined {
			continue
		}
		if home.Kind != ClassScope || home.Record == nil {
			var q *Scope
			c.speculate(func() bool { q = c.qualifier(o.scope, o.name); return q != nil })
			if q == home && len(o.params) == 0 && !r.Decl.Defined {
				r.Decl, r.Pos = d, d.At
			}
			continue
		}
		s, rest, special := c.outsideBinding(o, home.Record)
		if s != nil && len(rest) == 0 && (special || !r.Decl.Defined) {
			r.Decl, r.Pos, r.Scope.Parent = d, d.At, s
		}
	}
}

func (c *checker) collectMember(r *Record, d ast.Decl) {
	g, ok := d.(*ast.Group)
	if !ok {
		if u, ok := d.(*ast.ClassDecl); ok && u.Name == nil {
			c.collectAnonymous(r, u)
			return
		}
		c.collectDecl(r.Scope, d)
		return
	}
	for i, e := range g.Decls {
		if u, ok := e.(*ast.ClassDecl); ok && u.Name == nil {
			if i == len(g.Decls)-1 {
				c.collectAnonymous(r, u)
			}
			continue
		}
		c.collectDecl(r.Scope, e)
	}
}

// collectAnonymous enters the members of an anonymous struct or union into the class around it.
func (c *checker) collectAnonymous(r *Record, u *ast.ClassDecl) {
	t := c.classType(r.Scope, u).T.(*Record)
	c.openRecord(t)
	for name, objs := range t.Scope.Names {
		for _, o := range objs {
			if f, ok := o.(*FieldObj); ok {
				r.Scope.Insert(name, &FieldObj{Name: name, Record: r, Pos: f.Pos, anon: u})
			} else {
				r.Scope.Insert(name, o)
			}
		}
	}
}

// addBases resolves the base classes of r, packs expanded.
func (c *checker) addBases(r *Record) {
	for i := range r.Decl.Bases {
		b := &r.Decl.Bases[i]
		if !b.Pack {
			c.addBase(r, r.Scope.Parent, b)
			continue
		}
		scopes, ok := c.expandPack(r.Scope.Parent, b.Name.At, b.Name)
		r.broken = r.broken || !ok
		for _, s := range scopes {
			if c.overworked(b.Name.At) {
				r.broken = true
				return
			}
			c.addBase(r, s, b)
		}
	}
}

func (c *checker) addBase(r *Record, s *Scope, b *ast.BaseSpec) {
	q := c.namedType(s, &ast.NamedType{Base: b.Name.Base, Name: b.Name})
	if t := c.baseClass(q, b.Name.At); t != nil {
		q.T = t
	}
	switch t := q.T.(type) {
	case *Record:
		if t == r {
			c.errorf(codeCycle, b.Name.At, "%s is its own base class", r.Name)
			return
		}
		r.Bases = append(r.Bases, t)
		r.dependent = append(r.dependent, c.dependsOnParams(s, b.Name, t))
		if b.Virtual {
			r.virtualBase, r.broken = b.Name.At, true
			c.unsupported(b.Name.At, "virtual base classes")
		}
	case nil:
		r.broken = true
	default:
		c.errorf(codeBadType, b.Name.At, "%s cannot be a base class", q)
		r.broken = true
	}
}

// derived notes that a class was completed.
func (c *checker) derived() {
	if c.classes.deriving--; c.classes.deriving == 0 {
		c.classes.tooDeep = false
	}
}

// maxBases is how many classes may derive from each other in a row.
const maxBases = 1024

// maxMembers is how many members a class may have, base classes included: as many as [implimits] recommends.
const maxMembers = 16384

// completeRecord resolves the fields of r and reports whether it is a complete class.
func (c *checker) completeRecord(r *Record) bool {
	switch r.completed {
	case 2:
		return true
	case 1, 3:
		return false
	}
	if r.failedAt == c.report.epoch || c.mode.hosting && r.noLayout {
		c.again()
		return false
	}
	if r.Decl == nil {
		return false
	}
	c.openRecord(r)
	if r.opened == 0 {
		return false // declared only; it may still be defined in a block scope
	}
	if !c.enter(r.Scope, r.Pos) {
		return false
	}
	defer c.leave(r.Scope)
	if c.mode.lenient { // a layout is known or not
		n := c.diags.Len()
		c.mode.lenient = false
		defer func() { c.mode.lenient = true; c.diags.Truncate(n) }()
	}
	if r.tooMany {
		return c.tooManyMembers(r)
	}
	r.completed = 1
	if r.broken { // the message may have been dropped by a speculative check
		r.broken, r.Bases, r.dependent = false, nil, nil
		c.addBases(r)
	}
	ok := !r.broken
	if c.classes.deriving++; c.classes.deriving > maxBases {
		c.unsupported(r.Pos, "a class that derives from more than %d classes in a row", maxBases)
		ok, c.classes.tooDeep = false, true
	}
	defer c.derived()
	for _, b := range r.Bases {
		if ok && !c.completeRecord(b) {
			switch {
			case c.classes.tooDeep:
			case b.virtualBase.IsValid():
				r.virtualBase = b.virtualBase
				c.unsupported(b.virtualBase, "virtual base classes")
			default:
				c.errorf(codeIncomplete, r.Pos, "the base class %s is not complete", b.Name)
			}
			ok = false
		}
		r.Fields = append(r.Fields, &Field{Name: b.Scope.Name, Type: QT{T: b}, Bits: -1, Base: true, Pos: r.Pos})
	}
	r.align, r.packed = c.alignAttr(r.Scope.Parent, r.Decl.Attrs), findAttr("packed", r.Decl.Attrs) != nil
	if a := findAttr("ms_struct", r.Decl.Attrs); a != nil {
		c.unsupported(a.At, "the attribute ms_struct")
		ok = false
	}
	for i := range r.Decl.Members {
		if !c.addFields(r, r.Decl.Members[i].Decl) {
			ok = false
		}
		if len(r.Fields) > maxMembers {
			r.tooMany, r.completed, r.Fields = true, 0, nil
			return c.tooManyMembers(r)
		}
	}
	ok = c.redeclaresNone(r) && c.membersOnce(r) && c.usingsFit(r) && ok
	r.completed = 2
	if ok = ok && c.membersFit(r); !ok {
		r.completed, r.Fields, r.failedAt = 0, nil, c.failed()
		r.noLayout = c.mode.hosting
	}
	return ok
}

// tooManyMembers refuses r, which stays incomplete.
func (c *checker) tooManyMembers(r *Record) bool {
	c.unsupported(r.Pos, "a class of more than %d members", maxMembers)
	r.failedAt, r.noLayout = c.failed(), c.mode.hosting
	return false
}

// redeclaresNone reports whether no member of r, an instance of a class template, has the name of a template parameter
// ([temp.local]/6); a message says which one has.
func (c *checker) redeclaresNone(r *Record) bool {
	s := r.Scope.Parent
	if r.Template == nil || s == nil || s.Kind != TemplateScope {
		return true
	}
	for _, name := range slices.Sorted(maps.Keys(s.Names)) {
		objs := r.Scope.Names[name]
		if len(objs) == 0 || name == r.Scope.Name {
			continue
		}
		if _, inherits := objs[0].(*UsingObj); !inherits { // using B::B names constructors
			c.errorf(codeRedeclared, objs[0].ObjPos(), "%s is a template parameter here", name).
				Note(s.Names[name][0].ObjPos(), "declared here")
			return false
		}
	}
	return true
}

// membersOnce reports whether no two members of r have one name, but for functions, and for a class or enumeration that
// another member hides ([class.mem]/5, [basic.scope.hiding]/2), and for class templates; a message says which have.
func (c *checker) membersOnce(r *Record) bool {
	for _, name := range slices.Sorted(maps.Keys(r.Scope.Names)) {
		var first Object
		for _, o := range r.Scope.Names[name] {
			switch o.(type) {
			case *FieldObj, *VarObj, *EnumeratorObj:
			case *TemplateObj:
				if _, again := first.(*TemplateObj); again {
					continue
				}
			case *FuncObj:
				if _, again := first.(*FuncObj); first == nil || again {
					first = o
					continue
				}
			default:
				continue
			}
			if first != nil {
				c.errorf(codeRedeclared, o.ObjPos(), "%s is declared twice in %s", name, r.Name).
					Note(first.ObjPos(), "first declared here")
				return false
			}
			first = o
		}
	}
	return true
}

// declaredMembers reports whether the members that r declares are known. They are where r has no layout, because it
// holds what only the host has: whether something converts to r can be told all the same.
func (c *checker) declaredMembers(r *Record) bool {
	if c.speculate(func() bool { return c.completeRecord(r) }) {
		return true
	}
	c.openRecord(r)
	return r.opened == 2 && !r.broken
}

// addFields adds the data members that a declaration declares.
func (c *checker) addFields(r *Record, d ast.Decl) bool {
	switch d := d.(type) {
	case *ast.Group:
		ok := true
		for i, e := range d.Decls {
			if u, isClass := e.(*ast.ClassDecl); isClass && (u.Name != nil || i < len(d.Decls)-1) {
				continue
			}
			ok = c.addFields(r, e) && ok
		}
		return ok
	case *ast.ClassDecl:
		if d.Name != nil || !d.Defined {
			return true
		}
		t := c.classType(r.Scope, d)
		r.Fields = append(r.Fields, &Field{Name: fmt.Sprintf("anon%d", len(r.Fields)), Type: t, Bits: -1, Anon: true,
			Pos: d.At})
		return c.completeRecord(t.T.(*Record))
	case *ast.VarDecl:
		if d.Decl == nil || d.Spec.Has("static") {
			return true
		}
		return c.addField(r, d)
	case *ast.BadDecl:
		c.errorf(codeBadDecl, d.At, "a member of %s could not be understood", r.Name).Note(d.ErrAt, "%s", d.Err)
		return false
	}
	return true
}

func (c *checker) addField(r *Record, d *ast.VarDecl) bool {
	f := &Field{Decl: d, Init: d.Init, Bits: -1, Pos: d.At}
	if d.Decl.Name != nil {
		f.Name = d.Decl.Name.Last().Ident
	}
	q := c.declType(r.Scope, c.specType(r.Scope, d.Spec), d.Decl)
	if !q.Valid() {
		return false
	}
	if !c.clField(q, d) {
		return false
	}
	f.Type = q
	f.Align = c.declAlign(r.Scope, d.Spec, d.Decl, q, d.At)
	if a := findAttr("no_unique_address", d.Spec.Attrs, d.Decl.Attrs); a != nil {
		what := "[[no_unique_address]]"
		if c.dialect == ir.CUDA && !c.cpp20() {
			what += ", which compilers of the host take into account and CUDA's only from C++20 on"
		}
		c.unsupported(a.At, "%s", what)
		return false
	}
	f.Packed = findAttr("packed", d.Spec.Attrs) != nil || findAttr("packed", d.Decl.Attrs) != nil
	if (f.Packed || r.packed) && f.Align > max(c.alignAttr(r.Scope, d.Spec.Attrs), c.alignAttr(r.Scope, d.Decl.Attrs)) {
		c.unsupported(d.At, "a member of a packed struct whose typedef has an alignment of its own")
		return false
	}
	if d.Decl.Bits != nil {
		k, _, ok := c.constExpr(r.Scope, d.Decl.Bits)
		b, isBasic := fieldBasic(q)
		if !ok || !isBasic || int64(k.I) < 0 || int(k.I) > 8*scalarOf(b).Size() {
			c.errorf(codeBadType, d.Decl.Bits.Pos(), "a bit-field of type %s cannot have this width", q)
			return false
		}
		f.Bits = int(k.I)
		if f.Bits == 0 && f.Name != "" { // [class.bit]/2
			c.errorf(codeBadType, d.Decl.Bits.Pos(), "the bit-field %s has a name and no bits", f.Name)
			return false
		}
	}
	if _, ref := q.T.(*Reference); ref && r.Union { // [class.union]/2
		c.errorf(codeBadType, d.At, "the member %s of a union is a reference", f.Name)
		return false
	}
	switch t := q.T.(type) {
	case *Record:
		if !c.completeRecord(t) {
			c.errorf(codeIncomplete, d.At, "field %s has the incomplete type %s", f.Name, q)
			return false
		}
	case *Auto:
		c.errorf(codeBadType, d.At, "a data member cannot be auto")
		return false
	case Basic:
		if t == Void {
			c.errorf(codeBadType, d.At, "a data member cannot be void")
			return false
		}
	case *Func:
		return true
	}
	r.Fields = append(r.Fields, f)
	return true
}

func fieldBasic(q QT) (Basic, bool) {
	switch t := q.T.(type) {
	case Basic:
		return t, t.isInt()
	case *Enum:
		return enumBasic(t), true
	}
	return 0, false
}

// alignAttr returns the largest alignment that the attributes ask for, 0 for none.
func (c *checker) alignAttr(s *Scope, attrs []*ast.Attr) int {
	align := 0
	for _, a := range attrs {
		if a.Name != "aligned" && a.Name != "align" {
			continue
		}
		scopes := []*Scope{s}
		if a.Pack { // as many as the pack has elements, perhaps none ([dcl.align]/2, [temp.variadic]/5)
			scopes, _ = c.expandPack(s, a.At, a)
		}
		for _, e := range scopes {
			align = max(align, c.alignOf(e, a))
		}
	}
	return align
}

// alignOf is the alignment that one attribute asks for, where a pack has one element; 0 after a message.
func (c *checker) alignOf(s *Scope, a *ast.Attr) int {
	switch {
	case a.Type != nil && len(a.Args) == 0:
		if q := c.typeOf(s, a.Type); q.Valid() {
			return ir.Alignof(c.lowerType(q, a.At))
		}
	case len(a.Args) == 1:
		if k, _, ok := c.constExpr(s, a.Args[0]); ok && k.I > 0 && k.I <= 1<<20 && k.I&(k.I-1) == 0 {
			return int(k.I)
		} else if ok && k.I != 0 {
			c.errorf(codeBadType, a.At, "an alignment must be a power of two")
		}
	default:
		return 16 // __attribute__((aligned)): the largest the target has
	}
	return 0
}

// FieldStep is one step to a field: field Index of Rec.
type FieldStep struct {
	Rec   *Record
	Index int
}

// findField returns the steps from r to the data member named name, through anonymous members and base classes; nil
// when there is none.
func (c *checker) findField(r *Record, name string) []FieldStep {
	steps := c.fieldPath(r, name)
	slices.Reverse(steps)
	return steps
}

// fieldPath is what findField returns, backwards.
func (c *checker) fieldPath(r *Record, name string) []FieldStep {
	if r.completed == 0 {
		c.completeRecord(r)
	}
	index, special := c.indexed(r), false
	if steps := index[name]; steps != nil {
		return slices.Clone(steps)
	}
	for i, f := range r.Fields {
		if index != nil {
			break
		}
		if f.Name == name && !f.Base && !f.Anon {
			return []FieldStep{{r, i}}
		}
		special = special || f.Base || f.Anon
	}
	if index == nil && !special {
		return nil
	}
	for _, bases := range []bool{false, true} { // the members of anonymous unions and structs hide those of base classes
		for i, f := range r.Fields {
			if f.Base != bases || !f.Base && (!f.Anon || index != nil) {
				continue
			}
			if rest := c.fieldPath(f.Type.T.(*Record), name); rest != nil {
				return append(rest, FieldStep{r, i})
			}
		}
	}
	return nil
}

// fewFields is up to how many members a search is faster than a map.
const fewFields = 32

// indexed are the ways, backwards, to members that a class of many has itself, or in its anonymous unions and structs;
// nil for others.
func (c *checker) indexed(r *Record) map[string][]FieldStep {
	if len(r.Fields) <= fewFields || r.completed != 2 {
		return nil
	}
	if r.index != nil && r.indexed == len(r.Fields) {
		return r.index
	}
	r.index, r.indexed = map[string][]FieldStep{}, len(r.Fields)
	var add func(k *Record, outer []FieldStep)
	add = func(k *Record, outer []FieldStep) {
		for i, f := range k.Fields {
			if !f.Base && !f.Anon && r.index[f.Name] == nil {
				r.index[f.Name] = append([]FieldStep{{k, i}}, outer...)
			}
		}
		for i, f := range k.Fields {
			if m := recordOf(f.Type); f.Anon && m != nil {
				if m.completed == 0 {
					c.completeRecord(m)
				}
				add(m, append([]FieldStep{{k, i}}, outer...))
			}
		}
	}
	add(r, nil)
	return r.index
}

// fillPath sets a field object's path once its class is complete enough.
func (c *checker) fillPath(o *FieldObj) {
	if o.Path != nil {
		return
	}
	steps := c.findField(o.Record, o.Name)
	for _, s := range steps {
		o.Path = append(o.Path, s.Index)
	}
}

// special returns the functions kept under one of the names of special members.
func (c *checker) special(r *Record, name string) []*FuncObj {
	c.openRecord(r)
	var out []*FuncObj
	for _, o := range c.settle(r.Scope, name, r.Scope.Names[name]) {
		if f, ok := o.(*FuncObj); ok {
			out = append(out, f)
		}
	}
	return out
}

// ctors returns the constructors that r declares.
func (c *checker) ctors(r *Record) []*FuncObj { return c.special(r, ctorName) }

// dtor returns the destructor that r declares, or nil.
func (c *checker) dtor(r *Record) *FuncObj {
	if fs := c.special(r, dtorName); len(fs) > 0 {
		return fs[0]
	}
	return nil
}

// conversionType declares the conversion function f. One to a class that only the host has is no candidate for anything
// in a kernel, and nil without a message; of any other type that is not understood a message says so, since f may be
// what is meant.
func (c *checker) conversionType(f *FuncObj, pos source.Pos) (fi *FuncInst) {
	if c.toHost(f) {
		return nil
	}
	if fi = c.funcInst(f, nil, pos); fi == nil || fi.Type == nil {
		c.unclear(f)
		return nil
	}
	return fi
}

// conversions returns the conversion functions of r and its bases, but for those that are hidden by one of a derived
// class to the same type ([class.conv.fct]/5).
func (c *checker) conversions(r *Record) []*FuncObj {
	own := c.special(r, convName)
	out := own
	for _, b := range r.Bases {
		for _, f := range c.conversions(b) {
			if !slices.ContainsFunc(own, func(g *FuncObj) bool { return c.sameConversion(f, g) }) {
				out = append(out, f)
			}
		}
	}
	return out
}

// isConversion reports whether f is a conversion function.
func isConversion(f *FuncObj) bool {
	return f.Class != nil && f.Decl != nil && f.Decl.Decl.Name != nil && f.Decl.Decl.Name.Last().Conversion != nil
}

// sameConversion reports whether two conversion functions convert to the same type; templates do where it depends in
// the same way on their parameters.
func (c *checker) sameConversion(f, g *FuncObj) bool {
	if (f.Template != nil) != (g.Template != nil) {
		return false
	}
	if f.Template != nil {
		if c.typed(f) != nil || c.typed(g) != nil {
			return false
		}
		x, y := f.Type.Ret, g.Type.Ret
		p, isParam := x.T.(*Param)
		if q, ok := y.T.(*Param); ok && isParam { // whatever their names are
			return p.Index == q.Index && x.Const == y.Const && x.Volatile == y.Volatile
		}
		return same(x, y)
	}
	x, y := c.conversionType(f, f.Pos), c.conversionType(g, g.Pos)
	return x != nil && y != nil && x.Type != nil && y.Type != nil && same(x.Type.Ret, y.Type.Ret)
}

// methods returns the member functions of r named name, inherited ones if it declares none.
func (c *checker) methods(r *Record, name string) []*FuncObj {
	var out []*FuncObj
	for _, o := range c.lookupMember(r, name, 0) {
		if f, ok := o.(*FuncObj); ok {
			out = append(out, f)
		}
	}
	return out
}
