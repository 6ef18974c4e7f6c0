package sema

import "github.com/kbind/kbind/bindgen/diag"

// Codes of types and names.
const (
	codeUnknownName   diag.Code = "K0301" // a name that nobody declared
	codeUnknownType   diag.Code = "K0302" // a type that nobody declared
	codeNotType       diag.Code = "K0303" // a name that is no type where one is needed
	codeNotTemplate   diag.Code = "K0304" // template arguments on something that is no template
	codeTemplateArgs  diag.Code = "K0305" // template arguments that do not fit the parameters
	codeIncomplete    diag.Code = "K0306" // a class or array type that is declared but not defined
	codeBadDecl       diag.Code = "K0308" // a declaration that could not be understood
	codeBadType       diag.Code = "K0309" // a type that C++ does not have, such as an array of references
	codeDepth         diag.Code = "K0310" // templates instantiated too deeply
	codeNoInstance    diag.Code = "K0311" // a kernel template without an instance
	codeKernelDecl    diag.Code = "K0312" // a kernel that is malformed or has no definition
	codeConstant      diag.Code = "K0313" // not a constant expression where one is needed
	codeDirectiveArg  diag.Code = "K0314" // a type or value in a directive that does not fit
	codeStaticAssert  diag.Code = "K0315" // a static_assert that does not hold
	codeCycle         diag.Code = "K0316" // a declaration that depends on itself
	codeTwice         diag.Code = "K0318" // a name that is used and has two definitions
	codeInternal      diag.Code = "K0399" // IR that breaks its own rules: a bug of kbind
	codeMissingMember diag.Code = "K0317" // a member that the class or namespace does not have
)

// Codes of things that are legal but that kbind does not translate.
const (
	codeUnsupported diag.Code = "K0501" // a construct without a portable body
	codeOpaqueType  diag.Code = "K0502" // a type of which only the name is known
)
