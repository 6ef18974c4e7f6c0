// The toolkit's header for asynchronous copies has integer types of its own for NVRTC.
#include <cuda_pipeline.h>
#include <stdio.h>

__global__ void through(const int *in, int *out) {
    __shared__ int part[128];
    __pipeline_memcpy_async(&part[threadIdx.x], in + blockIdx.x * 128 + threadIdx.x, sizeof(int));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[blockIdx.x * 128 + threadIdx.x] = part[127 - threadIdx.x];
}

int main() {
    int *p;
    cudaMallocManaged(&p, 256 * sizeof(int));
    through<<<1, 128>>>(p, p + 128);
    printf("%d\n", cudaDeviceSynchronize());
}
