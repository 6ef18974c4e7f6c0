package cuda

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/kbind/kbind/bindgen"
)

var update = flag.Bool("update", false, "write the texts that the tests expect")

// TestText holds what becomes of the kernels in testdata to NAME.want.
func TestText(t *testing.T) {
	files, err := filepath.Glob("testdata/*.c[ul]")
	if err != nil || len(files) < 3 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			m, diags := bindgen.Load(&bindgen.Config{All: true}, filepath.ToSlash(f))
			if diags.Len() > 0 {
				t.Fatal(diags.Items[0].Msg)
			}
			var b strings.Builder
			for _, l := range []Language{CUDA, HIP} {
				r, err := Emit(m, l)
				if err != nil {
					t.Fatal(err)
				}
				for _, k := range r.Kernels {
					if k.Refused != nil {
						fmt.Fprintf(&b, "// %s: %s refused: line %d: %s\n", l, k.Kernel.Name,
							m.Set.Position(k.Refused.Pos).Line, k.Refused.Msg)
						continue
					}
					fmt.Fprintf(&b, "// %s: %s is %s, needs %v\n", l, k.Kernel.Name, k.Entry, k.Needs)
				}
				if l == CUDA {
					b.WriteString(r.Text)
				}
			}
			want := strings.TrimSuffix(f, filepath.Ext(f)) + ".want"
			if *update {
				if err := os.WriteFile(want, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			text, err := os.ReadFile(want)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(text), b.String()); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}

// TestWaves expects that a sum of 32 lanes is refused where warps have 64 threads: a mask of 64 lanes, which the source
// may have, has become one of 32.
func TestWaves(t *testing.T) {
	const text = `#include <hip/hip_runtime.h>
__global__ void sum(int* x) { x[threadIdx.x] = __reduce_add_sync(~0ull, x[threadIdx.x]); }
`
	open := func(string) ([]byte, error) { return []byte(text), nil }
	for _, wave64 := range []bool{false, true} {
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: open, Wave64: wave64}, "k.hip")
		if diags.Len() > 0 {
			t.Fatal(diags.Items[0].Msg)
		}
		for _, l := range []Language{CUDA, HIP} {
			r, err := Emit(m, l)
			if err != nil {
				t.Fatal(err)
			}
			if got := r.Kernels[0].Refused; (got != nil) != wave64 {
				t.Errorf("%s with waves of 64 %v: %v", l, wave64, got)
			}
		}
	}
}
