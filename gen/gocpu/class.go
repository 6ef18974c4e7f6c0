package gocpu

import "github.com/kbind/kbind/gen/internal/plan"

// class is how a pointer variable is held in Go, which follows from what it may point at.
type class = plan.Class

const (
	slicePtr = plan.Start    // a slice that starts where the pointer points
	movedPtr = plan.Anywhere // simt.Ptr
	refPtr   = plan.Object   // *T
	memPtr   = plan.Memory   // simt.Addr
)
