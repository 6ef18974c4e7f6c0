__device__ int counter;

__device__ int plain(int a) { return a + 1; } // want: needs=nothing is=nothing a=read1
__device__ int row() { return threadIdx.y; } // want: needs=y
__device__ int place() { return blockIdx.x * blockDim.x + threadIdx.x; } // want: needs=block,x
__device__ int both() { return row() + place(); } // want: needs=block,x,y
__device__ int global() { return counter; } // want: needs=block
__device__ long long clocked() { return clock64(); } // want: needs=block
__device__ int follow(int **p) { return **p; } // want: needs=block
__device__ int deep(int n) { return n < 2 ? 1 : deep(n - 1) * n; } // want: needs=block is=recursive
__device__ void wait() { __syncthreads(); } // want: needs=nothing is=suspending
__device__ int looping(int n) { int s = 0; while (n) s += n--; return s; } // want: s=read1,written n=read2,written

__global__ void shared(int *p) { // want: needs=x,b,a is=suspending
    __shared__ int a[32], b[32];
    b[threadIdx.x] = p[0];
    wait();
    p[1] = a[threadIdx.x] + b[0];
}

__global__ void variables(int *p) { // want: p=read2
    int x = 0, y = 1, z; // want: x=read1,addressed y=read1 z=read0,written
    int *q = &x; // want: q=read1
    *q = y;
    z = p[1];
    p[0] = 3;
}

__global__ void calls_looping(int *p) { // want: needs=block,x,y is=nothing
    *p = looping(*p) + plain(1) + both() * 0;
}

__global__ void others(int *p) { // want: needs=block is=nothing
    int **q = (int **)p;
    *p = global() + (int)clocked() + follow(q) + deep(*p);
}
