// Package pocl says what compilers for processors, PoCL 3.1 above all, must be kept from in a kernel in OpenCL C, which
// they would get wrong without a word.
package pocl

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// Verdict is what must be done about a kernel.
type Verdict struct {
	// Kept are the variables, by function, that must be volatile.
	Kept map[*spaces.Instance]map[*ir.Var]bool
	// Waits says that threads wait for each other in the kernel.
	Waits bool
	// Rounds says that threads may wait for each other in a loop. The compiler of PoCL (3.1) merges the barrier at the
	// end of an iteration with one before the loop, and what threads do before both with it. Threads of which only some
	// do that then run the code before the loop again.
	Rounds bool
	// Plain says that PoCL must not optimise the kernel. Where threads wait and functions have jumps, PoCL crashes when it
	// optimises them, or what these functions do in local memory is not seen.
	Plain bool
	// Filled says that Intel's compiler must not.
	Filled bool
}

// The platforms, as they call themselves.
const (
	pocl  = "Portable Computing Language"
	intel = "Intel(R) OpenCL"
)

// Platforms are the names of the platforms that must not optimise the kernel.
func (v *Verdict) Platforms() (list []string) {
	if v.Plain {
		list = append(list, pocl)
	}
	if v.Filled {
		list = append(list, intel)
	}
	return list
}

// All are the names of all platforms that must not optimise some kernels.
func All() []string { return (&Verdict{Plain: true, Filled: true}).Platforms() }

// Judge looks at kernel k and the functions that it calls; punned says that it looks at memory as another type.
func Judge(k *ir.Kernel, r *spaces.Result, punned bool) *Verdict {
	v := &Verdict{Kept: map[*spaces.Instance]map[*ir.Var]bool{}, Plain: interleaved(k, r, punned), Filled: filled(r),
		Waits: slices.ContainsFunc(r.Instances, func(in *spaces.Instance) bool { return waits(in.Func) })}
	if v.Waits {
		v.judge(r)
		v.Rounds = slices.ContainsFunc(r.Instances, func(in *spaces.Instance) bool {
			return ir.HasLabel(in.Func.Body) || rounds(in.Func.Body, false)
		})
		v.Plain = v.Plain || slices.ContainsFunc(r.Instances, func(in *spaces.Instance) bool {
			return in != r.Kernel && ir.HasLabel(in.Func.Body)
		})
	}
	return v
}

// PoCL (3.1) runs the threads of a block in loops between barriers, those of the source and those that it adds to
// loops, and keeps what a thread needs after one in an array, unless all threads have the same. It takes a value
// that comes from nothing but constants and what all threads share for one of these, whatever chooses among them: a
// count that threads end at in different iterations, for one. Memory that is volatile it does not look into, nor into
// anything if it is told not to optimise (Verdict.Plain).

// judge finds the variables of a kernel, in which threads wait for each other, that only look as if all threads had
// the same: those that are given two such values or more, and truth values. Where that is a member, or what a
// pointer points at, the text is plain.
func (v *Verdict) judge(r *spaces.Result) {
	c := chosen{r, uniform.Analyse(r.Kernel.Func, uniform.Config{}), map[*spaces.Instance]*uniform.Info{},
		map[called]*choices{}}
	c.function(r.Kernel, make([]bool, len(r.Kernel.Func.Params)))
	for key, found := range c.done {
		info := c.info(key.in)
		if v.Kept[key.in] == nil {
			v.Kept[key.in] = map[*ir.Var]bool{}
		}
		inside := map[*ir.Var]bool{}
		apart(info, key.in.Func.Body, false, inside)
		for p, n := range found.same {
			switch {
			case p.v == nil:
				v.Plain = v.Plain || n > 1 && found.rounds[p]
			case inside[p.v] || info.Var(p.v) == uniform.Block:
			case p.path != "" || ir.IsPointer(p.v.Type):
				v.Plain = v.Plain || n > 1 && found.rounds[p]
			case n > 1 || p.v.Type == ir.Bool && found.given[p.v] > 1:
				v.Kept[key.in][p.v] = true
			}
		}
	}
}

func waits(f *ir.Func) bool { return waitsIn(f.Body) }

func waitsIn(list []ir.Stmt) (yes bool) {
	ir.Walk(list, func(s ir.Stmt) { yes = yes || ir.Suspends(s) }, nil)
	return yes
}

