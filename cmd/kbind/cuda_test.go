package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/internal/testall"
	rtcuda "github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	rthip "github.com/kbind/kbind/rt/hip"
)

// mostWait is how long a kernel may take to compile and run.
const mostWait = 2 * time.Minute

// cudaSample are the files whose texts are compiled where tests do not do everything.
var cudaSample = []string{"barriers", "classes", "clvectors"}

// translatedFile translates the kernels of a file of testdata/kernels.
func translatedFile(t *testing.T, file string, language cuda.Language) (*ir.Module, *cuda.Result) {
	t.Helper()
	m, _ := loaded(t, file, shape(t, file).flags...)
	r, err := cuda.Emit(m, language)
	if err != nil {
		t.Fatal(err)
	}
	return m, r
}

// TestCUDAText compiles what kernels become in CUDA C++ with NVRTC and with HIPRTC, and what they become in HIP with
// HIPRTC.
func TestCUDAText(t *testing.T) {
	eachCompiler(t, func(t *testing.T, b compiler, arch string, language cuda.Language) {
		total := map[string]int{}
		for _, f := range kernelFiles(t, cudaSample) {
			if err := compilesText(t, b, arch, f, language, total); err != nil {
				t.Errorf("%s in %s: %v", f, language, err)
			}
		}
		t.Logf("kernels in %s: %v", language, total)
	})
}

// TestCUDATextRandom does so with random kernels, which -difftest.n and -difftest.seed choose.
func TestCUDATextRandom(t *testing.T) {
	n := *diffN
	if n == 0 {
		n = testall.Count(t, 4, 60)
	}
	const perFile = 20
	eachCompiler(t, func(t *testing.T, b compiler, arch string, language cuda.Language) {
		total := map[string]int{}
		for i := 0; i < n; i += perFile {
			all := randomBatch(t, *diffSeed+uint64(i), min(perFile, n-i))
			all.write()
			err := compilesText(t, b, arch, all.file(), language, total)
			if err == nil {
				continue
			}
			t.Errorf("seeds of %s in %s: %v", all.kernels[0].Name, language, err)
			for _, k := range all.kernels { // each by itself, to say which
				one := &batch{t: t, dir: t.TempDir(), lang: all.lang, kernels: []progen.Program{k}}
				one.write()
				if err := compilesText(t, b, arch, one.file(), language, map[string]int{}); err != nil {
					t.Errorf("%s in %s: %v", k.Name, language, err)
				}
			}
		}
		t.Logf("kernels in %s: %v", language, total)
	})
}

// eachCompiler tests every compiler of texts with the languages that it takes.
func eachCompiler(t *testing.T, test func(t *testing.T, b compiler, arch string, language cuda.Language)) {
	for _, c := range []struct {
		backend   compiler
		arch      string
		languages []cuda.Language
		own       bool // in a process of its own
	}{
		{rtcuda.New(), "compute_80", []cuda.Language{cuda.CUDA}, false},
		{rthip.New(), "gfx90a", []cuda.Language{cuda.CUDA, cuda.HIP}, true},
	} {
		t.Run(c.arch, func(t *testing.T) {
			t.Parallel()
			if c.own && os.Getenv(ownProcess) == "" {
				inOwnProcess(t)
				return
			}
			if _, err := c.backend.CompilerInfo(); err != nil {
				t.Skip("skip: ", err)
			}
			for _, language := range c.languages {
				test(t, c.backend, c.arch, language)
			}
		})
	}
}

// compilesText compiles what the kernels of a file become in a language, and counts them.
func compilesText(t *testing.T, b compiler, arch, file string, language cuda.Language, total map[string]int) error {
	t.Helper()
	m, r := translatedFile(t, file, language)
	spec := &driver.ModuleSpec{Name: filepath.Base(file), Dialect: driver.CUDA,
		Sources: []driver.Source{{Name: filepath.Base(file), Text: r.Text}}}
	if language == cuda.HIP {
		spec.Dialect = driver.HIP
	}
	for _, k := range r.Kernels {
		if k.Refused != nil {
			total["refused"]++
			t.Logf("%s: refused: %s: %s", k.Kernel.Name, m.Set.Position(k.Refused.Pos), k.Refused.Msg)
			continue
		}
		total["written"]++
		if !slices.Contains(k.Needs, "nvidia") || arch == "compute_80" {
			spec.Kernels = append(spec.Kernels, driver.KernelSpec{Name: k.Entry, Symbol: k.Entry, CName: k.Entry})
		}
	}
	_, err := b.Compile(spec, arch)
	var log *driver.BuildError
	if errors.As(err, &log) {
		return fmt.Errorf("%w\n%s", err, log.Log)
	}
	return err
}

