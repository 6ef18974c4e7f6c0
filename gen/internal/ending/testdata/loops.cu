__device__ void change(int *p) { *p = 0; }

__global__ void counted(int *p, int n, unsigned u) {
    for (int i = 0; i < n; i++) p[i] = i;  // want: loop=ends
    for (int i = n; i > 0; i /= 2) p[i] = i;  // want: loop=ends
    for (int i = n; i >= 0; i--) p[i] = i;  // want: loop=ends
    for (unsigned i = u; i >= 0; i--) p[i] = i;  // want: loop=unknown
    for (int i = threadIdx.x; i < n; i += blockDim.x * gridDim.x) p[i] = i;  // want: loop=ends
    for (int i = 1; i <= n; i *= 2) p[i] = i;  // want: loop=ends
    for (int i = 0; n > i && p[i] > 0; i++) p[i] = i;  // want: loop=ends
    for (int i = 0; n > i || p[i] > 0; i++) p[i] = i;  // want: loop=unknown
}

__global__ void unknown(int *p, int n, int by) {
    for (int i = 0; i < n; i += by) p[i] = i;  // want: loop=unknown
    for (int i = 0; i < n; i--) p[i] = i;  // want: loop=unknown
    for (int i = 0; i < n; i++) n += p[i];  // want: loop=unknown
    for (int i = 0; i < p[0]; i++) p[i] = i;  // want: loop=unknown
    for (int i = 0; i < n; i++) change(&i);  // want: loop=unknown
    int i = 0;
    while (i < n) {  // want: loop=unknown
        if (p[i] > 0) continue;
        i++;
    }
    while (true) {  // want: loop=unknown
        if (p[i++] > n) break;
    }
}

// A step that is a variable which keeps its value.
__global__ void strided(int *p, int n) {
    int stride = blockDim.x * 2;
    for (int i = 0; i < n; i += stride) p[i] = i;  // want: loop=ends
    int other = blockDim.x;
    for (int i = 0; i < n; i += other) other = p[i];  // want: loop=unknown
}

// Loops that end with some arguments, and do not with others.
__global__ void started(int *p, int n, unsigned u) {
    for (int i = n; i < 64; i *= 2) p[i] = i;  // want: loop=unknown
    for (int i = n; i < 64; i <<= 1) p[i] = i;  // want: loop=unknown
    for (int i = 1; i < 64; i <<= 1) p[i] = i;  // want: loop=ends
    for (int i = blockDim.x; i < n; i *= 2) p[i] = i;  // want: loop=ends
    for (int i = n; i != 5; i += 2) p[i] = i;  // want: loop=unknown
    for (int i = 10; i > n; i /= 2) p[i] = i;  // want: loop=unknown
    for (int i = n; i > 3; i >>= 1) p[i] = i;  // want: loop=ends
    for (unsigned i = u; i > 0; i -= 2) p[i] = i;  // want: loop=unknown
    for (unsigned i = u; i > 0; i -= 1) p[i] = i;  // want: loop=ends
    for (unsigned char i = 0; i < 256; i++) p[i] = i;  // want: loop=unknown
    for (unsigned char i = 0; i < 255; i++) p[i] = i;  // want: loop=ends
    for (signed char i = 9; i >= -128; i--) p[i] = i;  // want: loop=unknown
    for (short i = 0; i < n; i++) p[i] = i;  // want: loop=unknown
}
