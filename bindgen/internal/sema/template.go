package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Instantiating a template is checking its tree under a scope that binds the parameters. Where a template's own
// signature is needed (deduction, ordering, the spelling of a kernel template), a pattern scope binds every parameter
// to itself.

// bindTemplate makes the scope that binds params to args, which completeArgs made.
func (c *checker) bindTemplate(parent *Scope, params []*ast.TemplateParam, args []TArg) *Scope {
	s := NewScope(TemplateScope, parent)
	for i, p := range params {
		if i >= len(args) || p.Name == "" {
			continue
		}
		s.Insert(p.Name, argObject(parent, p, args[i]))
	}
	return s
}

// argObject is what a template parameter's name stands for under an argument. The parameter is declared in s.
func argObject(s *Scope, p *ast.TemplateParam, a TArg) Object {
	switch {
	case a.IsPack:
		n := len(a.Pack)
		o := &PackObj{Name: p.Name, Pos: p.At, Elems: make([]Object, 0, n), Expand: make([]bool, 0, n)}
		for _, e := range a.Pack {
			o.Elems = append(o.Elems, argObject(s, p, e))
			o.Expand = append(o.Expand, e.Expand)
		}
		return o
	case a.Tmpl != nil && defaultArgument(p.Params):
		return &TemplateObj{Name: p.Name, Scope: s, Params: p.Params, Decl: a.Tmpl.Decl, Pos: p.At, Argument: a.Tmpl}
	case a.Tmpl != nil:
		return a.Tmpl
	case a.Func != nil && len(a.FuncArgs) > 0:
		return &VarObj{Name: p.Name,
			Ref: &operand{mode: overload, funcs: []*FuncObj{a.Func}, targs: a.FuncArgs, hasTA: true}, Pos: p.At,
			resolved: 2}
	case a.Func != nil:
		return a.Func
	case a.Obj != nil:
		return a.Obj.object(p, a.ValT)
	case a.Addr != nil:
		return &VarObj{Name: p.Name, Ref: a.Addr.operand(a.ValT), Type: a.ValT, Pos: p.At, resolved: 2}
	case a.Param != nil && a.IsVal:
		return &VarObj{Name: p.Name, Param: a.Param, Type: a.ValT, Pos: p.At, resolved: 2}
	case a.IsVal:
		k := a.Val
		return &VarObj{Name: p.Name, Const: &k, Type: a.ValT, Constexpr: true, Pos: p.At, resolved: 2}
	}
	return &TypeObj{Name: p.Name, Type: a.Type, Pos: p.At, resolved: 2}
}

// patternScope makes the scope in which params stand for themselves.
func (c *checker) patternScope(parent *Scope, params []*ast.TemplateParam) *Scope {
	s := NewScope(TemplateScope, parent)
	s.Pattern = true
	for i, p := range params {
		if p.Name == "" {
			continue
		}
		t := &Param{Name: p.Name, Index: i, Pack: p.Pack, Value: !p.IsType && p.Params == nil}
		switch {
		case p.Params != nil:
			if defaultArgument(p.Params) {
				t.head, t.scope = p.Params, s
			}
			s.Insert(p.Name, &TypeObj{Name: p.Name, Type: QT{T: t}, Pos: p.At, resolved: 2})
		case p.IsType:
			s.Insert(p.Name, &TypeObj{Name: p.Name, Type: QT{T: t}, Pos: p.At, resolved: 2})
		default:
			v := &VarObj{Name: p.Name, Param: t, Pos: p.At, resolved: 2}
			c.speculate(func() bool {
				v.Type = c.valueParamType(s, p)
				return true
			})
			s.Insert(p.Name, v)
		}
	}
	return s
}

// inPattern reports whether template parameters stand for themselves somewhere around s.
func (c *checker) inPattern(s *Scope) bool {
	for ; s != nil; s = s.Parent {
		if s.Pattern {
			return true
		}
	}
	return false
}

// argsAt are written template arguments in a scope.
type argsAt struct {
	in    *Scope
	first *ast.TemplateArg
}

