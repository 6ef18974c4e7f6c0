// Package recursion makes functions that call themselves into functions that do not, for languages without recursion
// such as OpenCL C.
//
// All functions that call each other become one. Variables that are still used behind a call become arrays, with an
// element for each call that has not ended (an explicit stack; Liu and Stoller, From Recursion to Iteration, PEPM
// 2000):
//
//	int fac(int n) {            int fac(int n, unsigned *failed) {
//	    if (n < 2) return 1;        int depth = 0, next = 0, back[64], n_at[64], result;
//	    return n * fac(n - 1);      n_at[0] = n;
//	}                           go: switch (next) { case 0: goto call; default: goto back; }
//	                            call: if (n_at[depth] < 2) { result = 1; goto leave; }
//	                                if (depth == 63) { *failed = 1; return result; }
//	                                n_at[depth + 1] = n_at[depth] - 1; back[depth + 1] = 1;
//	                                depth++; next = 0; goto go;
//	                            back: result = n_at[depth] * result;
//	                            leave: if (depth == 0) return result;
//	                                depth--; next = back[depth + 1]; goto go;
//	                            }
//
// All jumps back lead to one place, also those of loops around calls: compilers want loops with one entry. A parameter
// that all calls hand on as it is stays one. An address of a variable stays valid as long as its call does.
package recursion

import (
	"maps"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/usage"
)

const (
	mostCalls  = 64       // that have not ended
	stackBytes = 16 << 10 // of the arrays; CUDA's limit for a thread's stack is 1 KiB unless the host sets another one
	leastCalls = 8        // else the functions are left as they are
)

// Flat returns functions that do not call themselves for those of funcs that do, and that are called by others than
// those that they call in turn. Each has a parameter more, a pointer to a 32-bit word: it is set to 1, and the result
// is undefined, if more calls nest than there is room for, or if the function traps.
//
// suspends says which functions suspend a thread, and faults which may end one: they become part of what calls them.
// Functions that suspend a thread, or have labels, are left as they are.
func Flat(funcs []*ir.Func, suspends, faults map[*ir.Func]bool) map[*ir.Func]*ir.Func {
	flat := map[*ir.Func]*ir.Func{}
	recursive := usage.Recursive(funcs)
	if len(recursive) == 0 {
		return flat
	}
	callers := map[*ir.Func][]*ir.Func{}
	for _, f := range funcs {
		for _, g := range callees(f) {
			callers[g] = append(callers[g], f)
		}
	}
	ends := maps.Clone(faults) // those that call functions of flat, too
	for _, group := range usage.Groups(funcs, callees) {
		for _, f := range group {
			ends[f] = ends[f] || slices.ContainsFunc(callees(f), func(g *ir.Func) bool { return flat[g] != nil || ends[g] })
		}
		if !recursive[group[0]] {
			continue
		}
		all := slices.Clone(group)
		possible := true
		for n := 0; n < len(all) && possible; n++ {
			possible = !suspends[all[n]] && !all[n].Kernel && !ir.HasLabel(all[n].Body)
			for _, g := range callees(all[n]) {
				if flat[g] == nil && ends[g] && !slices.Contains(all, g) {
					all = append(all, g)
				}
			}
		}
		if !possible {
			continue
		}
		made := map[*ir.Func]*ir.Func{}
		for _, f := range entries(group, callers) {
			if m := flatten(all, f, flat); m != nil {
				made[f] = m
			}
		}
		maps.Copy(flat, made)
	}
	return flat
}

// entries are the functions of group that others call.
func entries(group []*ir.Func, callers map[*ir.Func][]*ir.Func) (list []*ir.Func) {
	in := map[*ir.Func]bool{}
	for _, f := range group {
		in[f] = true
	}
	for _, f := range group {
		if slices.ContainsFunc(callers[f], func(g *ir.Func) bool { return !in[g] }) {
			list = append(list, f)
		}
	}
	return list
}

// callees are the functions that f calls.
func callees(f *ir.Func) (list []*ir.Func) {
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if c, ok := s.(*ir.Call); ok {
			list = append(list, c.Func)
		}
	}, nil)
	return list
}
