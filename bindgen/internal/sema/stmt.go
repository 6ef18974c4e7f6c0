package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// stmt lowers a statement into b.out.
func (b *body) stmt(s *Scope, st ast.Stmt) {
	switch st := st.(type) {
	case *ast.Block:
		inner := NewScope(BlockScope, s)
		list := b.in(func() {
			b.scope(st.At, func() {
				for _, x := range st.List {
					b.stmt(inner, x)
				}
			})
		})
		b.emit(&ir.Block{S: ir.S{At: st.At}, List: list})
	case *ast.DeclStmt:
		b.declStmt(s, st.Decl)
	case *ast.ExprStmt:
		if st.X != nil {
			b.full(st.At, func() { b.discard(s, st.X) })
		}
	case *ast.If:
		b.ifStmt(s, st)
	case *ast.For:
		b.forStmt(s, st)
	case *ast.RangeFor:
		b.rangeFor(s, st)
	case *ast.While:
		b.whileStmt(s, st)
	case *ast.Do:
		b.doStmt(s, st)
	case *ast.Switch:
		b.switchStmt(s, st)
	case *ast.Return:
		b.returnStmt(s, st)
	case *ast.Break:
		b.breakStmt(st.At)
	case *ast.Continue:
		b.continueStmt(st.At)
	case *ast.Case:
		if l := b.jumps.cases[st]; l != nil {
			b.jumpsOver("this label", b.jumps.switched, b.jumps.begun, st.At)
			b.emit(l)
			b.stmt(s, st.Stmt)
			return
		}
		b.c.errorf(codeJump, st.At, "case is outside of a switch")
	case *ast.Goto:
		b.gotoStmt(st)
	case *ast.Label:
		b.labelStmt(s, st)
	case *ast.Asm:
		b.asmStmt(s, st)
	case *ast.Try:
		b.c.unsupported(st.At, "try in a kernel")
	case *ast.BadStmt:
		if b.c.diags.Len() == 0 {
			b.c.errorf(codeOperand, st.At, "this statement could not be understood")
		}
	case nil:
	default:
		b.c.unsupported(st.Pos(), "this statement")
	}
}

// body1 lowers a statement that is the body of a loop or branch, in a scope of its own. s is the scope of the loop or
// branch.
func (b *body) body1(s *Scope, st ast.Stmt) []ir.Stmt {
	return b.in(func() {
		b.scope(st.Pos(), func() {
			inner := NewScope(BlockScope, s)
			inner.Controlled = b.c.controls()
			if blk, ok := st.(*ast.Block); ok {
				for _, x := range blk.List {
					b.stmt(inner, x)
				}
				return
			}
			b.stmt(inner, st)
		})
	})
}

// wrap runs f; if it declares variables the statements are put into a block of their own.
func (b *body) wrap(pos source.Pos, f func()) {
	list := b.in(func() { b.scope(pos, f) })
	for _, st := range list {
		if d, ok := st.(*ir.Declare); ok && d.Var.Kind == ir.Local {
			b.emit(&ir.Block{S: ir.S{At: pos}, List: list})
			return
		}
	}
	*b.out = append(*b.out, list...)
}

// ---- conditions ----

// condOf lowers a condition: an expression, or a declaration whose variable is tested.
func (b *body) condOf(s *Scope, d *ast.VarDecl, e ast.Expr) operand {
	if d == nil {
		return b.fullValue(e.Pos(), func() operand { return b.condition(b.expr(s, e)) })
	}
	v := b.localVar(s, d)
	if v == nil {
		return operand{}
	}
	return b.condition(b.variable(v, d.At))
}

func (b *body) ifStmt(s *Scope, st *ast.If) {
	if st.Constexpr {
		b.ifConstexpr(s, st)
		return
	}
	b.wrap(st.At, func() {
		inner := NewScope(BlockScope, s)
		if st.Init != nil {
			b.stmt(inner, st.Init)
		}
		c := b.condOf(inner, st.CondDecl, st.Cond)
		out := &ir.If{S: ir.S{At: st.At}, Then: b.body1(inner, st.Then)}
		if st.Else != nil {
			out.Else = b.body1(inner, st.Else)
		}
		if c.mode == poison {
			return
		}
		out.Cond = c.x
		b.emit(out)
	})
}

