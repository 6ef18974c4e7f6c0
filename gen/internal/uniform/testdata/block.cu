// What is the same for a block.

__constant__ int table[16];
__device__ unsigned long long counter;
__device__ const float scale = 2;

__global__ void sources(float *out, const int *rows, int n, int2 pair) {
    int a = n * 2;                               // want: a=block
    int b = blockIdx.x * blockDim.x + gridDim.y; // want: b=block
    int t = threadIdx.x;                         // want: t=thread
    int u = threadIdx.y;                         // want: u=thread
    int c = a + t;                               // want: c=thread
    int d = table[blockIdx.x];                   // want: d=block
    int e = table[t];                            // want: e=thread
    int f = rows[blockIdx.x];                    // want: f=block
    int g = rows[t];                             // want: g=thread
    int h = atomicAdd(&counter, 1ull);              // want: h=thread
    float i = scale;                             // want: i=block
    int j = pair.y;                              // want: j=block
    float k = sqrtf(a) + pair.x;                 // want: k=block
    float l = out[0];                            // want: l=thread
    out[t] = a + b + c + d + e + f + g + h + i + j + k + l + u;
}

// The kernel writes what it loads, under another name.
__global__ void aliased(int *out, const int *in, const float *floats) {
    int a = in[0];           // want: a=thread
    float b = floats[0];     // want: b=block
    out[threadIdx.x] = a + b;
}

// Bytes may be any object, and so may what a cast pointer points at.
__global__ void bytes(char *out, const int *in) {
    int a = in[0]; // want: a=thread
    out[threadIdx.x] = a;
}

__global__ void punned(float *out, const int *in) {
    int a = in[0]; // want: a=thread
    ((int *)out)[threadIdx.x] = a;
}

struct Pair { int x; float y; };

__global__ void members(Pair *out, const int *in, const float *floats, const double *doubles) {
    Pair p = {in[0], 1};
    int a = in[0];          // want: a=thread
    float b = floats[0];    // want: b=thread
    double c = doubles[0];  // want: c=block
    p.y = a + b + c;
    out[threadIdx.x] = p;
}

// Stores to shared variables and atomic operations count as well.
__global__ void others(float *out, const int *in, const unsigned *bits, unsigned long long *sum) {
    __shared__ int s[4];
    s[threadIdx.x & 3] = 1;
    atomicAdd(sum, 1ull);
    int a = in[0];        // want: a=thread
    unsigned b = bits[0]; // want: b=thread
    int c = s[0];         // want: c=thread
    out[0] = a + b + c;
}

__global__ void control(int *out, int n) {
    int t = threadIdx.x;
    int a = 1, b = 1, c = 1, d = 1; // want: a=thread b=block c=thread d=block
    if (t < n) {
        a = 2;       // want: here=thread
        int e = n;   // want: e=thread
        out[0] = e;
    } else {
        c = 3;       // want: here=thread
    }
    if (n > 4) {
        b = 2;       // want: here=block
        if (t) out[1] = 0;
        d = b;       // want: here=block
    }
    out[t] = a + b + c + d;
}

__global__ void loops(int *out, int n) {
    int t = threadIdx.x;
    int a = 0, b = 0, c = 0, d = 0; // want: a=block b=thread c=thread d=block
    for (int i = 0; i < n; i++) {   // want: i=block
        a += i;                     // want: here=block
        for (int j = 0; j < t; j++) { // want: j=thread
            b++;                    // want: here=thread
        }
        d ^= a;                     // want: here=block
    }
    for (int k = t; k < n; k += blockDim.x) c++; // want: k=thread
    out[t] = a + b + c + d;
}

// A break or continue of some threads makes the rounds differ.
__global__ void jumps(int *out, int n) {
    int t = threadIdx.x;
    int a = 0, b = 0, c = 0, d = 0; // want: a=thread b=thread c=block d=thread
    for (int i = 0; i < n; i++) {   // want: i=thread
        a = i;                      // want: here=thread
        if (out[i] == t) break;
    }
    for (int j = 0; j < n; j++) {
        if (t == j) continue;
        b = j;                      // want: here=thread
    }
    for (int k = 0; k < n; k++) {   // want: k=block
        if (k == 5) break;
        c = k;                      // want: here=block
        if (k == 3) continue;
        switch (t) {
        case 0:
            d = 1;                  // want: here=thread
            break;
        }
        c++;                        // want: here=block
    }
    out[t] = a + b + c + d;
}

