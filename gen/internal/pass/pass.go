// Package pass turns kernels into programs for a target that has no threads of its own: ir to ir, in steps that are
// printed and verified one by one.
//
// passes.go lists the passes in the order in which they run. Each is a function over one kernel in a file of its own;
// what it cannot do it says in values: a refusal when the kernel has no form at all, an obstacle when it only keeps the
// form that it has. ir.VerifyFunc holds after each pass, and testdata has for each one kernels and what it makes of
// them. Module.Kernels[i].Func and what it calls are read and never changed.
package pass

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The codes of refusals.
const (
	CodeUnsupported = "K0701" // the body has something that has no such form yet
	CodeRecursion   = "K0702" // a recursive function with a barrier
)

// Pass is one step.
type Pass struct {
	Name  string
	Doc   string // what it does, for help: a phrase without a full stop
	Needs []Property
	Makes []Property
	// When reports whether the pass is wanted at all; nil: always. Fast code and checked execution want different ones.
	When func(o *Options) bool
	// Late: it runs on each version of the statements that planners make of a kernel, so that Lower leaves it out
	// unless it is named.
	Late bool
	Run  func(c *Context, k *Kernel) *ir.Refusal
}

// Property is what passes establish and later ones rely on. Those of a pass that is not wanted hold all the same: it
// would only have made faster code.
type Property string

// Kernel is one kernel on its way through the passes.
type Kernel struct {
	*ir.Kernel
	// Func is the body as it is now, a copy.
	Func *ir.Func
	// Suspends: threads wait for others in it.
	Suspends bool
	// Regions is Func split into parallel regions; nil before that, and for kernels that cannot be or need not be
	// split. Func stays as it is: it is what runs where Regions would be wrong.
	Regions *Regions
	// Plain is Func as it was before it was instrumented, and Sanitizer answers what is asked of its checks; nil unless
	// execution is checked.
	Plain     *ir.Func
	Sanitizer *Sanitizer
	// Outs are of each parameter the site of its declaration if it is an output whose elements launches are to write,
	// else 0; nil unless execution is checked.
	Outs []int
	// Obstacle is why a kernel that suspends has no Regions; nil before they were tried.
	Obstacle *Obstacle
	// Refused is why the kernel has no form; the passes after the one that says so did not run.
	Refused *ir.Refusal
}

// Obstacle is why a kernel does not get a better form.
type Obstacle struct {
	At  source.Pos
	Why string
}

// Current is the function that the last pass made.
func (k *Kernel) Current() *ir.Func {
	if k.Regions != nil {
		return k.Regions.Func
	}
	return k.Func
}

// Options say what the kernels are for.
type Options struct {
	// Checked: for execution in which every access is checked. Nothing may move, and reports must name what the source
	// names.
	Checked bool
	// Slow leaves out everything that is only faster.
	Slow bool
	// General leaves kernels that suspend as they are: none is split into parallel regions.
	General bool
	// Contract makes one fma of a product and a sum.
	Contract bool
	// Ordered keeps what only orders memory, for a target whose threads run side by side.
	Ordered bool
	// Together brings all threads of a block to each place at which threads wait, for a target that wants them there.
	Together bool
}

// unordered reports whether what only orders memory is left out.
func (o *Options) unordered() bool { return !o.Checked && !o.Ordered }

// quick reports whether code is wanted that is there for speed.
func (o *Options) quick() bool { return !o.Checked && !o.Slow }

// Names lists the passes in the order in which they run.
func Names() []string {
	var list []string
	for _, p := range table() {
		list = append(list, p.Name)
	}
	return list
}

// Help describes the passes, one a line.
func Help() string {
	text := ""
	for _, p := range table() {
		text += fmt.Sprintf("  %-14s %s\n", p.Name, p.Doc)
	}
	return text
}

// Lower runs the passes on kernel k, whose Func must not be nil, up to the one named after; "" for all but the late
// ones.
func (c *Context) Lower(k *ir.Kernel, after string) *Kernel {
	out := &Kernel{Kernel: k, Func: k.Func, Suspends: c.suspends[k.Func]}
	c.each(out, after != "", func(p *Pass) bool { return p.Name != after })
	return out
}

// each runs passes, with late the late ones too, until one refuses the kernel, or more, asked after each one, returns
// false.
func (c *Context) each(k *Kernel, late bool, more func(p *Pass) bool) {
	for _, p := range table() {
		if p.Late && !late {
			return
		}
		if p.When == nil || p.When(&c.opt) {
			if k.Refused = p.Run(c, k); k.Refused != nil {
				return
			}
		}
		if !more(&p) {
			return
		}
	}
}

// checkOrder finds what is wrong with a list of passes: something is needed that no pass before has made.
func checkOrder(list []Pass) error {
	var made []Property
	for _, p := range list {
		for _, n := range p.Needs {
			if !slices.Contains(made, n) {
				return fmt.Errorf("pass %s needs %q, which no pass before it makes", p.Name, n)
			}
		}
		made = append(made, p.Makes...)
	}
	return nil
}

// Text prints the kernel as it is now, with what refused it or kept it from a better form above.
func (k *Kernel) Text(set *source.Set) string {
	at := func(p source.Pos) string {
		if set == nil || !p.IsValid() {
			return ""
		}
		return fmt.Sprintf("%d: ", set.Position(p).Line)
	}
	switch {
	case k.Refused != nil:
		return fmt.Sprintf("// kernel %s refused: %s%s [%s]\n", k.Symbol, at(k.Refused.Pos), k.Refused.Msg,
			k.Refused.Code)
	case k.Obstacle != nil:
		return fmt.Sprintf("// not split into regions: %s%s\n%s", at(k.Obstacle.At), k.Obstacle.Why,
			ir.PrintFunc(k.Func))
	case k.Regions != nil && k.Regions.Aligned:
		return "// right where the width of the block is a multiple of 32\n" + ir.PrintFunc(k.Regions.Func)
	}
	return ir.PrintFunc(k.Current())
}