// ifConstexpr checks only the branch taken ([stmt.if]/2).
func (b *body) ifConstexpr(s *Scope, st *ast.If) {
	inner := NewScope(BlockScope, s)
	if st.Init != nil {
		b.stmt(inner, st.Init)
	}
	k, ok := b.constCond(inner, st.Cond)
	if !ok {
		return
	}
	live := st.Then
	if !k {
		live = st.Else
	}
	if live == nil {
		return
	}
	list := b.body1(inner, live)
	b.emit(&ir.Block{S: ir.S{At: st.At}, List: list})
}

// constCond evaluates a condition that must be constant.
func (b *body) constCond(s *Scope, e ast.Expr) (value, ok bool) {
	k, q, ok := b.c.constIn(b, s, e, basic(Bool))
	if !ok || !q.Valid() {
		return false, false
	}
	return k.I != 0 || k.Float && k.F != 0, true
}

// ---- loops ----

func (b *body) inLoop(f func() []ir.Stmt) []ir.Stmt {
	var list []ir.Stmt
	b.inTarget(target{loop: true}, func() { list = f() })
	return list
}

func (b *body) forStmt(s *Scope, st *ast.For) {
	b.wrap(st.At, func() {
		inner := NewScope(BlockScope, s)
		if st.Init != nil {
			b.stmt(inner, st.Init)
		}
		loop := &ir.Loop{S: ir.S{At: st.At}, Unroll: st.Unroll}
		if st.CondDecl != nil {
			b.declaredLoop(inner, loop, st.CondDecl, st.Body, st.Post)
			return
		}
		ok := true
		if st.Cond != nil {
			loop.Pre = b.inHead(func() {
				c := b.condOf(inner, nil, st.Cond)
				ok = c.mode != poison
				loop.Cond = c.x
			})
			if k, _, isK := fold.Const(loop.Cond); isK && k.Bits != 0 {
				loop.Cond = nil
			}
		}
		loop.Body = b.inLoop(func() []ir.Stmt { return b.body1(inner, st.Body) })
		if st.Post != nil {
			loop.Post = b.inHead(func() { b.full(st.Post.Pos(), func() { b.discard(inner, st.Post) }) })
		}
		if ok {
			b.emit(loop)
		}
	})
}

// declaredLoop makes a loop whose condition declares a variable, which is made anew every time round and destroyed
// after the body and the step ([stmt.while]/2, [stmt.for]/1).
func (b *body) declaredLoop(s *Scope, loop *ir.Loop, d *ast.VarDecl, body ast.Stmt, step ast.Expr) {
	n, begun := len(b.life.objects), len(b.jumps.begun)
	ok := true
	b.inTarget(target{loop: true}, func() {
		var c operand
		head := b.inHead(func() { c = b.condOf(s, d, nil) })
		if ok = c.mode != poison; !ok {
			return
		}
		made := slices.Clone(b.life.objects[n:])
		b.jumps.targets[len(b.jumps.targets)-1].step = len(b.life.objects)
		if k, _, isK := fold.Const(c.x); !isK || k.Bits == 0 {
			stop := &ir.If{S: loop.S, Cond: fold.Unary(ir.Not, c.x, ir.Bool, loop.At)}
			stop.Then = b.in(func() { b.destroy(made, loop.At) })
			stop.Then = append(stop.Then, &ir.Break{S: loop.S})
			loop.Body = append(loop.Body, stop)
		}
		loop.Body = append(loop.Body, b.body1(s, body)...)
		loop.Post = b.inHead(func() {
			if step != nil {
				b.full(step.Pos(), func() { b.discard(s, step) })
			}
			b.destroy(made, loop.At)
		})
		if len(made) > 0 || usedBy(loop.Post, head) {
			head = b.declaredBefore(head)
		}
		loop.Body = append(head, loop.Body...)
	})
	b.life.objects, b.jumps.begun = b.life.objects[:n], b.jumps.begun[:begun]
	if ok {
		b.emit(loop)
	}
}

