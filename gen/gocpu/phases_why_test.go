package gocpu

import (
	"strings"
	"testing"
)

// Which form a kernel gets, and why: the line of each kernel's reason is found by the text "HERE" in it.
func TestWhy(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"plain", `__global__ void k(int *out) { out[threadIdx.x] = 1; }`, "plain"},
		{"uniform", `__global__ void k(int *out, int n) { for (int i = 0; i < n; i++) { __syncthreads(); out[i] = threadIdx.x; } }`, "phases"},
		{"early return", `__global__ void k(int *out, int n) { if (threadIdx.x >= n) return; __syncthreads(); out[0] = 1; }`, "phases"},
		{"divergent if", "__global__ void k(int *out) { if (threadIdx.x < 7)\n__syncthreads(); /*HERE*/ }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"trip count", "__global__ void k(int *out) { for (int i = 0; i < threadIdx.x; i++) {\n out[i] = 1;\n__syncthreads(); /*HERE*/ } }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"loaded trip count", "__global__ void k(int *out) { for (int i = 0; i < out[0]; i++) {\n__syncthreads(); /*HERE*/ out[1] = i; } }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"break", "__global__ void k(int *out, int n) { for (int i = 0; i < n; i++) {\n__syncthreads(); /*HERE*/ \n if (out[i] == threadIdx.x) break; } }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"changed in a divergent loop", "__global__ void k(int *out, int n) { int m = n; for (int i = 0; i < threadIdx.x; i++) m++; while (m-- > 0)\n__syncthreads(); /*HERE*/ }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"shared value", "__global__ void k(int *out) { __shared__ int s; s = 1; __syncthreads(); if (s)\n__syncthreads(); /*HERE*/ }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"address", "__device__ void set(int *p) { *p = threadIdx.x; } __global__ void k(int *out, int n) { set(&n); if (n)\n__syncthreads(); /*HERE*/ }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
		{"label", "__global__ void k(int *out, int n) {\nagain: /*HERE*/ __syncthreads(); if (n-- > 0) goto again; }", "resumable: there is a label"},
		{"waiting", "__global__ void k(volatile int *flag) { if (blockIdx.x == 0)\nwhile (atomicAdd((int *)flag, 0) == 0) {} /*HERE*/ __syncthreads(); }", "resumable: threads wait here for what another thread writes"},
		{"mask", "__global__ void k(unsigned *out, unsigned m) {\nout[threadIdx.x] = __shfl_sync(m, out[0], 1); /*HERE*/ }", "resumable: the mask of this operation need not name all lanes of the warp"},
		{"warp", "__global__ void k(int *out) { out[threadIdx.x] = __shfl_sync(0xffffffff, out[0], 1); }", "phases"},
		{"lanes", "__global__ void k(int *out) { if (threadIdx.x & 1)\nout[threadIdx.x] = __shfl_sync(0xffffffff, out[0], 1); /*HERE*/ }",
			"resumable: not all threads of a warp need come here together: they may differ in the condition in line 1"},
		{"warps", "__global__ void k(int *out) { if (threadIdx.x / 32 == 1) out[threadIdx.x] = __shfl_sync(0xffffffff, out[0], 1); } /*HERE*/",
			"phases: resumable when the width of the block is no multiple of 32"},
		{"barrier of some warps", "__global__ void k(int *out) { if (threadIdx.x < 32)\n__syncthreads(); /*HERE*/ }",
			"resumable: not all threads of a block need come here together: they may differ in the condition in line 1"},
	} {
		_, got, _ := strings.Cut(strings.TrimSpace(why(t, c.text)), ": ")
		want := c.want
		if form, text, ok := strings.Cut(want, ": "); ok {
			want = form + ", line " + itoa(1+strings.Count(c.text[:strings.Index(c.text, "HERE")], "\n")) + ": " + text
		}
		if got != want {
			t.Errorf("%s: %s\nwant %s", c.name, got, want)
		}
	}
}
