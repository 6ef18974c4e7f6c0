package irpass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// featureFinder finds what code needs that not every target has. It looks at each function once, whatever the number
// of kernels that reach it.
type featureFinder struct {
	funcs   map[*ir.Func]*needs
	open    []*needs // functions of which not all is known: those under way, and others that call one of these
	structs map[structAt][]string
}

// needs is what a function needs together with those that it calls, in the order in which it is met.
type needs struct {
	list  []ir.Feature
	index int  // in the order in which functions were met
	low   int  // the least index of the functions under way that it calls, directly or not
	done  bool // all is known
}

// structAt is a struct that lies so deep in a type.
type structAt struct {
	s     *ir.Struct
	depth int
}

func newFeatureFinder() *featureFinder {
	return &featureFinder{funcs: map[*ir.Func]*needs{}, structs: map[structAt][]string{}}
}

// kernel lists what the parameters and the body of k and the functions that it calls need.
func (f *featureFinder) kernel(k *ir.Kernel) []ir.Feature {
	l := &needList{f: f, at: k.Pos}
	for i := range k.Params {
		l.typ(k.Params[i].Type, k.Params[i].Pos, 0)
	}
	l.all(f.fn(k.Func).list)
	return l.list
}

// fn finds what fn needs. Functions that call each other in a circle need the same, which is known when the first of
// them that was met is: they are a strongly connected component of the graph of calls (Tarjan's algorithm).
func (f *featureFinder) fn(fn *ir.Func) *needs {
	if n := f.funcs[fn]; n != nil {
		return n
	}
	index := len(f.funcs)
	n := &needs{index: index, low: index}
	f.funcs[fn] = n
	first := len(f.open)
	f.open = append(f.open, n)
	l := &needList{f: f}
	l.fn(fn, n)
	n.list = l.list
	if n.low == n.index {
		for _, m := range f.open[first:] {
			m.list, m.done = n.list, true
		}
		f.open = f.open[:first]
	}
	return n
}

// needList collects what one function needs.
type needList struct {
	f    *featureFinder
	list []ir.Feature
	at   source.Pos // of the statement around
}

func (f *needList) add(name string, pos source.Pos) {
	if name == "" || slices.ContainsFunc(f.list, func(x ir.Feature) bool { return x.Name == name }) {
		return
	}
	if !pos.IsValid() {
		pos = f.at
	}
	f.list = append(f.list, ir.Feature{Name: name, Pos: pos})
}

func (f *needList) all(list []ir.Feature) {
	for _, x := range list {
		f.add(x.Name, x.Pos)
	}
}

// fn collects what the body of fn needs, of which n is known.
func (f *needList) fn(fn *ir.Func, n *needs) {
	for _, s := range fn.Shared {
		f.add("shared", s.Pos)
		if a, ok := s.Type.(*ir.Array); ok && a.N < 0 {
			f.add("dynamic-shared", s.Pos)
		}
		f.typ(s.Type, s.Pos, 0)
	}
	visit := func(x ir.Expr) bool {
		f.expr(x)
		return true
	}
	all := func(x ir.Expr) { ir.WalkExprs(x, visit) }
	ir.WalkStmts(fn.Body, func(s ir.Stmt) bool {
		if s.Pos().IsValid() {
			f.at = s.Pos()
		}
		switch s := s.(type) {
		case *ir.Declare:
			f.typ(s.Var.Type, s.Pos(), 0)
		case *ir.Effect:
			f.op(s)
		case *ir.Call:
			f.call(s.Func, n)
		}
		ir.EachExpr(s, all)
		return true
	})
}

// call collects what a function needs that the one calls of which n is known.
func (f *needList) call(fn *ir.Func, n *needs) {
	under := f.f.funcs[fn]
	if under != nil && !under.done {
		f.add("recursion", f.at)
	}
	called := f.f.fn(fn)
	if !called.done {
		n.low = min(n.low, called.low)
	}
	f.all(called.list)
}

func (f *needList) op(s *ir.Effect) {
	info, _ := ir.OpInfoOf(s.Op)
	f.add(info.Feature, s.Pos())
	if info.Feature == "atomic" && len(s.Args) > 0 {
		if p, ok := s.Args[0].Type().(*ir.Pointer); ok {
			if e, ok := p.Elem.(ir.Scalar); ok && e.Size() == 8 {
				f.add("atomic64", s.Pos())
			} else if ok && e.IsFloat() {
				f.add("atomic-float", s.Pos())
			}
		}
	}
}

func (f *needList) expr(x ir.Expr) {
	f.typ(x.Type(), x.Pos(), 0)
	switch x := x.(type) {
	case *ir.Ref:
		if x.Var.Handle != nil {
			f.add("texture-reference", x.Pos()) // what CUDA 12 no longer compiles
		}
	case *ir.Builtin:
		info, _ := ir.OpInfoOf(x.Op)
		f.add(info.Feature, x.Pos())
	case *ir.PtrCast:
		to, ok := x.Typ.(*ir.Pointer)
		from, ok2 := x.A.Type().(*ir.Pointer)
		switch {
		case ok != ok2:
			f.add("pointer-punning", x.Pos())
		case ok && to.Elem != ir.Void && from.Elem != ir.Void && !ir.Identical(to.Elem, from.Elem):
			f.add("pointer-punning", x.Pos())
		}
	}
}

func (f *needList) typ(t ir.Type, pos source.Pos, depth int) {
	switch t := t.(type) {
	case ir.Scalar:
		f.add(scalarFeature(t), pos)
	case *ir.Vector:
		f.add(scalarFeature(t.Elem), pos)
	case *ir.Array:
		f.typ(t.Elem, pos, depth)
	case *ir.Pointer:
		if depth < 4 {
			f.typ(t.Elem, pos, depth+1)
		}
	case *ir.Struct:
		for _, name := range f.f.inStruct(structAt{t, depth}) {
			f.add(name, pos)
		}
	case *ir.Opaque:
		f.add("opaque", pos)
	}
}

// inStruct names what the fields of a struct need.
func (f *featureFinder) inStruct(at structAt) []string {
	if names, known := f.structs[at]; known || at.depth > 8 {
		return names
	}
	var l needList
	l.f = f
	for _, m := range at.s.Fields {
		if _, ptr := m.Type.(*ir.Pointer); !ptr {
			l.typ(m.Type, 0, at.depth+1)
		}
	}
	names := make([]string, 0, len(l.list))
	for _, x := range l.list {
		names = append(names, x.Name)
	}
	f.structs[at] = names
	return names
}

func scalarFeature(t ir.Scalar) string {
	switch t {
	case ir.F64:
		return "fp64"
	case ir.F16:
		return "fp16"
	case ir.BF16:
		return "bf16"
	}
	return ""
}
