#define POINTS 1024
#define LOG_POINTS 10

float2 times(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

// Returns the lowest LOG_POINTS bits of i in reverse.
uint reversed(uint i) {
    uint r = 0;
    for (int b = 0; b < LOG_POINTS; ++b) r |= ((i >> b) & 1u) << (LOG_POINTS - 1 - b);
    return r;
}

// Transforms every POINTS complex numbers of x, one transform a work-group, with the radix-2 algorithm of Cooley and Tukey in local memory. roots holds
// exp(-2 pi i k / POINTS) for k < POINTS / 2.
//kbind:kernel FFT
//kbind:inout x
//kbind:size x=batch*POINTS roots=POINTS/2
//kbind:blocks batch block=POINTS/4
__kernel void fft(__global float2* restrict x, __global const float2* restrict roots, int batch) {
    __local float2 s[POINTS];
    __global float2* mine = x + get_group_id(0) * POINTS;
    for (uint i = get_local_id(0); i < POINTS; i += get_local_size(0)) s[reversed(i)] = mine[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = 1, step = POINTS / 2; half_size < POINTS; half_size <<= 1, step >>= 1) {
        for (int t = get_local_id(0); t < POINTS / 2; t += get_local_size(0)) {
            int k = t & (half_size - 1);
            int lo = 2 * t - k;
            float2 a = s[lo], b = times(s[lo + half_size], roots[k * step]);
            s[lo] = a + b;
            s[lo + half_size] = a - b;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = get_local_id(0); i < POINTS; i += get_local_size(0)) mine[i] = s[i];
}
