package sema

import (
	"errors"
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The template arguments that a call gives, an address, or a conversion ([temp.deduct.call], [temp.deduct.funcaddr],
// [temp.deduct.conv]).

// deduce finds the template arguments of a call to f from the explicit ones and the arguments' types
// ([temp.deduct.call]). The error says why f is no candidate; it is no message.
func (c *checker) deduce(f *FuncObj, explicit []TArg, args []operand) ([]TArg, error) {
	if err := c.typed(f); err != nil {
		return nil, err
	}
	if err := c.arity(f, len(args)); err != nil {
		return nil, err
	}
	return c.deduceFrom(f, explicit, args, nil)
}

// deduceCall is deduce where the arguments for parameters from which nothing is deduced are converted, too: one that
// has no conversion is found before anything is substituted (CWG 1391, as compilers have it).
func (b *body) deduceCall(f *FuncObj, explicit []TArg, args []operand) ([]TArg, error) {
	if err := b.c.typed(f); err != nil {
		return nil, err
	}
	if err := b.c.arity(f, len(args)); err != nil {
		return nil, err
	}
	return b.c.deduceFrom(f, explicit, args, func() error {
		for i := range args {
			if i >= len(f.Type.Params) || f.expandsAt(i) {
				break
			}
			if p := f.Type.Params[i]; !dependentType(p) && !b.mayPass(args[i], p, f) {
				return fmt.Errorf("argument %d does not convert to %s", i+1, p)
			}
		}
		return nil
	})
}

// mayPass reports whether op may have a conversion sequence to the type p of a parameter of the template f. It does
// not look at conversions by constructors, or for parameters of constructors at any conversions of objects: whoever
// asks may have ruled them out.
func (b *body) mayPass(op operand, p QT, f *FuncObj) bool {
	if op.mode == initList || op.mode == overload || isClass(nonRef(p)) || f.Ctor && isClass(op.typ) {
		return true
	}
	return b.ics(op, p, true).rank != rankNone
}

// typed resolves the declaration of the function template f.
func (c *checker) typed(f *FuncObj) error {
	if f.Template == nil {
		return errors.New("no template")
	}
	ok := c.sfinae(func() bool {
		c.resolveFunc(f)
		return f.Type != nil
	})
	if !ok {
		return errors.New("its declaration could not be understood")
	}
	return nil
}

// deduceExplicit is deduce where f is named without a call: only the explicit arguments and defaults say what is meant
// ([over.over]/5).
func (c *checker) deduceExplicit(f *FuncObj, explicit []TArg) ([]TArg, error) {
	if err := c.typed(f); err != nil {
		return nil, err
	}
	return c.deduceFrom(f, explicit, nil, nil)
}

// deduceAddress is deduce where a function of type t is wanted ([temp.deduct.funcaddr]).
func (c *checker) deduceAddress(f *FuncObj, explicit []TArg, t *Func) ([]TArg, error) {
	if err := c.typed(f); err != nil {
		return nil, err
	}
	d := newDeducer(c, f.Template.Params, explicit)
	d.exact = true
	p := *f.Type
	t = t.throwing()
	if isAutoType(p.Ret) { // /2
		p.Ret = t.Ret
	}
	p.Params = d.forwarded(p.Params, t.Params)
	if p.Variadic != t.Variadic || !d.unify(QT{T: &p}, QT{T: t}) {
		return nil, errors.New("it has not the type that is wanted")
	}
	return c.deduced(d, f, explicit)
}

// forwarded is the list of a function template's parameters as it is compared with that of a function type: T&& becomes
// T where the type has a reference to an lvalue ([temp.deduct.type]/10).
func (d *deducer) forwarded(ps, as []QT) []QT {
	out := slices.Clone(ps)
	for i := range min(len(ps), len(as)) {
		p, ok := ps[i].T.(*Reference)
		a, both := as[i].T.(*Reference)
		if !ok || !both || !p.RValue || a.RValue || p.Elem.Const || p.Elem.Volatile {
			continue
		}
		if t, ok := p.Elem.T.(*Param); ok && t.Index >= 0 && t.Index < len(d.params) {
			out[i] = p.Elem
		}
	}
	return out
}

// deduceFrom deduces from the arguments and, where that succeeds, asks then about the others before it substitutes.
func (c *checker) deduceFrom(f *FuncObj, explicit []TArg, args []operand, then func() error) ([]TArg, error) {
	d := newDeducer(c, f.Template.Params, explicit)
	for k, i := 0, 0; k < len(f.Type.Params) && i < len(args); k++ {
		p := f.Type.Params[k]
		match := func() bool { return d.unifyCall(p, &args[i]) }
		switch {
		case !f.expandsAt(k):
			if !match() {
				return nil, d.reason(i)
			}
			i++
		case k < len(f.Type.Params)-1: // not deduced from ([temp.deduct.type]/5.7)
			i += d.packFixed(p)
		default:
			first, given := i, d.packFixed(p)
			mentions := func(f func(*Param) bool) bool { return anyParam(p, f) }
			if !d.expand(mentions, max(given, len(args)-first), func(n int) bool {
				i = first + n
				return n < given || match()
			}) {
				return nil, d.reason(i)
			}
			i = len(args)
		}
	}
	if then != nil {
		if err := then(); err != nil {
			return nil, err
		}
	}
	return c.deduced(d, f, explicit)
}

// deduced are the template arguments of f once all that says something about them was looked at ([temp.deduct]/5).
func (c *checker) deduced(d *deducer, f *FuncObj, explicit []TArg) ([]TArg, error) {
	if poisoned(explicit) {
		return nil, errors.New("the explicit template arguments make no sense")
	}
	targs, err := d.finish(f.Scope)
	if err != nil {
		return nil, err
	}
	if why := c.constrained(f, targs); why != nil {
		return nil, why
	}
	if why := c.constraints(f, targs); why != nil {
		return nil, why
	}
	// Substitution failure is no error, only no candidate.
	if !c.sfinae(func() bool { return c.funcInst(f, targs, f.Pos) != nil }) {
		c.work(onTemplates, failedWork)
		return nil, errors.New("substituting the template arguments fails")
	}
	return targs, nil
}

func (d *deducer) reason(i int) error {
	if d.errIn != nil {
		return fmt.Errorf("argument %d: %w", i+1, d.errIn)
	}
	return fmt.Errorf("argument %d does not match", i+1)
}

// arity checks the number of arguments ([over.match.viable]/2).
func (c *checker) arity(f *FuncObj, n int) error {
	least := 0
	for _, p := range f.Params {
		if isPack(p) {
			return nil
		}
		if p.Default == nil {
			least++
		}
	}
	if n < least || n > len(f.Params) && !f.Type.Variadic {
		return fmt.Errorf("it takes %d arguments, not %d", len(f.Params), n)
	}
	return nil
}

// unifyCall deduces from one argument of a call ([temp.deduct.call]).
func (d *deducer) unifyCall(p QT, op *operand) bool {
	a := op.typ
	if op.mode == overload {
		if len(op.funcs) != 1 || op.funcs[0].Template != nil {
			return d.unifyOverloads(p, op)
		}
		d.c.resolveFunc(op.funcs[0])
		if op.funcs[0].Type == nil {
			return false
		}
		fi := &FuncInst{Obj: op.funcs[0], Scope: op.funcs[0].Scope, Type: op.funcs[0].Type, Name: op.funcs[0].Name}
		if op.naming != nil && isMethod(op.funcs[0]) {
			a = QT{T: d.c.methodOf(fi)}
		} else {
			a = QT{T: d.c.typeOfFunction(fi)}
		}
	}
	if !dependentType(p) || !d.open(p) {
		return true
	}
	if op.mode == initList {
		return d.unifyList(p, op)
	}
	if !a.Valid() {
		return false
	}
	r, ok := p.T.(*Reference)
	if !ok {
		a = d.c.decay(a).Unqual()
		return d.unify(p.Unqual(), a)
	}
	if t, ok := r.Elem.T.(*Param); ok && r.RValue && !r.Elem.Const && !r.Elem.Volatile {
		if op.mode == lvalue && !op.xval || op.mode == overload {
			return d.bind(t, TArg{Type: reference(clearSpace(a), false)})
		}
		return d.bind(t, TArg{Type: clearSpace(a)})
	}
	return d.unify(r.Elem, a)
}

// unifyOverloads deduces from a set of functions: from the only one with which that succeeds, from none where it does
// with several or one is a template ([temp.deduct.call]/6).
func (d *deducer) unifyOverloads(p QT, op *operand) bool {
	if slices.ContainsFunc(op.funcs, func(f *FuncObj) bool { return f.Template != nil }) {
		return true
	}
	var only *deducer
	for _, f := range op.funcs {
		try, one := d.clone(), *op
		one.funcs = []*FuncObj{f}
		if !try.unifyCall(p, &one) {
			continue
		}
		if only != nil {
			return true
		}
		only = try
	}
	if only == nil {
		return false
	}
	*d = *only
	return true
}

// open reports whether pattern p mentions a parameter that is not given explicitly: of others the argument may be
// converted ([temp.arg.explicit]/6).
func (d *deducer) open(p QT) bool {
	openParam := func(t *Param) bool {
		return t != nil && t.Index >= 0 &&
			(t.Index >= len(d.fixed) || !d.fixed[t.Index])
	}
	return anyParam(p, openParam)
}

func clearSpace(q QT) QT {
	q.Space = ir.Generic
	return q
}

// deduceConversion makes the instance of a conversion function template that converts to the type to
// ([temp.deduct.conv]); nil if there is none.
func (c *checker) deduceConversion(f *FuncObj, to QT, pos source.Pos) *FuncInst {
	var fi *FuncInst
	outer := c.spec.unsupported
	c.spec.unsupported = nil
	c.sfinae(func() bool {
		c.resolveFunc(f)
		if f.Type == nil {
			return false
		}
		d := newDeducer(c, f.Template.Params, nil)
		d.reverse = true
		p := nonRef(f.Type.Ret)
		switch { // [temp.deduct.conv]/2 to 4
		case !isRef(to):
			p, to = c.decay(p).Unqual(), to.Unqual()
		case isRef(f.Type.Ret):
			to = nonRef(to)
		default: // as compilers have it: qualifiers of a value say nothing
			p, to = p.Unqual(), nonRef(to).Unqual()
		}
		if !d.unify(p, to) {
			return false
		}
		args, err := d.finish(f.Scope)
		if err != nil {
			return false
		}
		fi = c.funcInst(f, args, pos)
		if _, undeduced := p.T.(*Dependent); undeduced && fi != nil && !sameType(c.decay(nonRef(fi.Type.Ret)).T, to.T) {
			fi = nil // what is not deduced must be the type that is wanted ([temp.deduct.conv]/4)
		}
		return fi != nil
	})
	if fi == nil {
		c.decided(outer, f.Name, pos)
	}
	c.spec.unsupported = outer
	return fi
}
