package parse

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// form says which declarators are allowed.
type form uint8

const (
	named    form = iota // with a name; "(" after it may begin an initialiser
	member               // with a name, in a class: "(" always begins parameters
	either               // of a parameter
	abstract             // of a type-id
	newForm              // of a new-expression: no "(" at all
)

// typeName reads a type-id.
func (p *Parser) typeName() *ast.TypeName {
	t := &ast.TypeName{Base: base(p.t.Pos)}
	p.declSpec(&t.Spec, inType)
	if t.Spec.Type == nil {
		p.fail("expected a type")
	}
	nameAt := p.nameAt
	t.Decl = p.declarator(abstract)
	p.nameAt = nameAt
	return t
}

func (p *Parser) newType() *ast.TypeName {
	t := &ast.TypeName{Base: base(p.t.Pos)}
	p.declSpec(&t.Spec, inType)
	if t.Spec.Type == nil {
		p.fail("expected a type")
	}
	nameAt := p.nameAt
	t.Decl = p.declarator(newForm)
	p.nameAt = nameAt
	return t
}

// conversionType reads the type of `operator T`: no arrays, no functions.
func (p *Parser) conversionType() *ast.TypeName {
	t := &ast.TypeName{Base: base(p.t.Pos)}
	p.declSpec(&t.Spec, inType)
	if t.Spec.Type == nil {
		p.fail("expected a type")
	}
	start := p.i
	d := &ast.Declarator{Base: base(p.t.Pos)}
	d.Derive = p.pointers(d)
	slices.Reverse(d.Derive)
	d.Text = p.spelling(start)
	t.Decl = d
	return t
}

// declarator reads a declarator.
func (p *Parser) declarator(f form) *ast.Declarator {
	d := &ast.Declarator{Base: base(p.t.Pos)}
	start, scope := p.i, p.scope
	p.nameAt = -1
	d.Derive = p.derive(d, f)
	p.scope = scope
	if d.Name != nil {
		d.At = d.Name.Last().Pos
	}
	if p.i > start {
		d.Text = p.spelling(start)
	}
	return d
}

// derive reads pointer operators, the name or a nested declarator, and what follows it; it returns the derivations
// nearest to the name first.
func (p *Parser) derive(d *ast.Declarator, f form) []ast.Derivation {
	p.enter()
	defer p.leave()
	ptrs := p.pointers(d)
	if p.is("...") {
		d.Pack = true
		p.next()
	}
	var list []ast.Derivation
	switch {
	case p.is("(") && f != newForm && p.nests(f):
		p.next()
		list = p.derive(d, f)
		p.expect(")")
	case f == named || f == member, f == either && (p.isName() || p.is("::")):
		p.declaratorName(d, f)
	}
	list = p.suffixes(d, f, list)
	slices.Reverse(ptrs)
	if list == nil {
		return ptrs
	}
	return append(list, ptrs...)
}

// declaratorName reads the declared name. What follows a qualified name is read in the scope of the class that it
// names.
func (p *Parser) declaratorName(d *ast.Declarator, f form) {
	if !p.isName() && !p.is("::") && !p.is("operator") && !(p.is("~") && p.isNameAt(1)) {
		if f == member && p.is(":") {
			return // an unnamed bit-field
		}
		p.fail("expected a name")
		return
	}
	if f != either && p.isNameAt(1) && p.peek(2).Is("(") && !p.inBlock() && p.isName() &&
		p.lookup(p.t.Text).kind == unknown {
		p.next() // void CALLBACK f(...): a macro of a missing header
	}
	p.nameAt = p.i
	d.Name, _ = p.name(asDeclarator)
	if f != either {
		p.scope = p.memberScope(d.Name)
	}
}

// memberScope returns the scope in which the parameters and body of a function with this name are read.
func (p *Parser) memberScope(n *ast.Name) *scope {
	if n == nil || len(n.Parts) < 2 {
		return p.scope
	}
	owner := *n
	owner.Parts = n.Parts[:len(n.Parts)-1]
	in := p.entryOf(&owner).inner
	if in == nil {
		return p.scope
	}
	s := &scope{kind: templateScope, parent: in}
	for t := p.scope; t != nil && t.kind == templateScope; t = t.parent {
		t.each(func(name string, e entry) { s.declareIn(name, e.kind, e.pack) })
	}
	return s
}

