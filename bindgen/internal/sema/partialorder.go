package sema

import "fmt"

// Which of two function templates is more specialised ([temp.func.order], [temp.deduct.partial]), and whether the
// constraints of one hold ([temp.constr.decl]).

// constrained applies the prelude's kbind_if attribute; nil when the arguments are fine.
func (c *checker) constrained(f *FuncObj, targs []TArg) error {
	if !f.Prelude {
		return nil
	}
	a := findAttr("kbind_if", f.Decl.Spec.Attrs, f.Decl.Decl.Attrs)
	if a == nil {
		return nil
	}
	class, _ := attrString(a, 0)
	switch class {
	case "c++17", "c++20":
		if c.cpp20() != (class == "c++20") {
			return fmt.Errorf("it is of %s", class)
		}
		return nil
	case "value", "object":
		if len(targs) > 0 && (recordOf(targs[0].Type) != nil) != (class == "object") {
			return fmt.Errorf("%s is not of the class %s", targs[0].Type, class)
		}
		return nil
	}
	for _, t := range flattenArgs(targs) {
		if t.IsVal || t.Tmpl != nil {
			continue
		}
		b, ok := basicOf(t.Type)
		if !ok || class == "integral" && !b.isInt() {
			return fmt.Errorf("%s is not %s", t.Type, class)
		}
	}
	return nil
}

// moreSpecialized reports whether template a is more specialised than template b ([temp.func.order]), as a call of n
// arguments looks at them: at the parameters that have one ([temp.deduct.partial]/3.1).
func (c *checker) moreSpecialized(a, b *FuncObj, n int) bool {
	ab, ba := c.atLeastAsSpecialized(a, b, n), c.atLeastAsSpecialized(b, a, n)
	if ab && ba {
		return trailsPack(b, a) && !trailsPack(a, b)
	}
	return ab && !ba
}

// trailsPack reports whether template a ends with a pack for which b has no parameter ([temp.deduct.partial]/11).
func trailsPack(a, b *FuncObj) bool {
	if a.Type == nil || b.Type == nil {
		return false
	}
	last := len(a.Type.Params) - 1
	return last >= len(b.Type.Params) && a.expandsAt(last)
}

// moreSpecializedType is moreSpecialized for conversion functions, by the types that they convert to
// ([temp.deduct.partial]/3.2).
func (c *checker) moreSpecializedType(a, b *FuncObj) bool {
	if a.Type == nil || b.Type == nil {
		return false
	}
	least := func(x, y *FuncObj) bool {
		return c.deducible(y, y.Type.Ret, x.Type.Ret) && !c.refersWider(x, y, x.Type.Ret, y.Type.Ret)
	}
	return least(a, b) && !least(b, a)
}

// deducible reports whether the arguments of template f can be deduced from a type q of another template for its own
// type p.
func (c *checker) deducible(f *FuncObj, p, q QT) bool {
	p, q = orderType(p), orderType(q)
	if !dependentType(p) {
		return same(p, q)
	}
	d := newDeducer(c, f.Template.Params, nil)
	d.exact = true
	return d.unify(p, q)
}

// refersWider reports whether the type q of template a is less specialised than the type p of template b by being
// another kind of reference: both refer to the same type but for qualifiers, and only p is a reference to an lvalue, or
// what p refers to is more qualified ([temp.deduct.partial]/9).
func (c *checker) refersWider(a, b *FuncObj, q, p QT) bool {
	x, ok := q.T.(*Reference)
	y, both := p.T.(*Reference)
	if !ok || !both {
		return false
	}
	constX, constY := deepConst(x.Elem), deepConst(y.Elem)
	more := (constY || !constX) && (y.Elem.Volatile || !x.Elem.Volatile) &&
		(constX != constY || x.Elem.Volatile != y.Elem.Volatile)
	return (x.RValue && !y.RValue || more) && c.deducible(a, q, p) && c.deducible(b, p, q)
}

// atLeastAsSpecialized reports whether b's parameters can be deduced from a's parameter types, and none of these is
// less special than b's as a reference ([temp.deduct.partial], [temp.func.order]).
func (c *checker) atLeastAsSpecialized(a, b *FuncObj, args int) bool {
	if a.Template == nil || b.Template == nil || a.Type == nil || b.Type == nil {
		return a.Template == nil
	}
	d := newDeducer(c, b.Template.Params, nil)
	d.exact = true
	for i, p := range b.Type.Params {
		bPack := b.expandsAt(i)
		if i >= args && !bPack {
			break
		}
		if i >= len(a.Type.Params) {
			return bPack || i < len(b.Params) && b.Params[i].Default != nil
		}
		aPack := a.expandsAt(i)
		if aPack && !bPack {
			return false
		}
		if bPack { // [temp.deduct.type]/10
			rest := make([]QT, len(a.Type.Params)-i)
			for k := range rest {
				q := a.Type.Params[i+k]
				if k == 0 && aPack && c.refersWider(a, b, q, p) {
					return false
				}
				rest[k] = orderType(q)
			}
			return d.unifyElements(orderType(p), rest)
		}
		q := a.Type.Params[i]
		if c.refersWider(a, b, q, p) {
			return false
		}
		p, q = orderType(p), orderType(q)
		if !dependentType(p) {
			if !same(p, q) {
				return false
			}
			continue
		}
		if !d.unify(p, q) {
			return false
		}
	}
	return true
}

// orderType strips references and then top-level qualifiers, as partial ordering does ([temp.deduct.partial]/5 to 7).
func orderType(q QT) QT { return nonRef(q).Unqual() }
