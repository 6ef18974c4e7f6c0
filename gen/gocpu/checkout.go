package gocpu

import (
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/vector"
)

// What a launch leaves unwritten of an output (`//kbind:out`) is reported at its end. The shadow knows it; stores that
// are exempt from the shadow leave marks.

// outs numbers the outputs among the parameters of a body of k.
func (e *emitter) outs(k *ir.Kernel, body *ir.Func) map[*ir.Var]int {
	if e.check == nil {
		return nil
	}
	outs := map[*ir.Var]int{}
	for i, v := range body.Params {
		if isOut(k, i) {
			outs[v] = i
		}
	}
	return outs
}

// isOut reports whether parameter i of k is an output that launches are to write all of: it is not cleared before.
func isOut(k *ir.Kernel, i int) bool {
	p := k.Params[i]
	_, pointer := p.Type.(*ir.Pointer)
	return pointer && p.Dir == ir.Out && !slices.Contains(k.Attrs.Zero, p.Name)
}

// outSites lists for each parameter of k the site of its declaration if it is an output, else 0; nil if none is.
func (e *emitter) outSites(k *ir.Kernel) jen.Code {
	var list []jen.Code
	some := false
	for i, p := range k.Params {
		n := 0
		if at := e.position(p.Pos); isOut(k, i) && e.users(p.Pos) && at.Line > 0 {
			n = e.check.id(siteKey{at: at, text: p.Name, write: true}, e.allowed(at))
			some = true
		}
		list = append(list, jen.Lit(n))
	}
	if !some {
		return nil
	}
	return jen.Index().Uint32().Values(list...)
}

// outMarks is the variable with the marks of the output that e is an element of, "" if it is no output.
func (f *fn) outMarks(e *ir.Index) string {
	r, ok := e.Base.(*ir.Ref)
	if !ok {
		return ""
	}
	if _, out := f.outs[r.Var]; !out {
		return ""
	}
	return f.name(r.Var) + "Marks"
}

// markRow writes the marks of a store of v for all threads of a vector.
func (f *fn) markRow(vf *vectorForm, v *vector.Vec) {
	if f.e.check == nil {
		return
	}
	var elem *ir.Index
	switch v.Kind {
	case vector.Stream:
		elem = v.UnitStride.Uses[0]
	case vector.Moving:
		elem = v.Elem
	default:
		return
	}
	if marks := f.outMarks(elem); marks != "" && f.exemption(elem) != "" {
		f.add(sanitizeFn("MarkRow", prim(f.use(marks)), f.slice(elem.Base), ident(f.vec(vf, v))).code())
	}
}
