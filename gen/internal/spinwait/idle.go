package spinwait

import (
	"maps"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// idles reports whether an iteration of l may change nothing that decides whether the loop goes on, because of what it
// finds in memory. The next one then finds the same, unless another thread has written: such a loop waits, also if
// other iterations make progress, as where a look-back scan walks from one block's flag to the next.
//
// An iteration is a way from behind the loop's test to behind the next one. A count of looks that ends the loop is a
// change on every way that goes on: while (!*p && n++ < 5) waits for nobody. After || it is none on the way that does
// not come to it.
func (w *finder) idles(fl *flow, l *ir.Loop) bool {
	relevant := fl.deciding(l)
	most := min(maxSteps, w.left)
	i := &idler{w: w, fl: fl, left: most, climbs: climbing(l, relevant), uses: w.uses(l),
		jumping: map[*ir.Label][]*way{}}
	if i.alwaysClimbs(l.Post) || i.alwaysClimbs(l.Pre) || !i.uses.memory || i.uses.barrier {
		return false
	}
	defer func() { w.left -= most - i.left }()
	at := i.assume([]*way{newWay()}, l.Cond, true)
	for _, at := range at {
		at.looked = false // before the iteration
	}
	var out jumps
	at = append(i.list(at, l.Body, &out), out.continues...)
	if fl.head != nil {
		at = i.arriving(fl.head)
	}
	at = i.list(at, l.Post, &out)
	at = i.list(at, l.Pre, &out)
	if i.left <= 0 {
		w.tooLong[l] = true
		return false
	}
	return slices.ContainsFunc(i.assume(at, l.Cond, true), func(at *way) bool {
		return at.looked && at.repeats(relevant)
	})
}

const (
	allSteps  = 1 << 17 // bounds the work for all loops
	maxSteps  = 10000   // bounds the work for one loop
	maxWays   = 16      // bounds how many ways are told apart
	maxCalls  = 8       // bounds how deep calls are followed
	maxRounds = 3       // bounds how many iterations of inner loops are followed
)

// A way leads through an iteration, up to some statement. None leads through a statement that changes memory.
type way struct {
	looked bool                // a decision on it depends on memory
	from   map[*ir.Var]vars    // the variables that have got values, and whose values before the iteration these depend on
	memory vars                // those of them whose values depend on memory
	points map[*ir.Var]*ir.Var // pointers to variables
	facts  map[*ir.Var]fact
	first  map[*ir.Var]fact // what decisions say of variables as they were before the iteration
}

func newWay() *way {
	return &way{false, map[*ir.Var]vars{}, vars{}, map[*ir.Var]*ir.Var{}, map[*ir.Var]fact{}, map[*ir.Var]fact{}}
}

func (at *way) clone() *way {
	return &way{at.looked, maps.Clone(at.from), maps.Clone(at.memory), maps.Clone(at.points), maps.Clone(at.facts),
		maps.Clone(at.first)}
}

// repeats reports whether the iteration leaves the relevant variables as they were, or gives them values that the next
// one gives them again.
func (at *way) repeats(relevant vars) bool {
	for v, f := range at.first {
		if at.from[v] != nil && f.excludes(at.facts[v]) {
			return false
		}
	}
	for v := range at.from {
		if relevant[v] && reaches(at.from[v], func(u *ir.Var) bool { return u == v }, at.from) {
			return false
		}
	}
	return true
}

// jumps are the ways that end at jumps.
type jumps struct{ continues, breaks, returns []*way }

// idler follows ways.
type idler struct {
	memory vars // the variables that are made of memory that other threads may write, nil until asked for
	w      *finder
	fl     *flow
	left   int       // the work that may still be done
	dsts   []ir.Expr // where the calls that are followed leave their results
	climbs vars
	uses   uses // of the loop

	jumping map[*ir.Label][]*way // ways that have jumped to labels which the list has not come to
}

// climbing are those of the relevant variables that change with each assignment: they are computed from themselves.
func climbing(l *ir.Loop, relevant vars) vars {
	set := maps.Clone(relevant)
	for v := range ir.AddressedIn([]ir.Stmt{l}) {
		delete(set, v)
	}
	ir.WalkStmts([]ir.Stmt{l}, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			delete(set, d.Var)
		} else if v := ir.Root(ir.Written(s)); v != nil && !steps(s, v) {
			delete(set, v)
		}
		return true
	})
	return set
}

