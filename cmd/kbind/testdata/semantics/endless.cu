// Kernels that never end, each in another way.

#include <cuda/atomic>

//kbind:kernel Spin
//kbind:size x=64
//kbind:blocks 1 block=64
__global__ void spin(int *x, int n) {
    while (true)
        x[threadIdx.x] += n;
}

__device__ int collatz(int n) {
    int steps = 0;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

//kbind:kernel Collatz
//kbind:size x=64
//kbind:blocks 1 block=1
__global__ void calls(int *x, int n) {
    x[0] = collatz(n);
}

//kbind:kernel Meet
//kbind:size x=64
//kbind:blocks 1 block=64
__global__ void meets(int *x, int n) {
    __shared__ int s;
    for (int i = n; n >= 0; i++) {
        if (threadIdx.x == 0)
            s = i;
        __syncthreads();
        x[threadIdx.x] = s;
        __syncthreads();
    }
}

//kbind:kernel Vote
//kbind:size x=64
//kbind:blocks 1 block=64
__global__ void votes(int *x, int n) {
    for (;;) {
        if (__all_sync(~0u, n < 0))
            break;
        x[threadIdx.x] += 0;
    }
}

//kbind:kernel Resumed
//kbind:size x=64
//kbind:blocks 1 block=64
__global__ void resumed(int *x, int n) {
    do {
        if (threadIdx.x < n)
            __syncthreads();
        __syncthreads();
    } while (n >= 0);
}

//kbind:kernel Jump
//kbind:size x=64
//kbind:blocks 1 block=1
__global__ void jump(int *x, int n) {
again:
    x[0] ^= n;
    if (n >= 0)
        goto again;
}

//kbind:kernel Wait
//kbind:size x=64
//kbind:blocks 1 block=1
__global__ void waits(int *x, int n) {
    cuda::atomic_ref<int, cuda::thread_scope_device> flag(x[0]);
    while (flag.load() != n + 1)
        ;
}

__device__ int ackermann(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

//kbind:kernel Recurse
//kbind:size x=64
//kbind:blocks 1 block=1
__global__ void recurses(int *x, int n) {
    x[0] = ackermann(n, 9);
}
