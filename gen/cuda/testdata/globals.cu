// Variables of the module, structs that point at each other, shared memory and a function that calls itself.

struct Node;
struct Edge { Node* to; float weight; };
struct Node { Edge* first; int count; };

__constant__ float coef[4] = {1, 0.5f, -0.0f};
__device__ int counter;
__device__ int* place = &counter;

__device__ int depth(const Node* n, int d) {
    if (!n || d == 0) return 0;
    return 1 + depth(n->first ? n->first->to : nullptr, d - 1);
}

__global__ void __launch_bounds__(128) walk(const Node* __restrict__ nodes, int* out, long long n) {
    extern __shared__ int sums[];
    __shared__ float tile[8][4];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x & 7][i & 3] = coef[i & 3];
    sums[threadIdx.x] = depth(nodes + i, 9);
    __syncthreads();
    out[i] = sums[threadIdx.x ^ 1] << n;
    atomicAdd(place, (int)tile[0][1]);
}
