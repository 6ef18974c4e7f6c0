package ir

import "testing"

// everyExpr has an expression of each kind, with v in it.
func everyExpr(v *Var, pair *Struct) []Expr {
	x := func(t Type) X { return X{Typ: t} }
	f2, ptr := &Vector{Elem: F32, N: 2}, &Pointer{Elem: F32}
	get, num := &Ref{x(I32), v}, &Const{X: x(I32), Bits: 3}
	p := &PtrCast{x(ptr), get}
	vec := &Splat{x(f2), &Convert{X: x(F32), A: get}}
	return []Expr{num, &Zero{x(I32)}, &Str{x(ptr), "text"}, get, &Index{x(F32), p, num}, &Deref{x(F32), p},
		&FieldOf{x(I32), &Compose{x(pair), []Expr{get}}, 0},
		&Lanes{x(F32), vec, []int{1}}, &LaneAt{x(F32), vec, get}, &Addr{x(ptr), &Deref{x(F32), p}},
		&PtrAdd{x(ptr), p, get}, &PtrDiff{x(I64), p, p},
		&Unary{x(I32), Neg, get}, &Binary{X: x(I32), Op: Add, A: get, B: num},
		&Select{x(I32), &Const{X: x(Bool)}, get, num}, &Convert{X: x(F32), A: get, Sat: true},
		&Bitcast{x(F32), get}, p, &Compose{x(pair), []Expr{get}}, vec, &Builtin{X: x(I32), Op: "int.max",
			Args: []Expr{get, num}}}
}

func TestCloneAndEqual(t *testing.T) {
	v, w := &Var{Name: "v", Type: I32, Kind: Local}, &Var{Name: "w", Type: I32, Kind: Local}
	pair := &Struct{Name: "P", Fields: []Field{{Name: "a", Type: I32}}}
	list, other := everyExpr(v, pair), everyExpr(w, pair)
	for i, e := range list {
		c := CloneExpr(e, nil)
		if !Equal(e, c) || ExprString(e) != ExprString(c) {
			t.Errorf("the copy of %s is %s", ExprString(e), ExprString(c))
		}
		shared := map[Expr]bool{}
		WalkExprs(e, func(e Expr) bool { shared[e] = true; return true })
		WalkExprs(c, func(c Expr) bool {
			if shared[c] {
				t.Errorf("the copy of %s shares %s", ExprString(e), ExprString(c))
			}
			return true
		})
		if !Equal(CloneExpr(e, map[*Var]Expr{v: &Ref{X{Typ: I32}, w}}), other[i]) {
			t.Errorf("%s is not copied with another variable", ExprString(e))
		}
		if MentionsVar(e, v) && Equal(e, other[i]) {
			t.Errorf("%s is equal with another variable", ExprString(e))
		}
		for j, x := range list {
			if i != j && Equal(e, x) {
				t.Errorf("%s equals %s", ExprString(e), ExprString(x))
			}
		}
		c.MarkVolatile()
		if Equal(e, c) {
			t.Errorf("%s equals a volatile read", ExprString(e))
		}
	}
	if !Equal(nil, nil) || Equal(nil, list[0]) || CloneExpr(nil, nil) != nil {
		t.Error("nil")
	}
}

// TestCloneStmts checks copies of functions, of which one has jumps and one loops over threads, and that nothing is
// shared.
func TestCloneStmts(t *testing.T) {
	_, k := sample()
	_, r := inRegions()
	label := &Label{Name: "again"}
	jumps := &Func{Name: "jumps", Ret: Void, Body: []Stmt{&Goto{To: label}, label,
		&Loop{Pre: []Stmt{&Continue{}}, Body: []Stmt{&Break{}}}}}
	for _, f := range []*Func{k, r, jumps} {
		c := *f
		c.Body = Clone(f.Body, nil)
		if got, want := PrintFunc(&c), PrintFunc(f); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
		shared := map[any]bool{}
		Walk(f.Body, func(s Stmt) { shared[s] = true }, func(e Expr) { shared[e] = true })
		Walk(c.Body, func(s Stmt) {
			if shared[s] {
				t.Errorf("the copy of %s shares a %T", f.Name, s)
			}
			if g, ok := s.(*Goto); ok && g.To != c.Body[1] {
				t.Error("the copied jump leads to the original label")
			}
		}, func(e Expr) {
			if shared[e] {
				t.Errorf("the copy of %s shares %s", f.Name, ExprString(e))
			}
		})
	}
}

// TestRewriter copies a body with variables of its own, in which calls are something else.
func TestRewriter(t *testing.T) {
	m, k := sample()
	names := NamesOf(k)
	r := &Rewriter{Declared: func(v *Var) *Var {
		n := *v
		n.Name = names.Free(v.Name, nil)
		return &n
	}}
	calls := 0
	r.Stmt = func(s Stmt) ([]Stmt, bool) {
		c, ok := s.(*Call)
		if !ok {
			return nil, false
		}
		calls++
		return []Stmt{&Assign{Dst: r.Expr(c.Dst), Src: r.Expr(c.Args[0])}, &Continue{}}, true
	}
	f := *k
	f.Body = append(append([]Stmt{}, k.Body...), &Block{List: r.Stmts(k.Body)})
	if err := VerifyFunc(m, &f); err != nil {
		t.Errorf("%v\n%s", err, PrintFunc(&f))
	}
	if calls != 1 {
		t.Errorf("%d calls", calls)
	}
}

func TestMap(t *testing.T) {
	_, k := sample()
	n := 0
	WalkStmts(k.Body, func(s Stmt) bool {
		MapExprs(s, func(e Expr) Expr { n++; return e })
		MapBodies(s, func(list []Stmt) []Stmt { return list })
		return true
	})
	want := 0
	WalkStmts(k.Body, func(s Stmt) bool { want += len(Exprs(s)); return true })
	if n != want {
		t.Errorf("%d expressions of %d", n, want)
	}
}

func TestNames(t *testing.T) {
	n := Names{"x": 1, "x_3": 1}
	for i, want := range []string{"x_", "x_2", "x_4", "x_5"} {
		if got := n.Free("x", nil); got != want {
			t.Errorf("name %d is %s, want %s", i, got, want)
		}
	}
	if got := n.Free("type", func(s string) bool { return s == "type" }); got != "type_" {
		t.Errorf("%s, want type_", got)
	}
}
