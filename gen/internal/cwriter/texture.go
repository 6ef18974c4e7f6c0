package cwriter

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Textures and surfaces are read and written by functions of the text. The handle of one is the address of a record
// that says where the texels lie and how they are read; the runtime makes it (package rt/internal/texrecord). So
// handles may lie in memory, as in CUDA, and filters give what NVIDIA's give, which OpenCL's images need not. The CPU
// engine's package texel is the model, and cites the rules.

// Samples reports whether op reads or writes a texture or a surface.
func Samples(op ir.Op) bool {
	return strings.HasPrefix(string(op), "tex.") || strings.HasPrefix(string(op), "surf.")
}

// Sample writes such an operation. fault are the arguments that tell a function of surfaces what to do where a surface
// is used wrongly.
func (w *Writer) Sample(s *ir.Effect, fault string) {
	w.textureRecord()
	var args []string
	for _, a := range s.Args {
		args = append(args, w.Value(a, prec.Assign))
	}
	if strings.HasPrefix(string(s.Op), "surf.") {
		w.vectorNames(ir.U32)
		w.imagePart("kb_surface", clibrary.Surface, nil)
		text := strings.ReplaceAll(string(s.Op), "surf.", "kb_surface_") + "(" + fault + ", " + strings.Join(args, ", ") + ")"
		if s.Dst == nil {
			w.Source(s, text+";")
			return
		}
		w.Keep(s, s.Dst, text)
		return
	}
	if s.Dst == nil {
		return
	}
	v := s.Dst.Type().(*ir.Vector)
	w.imagePart("kb_inside", clibrary.TextureInside, nil)
	w.imagePart("kb_axis", clibrary.TextureAxis, nil)
	kind, texel := "int", clibrary.IntTexel
	if v.Elem == ir.F32 {
		kind, texel = "float", clibrary.FloatTexel
	}
	w.vectorNames(map[string]ir.Scalar{"int": ir.I32, "float": ir.F32}[kind])
	w.imagePart("kb_texel_"+kind, texel, nil)
	name := strings.ReplaceAll(string(s.Op), "tex.", "kb_") + "_" + kind
	text := sampleTexts[s.Op]
	if name == "kb_sample_float" {
		text += clibrary.SampleBlend
	} else if s.Op == "tex.sample" {
		text += clibrary.SampleNearest
	}
	w.imagePart(name, text, map[string]string{"KIND": kind})
	call := name + "(" + strings.Join(args, ", ") + ")"
	switch {
	case v.Elem == ir.U32 && w.d.Host: // vectors of compilers are cast bit by bit
		call = prec.Cast(w.Base(v), call, prec.Assign)
	case v.Elem == ir.U32:
		call = "as_uint4(" + call + ")"
	}
	w.Keep(s, s.Dst, call)
}

// vectorNames has a text of the host declare the vector of four elements of type t, which functions of the library
// name.
func (w *Writer) vectorNames(t ir.Scalar) {
	if w.d.Host {
		w.d.Vector(&ir.Vector{Elem: t, N: 4, Bytes: 4 * t.Size(), Align: 4 * t.Size()})
	}
}

// sampleTexts are the functions that read textures.
var sampleTexts = map[ir.Op]string{"tex.fetch": clibrary.Fetch, "tex.sample": clibrary.Sample,
	"tex.gather": clibrary.Gather}

// textureRecord adds the type of what a handle points at.
func (w *Writer) textureRecord() {
	switch {
	case w.d.CPlusPlus || w.d.Host:
		w.Helper("kb_real", "typedef double kb_real;\n")
	default:
		w.Helper("kb_real", clibrary.TextureReal)
	}
	w.imagePart("kb_texture", clibrary.Texture, nil)
	if w.d.Host {
		w.imagePart("kb_image_limits", clibrary.ImageLimits, nil)
	}
}