// pointers reads * & && C::* with their qualifiers, in source order.
func (p *Parser) pointers(d *ast.Declarator) []ast.Derivation {
	var list []ast.Derivation
	for p.derived(list) {
		at := p.t.Pos
		switch {
		case p.is("*"):
			p.next()
			list = append(list, &ast.PointerTo{At: at, Words: p.qualifiers(d)})
		case p.is("&"), p.op() == "&&":
			rvalue := !p.is("&")
			p.next()
			p.qualifiers(d) // const too, against which nvcc only warns
			list = append(list, &ast.ReferenceTo{At: at, RValue: rvalue})
		case p.class == ignoredWord:
			p.next()
		case p.class == attrWord:
			d.Attrs = p.attributes(d.Attrs)
		case p.isName() && (p.peek(1).Is("::") || p.peek(1).Is("<")) || p.decltypeQualifies():
			var class *ast.Name
			if !p.attempt(func() bool {
				class, _ = p.name(asType)
				return p.accept("::") && p.accept("*")
			}) {
				return list
			}
			list = append(list, &ast.MemberPointerTo{At: at, Class: class, Words: p.qualifiers(d)})
		default:
			return list
		}
	}
	return list
}

// derived reports whether a declarator may have more pointers, arrays and functions in a row than those of list.
func (p *Parser) derived(list []ast.Derivation) bool {
	if len(list) >= maxDepth {
		p.failCode(codeDepth, fmt.Sprintf("nested too deeply: kbind reads at most %d pointers or arrays in a row", maxDepth))
	}
	return len(list) < maxDepth
}

// qualifiers reads the words behind a pointer operator.
func (p *Parser) qualifiers(d *ast.Declarator) []ast.Word {
	var words []ast.Word
	for {
		switch p.class {
		case specWord:
			words = append(words, ast.Word{Pos: p.t.Pos, Text: p.words[p.t.Text].canon})
			p.next()
		case attrWord:
			d.Attrs = p.attributes(d.Attrs)
		case ignoredWord:
			p.next()
		default:
			return words
		}
	}
}

// nests decides whether "(" begins a nested declarator rather than parameters.
func (p *Parser) nests(f form) bool {
	t := p.peek(1)
	switch t.Text {
	case "*", "&", "&&", "^":
		return true
	case ")", "...":
		return false
	}
	c := p.classOf(t)
	if f == named || f == member {
		return true
	}
	if c == ignoredWord || c == attrWord {
		return true
	}
	if t.Text == "(" {
		return f == either || f == abstract && (p.peek(2).Is("*") || p.peek(2).Is("&") || p.peek(2).Is("&&"))
	}
	if t.Kind != token.Ident || c != plain {
		return false
	}
	if p.peek(2).Is("::") || p.peek(2).Is("<") {
		return p.memberPointerAt(1)
	}
	return f == either && !p.lookup(t.Text).kind.isType() && (p.peek(2).Is(")") || p.peek(2).Is("[") || p.peek(2).Is("("))
}

// memberPointerAt reports whether C::* stands n tokens ahead.
func (p *Parser) memberPointerAt(n int) bool {
	return p.lookahead(func() bool {
		for range n {
			p.next()
		}
		p.name(asType)
		return p.accept("::") && p.is("*")
	})
}

// suffixes reads parameter lists and array bounds.
func (p *Parser) suffixes(d *ast.Declarator, f form, list []ast.Derivation) []ast.Derivation {
	for p.derived(list) {
		switch {
		case p.is("[") && p.peek(1).Is("[") && !p.cfg.OpenCL:
			d.Attrs = p.attributes(d.Attrs)
		case p.is("["):
			list = append(list, p.array())
		case p.is("(") && f != newForm:
			fn := p.functionSuffix(d, f)
			if fn == nil {
				return list
			}
			list = append(list, fn)
		case p.class == attrWord:
			d.Attrs = p.attributes(d.Attrs)
		case p.class == asmWord && f != abstract && p.peek(1).Is("("):
			p.next()
			p.skipBrackets()
		case p.is("...") && f == either && !d.Pack && d.Name == nil:
			return list
		default:
			return list
		}
	}
	return list
}

func (p *Parser) array() ast.Derivation {
	a := &ast.ArrayOf{At: p.t.Pos}
	p.next()
	for p.class == specWord { // C99 [static n], [restrict]
		p.next()
	}
	if !p.is("]") {
		noGT := p.noGT
		p.noGT = false
		a.Len = p.assignment()
		p.noGT = noGT
	}
	p.expect("]")
	return a
}

