package ir

import "testing"

// TestStatic counts the shared variables of a function and of one that is called twice, with what lies between
// them, and none of dynamic size.
func TestStatic(t *testing.T) {
	called := &Func{Shared: []*Var{{Type: &Array{Elem: F64, N: 4}}}}
	called.Body = []Stmt{&Call{Func: called}}
	f := &Func{
		Shared: []*Var{{Type: &Array{Elem: I8, N: 5}}, {Type: &Array{Elem: F32, N: -1}}, {Type: I32}},
		Body:   []Stmt{&Call{Func: called}, &Call{Func: called}},
	}
	var finder SharedFinder
	if n := finder.Static(called); n != 32 {
		t.Errorf("%d bytes, want 32", n)
	}
	if n := finder.Static(f); n != 48 {
		t.Errorf("%d bytes, want 5, 3 of padding, 4, 4 of padding, and 32", n)
	}
	if n := finder.Static(nil); n != 0 {
		t.Errorf("a kernel without a body has %d bytes", n)
	}
}
