package cuda

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/spell"
)

// rows say what CUDA C++ and HIP have. Images are read as in OpenCL C.
type rows struct {
	l     *cvalidate.Language
	amd   bool // what exists for NVIDIA's devices alone is refused
	likeC cwriter.OpenCLRows
}

func newRows(l *cvalidate.Language, amd bool) cvalidate.Rows {
	return rows{l, amd, cwriter.OpenCLRows{L: l}}
}

// Builtin follows language.Builtin.
func (r rows) Builtin(f *cvalidate.Function, e *ir.Builtin) string {
	op := string(e.Op)
	if strings.HasPrefix(op, "id.") || strings.HasPrefix(op, "dim.") {
		return ""
	}
	if v, ok := e.Typ.(*ir.Vector); ok {
		return r.Builtin(f, componentOf(e, v))
	}
	for _, a := range e.Args {
		if _, ok := a.Type().(ir.Scalar); !ok {
			return cwriter.Missing(e.Op, f, r.l)
		}
	}
	kind, name, _ := strings.Cut(op, ".")
	t := operandType(e)
	known := false
	switch {
	case kind == "int":
		known = hasInteger(name, t)
	case kind == "math":
		return r.math(f, e, t)
	case op == "mem.shared_number", op == "mem.shared_address":
		return r.nvidia(f, e.Op)
	}
	if !known {
		return cwriter.Missing(e.Op, f, r.l)
	}
	return ""
}

// componentOf is e, an operation on vectors, on one component of each.
func componentOf(e *ir.Builtin, v *ir.Vector) *ir.Builtin {
	one := &ir.Builtin{X: ir.X{Typ: v.Elem, At: e.At}, Op: e.Op}
	if predicates[e.Op] {
		one.Typ = ir.Bool
	}
	for _, a := range e.Args {
		if t, ok := a.Type().(*ir.Vector); ok {
			a = &ir.Lanes{X: ir.X{Typ: t.Elem, At: e.At}, Base: a, Comps: []int{0}}
		}
		one.Args = append(one.Args, a)
	}
	return one
}

// operandType is the type by which the functions for an operation on scalars differ.
func operandType(e *ir.Builtin) (t ir.Scalar) {
	for i, a := range e.Args {
		if s, _ := a.Type().(ir.Scalar); i == 0 || strings.HasPrefix(string(e.Op), "math.") && s.IsFloat() {
			t = s
		}
	}
	return t
}

// hasInteger follows language.integerName.
func hasInteger(op string, t ir.Scalar) bool {
	switch op {
	case "byte_perm":
		return true
	case "max", "min", "popc", "clz", "brev", "mulhi":
		if t.Size() >= 4 {
			return true
		}
	}
	return integerBodies[op] != "" && (t.Size() >= 4 || op != "mul24")
}

// math follows language.math.
func (r rows) math(f *cvalidate.Function, e *ir.Builtin, t ir.Scalar) string {
	row, _ := spell.Find(e.Op)
	switch strings.TrimPrefix(string(e.Op), "math.") {
	case "frexp_exp", "frexp_frac", "remquo_quo", "pown", "isfinite", "isinf", "isnan", "signbit":
		return ""
	case "fma":
		if t.Is16() {
			return ""
		}
	}
	switch cell := row.CUDA; {
	case cell.Name == "" || t.Is16() && cell.Wide != "":
		return cwriter.Missing(e.Op, f, r.l)
	case cell.Wide != "": // directed rounding
		return r.nvidia(f, e.Op)
	}
	return ""
}

// nvidia is why AMD's devices do not have what NVIDIA's alone have.
func (r rows) nvidia(f *cvalidate.Function, op ir.Op) string {
	if r.amd {
		return "AMD's devices have no " + spell.InSource(op, f.Module.Dialect)
	}
	return ""
}

