package gobind

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

// forms has kernels that differ in what their directives say.
func forms(t *testing.T) *ir.Module {
	b := New(ir.CUDA, "forms.cu", text(t, "forms/forms.cu"))
	n := P("n")
	size := func(k *ir.Kernel, pairs ...any) *ir.Kernel { return Grid(Size(k, pairs...), L(n), nil) }

	size(Doc(b.Kernel("plain", "Plain", "x", Ptr(ir.F32), "c", ir.F32, "n", ir.U8), "adds a constant to x."), "x", n)
	size(Doc(Out(b.Kernel("lookup", "Lookup", "index", ConstPtr(ir.I32), "table", ConstPtr(ir.F32), "out", Ptr(ir.F32),
		"n", ir.I64), "out"), "Reads a table."), "index", n, "out", n)

	k := Out(b.Kernel("blocks2d", "Blocks2d", "in", ConstPtr(ir.F32), "out", Ptr(ir.F32), "extra", Ptr(ir.F32), "w",
		ir.I32, "h", ir.I32), "out", "extra")
	wh := X("*", P("w"), P("h"))
	Size(k, "in", wh, "out", wh, "extra", P("h"))
	k.Attrs.Blocks, k.Attrs.Block = L(X("ceildiv", P("w"), N(16)), X("ceildiv", P("h"), N(16))), L(N(16), N(16))

	k = size(b.Kernel("dynamic_shared", "DynamicShared", "x", Ptr(ir.F32), "n", ir.I32), "x", n)
	k.Features = []ir.Feature{{Name: "dynamic-shared", Pos: k.Pos}}
	Grid(b.Kernel("no_pointers", "NoPointers", "n", ir.I32), L(n), nil)
	Grid(b.Kernel("no_size", "NoSize", "x", Ptr(ir.F32), "n", ir.I32), L(n), nil)
	b.Kernel("all_only", "AllOnly", "x", Ptr(ir.F32), "rows", Ptr(ConstPtr(ir.F32)), "raw", Ptr(ir.Void), "n",
		ir.I32).Bound = false

	k = size(b.Kernel("bounded", "Bounded", "x", Ptr(ir.F64), "n", ir.U64, "on", ir.Bool), "x", n)
	k.MaxThreads, k.Attrs.Cooperative = 128, true

	k = b.Kernel("expressions", "Expressions", "a", ConstPtr(ir.F32), "b", Ptr(ir.F32), "n", ir.I32, "m", ir.I32, "k",
		ir.U32)
	Size(Out(k, "b"), "a", n, "b",
		X("-", X("max", X("min", n, P("m")), X("neg", P("k"))), X("-", N(2), X("*", X("+", n, N(1)), X("/", P("m"), N(3))))))
	k.Attrs.Grid = L(X("*", X("*", N(2), N(3)), n), X("%", n, P("m")), X("+", X("*", N(1<<40), n), N(-1)))
	k.Attrs.Asserts = L(
		X("&&", X("||", X("<", n, P("m")), X("!", X("==", P("k"), N(0)))), X(">=", X("*", n, n), N(1))),
		X("!=", X("/", N(1), N(0)), n))

	b.Kernel("nothing", "Nothing")
	b.Kernel("images", "Images", "tex", &ir.Opaque{Name: "cudaTextureObject_t", Size: 8, Align: 8}, "x",
		Ptr(ir.F32)).Bound = false
	size(b.Kernel("opaque", "Opaque", "state", Ptr(&ir.Opaque{Name: "curandState"}), "x", Ptr(ir.F32), "n", ir.I32), "x",
		n)
	return b.M
}
