package cwriter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// shapes are the functions that read a texture, and the coordinates that they take, by the shape of the texture.
var shapes = map[ir.Shape]struct{ name, coordinates string }{
	ir.Shape1D: {"tex1D", "x"}, ir.Shape2D: {"tex2D", "x, y"}, ir.Shape3D: {"tex3D", "x, y, z"},
	ir.Shape1DLayered: {"tex1DLayered", "x, layer"}, ir.Shape2DLayered: {"tex2DLayered", "x, y, layer"},
	ir.ShapeCube: {"texCubemap", "x, y, z"}, ir.ShapeCubeLayered: {"texCubemapLayered", "x, y, z, layer"},
}

// surfaces are the same for surfaces, whose first coordinate counts bytes.
var surfaces = map[ir.Shape]struct{ name, coordinates string }{
	ir.Shape1D: {"surf1D", "x"}, ir.Shape2D: {"surf2D", "x, y"}, ir.Shape3D: {"surf3D", "x, y, z"},
	ir.Shape1DLayered: {"surf1DLayered", "x, z"}, ir.Shape2DLayered: {"surf2DLayered", "x, y, z"},
	ir.ShapeCube: {"surfCubemap", "x, y, z"}, ir.ShapeCubeLayered: {"surfCubemapLayered", "x, y, z"},
}

// texture writes an access to a texture or a surface. Where its shape comes with a parameter, of a function that
// callers give a constant, the access is a switch of which the compiler keeps one case.
func (w *Writer) texture(s *ir.Effect) {
	args := []string{w.value(s.Args[0], prec.Assign)}
	for _, a := range s.Args[2:] {
		args = append(args, w.value(a, prec.Assign))
	}
	access := w.sampled
	var low int
	if strings.HasPrefix(string(s.Op), "surf.") {
		access = w.surface
	}
	if want, ok := s.Args[1].(*ir.Const); ok {
		low = int(want.Bits & 0xffff)
		name, _ := access(s, ir.Shape(want.Bits>>16), low)
		w.keepAccess(s, name+"("+strings.Join(args, ", ")+")")
		return
	}
	shape, low := shapeOf(s.Args[1])
	if shape == nil {
		w.refuse(s.At, "an access to a texture whose shape is not known")
		return
	}
	name := w.anyShape(s, low, access)
	args = slices.Insert(args, 0, w.value(shape, prec.Assign))
	w.keepAccess(s, name+"("+strings.Join(args, ", ")+")")
}

// keepAccess writes the call of an access, and its value to where it goes.
func (w *Writer) keepAccess(s *ir.Effect, call string) {
	if s.Op == "surf.write" {
		w.source(s, call+";")
		return
	}
	w.keep(s, s.Dst, call)
}

// shapeOf takes the number that says what an access wants apart: the shape, which is a multiple of 1<<16 in it, and the
// rest. The shape is nil if e does not look so.
func shapeOf(e ir.Expr) (shape ir.Expr, low int) {
	plain := func(e ir.Expr) ir.Expr {
		for {
			c, ok := e.(*ir.Convert)
			if !ok {
				return e
			}
			e = c.A
		}
	}
	sum, ok := plain(e).(*ir.Binary)
	if !ok || sum.Op != ir.Add {
		return nil, 0
	}
	product, ok := plain(sum.A).(*ir.Binary)
	rest, ok2 := plain(sum.B).(*ir.Const)
	if !ok || !ok2 || product.Op != ir.Mul || !ir.IsInt(product.B, 1<<16) {
		return nil, 0
	}
	return product.A, int(rest.Bits)
}

// anyShape adds the function that chooses among those for each shape.
func (w *Writer) anyShape(s *ir.Effect, low int, access func(*ir.Effect, ir.Shape, int) (name, params string)) string {
	name, body, params, result := "", "", "", "void"
	for shape := ir.Shape1D; shape <= ir.ShapeCubeLayered; shape++ {
		one, list := access(s, shape, low)
		if w.refused != nil {
			return ""
		}
		if name == "" {
			name, params = strings.Replace(one, "_"+itoa(int(shape))+"_", "_any_", 1), list
		}
		var names []string
		for _, p := range strings.Split(params, ", ") {
			names = append(names, p[strings.LastIndexByte(p, ' ')+1:])
		}
		body += fmt.Sprintf("    case %d: return %s(%s);\n", shape, one, strings.Join(names, ", "))
	}
	end := ""
	if s.Op != "surf.write" {
		result = w.base(s.Dst.Type())
		end = "    return " + result + "{};\n"
	}
	return w.funNVIDIA(name, "%s %s(unsigned int shape, %s) {\n    switch (shape) {\n%s    }\n%s}", result, name, params,
		body, end)
}

