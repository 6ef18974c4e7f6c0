package parse

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
)

// specUse is where specifiers stand.
type specUse uint8

const (
	inDecl  specUse = iota // a declaration: there may be no type (constructors), and classes may be defined
	inParam                // a parameter, also of a template
	inType                 // a type-id
	inExpr                 // T(x): only the type
)

// declSpec reads specifiers into s. Without a type in the source s.Type stays nil.
func (p *Parser) declSpec(s *ast.DeclSpec, use specUse) {
	start := p.i
	s.At, s.LinkC = p.t.Pos, p.linkC
	if use == inDecl && p.leading != nil {
		s.Attrs, p.leading = p.leading, nil
	}
	var words builtinWords
	guess := false // the type is a name that nobody declared and may turn out to be a macro
	for {
		settled := s.Type != nil && !guess || words.n > 0
		switch p.class {
		case specWord:
			if use == inExpr {
				p.finishSpec(s, &words, start)
				return
			}
			p.specWord(s)
			continue
		case declWord:
			if p.is("typedef") && use == inDecl {
				p.specWord(s)
				continue
			}
		case ignoredWord:
			p.next()
			continue
		case attrWord:
			s.Attrs = p.attributes(s.Attrs)
			continue
		case builtinWord:
			if s.Type == nil || guess {
				s.Type, guess = nil, false
				words.add(p.words[p.t.Text].canon)
				p.next()
				continue
			}
		case autoWord, classKey, enumKey, typenameWord, decltypeWord:
			if !settled {
				s.Type, guess = p.typeSpecifier(use), false
				continue
			}
		case plain:
			if p.is("[") && p.peek(1).Is("[") && use == inDecl {
				s.Attrs = p.attributes(s.Attrs)
				continue
			}
			if use == inDecl && p.macroAttr(s, settled) {
				continue
			}
			if (p.t.Kind == token.Ident || p.is("::")) && !settled && (!guess || p.replacesGuess()) {
				if p.namedType(s, use, &guess) {
					continue
				}
			}
		}
		p.finishSpec(s, &words, start)
		return
	}
}

// typeSpecifier reads a type that begins with a word of its own.
func (p *Parser) typeSpecifier(use specUse) ast.TypeSpec {
	at := p.t.Pos
	switch p.class {
	case autoWord:
		p.next()
		return &ast.AutoType{Base: base(at)}
	case classKey:
		return p.classSpec(use)
	case enumKey:
		return p.enumSpec(use)
	case typenameWord:
		p.next()
		n, _ := p.name(asType)
		return &ast.NamedType{Base: base(at), Name: n, Typename: true}
	}
	if p.decltypeQualifies() {
		n, _ := p.name(asType)
		return &ast.NamedType{Base: base(at), Name: n}
	}
	return p.decltype()
}

// macroAttr reads NAME(...) among specifiers, where nobody declared NAME, as an attribute: a macro of a missing header
// around __launch_bounds__ or the like. Where the type is settled, a name with attributes behind its parentheses and no
// declarator behind these is a function's.
func (p *Parser) macroAttr(s *ast.DeclSpec, settled bool) bool {
	if !p.isName() || !p.peek(1).Is("(") {
		return false
	}
	after := p.afterBrackets(1)
	switch p.classOf(after) {
	case specWord, builtinWord, classKey, typenameWord, autoWord:
	case attrWord:
		if settled && p.endsDeclarator(p.afterAttributes()) {
			return false
		}
	default:
		return false
	}
	switch after.Text {
	case "const", "volatile", "mutable", "__restrict", "__restrict__":
		return false
	}
	if c := p.enclosingClass(); c != nil && c.name == p.t.Text || p.lookup(p.t.Text).kind != unknown {
		return false
	}
	a := &ast.Attr{Base: base(p.t.Pos), Name: p.ident()}
	p.attrArgs(a)
	s.Attrs = append(s.Attrs, a)
	return true
}

// afterAttributes returns the token behind the attributes that follow the parentheses here.
func (p *Parser) afterAttributes() token.Token {
	i := int(p.match[p.i+1]) + 1
	for i < p.end && p.classOf(p.toks[i]) == attrWord {
		i++
		if i < p.end && p.toks[i].Is("(") {
			i = max(i, int(p.match[i])) + 1
		}
	}
	if i >= p.end {
		return token.Token{Kind: token.EOF}
	}
	return p.toks[i]
}

