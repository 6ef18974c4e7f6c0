package gen

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

const addText = `#include "vec.h"
// Adds a to x.
__global__ void add(float* x, float a, int n);
__global__ void move(Vec* p, Vec by, int n);
`

const vecText = "struct Vec { float x, y; };\n"

// add is a module of two kernels, with a header.
func add(name, header string) *Builder {
	b := New(ir.CUDA, name, addText).Include(header, vecText)
	vec := b.Struct("Vec", "x", ir.F32, "y", ir.F32)
	n := P("n")
	Doc(Grid(Size(b.Kernel("add", "Add", "x", Ptr(ir.F32), "a", ir.F32, "n", ir.I32), "x", n), L(n), nil), "Adds a to x.")
	Grid(Size(b.Kernel("move", "Move", "p", Ptr(vec), "by", vec, "n", ir.I32), "p", n), L(n), nil)
	return b
}

// tree makes a directory of files below a module that replaces kbind by this repository.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	repo, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(repo, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	sum, err := os.ReadFile(filepath.Join(repo, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	text := regexp.MustCompile(`(?m)^(module .*|tool \([^)]*\)|tool .*)\n`).ReplaceAllString(string(mod), "")
	all := map[string]string{
		"go.mod": "module kbindtest\n" + text +
			fmt.Sprintf("\nrequire github.com/kbind/kbind v0.0.0\nreplace github.com/kbind/kbind => %s\n",
				filepath.ToSlash(repo)),
		"go.sum": string(sum),
	}
	maps.Copy(all, files)
	dir := t.TempDir()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		writeFile(t, filepath.Join(dir, name), []byte(all[name]))
	}
	return dir
}

func writeFile(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// generate runs Generate and writes the files, as the command does.
func generate(t *testing.T, m *ir.Module, opt Options) []File {
	t.Helper()
	opt.Version = "v0.0.1"
	files, diags := Generate(m, opt)
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if f.Content != nil {
			writeFile(t, f.Name, f.Content)
		}
	}
	return files
}

