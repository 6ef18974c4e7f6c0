package ir

import (
	"strings"
	"testing"
)

// checkedKernel is an instrumented kernel that keeps all rules; each case of TestVerifyInstrumented breaks one.
type checkedKernel struct {
	m              *Module
	f              *Func
	out, i, shadow *Var
	read, store    *Checked
	sum            *Builtin
	call           *Effect
	assign         *Assign
}

func newCheckedKernel() *checkedKernel {
	x := func(t Type) X { return X{Typ: t} }
	k := &checkedKernel{out: &Var{Name: "out", Type: &Pointer{Elem: I32}, Kind: Param},
		i:      &Var{Name: "i", Type: I32, Kind: Local},
		shadow: &Var{Name: "outShadow", Type: &Pointer{Elem: Void}, Kind: Temp}}
	element := func() Expr {
		return &Checked{X: x(I32), Op: "check.element", Site: 1,
			Place: &Index{x(I32), &Ref{x(k.out.Type), k.out}, &Ref{x(I32), k.i}}}
	}
	k.read = &Checked{X: x(I32), Op: "check.read.parameter", Site: 1, Place: element(), Shadow: k.shadow}
	k.store = &Checked{X: x(I32), Op: "check.store.parameter", Site: 2, Place: element(), Shadow: k.shadow}
	k.sum = &Builtin{X: x(I32), Op: "check.add", Site: 1, Args: []Expr{k.read, &Const{X: x(I32), Bits: 1}}}
	k.call = &Effect{Op: "check.calling", Site: 1}
	k.assign = &Assign{Dst: k.store, Src: k.sum}
	k.f = &Func{Name: "k", Params: []*Var{k.out}, Ret: Void, Kernel: true, Monitored: []*Var{k.i},
		Entry: []*Effect{{Op: "check.parameter", Dst: &Ref{x(k.shadow.Type), k.shadow},
			Args: []Expr{&Ref{x(k.out.Type), k.out}}}},
		Body: []Stmt{&Declare{Var: k.i, Init: &Const{X: x(I32)}}, k.call, k.assign}}
	k.m = &Module{Sites: make([]Site, 3), Funcs: []*Func{{Name: "k", Params: []*Var{k.out}, Ret: Void, Kernel: true}}}
	return k
}

func ended(v *Var) Stmt {
	return &Effect{Op: "check.ended", Args: []Expr{&Addr{X{Typ: &Pointer{Elem: v.Type}}, RefTo(v)}}}
}

// TestVerifyInstrumented breaks each rule of instrumented programs once.
func TestVerifyInstrumented(t *testing.T) {
	for _, c := range []struct {
		name, want string
		breakIt    func(k *checkedKernel)
	}{
		{"good", "", func(*checkedKernel) {}},
		{"the end of a monitored variable", "", func(k *checkedKernel) {
			k.f.Body = append([]Stmt{ended(k.i)}, k.f.Body...)
		}},
		{"the end of another variable", "not in scope", func(k *checkedKernel) {
			k.f.Monitored = nil
			k.f.Body = append([]Stmt{ended(k.i)}, k.f.Body...)
		}},
		{"no such site of a place", "site 3 of 3", func(k *checkedKernel) { k.read.Site = 3 }},
		{"a negative site", "site -1 of 3", func(k *checkedKernel) { k.store.Site = -1 }},
		{"no such site of an operation", "site 7 of 3", func(k *checkedKernel) { k.sum.Site = 7 }},
		{"no such site of an effect", "site 7 of 3", func(k *checkedKernel) { k.call.Site = 7 }},
		{"no such site of an assignment", "site 7 of 3", func(k *checkedKernel) { k.assign.Site = 7 }},
		{"no such site of a barrier", "site 7 of 3", func(k *checkedKernel) {
			k.f.Body = []Stmt{&Barrier{Site: 7, Op: "sync.block"}}
		}},
		{"an operation on operands", "check.add is no operation on a place",
			func(k *checkedKernel) { k.read.Op = "check.add" }},
		{"an unknown operation", "check.nothing is no operation on a place",
			func(k *checkedKernel) { k.read.Op = "check.nothing" }},
		{"too many arguments", "check.read.parameter with 1 arguments, want 0",
			func(k *checkedKernel) { k.read.Args = []Expr{&Const{X: X{Typ: I32}}} }},
		{"too few arguments", "check.store.output with 0 arguments, want 1",
			func(k *checkedKernel) { k.store.Op = "check.store.output" }},
		{"the shadow of another function", "other is no shadow of the function",
			func(k *checkedKernel) { k.read.Shadow = &Var{Name: "other", Type: k.shadow.Type, Kind: Temp} }},
		{"a shadow that Entry does not declare", "outShadow is no shadow of the function",
			func(k *checkedKernel) { k.f.Entry = nil }},
		{"another type than the place", "checked place", func(k *checkedKernel) { k.read.Typ = F32 }},
		{"no place", "is no place", func(k *checkedKernel) { k.read.Place = &Const{X: X{Typ: I32}} }},
		{"an operation on a place in an expression", "check.read has effects, or is made of a place",
			func(k *checkedKernel) { k.sum.Op = "check.read" }},
		{"an effect in an expression", "check.fence has effects, or is made of a place",
			func(k *checkedKernel) { k.sum.Op = "check.fence" }},
		{"an operation in a statement", "check.add has no effects and stands in a statement",
			func(k *checkedKernel) { k.call.Op = "check.add" }},
		{"operands", "check.add with 1 arguments, want 2", func(k *checkedKernel) { k.sum.Args = k.sum.Args[:1] }},
		{"an operand of another type", "check.toint.i32 on i32",
			func(k *checkedKernel) { k.sum.Op, k.sum.Args = "check.toint.i32", k.sum.Args[:1] }},
		{"a monitored parameter", "the monitored variable out is no local",
			func(k *checkedKernel) { k.f.Monitored = []*Var{k.out} }},
		{"a shadow in no variable", "check.parameter gives its result to no variable", func(k *checkedKernel) {
			k.f.Entry[0].Dst = &Deref{X{Typ: I32}, &Ref{X{Typ: k.out.Type}, k.out}}
		}},
		{"a shadow twice", "two variables outShadow",
			func(k *checkedKernel) { k.f.Entry = append(k.f.Entry, k.f.Entry[0]) }},
		{"an argument of Entry", "i is not in scope",
			func(k *checkedKernel) { k.f.Entry[0].Args[0] = &Ref{X{Typ: I32}, k.i} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newCheckedKernel()
			c.breakIt(k)
			err := VerifyFunc(k.m, k.f)
			switch {
			case c.want == "" && err != nil:
				t.Error(err)
			case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

// TestVerifyFrontEndInstruments checks that front ends instrument nothing.
func TestVerifyFrontEndInstruments(t *testing.T) {
	k := newCheckedKernel()
	err := Verify(&Module{Funcs: []*Func{k.f}})
	for _, want := range []string{"a front end made an instrumented function", "a front end made a site",
		"a front end made the operation check.read.parameter", "a front end made the operation check.add",
		"a front end made the operation check.calling"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
