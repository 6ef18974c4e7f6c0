package pp

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// find returns the first token that reads text.
func find(t *testing.T, r *Result, text string) token.Token {
	t.Helper()
	i := slices.IndexFunc(r.Tokens, func(tok token.Token) bool { return tok.Text == text })
	if i < 0 {
		t.Fatalf("no token %q in %s", text, spelled(r.Tokens))
	}
	return r.Tokens[i]
}

// TestOrigins states for tokens out of macros where they are used, where they are spelled and by which macros.
func TestOrigins(t *testing.T) {
	const src = `#define ADD(a, b) ((a) + (b))
#define K(T) __global__ void k_##T(T* p) { *p = ADD(*p, one); name(#T); }
#define one 1
int before;
  K(int) K(float)
ADD(left,
    right)
`
	r, cfg := unit(t, Config{}, src, nil)
	for _, c := range []struct{ text, site, spelling, macros string }{
		{"before", "4:5", "4:5", ""},
		{"__global__", "5:3", "2:14", "K"},
		{"k_int", "5:3", "2:30", "K"},
		{"+", "5:3", "1:24", "ADD K"},
		{"1", "5:3", "3:13", "one K"},
		{`"int"`, "5:3", "2:69", "K"},
		{"k_float", "5:10", "2:30", "K"},
		{"float", "5:12", "5:12", ""},
		{"left", "6:5", "6:5", ""},
		{"right", "7:5", "7:5", ""},
	} {
		tok := find(t, r, c.text)
		at := func(p source.Pos) string {
			q := cfg.Set.Position(p)
			return fmt.Sprintf("%d:%d", q.Line, q.Col)
		}
		var macros []string
		for _, u := range cfg.Set.Trace(tok.Pos) {
			macros = append(macros, u.Macro)
		}
		got := fmt.Sprintf("site %s spelling %s macros %s", at(tok.Pos), at(cfg.Set.Spelling(tok.Pos)),
			strings.Join(macros, " "))
		if want := fmt.Sprintf("site %s spelling %s macros %s", c.site, c.spelling, c.macros); got != want {
			t.Errorf("%s\n got %s\nwant %s", c.text, got, want)
		}
	}
}

func TestComments(t *testing.T) {
	const src = "// one\n//kbind:kernel A\nint a; // no\n  /* two */ int b;\n#if 0\n// skipped\n#endif\n#define X /* " +
		"no */ 1\nf(\n// in a call\n)\n#include \"h.h\"\n"
	r, cfg := unit(t, Config{}, src, map[string]string{"h.h": "// header\n"})
	var got []string
	for _, c := range r.Comments {
		got = append(got, fmt.Sprintf("%v %s", cfg.Set.Position(c.Pos), c.Text))
		if int(c.End-c.Pos) != len(c.Text) {
			t.Errorf("%s ends at %d", c.Text, c.End)
		}
	}
	want := "a.cu:1:1 // one|a.cu:2:1 //kbind:kernel A|a.cu:4:3 /* two */|a.cu:10:1 // in a call|h.h:1:1 // header"
	if g := strings.Join(got, "|"); g != want {
		t.Errorf("\n got %s\nwant %s", g, want)
	}
}

func TestPragmas(t *testing.T) {
	r,
		_ := unit(t, Config{},
		"#define U _Pragma(\"unroll 2\") for\na\n#pragma unroll /* c */ 4\nb U\n_Pragma(\"pack(push, 1)\") c", nil)
	var got []string
	for _, p := range r.Pragmas {
		got = append(got, fmt.Sprintf("%s before %s", p.Text, r.Tokens[p.Token].Text))
	}
	if g, want := strings.Join(got, "|"), "unroll 4 before b|unroll 2 before for|pack(push, 1) before c"; g != want {
		t.Errorf("\n got %s\nwant %s", g, want)
	}
}

