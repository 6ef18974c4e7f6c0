package pp

import "github.com/kbind/kbind/bindgen/diag"

// The messages of this package.
const (
	CodeDirective     diag.Code = "K0120" // a directive that does not exist or is not supported
	CodeDefine        diag.Code = "K0121" // a #define or #undef that is not well formed
	CodeParams        diag.Code = "K0122" // the parameter list of a macro is not well formed
	CodeStringize     diag.Code = "K0123" // '#' in a macro without a parameter after it
	CodePaste         diag.Code = "K0124" // '##' at an end of a macro, or what it makes is not a token
	CodeArguments     diag.Code = "K0125" // a macro used with the wrong number of arguments
	CodeUnterminated  diag.Code = "K0126" // a macro used without the closing parenthesis
	CodeExpansion     diag.Code = "K0127" // macros that expand to more than anyone meant
	CodeCondition     diag.Code = "K0128" // the expression of an #if or #elif is not well formed
	CodeUnbalanced    diag.Code = "K0129" // #else, #elif, #endif without #if, or #if without #endif
	CodeInclude       diag.Code = "K0130" // an #include that names no header
	CodeMissing       diag.Code = "K0131" // an included file that is not there
	CodeIncludeDepth  diag.Code = "K0132" // includes nested too deep, most often a file that includes itself
	CodeUserError     diag.Code = "K0133" // #error
	CodeTooLarge      diag.Code = "K0134" // sources beyond what kbind can address
	CodePragma        diag.Code = "K0135" // a _Pragma that is not well formed
	CodeVAOpt         diag.Code = "K0136" // __VA_OPT__ outside a variadic macro or without its parentheses
	CodeCommandMacros diag.Code = "K0137" // a -D or -U value that is not a macro
)
