package lex

import "github.com/kbind/kbind/bindgen/diag"

// The messages of this package.
const (
	CodeComment   diag.Code = "K0101" // a block comment that nothing ends
	CodeString    diag.Code = "K0102" // a string literal that its line does not end
	CodeChar      diag.Code = "K0103" // a character constant that its line does not end
	CodeRawString diag.Code = "K0104" // a raw string that nothing ends
	CodeRawDelim  diag.Code = "K0105" // a raw string whose delimiter is not one
	CodeByte      diag.Code = "K0106" // a byte that no source text has: NUL, other control characters, broken UTF-8
	CodeTooMany   diag.Code = "K0107" // so many of the above that the rest of the file is not read
	CodeEncoding  diag.Code = "K0108" // a file in UTF-16
)
