package gocpu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/plan"
)

// TestWide checks which kernels run blocks that lie side by side as one.
func TestWide(t *testing.T) {
	for _, c := range []struct {
		body string
		side int
	}{
		{"int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = i;", 1},
		{"int i = threadIdx.x + blockDim.x * blockIdx.x; if (i >= n) return; out[i] = i;", 1},
		{"size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = 1;", 1},
		{"int tx = threadIdx.x, bx = blockIdx.x, dx = blockDim.x; int i = bx * dx + tx; if (i < n) out[i] = i;", 1},
		{"int first = blockIdx.x * blockDim.x; int i = 2 + first + threadIdx.x; if (i < n) out[i] = i;", 1},
		{"int i = blockIdx.x * 64 + threadIdx.x; if (i < n) out[i] = i;", 64},
		{"int i = (blockIdx.x << 5) + threadIdx.x; if (i < n) out[i] = i;", 32},
		{"int i = blockIdx.x * blockDim.x + threadIdx.x, j = (blockIdx.y * blockDim.y + threadIdx.y) * n; out[i + j] = i;",
			1},
		{"int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(&out[i % 7], 1);", 1},
		{"int i = blockIdx.x * 64 + threadIdx.x + blockIdx.x * blockDim.x; if (i < n) out[i] = i;", 0},
		{"int i = blockIdx.x * 64 + threadIdx.x; int j = blockIdx.x * 32 + threadIdx.x; if (i < n) out[j] = i;", 0},
		// the product may wrap around
		{"size_t i = (size_t)(blockIdx.x * blockDim.x) + threadIdx.x; if (i < n) out[i] = 1;", 0},
		{"int i = blockIdx.x * blockDim.x + threadIdx.x; if (threadIdx.x < n) out[i] = i;", 0},
		{"int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = blockIdx.x;", 0},
		{"int i = 2 * blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = 1;", 0},
		{"int i = blockIdx.x * blockDim.x + threadIdx.x; for (int k = 0; k < n; k++) out[i] += k;", 0},
		{"__shared__ int s; int i = blockIdx.x * blockDim.x + threadIdx.x; s = i; if (i < n) out[i] = s;", 0},
		{"int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = clock();", 0},
	} {
		text := "__global__ void k(int* out, int n) { " + c.body + " }"
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
			return []byte(text), nil
		}}, "k.cu")
		if diags.Len() > 0 {
			t.Fatal(c.body, diags)
		}
		res, err := Emit(plan.Of(m, plan.Options{}), Options{Package: "main", File: "k_kbind_cpu.go", Header: "x",
			Ident: "image", Prefix: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		if found, want := strings.Contains(string(res.Source), "Side:"),
			fmt.Sprintf("Side: %d}", c.side); found != (c.side != 0) || found && !strings.Contains(string(res.Source), want) {
			t.Errorf("%s: want %s:\n%s", c.body, want, res.Source)
		}
	}
}

// TestWideRuns checks what blocks that run as one compute, and which thread faults.
func TestWideRuns(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	out, n, w := param("out", ptr(ir.I32)), param("n", ir.I32), param("w", ir.I32)
	x, y := local("x", ir.I32), local("y", ir.I32)
	gidY := conv(ir.I32, add(mul(op("id.block.y", ir.U32), op("dim.block.y", ir.U32)), op("id.thread.y", ir.U32)))
	u.kernel("fill", params(out, n, w), u.decl(x, gid()), u.decl(y, gidY),
		u.iff(lt(get(x), get(n)), u.set(at(get(out), add(mul(get(y), get(w)), get(x))), add(mul(get(y), i32(100)), get(x)))))
	p.add("blocks side by side", `
		for gx := uint32(1); gx < 9; gx++ { for bx := uint32(1); bx < 6; bx++ {
			w := int32(gx*bx)
			for n := w-3; n < w+2; n++ {
				out := make([]int32, w*6)
				msg := run("fill", dim(gx, 2), dim(bx, 3), 0, buf(out), val(n), val(w))
				for i, v := range out {
					x, y := int32(i)%w, int32(i)/w
					want := y*100+x
					if x >= n { want = 0 }
					if v != want { fmt.Println(gx, bx, n, msg, out); break }
				}
			}
		} }
		out := make([]int32, 37)
		fmt.Println(run("fill", dim(10), dim(4), 0, buf(out), val(int32(50)), val(int32(0))), block.BlockIdx.X, block.Rank, out[36])`,
		"index out of range [37] with length 37 (thread 1) 9 1 36")
	p.check(t)
}