// steps reports whether s computes v from itself.
func steps(s ir.Stmt, v *ir.Var) bool {
	a, ok := s.(*ir.Assign)
	return ok && ir.IsRef(a.Dst, v) && (a.Op != ir.NoOp || ir.MentionsVar(a.Src, v))
}

// alwaysClimbs reports whether a statement of list changes a relevant variable in each iteration.
func (i *idler) alwaysClimbs(list []ir.Stmt) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool { return i.climbs[ir.Root(ir.Written(s))] })
}

// uses is what a loop does, or a function that it calls.
type uses struct {
	memory  bool // looks at memory that other threads may write
	shared  bool // uses shared memory
	writes  bool // may write memory
	barrier bool // waits for the threads of the block
}

func (w *finder) uses(l *ir.Loop) (u uses) {
	var in func(list []ir.Stmt)
	seen := map[*ir.Func]bool{}
	in = func(list []ir.Stmt) {
		ir.Walk(list, func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Effect:
				u.memory = u.memory || w.poll(s)
				u.barrier = u.barrier || s.Op == "sync.block" || ir.IsVote(s.Op)
				u.writes = u.writes || strings.HasPrefix(string(s.Op), "atomic.") && s.Op != "atomic.load"
			case *ir.Call:
				if !seen[s.Func] {
					seen[s.Func] = true
					in(s.Func.Body)
				}
			}
			if place := ir.Written(s); place != nil {
				u.writes = u.writes || ir.Root(place) == nil || outside(ir.Root(place))
			}
		}, func(x ir.Expr) {
			r, ok := x.(*ir.Ref)
			u.memory = u.memory || loads(x)
			u.shared = u.shared || ok && r.Var.Kind == ir.SharedVar
		})
	}
	in([]ir.Stmt{l})
	return u
}

// list follows statements from each of the ways at, and returns the ways that come to their end.
func (i *idler) list(at []*way, list []ir.Stmt, out *jumps) []*way {
	for _, s := range list {
		if len(at) == 0 && len(i.jumping) == 0 || i.left < 0 {
			return nil
		}
		if len(at) == 0 && !ir.HasLabel([]ir.Stmt{s}) {
			continue
		}
		i.left -= max(1, len(at))
		at = fewer(i.stmt(at, s, out))
	}
	return at
}

// arriving returns the ways that have jumped to label.
func (i *idler) arriving(label *ir.Label) []*way {
	at := i.jumping[label]
	delete(i.jumping, label)
	return at
}

// fewer returns list, with less known of each way if there are too many.
func fewer(list []*way) []*way {
	if len(list) <= maxWays {
		return list
	}
	var merged [2]*way
	for _, at := range list {
		to := &merged[0]
		if at.looked {
			to = &merged[1]
		}
		if *to == nil {
			*to = at.clone()
		}
		(*to).merge(at)
	}
	return slices.DeleteFunc(merged[:], func(at *way) bool { return at == nil })
}

// merge forgets what b does not know, too.
func (at *way) merge(b *way) {
	for v, set := range b.from {
		at.from[v] = union(at.from[v], set)
		at.memory[v] = at.memory[v] || b.memory[v]
	}
	unlike := func(of map[*ir.Var]fact) func(*ir.Var, fact) bool {
		return func(v *ir.Var, f fact) bool { return of[v] != f }
	}
	maps.DeleteFunc(at.facts, unlike(b.facts))
	maps.DeleteFunc(at.first, unlike(b.first))
	maps.DeleteFunc(at.points, func(v, to *ir.Var) bool { return b.points[v] != to })
}

