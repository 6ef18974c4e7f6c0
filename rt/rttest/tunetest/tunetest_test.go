package tunetest_test

import (
	"path/filepath"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/recording"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

// TestChecked runs the checked forms, which tests of this package alone have.
func TestChecked(t *testing.T) { tunetest.Run(t, cpu.New()) }

// TestRecord records the launches with other values or sizes than the ones before, with their data and the constants.
func TestRecord(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("KBIND_CAPTURE", "Reverse "+filepath.Join(dir, "new"))
	t.Setenv("KBIND_TUNE", "TILE=8") // the constant is that of the module with the macro
	ctx, err := rt.Open(t.Context(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	if err := tunetest.SetWeight(ctx, 3); err != nil {
		t.Fatal(err)
	}
	for _, x := range [][]float32{{1, 2}, {3, 4}, {5}} {
		if _, _, err := tunetest.Reverse(ctx, x); err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "new", "*"))
	if err != nil || len(files) != 2 {
		t.Fatalf("%v, %v", files, err)
	}
	for i, want := range []string{"\x00\x00\x80\x3f\x00\x00\x00\x40", "\x00\x00\xa0\x40"} {
		r, err := recording.Open(files[i])
		if err != nil {
			t.Fatal(err)
		}
		if r.Kernel != "Reverse" || r.File != "scale.cu" || r.Block.X != 8 || len(r.Args) != 4 || len(r.Constants) != 1 {
			t.Errorf("%+v", r.Launch)
		}
		x, err := recording.Read(r.Path, r.At(0), len(want))
		if err != nil || string(x) != want {
			t.Errorf("x is %q, %v", x, err)
		}
		weight, err := recording.Read(r.Path, r.At(3), 4)
		if err != nil || string(weight) != "\x00\x00\x40\x40" {
			t.Errorf("the constant is %q, %v", weight, err)
		}
	}
}
