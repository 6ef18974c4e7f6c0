package sema

import (
	"math/bits"
	"slices"
)

// specIndex finds the specialisations of a template that its arguments may be those of. A template with thousands of
// them, as tables of traits have, is not matched with each of them whenever an instance is made.
type specIndex struct {
	n    int   // how many specialisations it has, of those of the template the first
	open []int // those of which every argument depends on a parameter, or is of a kind that has no key
	// the others by the positions of their remaining arguments, a bit each, and by the keys of these arguments
	fixed map[uint64]map[string][]int
}

// add enters the next specialisation, with its pattern; nil for one that is to be tried always.
func (x *specIndex) add(pattern []TArg) {
	i := x.n
	x.n++
	var k keyer
	var at uint64
	for pos, a := range pattern[:min(len(pattern), 64)] {
		if !dependentArgs([]TArg{a}) && k.plain(a) {
			at |= 1 << pos
		}
	}
	if at == 0 {
		x.open = append(x.open, i)
		return
	}
	if x.fixed == nil {
		x.fixed = map[uint64]map[string][]int{}
	}
	if x.fixed[at] == nil {
		x.fixed[at] = map[string][]int{}
	}
	x.fixed[at][k.String()] = append(x.fixed[at][k.String()], i)
}

// find returns the specialisations that may match args, in their order.
func (x *specIndex) find(args []TArg) []int {
	list := slices.Clone(x.open)
	for at, byKey := range x.fixed {
		var k keyer
		fits := true
		for rest := at; rest != 0; rest &= rest - 1 {
			pos := bits.TrailingZeros64(rest)
			fits = fits && pos < len(args) && k.plain(args[pos])
		}
		if fits {
			list = append(list, byKey[k.String()]...)
		}
	}
	slices.Sort(list)
	return list
}

// plain adds a key of a that it shares with the arguments that are the same (sameArg), and reports whether there is
// one: of types, of values of whatever type, and of packs of these. Without one it adds nothing.
func (k *keyer) plain(a TArg) bool {
	switch {
	case a.Expand || a.Param != nil || a.Func != nil || a.Addr != nil || a.Obj != nil || a.Tmpl != nil:
		return false
	case a.IsPack:
		var in keyer
		for _, p := range a.Pack {
			if !in.plain(p) {
				return false
			}
		}
		k.WriteString("<" + in.String() + ">")
	case a.IsVal:
		k.args([]TArg{{IsVal: true, Val: a.Val}})
	default:
		k.args([]TArg{a})
	}
	return true
}
