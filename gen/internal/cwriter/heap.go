package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/prec"
)

// HeapSize is how much memory the kernels of a module in OpenCL C have for malloc, in bytes: what CUDA gives a device
// unless it is told otherwise (CUDA C++ Programming Guide, Heap Memory Allocation).
const HeapSize = 8 << 20

// heapUnit is the alignment of what malloc returns, and the size of what stands before it.
const heapUnit = 16

// AddHeap makes room in l for malloc where a kernel of m may call it.
func AddHeap(l *globals.Layout, m *ir.Module) {
	uses := false
	look := func(f *ir.Func) {
		ir.Walk(f.Body, func(s ir.Stmt) {
			e, ok := s.(*ir.Effect)
			uses = uses || ok && allocates(e.Op)
		}, nil)
	}
	for _, f := range m.Funcs {
		look(f)
	}
	for _, k := range m.Kernels {
		if k.Func != nil {
			look(k.Func)
		}
	}
	if uses {
		l.Reserve(HeapSize, heapUnit)
	}
}

// allocates reports whether op is malloc or free.
func allocates(op ir.Op) bool { return op == "mem.alloc" || op == "mem.free" }

// alloc writes malloc or free. The heap lies among the variables of the module. It is a row of blocks of some units
// each, which never change their sizes: the first word of the heap is how many units the blocks have together, and the
// first word of a block twice its own number of units, plus 1 where it is in use. A thread that finds room after the
// last block takes it by writing the block's first word, and then counts it; whoever comes in between counts it, too.
// When there is no room any more the first free block is taken that is large enough. Nobody waits for another thread.
// Fences keep what a thread wrote before it freed a block before what the next owner writes.
func (w *Writer) alloc(s *ir.Effect) {
	heap := fmt.Sprintf("(kb_globals + %d)", w.layout.Heap)
	arg, fence := w.Value(s.Args[0], prec.Assign), w.fence("fence.device")
	if s.Op == "mem.free" {
		w.Helper("kb_free", fmt.Sprintf(clibrary.Free, HeapSize, fence, heapUnit))
		if w.where(s.Args[0]).Space() == ir.Generic && w.needs[needGeneric] {
			arg = prec.Cast("global void *", w.Value(s.Args[0], prec.Unary), prec.Assign)
		}
		w.Source(s, "kb_free("+heap+", "+arg+");")
		return
	}
	w.Helper("kb_malloc", fmt.Sprintf(clibrary.Malloc, HeapSize, heapUnit, HeapSize/heapUnit, heapUnit/4, fence))
	w.Keep(s, s.Dst, "kb_malloc("+heap+", "+arg+")")
}
