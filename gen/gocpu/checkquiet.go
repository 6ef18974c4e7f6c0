package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// Most accesses to buffers cannot race: the kernel writes nothing there, or each thread accesses its own element only. Such parameters get a companion, which is the buffer's length, or 0
// where the shadow may not be left alone: for the former when no other argument is the same memory and written; for the latter when the shape of the launch gives
// each thread an element of its own. All of the buffer must have been written before.

// argUse is how a kernel uses a pointer parameter.
type argUse struct {
	written bool
	escapes bool      // it is used otherwise than by p[i]
	index   []ir.Expr // of each p[i]
	stores  int       // so many of them are only written
}

// argUses finds how the body of f uses its pointer parameters.
func (f *fn) argUses() map[*ir.Var]*argUse {
	uses := map[*ir.Var]*argUse{}
	for _, v := range f.f.Params {
		if isPointer(v.Type) {
			uses[v] = &argUse{}
		}
	}
	refs := map[*ir.Var]int{}
	walk(f.f.Body, func(s ir.Stmt) {
		if v := accessed(ir.Written(s)); v != nil && uses[v] != nil {
			uses[v].written = true
			a, ok := s.(*ir.Assign)
			if _, element := ir.Written(s).(*ir.Index); element && (!ok || a.Op == ir.NoOp) {
				uses[v].stores++
			}
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			refs[e.Var]++
		case *ir.Index:
			if r, ok := e.Base.(*ir.Ref); ok && uses[r.Var] != nil {
				uses[r.Var].index = append(uses[r.Var].index, e.I)
			}
		case *ir.Addr:
			if v := accessed(e.Place); v != nil && uses[v] != nil {
				uses[v].escapes = true
			}
		}
	})
	for v, u := range uses {
		u.escapes = u.escapes || refs[v] != len(u.index)
		if p := v.Type.(*ir.Pointer); u.escapes && (!p.Const || f.e.check.constCast) {
			u.written = true
		}
	}
	return uses
}

// accessed is the parameter p when the place e is p[i] or a part of it.
func accessed(e ir.Expr) *ir.Var {
	for {
		switch x := e.(type) {
		case *ir.Index:
			if r, ok := x.Base.(*ir.Ref); ok && isPointer(x.Base.Type()) {
				return r.Var
			}
			e = x.Base
		case *ir.FieldOf:
			e = x.Base
		case *ir.Lanes:
			e = x.Base
		case *ir.LaneAt:
			e = x.Base
		default:
			return nil
		}
	}
}

// quietParams prepares the companions of the parameters of a kernel that may have one.
func (f *fn) quietParams() {
	if !f.checked() || f.quietOf != nil {
		return
	}
	f.quietOf, f.shadowed = map[*ir.Var]jen.Code{}, map[*ir.Var]bool{}
	births := map[*ir.Var]ir.Expr{}
	walk(f.f.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil && !f.facts.written[d.Var] && !f.facts.addressed[d.Var] {
			births[d.Var] = d.Init
		}
	}, nil)
	uses := f.argUses()
	for i, v := range f.f.Params {
		u := uses[v]
		if u == nil || f.copied(v) || f.facts.classOf(v) != slicePtr || len(u.index) == 0 || v.Type.(*ir.Pointer).Space == ir.Shared {
			continue
		}
		if !u.written {
			f.quietOf[v] = jen.Qual(sanitizePath, "QuietRead").Call(jen.Id("blk"), jen.Lit(i), jen.Len(jen.Id(f.name(v))))
			continue
		}
		if o := (&ownIndex{f: f, births: births}); !u.escapes && o.all(u.index) {
			f.quietOf[v] = jen.Qual(sanitizePath, "QuietOwn").Call(jen.Id("blk"), jen.Lit(i), jen.Len(jen.Id(f.name(v))), jen.Lit(o.block), o.width())
			continue
		}
		f.shadowed[v] = true
	}
}

// quietName is the companion of the parameter that e is an element of, "" if there is none.
func (f *fn) quietName(e ir.Expr) string {
	x, ok := e.(*ir.Index)
	if !ok || !f.kernel || f.quietOf == nil {
		return ""
	}
	r, ok := x.Base.(*ir.Ref)
	if !ok || f.quietOf[r.Var] == nil {
		return ""
	}
	return f.name(r.Var) + "Quiet"
}

// quietVars declares the companions that were used.
func (f *fn) quietVars() {
	for _, v := range f.f.Params {
		if name := f.name(v) + "Quiet"; f.quietOf[v] != nil && f.used[name] {
			f.add(jen.Id(name).Op(":=").Add(f.quietOf[v]))
		}
	}
	f.argVars()
}

// ownIndex recognises an index that is another one in each thread: x + y*w of the thread's place in the grid, or x alone.
type ownIndex struct {
	f      *fn
	births map[*ir.Var]ir.Expr
	block  int // the constant that stands for blockDim.x, 0 if none does
	w      ir.Expr
	two    bool
	begun  bool
}

