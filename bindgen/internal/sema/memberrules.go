package sema

import (
	"maps"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// What the declarations of members must look like ([class.mem], [class.ctor], [class.dtor], [class.virtual]).

// membersFit reports, with a message if it is not so, whether the members and bases of r, a class of the user that is
// otherwise complete, may be declared as they are.
func (c *checker) membersFit(r *Record) bool {
	if r.Prelude || r.Decl == nil || c.dialect == ir.OpenCL {
		return true
	}
	bad := func(pos source.Pos, format string, args ...any) bool {
		c.errorf(codeBadDecl, pos, format, args...)
		return false
	}
	if r.Union && len(r.Decl.Bases) > 0 {
		return bad(r.Decl.At, "the union %s has a base class", r.Name)
	}
	for i, b := range r.Bases {
		switch {
		case b.Union:
			return bad(r.Decl.At, "the union %s is a base class of %s", b.Name, r.Name)
		case b.Decl != nil && b.Decl.Final && !b.Prelude:
			return bad(r.Decl.At, "%s derives from %s, which is final", r.Name, b.Name)
		case slices.Contains(r.Bases[:i], b):
			return bad(r.Decl.At, "%s derives from %s twice", r.Name, b.Name)
		}
	}
	named := func(name string) bool { return name == r.ctorName && name != "" } // [class.mem]/20 and 21
	var fits func(d ast.Decl, template bool) bool
	fits = func(d ast.Decl, template bool) bool {
		switch d := d.(type) {
		case *ast.Group:
			return !slices.ContainsFunc(d.Decls, func(e ast.Decl) bool { return !fits(e, template) })
		case *ast.TemplateDecl:
			return fits(d.Decl, true)
		case *ast.FuncDecl:
			return d.Decl == nil || d.Decl.Name == nil || d.Decl.Func() == nil || c.functionFits(r, d, template, bad)
		case *ast.TypedefDecl:
			return !named(d.Name) || bad(d.At, "a member has the name of its class, %s", r.ctorName)
		case *ast.EnumDecl:
			return d.Scoped || !slices.ContainsFunc(d.Items, func(i ast.EnumItem) bool { return named(i.Name) }) ||
				bad(d.At, "a member has the name of its class, %s", r.ctorName)
		case *ast.ClassDecl:
			if d.Name == nil && d.Key == "union" {
				return !slices.ContainsFunc(d.Members, func(m ast.ClassMember) bool {
					v, ok := m.Decl.(*ast.VarDecl)
					return ok && v.Decl != nil && v.Decl.Name != nil && named(v.Decl.Name.Simple())
				}) || bad(d.At, "a member has the name of its class, %s", r.ctorName)
			}
			return d.Name == nil || !named(d.Name.Simple()) || d.Name.Last().HasArgs ||
				bad(d.At, "a member has the name of its class, %s", r.ctorName)
		case *ast.VarDecl:
			static := d.Spec.Has("static")
			switch {
			case d.Decl == nil || d.Decl.Name == nil:
			case d.Spec.Has("register") || d.Spec.Has("extern"):
				return bad(d.At, "a member is neither register nor extern")
			case static && d.Spec.Has("mutable"):
				return bad(d.At, "a static member is not mutable")
			case named(d.Decl.Name.Simple()) && (static || slices.ContainsFunc(c.ctors(r), declaredByUser)):
				return bad(d.At, "a member has the name of its class, %s", r.ctorName)
			}
		}
		return true
	}
	for _, m := range r.Decl.Members {
		if !fits(m.Decl, false) {
			return false
		}
	}
	return c.functionsDiffer(r) && c.constructorsFit(r) && c.overridersAllowed(r)
}

// declaredByUser reports whether the class of f, a constructor, declares it.
func declaredByUser(f *FuncObj) bool { return !f.Implicit && f.Decl != nil }

// functionFits is membersFit for one declaration of a function.
func (c *checker) functionFits(r *Record, d *ast.FuncDecl, template bool,
	bad func(source.Pos, string, ...any) bool) bool {
	last := d.Decl.Name.Last()
	ctor, dtor := last.Ident == r.ctorName && r.ctorName != "", strings.HasPrefix(last.Ident, "~")
	quals := ""
	for _, w := range d.Decl.Func().Words {
		switch w.Text {
		case "const", "volatile", "&", "&&":
			quals = w.Text
		}
	}
	static, virtual := d.Spec.Has("static"), d.Spec.Has("virtual")
	switch {
	case (ctor || dtor || static) && quals != "":
		return bad(last.Pos, "%s is neither static nor a constructor or destructor if it is %s", last.Ident, quals)
	case (ctor || dtor) && static, ctor && virtual:
		return bad(last.Pos, "a constructor is neither virtual nor static, and a destructor is not static")
	case dtor && len(d.Decl.Func().Params) > 0 && !isVoidParam(d.Decl.Func().Params[0]):
		return bad(last.Pos, "a destructor takes no arguments")
	case virtual && (static || template || r.Union):
		return bad(last.Pos, "%s cannot be virtual: it is static, a template or of a union", last.Ident)
	case d.Spec.Has("explicit") && !ctor && last.Conversion == nil && d.Spec.Type != nil:
		return bad(last.Pos, "%s is explicit: constructors and conversion functions alone are explicit", last.Ident)
	case d.Default && !ctor && !dtor && !slices.Contains(defaultable, last.Ident):
		return bad(last.Pos, "%s cannot be defaulted", last.Ident)
	}
	return true
}

// defaultable are what may be defaulted besides constructors and destructors ([dcl.fct.def.default]/1).
var defaultable = []string{"operator=", "operator==", "operator!=", "operator<", "operator>", "operator<=",
	"operator>=", "operator<=>"}

// functionsDiffer reports, with a message if it is not so, whether the functions of r with one name take different
// things ([over.load]/2, [class.mem]/5).
func (c *checker) functionsDiffer(r *Record) bool {
	for _, name := range slices.Sorted(maps.Keys(r.Scope.Names)) {
		var own []*FuncObj
		for _, o := range r.Scope.Names[name] {
			f, ok := o.(*FuncObj)
			if ok && f.Class == r && f.Template == nil && !f.IsSpec && !f.Implicit && !f.Friend && f.Decl != nil &&
				name != convName && len(own) < fewDeclared {
				own = append(own, f)
			}
		}
		for i, f := range own {
			for _, g := range own[:i] {
				if !c.differ(f, g) {
					c.errorf(codeRedeclared, f.Pos, "%s is declared twice in %s", f.Name, r.Name).Note(g.Pos, "first declared here")
					return false
				}
			}
		}
	}
	return true
}

// differ reports whether f and g, functions of one class with one name, may stand side by side.
func (c *checker) differ(f, g *FuncObj) bool {
	if f.Pos == g.Pos || f.Device != g.Device || f.Host != g.Host || len(f.Params) != len(g.Params) ||
		c.takesHost(f, 0) || c.takesHost(g, 0) || c.constraintKey(f) != c.constraintKey(g) {
		return true
	}
	known := c.speculate(func() bool {
		c.resolveFunc(f)
		c.resolveFunc(g)
		return f.Type != nil && g.Type != nil
	})
	if !known || f.Type.Variadic != g.Type.Variadic || !sameParams(f.Type, g.Type) {
		return true
	}
	rf, rg := refQualifier(f), refQualifier(g)
	switch {
	case f.Static != g.Static:
		return false
	case (rf == "") != (rg == ""):
		return false
	}
	return rf != rg || f.Const != g.Const || hasFuncWord(f, "volatile") != hasFuncWord(g, "volatile")
}

// constructorsFit reports, with a message if it is not so, whether no constructor of r takes an object of r by value
// ([class.copy.ctor]/5), and those that are defaulted are special ([dcl.fct.def.default]/1).
func (c *checker) constructorsFit(r *Record) bool {
	b := c.scratch()
	for _, f := range c.ctors(r) {
		if f.Class != r || f.Decl == nil || f.Template != nil && !f.Decl.Default || len(f.Params) == 0 || c.takesHost(f, 0) {
			continue
		}
		if f.Decl.Default {
			if _, _, special := b.specialShape(f); !special && f.Type != nil || f.Template != nil {
				c.errorf(codeBadDecl, f.Pos, "this constructor of %s cannot be defaulted", r.Name)
				return false
			}
			continue
		}
		c.speculate(func() bool { c.resolveFunc(f); return true })
		if f.Type == nil || len(f.Type.Params) == 0 || len(f.Params) > 1 && f.Params[1].Default == nil {
			continue
		}
		if p := f.Type.Params[0]; recordOf(p) == r {
			c.errorf(codeBadDecl, f.Pos, "a constructor that copies takes a reference").Note(r.Pos, "to an object of this class")
			return false
		}
	}
	return true
}

// overridersAllowed reports, with a message if it is not so, whether the functions of r override as they say
// ([class.virtual]/4, 5 and 16, [except.spec]/4).
func (c *checker) overridersAllowed(r *Record) bool {
	for _, name := range slices.Sorted(maps.Keys(r.Scope.Names)) {
		for _, o := range r.Scope.Names[name] {
			f, ok := o.(*FuncObj)
			if !ok || f.Class != r || f.Ctor || f.Decl == nil || f.Implicit || f.Template != nil || f.IsSpec {
				continue
			}
			says := hasFuncWord(f, "override") || hasFuncWord(f, "final") || f.Decl.Pure
			if len(r.Bases) == 0 && !says || !f.Decl.Spec.Has("virtual") && !says && !r.polymorphic() {
				continue
			}
			if !c.overrideAllowed(r, f, says) {
				return false
			}
		}
	}
	return true
}

// overrideAllowed is overridersAllowed for f; says is whether it must be virtual.
func (c *checker) overrideAllowed(r *Record, f *FuncObj, says bool) bool {
	if c.takesHost(f, 0) || strings.HasPrefix(f.Name, "~") || isConversion(f) || f.Name == "operator=" {
		return true
	}
	var over *FuncObj
	known := c.speculate(func() bool {
		over = c.overridden(f, r)
		return true
	})
	switch {
	case !known:
		return true
	case over == nil && hasFuncWord(f, "override"), over == nil && says && !f.Decl.Spec.Has("virtual"):
		c.errorf(codeBadDecl, f.Pos, "%s overrides no virtual function of a base class", f.Name)
		return false
	case over == nil:
		return true
	}
	why := ""
	switch {
	case hasFuncWord(over, "final"):
		why = "which is final"
	case f.Deleted != over.Deleted:
		why = "of which one alone is deleted"
	case c.throwsMore(f, over):
		why = "which throws nothing"
	default:
		return true
	}
	c.errorf(codeBadDecl, f.Pos, "%s overrides a function of a base class, %s", f.Name, why).
		Note(over.Pos, "declared here")
	return false
}

// overridden is the virtual function of a base class of r that f overrides, nil for none.
func (c *checker) overridden(f *FuncObj, r *Record) *FuncObj {
	for _, b := range r.Bases {
		g := c.overrider(f, b)
		if g == nil {
			g = c.overridden(f, b)
		}
		if g != nil && c.isVirtual(g) {
			return g
		}
	}
	return nil
}

// throwsMore reports whether f may throw and g may not.
func (c *checker) throwsMore(f, g *FuncObj) (more bool) {
	if f.Prelude || g.Prelude || g.Decl == nil || g.Decl.Decl.Func() == nil || !saysThrows(g.Decl.Decl.Func()) {
		return false
	}
	c.speculate(func() bool {
		over, under := c.funcInst(f, nil, f.Pos), c.funcInst(g, nil, g.Pos)
		if over == nil || under == nil {
			return true
		}
		x, okx := c.throws(over, f.Pos)
		y, oky := c.throws(under, g.Pos)
		more = okx && oky && x && !y
		return true
	})
	return more
}
