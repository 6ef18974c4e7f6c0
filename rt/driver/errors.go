package driver

import (
	"errors"
	"fmt"
	"strings"
)

// The kinds of errors, for errors.Is.
var (
	ErrNotSupported  = errors.New("not supported")
	ErrClosed        = errors.New("already closed")
	ErrFreed         = errors.New("buffer used after Free")
	ErrOutOfMemory   = errors.New("out of device memory")
	ErrInvalidLaunch = errors.New("invalid launch")
	ErrFault         = errors.New("kernel fault")
	ErrNoDevice      = errors.New("no usable device")
	ErrNoImage       = errors.New("no code for this backend")
	ErrOldDriver     = errors.New("driver too old")
	ErrStale         = errors.New("source changed since go generate")
	ErrBuild         = errors.New("kernel does not compile")
	ErrFull          = errors.New("ring full")
	ErrHung          = errors.New("kernel hung")
)

// Error is an error of a known kind with its own message.
type Error struct {
	Kind error // one of the kinds above
	Msg  string
}

// Errorf returns an *Error whose text is the formatted message.
func Errorf(kind error, format string, args ...any) error {
	return &Error{Kind: kind, Msg: fmt.Sprintf(format, args...)}
}

func (e *Error) Error() string { return e.Msg }

// Unwrap returns the kind.
func (e *Error) Unwrap() error { return e.Kind }

// KernelError is a fault of a running kernel. File and Line point into the kernel's source where the backend can tell.
// It is an ErrFault for errors.Is.
type KernelError struct {
	Kernel string // KernelSpec.Name
	File   string // "" when unknown
	Line   int
	Block  Dim3 // index of the block
	Thread Dim3 // index of the thread in its block
	Msg    string
	// HasThread says that Block and Thread are known.
	HasThread bool
	// Lost says that the context is unusable from now on. The device must be opened again, and CUDA opens it in a new
	// process only.
	Lost bool
	// Cause is the error or the panic value behind Msg, if it was an error.
	Cause error
}

// Error returns "vector_add.cu:8: VectorAdd: thread (3,0,0) of block (4,0,0): message".
func (e *KernelError) Error() string {
	var b strings.Builder
	if e.File != "" {
		fmt.Fprintf(&b, "%s:%d: ", e.File, e.Line)
	}
	b.WriteString(e.Kernel)
	if e.HasThread {
		fmt.Fprintf(&b, ": thread %s of block %s", index(e.Thread), index(e.Block))
	}
	b.WriteString(": " + e.Msg)
	if e.Lost {
		b.WriteString(" (the device context is lost)")
	}
	return b.String()
}

// Is makes every KernelError an ErrFault.
func (e *KernelError) Is(target error) bool { return target == ErrFault }

// Unwrap returns the cause.
func (e *KernelError) Unwrap() error { return e.Cause }

func index(d Dim3) string { return fmt.Sprintf("(%d,%d,%d)", d.X, d.Y, d.Z) }

// StoppedError says where a launch was when its context ended. It wraps the context's error.
type StoppedError struct {
	Kernel string // KernelSpec.Name
	File   string // "" when unknown
	Line   int    // of a loop or barrier; 0 when unknown
	Block  Dim3   // index of a block that had not come to its end
	Thread Dim3   // index of the thread in its block
	Cause  error  // context.DeadlineExceeded or context.Canceled, or what wraps it
}

// Error returns "spin.cu:8: Spin: thread (3,0,0) of block (4,0,0) had not come to its end: context deadline exceeded".
func (e *StoppedError) Error() string {
	var b strings.Builder
	if e.File != "" && e.Line > 0 {
		fmt.Fprintf(&b, "%s:%d: ", e.File, e.Line)
	}
	fmt.Fprintf(&b, "%s: thread %s of block %s had not come to its end", e.Kernel, index(e.Thread), index(e.Block))
	if e.Cause != nil {
		fmt.Fprintf(&b, ": %v", e.Cause)
	}
	return b.String()
}

// Unwrap returns the cause.
func (e *StoppedError) Unwrap() error { return e.Cause }

// ProbeError says why a backend cannot be used on this machine. It is an ErrNoDevice for errors.Is.
type ProbeError struct {
	Backend string
	Reason  string // "no CUDA driver", "not built yet"
	Tried   []Try  // the libraries tried, in order
}

// Try is one library that was looked for.
type Try struct {
	Path string
	Err  string
}

// Error returns the reason and, on lines of their own, every path tried.
func (e *ProbeError) Error() string {
	var b strings.Builder
	b.WriteString(e.Backend + ": " + strings.TrimPrefix(e.Reason, e.Backend+": ")) // which an error of the backend has
	for _, t := range e.Tried {
		fmt.Fprintf(&b, "\n\ttried %s: %s", t.Path, t.Err)
	}
	return b.String()
}

// Is makes every ProbeError an ErrNoDevice.
func (e *ProbeError) Is(target error) bool { return target == ErrNoDevice }

// BuildError says that a kernel file does not compile for a device. It is an ErrBuild for errors.Is.
type BuildError struct {
	Module   string // ModuleSpec.Name
	Compiler string // name and version
	Msg      string // the compiler's result
	Log      string // what the compiler printed, with the user's files and lines
}

// Error returns the compiler's log after a line that says whose it is.
func (e *BuildError) Error() string {
	text := fmt.Sprintf("%s does not compile with %s", e.Module, e.Compiler)
	if e.Log == "" {
		return text + ": " + e.Msg
	}
	return text + ":\n" + e.Log
}

// Is makes every BuildError an ErrBuild.
func (e *BuildError) Is(target error) bool { return target == ErrBuild }
