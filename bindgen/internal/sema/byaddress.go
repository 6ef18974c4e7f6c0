package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Results and arguments that are passed by address, as the Itanium C++ ABI passes objects whose copies are not trivial
// (3.1.2 and 3.1.3): the caller says where the result is to be made, and makes the argument where it stays. kbind
// passes objects by value as long as nobody sees the difference, which somebody does who keeps the address of the
// result or of the argument. Whether a function keeps that of its result is known only when its body has been read, and
// by then other functions may call it: the unit is checked again with what was learned (see Check).

// byAddress is what was learned about a unit. It only grows.
type byAddress struct {
	results map[resultKey]bool  // functions that make their results where the caller wants them
	params  map[source.Pos]bool // classes whose objects are passed by address, by where they are declared
	copied  map[source.Pos]bool // local variables that are copied where they are returned
	// constants whose addresses lambdas use, which capture them therefore ([expr.prim.lambda.capture]/7)
	captured map[constantUse]bool
	more     bool // something was learned since the unit was last checked
}

// constantUse is a lambda, by its position, and the name of a constant of the function around it.
type constantUse struct {
	lambda source.Pos
	name   string
}

// resultKey is a function, by its definition; one that kbind makes, such as a dispatcher, by its name.
type resultKey struct {
	pos  source.Pos
	name string
}

func keyOf(fi *FuncInst) resultKey {
	if fi.Def != nil {
		return resultKey{pos: fi.Def.At}
	}
	return resultKey{name: fi.Name}
}

// learn notes key in set, which belongs to c.known.
func learn[K comparable](c *checker, set *map[K]bool, key K) {
	if (*set)[key] {
		return
	}
	if *set == nil {
		*set = map[K]bool{}
	}
	(*set)[key], c.known.more = true, true
}

// maxRegisters is the size in bytes of the largest objects that are returned in registers, and therefore copied, where
// copies are trivial (System V ABI for x86-64, 3.2.3). C++ lets compilers do so ([class.temporary]/3).
const maxRegisters = 16

// inMemory reports whether compilers make results of type t where the caller wants them.
func (b *body) inMemory(t QT) bool {
	r := recordOf(t)
	if r == nil || isRef(t) || !b.c.completeRecord(r) {
		return false
	}
	s := b.c.recordStruct(r)
	return s != nil && (s.Size > maxRegisters || b.careful(r))
}

// careful reports whether r is non-trivial for the purposes of calls (Itanium C++ ABI, 1.1): a copy or move constructor
// or the destructor does something, or there is no such constructor that can be called.
func (b *body) careful(r *Record) bool {
	if b.simple(r) && b.c.dtor(r) == nil && b.specialOf(QT{T: r}, destructor).trivial {
		return false
	}
	usable := false
	for _, f := range b.constructors(r) {
		k, _, special := b.specialShape(f)
		if !special || f.Class != r {
			continue
		}
		usable = usable || !f.Deleted
		if !f.Deleted && !b.trivialSpecial(r, f, k) {
			return true
		}
	}
	return !usable || !b.specialOf(QT{T: r}, destructor).trivial
}

// resultInPlace reports whether fn makes its result in the place to which its last parameter refers.
func (c *checker) resultInPlace(fn *ir.Func) bool { return c.classes.inPlace[fn] }

// returns says that b.fn, the function of fi, returns t: by value, or in the place into, to which its last parameter
// refers.
func (b *body) returns(fi *FuncInst, t QT, pos source.Pos) (into *operand) {
	fn := b.fn
	fn.Ret = b.lower(retType(t), pos)
	if fn.Ret == nil || !b.c.known.results[keyOf(fi)] || !b.inMemory(t) {
		return nil
	}
	typ := b.lower(resultRef(t), pos)
	v := &ir.Var{Name: b.unique("result"), Type: typ, Kind: ir.Param, Space: ir.Private, Pos: pos}
	fn.Params = append(fn.Params, v)
	fn.Ret = ir.Void
	b.c.classes.inPlace[fn] = true
	at := place(&ir.Deref{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}, Ptr: ref(v, pos)}, t.Unqual(), pos)
	return &at
}

