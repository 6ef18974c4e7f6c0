package core

import (
	"fmt"
	"math"

	"github.com/kbind/kbind/rt/driver"
)

// Expr computes the expressions of size, grid, shared and assert directives, and keeps the first error in place of a
// wrong number.
type Expr struct {
	name string // the function, for messages
	err  error
}

// Check returns an Expr for the function name.
func Check(name string) *Expr { return &Expr{name: name} }

// fail keeps the first error.
func (e *Expr) fail(err error) {
	if e.err == nil && err != nil {
		e.err = err
	}
}

func (e *Expr) failf(format string, args ...any) {
	if e.err == nil {
		e.err = fmt.Errorf(e.name+": "+format, args...)
	}
}

// failKind is failf for an error of one of the kinds.
func (e *Expr) failKind(kind error, format string, args ...any) {
	if e.err == nil {
		e.err = driver.Errorf(kind, e.name+": "+format, args...)
	}
}

// Err returns the first error.
func (e *Expr) Err() error { return e.err }

// Div returns a/b, rounded towards zero as in C.
func (e *Expr) Div(a, b int64) int64 {
	if b == 0 {
		e.failf("division by zero in a directive: %d / 0", a)
		return 0
	}
	return a / b
}

// Mod returns a%b, with the sign of a as in C.
func (e *Expr) Mod(a, b int64) int64 {
	if b == 0 {
		e.failf("division by zero in a directive: %d %% 0", a)
		return 0
	}
	return a % b
}

// CeilDiv returns a/b rounded up, for a >= 0 and b > 0.
func (e *Expr) CeilDiv(a, b int64) int64 {
	if b <= 0 || a < 0 {
		e.failf("ceildiv(%d, %d) in a directive: want a positive divisor and no negative number", a, b)
		return 0
	}
	return a/b + min(a%b, 1)
}

// Mul returns a*b; an overflow is an error.
func (e *Expr) Mul(a, b int64) int64 {
	c := a * b
	if a != 0 && (c/a != b || (a == -1 && b == math.MinInt64)) {
		e.failf("%d * %d in a directive is too large", a, b)
		return 0
	}
	return c
}

// Assert keeps an error that shows the directive's expression unless ok.
func (e *Expr) Assert(ok bool, expr string) {
	if !ok {
		e.failf("assertion failed: %s", expr)
	}
}

// Want checks the length of a slice: "b has 9 elements, want 10 (= len(a))".
func (e *Expr) Want(param string, have int, want int64, expr string) {
	if int64(have) != want {
		e.failf("%s has %d elements, want %d (= %s)", param, have, want, expr)
	}
}

// Need checks that a buffer is long enough: "b has 9 elements, want at least 10 (= n)".
func (e *Expr) Need(param string, have int, want int64, expr string) {
	if want < 0 {
		e.failf("the size of %s is %d (= %s)", param, want, expr)
	} else if int64(have) < want {
		e.failf("%s has %d elements, want at least %d (= %s)", param, have, want, expr)
	}
}

// Count returns the length of the slice from as the integer parameter param of the kernel, if it can hold it.
func Count[N int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64](e *Expr, param, from string,
	length int) N {
	n := N(length)
	if n < 0 || uint64(n) != uint64(length) {
		e.failf("%s has %d elements, more than %s, which is of type %T, can count", from, length, param, n)
		return 0
	}
	return n
}

// Make returns a new slice for the result param; expr is the text of n.
func Make[T any](e *Expr, param string, n int64, expr string) []T {
	if e.err != nil {
		return nil
	}
	if n < 0 {
		e.failf("the size of %s is %d (= %s)", param, n, expr)
		return nil
	}
	if size := int64(elemSize[T]()); size > 0 && n > maxBytes/size {
		e.failKind(driver.ErrOutOfMemory, "the size of %s is %d (= %s), more than any memory", param, n, expr)
		return nil
	}
	return makeSlice[T](n)
}

// maxBytes is the largest result that Make tries to allocate: the address space of the machines that Go runs on.
const maxBytes = 1 << 46
