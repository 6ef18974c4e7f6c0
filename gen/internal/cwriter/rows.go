package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/spell"
)

// language is d as package cvalidate sees it.
func (d *Dialect) language() *cvalidate.Language {
	l := &cvalidate.Language{Name: d.Name, Generic: d.Generic, CPlusPlus: d.CPlusPlus, PrintfCounts: d.PrintfCounts,
		Vector: func(v *ir.Vector) bool { return d.Vector(v) != "" }}
	l.Rows = OpenCLRows{l}
	if d.Rows != nil {
		l.Rows = d.Rows(l)
	}
	return l
}

// Missing is why a language does not have an operation on the types that it is used with.
func Missing(op ir.Op, f *cvalidate.Function, l *cvalidate.Language) string {
	why := fmt.Sprintf("kbind does not translate %s to %s", spell.InSource(op, f.Module.Dialect), l.Name)
	if row, _ := spell.Find(op); l.Name == "opencl" && row.OpenCL.Why != "" {
		why += ": " + row.OpenCL.Why
	}
	return why
}

// MissingAtomic is why a language does not have an atomic operation on values of type t.
func MissingAtomic(name string, t ir.Scalar, l *cvalidate.Language) string {
	return fmt.Sprintf("kbind does not translate an atomic %s on %s to %s", name, cvalidate.TypeName(t), l.Name)
}

// OpenCLRows say what OpenCL C has. Other languages that write something as it does take its rows.
type OpenCLRows struct{ L *cvalidate.Language }

// Builtin follows Writer.builtin.
func (r OpenCLRows) Builtin(f *cvalidate.Function, e *ir.Builtin) string {
	for _, reg := range registers {
		if strings.HasPrefix(string(e.Op), reg.op) {
			return ""
		}
	}
	if e.Op == ir.OpWhole || e.Op == "mem.shared_address" {
		return ""
	}
	if e.Op == "mem.shared_number" {
		if c, ok := e.Args[0].(*ir.PtrCast); !ok || !ir.IsPointer(c.A.Type()) {
			return "a number in shared memory of an address that is not a pointer here"
		}
		return ""
	}
	t, _ := e.Typ.(ir.Scalar)
	if name, _, _ := clibrary.Directed(strings.TrimPrefix(string(e.Op), "math."), t.String()); name != "" {
		return ""
	}
	name := openCLName(e.Op)
	_, first := e.Args[0].Type().(*ir.Vector)
	_, result := e.Typ.(*ir.Vector)
	if name == "" || strings.HasPrefix(name, "kb_") && first && !result {
		return Missing(e.Op, f, r.L)
	}
	for _, a := range e.Args {
		if v, ok := a.Type().(*ir.Vector); ok && !r.L.Vector(v) {
			return Missing(e.Op, f, r.L)
		}
	}
	return ""
}

// openCLName is the function of OpenCL C, or the helper, for an operation of mathematics or on integers; "" if there is
// none.
func openCLName(op ir.Op) string {
	if name := helpers[op]; name != "" {
		return name
	}
	row, _ := spell.Find(op)
	if strings.HasPrefix(string(op), "math.") || strings.HasPrefix(string(op), "int.") {
		return row.OpenCL.Name
	}
	return ""
}

// Effect follows Writer.effect.
func (r OpenCLRows) Effect(f *cvalidate.Function, s *ir.Effect) string {
	op := string(s.Op)
	switch {
	case op == "sync.block", op == "fence.how", op == "fence.order", op == "async.order", strings.HasPrefix(op, "fence."),
		ir.IsOrder(s.Op), allocates(s.Op), Carries(s.Op), op == "time.clock", op == "time.sleep", Faults(s.Op),
		op == "warp.sync":
		return ""
	case exchanges(s.Op), op == "warp.activemask":
		return r.exchange(f, s)
	case strings.HasPrefix(op, "atomic."):
		return r.atomic(f, s)
	case op == "io.printf":
		return r.L.Printf(s)
	case strings.HasPrefix(op, "surf."), Images(s.Op) && r.texels(s):
		return ""
	case strings.HasPrefix(op, "tex."):
		_, known := sampleTexts[s.Op]
		if s.Dst == nil || known && r.fourWords(s.Dst.Type()) {
			return ""
		}
	}
	return Missing(s.Op, f, r.L)
}

