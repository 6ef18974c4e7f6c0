package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// maxWork is how many expressions one kernel may make kbind check, templates and repeated attempts included, and
// maxUnitWork how many all of them may; a function counts for bodyWork, an instance of a class template for classWork,
// another class for plainWork, each of its arguments for argWork, each member of a class but the first fewMembers for
// memberWork, each argument of a call but the first fewArgs for deduceWork for each template that it may call, each
// function of an overload set but the first fewCandidates for candidateWork, each definition of its name outside of a
// class but the first fewOutside for outsideWork where that of a member function is looked for, a member without an
// initialiser for partWork, each base class but the first fewBases on the way to a member for pathWork, and each base
// class in which a member is looked for, if there are many, for one, as do stepsOfWork steps to evaluate a constant. A
// default argument or member initialiser counts for defaultWork, a substitution that fails for failedWork, and each
// class in which a function that overrides another one is looked for, for overriderWork. An object whose members are
// made, copied, assigned or destroyed one by one counts for objectWork. Where a constant is evaluated, each part that
// is stored counts for storeWork, and each object that a constructor makes for makeWork. A variable whose type cannot
// be determined counts for untypedWork, whenever it is named.
const (
	maxWork       = 4 << 20
	maxUnitWork   = 8 << 20
	bodyWork      = 256
	classWork     = 256
	plainWork     = 64
	fewMembers    = 32
	memberWork    = 8
	argWork       = 16
	deduceWork    = 24
	fewArgs       = 16
	fewCandidates = 64
	candidateWork = 12
	fewOutside    = 64
	outsideWork   = 2
	partWork      = 8
	stepsOfWork   = 6
	fewBases      = 16
	pathWork      = 32
	defaultWork   = 24
	overriderWork = 1
	objectWork    = 64
	storeWork     = 16
	makeWork      = 64
	untypedWork   = 256
)

// scopedExpr is an expression to be looked up in its own scope: an element of an expanded pack.
type scopedExpr struct {
	ast.Expr
	s *Scope
}

func unscoped(x ast.Expr) ast.Expr {
	if s, ok := x.(*scopedExpr); ok {
		return s.Expr
	}
	return x
}

// opExpr is an expression that was evaluated already.
type opExpr struct {
	ast.Expr
	op operand
}

// expr checks an expression. Its effects are emitted; what is left is a pure value or place.
func (b *body) expr(s *Scope, e ast.Expr) operand {
	if b.c.overworked(e.Pos()) {
		return operand{}
	}
	scope := b.ctx.scope
	b.ctx.scope = s
	op := b.c.rules.expr(b, s, e)
	b.ctx.scope = scope
	if op.mode == poison && b.fi != nil && b.c.spec.depth == 0 && b.c.diags.Len() == b.c.report.began {
		b.c.errorf(codeOperand, e.Pos(), "kbind cannot make sense of this expression") // it must not be left out silently
	}
	if op.pos == 0 && op.mode != poison {
		op.pos = e.Pos()
	}
	return op
}

// workKind is what takes effort besides expressions.
type workKind int

const (
	onTemplates workKind = iota
	onOverloads
	onBases
	onDirectives
	onParts
	onBodies
	onConstants
	onDefaults
	onObjects
	onClasses
	workKinds
)

// work counts what is as much work as n expressions.
func (c *checker) work(kind workKind, n int) {
	c.effort.spent += n
	c.effort.on[kind] += n
}

// mostly says what took the most of all steps.
func mostly(on [workKinds]int, all int) string {
	rest := all
	for _, n := range on {
		rest -= n
	}
	most, what := rest, "for expressions, which templates may repeat"
	for kind, text := range [workKinds]string{
		onTemplates:  "for instances of templates",
		onOverloads:  "to choose among overloads",
		onBases:      "to find members in base classes",
		onDirectives: "to find names through using-directives",
		onParts:      "for members and elements without an initialiser",
		onBodies:     "for functions, which templates may multiply",
		onConstants:  "to evaluate constants",
		onDefaults:   "for default arguments and initialisers",
		onObjects:    "to make, copy and destroy objects",
		onClasses:    "for classes",
	} {
		if on[kind] > most {
			most, what = on[kind], text
		}
	}
	return "most of it " + what
}

