package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/plan"
)

// class is how a pointer variable is held in Go, which follows from what it may point at.
type class = plan.Class

const (
	slicePtr = plan.Start    // a slice that starts where the pointer points
	movedPtr = plan.Anywhere // simt.Ptr
	refPtr   = plan.Object   // *T
	memPtr   = plan.Memory   // simt.Addr
)

// facts is what the plan knows of how functions use their variables; see plan.Facts.
type facts struct {
	*plan.Facts
	written   map[*ir.Var]bool
	addressed map[*ir.Var]bool
	reads     map[*ir.Var]int // uses that Go counts as uses
	needs     map[*ir.Func]*plan.Needs
	recursive map[*ir.Func]bool
}

func newFacts(f *plan.Facts) *facts {
	return &facts{f, f.Written, f.Addressed, f.Reads, f.Needs, f.Recursive}
}

func (fs *facts) classOf(v *ir.Var) class { return fs.Class(v) }

func (fs *facts) sliceable(e ir.Expr) bool { return fs.IsStart(e) }
