package fold

import (
	"math"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// Values are those that the C++ standard or PTX's cvt give; floats are compared by their bits.

func TestIntegersWrap(t *testing.T) {
	for _, c := range []struct {
		op   ir.BinaryOp
		s    ir.Scalar
		a, b int64
		want int64
	}{
		{ir.Add, ir.I32, math.MaxInt32, 1, math.MinInt32},
		{ir.Add, ir.U8, 255, 1, 0},
		{ir.Mul, ir.U32, 1 << 31, 2, 0},
		{ir.Div, ir.I32, math.MinInt32, -1, math.MinInt32},
		{ir.Rem, ir.I32, -7, 3, -1},
		{ir.Shl, ir.I32, 1, 33, 2},
		{ir.Shr, ir.I32, -8, 1, -4},
		{ir.Shr, ir.U32, 0xfffffff8, 1, 0x7ffffffc},
	} {
		x := Binary(c.op, Int(c.s, c.a, 0), Int(c.s, c.b, 0), c.s, 0)
		if k, s, ok := Const(x); !ok || s != c.s || k.Bits != uint64(c.want) {
			t.Errorf("%v %v %d, %d = %v, want %d", c.op, c.s, c.a, c.b, x, c.want)
		}
	}
}

func TestWhatFaultsStays(t *testing.T) {
	for _, op := range []ir.BinaryOp{ir.Div, ir.Rem} {
		if x := Binary(op, Int(ir.I32, 1, 0), Int(ir.I32, 0, 0), ir.I32, 0); !isBinary(x) {
			t.Errorf("%v by zero gives %v", op, x)
		}
	}
	half := &ir.Const{X: ir.X{Typ: ir.F16}, Float: 1}
	if x := Binary(ir.Add, half, half, ir.F16, 0); !isBinary(x) {
		t.Errorf("arithmetic of halves is folded to %v", x)
	}
}

func isBinary(x ir.Expr) bool { _, ok := x.(*ir.Binary); return ok }

func TestFloatsRoundOnce(t *testing.T) {
	f32 := func(v float64) ir.Expr { return &ir.Const{X: ir.X{Typ: ir.F32}, Float: v} }
	if k, _, _ := Const(Binary(ir.Add, f32(1), f32(0x1p-24), ir.F32, 0)); k.Float != 1 {
		t.Errorf("1 + 2^-24 = %v in float", k.Float)
	}
	// 2^53 + 1 + 2^29 rounds up in float; by way of double it would be a tie and round to even.
	if k, _, _ := Const(Convert(Int(ir.I64, 1<<53+1+1<<29, 0), ir.F32, 0)); k.Float != 0x1p53+0x1p30 {
		t.Errorf("got %v", k.Float)
	}
	for _, c := range []struct {
		s    ir.Scalar
		v    float64
		want float64
	}{{ir.F16, 65519, 65504}, {ir.F16, 65520, math.Inf(1)}, {ir.F16, 0x1p-25, 0}, {ir.F16, 0x1.8p-25, 0x1p-24},
		{ir.BF16, 1 + 0x1p-8, 1}, {ir.BF16, 1 + 0x1.8p-8, 1 + 0x1p-7}} {
		if got := Round(c.v, c.s); got != c.want {
			t.Errorf("Round(%v, %v) = %v, want %v", c.v, c.s, got, c.want)
		}
	}
}

func TestFloatToInteger(t *testing.T) {
	for _, c := range []struct {
		from, to ir.Scalar
		v        float64
		want     int64
	}{
		{ir.F32, ir.I32, 1e20, math.MaxInt32},
		{ir.F32, ir.I32, -1e20, math.MinInt32},
		{ir.F32, ir.U32, -1, 0},
		{ir.F32, ir.I32, math.NaN(), 0},
		{ir.F64, ir.I32, math.NaN(), math.MinInt32},
		{ir.F64, ir.U64, 1e30, -1},
		{ir.F64, ir.I8, -2.9, -2},
	} {
		k := ConvertOf(&ir.Const{X: ir.X{Typ: c.from}, Float: c.v}, c.from, c.to, 0)
		if int64(k.Bits) != c.want {
			t.Errorf("%v of %v to %v = %d, want %d", c.v, c.from, c.to, int64(k.Bits), c.want)
		}
	}
}

func TestConvertModeDropsWhatCannotMatter(t *testing.T) {
	x := func(s ir.Scalar) ir.Expr { return &ir.Ref{X: ir.X{Typ: s}, Var: &ir.Var{Type: s}} }
	for _, c := range []struct {
		from, to ir.Scalar
		mode     ir.RoundMode
		sat      bool
		want     ir.RoundMode
		wantSat  bool
	}{
		{ir.F32, ir.I32, ir.RoundZero, false, ir.RoundDefault, false},
		{ir.F32, ir.I32, ir.RoundUp, true, ir.RoundUp, true},
		{ir.F32, ir.F64, ir.RoundUp, false, ir.RoundDefault, false},
		{ir.F64, ir.F32, ir.RoundUp, true, ir.RoundUp, false},
		{ir.I64, ir.I8, ir.RoundUp, true, ir.RoundDefault, true},
	} {
		v, ok := ConvertMode(x(c.from), c.to, c.mode, c.sat, 0).(*ir.Convert)
		if !ok || v.Mode != c.want || v.Sat != c.wantSat {
			t.Errorf("%v to %v, mode %v, sat %v: %+v", c.from, c.to, c.mode, c.sat, v)
		}
	}
}
