package pass

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// isMonitored reports whether accesses to the place e are recorded.
func (in *instrumenter) isMonitored(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref:
		switch e.Var.Kind {
		case ir.SharedVar:
			return true
		case ir.GlobalVar:
			return !e.Var.Host && e.Var.Space != ir.Constant
		}
		return in.monitored[e.Var]
	case *ir.Index:
		return ir.IsPointer(e.Base.Type()) || in.isMonitored(e.Base)
	case *ir.Deref:
		return true
	case *ir.FieldOf:
		return in.isMonitored(e.Base)
	case *ir.Lanes:
		return in.isMonitored(e.Base)
	case *ir.LaneAt:
		return in.isMonitored(e.Base)
	}
	return false
}

// load instruments a read of the place e.
func (in *instrumenter) load(e ir.Expr) ir.Expr {
	writing, how := in.writing, in.how
	in.writing, in.how = false, ir.Site{Parts: mayLackParts(e.Type()), Struct: ir.IsAggregate(e.Type())}
	if in.bits != nil && ir.Equal(e, in.bits) {
		in.how.Allowed = allowUninit
	}
	defer func() { in.writing, in.how = writing, how }()
	if x := in.exemptElement(e, "check.read.exempt"); x != nil {
		return x
	}
	guess := in.guess(e)
	if guess == "" && in.deciding && e.IsVolatile() {
		guess = "check.read.look"
	}
	if !in.syncs(e) && guess == "" {
		if x := in.namedElement(e, "check.read"); x != nil {
			return x
		}
	}
	place := in.place(e)
	if !in.isMonitored(e) || isEmpty(e.Type()) {
		return in.defines(e, place)
	}
	op := ir.Op("check.read")
	switch v := ir.Root(e); {
	case in.handing:
		op, in.handing = "check.read.copy", false
	case in.syncs(e):
		op = "check.read.sync"
	case guess != "":
		op = guess
	case v != nil && v.Kind == ir.SharedVar:
		op = "check.read.shared"
	}
	if e.IsVolatile() {
		in.how.How = ir.VolatileAccess
	}
	return checkedPlace(op, place, in.siteOf(e))
}

// syncs reports whether a read of e is what a loop waits for: such reads order, as atomic ones do.
func (in *instrumenter) syncs(e ir.Expr) bool { return in.polling || in.waiting > 0 && e.IsVolatile() }

// stored instruments the place dst, which is given a value.
func (in *instrumenter) stored(dst ir.Expr) ir.Expr {
	if l, ok := dst.(*ir.Lanes); ok && len(l.Comps) > 1 {
		return in.swizzle(l)
	}
	if !in.isMonitored(dst) {
		return in.as(false, func() ir.Expr { return in.place(dst) })
	}
	return in.as(true, func() ir.Expr {
		if x := in.exemptElement(dst, "check.store.exempt"); x != nil {
			return x
		}
		if x := in.namedElement(dst, "check.store"); x != nil {
			return x
		}
		return checkedPlace(storeOp(dst), in.place(dst), in.siteOf(dst))
	})
}

func storeOp(dst ir.Expr) ir.Op {
	if dst.IsVolatile() {
		return "check.store.sync"
	}
	return "check.store"
}

// written is place, instrumented of dst, with the check of a store.
func (in *instrumenter) written(dst, place ir.Expr) ir.Expr {
	return in.as(true, func() ir.Expr { return checkedPlace(storeOp(dst), place, in.siteOf(dst)) })
}

// swizzle instruments several components of a vector, which are given values.
func (in *instrumenter) swizzle(l *ir.Lanes) ir.Expr {
	place := &ir.Lanes{X: l.X, Base: in.place(l.Base), Comps: l.Comps}
	if !in.isMonitored(l.Base) {
		return place
	}
	return in.written(l, place)
}

// assign instruments an assignment.
func (in *instrumenter) assign(s *ir.Assign) []ir.Stmt {
	out := &ir.Assign{S: s.S, Op: s.Op}
	l, lanes := s.Dst.(*ir.Lanes)
	switch {
	case lanes && len(l.Comps) > 1:
		src := in.value(s.Src)
		if s.Op != ir.NoOp {
			src = &ir.Binary{X: ir.X{Typ: l.Typ, At: s.At}, Op: s.Op, A: in.value(l), B: src}
		}
		out.Op, out.Src, out.Dst = ir.NoOp, src, in.swizzle(l)
	case ir.IsPointer(s.Dst.Type()):
		out.Src, out.Dst = in.value(s.Src), in.stored(s.Dst)
	case s.Op != ir.NoOp:
		return in.updating(s)
	case isSelf(s):
		return []ir.Stmt{in.copy.Copy(s)}
	case in.c.partOf(in.monitored, s.Src) && in.monitored[ir.Root(s.Dst)]:
		return []ir.Stmt{in.copyPart(s, s.Dst, s.Src, 0)}
	case s.Copy && in.monitored[ir.Root(s.Dst)] && in.isMonitored(s.Src):
		return []ir.Stmt{in.copyPart(s, s.Dst, s.Src, allowedOf(s))}
	default:
		switch {
		case isBits(s.Dst) || insertsBits(s):
			in.bits = s.Dst
		case allowedOf(s) != 0:
			in.bits = s.Src
		}
		out.Src, out.Dst = in.given(ir.Root(s.Dst), s.Src), nil
		if in.isMonitored(s.Dst) {
			out.Dst = in.stored(s.Dst)
		} else {
			out.Dst = in.as(true, func() ir.Expr { return in.place(s.Dst) })
		}
		in.bits = nil
	}
	return []ir.Stmt{out}
}