// rawArgs evaluates written template arguments without a template to fit them to. A poisoned argument is the zero TArg.
// Some are evaluated more than once to find out what they name: what those inside of them are is kept in mind
// meanwhile.
func (c *checker) rawArgs(s *Scope, args []ast.TemplateArg) []TArg {
	if len(args) == 0 {
		return c.evaluatedArgs(s, args)
	}
	key := argsAt{s, &args[0]}
	if out, ok := c.inst.args[key]; ok {
		return slices.Clone(out)
	}
	if c.inst.args == nil {
		c.inst.args = map[argsAt][]TArg{}
		defer func() { c.inst.args = nil }()
	}
	n := c.diags.Len()
	out := c.evaluatedArgs(s, args)
	if !poisoned(out) && c.diags.Len() == n {
		c.inst.args[key] = slices.Clone(out)
	}
	return out
}

func (c *checker) evaluatedArgs(s *Scope, args []ast.TemplateArg) []TArg {
	out := make([]TArg, 0, len(args))
	for i := range args {
		a := &args[i]
		if !a.Pack && (a.Type == nil || a.Type.Decl == nil || !a.Type.Decl.Pack) {
			out = append(out, c.rawArg(s, a))
			continue
		}
		node := any(a.Expr)
		if a.Type != nil {
			node = a.Type
		}
		if c.inPattern(s) && c.mentionsPattern(s, node) && !c.mentionsPack(s, node) {
			t := c.rawArg(s, a)
			t.Expand = true
			out = append(out, t)
			continue
		}
		scopes, ok := c.expandPack(s, argPos(a), node)
		if !ok {
			out = append(out, TArg{})
			continue
		}
		out = slices.Grow(out, len(scopes)+len(args)-i-1)
		for _, e := range scopes {
			t := c.rawArg(e, a)
			t.Expand = e.Expand
			out = append(out, t)
		}
	}
	return out
}

// rawArg evaluates one written template argument. A plain name may be a type, a template, a function or a value: what
// it names decides.
func (c *checker) rawArg(s *Scope, a *ast.TemplateArg) TArg {
	if n := argName(a); n != nil {
		if t, ok := c.namedArg(s, a, n); ok {
			return t
		}
	}
	if a.Type != nil && (a.Expr == nil || !c.namesValue(s, a)) {
		return TArg{Type: c.typeOf(s, a.Type)}
	}
	if a.Expr == nil {
		return TArg{}
	}
	return c.valueArg(s, a.Expr)
}

// argName returns the name that makes up the whole argument, or nil.
func argName(a *ast.TemplateArg) *ast.Name {
	if a.Type != nil {
		t, ok := a.Type.Spec.Type.(*ast.NamedType)
		if ok && t.Elab == "" && len(a.Type.Spec.Words) == 0 && (a.Type.Decl == nil || len(a.Type.Decl.Derive) == 0) {
			return t.Name
		}
		return nil
	}
	switch e := a.Expr.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.Unary:
		if id, ok := e.X.(*ast.Ident); ok && e.Op == "&" {
			return id.Name
		}
	}
	return nil
}