// all reports whether all indices are of this kind, and the same.
func (o *ownIndex) all(list []ir.Expr) bool {
	for _, e := range list {
		if !o.own(e) {
			return false
		}
	}
	return true
}

func (o *ownIndex) own(e ir.Expr) bool {
	e = o.strip(e)
	two, w := false, ir.Expr(nil)
	if !o.place(e, "x") {
		b, ok := e.(*ir.Binary)
		if !ok || b.Op != ir.Add {
			return false
		}
		m, x := o.strip(b.A), b.B
		if mul, ok := m.(*ir.Binary); !ok || mul.Op != ir.Mul || !o.place(x, "x") {
			m, x = o.strip(b.B), b.A
		}
		mul, ok := m.(*ir.Binary)
		if !ok || mul.Op != ir.Mul || !o.place(x, "x") {
			return false
		}
		y, width := mul.A, mul.B
		if !o.place(y, "y") {
			y, width = width, y
		}
		if !o.place(y, "y") || !o.fixed(width) {
			return false
		}
		two, w = true, o.strip(width)
	}
	if o.begun && (two != o.two || two && !ir.Equal(w, o.w)) {
		return false
	}
	o.begun, o.two, o.w = true, two, w
	return true
}

// fixed reports whether e is the same for all threads: a constant, or a parameter that nobody changes.
func (o *ownIndex) fixed(e ir.Expr) bool {
	switch e := o.strip(e).(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		_, scalar := e.Typ.(ir.Scalar)
		return e.Var.Kind == ir.Param && scalar && !o.f.copied(e.Var)
	}
	return false
}

// place reports whether e is blockIdx.A * blockDim.A + threadIdx.A.
func (o *ownIndex) place(e ir.Expr, axis string) bool {
	b, ok := o.strip(e).(*ir.Binary)
	if !ok || b.Op != ir.Add {
		return false
	}
	m, t := o.strip(b.A), o.strip(b.B)
	if isOp(m, "id.thread."+axis) {
		m, t = t, m
	}
	mul, ok := m.(*ir.Binary)
	if !ok || mul.Op != ir.Mul || !isOp(t, "id.thread."+axis) {
		return false
	}
	i, n := o.strip(mul.A), o.strip(mul.B)
	if !isOp(i, "id.block."+axis) {
		i, n = n, i
	}
	if !isOp(i, "id.block."+axis) {
		return false
	}
	if c, ok := n.(*ir.Const); ok && axis == "x" && (o.block == 0 || o.block == int(c.Bits)) {
		o.block = int(c.Bits)
		return true
	}
	return isOp(n, "dim.block."+axis)
}

func isOp(e ir.Expr, op string) bool {
	b, ok := e.(*ir.Builtin)
	return ok && string(b.Op) == op
}

// strip looks through conversions of integers of at least 32 bits, and through variables that are never changed.
func (o *ownIndex) strip(e ir.Expr) ir.Expr {
	for range 16 {
		switch x := e.(type) {
		case *ir.Convert:
			a, ok := x.A.Type().(ir.Scalar)
			b, ok2 := x.Typ.(ir.Scalar)
			if !ok || !ok2 || !a.IsInt() || !b.IsInt() || a.Size() < 4 || b.Size() < 4 {
				return e
			}
			e = x.A
		case *ir.Ref:
			init, ok := o.births[x.Var]
			if !ok {
				return e
			}
			e = init
		default:
			return e
		}
	}
	return e
}

// width is the Go expression of w, 0 for an index in one dimension.
func (o *ownIndex) width() jen.Code {
	if !o.two {
		return jen.Lit(0)
	}
	if c, ok := o.w.(*ir.Const); ok {
		return jen.Lit(int(c.Bits))
	}
	return jen.Int().Call(jen.Id(o.f.argName(o.w.(*ir.Ref).Var)))
}

// wild reports whether the kernel follows pointers from memory, which may point into any buffer.
func (e *emitter) wild(list []*ir.Func) bool {
	found := false
	for _, d := range list {
		walk(d.Body, func(ir.Stmt) {}, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Index, *ir.Deref, *ir.FieldOf:
				found = found || isPointer(x.Type())
			case *ir.PtrCast:
				found = found || isPointer(x.Typ) && !isPointer(x.A.Type())
			case *ir.Ref:
				found = found || x.Var.Kind == ir.GlobalVar && isPointer(x.Typ)
			}
		})
	}
	return found
}

// argSets are a bit for each parameter that the kernel does not write through, and that it does not read through.
func (f *fn) argSets() (readOnly, writeOnly uint64) {
	uses := f.argUses()
	for i, v := range f.f.Params {
		u := uses[v]
		if u == nil || i >= 63 {
			continue
		}
		if !u.written {
			readOnly |= 1 << i
		}
		if !u.escapes && u.stores == len(u.index) {
			writeOnly |= 1 << i
		}
	}
	return readOnly, writeOnly
}
