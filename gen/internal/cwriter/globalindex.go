package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// globalIndex writes e in OpenCL C if it is the index of a thread in the whole grid, as in blockIdx.x * blockDim.x +
// threadIdx.x; "" if it is anything else. Launches have no offset. PoCL knows of OpenCL's own function that neighbours
// have neighbouring indices, which it does not find out about the sum.
func (w *Writer) globalIndex(e *ir.Binary, want int) string {
	d := globalDimension(e)
	if d < 0 || w.d.Language != nil {
		return ""
	}
	return prec.Cast(w.d.Scalars[ir.U32], fmt.Sprintf("get_global_id(%d)", d), want)
}

// globalDimension is the dimension, from 0, of which e is the index of a thread in the grid, or -1.
func globalDimension(e *ir.Binary) int {
	product, thread := e.A, e.B
	d := dimension(thread, "id.thread.")
	if d < 0 {
		product, thread = thread, product
		d = dimension(thread, "id.thread.")
	}
	p, ok := product.(*ir.Binary)
	if d < 0 || !ok || e.Op != ir.Add || p.Op != ir.Mul {
		return -1
	}
	block, size := dimension(p.A, "id.block."), dimension(p.B, "dim.block.")
	if block < 0 {
		block, size = dimension(p.B, "id.block."), dimension(p.A, "dim.block.")
	}
	if block != d || size != d {
		return -1
	}
	return d
}

// dimension is the dimension, from 0, of e if it is one of the values that an operation gives for each, else -1.
func dimension(e ir.Expr, op string) int {
	b, ok := e.(*ir.Builtin)
	if !ok || !strings.HasPrefix(string(b.Op), op) {
		return -1
	}
	return strings.Index("xyz", strings.TrimPrefix(string(b.Op), op))
}
