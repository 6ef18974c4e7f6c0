package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
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
	arg, fence := w.value(s.Args[0], prec.Assign), w.fence("fence.device")
	if s.Op == "mem.free" {
		w.helper("kb_free", fmt.Sprintf(`static void kb_free(global uchar *heap, global void *p) {
    if (p == 0 || (ulong)p - (ulong)heap >= %d) return;
    %s
    atomic_and((volatile global uint *)((global uchar *)p - %d), ~1u);
}
`, HeapSize, fence, heapUnit))
		w.source(s, "kb_free("+heap+", "+arg+");")
		return
	}
	w.helper("kb_malloc", fmt.Sprintf(`static global void *kb_malloc(global uchar *heap, ulong size) {
    if (size == 0 || size > %[1]d - 3 * %[2]d) return 0;
    volatile global uint *end = (volatile global uint *)heap;
    const uint units = (uint)((size + 2 * %[2]d - 1) / %[2]d);
    for (uint at = atomic_or(end, 0u); units < %[3]d - at; at = atomic_or(end, 0u)) {
        volatile global uint *block = end + %[4]d * (at + 1);
        uint seen = atomic_cmpxchg(block, 0u, units << 1 | 1);
        atomic_cmpxchg(end, at, at + (seen == 0 ? units : seen >> 1));
        if (seen == 0) return (global void *)(block + %[4]d);
    }
    for (uint at = 0, last = atomic_or(end, 0u); at < last;) {
        volatile global uint *block = end + %[4]d * (at + 1);
        uint seen = atomic_or(block, 0u);
        if (!(seen & 1) && seen >> 1 >= units && atomic_cmpxchg(block, seen, seen | 1) == seen) {
            %[5]s
            return (global void *)(block + %[4]d);
        }
        at += seen >> 1;
    }
    return 0;
}
`, HeapSize, heapUnit, HeapSize/heapUnit, heapUnit/4, fence))
	w.keep(s, s.Dst, "kb_malloc("+heap+", "+arg+")")
}
