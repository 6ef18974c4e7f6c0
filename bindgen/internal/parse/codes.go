package parse

import (
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
)

// Codes of the parser's messages.
const (
	codeSyntax     diag.Code = "K0201" // a token that the grammar does not allow here
	codeUnbalanced diag.Code = "K0202" // brackets that do not match, or are never closed
	codeDepth      diag.Code = "K0203" // nested more deeply than kbind reads
	codeEffort     diag.Code = "K0204" // too ambiguous to be read in reasonable time
	codeDirective  diag.Code = "K0205" // left-over tokens after an expression or type given in a directive
)

// Said reports whether this package gave the message d.
func Said(d *diag.Diag) bool { return strings.HasPrefix(string(d.Code), "K02") }
