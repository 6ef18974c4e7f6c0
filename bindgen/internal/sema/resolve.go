package sema

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// resolveFunc gives a function its type: of a template, the pattern. Type stays nil after a message.
func (c *checker) resolveFunc(f *FuncObj) {
	if f.resolved != 0 || f.Gen != "" {
		return
	}
	if f.failedAt == c.report.epoch {
		c.again()
		return
	}
	f.resolved = 1
	s := f.Scope
	if f.Template != nil {
		s = c.patternScope(s, f.Template.Params)
	}
	f.Type = c.funcType(s, f.Decl)
	f.resolved = 2
	if f.Type == nil {
		f.resolved = 0
		f.failedAt = c.failed()
	}
}

// funcType resolves the type of a function declared by d under scope s; nil after a message. A return type that cannot
// be known yet is auto.
func (c *checker) funcType(s *Scope, d *ast.FuncDecl) *Func {
	fn := d.Decl.Func()
	if fn == nil {
		return nil
	}
	if d.Alias {
		return c.aliasedFunc(s, d)
	}
	t := &Func{Variadic: fn.Variadic}
	var packs []bool
	anyKnown := false
	for i, p := range fn.Params {
		if len(fn.Params) == 1 && isVoidParam(p) {
			break
		}
		if i > 0 && c.typeMentions(p, fn.Params[:i]) {
			q := c.laterParamType(s, fn, i)
			if !q.Valid() {
				return nil
			}
			t.Params, packs = append(t.Params, q.Unqual()), append(packs, false)
			continue
		}
		scopes := []*Scope{s}
		known := isPack(p) && c.knownPack(s, p)
		if known {
			var ok bool
			if scopes, ok = c.expandPack(s, p.At, p); !ok {
				return nil
			}
			anyKnown = true
		}
		for _, e := range scopes {
			q := c.paramType(e, p)
			if !q.Valid() {
				return nil
			}
			t.Params = append(t.Params, q.Unqual())
			packs = append(packs, isPack(p) && !known)
		}
		t.Expands = isPack(p) && !known
	}
	if anyKnown {
		t.packs = packs
	}
	t.Ret = c.returnType(s, d, fn)
	if !t.Ret.Valid() {
		return nil
	}
	return t
}

// aliasedFunc is the type of the function d, which its specifiers name in s ([dcl.fct]/13).
func (c *checker) aliasedFunc(s *Scope, d *ast.FuncDecl) *Func {
	f, ok := c.specType(s, d.Spec).T.(*Func)
	if !ok {
		return nil
	}
	t := *f
	t.methodQuals = methodQuals{}
	return &t
}

func isPack(p *ast.Param) bool { return p.Decl != nil && p.Decl.Pack }

// expandsAt reports whether parameter k of the type of f is a pack expansion.
func (f *FuncObj) expandsAt(k int) bool {
	if f.Type != nil && f.Type.packs != nil {
		return k < len(f.Type.packs) && f.Type.packs[k]
	}
	return k < len(f.Params) && isPack(f.Params[k])
}

// returnType resolves what a function returns ([dcl.fct], [dcl.spec.auto]). The declarator's derivations after the
// parameter list belong to it.
func (c *checker) returnType(s *Scope, d *ast.FuncDecl, fn *ast.FuncOf) QT {
	last := d.Decl.Name.Last()
	switch {
	case last.Conversion != nil:
		return c.typeOf(s, last.Conversion)
	case d.Spec.Type == nil:
		return QT{T: Void} // constructors and destructors
	}
	if fn.Trailing != nil {
		if c.inPattern(s) {
			return QT{T: &Dependent{Text: "auto"}}
		}
		ps := c.paramScope(s, fn)
		return c.typeOf(ps, fn.Trailing)
	}
	q := c.specType(s, d.Spec)
	rest := *d.Decl
	rest.Derive = rest.Derive[1:]
	q = c.declType(s, q, &rest)
	switch q.T.(type) {
	case *Record, *Reference, *Auto:
	default:
		q.Const, q.Volatile = false, false
	}
	return q
}

