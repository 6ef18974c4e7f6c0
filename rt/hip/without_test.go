package hip_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/rttest"
)

// TestShimWithout takes each function out of the library in turn: what needs it is an ErrNotSupported that names it, or goes another way, and all else works.
func TestShimWithout(t *testing.T) {
	if testing.Short() {
		t.Skip("skip: a library is linked for every function of HIP's")
	}
	fake := shim(t)
	full := os.Getenv("KBIND_HIP_LIBRARY")
	out, err := exec.Command("nm", "-D", "--defined-only", full).Output()
	if err != nil {
		t.Skip("skip: no nm to list the functions with: ", err)
	}
	var names []string
	for line := range strings.Lines(string(out)) {
		if f := strings.Fields(line); len(f) == 3 && f[1] == "T" && strings.HasPrefix(f[2], "hip") && !strings.HasPrefix(f[2], "hiprtc") && !strings.HasPrefix(f[2], "hipshim") {
			names = append(names, f[2])
		}
	}
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
				case what == "cooperative launch" && strings.Contains(err.Error(), "hipModuleLaunchCooperativeKernel"): // the fake driver has none
				case !strings.Contains(err.Error(), name):
					t.Errorf("%s: the error does not name %s: %v", what, name, err)
				default:
					t.Logf("%s: %v", what, err)
				}
			}
		})
	}
}
