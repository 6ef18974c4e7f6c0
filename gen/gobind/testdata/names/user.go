package names

// The user has names that generated code would like.
func rt() {}

var context, unsafe int

const moduleNames = 1

var _, _ = context, moduleNames

var _ = unsafe

var _ = rt
