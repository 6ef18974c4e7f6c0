package driver

import (
	"fmt"
	"strings"
)

// CheckError is what checked execution found in one launch of a kernel, as `go test` runs it on the CPU. It is an
// ErrFault for errors.Is; a report that ended the launch is also a *KernelError for errors.As.
type CheckError struct {
	Kernel  string // KernelSpec.Name
	Caller  string // file:line of the Go code that launched the kernel, "" if it is not known
	Reports []CheckReport
	More    int          // further mistakes, which are not in Reports
	Fault   *KernelError // what ended the launch; nil if it came to its end
}

// CheckReport is one mistake, or several that differ in threads and elements only.
type CheckReport struct {
	// "bounds", "null", "align", "const", "freed", "race", "uninit", "barrier", "mask", "divide", "shift", "convert",
	// "unwritten" or "fault"
	Kind   string
	At     CheckAccess
	Other  *CheckAccess // the other side of a race; nil for others
	Object string       // the buffer or variable, "" if it is not known
	Index  int          // of the element
	Len    int          // elements of the object
	Msg    string
	Count  int // how often it was seen
}

// CheckAccess is one side of a report.
type CheckAccess struct {
	File      string // as KernelError names it
	Line, Col int
	Expr      string // as the source has it, or nearly
	Block     Dim3
	Thread    Dim3
	NoThread  bool // Block and Thread are not known, or there is no thread
}

// Error returns a line for each report, "file.cu:8:5: VectorAdd: thread (3,0,0) of block (4,0,0): message", and one
// that names the caller.
func (e *CheckError) Error() string {
	var b strings.Builder
	for i, r := range e.Reports {
		if i > 0 {
			b.WriteString("\n")
		}
		b.WriteString(r.text(e.Kernel))
	}
	if e.More > 0 {
		fmt.Fprintf(&b, "\n\tand %d more mistakes in other places", e.More)
	}
	if e.Caller != "" {
		fmt.Fprintf(&b, "\n\tlaunched at %s", e.Caller)
	}
	return b.String()
}

func (r *CheckReport) text(kernel string) string {
	var b strings.Builder
	switch a := &r.At; {
	case a.File != "" && a.Line > 0 && a.Col > 0:
		fmt.Fprintf(&b, "%s:%d:%d: ", a.File, a.Line, a.Col)
	case a.File != "" && a.Line > 0:
		fmt.Fprintf(&b, "%s:%d: ", a.File, a.Line)
	}
	b.WriteString(kernel)
	if !r.At.NoThread {
		fmt.Fprintf(&b, ": thread %s of block %s", index(r.At.Thread), index(r.At.Block))
	}
	fmt.Fprintf(&b, ": %s [%s]", r.Msg, r.Kind)
	if r.Count > 1 {
		fmt.Fprintf(&b, " (and %d more like this)", r.Count-1)
	}
	return b.String()
}

// Is makes every CheckError an ErrFault.
func (e *CheckError) Is(target error) bool { return target == ErrFault }

// Unwrap returns the fault that ended the launch, if one did.
func (e *CheckError) Unwrap() error {
	if e.Fault == nil {
		return nil
	}
	return e.Fault
}
