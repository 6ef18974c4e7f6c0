package opencl

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestWaves expects that where warps have 64 threads, operations on 32 lanes are refused, and the others are not.
func TestWaves(t *testing.T) {
	const text = `#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
__global__ void tile(int* x) {
    auto t = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
    x[threadIdx.x] = t.ballot(x[threadIdx.x]);
}
__global__ void sum(int* x) { x[threadIdx.x] = __reduce_add_sync(~0u, x[threadIdx.x]); }
__global__ void wide(int* x) { x[threadIdx.x] = __popcll(__ballot(x[threadIdx.x])); }
`
	open := func(string) ([]byte, error) { return []byte(text), nil }
	for _, wave64 := range []bool{false, true} {
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: open, Wave64: wave64}, "k.hip")
		if diags.Len() > 0 {
			t.Fatal(diags.Items[0].Msg)
		}
		for _, k := range Emit(m, Options{}).Kernels {
			refused := k.Refused != nil
			if refused && !strings.Contains(k.Refused.Msg, "for warps of 32 threads") {
				t.Errorf("%s: %s", k.Name, k.Refused.Msg)
			}
			if want := wave64 && k.Name != "wide"; refused != want {
				t.Errorf("%s with waves of 64 %v: refused %v, want %v", k.Name, wave64, refused, want)
			}
		}
	}
}