// overworked counts an expression, and reports whether the kernel has used up its share, with a message the first time.
func (c *checker) overworked(pos source.Pos) bool {
	if c.effort.epoch != c.report.epoch {
		c.effort.before += c.effort.spent
		for i, n := range c.effort.on {
			c.effort.onBefore[i] += n
		}
		c.effort.on = [workKinds]int{}
		c.effort.epoch, c.effort.spent, c.effort.exhausted = c.report.epoch, 0, false
	}
	c.effort.spent++
	kernel, unit := c.effort.spent >= maxWork, c.effort.before+c.effort.spent >= maxUnitWork
	if (kernel || unit) && (!c.effort.exhausted || c.spec.depth > 0) {
		c.effort.exhausted = c.effort.exhausted || c.spec.depth == 0
		if kernel {
			c.errorf(codeEffort, pos, "this kernel takes too much effort to check, %s: kbind takes at most %d steps for one",
				mostly(c.effort.on, maxWork), maxWork)
		} else {
			for i, n := range c.effort.onBefore {
				c.effort.on[i] += n
			}
			c.errorf(codeEffort, pos, "the unit takes too much effort to check, %s: kbind takes at most %d steps",
				mostly(c.effort.on, maxUnitWork), maxUnitWork)
		}
	}
	return kernel || unit
}

func (b *body) expr1(s *Scope, e ast.Expr) operand {
	switch e := e.(type) {
	case *scopedExpr:
		return b.expr(e.s, e.Expr)
	case *opExpr:
		return e.op
	case *ast.Ident:
		return b.ident(s, e)
	case *ast.IntLit:
		if text, suffix := udSuffix(e.Text); suffix != "" {
			return b.numberOfUser(s, text, suffix, b.intValue, e.At)
		}
		return b.intLit(e)
	case *ast.FloatLit:
		if text, suffix := udSuffix(e.Text); suffix != "" {
			return b.numberOfUser(s, text, suffix, b.floatValue, e.At)
		}
		return b.floatLit(e)
	case *ast.CharLit:
		if e.Suffix != "" {
			return b.charOfUser(s, e)
		}
		return b.charLit(e)
	case *ast.StringLit:
		if e.Suffix != "" {
			return b.stringOfUser(s, e)
		}
		return b.stringLit(e)
	case *ast.BoolLit:
		k := Const{}
		if e.Value {
			k.I = 1
		}
		return b.constant(k, basic(Bool), e.At)
	case *ast.NullptrLit:
		op := b.constant(Const{}, basic(NullPtr), e.At)
		op.null, op.konst = true, nil
		return op
	case *ast.Paren:
		return b.expr(s, e.X)
	case *ast.Unary:
		return b.unary(s, e)
	case *ast.Postfix:
		return b.incDec(s, e.Op, e.X, true, false, e.At)
	case *ast.Binary:
		return b.binary(s, e)
	case *ast.Assign:
		return b.assign(s, e, false)
	case *ast.Cond:
		return b.cond(s, e)
	case *ast.Call:
		return b.call(s, e, false)
	case *ast.Index:
		return b.index(s, e)
	case *ast.Member:
		return b.staticMember(s, e, b.member(s, e))
	case *ast.Cast:
		return b.cast(s, e)
	case *ast.NamedCast:
		return b.namedCast(s, e)
	case *ast.Construct:
		return b.constructExpr(s, e)
	}
	return b.expr2(s, e)
}

func (b *body) expr2(s *Scope, e ast.Expr) operand {
	switch e := e.(type) {
	case *ast.InitList:
		return operand{mode: initList, list: e, env: s, pos: e.At}
	case *ast.ParenList:
		return b.parenList(s, e)
	case *ast.SizeofExpr:
		return b.sizeofExpr(s, e)
	case *ast.SizeofType:
		return b.sizeofType(s, e)
	case *ast.SizeofPack:
		return b.sizeofPack(s, e)
	case *ast.Offsetof:
		return b.offsetof(s, e)
	case *ast.Constraint:
		return b.constraint(e.At, func() bool { return b.c.satisfied(s, e.X) })
	case *ast.Requires:
		return b.requires(s, e)
	case *ast.TypeTrait:
		return b.typeTrait(s, e)
	case *ast.Lambda:
		return b.lambda(s, e)
	case *ast.Fold:
		return b.fold(s, e)
	case *ast.StmtExpr:
		return b.stmtExpr(s, e)
	case *ast.New:
		return b.newExpr(s, e)
	case *ast.Delete:
		return b.deleteExpr(s, e)
	case *ast.Throw:
		if b.ctx.throws != nil {
			b.mayThrow(true)
			return operand{mode: voidVal, typ: basic(Void), pos: e.At}
		}
		b.c.unsupported(e.At, "exceptions in a kernel")
	case *ast.PackExpand:
		b.c.errorf(codePack, e.At, "a parameter pack cannot be expanded here")
	case *ast.BadExpr:
		if b.c.diags.Len() == 0 {
			b.c.errorf(codeOperand, e.At, "this expression could not be understood")
		}
	default:
		b.c.unsupported(e.Pos(), "this expression")
	}
	return operand{}
}

