package prelude_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/internal/pp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

var dialects = []struct {
	name    string
	dialect pp.Dialect
	files   func() []prelude.File
}{
	{"cuda", pp.CUDA, prelude.CUDA},
	{"hip", pp.HIP, prelude.HIP},
	{"opencl", pp.OpenCL, prelude.OpenCL},
}

// load preprocesses and parses a prelude, followed by extra text.
func load(t testing.TB, dialect pp.Dialect, files []prelude.File, extra string) (*ast.TranslationUnit, *parse.Parser, *diag.List) {
	t.Helper()
	set := &source.Set{}
	diags := diag.NewList(set)
	var list []*source.File
	for _, f := range append(files, prelude.File{Name: "test", Text: []byte(extra)}) {
		sf, err := set.AddFile(f.Name, f.Text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, sf)
	}
	r := pp.Preprocess(&pp.Config{Set: set, Diags: diags, Dialect: dialect, Known: prelude.Known}, list...)
	unit, p := parse.Unit(&parse.Config{Set: set, Diags: diags, OpenCL: dialect == pp.OpenCL}, r.Tokens)
	return unit, p, diags
}

// TestParses checks that every declaration and every body of every prelude is understood.
func TestParses(t *testing.T) {
	const headers = "#include <cuComplex.h>\n#include <math_constants.h>\n#include <assert.h>\n#include <cuda_fp16.h>\n#include <mma.h>\nstatic const float inf = CUDART_INF_F;"
	for _, d := range dialects {
		t.Run(d.name, func(t *testing.T) {
			extra := headers
			if d.dialect == pp.OpenCL {
				extra = ""
			}
			unit, p, diags := load(t, d.dialect, d.files(), extra)
			bodies := 0
			walk(unit.Decls, func(decl ast.Decl) {
				switch decl := decl.(type) {
				case *ast.BadDecl:
					diags.Add("K0000", decl.ErrAt, "not understood: %v: %s", decl.Names, decl.Err)
				case *ast.FuncDecl:
					if decl.Body != nil {
						p.Body(decl.Body)
						bodies++
					}
				}
			})
			if err := diags.Err(); err != nil {
				t.Error(err)
			}
			if bodies < 100 {
				t.Errorf("only %d bodies", bodies)
			}
		})
	}
}

func walk(decls []ast.Decl, f func(ast.Decl)) {
	for _, d := range decls {
		f(d)
		switch d := d.(type) {
		case *ast.TemplateDecl:
			walk([]ast.Decl{d.Decl}, f)
		case *ast.NamespaceDecl:
			walk(d.Decls, f)
		case *ast.LinkageDecl:
			walk(d.Decls, f)
		case *ast.Group:
			walk(d.Decls, f)
		case *ast.ClassDecl:
			for _, m := range d.Members {
				walk([]ast.Decl{m.Decl}, f)
			}
		}
	}
}

// usedOps lists the operation names in the texts.
func usedOps() map[string]bool {
	name := regexp.MustCompile(`"((?:math|int|atomic|fence|sync|warp|io|ctl|time|bit|convert|id|dim)\.[a-z0-9_]+)"`)
	used := map[string]bool{}
	text, _, _ := prelude.Known("kbind/half.h")
	for _, f := range append(append(prelude.HIP(), prelude.OpenCL()...), prelude.File{Text: text}) {
		for _, m := range name.FindAllStringSubmatch(string(f.Text), -1) {
			used[m[1]] = true
		}
	}
	return used
}

// TestOperations checks that the preludes and the operation table name the same operations.
func TestOperations(t *testing.T) {
	used := map[string]bool{}
	for name := range usedOps() {
		if slices.Contains(prelude.Rewritten(), name) {
			continue
		}
		if strings.HasPrefix(name, "id.") || strings.HasPrefix(name, "dim.") { // of a variable: its members
			for _, c := range []string{".x", ".y", ".z"} {
				used[name+c] = true
			}
			name += ".x"
		}
		used[name] = true
		if _, ok := ir.OpInfoOf(ir.Op(name)); !ok {
			t.Errorf("a prelude uses %q, which is no operation", name)
		}
	}
	for _, op := range ir.AllOps() {
		if !used[string(op)] {
			t.Errorf("no prelude declares operation %q", op)
		}
	}
}

// TestAttributes checks the attributes of every declaration: known names, known classes, an operation only without a body and with the right
// number of parameters.
func TestAttributes(t *testing.T) {
	for _, d := range dialects {
		unit, _, diags := load(t, d.dialect, d.files(), "")
		walk(unit.Decls, func(decl ast.Decl) {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok {
				return
			}
			for _, a := range fd.Spec.Attrs {
				checkAttr(diags, fd, a)
			}
		})
		if err := diags.Err(); err != nil {
			t.Errorf("%s: %v", d.name, err)
		}
	}
}