// paramScope makes a scope in which the parameters are known by their types, for trailing return types and default
// arguments ([basic.scope.proto]).
func (c *checker) paramScope(s *Scope, fn *ast.FuncOf) *Scope {
	ps := NewScope(FuncScope, s)
	class := s
	for class != nil && class.Kind == TemplateScope {
		class = class.Parent
	}
	if class != nil && class.Kind == ClassScope && class.Record != nil {
		ps.This = QT{T: class.Record,
			Const: slices.ContainsFunc(fn.Words, func(w ast.Word) bool { return w.Text == "const" })}
	}
	c.nameParams(ps, s, fn.Params)
	return ps
}

// nameParams declares parameters in ps for unevaluated use; s is the scope around.
func (c *checker) nameParams(ps, s *Scope, params []*ast.Param) {
	for _, p := range params {
		if p.Decl == nil || p.Decl.Name.Simple() == "" {
			continue
		}
		name := p.Decl.Name.Simple()
		if !isPack(p) {
			ps.Insert(name, c.paramObj(ps, name, c.paramType(ps, p), p.At))
			continue
		}
		pack := &PackObj{Name: name, Pos: p.At}
		if scopes, ok := c.expandPack(s, p.At, p); ok {
			for _, e := range scopes {
				pack.Elems = append(pack.Elems, c.paramObj(ps, name, c.paramType(e, p), p.At))
			}
		}
		ps.Insert(name, pack)
	}
}

// typeMentions reports whether the type of a parameter mentions one of those before it ([basic.scope.proto]). Parameter
// lists within the type have names of their own and are not looked into.
func (c *checker) typeMentions(p *ast.Param, before []*ast.Param) bool {
	if isPack(p) {
		return false
	}
	found := false
	mentioned := func(name string) { found = found || c.isParamOf(before, name) }
	look := func(tree any) {
		walkNamesOutside(reflect.ValueOf(tree), func(node any) any {
			if _, list := node.(*ast.FuncOf); list {
				return nil
			}
			return node
		}, mentioned)
	}
	switch t := p.Spec.Type.(type) {
	case *ast.DecltypeType:
		look(t)
	case *ast.NamedType:
		if t.Name.Simple() == "" { // with arguments or qualified
			look(t)
		}
	}
	if p.Decl != nil && len(p.Decl.Derive) > 0 {
		look(p.Decl.Derive)
	}
	return found
}

// paramNames says which parameters of a list have a name: the index of the first with it. It knows the first n.
type paramNames struct {
	list **ast.Param
	n    int
	at   map[string]int
}

// isParamOf reports whether one of the parameters has the name. The checker keeps the names of the list that it was
// asked about last, of which params may be a longer or shorter part each time.
func (c *checker) isParamOf(params []*ast.Param, name string) bool {
	if len(params) == 0 {
		return false
	}
	k := &c.decls.params
	if k.list != &params[0] {
		*k = paramNames{list: &params[0], at: map[string]int{}}
	}
	for ; k.n < len(params); k.n++ {
		if d := params[k.n].Decl; d != nil {
			if _, known := k.at[d.Name.Simple()]; !known {
				k.at[d.Name.Simple()] = k.n
			}
		}
	}
	at, ok := k.at[name]
	return ok && at < len(params)
}

// laterParamType is the type of parameter i, which mentions those before it. A pattern does not know it: nothing is
// deduced from it.
func (c *checker) laterParamType(s *Scope, fn *ast.FuncOf, i int) QT {
	p := fn.Params[i]
	if c.inPattern(s) {
		return QT{T: &Dependent{Text: p.Text}}
	}
	ps := NewScope(FuncScope, s)
	c.nameParams(ps, s, fn.Params[:i])
	return c.paramType(ps, p)
}

