package main

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/testdata/corpus/difftest/run"
	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// describe is what the programs are told of a unit's kernels.
func describe(u *units.Unit, m *ir.Module, forms map[string]string) run.Meta {
	meta := run.Meta{Repo: u.Repo, Name: relative(u.Top, u.Name())}
	for _, k := range m.Kernels {
		pos := m.Set.Position(k.Pos)
		d := run.KernelMeta{Symbol: k.Symbol, Name: fullName(k), File: relative(u.Top, pos.File), Line: pos.Line,
			Form: forms[k.Symbol], Block: k.ReqdSize, MaxThreads: k.MaxThreads}
		switch why := gen.Unbound(k); {
		case why != nil:
			d.Form, d.Why = "", why.Msg
		case k.Refused != nil:
			d.Form, d.Why = "", k.Refused.Msg
		case d.Form == "":
			d.Why = "no form for the CPU"
		}
		if d.Form != "" {
			for i := range k.Params {
				d.Params = append(d.Params, paramOf(&k.Params[i]))
			}
			traits(&d, m, k)
		}
		meta.Kernels = append(meta.Kernels, d)
	}
	for _, v := range m.Globals {
		if !v.Host && v.Handle == nil {
			meta.Globals = append(meta.Globals, run.GlobalMeta{Symbol: v.Name, Layout: layoutOf(v.Type)})
		}
	}
	return meta
}

func relative(top, path string) string {
	if rel, err := filepath.Rel(top, path); err == nil {
		path = rel
	}
	return filepath.ToSlash(path)
}

func fullName(k *ir.Kernel) string {
	var args []string
	for _, a := range k.Args {
		args = append(args, a.Text)
	}
	if len(args) == 0 {
		return k.Qualified
	}
	return k.Qualified + "<" + strings.Join(args, ", ") + ">"
}

func paramOf(p *ir.KernelParam) run.Param {
	out := run.Param{Name: p.Name}
	if t, ok := p.Type.(*ir.Pointer); ok {
		out.Layout = pointee(t)
	} else {
		out.Layout = layoutOf(p.Type)
	}
	return out
}

// traits are what can be seen in the functions that the kernel calls: dynamic shared memory, atomic operations,
// clocks, and the shapes of blocks that its shared arrays are for.
func traits(d *run.KernelMeta, m *ir.Module, k *ir.Kernel) {
	shared := map[*ir.Var]bool{}
	for _, f := range closure(m, k.Func) {
		for _, v := range f.Shared {
			shared[v] = true
		}
		ir.Walk(f.Body, func(s ir.Stmt) {
			if x, ok := s.(*ir.Effect); ok {
				d.Atomic = d.Atomic || strings.HasPrefix(string(x.Op), "atomic.")
				d.Clock = d.Clock || strings.HasPrefix(string(x.Op), "time.")
			}
		}, nil)
	}
	for v := range shared {
		a, ok := v.Type.(*ir.Array)
		if !ok {
			continue
		}
		if a.N < 0 {
			d.Dynamic = true
			continue
		}
		if s := shapeFor(a); s[0] > 0 && !slices.Contains(d.Shapes, s) {
			d.Shapes = append(d.Shapes, s)
		}
	}
	slices.SortFunc(d.Shapes, func(a, b [3]int) int { return slices.Compare(a[:], b[:]) })
	if len(d.Shapes) > 4 {
		d.Shapes = d.Shapes[:4]
	}
}

// shapeFor is the block that a shared array looks made for, zero if it looks like none.
func shapeFor(a *ir.Array) [3]int {
	in, plane := a.Elem.(*ir.Array)
	if !plane {
		if a.N >= 16 && a.N <= 1024 {
			return [3]int{a.N, 1, 1}
		}
		return [3]int{}
	}
	x, y := in.N, a.N
	if x == y+1 || x == y+2 {
		x = y
	}
	if x < 2 || y < 2 || x*y > 1024 {
		return [3]int{}
	}
	return [3]int{x, y, 1}
}

// closure lists the functions that f calls, and f.
func closure(m *ir.Module, f *ir.Func) []*ir.Func {
	list := []*ir.Func{f}
	for i := 0; i < len(list); i++ {
		ir.Walk(list[i].Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok && c.Func != nil && !slices.Contains(list, c.Func) {
				list = append(list, c.Func)
			}
		}, nil)
	}
	return list
}
