package hip_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/internal/dl"
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

// TestShimRefuses has each function of the driver below the shim answer with an error, of a kind that HIP has and of
// one that it has not: what needs it says so, and nothing crashes or waits for ever.
func TestShimRefuses(t *testing.T) {
	fake := shim(t)
	lib, tried := dl.Search{Names: []string{fake}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	fail := func(name string, count, code uintptr) {
		text := dl.CString(name)
		lib.Func("fakeFail").Call(uintptr(unsafe.Pointer(&text[0])), 1, count, code)
	}
	codes := []uintptr{801, 1, 999} // not supported, invalid value, unknown
	codes = codes[:testall.Count(t, 1, len(codes))]
	for _, name := range functionsOf(t, fake, "cu") {
		for _, code := range codes {
			fail(name, 1<<30, code)
			done := make(chan map[string]error, 1)
			go func() { done <- rttest.Features(t, hip.New(), fakeSpec()) }()
			select {
			case results := <-done:
				for what, err := range results {
					if err != nil && !strings.Contains(err.Error(), "hip") {
						t.Errorf("%s returns %d, %s: the error names no function of HIP's: %v", name, code, what, err)
					}
				}
			case <-time.After(time.Minute):
				t.Fatalf("%s returns %d: somebody waits for ever", name, code)
			}
			fail("", 0, 0)
		}
	}
}

// TestShimZero has a device all of whose attributes are 0, but for its compute capability.
func TestShimZero(t *testing.T) {
	shim(t, "-DHIPSHIM_ZERO")
	for what, err := range rttest.Features(t, hip.New(), fakeSpec()) {
		if err != nil && what != "cooperative launch" { // the fake driver has none
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestShimWithout takes each function out of the library in turn: what needs it is an ErrNotSupported that names it,
// or goes another way, and all else works.
func TestShimWithout(t *testing.T) {
	testall.Need(t) // a library is linked for every function of HIP's
	fake := shim(t)
	full := os.Getenv("KBIND_HIP_LIBRARY")
	names := slices.DeleteFunc(functionsOf(t, full, "hip"), func(name string) bool {
		return strings.HasPrefix(name, "hiprtc") || strings.HasPrefix(name, "hipshim")
	})
	if len(names) < 50 {
		t.Fatalf("the library has %q", names)
	}
	text, err := os.ReadFile(full)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			without := strings.ReplaceAll(string(text), "\x00"+name+"\x00", "\x00"+strings.Replace(name, "hip", "xip", 1)+"\x00")
			library := filepath.Join(t.TempDir(), "libamdhip64.so")
			if err := os.WriteFile(library, []byte(without), 0o755); err != nil {
				t.Fatal(err)
			}
			useShim(t, library, fake)
			for what, err := range rttest.Features(t, hip.New(), fakeSpec()) {
				switch {
				case err == nil:
				case !errors.Is(err, rt.ErrNotSupported) && !errors.Is(err, rt.ErrNoDevice):
					t.Errorf("%s: %v", what, err)
				case what == "cooperative launch" && strings.Contains(err.Error(), "hipModuleLaunchCooperativeKernel"):
					// the fake driver has none
				case !strings.Contains(err.Error(), name):
					t.Errorf("%s: the error does not name %s: %v", what, name, err)
				default:
					t.Logf("%s: %v", what, err)
				}
			}
		})
	}
}
