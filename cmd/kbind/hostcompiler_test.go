package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var dynamicShared = regexp.MustCompile(`extern __shared__[^;]*?(\w+)\[\];`)

// hostCompiler runs CUDA kernels as host functions, as g++ compiles them.
type hostCompiler struct {
	// a copy of host.h with its compiled form beside it, which g++ takes where a file's macros allow it; empty without g++
	header string
	flags  []string // of all files
}

// newHostCompiler compiles host.h, which costs more than most files of kernels.
func newHostCompiler(t *testing.T) *hostCompiler {
	t.Helper()
	if _, err := exec.LookPath("g++"); err != nil {
		return &hostCompiler{}
	}
	// The directory host stands in for the toolkit's headers.
	stand, err := filepath.Abs(filepath.Join(kernelDir, "host"))
	if err != nil {
		t.Fatal(err)
	}
	h := &hostCompiler{
		header: filepath.Join(t.TempDir(), "host.h"),
		flags: []string{"-I" + stand, "-std=c++20", "-pthread", "-w", "-fsigned-char", "-ffp-contract=off", "-fwrapv",
			"-fno-strict-aliasing"},
	}
	copyFile(t, filepath.Join(kernelDir, "host.h"), h.header)
	if msg, err := exec.Command("g++", append(slices.Clone(h.flags), "-x", "c++-header", "-o", h.header+".gch",
		h.header)...).CombinedOutput(); err != nil {
		t.Fatalf("g++ %s/host.h: %v\n%s", kernelDir, err, msg)
	}
	return h
}

// run runs the kernels of one file.
func (h *hostCompiler) run(t *testing.T, file string) []byte {
	t.Helper()
	if h.header == "" {
		t.Skip("skip: no g++ to confirm the expected results with")
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// host.h has the memory of all arrays of dynamic shared memory; the linker gives it their names.
	args := slices.Clone(h.flags)
	for _, name := range dynamicShared.FindAllSubmatch(text, -1) {
		args = append(args, fmt.Sprintf("-Wl,--defsym=%s=dynamic_shared", name[1]))
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "kernels.inc"), strings.ReplaceAll(string(text), "extern __shared__", "extern"))
	var prog strings.Builder
	fmt.Fprintf(&prog, "#include %q\n#include \"kernels.inc\"\n#include <cstdio>\n", h.header)
	l := shape(t, file)
	fmt.Fprintf(&prog, "static void show(const char *name, void (*kernel)(long long *)) {\n    long long out[64] = "+
		"{};\n    launch(kernel, out, {%d, %d, %d}, {%d, %d, %d}, %t);\n    std::printf(\"%%s: [\", name);\n",
		l.blocks[0], l.blocks[1], l.blocks[2], l.threads[0], l.threads[1], l.threads[2], l.cooperative)
	prog.WriteString("    for (int i = 0; i < 64; i++) std::printf(i ? \" %lld\" : \"%lld\", out[i]);\n    " +
		"std::printf(\"]\\n\");\n}\nint main() {\n")
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
