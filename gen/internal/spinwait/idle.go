package spinwait

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// paths are the ways through a part of an iteration that change nothing which the next iteration sees.
type paths uint8

const (
	blind  paths = 1 << iota // no decision on the way depends on memory
	looked                   // one does
)

// idles reports whether an iteration of l may change nothing because of what it finds in memory. The next one then
// finds the same, unless another thread has written: such a loop waits, also if other iterations make progress, as
// where a look-back scan walks from one block's flag to the next.
func (w *finder) idles(fl *flow, l *ir.Loop) bool {
	i := idler{w, fl, vars{}, 0}
	at := blind
	if !l.TestLast {
		at = i.test(at, l)
	}
	at = i.list(at, l.Body) | i.next
	at = i.list(at, l.Post)
	if l.TestLast {
		at = i.test(at, l)
	}
	return at&looked != 0
}

// test follows the loop's condition. What it changes counts as changed on every way: a && that skips the change, as in
// while (*p && n++ < 5), ends the loop.
func (i *idler) test(at paths, l *ir.Loop) paths {
	if i.anyChanges(l.Pre) {
		return 0
	}
	return i.decide(i.list(at, l.Pre), l.Cond)
}

func (i *idler) anyChanges(list []ir.Stmt) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Block:
			return i.anyChanges(s.List)
		case *ir.If:
			return i.anyChanges(s.Then) || i.anyChanges(s.Else)
		}
		return i.changes(s)
	})
}

// idler follows the idle ways through an iteration.
type idler struct {
	w    *finder
	fl   *flow
	own  vars  // variables of the iteration itself
	next paths // what ends at a continue
}

// decide is at after a decision that x makes.
func (i *idler) decide(at paths, x ir.Expr) paths {
	if at != 0 && x != nil && i.fl.ofMemory(x) {
		return looked
	}
	return at
}

// list follows statements from at, and returns the ways that come to their end.
func (i *idler) list(at paths, list []ir.Stmt) paths {
	for _, s := range list {
		if at == 0 {
			break
		}
		at = i.stmt(at, s)
	}
	return at
}

func (i *idler) stmt(at paths, s ir.Stmt) paths {
	switch s := s.(type) {
	case *ir.Block:
		return i.list(at, s.List)
	case *ir.If:
		at = i.decide(at, s.Cond)
		return i.list(at, s.Then) | i.list(at, s.Else)
	case *ir.Continue:
		i.next |= at
		return 0
	}
	if i.changes(s) {
		return 0
	}
	return at
}

// changes reports whether s may change what the next iteration sees.
func (i *idler) changes(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Declare:
		i.own[s.Var] = true
		return false
	case *ir.Assign:
		_, constant := s.Src.(*ir.Const)
		return constant && !i.own[ir.Root(s.Dst)] || i.keeps(s.Dst)
	case *ir.Call:
		return !i.w.polls[s.Func] && !i.w.reads[s.Func] || s.Dst != nil && i.keeps(s.Dst)
	case *ir.Effect:
		pause := strings.HasPrefix(string(s.Op), "fence.") || s.Op == "time.sleep"
		return !i.w.poll(s) && !pause || s.Dst != nil && i.keeps(s.Dst)
	}
	return true
}

// keeps reports whether what is written to dst may reach the next iteration.
func (i *idler) keeps(dst ir.Expr) bool {
	v := ir.Root(dst)
	return v == nil || outside(v) || !i.own[v] && i.fl.comesFrom(v, v, vars{})
}

// ofMemory reports whether x is computed from memory that other threads may write, in the loop.
func (fl *flow) ofMemory(x ir.Expr) bool {
	if loadsMemory(x) {
		return true
	}
	seen := vars{}
	var reach func(v *ir.Var) bool
	reach = func(v *ir.Var) bool {
		if seen[v] {
			return false
		}
		seen[v] = true
		if fl.loads[v] || fl.polled[v] {
			return true
		}
		for u := range fl.from[v] {
			if reach(u) {
				return true
			}
		}
		return false
	}
	for v := range fl.uses(x) {
		if reach(v) {
			return true
		}
	}
	return false
}
