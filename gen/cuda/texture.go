package cuda

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cwriter"
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

// accessor is a function of the text that reads or writes a texture or a surface.
type accessor struct {
	op     ir.Op
	shape  string // its number, or "any"
	suffix string // what else sets it apart
	params []parameter
}

type parameter struct{ typ, name string }

func (a accessor) name() string {
	return "kb_" + cwriter.Identifier(string(a.op)) + "_" + a.shape + "_" + a.suffix
}

// declarations declares the parameters.
func (a accessor) declarations() string {
	list := make([]string, len(a.params))
	for i, p := range a.params {
		list[i] = p.typ + " " + p.name
	}
	return strings.Join(list, ", ")
}

// names lists them as arguments.
func (a accessor) names() string {
	list := make([]string, len(a.params))
	for i, p := range a.params {
		list[i] = p.name
	}
	return strings.Join(list, ", ")
}

// texture writes an access to a texture or a surface. Where its shape comes with a parameter, of a function that
// callers give a constant, the access is a switch of which the compiler keeps one case.
func (w *language) texture(s *ir.Effect) {
	args := []string{w.Value(s.Args[0], prec.Assign)}
	for _, a := range s.Args[2:] {
		args = append(args, w.Value(a, prec.Assign))
	}
	access := w.sampled
	var low int
	if strings.HasPrefix(string(s.Op), "surf.") {
		access = w.surface
	}
	if want, ok := s.Args[1].(*ir.Const); ok {
		low = int(want.Bits & 0xffff)
		a := access(s, ir.Shape(want.Bits>>16), low)
		w.keepAccess(s, a.name()+"("+strings.Join(args, ", ")+")")
		return
	}
	shape, low := shapeOf(s.Args[1])
	name := w.anyShape(s, low, access)
	args = slices.Insert(args, 0, w.Value(shape, prec.Assign))
	w.keepAccess(s, name+"("+strings.Join(args, ", ")+")")
}

// keepAccess writes the call of an access, and its value to where it goes.
func (w *language) keepAccess(s *ir.Effect, call string) {
	if s.Op == "surf.write" {
		w.Source(s, call+";")
		return
	}
	w.Keep(s, s.Dst, call)
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

// anyShape adds the function that chooses among those for each shape, and returns its name.
func (w *language) anyShape(s *ir.Effect, low int, access func(*ir.Effect, ir.Shape, int) accessor) string {
	var all accessor
	body, result, end := "", "void", ""
	for shape := ir.Shape1D; shape <= ir.ShapeCubeLayered; shape++ {
		one := access(s, shape, low)
		if shape == ir.Shape1D {
			all = one
			all.shape = "any"
		}
		body += fmt.Sprintf("    case %d: return %s(%s);\n", shape, one.name(), all.names())
	}
	if s.Op != "surf.write" {
		result = w.Base(s.Dst.Type())
		end = "    return " + result + "{};\n"
	}
	return w.funNVIDIA(all.name(), "%s %s(unsigned int shape, %s) {\n    switch (shape) {\n%s    }\n%s}", result,
		all.name(), all.declarations(), body, end)
}

// sampled adds the function that reads a texture of a shape.
func (w *language) sampled(s *ir.Effect, shape ir.Shape, _ int) accessor {
	t := s.Dst.Type().(*ir.Vector)
	params, call := []parameter{{"float", "x"}, {"float", "y"}, {"float", "z"}, {"int", "layer"}}, ""
	row := shapes[shape]
	switch s.Op {
	case "tex.fetch":
		params, call = []parameter{{"int", "x"}}, "tex1Dfetch<::%[1]s>(texture, x)"
	case "tex.gather":
		params = []parameter{{"float", "x"}, {"float", "y"}, {"int", "component"}}
		call = "tex2Dgather<::%[1]s>(texture, x, y, component)"
	default:
		call = row.name + "<::%[1]s>(texture, " + row.coordinates + ")"
	}
	own := vectorNames[t.Elem] + "4"
	a := accessor{op: s.Op, shape: strconv.Itoa(int(shape)), suffix: own,
		params: append([]parameter{w.object("texture")}, params...)}
	w.funNVIDIA(a.name(), "%[2]s %[3]s(%[4]s) {\n    ::%[1]s v = "+call+";\n    return %[2]s{v.x, v.y, v.z, v.w};\n}", own,
		w.Base(t), a.name(), a.declarations())
	return a
}

// object declares the parameter name of a function for a texture or a surface. HIP has a pointer there, and rows that
// refuse it.
func (w *language) object(name string) parameter {
	w.Need(cwriter.NeedNVIDIA)
	return parameter{"unsigned long long", name}
}

// surfaceTypes are the types of texels by their sizes.
var surfaceTypes = map[int]string{1: "unsigned char", 2: "unsigned short", 4: "unsigned int", 8: "::uint2",
	16: "::uint4"}

// surface adds the function for an access of bytes bytes to a surface of a shape.
func (w *language) surface(s *ir.Effect, shape ir.Shape, bytes int) accessor {
	row, typ := surfaces[shape], surfaceTypes[bytes]
	var t ir.Type
	if s.Op == "surf.write" {
		t = s.Args[2].Type()
	} else if s.Dst != nil {
		t = s.Dst.Type()
	}
	v := t.(*ir.Vector)
	a := accessor{op: s.Op, shape: strconv.Itoa(int(shape)), suffix: strconv.Itoa(bytes),
		params: []parameter{w.object("surface")}}
	coordinates := []parameter{{"int", "x"}, {"int", "y"}, {"int", "z"}, {"unsigned int", "mode"}}
	const mode = "(cudaSurfaceBoundaryMode)mode"
	if s.Op == "surf.write" {
		value := map[int]string{8: "::uint2{v.x, v.y}", 16: "::uint4{v.x, v.y, v.z, v.w}"}[bytes]
		if value == "" {
			value = "(" + typ + ")v.x"
		}
		a.params = append(append(a.params, parameter{w.Base(v), "v"}), coordinates...)
		w.funNVIDIA(a.name(), "void %s(%s) {\n    %swrite(%s, surface, %s, %s);\n}", a.name(), a.declarations(), row.name,
			value, row.coordinates, mode)
		return a
	}
	value := map[int]string{8: "v.x, v.y, 0, 0", 16: "v.x, v.y, v.z, v.w"}[bytes]
	if value == "" {
		value = "v, 0, 0, 0"
	}
	a.params = append(a.params, coordinates...)
	w.funNVIDIA(a.name(), "%s %s(%s) {\n    %s v = %sread<%s>(surface, %s, %s);\n    return %s{%s};\n}", w.Base(v),
		a.name(), a.declarations(), typ, row.name, typ, row.coordinates, mode, w.Base(v), value)
	return a
}
