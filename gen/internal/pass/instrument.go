package pass

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/definite"
	"github.com/kbind/kbind/gen/internal/ranges"
	"github.com/kbind/kbind/gen/internal/spinwait"
)

// Instrumentation for checked execution: every access to memory that threads share, and to locals that have an address
// or parts, becomes one that is checked and recorded; so do operations that may overflow, and what synchronises. Which
// are left out because they are proved unnecessary is decided here, and nowhere else: what prints a kernel spells the
// operations check.* that it finds. See ir.Checked for how a place is instrumented.
//
// The analyses look at the function as it was. A kernel keeps that one too, Kernel.Plain: vectors of threads are
// planned with it, and what they would record one by one is recorded for all of them; see instrument_vector.go.

// instrument instruments a kernel, and the parallel regions that it was split into.
func instrument(c *Context, k *Kernel) *ir.Refusal {
	if k.Regions != nil {
		if k.Obstacle = c.uncheckable(k.Func, k.Regions); k.Obstacle != nil {
			k.Regions = nil
		}
	}
	for _, f := range []*ir.Func{k.Func, k.splitFunc()} {
		if f != nil {
			c.checks.note(f)
		}
	}
	k.Plain = k.Func
	in := c.instrumenter(k.Func, true)
	in.resumable = k.Suspends
	k.Outs = c.outSites(k.Kernel)
	in.entry(k.Kernel)
	k.Func, k.Sanitizer = in.function(), &Sanitizer{in}
	if r := k.Regions; r != nil {
		in := c.instrumenter(r.Func, true)
		// No local of the body is monitored or has a shadow (see uncheckable), though after the split some may look so.
		in.defined, in.monitored, in.order, in.outlived = map[*ir.Var]*ir.Var{}, nil, nil, &outlived{}
		in.entry(k.Kernel)
		out := *r
		out.Plain, out.Threads = r.Func, in.threads
		out.Func, out.Sanitizer = in.function(), &Sanitizer{in}
		out.WholeWarps = holdsWarpLoop(r.Func)
		k.Regions = &out
	}
	return nil
}

func (k *Kernel) splitFunc() *ir.Func {
	if k.Regions == nil {
		return nil
	}
	return k.Regions.Func
}

// Uninstrumented is Func without the checks of checked execution.
func (k *Kernel) Uninstrumented() *ir.Func {
	if k.Plain != nil {
		return k.Plain
	}
	return k.Func
}

// Uninstrumented is Func without the checks of checked execution.
func (r *Regions) Uninstrumented() *ir.Func {
	if r.Plain != nil {
		return r.Plain
	}
	return r.Func
}

// UninstrumentedLoop is the loop t over threads without them.
func (r *Regions) UninstrumentedLoop(t *ir.ThreadLoop) *ir.ThreadLoop {
	if was := r.Threads[t]; was != nil {
		return was
	}
	return t
}

// instrumenter instruments one function.
type instrumenter struct {
	c         *Context
	f         *ir.Func // as it was
	copy      ir.Rewriter
	kernel    bool
	resumable bool   // threads wait for others in it
	called    string // the function that the user's text calls whose inlined body is being instrumented
	names     ir.Names
	threads   map[*ir.ThreadLoop]*ir.ThreadLoop // as they were
	entries   []*ir.Effect
	points    int // operations that suspend, so far

	known, sure *ranges.Info
	unset       *definite.Info
	defined     map[*ir.Var]*ir.Var // definedness shadows
	monitored   map[*ir.Var]bool    // locals in memory whose definedness is known
	order       []*ir.Var           // and these in the order of their declarations
	outlived    *outlived           // those of them that may be pointed at after their ends
	exempt      map[*ir.Var]*ir.Var // of parameters: how many elements are exempt
	shadows     map[*ir.Var]*ir.Var // of shared variables and parameters
	marks       map[*ir.Var]*ir.Var // of parameters that are outputs: what exempt stores leave there
	swapped     []location          // the places that the function compares and swaps
	deciders    map[*ir.Var]bool

	// The access that is being instrumented.
	pos      source.Pos // of the statement
	looping  source.Pos // of the innermost loop around it
	writing  bool
	how      ir.Site // its How, Parts, Struct, Narrow and Allowed
	bits     ir.Expr // the place that is assigned to, when some of its bits are kept
	handing  bool    // the local that is read next is what a shuffle exchanges
	probed   []location
	waiting  int    // loops around that wait for others
	polling  bool   // the test of such a loop
	deciding bool   // the condition of a branch or loop, or what a variable is given for one
	need     []bool // the components that are wanted of the vector, nil for all
}

