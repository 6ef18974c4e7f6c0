package ir

import (
	"strings"
	"testing"
)

// inRegions is a kernel in parallel regions that keeps all rules; each case of TestVerifyFunc breaks one.
func inRegions() (*Module, *Func) {
	x := func(t Type) X { return X{Typ: t} }
	get := func(v *Var) Expr { return &Ref{x(v.Type), v} }
	out := &Var{Name: "out", Type: &Pointer{Elem: F32}, Kind: Param}
	kept, id := &Var{Name: "kept", Type: F32, Kind: Local}, &Var{Name: "id", Type: U32, Kind: Temp}
	all := &Var{Name: "all", Type: U32, Kind: Temp}
	declareID := func() Stmt { return &Declare{Var: id, Init: &Builtin{X: x(U32), Op: "id.thread.x"}} }
	call := &Region{Name: "half"}
	call.Body = []Stmt{&Assign{Dst: get(kept), Op: Mul, Src: &Const{X: x(F32), Float: 0.5}}, &Leave{Of: call}}
	k := &Func{Name: "k", Params: []*Var{out}, Ret: Void, Kernel: true, Expanded: []*Var{kept}, Body: []Stmt{
		&ThreadLoop{Body: []Stmt{declareID(), &Declare{Var: kept, Init: &Index{x(F32), get(out), get(id)}}}},
		&Barrier{Op: "sync.block", Memory: LocalMemory},
		&WarpLoop{Body: []Stmt{
			&Barrier{Level: WarpLevel, Op: "warp.shfl_xor", Memory: AllMemory, Masked: true},
			&Declare{Var: all, Init: &Builtin{X: x(U32), Op: "lanes.present"}},
			&ThreadLoop{Body: []Stmt{call, &Assign{Dst: get(kept),
				Src: &Builtin{X: x(F32), Op: "lanes.shfl_xor", Args: []Expr{get(kept), &Const{X: x(I32), Bits: 1},
					&Const{X: x(I32), Bits: 32}, get(all)}}}}},
		}},
		&ThreadLoop{Body: []Stmt{declareID(), &Assign{Dst: &Index{x(F32), get(out), get(id)}, Src: get(kept)},
			&Return{}}},
	}}
	return &Module{Funcs: []*Func{{Name: "k", Params: []*Var{out}, Ret: Void, Kernel: true}}}, k
}

func TestVerifyFunc(t *testing.T) {
	lanes := func() Expr {
		return &Builtin{X: X{Typ: U32}, Op: "lanes.match_any", Args: []Expr{&Const{X: X{Typ: U32}}, &Const{X: X{Typ: U32}}}}
	}
	cases := []struct {
		name, want string
		breakIt    func(f *Func)
	}{
		{"good", "", func(*Func) {}},
		{"not expanded", "kept is not in scope", func(f *Func) { f.Expanded = nil }},
		{"expanded parameter", "the expanded variable out is no local",
			func(f *Func) { f.Expanded = append(f.Expanded, f.Params[0]) }},
		{"nested", "a loop over threads in another", func(f *Func) { f.Body = []Stmt{&ThreadLoop{Body: f.Body}} }},
		{"warps in threads", "a loop over warps in a loop over",
			func(f *Func) { f.Body = append(f.Body, &ThreadLoop{Body: []Stmt{&WarpLoop{}}}) }},
		{"barrier among threads", "a barrier of level block does not stand there",
			func(f *Func) { f.Body = append(f.Body, &ThreadLoop{Body: []Stmt{&Barrier{}}}) }},
		{"barrier of a warp", "a barrier of level warp does not stand there",
			func(f *Func) { f.Body = append(f.Body, &Barrier{Level: WarpLevel}) }},
		{"barrier of the block", "a barrier of level block does not stand there",
			func(f *Func) { f.Body = append(f.Body, &WarpLoop{Body: []Stmt{&Barrier{}}}) }},
		{"break", "break outside of a loop", func(f *Func) {
			f.Body = append(f.Body,
				&Loop{Body: []Stmt{&ThreadLoop{Body: []Stmt{&Break{}}}}})
		}},
		{"continue", "continue outside of a loop", func(f *Func) {
			f.Body = append(f.Body,
				&Loop{Body: []Stmt{&WarpLoop{Body: []Stmt{&Continue{}}}}})
		}},
		{"leave", "leave of a region that is not around it", func(f *Func) {
			r := &Region{}
			r.Body = []Stmt{&ThreadLoop{Body: []Stmt{&Leave{Of: r}}}}
			f.Body = append(f.Body, r)
		}},
		{"suspension", "threads wait for others at sync.block",
			func(f *Func) { f.Body = append(f.Body, &ThreadLoop{Body: []Stmt{&Effect{Op: "sync.block"}}}) }},
		{"effect", "fence.device stands outside of a loop over threads",
			func(f *Func) { f.Body = append(f.Body, &Effect{Op: "fence.device"}) }},
		{"redeclared", "two variables id", func(f *Func) { f.Body = append(f.Body, f.Body[0].(*ThreadLoop).Body[0]) }},
		{"lanes", "lanes.match_any stands outside of a loop over warps",
			func(f *Func) { f.Body = append(f.Body, &Switch{Tag: lanes()}) }},
		{"exchanged", "the first argument of lanes.match_any is no expanded variable",
			func(f *Func) { f.Body = append(f.Body, &WarpLoop{Body: []Stmt{&Switch{Tag: lanes()}}}) }},
	}
	for _, c := range cases {
		m, f := inRegions()
		c.breakIt(f)
		err := VerifyFunc(m, f)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
}

// TestVerifyFrontEnd checks that front ends make nothing that passes make.
func TestVerifyFrontEnd(t *testing.T) {
	_, f := inRegions()
	err := Verify(&Module{Funcs: []*Func{f}})
	for _, want := range []string{"made an expanded variable", "unknown statement *ir.ThreadLoop",
		"unknown statement *ir.WarpLoop", "unknown statement *ir.Barrier"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	f.Expanded, f.Body = nil, []Stmt{&Switch{Tag: &Builtin{X: X{Typ: U32}, Op: "lanes.present"}}}
	if err := Verify(&Module{Funcs: []*Func{f}}); err == nil ||
		!strings.Contains(err.Error(), "a front end made the operation lanes.present") {
		t.Error(err)
	}
}

func TestPrintLowered(t *testing.T) {
	_, f := inRegions()
	want := `kernel k(out *f32) {
    expanded kept f32
    threads {
        var id u32 = id.thread.x
        var kept f32 = out[id]
    }
    barrier block local
    warps {
        barrier warp warp.shfl_xor masked
        var all u32 = lanes.present
        threads {
            region 1 half {
                kept *= 0.5
                leave 1
            }
            kept = lanes.shfl_xor(kept, 1, 32, all)
        }
    }
    threads {
        var id u32 = id.thread.x
        out[id] = kept
        return
    }
}
`
	if got := PrintFunc(f); got != want {
		t.Errorf("got\n%s", got)
	}
}