func checkAttr(diags *diag.List, fd *ast.FuncDecl, a *ast.Attr) {
	arg := ""
	if len(a.Args) > 0 {
		if s, ok := a.Args[0].(*ast.StringLit); ok {
			arg = strings.Trim(strings.Join(s.Parts, ""), `"`)
		}
	}
	switch a.Name {
	case "kbind_op":
		info, ok := ir.OpInfoOf(ir.Op(arg))
		want := info.Args
		if slices.Contains(prelude.Rewritten(), arg) {
			want, ok = 1, true
		}
		if params := len(fd.Decl.Func().Params); !ok || want >= 0 && params != want || fd.Body != nil {
			diags.Add("K0000", fd.At, "%s is bound to %q, which takes %d arguments, by a declaration with %d", fd.Decl.Name.Last().Ident, arg, want, params)
		}
	case "kbind_gen":
		if prelude.GenClasses()[arg] == nil {
			diags.Add("K0000", a.At, "no such class: %q", arg)
		}
	case "kbind_if":
		if arg != "integral" && arg != "arith" {
			diags.Add("K0000", a.At, "no such class: %q", arg)
		}
	}
}

// TestUserMacrosAndNames checks that user code may take names of the prelude.
func TestUserMacrosAndNames(t *testing.T) {
	_, _, diags := load(t, pp.CUDA, prelude.CUDA(), `
#define M_PI 3.14
#define min(a, b) ((a) < (b) ? (a) : (b))
#define FLT_MAX 1e30f
typedef unsigned int uint;
typedef unsigned char uchar;
__device__ float clamp(float x, float lo, float hi) { return min(x, hi); }
__device__ double atomicAdd(double *p, double v);
inline __host__ __device__ float dot(float3 a, float3 b) { return a.x * b.x; }
inline __host__ __device__ float3 make_float3(float s) { return make_float3(s, s, s); }
`)
	if err := diags.Err(); err != nil {
		t.Error(err)
	}
}

func TestKnown(t *testing.T) {
	for _, name := range []string{"cuda_runtime.h", "cmath", "vector", "stdio.h", "hip/hip_runtime.h", "CL/cl.h", "sys/time.h", "assert.h", "cuda_fp16.h"} {
		if _, display, ok := prelude.Known(name); !ok || display != "<"+name+">" {
			t.Errorf("Known(%q) = %q, %v", name, display, ok)
		}
	}
	for _, name := range []string{"helper_cuda.h", "kernel.h", "thrust/device_vector.h", "vector.hpp", ""} {
		if _, _, ok := prelude.Known(name); ok {
			t.Errorf("Known(%q) is true", name)
		}
	}
	if text, _, _ := prelude.Known("cassert"); !strings.Contains(string(text), "NDEBUG") {
		t.Error("assert.h has no text")
	}
}

func BenchmarkCUDA(b *testing.B) {
	for b.Loop() {
		load(b, pp.CUDA, prelude.CUDA(), "")
	}
}

func BenchmarkOpenCL(b *testing.B) {
	for b.Loop() {
		load(b, pp.OpenCL, prelude.OpenCL(), "")
	}
}

func TestAbsent(t *testing.T) {
	for name, want := range map[string]string{"tex2DLod": "textures", "cub::BlockReduce": "CUB", "read_imagef": "images", "malloc": "allocation", "curand_uniform": "cuRAND", "shuffle2": "shuffles"} {
		if reason, ok := prelude.Absent(name); !ok || !strings.Contains(reason, want) {
			t.Errorf("Absent(%q) = %q, %v", name, reason, ok)
		}
	}
	for _, name := range []string{"foo", "text", "mallocate", "", "sqrtf"} {
		if reason, ok := prelude.Absent(name); ok {
			t.Errorf("Absent(%q) = %q", name, reason)
		}
	}
}

// TestAbsentIsAbsent checks that no name is both declared and listed as absent.
func TestAbsentIsAbsent(t *testing.T) {
	for _, d := range dialects {
		unit, _, _ := load(t, d.dialect, d.files(), "")
		walk(unit.Decls, func(decl ast.Decl) {
			if fd, ok := decl.(*ast.FuncDecl); ok && fd.Decl.Name != nil {
				if reason, ok := prelude.Absent(fd.Decl.Name.Last().Ident); ok {
					t.Errorf("%s: %s is declared, but %s", d.name, fd.Decl.Name.Last().Ident, reason)
				}
			}
		})
	}
}
