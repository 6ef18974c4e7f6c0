package vector

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/usage"
)

var update = flag.Bool("update", false, "write the golden files")

// TestPlans compares the plans of the kernels in testdata with golden files. The first line of a file says for what
// the kernels are planned: "// jam" that threads may be interleaved, "// carried V" that the variable V outlives
// the region, "// checked" that execution is checked, of which every buffer is monitored and every signed operation
// may overflow.
func TestPlans(t *testing.T) {
	files, err := filepath.Glob("testdata/*.cu")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			got := plans(t, file)
			golden := strings.TrimSuffix(file, ".cu") + ".golden"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("run with -update if this is right:\n%s", got)
			}
		})
	}
	goldens, _ := filepath.Glob("testdata/*.golden")
	for _, g := range goldens {
		if _, err := os.Stat(strings.TrimSuffix(g, ".golden") + ".cu"); err != nil {
			t.Errorf("%s belongs to no test", g)
		}
	}
}

// plans prints the plans of the kernels in a file.
func plans(t *testing.T, file string) string {
	t.Helper()
	var b strings.Builder
	for _, f := range kerneltest.Load(t, file) {
		if !f.Kernel {
			continue
		}
		k := kernelOf(f)
		plan := Of(Region{Stmts: f.Body}, k)
		b.WriteString(f.Source + "\n")
		if n := Coarsen(f.Func, k); n != 0 {
			width := map[bool]string{true: "of any width", false: strconv.Itoa(int(n)) + " wide"}[n == AnyWidth]
			b.WriteString("    coarsened: blocks " + width + " that lie side by side run as one\n")
		}
		text := plan.Print(func(p source.Pos) string {
			if !p.IsValid() {
				return ""
			}
			return "line " + strconv.Itoa(f.Module.Set.Position(p).Line)
		})
		for line := range strings.Lines(text) {
			b.WriteString("    " + line)
		}
	}
	return b.String()
}

// kernelOf is what the planner has to know of f.
func kernelOf(f *kerneltest.Func) *Kernel {
	u := usage.Analyse(f.Module.Funcs, func(ir.Op) bool { return false })
	p := pointers.Analyse(f.Module.Funcs, func(v *ir.Var) bool { return u.Addressed[v] })
	k := &Kernel{
		Assigned:  func(v *ir.Var) bool { return u.Written[v] },
		Addressed: func(v *ir.Var) bool { return u.Addressed[v] },
		Constant:  func(*ir.Var) bool { return true },
		Carried:   func(v *ir.Var) bool { return f.Header == "// carried "+v.Name },
		Slice:     p.IsStart,
		Fold:      pass.Assume,
		Jam:       strings.HasPrefix(f.Header, "// jam"),
	}
	if strings.HasPrefix(f.Header, "// checked") {
		k.Sanitizer = everything{}
	}
	return k
}

// everything is the Sanitizer of "// checked".
type everything struct{}

func (everything) MayOverflow(e ir.Expr) bool {
	b, ok := e.(*ir.Binary)
	return ok && overflows(b.Op, b.Typ)
}
func (everything) UpdateMayOverflow(s *ir.Assign) bool { return overflows(s.Op, s.Dst.Type()) }
func (everything) Monitored(e *ir.Index) bool          { return ir.IsPointer(e.Base.Type()) }
func (everything) Exempt(*ir.Index) bool               { return false }
func (everything) Speculative(*ir.Index) bool          { return false }
func (everything) Shadowed(*ir.Var) bool               { return false }
func (everything) Narrows(source.Pos) bool             { return true }
func (everything) ShiftsWrap() bool                    { return false }
func (everything) Site(*ir.Index, bool) int            { return 0 }

func overflows(op ir.BinaryOp, t ir.Type) bool {
	return (op == ir.Add || op == ir.Sub || op == ir.Mul) && (t == ir.I32 || t == ir.I64)
}