// endsDeclarator reports whether t stands behind a declarator.
func (p *Parser) endsDeclarator(t token.Token) bool {
	return t.Kind == token.EOF || t.Is(";") || t.Is(",") || t.Is("=") || t.Is("{") || t.Is(":")
}

func (p *Parser) specWord(s *ast.DeclSpec) {
	text := p.t.Text
	if p.class == specWord {
		text = p.words[text].canon
	}
	w := ast.Word{Pos: p.t.Pos, Text: text}
	p.next()
	if text == "explicit" && p.is("(") {
		w.Args = p.inParens()
	}
	s.Words = append(s.Words, w)
}

func (p *Parser) finishSpec(s *ast.DeclSpec, words *builtinWords, start int) {
	if words.n > 0 {
		name := words.canonical()
		if name == "" {
			if words.bad { // one of them may be a name in another standard
				p.fail("these words make no type")
			}
			p.wrong(p.toks[start].Pos, "these words make no type")
		}
		s.Type = &ast.BuiltinType{Base: base(p.toks[start].Pos), Name: name}
	}
	switch t, ok := s.Type.(*ast.ClassType); {
	case ok && t.Decl.Defined && !p.failed && p.classAt >= start: // without the members, which may be long
		s.Text = p.text(start, p.classAt+1, int(p.match[p.classAt]))
	case p.i > start || p.split > 0:
		s.Text = p.spelling(start)
	}
}

// replacesGuess reports whether the name here must be the type, so that the unknown name before it was a macro such as
// API in `API Foo *make(int)`: two names cannot follow a type.
func (p *Parser) replacesGuess() bool {
	if p.isNameAt(1) && !p.is("final") {
		return true
	}
	next := p.peek(1)
	switch p.classOf(next) {
	case specWord, builtinWord, classKey, enumKey, typenameWord, autoWord:
		return true
	}
	switch next.Text {
	case "*", "&", "&&":
		return true
	case "::", "<":
		return p.lookahead(func() bool {
			p.name(asType)
			return p.isName() || p.is("*") || p.is("&") || p.is("&&")
		})
	}
	return p.is("::")
}

// namedType reads a name as the type and reports whether it is one; if not, the name is left for the declarator.
func (p *Parser) namedType(s *ast.DeclSpec, use specUse, guess *bool) bool {
	if use == inDecl && p.peek(1).Is("(") {
		if p.beginsGuide() {
			return false
		}
		pointed := p.peek(2).Is("*") || p.peek(2).Is("&") || p.peek(2).Is("&&")
		if c := p.enclosingClass(); c != nil && c.name == p.t.Text && !pointed {
			return false // a constructor
		}
		if p.lookup(p.t.Text).kind == unknown && !pointed {
			return false // an implicit int or a macro: nothing that kbind reads
		}
	}
	m := p.mark()
	at := p.t.Pos
	n, e := p.name(asType)
	if p.failed {
		return true
	}
	last := n.Last()
	if use == inDecl && p.namesOwnConstructor(n) {
		p.reset(m)
		return false
	}
	if len(n.Parts) > 1 || last.Conversion != nil || last.Operator() {
		isFunc := strings.HasPrefix(last.Ident, "~") || last.Conversion != nil || last.Operator() ||
			use == inDecl && p.is("(") && p.namesConstructor(n)
		if isFunc {
			p.reset(m)
			return false
		}
	}
	if e.concept && p.class == autoWord {
		s.Type = &ast.AutoType{Base: base(p.t.Pos), Constraint: n}
		p.next()
		return true
	}
	if e.kind.isValue() {
		p.reset(m)
		return false
	}
	s.Type = &ast.NamedType{Base: base(at), Name: n}
	*guess = e.kind == unknown && len(n.Parts) == 1 && !last.HasArgs
	return true
}

