package main

import (
	"go/build"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/kbind/kbind"

// layers says which packages of the module, and which from outside the standard library, each package may import (its
// tests may import more). A trailing "..." stands for the package and everything below it.
var layers = map[string][]string{
	"bindgen/source":         {},
	"bindgen/diag":           {"bindgen/source"},
	"bindgen/ir":             {"bindgen/source"},
	"bindgen/annot":          {"bindgen/source", "bindgen/diag", "bindgen/ir"},
	"bindgen/prelude":        {},
	"bindgen/internal/token": {"bindgen/source"},
	"bindgen/internal/lex":   {"bindgen/source", "bindgen/diag", "bindgen/internal/token"},
	"bindgen/internal/pp":    {"bindgen/source", "bindgen/diag", "bindgen/internal/token", "bindgen/internal/lex"},
	"bindgen/internal/ast":   {"bindgen/source", "bindgen/internal/token"},
	"bindgen/internal/parse": {"bindgen/source", "bindgen/diag", "bindgen/internal/token", "bindgen/internal/ast"},
	"bindgen/internal/sema": {"bindgen/source", "bindgen/diag", "bindgen/internal/token", "bindgen/internal/ast",
		"bindgen/internal/parse", "bindgen/internal/ptx", "bindgen/internal/fold", "bindgen/internal/irpass",
		"bindgen/internal/interp", "bindgen/internal/inlineasm", "bindgen/internal/hostscan", "bindgen/annot",
		"bindgen/prelude", "bindgen/ir"},
	"bindgen/internal/fold": {"bindgen/source", "bindgen/ir"},
	"bindgen/internal/inlineasm": {"bindgen/source", "bindgen/ir", "bindgen/internal/ptx", "bindgen/internal/fold",
		"bindgen/internal/irpass"},
	"bindgen/internal/interp": {"bindgen/source", "bindgen/ir", "bindgen/internal/fold"},
	"bindgen/internal/irpass": {"bindgen/source", "bindgen/ir", "bindgen/internal/fold"},
	"bindgen/internal/hostscan": {"bindgen/source", "bindgen/internal/token", "bindgen/internal/ast",
		"bindgen/internal/parse"},
	"bindgen/internal/hostcode": {"bindgen/source", "bindgen/internal/token", "bindgen/internal/ast"},
	"bindgen/internal/ptx":      {},
	"bindgen/internal/embedded": {"bindgen/source"},
	"bindgen":                   {"bindgen/..."},

	"gen":        {"bindgen/source", "bindgen/diag", "bindgen/ir", "gen/..."},
	"gen/gobind": {"bindgen/source", "bindgen/diag", "bindgen/ir", "gen/internal/...", "github.com/dave/jennifer/jen"},
	// The printer prints plans, of which those of vectors are a part, and asks neither analyses nor passes: all else that
	// it imports says how Go writes something.
	"gen/gocpu": {"bindgen/source", "bindgen/ir", "gen/internal/golayout", "gen/internal/jot",
		"gen/internal/plan", "gen/internal/spell", "gen/internal/vector"},
	"gen/cuda": {"bindgen/ir", "bindgen/prelude", "gen/internal/clibrary", "gen/internal/cvalidate",
		"gen/internal/cwriter", "gen/internal/prec", "gen/internal/spell"},
	"gen/opencl": {"bindgen/source", "bindgen/ir", "gen/internal/converge", "gen/internal/cwriter", "gen/internal/globals",
		"gen/internal/pass", "gen/internal/uniform"},
	"gen/cc": {"bindgen/source", "bindgen/ir", "gen/internal/clanes", "gen/internal/clibrary",
		"gen/internal/cvalidate", "gen/internal/cwriter", "gen/internal/globals",
		"gen/internal/lanes", "gen/internal/plan", "gen/internal/prec", "gen/internal/spaces"},
	"gen/internal/access":    {"bindgen/ir"},
	"gen/internal/affine":    {"bindgen/ir"},
	"gen/internal/cvalidate": {"bindgen/source", "bindgen/ir", "gen/internal/globals", "gen/internal/spaces"},
	"gen/internal/cwriter": {"bindgen/source", "bindgen/ir", "gen/internal/clibrary", "gen/internal/cvalidate",
		"gen/internal/globals", "gen/internal/pocl", "gen/internal/prec", "gen/internal/ranges",
		"gen/internal/spaces", "gen/internal/spell"},
	"gen/internal/clanes": {"bindgen/source", "bindgen/ir", "gen/internal/lanes", "gen/internal/plan",
		"gen/internal/prec", "gen/internal/ranges"},
	"gen/internal/clibrary": {},
	"gen/internal/globals":  {"bindgen/ir"},
	"gen/internal/lanes":    {"bindgen/ir", "gen/internal/plan"},
	"gen/internal/prec":     {"bindgen/ir"},
	"gen/internal/definite": {"bindgen/ir"},
	"gen/internal/golayout": {"bindgen/ir", "gen/internal/spell"},
	"gen/internal/validate": {"bindgen/ir", "bindgen/source", "gen/internal/golayout", "gen/internal/pointers",
		"gen/internal/spell", "gen/internal/usage"},
	"gen/internal/gotype": {"bindgen/source", "bindgen/diag", "bindgen/ir", "gen/internal/jot", "gen/internal/stamp",
		"github.com/dave/jennifer/jen", "golang.org/x/tools/go/packages"},
	"gen/internal/stamp":     {},
	"gen/internal/irtest":    {"bindgen/source", "bindgen/ir"},
	"gen/internal/invariant": {"bindgen/ir"},
	"gen/internal/live":      {"bindgen/ir"},
	"gen/internal/plan": {"bindgen/source", "bindgen/ir", "gen/internal/access", "gen/internal/affine",
		"gen/internal/live", "gen/internal/pass", "gen/internal/pointers", "gen/internal/spell", "gen/internal/usage",
		"gen/internal/validate", "gen/internal/vector"},
	"gen/internal/converge": {"bindgen/ir", "gen/internal/ending", "gen/internal/uniform"},
	"gen/internal/ending":   {"bindgen/ir", "gen/internal/ranges"},
	"gen/internal/pass": {"bindgen/source", "bindgen/ir", "gen/internal/access", "gen/internal/affine",
		"gen/internal/converge", "gen/internal/definite", "gen/internal/ending", "gen/internal/invariant",
		"gen/internal/pointers", "gen/internal/ranges", "gen/internal/recursion", "gen/internal/spinwait",
		"gen/internal/uniform", "gen/internal/usage", "gen/internal/wording"},
	"gen/internal/wording":   {"bindgen/ir"},
	"gen/internal/pointers":  {"bindgen/ir"},
	"gen/internal/ranges":    {"bindgen/ir"},
	"gen/internal/pocl":      {"bindgen/ir", "gen/internal/spaces", "gen/internal/uniform"},
	"gen/internal/spaces":    {"bindgen/source", "bindgen/ir"},
	"gen/internal/spinwait":  {"bindgen/ir", "gen/internal/usage"},
	"gen/internal/recursion": {"bindgen/ir", "gen/internal/live", "gen/internal/usage"},
	"gen/internal/usage":     {"bindgen/ir"},
	"gen/internal/spell":     {"bindgen/ir"},
	"gen/internal/uniform":   {"bindgen/ir"},
	"gen/internal/vector":    {"bindgen/source", "bindgen/ir", "gen/internal/affine"},
	"gen/internal/jot":       {"gen/internal/literal"},
	"gen/internal/literal":   {},

	"gen/internal/kerneltest": {"bindgen", "bindgen/ir", "bindgen/source"}, // for tests only

	"rt/vec":    {},
	"rt/driver": {},

	"rt/internal/dl":      {"rt/driver", "github.com/ebitengine/purego"},
	"rt/internal/cache":   {},
	"rt/internal/near":    {"rt/driver"},
	"rt/internal/poll":    {},
	"rt/internal/ring":    {},
	"rt/internal/nvrtc":   {},
	"rt/internal/slow":    {},
	"rt/internal/gate":    {"rt/driver"},
	"rt/internal/link":    {"rt/driver"},
	"rt/internal/hiparch": {"rt/driver"},
	"rt/internal/culike": {"rt/driver", "rt/internal/gate", "rt/internal/dl", "rt/internal/link", "rt/internal/cache",
		"rt/internal/poll", "rt/internal/slow", "rt/internal/texrecord"},
	"rt/internal/texrecord": {"rt/driver"},

	"rt/cpu/cmath":          {"rt/vec"},
	"rt/cpu/vecop":          {"rt/cpu/cmath"},
	"rt/cpu/texel":          {"rt/vec", "rt/driver"},
	"rt/cpu/simt":           {"rt/vec", "rt/driver", "rt/cpu/cmath", "rt/cpu/texel"},
	"rt/cpu/sanitize":       {"rt/cpu/simt", "rt/cpu/cmath"}, // and simt knows it as a simt.Monitor only
	"rt/cpu/internal/gogen": {},

	"rt/cpu":    {"rt/driver", "rt/internal/...", "rt/cpu/simt", "rt/cpu/sanitize", "rt/cpu/texel"},
	"rt/cuda":   {"rt/driver", "rt/internal/..."},
	"rt/hip":    {"rt/driver", "rt/internal/..."},
	"rt/opencl": {"rt/driver", "rt/internal/..."},
	// rt/cpu with another way to run kernels
	"rt/cc":   {"rt/driver", "rt/internal/...", "rt/cpu", "rt/cpu/simt"},
	"rt/auto": {"rt/driver", "rt/cpu", "rt/cc", "rt/cuda", "rt/hip", "rt/opencl"},
	"rt":      {"rt/driver", "rt/internal/core"},
	"rt/call": {"rt", "rt/driver", "rt/internal/core"},
	"rt/bench/candidate": {"rt", "rt/bench", "rt/driver", "rt/internal/core", "rt/internal/near", "rt/recording",
		"rt/vec"},
	"rt/bench": {"rt", "rt/internal/core", "rt/internal/dl"},
	// dl is for the benchmarks beside C.
	"rt/rttest": {"internal/testall", "rt", "rt/call", "rt/driver", "rt/vec", "rt/internal/dl", "rt/internal/near"},

	"rt/tuned":     {"rt/driver"},
	"rt/recording": {"rt/driver"},
	"rt/nccl":      {"rt", "rt/driver", "rt/vec", "rt/internal/core", "rt/internal/dl", "rt/internal/slow"},

	"rt/internal/core": {"rt/driver", "rt/auto", "rt/vec", "rt/tuned", "rt/recording", "rt/internal/poll",
		"rt/internal/ring"}, // what rt and rt/call are made of

	"rt/rttest/tunetest":  {"rt", "rt/call", "rt/driver", "rt/cpu/..."},
	"rt/rttest/ringtest":  {"rt", "rt/call", "rt/cpu/..."},
	"rt/rttest/imagetest": {"rt", "rt/call", "rt/driver", "rt/vec", "rt/cpu/..."},

	"cmd/kbind/internal/probe":  {"rt", "rt/call", "rt/cpu/...", "rt/vec"}, // the last three by generated code
	"cmd/kbind/internal/progen": {},

	"cmd/kbind/internal/tune/space":   {},
	"cmd/kbind/internal/tune/search":  {"cmd/kbind/internal/tune/space"},
	"cmd/kbind/internal/tune/results": {"cmd/kbind/internal/tune/space"},
	"cmd/kbind/internal/tune/subject": {"bindgen/ir", "cmd/kbind/internal/tune/space", "rt/bench/candidate",
		"rt/driver", "rt/recording"},
	"cmd/kbind/internal/tune/session": {"cmd/kbind/internal/tune/...", "rt/bench/candidate", "rt/driver"},

	"internal/bigmath":  {},
	"internal/longtext": {},
	"internal/testall":  {},

	"cmd/kbind": {"cmd/kbind/internal/probe", "cmd/kbind/internal/tune/...", "bindgen", "bindgen/annot", "bindgen/diag",
		"bindgen/ir", "gen", "rt/auto", "rt/bench/candidate", "rt/cuda", "rt/driver", "rt/hip", "rt/recording", "rt/tuned",
		"rt/nccl", "golang.org/x/mod/modfile"},
}

// programs are directories of programs and generators that nothing imports: they may import what they like.
// Modules of their own cannot be imported from here.
var programs = []string{"examples", "testdata", "build", "interop"}

func TestLayers(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		rel, _ := filepath.Rel(root, path)
		rel = filepath.ToSlash(rel)
		if name := d.Name(); rel != "." &&
			(name == "testdata" || strings.HasPrefix(name, ".") || slices.Contains(programs, rel)) {
			return fs.SkipDir
		}
		pkg, err := build.ImportDir(path, 0)
		if _, none := err.(*build.NoGoError); none {
			return nil
		}
		if err != nil {
			return err
		}
		if pkg.Name == "main" && rel != "cmd/kbind" {
			return nil
		}
		allowed, known := layers[rel]
		if !known {
			t.Errorf("package %s has no row in layers: say what it may import", rel)
			return nil
		}
		seen++
		for _, imp := range pkg.Imports {
			if !mayImport(allowed, imp) {
				t.Errorf("%s imports %s, which its row in layers does not allow", rel, imp)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil || seen < 10 {
		t.Fatalf("looked at %d packages under %s", seen, root)
	}
}

// printed are the packages below gen/internal that gen/gocpu may import: the plan, and how Go writes something.
var printed = []string{"golayout", "jot", "plan", "spell", "vector"}

// TestPrinterAsksNothing checks that the row of gen/gocpu allows no other package below gen/internal: no analysis and
// no pass. What a printer wants to know stands in the plan.
func TestPrinterAsksNothing(t *testing.T) {
	seen := 0
	for pkg := range layers {
		name, internal := strings.CutPrefix(pkg, "gen/internal/")
		if !internal {
			continue
		}
		if slices.Contains(printed, name) {
			seen++
		} else if mayImport(layers["gen/gocpu"], module+"/"+pkg) {
			t.Errorf("gen/gocpu may import %s", pkg)
		}
	}
	if seen != len(printed) {
		t.Errorf("%d of the packages %v exist", seen, printed)
	}
}

func mayImport(allowed []string, imp string) bool {
	if first, _, _ := strings.Cut(imp, "/"); !strings.Contains(first, ".") {
		return true // standard library
	}
	imp = strings.TrimPrefix(imp, module+"/")
	for _, a := range allowed {
		tree, isTree := strings.CutSuffix(a, "/...")
		if imp == a || isTree && (imp == tree || strings.HasPrefix(imp, tree+"/")) {
			return true
		}
	}
	return false
}