// usedBy reports whether the statements list mention a variable that the statements before them declare.
func usedBy(list, before []ir.Stmt) bool {
	return slices.ContainsFunc(before, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		return ok && mentioned(list, d.Var)
	})
}

// declaredBefore declares the variables of list here, and gives them their values where list declares them.
func (b *body) declaredBefore(list []ir.Stmt) []ir.Stmt {
	var rest []ir.Stmt
	for _, st := range list {
		if d, ok := st.(*ir.Declare); ok {
			b.emit(&ir.Declare{S: d.S, Var: d.Var})
			rest = append(rest, b.in(func() { b.assignParts(ref(d.Var, d.At), d.Init, d.At) })...)
			continue
		}
		rest = append(rest, st)
	}
	return rest
}

func (b *body) whileStmt(s *Scope, st *ast.While) {
	inner := NewScope(BlockScope, s)
	loop := &ir.Loop{S: ir.S{At: st.At}, Unroll: st.Unroll}
	if st.CondDecl != nil {
		b.wrap(st.At, func() { b.declaredLoop(inner, loop, st.CondDecl, st.Body, nil) })
		return
	}
	ok := true
	loop.Pre = b.inHead(func() {
		c := b.condOf(inner, nil, st.Cond)
		ok = c.mode != poison
		loop.Cond = c.x
	})
	if k, _, isK := fold.Const(loop.Cond); isK && k.Bits != 0 {
		loop.Cond = nil
	}
	loop.Body = append(loop.Body, b.inLoop(func() []ir.Stmt { return b.body1(inner, st.Body) })...)
	if ok {
		b.emit(loop)
	}
}

func (b *body) doStmt(s *Scope, st *ast.Do) {
	loop := &ir.Loop{S: ir.S{At: st.At}, Unroll: st.Unroll, TestLast: true}
	loop.Body = b.inLoop(func() []ir.Stmt { return b.body1(NewScope(BlockScope, s), st.Body) })
	ok := true
	loop.Pre = b.inHead(func() {
		c := b.fullValue(st.At, func() operand { return b.condition(b.expr(s, st.Cond)) })
		ok = c.mode != poison
		loop.Cond = c.x
	})
	if ok {
		b.emit(loop)
	}
}

// rangeFor iterates over an array, or over an object with begin and end ([stmt.ranged]).
func (b *body) rangeFor(s *Scope, st *ast.RangeFor) {
	b.wrap(st.At, func() {
		inner := NewScope(BlockScope, s)
		r := b.rangeOperand(inner, st)
		if r.mode == poison {
			return
		}
		id := func(name string) ast.Expr {
			return &ast.Ident{Base: st.Base,
				Name: &ast.Name{Base: st.Base, Parts: []ast.NamePart{{Pos: st.At, Ident: name}}}}
		}
		// Names with $ cannot clash with the user's.
		hidden := func(name string, op operand) *VarObj {
			v := b.hiddenVar(name, op, st.At)
			if v != nil {
				inner.Insert(v.Name, v)
			}
			return v
		}
		if a, ok := r.typ.T.(*Array); ok {
			b.noteOdrUse(r.x)
			b.rangeArray(inner, st, r, a, hidden, id)
			return
		}
		obj := &opExpr{Expr: st.Range, op: r}
		call := func(name string) operand {
			if cls := recordOf(r.typ); cls != nil && len(b.methodsOf(cls, name)) > 0 {
				m := &ast.Member{Base: st.Base, X: obj,
					Name: &ast.Name{Base: st.Base, Parts: []ast.NamePart{{Pos: st.At, Ident: name}}}}
				return b.call(inner, &ast.Call{Base: st.Base, Fun: m}, false)
			}
			return b.call(inner, &ast.Call{Base: st.Base, Fun: id(name), Args: []ast.Expr{obj}}, false)
		}
		if hidden("begin", call("begin")) == nil || hidden("end", call("end")) == nil {
			return
		}
		elem := &ast.Unary{Base: st.Base, Op: "*", X: id("$begin")}
		b.rangeLoop(inner, st, &ast.Binary{Base: st.Base, Op: "!=", X: id("$begin"), Y: id("$end")},
			&ast.Unary{Base: st.Base, Op: "++", X: id("$begin")}, elem)
	})
}

