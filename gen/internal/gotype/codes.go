package gotype

import "github.com/kbind/kbind/bindgen/diag"

// The codes of this package.
const (
	CodeNoPackage diag.Code = "K0710" // the package of the output directory cannot be told
	CodeCPUFunc   diag.Code = "K0711" // the function of a cpu directive is missing or has another signature
	CodeTypeMap   diag.Code = "K0712" // the Go type of a type directive is missing or has another layout
	CodeGoCommand diag.Code = "K0713" // packages could not be loaded, and a directive needs them
)
