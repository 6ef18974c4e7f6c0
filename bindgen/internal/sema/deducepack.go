package sema

import "slices"

// Deduction of parameter packs: C++17 [temp.deduct.call]/1, [temp.deduct.type]/9 and /10, [temp.arg.explicit]/9.

// expand matches a pattern that is expanded with n things, each by match; mentions calls its argument with the
// parameters in the pattern ([temp.deduct.type]/9 and 10, [temp.arg.explicit]/9). What is deduced for a pack must be
// what was deduced for it elsewhere, and begin with the elements that were given explicitly.
func (d *deducer) expand(mentions func(func(*Param) bool) bool, n int, match func(i int) bool) bool {
	lists := map[int][]TArg{}
	mentions(func(p *Param) bool {
		if p.Pack && p.Index >= 0 && p.Index < len(d.params) {
			lists[p.Index] = make([]TArg, 0, n)
		}
		return false
	})
	for i := range n {
		elem, ok := d.element(func() bool { return match(i) })
		if !ok {
			return false
		}
		for p := range lists {
			a, ok := elem[p]
			if !ok && i < len(d.packs[p]) { // given, or deduced elsewhere
				a, ok = d.packs[p][i], true
			}
			if !ok {
				return d.fail("element %d of template %s cannot be deduced", i+1, paramTitle(d.params[p]))
			}
			lists[p] = append(lists[p], a)
		}
	}
	for p := range d.params {
		if list, ok := lists[p]; ok && !d.bindPack(p, list) {
			return false
		}
	}
	return true
}

// element runs f for one element of a pack expansion and returns what it deduced for the packs.
func (d *deducer) element(f func() bool) (elem map[int]TArg, ok bool) {
	outer, inPack := d.elem, d.inPack
	d.inPack, d.elem = true, map[int]TArg{}
	ok = f()
	elem = d.elem
	d.inPack, d.elem = inPack, outer
	return elem, ok
}

// bindPack gives the pack with this index its elements.
func (d *deducer) bindPack(p int, list []TArg) bool {
	old := d.packs[p]
	if len(list) < len(old) || len(list) > len(old) && d.whole[p] {
		return d.fail("template %s is deduced with %d elements and with %d", paramTitle(d.params[p]), len(old), len(list))
	}
	for i, a := range old {
		if !d.agree(a, list[i], i < d.fixedN[p]) {
			return d.fail("element %d of template %s is deduced as %s and as %s", i+1, paramTitle(d.params[p]), a, list[i])
		}
	}
	d.packs[p] = slices.Concat(old, list[len(old):])
	d.whole[p] = true
	return true
}

// agree reports whether what is deduced for a parameter is what was given for it, or deduced elsewhere
// ([temp.deduct.type]/2).
func (d *deducer) agree(old, a TArg, given bool) bool {
	if old.IsVal && a.IsVal && old.Func == nil && a.Func == nil && old.Addr == nil && a.Addr == nil &&
		old.Obj == nil && a.Obj == nil {
		return old.Val == a.Val
	}
	return sameArg(old, a) || given && d.mayAdd(old, a)
}

// mayAdd reports whether the type that was given for a parameter is a with more qualifiers where the pattern may have
// more of them than the argument ([temp.deduct.call]/4), as `const int` is for f<const int>(T (&)[N]) of an int[2].
func (d *deducer) mayAdd(given, a TArg) bool {
	g, q := given.Type, a.Type
	return !d.exact && g.Valid() && q.Valid() && sameType(g.T, q.T) && (g.Const || !q.Const) && (g.Volatile || !q.Volatile)
}

// packFixed returns how many elements of the expansion of pattern p are not deduced from, as all parameters in it were
// given for them ([temp.arg.explicit]/6).
func (d *deducer) packFixed(p QT) int {
	n := -1
	anyParam(p, func(t *Param) bool {
		given := 0
		if t.Index >= 0 && t.Index < len(d.params) {
			switch {
			case t.Pack:
				given = d.fixedN[t.Index]
			case d.fixed[t.Index]:
				return false
			}
		}
		if n < 0 || given < n {
			n = given
		}
		return false
	})
	return max(n, 0)
}

// anyParam reports whether f holds for a template parameter in a pattern.
func anyParam(p QT, f func(*Param) bool) bool {
	of := func(q QT) bool { return anyParam(q, f) }
	switch t := p.T.(type) {
	case *Param:
		return f(t)
	case *Pointer:
		return of(t.Elem)
	case *Reference:
		return of(t.Elem)
	case *Array:
		return t.Param != nil && f(t.Param) || of(t.Elem)
	case *Spec:
		return t.Param != nil && f(t.Param) || anyParamOf(t.Args, f)
	case *MemberPtr:
		return of(t.Class) || of(t.Elem)
	case *Func:
		return of(t.Ret) || slices.ContainsFunc(t.Params, of)
	}
	return false
}

// anyParamOf is anyParam for template arguments.
func anyParamOf(args []TArg, f func(*Param) bool) bool {
	return slices.ContainsFunc(args, func(a TArg) bool {
		return a.Param != nil && f(a.Param) || anyParamOf(a.Pack, f) || !a.IsVal && a.Type.Valid() && anyParam(a.Type, f)
	})
}