// paramObj is a parameter outside of the body, for unevaluated use.
func (c *checker) paramObj(s *Scope, name string, t QT, pos source.Pos) *VarObj {
	v := &VarObj{Name: name, Type: t, declared: t, Pos: pos, Scope: s, resolved: 2, outside: true}
	elem := nonRef(t)
	if isFunc(t) { // as addParam has it
		elem = pointerTo(t)
	}
	if elem.Valid() {
		if it := c.lowerType(elem, pos); it != nil {
			op := place(ref(&ir.Var{Name: name, Source: name, Type: it, Kind: ir.Param, Space: ir.Private, Pos: pos},
				pos), elem, pos)
			v.Ref = &op
		}
	}
	return v
}

// headKey writes what tells the parameters of two templates of scope s apart ([temp.over.link]/6).
func (c *checker) headKey(k *keyer, s *Scope, params []*ast.TemplateParam) {
	var pattern *Scope
	for _, p := range params {
		switch {
		case p.IsType:
			k.WriteByte('t')
		case p.Params != nil:
			k.WriteByte('m')
			c.headKey(k, s, p.Params)
			k.WriteByte('e')
		default:
			k.WriteByte('v')
			if pattern == nil {
				pattern = c.patternScope(s, params)
			}
			var q QT
			c.speculate(func() bool {
				q = c.valueParamType(pattern, p)
				return true
			})
			if t, ok := q.T.(*Dependent); ok {
				k.WriteString("{" + numberParams(t.Text, params) + "}")
			} else if q.Valid() {
				k.typ(q)
			}
		}
		if p.Pack {
			k.WriteByte('p')
		}
	}
}

// numberParams writes the indices of the parameters of a template in a text that mentions them in place of their names,
// which each declaration may choose.
func numberParams(text string, params []*ast.TemplateParam) string {
	return identifiers.ReplaceAllStringFunc(text, func(name string) string {
		for i, p := range params {
			if p.Name == name {
				return "$" + strconv.Itoa(i)
			}
		}
		return name
	})
}

var identifiers = regexp.MustCompile(`[A-Za-z_$][A-Za-z0-9_$]*`)

// sigKey identifies a function among the overloads of its name: declarations with equal keys are one function
// ([defns.signature], [over.dcl]). ok is false when its types are not known.
func (c *checker) sigKey(f *FuncObj) (key string, ok bool) {
	key, ok = c.keyOf(f, true, true)
	if !ok || key == "C" {
		return key, ok
	}
	if f.Const {
		key += "K"
	}
	if hasFuncWord(f, "volatile") {
		key += "V"
	}
	return key + refQualifier(f), ok
}

// hidingKey is the same for two functions of which one may hide the other, which a using-declaration brings from a base
// class ([namespace.udecl]/14): neither results nor default template arguments count.
func (c *checker) hidingKey(f *FuncObj) (key string, ok bool) { return c.keyOf(f, true, false) }

// sameObjects reports whether two member functions take the same objects, as a function does that hides another: one of
// them may have no ref-qualifier, or be static (C++23's [basic.scope.scope]/3 and 4, as compilers have it).
func sameObjects(f, g *FuncObj) bool {
	if f.Static || g.Static {
		return true
	}
	x, y := refQualifier(f), refQualifier(g)
	return f.Const == g.Const && hasFuncWord(f, "volatile") == hasFuncWord(g, "volatile") &&
		(x == y || (x == "") != (y == ""))
}

// paramsKey is hidingKey without the template parameters.
func (c *checker) paramsKey(f *FuncObj) (key string, ok bool) { return c.keyOf(f, false, false) }

