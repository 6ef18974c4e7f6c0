package ir

import "testing"

func TestQueries(t *testing.T) {
	v := &Var{Name: "v", Type: I32, Kind: Local}
	ref := &Ref{X: X{Typ: I32}, Var: v}
	long := &Convert{X: X{Typ: I64}, A: ref}
	short := &Convert{X: X{Typ: I16}, A: ref}
	if UnconvertedWord(long) != Expr(ref) || UnconvertedWord(short) != Expr(short) ||
		Unconverted(short) != Expr(ref) {
		t.Error("conversions")
	}
	sum := func(a, b Expr) Expr { return &Binary{X: X{Typ: I32}, Op: Add, A: a, B: b} }
	if n := len(Terms(sum(sum(ref, ref), sum(ref, ref)), Add)); n != 4 {
		t.Errorf("%d terms", n)
	}
	minus := &Const{X: X{Typ: I32}, Bits: ^uint64(0)}
	if n, ok := SmallInt(minus); n != -1 || !ok || !IsInt(minus, ^uint64(0)) || IsInt(minus, 1) ||
		!IsTrue(minus) {
		t.Error("constants")
	}
	write := []Stmt{&Block{List: []Stmt{&Return{}, &Assign{Dst: ref, Src: minus}}}}
	if Writes(write, v) || !Mentions(write, v) || !MentionsVar(long, v) {
		t.Error("variables")
	}
	if !Suspends(&Effect{Op: "sync.block"}) || Suspends(&Effect{Op: "fence.block"}) ||
		Suspends(&Return{}) {
		t.Error("operations that suspend")
	}
}

// TestReachableDeep looks at statements that are nested deeply, each the last one in its list: time grows with their
// number, not with two to its power.
func TestReachableDeep(t *testing.T) {
	list := []Stmt{&Return{}}
	for range 200 {
		list = []Stmt{&Block{List: list}}
	}
	open := []Stmt{&Assign{}}
	for range 200 {
		open = []Stmt{&Block{List: open}}
	}
	loops := []Stmt{&Break{}}
	for range 200 {
		loops = []Stmt{&If{Then: []Stmt{&Loop{Body: loops}}, Else: []Stmt{&Assign{}}}, &Continue{}}
	}
	if !ListTerminates(loops) || Breaks(loops) || !Continues(loops) || len(Reachable(loops)) != 2 {
		t.Error("a continue ends the list that it stands in, and what leaves a loop inside does not")
	}
	if !ListTerminates(list) || ListTerminates(open) || Breaks(open) {
		t.Error("a return ends the list that it stands in, and an assignment does not")
	}
}
