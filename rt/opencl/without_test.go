package opencl_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
	"github.com/kbind/kbind/rt/rttest"
)

// loader finds the ICD loader's file.
func loader(t *testing.T) string {
	t.Helper()
	for _, pattern := range []string{"/usr/lib/*/libOpenCL.so.1", "/usr/lib64/libOpenCL.so.1", "/usr/lib/libOpenCL.so.1",
		"/usr/local/cuda*/lib64/libOpenCL.so.1"} {
		if list, _ := filepath.Glob(pattern); len(list) > 0 {
			return list[0]
		}
	}
	t.Skip("skip: no OpenCL ICD loader in the usual places")
	return ""
}

// TestWithout takes each function out of the loader in turn: what needs it is an ErrNotSupported, or there is no
// device, and the error names the function; all else works.
func TestWithout(t *testing.T) {
	if testing.Short() {
		t.Skip("skip: a library is loaded for every function of OpenCL's")
	}
	full := loader(t)
	if _, err := opencl.New().Devices(); err != nil {
		t.Skip("skip: ", err)
	}
	out, err := exec.Command("nm", "-D", "--defined-only", full).Output()
	if err != nil {
		t.Skip("skip: no nm to list the functions with: ", err)
	}
	text, err := os.ReadFile(full)
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("KBIND_CACHE", t.TempDir())
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		if len(f) != 3 || f[1] != "T" || !opencl.Calls(strings.Split(f[2], "@")[0]) {
			continue
		}
		name := strings.Split(f[2], "@")[0]
		t.Run(name, func(t *testing.T) {
			without := strings.ReplaceAll(string(text), "\x00"+name+"\x00", "\x00x"+name[1:]+"\x00")
			library := filepath.Join(t.TempDir(), "libOpenCL.so.1")
			if err := os.WriteFile(library, []byte(without), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Setenv("KBIND_OPENCL_LIBRARY", library)
			for _, backend := range []*opencl.Backend{opencl.New(), opencl.NewWithBuffers()} {
				for what, err := range rttest.Features(t, backend, rttest.Spec(driver.OpenCL)) {
					switch {
					case err == nil, what == "cooperative launch", what == "memory": // OpenCL has none
					case !errors.Is(err, rt.ErrNotSupported) && !errors.Is(err, rt.ErrNoDevice):
						t.Errorf("%s: %v", what, err)
					case what == "open" && !strings.Contains(err.Error(), "it has no "+name):
						t.Errorf("the error does not name %s: %v", name, err)
					default:
						t.Logf("%s: %v", what, err)
					}
				}
			}
		})
	}
}

// TestVersions runs the conformance kit on devices that say that they are of an older version, and has none of a
// version that is too old.
func TestVersions(t *testing.T) {
	testall.Need(t)
	full := loader(t)
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("skip: no gcc to build the library with: ", err)
	}
	if _, err := opencl.New().Devices(); err != nil {
		t.Skip("skip: ", err)
	}
	t.Setenv("KBIND_CACHE", t.TempDir())
	old := func(t *testing.T, version string, flags ...string) {
		t.Helper()
		library := filepath.Join(t.TempDir(), "libOpenCL.so")
		args := append([]string{"-std=c11", "-D_GNU_SOURCE", "-shared", "-fPIC", "-DVERSION=\"" + version + "\"", "-o",
			library, "testdata/oldcl.c", "-Wl,--no-as-needed", full}, flags...)
		if out, err := exec.Command(gcc, args...).CombinedOutput(); err != nil {
			t.Skipf("skip: the library cannot be built: %v\n%s", err, out)
		}
		t.Setenv("KBIND_OPENCL_LIBRARY", library)
	}
	t.Run("1.2", func(t *testing.T) {
		old(t, "1.2", "-DNO_SVM")
		rttest.Run(t, opencl.New(), rttest.Spec(driver.OpenCL))
	})
	t.Run("2.0", func(t *testing.T) {
		old(t, "2.0")
		for what, err := range rttest.Features(t, opencl.New(), rttest.Spec(driver.OpenCL)) {
			if err != nil && !errors.Is(err, rt.ErrNotSupported) {
				t.Errorf("%s: %v", what, err)
			}
		}
	})
	t.Run("1.1", func(t *testing.T) {
		old(t, "1.1", "-DNO_SVM")
		_, err := rt.Open(t.Context(), "opencl", rt.WithBackend(opencl.New()))
		if !errors.Is(err, rt.ErrNoDevice) ||
			!strings.Contains(err.Error(), "it is OpenCL 1.1 of a test, and kbind needs 1.2") {
			t.Errorf("a device of OpenCL 1.1: %v", err)
		}
	})
}
