package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/kbind/kbind/bindgen"
)

var update = flag.Bool("update", false, "write the expected results of testdata/kernels from a run of the C++ compiler")

// The kernels of testdata/kernels take one pointer, long long *out with room for 64 values, and run with one thread or as their file's first line says. NAME.want
// holds what each leaves there, as a C++ compiler found it; so the expected values are not ours.
const kernelDir = "../../testdata/kernels"

// shape reads the launch shape from a file's first line: "// threads: 32 blocks: 2".
func shape(t *testing.T, file string) (blocks, threads int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if n, _ := fmt.Sscanf(string(text), "// threads: %d blocks: %d", &threads, &blocks); n != 2 {
		return 1, 1
	}
	return blocks, threads
}

// TestKernels generates Go for every kernel file, runs all of them in one program, and compares what the kernels leave behind with NAME.want.
func TestKernels(t *testing.T) {
	files := kernelFiles(t)
	if *update {
		for _, f := range files {
			want := gcc(t, f)
			if err := os.WriteFile(strings.TrimSuffix(f, ".cu")+".want", want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	got := runKernels(t, files)
	for i, f := range files {
		want, err := os.ReadFile(strings.TrimSuffix(f, ".cu") + ".want")
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), got[i]); d != "" {
			t.Errorf("%s (-want +got):\n%s", f, d)
		}
	}
	for _, w := range glob(t, "*.want") {
		if !slices.Contains(files, strings.TrimSuffix(w, ".want")+".cu") {
			t.Errorf("%s belongs to no kernel file", w)
		}
	}
}

// TestKernelsConfirm compiles the same texts with a C++ compiler, so that the expected values cannot be wrong.
func TestKernelsConfirm(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to confirm the expected results with")
	}
	for _, f := range kernelFiles(t) {
		want, err := os.ReadFile(strings.TrimSuffix(f, ".cu") + ".want")
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(gcc(t, f))); d != "" {
			t.Errorf("%s: g++ disagrees with what is expected (-want +g++):\n%s", f, d)
		}
	}
}

func glob(t *testing.T, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(kernelDir, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("no %s in %s: %v", pattern, kernelDir, err)
	}
	return files
}

func kernelFiles(t *testing.T) []string { return glob(t, "*.cu") }

// kernelNames returns the C and Go names of the kernels of a file, in source order.
func kernelNames(t *testing.T, file string) (cNames, goNames []string) {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
	if diags.Len() > 0 {
		var b bytes.Buffer
		diags.Format(&b, false)
		t.Fatalf("%s", b.String())
	}
	for _, k := range m.Kernels {
		cNames, goNames = append(cNames, k.Name), append(goNames, k.GoName)
	}
	return cNames, goNames
}

// runKernels returns what the kernels of each file left behind, one line a kernel.
func runKernels(t *testing.T, files []string) []string {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var prog strings.Builder
	prog.WriteString("package main\n\nimport (\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\n\t\"github.com/kbind/kbind/rt\"\n)\n\n")
	prog.WriteString("type kernel struct {\n\tfile, name string\n\tblocks, threads uint32\n\trun func(*rt.Stream, rt.Launch, rt.Buffer[int64]) error\n}\n\nvar kernels = []kernel{\n")
	for _, f := range files {
		copyFile(t, f, filepath.Join(dir, filepath.Base(f)))
		s := &streams{out: io.Discard, err: t.Output(), env: noEnv}
		if code := run([]string{"-all", "-package", "main", filepath.Join(dir, filepath.Base(f))}, s); code != 0 {
			t.Fatalf("kbind %s: exit code %d", f, code)
		}
		cNames, goNames := kernelNames(t, f)
		blocks, threads := shape(t, f)
		for i := range cNames {
			fmt.Fprintf(&prog, "\t{%q, %q, %d, %d, %sLaunch},\n", f, cNames[i], blocks, threads, goNames[i])
		}
	}
	prog.WriteString(kernelMain)
	write(t, filepath.Join(dir, "main.go"), prog.String())
	write(t, filepath.Join(dir, "go.mod"), "module kernels\n\ngo 1.26\n\nrequire github.com/kbind/kbind v0.0.0\n\nreplace github.com/kbind/kbind => "+root+"\n")
	copyFile(t, filepath.Join(root, "go.sum"), filepath.Join(dir, "go.sum"))
	goTool(t, dir, "vet", "-mod=mod", ".")
	out := goTool(t, dir, "run", "-mod=mod", ".")
	results := make([]string, len(files))
	for line := range strings.Lines(string(out)) {
		file, rest, _ := strings.Cut(line, "|")
		results[slices.Index(files, file)] += rest
	}
	return results
}

const kernelMain = `}

func main() {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	for _, k := range kernels {
		s, err := rt.NewStream(ctx)
		if err != nil {
			log.Fatal(err)
		}
		out := make([]int64, 64)
		buf, err := rt.BufferFrom(s, out)
		if err == nil {
			err = k.run(s, rt.Launch{Grid: rt.D(k.blocks), Block: rt.D(k.threads)}, buf)
		}
		if err == nil {
			err = buf.Read(s, out)
		}
		if err == nil {
			err = s.Synchronize(ctx)
		}
		if err != nil {
			log.Fatalf("%s: %v", k.name, err)
		}
		fmt.Printf("%s|%s: %v\n", k.file, k.name, out)
	}
}
`

func goTool(t *testing.T, dir string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, stderr.String())
	}
	return out
}

// gcc runs the kernels of one file as host functions.
func gcc(t *testing.T, file string) []byte {
	t.Helper()
	names, _ := kernelNames(t, file)
	abs, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	var prog strings.Builder
	fmt.Fprintf(&prog, "#include %q\n#include %q\n#include <cstdio>\n", filepath.Join(filepath.Dir(abs), "host.h"), abs)
	blocks, threads := shape(t, file)
	fmt.Fprintf(&prog, "static void show(const char *name, void (*kernel)(long long *)) {\n    long long out[64] = {};\n    launch(kernel, out, %d, %d);\n    std::printf(\"%%s: [\", name);\n", blocks, threads)
	prog.WriteString("    for (int i = 0; i < 64; i++) std::printf(i ? \" %lld\" : \"%lld\", out[i]);\n    std::printf(\"]\\n\");\n}\nint main() {\n")
	for _, n := range names {
		fmt.Fprintf(&prog, "    show(%q, %s);\n", n, n)
	}
	prog.WriteString("}\n")
	dir := t.TempDir()
	write(t, filepath.Join(dir, "main.cpp"), prog.String())
	exe := filepath.Join(dir, "a.out")
	build := exec.Command("g++", "-std=c++20", "-pthread", "-w", "-fsigned-char", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-o", exe, filepath.Join(dir, "main.cpp"))
	if msg, err := build.CombinedOutput(); err != nil {
		t.Fatalf("g++ %s: %v\n%s", file, err, msg)
	}
	out, err := exec.Command(exe).Output()
	if err != nil {
		t.Fatalf("%s as a host program: %v", file, err)
	}
	return out
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	text, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	write(t, to, string(text))
}
