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
	if ab && ba && a.Template != nil && b.Template != nil {
		as, bs := a.Type.Params[:min(n, len(a.Type.Params))], b.Type.Params[:min(n, len(b.Type.Params))]
		return refsMoreSpecial(as, bs) && !refsMoreSpecial(bs, as)
	}
	return ab && !ba
}

// moreSpecializedType is moreSpecialized for conversion functions, by the types that they convert to
// ([temp.deduct.partial]/3.2).
func (c *checker) moreSpecializedType(a, b *FuncObj) bool {
	if a.Type == nil || b.Type == nil {
		return false
	}
	as, bs := []QT{a.Type.Ret}, []QT{b.Type.Ret}
	least := func(x, y *FuncObj) bool {
		d := newDeducer(c, y.Template.Params, nil)
		d.exact = true
		p, q := orderType(y.Type.Ret), orderType(x.Type.Ret)
		return dependentType(p) && d.unify(p, q) || !dependentType(p) && same(p, q)
	}
	ab, ba := least(a, b), least(b, a)
	return ab && (!ba || refsMoreSpecial(as, bs) && !refsMoreSpecial(bs, as))
}

// refsMoreSpecial is the tie-break of [temp.deduct.partial]/9: where both parameters are references, one to an lvalue
// is more special than one to an rvalue, and a more qualified one than a less qualified one.
func refsMoreSpecial(as, bs []QT) bool {
	for i := range min(len(as), len(bs)) {
		x, ok := as[i].T.(*Reference)
		y, both := bs[i].T.(*Reference)
		switch {
		case !ok || !both:
		case x.RValue != y.RValue:
			return y.RValue
		case deepConst(x.Elem) && !deepConst(y.Elem) || x.Elem.Volatile && !y.Elem.Volatile:
			return true
		}
	}
	return false
}

// atLeastAsSpecialized reports whether b's parameters can be deduced from a's parameter types ([temp.deduct.partial],
// [temp.func.order]).
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
				rest[k] = orderType(a.Type.Params[i+k])
			}
			return d.unifyElements(orderType(p), rest)
		}
		p, q := orderType(p), orderType(a.Type.Params[i])
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
	// A pack that the other has no parameter for makes a template less special ([temp.deduct.partial]/11).
	n := len(b.Type.Params)
	return len(a.Type.Params) <= n || !a.expandsAt(n)
}

// orderType strips references and then top-level qualifiers, as partial ordering does ([temp.deduct.partial]/5 to 7).
func orderType(q QT) QT { return nonRef(q).Unqual() }
