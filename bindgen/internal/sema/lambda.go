package sema

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A lambda is an object of a class of its own: a member per capture (a reference for captures by reference) and a call
// operator, whose body is checked where the lambda stands, with the captured names standing for the members
// ([expr.prim.lambda]).

// lambdaInfo is what the body of a lambda needs to know.
type lambdaInfo struct {
	record   *Record
	captures []capture
	this     int     // the member that holds the object of the method around the lambda, or -1
	method   *Record // its class
	inConst  bool    // the method is const
	mutable  bool
	implicit bool       // it captures what its body uses
	packs    []*PackObj // captured, with the elements that they have outside
	asks     bool       // whether it captures some constant is only known from its body
}

type capture struct {
	name  string
	field int
	elem  *VarObj // of a pack: its element outside
	typ   QT      // what decltype says of the name: as it was declared
	konst *Const  // of a constant
	outer *VarObj // of a constant object or array: the constant
}

// lambda makes the closure object.
func (b *body) lambda(s *Scope, e *ast.Lambda) operand {
	if e.Func == nil {
		e.Func = &ast.FuncOf{At: e.At}
	}
	if !b.captureList(e) {
		return operand{}
	}
	b.c.classes.made++
	r := &Record{completed: 2, opened: 2, id: b.c.classes.made, Pos: e.At}
	r.Scope = NewScope(ClassScope, s)
	r.Scope.Name, r.Scope.Record = b.c.lambdaName(), r
	r.Name = r.Scope.Name
	info := &lambdaInfo{record: r, this: -1, method: b.method, implicit: e.DefaultCapture != ""}
	if b.this != nil {
		info.inConst = b.this.typ.Const
	}
	if b.fi != nil && b.fi.Obj.lambda != nil {
		info.inConst = b.fi.Obj.lambda.inConst
	}
	for _, w := range e.Attrs {
		info.mutable = info.mutable || w.Text == "mutable"
	}
	values, ok := b.captures(s, e, r, info)
	if !ok {
		return operand{}
	}
	key := closureKey{e, s, b.fn}
	if len(r.Fields) == 0 || s.Kind == NamespaceScope {
		key.fn = nil // as a constant it is initialised elsewhere than its type is deduced
	}
	if old := b.c.classes.closures[key]; old != nil && sameFields(old, r) {
		r = old // looked at for its type before
	} else {
		b.callOperator(s, e, r, info)
		if b.c.recordStruct(r) == nil {
			return operand{}
		}
		b.c.classes.closures[key] = r
	}
	b.askBody(r, info)
	return b.closure(r, values, e.At)
}

// askBody checks the body of a lambda, also where nobody calls it, if what it captures depends on how the body uses
// constants. What does not depend on the parameters of a generic one is the same in each instance
// ([expr.prim.lambda.capture]/7, [temp.dep]): one with int stands for all, and whether it is well-formed says nothing.
func (b *body) askBody(r *Record, info *lambdaInfo) {
	if !info.asks || b.ctx.unevaluated > 0 || b.ctx.konst {
		return
	}
	for _, o := range r.Scope.Names["operator()"] {
		f, ok := o.(*FuncObj)
		switch {
		case !ok:
		case f.Template == nil:
			b.c.lowerAt(b.c.funcInst(f, nil, f.Pos), f.Pos)
		default:
			b.c.speculate(func() bool {
				fi := b.c.funcInst(f, standInArgs(f.Template.Params), f.Pos)
				return fi != nil && b.c.lowerAt(fi, f.Pos) != nil
			})
		}
	}
}

// standInArgs are template arguments for params: int, 1, and one of them for a pack.
func standInArgs(params []*ast.TemplateParam) (args []TArg) {
	for _, p := range params {
		a := TArg{Type: basic(Int)}
		if !p.IsType {
			a = TArg{IsVal: true, Val: Const{I: 1}, ValT: basic(Int)}
		}
		if p.Pack {
			a = TArg{IsPack: true, Pack: []TArg{a}}
		}
		args = append(args, a)
	}
	return args
}

