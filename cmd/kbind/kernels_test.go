package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

var update = flag.Bool("update", false, "write the expected results of testdata/kernels from runs of the C++ compiler and of PoCL")

var only = flag.String("only", "*", "the kernel files of testdata/kernels to run, as a pattern of names without extension")

// The kernels of testdata/kernels take one pointer, long long *out with room for 64 values (long in OpenCL C, perhaps followed by __local pointers to 64 elements, images and samplers),
// and run with one thread or as their file's first line says. NAME.want holds what each leaves there, as another implementation found it, a C++ compiler for
// NAME.cu, PoCL for NAME.cl and nvcc with a GPU for files that begin with "// oracle: gpu"; so the expected values are not ours.
const kernelDir = "../../testdata/kernels"

// localLen is the number of elements behind each __local pointer of a kernel.
const localLen = 64

// launch is how a kernel file wants to be compiled and run.
type launch struct {
	blocks, threads [3]int
	shared          int      // bytes of dynamic shared memory
	cooperative     bool     // the blocks run beside each other
	flags           []string // of the compiler
	gpp             bool     // nvcc does not take the kernels: in its C++ library the functions are the host's
	gpu             bool     // the expected values can only come from a GPU: the kernels use the vendor's libraries
}

// shape reads a file's first line: "// threads: 32 blocks: 2 shared: 1024 cooperative: yes oracle: gpu flags: -DN=4"; each part may be absent, and 4x2x1 is a shape too.
func shape(t *testing.T, file string) launch {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	l := launch{blocks: [3]int{1, 1, 1}, threads: [3]int{1, 1, 1}}
	first, _, _ := strings.Cut(string(text), "\n")
	words := strings.Fields(first)
	for i, w := range words {
		switch {
		case w == "threads:" && i+1 < len(words):
			fmt.Sscanf(words[i+1], "%dx%dx%d", &l.threads[0], &l.threads[1], &l.threads[2])
		case w == "blocks:" && i+1 < len(words):
			fmt.Sscanf(words[i+1], "%dx%dx%d", &l.blocks[0], &l.blocks[1], &l.blocks[2])
		case w == "shared:" && i+1 < len(words):
			fmt.Sscan(words[i+1], &l.shared)
		case w == "oracle:" && i+1 < len(words):
			l.gpu, l.gpp = words[i+1] == "gpu", words[i+1] == "g++"
		case w == "cooperative:":
			l.cooperative = true
		case w == "flags:":
			l.flags = words[i+1:]
		}
	}
	return l
}

func wantFile(file string) string { return strings.TrimSuffix(file, filepath.Ext(file)) + ".want" }

// oracle runs the kernels of a file elsewhere; it skips the test if this machine cannot.
func oracle(t *testing.T, file string) []byte {
	t.Helper()
	switch {
	case filepath.Ext(file) == ".cl":
		return pocl(t, file)
	case shape(t, file).gpu:
		t.Skip("skip: TestKernelsOnGPU confirms these kernels")
	}
	return gcc(t, file)
}

// TestKernels generates Go for every kernel file, runs all of them in one program, and compares what the kernels leave behind with NAME.want.
func TestKernels(t *testing.T) {
	files := kernelFiles(t)
	if !*update {
		t.Parallel()
	} else {
		for _, f := range files {
			if shape(t, f).gpu {
				continue
			}
			if err := os.WriteFile(wantFile(f), oracle(t, f), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	got := runKernels(t, files, false)
	for i, f := range files {
		want, err := os.ReadFile(wantFile(f))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), got[i]); d != "" {
			t.Errorf("%s (-want +got):\n%s", f, d)
		}
	}
	for _, w := range glob(t, "*.want") {
		if *only == "*" && !slices.ContainsFunc(files, func(f string) bool { return wantFile(f) == w }) {
			t.Errorf("%s belongs to no kernel file", w)
		}
	}
}

// TestKernelsConfirm runs the same texts elsewhere, so that the expected values cannot be wrong.
func TestKernelsConfirm(t *testing.T) {
	for _, f := range kernelFiles(t) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			if filepath.Ext(f) == ".cu" {
				t.Parallel() // compilers run beside each other; PoCL is in this process
			}
			want, err := os.ReadFile(wantFile(f))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), string(oracle(t, f))); d != "" {
				t.Errorf("another implementation disagrees with what is expected (-want +other):\n%s", d)
			}
		})
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

