package sema

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// Template argument deduction: C++17 [temp.deduct]. A pattern type, in which *Param stand for themselves, is unified
// with a real one.

// deducer collects the arguments of one template's parameters.
type deducer struct {
	c      *checker
	params []*ast.TemplateParam
	args   []TArg // zero: not known yet
	fixed  []bool // given explicitly: not deduced
	packs  [][]TArg
	fixedN []int  // elements of a pack given explicitly
	whole  []bool // of a pack: it was deduced, and has all of its elements
	elem   map[int]TArg
	inPack bool // unifying one element of a pack expansion
	exact  bool // inside a template argument or a function type: no added qualifiers
	// the pattern is converted to the type, which may have more qualifiers ([temp.deduct.conv]/5), not the other way round
	reverse bool
	valT    map[int]QT // the types of the parameters whose arguments other parameters were deduced from
	errIn   error
}

func newDeducer(c *checker, params []*ast.TemplateParam, explicit []TArg) *deducer {
	d := &deducer{c: c, params: params, args: make([]TArg, len(params)), fixed: make([]bool, len(params)),
		packs: make([][]TArg, len(params)), fixedN: make([]int, len(params)), whole: make([]bool, len(params))}
	for i, p := range params {
		if p.Pack {
			d.packs[i] = slices.Clone(explicit)
			d.fixedN[i] = len(explicit)
			explicit = nil
			continue
		}
		if len(explicit) > 0 {
			d.args[i], d.fixed[i] = explicit[0], true
			explicit = explicit[1:]
		}
	}
	if len(explicit) > 0 {
		d.errIn = errors.New("too many template arguments")
	}
	return d
}

func (d *deducer) fail(format string, args ...any) bool {
	if d.errIn == nil {
		d.errIn = fmt.Errorf(format, args...)
	}
	return false
}

// bind gives parameter p an argument, which must agree with what was deduced before ([temp.deduct.type]/2).
func (d *deducer) bind(p *Param, a TArg) bool {
	if p.Index < 0 || p.Index >= len(d.params) {
		return true // not deducible from here
	}
	if p.Pack && d.inPack {
		if old, ok := d.elem[p.Index]; ok && !sameArg(old, a) {
			return false
		}
		d.elem[p.Index] = a
		return true
	}
	old := d.args[p.Index]
	if !old.valid() {
		d.args[p.Index] = a
		return true
	}
	return d.agree(old, a, d.fixed[p.Index]) || d.fail("%s is deduced as %s and as %s", p.Name, old, a)
}

// unify matches pattern p with type a, which is real or, in partial ordering, a pattern of another template
// ([temp.deduct.type]).
func (d *deducer) unify(p, a QT) bool {
	if !a.Valid() {
		return false
	}
	switch t := p.T.(type) {
	case *Param:
		return d.unifyParam(t, p, a)
	case *Dependent:
		return true
	case *Pointer:
		b, ok := a.T.(*Pointer)
		if ok && (t.Elem.Const || t.Elem.Volatile) { // a function has no qualifiers, and takes none
			ok = !isFunc(b.Elem)
		}
		return (ok || d.mismatch(p, a)) && d.quals(p, a) && d.unify(t.Elem, b.Elem)
	case *Reference:
		b, ok := a.T.(*Reference)
		return ok && t.RValue == b.RValue && d.unify(t.Elem, b.Elem)
	case *Array:
		return d.unifyArray(t, p, a)
	case *Func:
		return d.unifyFunc(t, p, a)
	case *Spec:
		return d.quals(p, a) && d.unifySpec(t, p, a)
	case *MemberPtr:
		return d.unifyMember(t, p, a)
	}
	if sameType(p.T, a.T) && d.quals(p, a) {
		return true
	}
	return d.mismatch(p, a)
}

func (d *deducer) mismatch(p, a QT) bool { return d.fail("%s does not match %s", a, p) }

