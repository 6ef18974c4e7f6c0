package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/ending"
	"github.com/kbind/kbind/gen/internal/spinwait"
)

// A launch whose context has ended stops at polls: in the iterations of loops of which nothing here says that they end,
// and after labels that are jumped back to. A loop that counts needs none. Nor does one in each iteration of which
// threads wait for others or yield: they poll where they do.

// poll adds polls to a kernel.
func poll(_ *Context, k *Kernel) *ir.Refusal {
	f := *k.Func
	f.Body = polled(f.Body)
	k.Func = &f
	return nil
}

// polled returns list with polls. It changes the statements.
func polled(list []ir.Stmt) []ir.Stmt {
	p := &poller{loops: ending.Of(list), back: map[*ir.Label]bool{}}
	seen := map[*ir.Label]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Label:
			seen[s] = true
		case *ir.Goto:
			p.back[s.To] = p.back[s.To] || seen[s.To]
		}
		return true
	})
	return p.list(list)
}

// poller adds polls to a function.
type poller struct {
	loops *ending.Info
	back  map[*ir.Label]bool // labels that are jumped back to
}

// list adds polls to the statements of list.
func (p *poller) list(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		out = append(out, s)
		ir.MapBodies(s, p.list)
		switch s := s.(type) {
		case *ir.Loop:
			if !p.loops.Ends(s) && !slices.ContainsFunc(s.Body, ir.Suspends) && !spinwait.Yields(s) && !polls(s.Body) {
				s.Body = slices.Insert(s.Body, 0, pollAt(s))
			}
		case *ir.Label:
			if p.back[s] {
				out = append(out, pollAt(s))
			}
		}
	}
	return out
}

func pollAt(s ir.Stmt) ir.Stmt { return &ir.Effect{S: ir.S{At: s.Pos()}, Op: ir.OpPoll} }

// polls reports whether list begins with a poll, as the body of a loop in a function that was inlined does.
func polls(list []ir.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	e, ok := list[0].(*ir.Effect)
	return ok && e.Op == ir.OpPoll
}