// functionSuffix reads a parameter list at "("; nil if an initialiser stands there.
func (p *Parser) functionSuffix(d *ast.Declarator, f form) ast.Derivation {
	if f == named {
		switch p.parenIs() {
		case initial:
			return nil
		case perhapsParams:
			var fn *ast.FuncOf
			if !p.attempt(func() bool { fn = p.function(); return true }) {
				return nil
			}
			d.Attrs = append(d.Attrs, p.lateAttrs...)
			return fn
		}
	}
	fn := p.function()
	d.Attrs = append(d.Attrs, p.lateAttrs...)
	return fn
}

type parenKind uint8

const (
	initial parenKind = iota
	perhapsParams
	params
)

// parenIs decides whether "(" after a declared name begins parameters or an initialiser (C++17 [dcl.ambig.res]: what
// can be a declaration is one). Of names that nobody declared, parameters are types in namespaces and initialisers in
// blocks.
func (p *Parser) parenIs() parenKind {
	t := p.peek(1)
	if t.Is(")") || t.Is("...") || t.Is("[") && p.peek(2).Is("[") && !p.cfg.OpenCL {
		return params
	}
	calls := p.peek(2).Is("{") || p.peek(2).Is("(") && !p.peek(3).Is("*") && !p.peek(3).Is("&") && !p.peek(3).Is("&&") &&
		!((p.peek(4).Is("::") || p.peek(4).Is("<")) && p.memberPointerAt(3))
	switch p.classOf(t) {
	case builtinWord:
		switch {
		case p.peek(2).Is("{"):
			return initial
		case calls: // int(int) and int(x) are parameters, int(x) + 1 is not
			return perhapsParams
		}
		return params
	case specWord, classKey, enumKey, attrWord, ignoredWord:
		return params
	case autoWord, typenameWord, decltypeWord:
		return perhapsParams
	case plain:
		if t.Kind != token.Ident && !t.Is("::") {
			return initial
		}
	default:
		return initial
	}
	kind := unknown
	if t.Kind == token.Ident {
		e := p.lookup(t.Text)
		if kind = e.kind; e.concept {
			return perhapsParams
		}
	}
	if kind.isValue() || calls && p.inBlock() {
		return initial
	}
	return p.firstParam(kind)
}

// firstParam is parenIs for what begins with a name of that kind: it reads the first parameter, as far as it is one.
func (p *Parser) firstParam(kind nameKind) parenKind {
	var prm *ast.Param
	ok := p.lookahead(func() bool {
		p.next()
		prm = p.param()
		return p.is(",") || p.is(")") || p.is("...")
	})
	switch {
	case !p.inBlock():
		return perhapsParams
	case !ok, kind == unknown && prm.Decl.Name == nil && len(prm.Decl.Derive) == 0:
		return initial
	case kind == unknown:
		return perhapsParams
	}
	n, ok := prm.Spec.Type.(*ast.NamedType)
	unknownType := ok && !n.Typename && n.Elab == "" && p.kindOf(n.Name) == unknown
	if unknownType && (ofTemplate(n.Name) || looksLikeValue(prm.Decl)) {
		return initial // T x(ns::value), T x(ns::traits<T>::zero())
	}
	return perhapsParams
}

// ofTemplate reports whether a name is that of a member of a template's instance: without typename it is no type
// ([temp.res]/5).
func ofTemplate(n *ast.Name) bool {
	for _, part := range n.Parts[:len(n.Parts)-1] {
		if part.HasArgs {
			return true
		}
	}
	return false
}

// looksLikeValue reports whether a parameter's declarator is none, or that of a call: nothing, or parentheses.
func looksLikeValue(d *ast.Declarator) bool {
	return d.Name == nil && (len(d.Derive) == 0 || len(d.Derive) == 1 && d.Func() != nil)
}

// function reads a parameter list and what follows it. Attributes found after it are left in p.lateAttrs.
func (p *Parser) function() *ast.FuncOf {
	p.enter()
	defer p.leave()
	f := &ast.FuncOf{At: p.t.Pos}
	noGT, tmpl := p.noGT, p.tmpl
	p.noGT, p.tmpl = false, false
	outer := p.scope
	p.push(blockScope)
	p.expect("(")
	nameAt := p.nameAt
	if p.is("void") && p.peek(1).Is(")") {
		p.next()
	}
	for !p.is(")") && p.t.Kind != token.EOF {
		if p.accept("...") {
			f.Variadic = true
			break
		}
		prm := p.param()
		if p.failed {
			break
		}
		p.declareParam(prm)
		f.Params = append(f.Params, prm)
		switch {
		case p.is("..."): // C++ allows (int...) for (int, ...)
			f.Variadic = true
			p.next()
		case p.is(")") && prm.Decl.Pack && prm.Decl.Name == nil && !mayExpand(prm): // [dcl.fct]/17
			f.Variadic, prm.Decl.Pack = true, false
		}
		if !p.accept(",") {
			break
		}
		if p.is(")") {
			p.fail("expected a parameter")
		}
	}
	p.nameAt = nameAt
	if !p.is(")") {
		p.fail("expected ',' or ')'")
	}
	p.next()
	p.lateAttrs = nil
	p.noGT = noGT
	p.afterParams(f)
	p.scope, p.tmpl = outer, tmpl
	return f
}

