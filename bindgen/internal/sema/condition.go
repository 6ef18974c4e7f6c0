package sema

import "github.com/kbind/kbind/bindgen/source"

// The operands of ?: of which one is of class type ([expr.cond]/4 and 6).

// condUnify converts one of the operands x and y of ?: so that it matches the other, where that is possible for one of
// them, and otherwise both as a built-in operator takes them; the statements of a conversion go to the operand's
// branch. It returns poison after a message.
func (b *body) condUnify(x, y operand, inX, inY func(func()), pos source.Pos) (operand, operand) {
	if !isClass(x.typ) && !isClass(y.typ) || x.mode == initList || y.mode == initList || same(x.typ, y.typ) {
		return x, y
	}
	toY, okX := b.condTarget(x, y)
	toX, okY := b.condTarget(y, x)
	switch {
	case okX && okY:
		b.c.errorf(codeAmbiguous, pos, "'%s' and '%s' convert to each other", x.typ, y.typ)
		return operand{}, operand{}
	case okX:
		inX(func() { x = b.condConvert(x, toY) })
	case okY:
		inY(func() { y = b.condConvert(y, toX) })
	default:
		return b.condBuiltin(x, y, inX, inY, pos)
	}
	return x, y
}

// condBuiltin converts the operands that are objects to the parameters of the built-in ?: that overload resolution
// chooses ([expr.cond]/6, [over.built]/27 and 28). That need not be the type of the other operand or of the result: in
// c ? x : 1LL an object with a conversion to int alone becomes an int first.
func (b *body) condBuiltin(x, y operand, inX, inY func(func()), pos source.Pos) (operand, operand) {
	list := b.builtins("?:", []operand{x, y})
	best := b.bestOperator(list)
	switch {
	case best == nil && len(list) > 0:
		b.ambiguousOperator("?:", []operand{x, y}, pos)
	case best == nil:
		b.noOperator("?:", x, y, pos)
	}
	if best == nil {
		return operand{}, operand{}
	}
	if isClass(x.typ) {
		inX(func() { x = b.convert(x, best.params[0], implicit) })
	}
	if isClass(y.typ) {
		inY(func() { y = b.convert(y, best.params[1], implicit) })
	}
	return x, y
}

// condConvert converts an operand of ?: to the type that matches the other.
func (b *body) condConvert(op operand, t QT) operand {
	out := b.convert(op, t, implicit)
	if ref, ok := t.T.(*Reference); ok {
		out.xval = ref.RValue
	} else if out.mode == rvalue && isClass(t) {
		out.typ.Const = t.Const
	}
	return out
}

// condTarget is the type to which from is converted to match to.
func (b *body) condTarget(from, to operand) (QT, bool) {
	if to.mode == lvalue && to.bit == 0 {
		r := &Reference{Elem: to.typ, RValue: to.xval}
		if b.bindsDirectly(from, r) {
			return QT{T: r}, true
		}
	}
	t := b.c.decay(to.typ)
	if !isClass(t) {
		t = t.Unqual()
	}
	if fr, tr := recordOf(from.typ), recordOf(t); fr != nil && tr != nil {
		b.c.completeRecord(fr)
		b.c.completeRecord(tr)
		_, up := derivesFrom(fr, tr)
		_, down := derivesFrom(tr, fr)
		if fr == tr || up || down {
			return t, (fr == tr || up) && (t.Const || !from.typ.Const) && (t.Volatile || !from.typ.Volatile)
		}
	}
	return t, b.ics(from, t, true).rank != rankNone
}

// bindsDirectly reports whether a reference r binds to op without a temporary ([dcl.init.ref]/5); one to lvalues has to
// bind to an lvalue ([expr.cond]/4.1).
func (b *body) bindsDirectly(op operand, r *Reference) bool {
	seq := b.refIcs(op, r, true)
	switch seq.rank {
	case rankNone:
		return false
	case rankUser:
		return seq.lval || seq.fn != nil && !seq.fn.Ctor && !r.RValue && !r.Elem.Const
	}
	if !b.refCompatible(op.typ, r.Elem, implicit) {
		return false
	}
	return op.mode == lvalue && op.bit == 0 && (r.RValue || !op.xval) || isClass(op.typ) && r.RValue
}
