package bindgen

import "testing"

// TestHalfConstants has the constants of 16-bit floats in constant expressions (cl_khr_fp16): each array has one
// element, or none that C allows.
func TestHalfConstants(t *testing.T) {
	const text = `kernel void k(global int *p) {
    int pi[sizeof(M_PI_H) == 2 && M_PI_H == 3.140625h ? 1 : -1];
    int root[M_SQRT1_2_H == 0.70703125h && M_E_H == 2.71875h ? 1 : -1];
    int exponents[HALF_RADIX == 2 && HALF_MAX_10_EXP == 4 && HALF_MIN_10_EXP == -4 ? 1 : -1];
    pi[0] = root[0] = exponents[0] = *p;
    *p = pi[0];
}
`
	m, diags := Load(&Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }}, "k.cl")
	if diags.Len() > 0 || len(m.Kernels) != 1 || m.Kernels[0].Func == nil {
		t.Errorf("%d kernels: %v", len(m.Kernels), diags.Err())
	}
}
