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
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/internal/testall"
)

var update = flag.Bool("update", false,
	"write the expected results of testdata/kernels from runs of the C++ compiler and of PoCL")

var only = flag.String("only", "", "the files of kernels to run, as a pattern of names without extension; "+
	"if empty a sample, or all with KBIND_TEST=all")

// kernelSample are the files that stand for the others where tests do not do everything: each is about something else
// in the languages or in the forms that kernels get.
var kernelSample = []string{
	"barriers", "classes", "floats", "fuzzed", "groups", "hipwaves64", "ptxwarp", "rows", "shuffles", "templates",
	"virtual", "warprows",
	"clbuiltins", "clgroups", "climages", "clvectors",
}

// compilerSample is a smaller one, for compilers that take a second for each file or more.
var compilerSample = []string{"barriers", "classes", "templates", "clvectors"}

// The kernels of testdata/kernels take one pointer, long long *out with room for 64 values (long in OpenCL C, perhaps
// followed by __local pointers to 64 elements, images and samplers), and run with one thread or as their file's first
// line says. NAME.want holds what each leaves there, as another implementation found it, a C++ compiler for NAME.cu,
// PoCL for NAME.cl and nvcc with a GPU for files that begin with "// oracle: gpu"; so the expected values are not
// ours.
const kernelDir = "../../testdata/kernels"

// localLen is the number of elements after each __local pointer of a kernel.
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

// shape reads a file's first line: "// threads: 32 blocks: 2 shared: 1024 cooperative: yes oracle: gpu flags: -DN=4";
// each part may be absent, and 4x2x1 is a shape too.
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

// oracle runs the kernels of a file elsewhere, those in CUDA with the C++ compiler; it skips the test if this machine
// cannot.
func oracle(t *testing.T, host *hostCompiler, file string) []byte {
	t.Helper()
	switch {
	case filepath.Ext(file) == ".cl":
		return pocl(t, file)
	case shape(t, file).gpu:
		t.Skip("skip: TestKernelsOnGPU confirms these kernels")
	}
	return host.run(t, file)
}

