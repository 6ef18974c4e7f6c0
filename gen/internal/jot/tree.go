// Package jot writes Go: a file is a tree of code, made by calls that follow each other like the tokens that they
// write, as with github.com/dave/jennifer. What jennifer would leave to be read back out of its text is done here from
// the tree: local variables get their names (Rename's comment says how), //line directives stand where a line needs
// one, and imports are grouped.
//
//	jot.If(jot.Id("i").Op("<").Id("n")).Block(jot.Id("sum").Op("+=").Id("a").Index(jot.Id("i")))
package jot

import (
	"fmt"
	"strconv"
	"strings"
)

// Code is something that stands in a file. It is not changed by being written, so that it may stand in several places.
type Code interface{ put(*stream) }

// Statement is code that follows each other: a statement, a part of one, or a declaration. Its methods add to it and
// return it.
type Statement []Code

// Add makes a statement of code.
func Add(code ...Code) *Statement { return new(Statement).Add(code...) }

// Add adds code as it is.
func (s *Statement) Add(code ...Code) *Statement {
	*s = append(*s, code...)
	return s
}

// Clone makes a statement that begins with s, so that what is added to it is not added to s.
func (s *Statement) Clone() *Statement { return &Statement{s} }

// Id is an identifier: a local variable where one of that name is declared, else what is declared elsewhere.
func Id(name string) *Statement { return new(Statement).Id(name) }

// Id adds an identifier.
func (s *Statement) Id(name string) *Statement { return s.Add(token{kind: identifier, text: name}) }

// Qual is a name of a package that the file imports.
func Qual(path, name string) *Statement { return new(Statement).Qual(path, name) }

// Qual adds a name of a package that the file imports.
func (s *Statement) Qual(path, name string) *Statement {
	return s.Add(token{kind: imported, text: path}, word("."), word(name))
}

// Op is an operator.
func Op(op string) *Statement { return new(Statement).Op(op) }

// Op adds an operator. With := the identifiers before it are declared.
func (s *Statement) Op(op string) *Statement { return s.Add(word(op)) }

// Dot adds a selector.
func (s *Statement) Dot(name string) *Statement { return s.Add(word("."), word(name)) }

// Elements is a list of numbers and composite literals of such, on one line as go/format writes it.
func Elements(text string) *Statement { return new(Statement).Add(token{kind: elements, text: text}) }

// Lit is a string, an int or a bool.
func Lit(v any) *Statement { return new(Statement).Lit(v) }

// Lit adds a string, an int or a bool.
func (s *Statement) Lit(v any) *Statement {
	switch v := v.(type) {
	case string:
		return s.Add(word(strconv.Quote(v)))
	case int:
		return s.Add(word(strconv.Itoa(v)))
	case bool:
		return s.Add(word(strconv.FormatBool(v)))
	}
	panic(fmt.Sprintf("jot: a literal of type %T", v))
}

// Key is a field of a composite literal with its value.
func Key(name string, value Code) *Statement { return Add(word(name), word(":"), value) }

// Empty is an empty part of a for clause.
func Empty() *Statement { return Add() }

// Line ends a line inside a statement.
func Line() *Statement { return new(Statement).Line() }

// Line ends a line.
func (s *Statement) Line() *Statement { return s.Add(token{kind: newline}) }

// Comment is a line of comment.
func Comment(text string) *Statement { return Add(token{kind: comment, text: "// " + text}) }

// Inside is a line of comment inside a function. It is written with an indent, without which go/format would take it
// and a directive after it for the documentation of a declaration, and separate them.
func Inside(text string) *Statement { return Add(token{kind: comment, text: "\t// " + text}) }

// At says that the code after it, up to the next such mark, comes from a line of another file.
func At(file string, line int) *Statement {
	return Add(token{kind: mark, text: file, line: int32(line)})
}

// Own says that the code after it, up to the next such mark, comes from no other file.
func Own() *Statement { return Add(token{kind: mark}) }

// Labeled is a statement with a label.
func Labeled(label string, s Code) *Statement { return Label(label).Line().Add(s) }

// Label is a label, of the statement after it.
func Label(name string) *Statement { return Add(token{kind: labelled, text: name}) }

// Goto is a jump to a label.
func Goto(label string) *Statement { return Add(jump("goto", label)) }

