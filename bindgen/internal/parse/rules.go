package parse

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Declarations that the grammar takes and the rules about them forbid, as far as no type has to be known.

// wrong fails at pos because a declaration breaks a rule.
func (p *Parser) wrong(pos source.Pos, why string) {
	if p.failed {
		return
	}
	p.fail(why)
	p.failure.pos, p.failure.rule = pos, true
}

// storage are the storage-class-specifiers of which a declaration has one at most ([dcl.stc]/1, C11 6.7.1/2), and
// typedef.
var storage = []string{"static", "extern", "register", "typedef"}

// declRules checks one declarator and the specifiers before it.
func (p *Parser) declRules(spec *ast.DeclSpec, d *ast.Declarator, f form) {
	if p.failed || d.Name == nil {
		return
	}
	n := 0
	for _, w := range spec.Words {
		for _, s := range storage {
			if w.Text == s {
				n++
			}
		}
		if n > 1 {
			p.wrong(w.Pos, "a declaration has one storage class")
			return
		}
	}
	fn := d.Func()
	p.derivationRules(d)
	p.trailingRules(spec, d)
	if fn != nil && !spec.Has("typedef") {
		p.defaultRules(d.Derive[1:])
	} else {
		p.defaultRules(d.Derive)
	}
	if fn != nil {
		p.paramRules(fn)
	}
	if fn != nil && f != member && spec.Has("static") && p.inBlock() {
		p.wrong(d.At, "a function that a block declares is not static") // [dcl.stc]/4, C11 6.7.1/7
	}
	if p.cfg.OpenCL || p.failed {
		return
	}
	switch f {
	case member:
		p.memberRules(spec, d)
	default:
		p.nonmemberRules(spec, d)
	}
	if spec.Has("typedef") && (spec.Has("constexpr") || p.is("=")) {
		p.wrong(d.At, "a typedef has no value, and is not constexpr") // [dcl.typedef]/1, [dcl.constexpr]/1
	}
	if fn != nil && definesType(spec) && !spec.Has("typedef") {
		p.wrong(d.At, "no type is defined where a function's result is declared") // [dcl.fct]/11
	}
	if fn != nil && d.Name.Last().Operator() && !d.Name.Qualified() {
		p.operatorRules(d, fn, f == member && !spec.Has("friend"))
	}
}

// definesType reports whether specifiers define a class or an enumeration.
func definesType(spec *ast.DeclSpec) bool {
	switch t := spec.Type.(type) {
	case *ast.ClassType:
		return t.Decl.Defined
	case *ast.EnumType:
		return t.Decl.Defined
	}
	return false
}

// derivationRules are those of functions that return functions or arrays ([dcl.fct]/11, C11 6.7.6.3/1), and of
// references to references ([dcl.ref]/5).
func (p *Parser) derivationRules(d *ast.Declarator) {
	for i := 1; i < len(d.Derive); i++ {
		_, fn := d.Derive[i-1].(*ast.FuncOf)
		_, ref := d.Derive[i-1].(*ast.ReferenceTo)
		switch d.Derive[i].(type) {
		case *ast.FuncOf, *ast.ArrayOf:
			if fn {
				p.wrong(d.At, "a function returns neither a function nor an array")
			}
		case *ast.ReferenceTo:
			if ref {
				p.wrong(d.At, "there are no references to references")
			}
		}
	}
}

// trailingRules are those of functions with a trailing return type: what stands before is auto alone, and they return
// neither functions nor arrays ([dcl.fct]/2 and 11).
func (p *Parser) trailingRules(spec *ast.DeclSpec, d *ast.Declarator) {
	for i, x := range d.Derive {
		fn, ok := x.(*ast.FuncOf)
		if !ok || fn.Trailing == nil || spec.Type == nil {
			continue
		}
		if a, auto := spec.Type.(*ast.AutoType); !auto || a.Decltype || i < len(d.Derive)-1 {
			p.wrong(d.At, "a function with a trailing return type is declared with auto alone")
		} else if fn.Trailing.Decl != nil {
			switch first(fn.Trailing.Decl.Derive).(type) {
			case *ast.ArrayOf, *ast.FuncOf:
				p.wrong(d.At, "a function returns neither a function nor an array")
			}
		}
	}
}

