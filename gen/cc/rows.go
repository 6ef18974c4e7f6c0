package cc

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/cwriter"
)

// rows say what C has. Conversions, bits and operators are OpenCL C's.
type rows struct {
	cwriter.OpenCLRows
	library map[string]clibrary.Part
}

// validated is C as package cvalidate sees it.
func validated() *cvalidate.Language {
	l := &cvalidate.Language{Name: "C", Vector: isVector}
	l.Rows = rows{cwriter.OpenCLRows{L: l}, clibrary.PlainC()}
	return l
}

// isVector reports whether compilers have a vector type with the layout of v.
func isVector(v *ir.Vector) bool { return cwriter.OpenCLVector(v) != "" }

// Builtin follows language.operation.
func (r rows) Builtin(f *cvalidate.Function, e *ir.Builtin) string {
	kind, name, _ := strings.Cut(string(e.Op), ".")
	known := false
	switch {
	case kind == "id" || kind == "dim" || kind == "sel":
		known = true
	case strings.HasPrefix(string(e.Op), ir.LanePrefix):
		known = hasLanes(e)
	case kind == "math" || kind == "int":
		known = r.hasFunction(kind, name, e)
	}
	if !known {
		return cwriter.Missing(e.Op, f, r.L)
	}
	return ""
}

// hasLanes follows language.lanesOp.
func hasLanes(e *ir.Builtin) bool {
	if e.Op == ir.OpLaneBit || e.Op == ir.OpPresent {
		return true
	}
	v, ok := e.Args[0].(*ir.Ref)
	if !ok {
		return false
	}
	t, ok := v.Var.Type.(ir.Scalar)
	op := strings.TrimPrefix(string(e.Op), ir.LanePrefix)
	if strings.HasPrefix(op, "match_") || strings.HasPrefix(op, "shfl") {
		return ok
	}
	return ok && t.IsInt() && clibrary.ReduceLanes(op, "", "") != ""
}

// hasFunction follows language.call.
func (r rows) hasFunction(kind, name string, e *ir.Builtin) bool {
	vectors := false
	for _, a := range e.Args {
		if v, ok := a.Type().(*ir.Vector); ok {
			if vectors = true; !isVector(v) {
				return false
			}
		}
	}
	if result, ok := e.Typ.(*ir.Vector); vectors && (!ok || !isVector(result)) {
		return false
	}
	t := operandType(kind, e)
	if kind == "int" {
		return hasInteger(name, t)
	}
	return r.hasMath(name, t)
}

// operandType is the type by which the functions for an operation differ.
func operandType(kind string, e *ir.Builtin) ir.Scalar {
	key := ir.Void
	for i, a := range e.Args {
		t, _ := elemOf(a.Type()).(ir.Scalar)
		if kind == "int" && i == 0 || t.IsFloat() && key == ir.Void {
			key = t
		}
	}
	return key
}

// hasInteger follows language.intFunction.
func hasInteger(op string, t ir.Scalar) bool {
	_, text := clibrary.Integer{Name: t.String(), Bits: 8 * t.Size(), Signed: t.IsSigned()}.Function(op)
	return text != ""
}

// hasMath follows language.mathFunction.
func (r rows) hasMath(name string, t ir.Scalar) bool {
	if t.Is16() {
		return name == "fma" || r.hasMath(name, ir.F64)
	}
	if _, ok := r.library["kb_"+name+"_"+t.String()]; ok || exactInC[name] {
		return true
	}
	if base, mode, ok := strings.Cut(name, "_"); ok && strings.HasPrefix(mode, "r") && len(mode) == 2 {
		return directedIn[base] && roundings[mode] != ""
	}
	_, ok := r.library["kb_"+name+"_f64"]
	return ok || inDouble[name]
}

// Effect follows language.effect.
func (r rows) Effect(f *cvalidate.Function, s *ir.Effect) string {
	op := string(s.Op)
	switch {
	case op == "fence.how", op == "fence.order", op == "async.order", strings.HasPrefix(op, "fence."),
		cwriter.Faults(s.Op), op == "time.clock", op == "time.globaltimer", cwriter.Carries(s.Op), op == "time.sleep",
		op == "mem.alloc", op == "mem.free":
		return ""
	case strings.HasPrefix(op, "atomic."):
		return r.atomic(f, s)
	case op == "io.printf":
		return r.print(s)
	case cwriter.Samples(s.Op), cwriter.Images(s.Op):
		return r.OpenCLRows.Effect(f, s)
	}
	return cwriter.Missing(s.Op, f, r.L)
}

// atomic follows language.atomic.
func (r rows) atomic(f *cvalidate.Function, s *ir.Effect) string {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	t, ok := cwriter.AtomicType(s)
	if !ok {
		return cwriter.Missing(s.Op, f, r.L)
	}
	known := false
	switch name {
	case "load", "store", "exch", "add":
		known = true
	case "and", "or", "xor", "cas":
		known = t.IsInt()
	case "sub", "min", "max", "inc", "dec":
		known = !t.Is16()
	}
	if !known {
		return cwriter.MissingAtomic(name, t, r.L)
	}
	return ""
}

// print is why the runtime cannot print what s prints.
func (r rows) print(s *ir.Effect) string {
	if _, ok := s.Args[0].(*ir.Str); !ok {
		return cvalidate.NoLiteral
	}
	for _, a := range s.Args[1:] {
		t, ok := a.Type().(ir.Scalar)
		if _, literal := a.(*ir.Str); !literal && (!ok || t.Is16() || t == ir.Void) {
			return "kbind does not translate a printf of " + cvalidate.TypeName(a.Type()) + " to " + r.L.Name
		}
	}
	return ""
}

// Lanes has components of vectors that make vectors of the compilers.
func (r rows) Lanes(e *ir.Lanes, assigned bool) string {
	v, ok := e.Base.Type().(*ir.Vector)
	if t, vector := e.Typ.(*ir.Vector); ok && vector && isVector(v) {
		if !isVector(t) {
			return fmt.Sprintf("kbind does not translate these components of %s to %s", cvalidate.TypeName(v),
				r.L.Name)
		}
		return ""
	}
	return r.OpenCLRows.Lanes(e, assigned)
}