// quietExpr evaluates e for its type only.
func (b *body) quietExpr(s *Scope, e ast.Expr) operand { return b.unevaluated(s, e, nil) }

// unevaluated is quietExpr; throws, if not nil, notes what is called.
func (b *body) unevaluated(s *Scope, e ast.Expr, throws *throwing) operand {
	q := b.quiet()
	q.ctx.throws = throws
	return q.expr(s, e)
}

// rexpr evaluates e to a value.
func (b *body) rexpr(s *Scope, e ast.Expr) operand { return b.rvalue(b.expr(s, e)) }

// ---- names ----

func (b *body) ident(s *Scope, e *ast.Ident) operand {
	if e.Name.Simple() == "this" && b.c.dialect != ir.OpenCL {
		return b.thisPointer(e.At)
	}
	if namesThisFunction(e) && b.c.dialect != ir.OpenCL {
		if b.fi != nil {
			return b.functionName(e)
		}
		if fi := enclosing(s); fi != nil {
			return (&body{c: b.c, fi: fi}).functionName(e)
		}
	}
	if b.this != nil && e.Name.Last().Conversion != nil { // a conversion function of *this
		return b.memberOf(s, b.thisObject(), &ast.Member{Base: e.Base, X: e, Name: e.Name})
	}
	objs, targs, hasTA := b.c.lookupName(s, e.Name)
	if len(objs) == 0 {
		return operand{}
	}
	if b.this != nil && e.Name.Qualified() {
		save := b.this
		named := b.inNamingClass(s, b.thisObject(), e.Name)
		b.this = &named
		defer func() { b.this = save }()
	} else if o, isField := objs[0].(*FieldObj); b.this != nil && isField {
		r := recordOf(b.this.typ)
		if !b.may(s, use{owner: o.Record, naming: r, object: r, d: fieldDecl(o), name: o.Name, pos: e.At}) {
			return operand{}
		}
	}
	op := b.object(s, objs, targs, hasTA, e.At)
	if op.mode == overload && op.this != nil && e.Name.Qualified() {
		op.this.exact = true
	}
	op.pos = e.At
	return op
}

// namesThisFunction reports whether a name is that of the variable that holds the name of the function around.
func namesThisFunction(e *ast.Ident) bool {
	switch e.Name.Simple() {
	case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
		return true
	}
	return false
}

// functionName is __func__ ([dcl.fct.def.general]/8) and its kin; __PRETTY_FUNCTION__ names the function with its
// template arguments and parameter types.
func (b *body) functionName(e *ast.Ident) operand {
	name := b.fi.Obj.Name
	if e.Name.Simple() == "__PRETTY_FUNCTION__" && b.fi.Type != nil {
		name = declare(QT{T: b.fi.Type}, b.fi.Name)
	}
	return b.str(name, e.At)
}

// object is what the objects that a name was found to stand for mean as an expression.
func (b *body) object(s *Scope, objs []Object, targs []TArg, hasTA bool, pos source.Pos) operand {
	switch o := objs[0].(type) {
	case *VarObj:
		return b.variable(o, pos)
	case *FieldObj:
		return b.implicitMember(o, pos)
	case *EnumeratorObj:
		if o.Enum.resolved == 1 {
			return b.constant(o.Val, basic(o.inside), pos)
		}
		if v := int64(o.Val.I); b.c.dialect == ir.OpenCL && v == int64(int32(v)) && !b.c.isPrelude(o.Pos) {
			return b.constant(o.Val, basic(Int), pos) // C11 6.4.4.3
		}
		return b.constant(o.Val, QT{T: o.Enum}, pos)
	case *FuncObj:
		return b.functions(objs, targs, hasTA, pos)
	case *TypeObj, *TemplateObj:
		return b.typeOperand(s, o, targs, hasTA, pos)
	case *PackObj:
		b.c.errorf(codePack, pos, "the parameter pack %s must be expanded with ...", o.Name)
	case *AmbiguousObj:
		b.c.ambiguous(o, pos)
		return operand{}
	case *BadObj:
		b.c.badObj(o, pos)
	case *NamespaceObj:
		b.c.errorf(codeOperand, pos, "%s is a namespace; a value is needed here", o.Name)
	default:
		b.c.errorf(codeOperand, pos, "this name is not a value")
	}
	return operand{}
}