// quals reports whether a may be viewed as having p's qualifiers: exactly equal inside template arguments; otherwise p
// may add some ([temp.deduct.call]/4).
func (d *deducer) quals(p, a QT) bool {
	if d.exact {
		return p.Const == a.Const && p.Volatile == a.Volatile
	}
	if d.reverse {
		p, a = a, p
	}
	return (p.Const || !a.Const) && (p.Volatile || !a.Volatile) || d.mismatch(p, a)
}

// unifyParam matches a template parameter with type a ([temp.deduct.type]/8).
func (d *deducer) unifyParam(t *Param, p, a QT) bool {
	isConst := a.Const || elemType(a).Const // of an array, its elements' ([basic.type.qualifier]/5)
	isVolatile := a.Volatile || elemType(a).Volatile
	if d.exact && (p.Const && !isConst || p.Volatile && !isVolatile) {
		return d.mismatch(p, a)
	}
	if p.Const {
		a = withoutConst(a)
	}
	if p.Volatile {
		a = withoutVolatile(a)
	}
	a.Space = ir.Generic
	if p.Space == ir.Generic && d.c.dialect == ir.OpenCL {
		a.Space = 0
	}
	return d.bind(t, TArg{Type: a})
}

// withoutConst drops the const of q.
func withoutConst(q QT) QT { return without(q, func(q *QT) { q.Const = false }) }

// withoutVolatile drops the volatile of q.
func withoutVolatile(q QT) QT { return without(q, func(q *QT) { q.Volatile = false }) }

// without drops a qualifier of q, which for an array is that of its elements ([basic.type.qualifier]/5).
func without(q QT, drop func(*QT)) QT {
	drop(&q)
	if a, ok := q.T.(*Array); ok {
		n := *a
		n.Elem = without(a.Elem, drop)
		q.T = &n
	}
	return q
}

// unifyArray matches a pattern of arrays ([temp.deduct.type]/8).
func (d *deducer) unifyArray(t *Array, p, a QT) bool {
	b, ok := a.T.(*Array)
	if !ok {
		return d.mismatch(p, a)
	}
	if t.Param == nil && t.N >= 0 && t.N != b.N {
		return d.mismatch(p, a)
	}
	if t.Param != nil {
		n := TArg{IsVal: true, Val: Const{I: uint64(b.N)}, ValT: QT{T: ULong}}
		if b.Param != nil {
			n = TArg{IsVal: true, Param: b.Param}
		}
		if !d.bind(t.Param, n) {
			return false
		}
	}
	return d.unify(t.Elem, b.Elem)
}

// unifyFunc matches a pattern of functions ([temp.deduct.type]/8 and 10).
func (d *deducer) unifyFunc(t *Func, p, a QT) bool {
	b, ok := a.T.(*Func)
	if !ok || t.Variadic != b.Variadic || !d.unifyQuals(t.methodQuals, b.methodQuals) {
		return d.mismatch(p, a)
	}
	save := d.exact
	d.exact = true
	defer func() { d.exact = save }()
	n := len(t.Params)
	if t.Expands {
		n--
		if !d.unifyElements(t.Params[n], b.Params[min(n, len(b.Params)):]) {
			return false
		}
	} else if len(b.Params) != n {
		return d.mismatch(p, a)
	}
	for i := range n {
		if i >= len(b.Params) || b.Expands && i == len(b.Params)-1 { // a pack of another template ([temp.deduct.type]/10)
			return d.mismatch(p, a)
		}
		if !d.unify(t.Params[i], b.Params[i]) {
			return false
		}
	}
	return d.unify(t.Ret, b.Ret)
}

// unifyQuals matches the words after the parameters: N of noexcept(N) is deduced ([temp.deduct.type]/8), and an
// argument of a call may lose noexcept ([temp.deduct.call]/4).
func (d *deducer) unifyQuals(p, a methodQuals) bool {
	switch {
	case p.When != nil && p.When.Index >= 0:
		n := TArg{IsVal: true, Val: Const{I: uint64(btoi(a.Noexcept))}, ValT: basic(Bool)}
		if a.When != nil {
			n = TArg{IsVal: true, Param: a.When}
		}
		return sameQuals(p.throwing(), a.throwing()) && d.bind(p.When, n)
	case p.When != nil:
		return sameQuals(p.throwing(), a.throwing())
	case d.exact:
		return sameQuals(p, a)
	}
	return convertsQuals(a, p)
}