// hiddenVar declares the variable $name that auto $name = op declares; nil after a message.
func (b *body) hiddenVar(name string, op operand, pos source.Pos) *VarObj {
	x := op
	if op.mode == lvalue && isClass(op.typ) {
		x = b.convert(op, op.typ.Unqual(), implicit)
	}
	if x = b.rvalue(x); x.mode == poison {
		return nil
	}
	v := &VarObj{Name: "$" + name, Type: x.typ, Pos: pos, resolved: 2, owner: b.fn,
		IR: &ir.Var{Name: b.unique(name), Type: x.x.Type(), Kind: ir.Local, Space: ir.Private, Pos: pos}}
	switch {
	case b.becomes(v, x.x):
		b.lives(v.Name, place(ref(v.IR, pos), x.typ, pos))
	case isClass(x.typ) && !copies(op, x.x) && b.becomesKept(v, x.x):
	default:
		b.emit(&ir.Declare{S: ir.S{At: pos}, Var: v.IR, Init: x.x})
	}
	return v
}

// rangeOperand is the object that a range-for goes over, as `auto&& range = init` names it ([stmt.ranged]/1). Since
// C++23 all temporaries live as long as the loop ([class.temporary]/6.7 there).
func (b *body) rangeOperand(s *Scope, st *ast.RangeFor) operand {
	var r operand
	b.full(st.At, func() {
		r = b.expr(s, b.unpacked(initFrom(s, st.Range, ast.CopyInit)).x)
		if r.mode == initList {
			if l := b.initListOf(r, st.At); l.Valid() {
				r = b.listInit(r, l)
			} else {
				r = b.listArray(r)
			}
		}
		if b.c.standard("202302L") {
			b.life.objects = append(b.life.objects, b.life.expr.temps...)
			b.life.expr.temps = nil
		}
		if cls := recordOf(r.typ); cls != nil && r.mode == rvalue {
			b.extendBound(r.x, cls) // the array of an initializer list ([dcl.init.list]/6)
		}
		if r.mode == lvalue && fixedPlace(r.x) {
			b.extend(r.x)
			r.xval = false
		} else if r.mode == lvalue || r.mode == rvalue {
			r = b.rangeReference(r, st.At)
		}
	})
	return r
}

// rangeReference is the place that the reference range names, which auto&& declares.
func (b *body) rangeReference(r operand, pos source.Pos) operand {
	to := &Reference{Elem: r.typ, RValue: r.mode != lvalue || r.xval}
	v := &VarObj{Name: "elements", Type: QT{T: to}, Pos: pos, resolved: 2, owner: b.fn}
	b.bindLocalRef(v, to, r)
	if v.Ref == nil {
		return operand{}
	}
	return *v.Ref
}

// fixedPlace reports whether a place is the same whenever it is evaluated: a variable, what a reference refers to, or a
// known part of these.
func fixedPlace(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Ref:
		return true
	case *ir.FieldOf:
		return fixedPlace(x.Base)
	case *ir.Deref:
		r, variable := x.Ptr.(*ir.Ref)
		p, pointer := x.Ptr.Type().(*ir.Pointer)
		return variable && pointer && p.Ref && fixedPlace(r)
	case *ir.Index:
		_, known := x.I.(*ir.Const)
		_, pointer := x.Base.Type().(*ir.Pointer)
		return known && !pointer && fixedPlace(x.Base)
	}
	return false
}