// captureList reports whether the list of e's captures is well-formed: no name stands in it twice, for what is captured
// by default, or for a parameter ([expr.prim.lambda.capture]/2, /5 and /8).
func (b *body) captureList(e *ast.Lambda) bool {
	seen := map[string]bool{}
	for _, k := range e.Captures {
		name := strings.TrimPrefix(k.Name, "*")
		byDefault := e.DefaultCapture == "&" && k.ByRef || e.DefaultCapture == "=" && !k.ByRef
		switch {
		case seen[name]:
			b.c.errorf(codeRedeclared, e.At, "%s is captured twice", name)
			return false
		case byDefault && k.Init == nil && name != "this":
			b.c.errorf(codeRedeclared, e.At, "%s is captured so by default", name)
			return false
		}
		seen[name] = true
	}
	for _, p := range e.Func.Params {
		if p.Decl != nil && seen[p.Decl.Name.Simple()] {
			b.c.errorf(codeRedeclared, p.At, "the parameter %s has the name of a capture", p.Decl.Name.Simple())
			return false
		}
	}
	return true
}

// closureKey is a lambda in the scope in which it is evaluated: one class, also where the expression is looked at for
// its type first.
type closureKey struct {
	e  *ast.Lambda
	s  *Scope
	fn *ir.Func
}

// isClosure reports whether objects of type t are those of a lambda.
func isClosure(t QT) bool {
	r := recordOf(t)
	return r != nil && slices.ContainsFunc(r.Scope.Names["operator()"], func(o Object) bool {
		f, ok := o.(*FuncObj)
		return ok && f.lambda != nil && f.lambda.record == r
	})
}

// sameFields reports whether two closures hold the same captures.
func sameFields(a, b *Record) bool {
	return slices.EqualFunc(a.Fields, b.Fields, func(x, y *Field) bool { return x.Name == y.Name && same(x.Type, y.Type) })
}

// lambdaName names the class of a lambda.
func (c *checker) lambdaName() string {
	c.classes.lambdas++
	return fmt.Sprintf("lambda%d", c.classes.lambdas)
}

// capturing collects the captures of one lambda.
type capturing struct {
	b    *body
	e    *ast.Lambda
	r    *Record
	info *lambdaInfo
	ops  []*operand
	done map[string]bool
	elem *VarObj // the element of a pack that is being captured
	typ  QT      // the declared type of the variable that is being captured
	asks bool    // whether some constant is captured is only known from the body
	ok   bool
}

// captures evaluates the captured values in order.
func (b *body) captures(s *Scope, e *ast.Lambda, r *Record, info *lambdaInfo) ([]*operand, bool) {
	c := &capturing{b: b, e: e, r: r, info: info, done: map[string]bool{}, ok: true}
	for i := range e.Captures {
		if !c.explicit(s, &e.Captures[i]) {
			return nil, false
		}
	}
	if e.DefaultCapture != "" {
		c.implicit(s)
	}
	info.asks = c.asks
	return c.ops, c.ok
}

