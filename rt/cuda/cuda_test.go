package cuda_test

import (
	"errors"
	"flag"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/rttest/imagetest"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

// TestConformance needs a GPU; it says why it skips.
func TestConformance(t *testing.T) { rttest.Run(t, cuda.New(), rttest.Spec(driver.CUDA)) }

// TestPeers needs two.
func TestPeers(t *testing.T) { rttest.RunPeers(t, cuda.New(), rttest.Spec(driver.CUDA)) }

// TestImages needs a GPU too.
func TestImages(t *testing.T) { imagetest.Run(t, cuda.New()) }

func TestTuned(t *testing.T) { tunetest.Run(t, cuda.New()) }

// compile compiles a source with NVRTC, which needs no GPU, and skips if there is none.
func compile(t *testing.T, spec *driver.ModuleSpec, arch string) (*driver.Code, error) {
	t.Helper()
	t.Setenv("KBIND_CACHE", "off")
	code, err := cuda.New().Compile(spec, arch)
	if errors.Is(err, driver.ErrNoDevice) {
		t.Skip("skip: ", err)
	}
	return code, err
}

func TestCompile(t *testing.T) {
	if _, err := compile(t, imagetest.Textures(), "sm_80"); err != nil {
		t.Error(err)
	}
	spec := rttest.Spec(driver.CUDA)
	code, err := compile(t, spec, "sm_80")
	if err != nil {
		t.Fatal(err)
	}
	if code.Kind != "cubin" || len(code.Data) < 1000 || code.Names["total"] != "total" ||
		!strings.Contains(code.Names["store"], "store") {
		t.Errorf("%s of %d bytes with names %v", code.Kind, len(code.Data), code.Names)
	}
}

func TestBuildError(t *testing.T) {
	spec := &driver.ModuleSpec{
		Name: "bad.cu", Dialect: driver.CUDA,
		Sources: []driver.Source{{Name: "bad.cu",
			Text: "#include <cstdint>\n#include \"x/part.h\"\n__global__ void k(int32_t *p) {\n    *p = wrong;\n}\n"},
			{Name: "x/part.h", Text: "#pragma once\n"}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k", NameExpr: "(void (*)(int *))k"}},
	}
	_, err := compile(t, spec, "sm_80")
	if !errors.Is(err, driver.ErrBuild) ||
		!strings.Contains(err.Error(), "bad.cu:4: error: identifier \"wrong\" is undefined") {
		t.Errorf("got %v", err)
	}
	spec.Sources[0].Text = strings.Replace(spec.Sources[0].Text, "wrong", "1", 1)
	spec.Kernels[0].NameExpr = "(void (*)(float *))k"
	if _, err := compile(t, spec, "sm_80"); !errors.Is(err, driver.ErrBuild) {
		t.Errorf("a kernel of another signature: got %v", err)
	}
}

// TestHeaders compiles every header of ours.
func TestHeaders(t *testing.T) {
	text := ""
	for _, h := range []string{"cstdint", "stdint.h", "cstddef", "cmath", "math.h", "cassert", "assert.h", "cstdio",
		"stdio.h", "cstdlib", "cstring", "cfloat", "float.h", "climits",
		"limits.h", "fenv.h", "cfenv", "type_traits", "limits", "initializer_list", "new", "utility", "algorithm",
		"cuda_runtime.h", "device_launch_parameters.h"} {
		text += "#include <" + h + ">\n"
	}
	text += `
template <typename T> __global__ void k(T *out, std::uint8_t small) {
    static_assert(std::is_same<typename std::remove_const<const T>::type, T>::value && sizeof(int64_t) == 8 && sizeof(std::uintptr_t) == 8, "");
    typename std::conditional<std::is_integral<T>::value, int, float>::type x = static_cast<T>(FLT_MAX) + INT_MAX + std::numeric_limits<T>::max() + CHAR_BIT;
    static_assert(FE_TONEAREST == 0 && FE_UPWARD != FE_DOWNWARD, "");
    assert(x > 0);
    out[0] = std::min(T(std::sqrt(x) + std::abs(x) + M_PI), std::max(T(x), T(3)));
    printf("%d", int(offsetof(float4, y)));
}
`
	spec := &driver.ModuleSpec{Name: "h.cu", Dialect: driver.CUDA, Sources: []driver.Source{{Name: "h.cu", Text: text}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k<float>", NameExpr: "(void (*)(float *, unsigned char))k<float>"},
			{Name: "K", Symbol: "k<double>", NameExpr: "(void (*)(double *, unsigned char))k<double>"}}}
	for _, arch := range []string{"sm_80", "sm_90", "sm_75"} {
		if _, err := compile(t, spec, arch); err != nil {
			t.Errorf("%s: %v", arch, err)
		}
	}
}

// TestReferences compiles texture and surface references of every kind, which NVRTC since CUDA 12 does not have.
func TestReferences(t *testing.T) {
	text := `
texture<float4, cudaTextureType1D, cudaReadModeElementType> one;
texture<uchar4, 2, cudaReadModeNormalizedFloat> two;
static texture<short, 3, cudaReadModeNormalizedFloat> three;
texture<int> row;
texture<float, cudaTextureType2DLayered> layers;
texture<float2, cudaTextureTypeCubemap> cube;
surface<void, cudaSurfaceType2D> canvas;
surface<void, 3> volume;
namespace n { texture<float, 2> inner; }

__device__ float helper(float x) { return tex2D(n::inner, x, x); }

__global__ void k(float4 *out, int i) {
    out[0] = tex1D(one, 0.5f);
    float4 v = tex2D(two, 0.5f, 0.5f);
    float f = tex3D(three, 0.5f, 0.5f, 0.5f) + tex1Dfetch(row, i) + tex2DLayered(layers, 0.5f, 0.5f, i) + texCubemap(cube, 1, 0, 0).y + helper(2);
    surf2Dwrite(v, canvas, 16 * i, i);
    surf3Dwrite(surf3Dread<float>(volume, 4 * i, i, i, cudaBoundaryModeZero) + f, volume, 4 * i, i, i);
}
`
	spec := &driver.ModuleSpec{Name: "r.cu", Dialect: driver.CUDA, Sources: []driver.Source{{Name: "r.cu", Text: text}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k", NameExpr: "(void (*)(float4 *, int))k"}},
		Globals: []driver.GlobalSpec{{Symbol: "two", NameExpr: "&two", Size: 8, Object: driver.ArgTexture},
			{Symbol: "inner", NameExpr: "&n::inner", Size: 8, Object: driver.ArgTexture}}}
	code, err := compile(t, spec, "sm_80")
	if err != nil {
		t.Fatal(err)
	}
	if code.Names["two"] == "" || code.Names["inner"] == "" {
		t.Errorf("names %v", code.Names)
	}
}

func Benchmark(b *testing.B) { rttest.Bench(b, cuda.New(), rttest.Spec(driver.CUDA)) }

var launches = flag.Int("leak.launches", 5000, "launches of TestLeak")

// TestLeak needs a device; testdata/gpu/run.sh runs it with a million launches.
func TestLeak(t *testing.T) { rttest.Leak(t, cuda.New(), rttest.Spec(driver.CUDA), *launches) }

// TestToolkitHeaders compiles the toolkit's headers beside ours, whichever come first: they must agree about the
// integer types. It needs the toolkit's headers.
func TestToolkitHeaders(t *testing.T) {
	const kernel = `
__global__ void k(int64_t *out, uint64_t x, long *same, unsigned long *also) {
    static_assert(std::is_same<int64_t, long>::value && sizeof(std::uintptr_t) == 8, "");
    same = out;
    out[0] = (int64_t)x + INT64_MAX - same[0];
}
`
	ours, theirs := "#include <stdint.h>\n#include <cstdint>\n#include <type_traits>\n", ""
	for _, h := range []string{"cooperative_groups.h", "cooperative_groups/reduce.h", "cuda/std/cstdint", "cuda/atomic",
		"cuda/std/tuple", "cuda_fp16.h", "cuda_bf16.h"} {
		theirs += "#if __has_include(<" + h + ">)\n#include <" + h + ">\n#endif\n"
	}
	inC := "extern \"C\" {\n#include <limits>\n#include <algorithm>\n#include <math.h>\n}\n"
	for _, text := range []string{inC + ours + theirs, theirs + ours} {
		spec := &driver.ModuleSpec{Name: "t.cu", Dialect: driver.CUDA, Options: []string{"-std=c++17"},
			Sources: []driver.Source{{Name: "t.cu", Text: text + kernel}},
			Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k",
				NameExpr: "(void (*)(long *, unsigned long, long *, unsigned long *))k"}}}
		if _, err := compile(t, spec, "sm_80"); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestSmallFloats compiles a kernel whose 16-bit types would come with a header that was blanked. It needs the
// toolkit's headers.
func TestSmallFloats(t *testing.T) {
	spec := &driver.ModuleSpec{Name: "b.cu", Dialect: driver.CUDA,
		Sources: []driver.Source{{Name: "b.cu",
			Text: "typedef __nv_bfloat16 real;\n__global__ void k(real *out, __half *h) {\n    out[0] = __float2bfloat16(2.0f " +
				"* __half2float(h[0]));\n}\n"}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k", NameExpr: "(void (*)(__nv_bfloat16 *, __half *))k"}}}
	probe := &driver.ModuleSpec{Name: "p.cu", Dialect: driver.CUDA,
		Sources: []driver.Source{{Name: "p.cu", Text: "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n"}}}
	if _, err := compile(t, probe, "sm_80"); err != nil {
		t.Skip("skip: the toolkit's headers are not here: ", err)
	}
	if _, err := compile(t, spec, "sm_80"); err != nil {
		t.Error(err)
	}
}
