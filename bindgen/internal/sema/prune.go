package sema

import (
	"cmp"
	"errors"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// prune fills the module's lists with what its kernels reach: functions with callees first, structs with the contained first, variables in source order.
func (c *checker) prune() {
	r := &reacher{c: c, funcs: map[*ir.Func]bool{}, structs: map[*ir.Struct]bool{}, vars: map[*ir.Var]bool{}, types: map[*ir.Pointer]bool{}}
	for _, k := range c.mod.Kernels {
		for i := range k.Params {
			r.typ(k.Params[i].Type)
		}
		if k.Func != nil {
			r.fn(k.Func)
			f := &featureFinder{kernel: k, seen: map[string]bool{}, funcs: map[*ir.Func]bool{}}
			f.params(k)
			f.fn(k.Func)
			k.Features = f.list
		}
	}
	for _, g := range c.asked {
		r.variable(g)
	}
	for _, t := range c.mod.TypeMap {
		r.typ(t.Struct)
	}
	slices.SortStableFunc(r.globals, func(a, b *ir.Var) int { return cmp.Compare(c.set.Site(a.Pos), c.set.Site(b.Pos)) })
	for _, g := range r.globals {
		if !g.Host && g.Bound == "" {
			g.Bound = exportedName(g.Source)
		}
	}
	c.mod.Funcs, c.mod.Structs, c.mod.Globals = r.funcList, r.structList, r.globals
}

// verify checks the module that was made. A kernel whose IR breaks a rule, which is a bug of kbind, is refused rather than wrongly translated.
func (c *checker) verify() {
	err := ir.Verify(c.mod)
	if err == nil {
		return
	}
	bad := map[string]*ir.VerifyError{}
	for _, e := range verifyErrors(err) {
		if bad[e.Func] == nil {
			bad[e.Func] = e
		}
	}
	for _, k := range c.mod.Kernels {
		if k.Func == nil {
			continue
		}
		e := bad[""]
		r := &reacher{c: c, funcs: map[*ir.Func]bool{}, structs: map[*ir.Struct]bool{}, vars: map[*ir.Var]bool{}, types: map[*ir.Pointer]bool{}}
		r.fn(k.Func)
		for _, f := range r.funcList {
			if x := bad[f.Name]; x != nil {
				e = x
			}
		}
		if e == nil {
			continue
		}
		k.Func = nil
		k.Refused = &ir.Refusal{Code: string(codeInternal), Pos: e.Pos, Msg: "kbind's own translation breaks a rule; please report this: " + e.Msg}
		if k.Bound {
			c.errorf(codeInternal, e.Pos, "%s", k.Refused.Msg)
		}
	}
	c.prune()
}

func verifyErrors(err error) []*ir.VerifyError {
	var out []*ir.VerifyError
	if list, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range list.Unwrap() {
			out = append(out, verifyErrors(e)...)
		}
		return out
	}
	var e *ir.VerifyError
	if errors.As(err, &e) {
		out = append(out, e)
	}
	return out
}

// reacher walks the IR from the kernels.
type reacher struct {
	c          *checker
	funcs      map[*ir.Func]bool
	structs    map[*ir.Struct]bool
	vars       map[*ir.Var]bool
	types      map[*ir.Pointer]bool
	funcList   []*ir.Func
	structList []*ir.Struct
	globals    []*ir.Var
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
	walkStmts(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare:
			r.variable(s.Var)
		case *ir.Call:
			r.fn(s.Func)
		}
		for _, x := range exprsOf(s) {
			r.expr(x)
		}
	})
	r.funcList = append(r.funcList, f)
}

func (r *reacher) expr(x ir.Expr) {
	walkExpr(x, func(x ir.Expr) {
		r.typ(x.Type())
		if v, ok := x.(*ir.Ref); ok {
			r.variable(v.Var)
		}
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

// featureFinder lists what a kernel's body needs that not every target has.
type featureFinder struct {
	kernel *ir.Kernel
	seen   map[string]bool
	funcs  map[*ir.Func]bool
	list   []ir.Feature
	at     source.Pos
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
	if f.funcs[fn] {
		return
	}
	f.funcs[fn] = true
	for _, s := range fn.Shared {
		f.add("shared", s.Pos)
		if a, ok := s.Type.(*ir.Array); ok && a.N < 0 {
			f.add("dynamic-shared", s.Pos)
		}
		f.typ(s.Type, s.Pos, 0)
	}
	walkStmts(fn.Body, func(s ir.Stmt) {
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
		for _, x := range exprsOf(s) {
			walkExpr(x, f.expr)
		}
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
		if depth > 8 {
			return
		}
		for _, m := range t.Fields {
			if _, ptr := m.Type.(*ir.Pointer); !ptr {
				f.typ(m.Type, pos, depth+1)
			}
		}
	case *ir.Opaque:
		f.add("opaque", pos)
	}
}
