// Kernels whose threads cannot run side by side, each for another reason.

struct Pair { int a; float b; };

__global__ void structs(const Pair* p, float* y) {
    Pair own = p[threadIdx.x];
    y[threadIdx.x] = own.a + own.b;
}

__global__ void pointers(float* x, float* y, const int* which) {
    float* both[2];
    both[0] = which[threadIdx.x] ? x : y;
    both[1] = which[threadIdx.x] ? y : x;
    both[0][threadIdx.x] = both[1][threadIdx.x + 1];
}

__global__ void address(int* x) {
    int own = x[threadIdx.x];
    int* p = &own;
    for (int i = 0; i < x[0]; i++) p = i & 1 ? x : &own;
    *p = 1;
    x[threadIdx.x] = own;
}

__global__ void lasting(volatile int* x) { x[threadIdx.x] = x[threadIdx.x + 1]; }

__global__ void slots(int* next, int* list) {
    int slot = atomicAdd(next, 1);
    list[slot] = threadIdx.x;
}

__global__ void choice(int* x) {
    switch (x[threadIdx.x]) {
    case 1: x[threadIdx.x] = 3; break;
    case 2: x[threadIdx.x] = 5; break;
    }
}

__global__ void jumps(int* x, int n) {
    for (int i = 0; i < n; i++) {
        if (x[threadIdx.x] == i) goto out;
        x[threadIdx.x]++;
    }
out:
    x[threadIdx.x] = 0;
}

__global__ void elsewhere(const int* start, const int* columns, const float* x, float* y) {
    float sum = 0;
    for (int j = start[threadIdx.x]; j < start[threadIdx.x + 1]; j++) sum += x[columns[j]];
    y[threadIdx.x] = sum;
}

__global__ void leaves(int* x, int n) {
    for (int i = 0; i < n; i++) {
        switch (n) {
        case 1:
            if (x[threadIdx.x] > 3) break;
            x[threadIdx.x] = 1;
            break;
        default:
            x[threadIdx.x] += 1;
        }
    }
}

__global__ void chosen(float4* x, const int* at) {
    float4 own[2];
    own[0] = own[1] = x[threadIdx.x];
    own[at[threadIdx.x] & 1] = x[threadIdx.x + 1];
    x[threadIdx.x] = own[0];
}

__global__ void tables(float* x, const int* at) {
    float t[2][2] = {{x[threadIdx.x], 2}, {3, 4}};
    x[threadIdx.x] = t[at[threadIdx.x] & 1][1];
}

__global__ void kept(float* x, const int* at) {
    float own[3];
    for (int i = 0; i < 3; i++) own[i] = x[threadIdx.x + i];
    __syncthreads();
    x[threadIdx.x] = own[at[threadIdx.x] % 3];
}

__global__ void parameter(float2 v, float2* x) {
    for (int i = 0; i < 3; i++) v.x += x[threadIdx.x].y;
    x[threadIdx.x] = v;
}
