package cwriter

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// A call is a statement in the IR, whose value goes into a temporary variable; so do other values that the source's
// order has before it. Where the next statement uses such a variable once, and the functions called change nothing, the
// texts have the call or the value in its place, as the source does:
//
//	p[row + clamp(i, n)] = 0;     for int t = row; int t_1 = clamp(i, n); p[t + t_1] = 0;

// inPlace is what stands in the place of a temporary variable.
type inPlace struct {
	call *ir.Call
	init ir.Expr
	n    int // how often the text of the statement has it
}

// values are the expressions that are written in the place of the variable.
func (p *inPlace) values() []ir.Expr {
	if p.call != nil {
		return p.call.Args
	}
	return []ir.Expr{p.init}
}

// mostInPlace is how many temporary variables one statement may have in their places.
const mostInPlace = 8

// settle finds the declarations and calls at the beginning of list whose values can be written where the next statement
// uses them. It returns how many statements these are, and keeps their variables in w.fn.places until the caller has
// written that statement.
func (w *Writer) settle(list []ir.Stmt) int {
	if w.own != nil || w.fn.jumps {
		return 0
	}
	places := map[*ir.Var]*inPlace{}
	i := 0
	for i < len(list) && len(places) < mostInPlace {
		d, ok := list[i].(*ir.Declare)
		if !ok || !w.placeable(d.Var) {
			break
		}
		if d.Init != nil {
			if volatile(d.Init) {
				break
			}
			places[d.Var] = &inPlace{init: d.Init}
			i++
			continue
		}
		if i+1 == len(list) {
			break
		}
		c, ok := list[i+1].(*ir.Call)
		if !ok || !ir.IsRef(c.Dst, d.Var) || w.fn.in.Calls[c] == nil || !w.pure(w.fn.in.Calls[c].Func) {
			break
		}
		places[d.Var] = &inPlace{call: c}
		i += 2
	}
	if len(places) == 0 || i == len(list) {
		return 0
	}
	if !w.haveOnce(list[i:], places) {
		return 0
	}
	w.fn.places = places
	return i
}

// haveOnce reports whether the text of the first statement of list has each variable of places once.
func (w *Writer) haveOnce(list []ir.Stmt, places map[*ir.Var]*inPlace) bool {
	var count func(e ir.Expr, n int)
	count = func(e ir.Expr, n int) {
		if r, ok := e.(*ir.Ref); ok && places[r.Var] != nil {
			p := places[r.Var]
			p.n += n
			for _, value := range p.values() {
				count(value, n)
			}
		}
		n *= w.timesWritten(e)
		for _, part := range ir.Children(e) {
			count(part, n)
		}
	}
	for _, part := range w.firstWritten(list) {
		count(part, 1)
	}
	for _, p := range places {
		if p.n != 1 {
			return false
		}
	}
	return true
}

// firstWritten lists the expressions with which the text of the first statement of list begins, each as often as it has
// them; none of statements in which variables stay.
func (w *Writer) firstWritten(list []ir.Stmt) []ir.Expr {
	switch s := list[0].(type) {
	case *ir.Declare:
		if s.Init != nil {
			return []ir.Expr{s.Init}
		}
		if c, ok := second(list).(*ir.Call); ok && ir.IsRef(c.Dst, s.Var) {
			return c.Args
		}
	case *ir.Assign:
		dst := s.Dst
		if l := w.apart(dst); l != nil {
			dst = l.Base
		}
		parts := []ir.Expr{dst, s.Src}
		if s.Op != ir.NoOp && w.update(s).again {
			parts = append(parts, s.Dst)
		}
		return parts
	case *ir.Call:
		parts := s.Args
		if s.Dst != nil {
			parts = append(slices.Clone(parts), s.Dst)
		}
		return parts
	case *ir.Return:
		if s.Val != nil {
			return []ir.Expr{s.Val}
		}
	case *ir.If:
		return []ir.Expr{s.Cond}
	}
	return nil
}

// timesWritten is how often the text of e has those of its operands. Vectors that the language does not have are built
// of their components.
func (w *Writer) timesWritten(e ir.Expr) int {
	switch e := e.(type) {
	case *ir.Splat:
		if t, ok := e.Typ.(*ir.Vector); ok && w.structVector(t) && !w.d.CPlusPlus {
			return t.N
		}
	case *ir.Lanes:
		if w.structVector(e.Base.Type()) && (!w.d.CPlusPlus || ir.IsPlace(e.Base)) {
			return len(e.Comps)
		}
	}
	return 1
}

// volatile reports whether e reads something volatile.
func volatile(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool { found = found || e.IsVolatile(); return !found })
	return found
}

// second is the second statement of list, nil if there is none.
func second(list []ir.Stmt) ir.Stmt {
	if len(list) < 2 {
		return nil
	}
	return list[1]
}

// placeable reports whether the value of v can stand where v is used: it is a temporary variable with one use.
func (w *Writer) placeable(v *ir.Var) bool {
	if _, scalar := v.Type.(ir.Scalar); !scalar || v.Kind != ir.Temp || w.fn.memory[v] || v.Handle != nil {
		return false
	}
	if w.fn.mentions == nil {
		w.fn.mentions = map[*ir.Var]int{}
		ir.Walk(w.fn.in.Func.Body, func(s ir.Stmt) {
			if r, ok := ir.Written(s).(*ir.Ref); ok {
				w.fn.mentions[r.Var]--
				if _, isCall := s.(*ir.Call); !isCall {
					w.fn.mentions[r.Var] += 2 // it is given another value
				}
			}
		}, func(e ir.Expr) {
			if r, ok := e.(*ir.Ref); ok {
				w.fn.mentions[r.Var]++
			}
		})
	}
	return w.fn.mentions[v] == 1
}

// pure reports whether calls of f change nothing but what f gives back.
func (w *Writer) pure(f *ir.Func) bool {
	if known, ok := w.purity[f]; ok {
		return known
	}
	if w.purity == nil {
		w.purity = map[*ir.Func]bool{}
	}
	w.purity[f] = false // of a function that calls itself
	pure := true
	ir.Walk(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Effect:
			pure = pure && strings.HasPrefix(string(s.Op), "tex.") // which reads
		case *ir.Goto:
			pure = false
		case *ir.Call:
			pure = pure && s.Func != nil && w.pure(s.Func)
		}
		if to := ir.Written(s); to != nil {
			v := ir.Root(to)
			pure = pure && v != nil && (v.Kind == ir.Local || v.Kind == ir.Temp || v.Kind == ir.Param)
		}
	}, func(e ir.Expr) { pure = pure && !e.IsVolatile() })
	w.purity[f] = pure
	return pure
}

// placed writes what stands in the place of the variable v, if something does.
func (w *Writer) placed(v *ir.Var, want int) (text string, ok bool) {
	p := w.fn.places[v]
	if p == nil {
		return "", false
	}
	if p.call != nil {
		return w.callText(p.call), true
	}
	return w.Value(p.init, want), true
}
