package globals

import (
	"bytes"
	"math"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestFirstValues writes the first values of variables as they lie in memory.
func TestFirstValues(t *testing.T) {
	for _, c := range []struct {
		typ   ir.Scalar
		value float64
		want  []byte
	}{
		{ir.F16, math.Copysign(0, -1), []byte{0, 0x80}},
		{ir.F16, 1.5, []byte{0, 0x3e}},
		{ir.F16, 0x1p-24, []byte{1, 0}},
		{ir.F16, math.Inf(-1), []byte{0, 0xfc}},
		{ir.BF16, -2, []byte{0, 0xc0}},
		{ir.F32, 1, []byte{0, 0, 0x80, 0x3f}},
	} {
		v := &ir.Var{Name: "v", Kind: ir.GlobalVar, Space: ir.Global, Type: c.typ,
			Init: &ir.Const{X: ir.X{Typ: c.typ}, Float: c.value}}
		l := New(&ir.Module{Globals: []*ir.Var{v}})
		want := bytes.TrimRight(c.want, "\x00")
		if !bytes.Equal(l.Bytes, want) || l.Size != c.typ.Size() || l.Refused[v] != "" {
			t.Errorf("%s %g: % x %s, want % x", c.typ, c.value, l.Bytes, l.Refused[v], want)
		}
	}
}

// TestLarge lays out a large variable without a first value between two small ones.
func TestLarge(t *testing.T) {
	one := &ir.Const{X: ir.X{Typ: ir.I32}, Bits: 1}
	variable := func(t ir.Type, init ir.Expr) *ir.Var {
		return &ir.Var{Name: "v", Kind: ir.GlobalVar, Space: ir.Global, Type: t, Init: init}
	}
	large := variable(&ir.Array{Elem: ir.I32, N: 1 << 28}, nil)
	a, b := variable(ir.I32, one), variable(ir.I32, one)
	l := New(&ir.Module{Globals: []*ir.Var{a, large, b}})
	if l.Offset[b] != 8 || l.Offset[large] != 16 || l.Size != 16+1<<30 || len(l.Bytes) != 9 {
		t.Errorf("%v, %d bytes of %d", l.Offset, len(l.Bytes), l.Size)
	}
	list := &ir.Compose{X: ir.X{Typ: large.Type}, Parts: make([]ir.Expr, 1<<23)}
	list.Parts[1<<23-1] = one
	last := variable(large.Type, list)
	if l = New(&ir.Module{Globals: []*ir.Var{last}}); l.Refused[last] == "" {
		t.Errorf("%d bytes of first values", len(l.Bytes))
	}
}
