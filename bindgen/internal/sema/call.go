package sema

import (
	"reflect"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// call is a call expression, a conversion T(x), or a construction.
func (b *body) call(s *Scope, e *ast.Call, discard bool) operand {
	if e.Launch != nil {
		b.c.unsupported(e.At, "launching a kernel from a kernel")
		return operand{}
	}
	if op, done := b.byRule(s, e); done {
		return op
	}
	if op, done := b.byArguments(s, e, discard); done {
		return op
	}
	if m, ok := b.throughMember(s, e); ok {
		return b.callMember(s, m, e, discard)
	}
	fun, ok := b.callee(s, e)
	if !ok {
		return operand{}
	}
	if fun.mode == typeName_ {
		return b.constructType(s, fun.typ, fun.tmpl, e.Args, false, e.At)
	}
	if (isPointer(fun.typ) || isFunc(fun.typ)) && fun.mode != overload {
		fun = b.rvalue(fun) // its value is computed before the arguments ([expr.call]/8)
	}
	if isClass(fun.typ) {
		if f := b.surrogateFor(s, fun, e); f != nil { // converts before the arguments, too
			if fun = b.rvalue(b.invoke(f, &fun, nil, callPos(e), false)); fun.mode == poison {
				return fun
			}
		}
	}
	var objs []*operand
	if fun.this != nil && fun.mode == overload {
		objs = append(objs, fun.this)
	} else if fun.mode != overload {
		objs = append(objs, &fun)
	}
	args, ok := b.argsAfter(s, e.Args, objs)
	if !ok || fun.mode == poison {
		return operand{}
	}
	pos := callPos(e)
	if fun.mode == overload {
		return b.callSet(s, fun, e, args, pos, discard)
	}
	if isClass(fun.typ) {
		if op, done := b.callObject(fun, args, pos, discard); done {
			return op
		}
	}
	if t := funcType(fun.typ); t != nil {
		return b.callPointer(fun, t, args, pos, discard)
	}
	b.c.errorf(codeNotCallable, pos, "'%s' cannot be called", opType(fun))
	return operand{}
}

// callObject calls an object of a class ([over.call.object]): its operator(), or the function to which it converts
// itself. done is false where the class has nothing to call.
func (b *body) callObject(fun operand, args []operand, pos source.Pos, discard bool) (op operand, done bool) {
	r := recordOf(fun.typ)
	set := b.methodsOf(r, "operator()")
	if surrogates := b.surrogates(fun, r, args, pos); len(surrogates) > 0 {
		said := b.c.diags.Len()
		list := append(surrogates, b.viable(set, nil, &fun, args, pos, anyUser)...)
		if b.c.diags.Len() > said {
			return operand{}, true
		}
		if b.winner(list) == nil {
			d := b.c.errorf(codeAmbiguous, pos, "'%s' converts to several functions that take these arguments", fun.typ)
			if len(list) > len(surrogates) {
				d.Hintf("its operator() takes them, too")
			}
			return operand{}, true
		}
	}
	if len(set) == 0 {
		return operand{}, false
	}
	name := r.Name + "::operator()"
	if set[0].lambda != nil {
		name = "operator() of the lambda"
	}
	f := b.resolve(name, set, nil, &fun, args, pos)
	if f == nil || !b.mayCall(fun, f.Obj, pos) {
		return operand{}, true
	}
	return b.invoke(f, &fun, args, pos, discard), true
}

// surrogateFor is the conversion function of the object fun behind the surrogate call function that a call means; nil
// if it means another function, or is ambiguous. The arguments are evaluated for their types.
func (b *body) surrogateFor(s *Scope, fun operand, e *ast.Call) (f *FuncInst) {
	r := recordOf(fun.typ)
	if len(b.c.conversions(r)) == 0 {
		return nil
	}
	b.c.speculate(func() bool {
		q := b.quiet()
		args, ok := q.argsAfter(s, e.Args, nil)
		if !ok {
			return false
		}
		list := q.surrogates(fun, r, args, e.At)
		if len(list) > 0 {
			list = append(list, q.viable(q.methodsOf(r, "operator()"), nil, &fun, args, e.At, anyUser)...)
		}
		if best := q.winner(list); best != nil && best.surrogate {
			f = best.obj.fn
		}
		return true
	})
	return f
}

// surrogates are the viable surrogate call functions of the object fun, of class r: one for each conversion function
// that leads to a function, whose first parameter is the object ([over.call.object]/2). Of two to the same type, the
// one with fewer qualifiers is there.
func (b *body) surrogates(fun operand, r *Record, args []operand, pos source.Pos) []*candidate {
	var out []*candidate
	for _, f := range b.c.conversions(r) {
		if b.c.isExplicit(f) || f.Template != nil || !b.convertible(fun, f) {
			continue
		}
		fi := b.c.conversionType(f, pos)
		if fi == nil || fi.Type == nil {
			continue
		}
		t := funcType(fi.Type.Ret)
		if t == nil { // a reference to a pointer to a function, perhaps
			t = funcType(nonRef(fi.Type.Ret))
		}
		if t == nil || len(args) < len(t.Params) || len(args) > len(t.Params) && !t.Variadic {
			continue
		}
		c := &candidate{fi: &FuncInst{Obj: f, Type: t}, obj: ics{rank: rankUser, fn: fi}, args: make([]ics, len(args)),
			surrogate: true}
		takes := true
		for i, a := range args {
			c.args[i] = ics{rank: rankEllipsis}
			if i < len(t.Params) {
				c.args[i] = b.ics(a, t.Params[i], true)
			}
			takes = takes && c.args[i].rank != rankNone
		}
		same := func(x *candidate) bool { return typeKey(QT{T: x.fi.Type}) == typeKey(QT{T: t}) }
		switch {
		case !takes || slices.ContainsFunc(out, func(x *candidate) bool { return same(x) && fewerQualifiers(x.fi.Obj, f) }):
			continue
		}
		out = slices.DeleteFunc(out, func(x *candidate) bool { return same(x) && fewerQualifiers(f, x.fi.Obj) })
		out = append(out, c)
	}
	return out
}

func (b *body) methodsOf(r *Record, name string) []*FuncObj {
	b.c.completeRecord(r)
	return b.c.methods(r, name)
}

// callPos is where messages about a call stand: at the function's name.
func callPos(e *ast.Call) source.Pos {
	if e.Fun != nil && e.Fun.Pos().IsValid() {
		return e.Fun.Pos()
	}
	return e.At
}

// callee evaluates what is called.
func (b *body) callee(s *Scope, e *ast.Call) (operand, bool) {
	if f, ok := e.Fun.(*ast.Member); ok && strings.HasPrefix(f.Name.Last().Ident, "~") {
		return b.destructorCall(s, f, e)
	}
	op := b.expr(s, e.Fun)
	if op.through != nil {
		op.this = op.through
	}
	if op.mode == poison {
		for _, a := range e.Args {
			b.quietExpr(s, unpack(a))
		}
		return op, false
	}
	return op, true
}

// byArguments calls a function whose unqualified name nobody declared before but that the namespaces and classes of the
// arguments have.
func (b *body) byArguments(s *Scope, e *ast.Call, discard bool) (operand, bool) {
	id, ok := e.Fun.(*ast.Ident)
	if !ok || len(id.Name.Parts) != 1 || id.Name.Global || len(e.Args) == 0 {
		return operand{}, false
	}
	name := id.Name.Last()
	if objs, late := b.c.lookupSeen(s, name.Ident, name.Pos); len(objs) > 0 && !late {
		return operand{}, false
	}
	mark := len(*b.out)
	args, ok := b.args(s, e.Args)
	if len(b.c.adl(args, name.Ident)) == 0 {
		*b.out = (*b.out)[:mark]
		b.c.lookupName(s, id.Name) // says that it is unknown
		return operand{}, true
	}
	if !ok {
		return operand{}, true
	}
	fun := operand{mode: overload, pos: id.At, hasTA: name.HasArgs}
	if name.HasArgs {
		fun.targs = b.c.rawArgs(s, name.Args)
	}
	return b.callSet(s, fun, e, args, callPos(e), discard), true
}

func unpack(x ast.Expr) ast.Expr {
	if p, ok := x.(*ast.PackExpand); ok {
		return &ast.BoolLit{Base: p.Base}
	}
	return x
}

// callSet calls the best function of an overload set.
func (b *body) callSet(s *Scope, fun operand, e *ast.Call, args []operand, pos source.Pos, discard bool) operand {
	set := fun.funcs
	name := ""
	if len(set) > 0 {
		name = set[0].Name
	}
	if id, ok := e.Fun.(*ast.Ident); ok && len(id.Name.Parts) == 1 && !id.Name.Global {
		name = id.Name.Last().Ident
		if len(set) == 0 || set[0].Class == nil && !declaredInBlock(s, name) {
			if found := b.c.associated(s, args, e.Args, name, pos); len(found) > 0 {
				all := funcSet{list: slices.Clone(b.c.declaredBefore(set, pos))}
				for _, f := range found {
					all.add(f)
				}
				set = all.list
			}
		}
	}
	if fun.hasTA { // f<>(x) names a template ([temp.arg.explicit]/4)
		set = slices.DeleteFunc(slices.Clone(set), func(f *FuncObj) bool { return f.Template == nil })
	}
	f := b.resolve(name, set, fun.targs, fun.this, args, pos)
	if f == nil {
		return operand{}
	}
	if !b.mayCallNamed(s, fun, f.Obj, e, name) {
		return operand{}
	}
	return b.invoke(f, fun.this, args, pos, discard)
}

// funcSet is a set of functions in the order in which they were added.
type funcSet struct {
	list []*FuncObj
	has  map[*FuncObj]bool // of long lists
}

func (s *funcSet) add(f *FuncObj) {
	if s.has == nil && len(s.list) >= 16 {
		s.has = map[*FuncObj]bool{}
		for _, g := range s.list {
			s.has[g] = true
		}
	}
	if s.has == nil && slices.Contains(s.list, f) || s.has[f] {
		return
	}
	if s.has != nil {
		s.has[f] = true
	}
	s.list = append(s.list, f)
}

// args evaluates arguments left to right.
func (b *body) args(s *Scope, list []ast.Expr) ([]operand, bool) { return b.argsAfter(s, list, nil) }

func (b *body) argsAfter(s *Scope, list []ast.Expr, before []*operand) ([]operand, bool) {
	out := make([]operand, 0, len(list))
	all := evaluated{ops: slices.Clone(before)}
	ok := true
	add := func(s *Scope, x ast.Expr) {
		mark := len(*b.out)
		op := b.expr(s, x)
		if op.mode == typeName_ {
			b.rvalueNeeded(op)
			op = operand{}
		}
		if op.mode == voidVal {
			b.c.errorf(codeOperand, x.Pos(), "a void expression cannot be an argument")
			op = operand{}
		}
		ok = ok && op.mode != poison
		all.save(b, mark, len(all.ops))
		op.pos = x.Pos()
		if n := len(*b.out); n > mark && op.mode == lvalue {
			op.span = &span{list: b.out, begun: mark, ended: n, x: op.x}
		}
		kept := op
		all.add(&kept)
	}
	for _, a := range list {
		pack, isPack := a.(*ast.PackExpand)
		if !isPack {
			add(s, a)
			continue
		}
		scopes, found := b.c.expandPack(s, pack.At, pack.X)
		ok = ok && found
		for _, ps := range scopes {
			add(ps, pack.X)
		}
	}
	for _, op := range all.ops[len(before):] {
		out = append(out, *op)
	}
	return out, ok
}

// ---- calls of known functions ----

// invoke calls f with arguments that were found to fit.
func (b *body) invoke(f *FuncInst, obj *operand, args []operand, pos source.Pos, discard bool) operand {
	f = b.c.operationOf(f, pos)
	if f.Obj.Name == "operator=" && obj != nil && len(args) == 1 && !b.assignsByCall(f, obj) {
		return b.assignDefaulted(b.ctx.scope, *obj, args[0], f, pos)
	}
	var this *operand
	if f.Obj.Class != nil && !f.Obj.Static {
		if obj == nil {
			b.c.errorf(codeThis, pos, "the member function %s needs an object", f.Obj.Name)
			return operand{}
		}
		switch {
		case b.ctx.unevaluated > 0 || obj.exact || !b.c.isVirtual(f.Obj):
		case b.exact(obj):
			if f = b.c.finalOverrider(f, recordOf(obj.typ), pos); f == nil {
				return operand{}
			}
		default:
			d := b.c.virtualCallOf(f, pos)
			if d == nil {
				return operand{}
			}
			f = d.fi
		}
		t := b.thisArg(*obj, f, pos)
		if t.mode == poison {
			return t
		}
		this = &t
	}
	list, ok := b.arguments(f, this, args, pos)
	if !ok {
		return operand{}
	}
	return b.callWith(f, this, list, pos, discard)
}

// callWith calls f with what its parameters have been initialised with; this is nil for a function without an object.
func (b *body) callWith(f *FuncInst, this *operand, args []*operand, pos source.Pos, discard bool) operand {
	var xs []ir.Expr
	if this != nil {
		xs = append(xs, this.x)
	}
	for i, a := range args {
		if i < len(f.Type.Params) || f.Obj.Op != "" { // a body cannot read what ... takes
			xs = append(xs, a.x)
		}
	}
	if f.Obj.Op != "" {
		b.noteCall(f, pos)
		return b.builtin(f, xs, args, pos, discard)
	}
	return b.emitCall(f, xs, pos, discard)
}

// arguments converts the arguments of a call of f to the types of its parameters, default arguments included, in their
// order; this, unless nil, is evaluated before them. It is false after a message.
func (b *body) arguments(f *FuncInst, this *operand, args []operand, pos source.Pos) (list []*operand, ok bool) {
	var all evaluated
	if this != nil {
		all.add(this)
	}
	add := func(mark int, v operand) bool {
		if v.mode == poison {
			return false
		}
		all.save(b, mark, len(all.ops))
		all.add(&v)
		list = append(list, &v)
		return true
	}
	shift, end := 0, len(*b.out)
	for i, a := range args {
		mark := len(*b.out)
		var v operand
		if i < len(f.Type.Params) {
			if f.Obj.Prelude {
				b.ctx.builtinCall++
			}
			later, now := b.initialises(a, f.Type.Params[i], end, shift)
			evaluated := a.span
			a.span = nil // other calls that convert it are no business of these statements
			if now {
				a.x = evaluated.x
				shift += b.early(evaluated.ended+shift, later, &v, func() { v = b.argument(a, f.Type.Params[i], pos) })
				mark = len(*b.out)
			} else {
				v = b.argument(a, f.Type.Params[i], pos)
			}
			if f.Obj.Prelude {
				b.ctx.builtinCall--
			}
		} else {
			v = b.variadicArg(a)
		}
		if !add(mark, v) {
			return nil, false
		}
	}
	for i := len(args); i < len(f.Type.Params); i++ {
		mark := len(*b.out)
		if !add(mark, b.defaultArg(f, i, pos)) {
			return nil, false
		}
	}
	return list, true
}

// thisArg is the reference to the object that a method gets.
func (b *body) thisArg(obj operand, f *FuncInst, pos source.Pos) operand {
	cls := f.Obj.Class
	if r := recordOf(obj.typ); r != nil && r != cls {
		if obj.mode != lvalue {
			obj = operand{mode: lvalue, typ: obj.typ, x: b.placeOf(obj), pos: obj.pos}
		}
		obj = b.toBase(obj, r, cls)
		if obj.mode == poison {
			return obj
		}
	}
	x := b.placeOf(obj)
	if x == nil {
		return operand{}
	}
	t := thisType(f.Obj)
	obj.x, obj.mode = x, lvalue
	return operand{mode: rvalue, typ: t, x: b.refTo(obj, t, pos), pos: pos}
}

// thisType is the type of the hidden first parameter of a method: a reference to the object.
func thisType(f *FuncObj) QT {
	return QT{T: &Reference{Elem: QT{T: f.Class, Const: f.Const, Volatile: hasFuncWord(f, "volatile")}}}
}

// argument converts a to a parameter's type; references become pointers.
func (b *body) argument(a operand, t QT, pos source.Pos) operand {
	if !b.byReference(t) {
		v := b.handed(a, t, pos)
		if r := recordOf(t); r != nil && v.mode == rvalue && !isRef(t) && !copies(a, v.x) {
			b.passesAddress(v.x, r)
		}
		return v
	}
	v := b.convert(a, t, implicit)
	if v.mode == poison {
		return v
	}
	x := b.placeOf(v)
	if x == nil {
		return operand{}
	}
	if copies(a, v.x) {
		x = b.temp(x.Type(), x, pos)
	}
	to := b.passed(t)
	return operand{mode: rvalue, typ: to, x: b.refTo(place(x, t.Unqual(), pos), to, pos), pos: v.pos}
}

// handed is a converted to the type t of a parameter or result, a reference as a pointer.
func (b *body) handed(a operand, t QT, pos source.Pos) operand {
	v := b.convert(a, t, implicit)
	if v.mode == poison {
		return v
	}
	if isRef(t) {
		return operand{mode: rvalue, typ: t, x: b.refTo(v, t, pos), pos: v.pos}
	}
	if v.mode == lvalue {
		v = b.rvalue(v)
	}
	if _, isArray := v.x.Type().(*ir.Array); isArray {
		b.c.unsupported(pos, "passing an array by value")
		return operand{}
	}
	return v
}

// variadicArg applies the default argument promotions; an object of a class is copied, but not in an unevaluated
// operand, where any may stand ([expr.call]/12).
func (b *body) variadicArg(a operand) operand {
	if isClass(a.typ) && (a.mode == lvalue || a.mode == rvalue) && b.ctx.unevaluated == 0 {
		a = b.convert(a, a.typ.Unqual(), implicit)
	}
	a = b.rvalue(a)
	if a.mode == poison {
		return a
	}
	if a.mode != rvalue {
		b.rvalueNeeded(a)
		return operand{}
	}
	t, ok := basicOf(a.typ)
	switch {
	case !ok:
		return a
	case t == Float, t == Half, t == BFloat:
		return b.convert(a, basic(Double), implicit)
	}
	return b.promoted(a)
}

// maxDefaults is how many default arguments may be evaluated inside each other.
const maxDefaults = 1024

// defaultArg evaluates parameter i's default argument where the function was declared.
func (b *body) defaultArg(f *FuncInst, i int, pos source.Pos) operand {
	x, of := f.defaultOf(i)
	if x == nil {
		b.c.errorf(codeNoMatch, pos, "%s needs an argument for parameter %d", f.Obj.Name, i+1)
		return operand{}
	}
	if !f.Obj.Prelude && b.c.userCL(pos) {
		b.c.errorf(codeNoMatch, pos, "%s needs an argument for parameter %d: OpenCL C has no default arguments", f.Obj.Name,
			i+1)
		return operand{}
	}
	s := f.Scope
	if of != f.Obj {
		s = b.c.bindTemplate(of.Scope, of.Template.Params, f.Args)
	}
	if b.c.work(onDefaults, defaultWork); b.c.overworked(pos) {
		return operand{}
	}
	if b.c.effort.defaults >= maxDefaults {
		b.c.unsupported(pos, "more than %d default arguments inside each other", maxDefaults)
		return operand{}
	}
	if b.c.mentionsParameter(of, x) {
		s = b.c.paramScope(s, of.Decl.Decl.Func())
	}
	b.c.effort.defaults++
	defer func() { b.c.effort.defaults-- }()
	op := b.listOperand(initFrom(s, x, ast.CopyInit), pos)
	return b.argument(op, f.Type.Params[i], pos)
}

// mentionsParameter reports whether a default argument mentions a parameter of its function, as it may where it is not
// evaluated ([dcl.fct.default]/9).
func (c *checker) mentionsParameter(f *FuncObj, x ast.Expr) bool {
	if f.Decl == nil || f.Decl.Decl.Func() == nil {
		return false
	}
	found, known := c.decls.mentions[x]
	if !known {
		walkNames(reflect.ValueOf(x), func(name string) { found = found || c.isParamOf(f.Params, name) })
		if c.decls.mentions == nil {
			c.decls.mentions = map[ast.Expr]bool{}
		}
		c.decls.mentions[x] = found
	}
	return found
}

// defaultOf is the default argument of parameter i and the function that declares it: f itself, or the template that f
// specialises ([temp.expl.spec]/21).
func (f *FuncInst) defaultOf(i int) (x ast.Expr, of *FuncObj) {
	for k, of := range [...]*FuncObj{f.Obj, f.primary} {
		if of == nil {
			break
		}
		ps := of.Params
		if f.packs[k] == 0 {
			if f.packs[k] = 1 + slices.IndexFunc(ps, isPack); f.packs[k] == 0 {
				f.packs[k] = -1
			}
		}
		j := i // before a pack, which stands for any number of parameters
		if pack := f.packs[k] - 1; pack >= 0 && pack <= i {
			if j = len(ps) - (len(f.Type.Params) - i); j <= pack {
				continue
			}
		}
		if j < len(ps) && ps[j].Default != nil {
			return ps[j].Default, of
		}
	}
	return nil, nil
}

// emitCall appends the call and gives its result.
func (b *body) emitCall(f *FuncInst, args []ir.Expr, pos source.Pos, discard bool) operand {
	b.noteCall(f, pos)
	b.c.clCall(f.Obj, pos)
	if f.Obj.Kernel {
		if b.c.dialect != ir.OpenCL {
			b.c.errorf(codeNotCallable, pos, "kernel %s can only be launched", f.Obj.Name)
			return operand{}
		}
		f = f.asFunction()
	}
	fn, ret, ok := b.lowerCalled(f, pos)
	if !ok {
		return operand{}
	}
	if op, done := b.evaluatesCall(f, fn, args, ret, pos); done {
		return op
	}
	if fn != nil && f.Obj.Prelude && b.ctx.unevaluated == 0 {
		if x := b.inline(fn, args, pos); x != nil {
			r := b.resultOf(x, ret, pos)
			r.oneOf = oneOfArgs(fn, args)
			return r
		}
		if x, done := b.inlineEffect(fn, args, discard, pos); x != nil {
			return b.resultOf(x, ret, pos)
		} else if done {
			return operand{mode: voidVal, typ: basic(Void), pos: pos}
		}
	}
	if isVoid(ret) {
		if b.ctx.unevaluated == 0 {
			b.emit(&ir.Call{S: ir.S{At: pos}, Func: fn, Args: args})
		}
		return operand{mode: voidVal, typ: basic(Void), pos: pos}
	}
	typ := b.lower(retType(ret), pos)
	if typ == nil {
		return operand{}
	}
	var res ir.Expr
	switch {
	case b.ctx.unevaluated > 0:
		if !isRef(ret) {
			b.noteDeath(ret, pos)
		}
		b.c.indirect.unused++
		res = fold.Zero(typ, pos)
	case discard && !b.dies(ret) && !b.c.resultInPlace(fn):
		b.emit(&ir.Call{S: ir.S{At: pos}, Func: fn, Args: args})
		return operand{mode: voidVal, typ: basic(Void), pos: pos}
	default:
		t := b.resultOfCall(fn, args, typ, ret, pos)
		if !isRef(ret) {
			b.born(t, ret, pos)
		}
		res = t
	}
	r := b.resultOf(res, ret, pos)
	if fn != nil && f.Obj.Prelude {
		r.oneOf = oneOfArgs(fn, args)
	}
	return r
}

// lowerCalled lowers f, which is called, where the call is evaluated or wants to know the type that f returns. It is
// false after a message; fn is nil of a call that is not evaluated.
func (b *body) lowerCalled(f *FuncInst, pos source.Pos) (fn *ir.Func, ret QT, ok bool) {
	ret = f.Type.Ret
	if b.ctx.unevaluated > 0 && f.Def != nil && !f.Obj.Prelude && !b.c.vars.named[f.Def.At] {
		b.c.vars.named[f.Def.At] = true
		b.c.mod.Named = append(b.c.mod.Named, f.Def.At)
	}
	if b.ctx.unevaluated == 0 && f.primary != nil && b.c.calledLater(b.ctx.scope, f, pos) {
		return nil, ret, false
	}
	if b.ctx.unevaluated == 0 || isAuto(nonRef(ret)) {
		watch := b.noteInitCall(f)
		if fn = b.c.lowerAt(f, pos); fn != nil && f.lowering != nil {
			f.lowering.settle()
		}
		b.c.vars.initCall = watch
		if ret = f.Type.Ret; fn == nil && (b.ctx.unevaluated == 0 || isAuto(nonRef(ret))) {
			return nil, ret, false
		}
		if isAuto(nonRef(ret)) {
			b.c.errorf(codeAuto, pos, "%s is called where its return type is not deduced yet", f.Name)
			return nil, ret, false
		}
	}
	return fn, ret, true
}

// oneOfArgs is the name of a function of the prelude that gives a value where that of the standard library gives a
// reference to one of its arguments ([alg.min.max], [alg.clamp]), when one of these is a variable, which may change
// while the reference lives; "" for others.
func oneOfArgs(fn *ir.Func, args []ir.Expr) string {
	name, _, _ := strings.Cut(fn.Source, "<")
	switch name {
	case "std::min", "std::max", "std::clamp", "cuda::std::min", "cuda::std::max", "cuda::std::clamp", "thrust::min",
		"thrust::max":
	default:
		return ""
	}
	for _, a := range args {
		if root := irpass.Storage(a); root != nil && root.Kind != ir.Temp {
			return name
		}
	}
	return ""
}

// retType drops the const of a value returned.
func retType(q QT) QT {
	if isRef(q) {
		return q
	}
	return q.Unqual()
}

// resultOf is the operand of a call's result: references are the places they refer to.
func (b *body) resultOf(x ir.Expr, ret QT, pos source.Pos) operand {
	if r, ok := ret.T.(*Reference); ok {
		op := b.pointed(x, r.Elem, pos)
		op.xval = r.RValue && !isFunc(r.Elem) // [expr.call]/14
		return op
	}
	t := ret.Unqual()
	t.Const = ret.Const && isClass(ret) // of other types there are no const values ([expr]/6)
	op := operand{mode: rvalue, typ: t, x: x, pos: pos}
	if b.ctx.unevaluated == 0 {
		op.setConst()
	}
	return op
}

// ---- operators ----
