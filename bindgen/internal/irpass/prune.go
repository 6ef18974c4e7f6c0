package irpass

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Prune fills the lists of the module with what its kernels, the variables asked for and its type map reach: functions
// with callees first, structs with the contained first, variables in source order. It also notes each kernel's
// features.
func Prune(m *ir.Module, asked []*ir.Var) {
	r, f := newReacher(), newFeatureFinder()
	for _, k := range m.Kernels {
		for i := range k.Params {
			r.typ(k.Params[i].Type)
		}
		if k.Func != nil {
			r.fn(k.Func)
			k.Features = f.kernel(k)
		}
	}
	for _, q := range m.Rings {
		r.typ(q.Request)
		r.typ(q.Reply)
	}
	for _, g := range asked {
		r.variable(g)
	}
	for _, t := range m.TypeMap {
		r.typ(t.Struct)
	}
	slices.SortStableFunc(r.globals,
		func(a, b *ir.Var) int { return cmp.Compare(m.Set.Site(a.Pos), m.Set.Site(b.Pos)) })
	m.Funcs, m.Structs, m.Globals = r.funcList, r.structList, r.globals
}

// Reached lists f and the functions that it calls, directly or not, callees first.
func Reached(f *ir.Func) []*ir.Func {
	r := newReacher()
	r.fn(f)
	return r.funcList
}

// reacher walks the IR from the kernels.
type reacher struct {
	funcs      map[*ir.Func]bool
	structs    map[*ir.Struct]bool
	vars       map[*ir.Var]bool
	types      map[*ir.Pointer]bool
	funcList   []*ir.Func
	structList []*ir.Struct
	globals    []*ir.Var
}

func newReacher() *reacher {
	return &reacher{funcs: map[*ir.Func]bool{}, structs: map[*ir.Struct]bool{}, vars: map[*ir.Var]bool{},
		types: map[*ir.Pointer]bool{}}
}

func (r *reacher) fn(f *ir.Func) {
	if r.funcs[f] {
		return
	}
	r.funcs[f] = true
	for _, p := range f.Params {
		r.variable(p)
	}
	r.typ(f.Ret)
	for _, s := range f.Shared {
		r.variable(s)
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			r.variable(s.Var)
		case *ir.Call:
			r.fn(s.Func)
		}
		ir.EachExpr(s, r.expr)
		return true
	})
	r.funcList = append(r.funcList, f)
}

func (r *reacher) expr(x ir.Expr) {
	ir.WalkExprs(x, func(x ir.Expr) bool {
		r.typ(x.Type())
		if v, ok := x.(*ir.Ref); ok {
			r.variable(v.Var)
		}
		return true
	})
}

func (r *reacher) variable(v *ir.Var) {
	if r.vars[v] {
		return
	}
	r.vars[v] = true
	r.typ(v.Type)
	if v.Kind == ir.GlobalVar {
		r.globals = append(r.globals, v)
		r.expr(v.Init)
	}
}

func (r *reacher) typ(t ir.Type) {
	switch t := t.(type) {
	case *ir.Pointer:
		if !r.types[t] {
			r.types[t] = true
			r.typ(t.Elem)
		}
	case *ir.Array:
		r.typ(t.Elem)
	case *ir.Struct:
		if r.structs[t] {
			return
		}
		r.structs[t] = true
		for _, f := range t.Fields {
			r.contained(f.Type)
		}
		r.structList = append(r.structList, t)
		for _, f := range t.Fields {
			r.typ(f.Type)
		}
	}
}

// contained reaches the structs that a field holds by value, which must come first.
func (r *reacher) contained(t ir.Type) {
	switch t := t.(type) {
	case *ir.Array:
		r.contained(t.Elem)
	case *ir.Struct:
		r.typ(t)
	}
}
