// Package token defines the tokens of CUDA C++, HIP and OpenCL C: raw ones that lex makes and expanded ones that pp
// makes.
//
// Keywords are plain identifiers to the preprocessor; Keyword classifies an identifier for the parser.
package token

import "github.com/kbind/kbind/bindgen/source"

// Kind says what a token is.
type Kind uint8

// The kinds. Punctuators have their own kinds after Punct; Text always holds the spelling.
const (
	EOF     Kind = iota
	Ident        // identifiers and keywords
	Number       // a preprocessing number: 1, 0x1fu, 1.5e-3f, 1'000
	Char         // 'a', L'a', with quotes and prefix
	String       // "a", R"(a)", with quotes and prefix
	Punct        // a punctuator; Text says which, with digraphs spelled out
	Newline      // end of a directive's line; only raw tokens
	Comment      // only kept when it is a //kbind: directive or doc comment carrier; only raw tokens
	Other        // a byte that starts no token ('@', '`', a stray backslash)
)

// Flags of a token.
type Flags uint8

// Flag bits.
const (
	SpaceBefore Flags = 1 << iota // white space, a comment or the start of its line stands before the token
	LineStart                     // first token of its line
	NoExpand                      // an identifier that macro replacement has painted blue (C11 6.10.3.4p2)
)

// Token is one token. Text shares the memory of its file wherever it can.
type Token struct {
	Kind  Kind
	Flags Flags
	Pos   source.Pos
	Text  string
}

// Is reports whether t is the punctuator or identifier text.
func (t Token) Is(text string) bool {
	return t.Text == text && (t.Kind == Punct || t.Kind == Ident)
}
