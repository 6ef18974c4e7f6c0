package pass

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// Fission at barriers ("deep fission", MCUDA): what all threads of a block come to together, barriers and the loops and
// branches around them, is done once for the block, and the statements between become parallel regions, each a loop
// over the threads. It is done only where it is proved to do what the threads would do one beside the other: every
// barrier stands where all threads of the block that have not ended come together, and every operation of a warp where
// all such threads of the warp do. (Where threads race, or the order of atomic operations matters, both ways give
// results that the language allows; they may differ.)
//
// A splitter turns a copy of the kernel's body into statements on up to three levels: those of the block, with thread
// loops among them; warp loops, whose statements are those of one warp; and inside thread loops the statements of a
// thread. A variable that is used in one thread loop only is a local of it. One that all threads of the block (of the
// warp) agree on and that is written on that level is one variable of the block (of the warp). A pure function of the
// thread's index is computed anew in each thread loop (rematerialisation); any other variable is expanded to an array
// with an element for each thread.

// Regions is a kernel split into parallel regions.
type Regions struct {
	Func    *ir.Func
	Aligned bool // right only under uniform.Config.Aligned
	// Of Func.Expanded: an element is used where it is, not copied to a local for a thread loop.
	InPlace map[*ir.Var]bool
	Scalars map[*ir.Var]bool // variables that the block or a warp has one of
	// Of instrumented regions: the function and its loops over threads as they were, what answers questions about their
	// checks, and whether the regions are right only in blocks of whole warps.
	Plain      *ir.Func
	Threads    map[*ir.ThreadLoop]*ir.ThreadLoop
	Sanitizer  *Sanitizer
	WholeWarps bool
}

// splitter makes a Regions.
type splitter struct {
	c         *Context
	f         *ir.Func // the copy
	names     ir.Names
	info      *uniform.Info
	split     [2]map[ir.Stmt]bool // by level: statements that hold a barrier, or leave one that does
	addressed map[*ir.Var]bool
	writes    map[*ir.Var]int  // statements that give the variable a value, its declaration among them
	scalars   map[*ir.Var]bool // one for the block or the warp
	counter   map[*ir.Var]*counter
	inPlace   map[*ir.Var]bool
	remade    map[*ir.Var]ir.Expr // pure functions of the thread's index
	refs      map[*ir.Var]int     // mentions in the whole body
	returns   bool                // threads may end before others
	silent    map[ir.Stmt]bool    // barriers that the source does not have
}

// splitRegions splits a kernel that suspends into parallel regions, or says why it does not.
func splitRegions(c *Context, k *Kernel) *ir.Refusal {
	if !k.Suspends {
		return nil
	}
	if k.Obstacle = unsplittable(k.Func); k.Obstacle != nil {
		return nil
	}
	if k.Regions, k.Obstacle = c.regions(k.Func, uniform.Config{}); k.Obstacle == nil {
		return nil
	}
	if r, _ := c.regions(k.Func, uniform.Config{Aligned: true}); r != nil {
		k.Regions, k.Obstacle = r, nil
	}
	return nil
}

// unsplittable finds what is never split.
func unsplittable(body *ir.Func) (o *Obstacle) {
	ir.WalkReachable(body.Body, func(s ir.Stmt) bool {
		if o != nil {
			return false
		}
		switch s := s.(type) {
		case *ir.Label:
			o = &Obstacle{s.At, "there is a label"}
		case *ir.Effect:
			switch {
			case s.Op == "sync.grid":
				o = &Obstacle{s.At, "the grid is synchronised"}
			case ir.WarpWidth(s) == 64:
				o = &Obstacle{s.At, "warps have 64 threads"}
			case s.Op == ir.OpYield:
				o = &Obstacle{s.At, "threads wait here for what another thread writes"}
			}
		}
		return true
	})
	return o
}

