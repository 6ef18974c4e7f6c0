__global__ void counted(int *p, int n) {
    for (int i = 0; i < 8; i++)
        p[i] = 1; // want: i=0..7 wraps:i=0..7
    for (int i = -1; i <= 8; i++)
        p[i + 1] = 1; // want: i=-1..8 wraps:i=-1..8
    for (int i = 7; i >= 0; i--)
        p[i] = 1; // want: i=0..7 wraps:i=0..7
    for (int i = 0; i < n && i < 8; i++)
        p[i] = 1; // want: i=0..7 wraps:i=0..7
}

__global__ void stepped(int *p) {
    for (unsigned i = 0; i < 8; i += 3)
        p[i] = 1; // want: i=0..7 wraps:i=0..7
    for (unsigned i = 7; i > 0; i--)
        p[i] = 1; // want: i=1..7 wraps:i=1..7
    for (unsigned i = 7; i >= 0; i--)
        p[i] = 1; // want: i=any wraps:i=any
    for (unsigned i = 7; i >= 4; i -= 5)
        p[i] = 1; // want: i=4..4294967295 wraps:i=4..4294967295
    for (int i = 1; i <= 64; i <<= 1)
        p[i] = 1; // want: i=-2147483648..64 wraps:i=-2147483648..64
    for (int i = 64; i > 0; i >>= 1)
        p[i] = 1; // want: i=1..64 wraps:i=1..64
}

__global__ void behind(int *p) {
    int i;
    for (i = 0; i < 8; i++) {}
    p[i] = 1; // want: i=0..8 wraps:i=0..8
}

__global__ void written(int *p, int n) {
    for (int i = 0; i < 8; i++) {
        i += n & 1;
        p[i] = 1; // want: i=0..2147483647 wraps:i=any
    }
}

__global__ void addressed(int *p) {
    for (int i = 0; i < 8; i++) {
        int *q = &i;
        p[*q] = i; // want: i=any wraps:i=any
    }
}

__global__ void tested_last(int *p) {
    int i = 0;
    do {
        p[i] = 1; // want: i=0..2147483647 wraps:i=any
        i++;
    } while (i < 8);
}

__global__ void jumped_into(int *p, int n) {
    int i = n & 15;
    goto in;
    for (i = 0; i < 8; i++) {
in:     p[i] = 1; // want: i=0..2147483647 wraps:i=any
    }
}
