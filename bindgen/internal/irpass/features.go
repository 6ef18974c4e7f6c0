package irpass

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// features lists what the body of k and the functions that it calls need that not every target has, in the order in
// which it is met.
func features(k *ir.Kernel) []ir.Feature {
	f := &featureFinder{seen: map[string]bool{}, funcs: map[*ir.Func]bool{}, open: map[*ir.Func]bool{},
		structs: map[*ir.Struct]int{}}
	f.params(k)
	f.fn(k.Func)
	return f.list
}

// featureFinder collects the features of one kernel.
type featureFinder struct {
	seen  map[string]bool
	funcs map[*ir.Func]bool
	open  map[*ir.Func]bool // the function that is looked at, and those that call it
	list  []ir.Feature
	at    source.Pos // of the statement around

	structs map[*ir.Struct]int // that were looked into, and how deep they lay
}

func (f *featureFinder) add(name string, pos source.Pos) {
	if name == "" || f.seen[name] {
		return
	}
	if !pos.IsValid() {
		pos = f.at
	}
	f.seen[name] = true
	f.list = append(f.list, ir.Feature{Name: name, Pos: pos})
}

func (f *featureFinder) params(k *ir.Kernel) {
	f.at = k.Pos
	for i := range k.Params {
		f.typ(k.Params[i].Type, k.Params[i].Pos, 0)
	}
}

func (f *featureFinder) fn(fn *ir.Func) {
	if f.open[fn] {
		f.add("recursion", f.at)
	}
	if f.funcs[fn] {
		return
	}
	f.funcs[fn], f.open[fn] = true, true
	defer delete(f.open, fn)
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
			f.fn(s.Func)
		}
		ir.EachExpr(s, all)
		return true
	})
}

func (f *featureFinder) op(s *ir.Effect) {
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

func (f *featureFinder) expr(x ir.Expr) {
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

func (f *featureFinder) typ(t ir.Type, pos source.Pos, depth int) {
	switch t := t.(type) {
	case ir.Scalar:
		switch t {
		case ir.F64:
			f.add("fp64", pos)
		case ir.F16:
			f.add("fp16", pos)
		case ir.BF16:
			f.add("bf16", pos)
		}
	case *ir.Vector:
		f.typ(t.Elem, pos, depth)
	case *ir.Array:
		f.typ(t.Elem, pos, depth)
	case *ir.Pointer:
		if depth < 4 {
			f.typ(t.Elem, pos, depth+1)
		}
	case *ir.Struct:
		if before, seen := f.structs[t]; depth > 8 || seen && before <= depth {
			return
		}
		f.structs[t] = depth
		for _, m := range t.Fields {
			if _, ptr := m.Type.(*ir.Pointer); !ptr {
				f.typ(m.Type, pos, depth+1)
			}
		}
	case *ir.Opaque:
		f.add("opaque", pos)
	}
}
