package gocpu

import (
	"go/constant"
	"strings"

	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
)

// Go's precedences; primary binds tightest.
const (
	precOr = iota + 1
	precAnd
	precCompare
	precAdd
	precMul
	precUnary
	precPrimary
)

// ex is a Go expression. It is never changed after it was made, so it may be written several times.
type ex struct {
	c         *jot.Statement
	prec      int
	lit       constant.Value // of a constant without a type, which needs one where Go would not find it; nil for others
	deref     bool           // c is a Go pointer to the place that is meant
	composite *jot.Statement // the composite literal without the parentheses that c has around it
	row       *row           // of a chain of && or ||
	operators int            // in the row that x is
	negated   *ex            // what x is the opposite of, if it is written !negated
}

func prim(c *jot.Statement) ex { return ex{c: c, prec: precPrimary} }
func ident(name string) ex     { return prim(jot.Id(name)) }

// at writes x as an operand of an operator with precedence prec.
func (x ex) at(prec int) *jot.Statement {
	c := x.code()
	p := x.prec
	if x.deref {
		p = precUnary
	}
	if p < prec {
		return jot.Parens(c)
	}
	return c
}

// code writes x as a value.
func (x ex) code() *jot.Statement {
	if x.deref {
		return jot.Op("*").Add(jot.Add(x.c))
	}
	return jot.Add(x.c)
}

// bare writes x where a composite literal needs no parentheses.
func (x ex) bare() *jot.Statement {
	if x.composite != nil {
		return jot.Add(x.composite)
	}
	return x.code()
}

// sel writes the operand of a selector or an index: Go dereferences by itself.
func (x ex) sel() *jot.Statement {
	if x.deref {
		return jot.Add(x.c)
	}
	return x.at(precPrimary)
}

// addr writes the Go pointer to the place x.
func (x ex) addr() ex {
	if x.deref {
		return prim(x.c)
	}
	return ex{c: jot.Op("&").Add(x.at(precUnary)), prec: precUnary}
}

func (x ex) field(name string) ex { return prim(x.sel().Dot(name)) }

// longRow is how many operators may stand in a row without parentheses: what go/format does for a row takes time that
// grows with the square of its length.
const longRow = 256

// infix writes a op b. The empty operator in front, which prints nothing, is for jen: it asks of every statement
// whether its first item prints anything, which takes as long as a row of operators is.
func infix(a ex, op string, b ex, prec int) ex {
	if a.operators >= longRow {
		a = ex{c: jot.Parens(a.code()), prec: precPrimary}
	}
	return ex{c: jot.Op("").Add(a.at(prec)).Op(op).Add(b.at(prec + 1)), prec: prec, operators: a.operators + 1}
}

// not writes !a, and b of an a that is !b.
func not(a ex) ex {
	if a.negated != nil {
		return *a.negated
	}
	return ex{c: jot.Op("!").Add(a.at(precUnary)), prec: precUnary, negated: &a}
}

func call(fn *jot.Statement, args ...ex) ex {
	var list []jot.Code
	for _, a := range args {
		list = append(list, a.bare())
	}
	return prim(jot.Add(fn).Call(list...))
}

// simtFn and cmathFn call a function of these packages.
func simtFn(name string, args ...ex) ex { return call(jot.Qual(simtPath, name), args...) }

func cmathFn(name string, args ...ex) ex { return call(jot.Qual(cmathPath, name), args...) }

// spelled calls a function that package spell names, with its package.
func spelled(name string, args ...ex) ex {
	pkg, name, _ := strings.Cut(name, ".")
	return call(jot.Qual(cpuPath+pkg, name), args...)
}

// runtimeFn calls a function that package spell names.
func runtimeFn(f spell.Function, args ...ex) ex { return spelled(string(f), args...) }

// runtimeCall is the same with arguments as Go.
func runtimeCall(f spell.Function, args ...jot.Code) *jot.Statement {
	return runtimeOf(f).Call(args...)
}

// runtimeOf names such a function.
func runtimeOf(f spell.Function) *jot.Statement {
	pkg, name, _ := strings.Cut(string(f), ".")
	return jot.Qual(cpuPath+pkg, name)
}

// convert writes T(x).
func convert(t *jot.Statement, x ex) ex { return prim(jot.Add(t).Call(x.bare())) }
