package gobind

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

// text reads a source of a case.
func text(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", path))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// contract has one kernel for each form of the API.
func contract(t *testing.T) *ir.Module {
	b := New(ir.CUDA, "vector_add.cu", text(t, "contract/vector_add.cu")).Include("common.cuh",
		text(t, "contract/common.cuh"))
	b.Global("coef", &ir.Array{Elem: ir.F32, N: 4}, ir.Constant, "Coef")
	b.Global("counter", ir.I32, ir.Global, "Counter")
	n := P("n")

	k := Doc(b.Kernel("vector_add", "VectorAdd", "a", ConstPtr(ir.F32), "b", ConstPtr(ir.F32), "c", Ptr(ir.F32), "n",
		ir.I32), "Adds two vectors.")
	Grid(Size(Out(k, "c"), "a", n, "b", n, "c", n), L(n), L(N(256)))

	for _, typ := range []ir.Scalar{ir.F32, ir.F64} {
		k := Doc(b.Kernel("scale", "Scale", "x:T *", Ptr(typ), "a:T", typ, "n", ir.I32), "Multiplies x by a.")
		Template(Grid(Size(k, "x", n), L(n), L(N(256))), []string{"T"}, typ)
	}
	for _, block := range []int64{128, 256} {
		k := Doc(b.Kernel("block_sum", "BlockSum", "x", ConstPtr(ir.F32), "sums", Ptr(ir.F32), "n", ir.I32),
			"Sums each block of BLOCK elements.")
		Template(Grid(Size(Out(k, "sums"), "x", n, "sums", X("ceildiv", n, T("BLOCK"))), L(n), L(T("BLOCK"))),
			[]string{"BLOCK:int"}, block)
	}

	particle := b.Struct("Particle", "x", ir.F32, "v", ir.F32, "kind", ir.I8, "mass", ir.F64)
	params := b.Struct("StepParams", "dt", ir.F32, "extra", Ptr(ir.F32))
	k = Doc(b.Kernel("step", "Step", "p", Ptr(particle), "params", params, "tmp", Ptr(ir.F32), "n", ir.I32),
		"Moves particles by one step.")
	Grid(Size(k, "p", n, "tmp", X("*", N(2), n)), L(n), nil)
	k.Attrs.Scratch["tmp"] = X("*", N(2), n)
	even := X("==", X("%", n, N(2)), N(0))
	even.Text = "n % 2 == 0"
	k.Attrs.Asserts, k.Attrs.Shared = L(even), X("*", N(4), n)

	Doc(b.Kernel("raw", "Raw", "data", Ptr(ir.F32), "v", Vec(ir.F32, 4)),
		"No directives for sizes or shape: the Launch form only.")
	return b.M
}