// namedArg handles the arguments that are the name of a class template or function.
func (c *checker) namedArg(s *Scope, a *ast.TemplateArg, n *ast.Name) (TArg, bool) {
	var objs []Object
	look := func(n *ast.Name) bool {
		return c.speculate(func() bool {
			objs, _, _ = c.lookupName(s, n)
			return len(objs) > 0
		})
	}
	if len(n.Parts) == 1 && n.Parts[0].HasArgs {
		// An instance of a class is neither, whatever its arguments: those inside each other are looked at once.
		plain := *n
		plain.Parts = []ast.NamePart{n.Parts[0]}
		plain.Parts[0].HasArgs, plain.Parts[0].Args = false, nil
		if look(&plain) {
			if t, ok := objs[0].(*TemplateObj); ok && t.Func == nil {
				return TArg{}, false
			}
		}
	}
	if !look(n) {
		return TArg{}, false
	}
	switch o := objs[0].(type) {
	case *TemplateObj:
		if !n.Last().HasArgs && o.Func == nil && injected(s, o) == nil {
			if _, isVar := o.Decl.(*ast.VarDecl); !isVar {
				return TArg{Tmpl: o.itself()}, true
			}
		}
	case *FuncObj:
		if _, address := a.Expr.(*ast.Unary); address && isMethod(o) && n.Qualified() && len(objs) == 1 &&
			o.Template == nil {
			return TArg{}, false // a pointer to a member
		}
		t := TArg{IsVal: true, Func: o}
		for _, o := range objs {
			if f, ok := o.(*FuncObj); ok && (f.Template != nil || !n.Last().HasArgs) {
				t.Funcs = append(t.Funcs, f)
			}
		}
		if n.Last().HasArgs && len(t.Funcs) > 0 {
			t.Func = t.Funcs[0]
			t.FuncArgs = c.rawArgs(s, n.Last().Args)
		}
		return t, true
	}
	return TArg{}, false
}

// namesValue reports whether an argument that could be a type or an expression names a value.
func (c *checker) namesValue(s *Scope, a *ast.TemplateArg) bool {
	n := a.Type.MayConvert()
	if t, ok := a.Type.Spec.Type.(*ast.NamedType); ok && n == nil {
		n = t.Name
	}
	switch {
	case n == nil:
		return false
	case len(n.Parts) > 1 && a.Type.MayConvert() != nil && c.inPattern(s) && c.isDependent(s, a.Expr):
		return true // without typename, what depends on a parameter is no type
	}
	value := false
	c.speculate(func() bool {
		objs, _, _ := c.lookupName(s, n)
		if len(objs) > 0 {
			switch o := objs[0].(type) {
			case *VarObj, *EnumeratorObj, *FuncObj, *FieldObj:
				value = true
			case *PackObj:
				if len(o.Elems) > 0 {
					_, value = o.Elems[0].(*VarObj)
				}
			case *TemplateObj:
				_, value = o.Decl.(*ast.VarDecl)
			}
		}
		return true
	})
	return value
}

// valueArg evaluates a value argument.
func (c *checker) valueArg(s *Scope, e ast.Expr) TArg {
	if c.inPattern(s) && c.isDependent(s, e) {
		if p := c.valueParam(s, e); p != nil {
			return TArg{IsVal: true, Param: p}
		}
		return TArg{IsVal: true, Param: &Param{Name: spellExpr(e), Index: -1, Value: true}}
	}
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		if objs := c.lookupSilently(s, id.Name); len(objs) == 1 {
			v, ok := objs[0].(*VarObj)
			switch {
			case ok && v.Func != nil:
				return TArg{IsVal: true, Func: v.Func}
			case ok && v.Ref != nil && v.Ref.mode == overload:
				return TArg{IsVal: true, Func: v.Ref.funcs[0], FuncArgs: v.Ref.targs}
			}
		}
	}
	if a, ok := c.staticMemberArg(s, e); ok {
		return a
	}
	a := TArg{IsVal: true, src: &argSource{s, e}}
	var k Const
	var t QT
	if c.speculate(func() (ok bool) { k, t, ok = c.constExpr(s, e); return ok }) {
		a.Val, a.ValT = k, t.Unqual()
		fi, ok := c.indirect.numbered[k.I].(*FuncInst)
		if ok && isPointer(t) && funcType(t) != nil && fi.Obj.Decl != nil { // that of a lambda has no name
			a.Func, a.Funcs = fi.Obj, []*FuncObj{fi.Obj} // the same argument as the function's name
			if fi.Obj.Template != nil {
				a.FuncArgs = fi.Args
			}
		}
		return a
	}
	if a.Addr = c.addressArg(s, e); a.Addr != nil {
		a.ValT = a.Addr.typ
		return a
	}
	if q := c.nullArg(s, e); q.Valid() {
		a.ValT = q
		return a
	}
	if a, ok := c.pendingArg(s, e); ok {
		switch {
		case c.cpp20():
			return a
		case a.pending() && isClass(a.ValT) && c.spec.depth == 0: // in a substitution it fits no parameter of another type
			c.unsupported(e.Pos(), "a template argument of a class type, as C++20 has")
			return TArg{}
		}
	}
	n := c.diags.Len()
	if _, _, ok := c.constExpr(s, e); ok && c.diags.Len() == n {
		c.errorf(codeConstant, e.Pos(), "this is not a constant expression")
	}
	return TArg{}
}