// namesOwnConstructor reports whether n, before the parentheses of a declaration in a class, is the class's name with
// template arguments, which declares a constructor until C++17 ([class.ctor]/1): unless they enclose a declarator.
func (p *Parser) namesOwnConstructor(n *ast.Name) bool {
	if len(n.Parts) != 1 || n.Global || !n.Last().HasArgs || !p.is("(") {
		return false
	}
	c := p.enclosingClass()
	if c == nil || c.name != n.Last().Ident {
		return false
	}
	inside, behind := p.peek(1), p.peek(1+int(p.match[p.i])-p.i)
	return !inside.Is("*") && !inside.Is("&") && !inside.Is("&&") && !behind.Is("(") && !behind.Is("[")
}

// namesConstructor reports whether n, the name of a function that is declared without a type, is qualified by the class
// of which it is a constructor: by the class's own name or another one of it ([class.qual]/2).
func (p *Parser) namesConstructor(n *ast.Name) bool {
	if len(n.Parts) < 2 {
		return false
	}
	last := n.Last().Ident
	if n.Parts[len(n.Parts)-2].Ident == last {
		return true
	}
	class := *n
	class.Parts = n.Parts[:len(n.Parts)-1]
	in := p.entryOf(&class).inner
	return in != nil && in.kind == classScope && in.name == last
}

// beginsGuide reports whether the name before "(" is that of a deduction guide: Foo(T *) -> Foo<T>;
func (p *Parser) beginsGuide() bool {
	end := int(p.match[p.i+1])
	return !p.inBlock() && end > p.i && end+1 < len(p.toks) && p.toks[end+1].Is("->") && p.lookup(p.t.Text).kind != unknown
}

// decltype reads decltype(x), decltype(auto), typeof(x) and __underlying_type(T).
func (p *Parser) decltype() ast.TypeSpec {
	d := &ast.DecltypeType{Base: base(p.t.Pos), Word: p.words[p.t.Text].canon}
	p.next()
	p.expect("(")
	noGT := p.noGT
	p.noGT = false
	if d.Word == "decltype" && p.is("auto") && p.peek(1).Is(")") {
		p.next()
		p.next()
		p.noGT = noGT
		return &ast.AutoType{Base: d.Base, Decltype: true}
	}
	if d.Word == "decltype" || !p.beginsType() || !p.attempt(func() bool {
		d.Type = p.typeName()
		return p.is(")")
	}) {
		d.Type = nil
		d.X = p.expr()
	}
	p.noGT = noGT
	p.expect(")")
	return d
}

// beginsType reports whether a type may begin here: with a word of types, or a name that is no value.
func (p *Parser) beginsType() bool {
	switch p.class {
	case builtinWord, specWord, classKey, enumKey, typenameWord, decltypeWord, autoWord, attrWord:
		return true
	case plain:
		if p.t.Kind == token.Ident {
			return !p.lookup(p.t.Text).kind.isValue() && !p.traitBegins()
		}
		return p.is("::")
	}
	return false
}

// builtinWords counts the words of a fundamental type, which may come in any order.
type builtinWords struct {
	n, signed, unsigned, short, long, int int
	base                                  string
	bad                                   bool
}

func (b *builtinWords) add(word string) {
	b.n++
	switch word {
	case "signed":
		b.signed++
	case "unsigned":
		b.unsigned++
	case "short":
		b.short++
	case "long":
		b.long++
	case "int":
		b.int++
	case "__int64":
		b.long += 2
	default:
		b.bad = b.bad || b.base != ""
		b.base = word
	}
}

// canonical names the type (C++17 [dcl.type.simple] table 11), "" if the words make none.
func (b *builtinWords) canonical() string {
	if b.bad || b.signed+b.unsigned > 1 || b.short > 1 || b.long > 2 || b.int > 1 || b.short > 0 && b.long > 0 {
		return ""
	}
	prefix := ""
	if b.unsigned > 0 {
		prefix = "unsigned "
	}
	sized := b.short + b.long + b.int
	switch b.base {
	case "char":
		switch {
		case sized > 0:
			return ""
		case b.signed > 0:
			return "signed char"
		}
		return prefix + "char"
	case "__int128":
		if sized > 0 {
			return ""
		}
		return prefix + "__int128"
	case "double":
		if b.long == 1 && b.n == 2 {
			return "long double"
		}
	case "":
		switch {
		case b.short == 1:
			return prefix + "short"
		case b.long == 1:
			return prefix + "long"
		case b.long == 2:
			return prefix + "long long"
		}
		return prefix + "int"
	}
	if b.n > 1 {
		return ""
	}
	return b.base
}
