package pocl_test

import (
	"slices"
	"testing"
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
		out := inOpenCL(t, text)
		if slices.Contains(out.Plain, "Intel(R) OpenCL") != want {
			t.Errorf("%s\nIntel's compiler is not to optimise it: %v, want %v", body, !want, want)
		}
	}
}
