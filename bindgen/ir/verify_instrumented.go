package ir

import (
	"slices"

	"github.com/kbind/kbind/bindgen/source"
)

// site checks the number of a site.
func (v *verifier) site(pos source.Pos, site int) {
	switch {
	case site == 0:
	case v.lowered == nil:
		v.errorf(pos, "a front end made a site")
	case site < 0 || site >= len(v.m.Sites):
		v.errorf(pos, "site %d of %d", site, len(v.m.Sites))
	}
}

// instrumented brings the shadows of f into scope.
func (v *verifier) instrumented(f *Func) {
	if v.lowered == nil {
		if len(f.Monitored)+len(f.Entry) > 0 {
			v.errorf(f.Pos, "a front end made an instrumented function")
		}
		return
	}
	for _, x := range f.Monitored {
		if x.Kind != Local && x.Kind != Temp {
			v.errorf(x.Pos, "the monitored variable %s is no local", x.Name)
		}
	}
	v.lowered.shadows = map[*Var]bool{}
	for _, s := range f.Entry {
		r, ok := s.Dst.(*Ref)
		if s.Dst != nil && !ok {
			v.errorf(s.At, "%s gives its result to no variable", s.Op)
			continue
		}
		if ok {
			v.declare(r.Var)
			v.lowered.shadows[r.Var] = true
		}
		v.lowered.entry = true
		v.effect(s)
		v.lowered.entry = false
	}
}

// ended reports whether a, the operand of s, is the address of a monitored variable whose life ends: jumps lead behind
// the list that declares it, where it is not in scope.
func (v *verifier) ended(s *Effect, a Expr) bool {
	if s.Op != "check.ended" || v.f == nil {
		return false
	}
	addr, ok := a.(*Addr)
	if !ok {
		return false
	}
	r, ok := addr.Place.(*Ref)
	return ok && slices.Contains(v.f.Monitored, r.Var)
}

// checked checks an instrumented place.
func (v *verifier) checked(e *Checked) {
	v.place(e.Place)
	info, ok := OpInfoOf(e.Op)
	switch {
	case v.lowered == nil:
		v.errorf(e.At, "a front end made the operation %s", e.Op)
	case !ok || !info.Place:
		v.errorf(e.At, "%s is no operation on a place", e.Op)
	case len(e.Args) != info.Args:
		v.errorf(e.At, "%s with %d arguments, want %d", e.Op, len(e.Args), info.Args)
	case e.Shadow != nil && !v.lowered.shadows[e.Shadow]:
		v.errorf(e.At, "%s is no shadow of the function", e.Shadow.Name)
	}
	if e.Place != nil {
		v.same(e.At, "checked place", e.Typ, e.Place.Type())
	}
	for _, a := range e.Args {
		v.value(a)
	}
	v.site(e.At, e.Site)
}

// checkedOperand checks the type of what an operation looks at, that of an element for vectors.
func (v *verifier) checkedOperand(pos source.Pos, info OpInfo, operand Expr) {
	t := operand.Type()
	if w, ok := t.(*Vector); ok {
		t = w.Elem
	}
	if s, ok := t.(Scalar); info.On != OnAny && (!ok || !info.On.Has(s)) {
		v.errorf(pos, "%s on %s", info.Op, operand.Type())
	}
}