func TestMacrosAtTheEnd(t *testing.T) {
	r, _ := unit(t, Config{Defines: []string{"D=7", "E", "SQ(x)=((x)*(x))", "__CUDA_ARCH__=900"},
		Undefs: []string{"GONE", "E"}},
		"#define TILE (N * 2)\n#define N SQ(D)\n#define EMPTY\n#define F(x) x\n#define OLD 1\n#undef OLD\n", nil)
	for name, want := range map[string]string{"TILE": "(((7)*(7)) * 2)", "N": "((7)*(7))", "D": "7", "EMPTY": "",
		"__CUDA_ARCH__": "900"} {
		toks, ok := r.Expand(name)
		if got := spelled(toks); !ok || got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	for _, name := range []string{"F", "OLD", "E", "__device__", "nothing"} {
		if _, ok := r.Expand(name); ok {
			t.Errorf("%s has a value", name)
		}
	}
	var names []string
	for _, m := range r.UserMacros() {
		names = append(names, m.Name)
	}
	if got := strings.Join(names, " "); got != "D SQ __CUDA_ARCH__ TILE N EMPTY F" {
		t.Errorf("user macros %s", got)
	}
}

func TestDialects(t *testing.T) {
	for _, c := range []struct {
		cfg       Config
		src, want string
	}{
		{Config{Dialect: CUDA},
			"__CUDA_ARCH__ __cplusplus __OPENCL_VERSION__ __HIPCC__ __CHAR_BIT__ __LP64__ __linux__ __NVCC__",
			"800 201703L __OPENCL_VERSION__ __HIPCC__ 8 1 1 1"},
		{Config{Dialect: HIP}, "__HIP_DEVICE_COMPILE__ __HIP_PLATFORM_AMD__ __CUDACC__ __clang__ __NVCC__",
			"1 1 __CUDACC__ 1 __NVCC__"},
		{Config{Dialect: OpenCL},
			"__OPENCL_VERSION__ __OPENCL_C_VERSION__ cl_khr_fp64 __CUDACC__ __cplusplus kernel __FAST_RELAXED_MATH__ " +
				"CL_VERSION_2_0",
			"300 120 1 __CUDACC__ __cplusplus kernel __FAST_RELAXED_MATH__ 200"},
		{Config{Dialect: OpenCL, Std: "CL2.0", FastMath: true}, "__OPENCL_C_VERSION__ __FAST_RELAXED_MATH__", "200 1"},
		{Config{Std: "c++20"}, "__cplusplus", "202002L"},
		{Config{Dialect: OpenCL}, "kernel_exec(64, float4) void f()",
			"__kernel __attribute__((work_group_size_hint(64, 1, 1))) __attribute__((vec_type_hint(float4))) void f()"},
	} {
		r, cfg := unit(t, c.cfg, c.src, nil)
		if err := cfg.Diags.Err(); err != nil {
			t.Error(err)
		}
		if got := spelled(r.Tokens); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, got, c.want)
		}
	}
}

// TestArch checks who asks for the value of __CUDA_ARCH__.
func TestArch(t *testing.T) {
	for src, want := range map[string]string{
		"#if __CUDA_ARCH__ >= 700\n#endif":                                      "750",
		"#if defined __CUDA_ARCH__ && 1 < 2\n#endif":                            "",
		"#ifdef __CUDA_ARCH__\n#elif __CUDA_ARCH__ > 1\n#endif":                 "",
		"#define NEW (__CUDA_ARCH__ >= 900)\nint x;":                            "",
		"#define NEW (__CUDA_ARCH__ >= 900)\n#if NEW\n#endif":                   "750",
		"int x = __CUDA_ARCH__;":                                                "750",
		"#undef __CUDA_ARCH__\n#define __CUDA_ARCH__ 9\nint x = __CUDA_ARCH__;": "",
	} {
		if r, _ := unit(t, Config{Dialect: CUDA, Arch: "750"}, src, nil); r.Arch != want {
			t.Errorf("%s: %q, want %q", src, r.Arch, want)
		}
	}
}

func TestCommandLineMistakes(t *testing.T) {
	_, cfg := unit(t, Config{Defines: []string{"", "1x", "A\nB"}}, "", nil)
	if cfg.Diags.Len() != 3 {
		t.Errorf("%v", cfg.Diags.Err())
	}
}

func TestSeveralFilesAreOneUnit(t *testing.T) {
	set := &source.Set{}
	cfg := &Config{Set: set, Diags: diag.NewList(set)}
	a, _ := set.AddFile("a.cuh", []byte("#define A 1\n#if 1\n"))
	b, _ := set.AddFile("b.cu", []byte("A\n#endif\n"))
	r := Preprocess(cfg, a, b)
	want := "a.cuh:2:2: error: #if without #endif [K0129]\nb.cu:2:2: error: #endif without #if [K0129]"
	if got := cfg.Diags.Err(); spelled(r.Tokens) != "1" || got == nil || got.Error() != want {
		t.Errorf("%s: %v", spelled(r.Tokens), got)
	}
	if end := r.Tokens[len(r.Tokens)-1]; set.Position(end.Pos).String() != "b.cu:3:1" {
		t.Errorf("ends at %v", set.Position(end.Pos))
	}
}

func TestPrelude(t *testing.T) {
	set := &source.Set{}
	cfg := &Config{Set: set, Diags: diag.NewList(set), Defines: []string{"LIMIT=2"}, Known: knownForTest}
	prelude, _ := set.AddFile("<prelude>", []byte("// not kept\n#define LIMIT 1\n#define P(x) x\nint p = LIMIT;\n"))
	f, _ := set.AddFile("a.cu", []byte("#include <known.h>\n// kept\nP(LIMIT) KNOWN"))
	cfg.Prelude = []*source.File{prelude}
	r := Preprocess(cfg, f)
	if got := spelled(r.Tokens); got != "int p = 1; int known; 2 1" {
		t.Errorf("got %s", got)
	}
	if len(r.Comments) != 1 || r.Comments[0].Text != "// kept" {
		t.Errorf("comments %v", r.Comments)
	}
	if user := r.UserMacros(); len(user) != 1 || user[0].Name != "LIMIT" {
		t.Errorf("user macros %v", user)
	}
}

