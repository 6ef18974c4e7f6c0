package spell

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestWaits checks both ways that what generated Go calls operations of warps and votes of blocks is in simt.
func TestWaits(t *testing.T) {
	names, called := map[string]bool{}, map[string]bool{}
	files, err := filepath.Glob("../../../rt/cpu/simt/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files of simt:", err)
	}
	for _, path := range files {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv != nil && strings.HasPrefix(n.Name.Name, "Block") {
					names[n.Name.Name] = true
				}
				return false
			case *ast.GenDecl:
				if n.Tok == token.CONST {
					warpConstants(n, names)
				}
			}
			return true
		})
	}
	for _, o := range warpOps {
		for _, s := range []ir.Scalar{ir.I32, ir.U32} {
			fn, ok := WarpOp(o.op, s)
			if !ok {
				t.Errorf("%s has no name", o.op)
			}
			called[strings.TrimPrefix(string(fn), "simt.")] = true
		}
	}
	for op := range blockVotes {
		m, _ := BlockVote(op)
		called[m] = true
	}
	for name := range called {
		if !names[name] {
			t.Errorf("simt has no %s", name)
		}
	}
	for name := range names {
		if !called[name] {
			t.Errorf("nothing calls simt's %s", name)
		}
	}
	if _, ok := WarpOp("sync.block", nil); ok {
		t.Error("a barrier is an operation of a warp")
	}
	if _, ok := BlockVote("sync.block"); ok {
		t.Error("a barrier without a predicate has a result")
	}
}

// warpConstants adds the constants of type WarpOp that d declares to names.
func warpConstants(d *ast.GenDecl, names map[string]bool) {
	of := false
	for _, spec := range d.Specs {
		v := spec.(*ast.ValueSpec)
		if id, ok := v.Type.(*ast.Ident); ok {
			of = id.Name == "WarpOp"
		}
		for _, id := range v.Names {
			if of && id.Name != "_" {
				names[id.Name] = true
			}
		}
	}
}
