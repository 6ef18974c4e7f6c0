package ir

import (
	"strings"
	"testing"
)

// A module made by hand that keeps all rules; each case of TestVerify breaks one.
func sample() (*Module, *Func) {
	pair := &Struct{Name: "Pair", Fields: []Field{{Name: "a", Type: I8}, {Name: "b", Type: F64}}}
	Layout(pair, 1, nil)
	f4 := &Vector{Elem: F32, N: 4, Bytes: 16, Align: 16}
	x := func(t Type) X { return X{Typ: t} }
	get := func(v *Var) Expr { return &Ref{x(v.Type), v} }
	num := func(n uint64) Expr { return &Const{X: x(I32), Bits: n} }
	in := &Var{Name: "in", Type: &Pointer{Elem: F32, Const: true}, Kind: Param}
	out := &Var{Name: "out", Type: &Pointer{Elem: f4}, Kind: Param}
	i, p, s := &Var{Name: "i", Type: I32, Kind: Local}, &Var{Name: "p", Type: pair, Kind: Local},
		&Var{Name: "s", Type: &Array{Elem: F32, N: 64}, Kind: SharedVar}
	n := &Var{Name: "n", Type: I32, Kind: Param}
	weight := &Var{Name: "weight", Type: &Array{Elem: F32, N: 2}, Kind: GlobalVar, Space: Constant,
		Init: &Compose{x(&Array{Elem: F32, N: 2}), []Expr{&Const{X: x(F32), Float: 0.5}, &Const{X: x(F32), Float: 2}}}}
	half := &Func{Name: "half", Params: []*Var{n}, Ret: I32,
		Body: []Stmt{&Return{Val: &Binary{X: x(I32), Op: Div, A: get(n), B: num(2)}}}}
	k := &Func{Name: "k", Params: []*Var{in, out}, Ret: Void, Kernel: true, Shared: []*Var{s}, Body: []Stmt{
		&Declare{Var: i, Init: &Convert{X: x(I32), A: &Builtin{X: x(U32), Op: "id.thread.x"}}},
		&Declare{Var: p, Init: &Zero{x(pair)}},
		&Assign{Dst: &Index{x(F32), get(s), get(i)}, Src: &Index{x(F32), get(in), get(i)}},
		&Effect{Op: "sync.block"},
		&Loop{Cond: &Binary{X: x(Bool), Op: LogAnd, A: &Binary{X: x(Bool), Op: Gt, A: get(i), B: num(0)},
			B: &Unary{x(Bool), Not, &Const{X: x(Bool)}}}, Post: []Stmt{&Assign{Dst: get(i), Op: Shr, Src: num(1)}}, Body: []Stmt{
			&Call{Dst: get(i), Func: half, Args: []Expr{get(i)}},
			&If{Cond: &Binary{X: x(Bool), Op: Eq, A: get(i), B: num(3)}, Then: []Stmt{&Break{}}, Else: []Stmt{&Continue{}}},
		}},
		&Switch{Tag: get(i), Cases: []Case{
			{Values: []uint64{1, ^uint64(0)}, Body: []Stmt{&Assign{Dst: &FieldOf{x(F64), get(p), 1}, Op: Add,
				Src: &Convert{X: x(F64), A: &Index{x(F32), get(s), num(0)}}}}},
			{Default: true, Body: []Stmt{&Break{}}},
		}},
		&Assign{Dst: &Index{x(f4), get(out), get(i)}, Src: &Select{x(f4), &Const{X: x(Bool), Bits: 1},
			&Splat{x(f4), &Index{x(F32), get(weight), num(1)}}, &Builtin{X: x(f4), Op: "math.sqrt",
				Args: []Expr{&Deref{x(f4), get(out)}}}}},
		&Effect{Op: "io.printf", Args: []Expr{&Str{x(&Pointer{Elem: I8, Const: true}), "%f\n"}, &FieldOf{x(F64), get(p), 1}}},
		&Loop{TestLast: true, Body: []Stmt{&Return{}}},
	}}
	return &Module{Structs: []*Struct{pair}, Globals: []*Var{weight}, Funcs: []*Func{half, k},
		Kernels: []*Kernel{{Symbol: "k", Func: k,
			Params: []KernelParam{{Name: "in", Type: in.Type}, {Name: "out", Type: out.Type}}}}}, k
}