// nullArg is the type of e, a null pointer value that is a constant expression ([temp.arg.nontype]/2); not valid for
// others.
func (c *checker) nullArg(s *Scope, e ast.Expr) (t QT) {
	c.speculate(func() bool {
		b := c.scratch().constBody()
		op := b.rvalue(b.expr(s, e))
		if k, ok := op.x.(*ir.Const); ok && op.mode == rvalue && isPointer(op.typ) && k.Bits == 0 && len(*b.out) == 0 {
			t = op.typ
		}
		return true
	})
	return t
}

func (c *checker) lookupSilently(s *Scope, n *ast.Name) (objs []Object) {
	c.speculate(func() bool {
		objs, _, _ = c.lookupName(s, n)
		return true
	})
	return objs
}

// valueParam returns the value parameter that e is the plain name of, or nil.
func (c *checker) valueParam(s *Scope, e ast.Expr) *Param {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || id.Name.Simple() == "" {
		return nil
	}
	if objs := c.lookup(s, id.Name.Simple()); len(objs) == 1 {
		if v, ok := objs[0].(*VarObj); ok {
			return v.Param
		}
	}
	return nil
}

// completeArgs fits arguments to a template's parameters: packs collected, defaults added, values converted to the
// parameter's type. parent is the scope in which the template was declared.
func (c *checker) completeArgs(params []*ast.TemplateParam, raw []TArg, parent *Scope, pos source.Pos) ([]TArg, bool) {
	out := make([]TArg, 0, len(params))
	s := NewScope(TemplateScope, parent)
	s.Pattern = dependentArgs(raw)
	next := 0
	for _, p := range params {
		var a TArg
		ok := true
		switch {
		case p.Pack:
			a.IsPack = true
			if next < len(raw) && raw[next].IsPack { // already collected: of several packs each has its own
				a.Pack = slices.Clone(raw[next].Pack)
				next++
				for i, e := range a.Pack {
					fit, fits := c.fitArg(s, p, e, pos)
					fit.Expand = e.Expand
					a.Pack[i] = fit
					ok = ok && fits
				}
				break
			}
			a.Pack = slices.Grow(a.Pack, len(raw)-next)
			for ; next < len(raw); next++ {
				e, fits := c.fitArg(s, p, raw[next], pos)
				ok = ok && fits
				e.Expand = raw[next].Expand
				a.Pack = append(a.Pack, e)
			}
		case next < len(raw):
			a, ok = c.fitArg(s, p, raw[next], pos)
			next++
		case p.Default != nil:
			a, ok = c.defaultArg(s, p, pos)
		default:
			c.errorf(codeTemplateArgs, pos, "too few template arguments: no argument for %s", paramTitle(p)).Note(p.At,
				"declared here")
			return nil, false
		}
		if !ok {
			return nil, false
		}
		out = append(out, a)
		if p.Name != "" {
			s.Insert(p.Name, argObject(s, p, a))
		}
	}
	if next < len(raw) {
		c.errorf(codeTemplateArgs, pos, "too many template arguments: %d, want %d", len(raw), len(params))
		return nil, false
	}
	return out, true
}

func paramTitle(p *ast.TemplateParam) string {
	if p.Name == "" {
		return "an unnamed parameter"
	}
	return "parameter " + p.Name
}