// functions makes an operand of a set of functions; unqualified methods get the implicit object.
func (b *body) functions(objs []Object, targs []TArg, hasTA bool, pos source.Pos) operand {
	op := operand{mode: overload, pos: pos, targs: targs, hasTA: hasTA}
	for _, o := range objs {
		switch o := o.(type) {
		case *FuncObj:
			op.funcs = append(op.funcs, o)
		case *TemplateObj:
			if o.Func != nil {
				op.funcs = append(op.funcs, o.Func)
			}
		}
	}
	if len(op.funcs) > 0 && op.funcs[0].Class != nil && slices.ContainsFunc(op.funcs, func(f *FuncObj) bool {
		return !f.Static
	}) {
		if b.this != nil {
			if r := recordOf(b.this.typ); r != nil {
				if _, ok := derivesFrom(r, op.funcs[0].Class); ok {
					this := b.thisObject()
					op.this = &this
				}
			}
		}
	}
	return op
}

// typeOperand is a type used as an expression: T in T(x), or a template's name before its arguments are deduced.
func (b *body) typeOperand(s *Scope, o Object, targs []TArg, hasTA bool, pos source.Pos) operand {
	switch o := o.(type) {
	case *TypeObj:
		b.c.resolveType(o)
		if !o.Type.Valid() {
			return operand{}
		}
		t := o.Type
		if hasTA { // the injected class name with arguments names the template
			r := recordOf(t)
			if r == nil || r.Template == nil || r.Template.Name != o.Name {
				b.c.errorf(codeNotTemplate, pos, "%s is not a template", o.Name)
				return operand{}
			}
			if t, _ = b.c.instTemplate(r.Template, targs, pos); !t.Valid() {
				return operand{}
			}
		}
		return operand{mode: typeName_, typ: t, pos: pos}
	case *TemplateObj:
		if o.Func != nil {
			return operand{mode: overload, funcs: []*FuncObj{o.Func}, targs: targs, hasTA: hasTA, pos: pos}
		}
		if !hasTA {
			return operand{mode: typeName_, tmpl: o.itself(), typ: QT{T: &Auto{}}, pos: pos}
		}
		t, v := b.c.instTemplate(o, targs, pos)
		if v != nil {
			return b.variable(v, pos)
		}
		if t.Valid() {
			return operand{mode: typeName_, typ: t, pos: pos}
		}
	}
	return operand{}
}

// reaches reports whether the function can use a local variable: its own, one that it captures, or one that is no
// object.
func (b *body) reaches(v *VarObj) bool {
	return v.owner == b.fn || v.Const != nil || v.address != nil || b.ctx.unevaluated > 0 || v.Static || v.Shared ||
		b.ctx.konst || b.fi == nil
}

// variable is a use of a variable.
func (b *body) variable(v *VarObj, pos source.Pos) operand {
	if v.Ids != "" {
		return b.ids(v, pos)
	}
	if v.Func != nil {
		return operand{mode: overload, funcs: []*FuncObj{v.Func}, pos: pos}
	}
	if v.outside && b.ctx.unevaluated == 0 {
		b.c.errorf(codeUnknownName, pos, "the parameter %s has no value here", v.Name)
		return operand{}
	}
	if v.owner == nil {
		b.c.resolveVar(v)
		if !b.c.definedOnce(v, v.Name, pos) || b.c.variableLater(b.ctx.scope, v, pos) {
			return operand{}
		}
	} else if !b.reaches(v) {
		b.c.errorf(codeCapture, pos, "%s is used in a lambda that does not capture it", v.Name)
		return operand{}
	}
	if v.whole != nil {
		return b.ofUnion(v, pos)
	}
	if v.outer != nil && b.ctx.konst {
		return b.variable(v.outer, pos)
	}
	if v.Ref != nil {
		op := *v.Ref
		op.x = ir.CloneExpr(op.x, nil)
		op.pos = pos
		return op
	}
	if !v.Type.Valid() {
		return operand{}
	}
	t := v.Type
	if ref, ok := t.T.(*Reference); ok {
		return b.globalRef(v, ref, pos)
	}
	if v.Const != nil {
		op := operand{mode: lvalue, typ: t, konst: v.Const, obj: v, pos: pos}
		if v.Decl == nil && v.owner == nil { // the value of a template parameter
			return b.constant(*v.Const, t, pos)
		}
		return op
	}
	if b.ctx.konst && v.address != nil {
		return value(ir.CloneExpr(v.address, nil), t, pos)
	}
	if v.address != nil && v.owner != b.fn && b.ctx.unevaluated == 0 && b.fi != nil {
		out := b.out
		b.out = b.entry
		x := b.standIn(v, ir.CloneExpr(v.address, nil), pos)
		b.out = out
		return place(x, t, pos)
	}
	if v.owner != nil {
		return b.localVariable(v, pos)
	}
	if a, isArray := t.T.(*Array); b.ctx.unevaluated > 0 && !v.Device && !v.Constant && !v.Shared &&
		b.c.dialect != ir.OpenCL && (!isArray || a.N >= 0) {
		// only its type is wanted, which may be of the host's
		b.c.indirect.unused++
		return place(&ir.Zero{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}}, t, pos)
	}
	x := b.varPlace(v, pos)
	if x == nil {
		return operand{}
	}
	if a, ok := t.T.(*Array); ok && a.N < 0 {
		if ia, ok := x.Type().(*ir.Array); ok && ia.N > 0 {
			t.T = &Array{Elem: a.Elem, N: int64(ia.N)}
		}
	}
	return place(x, t, pos)
}

