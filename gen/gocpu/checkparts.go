package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// A struct of which parts were never written may be copied, returned and assigned: what tells which parts those are goes along, from one local in monitored memory to another.

// partly reports whether v, one of the monitored locals m, may have parts without a value that go along with copies: an object that a constructor fills has an address.
func (e *emitter) partly(m map[*ir.Var]bool, v *ir.Var) bool {
	if v == nil || !m[v] || e.facts.addressed[v] {
		return false
	}
	_, ok := v.Type.(*ir.Struct)
	return ok
}

// partOf reports whether x is such a local of d, or a struct in it.
func (e *emitter) partOf(d *ir.Func, x ir.Expr) bool {
	_, ok := x.Type().(*ir.Struct)
	return ok && isPlace(x) && e.partly(e.arenaOf(d), ir.Root(x))
}

// copiedParts adds the locals of d to m that are copies of such ones.
func (e *emitter) copiedParts(d *ir.Func, m map[*ir.Var]bool) {
	declared := map[*ir.Var]bool{}
	add := func(v *ir.Var) bool {
		if _, ok := v.Type.(*ir.Struct); !ok || m[v] || !declared[v] || e.facts.addressed[v] {
			return false
		}
		m[v] = true
		return true
	}
	from := func(x ir.Expr) bool {
		if x == nil || !isPlace(x) {
			return false
		}
		_, ok := x.Type().(*ir.Struct)
		return ok && e.partly(m, ir.Root(x))
	}
	for more := true; more; {
		more = false
		walk(d.Body, func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Declare:
				if (s.Var.Kind == ir.Local || s.Var.Kind == ir.Temp) && (s.Init == nil || from(s.Init)) {
					declared[s.Var] = true
					more = s.Init != nil && add(s.Var) || more
				}
			case *ir.Assign:
				if r, ok := s.Dst.(*ir.Ref); ok && s.Op == ir.NoOp && from(s.Src) {
					more = add(r.Var) || more
				}
			case *ir.Call:
				if r, ok := s.Dst.(*ir.Ref); ok && e.hands(s.Func) {
					more = add(r.Var) || more
				}
			}
		}, nil)
	}
}

// hands reports whether d, which is a function, may return a struct of which parts have no value.
func (e *emitter) hands(d *ir.Func) bool {
	if _, ok := d.Ret.(*ir.Struct); !ok {
		return false
	}
	found := false
	walk(d.Body, func(s ir.Stmt) {
		r, ok := s.(*ir.Return)
		found = found || ok && r.Val != nil && e.partOf(d, r.Val)
	}, nil)
	return found
}

// copyPart writes dst = src for structs in monitored locals.
func (f *fn) copyPart(dst, src ir.Expr) {
	site := f.partsSite(src)
	f.writing = true
	to := f.place(dst).addr()
	f.writing = false
	f.add(sanitizeFn("Copy", ident("blk"), site, to, f.place(src).addr()).code())
}

// partsSite is the site of a read of the struct e.
func (f *fn) partsSite(e ir.Expr) ex {
	f.how.parts = true
	defer func() { f.how.parts = false }()
	return f.site(e.Pos(), f.exprText(e), 0)
}

// handed is the value that a function returns for which hands holds.
func (f *fn) handed(e ir.Expr) ex {
	if f.e.partOf(f.f, e) {
		return sanitizeFn("Hand", ident("blk"), f.partsSite(e), f.place(e).addr())
	}
	return sanitizeFn("HandWhole", ident("blk"), f.value(e))
}