// TestKernels generates Go for every kernel file and runs all of them in one program, in their fast forms and checked,
// where they get no report: what a kernel does on purpose says so in a comment. What the kernels leave behind is
// compared with NAME.want.
func TestKernels(t *testing.T) {
	files := kernelFiles(t, kernelSample)
	if !*update {
		t.Parallel()
	} else {
		host := newHostCompiler(t)
		for _, f := range files {
			if shape(t, f).gpu {
				continue
			}
			if err := os.WriteFile(wantFile(f), oracle(t, host, f), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	dir := kernelModule(t, files)
	t.Run("fast", func(t *testing.T) {
		t.Parallel()
		compareKernels(t, files, goTool(t, dir, "run", "-mod=mod", "."))
	})
	t.Run("checked", func(t *testing.T) {
		t.Parallel()
		// Without optimisation the compiler is quick. Vet sees all files here, and takes what the compiler made of packages
		// that others import.
		flags := []string{"-mod=mod", "-tags=checked", "-gcflags=kernels/...=-N -l -dwarf=false"}
		goTool(t, dir, append(append([]string{"vet"}, flags...), "./...")...)
		compareKernels(t, files, goTool(t, dir, append(append([]string{"run"}, flags...), ".")...))
	})
	all := append(glob(t, "*.cu"), glob(t, "*.cl")...)
	for _, w := range glob(t, "*.want") {
		if !slices.ContainsFunc(all, func(f string) bool { return wantFile(f) == w }) {
			t.Errorf("%s belongs to no kernel file", w)
		}
	}
}

// compareKernels holds what the program printed, lines of FILE|RESULT, to what is expected of each file.
func compareKernels(t *testing.T, files []string, out []byte) {
	t.Helper()
	got := make([]string, len(files))
	for line := range strings.Lines(string(out)) {
		file, rest, _ := strings.Cut(line, "|")
		got[slices.Index(files, file)] += rest
	}
	for i, f := range files {
		want, err := os.ReadFile(wantFile(f))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), got[i]); d != "" {
			t.Errorf("%s (-want +got):\n%s", f, d)
		}
	}
}

// TestKernelsConfirm runs the same texts elsewhere, so that the expected values cannot be wrong.
func TestKernelsConfirm(t *testing.T) {
	host := newHostCompiler(t)
	for _, f := range kernelFiles(t, compilerSample) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			if filepath.Ext(f) == ".cu" {
				t.Parallel() // compilers run beside each other; PoCL is in this process
			}
			want, err := os.ReadFile(wantFile(f))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), string(oracle(t, host, f))); d != "" {
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

// kernelFiles returns the files of testdata/kernels that -only takes. Without -only they are those of the sample, and
// all where there is none, where tests do everything, and for -update.
func kernelFiles(t *testing.T, sample []string) []string {
	t.Helper()
	if *update {
		sample = nil
	}
	return chosen(t, append(glob(t, "*.cu"), glob(t, "*.cl")...), sample)
}

// chosen returns the files that -only takes or, without it, those of the sample, or all if tests do everything or the
// sample is nil. A sample names files without their extensions.
func chosen(t *testing.T, files, sample []string) []string {
	t.Helper()
	name := func(f string) string { return strings.TrimSuffix(filepath.Base(f), filepath.Ext(f)) }
	for _, s := range sample {
		if !slices.ContainsFunc(files, func(f string) bool { return name(f) == s }) {
			t.Fatalf("the sample names %s, and there is no such file", s)
		}
	}
	all := *only == "" && (sample == nil || testall.On(t))
	return slices.DeleteFunc(slices.Clone(files), func(f string) bool {
		if all || *only == "" {
			return !all && !slices.Contains(sample, name(f))
		}
		ok, err := filepath.Match(*only, name(f))
		if err != nil {
			t.Fatal(err)
		}
		return !ok
	})
}

// loaded reads the kernels of a file with flags of compilers, and returns these flags as kbind has understood them.
func loaded(t *testing.T, file string, flags ...string) (*ir.Module, *unitFlags) {
	t.Helper()
	u := &unitFlags{all: true}
	if err := u.compilerFlags(flags); err != nil {
		t.Fatal(err)
	}
	m, _, err := u.load(&streams{out: io.Discard, err: t.Output(), env: noEnv}, "", []string{file})
	if err != nil {
		t.Fatal(err)
	}
	return m, u
}

// loadedText reads the CUDA kernels of a text.
func loadedText(t *testing.T, text string) *ir.Module {
	t.Helper()
	file := filepath.Join(t.TempDir(), "k.cu")
	write(t, file, text)
	m, _ := loaded(t, file)
	return m
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

// kernelModule generates Go for the files and returns the directory of a program that runs the kernels; with the build
// tag checked it runs their checked forms.
func kernelModule(t *testing.T, files []string) string {
	t.Helper()
	dir := userModule(t, "kernels")
	var prog, table strings.Builder
	prog.WriteString("package main\n\nimport " +
		"(\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"strings\"\n\n\t\"github.com/kbind/kbind/rt\"\n")
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
		checkedByTag(t, filepath.Join(dir, pkg, pkg+"_kbind_cpu_"))
		for _, k := range kernelsOf(t, f) {
			fmt.Fprintf(&table, "\t{%q, %q, rt.Launch{Grid: rt.D(%d, %d, %d), Block: rt.D(%d, %d, %d), Shared: %d}, ", f, k.Name,
				l.blocks[0], l.blocks[1], l.blocks[2], l.threads[0], l.threads[1], l.threads[2], l.shared)
			args := ""
			for i := range k.Params[1:] {
				args += ", " + goArg(t, &k.Params[i+1])
			}
			fmt.Fprintf(&table, "func(s *rt.Stream, l rt.Launch, out rt.Buffer[int64]) error { return %s.%sLaunch(s, l, "+
				"out%s) }},\n", pkg, k.GoName, args)
		}
	}
	prog.WriteString(")\n\ntype kernel struct {\n\tfile, name string\n\tlaunch rt.Launch\n\trun func(*rt.Stream, " +
		"rt.Launch, rt.Buffer[int64]) error\n}\n\nvar kernels = []kernel{\n")
	prog.WriteString(table.String())
	prog.WriteString(kernelMain)
	write(t, filepath.Join(dir, "main.go"), prog.String())
	return dir
}

// checkedByTag makes the checked forms a part of the program, rather than of a test, that a build tag adds.
func checkedByTag(t *testing.T, stem string) {
	t.Helper()
	text, err := os.ReadFile(stem + "test.go")
	if err != nil {
		t.Fatal(err)
	}
	write(t, stem+"checked.go", "//go:build checked\n\n"+string(text))
	if err := os.Remove(stem + "test.go"); err != nil {
		t.Fatal(err)
	}
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
