package bindgen_test

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// unit loads files as one unit out of texts by name; it returns the messages and, by kernel, why it is refused ("" if
// it is not).
func unit(cfg bindgen.Config, texts map[string]string, files ...string) (string, map[string]string) {
	cfg.All = true
	cfg.Open = func(name string) ([]byte, error) {
		if t, ok := texts[path.Clean(name)]; ok {
			return []byte(t), nil
		}
		return nil, fs.ErrNotExist
	}
	cfg.List = func(dir string) []string {
		var names []string
		for n := range texts {
			if path.Dir(n) == dir {
				names = append(names, path.Base(n))
			}
		}
		slices.Sort(names)
		return names
	}
	m, diags := bindgen.Load(&cfg, files...)
	refused := map[string]string{}
	for _, k := range m.Kernels {
		refused[k.Name] = ""
		if k.Refused != nil {
			refused[k.Name] = k.Refused.Msg
		}
	}
	if err := diags.Err(); err != nil {
		return err.Error(), refused
	}
	return "", refused
}

func TestUnits(t *testing.T) {
	texts := map[string]string{
		"src/main.cu": "#include \"impl.cuh\"\n#include \"part.cu\"\n#include \"lib/missing.h\"\n#include " +
			"<other/x.hpp>\ntypedef float real;\n#define N 16\n#include \"frag.cuh\"\n" +
			"__global__ void uses(third::Vec* v) { v->go(); }\n__global__ void fine(float* p) { p[0] = 1; }\n",
		"src/impl.cuh": "#ifndef I_H\n#define I_H\n__global__ void inheader(float* p) { p[0] = 2; }\n#endif\n",
		"src/part.cu": "static __device__ int helper(int x) { return x; }\nstruct S { int a; };\n__global__ void " +
			"inpart(int* p, S s) { p[0] = helper(s.a); }\n",
		"src/other.cu": "static __device__ int helper(int x) { return x + 1; }\nstruct S { float a; };\n__global__ void " +
			"inother(int* p) { p[0] = helper(3); }\n__global__ void useS(S* p) { p[0].a = 1; }\n",
		"src/frag.cuh": "__global__ void frag(real* p) { p[N - 1] = N; }\n",
		"src/loop.cu": "__global__ void before(int* p) { p[0] = 1; }\n#include \"loop.cu\"\n__global__ void after(int* " +
			"p) { p[0] = 1; }\n#include \"gone.h\"\n__global__ void miss(gone_t* p) { p[0] = 1; }\n",
		"src/twice.cu": "#include \"bare.h\"\n#include \"bare.h\"\n__global__ void k(int* p) { p[0] = bare(1); }\n",
		"src/bare.h":   "__device__ int bare(int x) { return x; }\n",
		"a/wrap.h":     "#define WRAPPED 1\n#include_next <wrap.h>\n",
		"b/wrap.h":     "#define NEXT 2\n#if __has_include_next(<wrap.h>)\n#error there is no third\n#endif\n",
		"src/next.cu":  "#include <wrap.h>\n__global__ void k(int* p) { p[0] = WRAPPED + NEXT; }\n",
		"src/error.cu": "#ifdef NEVER\n#error not here\n#endif\n#ifndef SIZE\n#error \"define SIZE\"\n#endif\n__global__ " +
			"void k(int* p) { p[0] = 1; }\n",
		"src/real.cu": "typedef float real;\ntypedef unsigned int uint32;\ntypedef unsigned uint32;\ntypedef double " +
			"real;\n__global__ void k(real* p) { p[0] = 1; }\n__global__ void u(uint32* p) { p[0] = 1; }\n",
		"src/sides.cu": "__host__ int side(int x) { return 1; }\n__device__ int side(int x) { return 2; }\n__global__ " +
			"void k(int* p) { p[0] = side(1); }\n",
		"src/given.cu": "__device__ int given(int n = 1);\n__global__ void calls(int* p) { p[0] = given(); }\n",
		"src/gives.cu": "__device__ int given(int n = 1) { return n; }\n__global__ void calls2(int* p) { p[0] = " +
			"given(); }\n",
		"src/again.cu": "__device__ int given(int n = 1);\n__device__ int given(int n = 1) { return n; }\n" +
			"__global__ void calls(int* p) { p[0] = given(); }\n",
	}
	for _, c := range []struct {
		name  string
		cfg   bindgen.Config
		files string
		errs  string            // in the messages
		want  map[string]string // in the refusals; "" is none
	}{
		{"kernels of included files", bindgen.Config{}, "src/main.cu", "",
			map[string]string{"inheader": "", "inpart": "", "frag": "", "fine": "",
				"uses": "unknown name third (lib/missing.h, included at src/main.cu:3:2; other/x.hpp, included at " +
					"src/main.cu:4:2, were not found)"}},
		{"a fragment", bindgen.Config{}, "src/frag.cuh", "",
			map[string]string{
				"frag": "unknown type real (src/main.cu includes this file and may declare it: name that file instead)"}},
		{"two files that do not belong together", bindgen.Config{}, "src/part.cu src/other.cu", "",
			map[string]string{"inpart": "S is defined twice", "inother": "helper is defined twice",
				"useS": "S is defined twice"}},
		{"each alone", bindgen.Config{}, "src/other.cu", "", map[string]string{"inother": "", "useS": ""}},
		{"a file that includes itself", bindgen.Config{}, "src/loop.cu",
			"src/loop.cu:2:2: error: src/loop.cu includes itself without end",
			map[string]string{"before": "", "after": "", "miss": "unknown type gone_t (gone.h, included at"}},
		{"a header without a guard", bindgen.Config{}, "src/twice.cu", "", map[string]string{"k": ""}},
		{"include_next", bindgen.Config{Include: []string{"a", "b"}}, "src/next.cu", "", map[string]string{"k": ""}},
		{"#error", bindgen.Config{}, "src/error.cu", "src/error.cu:5:2: error: #error \"define SIZE\"",
			map[string]string{"k": ""}},
		{"#error that is not reached", bindgen.Config{Defines: []string{"SIZE=3"}}, "src/error.cu", "",
			map[string]string{"k": ""}},
		{"typedefs", bindgen.Config{}, "src/real.cu", "", map[string]string{"k": "real is defined twice", "u": ""}},
		{"default arguments in each file", bindgen.Config{}, "src/given.cu src/gives.cu", "",
			map[string]string{"calls": "", "calls2": ""}},
		{"default arguments twice in a file", bindgen.Config{}, "src/again.cu", "",
			map[string]string{"calls": "is given twice"}},
		{"a function for each side", bindgen.Config{}, "src/sides.cu", "", map[string]string{"k": ""}},
	} {
		errs, refused := unit(c.cfg, texts, strings.Fields(c.files)...)
		if !strings.Contains(errs, c.errs) || (c.errs == "") != (errs == "") || strings.Count(errs, "\n") > 0 {
			t.Errorf("%s: messages\n%s\nwant %q", c.name, errs, c.errs)
		}
		if len(refused) != len(c.want) {
			t.Errorf("%s: kernels %v", c.name, refused)
		}
		for k, want := range c.want {
			if got, ok := refused[k]; !ok || !strings.Contains(got, want) || (want == "") != (got == "") {
				t.Errorf("%s: kernel %s: %q, want %q", c.name, k, got, want)
			}
		}
	}
}

// TestNearestCandidates: of many overloads, those that take most of the arguments are named first.
func TestNearestCandidates(t *testing.T) {
	text := "//kbind:kernel\n__global__ void k(double* p) { atomicAdd(p, make_float4(1, 2, 3, 4)); }\n"
	_, diags := bindgen.Load(&bindgen.Config{Open: func(string) ([]byte, error) { return []byte(text), nil }}, "k.cu")
	if diags.Len() != 1 || len(diags.Items[0].Notes) != 5 {
		t.Fatalf("%v", diags.Err())
	}
	if got, want := diags.Items[0].Notes[0].Msg,
		"candidate atomicAdd: no conversion from 'float4' to 'double' for argument 2"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
