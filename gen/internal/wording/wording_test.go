package wording_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/wording"
)

// Each line assigns an expression, and its comment says what a report calls it.
var kernels = map[string]string{
	"k.cu": `
struct P { int x; float2 v; };
__global__ void k(int *out, const int *in, P *p, unsigned u, int n) {
    out[0] = in[threadIdx.x + 1]; // in[threadIdx.x + 1]
    out[1] = (n + 1) * -n; // (n + 1) * -n
    out[2] = p->x; // p->x
    out[3] = p[n].v.y; // p[n].v.y
    out[4] = n > 3 ? n : ~n; // (n > 3) ? n : ~n
    out[5] = blockIdx.y * blockDim.y; // blockIdx.y * blockDim.y
    out[6] = *(in + n); // in[n]
    out[7] = min(n, 4); // min(n, 4)
    out[8] = n + n + n + n + n + n + n + n + n + n; // ((((((((n + n) + n) + n) + n) + n) + n) + n) + n...
}`,
	"k.cl": `
__kernel void k(__global int *out, __global const int *in, int4 v) {
    out[0] = in[get_global_id(0)]; // in[get_global_id(0)]
    out[1] = get_local_id(1) * 2; // get_local_id(1) * 2
    out[2] = v.s2; // v.z
}`,
}

func TestText(t *testing.T) {
	for name, text := range kernels {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
		if diags.Len() > 0 {
			var b strings.Builder
			diags.Format(&b, false)
			t.Fatal(b.String())
		}
		lines := strings.Split(text, "\n")
		words, seen := wording.New(m.Dialect), 0
		ir.WalkStmts(m.Kernels[0].Func.Body, func(s ir.Stmt) bool {
			a, ok := s.(*ir.Assign)
			if !ok {
				return true
			}
			line := m.Set.Position(a.At).Line
			_, want, _ := strings.Cut(lines[line-1], "// ")
			seen++
			if got := wording.Short(words.Text(a.Src)); got != want {
				t.Errorf("%s:%d: %q, want %q", name, line, got, want)
			}
			return true
		})
		if want := strings.Count(text, "// "); seen != want {
			t.Errorf("%s: %d of %d assignments", name, seen, want)
		}
	}
}

func TestCalled(t *testing.T) {
	v := &ir.Ref{X: ir.X{Typ: ir.I32}, Var: &ir.Var{Name: "v_2", Type: ir.I32}}
	called := *v
	called.Call("something")
	if got := wording.New(ir.CUDA).Text(&called); got != "something" {
		t.Errorf("a report says %q", got)
	}
}

func TestLaneNames(t *testing.T) {
	if got := wording.LaneNames([]int{3, 0, 4, 15}); got != "wxs4sf" {
		t.Error(got)
	}
}
