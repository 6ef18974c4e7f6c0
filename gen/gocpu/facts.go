package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/spell"
	"github.com/kbind/kbind/gen/internal/usage"
)

// class is how a pointer variable is held in Go, which follows from what it may point at.
type class = pointers.Class

const (
	slicePtr = pointers.Start    // a slice that starts where the pointer points
	movedPtr = pointers.Anywhere // simt.Ptr
	refPtr   = pointers.Object   // *T
	memPtr   = pointers.Memory   // simt.Addr
)

// facts is what the emitter knows of a set of functions before it writes them; see the packages usage and pointers.
type facts struct {
	*pointers.Info
	usage     *usage.Info
	written   map[*ir.Var]bool
	addressed map[*ir.Var]bool
	reads     map[*ir.Var]int // uses that Go counts as uses
	needs     map[*ir.Func]*usage.Needs
	suspends  map[*ir.Func]bool
	recursive map[*ir.Func]bool
}

func gather(funcs []*ir.Func) *facts {
	u := usage.Analyse(funcs, needsBlock)
	p := pointers.Analyse(funcs, func(v *ir.Var) bool { return u.Addressed[v] })
	return &facts{p, u, u.Written, u.Addressed, u.Reads, u.Needs, u.Suspends, u.Recursive}
}

// needsBlock reports whether the Go text of an operation mentions the block.
func needsBlock(op ir.Op) bool {
	switch op {
	case "io.printf", "flag.carry_get", "flag.carry_set", "mem.alloc", "mem.free":
		return true
	}
	return spell.TakesBlock(op)
}

func (fs *facts) classOf(v *ir.Var) class { return fs.Class(v) }

func (fs *facts) sliceable(e ir.Expr) bool { return fs.IsStart(e) }