// run runs the go command in a tree.
func run(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// TestPackages generates into packages of one temporary module, then vets and runs them all at once.
func TestPackages(t *testing.T) {
	dir := tree(t, map[string]string{
		"add.cu":          addText,
		"vec.h":           vecText,
		"plain/add.cu":    addText,
		"plain/vec.h":     vecText,
		"below/k/add.cu":  addText,
		"below/k/vec.h":   vecText,
		"below/b.go":      "package below\n",
		"two/a.cu":        addText,
		"two/b.cu":        addText,
		"two/vec.h":       vecText,
		"mapped/add.cu":   addText,
		"mapped/vec.h":    vecText,
		"mapped/types.go": "package mapped\n\nimport \"kbindtest/geo\"\n\nvar Origin geo.Vec\n",
		"geo/geo.go":      "package geo\n\ntype Vec struct{ X, Y float32 }\n",
		"hand/add.cu":     addText,
		"hand/vec.h":      vecText,
		"hand/cpu.go":     handText,
		"names/run.go": "package names\n\nfunc rt() {}\n\nvar unsafe, context int\n\nfunc init() { rt(); _, _ = unsafe, " +
			"context }\n",
		"names/add.cu": addText,
	})
	in := func(sub string) string { return filepath.Join(dir, sub) }

	generate(t, add("add.cu", "vec.h").M, Options{Base: in("plain"), Dir: in("plain"), Files: []string{"add.cu"}})
	generate(t, add("k/add.cu", "k/vec.h").M, Options{Base: in("below"), Dir: in("below"), Files: []string{"k/add.cu"}})
	generate(t, add("add.cu", "vec.h").M, Options{Base: dir, Dir: in("out/side"), Files: []string{"add.cu"}})

	// Two kernel files with one header: the struct is declared once, and generating again changes nothing.
	two := Options{Base: in("two"), Dir: in("two"), GoPackage: "two"}
	first := two
	first.Files = []string{"a.cu"}
	second := two
	second.Files = []string{"b.cu"}
	other := add("b.cu", "vec.h").M
	other.Kernels[0].GoName, other.Kernels[1].GoName = "AddB", "MoveB"
	before := append(generate(t, add("a.cu", "vec.h").M, first), generate(t, other, second)...)
	after := append(generate(t, add("a.cu", "vec.h").M, first), generate(t, other, second)...)
	if !slices.EqualFunc(before, after, func(a, b File) bool {
		return a.Name == b.Name && string(a.Content) == string(b.Content)
	}) {
		t.Error("generating two files with one header again changes them")
	}

	mapped := add("add.cu", "vec.h")
	mapped.M.TypeMap = []ir.TypeMap{{Struct: mapped.M.Structs[0], GoType: "geo.Vec", Pos: mapped.Pos("struct Vec")}}
	api := generate(t, mapped.M, Options{Base: in("mapped"), Dir: in("mapped"), Files: []string{"add.cu"}})
	if text := string(api[0].Content); !strings.Contains(text, "p []geo.Vec") ||
		strings.Contains(text, "type Vec struct") {
		t.Error("the mapped struct is not used")
	}

	hand := add("add.cu", "vec.h").M
	hand.Kernels[0].Attrs.CPU, hand.Kernels[1].Attrs.CPU = "addCPU", "moveCPU"
	hand.Kernels[0].Func = nil
	generate(t, hand, Options{Base: in("hand"), Dir: in("hand"), Files: []string{"add.cu"}})

	generate(t, add("add.cu", "../vec.h").M, Options{Base: in("names"), Dir: in("names"), Files: []string{"add.cu"}})
	writeFile(t, filepath.Join(dir, "plain/add_test.go"), []byte(addTest))
	writeFile(t, filepath.Join(dir, "hand/hand_test.go"), []byte(handTest))
	run(t, dir, "vet", "./...")
	run(t, dir, "test", "./plain", "./hand")
}

// handText has references for both kernels and a test that they run, once for all blocks.
const handText = `package hand

func addCPU(x []float32, a float32, n int32) {
	for i := range x[:n] {
		x[i] += a
	}
}

func moveCPU(p []Vec, by Vec, n int32) {
	for i := range p[:n] {
		p[i].X += by.X
		p[i].Y += by.Y
	}
}
`

const handTest = `package hand

import (
	"context"
	"testing"
)

func TestHand(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "cpu")
	x := make([]float32, 5000)
	if err := Add(context.Background(), x, 2); err != nil {
		t.Fatal(err)
	}
	for i, v := range x {
		if v != 2 {
			t.Fatalf("x[%d] = %v, want 2", i, v)
		}
	}
	p := make([]Vec, 3)
	if err := Move(context.Background(), p, Vec{X: 1, Y: -1}); err != nil || p[2] != (Vec{X: 1, Y: -1}) {
		t.Fatal(p, err)
	}
}
`

// addTest calls what was generated: bodies are empty, so only checks and transfers show.
const addTest = `package plain

import (
	"context"
	"testing"

	"github.com/kbind/kbind/rt"
)

func TestAdd(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "cpu")
	ctx := context.Background()
	x := []float32{1, 2, 3}
	if err := Add(ctx, x, 1); err != nil {
		t.Fatal(err)
	}
	if err := Move(ctx, []Vec{{X: 1}}, Vec{Y: 1}); err != nil {
		t.Fatal(err)
	}
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	b, err := rt.BufferFrom(s, x)
	if err != nil {
		t.Fatal(err)
	}
	want := "Add: x has 3 elements, want at least 4 (= n)"
	if err := AddLaunch(s, rt.Launch{}, b, 1, 4); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
`

// The bytes do not depend on where the command ran, on how the output directory is spelled, or on the run.
func TestSameFromEverywhere(t *testing.T) {
	dir := tree(t, map[string]string{"k/add.cu": addText, "k/vec.h": vecText})
	sub := filepath.Join(dir, "k")
	opt := func(o Options) Options { o.GoPackage = "k"; return o }
	first := generate(t, add("add.cu", "vec.h").M,
		opt(Options{Base: sub, Dir: sub, Files: []string{"add.cu"}, Args: []string{"-all", "add.cu"}}))
	t.Chdir(dir)
	for name, files := range map[string][]File{
		"from above": generate(t, add("k/add.cu", "k/vec.h").M,
			opt(Options{Dir: "k", Files: []string{"k/add.cu"}, Args: []string{"-all", "k/add.cu"}})),
		"with a dot": generate(t, add("./k/add.cu", "./k/vec.h").M,
			opt(Options{Dir: "./k/", Files: []string{"./k/add.cu"}, Args: []string{"-all", "./k/add.cu"}})),
		"once more": generate(t, add("k/add.cu", "k/vec.h").M,
			opt(Options{Dir: "k", Files: []string{"k/add.cu"}, Args: []string{"-all", "k/add.cu"}})),
		"absolute": generate(t, add(filepath.ToSlash(sub)+"/add.cu", filepath.ToSlash(sub)+"/vec.h").M,
			opt(Options{Dir: sub, Files: []string{sub + "/add.cu"}, Args: []string{"-all", sub + "/add.cu"}})),
		"from the dir": chdirGenerate(t, sub, opt(Options{Files: []string{"add.cu"}, Args: []string{"-all", "add.cu"}})),
	} {
		for i, f := range files {
			if string(f.Content) != string(first[i].Content) {
				t.Errorf("%s: %s differs", name, filepath.Base(f.Name))
			}
			if strings.Contains(string(f.Content), dir) {
				t.Errorf("%s: %s names the directory", name, filepath.Base(f.Name))
			}
		}
	}
}

func chdirGenerate(t *testing.T, dir string, opt Options) []File {
	t.Helper()
	back, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	defer t.Chdir(back)
	return generate(t, add("add.cu", "vec.h").M, opt)
}

func TestReadInputs(t *testing.T) {
	dir := tree(t, map[string]string{"add.cu": addText, "vec.h": vecText})
	files := generate(t, add("add.cu", "vec.h").M, Options{Base: dir, Dir: dir, GoPackage: "k", Files: []string{"add.cu"},
		Args: []string{"-D", "A=b c", "add.cu"}})
	in, err := ReadInputs(files[0].Content)
	if err != nil {
		t.Fatal(err)
	}
	want := Inputs{"v0.0.1", []string{"-D", "A=b c", "add.cu"},
		[]SourceHash{{"add.cu", SourceSHA256([]byte(addText))}, {"vec.h", SourceSHA256([]byte(vecText))}}}
	if fmt.Sprint(in) != fmt.Sprint(want) {
		t.Errorf("got  %v\nwant %v", in, want)
	}
	edited := strings.Replace(string(files[0].Content), "A=b", "A=c", 1)
	if _, err := ReadInputs([]byte(edited)); err == nil {
		t.Error("an edited list of inputs is not noticed")
	}
	if _, err := ReadInputs([]byte("package p\n")); err == nil {
		t.Error("a file that kbind did not write has inputs")
	}
	for _, f := range files {
		if f.Content == nil {
			continue
		}
		if !regexp.MustCompile(`(?m)\A// Code generated .* DO NOT EDIT\.$`).Match(f.Content) {
			t.Errorf("%s: Go tools do not see that it is generated", f.Name)
		}
	}
}

// With the package's name given, no go command is needed.
func TestWithoutGo(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	files := generate(t, add("add.cu", "vec.h").M,
		Options{Base: dir, Dir: dir, Package: "given", Files: []string{"add.cu"}})
	if !strings.Contains(string(files[0].Content), "\npackage given\n") {
		t.Error("the package's name is not used")
	}
	// Without a name, the files or the directory's name have to do.
	sub := filepath.Join(dir, "go-image.ops")
	files = generate(t, add("add.cu", "vec.h").M, Options{Base: dir, Dir: sub, Files: []string{"add.cu"}})
	if !strings.Contains(string(files[0].Content), "\npackage imageops\n") {
		t.Error("the directory's name is not used")
	}
}

func TestGenerateErrors(t *testing.T) {
	dir := tree(t, map[string]string{
		"p/user.go": "package p\n\nfunc Taken() {}\n\nfunc addCPU(x []float32, a float32, n int32) {}\n\nfunc moveCPU(p " +
			"[]Vec, by Vec, n int32) {}\n\nfunc wrongCPU(x []float64, a float32, n int) {}\n\nvar notFunc int\n",
		"p/geo.go": "package p\n\ntype Vec2 struct{ X float32; Z float32 }\n\ntype Big struct{ X, Y float64 }\n\ntype Same " +
			"struct{ X, Y float32 }\n",
		"q/q.go": "package q\n",
		"s/s.go": "package s\n\nvar simt int\n",
	})
	for _, c := range []struct {
		name  string
		build func(b *Builder, o *Options)
		want  []string
	}{
		{"a name of the user's", func(b *Builder, o *Options) {
			b.M.Kernels[0].GoName = "Taken"
		}, []string{"would be called Taken in Go, which user.go:3 declares"}},
		{"a missing cpu function", func(b *Builder, o *Options) {
			b.M.Kernels[0].Attrs.CPU = "missing"
		}, []string{"package p has no function missing"}},
		{"a cpu variable", func(b *Builder, o *Options) {
			b.M.Kernels[0].Attrs.CPU = "notFunc"
		}, []string{"package p has no function notFunc"}},
		{"a wrong cpu function", func(b *Builder, o *Options) { b.M.Kernels[0].Attrs.CPU = "wrongCPU" },
			[]string{"wrongCPU (user.go:9) is func(x []float64, a float32, n int), and kernel add calls it as func([]float32, " +
				"float32, int32)"}},
		{"a missing type", func(b *Builder, o *Options) {
			typeMap(b, "Nothing")
		}, []string{"struct Vec cannot be Nothing: there is no Go type Nothing"}},
		{"a type with other fields", func(b *Builder, o *Options) {
			typeMap(b, "Vec2")
		}, []string{"struct Vec cannot be Vec2: Vec2 (geo.go:3): it has no field y"}},
		{"a type with other sizes", func(b *Builder, o *Options) {
			typeMap(b, "Big")
		}, []string{"struct Vec cannot be Big: Big (geo.go:5): field X is float64 of 8 bytes, in C float of 4"}},
		{"a package by its name alone", func(b *Builder, o *Options) {
			typeMap(b, "none.Vec")
		}, []string{"no file of the package imports none: write the import path, as in example.com/mod/none.Vec"}},
		{"a missing package", func(b *Builder, o *Options) {
			typeMap(b, "example.com/none.Vec")
		}, []string{"struct Vec cannot be example.com/none.Vec"}},
		{"another package", func(b *Builder, o *Options) {
			o.Dir, o.GoPackage = filepath.Join(dir, "q"), "r"
		}, []string{"are of package q, not r"}},
		{"a name that bodies import", func(b *Builder, o *Options) {
			o.Dir, o.GoPackage = filepath.Join(dir, "s"), "s"
		}, []string{"s.go:3 declares simt, and add_kbind_cpu.go imports a package of that name"}},
		{"no package name", func(b *Builder, o *Options) { o.Package = "a-b" }, []string{`"a-b" is not a valid package name`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := add("add.cu", "vec.h")
			opt := Options{Version: "v0.0.1", Base: filepath.Join(dir, "p"), Dir: filepath.Join(dir, "p"), GoPackage: "p",
				Files: []string{"add.cu"}}
			c.build(b, &opt)
			t.Setenv("GOFLAGS", "-mod=mod")
			t.Setenv("GOPROXY", "off")
			files, diags := Generate(b.M, opt)
			if files != nil {
				t.Error("files in spite of errors")
			}
			err := diags.Err()
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range c.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("got  %v\nwant %s", err, want)
				}
			}
		})
	}
}

