// Package opencl translates kernels to OpenCL C 1.2, whatever language they are written in.
//
// Each kernel becomes a text of its own with what it calls. Threads, blocks and shared memory are work-items,
// work-groups and local memory. A barrier is written only where all threads of the block are proved to come together:
// devices are free to do anything elsewhere, and do.
package opencl

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/converge"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// CodeUnsupported is the code of kernels that have no form in OpenCL C.
const CodeUnsupported = "K0703"

// Text is a kernel in OpenCL C, and what a launch and a device must give it.
type Text = cwriter.Kernel

// Hidden is a parameter that a text has after those of the kernel's source.
type Hidden = cwriter.Hidden

// The hidden parameters; see package cwriter.
const (
	Dynamic   = cwriter.Dynamic
	Globals   = cwriter.Globals
	Exchange  = cwriter.Exchange
	Fault     = cwriter.Fault
	PartFault = cwriter.PartFault
)

// ExchangeSize is how much memory Exchange is, in bytes, for a block of so many threads.
func ExchangeSize(threads int) int { return cwriter.ExchangeSize(threads) }

// Kernel is one kernel in OpenCL C, or why it has none.
type Kernel struct {
	*ir.Kernel
	Text    *Text       // nil when it is refused
	Refused *ir.Refusal // why there is no text
}

// Result is a module in OpenCL C.
type Result struct {
	Kernels []Kernel
	// Globals is what the buffer of the module's variables, and of malloc's memory, holds at first; Offsets says where
	// each variable lies, in bytes.
	Globals     []byte
	GlobalsSize int // of the buffer, which is zero behind Globals
	Offsets     map[*ir.Var]int
	// Pointers are the bytes of the buffer at which addresses lie, and the byte that each is the address of.
	Pointers map[int]int
}

// Options say what is written.
type Options struct {
	// Contract makes one fma of a product and a sum.
	Contract bool
}

// Emit translates the kernels of m, which have bodies or a reason why they have none.
func Emit(m *ir.Module, opt Options) *Result {
	ctx := pass.New(m, pass.Options{Slow: true, General: true, Contract: opt.Contract, Ordered: true,
		Together: true})
	layout := globals.New(m)
	cwriter.AddHeap(layout, m)
	r := &Result{Globals: layout.Bytes, GlobalsSize: layout.Size, Offsets: layout.Offset, Pointers: layout.Pointers}
	for _, k := range m.Kernels {
		out := Kernel{Kernel: k, Refused: k.Refused}
		switch {
		case k.Func != nil:
			out.translate(ctx, m, layout)
		case k.Refused == nil:
			out.Refused = &ir.Refusal{Code: CodeUnsupported, Pos: k.Pos, Msg: "the kernel has no body"}
		}
		r.Kernels = append(r.Kernels, out)
	}
	return r
}

// lastPass is the last one that makes sense for a language with threads.
const lastPass = "converge"

// translate makes the text of one kernel.
func (out *Kernel) translate(ctx *pass.Context, m *ir.Module, layout *globals.Layout) {
	lowered := ctx.Lower(out.Kernel, lastPass)
	if out.Refused = lowered.Refused; out.Refused != nil {
		return
	}
	refuse := func(at source.Pos, why string) {
		if !at.IsValid() {
			at = out.Kernel.Pos
		}
		out.Refused = &ir.Refusal{Code: CodeUnsupported, Pos: at, Msg: why}
	}
	if at, why := diverges(lowered.Func); why != "" {
		refuse(at, why)
		return
	}
	text, refused := cwriter.Write(cwriter.OpenCL(), m, out.Kernel, lowered.Func, layout)
	if refused != nil {
		refuse(refused.At, refused.Why)
		return
	}
	out.Text = text
}

// diverges finds a barrier of f to which not all threads of a block come together, as far as can be proved.
func diverges(f *ir.Func) (at source.Pos, why string) {
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		if e, ok := s.(*ir.Effect); ok && e.Op == ir.OpYield && why == "" {
			at, why = s.Pos(), "threads wait here for what another thread writes"
		}
		return why == ""
	})
	barriers := false
	var info *uniform.Info
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		e, ok := s.(*ir.Effect)
		if !ok || why != "" || !ir.Suspends(e) {
			return why == ""
		}
		if info == nil {
			info = uniform.Analyse(f, uniform.Config{})
		}
		barriers = true
		if info.Control(s) != uniform.Block {
			at, why = s.Pos(), fmt.Sprintf("not all threads of the block are proved to come to this %s together", e.Op)
		}
		return true
	})
	if why != "" || !barriers {
		return at, why
	}
	early := converge.Early(f)
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		if early[s] && why == "" && info.Control(s) != uniform.Block {
			at, why = s.Pos(), "threads may return here and leave the others alone at a barrier"
		}
		return true
	})
	return at, why
}