// instrumenter begins with f.
func (c *Context) instrumenter(f *ir.Func, kernel bool) *instrumenter {
	in := &instrumenter{c: c, f: f, kernel: kernel, names: ir.NamesOf(f), pos: f.Pos,
		threads: map[*ir.ThreadLoop]*ir.ThreadLoop{}, exempt: map[*ir.Var]*ir.Var{}, shadows: map[*ir.Var]*ir.Var{},
		marks: map[*ir.Var]*ir.Var{}}
	for _, s := range f.Shared {
		in.names[s.Name] = 1
	}
	in.copy.Stmt = in.stmtAndEnds
	in.known = ranges.Analyse(f.Body, c.checks.isAddressed, ranges.Config{})
	in.sure = ranges.Analyse(f.Body, c.checks.isAddressed, ranges.Config{Wraps: true})
	in.unset = c.checks.definite.Func(f)
	in.monitored, in.order = c.monitoredIn(f)
	in.outlived = c.outlivedIn(f)
	in.swapped, in.deciders = swappedIn(f.Body), deciders(f.Body)
	in.definednessShadows()
	return in
}

// function is the instrumented function.
func (in *instrumenter) function() *ir.Func {
	out := *in.f
	out.Body = in.copy.Stmts(in.f.Body)
	out.Monitored, out.Entry = in.order, in.entries
	return &out
}

// instrumentDevice makes instrumented copies of the device functions, which call each other.
func (c *Context) instrumentDevice() {
	device := c.Device()
	for _, f := range device {
		made := *f
		c.instrumented[f] = &made
		c.checks.note(f)
	}
	for _, f := range device {
		*c.instrumented[f] = *c.instrumenter(f, false).function()
	}
}

// Instrumented is the instrumented copy of f, a device function as lowered kernels call it; f itself unless execution
// is checked.
func (c *Context) Instrumented(f *ir.Func) *ir.Func {
	if made := c.instrumented[f]; made != nil {
		return made
	}
	return f
}

// effect is a statement that no line of the source has.
func effect(op ir.Op, site int, args ...ir.Expr) *ir.Effect {
	return &ir.Effect{Op: op, Args: args, Site: site}
}

// calling notes that the user's text calls the function name of kbind's library at p.
func (in *instrumenter) calling(p source.Pos, name string) ir.Stmt {
	return &ir.Effect{S: ir.S{At: p}, Op: "check.calling", Site: in.bare(p, in.c.calledText(p, name))}
}

// site is the number of a site of the access that is being instrumented.
func (in *instrumenter) site(p source.Pos, words string, align int) int {
	s := in.how
	s.Words, s.Align, s.Write = words, align, in.writing
	return in.c.siteOf(p, in.pos, s)
}

// bare is the number of a site of something that is no access.
func (in *instrumenter) bare(p source.Pos, words string) int {
	return in.c.siteOf(p, in.pos, ir.Site{Words: words})
}

// as instruments an access that writes or not.
func (in *instrumenter) as(write bool, do func() ir.Expr) ir.Expr {
	writing := in.writing
	in.writing = write
	e := do()
	in.writing = writing
	return e
}

// stmtAndEnds is stmt, and notes what locals end after s.
func (in *instrumenter) stmtAndEnds(s ir.Stmt) ([]ir.Stmt, bool) {
	list, ok := in.stmt(s)
	ended := in.outlived.ends[s]
	if len(ended) == 0 {
		return list, ok
	}
	if !ok {
		list = []ir.Stmt{in.copy.Copy(s)}
	}
	for _, v := range ended {
		list = append(list, effect("check.ended", 0, address(ir.RefTo(v))))
	}
	return list, true
}