// texels reports whether the texel that s reads or writes is one of four words, if there is one.
func (r OpenCLRows) texels(s *ir.Effect) bool {
	switch {
	case s.Op == "image.write":
		return r.fourWords(s.Args[1].Type())
	case s.Op == "image.info" || s.Dst == nil:
		return true
	}
	return r.fourWords(s.Dst.Type())
}

// fourWords reports whether t is a vector of four words that functions of the library take.
func (r OpenCLRows) fourWords(t ir.Type) bool {
	v, ok := t.(*ir.Vector)
	return ok && v.N == 4 && v.Elem.Size() == 4 && (r.L.CPlusPlus || r.L.Vector(v))
}

// exchange follows Writer.exchange.
func (r OpenCLRows) exchange(f *cvalidate.Function, s *ir.Effect) string {
	op := strings.TrimPrefix(string(s.Op), "warp.")
	switch width := ir.WarpWidth(s); {
	case s.Dst == nil:
		return ""
	case width == 64 && !f.Module.Wave64:
		return "kbind does not translate warps of 64 threads beside those of 32 to " + r.L.Name
	case width == 32 && f.Module.Wave64:
		return NarrowWarp
	case strings.HasPrefix(op, "reduce_") && reductions[op] == "":
		return Missing(s.Op, f, r.L)
	}
	return ""
}

// atomic follows Writer.atomic.
func (r OpenCLRows) atomic(f *cvalidate.Function, s *ir.Effect) string {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	t, ok := AtomicType(s)
	if !ok {
		return Missing(s.Op, f, r.L)
	}
	if space := f.Spaces.Into(f.Instance, s.Args[0]); space != ir.Global && space != ir.Shared {
		return fmt.Sprintf("an atomic operation on %s memory", space)
	}
	bits := name == "and" || name == "or" || name == "xor"
	known := atomicNext[name] != "" || bits || name == "load" || name == "store" || name == "exch" || name == "cas"
	switch {
	case t.Size() < 4:
		known = narrowNext[name] != "" && !(bits && t.IsFloat())
	case t.IsFloat() && (bits || name == "cas"):
		known = false
	}
	if !known {
		return MissingAtomic(name, t, r.L)
	}
	return ""
}

// AtomicType is the type of what an atomic operation is on; ok is false if it is no scalar.
func AtomicType(s *ir.Effect) (t ir.Scalar, ok bool) {
	p, ok := s.Args[0].Type().(*ir.Pointer)
	if !ok {
		return 0, false
	}
	t, ok = p.Elem.(ir.Scalar)
	return t, ok
}

// Convert takes scalars to scalars and vectors to vectors.
func (r OpenCLRows) Convert(e *ir.Convert) string {
	if v, ok := e.Typ.(*ir.Vector); ok {
		if _, ok := e.A.Type().(*ir.Vector); !ok {
			return fmt.Sprintf("kbind does not translate a conversion of %s to %s to %s", cvalidate.TypeName(e.A.Type()),
				cvalidate.TypeName(v), r.L.Name)
		}
		return ""
	}
	return Scalars(e, r.L)
}

// Scalars is why e, which makes no vector, is no conversion between scalars.
func Scalars(e *ir.Convert, l *cvalidate.Language) string {
	_, from := e.A.Type().(ir.Scalar)
	_, to := e.Typ.(ir.Scalar)
	if !from || !to {
		return "kbind does not translate this conversion to " + l.Name
	}
	return ""
}

// Bits knows no bits of pointers.
func (r OpenCLRows) Bits(e *ir.Bitcast) string {
	if ir.IsPointer(e.A.Type()) || ir.IsPointer(e.Typ) {
		return "kbind does not translate the bits of a pointer to " + r.L.Name
	}
	return ""
}

// Vector has no operators for structs.
func (r OpenCLRows) Vector(e ir.Expr) string {
	return "kbind does not translate an operation on " + cvalidate.TypeName(e.Type()) + " to " + r.L.Name
}

// Lanes has no assignment to several components of a struct.
func (r OpenCLRows) Lanes(e *ir.Lanes, assigned bool) string {
	v, ok := e.Base.Type().(*ir.Vector)
	if assigned && ok && !r.L.Vector(v) {
		return "kbind does not translate an assignment to components of " + cvalidate.TypeName(v) + " to " + r.L.Name
	}
	return ""
}
