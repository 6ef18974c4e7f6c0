package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// User-defined literals are calls of literal operators ([lex.ext]), which unqualified lookup finds.

// udSuffix splits the spelling of a number at the suffix of a user-defined literal; suffix is empty for others.
// Suffixes without an underscore belong to the standard library.
func udSuffix(text string) (number, suffix string) {
	if i := strings.IndexByte(text, '_'); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// literalOperators are the functions named operator""suffix.
func (b *body) literalOperators(s *Scope, suffix string, pos source.Pos) []*FuncObj {
	name := literalPrefix + suffix
	op := b.functions(b.c.lookup(s, name), nil, false, pos)
	if len(op.funcs) == 0 {
		b.c.errorf(codeNoMatch, pos, "no literal operator %s is declared here", name)
	}
	return op.funcs
}

// literalPrefix begins the names of literal operators.
const literalPrefix = `operator""`

// isLiteralOperator reports whether f is a literal operator or literal operator template.
func (f *FuncObj) isLiteralOperator() bool { return strings.HasPrefix(f.Name, literalPrefix) }

// takesOnly reports whether f is no template and has parameters of exactly these types ([over.literal]/3).
func (b *body) takesOnly(f *FuncObj, params ...QT) bool {
	if f.Template != nil {
		return false
	}
	b.c.resolveFunc(f)
	if f.Type == nil || len(f.Type.Params) != len(params) {
		return false
	}
	for i, p := range f.Type.Params {
		if !sameType(p.T, params[i].T) {
			return false
		}
	}
	return true
}

// numberOfUser is a user-defined integer or floating literal ([lex.ext]/3 and 4): the operator that takes the value, if
// there is one, else the one that takes the spelling as a string or as template arguments. value gives the value.
func (b *body) numberOfUser(s *Scope, text, suffix string, value func(text string, pos source.Pos) operand,
	pos source.Pos) operand {
	set := b.literalOperators(s, suffix, pos)
	v := value(text, pos)
	if len(set) == 0 || v.mode == poison {
		return operand{}
	}
	var cooked, raw, templates []*FuncObj
	for _, f := range set {
		switch {
		case f.Template != nil:
			templates = append(templates, f)
		case b.takesOnly(f, v.typ):
			cooked = append(cooked, f)
		case b.takesOnly(f, pointerTo(QT{T: Char, Const: true})):
			raw = append(raw, f)
		}
	}
	name := literalPrefix + suffix
	switch {
	case len(cooked) > 0:
		return b.callLiteral(name, cooked, nil, []operand{v}, pos)
	case len(raw) > 0:
		return b.callLiteral(name, raw, nil, []operand{b.str(text, pos)}, pos)
	}
	targs := make([]TArg, len(text))
	for i, ch := range []byte(text) {
		targs[i] = TArg{IsVal: true, Val: Const{I: uint64(ch)}, ValT: basic(Char)}
	}
	return b.callLiteral(name, templates, targs, nil, pos)
}

// intValue is the argument of the literal operator for an integer.
func (b *body) intValue(text string, pos source.Pos) operand {
	v := b.intLit(&ast.IntLit{Base: ast.Base{At: pos}, Text: text + "ULL"})
	v.null = false
	return v
}

// floatValue is the argument of the literal operator for a floating number: a long double, which device code has as a
// double.
func (b *body) floatValue(text string, pos source.Pos) operand {
	v := b.floatLit(&ast.FloatLit{Base: ast.Base{At: pos}, Text: text + "L"})
	if v.mode != poison {
		v.typ = basic(LongDouble)
	}
	return v
}

// charOfUser is a user-defined character literal ([lex.ext]/6).
func (b *body) charOfUser(s *Scope, e *ast.CharLit) operand {
	set := b.literalOperators(s, e.Suffix, e.At)
	v := b.charLit(&ast.CharLit{Base: e.Base, Text: e.Text})
	if len(set) == 0 || v.mode == poison {
		return operand{}
	}
	set = slices.DeleteFunc(slices.Clone(set), func(f *FuncObj) bool { return !b.takesOnly(f, v.typ) })
	return b.callLiteral(literalPrefix+e.Suffix, set, nil, []operand{v}, e.At)
}

// stringOfUser is a user-defined string literal ([lex.ext]/5): the characters and their number.
func (b *body) stringOfUser(s *Scope, e *ast.StringLit) operand {
	set := b.literalOperators(s, e.Suffix, e.At)
	v := b.stringLit(&ast.StringLit{Base: e.Base, Parts: e.Parts})
	a, ok := v.typ.T.(*Array)
	if len(set) == 0 || v.mode == poison || !ok {
		return operand{}
	}
	n := b.constant(Const{I: uint64(a.N - 1)}, basic(ULong), e.At)
	return b.callLiteral(literalPrefix+e.Suffix, set, nil, []operand{v, n}, e.At)
}

// callLiteral calls the literal operator of set that takes the arguments.
func (b *body) callLiteral(name string, set []*FuncObj, targs []TArg, args []operand, pos source.Pos) operand {
	f := b.resolve(name, set, targs, nil, args, pos)
	if f == nil {
		return operand{}
	}
	return b.invoke(f, nil, args, pos, false)
}