// rounds reports whether threads may wait in a loop of list, or anywhere in it if it is looped, or in what that calls.
func rounds(list []ir.Stmt, looped bool) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool {
		_, call := s.(*ir.Call)
		if looped && (call || ir.Suspends(s)) {
			return true
		}
		_, loop := s.(*ir.Loop)
		return slices.ContainsFunc(ir.Bodies(s), func(body []ir.Stmt) bool { return rounds(body, looped || loop) })
	})
}

// apart finds the variables that are declared where only some threads come, and no barrier is: nothing of them is kept.
func apart(info *uniform.Info, list []ir.Stmt, inside bool, found map[*ir.Var]bool) {
	for _, s := range list {
		if d, ok := s.(*ir.Declare); ok && inside {
			found[d.Var] = true
		}
		for _, body := range ir.Bodies(s) {
			some := len(body) > 0 && info.Control(body[0]) != uniform.Block && !waitsIn(body)
			apart(info, body, inside || some, found)
		}
	}
}

// part is a variable, or a member at any depth of one, or, where v is nil, of private memory that a pointer points at.
type part struct {
	v    *ir.Var
	path string
}

// choices are what a function chooses among.
type choices struct {
	same    map[part]int     // how many values that look the same to all threads each part is given
	given   map[*ir.Var]int  // how many values of any kind
	rounds  map[part]bool    // is given one of them in a loop that threads leave in different iterations
	differs map[*ir.Var]bool // is given something that is seen to differ
	results int              // how many values that look the same come out of the function
}

// called is a function, and what is known of its arguments.
type called struct {
	in   *spaces.Instance
	args string
}

// chosen looks at functions once for each kind of arguments.
type chosen struct {
	spaces *spaces.Result
	kernel *uniform.Info
	infos  map[*spaces.Instance]*uniform.Info
	done   map[called]*choices
}

// info is what is uniform in a function.
func (c *chosen) info(in *spaces.Instance) *uniform.Info {
	if in == c.spaces.Kernel {
		return c.kernel
	}
	if c.infos[in] == nil {
		c.infos[in] = c.kernel.Callee(in.Func)
	}
	return c.infos[in]
}

// function looks at a function, given arguments that differ from thread to thread or not.
func (c *chosen) function(in *spaces.Instance, args []bool) *choices {
	key := called{in, fmt.Sprint(args)}
	if found := c.done[key]; found != nil {
		return found
	}
	found := &choices{map[part]int{}, map[*ir.Var]int{}, map[part]bool{}, map[*ir.Var]bool{}, 0}
	c.done[key] = found // a recursive call adds nothing to what the function itself does
	for i, v := range in.Func.Params {
		found.same[part{v, ""}] = 1
		if args[i] {
			found.differs[v] = true
		}
	}
	for n := -1; n != len(found.differs); { // until no variable more is known to differ
		n = len(found.differs)
		ir.VisitReachable(in.Func.Body, func(s ir.Stmt) {
			if v := ir.Root(given(s)); v != nil && !found.differs[v] && c.differ(in, s, v, found) {
				found.differs[v] = true
			}
		}, nil)
	}
	looped := map[ir.Stmt]bool{}
	ir.VisitReachable(in.Func.Body, func(s ir.Stmt) {
		if _, ok := s.(*ir.Loop); ok || looped[s] {
			for _, body := range ir.Bodies(s) {
				for _, b := range body {
					looped[b] = true
				}
			}
		}
		c.count(in, s, looped[s] && c.info(in).Control(s) != uniform.Block, found)
	}, nil)
	return found
}

// call looks at a function that is called where found is what is known.
func (c *chosen) call(in *spaces.Instance, s *ir.Call, found *choices) *choices {
	args := make([]bool, len(in.Calls[s].Func.Params))
	for i := range args {
		args[i] = i >= len(s.Args) || found.differ(s.Args[i], nil)
	}
	return c.function(in.Calls[s], args)
}

// given is the place that s gives a value, nil for none.
func given(s ir.Stmt) ir.Expr {
	if d, ok := s.(*ir.Declare); ok && d.Init != nil {
		return &ir.Ref{X: ir.X{Typ: d.Var.Type}, Var: d.Var}
	}
	return ir.Written(s)
}

