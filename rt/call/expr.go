package call

import (
	"github.com/kbind/kbind/rt/internal/core"
)

// Expr computes the expressions of size, grid, shared and assert directives, and keeps the first error in place of a
// wrong number.
type Expr core.Expr

// Check returns an Expr for the function name.
func Check(name string) *Expr { return (*Expr)(core.Check(name)) }

// Err returns the first error.
func (e *Expr) Err() error { return (*core.Expr)(e).Err() }

// Div returns a/b, rounded towards zero as in C.
func (e *Expr) Div(a, b int64) int64 { return (*core.Expr)(e).Div(a, b) }

// Mod returns a%b, with the sign of a as in C.
func (e *Expr) Mod(a, b int64) int64 { return (*core.Expr)(e).Mod(a, b) }

// CeilDiv returns a/b rounded up, for a >= 0 and b > 0.
func (e *Expr) CeilDiv(a, b int64) int64 { return (*core.Expr)(e).CeilDiv(a, b) }

// Mul returns a*b; an overflow is an error.
func (e *Expr) Mul(a, b int64) int64 { return (*core.Expr)(e).Mul(a, b) }

// Assert keeps an error that shows the directive's expression unless ok.
func (e *Expr) Assert(ok bool, expr string) { (*core.Expr)(e).Assert(ok, expr) }

// Want checks the length of a slice: "b has 9 elements, want 10 (= len(a))".
func (e *Expr) Want(param string, have int, want int64, expr string) {
	(*core.Expr)(e).Want(param, have, want, expr)
}

// Need checks that a buffer is long enough: "b has 9 elements, want at least 10 (= n)".
func (e *Expr) Need(param string, have int, want int64, expr string) {
	(*core.Expr)(e).Need(param, have, want, expr)
}

// Count returns the length of the slice from as the integer parameter param of the kernel, if it can hold it.
func Count[N int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64](t *Task, param, from string,
	length int) N {
	return core.Count[N](&(*core.Task)(t).Expr, param, from, length)
}

// Make returns a new slice for the result param; expr is the text of n.
func Make[T any](e *Expr, param string, n int64, expr string) []T {
	return core.Make[T]((*core.Expr)(e), param, n, expr)
}

// NoInstance is the error for a template argument of which there is no instance: "BlockSum: no instance with BLOCK=64
// (there are 128, 256)".
func NoInstance(name, param string, arg int64, have string) error {
	return core.NoInstance(name, param, arg, have)
}
