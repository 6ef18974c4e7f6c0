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
		args = append(args, w.value(a, prec.Assign))
	}
	if strings.HasPrefix(string(s.Op), "surf.") {
		w.helper("kb_surface", clibrary.Surface)
		text := strings.ReplaceAll(string(s.Op), "surf.", "kb_surface_") + "(kb_fault, " + strings.Join(args, ", ") + ")"
		if s.Dst == nil {
			w.source(s, text+";")
			return
		}
		w.keep(s, s.Dst, text)
		return
	}
	if s.Dst == nil {
		return
	}
	v, ok := s.Dst.Type().(*ir.Vector)
	if !ok || w.structVector(v) || v.N != 4 || v.Elem.Size() != 4 {
		w.unsupported(s.Op)
		return
	}
	w.helper("kb_inside", clibrary.TextureInside)
	w.helper("kb_axis", clibrary.TextureAxis)
	kind, texel := "int", clibrary.IntTexel
	if v.Elem == ir.F32 {
		kind, texel = "float", clibrary.FloatTexel
	}
	w.helper("kb_texel_"+kind, texel)
	name := strings.ReplaceAll(string(s.Op), "tex.", "kb_") + "_" + kind
	text := map[ir.Op]string{"tex.fetch": clibrary.Fetch, "tex.sample": clibrary.Sample,
		"tex.gather": clibrary.Gather}[s.Op]
	if text == "" {
		w.unsupported(s.Op)
		return
	}
	if name == "kb_sample_float" {
		text += clibrary.SampleBlend
	} else if s.Op == "tex.sample" {
		text += clibrary.SampleNearest
	}
	w.helper(name, strings.ReplaceAll(text, "KIND", kind))
	call := name + "(" + strings.Join(args, ", ") + ")"
	if v.Elem == ir.U32 {
		call = "as_uint4(" + call + ")"
	}
	w.keep(s, s.Dst, call)
}

// textureRecord adds the type of what a handle points at.
func (w *Writer) textureRecord() {
	w.helper("kb_real", clibrary.TextureReal)
	w.helper("kb_texture", clibrary.Texture)
}
