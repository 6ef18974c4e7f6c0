package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
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

// texture writes an access to a texture or a surface.
func (w *Writer) texture(s *ir.Effect) {
	want, ok := s.Args[1].(*ir.Const)
	if !ok {
		w.refuse(s.At, "an access to a texture whose shape is not known")
		return
	}
	shape := ir.Shape(want.Bits >> 16)
	args := []string{w.value(s.Args[0], precAssign)}
	for _, a := range s.Args[2:] {
		args = append(args, w.value(a, precAssign))
	}
	list := "(" + strings.Join(args, ", ") + ")"
	if strings.HasPrefix(string(s.Op), "surf.") {
		w.surface(s, shape, int(want.Bits&0xffff), list)
		return
	}
	v, ok := (ir.Type)(nil), false
	if s.Dst != nil {
		v = s.Dst.Type()
	}
	t, ok := v.(*ir.Vector)
	if !ok {
		w.unsupported(s.Op)
		return
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
		w.unsupported(s.Op)
		return
	}
	own := cppVectorNames[t.Elem] + "4"
	name := "kb_" + identifier(string(s.Op)) + "_" + itoa(int(shape)) + "_" + own
	w.funNVIDIA(name, "%[2]s %[3]s("+w.object("texture")+", %[4]s) {\n    ::%[1]s v = "+call+
		";\n    return %[2]s{v.x, v.y, v.z, v.w};\n}", own, w.base(t), name, params)
	w.keep(s, s.Dst, name+list)
}

// object declares the parameter name of a function for a texture or a surface, which is a pointer in HIP.
func (w *Writer) object(name string) string {
	if w.d.AMD {
		w.refuse(w.at, "kbind does not translate textures to "+w.d.Name)
	}
	w.need(needNVIDIA)
	return "unsigned long long " + name
}

// surface writes an access of bytes bytes to a surface.
func (w *Writer) surface(s *ir.Effect, shape ir.Shape, bytes int, list string) {
	row, ok := surfaces[shape]
	typ := map[int]string{1: "unsigned char", 2: "unsigned short", 4: "unsigned int", 8: "::uint2", 16: "::uint4"}[bytes]
	if !ok || typ == "" {
		w.unsupported(s.Op)
		return
	}
	name := fmt.Sprintf("kb_%s_%d_%d", identifier(string(s.Op)), shape, bytes)
	coordinates := row.coordinates
	object := w.object("surface")
	mode := "(cudaSurfaceBoundaryMode)mode"
	if s.Op == "surf.write" {
		v, _ := s.Args[2].Type().(*ir.Vector)
		if v == nil {
			w.unsupported(s.Op)
			return
		}
		value := map[int]string{8: "::uint2{v.x, v.y}", 16: "::uint4{v.x, v.y, v.z, v.w}"}[bytes]
		if value == "" {
			value = "(" + typ + ")v.x"
		}
		w.funNVIDIA(name, "void %s(%s, %s v, int x, int y, int z, unsigned int mode) {\n    %swrite(%s, surface, %s, %s);\n}",
			name, object, w.base(v), row.name, value, coordinates, mode)
		w.source(s, name+list+";")
		return
	}
	v, _ := s.Dst.Type().(*ir.Vector)
	if v == nil {
		w.unsupported(s.Op)
		return
	}
	value := map[int]string{8: "v.x, v.y, 0, 0", 16: "v.x, v.y, v.z, v.w"}[bytes]
	if value == "" {
		value = "v, 0, 0, 0"
	}
	w.funNVIDIA(name, "%s %s(%s, int x, int y, int z, unsigned int mode) {\n    %s v = %sread<%s>(surface, %s, %s);\n"+
		"    return %s{%s};\n}", w.base(v), name, object, typ, row.name, typ, coordinates, mode, w.base(v), value)
	w.keep(s, s.Dst, name+list)
}
