// Package cuda translates kernels to CUDA C++ and to HIP, whatever language they are written in.
//
// All kernels of a module become one text, which needs no header. Threads, blocks, warps and shared memory are the
// device's own, so that barriers and operations of warps stand where they stand in the source.
package cuda

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cwriter"
)

// CodeUnsupported is the code of kernels that have no form in CUDA C++ or in HIP.
const CodeUnsupported = "K0704"

// Language is CUDA C++ or HIP.
type Language string

// The languages. A text in CUDA C++ compiles for AMD's devices too, but for the kernels that need "nvidia", which are
// hidden from their compiler; HIP refuses these, and has warps of 64 threads.
const (
	CUDA Language = "cuda"
	HIP  Language = "hip"
)

// Result is a module in such a language.
type Result = cwriter.Program

// Kernel is one kernel, or why it has no text.
type Kernel = cwriter.ProgramKernel

// Emit translates the kernels of m, which have bodies or a reason why they have none. The error is an unknown language.
func Emit(m *ir.Module, l Language) (*Result, error) {
	switch l {
	case CUDA, HIP:
		return cwriter.WriteProgram(dialect(l), m, CodeUnsupported), nil
	}
	return nil, fmt.Errorf("cuda: unknown language %q", l)
}
