package sema

import (
	"maps"
	"slices"
)

// What overriding functions return ([class.virtual]/7 and 8).

// overridersFit reports, with a message if it is not so, whether the virtual functions of r and its base classes return
// what the functions do that they override.
func (c *checker) overridersFit(r *Record) bool {
	if r.fitting {
		return true
	}
	for _, name := range slices.Sorted(maps.Keys(r.Scope.Names)) {
		for _, o := range r.Scope.Names[name] {
			if f, ok := o.(*FuncObj); ok && f.Class == r && c.isVirtual(f) && !c.returnsFit(f, r) {
				return false
			}
		}
	}
	for _, b := range r.Bases {
		if !c.overridersFit(b) {
			return false
		}
	}
	r.fitting = true
	return true
}

// returnsFit is overridersFit for the function f and what it overrides in the base classes of r. What that overrides
// returns the same, unless it is a pointer or reference to a class.
func (c *checker) returnsFit(f *FuncObj, r *Record) bool {
	for _, base := range r.Bases {
		if c.overworked(r.Pos) {
			return false
		}
		g := c.overrider(f, base)
		if g == nil || !c.isVirtual(g) {
			if !c.returnsFit(f, base) {
				return false
			}
			continue
		}
		over, under := c.funcInst(f, nil, f.Pos), c.funcInst(g, nil, f.Pos)
		if over == nil || under == nil {
			return false
		}
		if !c.covariant(f.Class, over.Type.Ret, under.Type.Ret) {
			c.errorf(codeConvert, f.Pos, "'%s' is not what the overridden function returns, '%s'", over.Type.Ret,
				under.Type.Ret)
			return false
		}
		if recordOf(nonRef(under.Type.Ret)) == nil && recordOf(pointee(under.Type.Ret)) == nil {
			continue
		}
		if !c.returnsFit(f, base) {
			return false
		}
	}
	return true
}

// covariant reports whether a function of class k may return over where it overrides one that returns under: the same
// type, or a pointer or reference to a class that derives from the one there, with no more qualifiers. k has access to
// that base class.
func (c *checker) covariant(k *Record, over, under QT) bool {
	if sameType(over.T, under.T) {
		return true
	}
	d, base := pointee(over), pointee(under)
	if x, ok := over.T.(*Reference); ok {
		y, ok := under.T.(*Reference)
		if !ok || x.RValue != y.RValue {
			return false
		}
		d, base = x.Elem, y.Elem
	}
	from, to := recordOf(d), recordOf(base)
	if from == nil || to == nil || d.Const && !base.Const || d.Volatile && !base.Volatile {
		return false
	}
	if from == to {
		return true
	}
	if from != k && !c.speculate(func() bool { return c.completeRecord(from) }) {
		return false
	}
	paths := pathsTo(from, to)
	if len(paths) != 1 {
		return false
	}
	for _, i := range paths[0] {
		next := recordOf(from.Fields[i].Type)
		if !c.reachesBase(k.Scope, from, next) {
			return false
		}
		from = next
	}
	return true
}
