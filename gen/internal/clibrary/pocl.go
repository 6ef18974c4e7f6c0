package clibrary

// Kept is for variables that PoCL must keep for each thread: memory that is volatile it does not look into. See
// package pocl.
const Kept = `#ifdef POCL_DEVICE_ADDRESS_BITS
#define KB_KEPT volatile
#else
#define KB_KEPT
#endif
`

// Apart is for functions with jumps into loops. PoCL (3.1) does not end, or crashes, when it looks for what comes
// before and after a barrier in a kernel into which its compiler has put such a function.
const Apart = `#ifdef POCL_DEVICE_ADDRESS_BITS
#define KB_APART __attribute__((noinline))
#else
#define KB_APART
#endif
`

// Barrier is for barriers that PoCL's compiler must not merge. See package pocl.
const Barrier = `#ifdef POCL_DEVICE_ADDRESS_BITS
#define KB_BARRIER __attribute__((nomerge)) barrier
#else
#define KB_BARRIER barrier
#endif
`
