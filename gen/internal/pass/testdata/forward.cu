__device__ int clampi(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }
__device__ unsigned char to_byte(float x) { return (unsigned char)fminf(fmaxf(x + 0.5f, 0.0f), 255.0f); }

// Arguments that are constants or variables stand where the parameters stood; one that is used several times keeps its
// variable.
__global__ void blur(const float *src, unsigned char *dst, int width) {
    int i = threadIdx.x;
    float sum = src[clampi(i - 1, 0, width - 1)] + src[i];
    dst[i] = to_byte(sum * 0.5f);
}

// A value that comes from memory stays where it is read, so that a fault is reported in its line.
__global__ void loads(const float *src, unsigned char *dst) {
    int i = threadIdx.x;
    dst[i] = to_byte(src[i]);
}

// Variables of the user's stay as they are, even those that are used once.
__global__ void user(const int *src, int *dst) {
    int i = threadIdx.x;
    int next = i + 1;
    dst[i] = src[next];
}

// The condition of a loop reads what is declared in front of it.
__global__ void conditions(int *p, int n) {
    int i = 0;
    while (clampi(i++, 0, n) < n) p[i] = 0;
}

// Nothing moves where a jump may come back.
__global__ void jumps(int *p, int n) {
    int i = 0;
again:
    int k;
    k = n - i;
    p[i++] = k;
    if (i < n) goto again;
}

// A variable that changes later may still be read in the next statement.
__global__ void next(const float *src, unsigned char *dst) {
    float4 sum = make_float4(0, 0, 0, 0);
    sum.x += src[0];
    dst[0] = to_byte(sum.x);
    sum.x += src[1];
    dst[1] = to_byte(sum.x);
}

__device__ float length2(float2 v) { return v.x * v.x + v.y * v.y; }
__device__ float grow(float2 v, float2 &to) {
    to.x += 1;
    return v.x;
}

// A copy of what keeps its value has no variable of its own; one of what changes before the copy is read has.
__global__ void copies(const float2 *src, float *dst) {
    float2 a = src[0];
    dst[0] = length2(a);
    a.x += 1;
    dst[1] = length2(a);
    dst[2] = grow(a, a);
}

// So has one that the condition of a loop reads.
__global__ void counted_down(int *dst, int n) {
    int m = n;
    while (m-- > 0) dst[m] = 0;
}

// What a conversion puts in front of an integer and the next one cuts off again is not there.
__global__ void sizes(int *dst, short s, long long w) {
    dst[(int)(unsigned long long)threadIdx.x] = 1;
    dst[1] = (int)(long long)(unsigned)w;
    dst[2] = (int)(long long)s;
}