func (c *checker) defaultArg(s *Scope, p *ast.TemplateParam, pos source.Pos) (TArg, bool) {
	if !c.pushInst("the default argument of "+paramTitle(p), pos) {
		return TArg{}, false
	}
	defer c.popInst()
	return c.fitArg(s, p, c.rawArg(s, p.Default), pos)
}

// fitArg checks that one argument suits a parameter, and converts a value to its type. Zero arguments are poison and
// fail silently.
func (c *checker) fitArg(s *Scope, p *ast.TemplateParam, a TArg, pos source.Pos) (TArg, bool) {
	switch {
	case a.IsVal && (p.IsType || p.Params != nil):
		c.errorf(codeTemplateArgs, pos, "template argument %s is a value, but %s is a type", a, paramTitle(p))
		return a, false
	case a.IsVal:
		return c.fitValue(s, p, a, pos)
	case p.Params != nil:
		if _, ok := a.Type.T.(*Dependent); ok { // a member template: nothing is deduced from it
			return TArg{Type: QT{T: &Param{Name: a.Type.String(), Index: -1}}}, true
		}
		if a.Tmpl == nil && a.Type.Valid() && !isParamType(a.Type) {
			c.errorf(codeTemplateArgs, pos, "template argument %s is not a template, but %s is one", a, paramTitle(p))
		}
		if a.Tmpl != nil && !takesParams(p.Params, a.Tmpl.Params) {
			c.errorf(codeTemplateArgs, pos, "template %s has other parameters than %s", a.Tmpl.Name, paramTitle(p)).Note(
				a.Tmpl.Pos, "declared here")
			return a, false
		}
		return a, a.Tmpl != nil || isParamType(a.Type)
	case a.Tmpl != nil:
		if q, ok := c.allDefaults(a.Tmpl, pos); ok && p.IsType {
			return TArg{Type: q}, true
		}
		c.errorf(codeTemplateArgs, pos, "template %s needs template arguments", a.Tmpl.Name)
		return a, false
	case !a.Type.Valid():
		return a, false
	case !p.IsType:
		if isParamType(a.Type) {
			return a, true
		}
		if _, ok := a.Type.T.(*Dependent); ok {
			return TArg{IsVal: true, Param: &Param{Name: a.Type.String(), Index: -1, Value: true}}, true
		}
		c.errorf(codeTemplateArgs, pos, "template argument %s is a type, but %s is a value", a, paramTitle(p))
		return a, false
	}
	return a, true
}

// takesParams reports whether a template with parameters as can be the argument of a template template parameter with
// parameters ps: whatever ps take, as take too ([temp.arg.template]/3). The types of values are not compared.
func takesParams(ps, as []*ast.TemplateParam) bool {
	for i := 0; ; i++ {
		switch {
		case i >= len(as):
			return i >= len(ps) || i == len(ps)-1 && ps[i].Pack // which matches none
		case i >= len(ps):
			return as[i].Pack || as[i].Default != nil
		case !sameKind(ps[i], as[i]):
			return false
		case as[i].Pack:
			return !slices.ContainsFunc(ps[i:], func(p *ast.TemplateParam) bool { return !sameKind(p, as[i]) })
		case ps[i].Pack:
			return !slices.ContainsFunc(as[i:], func(a *ast.TemplateParam) bool { return !sameKind(ps[i], a) })
		}
	}
}

// sameKind reports whether p and a are both types, values or templates.
func sameKind(p, a *ast.TemplateParam) bool {
	return p.IsType == a.IsType && (p.Params == nil) == (a.Params == nil)
}

func isParamType(q QT) bool {
	_, ok := q.T.(*Param)
	return ok
}

// valueParamType is the type of the parameter p, a value, of a template: without qualifiers, and a pointer for an array
// or a function ([temp.param]/6 and 10).
func (c *checker) valueParamType(s *Scope, p *ast.TemplateParam) QT {
	q := c.declType(s, c.specType(s, p.Spec), p.Decl)
	switch t := q.T.(type) {
	case *Array:
		return QT{T: &Pointer{Elem: t.Elem}}
	case *Func:
		return QT{T: &Pointer{Elem: q}}
	}
	return q.Unqual()
}

