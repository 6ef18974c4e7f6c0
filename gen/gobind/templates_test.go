package gobind

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

func templates(t *testing.T) *ir.Module {
	b := New(ir.CUDA, "templates.cu", text(t, "templates/templates.cu"))
	n := P("n")
	for _, t1 := range []ir.Type{ir.F32, ir.F64} {
		for _, t2 := range []ir.Type{ir.I32, ir.I64} {
			k := b.Kernel("axpy", "Axpy", "a:T", t1, "x:const U *", ConstPtr(t2), "y:T *", Ptr(t1), "n", ir.I32)
			Template(Grid(Size(k, "x", n, "y", n), L(n), nil), []string{"T", "U"}, t1, t2)
		}
	}
	for _, pair := range [][2]ir.Type{{ir.F32, ir.I32}, {ir.F64, ir.I64}} {
		k := b.Kernel("mix", "Mix", "x:T *", Ptr(pair[0]), "y:const U *", ConstPtr(pair[1]), "n", ir.I32)
		Template(Grid(Size(k, "x", n, "y", n), L(n), nil), []string{"T", "U"}, pair[0], pair[1])
	}
	for _, a := range []struct {
		typ    ir.Type
		bm, bn int64
	}{{ir.F32, 16, 16}, {ir.F32, 32, 16}, {ir.F64, 16, 16}, {ir.F64, 16, 8}} {
		k := b.Kernel("gemm", "Gemm", "A:const T *", ConstPtr(a.typ), "B:const T *", ConstPtr(a.typ), "C:T *", Ptr(a.typ),
			"m", ir.I32, "n", ir.I32, "k", ir.I32)
		Size(Out(k, "C"), "A", X("*", P("m"), P("k")), "B", X("*", P("k"), n), "C", X("*", P("m"), n))
		Grid(k, L(n, P("m")), L(T("BN"), T("BM")))
		Template(k, []string{"T", "BM:int", "BN:int"}, a.typ, a.bm, a.bn)
	}
	for _, fast := range []int64{0, 1} {
		Template(Grid(Size(b.Kernel("norm", "Norm", "x", Ptr(ir.F32), "n", ir.I32), "x", n), L(n), nil),
			[]string{"FAST:bool"}, fast)
	}
	for _, typ := range []ir.Type{ir.F32, ir.I32} {
		Template(Grid(Size(Out(b.Kernel("fill", "Fill", "out:T *", Ptr(typ), "n", ir.I32), "out"), "out", n), L(n), nil),
			[]string{"T"}, typ)
		Template(Grid(Size(Out(b.Kernel("count", "Count", "data", ConstPtr(ir.Void), "found", Ptr(ir.I32), "n", ir.I32),
			"found"), "data", X("*", N(4), n), "found", N(1)), L(n), nil), []string{"T"}, typ)
	}
	for _, typ := range []ir.Scalar{ir.F32, ir.I32} {
		pair := b.Struct("Pair<"+CType(typ)+">", "a", typ, "b", typ)
		pair.Pos = b.Pos("struct Pair")
		Template(Grid(Size(b.Kernel("swap", "Swap", "p:Pair<T> *", Ptr(pair), "n", ir.I32), "p", n), L(n), nil),
			[]string{"T"}, typ)
	}
	for _, c := range []string{"char", "signed char"} {
		k := Template(Grid(Size(b.Kernel("bytes", "Bytes", "p:T *", Ptr(ir.I8), "n", ir.I32), "p", n), L(n), nil),
			[]string{"T"}, ir.I8)
		k.Args[0].Text = c
		k.Symbol += "_" + c[:1]
	}
	vec3 := b.Struct("Vec3", "x", ir.F32, "y", ir.F32, "z", ir.F32)
	for _, typ := range []ir.Type{ir.F16, Vec(ir.F32, 2), vec3} {
		k := b.Kernel("sum", "Sum", "x:const scalar_t *", ConstPtr(typ), "total:scalar_t *", Ptr(typ), "n", ir.I64)
		Template(Grid(Size(Out(k, "total"), "x", n, "total", N(1)), L(n), nil), []string{"scalar_t"}, typ)
	}
	for _, twice := range []int64{0, 1} {
		k := b.Kernel("widen", "Widen", "x", ConstPtr(ir.F32), "y", Ptr(ir.F32), "n", ir.I32)
		Size(Out(k, "y"), "x", n, "y", X("*", X("+", T("TWICE"), N(1)), n))
		Template(Grid(k, L(n), L(X("*", T("N"), N(32)))), []string{"TWICE:bool", "N:unsigned"}, twice, int64(4))
	}
	return b.M
}