// regions splits body under the assumptions of cfg.
func (c *Context) regions(body *ir.Func, cfg uniform.Config) (*Regions, *Obstacle) {
	p := &splitter{c: c, names: ir.Names{}, scalars: map[*ir.Var]bool{}, counter: map[*ir.Var]*counter{},
		inPlace: map[*ir.Var]bool{}, remade: map[*ir.Var]ir.Expr{},
		silent: map[ir.Stmt]bool{}}
	p.copy(body)
	p.info = uniform.Analyse(p.f, cfg)
	if p.strides() {
		p.info = uniform.Analyse(p.f, cfg)
	}
	for level := range p.split {
		p.split[level] = map[ir.Stmt]bool{}
		p.mark(p.f.Body, uniform.Level(level))
		for p.markJumps(p.f.Body, uniform.Level(level), nil) {
		}
		if o := p.check(uniform.Level(level)); o != nil {
			return nil, o
		}
	}
	p.returns = ir.HasReturn(p.f.Body)
	if o := p.masks(); o != nil {
		return nil, o
	}
	p.f.Body = p.lowerIn(p.f.Body)
	p.count()
	p.remakeable()
	p.f.Body = p.regionsOf(p.f.Body, uniform.Block)
	p.f.Expanded = p.settle()
	c.forwardInRegions(p.f, p.inPlace)
	return &Regions{Func: p.f, Aligned: cfg.Aligned, InPlace: p.inPlace, Scalars: p.scalars}, nil
}

// copy makes p.f a copy of body with variables of its own. A parameter that is written or has its address taken is a
// variable that starts as the parameter.
func (p *splitter) copy(body *ir.Func) {
	written := map[*ir.Var]bool{}
	ir.Walk(body.Body, func(s ir.Stmt) {
		if v := ir.Root(ir.Written(s)); v != nil {
			written[v] = true
		}
	}, func(e ir.Expr) {
		if a, ok := e.(*ir.Addr); ok {
			if v := ir.Root(a.Place); v != nil {
				written[v] = true
			}
		}
	})
	f := *body
	in := &inliner{c: p.c, kernel: body, stack: []*ir.Func{body}, names: p.names, wanted: Straight}
	c := in.inlined()
	c.Vars = map[*ir.Var]*ir.Var{}
	f.Params = nil
	var first []ir.Stmt
	for _, v := range body.Params {
		n := *v
		n.Name = p.names.Free(v.Name, nil)
		f.Params = append(f.Params, &n)
		c.Vars[v] = &n
		if written[v] {
			own := c.Declare(v)
			first = append(first, &ir.Declare{S: ir.S{At: v.Pos}, Var: own, Init: ir.RefTo(&n)})
		}
	}
	f.Body = constants(flatten(append(first, c.Stmts(body.Body)...)))
	p.f, p.addressed = &f, ir.AddressedIn(f.Body)
}