// ownProcess is set where a test runs in a process of its own.
const ownProcess = "KBIND_TEST_OWN_PROCESS"

// inOwnProcess runs the test t, and no other, in a process of its own: HIPRTC and PoCL bring a copy of LLVM each, and a
// process that has both is aborted.
func inOwnProcess(t *testing.T) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	run := "^" + strings.ReplaceAll(t.Name(), "/", "$/^") + "$"
	cmd := exec.Command(self, "-test.run", run, "-test.v", "-only", *only, "-difftest.n", fmt.Sprint(*diffN),
		"-difftest.seed", fmt.Sprint(*diffSeed))
	cmd.Env = append(os.Environ(), ownProcess+"=1")
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
}

// hostCUDASample are the files whose texts are run where tests do not do everything.
var hostCUDASample = []string{"barriers", "classes", "clcopy"}

// notOnHost are files whose texts ask which lanes are active, for the numbers of shared variables, or for conversions
// that round to one side, or wait in a loop for another thread.
var notOnHost = []string{"active.cu", "groups.cu", "clgroups.cl", "clgroups16.cl", "ptxshared.cu", "scales.cu",
	"clconvert.cl", "libcu.cu"}

// TestCUDATextOnHost runs what kernels become in CUDA C++ as a host program, as TestKernels does with the kernels
// themselves: what they leave behind is what NAME.want says.
func TestCUDATextOnHost(t *testing.T) {
	t.Parallel()
	host := newHostCompiler(t)
	if host.header == "" {
		t.Skip("skip: no g++ to run the texts with")
	}
	counts := newCounts("CUDA C++, as a host program by g++")
	for _, f := range kernelFiles(t, hostCUDASample) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			m, r := translatedFile(t, f, cuda.CUDA)
			if m.Wave64 || shape(t, f).gpu || slices.Contains(notOnHost, filepath.Base(f)) {
				t.Skip("skip: a host has no such warps, and not all functions of a device")
			}
			l := shape(t, f)
			want, got := wanted(t, f), host.runText(t, r, func(*ir.Kernel) launch { return l })
			for _, k := range r.Kernels {
				switch name := k.Kernel.Name; {
				case k.Refused != nil:
					counts.refuse(languageOf(f), k.Refused)
				case got[name] != want[name]:
					counts.add(languageOf(f), "wrong")
					t.Errorf("%s:\n got %s\nwant %s", name, got[name], want[name])
				case !sameImages(t, k.Kernel, got, want):
					counts.add(languageOf(f), "wrong")
				default:
					counts.add(languageOf(f), "equal")
				}
			}
		})
	}
	counts.done(t)
}

// sameImages reports whether a kernel wrote to its images what is wanted.
func sameImages(t *testing.T, k *ir.Kernel, got, want map[string]string) bool {
	same := true
	for _, p := range k.Params {
		name := k.Name + "." + p.Name
		if p.Handle != nil && p.Handle.Kind == ir.ImageHandle && got[name] != want[name] {
			t.Errorf("%s:\n got %s\nwant %s", name, got[name], want[name])
			same = false
		}
	}
	return same
}

// wanted reads what the kernels of a file leave behind.
func wanted(t *testing.T, file string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(wantFile(file))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(text)) {
		name, values, _ := strings.Cut(strings.TrimSpace(line), ": ")
		want[name] = values
	}
	return want
}

// deviceOnly are the statements of texts that no host has, and what stands for them.
var deviceOnly = strings.NewReplacer("extern __shared__", "extern",
	`asm("cvt.f32.f16 %0, %1;" : "=f"(y) : "h"(x));`, "{ _Float16 h; std::memcpy(&h, &x, 2); y = (float)h; }",
	`asm("cvt.rn.f16.f32 %0, %1;" : "=h"(y) : "f"(x));`, "{ _Float16 h = (_Float16)x; std::memcpy(&y, &h, 2); }",
	`asm volatile("trap;");`, "std::abort();", "#ifdef __HIP__\n    x = ", "#if 1\n    x = ",
	"#ifdef __HIP__\n    unsigned long long both", "#if 1\n    unsigned long long both",
	"#ifdef __HIP__\n    __ockl_grid_sync();", "#if 1\n    grid_barrier->arrive_and_wait();")