// closure is the object of class r that holds the captured values. One that holds arrays, or objects that are to be
// destroyed, is made in a variable: each element of an array is initialised by that of the array outside
// ([expr.prim.lambda.capture]/15).
func (b *body) closure(r *Record, values []*operand, pos source.Pos) operand {
	t := QT{T: r}
	typ := b.lower(t, pos)
	first := len(*b.out) // where the first object is made of those that have to be made in their members
	for _, v := range values {
		if made, at := b.keptTemp(v.x); made != nil {
			first = min(first, at)
		}
	}
	if !hasArray(t) && !b.dies(t) && first == len(*b.out) {
		x := &ir.Compose{X: ir.X{Typ: typ, At: pos}}
		for _, v := range values {
			x.Parts = append(x.Parts, v.x)
		}
		return value(x, t, pos)
	}
	obj := place(ref(&ir.Var{Name: b.unique("t"), Type: typ, Kind: ir.Temp, Space: ir.Private, Pos: pos}, pos), t, pos)
	*b.out = slices.Insert(*b.out, first, ir.Stmt(&ir.Declare{S: ir.S{At: pos}, Var: obj.x.(*ir.Ref).Var}))
	for i, f := range r.Fields {
		at := b.rawField(obj, r, i, pos)
		if a, ok := f.Type.T.(*Array); ok {
			if !b.copyArray(at, *values[i], a, pos) {
				return operand{}
			}
			continue
		}
		if !b.become(at.x, values[i].x) {
			b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: at.x, Src: values[i].x})
		}
	}
	b.born(obj.x, t, pos)
	return value(obj.x, t, pos)
}

// add makes a member of the closure.
func (c *capturing) add(name string, t QT, f func() operand) {
	mark := len(*c.b.out)
	op := f()
	if op.mode == poison {
		c.ok = false
		return
	}
	c.b.saveAt(mark, c.ops...)
	c.ops = append(c.ops, &op)
	c.info.captures = append(c.info.captures, capture{name, len(c.r.Fields), c.elem, c.typ, nil, nil})
	c.r.Fields = append(c.r.Fields, &Field{Name: name, Type: t, Bits: -1, Pos: c.e.At})
}

func (c *capturing) byRef(name string, op operand) {
	t := QT{T: &Reference{Elem: op.typ}}
	c.add(name, t, func() operand {
		if op.x = c.b.placeOf(op); op.x == nil {
			return operand{}
		}
		return operand{mode: rvalue, typ: t, x: c.b.refTo(op, t, c.e.At), pos: c.e.At}
	})
}

// byCopy captures a value in a member of type t; that of a variable is const where the variable is
// ([expr.prim.lambda.capture]/10). The member is direct-initialised (/15, how is staticCast) but for a capture with
// "=", which declares a variable as auto does (/6, implicit).
func (c *capturing) byCopy(name string, op operand, t QT, how castKind) {
	if _, isArray := op.typ.T.(*Array); isArray {
		t = withoutConst(op.typ.Unqual())
		c.add(name, t, func() operand { return op })
		return
	}
	t.Volatile = false
	c.add(name, t, func() operand {
		v := c.b.rvalue(c.b.convert(op, t.Unqual(), how))
		c.b.taken(v.x)
		if kept, _ := c.b.keptTemp(v.x); kept != nil && copies(op, v.x) {
			v.x = c.b.temp(v.x.Type(), v.x, v.pos)
		}
		return v
	})
}

// this captures the object of the method around the lambda.
func (c *capturing) this(copied bool) {
	if c.b.this == nil || c.done["this"] {
		return
	}
	obj := c.b.thisObject()
	c.done["this"] = true
	c.info.this = len(c.r.Fields)
	if copied { // a member of the type that *this has in the method
		t := obj.typ.Unqual()
		t.Const = c.info.inConst
		c.byCopy("this_object", obj, t, staticCast)
	} else {
		c.byRef("this_object", obj)
	}
}

