// checked
// What the kernel only reads is exempt, what each thread writes for itself too.
__global__ void exempt(float *y, const float *x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = 2 * x[i];
}

// Other elements of a parameter, and those of shared variables, are accessed by name, with the variable's shadow.
__global__ void named(int *out, int n) {
    __shared__ int rows[4][32];
    rows[threadIdx.y][threadIdx.x] = n;
    __syncthreads();
    out[n] += rows[n][0];
}

// What a pointer from memory points at is looked up by its address. Compound assignments read and write.
struct List { List *next; int value; };
__global__ void looked_up(List *l) {
    l->next->value += 1;
    l->next->next->value = l->value;
}

// Signed arithmetic, divisors, counts of shifts and conversions to integers.
__global__ void arithmetic(int *out, int a, int b, float f) {
    out[0] = a + b;
    out[1] = a / b;
    out[2] = a << b;
    out[3] = (int)f;
    out[4] = -a;
    a *= b;
    out[5] = (a & 7) + 1; // cannot overflow
}

// A variable that may be read before it has a value has a shadow, a bit for each component of a vector.
__global__ void definedness(float *out, int n) {
    int i;
    float2 v;
    if (n > 0) i = n;
    v.x = 1;
    if (n > 1) v.y = 2;
    out[i] = v.x + v.y;
    i++;
}

// A local with an address lies in monitored memory.
__device__ void fill(int *to, int n) { if (n > 0) *to = n; }
__global__ void monitored(int *out, int n) {
    int local;
    fill(&local, n);
    *out = local;
}

// Atomic operations, a read that guesses, and one that asks whether there is anything to do.
__global__ void atomics(int *p, int v) {
    int old = p[1];
    atomicCAS(&p[1], old, v);
    if (v > p[2]) atomicMax(&p[2], v);
    atomicAdd(p + 3, 0);
}