// stmt is what stands for s.
func (in *instrumenter) stmt(s ir.Stmt) ([]ir.Stmt, bool) {
	switch s.(type) {
	case *ir.Block, *ir.Region, *ir.ThreadLoop, *ir.WarpLoop, *ir.Barrier:
	default:
		if s.Pos().IsValid() {
			in.pos = s.Pos()
		}
	}
	switch s := s.(type) {
	case *ir.Declare:
		return in.declare(s), true
	case *ir.Assign:
		return in.set(s, in.assign(s)...), true
	case *ir.Call:
		return in.set(s, in.call(s)...), true
	case *ir.Effect:
		return in.set(s, in.effect(s)...), true
	case *ir.Return:
		return in.returns(s), true
	case *ir.ThreadLoop:
		made := in.copy.Copy(s).(*ir.ThreadLoop)
		in.threads[made] = s
		return []ir.Stmt{made}, true
	case *ir.Region:
		return in.region(s), true
	case *ir.Barrier:
		b := *s
		if b.Level == ir.WarpLevel {
			b.Site = in.bare(s.At, string(s.Op))
		}
		return []ir.Stmt{&b}, true
	}
	return in.control(s)
}

// control is stmt for what decides where control goes.
func (in *instrumenter) control(s ir.Stmt) ([]ir.Stmt, bool) {
	switch s := s.(type) {
	case *ir.If:
		cond := in.condition(s)
		return []ir.Stmt{&ir.If{S: s.S, Cond: cond, Then: in.copy.Stmts(s.Then), Else: in.copy.Stmts(s.Else)}}, true
	case *ir.Loop:
		return []ir.Stmt{in.loop(s)}, true
	case *ir.Switch:
		out := &ir.Switch{S: s.S, Tag: in.decision(s.Tag)}
		for _, c := range s.Cases {
			c.Body = in.copy.Stmts(c.Body)
			out.Cases = append(out.Cases, c)
		}
		return []ir.Stmt{out}, true
	}
	return nil, false
}

// loop instruments a loop. What one that waits for other threads tests orders, as reads of atomic operations do.
func (in *instrumenter) loop(s *ir.Loop) ir.Stmt {
	out := &ir.Loop{S: s.S, TestLast: s.TestLast}
	looping := in.looping
	defer func() { in.looping = looping }()
	in.looping = s.At
	waits := spinwait.Yields(s)
	if waits {
		in.waiting++
		defer func() { in.waiting-- }()
	}
	test := func() {
		out.Pre = in.copy.Stmts(s.Pre)
		polling := in.polling
		in.polling = polling || waits && !s.TestLast
		out.Cond = in.decision(s.Cond)
		in.polling = polling
	}
	if s.TestLast {
		out.Body = in.copy.Stmts(s.Body)
		test()
		return out
	}
	test()
	out.Body = in.copy.Stmts(s.Body)
	out.Post = in.copy.Stmts(s.Post)
	return out
}

// region instruments an inlined call. Where threads may wait in it, reports name the call.
func (in *instrumenter) region(s *ir.Region) []ir.Stmt {
	var list []ir.Stmt
	if in.c.users(s.At) {
		called := in.called
		defer func() { in.called = called }()
		in.called = in.c.calledText(s.At, s.Name)
		if in.resumable && suspendsIn(s.Body) {
			list = append(list, in.calling(s.At, s.Name))
		}
	}
	return append(list, in.copy.Copy(s))
}

// suspendsIn reports whether an operation in list suspends its thread.
func suspendsIn(list []ir.Stmt) (found bool) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		found = found || ir.Suspends(s)
		return !found
	})
	return found
}

// returns instruments a return: of a thread, or of a struct whose parts need not all have a value.
func (in *instrumenter) returns(s *ir.Return) []ir.Stmt {
	switch {
	case in.kernel && in.resumable:
		return []ir.Stmt{effect("check.returned", 0), &ir.Return{S: s.S}}
	case s.Val != nil && in.c.hands(in.f):
		return []ir.Stmt{&ir.Return{S: s.S, Val: in.handed(s.Val)}}
	}
	return []ir.Stmt{&ir.Return{S: s.S, Val: in.value(s.Val)}}
}

