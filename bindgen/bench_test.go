package bindgen_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// largeUnit is a unit of about 20,000 lines in the manner of large libraries: 40 headers with class templates, device
// functions, macros and host code, and a file whose kernels use one part in five of them. It returns the texts by name;
// "main.cu" is the unit.
func largeUnit() map[string]string {
	files := map[string]string{}
	var main strings.Builder
	for h := range 40 {
		name := fmt.Sprintf("lib/part%d.cuh", h)
		files[name] = largeHeader(h)
		fmt.Fprintf(&main, "#include %q\n", name)
	}
	for k := range 200 {
		p := k % 40
		fmt.Fprintf(&main, `
// Kernel number %[1]d.
//kbind:kernel
//kbind:size x=n
//kbind:grid n block=256
__global__ void kernel%[1]d(float* x, int n) {
    int i = THREAD%[2]d;
    if (i >= n) return;
    part%[2]d::Vec<float, %[3]d> v(x[i]);
    for (int k = 0; k < %[3]d; k++) v[k] += part%[2]d::curve0(x[i], CLAMP%[2]d(k, 0, %[3]d));
    x[i] = v.sum() + part%[2]d::twice(v[0]);
}
`, k, p, k%7+2)
	}
	files["main.cu"] = main.String()
	return files
}

func largeHeader(h int) string {
	var b strings.Builder
	fmt.Fprintf(&b, `#pragma once
#include <vector>
#include <cmath>
#define THREAD%[1]d (blockIdx.x * blockDim.x + threadIdx.x)
#define CLAMP%[1]d(x, lo, hi) ((x) < (lo) ? (lo) : (x) > (hi) ? (hi) : (x))
namespace part%[1]d {
template <class T, int N> struct Vec {
    T v[N];
    __host__ __device__ Vec(T x) { for (int i = 0; i < N; i++) v[i] = x; }
    __host__ __device__ T& operator[](int i) { return v[i]; }
    __host__ __device__ T sum() const { T s = 0; for (int i = 0; i < N; i++) s += v[i]; return s; }
};
template <class T> __device__ T twice(T x) { return x + x; }
`, h)
	for i := range 30 {
		fmt.Fprintf(&b, `
// Curve number %[1]d of this part.
__device__ __forceinline__ float curve%[1]d(float x, int k) {
    float y = sqrtf(x * x + %[1]d.5f);
    for (int j = 0; j < k; j++) {
        y = fmaf(y, 0.5f, x);
        if (y > 100.0f) y -= floorf(y);
    }
    return y;
}
class Host%[1]d : public std::vector<float> {
    std::vector<int> rows_;
public:
    explicit Host%[1]d(size_t n) : std::vector<float>(n), rows_(n) { for (auto& r : rows_) r = %[1]d; }
    template <class F> void each(F&& f) const {
        for (size_t i = 0; i < size(); ++i) { if (!f((*this)[i])) throw std::runtime_error("no"); }
    }
};
`, i)
	}
	b.WriteString("}\n")
	return b.String()
}

// BenchmarkLoadLarge reads the large unit; CONTRIBUTING.md says how long that may take.
func BenchmarkLoadLarge(b *testing.B) {
	files := largeUnit()
	lines := 0
	for _, f := range files {
		lines += strings.Count(f, "\n")
	}
	cfg := &bindgen.Config{Open: func(name string) ([]byte, error) {
		if t, ok := files[name]; ok {
			return []byte(t), nil
		}
		return nil, fs.ErrNotExist
	}}
	for b.Loop() {
		m, diags := bindgen.Load(cfg, "main.cu")
		if err := diags.Err(); err != nil {
			b.Fatal(err)
		}
		if len(m.Kernels) != 200 {
			b.Fatalf("%d kernels", len(m.Kernels))
		}
	}
	b.ReportMetric(float64(lines), "lines")
}