// explicit makes a capture that is written.
func (c *capturing) explicit(s *Scope, e *ast.Capture) bool {
	b := c.b
	switch {
	case e.Name == "this" && e.ByRef, (e.Name == "this" || e.Name == "*this") && b.this == nil:
		b.c.errorf(codeCapture, c.e.At, "this is captured by reference, or outside of a member function")
		return false
	case e.Name == "this" || e.Name == "*this":
		c.this(e.Name == "*this")
		return true
	case e.Init != nil && e.Pack:
		return c.initPack(s, e)
	case e.Init != nil:
		c.init(s, e, e.Name)
		return true
	}
	if objs := b.c.lookup(s, e.Name); len(objs) == 1 {
		if p, isPack := objs[0].(*PackObj); isPack {
			c.pack(p, e.ByRef)
			return true
		}
	}
	v, isVar := b.localNamed(s, e.Name)
	if isVar && v.Static && !v.constant && v.IR != nil && v.IR.Const {
		c.done[e.Name] = true // its elements cannot change: the body may use it as it is
		return true
	}
	if !isVar || v.Static && !v.constant {
		b.c.errorf(codeCapture, c.e.At, "%s is not a local variable that can be captured", e.Name)
		return false
	}
	c.done[e.Name] = true
	c.typ = v.declaredAs()
	op := b.variable(v, c.e.At)
	c.variable(e.Name, v, op, e.ByRef)
	return true
}

// init makes a capture with an initialiser, which the closure holds under a name.
func (c *capturing) init(s *Scope, e *ast.Capture, name string) {
	b := c.b
	op := b.initOperand(b.unpacked(initFrom(s, e.Init, e.Style)), c.e.At)
	c.done[e.Name] = true
	if c.typ = b.c.decay(op.typ).Unqual(); e.ByRef {
		c.typ = QT{T: &Reference{Elem: op.typ}}
	}
	if e.ByRef {
		c.byRef(name, op)
	} else {
		op = b.decayed(op)
		how := staticCast
		if e.Style == ast.CopyInit {
			how = implicit
		}
		c.byCopy(name, op, op.typ.Unqual(), how) // as a variable that is declared with auto
	}
}

// initPack makes the captures ...name = init, one for each element of the packs that the initialiser mentions
// ([expr.prim.lambda.capture]/17).
func (c *capturing) initPack(s *Scope, e *ast.Capture) bool {
	scopes, ok := c.b.c.expandPack(s, c.e.At, e.Init)
	if !ok {
		return false
	}
	p := &PackObj{Name: e.Name, Pos: c.e.At}
	for i, inner := range scopes {
		c.elem = &VarObj{Name: e.Name, Pos: c.e.At}
		c.init(inner, e, fmt.Sprintf("%s%d", e.Name, i))
		p.Elems = append(p.Elems, c.elem)
	}
	c.elem = nil
	c.done[e.Name] = true
	c.info.packs = append(c.info.packs, p)
	return true
}

func (b *body) decayed(op operand) operand {
	if _, isArray := op.typ.T.(*Array); isArray || isFunc(op.typ) || op.mode == overload {
		return b.rvalue(op)
	}
	return op
}

// localNamed is the local variable that a name stands for here.
func (b *body) localNamed(s *Scope, name string) (*VarObj, bool) {
	for _, o := range b.c.lookup(s, name) {
		if v, ok := o.(*VarObj); ok && v.owner != nil && !v.Shared {
			return v, true
		}
	}
	return nil, false
}

// implicit captures the local variables and the object that the body's tokens mention.
func (c *capturing) implicit(s *Scope) {
	for _, p := range c.e.Func.Params {
		if p.Decl != nil {
			c.done[p.Decl.Name.Simple()] = true // hides what has its name outside
		}
	}
	uses := c.b.usedNames(s, c.e)
	toks := c.e.Body.Tokens
	tried := map[string]bool{} // a name means the same wherever the body uses it
	for i, t := range toks {
		if t.Kind != token.Ident || c.done[t.Text] || tried[t.Text] || i > 0 && (toks[i-1].Is(".") || toks[i-1].Is("->") ||
			toks[i-1].Is("::")) {
			continue
		}
		if t.Text != "this" && !uses.used[t.Text] {
			continue
		}
		tried[t.Text] = true
		if t.Text == "this" {
			c.this(false)
			continue
		}
		objs := c.b.c.lookup(s, t.Text)
		if len(objs) == 0 {
			continue
		}
		switch o := objs[0].(type) {
		case *VarObj:
			if p := c.expanded(s, t.Text); p != nil {
				c.pack(p, c.e.DefaultCapture == "&")
				continue
			}
			c.implicitVar(t.Text, o, uses.depending[t.Text])
		case *FieldObj:
			c.this(false)
		case *FuncObj:
			if o.Class != nil && !o.Static {
				c.this(false)
			}
		case *PackObj:
			c.pack(o, c.e.DefaultCapture == "&")
		}
	}
}

