package invariant

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestUniform checks what is computed before threads that do: t = id * dim + tid; s = E.
func TestUniform(t *testing.T) {
	id := func(op ir.Op) ir.Expr { return &ir.Builtin{X: x(ir.I32), Op: op} }
	param := func(name string) *ir.Var { return &ir.Var{Name: name, Type: ir.I32, Kind: ir.Param} }
	n, m, s := param("n"), param("m"), local("s")
	product := bin(ir.Mul, id("id.block.x"), id("dim.block.x"))
	first := &ir.Declare{Var: local("t"), Init: bin(ir.Add, product, id("id.thread.x"))}
	for _, c := range []struct {
		name string
		e    ir.Expr
		want int
	}{
		{"nothing but the index", get(n), 1},
		{"a quotient", bin(ir.Div, get(n), num(2)), 2},
		{"a quotient that may fault", bin(ir.Div, get(n), get(m)), 1},
		{"twice the same", bin(ir.Add, bin(ir.Mul, get(n), get(s)), bin(ir.Mul, get(n), get(m))), 1},
		{"a value that is needed besides", bin(ir.And, bin(ir.Mul, get(s), get(n)), bin(ir.Sub, get(n), num(1))), 1},
		{"the size is needed besides", id("dim.block.x"), 0},
		{"what differs from thread to thread", bin(ir.Mul, id("id.thread.y"), get(n)), 1},
		{"the same in two places", bin(ir.Xor, bin(ir.Mul, bin(ir.Add, get(n), get(m)), get(s)),
			bin(ir.Add, get(n), get(m))), 2},
	} {
		list := []ir.Stmt{first, &ir.Assign{Dst: get(s), Src: c.e}}
		fixed := func(*ir.Var) bool { return true }
		if got := Uniform(list, fixed); len(got) != c.want {
			t.Errorf("%s: %d expressions, want %d", c.name, len(got), c.want)
		}
		loop := &ir.Loop{Body: []ir.Stmt{&ir.Break{}}}
		if got := Uniform(append(list, loop), fixed); got != nil {
			t.Errorf("%s beside a loop: %d expressions", c.name, len(got))
		}
	}
}
