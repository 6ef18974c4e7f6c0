package interp

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// What the interpreter computes of whole kernels is compared with g++ in testdata/kernels; here is what stops it, and
// what its values become.

func local(name string, t ir.Type) *ir.Var {
	return &ir.Var{Name: name, Source: name, Type: t, Kind: ir.Local}
}

func global(name string, t ir.Type, init ir.Expr) *ir.Var {
	return &ir.Var{Name: name, Source: name, Type: t, Kind: ir.GlobalVar, Const: init != nil, Init: init}
}

func ref(v *ir.Var) *ir.Ref { return &ir.Ref{X: ir.X{Typ: v.Type}, Var: v} }

func num(v int64) ir.Expr { return fold.Int(ir.I32, v, 0) }

// binary is not folded.
func binary(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	return &ir.Binary{X: ir.X{Typ: a.Type()}, Op: op, A: a, B: b}
}

func wide(v int64) ir.Expr { return &ir.Const{X: ir.X{Typ: ir.I64}, Bits: uint64(v)} }

// sumTo is: s = 0; for (i = 1; i <= n; i++) s += i;
func sumTo(s *ir.Var, n int64) []ir.Stmt {
	i := local("i", ir.I32)
	return []ir.Stmt{
		&ir.Declare{Var: s, Init: num(0)},
		&ir.Declare{Var: i, Init: num(1)},
		&ir.Loop{
			Cond: &ir.Binary{X: ir.X{Typ: ir.Bool}, Op: ir.Le, A: ref(i), B: num(n)},
			Body: []ir.Stmt{&ir.Assign{Dst: ref(s), Op: ir.Add, Src: ref(i)}},
			Post: []ir.Stmt{&ir.Assign{Dst: ref(i), Op: ir.Add, Src: num(1)}},
		},
	}
}

func TestRun(t *testing.T) {
	s := local("s", ir.I32)
	if v, err := New().Run(sumTo(s, 100), ref(s)); err != nil || v.Bits != 5050 {
		t.Errorf("sum = %d, %v", v.Bits, err)
	}
}

func TestErrors(t *testing.T) {
	s, p := local("s", ir.I32), local("n", ir.I32)
	four := &ir.Array{Elem: ir.I32, N: 4}
	a, g := local("a", four), global("g", ir.I32, nil)
	declared := []ir.Stmt{&ir.Declare{Var: a}}
	for _, c := range []struct {
		name    string
		list    []ir.Stmt
		x       ir.Expr
		want    string
		unknown bool
	}{
		{"endless", sumTo(s, 1<<30), ref(s), "too many steps", false},
		{"overflow", nil, binary(ir.Add, num(1<<31-1), num(1)), "out of the range", true},
		{"long shift", nil, binary(ir.Shl, num(1), num(32)), "out of the range", true},
		{"long overflow", nil, binary(ir.Mul, wide(-1<<63), wide(-1)), "out of the range", true},
		{"runtime", []ir.Stmt{&ir.Call{Func: &ir.Func{Source: "f", Runtime: true}}}, num(1), "f is not constexpr", true},
		{"division by zero", nil, binary(ir.Div, num(1), num(0)), "division by zero", false},
		{"unknown variable", nil, ref(p), "n is not a constant", true},
		{"index", declared, &ir.Index{X: ir.X{Typ: ir.I32}, Base: ref(a), I: num(4)}, "out of range", false},
		{"effect outside", []ir.Stmt{&ir.Assign{Dst: ref(g), Src: num(1)}}, num(1), "it changes g", false},
	} {
		in := New()
		in.Wraps = c.name == "endless"
		_, err := in.Run(c.list, c.x)
		if err == nil || !strings.Contains(err.Msg, c.want) || err.Unknown != c.unknown {
			t.Errorf("%s: %+v, want %q", c.name, err, c.want)
		}
	}
}

func TestInitial(t *testing.T) {
	u := &ir.Struct{Name: "u", Union: true, Size: 4,
		Fields: []ir.Field{{Name: "f", Type: ir.F32}, {Name: "i", Type: ir.I32}}}
	v := local("v", u)
	in := New()
	val, err := in.Run([]ir.Stmt{
		&ir.Declare{Var: v},
		&ir.Assign{Dst: &ir.FieldOf{X: ir.X{Typ: ir.F32}, Base: ref(v)},
			Src: &ir.Const{X: ir.X{Typ: ir.F32}, Float: 1}},
	}, ref(v))
	if err != nil {
		t.Fatal(err.Msg)
	}
	c, ok := in.Initial(val, u, 0).(*ir.Compose)
	if !ok || len(c.Parts) != 4 || c.Parts[3].(*ir.Const).Bits != 0x3f || c.Parts[2].(*ir.Const).Bits != 0x80 {
		t.Errorf("a union with 1.0f stored is %v", c)
	}
}

func TestAddress(t *testing.T) {
	four := &ir.Array{Elem: ir.I32, N: 4}
	ptr := &ir.Pointer{Elem: ir.I32}
	g, l := global("g", four, nil), local("l", ir.I32)
	element := func(i int64) ir.Expr {
		return &ir.Addr{X: ir.X{Typ: ptr}, Place: &ir.Index{X: ir.X{Typ: ir.I32}, Base: ref(g), I: num(i)}}
	}
	for _, c := range []struct {
		x    ir.Expr
		want bool
	}{
		{element(2), true},
		{&ir.PtrAdd{X: ir.X{Typ: ptr}, Ptr: element(3), I: num(1)}, true}, // just after
		{&ir.PtrAdd{X: ir.X{Typ: ptr}, Ptr: element(3), I: num(2)}, false},
		{&ir.Addr{X: ir.X{Typ: ptr}, Place: ref(l)}, false},
		{&ir.Const{X: ir.X{Typ: ptr}}, false},
	} {
		in := New()
		v, err := in.Run([]ir.Stmt{&ir.Declare{Var: l, Init: num(0)}}, c.x)
		if err != nil && !c.want {
			continue
		}
		if err != nil {
			t.Fatal(err.Msg)
		}
		if x := in.Address(v, ptr, 0); (x != nil) != c.want || c.want && !ir.IsStaticAddr(x) {
			t.Errorf("Address of %v = %v", c.x, x)
		}
	}
}
