package ir

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"
)

// Walk calls do for the expression and all below it. A nil expression has none.
func (x *HostExpr) Walk(do func(*HostExpr)) {
	if x == nil {
		return
	}
	do(x)
	for _, a := range x.Args {
		a.Walk(do)
	}
}

// Launch lists the expressions that shape a launch: grid, blocks, block and shared memory.
func (a *Attrs) Launch() []*HostExpr {
	return slices.Concat(a.Grid, a.Blocks, a.Block, []*HostExpr{a.Shared})
}

// Uses reports whether a launch of the kernel computes with a tuned name.
func (a *Attrs) Uses(name string) bool {
	used := false
	look := func(x *HostExpr) { used = used || x.Op == "tune" && x.Name == name }
	for _, x := range slices.Concat(a.Launch(), a.Asserts) {
		x.Walk(look)
	}
	for _, x := range a.Size { // of local memory
		x.Walk(look)
	}
	return used
}

// errOverflow is the error of an expression whose value does not fit 64 bits.
var errOverflow = errors.New("it is too large")

// Eval computes the expression as generated code does; value gives the leaves that are no constants. Conditions
// are 0 or 1. The error says what is wrong: a leaf without a value, a division by zero, an overflow.
func (x *HostExpr) Eval(value func(leaf *HostExpr) (int64, bool)) (int64, error) {
	switch x.Op {
	case "const":
		return x.Val, nil
	case "param", "tparam", "tune", "device":
		v, ok := value(x)
		if !ok {
			return 0, fmt.Errorf("%s has no value", x.Name)
		}
		return v, nil
	}
	a, err := x.Args[0].Eval(value)
	if err != nil {
		return 0, err
	}
	switch {
	case x.Op == "neg" && a == math.MinInt64:
		return 0, errOverflow
	case x.Op == "neg":
		return -a, nil
	case x.Op == "!":
		return truth(a == 0), nil
	case x.Op == "&&" && a == 0, x.Op == "||" && a != 0:
		return truth(a != 0), nil
	}
	for _, arg := range x.Args[1:] {
		b, err := arg.Eval(value)
		if err != nil {
			return 0, err
		}
		if a, err = apply(x.Op, a, b); err != nil {
			return 0, err
		}
	}
	return a, nil
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func apply(op string, a, b int64) (int64, error) {
	switch op {
	case "+":
		c := a + b
		if (c > a) != (b > 0) {
			return 0, errOverflow
		}
		return c, nil
	case "-":
		c := a - b
		if (c < a) != (b > 0) {
			return 0, errOverflow
		}
		return c, nil
	case "*":
		hi, lo := bits.Mul64(magnitude(a), magnitude(b))
		if hi != 0 || lo > math.MaxInt64 {
			return 0, errOverflow
		}
		return a * b, nil
	case "/", "%", "ceildiv":
		return divide(op, a, b)
	case "min":
		return min(a, b), nil
	case "max":
		return max(a, b), nil
	}
	return compare(op, a, b)
}

func divide(op string, a, b int64) (int64, error) {
	switch {
	case b == 0:
		return 0, fmt.Errorf("division by zero: %d / 0", a)
	case a == math.MinInt64 && b == -1:
		return 0, errOverflow
	case op == "/":
		return a / b, nil
	case op == "%":
		return a % b, nil
	case a < 0 || b < 0:
		return 0, fmt.Errorf("ceildiv(%d, %d): want a positive divisor and no negative number", a, b)
	}
	return a/b + min(a%b, 1), nil
}

func compare(op string, a, b int64) (int64, error) {
	switch op {
	case "==":
		return truth(a == b), nil
	case "!=":
		return truth(a != b), nil
	case "<":
		return truth(a < b), nil
	case "<=":
		return truth(a <= b), nil
	case ">":
		return truth(a > b), nil
	case ">=":
		return truth(a >= b), nil
	case "&&", "||":
		return truth(b != 0), nil // the first operand has not decided it
	}
	return 0, fmt.Errorf("unknown operator %q", op)
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}
