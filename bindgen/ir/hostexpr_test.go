package ir

import (
	"math"
	"strings"
	"testing"
)

func TestEval(t *testing.T) {
	c := func(v int64) *HostExpr { return &HostExpr{Op: "const", Val: v} }
	op := func(op string, args ...*HostExpr) *HostExpr { return &HostExpr{Op: op, Args: args} }
	n := &HostExpr{Op: "param", Name: "n"}
	for _, test := range []struct {
		x    *HostExpr
		want int64
		err  string
	}{
		{op("+", n, op("*", c(3), c(-4))), -2, ""},
		{op("ceildiv", n, c(3)), 4, ""},
		{op("min", n, c(3), op("neg", c(7))), -7, ""},
		{op("max", n, c(30)), 30, ""},
		{op("&&", op("==", op("%", n, c(2)), c(0)), op("!", op("<", n, c(5)))), 1, ""},
		{op("||", op(">=", n, c(11)), op("!=", n, c(10))), 0, ""},
		{op("&&", c(0), op("/", c(1), c(0))), 0, ""}, // as in C, the second operand does not matter
		{op("/", n, c(0)), 0, "division by zero"},
		{op("-", c(math.MinInt64), c(1)), 0, "too large"},
		{op("*", c(math.MaxInt64), c(2)), 0, "too large"},
		{op("ceildiv", n, c(-1)), 0, "want a positive divisor"},
		{&HostExpr{Op: "tune", Name: "B"}, 0, "B has no value"},
		{op("?", n, n), 0, "unknown operator"},
	} {
		got, err := test.x.Eval(func(x *HostExpr) (int64, bool) { return 10, x.Name == "n" })
		if got != test.want || (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s of %v: %d, %v, want %d, %s", test.x.Op, test.x.Args, got, err, test.want, test.err)
		}
	}
}

func TestUses(t *testing.T) {
	b := &HostExpr{Op: "tune", Name: "B"}
	a := &Attrs{Grid: []*HostExpr{{Op: "ceildiv", Args: []*HostExpr{{Op: "param", Name: "C"}, b}}}}
	if !a.Uses("B") || a.Uses("C") {
		t.Error("B is used, and C is a parameter")
	}
	if (&Attrs{Size: map[string]*HostExpr{"l": b}}).Uses("B") != true || (&Attrs{}).Uses("B") {
		t.Error("the size of local memory")
	}
}