// differ reports whether PoCL sees that what s gives a part of v differs from thread to thread. What the part held
// before does not count.
func (c *chosen) differ(in *spaces.Instance, s ir.Stmt, v *ir.Var, found *choices) bool {
	switch s := s.(type) {
	case *ir.Declare:
		return found.differ(s.Init, v)
	case *ir.Assign:
		return found.differ(s.Src, v)
	case *ir.Call:
		return c.call(in, s, found).results == 0
	}
	return true
}

// differ is that for an expression: it has the index of a thread or comes from memory.
func (c *choices) differ(e ir.Expr, self *ir.Var) (yes bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Addr:
			if ref, ok := ir.WithoutChecks(e.Place).(*ir.Ref); ok && !ir.IsPrivate(ref.Var) {
				return false // an address is the same for all
			}
			yes = true
		case *ir.Ref:
			yes = yes || e.Var != self && (e.Var.Kind == ir.GlobalVar || e.Var.Kind == ir.SharedVar || c.differs[e.Var])
		case *ir.Deref:
			yes = true
		case *ir.Index:
			yes = yes || ir.Root(e) == nil
		case *ir.Builtin:
			yes = yes || len(e.Args) == 0 && !slices.Contains(sharedByAll, e.Op)
		}
		return !yes
	})
	return yes
}

// sharedByAll are the operations of which all threads of a block get the same. It is read only.
var sharedByAll = []ir.Op{"id.block.x", "id.block.y", "id.block.z", "dim.block.x", "dim.block.y", "dim.block.z",
	"dim.grid.x", "dim.grid.y", "dim.grid.z"}

// count counts what s gives; rounds says that it stands in a loop that threads leave in different iterations.
func (c *chosen) count(in *spaces.Instance, s ir.Stmt, rounds bool, found *choices) {
	if r, ok := s.(*ir.Return); ok && r.Val != nil && !found.differ(r.Val, nil) {
		found.results++
		ir.EachVar(r.Val, func(v *ir.Var) {
			for p, n := range found.same {
				if p.v == v {
					found.results += n
				}
			}
		})
	}
	call, _ := s.(*ir.Call)
	if call != nil {
		c.through(in, call, rounds, found)
	}
	place := given(s)
	if place == nil {
		return
	}
	v := ir.Root(place)
	path, constant := memberPath(place)
	if v != nil {
		found.given[v]++
	}
	switch {
	case !constant || v == nil && c.spaces.Place(in, place) != ir.Private: // memory that PoCL leaves alone
	case v != nil && !ir.IsPrivate(v) && v.Kind != ir.Param:
	case call != nil:
		found.add(part{v, path}, c.call(in, call, found).results, rounds)
	case !c.differ(in, s, v, found):
		found.add(part{v, path}, 1, rounds)
	}
}

// through counts what a function gives what its pointers point at: that is what a pointer of the caller's points at,
// and each variable whose address it gets.
func (c *chosen) through(in *spaces.Instance, call *ir.Call, rounds bool, found *choices) {
	roots := []*ir.Var{nil}
	for _, a := range call.Args {
		if a, ok := a.(*ir.Addr); ok && ir.Root(a.Place) != nil {
			roots = append(roots, ir.Root(a.Place))
		}
	}
	inside := c.call(in, call, found)
	for p, n := range inside.same {
		for _, v := range roots {
			if p.v == nil {
				found.add(part{v, "->" + p.path}, n, rounds || inside.rounds[p])
			}
		}
	}
}

// add counts values that a part is given.
func (c *choices) add(p part, n int, rounds bool) {
	c.same[p] += n
	c.rounds[p] = c.rounds[p] || rounds && n > 0
}

// memberPath names the members that lead to a place from a variable or from what a pointer points at. It is not
// constant where an index is a variable.
func memberPath(e ir.Expr) (path string, constant bool) {
	for {
		switch x := e.(type) {
		case *ir.FieldOf:
			path += "." + strconv.Itoa(x.Field)
			e = x.Base
		case *ir.Index:
			k, ok := x.I.(*ir.Const)
			if _, array := x.Base.Type().(*ir.Array); !array || !ok {
				return path, !array
			}
			path += "[" + strconv.FormatUint(k.Bits, 10)
			e = x.Base
		case *ir.Lanes:
			e = x.Base
		case *ir.LaneAt:
			e = x.Base
		case *ir.Checked:
			e = x.Place
		default:
			return path, true
		}
	}
}
