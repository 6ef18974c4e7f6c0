package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/converge"
	"github.com/kbind/kbind/gen/internal/recursion"
	"github.com/kbind/kbind/gen/internal/spinwait"
	"github.com/kbind/kbind/gen/internal/usage"
	"github.com/kbind/kbind/gen/internal/wording"
)

// Context is what passes know of the module around a kernel.
type Context struct {
	m        *ir.Module
	opt      Options
	spins    *spinwait.Waits   // spin-wait loops: their iterations let other threads run
	suspends map[*ir.Func]bool // functions that suspend, themselves or through a call
	faults   map[*ir.Func]bool // functions that may end the launch; nil for targets that can do that anywhere
	// What is called instead of functions that call themselves, for targets without recursion; see package recursion.
	flat  map[*ir.Func]*ir.Func
	small map[*ir.Func]int // functions that are inlined for speed, with their sizes in statements
	// The variables that have one value, of functions that were looked at; see inliner.steadyIn.
	steady map[*ir.Func]map[*ir.Var]bool
	// The device functions that kernels call instead of those of the module; nil for the same ones.
	copies map[*ir.Func]*ir.Func
	// What instrumentation knows, and the instrumented copies of device functions; nil unless execution is checked.
	checks       *checks
	sites        *sites
	words        *wording.Writer
	nameless     map[ir.Expr]bool // see hasNameless
	instrumented map[*ir.Func]*ir.Func
}

// New looks at the functions of m.
func New(m *ir.Module, opt Options) *Context {
	funcs := Funcs(m)
	c := &Context{m: m, opt: opt, spins: spinwait.Find(funcs), words: wording.New(m.Dialect),
		nameless: map[ir.Expr]bool{}, steady: map[*ir.Func]map[*ir.Var]bool{}}
	c.suspends = usage.Suspending(funcs, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Loop:
			return c.spins.Loops[s]
		case *ir.Goto:
			return c.spins.Gotos[s]
		}
		return ir.Suspends(s)
	})
	if opt.Together {
		c.faults = usage.Suspending(funcs, converge.Faults)
		c.flatten(funcs)
	}
	if !opt.Slow {
		c.small = c.smallFuncs(funcs)
	}
	if opt.Contract || opt.Checked || opt.unordered() || !opt.Slow {
		c.copyDevice()
	}
	if !opt.Checked {
		return c
	}
	own := *m
	own.Sites = []ir.Site{{}}
	c.m, c.sites, c.instrumented = &own, newSites(m), map[*ir.Func]*ir.Func{}
	c.checks = c.newChecks()
	c.instrumentDevice()
	return c
}

// flatten finds functions that need not call themselves, and marks those that call them: they end the launch if calls
// nest too deep.
func (c *Context) flatten(funcs []*ir.Func) {
	if c.flat = recursion.Flat(funcs, c.suspends, c.faults); len(c.flat) == 0 {
		return
	}
	c.faults = usage.Suspending(funcs, func(s ir.Stmt) bool {
		call, ok := s.(*ir.Call)
		return converge.Faults(s) || ok && c.flat[call.Func] != nil
	})
	for _, f := range c.flat {
		if c.opt.Contract {
			c.contractIn(f.Body)
		}
	}
}

// Module is the module, with the sites of what was instrumented so far.
func (c *Context) Module() *ir.Module { return c.m }

// Funcs lists the device functions and the bodies of the kernels of m.
func Funcs(m *ir.Module) []*ir.Func {
	funcs := slices.Clone(m.Funcs)
	for _, k := range m.Kernels {
		if k.Func != nil {
			funcs = append(funcs, k.Func)
		}
	}
	return funcs
}

// Device lists the device functions that lowered kernels may call, callees before callers as in the module.
func (c *Context) Device() []*ir.Func {
	var list []*ir.Func
	for _, f := range c.m.Funcs {
		if !f.Kernel && !c.suspends[f] {
			list = append(list, c.Copy(f))
		}
	}
	return list
}

// Copy is the function that lowered kernels call instead of f, one of the module's: f itself unless something was done
// to it.
func (c *Context) Copy(f *ir.Func) *ir.Func {
	if made := c.copies[f]; made != nil {
		return made
	}
	return f
}

// copyDevice makes copies of the module's device functions, which call each other, and does to them what passes do to
// kernels.
func (c *Context) copyDevice() {
	c.copies = map[*ir.Func]*ir.Func{}
	for _, f := range c.m.Funcs {
		if !f.Kernel {
			made := *f
			c.copies[f] = &made
		}
	}
	for from, made := range c.copies {
		made.Body = ir.Clone(from.Body, nil)
		if c.opt.Contract {
			c.contractIn(made.Body)
		}
		if !c.opt.Slow {
			c.forwardIn(made, !c.suspends[from])
		}
		if c.opt.Checked {
			made.Body = polled(made.Body)
		}
		if c.opt.quick() {
			convertIfs(made)
			*made = *c.Hoisted(made)
		}
		if c.opt.unordered() {
			made.Body = unordered(made.Body)
		}
		ir.WalkStmts(made.Body, func(s ir.Stmt) bool {
			if call, ok := s.(*ir.Call); ok {
				call.Func = c.Copy(call.Func)
			}
			return true
		})
	}
}

// Suspends reports whether threads wait for others in f, a function of the module, or in what it calls.
func (c *Context) Suspends(f *ir.Func) bool { return c.suspends[f] }

func (c *Context) position(p source.Pos) source.Position {
	if c.m.Set == nil {
		return source.Position{}
	}
	return c.m.Set.Position(p)
}

// users reports whether p is in a file of the user's rather than in the prelude.
func (c *Context) users(p source.Pos) bool {
	file := c.position(p).File
	return len(c.m.Sources) == 0 || slices.ContainsFunc(c.m.Sources, func(s ir.Source) bool { return s.Name == file })
}

// writtenIn finds the variables that are given a value in list after their declaration, as a whole or in part.
func writtenIn(list []ir.Stmt) map[*ir.Var]bool {
	found := map[*ir.Var]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if v := ir.Root(ir.Written(s)); v != nil {
			found[v] = true
		}
		return true
	})
	return found
}