// TestBombs gives input that would take all time or memory, were it not for the bounds.
func TestBombs(t *testing.T) {
	doubling := func(body string) string {
		var b strings.Builder
		b.WriteString("#define A0 " + body + "\n")
		for i := range 40 {
			fmt.Fprintf(&b, "#define A%d A%d A%d\n", i+1, i, i)
		}
		return b.String()
	}
	files := map[string]string{}
	for i := range 40 {
		files[fmt.Sprintf("f%d.h", i)] = strings.Repeat(fmt.Sprintf("#include \"f%d.h\"\n", i+1), 2)
	}
	files["f40.h"] = ""
	files["self.h"] = "#include \"self.h\"\n#include \"self.h\"\n"
	for _, c := range []struct{ name, src, code string }{
		{"doubling", doubling("x") + "A40", "K0127"},
		{"doubling nothing", doubling("") + "A40", "K0127"},
		{"doubling calls", "#define D(x) x x\n" + strings.Repeat("D(", 40) + "1" + strings.Repeat(")", 40), "K0127"},
		{"doubling text", "#define P(x) x##x\n#define Q(x) P(x)\n" + strings.Repeat("Q(", 40) + "a" + strings.Repeat(")",
			40), "K0127"},
		{"quoting quotes", "#define P(x) #x\n#define Q(x) P(x)\n" + strings.Repeat("Q(", 40) + `"\\\\"` + strings.Repeat(")", 40), "K0127"},
		{"deep arguments", "#define I(x) x\n" + strings.Repeat("I(", 100_000) + "1" + strings.Repeat(")", 100_000), "K0127"},
		{"open calls", "#define I(x) x\n" + strings.Repeat("I(", 100_000), "K0126"},
		{"deep condition", "#if " + strings.Repeat("(", 100_000) + "1\n#endif", "K0128"},
		{"deep negation", "#if " + strings.Repeat("!", 100_000) + "1\n#endif", "K0128"},
		{"deep ?:", "#if " + strings.Repeat("1?", 100_000) + "1\n#endif", "K0128"},
		{"includes itself twice", "#include \"self.h\"\n", "K0132"},
		{"two includes each", "#include \"f0.h\"\n", "K0132"},
		{"open conditions", strings.Repeat("#if 1\n", 1000), "K0129"},
		{"spliced letters", strings.Repeat("a\\\n", 100_000) + "\n" + strings.Repeat("+\\\n", 100_000), ""},
		{"many blanks behind backslashes", strings.Repeat("\\ ", 100_000), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := time.Now()
			_, cfg := unit(t, Config{}, c.src, files)
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("took %v", d)
			}
			codes := map[string]bool{}
			for _, d := range cfg.Diags.Items {
				codes[string(d.Code)] = true
			}
			if c.code == "" && len(codes) > 0 || c.code != "" && !codes[c.code] {
				t.Errorf("says %v, want %s", codes, c.code)
			}
			if n := cfg.Diags.Len(); n > 1 && c.code != "K0129" && c.code != "K0128" {
				t.Errorf("%d messages, the second %s", n, cfg.Diags.Items[1].Msg)
			}
		})
	}
}

func FuzzPreprocess(f *testing.F) {
	for _, c := range macroCases {
		f.Add(c.src, uint8(0))
	}
	for cond := range conditionCases {
		f.Add(conditionSource(cond), uint8(1))
	}
	f.Add("#include \"a.cu\"\n#include <b.h>\n#define f(x,...) #x x##__VA_ARGS__ __VA_OPT__(x)\nf(f(1,2),f)", uint8(2))
	f.Fuzz(func(t *testing.T, src string, dialect uint8) {
		start := time.Now()
		r, cfg := unit(t, Config{Dialect: Dialect(dialect % 3)}, src, map[string]string{"a.h": src, "b.h": "#define B 1\n"})
		if time.Since(start) > 30*time.Second {
			t.Fatal("takes for ever")
		}
		if n := len(r.Tokens); n == 0 || r.Tokens[n-1].Kind != token.EOF {
			t.Fatal("no EOF")
		}
		for _, tok := range r.Tokens[:len(r.Tokens)-1] {
			if tok.Kind == token.EOF || tok.Kind == token.Newline || tok.Kind == token.Comment || tok.Text == "" {
				t.Fatalf("token %v", tok)
			}
			if cfg.Set.File(tok.Pos) == nil {
				t.Fatalf("token %v is nowhere", tok)
			}
			cfg.Set.Trace(tok.Pos)
		}
		var b strings.Builder
		if err := cfg.Diags.Format(&b, true); err != nil {
			t.Fatal(err)
		}
		for name := range r.Macros {
			r.Expand(name)
		}
	})
}

func BenchmarkPreprocess(b *testing.B) {
	line :=
		"__global__ void scale(float* a, float s, int n) { int i = blockIdx.x * blockDim.x; if (i < n) a[i] *= s; } " +
			"// scale\n"
	for name, src := range map[string]string{
		"plain": strings.Repeat(line, 2000),
		"macros": "#define ADD(a,b) ((a)+(b))\n#define MUL(a,b) ((a)*(b))\n" + strings.Repeat(
			"x = ADD(MUL(a[i],2),MUL(b[i],ADD(c,1)));\n", 2000),
		"empty": "",
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				unit(b, Config{}, src, nil)
			}
		})
	}
}