// unifyMember matches a pattern of pointers to members ([temp.deduct.type]/8).
func (d *deducer) unifyMember(t *MemberPtr, p, a QT) bool {
	b := memberPtr(a)
	if b == nil {
		return d.mismatch(p, a)
	}
	elem := b.Elem
	if _, whole := t.Elem.T.(*Param); whole && b.fn() != nil {
		f := *b.fn()
		f.methodQuals = b.methodQuals
		elem.T = &f
	} else if !d.unifyQuals(t.methodQuals, b.methodQuals) {
		return d.mismatch(p, a)
	}
	save := d.exact
	d.exact = true
	ok := d.unify(t.Class, b.Class)
	d.exact = save
	return ok && d.unify(t.Elem, elem) // which may be more qualified in a parameter ([temp.deduct.call]/4)
}

// unifySpec matches Foo<T, N> with an instance of Foo, or of a class derived from one ([temp.deduct.type]/8,
// [temp.deduct.call]/4).
func (d *deducer) unifySpec(t *Spec, p, a QT) bool {
	switch b := a.T.(type) {
	case *Spec: // of another template, in partial ordering
		switch {
		case t.Param != nil && b.Param != nil:
			return d.bind(t.Param, TArg{Type: QT{T: b.Param}}) && d.unifyArgs(t.Args, b.Args)
		case t.Param != nil:
			return d.bind(t.Param, TArg{Tmpl: b.Template}) && d.unifyArgs(t.Args, b.Args)
		}
		return b.Param == nil && b.Template == t.Template && d.unifyArgs(t.Args, b.Args)
	case *Record:
		if t.Param != nil && b.Template != nil {
			return d.bind(t.Param, TArg{Tmpl: b.Template}) && d.unifyArgs(t.Args, d.withoutDefaults(b, t.Args))
		}
		before := d.clone()
		if b.Template == t.Template && d.unifyArgs(t.Args, b.Args) {
			return true
		}
		if d.exact {
			return false
		}
		own := *d
		if found := before.unifyBases(t, b, 0); len(found) == 1 {
			*d = *found[0].d
			return true
		}
		if *d = own; d.errIn != nil {
			return false
		}
	}
	return d.mismatch(p, a)
}

// clone is a copy of d, for a trial.
func (d *deducer) clone() *deducer {
	n := *d
	n.args, n.valT, n.elem = slices.Clone(d.args), maps.Clone(d.valT), maps.Clone(d.elem)
	n.packs, n.whole = slices.Clone(d.packs), slices.Clone(d.whole)
	return &n
}

// baseMatch is a base class that matches a pattern, and what is deduced from it.
type baseMatch struct {
	r *Record
	d *deducer
}

const maxBaseDepth = 20 // how far up a pattern is looked for

// unifyBases matches t with the classes that b derives from, but not with those after one that matches ([temp.deduct
// .call]/4.3, CWG 2303). Where several do, nothing is deduced (/5).
func (d *deducer) unifyBases(t *Spec, b *Record, depth int) (found []baseMatch) {
	d.c.openRecord(b)
	for _, base := range b.Bases {
		try := d.clone()
		list := []baseMatch{{base, try}}
		if base.Template != t.Template || !try.unifyArgs(t.Args, base.Args) {
			list = nil
			if depth < maxBaseDepth {
				list = d.unifyBases(t, base, depth+1)
			}
		}
		for _, m := range list {
			if !slices.ContainsFunc(found, func(o baseMatch) bool { return o.r == m.r }) {
				found = append(found, m)
			}
		}
	}
	return found
}