// keyOf is a key of the parameters of f without its object, and of its template parameters and its result where that is
// asked for.
func (c *checker) keyOf(f *FuncObj, head, result bool) (key string, ok bool) {
	if f.Gen != "" {
		return "", false
	}
	c.speculate(func() bool {
		c.resolveFunc(f)
		return true
	})
	if f.Type == nil {
		return "", false
	}
	var k keyer
	if f.ExternC && f.Template == nil && !f.Prelude {
		return "C", true // one function, whatever the parameters
	}
	if f.Template != nil && head {
		c.headKey(&k, f.Scope, f.Template.Params)
	}
	if f.Template != nil && result {
		k.typ(f.Type.Ret)
		if _, unknown := f.Type.Ret.T.(*Dependent); unknown {
			// enable_if_t<A, int> and enable_if_t<B, int> are told apart by their spelling
			k.WriteString(f.Decl.Spec.Text)
			if fn := f.Decl.Decl.Func(); fn != nil && fn.Trailing != nil {
				k.WriteString("->" + fn.Trailing.Spec.Text)
				if fn.Trailing.Decl != nil {
					k.WriteString(fn.Trailing.Decl.Text)
				}
			}
		}
		if d := enableIfText(f.Template.Params); d != "" {
			k.WriteString(d)
		}
	}
	k.WriteString(c.constraintKey(f))
	if n := f.Decl.Decl.Name; n != nil && n.Last().Conversion != nil {
		k.typ(f.Type.Ret) // conversion functions differ in it alone
	}
	for _, p := range f.Type.Params {
		k.typ(p)
	}
	if f.Type.Variadic {
		k.WriteString("...")
	}
	return k.String(), true
}

// enableIfText spells unnamed defaulted parameters, by which templates are told apart that differ in nothing else (the
// enable_if idiom) ([temp.over.link]).
func enableIfText(params []*ast.TemplateParam) string {
	var b strings.Builder
	for _, p := range params {
		if p.Name != "" {
			continue
		}
		if p.Default != nil && p.Default.Type != nil {
			b.WriteString("|" + spellArg(p.Default))
		}
		if p.Spec != nil {
			b.WriteString("|" + p.Spec.Text)
		}
	}
	return b.String()
}

// resolveVar gives a variable at namespace or class scope its type and, if it is a constant expression, its value.
func (c *checker) resolveVar(v *VarObj) {
	if v.whole != nil {
		c.resolveInUnion(v)
		return
	}
	if v.resolved == 2 || v.Decl == nil {
		return
	}
	if v.resolved == 1 {
		if !v.Type.Valid() {
			c.errorf(codeCycle, v.Pos, "the type of %s depends on itself", v.Name)
		}
		return
	}
	if !c.enter(v.Scope, v.Pos) {
		return
	}
	defer c.leave(v.Scope)
	defer c.strict()()
	c.decls.resolving++
	defer func() { c.decls.resolving-- }()
	switch {
	case c.decls.resolving > mostResolving:
		c.errorf(codeConstant, v.Pos, "the initialisers of more than %d variables need each other", mostResolving)
		return
	case c.decls.resolving > deepResolving && v.Decl.Init != nil:
		c.resolveNeeded(v)
	}
	v.resolved = 1
	d := v.Decl
	q := c.scratch().declaredType(v.Scope, d)
	// what lies in __constant memory never changes (OpenCL C 3.0 6.7.3)
	if q.Valid() && (v.Constexpr || elemType(q).Space == ir.Constant) {
		q = addConst(q)
	}
	if a, ok := q.T.(*Array); ok && a.N < 0 && d.Init != nil {
		if n, ok := c.initLength(v.Scope, q, d.Init, d.Style); ok {
			t := *a
			t.N = n
			q.T = &t
		}
	}
	init, s := d.Init, v.Scope
	if init == nil && v.Class != nil {
		init, s = c.outsideInit(v)
	}
	if isAuto(q) {
		q = c.autoFor(s, q, init, d.Style)
	}
	if q.Valid() && c.dialect == ir.OpenCL {
		q = c.clGlobalType(v, q)
	}
	v.Type = q
	if q.Valid() && init != nil && c.mayBeConstant(v, q) {
		c.speculate(func() bool {
			k, ok := c.constInitScalar(s, q, init, d.Style)
			if ok {
				v.Const = &k
			}
			return ok
		})
	}
	v.resolved = 2
	if !q.Valid() {
		v.resolved = 0 // what is wrong is said when it is not only tried
		c.work(onTemplates, untypedWork)
	}
}

