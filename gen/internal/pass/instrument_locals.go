package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/definite"
	"github.com/kbind/kbind/gen/internal/wording"
)

// A local that has an address, or parts, and no value when it is declared lies in monitored memory. A scalar or vector
// without an address that may be read before it is given a value (see package definite) has a definedness shadow, as in
// MemorySanitizer (Stepanov and Serebryany, CGO 2015): a truth value, or a bit for each component of a vector.
//
// A struct of which parts were never written may be copied, returned and assigned: what tells which parts those are
// goes along, from one local in monitored memory to another, also from one that a pointer leads to.

// monitoredIn finds the locals of a function that lie in monitored memory, and lists them in order.
func (c *Context) monitoredIn(d *ir.Func) (map[*ir.Var]bool, []*ir.Var) {
	m := c.checks.monitored[d]
	if m == nil {
		m = c.findMonitored(d)
		c.checks.monitored[d] = m
	}
	var list []*ir.Var
	ir.WalkReachable(d.Body, func(s ir.Stmt) bool {
		if x, ok := s.(*ir.Declare); ok && m[x.Var] && !slices.Contains(list, x.Var) {
			list = append(list, x.Var)
		}
		return true
	})
	return m, list
}

func (c *Context) findMonitored(d *ir.Func) map[*ir.Var]bool {
	m := map[*ir.Var]bool{}
	ir.WalkReachable(d.Body, func(s ir.Stmt) bool {
		x, ok := s.(*ir.Declare)
		if !ok || x.Init != nil || x.Var.Kind != ir.Local || !c.users(x.Var.Pos) || ir.IsPointer(x.Var.Type) {
			return true
		}
		if (c.checks.addressed[x.Var] || ir.IsAggregate(x.Var.Type)) && !isEmpty(x.Var.Type) {
			m[x.Var] = true
		}
		return true
	})
	c.dropFilled(d.Body, m)
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		for _, list := range ir.Bodies(s) {
			c.dropFilled(list, m)
		}
		return true
	})
	for v := range m {
		if _, ok := v.Type.(*ir.Struct); ok && c.checks.addressed[v] {
			c.checks.unfilled[v] = !c.filledBy(d.Body, func(e ir.Expr) bool { return ir.IsRef(e, v) })
		}
	}
	c.checks.monitored[d] = m // as far as it is known, for calls of d in what d calls
	c.addCopies(d, m)
	for v := range c.outlivedIn(d).locals {
		m[v] = true
	}
	return m
}

// dropFilled takes from m the variables that a list declares and fills before anything reads them.
func (c *Context) dropFilled(list []ir.Stmt, m map[*ir.Var]bool) {
	for i, s := range list {
		x, ok := s.(*ir.Declare)
		if ok && m[x.Var] && (definite.Filled(list, i, x.Var) ||
			!c.checks.addressed[x.Var] && definite.Completed(list, i, x.Var)) {
			delete(m, x.Var)
		}
	}
}

// isEmpty reports whether objects of type t have no value, as those of classes without members.
func isEmpty(t ir.Type) bool {
	return !ir.SomePart(t, func(part ir.Type) bool { return !ir.IsAggregate(part) })
}

// mayLackParts reports whether an object of type t may be read whole although some of its bytes were never written: it
// has padding, or a union. So may a local struct (ir.Site.Struct), whose parts without a value go along with copies.
func mayLackParts(t ir.Type) bool {
	var known map[*ir.Struct]int
	if ir.IsAggregate(t) {
		known = map[*ir.Struct]int{}
	}
	return dataBytes(t, known) != ir.Sizeof(t)
}

