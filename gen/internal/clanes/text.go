package clanes

// wideHead is what texts with lanes begin with: how many lanes there are, their masks, and lists with an item for each.
const wideHead = `#ifndef KB_WORDS
#if defined __AVX512F__
#define KB_WORDS 16
#elif defined __AVX2__
#define KB_WORDS 8
#else
#define KB_WORDS 4
#endif
#endif
#ifdef KB_DOUBLES
#define KB_LANES (KB_WORDS / 2)
#else
#define KB_LANES KB_WORDS
#endif
#if KB_LANES == 16
#define KB_EACH(x) x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x
#define KB_COUNT 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
#elif KB_LANES == 8
#define KB_EACH(x) x, x, x, x, x, x, x, x
#define KB_COUNT 0, 1, 2, 3, 4, 5, 6, 7
#elif KB_LANES == 4
#define KB_EACH(x) x, x, x, x
#define KB_COUNT 0, 1, 2, 3
#else
#define KB_EACH(x) x, x
#define KB_COUNT 0, 1
#endif

typedef int32_t kb_mask __attribute__((vector_size(4 * KB_LANES))); // of the lanes: -1 for those at work, else 0

static inline kb_mask kb_spread_bool(int x) {
    const int32_t m = -(x != 0);
    return (kb_mask){KB_EACH(m)};
}

static inline int kb_any(kb_mask m) {
#if defined __AVX512F__ && KB_LANES == 16 && !defined __clang__
    typedef int kb_words __attribute__((vector_size(64)));
    return __builtin_ia32_ptestmd512((kb_words)m, (kb_words)m, 0xffff) != 0;
#elif defined __AVX2__ && KB_LANES == 8
    typedef float kb_words __attribute__((vector_size(32)));
    return __builtin_ia32_movmskps256((kb_words)m) != 0;
#else
    int32_t any = 0;
    for (int i = 0; i < KB_LANES; i++) any |= m[i];
    return any != 0;
#endif
}

static inline int kb_every(kb_mask m) {
    return !kb_any(~m);
}
`

// liveText gives the mask of the threads that have not ended.
const liveText = `static inline kb_mask kb_live(const uint8_t *gone) {
    kb_mask m;
    for (int i = 0; i < KB_LANES; i++) m[i] = -!gone[i];
    return m;
}
`

// markText marks threads as ended.
const markText = `static inline void kb_mark(uint8_t *gone, kb_mask m) {
    for (int i = 0; i < KB_LANES; i++) gone[i] |= m[i] & 1;
}
`
