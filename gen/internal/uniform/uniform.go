// Package uniform says which values and branches of a function are the same for all threads of a block, or of a warp.
//
// A value is uniform if it is computed from what all threads share: parameters, block index and shapes of the launch,
// constants, memory that nothing in the kernel writes, the results of votes. What is computed from the thread's index,
// loaded from memory that may be written or is volatile, or given by an atomic operation is not. Control counts: a
// variable that is assigned where not all threads come, or in a loop that they leave in different iterations, is not
// uniform. A variable whose address is taken never is. "All threads" are those that have not ended: a return of some
// threads leaves the others together.
//
// The analysis is a fixed point from the optimistic side over structured control flow; in functions with labels that
// are jumped to nothing that is assigned is uniform.
package uniform

import "github.com/kbind/kbind/bindgen/ir"

// WarpSize is the number of threads in a warp.
const WarpSize = 32

// Level says among whom something is the same. The greater the fewer.
type Level = ir.Level

// The levels.
const (
	Block  = ir.BlockLevel
	Warp   = ir.WarpLevel
	Thread = ir.ThreadLevel
)

// Config is what may be assumed.
type Config struct {
	// Aligned: the width of the block, blockDim.x, is a multiple of WarpSize, and gridDim.x*blockDim.x is at most
	// MaxThreads. So a warp is WarpSize threads with consecutive x, and equal y and z.
	Aligned bool
}

// MaxThreads bounds how wide the grid is in threads where Config.Aligned is assumed.
const MaxThreads = 1 << 30

// maxRounds is how often a function is looked at before everything in it that is assigned is taken to differ. A row of
// variables each of which gets the value of the next one in a loop would take as many rounds as there are variables.
const maxRounds = 40

// Info is what is known of one function.
type Info struct {
	cfg          Config
	vars         map[*ir.Var]value
	control      map[ir.Stmt]Level
	jumps        map[ir.Stmt]Level // loops, switches and regions: who jumps together
	memory       *memory
	parts        map[ir.Stmt]Level // statements right in a region: who jumps out of them together
	around       []around          // what is around the current statement
	calls        map[string]value
	stack        []*ir.Func
	unstructured bool // there are labels, or maxRounds: nothing is known of control
	returns      bool // threads may end early
	result       value
	changed      bool
}

// Analyse looks at f, the body of a kernel.
func Analyse(f *ir.Func, cfg Config) *Info {
	u := &Info{cfg: cfg, memory: memoryOf(f), calls: map[string]value{}}
	args := make([]value, len(f.Params))
	u.run(f, args)
	return u
}

// Callee looks at f, a function that the kernel of u calls, with arguments that may differ from thread to thread.
func (u *Info) Callee(f *ir.Func) *Info {
	sub := &Info{cfg: u.cfg, memory: u.memory, calls: u.calls}
	args := make([]value, len(f.Params))
	for i := range args {
		args[i] = anything
	}
	sub.run(f, args)
	return sub
}

// run finds the fixed point for f called with args.
func (u *Info) run(f *ir.Func, args []value) {
	u.vars, u.control = map[*ir.Var]value{}, map[ir.Stmt]Level{}
	u.jumps, u.parts = map[ir.Stmt]Level{}, map[ir.Stmt]Level{}
	u.stack = append(u.stack, f)
	u.unstructured, u.returns, u.result = false, false, value{}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Label:
			u.unstructured = true
		case *ir.Return:
			u.returns = true
		}
		return true
	})
	for i, v := range f.Params {
		u.assign(v, args[i], Block)
	}
	u.changed = true
	for round := 0; u.changed; round++ {
		u.changed = false
		u.unstructured = u.unstructured || round == maxRounds
		u.list(f.Body, Block)
	}
	u.stack = u.stack[:len(u.stack)-1]
}

// Var returns among whom v has the same value, whenever they read it together.
func (u *Info) Var(v *ir.Var) Level { return u.variable(v).level }

// Expr returns among whom e has the same value.
func (u *Info) Expr(e ir.Expr) Level { return u.value(e).level }

// Control returns which threads come to s together, if any do; Block for a statement that was never reached.
func (u *Info) Control(s ir.Stmt) Level { return u.control[s] }

// assign notes that v is given x where the threads of ctl come together.
func (u *Info) assign(v *ir.Var, x value, ctl Level) {
	if ctl == Thread {
		x.shape = plain // some lanes keep what they had
	}
	x.level = max(x.level, ctl)
	if u.unstructured || u.memory.addressed[v] {
		x = anything
	}
	old, known := u.vars[v]
	if known {
		x = join(old, x)
		if x.max > old.max && !old.none {
			x.max, x.bound = 0, false // it may grow in each iteration of a loop
		}
	}
	if !known || x != old {
		u.vars[v], u.changed = x, true
	}
}