const (
	deepResolving = 256  // variables whose initialisers need each other, after which needed ones are resolved in a row
	mostResolving = 4096 // and how many such rows there may be inside each other
)

// resolveNeeded resolves what the initialiser of v mentions, and what the initialisers of that do, one after the other:
// a row of constants, each made of the one before, may be as long as a file.
func (c *checker) resolveNeeded(v *VarObj) {
	seen := map[*VarObj]bool{}
	for todo := []*VarObj{v}; len(todo) > 0; {
		w := todo[len(todo)-1]
		if seen[w] {
			todo = todo[:len(todo)-1]
			if w != v {
				c.resolveVar(w)
			}
			continue
		}
		seen[w] = true
		walkNames(reflect.ValueOf(w.Decl.Init), func(name string) {
			for _, o := range c.lookup(w.Scope, name) {
				if n, ok := o.(*VarObj); ok && n.resolved == 0 && n.Decl != nil && n.Decl.Init != nil && !seen[n] {
					todo = append(todo, n)
				}
			}
		})
	}
}

// clGlobalType checks a variable of OpenCL at file scope, and gives its type what the words leave out.
func (c *checker) clGlobalType(v *VarObj, q QT) QT {
	c.clGlobal(v, q)
	switch {
	case v.Prelude:
	case isSampler(q):
		q = addConst(q) // with or without the word
	case c.inGlobalMemory(v, q):
		q, v.Device = withSpace(q, ir.Global), true
	}
	return q
}

// mayBeConstant reports whether v can be used in constant expressions: constexpr, or a const integer ([expr.const]).
func (c *checker) mayBeConstant(v *VarObj, q QT) bool {
	switch t := q.T.(type) {
	case Basic:
		if v.Constexpr {
			return true
		}
		return q.Const && !v.Constant && (t.isInt() || t.isFloat()) ||
			c.dialect == ir.OpenCL && q.Const && v.Scope.Kind == NamespaceScope
	case *Enum:
		return q.Const
	}
	return false
}

// outsideInit finds the initialiser that a static data member gets outside of its class ([class.static.data]), and
// whether it is defined there twice ([basic.def.odr]/1).
func (c *checker) outsideInit(v *VarObj) (ast.Expr, *Scope) {
	var init ast.Expr
	var scope *Scope
	var first *ast.VarDecl
	for _, o := range c.decls.outside[v.Name] {
		d, ok := o.decl.(*ast.VarDecl)
		if !ok || o.name.Last().HasArgs { // a specialisation: see definedOutside
			continue
		}
		s, rest, special := c.outsideBinding(o, v.Class)
		if s != nil && len(rest) > 0 {
			if v.targs == nil {
				continue
			}
			s = c.bindTemplate(s, rest[0], v.targs)
		}
		if s != nil && !special {
			if first != nil && first.At != d.At && !v.Constexpr {
				c.decls.twice[v] = &VarObj{Pos: d.At}
			}
			first = d
		}
		if s != nil && special && len(rest) == 0 {
			c.specialisedAt(v, d)
		}
		if d.Init == nil {
			continue
		}
		if special {
			return d.Init, s
		}
		if s != nil && init == nil {
			init, scope = d.Init, s
		}
	}
	if init != nil {
		return init, scope
	}
	return nil, v.Scope
}

// inGlobalMemory reports whether a variable at program scope lies in global memory because nothing says where it lies
// (OpenCL C 3.0 6.7.1). Constants need no memory.
func (c *checker) inGlobalMemory(v *VarObj, q QT) bool {
	e := elemType(q)
	return v.Class == nil && !v.Shared && !v.Constant && !v.Constexpr && e.Space == ir.Generic && !e.Const && !q.Const
}

// isSampler reports whether q is sampler_t, which is a constant wherever it is declared (OpenCL C 3.0 6.15.15.1).
func isSampler(q QT) bool {
	e, ok := q.T.(*Enum)
	return ok && e.Name == "sampler_t"
}