func (i *idler) stmt(at []*way, s ir.Stmt, out *jumps) []*way {
	switch s := s.(type) {
	case *ir.Block:
		return i.list(at, s.List, out)
	case *ir.If:
		return append(i.list(i.assume(at, s.Cond, true), s.Then, out), i.list(i.assume(at, s.Cond, false), s.Else, out)...)
	case *ir.Loop:
		if i.w.tooLong[s] { // it would use up all work, once more for each loop around it
			i.left = -1
			return nil
		}
		return i.loop(at, s, out)
	case *ir.Switch:
		return i.choose(at, s, out)
	case *ir.Continue:
		out.continues = append(out.continues, at...)
	case *ir.Break:
		out.breaks = append(out.breaks, at...)
	case *ir.Label:
		return append(at, i.arriving(s)...)
	case *ir.Goto:
		i.jumping[s.To] = fewer(append(i.jumping[s.To], at...))
	case *ir.Return:
		if n := len(i.dsts); n > 0 && i.dsts[n-1] != nil {
			back := &ir.Assign{S: s.S, Dst: i.dsts[n-1], Src: s.Val}
			at = each(at, func(at *way) bool { return i.give(at, back) })
		}
		out.returns = append(out.returns, at...)
	case *ir.Call:
		return i.call(at, s)
	case *ir.Assign:
		if c, ok := s.Src.(*ir.Select); ok && s.Op == ir.NoOp {
			return i.stmt(at, &ir.If{S: s.S, Cond: c.C, Then: []ir.Stmt{&ir.Assign{S: s.S, Dst: s.Dst, Src: c.A}},
				Else: []ir.Stmt{&ir.Assign{S: s.S, Dst: s.Dst, Src: c.B}}}, out)
		}
		return each(at, func(at *way) bool { return i.give(at, s) })
	default:
		return each(at, func(at *way) bool { return i.simple(at, s) })
	}
	return nil
}

// each returns those ways of list that go on.
func each(list []*way, goOn func(at *way) bool) []*way {
	return slices.DeleteFunc(list, func(at *way) bool { return !goOn(at) })
}

// simple notes what a statement does, and reports whether the way goes on.
func (i *idler) simple(at *way, s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Declare:
		i.set(at, s.Var, s.Init)
		return true
	case *ir.Effect:
		polls := i.w.poll(s)
		pause := strings.HasPrefix(string(s.Op), "fence.") || s.Op == "time.sleep" || ir.IsOrder(s.Op)
		if !polls && !pause && !i.looksTogether(at, s) {
			return false
		}
		if s.Dst == nil {
			return true
		}
		if !i.assign(at, s.Dst, s.Args...) {
			return false
		}
		if v := at.root(s.Dst); v != nil && polls {
			at.memory[v] = true
		}
		return true
	}
	return false
}

// looksTogether reports whether s is an operation of a warp whose lanes look at memory. Otherwise its result may change
// with what another lane does: in shared memory that the loop writes, in its variables, or in those that the caller of
// a function passes by reference.
func (i *idler) looksTogether(at *way, s *ir.Effect) bool {
	_, memory := i.sources(at, s.Args...)
	byReference := slices.ContainsFunc(s.Args, func(x ir.Expr) bool {
		d, ok := ir.Unconverted(x).(*ir.Deref)
		return ok && !d.IsVolatile() && d.Ptr.Type().(*ir.Pointer).Ref
	})
	return ir.WarpWidth(s) > 0 && !(i.uses.shared && i.uses.writes) && memory && !byReference
}

// root is the variable that the place is part of, nil for memory.
func (at *way) root(place ir.Expr) *ir.Var {
	v := ir.Root(place)
	if v == nil {
		v = at.points[pointer(place)]
	}
	if v != nil && outside(v) {
		return nil
	}
	return v
}

// pointer is the variable through which place is reached, or nil.
func pointer(place ir.Expr) *ir.Var {
	for {
		switch x := place.(type) {
		case *ir.Deref:
			return ir.Root(uncast(x.Ptr))
		case *ir.FieldOf:
			place = x.Base
		case *ir.Index:
			if ir.IsPointer(x.Base.Type()) {
				return ir.Root(uncast(x.Base))
			}
			place = x.Base
		case *ir.Lanes:
			place = x.Base
		case *ir.LaneAt:
			place = x.Base
		default:
			return nil
		}
	}
}

func uncast(x ir.Expr) ir.Expr {
	for {
		c, ok := x.(*ir.PtrCast)
		if !ok {
			return x
		}
		x = c.A
	}
}

