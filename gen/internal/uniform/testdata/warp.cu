// aligned: what is the same for a warp of threads with consecutive x.

__global__ void indices(int *out, int n) {
    int t = threadIdx.x;                     // want: t=thread
    int y = threadIdx.y, z = threadIdx.z;    // want: y=warp z=warp
    int lane = t % 32;                       // want: lane=thread
    int w = t / 32, v = t >> 5;              // want: w=warp v=warp
    int base = t & ~31;                      // want: base=warp
    unsigned u = threadIdx.x / 64;           // want: u=warp
    int odd = t / 48, low = t >> 4;          // want: odd=thread low=thread
    int all = t + blockDim.x * (y + blockDim.y * z); // want: all=thread
    int x = all / 32;                        // want: x=warp
    int g = blockIdx.x * blockDim.x + threadIdx.x;
    int row = g / 32, row2 = g / warpSize;   // want: row=warp row2=warp
    int part = (t % 128) / 32, in = (t & 127) >> 5; // want: part=warp in=warp
    int shifted = (t + 1) / 32;              // want: shifted=thread
    int moved = (t + n) / 32;                // want: moved=thread
    int far = (t + n * 64) >> 5;             // want: far=warp
    int sign = (t + n * 64) / 32;            // want: sign=thread
    int cut = (short)blockIdx.x * (int)blockDim.x + t, wrong = cut / 32; // want: wrong=thread
    out[t] = wrong + lane + w + v + base + u + odd + low + x + row + row2 + part + in + shifted + moved + far + sign;
}

__global__ void compares(int *out, int n) {
    int t = threadIdx.x, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0; // want: a=warp b=warp c=thread d=thread e=warp f=thread
    if (t < 32) a = 1;          // want: here=warp
    if (64 <= t) b = 1;         // want: here=warp
    if (t <= 32) c = 1;         // want: here=thread
    if (t < n) d = 1;           // want: here=thread
    if (t <= 31) e = 1;         // want: here=warp
    if (t == 32) f = 1;         // want: here=thread
    out[t] = a + b + c + d + e + f;
}

// Not all lanes go on to the next value together.
__global__ void parted(int *out, int n) {
    int i = threadIdx.x;        // want: i=thread
    if (out[i] > 0) i += 32;
    int w = i >> 5;             // want: w=thread
    int k = threadIdx.x;
    for (int r = 0; r < n; r++) k += blockDim.x;
    int v = k >> 5;             // want: v=warp
    int m = threadIdx.x;
    while (m < n) m += blockDim.x;
    int x = m >> 5;             // want: x=thread
    out[i] = w + v + x;
}
