package cwriter

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Textures and surfaces are read and written by functions of the text. The handle of one is the address of a record
// that says where the texels lie and how they are read; the runtime makes it (package rt/opencl, texture.go). So
// handles may lie in memory, as in CUDA, and filters give what NVIDIA's give, which OpenCL's images need not. The CPU
// engine's package texel is the model, and cites the rules.

// samples reports whether op reads or writes a texture or a surface.
func samples(op ir.Op) bool {
	return strings.HasPrefix(string(op), "tex.") || strings.HasPrefix(string(op), "surf.")
}

// sample writes such an operation.
func (w *Writer) sample(s *ir.Effect) {
	w.textureRecord()
	var args []string
	for _, a := range s.Args {
		args = append(args, w.Value(a, prec.Assign))
	}
	if strings.HasPrefix(string(s.Op), "surf.") {
		w.Helper("kb_surface", clibrary.Surface)
		text := strings.ReplaceAll(string(s.Op), "surf.", "kb_surface_") + "(kb_fault, " + strings.Join(args, ", ") + ")"
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
	w.Helper("kb_inside", clibrary.TextureInside)
	w.Helper("kb_axis", clibrary.TextureAxis)
	kind, texel := "int", clibrary.IntTexel
	if v.Elem == ir.F32 {
		kind, texel = "float", clibrary.FloatTexel
	}
	w.Helper("kb_texel_"+kind, texel)
	name := strings.ReplaceAll(string(s.Op), "tex.", "kb_") + "_" + kind
	text := sampleTexts[s.Op]
	if name == "kb_sample_float" {
		text += clibrary.SampleBlend
	} else if s.Op == "tex.sample" {
		text += clibrary.SampleNearest
	}
	w.Helper(name, strings.ReplaceAll(text, "KIND", kind))
	call := name + "(" + strings.Join(args, ", ") + ")"
	if v.Elem == ir.U32 {
		call = "as_uint4(" + call + ")"
	}
	w.Keep(s, s.Dst, call)
}

// sampleTexts are the functions that read textures.
var sampleTexts = map[ir.Op]string{"tex.fetch": clibrary.Fetch, "tex.sample": clibrary.Sample,
	"tex.gather": clibrary.Gather}

// textureRecord adds the type of what a handle points at.
func (w *Writer) textureRecord() {
	w.Helper("kb_real", clibrary.TextureReal)
	w.Helper("kb_texture", clibrary.Texture)
}