// sampled adds the function that reads a texture of a shape, and returns its name and parameters.
func (w *Writer) sampled(s *ir.Effect, shape ir.Shape, _ int) (name, params string) {
	v, ok := (ir.Type)(nil), false
	if s.Dst != nil {
		v = s.Dst.Type()
	}
	t, ok := v.(*ir.Vector)
	if !ok {
		return w.unsupported(s.Op), ""
	}
	params, call := "float x, float y, float z, int layer", ""
	row, known := shapes[shape]
	switch s.Op {
	case "tex.fetch":
		params, call, known = "int x", "tex1Dfetch<::%[1]s>(texture, x)", true
	case "tex.gather":
		params, call, known = "float x, float y, int component", "tex2Dgather<::%[1]s>(texture, x, y, component)", true
	default:
		call = row.name + "<::%[1]s>(texture, " + row.coordinates + ")"
	}
	if !known {
		return w.unsupported(s.Op), ""
	}
	own := cppVectorNames[t.Elem] + "4"
	name = "kb_" + identifier(string(s.Op)) + "_" + itoa(int(shape)) + "_" + own
	params = w.object("texture") + ", " + params
	w.funNVIDIA(name, "%[2]s %[3]s(%[4]s) {\n    ::%[1]s v = "+call+";\n    return %[2]s{v.x, v.y, v.z, v.w};\n}", own,
		w.base(t), name, params)
	return name, params
}

// object declares the parameter name of a function for a texture or a surface, which is a pointer in HIP.
func (w *Writer) object(name string) string {
	if w.d.AMD {
		w.refuse(w.at, "kbind does not translate textures to "+w.d.Name)
	}
	w.need(needNVIDIA)
	return "unsigned long long " + name
}

// surface adds the function for an access of bytes bytes to a surface of a shape, and returns its name and parameters.
func (w *Writer) surface(s *ir.Effect, shape ir.Shape, bytes int) (name, params string) {
	row, ok := surfaces[shape]
	typ := map[int]string{1: "unsigned char", 2: "unsigned short", 4: "unsigned int", 8: "::uint2", 16: "::uint4"}[bytes]
	if !ok || typ == "" {
		return w.unsupported(s.Op), ""
	}
	name = fmt.Sprintf("kb_%s_%d_%d", identifier(string(s.Op)), shape, bytes)
	coordinates := row.coordinates
	object := w.object("surface")
	mode := "(cudaSurfaceBoundaryMode)mode"
	if s.Op == "surf.write" {
		v, _ := s.Args[2].Type().(*ir.Vector)
		if v == nil {
			return w.unsupported(s.Op), ""
		}
		value := map[int]string{8: "::uint2{v.x, v.y}", 16: "::uint4{v.x, v.y, v.z, v.w}"}[bytes]
		if value == "" {
			value = "(" + typ + ")v.x"
		}
		params = fmt.Sprintf("%s, %s v, int x, int y, int z, unsigned int mode", object, w.base(v))
		w.funNVIDIA(name, "void %s(%s) {\n    %swrite(%s, surface, %s, %s);\n}", name, params, row.name, value, coordinates,
			mode)
		return name, params
	}
	v, _ := s.Dst.Type().(*ir.Vector)
	if v == nil {
		return w.unsupported(s.Op), ""
	}
	value := map[int]string{8: "v.x, v.y, 0, 0", 16: "v.x, v.y, v.z, v.w"}[bytes]
	if value == "" {
		value = "v, 0, 0, 0"
	}
	params = object + ", int x, int y, int z, unsigned int mode"
	w.funNVIDIA(name, "%s %s(%s) {\n    %s v = %sread<%s>(surface, %s, %s);\n    return %s{%s};\n}", w.base(v), name,
		params,
		typ, row.name, typ, coordinates, mode, w.base(v), value)
	return name, params
}
