#define BLOCK 256
//kbind:export BLOCK

// Adds to acc the pull of body b on a body at p; w is the mass.
__device__ __forceinline__ float3 pull(float4 p, float4 b, float3 acc, float softening) {
    float dx = b.x - p.x, dy = b.y - p.y, dz = b.z - p.z;
    float r2 = dx * dx + dy * dy + dz * dz + softening;
    float inv = rsqrtf(r2);
    float s = b.w * inv * inv * inv;
    acc.x += dx * s;
    acc.y += dy * s;
    acc.z += dz * s;
    return acc;
}

// Computes the acceleration of every body by the gravity of all; the bodies pass through shared memory in tiles of a block. n is a multiple of BLOCK.
//kbind:kernel Accelerations
//kbind:out acc
//kbind:size bodies=n acc=n
//kbind:assert n % BLOCK == 0
//kbind:grid n block=BLOCK
__global__ void accelerations(const float4* __restrict__ bodies, float4* __restrict__ acc, int n, float softening) {
    __shared__ float4 tile[BLOCK];
    int i = blockIdx.x * BLOCK + threadIdx.x;
    float4 p = bodies[i];
    float3 a = make_float3(0.0f, 0.0f, 0.0f);
    for (int t = 0; t < n; t += BLOCK) {
        tile[threadIdx.x] = bodies[t + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < BLOCK; ++j) a = pull(p, tile[j], a, softening);
        __syncthreads();
    }
    acc[i] = make_float4(a.x, a.y, a.z, 0.0f);
}
