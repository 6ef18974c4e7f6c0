package sema

import "github.com/kbind/kbind/bindgen/diag"

// Codes of expressions, calls and statements.
const (
	codeLiteral     diag.Code = "K0401" // a malformed or too large literal
	codeOperand     diag.Code = "K0402" // an operator on operands that it is not defined for
	codeConvert     diag.Code = "K0403" // no conversion between two types
	codeNotPlace    diag.Code = "K0404" // something that cannot be assigned to, or whose address cannot be taken
	codeConst       diag.Code = "K0405" // writing to something const
	codeNoMatch     diag.Code = "K0406" // no function of a set accepts the arguments
	codeAmbiguous   diag.Code = "K0407" // several functions accept the arguments equally well
	codeNotCallable diag.Code = "K0408" // calling something that is no function
	codeNoMember    diag.Code = "K0409" // a member that the type does not have
	codeInit        diag.Code = "K0410" // an initialiser that does not fit the type
	codeUndefined   diag.Code = "K0411" // a function that is declared but never defined
	codeDeleted     diag.Code = "K0412" // a function that is deleted
	codeReturn      diag.Code = "K0413" // a return statement that does not fit the function
	codeJump        diag.Code = "K0414" // break, continue or case outside of what it belongs to
	codeCase        diag.Code = "K0415" // a case label that is no constant or stands twice
	codeThis        diag.Code = "K0416" // a non-static member used without an object
	codeCapture     diag.Code = "K0417" // a local variable that a lambda uses but does not capture
	codePack        diag.Code = "K0418" // a parameter pack that is not expanded
	codeAuto        diag.Code = "K0419" // auto that cannot be deduced
	codeRedeclared  diag.Code = "K0420" // a name or capture declared twice, or that of a template parameter
	codeEffort      diag.Code = "K0423" // a kernel whose templates or constants are too much to check
	codeEval        diag.Code = "K0422" // an evaluation that a constant expression may not do
)
