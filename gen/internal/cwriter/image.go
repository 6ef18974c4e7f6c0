package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// OpenCL's images are read and written by functions of the text, as textures are in OpenCL C: see package clibrary,
// image.go. A handle is the address of a record, which the runtime makes (package rt/internal/texrecord).

// Images reports whether op reads or writes an image, or asks what one is.
func Images(op ir.Op) bool { return strings.HasPrefix(string(op), "image.") }

// Image writes such an operation.
func (w *Writer) Image(s *ir.Effect) {
	w.textureRecord()
	if s.Op == "image.info" {
		w.imagePart("kb_image_info", clibrary.ImageInfo, nil)
		w.Keep(s, s.Dst, fmt.Sprintf("kb_image_info(%s, %s)", w.imageRecord(s), w.Value(s.Args[1], prec.Assign)))
		return
	}
	var t ir.Type
	if s.Op == "image.write" {
		t = s.Args[1].Type()
	} else if s.Dst != nil {
		t = s.Dst.Type()
	} else {
		return // nobody reads the texel
	}
	texel := t.(*ir.Vector)
	w.imagePart("kb_inside", clibrary.TextureInside, nil)
	w.imagePart("kb_image_axis", clibrary.ImageAxis, nil)
	w.imagePart("kb_image_texel", clibrary.ImageTexel, nil)
	kind := "int"
	if texel.Elem == ir.F32 {
		kind = "float"
	}
	if s.Op == "image.write" {
		w.imageWrite(s, texel, kind)
		return
	}
	w.imageRead(s, texel, kind)
}

// imageRecord is the record of the image that s is about.
func (w *Writer) imageRecord(s *ir.Effect) string {
	if w.d.CPlusPlus || w.d.Host {
		return "(const kb_texture *)(" + w.Value(s.Args[0], prec.Assign) + ")"
	}
	return "(global const kb_texture *)(" + w.Value(s.Args[0], prec.Assign) + ")"
}

// imagePart adds a function of the library, whose name and text may have words that stand for others.
func (w *Writer) imagePart(name, text string, words map[string]string) {
	var pairs []string
	for word, stands := range words {
		pairs = append(pairs, word, stands)
	}
	replace := strings.NewReplacer(pairs...)
	if name = replace.Replace(name); w.Has(name) {
		return
	}
	if w.d.CPlusPlus {
		text = clibrary.InCPP(text)
	}
	text = replace.Replace(text)
	if w.d.Host {
		half := ""
		if strings.Contains(text, "vload_half") {
			half = w.lang.HalfToFloat(ir.F16)
		}
		text = clibrary.ImageInC(text, half)
	}
	w.Helper(name, text)
}

// imageRead writes a read of an image.
func (w *Writer) imageRead(s *ir.Effect, texel *ir.Vector, kind string) {
	words := map[string]string{"KIND": kind}
	w.imagePart("kb_image_arrange_KIND", clibrary.ImageArrange, words)
	if kind == "float" {
		w.imagePart("kb_image_at_float", clibrary.ImageFloat, map[string]string{"HALF": w.lang.HalfToFloat(ir.F16)})
	} else {
		w.imagePart("kb_image_at_int", clibrary.ImageInt, nil)
	}
	function, coordinate := "kb_image_near_int", "float"
	switch {
	case s.Op == "image.texel":
		w.imagePart("kb_image_whole_KIND", clibrary.ImageWhole, words)
		function, coordinate = "kb_image_whole_"+kind, "int"
	default:
		w.imagePart("kb_image_near_KIND", clibrary.ImageRead, words)
		if kind == "float" {
			w.imagePart("kb_image_sample", clibrary.ImageBlend, nil)
			function = "kb_image_sample"
		}
	}
	vector := w.Base(texel)
	name := "kb_" + Identifier(string(s.Op)) + "_" + Identifier(vector)
	element, end := w.d.Scalars[texel.Elem], "("+vector+")(%s)"
	switch {
	case w.d.CPlusPlus:
		end = vector + "{%s}"
	case w.d.Host:
		end = "(" + vector + "){%s}"
	}
	parts := fmt.Sprintf("(%[1]s)c[0], (%[1]s)c[1], (%[1]s)c[2], (%[1]s)c[3]", element)
	w.imagePart(name, fmt.Sprintf("static %s %s(global const kb_texture *t, uint sampler, %[3]s x, %[3]s y, %[3]s z) {\n"+
		"    %s c[4] = {0, 0, 0, 0};\n    if (t != 0) %s(t, sampler, x, y, z, c);\n    return ",
		vector, name, coordinate, kind, function)+fmt.Sprintf(end, "PARTS")+";\n}\n", map[string]string{"PARTS": parts})
	args := []string{w.imageRecord(s)}
	for _, a := range s.Args[1:] {
		args = append(args, w.Value(a, prec.Assign))
	}
	w.Keep(s, s.Dst, name+"("+strings.Join(args, ", ")+")")
}

// imageWrite writes a write to an image.
func (w *Writer) imageWrite(s *ir.Effect, texel *ir.Vector, kind string) {
	w.imagePart("kb_image_place", clibrary.ImagePlace, nil)
	w.imagePart("kb_image_disarrange_KIND", clibrary.ImageDisarrange, map[string]string{"KIND": kind})
	if kind == "float" {
		w.imagePart("kb_image_put_float", clibrary.ImagePutFloat,
			map[string]string{"TOHALF(c[i])": w.lang.FromFloat(ir.F16, "c[i]")})
	} else {
		w.imagePart("kb_image_put_int", clibrary.ImagePutInt, nil)
	}
	vector := w.Base(texel)
	name := "kb_image_write_" + Identifier(vector)
	w.imagePart(name, fmt.Sprintf("static void %s(global const kb_texture *t, %s v, int x, int y, int z) {\n"+
		"    %[3]s c[4] = {(%[3]s)v.x, (%[3]s)v.y, (%[3]s)v.z, (%[3]s)v.w};\n"+
		"    if (t != 0) kb_image_put_%[3]s(t, x, y, z, c);\n}\n", name, vector, kind), nil)
	args := []string{w.imageRecord(s)}
	for _, a := range s.Args[1:] {
		args = append(args, w.Value(a, prec.Assign))
	}
	w.Source(s, name+"("+strings.Join(args, ", ")+");")
}
