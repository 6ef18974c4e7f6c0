package opencl

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestProducts compiles products and sums for an NVIDIA device with a compiler that contracts whatever it can: as
// NVIDIA's own does, in spite of the pragma. With KB_FMAD they are left to it, but for those that round by themselves.
func TestProducts(t *testing.T) {
	clang := ""
	for _, name := range []string{"clang-19", "clang"} {
		if path, err := exec.LookPath(name); err == nil {
			clang = path
		}
	}
	if clang == "" {
		t.Skip("skip: no clang to compile OpenCL C with")
	}
	m, diags := bindgen.Load(&bindgen.Config{All: true}, "testdata/products.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Items[0].Msg)
	}
	fused, left := false, 0
	for _, k := range Emit(m, Options{}).Kernels {
		if ptx := deviceCode(t, clang, k.Text.Text, nvidia); strings.Contains(ptx, "fma.rn") {
			t.Errorf("%s: a product and a sum are one instruction:\n%s", k.Name, ptx)
		}
		fused = fused || strings.Contains(deviceCode(t, clang, k.Text.Text), "fma.rn")
		contracted := strings.Contains(deviceCode(t, clang, k.Text.Text, nvidia, "-DKB_FMAD"), "fma.rn")
		if contracted && k.Name == "rounded" {
			t.Error("a product that is rounded by itself is contracted")
		}
		if contracted {
			left++
		}
	}
	if !fused {
		t.Error("the compiler contracts nothing anyway")
	}
	if left == 0 {
		t.Error("with KB_FMAD nothing is contracted")
	}
}

const nvidia = "-D__NV_CL_C_VERSION=120"

// deviceCode is what clang makes of a text for an NVIDIA device. Functions of OpenCL C remain calls.
func deviceCode(t *testing.T, clang, text string, more ...string) string {
	t.Helper()
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.cl"), filepath.Join(dir, "out.ptx")
	if err := os.WriteFile(in, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"-x", "cl", "-cl-std=CL1.2", "-target", "nvptx64", "-O2", "-fgnu-keywords", "-ffp-contract=fast",
		"-Xclang", "-finclude-default-header", "-S", "-o", out, in}
	if log, err := exec.Command(clang, append(args, more...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, log)
	}
	ptx, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(ptx)
}
