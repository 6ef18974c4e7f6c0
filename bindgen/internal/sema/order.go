package sema

import (
	"cmp"
	"math"
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A name is found from its declaration on ([basic.scope.pdecl]/1), in the body of a template too: what is declared
// behind the template only argument-dependent lookup finds, from where the template is used ([temp.dep.candidate]).
// Positions do not say what stands before what, because headers stand where they are included; the order in which the
// unit declares does.

// declared is where a declaration at namespace scope begins, and its place in the order of the unit. Text that is
// included twice has two places.
type declared struct {
	at          source.Pos
	first, last int
}

// declOrder lists the declarations of the unit at namespace scope by their positions.
func (c *checker) declOrder() []declared {
	if c.decls.order != nil || c.unit == nil {
		return c.decls.order
	}
	list := []declared{}
	var add func(ds []ast.Decl)
	add = func(ds []ast.Decl) {
		for _, d := range ds {
			switch d := d.(type) {
			case *ast.NamespaceDecl:
				add(d.Decls)
			case *ast.LinkageDecl:
				add(d.Decls)
			case *ast.Group:
				add(d.Decls)
			default:
				n := len(list)
				list = append(list, declared{c.begins(d), n, n})
			}
		}
	}
	add(c.unit.Decls)
	slices.SortStableFunc(list, func(x, y declared) int { return cmp.Compare(x.at, y.at) })
	out := list[:0]
	for _, d := range list {
		if n := len(out); n > 0 && out[n-1].at == d.at {
			out[n-1].last = d.last
			continue
		}
		out = append(out, d)
	}
	c.decls.order = out
	return out
}

// begins is where a declaration begins: its specifiers and attributes, whose names are looked up too, stand before the
// name that is its position, and an #include may stand before them.
func (c *checker) begins(d ast.Decl) source.Pos {
	at := c.written(d.Pos())
	earlier := func(pos source.Pos) {
		if pos = c.written(pos); pos.IsValid() && pos < at && c.cfg.Set.File(pos) == c.cfg.Set.File(at) {
			at = pos
		}
	}
	attrs := func(list []*ast.Attr) {
		for _, a := range list {
			earlier(a.At)
		}
	}
	switch d := d.(type) {
	case *ast.VarDecl:
		earlier(d.Spec.At)
		attrs(d.Spec.Attrs)
	case *ast.FuncDecl:
		earlier(d.Spec.At)
		attrs(d.Spec.Attrs)
	case *ast.TypedefDecl:
		if d.Spec != nil {
			earlier(d.Spec.At)
			attrs(d.Spec.Attrs)
		}
	case *ast.ClassDecl:
		attrs(d.Attrs)
	}
	return at
}

// written is a position in a file: for what a macro made, where the macro is used.
func (c *checker) written(pos source.Pos) source.Pos {
	for pos < 0 {
		pos = c.cfg.Set.Site(pos)
	}
	return pos
}

// placeInOrder is the place of the declaration at namespace scope around pos; known is false where there is none in
// that file.
func (c *checker) placeInOrder(pos source.Pos) (d declared, known bool) {
	list := c.declOrder()
	pos = c.written(pos)
	i, exact := slices.BinarySearchFunc(list, pos, func(d declared, p source.Pos) int { return cmp.Compare(d.at, p) })
	if !exact {
		i--
	}
	if i < 0 || !exact && c.cfg.Set.File(pos) != c.cfg.Set.File(list[i].at) {
		return declared{}, false
	}
	return list[i], true
}

// declaredAt is the place of the first declaration of f, 1 for the first of the unit.
func (c *checker) declaredAt(f *FuncObj) int {
	if f.order == 0 {
		f.order = 1
		if d, known := c.placeInOrder(f.Pos); known {
			f.order = d.first + 1
		}
	}
	return f.order
}

// declaredLater reports whether all declarations of a name in a namespace stand behind pos.
func (c *checker) declaredLater(objs []Object, pos source.Pos) bool {
	use, known := c.placeInOrder(pos)
	return known && !slices.ContainsFunc(objs, func(o Object) bool {
		first := firstPos(o)
		if !first.IsValid() || c.isPrelude(first) {
			return true
		}
		d, known := c.placeInOrder(first)
		return !known || d.first <= use.last || c.elaborated(o, use.last)
	})
}

// elaborated reports whether o is a class that is declared by an elaborated-type-specifier inside one of the first
// declarations of the unit, up to the given one ([basic.scope.pdecl]/7).
func (c *checker) elaborated(o Object, last int) bool {
	t, ok := o.(*TypeObj)
	if _, class := typeDecl(t, ok).(*ast.ClassDecl); !class || c.unit == nil {
		return false
	}
	at, seen := c.elaboratedNames()[t.Name]
	return seen && at <= last
}

// elaboratedNames are the names of the classes that the unit mentions with their keys, and in which declaration first.
func (c *checker) elaboratedNames() map[string]int {
	if c.decls.elaborated == nil && c.unit != nil {
		c.decls.elaborated = map[string]int{}
		walkNamesOutside(reflect.ValueOf(c.unit.Decls), func(node any) any {
			t, ok := node.(*ast.NamedType)
			if !ok || t.Elab == "" || len(t.Name.Parts) != 1 {
				return node
			}
			name := t.Name.Last().Ident
			d, _ := c.placeInOrder(t.Name.Last().Pos) // the first one, or the one before the variable's name
			if at, seen := c.decls.elaborated[name]; !seen || d.first < at {
				c.decls.elaborated[name] = d.first
			}
			return node
		}, func(string) {})
	}
	return c.decls.elaborated
}

func typeDecl(t *TypeObj, ok bool) ast.Decl {
	if !ok {
		return nil
	}
	return t.Decl
}

// firstPos is where o is declared first.
func firstPos(o Object) source.Pos {
	switch o := o.(type) {
	case *TypeObj:
		if o.first.IsValid() {
			return o.first
		}
	case *TemplateObj:
		if o.first.IsValid() {
			return o.first
		}
	}
	return o.ObjPos()
}

// visibleAt leaves of the objects that a namespace has under a name those that are declared before pos. Only functions
// are told apart: of two other things with one name, one is an error.
func (c *checker) visibleAt(objs []Object, pos source.Pos) []Object {
	use, known := declared{}, false
	hidden := func(o Object) bool {
		f, ok := o.(*FuncObj)
		if t, isTemplate := o.(*TemplateObj); isTemplate && t.Func != nil {
			f, ok = t.Func, true
		}
		if !ok || f.Prelude {
			return false
		}
		if !known {
			if use, known = c.placeInOrder(pos); !known {
				use.last, known = math.MaxInt, true
			}
		}
		return c.declaredAt(f) > use.last+1
	}
	if i := slices.IndexFunc(objs, hidden); i < 0 {
		return objs
	}
	return slices.DeleteFunc(slices.Clone(objs), hidden)
}

// lookupAt is lookup for a name that is used at pos, which finds what is declared before it, and no members of a base
// class that depends on template parameters ([temp.dep]/3). Where that finds nothing it is lookup.
func (c *checker) lookupAt(s *Scope, name string, pos source.Pos) []Object {
	objs, _ := c.lookupSeen(s, name, pos)
	return objs
}

// lookupSeen is lookupAt; late says that all that namespaces have under the name is declared behind pos.
func (c *checker) lookupSeen(s *Scope, name string, pos source.Pos) (objs []Object, late bool) {
	if !pos.IsValid() || c.isPrelude(pos) {
		return c.lookup(s, name), false
	}
	passed, later := false, false
	var used nominated
	for at := s; at != nil; at = at.Parent {
		if at.Kind == ClassScope && at.Record != nil && c.dependentBases(at.Record) {
			if objs := c.lookupOwn(at.Record, name); len(objs) > 0 {
				return objs, false
			}
			passed = true
			continue
		}
		objs := c.walkedIn(at, name, &used)
		if len(objs) == 0 || beingNamed(objs) {
			continue
		}
		if at.Kind == NamespaceScope {
			if (at.Parent != nil || c.dialect != ir.OpenCL) && c.declaredLater(c.declaredIn(at, name, &used), pos) {
				later = true
				continue
			}
			all := len(objs)
			objs = c.visibleAt(objs, pos)
			later = later || len(objs) < all
		}
		if len(objs) > 0 {
			return objs, false
		}
	}
	if !passed && !later {
		return nil, false
	}
	objs = c.lookup(s, name)
	return objs, later && !passed && len(objs) > 0 && c.hasOrder(objs[0])
}

// hasOrder reports whether o is found from its declaration on alone.
func (c *checker) hasOrder(o Object) bool {
	switch o.(type) {
	case *FuncObj:
		return true
	case *VarObj, *EnumeratorObj, *TypeObj, *TemplateObj:
		return c.dialect != ir.OpenCL
	}
	return false
}

// lookupOwn finds a member of r, or of a base class that does not depend on template parameters.
func (c *checker) lookupOwn(r *Record, name string) []Object {
	if objs := r.Scope.Names[name]; len(objs) > 0 {
		return c.settle(r.Scope, name, objs)
	}
	if name == ctorName || name == dtorName {
		return nil
	}
	for i, b := range r.Bases {
		if r.dependent[i] {
			continue
		}
		if objs := c.lookupMember(b, name, 1); len(objs) > 0 {
			return objs
		}
	}
	return nil
}

// dependentBases reports whether r has a base class that depends on template parameters.
func (c *checker) dependentBases(r *Record) bool {
	c.openRecord(r)
	return slices.Contains(r.dependent, true)
}

// dependsOnParams reports whether the base class b of a class in scope s, as written, depends on the parameters of a
// template around ([temp.dep.type]): it mentions one, or is a class of the same template.
func (c *checker) dependsOnParams(s *Scope, spec *ast.Name, b *Record) bool {
	around := map[*Scope]bool{}
	for at := s; at != nil; at = at.Parent {
		if at.Kind == TemplateScope && len(at.Names) > 0 {
			around[at] = true
		}
	}
	if len(around) == 0 {
		return false
	}
	for at := b.Scope.Parent; at != nil; at = at.Parent {
		if around[at] {
			return true
		}
	}
	return c.mentionsParam(s, spec, 0)
}

// mentionsParam reports whether a syntax tree mentions a parameter of a template around s, perhaps by a typedef.
func (c *checker) mentionsParam(s *Scope, node any, depth int) bool {
	found := false
	walkNames(reflect.ValueOf(node), func(name string) {
		for at := s; at != nil && !found; at = at.Parent {
			objs := at.Own(name)
			if len(objs) == 0 {
				continue
			}
			if at.Kind == TemplateScope {
				found = true
			} else if t, ok := objs[0].(*TypeObj); ok && depth < 8 && t.Scope != nil {
				if d, ok := t.Decl.(*ast.TypedefDecl); ok {
					found = c.mentionsParam(t.Scope, d, depth+1)
				}
			}
			return
		}
	})
	return found
}

// inTemplate reports whether s lies in an instance of a template.
func inTemplate(s *Scope) bool {
	for ; s != nil; s = s.Parent {
		if s.Kind == TemplateScope && len(s.Names) > 0 {
			return true
		}
	}
	return false
}

// associated is what argument-dependent lookup finds for a call at pos in scope s, with the operands args. Outside of
// templates, and for written arguments that do not depend on parameters ([temp.nondep]), that is what is declared
// before; else what is declared before the use of the template. Without written arguments, as operators have none here,
// the call is taken to depend on parameters.
func (c *checker) associated(s *Scope, args []operand, written []ast.Expr, name string, pos source.Pos) []*FuncObj {
	found := c.adl(args, name)
	if len(found) == 0 || c.isPrelude(pos) {
		return found
	}
	if inTemplate(s) && (len(written) == 0 || c.mayDepend(s, written)) {
		found = c.declaredUpTo(found, c.lastSeen())
		for _, f := range found {
			if !f.Prelude {
				c.decls.latest = max(c.decls.latest, c.declaredAt(f))
			}
		}
		return found
	}
	return c.declaredBefore(found, pos)
}

// lastSeen is the place in the unit of the last declaration that a template used at c.decls.usedAt sees.
func (c *checker) lastSeen() int {
	if c.decls.usedAt.IsValid() {
		if use, known := c.placeInOrder(c.decls.usedAt); known {
			return use.last + 1
		}
	}
	return math.MaxInt
}

// usesFrom has the declarations of templates that the body of f uses, though not their bodies, see what is declared
// before f. The bodies of templates, as compilers do, see all of the unit ([temp.point]/8), but where a return type is
// deduced from them at once. The function that it returns ends that.
func (c *checker) usesFrom(f *FuncInst) func() {
	old := c.decls.usedAt
	switch {
	case f.Obj.lambda != nil || f.Type != nil && (isAuto(nonRef(f.Type.Ret)) || isAutoPointer(f.Type.Ret)):
	case inTemplate(f.Scope):
		c.decls.usedAt = 0
	default:
		c.decls.usedAt = f.Def.At
	}
	return func() { c.decls.usedAt = old }
}

// declaredBefore leaves of a set the functions that are declared before pos.
func (c *checker) declaredBefore(set []*FuncObj, pos source.Pos) []*FuncObj {
	use, known := c.placeInOrder(pos)
	if !known || c.isPrelude(pos) {
		return set
	}
	return c.declaredUpTo(set, use.last+1)
}

// declaredUpTo leaves of a set the functions whose place in the unit is last or before.
func (c *checker) declaredUpTo(set []*FuncObj, last int) []*FuncObj {
	return slices.DeleteFunc(slices.Clone(set), func(f *FuncObj) bool {
		return !f.Prelude && c.declaredAt(f) > last && (f.friendAt == 0 || f.friendAt > last)
	})
}

// mayDepend reports whether expressions may depend on the parameters of a template around s ([temp.dep.expr]): they
// mention an object, a member or anything else that is not of a namespace.
func (c *checker) mayDepend(s *Scope, list []ast.Expr) bool {
	found := false
	walkNames(reflect.ValueOf(list), func(name string) {
		found = found || name == "this"
		for at := s; at != nil && !found; at = at.Parent {
			switch at.Kind {
			case NamespaceScope:
				return
			case ClassScope:
				found = at.Record == nil || len(c.lookupIn(at, name)) > 0
			default:
				found = len(at.Own(name)) > 0
			}
		}
	})
	return found
}
