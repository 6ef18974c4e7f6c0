package live_test

import (
	"fmt"
	"regexp"
	"sort"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/live"
)

// A "// live: a b" comment at the end of a line that holds a barrier says which variables are live while the threads
// wait there.
const kernels = `
__global__ void straight(int *out, int n) {
    int t = threadIdx.x, a = n, b = t * 2;
    __syncthreads(); // live: a t
    b = a + 1;
    __syncthreads(); // live: b t
    out[t] = b;
}

__global__ void branches(int *out, int n) {
    int t = threadIdx.x, a = 1, b = 2, c;
    if (n) {
        __syncthreads(); // live: a t
        c = a;
    } else {
        __syncthreads(); // live: b t
        c = b;
        a = 5;
    }
    __syncthreads(); // live: c t
    out[t] = c;
}

__global__ void loops(int *out, int n) {
    int t = threadIdx.x, sum = 0, last = 0;
    for (int i = 0; i < 8; i++) {
        int twice = i * 2;
        __syncthreads(); // live: i last n sum t twice
        sum += twice;
        if (sum > n) break;
        last = i;
        __syncthreads(); // live: i last n sum t
    }
    __syncthreads(); // live: last t
    out[t] = last;
}

__global__ void around(int *out) {
    int t = threadIdx.x, old = 0, fresh;
    do {
        fresh = old + 1;
        __syncthreads(); // live: fresh t
        old = fresh * 2;
    } while (old < 20);
    out[t] = old;
}

__global__ void returns(int *out, int n) {
    int t = threadIdx.x, a = t;
    __syncthreads(); // live: a n t
    if (a > n) return;
    __syncthreads(); // live: t
    out[t] = 0;
}

__global__ void jumps(int *out, int n) {
    int t = threadIdx.x, a = 0, b = t;
again:
    __syncthreads(); // live: a b n t
    a += b;
    if (a < n) goto again;
    __syncthreads(); // live: a t
    out[t] = a;
}

__global__ void cases(int *out, int n) {
    int t = threadIdx.x, a = 1, b = 2;
    switch (n) {
    case 0:
        __syncthreads(); // live: a t
        b = a;
    case 1:
        __syncthreads(); // live: b t
        a = 3;
        break;
    default:
        b = 7;
    }
    out[t] = b;
}
`

func TestWaits(t *testing.T) {
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
		return []byte(kernels), nil
	}}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags)
	}
	lines := strings.Split(kernels, "\n")
	comment := regexp.MustCompile(`// live: (.*)`)
	checked := 0
	for _, k := range m.Kernels {
		var vars []*ir.Var
		vars = append(vars, k.Func.Params...)
		ir.WalkStmts(k.Func.Body, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Declare); ok && d.Var.Kind == ir.Local {
				vars = append(vars, d.Var)
			}
			return true
		})
		info := live.Analyse(k.Func.Body, vars)
		ir.WalkStmts(k.Func.Body, func(s ir.Stmt) bool {
			e, ok := s.(*ir.Effect)
			if !ok || e.Op != "sync.block" {
				return true
			}
			var names []string
			for _, v := range info.Within(e) {
				if v.Source != "out" {
					names = append(names, v.Source)
				}
			}
			sort.Strings(names)
			line := m.Set.Position(e.At).Line
			want := comment.FindStringSubmatch(lines[line-1])
			if got := strings.Join(names, " "); want == nil || got != want[1] {
				t.Errorf("line %d: %s, live are %s", line, strings.TrimSpace(lines[line-1]), got)
			}
			if before, after := fmt.Sprint(info.Before(s)), fmt.Sprint(info.After(s)); before != after {
				t.Errorf("line %d: a barrier uses no variables: %s before, %s behind", line, before, after)
			}
			checked++
			return true
		})
	}
	if checked != strings.Count(kernels, "// live:") {
		t.Errorf("%d barriers of %d", checked, strings.Count(kernels, "// live:"))
	}
}