// mayExpand reports whether the type of a parameter may mention a pack.
func mayExpand(prm *ast.Param) bool {
	_, fundamental := prm.Spec.Type.(*ast.BuiltinType)
	return !fundamental || slices.ContainsFunc(prm.Decl.Derive, func(d ast.Derivation) bool {
		switch d.(type) {
		case *ast.PointerTo, *ast.ReferenceTo:
			return false
		}
		return true
	})
}

func (p *Parser) declareParam(prm *ast.Param) {
	if name := prm.Decl.Name.Simple(); name != "" {
		p.scope.declareIn(name, aValue, prm.Decl.Pack)
	}
}

// afterParams reads cv- and ref-qualifiers, exception specifications, override, final, attributes and the trailing
// return type.
func (p *Parser) afterParams(f *ast.FuncOf) {
	for {
		at, text := p.t.Pos, p.t.Text
		switch {
		case p.class == specWord && p.words[text].canon == "restrict" && !p.cfg.OpenCL:
			p.next() // this is __restrict: that is no part of the function's type
		case p.class == specWord && (text == "const" || text == "volatile"), p.is("&") || p.is("&&"), p.is("override") ||
			p.is("final"):
			if p.class == plain && p.t.Kind == token.Ident && p.cfg.OpenCL {
				return
			}
			f.Words = append(f.Words, ast.Word{Pos: at, Text: text})
			p.next()
		case p.is("noexcept") && p.class == exprWord, p.is("throw") && p.peek(1).Is("("):
			f.Words = append(f.Words, p.exceptions())
		case p.class == attrWord:
			p.lateAttrs = p.attributes(p.lateAttrs)
		case p.is("[") && p.peek(1).Is("["):
			p.lateAttrs = p.attributes(p.lateAttrs)
		case p.is("->"):
			p.next()
			f.Trailing = p.typeName()
		case p.is("requires") && p.class == exprWord:
			f.Requires = p.requires()
		default:
			return
		}
	}
}

// exceptions reads noexcept, noexcept(e) or throw(): what is in the parentheses stays tokens until somebody asks.
func (p *Parser) exceptions() ast.Word {
	w := ast.Word{Pos: p.t.Pos, Text: "noexcept"}
	empty := p.is("throw")
	p.next()
	if p.is("(") {
		if w.Args = p.inParens(); len(w.Args) == 0 && empty {
			w.Args = nil // throw() is noexcept
		}
	}
	return w
}

// inParens passes over parentheses and returns the tokens in them.
func (p *Parser) inParens() []token.Token {
	from := p.i + 1
	p.skipBrackets()
	return p.toks[from:max(from, p.i-1)]
}

// param reads one parameter with its default.
func (p *Parser) param() *ast.Param {
	start := p.i
	prm := &ast.Param{Base: base(p.t.Pos)}
	if p.is("[") && p.peek(1).Is("[") {
		prm.Spec.Attrs = p.attributes(nil)
		start = p.i
	}
	p.declSpec(&prm.Spec, inParam)
	if prm.Spec.Type == nil {
		p.fail("expected the type of a parameter")
	}
	p.specRules(&prm.Spec)
	specEnd := p.i
	prm.Decl = p.declarator(either)
	if prm.Decl.Name != nil {
		prm.At = prm.Decl.At
	}
	p.defaultRules(prm.Decl.Derive)
	if p.failed {
		return prm
	}
	if at := p.nameAt; at >= 0 && at == p.i-1 && at == specEnd && p.split == 0 {
		prm.Text = prm.Spec.Text
	} else if at >= 0 {
		prm.Text = p.text(start, at, at+1)
	} else {
		prm.Text = p.spelling(start)
	}
	if p.accept("=") {
		prm.Default = p.initializer()
	}
	return prm
}
