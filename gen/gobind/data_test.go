package gobind

import (
	"math"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	. "github.com/kbind/kbind/gen/internal/irtest"
)

// data has structs, unions, variables, constants, and headers that go:embed does not reach.
func data(t *testing.T) *ir.Module {
	b := New(ir.CUDA, "data.cu", text(t, "data/data.cu")).
		Include("../shapes.cuh", "// Shapes.\nstruct Color { unsigned char r, g, b; };\nunion Value { float f; int i; "+
			"double d; };\nstruct Shape { Color c; float4 box; Value v; bool on; float* points; void (*fn)(int); };\n").
		Include("../odd.cuh", "// has a ` in it\r\n")
	color := b.Struct("Color", "r", ir.U8, "g", ir.U8, "b", ir.U8)
	value := b.Union("Value", "f", ir.F32, "i", ir.I32, "d", ir.F64)
	shape := b.Struct("Shape", "c", color, "box", Vec(ir.F32, 4), "v", value, "on", ir.Bool, "points", Ptr(ir.F32), "fn",
		ir.U64)
	b.Struct("Unused", "x", ir.F32)

	b.Global("weights", &ir.Array{Elem: &ir.Array{Elem: ir.F32, N: 5}, N: 3}, ir.Constant,
		"Weights").Doc = "Weights of the filter."
	b.Global("total", ir.U64, ir.Global, "Total")
	b.Global("ready", ir.Bool, ir.Global, "Ready")
	b.Global("unit", shape, ir.Constant, "Unit")
	b.Global("last", &ir.Array{Elem: shape, N: 2}, ir.Global, "Last")
	b.Global("hidden", ir.I32, ir.Global, "").Pos = 0 // kbind's own
	b.Global("fixed", ir.I32, ir.Constant, "").Host = true
	b.Global("texture_ref", &ir.Opaque{Name: "texture"}, ir.Global, "")
	b.Global("weights_", ir.I32, ir.Global, "")
	b.Global("max_depth", ir.I32, ir.Global, "")
	Grid(Size(b.Kernel("draw", "Draw", "shapes", ConstPtr(shape), "tint", color, "v", value, "n", ir.I32), "shapes",
		P("n")), L(P("n")), L(N(64)))

	minus := int64(-5)
	b.M.Exports = []ir.Export{
		{Name: "TILE", GoName: "Tile", Type: ir.I32, Bits: 16, Doc: "Is the width of a tile."},
		{Name: "MIN", GoName: "Min", Type: ir.I32, Bits: uint64(minus), Pos: b.Pos("__device__")},
		{Name: "ALL", GoName: "All", Type: ir.U64, Bits: math.MaxUint64},
		{Name: "PI", GoName: "Pi", Type: ir.F32, Float: float64(float32(math.Pi))},
		{Name: "HALF", GoName: "Half", Type: ir.F64, Float: 0.5},
		{Name: "TEN", GoName: "Ten", Type: ir.F64, Float: 10},
		{Name: "HUGE", GoName: "Huge", Type: ir.F64, Float: 1e300},
		{Name: "DEBUG", GoName: "Debug", Type: ir.Bool, Bits: 1},
		{Name: "VERSION", GoName: "Version", Type: ir.Void, Str: "1.0 \"beta\""},
	}
	return b.M
}
