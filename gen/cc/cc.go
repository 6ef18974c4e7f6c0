// Package cc translates kernels to C, for the machine's own compiler.
//
// Each kernel becomes a text of its own with what it calls. A function of the text runs a range of blocks: each
// parallel region of the kernel's plan is a loop over the threads of a block. A kernel whose threads must be suspended
// where they wait, as the plan says, is refused.
package cc

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/plan"
)

// CodeUnsupported is the code of kernels that have no form in C.
const CodeUnsupported = "K0705"

// Text is a kernel in C, and what a launch must be like.
type Text = cwriter.Kernel

// Kernel is one kernel in C, or why it has none.
type Kernel struct {
	*ir.Kernel
	Text    *Text       // nil when it is refused
	Form    string      // "plain", "phases", or another one, which C has not; see package plan
	Refused *ir.Refusal // why there is no text
}

// Result is a module in C.
type Result struct {
	Kernels []Kernel
	Header  string // what all texts begin with
	// Globals is what the memory of the module's variables holds at first; Offsets says where each lies, in bytes.
	Globals     []byte
	GlobalsSize int // of that memory, which is zero behind Globals
	Offsets     map[*ir.Var]int
	// Pointers are the bytes of Globals that hold addresses, and at which byte what they point at lies.
	Pointers map[int]int
}

// Options say what is written.
type Options struct {
	// Contract makes one fma of a product and a sum.
	Contract bool
	// OneByOne lets no threads run side by side, for tests.
	OneByOne bool
}

// Emit translates the kernels of m, which have bodies or a reason why they have none. Each text is whole.
func Emit(m *ir.Module, opt Options) *Result {
	r := of(plan.Of(m, plan.Options{Contract: opt.Contract}), opt)
	for i := range r.Kernels {
		if t := r.Kernels[i].Text; t != nil {
			t.Text = r.Header + t.Text
		}
	}
	return r
}

// Of translates the kernels of a plan; the texts stand after Result.Header.
func Of(p *plan.Module) *Result { return of(p, Options{}) }

func of(p *plan.Module, opt Options) *Result {
	layout := globals.New(p.Module)
	r := &Result{Globals: layout.Bytes, GlobalsSize: layout.Size, Offsets: layout.Offset, Pointers: layout.Pointers,
		Header: clibrary.LoopsHeader}
	for _, k := range p.Kernels {
		out := Kernel{Kernel: k.Kernel, Form: string(k.Form), Refused: k.Refused}
		if k.Refused == nil {
			out.translate(p, k, layout, opt)
		}
		r.Kernels = append(r.Kernels, out)
	}
	return r
}

// translate makes the text of one kernel.
func (out *Kernel) translate(p *plan.Module, k *plan.Kernel, layout *globals.Layout, opt Options) {
	refuse := func(at source.Pos, why string) {
		if !at.IsValid() {
			at = k.Pos
		}
		out.Refused = &ir.Refusal{Code: CodeUnsupported, Pos: at, Msg: why}
	}
	if k.Form != plan.FormPlain && k.Form != plan.FormPhases {
		if k.Form == plan.FormReference {
			refuse(k.Attrs.CPUPos, "the kernel's form for processors is the Go function "+k.Attrs.CPU)
			return
		}
		why := k.Why
		if why == "" {
			why = "threads are suspended"
		}
		refuse(k.At, "C has no threads that wait for each other: "+why)
		return
	}
	text, refused := write(p, k, layout, !opt.OneByOne)
	if refused != nil {
		refuse(refused.At, refused.Why)
		return
	}
	out.Text = text
}
