package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The order in which the parts of an expression are evaluated, beyond what saveAt keeps.

// noteAddress notes that the address of the place x is known outside of it.
func (b *body) noteAddress(x ir.Expr) {
	b.noteOdrUse(x)
	v := irpass.Storage(x)
	if v == nil || v.Kind != ir.Local && v.Kind != ir.Param {
		return
	}
	if b.addressed == nil {
		b.addressed = map[*ir.Var]bool{}
	}
	b.addressed[v] = true
}

// noteConstant notes the constant v of a function, whose storage is a variable of the module.
func (c *checker) noteConstant(v *VarObj) {
	if c.vars.constants == nil {
		c.vars.constants = map[*ir.Var]*VarObj{}
	}
	c.vars.constants[v.IR] = v
}

// noteOdrUse lets the lambda that b makes, or whose constant it evaluates, capture the constants of the function around
// it that lie in the place x, or that x may be: its address is taken or a reference is bound to it
// ([basic.def.odr]/3, [expr.prim.lambda.capture]/7).
func (b *body) noteOdrUse(x ir.Expr) {
	if v := irpass.Storage(x); v != nil {
		b.odrUse(b.c.vars.constants[v], x.Pos())
		b.odrUse(b.standIns[v], x.Pos())
	} else if d, ok := x.(*ir.Deref); ok && len(b.standIns) > 0 {
		b.odrUsesAt(d.Ptr)
	}
}

// odrUsesAt is noteOdrUse for what the pointer p, a choice, points to.
func (b *body) odrUsesAt(p ir.Expr) {
	switch p := p.(type) {
	case *ir.Addr:
		b.odrUse(b.standIns[irpass.Storage(p.Place)], p.At)
	case *ir.PtrCast:
		b.odrUsesAt(p.A)
	case *ir.Select:
		b.odrUsesAt(p.A)
		b.odrUsesAt(p.B)
	case *ir.Ref:
		for _, q := range b.places[p.Var] {
			b.odrUsesAt(q)
		}
	}
}

// odrUse is noteOdrUse for the constant o, nil for none.
func (b *body) odrUse(o *VarObj, pos source.Pos) {
	fi := b.fi
	if fi == nil {
		fi = b.constantOf
	}
	if o == nil || o.owner == b.fn || b.ctx.unevaluated > 0 || fi == nil {
		return
	}
	switch info := fi.Obj.lambda; {
	case info != nil && info.implicit:
		learn(b.c, &b.c.known.captured, constantUse{fi.Obj.Pos, o.Name})
	case info != nil && o.address != nil:
		b.c.errorf(codeCapture, pos, "the address of %s is used in a lambda that does not capture it", o.Name)
	}
}

// pointerStays reports whether the pointer at the place x has the same value before and after the statements list,
// which evaluate an index of it. A call changes no local variable whose address nobody has taken so far.
func (b *body) pointerStays(x ir.Expr, list []ir.Stmt) bool {
	if len(list) == 0 || x == nil {
		return true
	}
	calls, stores, stays := false, false, true
	v := irpass.Storage(x)
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Call, *ir.Effect:
			calls = calls || v == nil || mayStore(s, v)
		}
		dst := ir.Written(s)
		if dst == nil {
			return true
		}
		root := irpass.Storage(dst)
		stays = stays && (root == nil || root != v)
		_, pointer := dst.Type().(*ir.Pointer)
		stores = stores || root == nil && pointer
		return true
	})
	switch {
	case !stays:
		return false
	case v == nil:
		return !calls && !stores
	case v.Kind == ir.Temp || v.Const:
		return true
	case v.Kind == ir.Local || v.Kind == ir.Param:
		return !b.addressed[v] || !calls && !stores
	}
	return !calls && !stores
}

// span says which statements of a list evaluated an operand.
type span struct {
	list         *[]ir.Stmt
	begun, ended int
	x            ir.Expr // the operand there, before what comes later was evaluated
	ordered      bool    // the operands are evaluated one after the other ([dcl.init.list]/4)
	item         *listItem
}

// initialises reports whether the parameter that op initialises must get its value where op was evaluated, and not
// behind what was evaluated later, of which it returns the statements: no effect of one argument comes between the
// effects and the initialisation of another ([expr.call]/8), and conversions in a braced list come in its order
// ([dcl.init.list]/4). The operands were evaluated by the first end statements; shift were put among these since.
func (b *body) initialises(op operand, t QT, end, shift int) (list []ir.Stmt, now bool) {
	s := op.span
	if s == nil || s.list != b.out || op.x == nil || b.ctx.unevaluated > 0 || s.ended >= end {
		return nil, false
	}
	later := (*b.out)[s.ended+shift : end+shift]
	if s.ordered && isClass(op.typ) && recordOf(op.typ) != recordOf(nonRef(t)) {
		return later, true // by a function, perhaps
	}
	if op.mode != lvalue || isRef(t) || s.begun == s.ended && !s.ordered {
		return nil, false
	}
	return later, !b.stableAcross(s.x, later)
}

// early makes what f does happen before the statements later, which begin at statement n, and returns how many
// statements it took. v is what f made, which these must not change.
func (b *body) early(n int, later []ir.Stmt, v *operand, f func()) int {
	list := b.in(func() {
		f()
		if v.mode == rvalue && v.x != nil && !b.stableAcross(v.x, later) {
			v.x = b.temp(v.x.Type(), v.x, v.pos)
		}
	})
	*b.out = slices.Insert(*b.out, n, list...)
	return len(list)
}