func (c *checker) fitValue(s *Scope, p *ast.TemplateParam, a TArg, pos source.Pos) (TArg, bool) {
	if a.Param != nil {
		return a, true
	}
	if c.inPattern(s) && c.mentionsPattern(s, p.Spec) {
		return a, true
	}
	var q QT
	if c.placeholderOf(s, p) == nil {
		if q = c.valueParamType(s, p); !q.Valid() {
			return a, false
		}
	}
	errors := c.diags.Len()
	if r := c.classOf(s, p, q, a, pos); r != nil {
		return c.fitClass(r, a, paramTitle(p), pos)
	}
	if c.diags.Len() > errors || !q.Valid() {
		return a, false
	}
	if a.Func != nil {
		return c.fitFunction(q, a, paramTitle(p), pos)
	}
	if fit, ok := c.fitAddress(q, a); ok {
		return fit, true
	}
	if a.Addr != nil || a.pending() || a.Obj != nil {
		c.errorf(codeTemplateArgs, pos, "template argument %s does not fit %s of type %s", a, paramTitle(p), q)
		return a, false
	}
	if isNullptr(q) && isNullptr(a.ValT) {
		return a, true
	}
	switch t := q.T.(type) {
	case *Auto:
		return a, true
	case *Param, *Dependent:
		a.ValT = q
		return a, true
	case *Enum: // [temp.arg.nontype]/2: no integer becomes an enumerator
		if a.ValT.T == nil || sameType(a.ValT.T, t) || dependentType(a.ValT) {
			a.ValT = q
			return a, true
		}
	case Basic:
		from, isEnum := a.ValT.T.(*Enum)
		if t.isArith() && (t.isFloat() || !a.Val.Float) && !(isEnum && from.Scoped) {
			v := convertConst(a.Val, a.ValT, t)
			if !t.isFloat() && !c.sameInteger(v, t, a.Val, a.ValT) { // [expr.const]/4
				c.errorf(codeTemplateArgs, pos, "template argument %s is not a value of %s, which is of type %s", a, paramTitle(p),
					q)
				return a, false
			}
			a.Val, a.ValT = v, q
			return a, true
		}
	case *Pointer:
		if funcType(q) != nil && isPointer(a.ValT) && sameType(pointee(a.ValT).T, t.Elem.T) { // of a lambda
			a.ValT = q
			return a, true
		}
		if !a.Val.Float && a.Val.I == 0 && (isNullptr(a.ValT) || isPointer(a.ValT) &&
			(sameType(pointee(a.ValT).T, t.Elem.T) || dependentType(a.ValT))) {
			a.ValT = q
			return a, true
		}
	case *MemberPtr:
		if isNullptr(a.ValT) || c.moreQualifiedMember(memberPtr(a.ValT), t) {
			a.ValT = q
			return a, true
		}
	}
	c.errorf(codeTemplateArgs, pos, "template argument %s does not fit %s of type %s", a, paramTitle(p), q)
	return a, false
}

// sameInteger reports whether v, of type t, is the integer k of type from.
func (c *checker) sameInteger(v Const, t Basic, k Const, from QT) bool {
	f, ok := basicOf(from)
	if e, isEnum := from.T.(*Enum); isEnum {
		c.resolveEnum(e)
		f, ok = enumBasic(e), true
	}
	if !ok {
		return true
	}
	negative := func(k Const, t Basic) bool { return t.isSigned() && k.I>>(8*scalarOf(t).Size()-1)&1 == 1 }
	return convertConst(v, QT{T: t}, f).I == k.I && negative(v, t) == negative(k, f)
}