// dataBytes is how many bytes of an object of type t are of scalars and pointers in it; -1 for one with a union. It
// knows some structs.
func dataBytes(t ir.Type, known map[*ir.Struct]int) int {
	switch t := t.(type) {
	case *ir.Vector:
		return t.N * t.Elem.Size()
	case *ir.Array:
		if n := dataBytes(t.Elem, known); n >= 0 {
			return t.N * n
		}
		return -1
	case *ir.Struct:
		if n, ok := known[t]; ok {
			return n
		}
		sum := 0
		for _, m := range t.Fields {
			n := dataBytes(m.Type, known)
			if sum += n; n < 0 {
				sum = -1
				break
			}
		}
		if t.Union {
			sum = -1
		}
		known[t] = sum
		return sum
	}
	return ir.Sizeof(t)
}

// partly reports whether v, one of the monitored locals m, may have parts without a value that go along with copies. It
// is an array of structs, a struct that an implicit copy fills, or one that no function fills which gets its address,
// as constructors do.
func (c *Context) partly(m map[*ir.Var]bool, v *ir.Var) bool {
	if v == nil || !m[v] {
		return false
	}
	t := v.Type
	for a, ok := t.(*ir.Array); ok; a, ok = t.(*ir.Array) {
		t = a.Elem
	}
	_, ok := t.(*ir.Struct)
	return ok && (t != v.Type || !c.checks.addressed[v] || c.checks.copied[v] || c.checks.unfilled[v])
}

// filledBy reports whether statements write all of a struct, the place of which is where is true: as a whole, or by a
// call of a function that fills what its parameter points to. What they do under a condition does not count, but what
// loops do.
func (c *Context) filledBy(list []ir.Stmt, where func(ir.Expr) bool) bool {
	found := false
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.If, *ir.Switch:
			return false
		case *ir.Assign:
			found = found || s.Op == ir.NoOp && where(s.Dst)
		case *ir.Call:
			for i, arg := range s.Args {
				var to ir.Expr = &ir.Deref{Ptr: arg}
				if a, ok := arg.(*ir.Addr); ok {
					to = a.Place
				}
				found = found || where(to) && c.fills(s.Func, s.Func.Params[i])
			}
		}
		return !found
	})
	return found
}

// fills reports whether the function f writes each member of the struct to which its parameter p points: members that
// are structs as filledBy says, arrays in part.
func (c *Context) fills(f *ir.Func, p *ir.Var) bool {
	if done, known := c.checks.fills[p]; known {
		return done
	}
	c.checks.fills[p] = false // for a function that calls itself
	ptr, _ := p.Type.(*ir.Pointer)
	if ptr == nil {
		return false
	}
	t, _ := ptr.Elem.(*ir.Struct)
	if t == nil || t.Union {
		return false
	}
	to := func(e ir.Expr) bool {
		d, ok := e.(*ir.Deref)
		return ok && ir.IsRef(d.Ptr, p)
	}
	missing := map[int]bool{}
	for i, m := range t.Fields {
		if !isEmpty(m.Type) {
			missing[i] = true
		}
	}
	for _, s := range f.Body {
		one := []ir.Stmt{s}
		if c.filledBy(one, to) {
			clear(missing)
		}
		for i := range missing {
			member := func(e ir.Expr) bool {
				for {
					x, ok := e.(*ir.Index)
					if !ok || ir.IsPointer(x.Base.Type()) {
						break
					}
					e = x.Base
				}
				m, ok := e.(*ir.FieldOf)
				return ok && m.Field == i && to(m.Base)
			}
			if c.filledBy(one, member) {
				delete(missing, i)
			}
		}
	}
	c.checks.fills[p] = len(missing) == 0
	return len(missing) == 0
}

// partOf reports whether x is such a local, or a struct in it, or one in a local array to which a pointer may lead.
func (c *Context) partOf(m map[*ir.Var]bool, x ir.Expr) bool {
	t, ok := x.Type().(*ir.Struct)
	return ok && ir.IsAddressable(x) && (c.partly(m, ir.Root(x)) || c.checks.pointed[t] && c.leadsToLocals(pointerTo(x)))
}

