package sema

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The restrictions of OpenCL C that its compilers make errors, where C++ or another OpenCL would take the program
// (OpenCL C 1.2, 6.5, 6.8 and 6.9; 3.0, 6.7, 6.10 and 6.11). The prelude, which is written in the language of this
// package, may do all of that.

// userCL reports whether pos is in the user's text of an OpenCL C unit.
func (c *checker) userCL(pos source.Pos) bool {
	return c.dialect == ir.OpenCL && !c.isPrelude(pos)
}

// openCLVersion is 120 for OpenCL C 1.2, 200 for 2.0.
func (c *checker) openCLVersion() int {
	if c.cl.version == 0 {
		c.cl.version = 120
		if c.cfg.Macro != nil {
			if t, _ := c.cfg.Macro("__OPENCL_C_VERSION__"); len(t) == 1 {
				if n, err := strconv.Atoi(t[0].Text); err == nil {
					c.cl.version = n
				}
			}
		}
	}
	return c.cl.version
}

// checkCLKernel checks what kernels of OpenCL C may be and take (6.9.a, 6.9.k, 6.9.n of 1.2).
func (c *checker) checkCLKernel(f *FuncObj, params []InstParam) {
	if f.Decl.Spec.Has("static") {
		c.errorf(codeKernelDecl, f.Pos, "kernel %s cannot be static", f.Name)
	}
	for _, p := range params {
		if why := c.clParamObstacle(p.Type); why != "" {
			c.errorf(codeKernelDecl, p.Param.At, "parameter %s of a kernel cannot be %s", p.Name, why)
		}
	}
}

func (c *checker) clParamObstacle(q QT) string {
	switch t := q.T.(type) {
	case Basic:
		if t == Bool {
			return "a bool, whose size the host does not know: take an int or a char"
		}
	case *Pointer:
		if !t.Elem.Valid() {
			return ""
		}
		switch t.Elem.Space {
		case ir.Generic, ir.Private:
			return "a pointer to private memory: name its address space, __global, __constant or __local"
		}
		if isPointer(t.Elem) && c.openCLVersion() < 200 {
			return "a pointer to pointers before OpenCL C 2.0"
		}
	}
	return ""
}

// clParam checks a parameter of a function of OpenCL C: what it points to may lie somewhere, it itself is the
// function's.
func (c *checker) clParam(q QT, p *ast.Param) bool {
	if q.Space != ir.Global && q.Space != ir.Shared && q.Space != ir.Constant || !c.userCL(p.At) {
		return true
	}
	c.errorf(codeBadType, p.At, "a parameter cannot lie in an address space; only what it points to can")
	return false
}

// clLocal checks a local variable of OpenCL C: those in local and constant memory belong to a kernel as a whole (6.5.2,
// 6.5.3 of 1.2).
func (b *body) clLocal(d *ast.VarDecl, t QT, pos source.Pos) bool {
	if !b.c.userCL(pos) {
		return true
	}
	space := elemType(t).Space
	if b.fi != nil && !b.fi.Obj.Kernel && (space == ir.Shared || space == ir.Constant) {
		b.c.errorf(codeBadDecl, pos, "only a kernel can have variables in __local or __constant memory, and %s is none",
			b.fi.Obj.Name)
		return false
	}
	if space == ir.Global && !d.Spec.Has("static") && !d.Spec.Has("extern") {
		b.c.errorf(codeBadDecl, pos, "a variable of a function cannot lie in __global memory")
		return false
	}
	if d.Init != nil && (d.Style == ast.ParenInit || d.Style == ast.BraceInit) {
		b.c.errorf(codeInit, pos, "OpenCL C has no such initialiser: write = and the value")
		return false
	}
	return true
}

// clType checks what is derived from type q at pos: images and samplers are no objects in memory, functions have no
// addresses (6.9.a to 6.9.c, 6.9.e of 1.2).
func (c *checker) clType(q QT, d ast.Derivation) bool {
	var pos source.Pos
	what := ""
	switch d := d.(type) {
	case *ast.PointerTo:
		pos, what = d.At, "pointers to"
	case *ast.ArrayOf:
		pos, what = d.At, "arrays of"
	case *ast.ReferenceTo:
		if c.userCL(d.At) {
			c.errorf(codeBadType, d.At, "OpenCL C has no references")
			return false
		}
		return true
	case *ast.FuncOf:
		if d.Variadic && c.userCL(d.At) {
			c.errorf(codeBadType, d.At, "functions of OpenCL C cannot have variable arguments")
			return false
		}
		return true
	}
	if !pos.IsValid() || !c.userCL(pos) {
		return true
	}
	switch {
	case isImage(q) || isSampler(q):
		c.errorf(codeBadType, pos, "there are no %s '%s'", what, q.Unqual())
		return false
	case funcType(q) != nil:
		c.errorf(codeBadType, pos, "OpenCL C has no %s functions", what)
		return false
	}
	return true
}

func isImage(q QT) bool {
	t, ok := q.T.(*Opaque)
	return ok && t.Shape != ir.NoShape
}