func kernelFiles(t *testing.T) []string {
	var files []string
	for _, f := range append(glob(t, "*.cu"), glob(t, "*.cl")...) {
		if ok, err := filepath.Match(*only, strings.TrimSuffix(filepath.Base(f), filepath.Ext(f))); err != nil {
			t.Fatal(err)
		} else if ok {
			files = append(files, f)
		}
	}
	return files
}

// kernelsOf returns the kernels of a file in source order.
func kernelsOf(t *testing.T, file string) []*ir.Kernel {
	t.Helper()
	u := unitFlags{all: true}
	if err := u.compilerFlags(shape(t, file).flags); err != nil {
		t.Fatal(err)
	}
	m, diags := bindgen.Load(&bindgen.Config{All: true, Defines: u.defines, Wave64: u.wave64}, file)
	if diags.Len() > 0 {
		var b bytes.Buffer
		diags.Format(&b, false)
		t.Fatalf("%s", b.String())
	}
	return m.Kernels
}

// runKernels returns what the kernels of each file left behind, one line a kernel; checked says that their checked forms run.
func runKernels(t *testing.T, files []string, checked bool) []string {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var prog, table strings.Builder
	prog.WriteString("package main\n\nimport (\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"strings\"\n\n\t\"github.com/kbind/kbind/rt\"\n")
	for _, f := range files {
		pkg := strings.TrimSuffix(filepath.Base(f), filepath.Ext(f))
		if err := os.Mkdir(filepath.Join(dir, pkg), 0o777); err != nil {
			t.Fatal(err)
		}
		copyFile(t, f, filepath.Join(dir, pkg, filepath.Base(f)))
		fmt.Fprintf(&prog, "\t\"kernels/%s\"\n", pkg)
		s := &streams{out: io.Discard, err: t.Output(), env: noEnv}
		l := shape(t, f)
		args := append([]string{"-all", "-package", pkg, filepath.Join(dir, pkg, filepath.Base(f)), "--"}, l.flags...)
		if code := run(args, s); code != 0 {
			t.Fatalf("kbind %s: exit code %d", f, code)
		}
		if checked { // in the program rather than in a test
			stem := filepath.Join(dir, pkg, pkg+"_kbind_cpu_")
			if err := os.Rename(stem+"test.go", stem+"checked.go"); err != nil {
				t.Fatal(err)
			}
		}
		for _, k := range kernelsOf(t, f) {
			fmt.Fprintf(&table, "\t{%q, %q, rt.Launch{Grid: rt.D(%d, %d, %d), Block: rt.D(%d, %d, %d), Shared: %d}, ", f, k.Name,
				l.blocks[0], l.blocks[1], l.blocks[2], l.threads[0], l.threads[1], l.threads[2], l.shared)
			args := ""
			for i := range k.Params[1:] {
				args += ", " + goArg(t, &k.Params[i+1])
			}
			fmt.Fprintf(&table, "func(s *rt.Stream, l rt.Launch, out rt.Buffer[int64]) error { return %s.%sLaunch(s, l, out%s) }},\n", pkg, k.GoName, args)
		}
	}
	prog.WriteString(")\n\ntype kernel struct {\n\tfile, name string\n\tlaunch rt.Launch\n\trun func(*rt.Stream, rt.Launch, rt.Buffer[int64]) error\n}\n\nvar kernels = []kernel{\n")
	prog.WriteString(table.String())
	prog.WriteString(kernelMain)
	write(t, filepath.Join(dir, "main.go"), prog.String())
	write(t, filepath.Join(dir, "go.mod"), "module kernels\n\ngo 1.26\n\nrequire github.com/kbind/kbind v0.0.0\n\nreplace github.com/kbind/kbind => "+root+"\n")
	copyFile(t, filepath.Join(root, "go.sum"), filepath.Join(dir, "go.sum"))
	// Without the directory's name and without optimisation the compiler is quick, and what did not change since the last run is in the build cache.
	build := []string{"run", "-mod=mod", "-trimpath", "."}
	if checked {
		build = []string{"run", "-mod=mod", "-trimpath", "-gcflags=kernels/...=-N -l", "."}
	} else {
		goTool(t, dir, "vet", "-mod=mod", "./...")
	}
	out := goTool(t, dir, build...)
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
			err = k.run(s, k.launch, buf)
		}
		if err == nil {
			err = buf.Read(s, out)
		}
		if err == nil {
			err = s.Synchronize(ctx)
		}
		if err != nil { // the lines of the other kernels are worth seeing too
			fmt.Printf("%s|%s: %s\n", k.file, k.name, strings.ReplaceAll(err.Error(), "\n", "; "))
			if err := buf.Read(s, out); err != nil {
				continue
			}
			if err := s.Synchronize(ctx); err != nil {
				continue
			}
		}
		fmt.Printf("%s|%s: %v\n", k.file, k.name, out)
		for _, w := range written {
			texels := make([]byte, w.size)
			if err := rt.ReadImage(s, w.img, texels); err != nil {
				log.Fatalf("%s: %v", k.name, err)
			}
			fmt.Printf("%s|%s.%s: %x\n", k.file, k.name, w.name, texels)
		}
		written = nil
	}
}