// convertConst converts a scalar constant to another arithmetic type.
func convertConst(k Const, from QT, to Basic) Const {
	f, ok := basicOf(from)
	if !ok {
		f = Long
		if e, isEnum := from.T.(*Enum); isEnum {
			f = enumBasic(e)
		}
	}
	if to == Bool {
		if k.Float && k.F != 0 || !k.Float && k.I != 0 {
			return Const{I: 1}
		}
		return Const{}
	}
	out := fold.ConvertOf(&ir.Const{Bits: k.I, Float: k.F}, scalarOf(f), scalarOf(to), 0)
	if to.isFloat() {
		return Const{Float: true, F: out.Float}
	}
	return Const{I: out.Bits}
}

// allDefaults makes the instance of a class template all of whose parameters have defaults or are packs (C++17 deduces
// the rest; kbind does not).
func (c *checker) allDefaults(t *TemplateObj, pos source.Pos) (QT, bool) {
	if t.Func != nil {
		return QT{}, false
	}
	for _, p := range t.Params {
		if p.Default == nil && !p.Pack {
			return QT{}, false
		}
	}
	q, _ := c.instTemplate(t, nil, pos)
	return q, q.Valid()
}

// itself is the template that t stands for: t, unless that is a template template parameter.
func (t *TemplateObj) itself() *TemplateObj {
	if t.Argument != nil {
		return t.Argument
	}
	return t
}

// defaultArgument reports whether one of params has a default argument.
func defaultArgument(params []*ast.TemplateParam) bool {
	return slices.ContainsFunc(params, func(p *ast.TemplateParam) bool { return p.Default != nil })
}

// argument returns the template that t stands for, and its arguments: where t is a template template parameter, those
// that are missing are that parameter's default arguments and not the template's own ([temp.arg.template]).
func (c *checker) argument(t *TemplateObj, raw []TArg, pos source.Pos) (*TemplateObj, []TArg, bool) {
	if t.Argument == nil {
		return t, raw, true
	}
	args, ok := c.completeArgs(t.Params, raw, t.Scope, pos)
	raw = nil
	for _, a := range args {
		if a.IsPack {
			raw = append(raw, a.Pack...)
		} else {
			raw = append(raw, a)
		}
	}
	return t.Argument, raw, ok
}

// instType makes the type that a template-id names.
func (c *checker) instType(s *Scope, t *TemplateObj, p *ast.NamePart) QT {
	raw := c.rawArgs(s, p.Args)
	for _, a := range raw {
		if !a.valid() {
			return QT{}
		}
	}
	t, raw, ok := c.argument(t, raw, p.Pos)
	if !ok {
		return QT{}
	}
	if c.inPattern(s) && dependentArgs(raw) {
		if _, isAlias := t.Decl.(*ast.TypedefDecl); !isAlias {
			args, ok := c.completeArgs(t.Params, raw, t.Scope, p.Pos)
			if !ok {
				return QT{}
			}
			return QT{T: &Spec{Template: t, Args: args}}
		}
	}
	q, v := c.instTemplate(t, raw, p.Pos)
	if v != nil {
		c.errorf(codeNotType, p.Pos, "%s is not a type", t.Name)
		return QT{}
	}
	return q
}

// valid reports whether a is an argument rather than poison.
func (a TArg) valid() bool {
	return a.IsVal || a.IsPack || a.Tmpl != nil || a.Type.Valid()
}

// title spells a template with arguments for messages.
func title(name string, args []TArg) string {
	if len(args) == 0 {
		return name
	}
	return name + strings.ReplaceAll(argsString(args), "\n", " ")
}

func argPos(a *ast.TemplateArg) source.Pos {
	switch {
	case a.Type != nil:
		return a.Type.Pos()
	case a.Expr != nil:
		return a.Expr.Pos()
	}
	return 0
}

// moreQualifiedMember reports whether from is t but for qualifiers that t adds: of the conversions of pointers to
// members, a template argument may use those alone ([expr.const], converted constant expression).
func (c *checker) moreQualifiedMember(from, t *MemberPtr) bool {
	if from == nil || !sameType(from.Class.T, t.Class.T) {
		return false
	}
	_, ok := memberShift(c, from, t)
	return sameType(from, t) || ok
}
