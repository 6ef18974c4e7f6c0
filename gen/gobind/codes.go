package gobind

import "github.com/kbind/kbind/bindgen/diag"

// The codes of this package.
const (
	CodeNameTaken  diag.Code = "K0720" // two declarations would have one Go name
	CodeBadGoName  diag.Code = "K0721" // a directive's Go name is no exported identifier
	CodeNoGoType   diag.Code = "K0722" // a parameter or variable cannot be passed between Go and the device
	CodeHostExpr   diag.Code = "K0723" // a directive's expression has no Go form
	CodeNoOutSize  diag.Code = "K0724" // an out parameter without a size
	CodeExport     diag.Code = "K0725" // an exported constant has no Go form
	CodeNoInstance diag.Code = "K0726" // a template without instances, or a parameter of unknown type
	CodeTune       diag.Code = "K0727" // a template parameter that cannot be tuned
)
