package affine

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Conditions that differ along a row only because its first or last threads are at a border have one value for all
// threads between. Which value that is can only be guessed; the threads for which it is not are left to the form with
// every condition.

// guesser chooses values for comparisons.
type guesser struct {
	row   *Row
	o     Options
	known map[ir.Expr]bool
}

// maxGuesses bounds the bounds that come from guesses.
const maxGuesses = 32

// inside guesses the values of comparisons in Body, demands them of the threads that do only Body, and simplifies it.
func (r *Row) inside(o Options) {
	if o.Fold == nil {
		return
	}
	g := &guesser{row: r, o: o, known: map[ir.Expr]bool{}}
	g.list(r.Body)
	if len(g.known) > 0 {
		r.Body = o.Fold(r.Body, g.known)
	}
}

func (g *guesser) list(stmts []ir.Stmt) {
	for _, s := range stmts {
		for _, e := range ir.Exprs(s) {
			ir.WalkExprs(e, func(e ir.Expr) bool {
				if x, ok := e.(*ir.Select); ok {
					g.cond(x.C, 0)
				}
				return true
			})
		}
		switch s := s.(type) {
		case *ir.If:
			g.cond(s.Cond, 0)
			value, known := g.value(s.Cond)
			if !known || value {
				g.list(s.Then)
			}
			if !known || !value {
				g.list(s.Else)
			}
			continue
		case *ir.Declare:
			if s.Var.Type == ir.Bool && s.Init != nil && g.o.Scope.Fixed(s.Var) {
				g.cond(s.Init, 0)
			}
			if g.o.Scope.Declare(s) {
				g.row.Known[s.Var] = s
			}
		}
		for _, l := range ir.Bodies(s) {
			g.list(l)
		}
	}
}

// value is the value of a condition, if what is known decides it.
func (g *guesser) value(e ir.Expr) (value, known bool) {
	if v, ok := g.known[e]; ok {
		return v, true
	}
	switch e := e.(type) {
	case *ir.Unary:
		v, ok := g.value(e.A)
		return !v, ok && e.Op == ir.Not
	case *ir.Binary:
		if e.Op == ir.LogAnd || e.Op == ir.LogOr {
			a, okA := g.value(e.A)
			b, okB := g.value(e.B)
			if or := e.Op == ir.LogOr; okA && a == or || okB && b == or {
				return or, true
			}
			return e.Op == ir.LogAnd, okA && okB
		}
	}
	return false, false
}

// cond looks for comparisons in a condition; want is 1 if it is one of several that must hold together, -1 if one of
// several of which one must hold, else 0.
func (g *guesser) cond(e ir.Expr, want int) {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == ir.Not {
			g.cond(e.A, -want)
		}
	case *ir.Binary:
		switch e.Op {
		case ir.LogAnd:
			g.cond(e.A, 1)
			g.cond(e.B, 1)
		case ir.LogOr:
			g.cond(e.A, -1)
			g.cond(e.B, -1)
		case ir.Lt, ir.Le, ir.Gt, ir.Ge, ir.Eq, ir.Ne:
			g.compare(e, want)
		}
	}
}

// compare guesses the value of a comparison.
func (g *guesser) compare(e *ir.Binary, want int) {
	b, steady, uniform, ok := g.read(e)
	if !ok {
		return
	}
	value, ok := guess(b, want)
	if !ok {
		return
	}
	if !value {
		b.Op = opposite[b.Op]
	}
	r := g.row
	if uniform {
		r.Whole = append(r.Whole, &ir.Binary{X: e.X, Op: b.Op, A: b.X, B: b.Limit})
		g.known[e] = value
		return
	}
	for _, old := range r.Branches {
		if ir.Equal(old.X, b.X) && ir.Equal(old.Limit, b.Limit) && (old.Op == b.Op || old.Op == opposite[b.Op]) {
			g.known[e] = value == (old.Op == b.Op)
			return
		}
	}
	if len(r.Branches) < maxGuesses {
		r.Branches = append(r.Branches, b)
		r.noWrap(append(steady, b.X))
		g.known[e] = value
	}
}

// read reads a comparison of what depends on the thread's or block's place with what does not.
func (g *guesser) read(e *ir.Binary) (b Bound, steady []ir.Expr, uniform, ok bool) {
	if b, steady, ok = bound(e, false, g.o.Scope); ok {
		return b, steady, false, !g.placed(b.Limit)
	}
	f, ok := g.o.Scope.Of(e)
	if !ok || !f.Uniform() || !isInt(e.A.Type()) || g.placed(e.A) == g.placed(e.B) {
		return b, nil, false, false
	}
	if g.placed(e.A) {
		return Bound{X: e.A, Op: e.Op, Limit: e.B}, nil, true, true
	}
	return Bound{X: e.B, Op: mirrored[e.Op], Limit: e.A}, nil, true, true
}

// placed reports whether e depends on which thread or block runs.
func (g *guesser) placed(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Builtin:
			found = found || strings.HasPrefix(string(e.Op), "id.")
		case *ir.Ref:
			if init := g.o.Scope.inits[e.Var]; init != nil {
				found = found || g.placed(init)
			}
		}
		return !found
	})
	return found
}

// guess is the value that a comparison has away from borders: an index is less than a size, and not less than a small
// number.
func guess(b Bound, want int) (value, ok bool) {
	c, constant := b.Limit.(*ir.Const)
	small := constant && int32(c.Bits) >= -maxBorder && int32(c.Bits) <= maxBorder &&
		(c.Bits>>32 == 0 || int64(c.Bits) < 0)
	switch b.Op {
	case ir.Eq:
		return false, true
	case ir.Ne:
		return true, true
	case ir.Lt, ir.Le:
		value = !small
	default:
		value = small
	}
	if !constant && want != 0 {
		return want > 0, true
	}
	return value, want == 0 || value == (want > 0)
}

// maxBorder is the largest width of a border.
const maxBorder = 16
