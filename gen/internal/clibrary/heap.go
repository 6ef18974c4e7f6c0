package clibrary

// malloc and free of kernels in OpenCL C. Package cwriter, heap.go, says how the heap is made.

// Free gives a block back. Its arguments are the size of the heap, a fence of the device, and the size of a unit.
const Free = `static void kb_free(global uchar *heap, global void *p) {
    if (p == 0 || (ulong)p - (ulong)heap >= %d) return;
    %s
    atomic_and((volatile global uint *)((global uchar *)p - %d), ~1u);
}
`

// Malloc takes a block. Its arguments are the size of the heap, that of a unit, the number of units, the words of a
// unit, and a fence of the device.
const Malloc = `static global void *kb_malloc(global uchar *heap, ulong size) {
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
`