// hostFunctions are CUDA's functions that host.h has not.
const hostFunctions = `
using std::isfinite;
using std::signbit;
inline long long __mul64hi(long long a, long long b) { return (long long)((__int128)a * b >> 64); }
inline double __dadd_rn(double a, double b) { return a + b; }
inline double __dsub_rn(double a, double b) { return a - b; }
inline double __dmul_rn(double a, double b) { return a * b; }
inline float __fsub_rn(float a, float b) { return a - b; }
inline float truncated(long double x) {
    float y = (float)x;
    return std::fabs((long double)y) > std::fabs(x) ? std::nextafterf(y, 0) : y;
}
inline float __double2float_rz(double x) { return truncated(x); }
inline float __int2float_rz(int x) { return truncated(x); }
inline float __uint2float_rz(unsigned x) { return truncated(x); }
inline float __ll2float_rz(long long x) { return truncated(x); }
inline float __ull2float_rz(unsigned long long x) { return truncated(x); }
inline unsigned long long __cvta_shared_to_generic(unsigned x) { return (unsigned long long)dynamic_shared + x; }
inline unsigned long long __cvta_generic_to_shared(const void *p) { return (char *)p - dynamic_shared; }
inline void __assertfail(const char *, const char *, unsigned, const char *, size_t) { std::abort(); }
inline void __threadfence_system() { __threadfence(); }
inline bool __isShared(const void *p) { return (char *)p >= dynamic_shared && (char *)p < dynamic_shared + (1 << 16); }
`

// runText runs the kernels of a text, each as of says, and returns the values by the names of the kernels.
func (h *hostCompiler) runText(t *testing.T, r *cuda.Result, of func(*ir.Kernel) launch) map[string]string {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "kernels.inc"), deviceOnly.Replace(r.Text))
	var prog strings.Builder
	fmt.Fprintf(&prog,
		"#include %q\n#include <cmath>\n#include <cstring>\n#include <cstdio>\n%s#include \"kernels.inc\"\n",
		h.header, hostFunctions)
	prog.WriteString("static void show(const char *name, void (*kernel)(long long *), Index blocks, " +
		"Index threads, bool cooperative) {\n    long long out[64] = {};\n    " +
		"launch(kernel, out, blocks, threads, cooperative);\n    std::printf(\"%s: [\", name);\n    " +
		"for (int i = 0; i < 64; i++) std::printf(i ? \" %lld\" : \"%lld\", out[i]);\n    " +
		"std::printf(\"]\\n\");\n}\n")
	prog.WriteString("static void dump(const char *name, const unsigned char *bytes, size_t n) {\n    " +
		"std::printf(\"%s: \", name);\n    for (size_t i = 0; i < n; i++) std::printf(\"%02x\", bytes[i]);\n    " +
		"std::printf(\"\\n\");\n}\n")
	calls := ""
	for i, k := range r.Kernels {
		if k.Refused != nil {
			continue
		}
		args, after := "out", ""
		for j, p := range k.Kernel.Params[1:] {
			switch {
			case p.Handle == nil:
				args += fmt.Sprintf(", %d", j*localLen*16)
			case p.Handle.Kind == ir.SamplerHandle:
				args += fmt.Sprintf(", %d", testSamplerBits)
			default:
				m, name := imageOf(t, &p), fmt.Sprintf("image%d_%d", i, j)
				prog.WriteString(m.cppRecord(name))
				args += ", (unsigned long long)&" + name
				if m.written {
					after += fmt.Sprintf("    dump(\"%s.%s\", %s_texels, sizeof %[3]s_texels);\n", k.Kernel.Name, p.Name, name)
				}
			}
		}
		fmt.Fprintf(&prog, "static void run%d(long long *out) { kb::%s(%s); }\n", i, k.Entry, args)
		l := of(k.Kernel)
		calls += fmt.Sprintf("    show(%q, run%d, {%d, %d, %d}, {%d, %d, %d}, %t);\n", k.Kernel.Name, i, l.blocks[0],
			l.blocks[1], l.blocks[2], l.threads[0], l.threads[1], l.threads[2], l.cooperative) + after
	}
	prog.WriteString("int main() {\n" + calls + "}\n")
	write(t, filepath.Join(dir, "main.cpp"), prog.String())
	exe := filepath.Join(dir, "a.out")
	args := append(slices.Clone(h.flags), "-Wl,--defsym=_ZN2kb10kb_dynamicE=dynamic_shared", "-o", exe,
		filepath.Join(dir, "main.cpp"))
	if msg, err := exec.Command("g++", args...).CombinedOutput(); err != nil {
		t.Fatalf("g++: %v\n%s", err, msg)
	}
	ctx, cancel := context.WithTimeout(t.Context(), mostWait)
	defer cancel()
	out, err := exec.CommandContext(ctx, exe).Output()
	if err != nil {
		t.Errorf("as a host program: %v", err)
	}
	got := map[string]string{}
	for line := range strings.Lines(string(out)) {
		name, values, _ := strings.Cut(strings.TrimSpace(line), ": ")
		got[name] = values
	}
	return got
}
