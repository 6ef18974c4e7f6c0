package irpass

import (
	"testing"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

func variable(name string, t ir.Type, kind ir.VarKind) *ir.Var {
	return &ir.Var{Name: name, Source: name, Type: t, Kind: kind}
}

func ref(v *ir.Var) *ir.Ref { return &ir.Ref{X: ir.X{Typ: v.Type}, Var: v} }

func num(v int64) ir.Expr { return fold.Int(ir.I32, v, 0) }

func sum(a, b ir.Expr) ir.Expr { return &ir.Binary{X: ir.X{Typ: ir.I32}, Op: ir.Add, A: a, B: b} }

// TestPrune gives a module a kernel that reaches some of its functions, structs and variables.
func TestPrune(t *testing.T) {
	inner := &ir.Struct{Name: "inner", Fields: []ir.Field{{Name: "x", Type: ir.F64}}}
	outer := &ir.Struct{Name: "outer", Fields: []ir.Field{{Name: "in", Type: inner}, {Name: "next", Type: nil}}}
	outer.Fields[1].Type = &ir.Pointer{Elem: outer}
	late, early := variable("late", ir.I32, ir.GlobalVar), variable("early", ir.I32, ir.GlobalVar)
	late.Pos, early.Pos = 2, 1
	leaf := &ir.Func{Name: "leaf", Ret: ir.I32, Body: []ir.Stmt{&ir.Return{Val: sum(ref(late), ref(early))}}}
	p := variable("p", &ir.Pointer{Elem: outer}, ir.Param)
	body := &ir.Func{Name: "k", Ret: ir.Void, Params: []*ir.Var{p}, Body: []ir.Stmt{&ir.Call{Func: leaf}}}
	m := &ir.Module{Set: &source.Set{}, Kernels: []*ir.Kernel{{Func: body}},
		Globals: []*ir.Var{variable("unused", ir.I32, ir.GlobalVar)}, Funcs: []*ir.Func{{Name: "unused"}}}
	Prune(m, nil)
	if len(m.Funcs) != 2 || m.Funcs[0] != leaf || m.Funcs[1] != body {
		t.Errorf("functions %v", m.Funcs)
	}
	if len(m.Structs) != 2 || m.Structs[0] != inner || m.Structs[1] != outer {
		t.Errorf("structs %v", m.Structs)
	}
	if len(m.Globals) != 2 || m.Globals[0] != early || m.Globals[1] != late {
		t.Errorf("globals %v", m.Globals)
	}
	if got := Reached(leaf); len(got) != 1 || got[0] != leaf {
		t.Errorf("leaf reaches %v", got)
	}
}

func TestFeatures(t *testing.T) {
	counter := variable("n", &ir.Pointer{Elem: ir.U64}, ir.Param)
	shared := variable("s", &ir.Array{Elem: ir.F16, N: -1}, ir.SharedVar)
	add := &ir.Effect{Op: "atomic.add", Args: []ir.Expr{ref(counter), &ir.Const{X: ir.X{Typ: ir.U64}, Bits: 1}}}
	callee := &ir.Func{Name: "f", Ret: ir.Void, Body: []ir.Stmt{add}}
	k := &ir.Kernel{Func: &ir.Func{Shared: []*ir.Var{shared}, Body: []ir.Stmt{
		&ir.Call{Func: callee}, &ir.Call{Func: callee}, // which is no recursion
	}}}
	sameFeatures(t, newFeatureFinder().kernel(k), "shared", "dynamic-shared", "fp16", "atomic", "atomic64")
}

// TestRecursion has a function that calls itself by way of another.
func TestRecursion(t *testing.T) {
	f, g := &ir.Func{Name: "f", Ret: ir.Void}, &ir.Func{Name: "g", Ret: ir.Void}
	f.Body, g.Body = []ir.Stmt{&ir.Call{Func: g}}, []ir.Stmt{&ir.Call{Func: f}}
	k := &ir.Kernel{Func: &ir.Func{Body: []ir.Stmt{&ir.Call{Func: f}}}}
	finder := newFeatureFinder()
	sameFeatures(t, finder.kernel(k), "recursion")
	sameFeatures(t, finder.kernel(&ir.Kernel{Func: g}), "recursion")
}

func sameFeatures(t *testing.T, got []ir.Feature, want ...string) {
	t.Helper()
	for i := range max(len(want), len(got)) {
		if i >= len(want) || i >= len(got) || got[i].Name != want[i] {
			t.Fatalf("features %v, want %v", got, want)
		}
	}
}

func TestMarkConst(t *testing.T) {
	kept, written, shown := variable("kept", ir.I32, ir.Local), variable("w", ir.I32, ir.Local),
		variable("s", ir.I32, ir.Local)
	p := &ir.Pointer{Elem: ir.I32}
	MarkConst(&ir.Func{Body: []ir.Stmt{
		&ir.Declare{Var: kept, Init: num(1)},
		&ir.Declare{Var: written, Init: num(1)},
		&ir.Declare{Var: shown, Init: num(1)},
		&ir.Assign{Dst: ref(written), Src: num(2)},
		&ir.Call{Func: &ir.Func{}, Args: []ir.Expr{&ir.Addr{X: ir.X{Typ: p}, Place: ref(shown)}}},
	}})
	if !kept.Const || written.Const || shown.Const {
		t.Errorf("kept %v, written %v, address taken %v", kept.Const, written.Const, shown.Const)
	}
}

// temps counts the temporaries that inlining declares.
func temps(n *int) Temp {
	return func(t ir.Type, _ ir.Expr, _ source.Pos) *ir.Ref {
		*n++
		return ref(variable("t", t, ir.Temp))
	}
}

func TestInline(t *testing.T) {
	a := variable("a", ir.I32, ir.Param)
	twice := &ir.Func{Params: []*ir.Var{a}, Body: []ir.Stmt{&ir.Return{Val: sum(ref(a), ref(a))}}}
	x := variable("x", ir.I32, ir.Local)
	for _, c := range []struct {
		arg   ir.Expr
		temps int
		want  string
	}{
		{ref(x), 0, "x + x"},
		{sum(ref(x), num(1)), 1, "t + t"}, // used twice
		{num(4), 0, "8"},
	} {
		n := 0
		got := Inline(twice, []ir.Expr{c.arg}, temps(&n), 0)
		if got == nil || ir.ExprString(got) != c.want || n != c.temps {
			t.Errorf("%v: %v with %d temporaries, want %s", c.arg, got, n, c.want)
		}
	}
	loop := &ir.Func{Params: []*ir.Var{a}, Body: []ir.Stmt{&ir.Loop{}, &ir.Return{Val: ref(a)}}}
	if got := Inline(loop, []ir.Expr{num(1)}, nil, 0); got != nil {
		t.Errorf("a loop is inlined as %v", got)
	}
}

func TestInlineEffect(t *testing.T) {
	p := variable("p", &ir.Pointer{Elem: ir.I32}, ir.Param)
	r := variable("r", ir.I32, ir.Local)
	add := &ir.Effect{Dst: ref(r), Op: "atomic.add", Args: []ir.Expr{ref(p), num(1)}}
	f := &ir.Func{Params: []*ir.Var{p}, Body: []ir.Stmt{&ir.Declare{Var: r}, add, &ir.Return{Val: ref(r)}}}
	q := variable("q", p.Type, ir.Param)
	op, result := InlineEffect(f, []ir.Expr{ref(q)}, nil, 0)
	if op == nil || op.Dst != nil || result != ir.Type(ir.I32) || op.Args[0].(*ir.Ref).Var != q {
		t.Errorf("%+v of type %v", op, result)
	}
	f.Body = append(f.Body[:2:2], &ir.Return{Val: num(0)})
	if op, _ := InlineEffect(f, []ir.Expr{ref(q)}, nil, 0); op != nil {
		t.Errorf("a function that returns something else is inlined as %+v", op)
	}
}
