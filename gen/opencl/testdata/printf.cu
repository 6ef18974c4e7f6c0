// OpenCL C's printf takes no text that is no literal: it is printed by calls of its own.
#include <cstdio>

__device__ void say(const char *file, int line, const char *what) { printf("%s:%d: %s\n", file, line, what); }

__global__ void texts(int *x, int n, const float *g, short *h) {
    const char *size = n > 1 ? "big" : "small";
    say("printf.cu", 8, "hello");
    char own[4] = {'a', 'b', 0};
    const unsigned char *none = 0;
    printf("%s|%5s|%-4s|%.2s|%.0s|%s\n", "literal", size, own, size, size, none);
    printf("%s", own);
    printf("%d%%%p\n", n, (void *)x);
}

// A width among the values is no conversion of this kind.
__global__ void starred(const char *text) { printf("%*s\n", 5, text); }