// flatten puts the statements of blocks, and of inlined functions that are left at their end only, into the list around
// them, so that regions can reach across; the names of variables are unique. A block of a declaration and its loop
// stays: it is a for statement.
func flatten(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Block:
			s.List = flatten(s.List)
			if len(s.List) == 2 {
				_, declares := s.List[0].(*ir.Declare)
				if _, loops := s.List[1].(*ir.Loop); declares && loops {
					out = append(out, s)
					continue
				}
			}
			out = append(out, s.List...)
			continue
		case *ir.Region:
			s.Body = flatten(s.Body)
			if inner := s.WithoutLastLeave(); !s.Left(inner) {
				out = append(out, inner...)
				continue
			}
		case *ir.If:
			s.Then, s.Else = flatten(s.Then), flatten(s.Else)
		case *ir.Loop:
			s.Pre, s.Body, s.Post = flatten(s.Pre), flatten(s.Body), flatten(s.Post)
		case *ir.Switch:
			for i := range s.Cases {
				s.Cases[i].Body = flatten(s.Cases[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

// fresh makes a variable.
func (p *splitter) fresh(name string, t ir.Type, at source.Pos) *ir.Var {
	return &ir.Var{Name: p.names.Free(name, nil), Type: t, Kind: ir.Temp, Pos: at}
}

// waits reports whether threads of a level wait for each other at s.
func waits(s ir.Stmt, level uniform.Level) bool {
	e, ok := s.(*ir.Effect)
	if !ok {
		return false
	}
	if level == uniform.Block {
		return e.Op == "sync.block" || ir.IsVote(e.Op)
	}
	return strings.HasPrefix(string(e.Op), "warp.")
}

// mark notes in split the statements that hold a barrier.
func (p *splitter) mark(list []ir.Stmt, level uniform.Level) (any bool) {
	for _, s := range ir.Reachable(list) {
		has := waits(s, level)
		for _, b := range ir.Bodies(s) {
			has = p.mark(b, level) || has
		}
		if has {
			p.split[level][s] = true
			any = true
		}
	}
	return any
}

// markJumps adds the jumps that leave statements with barriers or go on with their next iteration, and what holds such
// jumps; so also returns of all threads of the block.
func (p *splitter) markJumps(list []ir.Stmt, level uniform.Level, around []ir.Stmt) (more bool) {
	split := p.split[level]
	for _, s := range ir.Reachable(list) {
		var target ir.Stmt
		switch s := s.(type) {
		case *ir.Break:
			for i := len(around) - 1; target == nil; i-- {
				if _, call := around[i].(*ir.Region); !call {
					target = around[i]
				}
			}
		case *ir.Continue:
			for i := len(around) - 1; target == nil; i-- {
				if l, ok := around[i].(*ir.Loop); ok {
					target = l
				}
			}
		case *ir.Leave:
			target = s.Of
		case *ir.Return:
			if level == uniform.Block && p.info.Control(s) == uniform.Block && p.allSplit(around) {
				split[s] = true
			}
		}
		if target != nil && split[target] {
			split[s] = true
		}
		inner := around
		switch s.(type) {
		case *ir.Loop, *ir.Switch, *ir.Region:
			inner = append(around[:len(around):len(around)], s)
		}
		for _, b := range ir.Bodies(s) {
			more = p.markJumps(b, level, inner) || more
			for _, t := range ir.Reachable(b) {
				if split[t] && !split[s] {
					split[s], more = true, true
				}
			}
		}
	}
	return more
}

func (p *splitter) allSplit(list []ir.Stmt) bool {
	for _, s := range list {
		if !p.split[uniform.Block][s] {
			return false
		}
	}
	return true
}

// check finds the first place where not all threads of a level come to a barrier together, or leave a loop with one
// together.
func (p *splitter) check(level uniform.Level) (o *Obstacle) {
	who := level.String()
	ir.WalkReachable(p.f.Body, func(s ir.Stmt) bool {
		if o != nil || !p.split[level][s] {
			return false
		}
		if e := decision(s); e != nil && p.info.Expr(e) > level {
			o = &Obstacle{p.firstBarrier(s, level), fmt.Sprintf("not all threads of a %s need come here together: "+
				"they may differ in the condition in line %d", who, p.c.position(e.Pos()).Line)}
			return false
		}
		if p.info.Control(s) <= level {
			return true
		}
		switch s.(type) {
		case *ir.Effect:
			o = &Obstacle{s.Pos(), fmt.Sprintf("not all threads of a %s need come here together", who)}
		case *ir.Break, *ir.Continue, *ir.Leave, *ir.Return:
			o = &Obstacle{s.Pos(), fmt.Sprintf("only some threads of a %s may jump here, "+
				"in a loop or function in which they wait for each other", who)}
		}
		return true
	})
	return o
}

// decision returns what decides which statements inside s run, nil if nothing does.
func decision(s ir.Stmt) ir.Expr {
	switch s := s.(type) {
	case *ir.If:
		return s.Cond
	case *ir.Loop:
		return s.Cond
	case *ir.Switch:
		return s.Tag
	}
	return nil
}

// firstBarrier is where the first barrier inside s stands, or s itself.
func (p *splitter) firstBarrier(s ir.Stmt, level uniform.Level) source.Pos {
	at := s.Pos()
	found := false
	for _, b := range ir.Bodies(s) {
		ir.WalkReachable(b, func(s ir.Stmt) bool {
			if !found && waits(s, level) {
				at, found = s.Pos(), true
			}
			return !found
		})
	}
	return at
}
