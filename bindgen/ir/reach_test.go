package ir_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// Statements on lines that end in "// dead" are never reached; all others are.
const reached = `
__global__ void straight(int *p, int n) {
    p[0] = 1;
    if (n) { p[1] = 1; return; }
    else { p[1] = 2; return;
        p[2] = 0; // dead
    }
    p[3] = 1; // dead
}

__global__ void loops(int *p, int n) {
    for (;;) {
        if (n) continue;
        p[0] = 1;
    }
    p[1] = 1; // dead
}

__global__ void leaving(int *p, int n) {
    for (;;) {
        switch (n) { case 1: break; }
        if (n) break;
    }
    p[1] = 1;
    do { p[2] = 1; break; } while (true);
    p[3] = 1;
    do { if (n) continue; return; } while (n);
    p[4] = 1;
    do { return; } while (n);
    p[5] = 1; // dead
}

__global__ void cases(int *p, int n) {
    switch (n) {
    case 0: p[0] = 1; return;
    case 1: p[1] = 1;
    default: return;
    }
    p[2] = 1; // dead
}

__global__ void falling(int *p, int n) {
    switch (n) {
    case 0: return;
    }
    p[0] = 1;
}

__global__ void labels(int *p, int n) {
    if (n) goto in;
    return;
    p[0] = 1; // dead
    { p[1] = 1;
in: p[2] = 1; }
    p[3] = 1;
}
`

func TestReachable(t *testing.T) {
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) {
		return []byte(reached), nil
	}}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags)
	}
	lines := strings.Split(reached, "\n")
	for _, k := range m.Kernels {
		live := map[ir.Stmt]bool{}
		ir.WalkReachable(k.Func.Body, func(s ir.Stmt) bool { live[s] = true; return true })
		ir.WalkStmts(k.Func.Body, func(s ir.Stmt) bool {
			a, ok := s.(*ir.Assign)
			if !ok {
				return true
			}
			line := lines[m.Set.Position(a.At).Line-1]
			if live[s] == strings.HasSuffix(line, "// dead") {
				t.Errorf("%s: reached is %v: %s", k.Name, live[s], line)
			}
			return true
		})
	}
}

func TestQueries(t *testing.T) {
	v := &ir.Var{Name: "v", Type: ir.I32, Kind: ir.Local}
	ref := &ir.Ref{X: ir.X{Typ: ir.I32}, Var: v}
	long := &ir.Convert{X: ir.X{Typ: ir.I64}, A: ref}
	short := &ir.Convert{X: ir.X{Typ: ir.I16}, A: ref}
	if ir.UnconvertedWord(long) != ir.Expr(ref) || ir.UnconvertedWord(short) != ir.Expr(short) ||
		ir.Unconverted(short) != ir.Expr(ref) {
		t.Error("conversions")
	}
	sum := func(a, b ir.Expr) ir.Expr { return &ir.Binary{X: ir.X{Typ: ir.I32}, Op: ir.Add, A: a, B: b} }
	if n := len(ir.Terms(sum(sum(ref, ref), sum(ref, ref)), ir.Add)); n != 4 {
		t.Errorf("%d terms", n)
	}
	minus := &ir.Const{X: ir.X{Typ: ir.I32}, Bits: ^uint64(0)}
	if n, ok := ir.SmallInt(minus); n != -1 || !ok || !ir.IsInt(minus, ^uint64(0)) || ir.IsInt(minus, 1) ||
		!ir.IsTrue(minus) {
		t.Error("constants")
	}
	write := []ir.Stmt{&ir.Block{List: []ir.Stmt{&ir.Return{}, &ir.Assign{Dst: ref, Src: minus}}}}
	if ir.Writes(write, v) || !ir.Mentions(write, v) || !ir.MentionsVar(long, v) {
		t.Error("variables")
	}
	if !ir.Suspends(&ir.Effect{Op: "sync.block"}) || ir.Suspends(&ir.Effect{Op: "fence.block"}) ||
		ir.Suspends(&ir.Return{}) {
		t.Error("operations that suspend")
	}
}

// TestReachableDeep looks at statements that are nested deeply, each the last one in its list: time grows with their
// number, not with two to its power.
func TestReachableDeep(t *testing.T) {
	list := []ir.Stmt{&ir.Return{}}
	for range 200 {
		list = []ir.Stmt{&ir.Block{List: list}}
	}
	open := []ir.Stmt{&ir.Assign{}}
	for range 200 {
		open = []ir.Stmt{&ir.Block{List: open}}
	}
	loops := []ir.Stmt{&ir.Break{}}
	for range 200 {
		loops = []ir.Stmt{&ir.If{Then: []ir.Stmt{&ir.Loop{Body: loops}}, Else: []ir.Stmt{&ir.Assign{}}}, &ir.Continue{}}
	}
	if !ir.ListTerminates(loops) || ir.Breaks(loops) || !ir.Continues(loops) || len(ir.Reachable(loops)) != 2 {
		t.Error("a continue ends the list that it stands in, and what leaves a loop inside does not")
	}
	if !ir.ListTerminates(list) || ir.ListTerminates(open) || ir.Breaks(open) {
		t.Error("a return ends the list that it stands in, and an assignment does not")
	}
}
