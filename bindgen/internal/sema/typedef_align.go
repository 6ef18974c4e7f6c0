package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A typedef with the attribute aligned gives an alignment to what is declared with its name; the type and its size stay
// what they are (GCC, Common Type Attributes).

// declAlign is the alignment that a declaration of type q asks for, by its own attributes and those of the typedefs
// that it names; 0 for none.
func (c *checker) declAlign(s *Scope, spec *ast.DeclSpec, d *ast.Declarator, q QT, pos source.Pos) int {
	align := max(c.alignAttr(s, spec.Attrs), c.alignAttr(s, d.Attrs))
	if !c.decls.alignedTypedefs || !onlyArrays(d) {
		return align
	}
	own := c.typedefAlign(s, spec.Type, 0)
	for range d.Derive {
		if a, ok := q.T.(*Array); ok {
			q = a.Elem
		}
	}
	if t := c.lowerType(q.Unqual(), pos); own > 0 && len(d.Derive) > 0 && t != nil && ir.Sizeof(t)%own != 0 {
		c.errorf(codeBadType, pos,
			"the elements of this array have %d bytes, which is not a multiple of their alignment, %d", ir.Sizeof(t), own)
	}
	return max(align, own)
}

// typedefAlign is the alignment that objects of type t get from the typedefs that lead to it.
func (c *checker) typedefAlign(s *Scope, t ast.TypeSpec, depth int) int {
	nt, ok := t.(*ast.NamedType)
	if !ok || nt.Elab != "" || depth > 20 {
		return 0
	}
	o, ok := c.namedObject(s, nt.Name).(*TypeObj)
	if !ok {
		return 0
	}
	d, ok := o.Decl.(*ast.TypedefDecl)
	if tagged := c.decls.tagged[o]; tagged != nil {
		c.resolveType(o)
		if !c.typedefAttrs(o.Scope, o.Type, tagged) {
			return 0
		}
		return max(c.alignAttr(o.Scope, tagged.Spec.Attrs), c.alignAttr(o.Scope, tagged.Decl.Attrs))
	}
	if !ok {
		return 0
	}
	align := max(c.alignAttr(o.Scope, d.Spec.Attrs), c.alignAttr(o.Scope, d.Decl.Attrs))
	if onlyArrays(d.Decl) {
		align = max(align, c.typedefAlign(o.Scope, d.Spec.Type, depth+1))
	}
	return align
}

// namedObject is what a name of a type stands for; nil if it is not known.
func (c *checker) namedObject(s *Scope, n *ast.Name) (o Object) {
	c.speculate(func() bool {
		objs := []Object(nil)
		if len(n.Parts) == 1 && !n.Global {
			objs = c.lookupAt(s, n.Last().Ident, n.Last().Pos)
		} else if q := c.qualifier(s, n); q != nil {
			objs = c.lookupIn(q, n.Last().Ident)
		}
		if len(objs) > 0 {
			o = objs[0]
		}
		return o != nil
	})
	return o
}

// onlyArrays reports whether d declares objects of its specifiers' type, or arrays of them.
func onlyArrays(d *ast.Declarator) bool {
	for _, x := range d.Derive {
		if _, ok := x.(*ast.ArrayOf); !ok {
			return false
		}
	}
	return true
}
