package ir

import "testing"

func TestWarpWidth(t *testing.T) {
	mask := func(t Type) []Expr { return []Expr{&Const{X: X{Typ: t}}} }
	result := func(t Type) Expr { return &Ref{X{Typ: t}, &Var{Type: t}} }
	for _, c := range []struct {
		s    Effect
		want int
	}{
		{Effect{Op: "sync.block"}, 0},
		{Effect{Op: "warp.sync", Args: mask(U32)}, 32},
		{Effect{Op: "warp.sync", Args: mask(U64)}, 64},
		{Effect{Op: "warp.activemask", Dst: result(U32)}, 32},
		{Effect{Op: "warp.activemask", Dst: result(U64)}, 64},
	} {
		if got := WarpWidth(&c.s); got != c.want {
			t.Errorf("%s: %d, want %d", c.s.Op, got, c.want)
		}
	}
}

func TestFencedMemory(t *testing.T) {
	flags := func(e Expr) *Effect { return &Effect{Op: "sync.block", Args: []Expr{e}} }
	for _, c := range []struct {
		name string
		s    Stmt
		want uint64
	}{
		{"no barrier", &Return{}, AllMemory},
		{"no flags", &Effect{Op: "sync.block"}, AllMemory},
		{"local", flags(&Const{X: X{Typ: U32}, Bits: LocalMemory}), LocalMemory},
		{"image", flags(&Const{X: X{Typ: U32}, Bits: 4 | GlobalMemory}), GlobalMemory},
		{"not constant", flags(&Ref{X{Typ: U32}, &Var{Type: U32}}), AllMemory},
	} {
		if got := FencedMemory(c.s); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
	if !IsVote("sync.block_count") || IsVote("sync.block") {
		t.Error("not told which barriers are votes")
	}
}
