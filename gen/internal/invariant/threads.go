package invariant

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Uniform looks for what has the same value for all threads that run list one after the other, and leaves fewer values
// to be held meanwhile, not more: nothing else in list uses the parameters, ids and sizes of which it is computed.
// There is none where list has loops, in which threads spend their time.
func Uniform(list []ir.Stmt, fixed func(*ir.Var) bool) []Expr {
	f := &finder{fixed: fixed, changed: map[*ir.Var]bool{}, moved: map[*ir.Var]bool{}}
	f.changes(list)
	leaves := map[any]int{} // how often each stands in list
	found := uniforms{by: map[any]int{}}
	loops := false
	ir.Walk(list, func(s ir.Stmt) {
		switch s.(type) {
		case *ir.Loop, *ir.Label, *ir.Call:
			loops = true
		}
	}, nil)
	if loops {
		return nil
	}
	ir.Walk(list, nil, func(e ir.Expr) {
		if leaf := leafOf(e); leaf != nil {
			leaves[leaf]++
		}
	})
	f.variant = map[ir.Expr]bool{}
	for _, s := range list {
		f.uniform(s, &found)
	}
	var kept []Expr
	for _, x := range found.list {
		own := map[any]int{}
		ir.WalkExprs(x.Expr, func(e ir.Expr) bool {
			if leaf := leafOf(e); leaf != nil {
				own[leaf] += len(x.Uses)
			}
			return true
		})
		alone := len(own) > 0
		for leaf, n := range own {
			alone = alone && n == leaves[leaf]
		}
		if alone {
			kept = append(kept, x)
		}
	}
	return kept
}

// uniforms are expressions, no two of which have the same first leaf: of two different ones with a leaf in common
// Uniform wants neither.
type uniforms struct {
	list []Expr
	by   map[any]int // the number of each in list, by its first leaf
}

func (u *uniforms) add(e ir.Expr) {
	var first any
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if first == nil {
			first = leafOf(e)
		}
		return first == nil
	})
	i, known := u.by[first]
	switch {
	case first == nil:
	case !known:
		u.by[first] = len(u.list)
		u.list = append(u.list, Expr{Expr: e, Uses: []ir.Expr{e}})
	case ir.Equal(u.list[i].Expr, e):
		u.list[i].Uses = append(u.list[i].Uses, e)
	}
}

// uniform adds the largest expressions in s, and in the statements of it, that are the same for all threads.
func (f *finder) uniform(s ir.Stmt, found *uniforms) {
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		for _, e := range ir.Exprs(s) {
			ir.WalkExprs(e, func(e ir.Expr) bool {
				if cost(e) == 0 || !f.invariant(e) || ofThread(e) {
					return true
				}
				found.add(e)
				return false
			})
		}
		return true
	})
}

// leafOf is what e, a variable, an id or a size, is the same as elsewhere; nil if e is something else.
func leafOf(e ir.Expr) any {
	switch e := e.(type) {
	case *ir.Ref:
		return e.Var
	case *ir.Builtin:
		if len(e.Args) == 0 {
			return e.Op
		}
	}
	return nil
}

// ofThread reports whether e asks which thread of the block runs.
func ofThread(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		b, ok := e.(*ir.Builtin)
		found = found || ok && strings.HasPrefix(string(b.Op), "id.") && !strings.HasPrefix(string(b.Op), "id.block.")
		return !found
	})
	return found
}
