package clibrary

// Atomic operations that a language lacks: loops that compare and exchange words until nobody came between.

// AtomicLoop does an operation in OpenCL C. Its arguments are the type, the name, the declaration of the pointer, the
// type of words, the beginning of the names of OpenCL's functions, the pointer to the word, and the new value.
const AtomicLoop = `static %[1]s %[2]s(%[3]s, %[1]s x) {
    for (;;) {
        %[1]s old = *p;
        %[4]s seen = %[5]scmpxchg(%[6]s, as_%[4]s(old), as_%[4]s(%[7]s));
        if (seen == as_%[4]s(old)) return old;
    }
}
`

// AtomicPart does one on a part of a word in OpenCL C. Its arguments are the type, the name, the parameters, the type
// of pointers to words, the bits of a part, and the new value.
const AtomicPart = `static %[1]s %[2]s(%[3]s) {
    %[4]sword = (%[4]s)((size_t)p & ~(size_t)3);
    uint shift = (uint)((size_t)p & 3) * 8, bits = 0x%[5]xu << shift;
    for (;;) {
        uint old = *word;
        %[1]s was = (%[1]s)(old >> shift);
        %[1]s now = (%[1]s)(%[6]s);
        if (atomic_cmpxchg(word, old, (old & ~bits) | ((uint)now << shift & bits)) == old) return was;
    }
}
`

// AtomicLoopCPP does an operation in C++. Its arguments are the type, the name, the type of words, the old value as the
// type, the new one as a word, and the function that compares and exchanges.
const AtomicLoopCPP = `%[1]s %[2]s(%[1]s *p, %[1]s x) {
    %[3]s seen = *(volatile %[3]s *)p;
    for (;;) {
        %[3]s before = seen;
        %[1]s old = %[4]s;
        seen = %[6]s((%[3]s *)p, before, %[5]s);
        if (seen == before) return old;
    }
}`

// AtomicPartCPP does one on a part of a word in C++. Its arguments are the type, the name, the parameters, the unsigned
// type, the new value, the bits of a part, and the function that compares and exchanges.
const AtomicPartCPP = `%[1]s %[2]s(%[1]s *p, %[3]s) {
    unsigned int *word = (unsigned int *)((unsigned long long)p & ~3ull);
    unsigned int shift = 8 * ((unsigned long long)p & 3), seen = *(volatile unsigned int *)word;
    for (;;) {
        unsigned int before = seen;
        %[1]s old = (%[1]s)(%[4]s)(before >> shift);
        %[1]s next = %[5]s;
        seen = %[7]s(word, before, (before & ~(%[6]du << shift)) | (unsigned int)(%[4]s)next << shift);
        if (seen == before) return old;
    }
}`

// AtomicBodyC is the body of a function for one in C. Its arguments are the type of words, the type, and the new value.
const AtomicBodyC = `    %[1]s old, seen, *word = (%[1]s *)p;
    seen = __atomic_load_n(word, __ATOMIC_SEQ_CST);
    for (;;) {
        %[2]s now, then;
        old = seen;
        __builtin_memcpy(&now, &old, sizeof now);
        then = %[3]s;
        %[1]s bits;
        __builtin_memcpy(&bits, &then, sizeof bits);
        if (__atomic_compare_exchange_n(word, &seen, bits, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return now;
    }
`
