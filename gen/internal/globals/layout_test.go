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
		if got := l.Bytes[:len(c.want)]; !bytes.Equal(got, c.want) || l.Refused[v] != "" {
			t.Errorf("%s %g: % x %s, want % x", c.typ, c.value, got, l.Refused[v], c.want)
		}
	}
}
