package pocl_test

import (
	"slices"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
)

// TestFilled checks which kernels Intel's compiler must not optimise.
func TestFilled(t *testing.T) {
	for body, want := range map[string]bool{
		"int v[4]; for (int i = 0; i < 4; i++) { __syncthreads(); v[i] = x[i]; } x[n] = v[n];":            true,
		"int v[4], *p = v; for (int i = 0; i < 4; i++) { p[i] = x[i]; __syncthreads(); } x[n] = v[n];":    true,
		"int v[4]; for (int i = 0; i < 4; i++) { __syncthreads(); v[1] = x[i]; } x[n] = v[n];":            false,
		"int v[4]; for (int i = 0; i < 4; i++) v[i] = x[i]; __syncthreads(); x[n] = v[n];":                false,
		"for (int i = 0; i < 4; i++) { __syncthreads(); x[i] = n; }":                                      false,
		"int v[4]; for (; n; n--) { __syncthreads(); for (int j = 0; j < 4; j++) v[j] += n; } *x = v[2];": false,
	} {
		text := "__global__ void k(int *x, int n) { " + body + " }"
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }},
			"k.cu")
		if err := diags.Err(); err != nil {
			t.Fatal(err)
		}
		k := m.Kernels[0]
		out, refused := cwriter.Write(cwriter.OpenCL(), m, k, k.Func, globals.New(m))
		if refused != nil {
			t.Fatal(refused.Why)
		}
		if slices.Contains(out.Plain, "Intel(R) OpenCL") != want {
			t.Errorf("%s\nIntel's compiler is not to optimise it: %v, want %v", body, !want, want)
		}
	}
}
