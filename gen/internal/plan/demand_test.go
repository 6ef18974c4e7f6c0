package plan

import (
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// words lists what d says, sorted.
func (d *Demand) words() string {
	var list []string
	each := func(name string, taken [3]bool) {
		for i, some := range taken {
			if some {
				list = append(list, name+"."+"xyz"[i:i+1])
			}
		}
	}
	each("thread", d.Thread)
	each("block", d.BlockIdx)
	each("blockDim", d.BlockDim)
	each("gridDim", d.GridDim)
	if d.Current {
		list = append(list, "current")
	}
	if d.Globals {
		list = append(list, "globals")
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// planOf plans the kernel k of a text.
func planOf(t *testing.T, text string, opt Options) *Kernel {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
		return []byte(text), nil
	}}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags)
	}
	p := Of(m, opt)
	if r := p.Kernels[0].Refused; r != nil {
		t.Fatal(r.Msg)
	}
	return p.Kernels[0]
}

// TestPlainDemand shows what the body of a plain kernel takes: what is printed of it, and nothing else.
func TestPlainDemand(t *testing.T) {
	head := "__constant__ int fixed = 3; __device__ int counter;\n" +
		"__device__ __noinline__ int row(int n) { int s = 0; for (int i = 0; i < n; i++) s += threadIdx.y; return s; }\n" +
		"__global__ void k(int *a, int n) { "
	for _, c := range []struct{ name, body, want string }{
		{"nothing", "a[0] = n;", ""},
		{"indices", "a[blockIdx.x * blockDim.x + threadIdx.x] = gridDim.z;", "block.x blockDim.x gridDim.z thread.x"},
		{"by a call", "a[0] = row(n);", "thread.y"},
		{"behind a return", "a[0] = n; return; a[1] = threadIdx.x;", ""},
		{"a variable of the module", "counter = n;", "globals"},
		{"a step", "for (int i = threadIdx.x; i < n; i += blockDim.x) a[i] = i;", "blockDim.x thread.x"},
		{"a step that is never reached", "for (int i = 0, j = 0; i < n; i += blockDim.x, j += gridDim.x) " +
			"{ a[i] = j; return; }", ""},
		{"a step after continue", "for (int i = 0, j = 0; i < n; i += blockDim.x, j += gridDim.x) " +
			"{ a[i] = j; if (j < n) continue; return; }", "blockDim.x gridDim.x"},
		{"a test that is never reached", "do { a[0] = n; return; } while (n < threadIdx.z);", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := planOf(t, head+c.body+" }", Options{Slow: true})
			if got := k.Takes.words(); got != c.want {
				t.Errorf("takes %q, want %q", got, c.want)
			}
		})
	}
}

// TestPhasesDemand shows what is taken by the threads of a region, and by what is done once for the block or a warp.
func TestPhasesDemand(t *testing.T) {
	k := planOf(t, `__global__ void k(int *a, int n) {
	__shared__ int s[256];
	int i = threadIdx.x, v = a[i] + blockIdx.y;
	s[i] = v;
	__syncthreads();
	if (n > gridDim.x)
		v += __shfl_xor_sync(~0u, s[255 - i], 1);
	a[i] = v;
}`, Options{})
	ph := k.Phases
	if got, want := ph.Takes.words(), "block.y gridDim.x"; got != want {
		t.Errorf("the kernel takes %q, want %q", got, want)
	}
	var names []string
	for _, v := range ph.Arrays {
		names = append(names, v.Source)
	}
	if !ph.AnyWarps || !slices.Contains(names, "v") {
		t.Errorf("loops over warps: %v, arrays %q", ph.AnyWarps, names)
	}
	if ph.AnyExited || ph.AsksExited {
		t.Error("no thread ends before the others")
	}
	first := k.Regions[0]
	if got, want := first.Takes.words(), "block.y current thread.x"; got != want {
		t.Errorf("a thread of the first region takes %q, want %q", got, want)
	}
	whole := 0
	for _, r := range ph.Loops {
		if r.WholeTakes != nil {
			whole++
		}
	}
	if whole == 0 {
		t.Error("there is no version for whole warps")
	}
}

// TestWholeWarps shows that a version for whole warps knows no more of a thread than its lane.
func TestWholeWarps(t *testing.T) {
	for extra, want := range map[string]bool{"": true, " + threadIdx.y": false} {
		k := planOf(t, `__global__ void k(int *a, int n) {
	__shared__ int s[256];
	int i = threadIdx.x, v = a[i];
	s[i] = v;
	__syncthreads();
	if (n > 3)
		v += __shfl_xor_sync(~0u, s[255 - i], 1)`+extra+`;
	a[i] = v;
}`, Options{})
		got := false
		for _, r := range k.Phases.Loops {
			got = got || r.WholeTakes != nil
		}
		if got != want {
			t.Errorf("%q: a version for whole warps: %v, want %v", extra, got, want)
		}
	}
}
