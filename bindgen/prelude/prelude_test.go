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
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

// unit preprocesses src and parses it after the declarations that it needs, or after all of them.
func unit(t testing.TB, lang prelude.Lang, src string, all bool) (*ast.TranslationUnit, *parse.Parser, *diag.List) {
	t.Helper()
	set := &source.Set{}
	diags := diag.NewList(set)
	add := func(f prelude.File) *source.File {
		sf, err := set.AddFile(f.Name, f.Text)
		if err != nil {
			t.Fatal(err)
		}
		return sf
	}
	cfg := &pp.Config{Set: set, Diags: diags, Dialect: pp.Dialect(lang), Known: prelude.Known}
	for _, f := range prelude.Macros(lang) {
		cfg.Prelude = append(cfg.Prelude, add(f))
	}
	user := pp.Preprocess(cfg, add(prelude.File{Name: "test", Text: []byte(src)})).Tokens
	names := map[string]bool{}
	for _, t := range user {
		if t.Kind == token.Ident {
			names[t.Text] = true
		}
	}
	mentioned := func(name, _ string) bool { return names[name] }
	if all {
		mentioned = nil
	}
	decls := pp.Preprocess(&pp.Config{Set: set, Diags: diags, Dialect: pp.Dialect(lang)},
		add(prelude.Declarations(lang, mentioned))).Tokens
	u, p := parse.Unit(&parse.Config{Set: set, Diags: diags, OpenCL: lang == prelude.OpenCL},
		append(decls[:len(decls)-1], user...))
	return u, p, diags
}

var langs = []prelude.Lang{prelude.CUDA, prelude.HIP, prelude.OpenCL}