// Effect follows language.Effect.
func (r rows) Effect(f *cvalidate.Function, s *ir.Effect) string {
	op := string(s.Op)
	switch {
	case op == "sync.grid", op == "sync.block", ir.IsVote(s.Op), op == "fence.how", op == "fence.order",
		op == "async.order", op == "ctl.yield", strings.HasPrefix(op, "fence."), ir.IsOrder(s.Op), cwriter.Faults(s.Op),
		op == "mem.alloc", op == "mem.free", op == "time.clock", op == "time.sleep":
		return ""
	case strings.HasPrefix(op, "time."), cwriter.Carries(s.Op):
		return r.nvidia(f, s.Op)
	case strings.HasPrefix(op, "warp."):
		return r.warp(f, s)
	case strings.HasPrefix(op, "atomic."):
		return r.atomic(f, s)
	case op == "io.printf":
		return r.l.Printf(s)
	case strings.HasPrefix(op, "tex."), strings.HasPrefix(op, "surf."):
		return r.texture(f, s)
	case cwriter.Images(s.Op):
		return r.likeC.Effect(f, s)
	}
	return cwriter.Missing(s.Op, f, r.l)
}

// warp follows language.warp.
func (r rows) warp(f *cvalidate.Function, s *ir.Effect) string {
	op := strings.TrimPrefix(string(s.Op), "warp.")
	wide := ir.WarpWidth(s) == 64
	switch {
	case wide && !r.amd:
		return "NVIDIA's devices have no warps of 64 threads"
	case !strings.HasPrefix(op, "reduce_"):
		return ""
	}
	if t, _ := s.Args[1].Type().(ir.Scalar); t.Size() < 4 || reductions[op] == "" {
		return cwriter.Missing(s.Op, f, r.l)
	}
	if f.Module.Wave64 && !wide { // a mask of 64 lanes has lost half of them
		return cwriter.NarrowWarp
	}
	return ""
}

// atomic follows language.atomicCall.
func (r rows) atomic(f *cvalidate.Function, s *ir.Effect) string {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	t, ok := cwriter.AtomicType(s)
	known := false
	switch name {
	case "cas":
		known = true
	case "load", "store", "exch":
		known = t.Size() >= 4
	case "add":
		known = t.Size() >= 4 || t.Is16()
	case "sub", "and", "or", "xor":
		known = t.Size() >= 4 && (t.IsInt() || name == "sub")
	case "min", "max", "inc", "dec":
		known = t.Size() >= 4
	}
	if !ok || !known {
		return cwriter.Missing(s.Op, f, r.l)
	}
	return ""
}

// texture follows language.texture.
func (r rows) texture(f *cvalidate.Function, s *ir.Effect) string {
	access := r.sampled
	if strings.HasPrefix(string(s.Op), "surf.") {
		access = r.surface
	}
	first, last, low := ir.Shape1D, ir.ShapeCubeLayered, 0
	if want, ok := s.Args[1].(*ir.Const); ok {
		first, low = ir.Shape(want.Bits>>16), int(want.Bits&0xffff)
		last = first
	} else if shape, rest := shapeOf(s.Args[1]); shape != nil {
		low = rest
	} else {
		return "an access to a texture whose shape is not known"
	}
	for shape := first; shape <= last; shape++ {
		if !access(s, shape, low) {
			return cwriter.Missing(s.Op, f, r.l)
		}
	}
	if r.amd {
		return "kbind does not translate textures to " + r.l.Name
	}
	return ""
}

// sampled reports whether there is a function that reads a texture of a shape.
func (r rows) sampled(s *ir.Effect, shape ir.Shape, _ int) bool {
	if s.Dst == nil {
		return false
	}
	_, isVector := s.Dst.Type().(*ir.Vector)
	_, known := shapes[shape]
	return isVector && (known || s.Op == "tex.fetch" || s.Op == "tex.gather")
}

// surface reports whether there is a function for an access of bytes bytes to a surface of a shape.
func (r rows) surface(s *ir.Effect, shape ir.Shape, bytes int) bool {
	var t ir.Type
	if s.Op == "surf.write" {
		t = s.Args[2].Type()
	} else if s.Dst != nil {
		t = s.Dst.Type()
	}
	_, isVector := t.(*ir.Vector)
	_, known := surfaces[shape]
	return isVector && known && surfaceTypes[bytes] != ""
}

// Convert has functions for the components of vectors.
func (r rows) Convert(e *ir.Convert) string {
	if _, ok := e.Typ.(*ir.Vector); ok {
		return ""
	}
	return cwriter.Scalars(e, r.l)
}

// Bits has those of any type.
func (r rows) Bits(*ir.Bitcast) string { return "" }

// Vector has functions for all operators.
func (r rows) Vector(ir.Expr) string { return "" }

// Lanes has functions for components.
func (r rows) Lanes(*ir.Lanes, bool) string { return "" }