// give follows an assignment, and reports whether it is none to memory.
func (i *idler) give(at *way, s *ir.Assign) bool {
	if v := at.root(s.Dst); v != nil && !i.climbs[v] && s.Op == ir.NoOp && ir.IsRef(s.Dst, v) {
		i.set(at, v, s.Src)
		return true
	} else if s.Op != ir.NoOp {
		return i.assign(at, s.Dst, s.Dst, s.Src)
	}
	return i.assign(at, s.Dst, s.Src)
}

// assign notes that dst gets a value that is computed from srcs, and reports whether dst is no memory.
func (i *idler) assign(at *way, dst ir.Expr, srcs ...ir.Expr) bool {
	v := at.root(dst)
	if v == nil || i.climbs[v] {
		return false
	}
	from, memory := i.sources(at, srcs...)
	if !ir.IsRef(dst, v) {
		from, memory = union(at.from[v], from), memory || at.memory[v]
	}
	at.from[v], at.memory[v] = from, memory
	delete(at.facts, v)
	delete(at.points, v)
	return true
}

// set notes that the variable v gets the value x, nil for any.
func (i *idler) set(at *way, v *ir.Var, x ir.Expr) {
	from, memory := i.sources(at, x)
	f := at.value(x)
	delete(at.points, v)
	switch x := uncast(x).(type) {
	case *ir.Addr:
		if to := at.root(x.Place); to != nil {
			at.points[v] = to
		}
	case *ir.Ref:
		if to := at.points[x.Var]; to != nil {
			at.points[v] = to
		}
	}
	at.from[v], at.memory[v], at.facts[v] = from, memory, f
}

// sources says what xs are computed from: values that variables had before the iteration, and memory.
func (i *idler) sources(at *way, xs ...ir.Expr) (from vars, memory bool) {
	from = vars{}
	use := func(v *ir.Var) {
		if set, ok := at.from[v]; ok {
			from = union(from, set)
			memory = memory || at.memory[v]
		} else {
			from[v] = true
			memory = memory || i.ofMemory(v)
		}
	}
	for _, x := range xs {
		if x == nil {
			continue
		}
		ir.WalkExprs(x, func(x ir.Expr) bool {
			if r, ok := x.(*ir.Ref); ok && !outside(r.Var) {
				use(r.Var)
			}
			if to := at.points[pointer(x)]; to != nil {
				use(to)
			} else if loads(x) {
				memory = true
			}
			return true
		})
	}
	return from, memory
}

func union(a, b vars) vars {
	set := vars{}
	maps.Copy(set, a)
	maps.Copy(set, b)
	return set
}

// loop follows an inner loop: past it, and through some iterations.
func (i *idler) loop(at []*way, l *ir.Loop, out *jumps) (ends []*way) {
	for range maxRounds {
		var in jumps
		if !l.TestLast {
			at = i.list(at, l.Pre, &in)
			ends = append(ends, i.assume(at, l.Cond, false)...)
			at = i.assume(at, l.Cond, true)
		}
		at = append(i.list(at, l.Body, &in), in.continues...)
		at = i.list(at, l.Post, &in)
		if l.TestLast {
			at = i.list(at, l.Pre, &in)
			ends = append(ends, i.assume(at, l.Cond, false)...)
			at = i.assume(at, l.Cond, true)
		}
		ends = append(ends, in.breaks...)
		out.returns = append(out.returns, in.returns...)
	}
	return ends
}

// choose follows the cases of a switch.
func (i *idler) choose(at []*way, s *ir.Switch, out *jumps) []*way {
	in := jumps{}
	var through []*way // what falls through from the case before
	missed := !slices.ContainsFunc(s.Cases, func(c ir.Case) bool { return c.Default })
	for _, c := range s.Cases {
		to := through
		for _, n := range c.Values {
			to = append(to, i.decide(at, s.Tag, func(at *way) bool { return at.learn(s.Tag, fact{int64(n), true, true}) })...)
		}
		if c.Default {
			to = append(to, i.other(at, s)...)
		}
		through = i.list(to, c.Body, &in)
	}
	if missed {
		through = append(through, i.other(at, s)...)
	}
	out.continues = append(out.continues, in.continues...)
	out.returns = append(out.returns, in.returns...)
	return append(through, in.breaks...)
}