// expanded is the pack that a name means which stands for one element around the lambda, if the body expands it; else
// nil.
func (c *capturing) expanded(s *Scope, name string) *PackObj {
	p := c.b.c.packNamed(s, name)
	if p == nil {
		return nil
	}
	count := 0 // of uses that are expanded
	body := c.b.c.parser.Body(c.e.Body)
	walkNames(reflect.ValueOf(body), func(n string) {
		if n == name {
			count++
		}
	})
	c.b.c.walkUnexpanded(body, func(n string) {
		if n == name {
			count--
		}
	})
	if count == 0 {
		return nil
	}
	return p
}

// implicitVar captures v by default: a constant if its place is needed, or if what uses it depends on a parameter of a
// generic lambda ([expr.prim.lambda.capture]/7). An array that is const alone is no constant of which elements can be
// read without a use of the array ([basic.def.odr]/3).
func (c *capturing) implicitVar(name string, v *VarObj, depends bool) {
	use := constantUse{c.e.At, name}
	if v.owner == nil || v.Static && !v.constant || v.Shared {
		return
	}
	table := v.constant && !v.Constexpr
	constant := v.Const != nil || v.constant || v.address != nil
	if constant && !depends && !table && !c.b.c.known.captured[use] {
		c.asks = true
		return
	}
	around := c.b.fi
	if constant && v.owner != c.b.fn && around != nil && around.Obj.lambda != nil &&
		around.Obj.lambda.implicit { // captured by the lambda around, too
		learn(c.b.c, &c.b.c.known.captured, constantUse{around.Obj.Pos, v.Name})
	}
	if !c.b.reaches(v) || v.IR == nil && v.resolved == 1 {
		return // a variable of the lambda's own may have that name; if the body means this one, its use is an error
	}
	c.done[name] = true
	c.typ = v.declaredAs()
	op := c.b.variable(v, c.e.At)
	if op.mode == poison {
		return
	}
	c.variable(name, v, op, c.e.DefaultCapture == "&")
}

// variable captures v, which op is in the function around the lambda.
func (c *capturing) variable(name string, v *VarObj, op operand, byRef bool) {
	n := len(c.info.captures)
	if byRef || isFunc(op.typ) { // [expr.prim.lambda.capture]/10
		c.byRef(name, op)
	} else {
		c.byCopy(name, op, c.copied(op), staticCast)
	}
	if len(c.info.captures) > n {
		c.info.captures[n].konst = v.Const
		if c.info.captures[n].outer = v.outer; v.constant {
			c.info.captures[n].outer = v
		}
	}
}

// copied is the type of the member that holds a copy of op, the variable that is being captured: const as the variable
// is, or what it refers to, whatever the closure is that holds op ([expr.prim.lambda.capture]/10).
func (c *capturing) copied(op operand) QT {
	t := op.typ
	t.Const = nonRef(c.typ).Const
	return t
}

// pack captures the elements of a function parameter pack.
func (c *capturing) pack(p *PackObj, byRef bool) {
	c.done[p.Name] = true
	c.info.packs = append(c.info.packs, p)
	for i, o := range p.Elems {
		v, ok := o.(*VarObj)
		if !ok || v.owner == nil || v.Const != nil {
			continue
		}
		op := c.b.variable(v, c.e.At)
		if op.mode == poison {
			c.ok = false
			return
		}
		c.elem, c.typ = v, v.declaredAs()
		if byRef || isFunc(op.typ) {
			c.byRef(fmt.Sprintf("%s%d", p.Name, i), op)
		} else {
			c.byCopy(fmt.Sprintf("%s%d", p.Name, i), op, c.copied(op), staticCast)
		}
		c.elem = nil
	}
}

