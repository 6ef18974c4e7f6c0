package pocl_test

import (
	"strings"
	"testing"
)

// TestRounds checks in which kernels PoCL must not merge barriers.
func TestRounds(t *testing.T) {
	for body, want := range map[string]bool{
		"x[1] = 1; __syncthreads(); x[2] = x[1];":                        false,
		"x[1] = 1; __syncthreads(); for (int i = 0; i < 4; i++) x[i]++;": false,
		"for (int i = 0; i < 4; i++) { x[i]++; __syncthreads(); }":       true,
		"while (n--) if (x[0]) { x[0]++; __syncthreads(); }":             true,
		"while (n--) wait();": true,
		"wait();":             false,
		"again: __syncthreads(); if (n-- > 0) goto again;": true,
		"x[0] = __shfl_down_sync(~0u, n, 1);":              true, // a function of the library
		"x[0] = __syncthreads_or(x[threadIdx.x]);":         true,
	} {
		text := "__device__ void wait() { __syncthreads(); }\n__global__ void k(int *x, int n) { " + body + " }"
		out := inOpenCL(t, text)
		if strings.Contains(out.Text, "KB_BARRIER(") != want {
			t.Errorf("%s\nthe text has barriers that are not merged: %v, want %v\n%s", body, !want, want, out.Text)
		}
	}
}
