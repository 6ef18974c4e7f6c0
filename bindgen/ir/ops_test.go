package ir

import (
	"slices"
	"testing"
)

func TestOpTable(t *testing.T) {
	ops := AllOps()
	for i, op := range ops {
		if i > 0 && ops[i-1] >= op {
			t.Errorf("%s stands after %s", op, ops[i-1])
		}
		info, ok := OpInfoOf(op)
		if !ok || info.Op != op {
			t.Errorf("OpInfoOf(%q) = %q, %v", op, info.Op, ok)
		}
		if info.Ref == "" {
			t.Errorf("%s has no reference", op)
		}
		if info.Suspend && !info.Effect {
			t.Errorf("%s suspends without an effect", op)
		}
	}
	if _, ok := OpInfoOf("math.nosuch"); ok {
		t.Error("an unknown operation was found")
	}
}

func TestOpTypes(t *testing.T) {
	if got := OnF3264.Scalars(); !slices.Equal(got, []Scalar{F32, F64}) {
		t.Errorf("OnF3264 = %v", got)
	}
	if OnInt.Has(Bool) || !OnInt.Has(U64) || OnFloat.Has(U64) {
		t.Error("a set holds the wrong types")
	}
}