// localVariable is a variable of a function, which is no constant.
func (b *body) localVariable(v *VarObj, pos source.Pos) operand {
	switch {
	case v.IR != nil:
		return place(ref(v.IR, pos), v.Type, pos)
	case b.ctx.unevaluated > 0:
		b.c.indirect.unused++
		return place(&ir.Zero{X: ir.X{Typ: b.lower(v.Type.Unqual(), pos), At: pos}}, v.Type, pos)
	case v.resolved == 1:
		v.usesItself = true
		b.c.errorf(codeInit, pos, "%s is used in its own initialiser", v.Name)
	}
	return operand{}
}

// globalRef is a namespace-scope reference: only constants that refer to a known place.
func (b *body) globalRef(v *VarObj, r *Reference, pos source.Pos) operand {
	if v.Decl != nil && v.Decl.Init != nil && v.owner == nil {
		if v.busy {
			b.c.errorf(codeCycle, pos, "the initialiser of %s mentions itself", v.Name)
			return operand{}
		}
		v.busy = true
		defer func() { v.busy = false }()
		op := b.refOperand(initFrom(v.Scope, v.Decl.Init, v.Decl.Style), r, pos)
		if op.mode == poison {
			return op
		}
		return b.bind(op, r, implicit)
	}
	b.c.unsupported(pos, "the reference %s at namespace scope", v.Name)
	return operand{}
}

// varPlace is the storage of a variable, made on first need.
func (b *body) varPlace(v *VarObj, pos source.Pos) ir.Expr {
	if v.owner != nil {
		if v.IR == nil {
			b.c.errorf(codeNotPlace, pos, "%s has no storage here", v.Name)
			return nil
		}
		if v.Const != nil && !v.Static && v.owner != b.fn && b.ctx.unevaluated == 0 && b.fi != nil {
			switch info := b.fi.Obj.lambda; {
			case info != nil && info.implicit:
				learn(b.c, &b.c.known.captured, constantUse{b.fi.Obj.Pos, v.Name})
			case info != nil:
				b.c.errorf(codeCapture, pos, "the address of %s is used in a lambda that does not capture it", v.Name)
				return nil
			}
			b.c.unsupported(pos, "the address of the constant %s of the function around a lambda, or a reference to it", v.Name)
			return nil
		}
		return ref(v.IR, pos)
	}
	if v.Shared {
		if iv := b.sharedVar(v, pos); iv != nil {
			return ref(iv, pos)
		}
		return nil
	}
	iv := b.c.globalVar(v, pos)
	if iv == nil {
		return nil
	}
	return ref(iv, pos)
}

// sharedVar is this function's variable for a shared variable declared at namespace scope.
func (b *body) sharedVar(v *VarObj, pos source.Pos) *ir.Var {
	if b.fi == nil {
		b.c.errorf(codeEval, pos, "the shared variable %s cannot be used here", v.Name)
		return nil
	}
	if iv := b.shared[v]; iv != nil {
		return iv
	}
	if v.IR != nil && !v.Extern {
		b.shared[v] = v.IR // one object per block, declared by the function that used it first
		return v.IR
	}
	iv := b.newShared(v.Name, v.Type, v.Extern, pos)
	if iv == nil {
		return nil
	}
	b.shared[v] = iv
	v.IR = iv
	return iv
}