// written are the images that the kernel writes.
var written []struct {
	name string
	img  *rt.Image
	size int
}

func image(s *rt.Stream, name string, d rt.ImageDesc, texels string, write bool) *rt.Image {
	img, err := rt.ImageFrom(s, d, []byte(texels))
	if err != nil {
		log.Fatalf("%s: %v", name, err)
	}
	if write {
		written = append(written, struct {
			name string
			img  *rt.Image
			size int
		}{name, img, len(texels)})
	}
	return img
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

var dynamicShared = regexp.MustCompile(`extern __shared__[^;]*?(\w+)\[\];`)

// gcc runs the kernels of one file as host functions.
func gcc(t *testing.T, file string) []byte {
	t.Helper()
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to confirm the expected results with")
	}
	header, err := filepath.Abs(filepath.Join(filepath.Dir(file), "host.h"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// host.h has the memory of all arrays of dynamic shared memory; the linker gives it their names.
	// The directory host stands in for the toolkit's headers.
	args := []string{"-I" + filepath.Join(filepath.Dir(header), "host"), "-std=c++20", "-pthread", "-w", "-fsigned-char", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing"}
	for _, name := range dynamicShared.FindAllSubmatch(text, -1) {
		args = append(args, fmt.Sprintf("-Wl,--defsym=%s=dynamic_shared", name[1]))
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "kernels.inc"), strings.ReplaceAll(string(text), "extern __shared__", "extern"))
	var prog strings.Builder
	fmt.Fprintf(&prog, "#include %q\n#include \"kernels.inc\"\n#include <cstdio>\n", header)
	l := shape(t, file)
	fmt.Fprintf(&prog, "static void show(const char *name, void (*kernel)(long long *)) {\n    long long out[64] = {};\n    launch(kernel, out, {%d, %d, %d}, {%d, %d, %d}, %t);\n    std::printf(\"%%s: [\", name);\n",
		l.blocks[0], l.blocks[1], l.blocks[2], l.threads[0], l.threads[1], l.threads[2], l.cooperative)
	prog.WriteString("    for (int i = 0; i < 64; i++) std::printf(i ? \" %lld\" : \"%lld\", out[i]);\n    std::printf(\"]\\n\");\n}\nint main() {\n")
	for _, k := range kernelsOf(t, file) {
		fmt.Fprintf(&prog, "    show(%q, %s);\n", k.Name, k.Name)
	}
	prog.WriteString("}\n")
	write(t, filepath.Join(dir, "main.cpp"), prog.String())
	exe := filepath.Join(dir, "a.out")
	for _, flag := range l.flags {
		if flag == "-mwavefrontsize64" {
			flag = "-DWAVE64"
		}
		args = append(args, flag)
	}
	build := exec.Command("g++", append(args, "-o", exe, filepath.Join(dir, "main.cpp"))...)
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
