package sema

import (
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// inline is the expression that a call of fn is, or nil when it must stay a call.
func (b *body) inline(fn *ir.Func, args []ir.Expr, pos source.Pos) ir.Expr {
	mark := len(*b.out)
	x := irpass.Inline(fn, args, b.temp, pos)
	if x == nil {
		*b.out = (*b.out)[:mark]
	}
	return x
}

// inlineEffect emits the operation that a call of fn amounts to and gives its result; done is false when fn does more.
func (b *body) inlineEffect(fn *ir.Func, args []ir.Expr, discard bool, pos source.Pos) (res ir.Expr, done bool) {
	op, result := irpass.InlineEffect(fn, args, b.temp, pos)
	if op == nil {
		return nil, false
	}
	if result != nil && !discard {
		t := b.temp(result, nil, pos)
		op.Dst = ref(t.Var, pos)
		res = t
	}
	b.emit(op)
	return res, true
}