// allowedOf are the reports that the implicit copy s shall not make: parts of an object may not have a value yet.
func allowedOf(s *ir.Assign) uint32 {
	if _, whole := s.Dst.(*ir.Ref); whole || !s.Copy {
		return 0
	}
	return allowUninit
}

// isSelf reports whether s gives a variable its own value.
func isSelf(s *ir.Assign) bool {
	a, ok := s.Dst.(*ir.Ref)
	b, ok2 := s.Src.(*ir.Ref)
	return ok && ok2 && a.Var == b.Var
}

// updating instruments Dst op= Src.
func (in *instrumenter) updating(s *ir.Assign) []ir.Stmt {
	out := &ir.Assign{S: s.S, Op: s.Op}
	list := in.definedBefore(s)
	out.Src = in.value(s.Src)
	if _, vector := s.Dst.Type().(*ir.Vector); vector {
		out.Dst = in.place(s.Dst)
		if in.isMonitored(s.Dst) {
			out.Dst = in.written(s.Dst, out.Dst)
		}
		return append(list, out)
	}
	out.Src = in.operand(s.Op, s.Dst.Type(), s.Src, out.Src, s.At, func() string { return in.updateText(s) })
	out.Site = in.update(s)
	if !in.isMonitored(s.Dst) {
		out.Dst = in.place(s.Dst)
		return append(list, out)
	}
	for _, named := range []func(ir.Expr, ir.Op) *ir.Checked{in.exemptAccess, in.namedAccess} {
		if read := named(s.Dst, "check.read"); read != nil {
			out.Dst = in.as(true, func() ir.Expr {
				write := *read
				write.Place, write.Site = read, in.siteOf(s.Dst)
				write.Op = ir.Op(strings.Replace(string(read.Op), "read", "store", 1))
				if write.Op == "check.store.exempt" {
					in.marked(&write)
				}
				return &write
			})
			return append(list, out)
		}
	}
	read := checkedPlace("check.read", in.place(s.Dst), in.siteOf(s.Dst))
	out.Dst = in.written(s.Dst, read)
	return append(list, out)
}

// exemptAccess and namedAccess are exemptElement and namedElement for operations that begin with prefix.
func (in *instrumenter) exemptAccess(e ir.Expr, prefix ir.Op) *ir.Checked {
	return in.exemptElement(e, prefix+".exempt")
}

func (in *instrumenter) namedAccess(e ir.Expr, prefix ir.Op) *ir.Checked {
	return in.namedElement(e, prefix)
}

// exemptElement is e, checked by op, if it is an element of a parameter of which some are exempt; else nil.
func (in *instrumenter) exemptElement(e ir.Expr, op ir.Op) *ir.Checked {
	x, q := in.exemption(e)
	if q == nil || e.IsVolatile() {
		return nil
	}
	made := checkedPlace(op, &ir.Index{X: x.X, Base: in.place(x.Base), I: in.value(x.I)}, in.siteOf(e))
	made.Shadow = q
	in.marked(made)
	return made
}

// marked makes the exempt store e one that leaves a mark, if it is to an output that is followed.
func (in *instrumenter) marked(e *ir.Checked) {
	marks := in.marks[ir.WithoutChecks(e).(*ir.Index).Base.(*ir.Ref).Var]
	if e.Op == "check.store.exempt" && marks != nil {
		e.Op, e.Args = "check.store.output", []ir.Expr{ir.RefTo(marks)}
	}
}

// exemption is e as an element of a parameter of a kernel of which some elements are exempt, and the variable that says
// how many; nil if it is something else.
func (in *instrumenter) exemption(e ir.Expr) (*ir.Index, *ir.Var) {
	x, ok := e.(*ir.Index)
	if !ok {
		return nil, nil
	}
	r, ok := x.Base.(*ir.Ref)
	if !ok {
		return nil, nil
	}
	return x, in.exempt[r.Var]
}

// namedElement is e, checked by an operation that begins with prefix, if it is an element of a shared variable or of a
// parameter that has a shadow and is accessed by the variable's name; else nil. What is known of the element is found
// by its number then, without a search for the memory that an address belongs to.
func (in *instrumenter) namedElement(e ir.Expr, prefix ir.Op) *ir.Checked {
	shadow, param := in.shadowOf(e)
	if shadow == nil {
		return nil
	}
	var made *ir.Checked
	switch x, element := e.(*ir.Index); {
	case param:
		made = checkedPlace(prefix+".parameter", &ir.Index{X: x.X, Base: in.place(x.Base), I: in.value(x.I)}, 0)
	case !element:
		made = checkedPlace(prefix+".named", in.place(e), 0)
	default:
		if _, flat := x.Base.(*ir.Ref); flat { // the operation checks the bounds
			made = checkedPlace(prefix+".named", &ir.Index{X: x.X, Base: in.place(x.Base), I: in.value(x.I)}, 0)
		} else {
			made = checkedPlace(prefix+".named", in.place(e), 0)
		}
	}
	made.Site, made.Shadow = in.siteOf(e), shadow
	return made
}

