package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Anonymous unions outside of classes: their members are named like variables of the scope around ([class.union.anon]).

// unionVar is the declaration of the object of d, an anonymous union of a namespace, or of a function with words before
// it. The object has no name that a source could spell.
func (c *checker) unionVar(d *ast.ClassDecl) *ast.VarDecl {
	if v := c.decls.unions[d]; v != nil {
		return v
	}
	spec := *d.Object
	spec.Type = &ast.ClassType{Base: d.Base, Decl: d}
	v := &ast.VarDecl{Base: d.Base, Spec: &spec,
		Decl: &ast.Declarator{Base: d.Base, Name: plainName(d.At, "anonymous union")}}
	if c.decls.unions == nil {
		c.decls.unions = map[*ast.ClassDecl]*ast.VarDecl{}
	}
	c.decls.unions[d] = v
	return v
}

// collectUnion enters the members of d, an anonymous union, into the namespace s.
func (c *checker) collectUnion(s *Scope, d *ast.ClassDecl) {
	whole := c.newVar(s, c.unionVar(d))
	named := s.Name != "" || s.Parent == nil
	c.unionNames(d, func(name string, at source.Pos) {
		if named && !d.Object.Has("static") { // [class.union.anon]/3
			const why = "an anonymous union of a namespace must be static"
			c.noteBad(d.At, why)
			s.Insert(name, &BadObj{Name: name, Decl: &ast.BadDecl{Base: d.Base, ErrAt: d.At, Err: why, Names: []string{name}}})
			return
		}
		s.Insert(name, &VarObj{Name: name, Scope: s, Pos: at, Prelude: whole.Prelude, whole: whole})
	})
}

// unionNames calls f for the members of d, also for those of anonymous classes in it.
func (c *checker) unionNames(d *ast.ClassDecl, f func(name string, at source.Pos)) {
	for i := range d.Members {
		decls := d.Members[i].Decls()
		for i, m := range decls {
			switch m := m.(type) {
			case *ast.VarDecl:
				if m.Decl != nil && m.Decl.Name != nil {
					f(m.Decl.Name.Last().Ident, m.At)
				}
			case *ast.ClassDecl:
				if m.Name == nil && m.Defined && i == len(decls)-1 {
					c.unionNames(m, f)
				}
			}
		}
	}
}

// resolveInUnion finds the type of v, a member of an anonymous union of a namespace.
func (c *checker) resolveInUnion(v *VarObj) {
	if v.resolved == 2 {
		return
	}
	c.resolveVar(v.whole)
	r := recordOf(v.whole.Type)
	if r == nil || !c.completeRecord(r) {
		return
	}
	if steps := c.findField(r, v.Name); len(steps) > 0 {
		last := steps[len(steps)-1]
		v.Type = last.Rec.Fields[last.Index].Type
		if v.whole.Type.Const {
			v.Type = addConst(v.Type)
		}
		v.resolved = 2
	}
}

// ofUnion is a use of v, a member of an anonymous union of a namespace.
func (b *body) ofUnion(v *VarObj, pos source.Pos) operand {
	if !v.Type.Valid() {
		b.c.errorf(codeBadDecl, pos, "the declaration of %s could not be understood", v.Name).Note(v.Pos, "declared here")
		return operand{}
	}
	op := b.variable(v.whole, pos)
	for _, step := range b.c.findField(recordOf(v.whole.Type), v.Name) {
		op = b.field(op, step.Rec, step.Index, pos)
	}
	op.pos = pos
	return op
}