// callOperator declares operator() of the closure; parameters of type auto make it a template.
func (b *body) callOperator(s *Scope, e *ast.Lambda, r *Record, info *lambdaInfo) {
	spec := &ast.DeclSpec{Base: e.Base, Type: &ast.AutoType{Base: e.Base}}
	fn := *e.Func
	fn.Words = append(slices.Clone(fn.Words), e.Attrs...)
	params, generic := genericParams(e)
	fn.Params = params
	name := &ast.Name{Base: e.Base, Parts: []ast.NamePart{{Pos: e.At, Ident: "operator()"}}}
	d := &ast.FuncDecl{Base: e.Base, Spec: spec, Decl: &ast.Declarator{Base: e.Base, Name: name,
		Derive: []ast.Derivation{&fn}}, Body: e.Body}
	f := &FuncObj{Name: "operator()", Decl: d, Scope: s.snapshot(), Class: r, Const: !info.mutable, Device: true,
		Params: fn.Params, Pos: e.At, lambda: info}
	if len(generic) > 0 {
		f.Template = &TemplateObj{Name: "operator()", Scope: f.Scope, Params: generic, Decl: d, Func: f, Pos: e.At}
	}
	r.Scope.Insert("operator()", f)
	if b.c.cfg.Everything && f.Template == nil && b.ctx.unevaluated == 0 && b.c.spec.depth == 0 && !templated(s) {
		b.c.every.funcs = append(b.c.every.funcs, f)
	}
}

// genericParams replaces auto in a lambda's parameters by template parameters.
func genericParams(e *ast.Lambda) (params []*ast.Param, tparams []*ast.TemplateParam) {
	params, invented := ast.InventParams(e.Func.Params)
	return params, append(slices.Clone(e.Template), invented...)
}

// bindCaptures makes the scope in which the captured names stand for the members of the closure.
func (b *body) bindCaptures(fi *FuncInst, parent *Scope) *Scope {
	info := fi.Obj.lambda
	s := NewScope(BlockScope, parent)
	obj := b.thisObject()
	inside := map[*VarObj]*VarObj{}
	for _, c := range info.captures {
		op := b.field(obj, info.record, c.field, fi.Def.At)
		if op.mode == poison {
			continue
		}
		op.xval, op.konst = false, c.konst
		if c.field == info.this {
			b.this, b.method = &op, info.method
			continue
		}
		v := &VarObj{Name: c.name, Type: op.typ, Ref: &op, declared: c.typ, Pos: fi.Def.At, resolved: 2, owner: b.fn,
			outer: c.outer}
		if c.elem != nil {
			inside[c.elem] = v
			continue
		}
		s.Insert(c.name, v)
	}
	for _, p := range info.packs {
		in := &PackObj{Name: p.Name, Expand: p.Expand, Pos: p.Pos}
		for _, o := range p.Elems {
			if v, ok := o.(*VarObj); ok && inside[v] != nil {
				o = inside[v]
			}
			in.Elems = append(in.Elems, o)
		}
		if i := b.c.elementNamed(parent, p); i >= 0 { // the name stands for it
			if s.Packs == nil {
				s.Packs = map[string]*PackObj{}
			}
			s.Packs[p.Name] = in
			s.Insert(p.Name, in.Elems[i])
			continue
		}
		s.Insert(p.Name, in)
	}
	if info.this < 0 {
		b.this, b.method = nil, nil
	}
	return s
}

// declaredAs is the type with which v was declared: inside a lambda that of the variable outside.
func (v *VarObj) declaredAs() QT {
	if v.declared.Valid() {
		return v.declared
	}
	return v.Type
}