// listArray is the array behind a braced list whose items all have one type ([dcl.init.list]/5).
func (b *body) listArray(op operand) operand {
	items := b.listOperands(op)
	if len(items) == 0 {
		b.c.errorf(codeAuto, op.pos, "the type of an empty braced list is not known")
		return operand{}
	}
	elem := b.c.decay(items[0].typ).Unqual()
	for _, x := range items {
		if !x.typ.Valid() || !sameType(b.c.decay(x.typ).T, elem.T) {
			b.c.errorf(codeAuto, op.pos, "the items of this braced list have different types")
			return operand{}
		}
	}
	t := QT{T: &Array{Elem: addConst(elem), N: int64(len(items))}}
	v := b.listInit(op, t)
	if v.mode == poison {
		return v
	}
	return place(b.placeOf(v), t, op.pos)
}

func (b *body) rangeArray(inner *Scope, st *ast.RangeFor, r operand, a *Array, hidden func(string, operand) *VarObj,
	id func(string) ast.Expr) {
	if hidden("i", b.constant(Const{}, basic(Int), st.At)) == nil {
		return
	}
	cond := &ast.Binary{Base: st.Base, Op: "<", X: id("$i"),
		Y: &opExpr{Expr: st.Range, op: b.constant(Const{I: uint64(a.N)}, basic(Int), st.At)}}
	elem := &ast.Index{Base: st.Base, X: &opExpr{Expr: st.Range, op: r}, I: id("$i")}
	b.rangeLoop(inner, st, cond, &ast.Unary{Base: st.Base, Op: "++", X: id("$i")}, elem)
}

func (b *body) rangeLoop(inner *Scope, st *ast.RangeFor, cond, post, elem ast.Expr) {
	loop := &ir.Loop{S: ir.S{At: st.At}, Unroll: st.Unroll}
	loop.Pre = b.inHead(func() { loop.Cond = b.condition(b.expr(inner, cond)).x })
	loop.Body = b.inLoop(func() []ir.Stmt {
		return b.in(func() {
			b.scope(st.At, func() {
				each := NewScope(BlockScope, inner)
				d := *st.Var
				d.Init, d.Style = elem, ast.CopyInit
				b.localDecl(each, &d)
				*b.out = append(*b.out, b.body1(each, st.Body)...)
			})
		})
	})
	loop.Post = b.inHead(func() { b.discard(inner, post) })
	if loop.Cond != nil {
		b.emit(loop)
	}
}

// ---- return ----

// switchValue converts the object that a switch looks at ([conv]/5): by the conversion function to the only integer or
// enumeration type to which one converts that is not explicit.
func (b *body) switchValue(x operand) operand {
	f := b.onlyConversion(x, func(ret QT) bool { return isInteger(nonRef(ret)) || isEnum(nonRef(ret)) })
	if f == nil {
		b.c.errorf(codeOperand, x.pos, "switch needs an integer, and '%s' converts to no or to several integer types",
			opType(x))
		return operand{}
	}
	if !b.mayCall(x, f.Obj, x.pos) {
		return operand{}
	}
	return b.rvalue(b.invoke(f, &x, nil, x.pos, false))
}