// newShared adds a shared variable to the function.
func (b *body) newShared(name string, t QT, extern bool, pos source.Pos) *ir.Var {
	typ := b.lower(t.Unqual(), pos)
	if typ == nil {
		return nil
	}
	a, isArray := typ.(*ir.Array)
	if isArray && a.N <= 0 && extern {
		typ = &ir.Array{Elem: a.Elem, N: -1}
	} else if isArray && a.N < 0 {
		b.c.errorf(codeIncomplete, pos, "the shared array %s has no length", name).Hintf(
			"declare it extern if its size comes with the launch")
		return nil
	}
	v := &ir.Var{Name: b.c.unique(name), Source: name, Type: typ, Kind: ir.SharedVar, Space: ir.Shared, Pos: pos}
	b.fn.Shared = append(b.fn.Shared, v)
	return v
}

// ids is threadIdx and its like: the composition of three operations.
func (b *body) ids(v *VarObj, pos source.Pos) operand {
	b.c.resolveVar(v)
	typ := b.lower(v.Type.Unqual(), pos)
	x := &ir.Compose{X: ir.X{Typ: typ, At: pos}}
	for _, m := range []string{"x", "y", "z"} {
		x.Parts = append(x.Parts, &ir.Builtin{X: ir.X{Typ: ir.U32, At: pos}, Op: ir.Op(v.Ids + "." + m)})
	}
	if s, ok := typ.(*ir.Struct); ok && len(s.Fields) != 3 {
		b.c.unsupported(pos, "%s as a whole", v.Name)
		return operand{}
	}
	return operand{mode: rvalue, typ: v.Type.Unqual(), x: x, pos: pos}
}

// thisObject is the object of the method being checked, as a place; poison outside of methods.
func (b *body) thisObject() operand {
	if b.this == nil {
		return operand{}
	}
	op := *b.this
	op.x = ir.CloneExpr(op.x, nil)
	return op
}

func (b *body) thisPointer(pos source.Pos) operand {
	if b.this == nil {
		b.c.errorf(codeThis, pos, "this is used outside of a member function")
		return operand{}
	}
	return b.addressOf(b.thisObject(), pos)
}

// implicitMember is a data member named without an object.
func (b *body) implicitMember(o *FieldObj, pos source.Pos) operand {
	if b.this == nil {
		if b.ctx.unevaluated > 0 {
			b.c.completeRecord(o.Record)
			if t := nonRef(b.c.fieldType(o)); t.Valid() {
				b.c.indirect.unused++
				return place(&ir.Zero{X: ir.X{Typ: b.lower(t, pos), At: pos}}, t, pos)
			}
		}
		b.c.errorf(codeThis, pos, "the member %s needs an object", o.Name)
		return operand{}
	}
	return b.fieldNamed(b.thisObject(), o, pos)
}

// stmtExpr is GNU's ({ ... }), whose value is that of its last statement. What this makes besides dies with it.
func (b *body) stmtExpr(s *Scope, e *ast.StmtExpr) operand {
	inner := NewScope(BlockScope, s)
	list := e.Body.List
	if len(list) == 0 {
		return operand{mode: voidVal, typ: basic(Void), pos: e.At}
	}
	op := operand{mode: voidVal, typ: basic(Void), pos: e.At}
	b.scope(e.At, func() {
		for _, st := range list[:len(list)-1] {
			b.stmt(inner, st)
		}
		last := list[len(list)-1]
		x, ok := last.(*ast.ExprStmt)
		if !ok || x.X == nil {
			b.stmt(inner, last)
			return
		}
		b.full(e.At, func() { op = b.resultOfStmts(inner, x.X) })
	})
	if op.mode == rvalue {
		b.born(op.x, op.typ, e.At)
	}
	return op
}

// resultOfStmts evaluates the last statement x of a statement expression. The value outlives the statement.
func (b *body) resultOfStmts(s *Scope, x ast.Expr) operand {
	op := b.expr(s, x)
	if op.mode == lvalue && isClass(op.typ) {
		op = b.convert(op, op.typ.Unqual(), implicit)
	}
	op = b.rvalue(op)
	if op.mode != rvalue || op.konst != nil || b.taken(op.x) != nil {
		return op
	}
	if kept, _ := b.keptTemp(op.x); kept == nil {
		op.x = b.temp(op.x.Type(), op.x, x.Pos())
	}
	return op
}
