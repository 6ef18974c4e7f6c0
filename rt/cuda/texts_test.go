package cuda_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
)

// translated is a module of two kernels in dialect, the second of which has no text.
func translated(dialect driver.Dialect, source string, first bool) *driver.ModuleSpec {
	params := []driver.ParamSpec{{Name: "x", Kind: driver.ArgMem, Size: 4}}
	return &driver.ModuleSpec{
		Name: "translated.cu", Dialect: dialect, Sources: []driver.Source{{Name: "translated.cu", Text: source}},
		Options: []string{"-DTILE=16", "-I", "nowhere", "--std=c++17", "-fmad=false"},
		Kernels: []driver.KernelSpec{
			{Name: "Twice", Symbol: "twice", NameExpr: "(void (*)(int *))twice", CName: "twice", Params: params},
			{Name: "Never", Symbol: "never", NameExpr: "(void (*)(int *))never", CName: "never", Params: params},
		},
		Globals: []driver.GlobalSpec{{Symbol: "factor", NameExpr: "&factor", Size: 4}},
		Images: []driver.Image{&driver.Texts{Language: driver.CUDA, First: first,
			Kernels: map[string]driver.KernelText{"twice": {Entry: "twice_1"},
				"never": {Refused: "translated.cu:3:1: nothing like it"}},
			Names: map[string]string{"factor": "factor_1"},
			Text: "namespace kb {\n\nextern \"C\" {\n__device__ int factor_1 = 2;\n}\n\n" +
				"extern \"C\" __global__ void twice_1(int *x) {\n    x[0] = x[0] * factor_1; // translated.cu:2\n}\n\n" +
				"} // namespace kb\n"}},
	}
}

// TestTexts compiles the text that comes with a module: of kernels in another language, where the module says so, and
// where NVRTC refuses what stands around the kernels.
func TestTexts(t *testing.T) {
	const own = "__device__ int factor = 2;\nextern \"C\" __global__ void twice(int *x) { x[0] *= factor; }\n" +
		"extern \"C\" __global__ void never(int *x) {}\n"
	b := cuda.New()
	if _, err := b.CompilerInfo(); err != nil {
		t.Skip("skip: ", err)
	}
	t.Setenv("KBIND_CACHE", t.TempDir())
	ofText := map[string]string{"twice": "twice_1", "factor": "factor_1"}
	for name, c := range map[string]struct {
		spec *driver.ModuleSpec
		want map[string]string // names in the code
	}{
		"opencl": {translated(driver.OpenCL, "kernel void twice(global int *x) {}", false), ofText},
		"own": {translated(driver.CUDA, own, false),
			map[string]string{"twice": "twice", "never": "never", "factor": "factor"}},
		"first":   {translated(driver.CUDA, own, true), ofText},
		"refused": {translated(driver.CUDA, "#include <absent.hpp>\n"+own, false), ofText},
	} {
		code, err := b.Compile(c.spec, "compute_80")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for symbol, want := range c.want {
			if code.Names[symbol] != want || !strings.Contains(code.Data, want) {
				t.Errorf("%s: %s is %q, want %q", name, symbol, code.Names[symbol], want)
			}
		}
		if len(code.Names) != len(c.want) {
			t.Errorf("%s: names of %v", name, slices.Sorted(maps.Keys(code.Names)))
		}
	}
}

// TestTextsFail wants the source's own errors where its text does not compile either, with the line that a comment
// names, and no image where there is no text in a language of NVRTC's.
func TestTextsFail(t *testing.T) {
	b := cuda.New()
	if _, err := b.CompilerInfo(); err != nil {
		t.Skip("skip: ", err)
	}
	t.Setenv("KBIND_CACHE", t.TempDir())
	spec := translated(driver.CUDA, "#error no device compiler\n", false)
	texts := spec.Images[0].(*driver.Texts)
	texts.Text = "extern \"C\" __global__ void twice_1(int *x) {\n    x[0] = y; // translated.cu:7\n}\n"
	_, err := b.Compile(spec, "compute_80")
	var log *driver.BuildError
	if !errors.As(err, &log) || !strings.Contains(err.Error(), "no device compiler") ||
		!strings.Contains(err.Error(), "translated.cu:7: error") {
		t.Errorf("%v", err)
	}
	spec = translated(driver.OpenCL, "", false)
	spec.Images = nil
	if _, err := b.Compile(spec, "compute_80"); !errors.Is(err, driver.ErrNoImage) {
		t.Errorf("%v, want ErrNoImage", err)
	}
}

// TestTextsOfNewer wants no text on devices older than the one for which it was made, but what the source says to them.
func TestTextsOfNewer(t *testing.T) {
	b := cuda.New()
	if _, err := b.CompilerInfo(); err != nil {
		t.Skip("skip: ", err)
	}
	t.Setenv("KBIND_CACHE", t.TempDir())
	for _, first := range []bool{false, true} {
		spec := translated(driver.CUDA, "#include <absent.hpp>\n#error needs sm_86\n", first)
		spec.Images[0].(*driver.Texts).Arch = "sm_86"
		for _, arch := range []string{"compute_86", "sm_90"} {
			if _, err := b.Compile(spec, arch); err != nil {
				t.Errorf("%s: %v", arch, err)
			}
		}
		_, err := b.Compile(spec, "compute_80")
		if !errors.Is(err, driver.ErrNotSupported) || !strings.Contains(err.Error(), "-arch=sm_80") {
			t.Errorf("%v, want ErrNotSupported and what to do", err)
		}
		var log *driver.BuildError
		if errors.As(err, &log) == first {
			t.Errorf("%v: the source's own errors", err)
		}
	}
}
