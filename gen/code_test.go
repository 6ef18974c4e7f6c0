package gen

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestCode generates with device code that a compiler of the test's made: the package builds, and the module has the
// code.
func TestCode(t *testing.T) {
	dir := tree(t, map[string]string{"k/add.cu": addText, "k/vec.h": vecText, "k/code_test.go": codeTest})
	var unit *Unit
	opt := Options{Dir: filepath.Join(dir, "k"), Base: filepath.Join(dir, "k"), GoPackage: "k", Files: []string{"add.cu"},
		Flags: []string{"-DN=1"}, Embedded: true, CPUOptional: true}
	opt.Compile = func(u *Unit) ([]Code, string, error) {
		unit = u
		names := map[string]string{}
		for _, k := range u.Kernels {
			names[k.Symbol] = "_Z_" + k.Symbol
		}
		return []Code{{Kind: "ptx", Arch: "compute_75", Data: "text", Names: names},
			{Kind: "hsaco", Arch: "gfx90a:xnack-", Data: "\x00\xff", Names: names}}, "a test", nil
	}
	first := generate(t, add("add.cu", "vec.h").M, opt)
	if len(unit.Sources) != 2 || unit.Sources[1].Name != "vec.h" || unit.Units != 1 || unit.Options[0] != "-DN=1" ||
		len(unit.Kernels) != 2 ||
		unit.Kernels[0] != (UnitSymbol{Symbol: "add", NameExpr: "(void (*)(float *, float, int))add"}) &&
			unit.Kernels[0] != (UnitSymbol{Symbol: "add", NameExpr: "add"}) {
		t.Errorf("the compiler was given %+v", unit)
	}
	second := generate(t, add("add.cu", "vec.h").M, opt) // the files of the first run are no obstacle
	for i, f := range second {
		if string(f.Content) != string(first[i].Content) {
			t.Errorf("%s differs the second time", filepath.Base(f.Name))
		}
	}
	run(t, dir, "vet", "./k")
	run(t, dir, "test", "./k")
	opt.Compile = nil
	if files := generate(t, add("add.cu", "vec.h").M, opt); len(files) != 6 ||
		string(files[0].Content) != string(first[0].Content) {
		t.Errorf("without a compiler: %d files, or others", len(files))
	}
	one := opt
	one.Source = SourceOwn // so that the text for CUDA and HIP is to be removed, too
	one.Compile = func(u *Unit) ([]Code, string, error) {
		return []Code{{Kind: "ptx", Arch: "compute_75", Data: "text", Names: map[string]string{}}}, "a test", nil
	}
	if old := unwanted(generate(t, add("add.cu", "vec.h").M, one)); !slices.Equal(old,
		[]string{"add_kbind_cuda.go", "add_kbind_gfx90a_xnack_off.hsaco"}) {
		t.Errorf("with one target less: %q", old)
	}
	one.Embedded = false
	one.Compile = nil
	if old := unwanted(generate(t, add("add.cu", "vec.h").M, one)); !slices.Equal(old,
		[]string{"add_kbind_cuda.go", "add_kbind_code.go", "add_kbind_compute_75.ptx"}) {
		t.Errorf("without device code: %q", old)
	}
	opt.Compile = func(*Unit) ([]Code, string, error) { return nil, "", errors.New("no compiler") }
	if _, diags := Generate(add("add.cu", "vec.h").M, opt); diags.Err() == nil ||
		!strings.Contains(diags.Err().Error(), "no compiler") {
		t.Errorf("an error of the compiler: %v", diags.Err())
	}
	if _, err := os.Stat(filepath.Join(dir, "k", "add_kbind_gfx90a_xnack_off.hsaco")); err != nil {
		t.Error(err)
	}
}

// unwanted lists the files that are to be removed.
func unwanted(files []File) []string {
	var names []string
	for _, f := range files {
		if f.Content == nil {
			names = append(names, filepath.Base(f.Name))
		}
	}
	return names
}

const codeTest = `package k

import (
	"testing"

	"github.com/kbind/kbind/rt/call"
)

func TestCode(t *testing.T) {
	if len(moduleAdd.Images) != 6 {
		t.Fatalf("%d images", len(moduleAdd.Images))
	}
	ptx, binary := moduleAdd.Images[4].(*call.Code), moduleAdd.Images[5].(*call.Code)
	if ptx.Kind != "ptx" || ptx.Arch != "compute_75" || ptx.Data != "text" || ptx.Names["add"] != "_Z_add" {
		t.Errorf("%+v", ptx)
	}
	if binary.Kind != "hsaco" || binary.Arch != "gfx90a:xnack-" || binary.Data != "\x00\xff" {
		t.Errorf("%+v", binary)
	}
}
`
