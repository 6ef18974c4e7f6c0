package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A braced list becomes a std::initializer_list<E> by way of an array of its elements ([dcl.init.list]/5), a temporary.

// initListElem returns E if t is std::initializer_list<E>.
func initListElem(t QT) (QT, bool) {
	r, ok := t.T.(*Record)
	if !ok || !r.Prelude || r.Template == nil || r.Template.Name != "initializer_list" || len(r.Args) != 1 {
		return QT{}, false
	}
	return r.Args[0].Type, true
}

// fitInitList makes the array and what refers to it.
func (b *body) fitInitList(t, elem QT, cur *cursor, pos source.Pos) *agg {
	a := &Array{Elem: addConst(elem), N: -1}
	var first operand
	if cur.more() {
		arr := b.fitArray(QT{T: a}, a, cur, pos, true)
		if arr == nil {
			return nil
		}
		a = arr.t.T.(*Array)
		typ := b.lower(arr.t.Unqual(), pos)
		if typ == nil {
			return nil
		}
		v := &ir.Var{Name: b.unique("list"), Type: typ, Kind: ir.Local, Space: ir.Private, Pos: pos}
		if b.dies(elem) {
			v.Kind = ir.Temp // one that is destroyed
		}
		tmp := b.declareAgg(v, arr)
		b.born(tmp, arr.t, pos)
		first = b.rvalue(b.convert(place(tmp, arr.t, pos), pointerTo(a.Elem), implicit))
	} else {
		a.N = 0
		first = b.zeroValue(pointerTo(a.Elem), pos)
	}
	typ := b.lower(t.Unqual(), pos)
	if typ == nil || first.mode == poison {
		return nil
	}
	n := b.constant(Const{I: uint64(a.N)}, basic(ULong), pos)
	op := value(&ir.Compose{X: ir.X{Typ: typ, At: pos}, Parts: []ir.Expr{first.x, n.x}}, t.Unqual(), pos)
	return &agg{t: t, leaf: &op, union: -1, pos: pos}
}

// initListIcs is the worst conversion of an element ([over.ics.list]/4).
func (b *body) initListIcs(op operand, elem QT, user bool) ics {
	var worst ics
	for _, x := range b.listOperands(op) {
		in := b.ics(x, elem, user)
		if in.rank == rankNone {
			return in
		}
		if in.worse(worst) > 0 {
			worst = in
		}
	}
	worst.list = true
	return worst
}

// initListCtors returns the constructors for objects of class r, templates and inherited ones among them, that take a
// std::initializer_list first ([dcl.init.list]/2).
func (b *body) initListCtors(r *Record) []*FuncObj {
	var out []*FuncObj
	for _, f := range b.constructors(r) {
		if !f.mayTake(1) || f.Type == nil && b.c.takesHost(f, 0) {
			continue
		}
		var t *Func
		if f.Template != nil {
			if b.c.typed(f) == nil {
				t = f.Type
			}
		} else if fi := b.c.funcInst(f, nil, f.Pos); fi != nil {
			t = fi.Type
		}
		if t != nil && len(t.Params) > 0 && isInitList(nonRef(t.Params[0])) {
			out = append(out, f)
		}
	}
	return out
}

// isInitList reports whether t is std::initializer_list<E> for an E that may depend on template parameters.
func isInitList(t QT) bool {
	if s, ok := t.T.(*Spec); ok {
		return s.Template != nil && s.Template.Prelude && s.Template.Name == "initializer_list"
	}
	_, ok := initListElem(t)
	return ok
}

// wholeList is what is left of a braced list as one argument, if a constructor of r takes it as a
// std::initializer_list: those are tried first, but for an empty list where there is a default constructor
// ([over.match.list]/1).
func (b *body) wholeList(r *Record, cur *cursor, pos source.Pos) (operand, bool) {
	set := b.initListCtors(r)
	if len(set) == 0 || cur.peeked != nil || !cur.more() && b.c.hasDefaultCtor(r) {
		return operand{}, false
	}
	op := operand{mode: initList, list: &ast.InitList{Base: ast.Base{At: pos}, Items: cur.items[cur.i:]}, env: cur.env,
		pos: pos}
	if best, _ := b.best(set, nil, nil, []operand{op}, pos, anyUser); best == nil {
		return operand{}, false
	}
	cur.i = len(cur.items)
	op.listed = true
	return op, true
}

// initListOf is std::initializer_list<E> for the element type that the items of a braced list agree on; invalid if they
// do not.
func (b *body) initListOf(op operand, pos source.Pos) QT {
	var elem QT
	for _, x := range b.listOperands(op) {
		if x.mode == overload && x.this == nil {
			x = b.functionExpr(x)
		}
		t := b.c.decay(x.typ).Unqual()
		if x.mode == poison || !t.Valid() || elem.Valid() && !same(t, elem) {
			return QT{}
		}
		elem = t
	}
	std := b.c.namespaceIn(b.c.global, "std")
	if std == nil || !elem.Valid() {
		return QT{}
	}
	for _, o := range b.c.lookupIn(std, "initializer_list") {
		if t, ok := o.(*TemplateObj); ok && t.Prelude {
			if r := b.c.instClass(t, []TArg{{Type: elem}}, pos); r != nil {
				return QT{T: r}
			}
		}
	}
	return QT{}
}

// unifyList deduces from a braced list ([temp.deduct.call]/1): elements from std::initializer_list<P> and P[N], nothing
// from anything else.
func (d *deducer) unifyList(p QT, op *operand) bool {
	p = nonRef(p).Unqual()
	items := d.c.scratch().listOperands(*op)
	each := func(elem QT) bool {
		for i := range items {
			if dependentType(elem) && !d.unifyCall(elem.Unqual(), &items[i]) {
				return false
			}
		}
		return true
	}
	switch t := p.T.(type) {
	case *Spec:
		if isInitList(p) && len(t.Args) == 1 {
			return each(t.Args[0].Type)
		}
	case *Array:
		if t.Param != nil && !d.bind(t.Param,
			TArg{IsVal: true, Val: Const{I: uint64(len(items))}, ValT: QT{T: ULong}}) {
			return false
		}
		return each(t.Elem)
	}
	return true
}
