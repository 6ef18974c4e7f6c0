package cpu

import (
	"fmt"
	"path"
	"runtime"
	"strings"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// faultOf turns what a kernel panicked with into an error; it must be called by the function that recovered it, while
// the frames of the panic are still on the stack.
func faultOf(reason any) *driver.KernelError {
	e := &driver.KernelError{}
	switch r := reason.(type) {
	case nil:
		e.Msg = "the kernel ended its goroutine"
	case runtime.Error:
		e.Cause = r
		e.Msg = strings.TrimPrefix(r.Error(), "runtime error: ")
	case error:
		e.Cause = r
		e.Msg = r.Error()
	default:
		e.Msg = fmt.Sprint(r)
	}
	if f, ok := reason.(*simt.Fault); ok && f.Line > 0 {
		e.File, e.Line = f.File, f.Line // shortName tells the file if it is ""
		return e
	}
	e.File, e.Line = faultPosition()
	return e
}

// faultPosition finds the innermost frame of the panic that is in a kernel's source, which //line directives name: a
// file that is not Go. When there is none (a kernel written in Go) it is the innermost frame outside of the Go runtime
// and of kbind's own.
func faultPosition() (file string, line int) {
	pcs := make([]uintptr, 64)
	for skip := 0; ; skip += len(pcs) {
		n := runtime.Callers(skip, pcs)
		frames := runtime.CallersFrames(pcs[:n])
		for more := n > 0; more; {
			var f runtime.Frame
			f, more = frames.Next()
			if f.Function == ownFrame {
				return file, line
			}
			if !strings.HasSuffix(f.File, ".go") && !strings.HasSuffix(f.File, ".s") && f.File != "" {
				return f.File, f.Line
			}
			if file == "" && !internal(f.Function) {
				file, line = f.File, f.Line
			}
		}
		if n < len(pcs) {
			return file, line
		}
	}
}

// ownFrame is the function that runs kernels.
const ownFrame = "github.com/kbind/kbind/rt/cpu.(*job).blocks"

// internal reports whether the function is of the Go runtime or of kbind's CPU backend.
func internal(function string) bool {
	for _, prefix := range []string{"runtime.", "github.com/kbind/kbind/rt/cpu.", "github.com/kbind/kbind/rt/cpu/"} {
		if strings.HasPrefix(function, prefix) {
			return true
		}
	}
	return false
}

// shortName returns a file as the module names it: "inc/common.cuh" rather than where the compiler saw it. A file that
// is not known is the module's only one, or stays unknown.
func (m *module) shortName(file string) string {
	if file == "" {
		if len(m.spec.Sources) == 1 {
			return m.spec.Sources[0].Name
		}
		return ""
	}
	file = strings.ReplaceAll(file, `\`, "/")
	for _, s := range m.spec.Sources {
		if file == s.Name || strings.HasSuffix(file, "/"+s.Name) {
			return s.Name
		}
	}
	return path.Base(file)
}
