package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/kbind/kbind/internal/testall"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"kbind": main})
}

// TestScripts runs the command as users do; each script under testdata/script is one story.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	// The scripts' programs are built from the same cache, also where a script sets XDG_CACHE_HOME.
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			for _, name := range []string{"GOMODCACHE", "GOPROXY", "GOFLAGS", "HOME"} {
				if v, ok := os.LookupEnv(name); ok {
					e.Setenv(name, v)
				}
			}
			e.Setenv("GOCACHE", strings.TrimSpace(string(cache)))
			e.Setenv("KBIND_ROOT", root)
			return nil
		},
		Condition: func(name string) (bool, error) { // [everything]: KBIND_TEST=all
			if name != "everything" {
				return false, fmt.Errorf("unknown condition %q", name)
			}
			return testall.On(t), nil
		},
	})
}