// resultRef is the type of the parameter that says where a result of type t is made.
func resultRef(t QT) QT { return QT{T: &Reference{Elem: t.Unqual()}} }

// resultOfCall emits a call of fn, which returns t, and returns the temporary that is the result.
func (b *body) resultOfCall(fn *ir.Func, args []ir.Expr, typ ir.Type, t QT, pos source.Pos) *ir.Ref {
	tmp := b.temp(typ, nil, pos)
	call := &ir.Call{S: ir.S{At: pos}, Func: fn, Args: args}
	if b.c.resultInPlace(fn) {
		to := b.refTo(place(ref(tmp.Var, pos), t.Unqual(), pos), resultRef(t), pos)
		call.Args = append(slices.Clone(args), to)
	} else {
		call.Dst = ref(tmp.Var, pos)
	}
	b.emit(call)
	return tmp
}

// forward makes b.fn, a function that kbind makes and that returns t, return what target returns for args: by way of a
// variable name, unless one of them makes its result in place.
func (b *body) forward(name string, target *ir.Func, args []ir.Expr, t QT, pos source.Pos) {
	from, to := b.c.resultInPlace(target), b.c.resultInPlace(b.fn)
	if !from && !to {
		*b.out = append(*b.out, returnCall(name, target, args, b.fn.Ret, pos)...)
		return
	}
	end := &ir.Return{S: ir.S{At: pos}}
	switch into := b.fn.Params[len(b.fn.Params)-1]; {
	case from && to:
		b.emit(&ir.Call{S: ir.S{At: pos}, Func: target, Args: append(slices.Clone(args), ref(into, pos))})
	case to:
		typ := b.lower(t.Unqual(), pos)
		b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: &ir.Deref{X: ir.X{Typ: typ, At: pos}, Ptr: ref(into, pos)},
			Src: b.resultOfCall(target, args, typ, t, pos)})
	default: // until the unit is checked again
		end.Val = b.resultOfCall(target, args, b.fn.Ret, t, pos)
	}
	b.emit(end)
}

// forwarded are the arguments with which a function that kbind makes calls others, of its parameters from number first
// on.
func (c *checker) forwarded(fn *ir.Func, first int, pos source.Pos) (args []ir.Expr) {
	params := fn.Params[first:]
	if c.resultInPlace(fn) {
		params = params[:len(params)-1]
	}
	for _, p := range params {
		args = append(args, ref(p, pos))
	}
	return args
}

// forwards notes that d calls target: if this makes its result in place, so does d.
func (d *dispatcher) forwards(c *checker, target *ir.Func) {
	if c.makesResult(target) && !c.resultInPlace(d.fi.IR) {
		learn(c, &c.known.results, keyOf(d.fi))
	}
}

// makesResult reports whether fn makes its result in place, or will when the unit is checked again.
func (c *checker) makesResult(fn *ir.Func) bool { return c.resultInPlace(fn) || c.classes.keeping[fn] }

// learnResult notes, when the body of fi has been read, whether somebody may keep the address of what it returns, and
// which of the variables that it returns have to be copied.
func (b *body) learnResult(fi *FuncInst) {
	t := b.result.typ
	if r := recordOf(t); r == nil || isRef(t) || len(b.result.objects) == 0 && len(b.result.named) == 0 {
		return
	}
	inPlace := b.result.into != nil
	if !inPlace && b.inMemory(t) && b.keepsResult() {
		inPlace = true
		b.c.classes.keeping[b.fn] = true
		learn(b.c, &b.c.known.results, keyOf(fi))
	}
	for v := range b.result.named {
		if b.result.beside[v] && (inPlace || !b.movesBytes(recordOf(t))) {
			learn(b.c, &b.c.known.copied, v.Pos)
		}
	}
}