func typeMap(b *Builder, goType string) {
	b.M.TypeMap = []ir.TypeMap{{Struct: b.M.Structs[0], GoType: goType, Pos: b.Pos("struct Vec")}}
}

func TestTargets(t *testing.T) {
	m := add("add.cu", "vec.h").M
	m.Kernels[1].Func = nil
	m.Kernels[1].Refused = &ir.Refusal{Code: "K0501", Pos: m.Kernels[1].Pos, Msg: "kbind does not support this"}
	checks := Check(m)
	if len(checks) != 2 || checks[0]["go"].Refused != nil || checks[0]["go"].Form != "plain" ||
		checks[1]["go"].Refused == nil || !strings.Contains(checks[1]["go"].Refused.Msg, "does not support this") {
		t.Errorf("checks: %v", checks)
	}
	text, diags, err := Emit(m, "go", Options{Version: "v0.0.1", Package: "k"})
	if err != nil || diags.Err() != nil || !strings.Contains(string(text), "\npackage k\n") {
		t.Errorf("emit: %v, %v", err, diags.Err())
	}
	if _, _, err := Emit(m, "wgsl", Options{}); err == nil || !strings.Contains(err.Error(), `unknown target "wgsl"`) {
		t.Errorf("an unknown target: %v", err)
	}
}

func TestStemOf(t *testing.T) {
	for name, want := range map[string]string{"vector_add.cu": "vector_add", "sub/blur.gpu.cu": "blur_gpu",
		"_x.cl": "kernels_x", ".cu": "kernels", "a": "a"} {
		if got := stemOf(name); got != want {
			t.Errorf("%s: got %s, want %s", name, got, want)
		}
	}
}