// clField checks a member of a struct of OpenCL C.
func (c *checker) clField(q QT, d *ast.VarDecl) bool {
	if !c.userCL(d.At) {
		return true
	}
	switch {
	case isImage(q) || isSampler(q):
		c.errorf(codeBadType, d.At, "a member of a struct cannot be of type '%s'", q.Unqual())
	case d.Decl.Bits != nil:
		c.errorf(codeBadType, d.At, "OpenCL C has no bit-fields")
	case q.Space == ir.Global || q.Space == ir.Shared || q.Space == ir.Constant:
		c.errorf(codeBadType, d.At,
			"a member of a struct lies where the struct does: it cannot have an address space of its own")
	default:
		return true
	}
	return false
}

// clGlobal checks a variable at file scope: before OpenCL C 2.0 it is a constant (6.5.3 of 1.2), and nowhere in local
// memory.
func (c *checker) clGlobal(v *VarObj, q QT) {
	if v.Prelude || isSampler(q) || v.Class != nil || v.Scope.Kind != NamespaceScope || !c.userCL(v.Pos) {
		return
	}
	switch space := elemType(q).Space; {
	case space == ir.Shared:
		c.errorf(codeKernelDecl, v.Pos, "%s cannot lie in __local memory: it is declared outside of kernels", v.Name)
	case space == ir.Constant && v.Decl != nil && v.Decl.Init == nil && !v.Decl.Spec.Has("extern"):
		c.errorf(codeInit, v.Pos, "%s is __constant: it needs an initialiser", v.Name)
	case space != ir.Constant && c.openCLVersion() < 200:
		c.errorf(codeKernelDecl, v.Pos,
			"before OpenCL C 2.0 a variable at file scope must be __constant, and %s is not",
			v.Name).Hintf("-std CL2.0 allows it")
	}
}

// clSpaces says why a pointer to from does not become a pointer to to in OpenCL C; "" if it does. Only the language
// says that an unnamed space is the private one, or any but the constant one since 2.0: to kbind a pointer without a
// space may point anywhere.
func (b *body) clSpaces(from, to QT, how castKind, pos source.Pos) string {
	if !b.c.userCL(pos) || b.ctx.builtinCall > 0 {
		return ""
	}
	named := func(s ir.Space) bool { return s == ir.Global || s == ir.Shared || s == ir.Constant }
	switch {
	case !named(from.Space) || from.Space == to.Space:
	case to.Space == ir.Private || to.Space == ir.Generic && b.c.openCLVersion() < 200:
		return "one points to private memory: before OpenCL C 2.0 every pointer without an address space does"
	case to.Space == ir.Generic && from.Space == ir.Constant:
		return "a pointer without an address space does not point to constant memory"
	case named(to.Space) && how != implicit:
		return "a cast does not change the address space"
	}
	return ""
}

// clCall refuses calls of what C has not: member functions, and one of several functions of one name that are not
// marked as overloads (6.9.e, 6.11 of 1.2).
func (c *checker) clCall(f *FuncObj, pos source.Pos) {
	if !c.userCL(pos) || f.Prelude || f.Decl.Body == nil || overloads(f) {
		return
	}
	switch {
	case f.Class != nil:
		c.errorf(codeNotCallable, pos, "OpenCL C has no member functions, as %s is", f.Name)
		return
	case f.Decl.Decl.Func() != nil && f.Decl.Decl.Func().Variadic:
		c.errorf(codeNotCallable, pos, "functions of OpenCL C cannot have variable arguments, as %s has", f.Name)
		return
	}
	for _, o := range c.lookupIn(f.Scope, f.Name) {
		if g, ok := o.(*FuncObj); ok && g != f && !g.Prelude && g.Decl.Body != nil && !overloads(g) &&
			!c.sameSig(f, g) {
			c.errorf(codeTwice, pos, "%s is defined twice", f.Name).Note(f.Pos, "here").Note(g.Pos,
				"and here").Hintf("overloads need __attribute__((overloadable))")
			return
		}
	}
}

func overloads(f *FuncObj) bool {
	return findAttr("overloadable", f.Decl.Spec.Attrs, f.Decl.Decl.Attrs) != nil
}

// clTag refuses the name of a struct, union or enumeration without its keyword, unless a typedef has that name too.
func (c *checker) clTag(objs []Object, name *ast.NamePart) bool {
	if !c.userCL(name.Pos) {
		return false
	}
	key := ""
	if len(objs) == 0 {
		return false
	}
	for _, o := range objs {
		t, ok := o.(*TypeObj)
		if !ok || c.isPrelude(t.Pos) {
			return false
		}
		switch d := t.Decl.(type) {
		case *ast.ClassDecl:
			key = d.Key
		case *ast.EnumDecl:
			key = "enum"
		default:
			return false
		}
	}
	if t, ok := objs[0].(*TypeObj); !ok || c.cl.namedTags[tagName{t.Scope, t.Name}] {
		return false
	}
	c.errorf(codeUnknownType, name.Pos, "unknown type %s", name.Ident).Hintf("write %s %s", key, name.Ident)
	return true
}

// tagName is the tag of a struct, union or enumeration in a scope.
type tagName struct {
	scope *Scope
	name  string
}

// nameTag notes `typedef struct S S;`.
func (c *checker) nameTag(s *Scope, name string) {
	if c.dialect != ir.OpenCL {
		return
	}
	if c.cl.namedTags == nil {
		c.cl.namedTags = map[tagName]bool{}
	}
	c.cl.namedTags[tagName{s, name}] = true
}