// keepsResult reports whether somebody may keep the address of an object that b.fn returns.
func (b *body) keepsResult() bool {
	if len(b.c.keep(b.result.objects, *b.out)) > 0 {
		return true
	}
	found := false
	ir.WalkStmts(*b.out, func(s ir.Stmt) bool {
		call, ok := s.(*ir.Call)
		if ok && call.Dst != nil && b.c.classes.keeping[call.Func] {
			r, ok := call.Dst.(*ir.Ref)
			found = found || ok && b.result.objects[r.Var]
		}
		return !found
	})
	return found
}

// movesBytes reports whether a variable of class r that is returned is moved by its bytes alone, so that nobody can
// tell whether it was.
func (b *body) movesBytes(r *Record) bool {
	if b.dies(QT{T: r}) {
		return false
	}
	if b.simple(r) {
		return true
	}
	f := b.specialFunc(r, moveCtor, false)
	return f != nil && b.copiesBytes(r, f)
}

// namedResult is the local variable that e names, which is returned and was evaluated to op, if it is the object that
// the caller gets ([class.copy.elision]/1.1): every return in its scope returns it. nil for none.
func (b *body) namedResult(s *Scope, e ast.Expr, op operand) *VarObj {
	r := recordOf(b.result.typ)
	if r == nil || isRef(b.result.typ) {
		return nil
	}
	var named *VarObj
	if x, ok := op.x.(*ir.Ref); ok && op.mode == lvalue && recordOf(op.typ) == r && x.Var.Kind == ir.Local {
		if v := b.movesOut(s, e); v != nil && !isRef(v.Type) && !b.c.known.copied[v.Pos] {
			named = v
		}
	}
	b.noteBeside(s, r, named)
	return named
}

// noteBeside notes the variables of class r that a return in scope s could return but does not: it returns named.
func (b *body) noteBeside(s *Scope, r *Record, named *VarObj) {
	for ; s != nil && (s.Kind == BlockScope || s.Kind == FuncScope); s = s.Parent {
		for _, objs := range s.Names {
			for _, o := range objs {
				v, ok := o.(*VarObj)
				if !ok || v == named || v.owner != b.fn || recordOf(v.Type) != r {
					continue
				}
				if b.result.beside == nil {
					b.result.beside = map[*VarObj]bool{}
				}
				b.result.beside[v] = true
			}
		}
	}
}

// toResult makes the local variables that are returned be the result, where that is made in place.
func (b *body) toResult() {
	if b.result.into == nil || len(b.result.named) == 0 {
		return
	}
	rw := &ir.Rewriter{Subst: map[*ir.Var]ir.Expr{}}
	for v := range b.result.named {
		rw.Subst[v.IR] = b.result.into.x
	}
	rw.Stmt = func(s ir.Stmt) ([]ir.Stmt, bool) {
		d, ok := s.(*ir.Declare)
		if !ok || rw.Subst[d.Var] == nil {
			return nil, false
		}
		return b.in(func() { b.assignParts(rw.Subst[d.Var], rw.Expr(d.Init), d.At) }), true
	}
	*b.out = rw.Stmts(*b.out)
}

// passesAddress notes that the argument x, an object of class r, keeps its address.
func (b *body) passesAddress(x ir.Expr, r *Record) {
	if b.c.known.params[r.Pos] || !b.careful(r) {
		return
	}
	v, _ := b.keptTemp(x)
	if v == nil {
		v = b.classTemp(x)
		if v == nil || !b.madeBy(v) {
			return
		}
	}
	learn(b.c, &b.c.known.params, r.Pos)
}

// madeBy reports whether v is the result of a function that makes it in place when the unit is checked again.
func (b *body) madeBy(v *ir.Var) bool {
	return slices.ContainsFunc(*b.out, func(s ir.Stmt) bool {
		call, ok := s.(*ir.Call)
		if !ok || !b.c.classes.keeping[call.Func] {
			return false
		}
		r, ok := call.Dst.(*ir.Ref)
		return ok && r.Var == v
	})
}
