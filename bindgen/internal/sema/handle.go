package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// Textures, surfaces, images and samplers: bodies hold their handles, the host makes what they stand for.

// describeHandle says in k what the parameter p of type q stands for, if it is a handle.
func (c *checker) describeHandle(k *ir.KernelParam, q QT, s *Scope, p *ast.Param) {
	switch t := q.T.(type) {
	case *Opaque:
		if t.Shape != ir.NoShape {
			k.Handle = &ir.Handle{Kind: ir.ImageHandle, Shape: t.Shape, Access: imageAccess(&p.Spec)}
			k.Canonical = "__" + k.Handle.Access + " " + c.canonical(q.Unqual())
		}
	case *Enum:
		if c.dialect == ir.OpenCL && t.Name == "sampler_t" {
			k.Handle = &ir.Handle{Kind: ir.SamplerHandle}
		}
	case Basic:
		if t != ULongLong || p.Decl != nil && len(p.Decl.Derive) > 0 {
			return
		}
		switch c.handleWord(s, p.Spec.Type, 0) {
		case "texture":
			k.Handle = &ir.Handle{Kind: ir.TextureHandle}
		case "surface":
			k.Handle = &ir.Handle{Kind: ir.SurfaceHandle}
		}
		if k.Handle != nil && c.dialect == ir.HIP && strings.HasPrefix(c.handleName(s, p.Spec.Type, 0), "hip") {
			k.CType = "__hip_" + k.Handle.Kind.String() + " *"
			k.Canonical = k.CType
		}
	}
}

// imageAccess is how a kernel uses an image: without a word, read only (OpenCL C 1.2, 6.6).
func imageAccess(spec *ast.DeclSpec) string {
	for _, w := range []string{"write_only", "read_write"} {
		if spec.Has(w) {
			return w
		}
	}
	return "read_only"
}

// handleTypedef finds the prelude's typedef with the attribute kbind_handle that a type is named by, through other
// typedefs.
func (c *checker) handleTypedef(s *Scope, t ast.TypeSpec, depth int) *ast.TypedefDecl {
	nt, ok := t.(*ast.NamedType)
	if !ok || depth > 20 || nt.Name.Simple() == "" {
		return nil
	}
	for _, o := range c.lookup(s, nt.Name.Simple()) {
		to, ok := o.(*TypeObj)
		if !ok {
			continue
		}
		d, ok := to.Decl.(*ast.TypedefDecl)
		if !ok || d.Decl != nil && len(d.Decl.Derive) > 0 {
			continue
		}
		if findAttr("kbind_handle", d.Spec.Attrs) != nil {
			return d
		}
		return c.handleTypedef(to.Scope, d.Spec.Type, depth+1)
	}
	return nil
}

// handleWord is "texture", "surface" or "".
func (c *checker) handleWord(s *Scope, t ast.TypeSpec, depth int) string {
	d := c.handleTypedef(s, t, depth)
	if d == nil {
		return ""
	}
	if lit, ok := findAttr("kbind_handle", d.Spec.Attrs).Args[0].(*ast.StringLit); ok {
		return strings.Trim(lit.Parts[0], `"`)
	}
	return ""
}

// handleName is the name of the prelude's typedef.
func (c *checker) handleName(s *Scope, t ast.TypeSpec, depth int) string {
	if d := c.handleTypedef(s, t, depth); d != nil {
		return d.Name
	}
	return ""
}

// referenceHandle describes a texture or surface reference, texture<T, dim, mode> or surface<void, dim>; nil for
// another type.
func (c *checker) referenceHandle(q QT) *ir.Handle {
	r := recordOf(q)
	if r == nil || r.Template == nil || !r.Template.Prelude || len(r.Args) < 2 {
		return nil
	}
	h := &ir.Handle{Kind: ir.TextureHandle, Shape: referenceShapes[r.Args[1].Val.I]}
	switch r.Template.Name {
	case "texture":
		h.Normalized = r.Args[2].Val.I == 1
		h.Texel = c.lowerType(r.Args[0].Type, r.Pos)
	case "surface":
		h.Kind = ir.SurfaceHandle
	default:
		return nil
	}
	return h
}

// referenceShapes are the values of cudaTextureType1D and its kin, except 1: a texture of one dimension may be linear
// memory.
var referenceShapes = map[uint64]ir.Shape{2: ir.Shape2D, 3: ir.Shape3D, 0xF1: ir.Shape1DLayered,
	0xF2: ir.Shape2DLayered, 0x0C: ir.ShapeCube, 0xFC: ir.ShapeCubeLayered}
