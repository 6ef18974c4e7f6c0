package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestInitModule has kbind init say how a module is made where there is none, and only there.
func TestInitModule(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, test := range []struct {
		name  string
		first bool
	}{{"alone", true}, {"inside", false}} {
		var out bytes.Buffer
		if err := initCmd(&streams{out: &out, err: t.Output(), env: noEnv}, []string{test.name}); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(out.String(), "  go mod init example.com/") != test.first {
			t.Errorf("%s: %s", test.name, out.String())
		}
		if err := os.WriteFile("go.mod", []byte("module example.com/inside\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
