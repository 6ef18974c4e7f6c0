package gen

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

// BenchmarkGenerate measures generation alone, by kernels in one file.
func BenchmarkGenerate(b *testing.B) {
	for _, n := range []int{1, 100, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			m := many(n)
			opt := Options{Version: "v0.0.1", Dir: b.TempDir(), Package: "k", Files: []string{"many.cu"}}
			for b.Loop() {
				if _, diags := Generate(m, opt); diags.Err() != nil {
					b.Fatal(diags.Err())
				}
			}
			b.ReportMetric(float64(b.N*n)/b.Elapsed().Seconds(), "kernels/s")
		})
	}
}

// many is a module of n kernels that add vectors.
func many(n int) *ir.Module {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, "__global__ void add_%d(const float* a, const float* b, float* c, int n);\n", i)
	}
	b := New(ir.CUDA, "many.cu", text.String())
	for i := range n {
		k := b.Kernel(fmt.Sprintf("add_%d", i), fmt.Sprintf("Add%d", i), "a", ConstPtr(ir.F32), "b", ConstPtr(ir.F32), "c",
			Ptr(ir.F32), "n", ir.I32)
		Grid(Size(Out(k, "c"), "a", P("n"), "b", P("n"), "c", P("n")), L(P("n")), L(N(256)))
	}
	return b.M
}