// defaultRules are those of default arguments in types, such as those of pointers to functions: there are none
// ([dcl.fct.default]/3).
func (p *Parser) defaultRules(derive []ast.Derivation) {
	for _, x := range derive {
		fn, ok := x.(*ast.FuncOf)
		if !ok {
			continue
		}
		for _, prm := range fn.Params {
			if prm.Default != nil {
				p.wrong(prm.At, "only the declaration of a function gives default arguments")
			}
		}
	}
}

// packRules says that a parameter pack of a template has no default argument ([temp.param]/14).
func (p *Parser) packRules(t *ast.TemplateParam) {
	if t.Pack {
		p.wrong(t.At, "a parameter pack has no default argument")
	}
}

// paramRules are those of the parameters of a function: void is none but alone ([dcl.fct]/4, C11 6.7.6.3/10).
func (p *Parser) paramRules(fn *ast.FuncOf) {
	for _, prm := range fn.Params {
		b, ok := prm.Spec.Type.(*ast.BuiltinType)
		if !ok || b.Name != "void" || prm.Decl == nil || len(prm.Decl.Derive) > 0 {
			continue
		}
		if len(fn.Params) > 1 || prm.Decl.Name != nil {
			p.wrong(prm.At, "a parameter of type void")
		}
	}
}

// specRules checks the specifiers of one parameter ([dcl.stc]/2 and 4, [dcl.constexpr]/1, [dcl.fct]/11).
func (p *Parser) specRules(spec *ast.DeclSpec) {
	if p.failed {
		return
	}
	for _, w := range spec.Words {
		switch w.Text {
		case "static", "extern", "typedef", "constexpr", "virtual", "explicit", "inline", "mutable", "friend", "thread_local":
			p.wrong(w.Pos, "a parameter is not "+w.Text)
			return
		}
	}
	if definesType(spec) && !p.cfg.OpenCL {
		p.wrong(spec.At, "no type is defined in a list of parameters")
	}
}

// memberRules are those of what a class declares ([class.mem], [dcl.stc]/9, [class.ctor]/1, [class.dtor]/1,
// [class.conv.fct]/1).
func (p *Parser) memberRules(spec *ast.DeclSpec, d *ast.Declarator) {
	if spec.Has("friend") {
		for _, w := range spec.Words {
			switch w.Text {
			case "static", "extern", "register", "mutable", "thread_local", "virtual":
				p.wrong(w.Pos, "a friend is not declared "+w.Text) // [class.friend]/6, [dcl.fct.spec]/2
			}
		}
		return
	}
	fn, last := d.Func(), d.Name.Last()
	_, ref := first(d.Derive).(*ast.ReferenceTo)
	c := p.enclosingClass()
	conversion := last.Conversion != nil
	switch {
	case d.Name.Qualified():
		p.wrong(d.At, "a class declares its members by unqualified names")
	case spec.Has("mutable") && (fn != nil || ref || len(d.Derive) == 0 && spec.Has("const")):
		p.wrong(d.At, "functions, references and constants are not mutable")
	case spec.Has("virtual") && fn == nil:
		p.wrong(d.At, "functions alone are virtual")
	case fn == nil:
	case spec.Type != nil && (conversion || last.Ident[0] == '~' || c != nil && c.name == last.Ident):
		p.wrong(d.At, "constructors, destructors and conversion functions are declared without a type")
	case conversion && !noParams(fn):
		p.wrong(d.At, "a conversion function takes no arguments")
	}
}

// noParams reports whether fn has no parameters: () or (void).
func noParams(fn *ast.FuncOf) bool {
	if len(fn.Params) == 0 {
		return !fn.Variadic
	}
	b, ok := fn.Params[0].Spec.Type.(*ast.BuiltinType)
	return ok && b.Name == "void" && len(fn.Params) == 1 && len(fn.Params[0].Decl.Derive) == 0
}