// pointedStructs finds the structs that lie in local arrays without a value of which addresses are taken, in any
// function.
func (c *Context) pointedStructs() map[*ir.Struct]bool {
	found := map[*ir.Struct]bool{}
	var add func(t ir.Type)
	add = func(t ir.Type) {
		switch t := t.(type) {
		case *ir.Array:
			add(t.Elem)
		case *ir.Struct:
			if found[t] {
				return
			}
			found[t] = true
			for _, m := range t.Fields {
				add(m.Type)
			}
		}
	}
	for _, f := range Funcs(c.m) {
		addressed := ir.AddressedIn(f.Body)
		ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
			d, ok := s.(*ir.Declare)
			if ok && d.Init == nil && d.Var.Kind == ir.Local && addressed[d.Var] && c.users(d.Var.Pos) {
				if a, ok := d.Var.Type.(*ir.Array); ok {
					add(a)
				}
			}
			return true
		})
	}
	return found
}

// leadsToLocals reports whether the pointer p may point to local variables: it is none that a launch passes.
func (c *Context) leadsToLocals(p ir.Expr) bool {
	if p == nil {
		return false
	}
	t := p.Type().(*ir.Pointer)
	v := ir.Root(p)
	return (t.Space == ir.Generic || t.Space == ir.Private) && (v == nil || !c.checks.arguments[v])
}

// pointerTo is the pointer that leads to the place e, nil for a part of a variable.
func pointerTo(e ir.Expr) ir.Expr {
	for {
		switch x := e.(type) {
		case *ir.FieldOf:
			e = x.Base
		case *ir.Deref:
			return x.Ptr
		case *ir.Index:
			if ir.IsPointer(x.Base.Type()) {
				return x.Base
			}
			e = x.Base
		default:
			return nil
		}
	}
}

// addCopies adds the locals of d to m that are copies of such ones.
func (c *Context) addCopies(d *ir.Func, m map[*ir.Var]bool) {
	declared := map[*ir.Var]bool{}
	add := func(v *ir.Var, src ir.Expr) bool {
		if _, ok := v.Type.(*ir.Struct); !ok || m[v] || !declared[v] {
			return false
		}
		if c.checks.addressed[v] {
			if src == nil || !c.checks.copied[ir.Root(src)] {
				return false
			}
			c.checks.copied[v] = true
		}
		m[v] = true
		return true
	}
	from := func(x ir.Expr) bool { return x != nil && c.partOf(m, x) }
	for more := true; more; {
		more = false
		ir.WalkReachable(d.Body, func(s ir.Stmt) bool {
			switch s := s.(type) {
			case *ir.Declare:
				if (s.Var.Kind == ir.Local || s.Var.Kind == ir.Temp) && (s.Init == nil || from(s.Init)) {
					declared[s.Var] = true
					more = s.Init != nil && add(s.Var, s.Init) || more
				}
			case *ir.Assign:
				if r, ok := s.Dst.(*ir.Ref); ok && s.Op == ir.NoOp && from(s.Src) {
					more = add(r.Var, s.Src) || more
				}
				if v := ir.Root(s.Dst); s.Copy && m[ir.Root(s.Src)] && declared[v] && !c.checks.copied[v] {
					m[v], c.checks.copied[v], more = true, true, true
				}
			case *ir.Call:
				if r, ok := s.Dst.(*ir.Ref); ok && c.hands(s.Func) {
					more = add(r.Var, nil) || more
				}
			}
			return true
		})
	}
}

// hands reports whether d, which is a function, may return a struct of which parts have no value.
func (c *Context) hands(d *ir.Func) bool {
	if _, ok := d.Ret.(*ir.Struct); !ok {
		return false
	}
	m, _ := c.monitoredIn(d)
	found := false
	ir.WalkReachable(d.Body, func(s ir.Stmt) bool {
		r, ok := s.(*ir.Return)
		found = found || ok && r.Val != nil && c.partOf(m, r.Val)
		return !found
	})
	return found
}

// address is the address of the place e.
func address(e ir.Expr) ir.Expr {
	return &ir.Addr{X: ir.X{Typ: &ir.Pointer{Elem: e.Type(), Ref: true}, At: e.Pos()}, Place: e}
}

