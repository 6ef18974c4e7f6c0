package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/source"
)

// bestGeneric resolves a call of OpenCL's generic builtins as a compiler does that declares each of their instances
// (OpenCL C 3.0 6.15): all instances of the arguments' width are candidates, and a scalar widens to a vector only where
// no parameter takes it as a scalar. It returns nil where the arguments fit an instance exactly, are pointers or leave
// no instance the best, as in max(1, 2.5f): then genericInst joins their types.
func (b *body) bestGeneric(set []*FuncObj, args []operand, pos source.Pos) *candidate {
	if !slices.ContainsFunc(set, func(f *FuncObj) bool { return f.Gen != "" }) ||
		slices.ContainsFunc(set, func(f *FuncObj) bool { return !f.Prelude }) {
		return nil
	}
	width, same := 1, true
	for _, a := range args {
		v := extVector(a.typ)
		if _, scalar := basicOf(a.typ); a.mode == poison || a.mode == overload || a.mode == typeName_ ||
			a.mode == initList || v == nil && !scalar || isPointerish(a.typ) {
			return nil
		}
		if v != nil {
			if width != 1 && width != v.N {
				return nil
			}
			width = v.N
		}
		same = same && sameType(a.typ.Unqual().T, args[0].typ.Unqual().T)
	}
	if same && b.exactlyTaken(set, args) {
		return nil
	}
	var all []*candidate
	for _, f := range set {
		if len(f.Params) != len(args) {
			continue
		}
		for _, fi := range b.instancesOf(f, width, pos) {
			if c := b.viableInst(fi, args); c != nil {
				all = append(all, c)
			}
		}
	}
	for _, x := range all {
		if !slices.ContainsFunc(all, func(y *candidate) bool { return x != y && !b.better(x, y) }) {
			return x
		}
	}
	return nil
}

// exactlyTaken reports whether an instance has just the arguments' types.
func (b *body) exactlyTaken(set []*FuncObj, args []operand) bool {
	return slices.ContainsFunc(set, func(f *FuncObj) bool {
		return f.Gen != "" && len(f.Params) == len(args) &&
			b.exactGeneric(f, args, genClass(f.Gen), genWidths(f)) != nil
	})
}

// instancesOf lists the instances of a builtin for vectors of n elements, or scalars for 1.
func (b *body) instancesOf(f *FuncObj, n int, pos source.Pos) []*FuncInst {
	if f.Gen == "" {
		return []*FuncInst{b.c.funcInst(f, nil, pos)}
	}
	if !slices.Contains(genWidths(f), n) {
		return nil
	}
	var out []*FuncInst
	for _, e := range genClass(f.Gen) {
		out = append(out, b.generic(f, e, n))
	}
	return out
}

// viableInst is the candidate that an instance makes, or nil if it does not take the arguments.
func (b *body) viableInst(fi *FuncInst, args []operand) *candidate {
	if fi == nil || fi.Type == nil || len(fi.Type.Params) != len(args) {
		return nil
	}
	c := &candidate{fi: fi, args: make([]ics, len(args))}
	for i, a := range args {
		if c.args[i] = b.ics(a, fi.Type.Params[i], false); c.args[i].rank == rankNone {
			return nil
		}
	}
	return c
}