// Break leaves the loop or switch around it.
func Break() *Statement { return Add(jump("break")) }

// Continue goes on with the next iteration of the loop around it, or of the one with the label.
func Continue(label ...string) *Statement { return Add(jump("continue", label...)) }

func jump(how string, label ...string) token {
	return token{kind: jumped, text: strings.Join(append([]string{how}, label...), " ")}
}

// Var declares a variable.
func Var(name string) *Statement { return Add(word("var"), token{kind: declared, text: name}) }

// Type declares a type.
func Type(name string) *Statement { return new(Statement).Type(name) }

// Type adds the declaration of a type.
func (s *Statement) Type(name string) *Statement { return s.Add(word("type")).Id(name) }

// Func declares a function.
func Func(name string) *Statement { return new(Statement).Func(name) }

// Func adds the declaration of a function.
func (s *Statement) Func(name string) *Statement {
	return s.Add(word("func"), token{kind: opened}, word(name))
}

// Params adds parameters: of each the name comes first.
func (s *Statement) Params(params ...Code) *Statement {
	return s.Add(&group{kind: parameters, items: params})
}

// Block is a block.
func Block(list ...Code) *Statement { return new(Statement).Block(list...) }

// Block adds a block, or the statements of a case.
func (s *Statement) Block(list ...Code) *Statement {
	kind := block
	if n := len(*s); n > 0 {
		if g, ok := (*s)[n-1].(*group); ok && g.kind == cases {
			kind = caseBlock
		}
	}
	return s.Add(&group{kind: kind, items: list})
}

// Struct is a type: of each field the name comes first.
func Struct(fields ...Code) *Statement { return new(Statement).Struct(fields...) }

// Struct adds a struct type.
func (s *Statement) Struct(fields ...Code) *Statement {
	return s.Add(&group{kind: structure, items: fields})
}

// If begins an if statement.
func If(clause ...Code) *Statement { return Add(&group{kind: clauses, open: "if", items: clause}) }

// Else adds the other branch.
func (s *Statement) Else() *Statement { return s.Add(punctuation("else")) }

// For begins a for statement, with one part of its clause or with three.
func For(clause ...Code) *Statement { return Add(&group{kind: clauses, open: "for", items: clause}) }

// Range adds the word range.
func (s *Statement) Range() *Statement { return s.Add(word("range")) }

// Switch begins a switch statement.
func Switch(clause ...Code) *Statement {
	return Add(&group{kind: clauses, open: "switch", items: clause})
}

// Case begins a case.
func Case(values ...Code) *Statement { return Add(&group{kind: cases, open: "case", items: values}) }

// Default begins the default case.
func Default() *Statement { return Add(&group{kind: cases, open: "default"}) }

// Return returns values.
func Return(values ...Code) *Statement { return Add(word("return")).List(values...) }

// Defer is the word defer.
func Defer() *Statement { return Add(word("defer")) }

// Parens is code in parentheses.
func Parens(c Code) *Statement { return new(Statement).Parens(c) }

// Parens adds code in parentheses.
func (s *Statement) Parens(c Code) *Statement { return s.list("(", ",", ")", []Code{c}) }

// List is code with commas between.
func List(items ...Code) *Statement { return new(Statement).List(items...) }

// List adds code with commas between.
func (s *Statement) List(items ...Code) *Statement { return s.list("", ",", "", items) }

// Call adds arguments.
func (s *Statement) Call(args ...Code) *Statement { return s.list("(", ",", ")", args) }

// Types adds the arguments of an instance.
func (s *Statement) Types(types ...Code) *Statement { return s.list("[", ",", "]", types) }

// Values adds what a composite literal holds.
func (s *Statement) Values(values ...Code) *Statement { return s.list("{", ",", "}", values) }

// Index is the beginning of the type of an array or a slice.
func Index(items ...Code) *Statement { return new(Statement).Index(items...) }

// Index adds an index, or the bounds of a slice.
func (s *Statement) Index(items ...Code) *Statement { return s.list("[", ":", "]", items) }

func (s *Statement) list(open, separator, end string, items []Code) *Statement {
	return s.Add(&group{kind: list, open: open, separator: separator, end: end, items: items})
}

// Values is a composite literal whose type is known.
func Values(values ...Code) *Statement { return new(Statement).Values(values...) }