// copyPart is dst = src, in the statement s, for structs in monitored locals; allowed are the reports that it shall not
// make.
func (in *instrumenter) copyPart(s ir.Stmt, dst, src ir.Expr, allowed uint32) ir.Stmt {
	site := in.partsSite(src, allowed)
	to := in.as(true, func() ir.Expr { return in.place(dst) })
	return &ir.Effect{S: ir.S{At: s.Pos()}, Op: "check.copy", Args: []ir.Expr{address(to), address(in.place(src))},
		Site: site}
}

// partsSite is the site of a read of e, a struct or a part of one.
func (in *instrumenter) partsSite(e ir.Expr, allowed uint32) int {
	return in.c.siteOf(e.Pos(), in.pos, ir.Site{Words: in.c.exprText(e), Struct: true, Allowed: allowed,
		Parts: ir.Root(e) != nil || mayLackParts(e.Type())})
}

// handed instruments the value that a function returns for which hands holds.
func (in *instrumenter) handed(e ir.Expr) ir.Expr {
	if in.c.partOf(in.monitored, e) {
		return checkedPlace("check.result", in.place(e), in.partsSite(e, 0))
	}
	return &ir.Builtin{X: ir.X{Typ: e.Type(), At: e.Pos()}, Op: "check.result.defined", Args: []ir.Expr{in.value(e)}}
}

// declare instruments the declaration of a local.
func (in *instrumenter) declare(s *ir.Declare) []ir.Stmt {
	v := s.Var
	if in.monitored[v] {
		self := ir.RefTo(v)
		self.At = s.At
		list := []ir.Stmt{&ir.Declare{S: s.S, Var: v}, effect("check.fresh", 0, address(self))}
		switch {
		case s.Init == nil:
		case isArray(v.Type) && in.outlived.locals[v]: // an array is no value, but its variable can be given one
			first := in.shadowFor(v, "Init", v.Type)
			list = append(list, &ir.Declare{S: s.S, Var: first, Init: in.value(s.Init)},
				effect("check.copy", in.partsSite(self, 0), address(self), address(ir.RefTo(first))))
		case in.outlived.locals[v]:
			list = append(list, in.assign(&ir.Assign{S: s.S, Dst: self, Src: s.Init})...)
		default:
			list = append(list, in.copyPart(&ir.Return{}, self, s.Init, 0))
		}
		return list
	}
	var list []ir.Stmt
	if shadow := in.defined[v]; shadow != nil {
		none := bitsOf(nil)
		if shadow.Type == ir.Bool {
			none = truth(false)
		}
		if r, ok := s.Init.(*ir.Ref); ok {
			none = in.shadowOfCopy(r)
		}
		list = append(list, &ir.Declare{Var: shadow, Init: none})
	}
	return append(list, &ir.Declare{S: s.S, Var: v, Init: in.given(v, s.Init)})
}

func isArray(t ir.Type) bool {
	_, ok := t.(*ir.Array)
	return ok
}

// definednessShadows makes the definedness shadows of the function.
func (in *instrumenter) definednessShadows() {
	in.defined = map[*ir.Var]*ir.Var{}
	if len(in.unset.Unset) == 0 {
		return
	}
	ir.WalkStmts(in.f.Body, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		if !ok || !in.unset.Unset[d.Var] || in.defined[d.Var] != nil {
			return true
		}
		shadow := in.shadowFor(d.Var, "Set", ir.Bool)
		if _, vector := d.Var.Type.(*ir.Vector); vector {
			shadow.Type = ir.U32
		}
		in.defined[d.Var] = shadow
		return true
	})
}

// shadowFor makes a shadow of v, which is called what the source calls v, with a suffix.
func (in *instrumenter) shadowFor(v *ir.Var, suffix string, t ir.Type) *ir.Var {
	shadow := &ir.Var{Name: in.names.Free(v.Name+suffix, nil), Type: t, Kind: ir.Temp, Pos: v.Pos}
	if v.Source != "" {
		shadow.Source = v.Source + suffix
	}
	return shadow
}