// TestParses checks that every declaration and every body of every prelude is understood.
func TestParses(t *testing.T) {
	for _, lang := range langs {
		u, p, diags := unit(t, lang, "", true)
		bodies := 0
		walk(u.Decls, func(decl ast.Decl) {
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
			t.Errorf("%d: %v", lang, err)
		}
		if bodies < 100 {
			t.Errorf("%d: only %d bodies", lang, bodies)
		}
	}
}

// declared lists the names that the prelude declares for src, in order, repeats dropped.
func declared(t *testing.T, lang prelude.Lang, src string) []string {
	t.Helper()
	u, _, diags := unit(t, lang, src, false)
	if err := diags.Err(); err != nil {
		t.Error(err)
	}
	var list []string
	add := func(name string) {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	walk(u.Decls, func(decl ast.Decl) {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			add(decl.Decl.Name.Last().Ident)
		case *ast.TypedefDecl:
			add(decl.Name)
		case *ast.VarDecl:
			add(decl.Decl.Name.Last().Ident)
		case *ast.ClassDecl:
			add(decl.Name.Last().Ident)
		}
	})
	return list
}

// TestDeclarations checks that a unit gets what it mentions, what that needs, and little else.
func TestDeclarations(t *testing.T) {
	for _, c := range []struct {
		lang      prelude.Lang
		src, want string
	}{
		{prelude.CUDA, "", ""},
		{prelude.CUDA, "threadIdx blockDim", "uint3 dim3 x y z operator uint3 threadIdx blockDim"},
		{prelude.CUDA, "__syncthreads __powf", "__powf __syncthreads"},
		{prelude.CUDA, "__fdividef", "__fdividef"},
		{prelude.CUDA, "__clz", "__kb_clz __clz"},
		{prelude.CUDA, "NAN", ""},
		{prelude.CUDA, "make_float2", "float2 make_float2"},
		{prelude.CUDA, "move", ""},
		{prelude.CUDA, "std move", "remove_reference type remove_reference_t move"},
		{prelude.CUDA, "wait", ""},
		{prelude.CUDA, "cooperative_groups wait", "__kb_async wait"},
		{prelude.CUDA, "hipThreadIdx_x", ""},
		{prelude.HIP, "hipThreadIdx_x", "uint3 threadIdx"},
		{prelude.CUDA, "curand", ""},
		{prelude.CUDA, "std complex", ""},
		{prelude.CUDA, "curandState_t",
			"curandStateXORWOW d v boxmuller_flag boxmuller_flag_double boxmuller_extra boxmuller_extra_double curandState_t"},
		{prelude.OpenCL, "get_local_id", "__kb_thread get_local_id"},
		{prelude.OpenCL, "cross", "gentype sgentype cross"},
	} {
		if got := strings.Join(declared(t, c.lang, "int test; // "+"\n"+words(c.src)), " "); got != strings.TrimSpace(
			c.want+" test") && got != strings.TrimSpace(c.want+" test used") {
			t.Errorf("%q declares %q, want %q", c.src, got, c.want)
		}
	}
	if got := declared(t, prelude.CUDA, words("half2")); !slices.Contains(got, "operator+") ||
		!slices.Contains(got, "__half2") {
		t.Errorf("half2 declares %q", got)
	}
}

// TestLittleElse checks that names of members, parameters and numbers bring nothing of namespaces with them.
func TestLittleElse(t *testing.T) {
	for _, c := range []struct{ src, not string }{
		{"std ptrdiff_t", "reverse_iterator"},
		{"std difference_type", "move_iterator"},
		{"std less", "strong_ordering"},
		{"std numeric_limits", "min_element"},
		{"std chrono duration", "initializer_list"},
		{"std chrono duration", "blockDim"},
		{"std reference_wrapper", "tuple"},
		{"__all_sync std", "invoke_result_t"},
	} {
		if got := declared(t, prelude.CUDA, words(c.src)); slices.Contains(got, c.not) {
			t.Errorf("%q declares %s, in %q", c.src, c.not, got)
		}
	}
}

// words makes a declaration that mentions words.
func words(s string) string {
	if s == "" {
		return ""
	}
	return "auto used = sizeof(" + strings.Join(strings.Fields(s), ") + sizeof(") + ");"
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
	name := regexp.MustCompile(`"((?:math|int|async|atomic|fence|sync|warp|mem|order|io|ctl|time|bit|convert|id|dim|tex|surf|image)\.[a-z0-9_]+)"`)
	used := map[string]bool{}
	for _, lang := range langs {
		f := prelude.Declarations(lang, nil)
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
		info, _ := ir.OpInfoOf(op)
		if info.Lowered && used[string(op)] {
			t.Errorf("a prelude declares operation %q, which passes make", op)
		}
		if !used[string(op)] && !info.Lowered && !strings.HasPrefix(string(op), "flag.") { // those are inline assembly's
			t.Errorf("no prelude declares operation %q", op)
		}
	}
}

// TestAttributes checks the attributes of every declaration: known names, known classes, an operation only without a
// body and with the right number of parameters.
func TestAttributes(t *testing.T) {
	for _, lang := range langs {
		u, _, diags := unit(t, lang, "", true)
		walk(u.Decls, func(decl ast.Decl) {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok {
				return
			}
			for _, a := range fd.Spec.Attrs {
				checkAttr(diags, fd, a)
			}
		})
		if err := diags.Err(); err != nil {
			t.Errorf("%d: %v", lang, err)
		}
	}
}

func checkAttr(diags *diag.List, fd *ast.FuncDecl, a *ast.Attr) {
	arg := ""
	if len(a.Args) > 0 {
		if s, ok := a.Args[0].(*ast.StringLit); ok {
			arg = strings.ReplaceAll(strings.Join(s.Parts, ""), `"`, "")
		}
	}
	switch a.Name {
	case "kbind_op":
		arg = strings.TrimSuffix(strings.TrimSuffix(arg, ":block"), ":system")
		info, ok := ir.OpInfoOf(ir.Op(arg))
		want := info.Args
		if slices.Contains(prelude.Rewritten(), arg) {
			want, ok = 1, true
		}
		if arg == "group.lanes" || arg == "constant.evaluated" {
			want = 0
		}
		if params := len(fd.Decl.Func().Params); !ok || want >= 0 && params != want || fd.Body != nil {
			diags.Add("K0000", fd.At, "%s is bound to %q, which takes %d arguments, by a declaration with %d",
				fd.Decl.Name.Last().Ident, arg, want, params)
		}
		checkTypes(diags, fd, arg)
	case "kbind_gen":
		if prelude.GenClasses()[arg] == nil {
			diags.Add("K0000", a.At, "no such class: %q", arg)
		}
	case "kbind_if":
		if !slices.Contains([]string{"integral", "arith", "value", "object", "c++17", "c++20"}, arg) {
			diags.Add("K0000", a.At, "no such class: %q", arg)
		}
	}
}

// checkTypes checks that the parameters of a mathematical operation have one type, except those that are integers by
// its definition.
func checkTypes(diags *diag.List, fd *ast.FuncDecl, op string) {
	params := fd.Decl.Func().Params
	if !strings.HasPrefix(op, "math.") && !strings.HasPrefix(op, "int.") || len(params) < 2 {
		return
	}
	types := []string{params[0].Text, params[1].Text}
	switch op {
	case "math.ldexp", "math.pown", "math.rootn":
		types[0] = types[1]
	case "math.jn", "math.yn":
		types[1] = types[0]
	}
	for i, t := range types {
		if i > 0 && t != types[0] || strings.Contains(op, ".ldexp") && t != "int" && t != "ngentype" {
			diags.Add("K0000", fd.At, "%s is bound to %q with parameters %v", fd.Decl.Name.Last().Ident, op, types)
		}
	}
}

// TestUserMacrosAndNames checks that user code may take names of the prelude.
func TestUserMacrosAndNames(t *testing.T) {
	_, _, diags := unit(t, prelude.CUDA, `
#define M_PI 3.14
#define min(a, b) ((a) < (b) ? (a) : (b))
#define FLT_MAX 1e30f
typedef unsigned int uint;
typedef unsigned char uchar;
__device__ float clamp(float x, float lo, float hi) { return min(x, hi); }
__device__ double atomicAdd(double *p, double v);
inline __host__ __device__ float dot(float3 a, float3 b) { return a.x * b.x; }
inline __host__ __device__ float3 make_float3(float s) { return make_float3(s, s, s); }
`, false)
	if err := diags.Err(); err != nil {
		t.Error(err)
	}
}

func TestKnown(t *testing.T) {
	for _, name := range []string{"cuda_runtime.h", "cmath", "vector", "stdio.h", "hip/hip_runtime.h", "CL/cl.h",
		"sys/time.h", "assert.h", "cuda_fp16.h"} {
		if _, display, ok := prelude.Known(name); !ok || display != "<"+name+">" {
			t.Errorf("Known(%q) = %q, %v", name, display, ok)
		}
	}
	for _, name := range []string{"helper_cuda.h", "kernel.h", "cutlass/cutlass.h", "vector.hpp", "", "OpenCL/inc.h",
		"CL/kernels.h"} {
		if _, _, ok := prelude.Known(name); ok {
			t.Errorf("Known(%q) is true", name)
		}
	}
	if text, _, _ := prelude.Known("cassert"); !strings.Contains(string(text), "NDEBUG") {
		t.Error("assert.h has no text")
	}
}

func TestAbsent(t *testing.T) {
	for name, want := range map[string]string{"cub::BlockReduce": "CUB", "get_image_num_samples": "images",
		"calloc": "allocation", "curand_poisson": "cuRAND", "get_fence": "address space"} {
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

func TestHostClass(t *testing.T) {
	for name, want := range map[string]bool{"std::vector": true, "std::string": true, "std::size_t": false,
		"vector":        false,
		"std::function": false, "": false} {
		if prelude.HostClass(name) != want {
			t.Errorf("HostClass(%q) = %v", name, !want)
		}
	}
}

// TestAbsentIsAbsent checks that no name is both declared and listed as absent.
func TestAbsentIsAbsent(t *testing.T) {
	for _, lang := range langs {
		u, _, _ := unit(t, lang, "", true)
		walk(u.Decls, func(decl ast.Decl) {
			if fd, ok := decl.(*ast.FuncDecl); ok && fd.Decl.Name != nil {
				if reason, ok := prelude.Absent(fd.Decl.Name.Last().Ident); ok {
					t.Errorf("%d: %s is declared, but %s", lang, fd.Decl.Name.Last().Ident, reason)
				}
			}
		})
	}
}

// BenchmarkUnit is what a small CUDA file pays for the prelude.
func BenchmarkUnit(b *testing.B) {
	for b.Loop() {
		unit(b, prelude.CUDA,
			"__global__ void k(float *x, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = "+
				"sqrtf(fmaxf(x[i], 0.0f)); atomicAdd(x, 1.0f); }", false)
	}
}

// BenchmarkWhole is the cost of everything.
func BenchmarkWhole(b *testing.B) {
	for b.Loop() {
		unit(b, prelude.CUDA, "", true)
	}
}