func first(list []ast.Derivation) ast.Derivation {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// nonmemberRules are those of declarations outside of classes ([dcl.fct.spec], [dcl.stc]/9, [class.friend],
// [dcl.fct]/6, [dcl.inline]/2, [dcl.meaning]/1).
func (p *Parser) nonmemberRules(spec *ast.DeclSpec, d *ast.Declarator) {
	fn, qualified := d.Func(), d.Name.Qualified()
	guide := fn != nil && fn.Trailing != nil && spec.Type == nil
	for _, w := range spec.Words {
		switch w.Text {
		case "virtual", "mutable", "friend", "explicit":
			if !qualified && !guide || w.Text == "mutable" || w.Text == "friend" {
				p.wrong(w.Pos, w.Text+" stands in classes alone")
				return
			}
		}
	}
	switch {
	case p.inBlock() && qualified:
		p.wrong(d.At, "a block declares unqualified names")
	case p.inBlock() && fn == nil && spec.Has("inline"):
		p.wrong(d.At, "a variable of a block is not inline")
	case fn != nil && !qualified && !spec.Has("typedef"):
		for _, w := range fn.Words {
			switch w.Text {
			case "const", "volatile", "&", "&&", "override", "final":
				p.wrong(w.Pos, "only a member function is "+w.Text)
				return
			}
		}
	}
}

// bodyRules checks what follows the declarator of fn ([dcl.fct.def.general]/1, [class.base.init]/1,
// [class.abstract]/2).
func (p *Parser) bodyRules(fn *ast.FuncDecl, f form) {
	switch {
	case p.failed || p.cfg.OpenCL || f == member:
	case p.inBlock() && (p.is("{") || p.is(":")):
		p.wrong(fn.Decl.At, "a block defines no functions")
	case p.is(":") && fn.Spec.Type != nil:
		p.wrong(p.t.Pos, "constructors alone initialise members")
	case fn.Pure:
		p.wrong(fn.Decl.At, "only virtual functions of classes are pure")
	}
}

// arity is how many operands an operator has, as bits: 1 for one, 2 for two.
var arity = map[string]int{"!": 1, "~": 1, "+": 3, "-": 3, "*": 3, "&": 3, "++": 3, "--": 3, "->": 1, "/": 2, "%": 2,
	"^": 2, "|": 2, "=": 2, "<": 2, ">": 2, "+=": 2, "-=": 2, "*=": 2, "/=": 2, "%=": 2, "^=": 2, "&=": 2, "|=": 2,
	"<<": 2, ">>": 2, ">>=": 2, "<<=": 2, "==": 2, "!=": 2, "<=": 2, ">=": 2, "<=>": 2, "&&": 2, "||": 2, "->*": 2,
	",": 2}

// packed reports whether a parameter of fn is a pack.
func packed(fn *ast.FuncOf) bool {
	for _, prm := range fn.Params {
		if prm.Decl != nil && prm.Decl.Pack {
			return true
		}
	}
	return false
}

// operatorRules are those of operator functions ([over.oper]/6 and 8, [over.unary] to [over.inc]): which are members,
// how many parameters they have, and that these have no default arguments.
func (p *Parser) operatorRules(d *ast.Declarator, fn *ast.FuncOf, inClass bool) {
	name := d.Name.Last().Ident
	op := strings.TrimSpace(strings.TrimPrefix(name, "operator"))
	n, known := arity[op]
	if op == "()" || op == "[]" || op == "=" || op == "->" {
		if !inClass {
			p.wrong(d.At, name+" is a member of a class")
			return
		}
	}
	one := len(fn.Params) == 1 && !noParams(fn) && !fn.Variadic || packed(fn)
	if op == "[]" && !one && !p.cfg.Cpp23 { // [over.sub]/1
		p.wrong(d.At, name+" takes one operand")
	}
	if !known {
		return
	}
	operands := len(fn.Params)
	if noParams(fn) {
		operands = 0
	}
	if inClass {
		operands++
	}
	for _, prm := range fn.Params {
		switch {
		case prm.Decl != nil && prm.Decl.Pack:
			return
		case prm.Default != nil:
			p.wrong(prm.At, "the parameters of "+name+" have no default arguments")
			return
		}
	}
	if operands < 1 || operands > 2 || n>>(operands-1)&1 == 0 || fn.Variadic {
		p.wrong(d.At, name+" has another number of operands")
	}
}
