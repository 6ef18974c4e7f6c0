package bindgen_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/internal/testall"
)

// TestAccess holds device code to [class.access].
func TestAccess(t *testing.T) { checkRules(t, "testdata/access.txt") }

// TestRules holds device code to other rules about how programs are written: what overriding functions return
// ([class.virtual]/7), constant expressions ([expr.const]), names that blocks may not declare again
// ([basic.scope.block]/3), narrowing in substitutions ([dcl.init.list]/7), explicit conversion functions
// ([over.match.ref]).
func TestRules(t *testing.T) { checkRules(t, "testdata/rules.txt") }

// checkRules reads a file whose lines say whether the C++ that follows, declarations and the statements of a kernel, is
// legal. With KBIND_TEST=all g++ is asked too.
func checkRules(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, err = exec.LookPath("g++")
	ask := err == nil && testall.On(t)
	host := filepath.Join(t.TempDir(), "k.cpp")
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		if len(parts) != 3 {
			t.Fatalf("%q has not three parts", line)
		}
		legal := parts[0] == "legal"
		cfg := &bindgen.Config{All: true, Open: func(string) ([]byte, error) {
			return []byte("#pragma clang force_cuda_host_device begin\n" + parts[1] +
				"\n#pragma clang force_cuda_host_device end\n__global__ void k(int* o) { " + parts[2] + " }\n"), nil
		}}
		m, diags := bindgen.Load(cfg, "k.cu")
		if k := m.Kernels[0]; diags.Len() > 0 || (k.Func != nil) != legal {
			t.Errorf("%s: %v %v", strings.TrimSpace(line), k.Refused, diags.Err())
		}
		if !ask {
			continue
		}
		if err := os.WriteFile(host, []byte(parts[1]+"\nvoid k(int* o) { "+parts[2]+" }\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := exec.Command("g++", "-std=c++17", "-w", "-fsyntax-only", host).Run(); (err == nil) != legal {
			t.Errorf("%s: g++ says otherwise", strings.TrimSpace(line))
		}
	}
}
