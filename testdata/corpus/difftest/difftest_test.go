package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/testdata/corpus/difftest/run"
	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

const kernels = `
struct Row { float scale; const int *index; };
__global__ void gather(float *out, const float *in, Row row, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[row.index[i]] * row.scale;
}
__global__ void sum(float *out, const float *in) {
    __shared__ float s[128];
    s[threadIdx.x] = in[blockIdx.x * 128 + threadIdx.x];
    __syncthreads();
    for (int d = 64; d > 0; d /= 2) {
        if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = s[0];
}
__global__ void forever(int *out) { while (true) out[0]++; }
__global__ void unwritten(int *out) { __shared__ int s[2]; out[0] = s[1]; }
template <typename T> __global__ void waiting(T *p) { *p = 1; }
`

// TestRepository tries the kernels of a repository that the test makes.
func TestRepository(t *testing.T) {
	if testing.Short() {
		t.Skip("skip: it builds a program")
	}
	root := t.TempDir()
	file := filepath.Join(root, "some+one", "src", "k.cu")
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(kernels), 0o666); err != nil {
		t.Fatal(err)
	}
	opt := &options{work: filepath.Join(root, "work"), parallel: 2, launches: 1, timeout: time20, launch: time20 / 40,
		limit: time20, deadline: time20 * 30, second: "none"}
	results := tryAll(t, opt, root)
	for name, want := range map[string]string{"gather": run.Launched, "sum": run.Launched, "forever": run.Timeout,
		"unwritten": run.Reported, "waiting": run.Refused} {
		r := results[name]
		if r == nil || r.State != want {
			t.Errorf("%s: %+v, want %s", name, r, want)
			continue
		}
		if want == run.Launched && (!r.Effect || r.Against["fast"] != "equal" || r.Against["general"] != "equal" ||
			r.Against["workers"] != "equal") {
			t.Errorf("%s: %+v", name, r)
		}
	}
	if r := results["unwritten"]; r != nil && r.Reports["uninit"] == 0 {
		t.Errorf("unwritten: %v", r.Reports)
	}
}

func TestLayout(t *testing.T) {
	s := &ir.Struct{Fields: []ir.Field{{Name: "a", Type: ir.I8},
		{Name: "v", Type: &ir.Vector{Elem: ir.F32, N: 2, Bytes: 8, Align: 8}}, {Name: "p", Type: &ir.Pointer{Elem: ir.F64}}}}
	ir.Layout(s, 1, nil)
	l := layoutOf(&ir.Array{Elem: s, N: 2})
	var at []string
	for _, f := range l.Fields {
		at = append(at, f.Name+f.Kind)
	}
	if got := strings.Join(at, " "); got != "ai vf vf pp ai vf vf pp" || l.Size != 48 || l.Fields[4].Off != 24 ||
		l.Fields[7].To == nil || l.Fields[7].To.Size != 8 {
		t.Errorf("%s: %+v", got, l)
	}
}

const time20 = 20 * time.Second

// tryAll is start for one repository, with the results by the names of the kernels.
func tryAll(t *testing.T, opt *options, root string) map[string]*run.Result {
	t.Helper()
	if err := prepare(opt); err != nil {
		t.Fatal(err)
	}
	opt.begin = time.Now()
	repos, err := units.Collect(root, []string{""})
	if err != nil || len(repos) != 1 {
		t.Fatal(repos, err)
	}
	out, err := repository(opt, repos[0])
	if err != nil {
		t.Fatal(err)
	}
	list, err := readResults(out)
	if err != nil {
		t.Fatal(err)
	}
	results := map[string]*run.Result{}
	for _, r := range list {
		results[r.Kernel] = r
	}
	return results
}
