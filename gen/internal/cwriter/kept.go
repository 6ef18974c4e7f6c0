package cwriter

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// PoCL (3.1) runs the threads of a block in loops between barriers, and keeps what a thread needs behind one in an
// array, unless all threads have the same. It takes a value that is chosen among constants for one of these, whatever
// chooses. Memory that is volatile it does not look into.
const keptMacro = `#ifdef POCL_DEVICE_ADDRESS_BITS
#define KB_KEPT volatile
#else
#define KB_KEPT
#endif
`

// kept finds the variables of f, in which threads wait for each other, that only look as if all threads had the same:
// those that are given the same values by all, but not by all together, and truth values.
func kept(f *ir.Func) map[*ir.Var]bool {
	info := uniform.Analyse(f, uniform.Config{})
	given, differ := map[*ir.Var]int{}, map[*ir.Var]bool{}
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		v := ir.Root(ir.Written(s))
		var value ir.Expr
		switch s := s.(type) {
		case *ir.Declare:
			v, value = s.Var, s.Init
			if value == nil {
				return true
			}
		case *ir.Assign:
			value = s.Src
			if s.Op != ir.NoOp {
				value = nil
			}
		}
		if v != nil {
			given[v]++
			differ[v] = differ[v] || v.Type != ir.Bool && (value == nil || info.Expr(value) != uniform.Block)
		}
		return true
	})
	out := map[*ir.Var]bool{}
	for v, n := range given {
		_, scalar := v.Type.(ir.Scalar)
		local := v.Kind == ir.Local || v.Kind == ir.Temp
		if local && scalar && n > 1 && !differ[v] && info.Var(v) != uniform.Block {
			out[v] = true
		}
	}
	return out
}