// A return of some threads leaves the others together.
__global__ void returns(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int a = n;               // want: a=block here=block
    for (int k = 0; k < n; k++) { // want: k=block
        if (out[i] == k) return;
        a += k;              // want: here=block
    }
    out[i] = a;
}

// The value of a variable that changes in a loop comes round to where it is used.
__global__ void around(int *out, int n) {
    int t = threadIdx.x;
    int a = n, b = n, c = n; // want: a=thread b=thread c=thread
    for (int i = 0; i < n; i++) {
        if (a > 3) b = i;    // want: here=thread
        c = b;
        a = c;
        if (i == 2) a = t;
    }
    out[t] = a + b + c;
}

__device__ int plus(int a, int b) { return a + b; }
__device__ int choose(int a, int b) {
    if (a > 2) return b;
    return 1;
}
__device__ int mine(int a) { return a + threadIdx.x; }
__device__ void give(int &to, int v) { to = v; }
__device__ int recursive(int n) { return n < 2 ? 1 : n * recursive(n - 1); }

__global__ void calls(int *out, int n) {
    int t = threadIdx.x;
    int a = plus(n, 1);      // want: a=block
    int b = plus(n, t);      // want: b=thread
    int c = choose(n, 3);    // want: c=block
    int d = choose(t, 3);    // want: d=thread
    int e = mine(n);         // want: e=thread
    int f = n, g = recursive(n); // want: f=thread g=thread
    give(f, n);
    out[t] = a + b + c + d + e + f + g;
}

// What has an address is not followed.
__global__ void addresses(int *out, int n) {
    int t = threadIdx.x;
    int a = n, b = n;        // want: a=thread b=block
    int *p = &a;             // want: p=thread
    *p = t;
    int list[4] = {n, n, n, n}, other[2]; // want: list=thread other=block
    list[t & 3] = n;
    other[0] = n;
    int c = other[1], d = other[t & 1]; // want: c=block d=thread
    out[t] = a + b + list[0] + c + d;
}

// Where there are labels nothing that is assigned is uniform.
__global__ void labels(int *out, int n) {
    int a = n; // want: a=thread here=thread
again:
    a++;
    if (a < threadIdx.x) goto again;
    int b = n; // want: b=thread
    out[threadIdx.x] = a + b;
}

__global__ void votes(int *out, int n) {
    int t = threadIdx.x;
    int a = __syncthreads_count(t < n); // want: a=block
    int b = __syncthreads_or(t < n);    // want: b=block
    int c = __any_sync(0xffffffff, t < n); // want: c=warp
    unsigned d = __ballot_sync(0xffffffff, t < n); // want: d=warp
    unsigned e = __ballot_sync(d, t < n); // want: e=thread
    int f = __shfl_sync(0xffffffff, t, 0), g = __shfl_sync(0xffffffff, t, 3); // want: f=warp g=thread
    int h = 0;               // want: h=warp
    if (c) h = 1;            // want: here=warp
    int i = __shfl_down_sync(0xffffffff, n, 1); // want: i=thread
    if (t < n) {
        int j = __any_sync(0xffffffff, t); // want: j=thread
        out[1] = j;
    }
    out[t] = a + b + c + d + e + f + g + h + i;
}

// Who else writes volatile memory may do so between the reads of two threads; a thread's own variables nobody else
// writes.
__device__ volatile int signal;
struct Message { volatile int ready; int value; };

__global__ void changes(float *out, const volatile int *flag, const Message *m, volatile int n) {
    int a = *flag, b = flag[2]; // want: a=thread b=thread
    int c = signal, d = m->ready, e = m->value; // want: c=thread d=thread e=block
    volatile int own = 3;
    int f = own + n; // want: f=block
    if (flag[0]) {
        __syncthreads(); // want: here=thread
        out[threadIdx.x] = a + b + c + d + e + f;
    }
}
