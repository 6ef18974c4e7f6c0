package gocpu

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/internal/plan"
)

// TestSharedAtomicRounds: the operand of an atomic operation is rounded, also where sums are contracted and the
// operation is written as a plain one.
func TestSharedAtomicRounds(t *testing.T) {
	const text = `
__global__ void k(float *out, const float *a) {
    __shared__ float s;
    atomicAdd(&s, a[0] * a[1]);
    __syncthreads();
    out[threadIdx.x] = s;
}`
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
		return []byte(text), nil
	}}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags)
	}
	res, err := Emit(plan.Of(m, plan.Options{Contract: true}),
		Options{Package: "main", File: "k_kbind_cpu.go", Header: "x", Ident: "image", Prefix: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	if src := string(res.Source); strings.Contains(src, "FMA") || strings.Contains(src, "Fma") ||
		!strings.Contains(src, "float32(a[0] * a[1])") {
		t.Errorf("no rounded product:\n%s", src)
	}
}