// around is a loop, switch or region around a statement, or with part a statement right in a region.
type around struct {
	s    ir.Stmt
	part bool
}

// jump notes that threads leave or go on with s at a place where those of ctl come together.
func (u *Info) jump(s ir.Stmt, ctl Level) { u.note(u.jumps, s, ctl) }

func (u *Info) note(set map[ir.Stmt]Level, s ir.Stmt, ctl Level) {
	if ctl > set[s] {
		set[s], u.changed = ctl, true
	}
}

func (u *Info) list(list []ir.Stmt, ctl Level) {
	for _, s := range list {
		u.stmt(s, ctl)
	}
}

func (u *Info) stmt(s ir.Stmt, ctl Level) {
	if u.unstructured {
		ctl = Thread
	}
	u.control[s] = max(u.control[s], ctl)
	switch s := s.(type) {
	case *ir.Declare:
		x := value{none: true}
		if s.Init != nil {
			x = u.value(s.Init)
		}
		u.assign(s.Var, x, ctl)
	case *ir.Assign:
		x := u.value(s.Src)
		if s.Op != ir.NoOp {
			x = u.binary(s.Op, u.value(s.Dst), x, s.Src)
		}
		u.store(s.Dst, x, ctl)
	case *ir.Call:
		u.store(s.Dst, u.call(s), ctl)
	case *ir.Effect:
		u.store(s.Dst, u.effect(s, ctl), ctl)
	case *ir.Return:
		x := value{}
		if s.Val != nil {
			x = u.value(s.Val)
		}
		x.level = max(x.level, ctl)
		u.result = join(u.result, x)
	default:
		u.compound(s, ctl)
	}
}

// compound is stmt for what holds statements and for jumps.
func (u *Info) compound(s ir.Stmt, ctl Level) {
	switch s := s.(type) {
	case *ir.Block:
		u.list(s.List, ctl)
	case *ir.If:
		inner := max(ctl, u.value(s.Cond).level)
		u.list(s.Then, inner)
		u.list(s.Else, inner)
	case *ir.Loop:
		if s.Cond != nil {
			u.jump(s, u.value(s.Cond).level)
		}
		u.within(s, ctl)
	case *ir.Switch:
		u.jump(s, u.value(s.Tag).level)
		u.within(s, ctl)
	case *ir.Break:
		u.jumpTo(ctl, func(t ir.Stmt) bool { return isLoop(t) || isSwitch(t) })
	case *ir.Continue:
		u.jumpTo(ctl, isLoop)
	case *ir.Leave:
		u.jumpTo(ctl, func(t ir.Stmt) bool { return t == ir.Stmt(s.Of) })
	case *ir.Region:
		u.region(s, ctl)
	case *ir.ThreadLoop, *ir.WarpLoop:
		u.within(s, ctl)
	}
}

// region looks at the statements of a region: threads that jump out of one are elsewhere in those after it.
func (u *Info) region(s *ir.Region, ctl Level) {
	n := len(u.around)
	for _, part := range s.Body {
		u.around = append(u.around[:n], around{s, false}, around{part, true})
		u.stmt(part, max(ctl, u.parts[part]))
		ctl = max(ctl, u.parts[part])
	}
	u.around = u.around[:n]
}

func isLoop(s ir.Stmt) bool {
	_, ok := s.(*ir.Loop)
	return ok
}

func isSwitch(s ir.Stmt) bool {
	_, ok := s.(*ir.Switch)
	return ok
}

// jumpTo notes a jump out of the statements around the current one up to the first that is its target.
func (u *Info) jumpTo(ctl Level, target func(ir.Stmt) bool) {
	for i := len(u.around) - 1; i >= 0; i-- {
		a := u.around[i]
		if a.part {
			u.note(u.parts, a.s, ctl)
			continue
		}
		u.jump(a.s, ctl)
		if target(a.s) {
			return
		}
	}
}

// within looks at the statements inside s, which jumps may leave.
func (u *Info) within(s ir.Stmt, ctl Level) {
	u.around = append(u.around, around{s, false})
	for _, b := range ir.Bodies(s) {
		u.list(b, max(ctl, u.jumps[s]))
	}
	u.around = u.around[:len(u.around)-1]
}

// store notes that x is stored at place dst, nil for nowhere.
func (u *Info) store(dst ir.Expr, x value, ctl Level) {
	if dst == nil {
		return
	}
	v := ir.Root(dst)
	if !own(v) {
		return
	}
	if _, whole := dst.(*ir.Ref); !whole {
		x = value{level: max(x.level, u.indices(dst))}
	}
	u.assign(v, x, ctl)
}
