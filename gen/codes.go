package gen

import "github.com/kbind/kbind/bindgen/diag"

// The codes of this package.
const (
	CodeOutput   diag.Code = "K0740" // the output directory or package cannot be used
	CodeCompile  diag.Code = "K0741" // the device compiler does not compile the unit, or there is none
	CodeInternal diag.Code = "K0749" // a bug in kbind
)