func TestVerify(t *testing.T) {
	x := func(t Type) X { return X{Typ: t} }
	one := &Const{X: x(I32), Bits: 1}
	cases := []struct {
		name, want string
		breakIt    func(m *Module, k *Func)
	}{
		{"good", "", func(*Module, *Func) {}},
		{"names", "two variables in", func(m *Module, k *Func) { k.Params[1].Name = "in" }},
		{"scope", "i is not in scope", func(m *Module, k *Func) { k.Body[0] = &Block{List: []Stmt{k.Body[0]}} }},
		{"condition", "condition of type i32", func(m *Module, k *Func) { k.Body = append(k.Body, &If{Cond: one}) }},
		{"conversion", "right operand of + has type i32, want f32", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Return{Val: &Binary{X: x(F32), Op: Add, A: &Const{X: x(F32)}, B: one}})
		}},
		{"return", "return with a value", func(m *Module, k *Func) { k.Body = append(k.Body, &Return{Val: one}) }},
		{"break", "break outside", func(m *Module, k *Func) { k.Body = append(k.Body, &Break{}) }},
		{"place", "*ir.Const is no place", func(m *Module, k *Func) { k.Body = append(k.Body, &Assign{Dst: one, Src: one}) }},
		{"array value", "an array is used as a value", func(m *Module, k *Func) {
			s := &Ref{x(k.Shared[0].Type), k.Shared[0]}
			k.Body = append(k.Body, &Assign{Dst: s, Src: s})
		}},
		{"effect", "atomic.add has effects", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Return{Val: &Builtin{X: x(I32), Op: "atomic.add", Args: []Expr{one, one}}})
		}},
		{"pure", "math.sqrt has no effects", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Effect{Op: "math.sqrt", Args: []Expr{one}})
		}},
		{"unknown", "unknown operation no.such", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Effect{Op: "no.such"})
		}},
		{"arguments", "sync.grid with 1 arguments", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Effect{Op: "sync.grid", Args: []Expr{one}})
		}},
		{"call", "argument n has type f32, want i32", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Call{Func: m.Funcs[0], Args: []Expr{&Const{X: x(F32)}}})
		}},
		{"layout", "member b at 4 overlaps", func(m *Module, k *Func) {
			m.Structs[0].Fields[1].Offset = 4
			m.Structs[0].Size = 8
		}},
		{"global", "weight is not declared", func(m *Module, k *Func) { m.Globals = nil }},
		{"initialiser", "the initialiser of a module variable is *ir.Builtin", func(m *Module, k *Func) {
			m.Globals[0].Init.(*Compose).Parts[0] = &Builtin{X: x(F32), Op: "math.sqrt", Args: []Expr{one}}
		}},
		{"signature", "kernel k has 1 parameters, its function 2", func(m *Module, k *Func) {
			m.Kernels[0].Params = m.Kernels[0].Params[:1]
		}},
		{"constant", "is no float32", func(m *Module, k *Func) {
			m.Globals[0].Init.(*Compose).Parts[0].(*Const).Float = 0.1
		}},
		{"format", "the text of io.printf is no literal", func(m *Module, k *Func) {
			k.Body = append(k.Body, &Effect{Op: "io.printf", Args: []Expr{one}})
		}},
		{"exchange", "warp.shfl on *i32", func(m *Module, k *Func) {
			null := &Const{X: x(&Pointer{Elem: I32})}
			k.Body = append(k.Body, &Effect{Op: "warp.shfl", Args: []Expr{one, null, one, one}})
		}},
		{"order of truth values", "operator < on bool", func(m *Module, k *Func) {
			no := &Const{X: x(Bool)}
			k.Body = append(k.Body, &If{Cond: &Binary{X: x(Bool), Op: Lt, A: no, B: no}})
		}},
		{"no body", "kernel k has neither a body nor a reason why not", func(m *Module, k *Func) {
			m.Kernels[0].Func = nil
		}},
		{"nil", "nil expression", func(m *Module, k *Func) { k.Body = append(k.Body, &If{}) }},
	}
	for _, c := range cases {
		m, k := sample()
		c.breakIt(m, k)
		err := Verify(m)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
}

func TestPrint(t *testing.T) {
	m, _ := sample()
	want := `module cuda

struct Pair size 16 align 8 {
    a i8 @0
    b f64 @8
}

global weight constant [2]f32 = [2]f32{0.5, 2.0}

func half(n i32) i32 {
    return n / 2
}

kernel k(in *const f32, out *f324) {
    shared s [64]f32
    var i i32 = i32(id.thread.x)
    var p Pair = zero<Pair>
    s[i] = in[i]
    sync.block()
    loop (i > 0) && !false {
        i = half(i)
        if i == 3 {
            break
        } else {
            continue
        }
    post:
        i >>= 1
    }
    switch i {
    case 1, -1:
        p.b += f64(s[0])
    default:
        break
    }
    out[i] = true ? f324{weight[1]...} : math.sqrt(*out)
    io.printf("%f\n", p.b)
    do {
        return
    }
}
`
	if got := Print(m); got != want {
		t.Errorf("got\n%s", got)
	}
}