func (b *body) switchStmt(s *Scope, st *ast.Switch) {
	b.wrap(st.At, func() {
		inner := NewScope(BlockScope, s)
		if st.Init != nil {
			b.stmt(inner, st.Init)
		}
		var tag operand
		if st.CondDecl != nil {
			if v := b.localVar(inner, st.CondDecl); v != nil {
				tag = b.variable(v, st.At)
			}
		} else {
			tag = b.fullValue(st.At, func() operand {
				tag := b.expr(inner, st.Cond)
				if tag.mode != poison && isClass(tag.typ) {
					tag = b.switchValue(tag)
				}
				return tag
			})
		}
		if tag.mode != poison && isClass(tag.typ) {
			tag = b.switchValue(tag)
		}
		tag = b.rvalue(tag)
		if tag.mode == poison {
			return
		}
		var caseType QT
		if e, ok := tag.typ.T.(*Enum); ok {
			if e.Scoped {
				tag, caseType = value(tag.x, basic(enumBasic(e)), tag.pos), QT{T: e}
			} else {
				caseType = basic(promote(e.promotes))
			}
		} else if !isInteger(tag.typ) {
			b.c.errorf(codeOperand, st.At, "switch needs an integer, not '%s'", opType(tag))
			return
		} else {
			caseType = basic(promote(mustBasic(tag.typ)))
		}
		tag = b.promoted(tag)
		sw := &ir.Switch{S: ir.S{At: st.At}, Tag: tag.x}
		if cases, nested := nestedCases(st.Body); nested {
			b.jumpTable(inner, st, sw, caseType, cases)
			return
		}
		b.inTarget(target{}, func() { b.switchBody(inner, st, sw, caseType) })
		b.emit(sw)
	})
}

// switchBody splits the statements of a switch at its labels.
func (b *body) switchBody(s *Scope, st *ast.Switch, sw *ir.Switch, t QT) {
	blk, ok := st.Body.(*ast.Block)
	if !ok {
		blk = &ast.Block{List: []ast.Stmt{st.Body}}
	}
	inner := NewScope(BlockScope, s)
	inner.Controlled = b.c.controls()
	objects, begun := len(b.life.objects), len(b.jumps.begun)
	seen := map[uint64]bool{}
	save := b.jumps.hoist
	b.jumps.hoist = b.out
	defer func() { b.jumps.hoist = save }()
	outer := b.out
	list := []ir.Stmt{}
	flush := func() {
		if n := len(sw.Cases); n > 0 {
			sw.Cases[n-1].Body = list
		}
		list = []ir.Stmt{}
	}
	for _, x := range blk.List {
		for {
			label, ok := x.(*ast.Case)
			if !ok {
				break
			}
			if label.Default && slices.ContainsFunc(sw.Cases, func(c ir.Case) bool { return c.Default }) {
				b.c.errorf(codeCase, label.At, "default appears twice") // [stmt.switch]/3
				return
			}
			if n := len(sw.Cases); n == 0 || len(list) > 0 {
				flush()
				sw.Cases = append(sw.Cases, ir.Case{At: label.At})
			}
			b.jumpsOver("this label", begun, b.jumps.begun, label.At)
			b.caseLabel(inner, label, &sw.Cases[len(sw.Cases)-1], t, seen)
			x = label.Stmt
		}
		if x == nil {
			continue
		}
		if len(sw.Cases) == 0 {
			if d, ok := x.(*ast.DeclStmt); ok { // a declaration before the first label
				b.out = outer
				b.stmt(inner, d)
			}
			continue
		}
		b.out = &list
		b.stmt(inner, x)
		b.out = outer
	}
	b.out = &list
	if !terminates(list) {
		b.destroy(b.life.objects[objects:], st.At)
	}
	b.life.objects, b.jumps.begun = b.life.objects[:objects], b.jumps.begun[:begun]
	flush()
	b.out = outer
}

func (b *body) caseLabel(s *Scope, label *ast.Case, c *ir.Case, t QT, seen map[uint64]bool) {
	if label.Default || label.Value == nil {
		c.Default = true
		return
	}
	lo, _, ok := b.c.constIn(b, s, label.Value, t)
	if !ok {
		return
	}
	hi := lo
	if label.End != nil {
		if hi, _, ok = b.c.constIn(b, s, label.End, t); !ok {
			return
		}
	}
	if hi.I-lo.I > 4096 {
		b.c.unsupported(label.At, "a case range of more than 4096 values")
		return
	}
	for v := lo.I; ; v++ {
		if seen[v] {
			b.c.errorf(codeCase, label.At, "case %d appears twice", int64(v))
			return
		}
		seen[v] = true
		c.Values = append(c.Values, v)
		if v == hi.I {
			return
		}
	}
}