// shadowOf is the shadow of the variable that the place e is an element of by name, nil if there is none; param says
// that the variable is a parameter.
func (in *instrumenter) shadowOf(e ir.Expr) (shadow *ir.Var, param bool) {
	if !in.kernel || ir.IsAggregate(e.Type()) || ir.IsPointer(e.Type()) || e.IsVolatile() ||
		!in.c.users(e.Pos()) && !in.c.users(in.pos) {
		return nil, false
	}
	if x, ok := e.(*ir.Index); ok {
		if r, ok := x.Base.(*ir.Ref); ok && r.Var.Kind == ir.Param {
			return in.shadows[r.Var], true
		}
	}
	for {
		switch x := e.(type) {
		case *ir.Index:
			if _, ok := x.Base.Type().(*ir.Array); !ok {
				return nil, false
			}
			e = x.Base
		case *ir.Ref:
			if x.Var.Kind != ir.SharedVar {
				return nil, false
			}
			return in.shadows[x.Var], false
		default:
			return nil, false
		}
	}
}

func isAtomic(op ir.Op) bool { return strings.HasPrefix(string(op), "atomic.") }

func isShuffle(s *ir.Effect) bool {
	return len(s.Args) > 1 && strings.HasPrefix(string(s.Op), "warp.shfl")
}

// atomic instruments the pointer argument p of the operation s.
func (in *instrumenter) atomic(s *ir.Effect, p ir.Expr) ir.Expr {
	elem := p.Type().(*ir.Pointer).Elem
	words := in.c.pointeeText(p)
	switch a := p.(type) {
	case *ir.Addr:
		words = in.c.exprText(a.Place)
	case *ir.PtrAdd:
		words = in.c.exprText(&ir.Index{X: ir.X{Typ: elem, At: p.Pos()}, Base: a.Ptr, I: a.I})
	}
	how := ir.Site{How: ir.AtomicAccess, Narrow: s.Scope == ir.BlockScope}
	if s.Op == "atomic.cas" && !in.c.users(p.Pos()) { // kbind's own loops begin with a guess
		how.Allowed = allowUninit
	}
	access := &ir.Checked{X: ir.X{Typ: elem, At: p.Pos()}, Op: "check.access.update"}
	switch {
	case onlyLoads(s):
		access.Op = "check.read.sync"
	case s.Op == "atomic.store" || s.Op == "atomic.exch":
		access.Op = "check.access.store"
	case s.Op == "atomic.cas":
		access.Op, access.Args = "check.access.cas", []ir.Expr{in.value(s.Args[1])}
	case s.Op != "atomic.inc" && s.Op != "atomic.dec":
		if shadow := in.atomicShadow(p); shadow != nil {
			access.Op, access.Shadow = "check.access.update.named", shadow
			access.Place = in.place(pointeeOf(p))
		}
	}
	if access.Place == nil {
		access.Place = &ir.Deref{X: access.X, Ptr: in.reference(p)}
		if a, ok := access.Place.(*ir.Deref).Ptr.(*ir.Addr); ok {
			access.Place = a.Place
		}
	}
	saved := in.how
	in.how = how
	access.Site = in.site(p.Pos(), words, ir.Alignof(elem))
	in.how = saved
	return &ir.Addr{X: ir.X{Typ: p.Type(), At: p.Pos()}, Place: access}
}

// atomicShadow is the shadow of the shared variable of known size that the pointer p, an argument of an atomic
// operation in the user's text, points into by the variable's name; nil if it is something else.
func (in *instrumenter) atomicShadow(p ir.Expr) *ir.Var {
	if !in.c.users(p.Pos()) {
		return nil
	}
	place := pointeeOf(p)
	shadow, param := in.shadowOf(place)
	if param || shadow == nil {
		return nil
	}
	if a, ok := ir.Root(place).Type.(*ir.Array); ok && a.N < 0 {
		return nil
	}
	return shadow
}

// onlyLoads reports whether the atomic operation s stores nothing new: programs add 0, or exchange 0 for 0, to read.
func onlyLoads(s *ir.Effect) bool {
	switch s.Op {
	case "atomic.load":
		return true
	case "atomic.add", "atomic.sub", "atomic.or", "atomic.xor":
		return ir.IsInt(ir.UnconvertedWord(s.Args[1]), 0)
	case "atomic.cas":
		a, ok := ir.UnconvertedWord(s.Args[1]).(*ir.Const)
		return ok && ir.IsInt(ir.UnconvertedWord(s.Args[2]), a.Bits)
	}
	return false
}
