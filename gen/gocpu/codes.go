package gocpu

// The codes of refusals.
const (
	codeUnsupported = "K0701" // the body has something that has no Go form yet
	codeRecursion   = "K0702" // a recursive function with a barrier
)
