package cvalidate_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
)

// change makes what no source of testdata gives.
type change struct {
	name string
	make func(m *ir.Module)
}

// changes are ways to change testdata/changed/kernels.cu.
func changes() []change {
	record := func(m *ir.Module) *ir.Struct { return m.Structs[0] }
	declared := func(m *ir.Module) *ir.Declare { return m.Kernels[0].Func.Body[0].(*ir.Declare) }
	effect := func(m *ir.Module, op ir.Op, args ...ir.Expr) {
		f := m.Kernels[0].Func
		f.Body = append(f.Body, &ir.Effect{S: ir.S{At: f.Pos}, Op: op, Args: args})
	}
	null := func(t ir.Type) ir.Expr { return &ir.Const{X: ir.X{Typ: &ir.Pointer{Elem: t}}} }
	number := func(t ir.Scalar) ir.Expr { return &ir.Const{X: ir.X{Typ: t}} }
	assign := func(m *ir.Module, e ir.Expr) {
		f := m.Kernels[0].Func
		p := &ir.Ref{X: ir.X{Typ: f.Params[1].Type}, Var: f.Params[1]}
		at := &ir.PtrCast{X: ir.X{Typ: &ir.Pointer{Elem: e.Type()}}, A: p}
		f.Body = append(f.Body, &ir.Assign{S: ir.S{At: f.Pos}, Dst: &ir.Deref{X: ir.X{Typ: e.Type()}, Ptr: at}, Src: e})
	}
	pair := &ir.Vector{Elem: ir.F32, N: 2, Bytes: 8, Align: 4} // no language's own
	x := func(t ir.Type) ir.X { return ir.X{Typ: t} }
	return []change{
		{"a member in the place of another one", func(m *ir.Module) { record(m).Fields[1].Offset = 0 }},
		{"a size that is not a multiple of the alignment", func(m *ir.Module) { record(m).Size = 10 }},
		{"a member of a union behind its beginning", func(m *ir.Module) { record(m).Union = true }},
		{"a value of an unknown type", func(m *ir.Module) {
			declared(m).Var.Type, declared(m).Init = &ir.Opaque{Name: "event", Size: 8}, nil
		}},
		{"a printf of an unknown format", func(m *ir.Module) { effect(m, "io.printf", null(ir.I8)) }},
		{"an atomic operation on a struct", func(m *ir.Module) { effect(m, "atomic.add", null(record(m)), number(ir.I32)) }},
		{"a bitwise atomic operation on floats", func(m *ir.Module) {
			effect(m, "atomic.and", m.Kernels[0].Func.Body[1].(*ir.Assign).Dst.(*ir.Index).Base, number(ir.F32))
		}},
		{"an operation that is none", func(m *ir.Module) { effect(m, "ctl.poll") }},
		{"a conversion of a struct", func(m *ir.Module) {
			assign(m, &ir.Convert{X: x(ir.I32), A: &ir.Zero{X: x(record(m))}})
		}},
		{"a conversion of a number to a vector", func(m *ir.Module) {
			assign(m, &ir.Convert{X: x(pair), A: number(ir.F32)})
		}},
		{"the bits of a pointer", func(m *ir.Module) { assign(m, &ir.Bitcast{X: x(ir.U64), A: null(ir.F32)}) }},
		{"a sum of vectors that are structs", func(m *ir.Module) {
			assign(m, &ir.Binary{X: x(pair), Op: ir.Add, A: &ir.Zero{X: x(pair)}, B: &ir.Zero{X: x(pair)}})
		}},
		{"components of a vector that are assigned", func(m *ir.Module) {
			v := &ir.Var{Name: "v", Type: pair, Kind: ir.Local}
			l := &ir.Lanes{X: x(pair), Base: &ir.Ref{X: x(pair), Var: v}, Comps: []int{1, 0}}
			f := m.Kernels[0].Func
			f.Body = append(f.Body, &ir.Declare{Var: v}, &ir.Assign{S: ir.S{At: f.Pos}, Dst: l, Src: &ir.Zero{X: x(pair)}})
		}},
		{"components that make no vector of C's", func(m *ir.Module) {
			four, odd := &ir.Vector{Elem: ir.F32, N: 4, Bytes: 16, Align: 16}, &ir.Vector{Elem: ir.F32, N: 2, Bytes: 8, Align: 4}
			assign(m, &ir.Lanes{X: x(odd), Base: &ir.Zero{X: x(four)}, Comps: []int{0, 1}})
		}},
		{"an array as a whole", func(m *ir.Module) {
			array := &ir.Array{Elem: ir.F32, N: 2}
			a, b := &ir.Var{Name: "a", Type: array, Kind: ir.Local}, &ir.Var{Name: "b", Type: array, Kind: ir.Local}
			f := m.Kernels[0].Func
			f.Body = append(f.Body, &ir.Declare{Var: a}, &ir.Declare{S: ir.S{At: f.Pos}, Var: b,
				Init: &ir.Ref{X: x(array), Var: a}})
			assign(m, &ir.Index{X: x(ir.F32), Base: &ir.Ref{X: x(array), Var: b}, I: number(ir.I32)})
		}},
		{"a number in shared memory of a number", func(m *ir.Module) {
			assign(m, &ir.Builtin{X: x(ir.U64), Op: "mem.shared_number", Args: []ir.Expr{number(ir.U64)}})
		}},
		{"a warp of 64 threads", func(m *ir.Module) {
			f := m.Kernels[0].Func
			v := &ir.Var{Name: "lanes", Type: ir.U64, Kind: ir.Local}
			f.Body = append(f.Body, &ir.Declare{Var: v},
				&ir.Effect{S: ir.S{At: f.Pos}, Op: "warp.activemask", Dst: &ir.Ref{X: x(ir.U64), Var: v}})
		}},
		{"a texture of a shape that is not known", func(m *ir.Module) {
			f := m.Kernels[0].Func
			n := &ir.Var{Name: "n", Type: ir.U32, Kind: ir.Local}
			f.Body = append(f.Body, &ir.Declare{Var: n})
			effect(m, "surf.read", number(ir.U64), &ir.Ref{X: x(ir.U32), Var: n}, number(ir.I32), number(ir.I32),
				number(ir.I32), number(ir.U32))
		}},
	}
}

// TestChanged compares what is refused of changed kernels with a golden file.
func TestChanged(t *testing.T) {
	irtest.Golden(t, "testdata/changed/*.cu", ".golden", *update, func(t *testing.T, file string) string {
		var out strings.Builder
		for _, c := range changes() {
			m := load(t, file)
			c.make(m)
			fmt.Fprintln(&out, c.name)
			found := refusals(t, m)
			for _, l := range []string{"opencl", "cuda", "hip", "C"} {
				for _, k := range m.Kernels {
					if r := found[l][k]; r != nil {
						fmt.Fprintf(&out, "    %s: %s: %s\n", l, k.Name, r.Msg)
					}
				}
			}
		}
		return out.String()
	})
}

// TestReasons checks that the golden files show each reason.
func TestReasons(t *testing.T) {
	irtest.Shown(t, []string{"*.go", "../cwriter/rows.go", "../../cuda/rows.go", "../../cc/rows.go"},
		[]string{"testdata/*.golden", "testdata/*/*.golden"})
}