func truth(b bool) *ir.Const {
	c := &ir.Const{X: ir.X{Typ: ir.Bool}}
	if b {
		c.Bits = 1
	}
	return c
}

// bitsOf is the set of components as a definedness shadow holds it.
func bitsOf(comps []int) ir.Expr {
	c := &ir.Const{X: ir.X{Typ: ir.U32}}
	for _, i := range comps {
		c.Bits |= 1 << i
	}
	return c
}

// shadowOfCopy is the definedness of a variable that is copied: which of its components have a value.
func (in *instrumenter) shadowOfCopy(r *ir.Ref) ir.Expr {
	switch shadow := in.defined[r.Var]; {
	case shadow != nil:
		return ir.RefTo(shadow)
	case definite.Components(r.Var.Type) > 1:
		return bitsOf(definite.All(r.Var.Type))
	}
	return truth(true)
}

// set notes after list, which stands for s, that what s assigned has a value.
func (in *instrumenter) set(s ir.Stmt, list ...ir.Stmt) []ir.Stmt {
	dst := ir.Written(s)
	v := ir.Root(dst)
	shadow := in.defined[v]
	if v == nil || shadow == nil {
		return list
	}
	note := &ir.Assign{Dst: ir.RefTo(shadow)}
	l, part := dst.(*ir.Lanes)
	switch {
	case shadow.Type == ir.Bool:
		note.Src = truth(true)
	case part && ir.IsRef(l.Base, v):
		note.Op, note.Src = ir.Or, bitsOf(l.Comps)
	default: // a component by a run-time index counts as all of them
		note.Src = bitsOf(definite.All(v.Type))
	}
	return append(list, note)
}

// defines is place, instrumented of e, with a check that the variable which e reads has a value, if it has a shadow.
func (in *instrumenter) defines(e, place ir.Expr) ir.Expr {
	r, ok := e.(*ir.Ref)
	if !ok || in.defined[r.Var] == nil || in.unset.Copies[r] {
		return place
	}
	words, set := in.hasValue(r, in.need)
	return checkedPlace("check.defined", place, in.site(e.Pos(), words, 0), set)
}

// hasValue is the condition that the components wanted of the variable r have values, nil for any, and words for them.
func (in *instrumenter) hasValue(r *ir.Ref, wanted []bool) (words string, set ir.Expr) {
	words, set = in.c.exprText(r), ir.RefTo(in.defined[r.Var])
	if set.Type() == ir.Bool {
		return words, set
	}
	var comps []int
	for i, want := range wanted {
		if want {
			comps = append(comps, i)
		}
	}
	if len(comps) == 0 {
		return words, comparison(ir.Ne, set, bitsOf(nil))
	}
	set = &ir.Binary{X: ir.X{Typ: ir.U32}, Op: ir.And, A: set, B: bitsOf(comps)}
	return words + "." + wording.LaneNames(comps), comparison(ir.Eq, set, bitsOf(comps))
}

// definedBefore checks the definedness of what s, Dst op= Src, reads.
func (in *instrumenter) definedBefore(s *ir.Assign) []ir.Stmt {
	dst := s.Dst
	var wanted []bool
	if l, ok := dst.(*ir.Lanes); ok {
		if v, ok := l.Base.Type().(*ir.Vector); ok {
			wanted = make([]bool, v.N)
			for _, c := range l.Comps {
				wanted[c] = true
			}
			dst = l.Base
		}
	}
	r, ok := dst.(*ir.Ref)
	if !ok || in.defined[r.Var] == nil {
		return nil
	}
	words, set := in.hasValue(r, wanted)
	return []ir.Stmt{&ir.Effect{S: s.S, Op: "check.defined.update", Args: []ir.Expr{ir.RefTo(r.Var), set},
		Site: in.site(r.Pos(), words, 0)}}
}
