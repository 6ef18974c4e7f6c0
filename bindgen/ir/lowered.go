package ir

// A target whose threads do not run side by side by themselves, such as a CPU, runs a block in loops over its threads.
// The statements of this file say so. No front end makes them: passes do (gen/internal/pass), and VerifyFunc states in
// code where they may stand.
//
// A kernel with barriers is split at them into parallel regions, stretches between two barriers in which threads need
// not wait for each other, and each region becomes a loop over the threads: a ThreadLoop. The idea is MCUDA's
// (Stratton, Stone, Hwu: MCUDA: An Efficient Implementation of CUDA Kernels for Multi-core CPUs, LCPC 2008, "deep
// fission"), the name parallel region PoCL's (Jääskeläinen and others: pocl: A Performance-Portable OpenCL
// Implementation, IJPP 2015), which calls the loop a work-item loop. Statements outside of thread loops are done once
// for the block, or once for a warp in a WarpLoop: they are those for which all threads have the same values. A
// variable that a thread keeps from one region to the next is expanded to an array with an element for each thread,
// Func.Expanded (scalar expansion; PoCL's context arrays).

// Level says among whom something is the same, or who waits for whom. The greater the fewer.
type Level uint8

// The levels.
const (
	BlockLevel  Level = iota // all threads of the block
	WarpLevel                // all threads of each warp
	ThreadLevel              // each thread by itself
)

var levelNames = [...]string{"block", "warp", "thread"}

func (l Level) String() string { return levelNames[l] }

// What a barrier orders accesses to; the bits of OpenCL's flags.
const (
	LocalMemory  = 1
	GlobalMemory = 2
	AllMemory    = LocalMemory | GlobalMemory
)

type (
	// ThreadLoop runs Body for every thread that has not ended, one after the other: those of the block, or in a
	// WarpLoop those of the warp. A Return in it ends the thread.
	ThreadLoop struct {
		S
		Body []Stmt
	}
	// WarpLoop runs Body for every warp in which a thread has not ended, one warp after the other.
	WarpLoop struct {
		S
		Body []Stmt
	}
	// Barrier is where the threads of a level wait for each other. Between thread loops there is nothing left to wait
	// for; it says where memory is ordered.
	Barrier struct {
		S
		Level  Level  // BlockLevel or WarpLevel
		Op     Op     // the operation of the source that it stands for: "sync.block", "warp.shfl"
		Memory uint64 // what it orders accesses to: LocalMemory, GlobalMemory or both
		Masked bool   // a warp's: the operation names the lanes that take part
		Site   int    // where checked execution reports a warp's; 0 where nobody looks
	}
	// Region is the body of an inlined call.
	Region struct {
		S
		Name string // of the function, as the source has it
		Body []Stmt
	}
	// Leave goes to the end of Of, which stands around it.
	Leave struct {
		S
		Of *Region
	}
)

// Left reports whether a statement of list leaves s.
func (s *Region) Left(list []Stmt) (found bool) {
	WalkStmts(list, func(t Stmt) bool {
		l, ok := t.(*Leave)
		found = found || ok && l.Of == s
		return !found
	})
	return found
}

// WithoutLastLeave is the reachable part of the body without a Leave at its very end, which goes where control goes
// anyway.
func (s *Region) WithoutLastLeave() []Stmt {
	list := Reachable(s.Body)
	if n := len(list); n > 0 {
		if l, ok := list[n-1].(*Leave); ok && l.Of == s {
			return list[:n-1]
		}
	}
	return list
}
