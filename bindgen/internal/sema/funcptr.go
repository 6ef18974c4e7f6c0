package sema

import (
	"cmp"
	"hash/fnv"
	"path"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A pointer to a function is a number made from the function's name; a call through one is a call of a function that
// switches over the numbers of all functions of that type whose address the module takes. Null is zero. A number that
// is none of them, garbage or the host's, traps.

// dispatcher is the function that calls through pointers of one type.
type dispatcher struct {
	fi      *FuncInst
	arms    []dispatchArm
	place   source.Pos
	through *MemberPtr // of pointers to member functions: their type
	derived []*Record  // classes whose pointers to member functions were cast to that type
	made    *dispatching
}

// dispatchArm is a function that a dispatcher may call.
type dispatchArm struct {
	id   uint64
	fi   *FuncInst
	path []int // of a virtual function: from its class to the one through which it is called
}

// funcType is the function type behind a pointer or reference to a function, or nil.
func funcType(q QT) *Func {
	switch t := q.T.(type) {
	case *Func:
		return t
	case *Pointer:
		f, _ := t.Elem.T.(*Func)
		return f
	case *Reference:
		f, _ := t.Elem.T.(*Func)
		return f
	}
	return nil
}

// functionID is the number that stands for a function of this name and type, or for a part of the objects of a class,
// never 0. of is that function or class: what has the same name elsewhere, such as in another block, has another
// number.
func (c *checker) functionID(of any, name, typ string, pos source.Pos) uint64 {
	text := path.Base(c.cfg.Set.Position(pos).File) + "\x00" + name + "\x00" + typ
	for {
		h := fnv.New64a()
		h.Write([]byte(text))
		id := h.Sum64() | 1
		owner, taken := c.indirect.numbered[id]
		if !taken {
			if c.indirect.numbered == nil {
				c.indirect.numbered = map[uint64]any{}
			}
			c.indirect.numbered[id] = of
			return id
		}
		if owner == of {
			return id
		}
		text += "\x00"
	}
}

// dispatcherOf is the function that calls through pointers to functions of type t.
func (c *checker) dispatcherOf(t *Func, pos source.Pos) *dispatcher {
	t = t.throwing()
	q := pointerTo(QT{T: t})
	return c.dispatcherFor(q, append([]QT{q}, t.Params...), t.Ret, pos)
}

// dispatcherFor is the function that calls through pointers of type q, of which its own parameters begin with one.
func (c *checker) dispatcherFor(q QT, params []QT, ret QT, pos source.Pos) *dispatcher {
	key := typeKey(q)
	if d := c.indirect.dispatchers[key]; d != nil {
		return d
	}
	sig := &Func{Params: params, Ret: ret}
	obj := &FuncObj{Name: "call through " + q.String(), Device: true, Type: sig, Pos: pos}
	fi := &FuncInst{Obj: obj, Scope: c.global, Type: sig, Name: obj.Name, state: 2}
	fn := &ir.Func{Name: c.unique("call_" + identOf(q.String())), Source: "a " + obj.Name, Pos: pos, End: pos,
		Ret: ir.Void}
	fi.IR = fn
	names := c.scratch()
	for i, p := range sig.Params {
		name := "a"
		if i == 0 {
			name = "f"
		}
		typ := c.lowerType(names.passed(p), pos)
		if typ == nil {
			return nil
		}
		fn.Params = append(fn.Params, &ir.Var{Name: names.unique(name), Type: typ, Kind: ir.Param, Space: ir.Private,
			Const: true, Pos: pos})
	}
	names.fn = fn
	if names.returns(fi, ret, pos); fn.Ret == nil {
		return nil
	}
	d := &dispatcher{fi: fi, place: pos}
	if c.indirect.dispatchers == nil {
		c.indirect.dispatchers = map[string]*dispatcher{}
	}
	c.indirect.dispatchers[key] = d
	d.fill(c)
	return d
}

// add makes d call fi for the number id.
func (d *dispatcher) add(c *checker, id uint64, fi *FuncInst) {
	for _, a := range d.arms {
		if a.id == id && a.fi == fi {
			return
		}
	}
	d.arms = append(d.arms, dispatchArm{id: id, fi: fi})
	d.extend(c)
}

// dispatching is the body of a dispatcher while arms are added to it: only the new ones are made.
type dispatching struct {
	b    *body
	sw   *ir.Switch
	tail []ir.Stmt // what a number leads to that is none of the cases
	arms int       // how many have been made
}

// fill makes the body of the dispatcher anew: the functions that could be lowered, or are being lowered.
func (d *dispatcher) fill(c *checker) {
	d.made = nil
	d.extend(c)
}

// extend adds the new arms to the body.
func (d *dispatcher) extend(c *checker) {
	fn := d.fi.IR
	if d.made == nil {
		d.begin(c, ref(fn.Params[0], d.place))
	}
	b := d.made.b
	for ; d.made.arms < len(d.arms); d.made.arms++ {
		a := d.arms[d.made.arms]
		if a.fi.IR == nil {
			continue
		}
		d.forwards(c, a.fi.IR)
		d.made.add(ir.Case{At: d.place, Values: []uint64{a.id}, Body: b.in(func() {
			args := c.forwarded(fn, 1, d.place)
			if d.through != nil {
				args = d.methodArgs(b, a.fi)
			}
			b.forward("r_"+a.fi.IR.Name, a.fi.IR, args, d.fi.Type.Ret, d.place)
		})})
	}
	d.made.finish()
}

// begin makes a body without arms that switches over tag.
func (d *dispatcher) begin(c *checker, tag ir.Expr) {
	fn, pos := d.fi.IR, d.place
	b := &body{c: c, fn: fn, out: new([]ir.Stmt), names: map[string]int{}}
	for _, p := range fn.Params {
		b.names[p.Name] = 1
	}
	d.made = &dispatching{b: b, sw: &ir.Switch{S: ir.S{At: pos}, Tag: tag}}
}

// add adds a case, in the order of the numbers.
func (m *dispatching) add(arm ir.Case) {
	at, _ := slices.BinarySearchFunc(m.sw.Cases, arm.Values[0],
		func(x ir.Case, id uint64) int { return cmp.Compare(x.Values[0], id) })
	m.sw.Cases = slices.Insert(m.sw.Cases, at, arm)
}

// finish makes the arms the body of the function: the switch and a trap.
func (m *dispatching) finish() {
	fn, pos := m.b.fn, m.sw.At
	if m.tail == nil {
		m.tail = []ir.Stmt{&ir.Effect{S: ir.S{At: pos}, Op: "ctl.trap"}}
		if fn.Ret != ir.Type(ir.Void) {
			m.tail = append(m.tail, m.b.trapped(fn.Ret, pos)...)
		}
	}
	fn.Body = m.tail
	if len(m.sw.Cases) > 0 {
		fn.Body = append([]ir.Stmt{m.sw}, m.tail...)
	}
}

// trapped is what follows a trap in a function that returns t.
func (b *body) trapped(t ir.Type, pos source.Pos) []ir.Stmt {
	return b.in(func() { b.emit(&ir.Return{S: ir.S{At: pos}, Val: b.noResult(t, pos)}) })
}

// returnCall calls fn and returns what it returns, by way of a variable name.
func returnCall(name string, fn *ir.Func, args []ir.Expr, ret ir.Type, pos source.Pos) []ir.Stmt {
	at := ir.S{At: pos}
	call := &ir.Call{S: at, Func: fn, Args: args}
	if ret == ir.Type(ir.Void) {
		return []ir.Stmt{call, &ir.Return{S: at}}
	}
	v := &ir.Var{Name: name, Type: ret, Kind: ir.Temp, Space: ir.Private, Pos: pos}
	call.Dst = ref(v, pos)
	return []ir.Stmt{&ir.Declare{S: at, Var: v}, call, &ir.Return{S: at, Val: ref(v, pos)}}
}

// settleDispatchers makes the dispatchers call only what was lowered in the end.
func (c *checker) settleDispatchers() {
	for _, d := range c.indirect.dispatchers {
		d.fill(c)
	}
	for _, d := range c.indirect.virtuals {
		d.fill(c)
	}
}

// functionValue is the pointer to function fi.
func (b *body) functionValue(fi *FuncInst, pos source.Pos) operand {
	if fi.Obj.Kernel || fi.Obj.Op != "" {
		b.c.unsupported(pos, "the address of %s", fi.Obj.Name)
		return operand{}
	}
	if b.ctx.unevaluated == 0 || isAuto(nonRef(fi.Type.Ret)) {
		if b.c.lowerAt(fi, pos) == nil {
			return operand{}
		}
	}
	t := pointerTo(QT{T: fi.Type})
	id := b.c.functionID(fi, fi.Name, t.String(), fi.Obj.Pos)
	if b.ctx.unevaluated > 0 {
		b.c.indirect.unused++
	} else {
		d := b.c.dispatcherOf(fi.Type, pos)
		if d == nil {
			return operand{}
		}
		d.add(b.c, id, fi)
	}
	t = pointerTo(QT{T: b.c.typeOfFunction(fi)})
	return operand{mode: rvalue, typ: t, x: &ir.Const{X: ir.X{Typ: ir.U64, At: pos}, Bits: id}, pos: pos}
}

// functionNamed finds the function of an overload set that has type t ([over.over]); nil for none.
func (b *body) functionNamed(op operand, t *Func) *FuncInst {
	var found *FuncInst
	for _, f := range op.funcs {
		if f.Class != nil && !f.Static || f.Gen != "" || f.Template == nil && op.hasTA {
			continue
		}
		if fi := b.typedAs(f, op, t); fi != nil && sameType(fi.Type, t.throwing()) &&
			(!t.Noexcept || b.c.isNoexcept(fi)) && (found == nil || b.betterTemplate(f, found.Obj, len(t.Params))) {
			found = fi
		}
	}
	return found
}

// typedAs is f, of the set op, or its instance that could have type t; its own type is known. nil for none.
func (b *body) typedAs(f *FuncObj, op operand, t *Func) *FuncInst {
	var fi *FuncInst
	b.c.speculate(func() bool {
		if f.Template == nil {
			fi = b.c.funcInst(f, nil, op.pos)
		} else if args, err := b.c.deduceAddress(f, op.targs, t); err == nil {
			fi = b.c.instFunc(f, args, op.pos)
		}
		return true
	})
	if fi == nil || fi.Type == nil {
		return nil
	}
	if isAuto(nonRef(fi.Type.Ret)) {
		b.c.lowerAt(fi, op.pos)
	}
	return fi
}

// onlyFunction is the function that an overload set means without a type wanted, or nil. With template arguments it is
// that of the only template that takes them ([over.over]/1, [temp.arg.explicit]/4).
func (b *body) onlyFunction(op operand) *FuncInst {
	if op.hasTA && len(op.funcs) > 1 {
		var found *FuncInst
		for _, f := range op.funcs {
			one := op
			one.funcs = []*FuncObj{f}
			if f.Template == nil {
				continue
			}
			if fi := b.onlyFunction(one); fi != nil && found != nil {
				return nil
			} else if fi != nil {
				found = fi
			}
		}
		return found
	}
	if len(op.funcs) != 1 || op.funcs[0].Class != nil && !op.funcs[0].Static || op.funcs[0].Gen != "" {
		return nil
	}
	f := op.funcs[0]
	if f.Template == nil {
		return b.c.funcInst(f, nil, op.pos)
	}
	if !op.hasTA {
		return nil
	}
	return b.instExplicit(op)
}

// mayTake is may for the address of a static member function. The class that names it is not known here, so a
// protected one, which a class that derives from it may have made public, is let pass.
func (b *body) mayTake(f *FuncObj, pos source.Pos) bool {
	return f.Class == nil || b.accessOf(f.Class, f) != "private" ||
		b.may(b.ctx.scope, use{owner: f.Class, d: f.Decl, name: f.Name, pos: pos})
}

// toFunctionPointer converts op to a pointer to functions of type t.
func (b *body) toFunctionPointer(op operand, to QT, t *Func, how castKind) operand {
	switch {
	case op.mode == overload:
		if op.this != nil {
			return b.functionPointer(op)
		}
		fi := b.functionNamed(op, t)
		if fi == nil && how >= reinterpret {
			fi = b.onlyFunction(op)
		}
		if fi != nil && !b.mayTake(fi.Obj, op.pos) {
			return operand{}
		}
		if fi == nil {
			b.c.errorf(codeConvert, op.pos, "no function %s has type '%s'", op.funcs[0].Name, QT{T: t})
			return operand{}
		}
		v := b.functionValue(fi, op.pos)
		if v.mode != poison {
			v.typ = to.Unqual()
		}
		return v
	case recordOf(op.typ) != nil:
		return b.fromClass(op, to.Unqual(), how)
	}
	op = b.rvalue(op)
	switch {
	case op.mode == poison:
		return op
	case op.null || isNullptr(op.typ):
		return value(fold.Int(ir.U64, 0, op.pos), to, op.pos)
	case funcType(op.typ) != nil && isPointer(op.typ) && convertsFunc(funcType(op.typ), t),
		funcType(op.typ) != nil && how >= reinterpret && isPointer(op.typ):
		op.typ = to.Unqual()
		return op
	case how >= reinterpret && isInteger(op.typ):
		return value(fold.Convert(op.x, ir.U64, op.pos), to, op.pos)
	}
	return b.noConversion(op, to)
}

// callPointer calls through a pointer to functions of type t.
func (b *body) callPointer(fun operand, t *Func, args []operand, pos source.Pos, discard bool) operand {
	if t.Variadic {
		b.c.unsupported(pos, "a call through a pointer to a function with ...")
		return operand{}
	}
	if len(args) != len(t.Params) {
		b.c.errorf(codeNoMatch, pos, "a function of type '%s' takes %d arguments, not %d", QT{T: t}, len(t.Params), len(args))
		return operand{}
	}
	d := b.c.dispatcherOf(t, pos)
	if d == nil {
		return operand{}
	}
	return b.invoke(d.fi, nil, append([]operand{fun}, args...), pos, discard)
}

// lambdaFunction is the function that a lambda without captures converts to as a pointer to functions of type t, or nil
// ([expr.prim.lambda.closure]/8).
func (b *body) lambdaFunction(r *Record, t *Func, pos source.Pos) *FuncInst {
	set := r.Scope.Names["operator()"]
	if len(set) != 1 {
		return nil
	}
	f, ok := set[0].(*FuncObj)
	if !ok || f.lambda == nil || len(f.lambda.captures) > 0 || len(r.Fields) > 0 {
		return nil
	}
	args := make([]operand, len(t.Params))
	for i, p := range t.Params {
		args[i] = operand{mode: lvalue, typ: nonRef(p), xval: !isRef(p), pos: pos}
	}
	var op *FuncInst
	if !b.c.speculate(func() bool {
		op = b.candidateInst(f, nil, args, pos)
		if op != nil && isAuto(nonRef(op.Type.Ret)) {
			b.c.lowerAt(op, pos)
		}
		return op != nil
	}) || !sameType(op.Type, t.throwing()) || t.Noexcept && !b.c.isNoexcept(op) {
		return nil
	}
	t = t.throwing()
	if fi := b.c.indirect.invokers[op]; fi != nil {
		return fi
	}
	if b.c.lowerAt(op, pos) == nil {
		return nil
	}
	fi := &FuncInst{Obj: &FuncObj{Name: r.Name, Device: true, Type: t, Pos: f.Pos}, Scope: f.Scope, Type: t, Name: r.Name,
		state: 2}
	fn := &ir.Func{Name: b.c.unique(r.Name + "_function"), Source: r.Name, Pos: pos, End: pos, Ret: op.IR.Ret}
	self := &ir.Var{Name: "self", Type: b.lower(QT{T: r}, pos), Kind: ir.Temp, Space: ir.Private, Pos: pos}
	fn.Body = []ir.Stmt{&ir.Declare{S: ir.S{At: pos}, Var: self, Init: &ir.Zero{X: ir.X{Typ: self.Type, At: pos}}}}
	call := []ir.Expr{b.refTo(place(ref(self, pos), QT{T: r, Const: f.Const}, pos), thisType(f), pos)}
	for _, p := range op.IR.Params[1:] {
		v := *p
		fn.Params = append(fn.Params, &v)
		call = append(call, ref(&v, pos))
	}
	fn.Body = append(fn.Body, returnCall("result", op.IR, call, fn.Ret, pos)...)
	b.c.classes.inPlace[fn], b.c.classes.keeping[fn] = b.c.resultInPlace(op.IR), b.c.classes.keeping[op.IR]
	fi.IR = fn
	if b.c.indirect.invokers == nil {
		b.c.indirect.invokers = map[*FuncInst]*FuncInst{}
	}
	b.c.indirect.invokers[op] = fi
	return fi
}

// isLambdaPointer reports whether an object of class r, a lambda, converts to a pointer to functions of type t.
func (b *body) isLambdaPointer(r *Record, t *Func) bool {
	return b.quiet().lambdaFunction(r, t, r.Pos) != nil
}

// functionExpr makes values of function names where an operand is wanted: f for a pointer parameter that is deduced.
func (b *body) functionExpr(op operand) operand {
	fi := b.onlyFunction(op)
	if fi == nil || fi.Type == nil {
		return op
	}
	if isAuto(nonRef(fi.Type.Ret)) {
		b.c.lowerAt(fi, op.pos)
	}
	t := QT{T: b.c.typeOfFunction(fi)}
	return operand{mode: lvalue, typ: t, funcs: op.funcs, targs: op.targs, hasTA: op.hasTA, pos: op.pos}
}

// functionsBeside are the operands x and y of a conditional, written as ex and ey, as functions if they name some, or
// as pointers to these where & stands before them.
func (b *body) functionsBeside(ex, ey ast.Expr, x, y operand) (operand, operand) {
	x = b.functionBeside(x, y)
	y = b.functionBeside(y, x)
	x = b.functionBeside(x, y)
	return b.withAddress(ex, x), b.withAddress(ey, y)
}

// withAddress is the operand op, written as e, as a pointer if it is a function with & before it.
func (b *body) withAddress(e ast.Expr, op operand) operand {
	if u, ok := ast.Unparen(e).(*ast.Unary); ok && u.Op == "&" && op.mode == lvalue && isFunc(op.typ) {
		return b.rvalue(op)
	}
	return op
}

// functionBeside is op as a function if it names one: of the type of other, the operand beside it, if that is a
// function or a pointer to one.
func (b *body) functionBeside(op, other operand) operand {
	if op.mode == lvalue && isFunc(op.typ) && isFunc(other.typ) && convertsFunc(op.typ.T, other.typ.T) {
		op.typ = other.typ
		return op
	}
	if op.mode != overload || op.this != nil {
		return op
	}
	if t := funcType(other.typ); t != nil && other.mode != overload {
		if fi := b.functionNamed(op, t.throwing()); fi != nil && t.Noexcept {
			t = b.c.typeOfFunction(fi)
		}
		return b.functionAt(b.toFunctionPointer(op, pointerTo(QT{T: t}), t, implicit))
	}
	if len(op.funcs) > 1 && (!op.hasTA || b.onlyFunction(op) == nil) {
		return op // the other one may tell
	}
	return b.functionAt(b.functionPointer(op))
}

// functionAt is the function at which p points.
func (b *body) functionAt(p operand) operand {
	if p.mode == poison {
		return p
	}
	return b.pointed(p.x, pointee(p.typ), p.pos)
}

// lambdaType is the type of the functions that a lambda which is no template converts to pointers to, or nil.
func (b *body) lambdaType(r *Record) *Func {
	set := r.Scope.Names["operator()"]
	if len(set) != 1 {
		return nil
	}
	f, ok := set[0].(*FuncObj)
	if !ok || f.lambda == nil || f.Template != nil || len(r.Fields) > 0 {
		return nil
	}
	fi := b.c.funcInst(f, nil, f.Pos)
	if fi == nil || isAuto(nonRef(fi.Type.Ret)) && b.c.lowerAt(fi, f.Pos) == nil {
		return nil
	}
	return b.c.typeOfFunction(fi)
}
