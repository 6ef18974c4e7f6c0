#define BLOCK 256

// Returns acc and the pull of body b on a body at p; w is the mass.
float3 pull(float4 p, float4 b, float3 acc, float softening) {
    float3 d = b.xyz - p.xyz;
    float inv = rsqrt(d.x * d.x + d.y * d.y + d.z * d.z + softening);
    return acc + d * (b.w * inv * inv * inv);
}

// Computes the acceleration of every body by the gravity of all; the bodies pass through local memory in tiles of a group. n is a multiple of BLOCK.
//kbind:kernel Accelerations
//kbind:out acc
//kbind:size bodies=n acc=n
//kbind:assert n % BLOCK == 0
//kbind:grid n block=BLOCK
__kernel void accelerations(__global const float4* restrict bodies, __global float4* restrict acc, int n, float softening) {
    __local float4 tile[BLOCK];
    int t = get_local_id(0);
    float4 p = bodies[get_global_id(0)];
    float3 a = (float3)(0.0f);
    for (int first = 0; first < n; first += BLOCK) {
        tile[t] = bodies[first + t];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int j = 0; j < BLOCK; ++j) a = pull(p, tile[j], a, softening);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    acc[get_global_id(0)] = (float4)(a, 0.0f);
}