// withoutDefaults are the arguments of b without those after as many as pattern has that are the defaults of its
// template, as a template template parameter with fewer parameters sees them (CWG 150).
func (d *deducer) withoutDefaults(b *Record, pattern []TArg) []TArg {
	n := len(pattern)
	if n >= len(b.Args) || slices.ContainsFunc(pattern, func(p TArg) bool { return p.Expand }) {
		return b.Args
	}
	same := d.c.sfinae(func() bool {
		all, ok := d.c.completeArgs(b.Template.Params, slices.Clone(b.Args[:n]), b.Template.Scope, b.Pos)
		return ok && slices.EqualFunc(all, b.Args, sameArg)
	})
	if !same {
		return b.Args
	}
	return b.Args[:n]
}

// unifyArgs matches the arguments of two template-ids ([temp.deduct.type]/9).
func (d *deducer) unifyArgs(ps, as []TArg) bool {
	save := d.exact
	d.exact = true
	defer func() { d.exact = save }()
	ps, as = flattenArgs(ps), flattenArgs(as)
	for i, p := range ps {
		if p.Expand {
			return i == len(ps)-1 && d.unifyExpansion(p, as[min(i, len(as)):])
		}
		if i >= len(as) || as[i].Expand || !d.unifyArg(p, as[i]) {
			return d.fail("the template arguments do not match")
		}
	}
	return len(as) == len(ps)
}

func flattenArgs(args []TArg) []TArg {
	var out []TArg
	for _, a := range args {
		if a.IsPack {
			out = append(out, a.Pack...)
		} else {
			out = append(out, a)
		}
	}
	return out
}

// unifyExpansion matches `P...` with the remaining arguments, one element each ([temp.deduct.type]/9).
func (d *deducer) unifyExpansion(p TArg, as []TArg) bool {
	p.Expand = false
	mentions := func(f func(*Param) bool) bool { return anyParamOf([]TArg{p}, f) }
	return d.expand(mentions, len(as), func(i int) bool { return d.unifyArg(p, as[i]) })
}

// unifyElements matches a pattern that is expanded in a list of parameters with the types of the others
// ([temp.deduct.type]/10).
func (d *deducer) unifyElements(p QT, as []QT) bool {
	mentions := func(f func(*Param) bool) bool { return anyParam(p, f) }
	return d.expand(mentions, len(as), func(i int) bool { return d.unify(p, as[i]) })
}

// unifyArg matches a template argument of a pattern with a ([temp.deduct.type]/9, 17).
func (d *deducer) unifyArg(p, a TArg) bool {
	switch {
	case p.Param != nil:
		if deducible := p.Param.Index >= 0; deducible && a.IsVal && a.Param == nil && !p.Param.Pack {
			if t := d.c.valueType(a); t.Valid() {
				if d.valT == nil {
					d.valT = map[int]QT{}
				}
				d.valT[p.Param.Index] = t
			}
		}
		return a.IsVal && d.bind(p.Param, a)
	case isParamType(p.Type) && a.Tmpl != nil:
		return d.bind(p.Type.T.(*Param), a)
	case p.IsVal != a.IsVal:
		return false
	case p.IsVal || p.Tmpl != nil:
		return sameArg(TArg{IsVal: p.IsVal, Val: p.Val, Func: p.Func, FuncArgs: p.FuncArgs, Addr: p.Addr, Obj: p.Obj,
			ValT: p.ValT, Tmpl: p.Tmpl},
			TArg{IsVal: a.IsVal, Val: a.Val, Func: a.Func, FuncArgs: a.FuncArgs, Addr: a.Addr, Obj: a.Obj,
				ValT: a.ValT, Tmpl: a.Tmpl, Param: a.Param})
	}
	return d.unify(p.Type, a.Type)
}

// unifyTypes matches the parameter types of template f with those of one of its specialisations or instantiations
// ([temp.deduct.decl]).
func (d *deducer) unifyTypes(ps, as []QT, f *FuncObj) bool {
	for i, p := range ps {
		if f.expandsAt(i) {
			return d.unifyElements(p, as[min(i, len(as)):])
		}
		if i >= len(as) || dependentType(p) && !d.unify(p, as[i]) {
			return false
		}
	}
	return len(ps) == len(as)
}

