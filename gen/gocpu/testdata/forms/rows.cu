// Kernels whose rows of threads have a form of their own: what is the same along a row, what differs at its ends, and what only looks so.

__global__ void border(const int *in, int *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    int i = y * w + x;
    int left = x > 0 ? in[i - 1] : -1, right = x < w - 1 ? in[i + 1] : -2;
    int up = y == 0 ? in[i] : in[i - w];
    bool inside = x >= 1 && x < w - 1 && y >= 1 && y + 1 < h;
    if (inside) left += in[i + w];
    if (!inside || in[i] > 3)
        out[i] = left * 7 + right;
    else
        out[i] = left + right - up;
}

__global__ void either(const int *in, int *out, int w) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int v = 0;
    if (x < 2 || x >= w - 2) {
        if (x < w) v = in[x];
    } else if (x != 20) {
        v = in[x - 2] + in[x + 2];
    } else
        v = 5;
    if (threadIdx.x == 3) v++;
    if (threadIdx.x < 3) v += 2;
    if (blockIdx.x > 0 && x >= w / 2) v *= 3;
    if (x < 8000) out[x] = v;
}

// Conditions that are never true together, and ones that hold for nobody.
__global__ void odd(const int *in, int *out, int w) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int a = x < w ? in[x] : 1;
    int b = x >= w ? in[x + 1] : 2;
    if (x < w && x >= w) a = 100;
    if (x == 0 && in[x] > 2) b = 50;
    out[x] = a + b + (x > -5 ? 1 : 0);
}

// One name for several indices.
__global__ void again(const int *in, int *out, int w, int h) {
    __shared__ int tile[32][33];
    int x = blockIdx.x * 8 + threadIdx.x, y = threadIdx.y;
    for (int j = 0; j < 16; j += 8)
        if (x < w && y + j < h) tile[(y + j) & 31][threadIdx.x & 31] = in[(y + j) * w + x];
    __syncthreads();
    x = threadIdx.x;
    y = threadIdx.y + 1;
    y += blockIdx.x;
    for (int j = 0; j < 16; j += 8)
        if (x < h && y + j < w) out[(y + j) * h + x] = tile[threadIdx.x & 31][(threadIdx.y + j) & 31];
    x -= 1;
    if (x > 5) {
        x = 2 * x;
        y = x;
    }
    out[4000 + blockIdx.x * 1024 + (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x] = x + y;
}

// The nearest of some values, and which it is.
__global__ void nearest(const float *in, int *out, int n) {
    __shared__ float c[16];
    if (threadIdx.x < 16 && threadIdx.y == 0 && threadIdx.z == 0) c[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    int i = (blockIdx.x * blockDim.z + threadIdx.z) * blockDim.y * blockDim.x + threadIdx.y * blockDim.x + threadIdx.x;
    float least = INFINITY, most = -1;
    int which = -1, other = 0;
    for (int k = 0; k < 16; k++) {
        float d = in[i] - c[k];
        d *= d;
        if (d < least) {
            least = d;
            which = k;
        }
        if (d >= most) {
            other = k * 2;
            most = d;
        }
    }
    out[i] = which * 100 + other + (least == most);
    out[i + 1024] = __float_as_int(least);
}

__device__ int place() { return blockIdx.x * blockDim.x + threadIdx.x; }
__device__ int mix(int a, int b) { int c = a * 3; c += b; return c; }

// An index and a value from functions.
__global__ void called(const int *in, int *out, int n) {
    int i = place();
    if (i < n) {
        int v;
        v = mix(in[i], in[i + 1]);
        out[i] = mix(v, i);
    }
}

// Loops in loops of known length, with conditions.
__global__ void blur(const int *in, int *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < w && y < h) {
        int sum = 0, count = 0;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                int xx = x + dx, yy = y + dy;
                if (xx >= 0 && xx < w && yy >= 0 && yy < h) {
                    sum += in[yy * w + xx] * (dx + 2);
                    count++;
                }
            }
        out[y * w + x] = sum / count;
    }
}

// A condition that is known in a row, made of others that are, is kept for another phase.
__global__ void flags(const int *in, int *out, int w, int h) {
    __shared__ int s[1024];
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    int t = threadIdx.x + threadIdx.y * blockDim.x;
    bool a = x >= 1 && x < w - 1;
    bool b = y >= 1 && y < h - 1;
    bool big = a && b;
    s[t] = big ? in[y * w + x - 1] : in[t];
    if (big) s[t] += 2;
    __syncthreads();
    out[y * w + x] = big ? s[t] + in[y * w + x] : s[t ^ 1];
    if (!big) out[y * w + x] = 4;
}

// So many elements away that the bytes wrap around to where the pointer was.
__global__ void far_away(const int *in, int *out, int n) {
    const int *p = in + threadIdx.x;
    p += (long long)n << 56;
    out[threadIdx.x] = *p;
}
