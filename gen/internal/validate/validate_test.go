package validate_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/usage"
	"github.com/kbind/kbind/gen/internal/validate"
)

var update = flag.Bool("update", false, "write the golden files")

func load(t *testing.T, file string) *ir.Module {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
	if diags.Len() > 0 {
		var b strings.Builder
		diags.Format(&b, false)
		t.Fatal(b.String())
	}
	return m
}

// refusals are the lines and reasons by kernel.
func refusals(m *ir.Module) map[string]string {
	u := usage.Analyse(m.Funcs, func(ir.Op) bool { return false })
	v := validate.New(m, u, pointers.Analyse(m.Funcs, func(v *ir.Var) bool { return u.Addressed[v] }))
	found := map[string]string{}
	for _, k := range m.Kernels {
		if r := v.Kernel(k.Func); r != nil {
			text := strings.Split(string(m.Sources[0].Text), "\n")
			found[k.Name] = strings.TrimSpace(text[m.Set.Position(r.Pos).Line-1]) + " // " + r.Msg
		}
	}
	return found
}

// find returns the first expression of a kernel of type E that fits.
func find[E ir.Expr](m *ir.Module, kernel int, fits func(E) bool) (found E) {
	done := false
	ir.Walk(m.Kernels[kernel].Func.Body, nil, func(e ir.Expr) {
		if x, ok := e.(E); ok && !done && fits(x) {
			found, done = x, true
		}
	})
	return found
}

// changes are ways to change testdata/refused.cu.
func changes() []change {
	opaque := &ir.Opaque{Name: "texture", Size: 8}
	pair := func(m *ir.Module) *ir.Struct { return m.Structs[0] }
	return []change{
		{"nothing", func(*ir.Module) {}},
		{"a struct with a member of no size", func(m *ir.Module) {
			pair(m).Fields[1].Type = &ir.Array{Elem: ir.I32, N: 0}
		}},
		{"a module variable of no size", func(m *ir.Module) { m.Globals[0].Type = &ir.Array{Elem: ir.I32, N: 0} }},
		{"a vector that Go has no type for", func(m *ir.Module) {
			m.Kernels[0].Func.Body[0].(*ir.Declare).Var.Type = &ir.Vector{Elem: ir.Bool, N: 4, Bytes: 4, Align: 4}
		}},
		{"an array of unknown size", func(m *ir.Module) {
			m.Kernels[0].Func.Body[0].(*ir.Declare).Var.Type = &ir.Array{Elem: ir.I32, N: -1}
		}},
		{"a local of an unknown type", func(m *ir.Module) {
			m.Kernels[0].Func.Body[0].(*ir.Declare).Var.Type = opaque
		}},
		{"a parameter of an unknown type", func(m *ir.Module) {
			m.Kernels[0].Func.Params[0].Type = &ir.Pointer{Elem: opaque}
		}},
		{"a parameter that nobody reads", func(m *ir.Module) {
			m.Kernels[1].Func.Params = append(m.Kernels[1].Func.Params, &ir.Var{Name: "tex", Type: opaque, Kind: ir.Param})
		}},
		{"an operation on another type", func(m *ir.Module) {
			e := find(m, 0, func(e *ir.Builtin) bool { return e.Op == "math.sqrt" })
			e.Typ, e.Args[0] = ir.I32, &ir.Const{X: ir.X{Typ: ir.I32}}
		}},
		{"an effect on another type", func(m *ir.Module) {
			null := &ir.Const{X: ir.X{Typ: &ir.Pointer{Elem: ir.Bool}}}
			m.Kernels[0].Func.Body = append(m.Kernels[0].Func.Body, &ir.Effect{S: ir.S{At: m.Kernels[0].Pos},
				Op: "atomic.add", Args: []ir.Expr{null, &ir.Const{X: ir.X{Typ: ir.Bool}}}})
		}},
		{"a pointer made of bits", func(m *ir.Module) {
			e := find(m, 4, func(e *ir.Index) bool { return true })
			e.Base = &ir.Bitcast{X: ir.X{Typ: e.Base.Type(), At: e.At}, A: e.Base}
		}},
		{"what a called function holds", func(m *ir.Module) {
			for _, f := range m.Funcs {
				if f.Source == "helper" {
					f.Params[0].Type = &ir.Pointer{Elem: opaque}
				}
			}
		}},
		{"warps of 32 threads where they have 64", func(m *ir.Module) { m.Wave64 = true }},
	}
}

type change struct {
	name string
	make func(m *ir.Module)
}

// TestRefused compares what is refused of changed kernels with a golden file.
func TestRefused(t *testing.T) {
	irtest.Golden(t, "testdata/refused.cu", ".golden", *update, func(t *testing.T, file string) string {
		var out strings.Builder
		before := refusals(load(t, file))
		for _, c := range changes() {
			m := load(t, file)
			c.make(m)
			fmt.Fprintf(&out, "%s\n", c.name)
			found := refusals(m)
			for _, k := range m.Kernels {
				if why := found[k.Name]; why != "" && (why != before[k.Name] || c.name == "nothing") {
					fmt.Fprintf(&out, "    %s: %s\n", k.Name, why)
				}
			}
		}
		return out.String()
	})
}

// TestReasons checks that the golden file shows each reason.
func TestReasons(t *testing.T) {
	irtest.Shown(t, []string{"*.go", "../golayout/*.go"}, []string{"testdata/*.golden"})
}