// call instruments a call. Reports of what a function of kbind's does name the call.
func (in *instrumenter) call(s *ir.Call) []ir.Stmt {
	out := &ir.Call{S: s.S, Func: in.c.Instrumented(s.Func), Args: ir.MapList(s.Args, in.value)}
	var list []ir.Stmt
	if d := s.Func; !in.c.users(d.Pos) && in.c.users(s.At) {
		list = append(list, in.calling(s.At, d.Source))
	}
	switch {
	case s.Dst == nil:
	case in.c.hands(s.Func) && ir.IsAddressable(s.Dst) && in.monitored[ir.Root(s.Dst)]:
		place := in.as(true, func() ir.Expr { return in.place(s.Dst) })
		out.Dst = checkedPlace("check.result.store", place, 0)
	default:
		out.Dst = in.stored(s.Dst)
	}
	return append(list, out)
}

// effect instruments an operation.
func (in *instrumenter) effect(s *ir.Effect) []ir.Stmt {
	out := &ir.Effect{S: s.S, Op: s.Op, Scope: s.Scope}
	var before []ir.Stmt
	switch {
	case ir.IsOrder(s.Op): // the CPU's atomic operations have it; what they release and acquire, fence.order and .how say
		return nil
	case ir.Suspends(s):
		before = in.wait(s, out)
	case s.Op == "fence.device" || s.Op == "fence.system":
		out.Op = "check.fence"
	case s.Op == ir.OpReached:
		out.Args = ir.MapList(s.Args, in.place)
	case s.Op == "mem.free":
		if in.c.users(s.At) {
			before = append(before, &ir.Effect{S: s.S, Op: "check.calling", Site: in.bare(s.At, "free")})
		}
		out.Args = ir.MapList(s.Args, in.value)
	case s.Op == "io.printf" || s.Op == "io.assert":
		out.Args = ir.MapList(s.Args, in.value)
	default:
		for _, a := range s.Args {
			switch {
			case !ir.IsPointer(a.Type()):
				out.Args = append(out.Args, in.value(a))
			case isAtomic(s.Op):
				out.Args = append(out.Args, in.atomic(s, a))
			default:
				out.Args = append(out.Args, in.reference(a))
			}
		}
	}
	if s.Dst != nil {
		out.Dst = in.stored(s.Dst)
	}
	list := append(before, out)
	if in.yieldsInside(s) {
		list = append(list, effect("check.resumed", 0))
	}
	return list
}

// yieldsInside reports whether s makes the thread yield in a loop of kbind's library, which the user's text calls.
func (in *instrumenter) yieldsInside(s *ir.Effect) bool {
	return s.Op == ir.OpYield && in.called != "" && !in.c.users(in.looping)
}

// wait instruments an operation at which the thread waits, as out, and returns what stands before it.
func (in *instrumenter) wait(s, out *ir.Effect) (before []ir.Stmt) {
	in.points++
	words := string(s.Op)
	if in.yieldsInside(s) {
		words = in.called
	}
	out.Site = in.bare(s.At, words+" #"+strconv.Itoa(in.points))
	out.Masked = in.c.namesLanes(s)
	for i, a := range s.Args {
		in.handing = i == 1 && isShuffle(s) && ir.IsAddressable(a) && in.monitored[ir.Root(a)]
		out.Args = append(out.Args, in.value(a))
		in.handing = false
	}
	r, comps := definite.Exchanged(s)
	if r == nil || in.defined[r.Var] == nil {
		return nil
	}
	set := in.shadowOfCopy(r)
	if definite.Components(r.Var.Type) > 1 {
		set = comparison(ir.Ne, &ir.Binary{X: ir.X{Typ: ir.U32}, Op: ir.And, A: set, B: bitsOf(comps)}, bitsOf(nil))
	}
	return []ir.Stmt{effect("check.lane.defined", 0, set)}
}

func comparison(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	return &ir.Binary{X: ir.X{Typ: ir.Bool}, Op: op, A: a, B: b}
}
