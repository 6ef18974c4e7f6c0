package invariant

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

func x(t ir.Type) ir.X          { return ir.X{Typ: t} }
func num(v int) ir.Expr         { return &ir.Const{X: x(ir.I32), Bits: uint64(v)} }
func get(v *ir.Var) ir.Expr     { return &ir.Ref{X: x(v.Type), Var: v} }
func local(name string) *ir.Var { return &ir.Var{Name: name, Type: ir.I32, Kind: ir.Local} }
func bin(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	return &ir.Binary{X: x(a.Type()), Op: op, A: a, B: b}
}

// TestFind checks what is moved out of: for (k = 0; k < n; k++) { yy = n * y; s = s + e; }.
func TestFind(t *testing.T) {
	n, y, k, s, yy, z := local("n"), local("y"), local("k"), local("s"), local("yy"), local("z")
	a := &ir.Var{Name: "a", Type: &ir.Pointer{Elem: ir.I32}, Kind: ir.Param}
	load := &ir.Index{X: x(ir.I32), Base: get(a), I: bin(ir.Add, bin(ir.Mul, get(n), get(y)), get(k))}
	for _, c := range []struct {
		name            string
		e               ir.Expr
		declares, exprs int
	}{
		{"a product", bin(ir.Mul, get(n), get(y)), 1, 1},
		{"a product with what is moved", bin(ir.Mul, get(yy), get(y)), 1, 1},
		{"a product with the counter", bin(ir.Mul, get(k), get(y)), 1, 0},
		{"a product with what changes", bin(ir.Mul, get(s), get(y)), 1, 0},
		{"a product with what has an address", bin(ir.Mul, get(z), get(y)), 1, 0},
		{"too cheap", bin(ir.Add, get(n), get(y)), 1, 0},
		{"part of an index", load, 1, 1},
		{"a quotient that may fault", bin(ir.Div, bin(ir.Add, get(n), get(y)), get(n)), 1, 0},
		{"a quotient that cannot", bin(ir.Div, get(n), num(3)), 1, 1},
		{"twice the same", bin(ir.Add, bin(ir.Mul, get(n), get(y)), bin(ir.Sub, get(k), bin(ir.Mul, get(n), get(y)))),
			1, 1},
		{"what is left out of", bin(ir.Mul, &ir.Index{X: x(ir.I32), Base: get(a), I: num(0)}, get(n)), 1, 0},
	} {
		loop := &ir.Loop{
			Cond: &ir.Binary{X: x(ir.Bool), Op: ir.Lt, A: get(k), B: get(n)},
			Post: []ir.Stmt{&ir.Assign{Dst: get(k), Op: ir.Add, Src: num(1)}},
			Body: []ir.Stmt{&ir.Declare{Var: yy, Init: bin(ir.Mul, get(n), get(y))}, &ir.Assign{Dst: get(s),
				Op: ir.Add, Src: c.e}},
		}
		got := Find(loop, func(v *ir.Var) bool { return v != z }, func(*ir.Declare) bool { return true },
			func(ir.Expr) bool { return false })
		if len(got.Declares) != c.declares || len(got.Exprs) != c.exprs {
			t.Errorf("%s: %d declarations and %d expressions, want %d and %d", c.name, len(got.Declares),
				len(got.Exprs), c.declares, c.exprs)
		}
	}
}
