package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/hostscan"
	"github.com/kbind/kbind/bindgen/ir"
)

// nameable reports whether template arguments can be written outside of the function that they are used in: closures
// and local classes cannot.
func nameable(args []TArg) bool {
	return !slices.ContainsFunc(args, func(a TArg) bool {
		if a.IsPack {
			return !nameable(a.Pack)
		}
		if a.Obj != nil {
			return !nameableType(a.ValT)
		}
		return !a.IsVal && a.Tmpl == nil && !nameableType(a.Type)
	})
}

func nameableType(q QT) bool {
	switch t := q.T.(type) {
	case *Pointer:
		return nameableType(t.Elem)
	case *Reference:
		return nameableType(t.Elem)
	case *Array:
		return nameableType(t.Elem)
	case *Func:
		return nameableType(t.Ret) && !slices.ContainsFunc(t.Params, func(p QT) bool { return !nameableType(p) })
	case *Record:
		if t.Decl == nil || t.Template == nil && t.Decl.Name == nil || !nameable(t.Args) {
			return false
		}
		for s := t.Scope.Parent; s != nil; s = s.Parent {
			if s.Kind == BlockScope || s.Kind == FuncScope {
				return false
			}
		}
	}
	return true
}

// kernelTemplates returns the kernel templates that a name may mean.
func (h *hostCode) kernelTemplates(s *Scope, n *ast.Name) []*FuncObj {
	plain := *n
	plain.Parts = slices.Clone(plain.Parts)
	plain.Last().HasArgs = false
	var out []*FuncObj
	for _, o := range h.c.lookupSilently(s, &plain) {
		if k, ok := o.(*FuncObj); ok && k.Kernel && k.Template != nil {
			out = append(out, k)
		}
	}
	return out
}

// kernelArgs finds the template arguments of kernel k where it is used: those written, the others from the types of
// what is passed, or from defaults.
func (h *hostCode) kernelArgs(k *FuncObj, s *Scope, u *hostscan.Use) (args []TArg, ok bool) {
	c := h.c
	var raw []TArg
	if last := u.Name.Last(); last.HasArgs {
		c.speculate(func() bool {
			raw = c.rawArgs(s, last.Args)
			return true
		})
		if poisoned(raw) {
			return nil, false
		}
	}
	complete := func() bool {
		return c.speculate(func() bool {
			var fits bool
			args, fits = c.completeArgs(k.Template.Params, raw, k.Scope, k.Pos)
			return fits && !hasPack(k.Template.Params) && c.funcInst(k, args, k.Pos) != nil
		})
	}
	passed := h.operands(s, u.Args)
	taken := func() bool { return !u.Launch || !h.outranked(k, raw, passed, u.Name.Last().Pos) }
	switch {
	case len(raw) == len(k.Template.Params) && complete():
		return args, taken()
	case u.Launch:
		if deduced, err := c.deduce(k, raw, passed); err == nil {
			return deduced, taken()
		}
	}
	return args, len(raw) > 0 && complete() && taken()
}

// operands types host expressions; what is not understood deduces nothing.
func (h *hostCode) operands(s *Scope, xs []ast.Expr) []operand {
	var out []operand
	for _, x := range xs {
		out = append(out, h.operand(s, x))
	}
	return out
}

// operand types one host expression. A cast has its type whatever is cast.
func (h *hostCode) operand(s *Scope, x ast.Expr) operand {
	var op operand
	h.c.speculate(func() bool {
		op = h.c.unevaluated(s, x)
		return true
	})
	if op.mode == voidVal {
		return operand{}
	}
	if op.mode != poison {
		return op
	}
	var q QT
	h.c.speculate(func() bool {
		switch x := ast.Unparen(x).(type) {
		case *ast.Cast:
			q = h.c.typeOf(s, x.Type)
		case *ast.NamedCast:
			q = h.c.typeOf(s, x.Type)
		case *ast.Call:
			q = h.tensorData(s, x)
		}
		if q.Valid() {
			if t := h.c.lowerType(nonRef(q), x.Pos()); t != nil {
				op = operand{mode: rvalue, typ: nonRef(q), x: &ir.Zero{X: ir.X{Typ: t, At: x.Pos()}}, pos: x.Pos()}
			}
		}
		return true
	})
	if op.mode == poison {
		if q := h.declaredType(s, x); q.Valid() && !isVoid(q) {
			op = standIn(q, x)
		}
	}
	return op
}

// funcArgs finds the template arguments of one use of host template f.
func (h *hostCode) funcArgs(f *FuncObj, s *Scope, u *hostscan.Use) (args []TArg, ok bool) {
	if hasPack(f.Template.Params) && !u.Call {
		return nil, false
	}
	var raw []TArg
	if last := u.Name.Last(); last.HasArgs {
		h.c.speculate(func() bool {
			raw = h.c.rawArgs(s, last.Args)
			return true
		})
		if poisoned(raw) {
			return nil, false
		}
	}
	if u.Call {
		operands := h.operands(s, u.Args)
		if args, err := h.c.deduce(f, raw, operands); err == nil {
			return args, !h.outranked(f, raw, operands, u.Name.Last().Pos)
		}
	}
	if len(raw) == 0 || hasPack(f.Template.Params) {
		return nil, false
	}
	ok = h.c.speculate(func() bool {
		var fits bool
		args, fits = h.c.completeArgs(f.Template.Params, raw, f.Scope, f.Pos)
		return fits
	})
	return args, ok && h.enabled(f, args)
}