// other follows the ways on which the tag of s has none of the values of its cases.
func (i *idler) other(at []*way, s *ir.Switch) []*way {
	return i.decide(at, s.Tag, func(at *way) bool {
		for _, c := range s.Cases {
			for _, n := range c.Values {
				if f := at.value(s.Tag); f.known && f.is && f.n == int64(n) {
					return false
				}
			}
		}
		return true
	})
}

// call follows the function that is called. One that calls itself changes what it likes.
func (i *idler) call(at []*way, c *ir.Call) []*way {
	if len(i.dsts) >= maxCalls || i.w.deep[c.Func] {
		return nil
	}
	for _, at := range at {
		for k, p := range c.Func.Params {
			i.set(at, p, c.Args[k])
		}
	}
	i.dsts = append(i.dsts, c.Dst)
	defer func() { i.dsts = i.dsts[:len(i.dsts)-1] }()
	var out jumps
	return append(i.list(at, c.Func.Body, &out), out.returns...)
}

// assume returns the ways on which cond, nil for true, may be want.
func (i *idler) assume(list []*way, cond ir.Expr, want bool) []*way {
	if cond == nil {
		cond = &ir.Const{X: ir.X{Typ: ir.Bool}, Bits: 1}
	}
	return i.decide(list, cond, func(at *way) bool { return at.assume(cond, want) })
}

// decide returns copies of the ways that go on after a decision that x makes.
func (i *idler) decide(list []*way, x ir.Expr, goOn func(at *way) bool) (on []*way) {
	for _, at := range list {
		i.left -= len(at.from)
		if i.left < 0 {
			return nil
		}
		at = at.clone()
		if _, memory := i.sources(at, x); memory {
			at.looked = true
		}
		if goOn(at) {
			on = append(on, at)
		}
	}
	return on
}

// ofMemory reports whether what the loop computes for v depends on memory that other threads may write.
func (i *idler) ofMemory(v *ir.Var) bool {
	if i.memory == nil {
		i.memory = i.fl.madeOfMemory()
	}
	return i.memory[v]
}

// madeOfMemory are the variables of which ofMemory is true.
func (fl *flow) madeOfMemory() vars {
	into := map[*ir.Var][]*ir.Var{} // what a variable is used for
	for v, from := range fl.from {
		for u := range from {
			into[u] = append(into[u], v)
		}
	}
	found := vars{}
	var add func(v *ir.Var)
	add = func(v *ir.Var) {
		if found[v] {
			return
		}
		found[v] = true
		for _, u := range into[v] {
			add(u)
		}
	}
	for _, set := range []vars{fl.loads, fl.polled} {
		for v, of := range set {
			if of {
				add(v)
			}
		}
	}
	return found
}

// deciding are the variables on which it depends, directly or through others, whether the loop goes on.
func (fl *flow) deciding(l *ir.Loop) vars {
	set := vars{}
	start := maps.Clone(fl.exits)
	for _, x := range fl.skips(l.Body, nil) {
		maps.Copy(start, fl.uses(x))
	}
	reaches(start, func(v *ir.Var) bool { set[v] = true; return false }, fl.from, fl.control)
	return set
}

// skips appends to list what decides whether a jump within the loop leaves out a statement that may leave the loop.
func (fl *flow) skips(body []ir.Stmt, list []ir.Expr) []ir.Expr {
	for n, s := range body {
		if c, ok := s.(*ir.If); ok && (holdsGoto(s) || ir.Continues([]ir.Stmt{s}) && fl.leaves(body[n+1:], ownList)) {
			list = append(list, c.Cond)
		}
		if _, ok := s.(*ir.Loop); ok {
			continue
		}
		for _, b := range ir.Bodies(s) {
			list = fl.skips(b, list)
		}
	}
	return list
}

// holdsGoto reports whether s holds a goto.
func holdsGoto(s ir.Stmt) (found bool) {
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		_, ok := s.(*ir.Goto)
		found = found || ok
		return !found
	})
	return found
}
