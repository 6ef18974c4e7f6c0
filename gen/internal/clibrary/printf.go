package clibrary

// PrintText prints the text at a pointer as %s does, in a field of width characters, on its left side if left is not 0,
// and most characters of it if most is not negative. Its arguments are the name, and the declaration of the pointer.
const PrintText = `static void %s(%s, int width, int left, int most) {
    int n = 0;
    if (text) {
        while ((most < 0 || n < most) && text[n]) n++;
    } else {
        n = most < 0 || most > 6 ? 6 : most;
    }
    if (!left) for (int i = n; i < width; i++) printf(" ");
    for (int i = 0; i < n; i++) printf("%%c", text ? (int)text[i] : (int)"(null)"[i]);
    if (left) for (int i = n; i < width; i++) printf(" ");
}
`

// PrintC hands what printf gets to the runtime, which formats it, in C.
const PrintC = `static __attribute__((noinline)) int32_t kb_print(kb_worker *worker, const char *format, const char *types,
                                                 const uint64_t *values, int64_t n) {
    int64_t size = 24 + 8 * n;
    if (worker->cap - worker->len < size) {
        int64_t cap = 2 * worker->cap + size + 4096;
        char *more = __builtin_realloc(worker->text, cap);
        if (!more) return -1;
        worker->text = more, worker->cap = cap;
    }
    char *p = worker->text + worker->len;
    __builtin_memcpy(p, &format, 8);
    __builtin_memcpy(p + 8, &types, 8);
    __builtin_memcpy(p + 16, &n, 8);
    __builtin_memcpy(p + 24, values, 8 * n);
    worker->len += size;
    return (int32_t)n;
}
`
