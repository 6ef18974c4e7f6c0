package simt

import "fmt"

// Fault is what a kernel panics with when simt finds an error that Go's runtime does not find: an access through a
// pointer outside its object, a failed assert, a barrier that can never be passed.
type Fault struct {
	Msg  string
	File string // of the kernel's source, when it is not where the panic is; "" for its only one
	Line int    // the same; else 0
	// Reported says that checked execution has a report of it.
	Reported bool
}

func (f *Fault) Error() string { return f.Msg }

func fault(format string, args ...any) {
	panic(&Fault{Msg: fmt.Sprintf(format, args...)})
}

// Assert faults with text when ok is false: C's assert.
func Assert(ok bool, text string) {
	if !ok {
		fault("assertion failed: %s", text)
	}
}

// Trap faults: CUDA's __trap.
func Trap() { fault("trap") }
