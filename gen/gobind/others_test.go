package gobind

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

// ocl has what only OpenCL C has.
func ocl(t *testing.T) *ir.Module {
	b := New(ir.OpenCL, "ocl.cl", text(t, "ocl/ocl.cl"))
	in := func(t ir.Type, space ir.Space, c bool) *ir.Pointer {
		return &ir.Pointer{Elem: t, Space: space, Const: c}
	}
	float3 := &ir.Vector{Elem: ir.F32, N: 3, Bytes: 16, Align: 16}
	k := b.Kernel("sums", "Sums", "x", in(ir.F32, ir.Global, true), "out", in(ir.F32, ir.Global, false), "part",
		in(ir.F32, ir.Shared, false),
		"more", in(float3, ir.Shared, false), "bias", float3, "n", ir.U32)
	Doc(k, "Sums with a work-group's scratch memory.")
	Size(Out(k, "out"), "x", P("n"), "out", X("ceildiv", P("n"), N(64)), "part", N(64))
	Grid(k, L(P("n")), L(N(64)))
	float8 := &ir.Vector{Elem: ir.F32, N: 8, Bytes: 32, Align: 32}
	k = b.Kernel("fixed_size", "FixedSize", "x", in(float8, ir.Global, false), "table", in(ir.I32, ir.Constant, true), "n",
		ir.U64)
	Size(k, "x", P("n"), "table", N(256))
	Grid(k, L(P("n"), N(8)), nil)
	k.ReqdSize = [3]int{8, 8, 1}
	return b.M
}

// names has C names that clash with what generated Go code uses.
func names(t *testing.T) *ir.Module {
	b := New(ir.CUDA, "names.cu", text(t, "names/names.cu"))
	f := Ptr(ir.F32)
	k := b.Kernel("clash", "Clash", "s", f, "l", f, "k", f, "t", f, "e", f, "ctx", ir.I32, "err", ir.I32, "kernel", ir.I32,
		"len", ir.I32, "rt", ir.I32, "context", ir.I32,
		"unsafe", ir.I32, "moduleNames", ir.I32, "n", ir.I32, "N", ir.I32, "", ir.I32, "func", ir.I32, "type", ir.I32, "n_",
		ir.I32)
	Size(Out(k, "s", "l"), "s", P("n"), "l", P("len"), "k", P("kernel"), "t", P("N"), "e", P("err"))
	Grid(k, L(P("ctx")), nil)
	for _, typ := range []ir.Type{ir.F32, ir.F64} {
		k := b.Kernel("names2", "Names2", "T_:T *", Ptr(typ), "n_:T *", Ptr(typ), "t", ir.I32)
		Template(Grid(Size(Out(k, "T_"), "T_", T("n"), "n_", P("t")), L(P("t")), nil), []string{"T", "n:int"}, typ, int64(3))
	}
	k = b.Kernel("int64", "Int64", "any", ConstPtr(ir.F32), "append", Ptr(ir.F32), "min", ir.I32)
	Grid(Size(Out(k, "append"), "any", P("min"), "append", X("min", P("min"), N(3))), L(X("max", P("min"), N(1))), nil)
	return b.M
}

// shared uses structs and a constant of a header that other_kbind.go declares.
func shared(t *testing.T) *ir.Module {
	b := New(ir.CUDA, "shared.cu", text(t, "shared/shared.cu")).Include("vec.h", text(t, "shared/vec.h"))
	vec := b.Struct("Vec", "x", ir.F32, "y", ir.F32)
	box := b.Struct("Box", "lo", vec, "hi", vec)
	Grid(Size(b.Kernel("move", "Move", "p", Ptr(vec), "b", box, "n", ir.I32), "p", P("n")), L(P("n")), nil)
	b.M.Exports = []ir.Export{{Name: "SIDES", GoName: "Sides", Type: ir.I32, Bits: 4, Pos: b.Pos("//kbind:export")}}
	return b.M
}
