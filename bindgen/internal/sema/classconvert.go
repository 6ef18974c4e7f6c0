package sema

// Conversions to and from classes ([class.conv]).

// toClass makes an object of class r from op ([over.match.copy]).
func (b *body) toClass(op operand, to QT, r *Record, how castKind) operand {
	if op.mode == typeName_ || op.mode == voidVal {
		b.rvalueNeeded(op)
		return operand{}
	}
	if !b.c.completeRecord(r) {
		b.c.errorf(codeIncomplete, op.pos, "%s is not complete here", r.Name)
		return operand{}
	}
	if from := recordOf(op.typ); from != nil {
		b.c.completeRecord(from)
		if _, ok := derivesFrom(from, r); ok {
			return b.copyOf(op, from, r, how)
		}
	}
	best, n := b.userConversion(op, to, how != implicit)
	switch {
	case best == nil && n > 0:
		b.c.errorf(codeAmbiguous, op.pos, "the conversion from '%s' to '%s' is ambiguous", opType(op), to)
		return operand{}
	case best != nil && best.ctor != nil && !b.mayCall(operand{}, best.ctor.fi.Obj, op.pos),
		best != nil && best.ctor == nil && !b.mayCall(op, best.conv.fi.Obj, op.pos):
		return operand{}
	case best != nil && best.ctor != nil:
		return b.constructed(to, best.ctor.fi, []operand{op}, op.pos)
	case best != nil:
		// the result, perhaps of a class that derives from r, direct-initialises the object ([dcl.init]/17.6.3)
		return b.convert(b.invoke(best.conv.fi, &op, nil, op.pos, false), to, staticCast)
	}
	return b.noConversion(op, to)
}

// fromClass converts an object by a conversion function ([class.conv.fct]).
func (b *body) fromClass(op operand, to QT, how castKind) operand {
	return b.fromClassWith(op, to, how != implicit)
}

func (b *body) fromClassWith(op operand, to QT, explicit bool) operand {
	if t := funcType(to); t != nil {
		if fi := b.lambdaFunction(recordOf(op.typ), t, op.pos); fi != nil {
			v := b.functionValue(fi, op.pos)
			if v.mode != poison {
				v.typ = to.Unqual()
			}
			return v
		}
	}
	f, _ := b.conversionFunc(op, to, explicit)
	// its constructors from numbers take what the object converts to
	if k, ok := to.T.(Basic); ok && f == nil && explicit && k.isSmallFloat() {
		if f, _ = b.conversionFunc(op, basic(Float), false); f != nil {
			return b.convert(b.invoke(f, &op, nil, op.pos, false), to, cCast)
		}
	}
	if f == nil {
		return b.noConversion(op, to)
	}
	if !b.mayCall(op, f.Obj, op.pos) {
		return operand{}
	}
	res := b.invoke(f, &op, nil, op.pos, false)
	if res.mode == poison {
		return res
	}
	return b.convert(res, to, implicit)
}

// convertToRef binds a reference to the result of a conversion function of the object op ([dcl.init.ref]/5.1.2 and
// 5.3.2), perhaps an explicit one; false where none gives one that r can be bound to.
func (b *body) convertToRef(op operand, cls *Record, r *Reference, explicit bool) (operand, bool) {
	f, n := b.refConversion(op, cls, r, explicit)
	if f.fi != nil {
		if !b.mayCall(op, f.fi.Obj, op.pos) {
			return operand{}, true
		}
		v := b.invoke(f.fi, &op, nil, op.pos, false)
		if v.mode != poison {
			v = b.bind(v, r, implicit)
		}
		return v, true
	}
	if n > 0 {
		b.c.errorf(codeAmbiguous, op.pos, "the conversion from '%s' to '%s' is ambiguous", op.typ, QT{T: r})
	}
	return operand{}, n > 0
}
