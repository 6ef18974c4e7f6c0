package cuda_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/rttest"
)

// functionsOf lists the functions with a prefix that a library defines.
func functionsOf(t *testing.T, library, prefix string) []string {
	t.Helper()
	out, err := exec.Command("nm", "-D", "--defined-only", library).Output()
	if err != nil {
		t.Skip("skip: no nm to list the functions with: ", err)
	}
	var names []string
	for line := range strings.Lines(string(out)) {
		if f := strings.Fields(line); len(f) == 3 && f[1] == "T" && strings.HasPrefix(f[2], prefix) {
			names = append(names, f[2])
		}
	}
	return names
}

// named reports the errors of a driver that lacks a function: each is an ErrNotSupported, or says that there is no
// device, and names the function.
func named(t *testing.T, name string, results map[string]error) {
	t.Helper()
	for what, err := range results {
		switch {
		case err == nil:
		case what == "cooperative launch" && strings.Contains(err.Error(), "cuLaunchCooperativeKernel"):
			// the fake driver has none
		case !errors.Is(err, rt.ErrNotSupported) && !errors.Is(err, rt.ErrNoDevice):
			t.Errorf("%s: %v", what, err)
		case !strings.Contains(err.Error(), name):
			t.Errorf("%s: the error does not name %s: %v", what, name, err)
		default:
			t.Logf("%s: %v", what, err)
		}
	}
}

// TestFakeWithout takes each function out of the driver in turn, as older drivers lack some, and then has each answer
// that it is not supported: what needs it is an ErrNotSupported that names it, or goes another way, and all else
// works.
func TestFakeWithout(t *testing.T) {
	if testing.Short() {
		t.Skip("skip: a library is loaded for every function of the driver's")
	}
	fake(t)
	full := os.Getenv("KBIND_CUDA_LIBRARY")
	names := functionsOf(t, full, "cu")
	if len(names) < 50 {
		t.Fatalf("the driver has %q", names)
	}
	text, err := os.ReadFile(full)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			without := strings.ReplaceAll(string(text), "\x00"+name+"\x00", "\x00x"+name[1:]+"\x00")
			library := filepath.Join(t.TempDir(), "libfakecuda.so")
			if err := os.WriteFile(library, []byte(without), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Setenv("KBIND_CUDA_LIBRARY", library)
			named(t, name, rttest.Features(t, cuda.New(), fakeSpec()))
		})
	}
}

// TestFakeRefuses has each function of the driver answer that it is not supported.
func TestFakeRefuses(t *testing.T) {
	f := fake(t)
	const notSupported = 801
	for _, name := range functionsOf(t, os.Getenv("KBIND_CUDA_LIBRARY"), "cu") {
		t.Run(name, func(t *testing.T) {
			f.failOn(name, 1, 1<<30, notSupported)
			defer f.failOn("", 0, 0, 0)
			if strings.Contains(name, "Destroy") || strings.Contains(name, "Free") || name == "cuModuleUnload" {
				_ = rttest.Features(t, cuda.New(), fakeSpec()) // nothing crashes
				return
			}
			named(t, name, rttest.Features(t, cuda.New(), fakeSpec()))
		})
	}
}
