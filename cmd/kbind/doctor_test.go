package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/cmd/kbind/internal/probe"
)

// doctor runs the command in a process of its own, with no driver but the one for CUDA that is given.
func doctor(t *testing.T, cuda string, args ...string) machineReport {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	none := filepath.Join(t.TempDir(), "none.so")
	cmd := exec.Command(exe, append([]string{"doctor", "-json"}, args...)...)
	cmd.Args[0] = "kbind" // as which TestMain runs the command
	cmd.Env = append(os.Environ(), "KBIND_CUDA_LIBRARY="+cuda, "KBIND_NVRTC_LIBRARY="+none, "KBIND_HIP_LIBRARY="+none,
		"KBIND_HIPRTC_LIBRARY="+none, "KBIND_OPENCL_LIBRARY="+none)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("kbind doctor: %v\n%s", err, stderr.String())
	}
	var m machineReport
	if err := json.Unmarshal(out, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

// library builds a shared library from C text.
func library(t *testing.T, text string) string {
	t.Helper()
	gcc, err := exec.LookPath("gcc")
	if err != nil || runtime.GOOS != "linux" {
		t.Skip("skip: no gcc to build a driver with")
	}
	source, path := filepath.Join(t.TempDir(), "driver.c"), filepath.Join(t.TempDir(), "driver.so")
	write(t, source, text)
	if out, err := exec.Command(gcc, "-std=c11", "-D_GNU_SOURCE", "-w", "-shared", "-fPIC", "-Wl,-Bsymbolic", "-o", path,
		source).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

// TestDoctor tries the CPU, beside a driver that crashes when it is asked for devices.
func TestDoctor(t *testing.T) {
	crash := library(t, "int cuInit(unsigned flags) { return *(volatile int *)8; }\n")
	m := doctor(t, crash)
	var names []string
	by := map[string]backendReport{}
	for _, b := range m.Backends {
		names, by[b.Name] = append(names, b.Name), b
	}
	if want := []string{"cuda", "hip", "opencl", "cc", "cpu"}; !slices.Equal(names, want) {
		t.Fatalf("got %q, want %q", names, want)
	}
	if cuda := by["cuda"]; len(cuda.Devices) != 0 ||
		!strings.Contains(cuda.Reason, "the process that asked the driver ended") {
		t.Errorf("a driver that crashes: %+v", cuda)
	}
	if inC := by["cc"]; len(inC.Devices) == 1 && !inC.Devices[0].Features[0].OK {
		t.Errorf("the CPU with a C compiler: %+v", inC)
	}
	cpu := by["cpu"]
	if len(cpu.Devices) != 1 || len(cpu.Devices[0].Features) != len(probe.Names()) {
		t.Fatalf("the CPU: %+v", cpu)
	}
	for _, f := range cpu.Devices[0].Features {
		if !f.OK {
			t.Errorf("the CPU: %+v", f)
		}
	}
	var text bytes.Buffer
	printMarkdown(&text, []machineReport{m})
	if md := text.String(); !strings.Contains(md, "| | cpu (1) |\n") &&
		!strings.Contains(md, "| | cc (1) | cpu (2) |\n") ||
		!strings.Contains(md, "| C++ signatures | yes |") {
		t.Errorf("as Markdown:\n%s", text.String())
	}
}

// TestDoctorFeatures tries a driver that crashes in some features only.
func TestDoctorFeatures(t *testing.T) {
	fake, err := filepath.Abs("../../rt/cuda/testdata/fakecuda/fakecuda.c")
	if err != nil {
		t.Fatal(err)
	}
	crash := library(t, "#define cuMemHostAlloc other\n#include \""+fake+
		"\"\n#undef cuMemHostAlloc\nint cuMemHostAlloc(void **p, size_t n, unsigned flags) { abort(); }\n")
	features := doctor(t, crash).Backends[0].Devices[0].Features
	if len(features) != len(probe.Names()) {
		t.Fatalf("got %+v", features)
	}
	for i, f := range features {
		crashed := strings.Contains(f.Why, "the process that asked the driver ended")
		if f.Name != probe.Names()[i] || crashed != (f.Name == "pinned") || f.Name == "peer" != f.OK {
			t.Errorf("%+v", f)
		}
	}
}

const backendsDoc = "../../docs/backends.md"

// TestBackendsDoc holds docs/backends.md to the reports of machines beside it; -update writes the table.
func TestBackendsDoc(t *testing.T) {
	files, err := filepath.Glob("../../docs/backends/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no reports: %v", err)
	}
	slices.Sort(files)
	reports, err := readReports(files)
	if err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	printMarkdown(&table, reports)
	text, err := os.ReadFile(backendsDoc)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "<!-- table -->\n", "<!-- end of the table -->\n"
	head, rest, ok := strings.Cut(string(text), begin)
	have, foot, ok2 := strings.Cut(rest, end)
	switch want := "\n" + table.String() + "\n"; {
	case !ok || !ok2:
		t.Fatalf("%s has no place for the table", backendsDoc)
	case have == want:
	case *update:
		write(t, backendsDoc, head+begin+want+end+foot)
	default:
		t.Errorf("%s is not what the reports say; go test ./cmd/kbind -run BackendsDoc -update", backendsDoc)
	}
}

// TestDoctorCollectives has a row for the library of rt/nccl: its version, or the functions that are missing.
func TestDoctorCollectives(t *testing.T) {
	whole, err := os.ReadFile("../../rt/nccl/testdata/fakenccl.c")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, version, reason, tried string }{
		{"", "", "no NCCL", "cannot open"},
		{"int ncclGetVersion(int *v) { *v = 2804; return 0; }", "", "NCCL 2.8.4 lacks functions of version 2.14",
			"ncclCommFinalize, ncclCommGetAsyncError, ncclCommInitRankConfig"},
		{"#define ncclSend another\n" + string(whole), "", "NCCL 2.28.9 lacks functions of version 2.14",
			"it has no ncclSend"},
		{string(whole), "2.28.9", "", ""},
	} {
		path := filepath.Join(t.TempDir(), "none.so")
		if c.text != "" {
			path = library(t, c.text)
		}
		for i, variable := range []string{"KBIND_NCCL_LIBRARY", "KBIND_RCCL_LIBRARY"} {
			t.Setenv(variable, path)
			m := doctor(t, filepath.Join(t.TempDir(), "none.so"), "-list")
			got := m.Backends[i].Collectives
			reason := strings.Replace(c.reason, "NCCL", []string{"NCCL", "RCCL"}[i], 1)
			if got == nil || got.Version != c.version || got.Reason != reason || len(got.Tried) != min(len(c.reason), 1) ||
				len(got.Tried) > 0 && !strings.Contains(got.Tried[0].Error, c.tried) {
				t.Errorf("got %+v, want %+v", got, c)
			}
			if cpu := m.Backends[3]; cpu.Collectives != nil {
				t.Errorf("the CPU: %+v", cpu.Collectives)
			}
		}
	}
}
