package validate_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/usage"
	"github.com/kbind/kbind/gen/internal/validate"
)

// base is kernels that a case of TestRefused changes into what the front end never makes, or makes only where it knows
// more of a target.
const base = `
struct Pair { int x, y; };
__device__ Pair table;
__device__ Pair *where = &table;

__device__ int helper(Pair *p) { return p->x; }
__device__ int outer(Pair *p) { return helper(p); }

__global__ void k(Pair *p, float *q, int n) {
    int i = threadIdx.x;
    Pair local = p[i];
    q[i] = (float)local.y + sqrtf(q[n]);
    switch (n) { case 1: p[0].y = 2; }
    if (n) q[0] = outer(p);
}

__global__ void reads_table(int *p) { p[0] = table.x; }
__global__ void reads_pointer(int *p) { p[0] = where->x; }
`

func load(t *testing.T, file, text string) *ir.Module {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
		return []byte(text), nil
	}}, file)
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

func TestRefused(t *testing.T) {
	opaque := &ir.Opaque{Name: "texture", Size: 8}
	pair := func(m *ir.Module) *ir.Struct { return m.Structs[0] }
	for _, c := range []struct {
		name, kernel, want string
		change             func(m *ir.Module)
	}{
		{"nothing", "k", "", func(*ir.Module) {}},
		{"a struct without a layout", "k",
			"Pair local = p[i]; // kbind does not support the layout of Pair on the CPU: y stands at byte 2",
			func(m *ir.Module) { pair(m).Fields[1].Offset = 2 }},
		{"a module variable of such a type", "reads_table",
			"__global__ void reads_table(int *p) { p[0] = table.x; } // kbind does not support the layout of Pair on the CPU: " +
				"y stands at byte 2",
			func(m *ir.Module) { pair(m).Fields[1].Offset = 2 }},
		{"a module variable that points at one", "reads_pointer",
			"__global__ void reads_pointer(int *p) { p[0] = where->x; } // kbind does not support the empty variable table on " +
				"the CPU",
			func(m *ir.Module) { m.Globals[0].Type = &ir.Array{Elem: ir.I32, N: 0} }},
		{"a local of an unknown type", "k",
			"int i = threadIdx.x; // kbind does not support values of type opaque texture on the CPU",
			func(m *ir.Module) { m.Kernels[0].Func.Body[0].(*ir.Declare).Var.Type = opaque }},
		{"a parameter of an unknown type", "k",
			"__global__ void k(Pair *p, float *q, int n) { // kbind does not support values of type opaque texture on the CPU",
			func(m *ir.Module) { m.Kernels[0].Func.Params[0].Type = &ir.Pointer{Elem: opaque} }},
		{"a parameter that nobody reads", "reads_table", "", func(m *ir.Module) {
			m.Kernels[1].Func.Params = append(m.Kernels[1].Func.Params, &ir.Var{Name: "tex", Type: opaque, Kind: ir.Param})
		}},
		{"an operation on another type", "k",
			"q[i] = (float)local.y + sqrtf(q[n]); // kbind does not support math.sqrt on i32 on the CPU", func(m *ir.Module) {
				e := find(m, 0, func(e *ir.Builtin) bool { return e.Op == "math.sqrt" })
				e.Typ, e.Args[0] = ir.I32, &ir.Const{X: ir.X{Typ: ir.I32}}
			}},
		{"a conversion that has no function", "k",
			"q[i] = (float)local.y + sqrtf(q[n]); // kbind does not support a conversion from void to f32 on the CPU",
			func(m *ir.Module) {
				find(m, 0, func(e *ir.Convert) bool { return e.Typ == ir.F32 }).A = &ir.Const{X: ir.X{Typ: ir.Void}}
			}},
		{"a case without values", "k", "switch (n) { case 1: p[0].y = 2; } // kbind does not support a case without values",
			func(m *ir.Module) {
				ir.WalkStmts(m.Kernels[0].Func.Body, func(s ir.Stmt) bool {
					if s, ok := s.(*ir.Switch); ok {
						s.Cases[0].Values = nil
					}
					return true
				})
			}},
		{"what a called function holds", "k",
			"__device__ int helper(Pair *p) { return p->x; } // kbind does not support values of type opaque texture on the CPU",
			func(m *ir.Module) {
				for _, f := range m.Funcs {
					if f.Source == "helper" {
						f.Params[0].Type = &ir.Pointer{Elem: opaque}
					}
				}
			}},
		{"warps of 32 threads where they have 64", "k", "", func(m *ir.Module) { m.Wave64 = true }},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := load(t, "k.cu", base)
			c.change(m)
			if got := refusals(m)[c.kernel]; got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestWarps(t *testing.T) {
	m := load(t, "k.cu", "__global__ void lanes(int *p) {\n p[0] = __shfl_sync(~0u, p[1], 0);\n}\n__global__ void "+
		"alone(int *p) { p[0] = 1; }")
	if got := refusals(m); len(got) > 0 {
		t.Error(got)
	}
	m.Wave64 = true
	got := refusals(m)
	if len(got) != 1 || got["lanes"] !=
		"p[0] = __shfl_sync(~0u, p[1], 0); // this is for warps of 32 threads, and -mwavefrontsize64 makes them of 64" {
		t.Error(got)
	}
}

// Kernels that the front end accepts and that have no form.
func TestSources(t *testing.T) {
	m := load(t, "k.cu", "__global__ void fine(int *p) { p[0] = 1; }\n__global__ void reference(int &x, int *p) {\n "+
		"p[0] = x;\n}\n__global__ void unused(int &x) {}\n")
	got := refusals(m)
	if len(got) != 1 || got["reference"] !=
		"__global__ void reference(int &x, int *p) { // kbind does not support a kernel parameter that is a reference on "+
			"the CPU" {
		t.Error(got)
	}
}