// valueType is the type of the value a, a template argument; the zero QT if it is not known.
func (c *checker) valueType(a TArg) QT {
	if a.Func == nil || a.Func.Class != nil && !a.Func.Static {
		return a.ValT
	}
	if fi := c.funcInst(a.Func, a.FuncArgs, a.Func.Pos); fi != nil && fi.Type != nil && len(a.Funcs) <= 1 {
		return pointerTo(QT{T: fi.Type})
	}
	return QT{}
}

// typesOfValues deduces what the types of value parameters mention from the types of the values that were deduced for
// them ([temp.deduct.type]/13): R and A from F in template <class R, class A, R (*F)(A)> struct S<F>.
func (d *deducer) typesOfValues(parent *Scope) bool {
	var s *Scope
	for i, p := range d.params {
		t, known := d.valT[i]
		if !known || d.fixed[i] || p.Name == "" {
			continue
		}
		if s == nil {
			s = d.c.patternScope(parent, d.params)
		}
		v, ok := s.Names[p.Name][0].(*VarObj)
		if !ok || !dependentType(v.Type) {
			continue
		}
		exact := d.exact
		d.exact = true
		ok = d.unify(v.Type.Unqual(), t.Unqual())
		d.exact = exact
		if !ok {
			return d.fail("%s does not match %s", t, v.Type)
		}
	}
	return true
}

// finish returns all arguments, taking defaults for those not deduced; parent is the scope in which the template was
// declared ([temp.deduct]/5).
func (d *deducer) finish(parent *Scope) ([]TArg, error) {
	if d.errIn != nil || !d.typesOfValues(parent) {
		return nil, d.errIn
	}
	var raw []TArg
	for i, p := range d.params {
		a := d.args[i]
		switch {
		case p.Pack:
			a = TArg{IsPack: true, Pack: d.packs[i]}
		case !a.valid() && p.Default == nil:
			return nil, fmt.Errorf("template %s cannot be deduced", paramTitle(p))
		case !a.valid():
			if len(raw) == i { // else it has come with those before it
				var err error
				if raw, err = d.defaults(raw, parent); err != nil {
					return nil, err
				}
			}
			continue
		}
		raw = append(raw, a)
	}
	done, ok := d.complete(raw, len(d.params)-1, parent)
	if !ok {
		return nil, errors.New("the template arguments do not fit")
	}
	for i, t := range d.valT { // [temp.deduct.type]/17
		if i < len(done) && !d.fixed[i] && done[i].ValT.Valid() && !sameType(done[i].ValT.T, t.T) {
			return nil, fmt.Errorf("template %s has not the type '%s' of the argument that it is deduced from",
				paramTitle(d.params[i]), t)
		}
	}
	return done, nil
}

// defaults adds to raw, the arguments of the first parameters, those that the defaults of the next ones make.
// completeArgs fills defaults only at the end: what is known is fitted, and they are evaluated under it.
func (d *deducer) defaults(raw []TArg, parent *Scope) ([]TArg, error) {
	first := len(raw)
	end := first + 1
	for end < len(d.params) && !d.params[end].Pack && !d.args[end].valid() && d.params[end].Default != nil {
		end++
	}
	done, ok := d.complete(raw, end-1, parent)
	if !ok {
		bad := first + sort.Search(end-1-first, func(n int) bool {
			_, ok := d.complete(raw, first+n, parent)
			return !ok
		})
		return nil, fmt.Errorf("the default of template %s makes no sense here", paramTitle(d.params[bad]))
	}
	return append(raw, done[first:]...), nil
}

// failedWork is the work of a substitution that fails, of which nothing is kept.
const failedWork = 12

// complete fits arguments to the parameters up to and including last ([temp.arg.explicit]).
func (d *deducer) complete(raw []TArg, last int, parent *Scope) (args []TArg, ok bool) {
	if last < 0 {
		return nil, true
	}
	ok = d.c.sfinae(func() bool {
		var fits bool
		args, fits = d.c.completeArgs(d.params[:last+1], raw, parent, 0)
		return fits
	})
	if !ok {
		d.c.work(onTemplates, failedWork)
	}
	return args, ok
}
