// Accesses outside of their object, in every address space. README.md says what the comments mean.

// run: read_past_end<<<2, 64>>>(iota(128), zero(128), 128)
__global__ void read_past_end(const int *in, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i + 1] - in[i]; // want out-of-bounds "128"
}

// run: read_past_end_ok<<<2, 64>>>(iota(128), zero(128), 128)
__global__ void read_past_end_ok(const int *in, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = i + 1 < n ? in[i + 1] - in[i] : 0;
}

// run: write_unguarded<<<2, 64>>>(zero(100))
__global__ void write_unguarded(float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = 2.0f * i; // want out-of-bounds "100"
}

// run: write_unguarded_ok<<<2, 64>>>(zero(100), 100)
__global__ void write_unguarded_ok(float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = 2.0f * i;
}

// run: negative_index<<<1, 32>>>(iota(32), zero(32))
__global__ void negative_index(const float *in, float *out) {
    int i = threadIdx.x;
    out[i] = 0.5f * (in[i] + in[i - 1]); // want out-of-bounds "-1"
}

// run: negative_index_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void negative_index_ok(const float *in, float *out) {
    int i = threadIdx.x;
    out[i] = i > 0 ? 0.5f * (in[i] + in[i - 1]) : in[0];
}

// run: guard_off_by_one<<<1, 128>>>(zero(100), 100)
__global__ void guard_off_by_one(unsigned char *out, int n) {
    int i = threadIdx.x;
    if (i <= n)
        out[i] = i; // want out-of-bounds "100"
}

// run: guard_off_by_one_ok<<<1, 128>>>(zero(100), 100)
__global__ void guard_off_by_one_ok(unsigned char *out, int n) {
    int i = threadIdx.x;
    if (i < n)
        out[i] = i;
}

// The rows of a 20x12 image, with the height where the width belongs.
// run: wrong_stride<<<2x2, 16x8>>>(iota(240), zero(240), 20, 12)
__global__ void wrong_stride(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < height && y < width)
        out[y * width + x] = in[x * width + y]; // want out-of-bounds
}

// run: wrong_stride_ok<<<2x2, 16x8>>>(iota(240), zero(240), 20, 12)
__global__ void wrong_stride_ok(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        out[y * width + x] = in[y * width + x];
}

// run: through_helper<<<1, 64>>>(iota(64), zero(64), 64)
__device__ float difference(const float *v, int i) {
    return v[i + 1] - v[i]; // want out-of-bounds "64"
}
__global__ void through_helper(const float *in, float *out, int n) {
    int i = threadIdx.x;
    if (i < n)
        out[i] = difference(in, i);
}

// run: through_helper_ok<<<1, 64>>>(iota(64), zero(64), 64)
__global__ void through_helper_ok(const float *in, float *out, int n) {
    int i = threadIdx.x;
    if (i < n - 1)
        out[i] = difference(in, i);
}

// run: last_iteration<<<1, 8>>>(iota(64), zero(8), 8)
__global__ void last_iteration(const int *m, int *sums, int n) {
    int row = threadIdx.x, sum = 0;
    for (int k = 0; k <= n; k++)
        sum += m[row * n + k]; // want out-of-bounds "64"
    sums[row] = sum;
}

// run: last_iteration_ok<<<1, 8>>>(iota(64), zero(8), 8)
__global__ void last_iteration_ok(const int *m, int *sums, int n) {
    int row = threadIdx.x, sum = 0;
    for (int k = 0; k < n; k++)
        sum += m[row * n + k];
    sums[row] = sum;
}

struct Particle {
    float3 at;
    float mass;
};

// run: member_past_end<<<1, 32>>>(iota(32), zero(32))
__global__ void member_past_end(const Particle *p, float *out) {
    int i = threadIdx.x;
    out[i] = p[i].mass * (p[i + 1].at.x - p[i].at.x); // want out-of-bounds
}

// run: member_past_end_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void member_past_end_ok(const Particle *p, float *out) {
    int i = threadIdx.x, j = (i + 1) % blockDim.x;
    out[i] = p[i].mass * (p[j].at.x - p[i].at.x);
}

// run: vector_past_end<<<1, 32>>>(iota(126), zero(126), 126)
__global__ void vector_past_end(const float *in, float *out, int n) {
    int i = threadIdx.x;
    if (4 * i < n) {
        float4 v = reinterpret_cast<const float4 *>(in)[i]; // want out-of-bounds
        out[4 * i] = v.x + v.y + v.z + v.w;
    }
}

// run: vector_past_end_ok<<<1, 32>>>(iota(126), zero(126), 126)
__global__ void vector_past_end_ok(const float *in, float *out, int n) {
    int i = threadIdx.x;
    if (4 * i + 3 < n) {
        float4 v = reinterpret_cast<const float4 *>(in)[i];
        out[4 * i] = v.x + v.y + v.z + v.w;
    }
}

// Eight bytes at the last of three ints.
// run: wider_past_end<<<1, 1>>>(iota(3), zero(1))
__global__ void wider_past_end(const int *in, long long *out) {
    out[0] = *(const long long *)(in + 2); // want out-of-bounds
}

// run: wider_past_end_ok<<<1, 1>>>(iota(3), zero(1))
__global__ void wider_past_end_ok(const int *in, long long *out) {
    out[0] = *(const long long *)in;
}

// run: moving_pointer<<<1, 4>>>(iota(32), zero(4))
__global__ void moving_pointer(const int *in, int *out) {
    const int *p = in + 8 * threadIdx.x, *end = p + 8;
    int sum = 0;
    do
        sum += *p; // want out-of-bounds "32"
    while (++p <= end);
    out[threadIdx.x] = sum;
}

// run: moving_pointer_ok<<<1, 4>>>(iota(32), zero(4))
__global__ void moving_pointer_ok(const int *in, int *out) {
    const int *p = in + 8 * threadIdx.x, *end = p + 8;
    int sum = 0;
    do
        sum += *p;
    while (++p < end);
    out[threadIdx.x] = sum;
}

// The index 2^16 * 2^16 does not fit an int.
// run: index_overflow<<<1, 2>>>(iota(64), zero(2), 65536)
__global__ void index_overflow(const int *in, int *out, int stride) {
    int k = (int)(threadIdx.x * 40000) * stride; // may overflow
    out[threadIdx.x] = in[k];                   // want out-of-bounds
}

// run: index_overflow_ok<<<1, 2>>>(iota(64), zero(2), 65536)
__global__ void index_overflow_ok(const int *in, int *out, int stride) {
    long long k = (long long)(threadIdx.x * 40000) * stride;
    out[threadIdx.x] = in[k % 64];
}

// run: unsigned_below_zero<<<1, 16>>>(iota(16), zero(16))
__global__ void unsigned_below_zero(const int *in, int *out) {
    unsigned i = threadIdx.x;
    out[i] = in[i - 1u]; // want out-of-bounds
}

// run: unsigned_below_zero_ok<<<1, 16>>>(iota(16), zero(16))
__global__ void unsigned_below_zero_ok(const int *in, int *out) {
    unsigned i = threadIdx.x;
    out[i] = in[i == 0 ? 0 : i - 1u];
}

// run: stencil_edge<<<1, 16x16>>>(iota(256), zero(256), 16)
__global__ void stencil_edge(const float *in, float *out, int w) {
    int x = threadIdx.x, y = threadIdx.y;
    out[y * w + x] = in[y * w + x]
                   + in[(y - 1) * w + x]  // want out-of-bounds
                   + in[(y + 1) * w + x]; // may out-of-bounds: the launch ends at the first one
}

// run: stencil_edge_ok<<<1, 16x16>>>(iota(256), zero(256), 16)
__global__ void stencil_edge_ok(const float *in, float *out, int w) {
    int x = threadIdx.x, y = threadIdx.y;
    int up = max(y - 1, 0), down = min(y + 1, w - 1);
    out[y * w + x] = in[y * w + x] + in[up * w + x] + in[down * w + x];
}

// run: atomic_past_end<<<1, 64>>>(iota(64), zero(8))
__global__ void atomic_past_end(const unsigned *keys, unsigned *bins) {
    atomicAdd(&bins[keys[threadIdx.x] / 7], 1u); // want out-of-bounds "8|9"
}

// run: atomic_past_end_ok<<<1, 64>>>(iota(64), zero(8))
__global__ void atomic_past_end_ok(const unsigned *keys, unsigned *bins) {
    atomicAdd(&bins[keys[threadIdx.x] / 8], 1u);
}

// run: copy_past_end<<<1, 2>>>(iota(16), zero(16))
__global__ void copy_past_end(const int *in, int *out) {
    memcpy(out + 8 * threadIdx.x, in + 8 * threadIdx.x, 9 * sizeof(int)); // want out-of-bounds
    // may global-race: the first thread's copy overlaps the second's
    // may same-value
}

// run: copy_past_end_ok<<<1, 2>>>(iota(16), zero(16))
__global__ void copy_past_end_ok(const int *in, int *out) {
    memcpy(out + 8 * threadIdx.x, in + 8 * threadIdx.x, 8 * sizeof(int));
}

// run: shared_past_end<<<1, 64>>>(zero(64))
__global__ void shared_past_end(int *out) {
    __shared__ int t[32];
    int i = threadIdx.x;
    t[i] = i; // want out-of-bounds "32"
    __syncthreads();
    if (i < 32)
        out[i] = t[31 - i];
}

// run: shared_past_end_ok<<<1, 64>>>(zero(64))
__global__ void shared_past_end_ok(int *out) {
    __shared__ int t[64];
    int i = threadIdx.x;
    t[i] = i;
    __syncthreads();
    if (i < 32)
        out[i] = t[31 - i];
}

// run: shared_negative<<<1, 32>>>(zero(32))
__global__ void shared_negative(float *out) {
    __shared__ float t[32];
    int i = threadIdx.x;
    t[i] = i;
    __syncthreads();
    out[i] = t[i] - t[i - 1]; // want out-of-bounds "-1"
}

// run: shared_negative_ok<<<1, 32>>>(zero(32))
__global__ void shared_negative_ok(float *out) {
    __shared__ float t[33];
    int i = threadIdx.x;
    t[i + 1] = i;
    if (i == 0)
        t[0] = 0;
    __syncthreads();
    out[i] = t[i + 1] - t[i];
}

// A column after the last one of its row: another element of the same tile, and still outside of the row.
// run: shared_column<<<1, 16x16>>>(zero(256))
__global__ void shared_column(int *out) {
    __shared__ int tile[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = x + y;
    __syncthreads();
    out[y * 16 + x] = tile[y][x + 1]; // want out-of-bounds "16"
}

// run: shared_column_ok<<<1, 16x16>>>(zero(256))
__global__ void shared_column_ok(int *out) {
    __shared__ int tile[16][17];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = x + y;
    if (x == 0)
        tile[y][16] = 0;
    __syncthreads();
    out[y * 16 + x] = tile[y][x + 1];
}

// run: dynamic_past_end<<<1, 64, 128>>>(zero(64))
__global__ void dynamic_past_end(int *out) {
    extern __shared__ int ints[];
    ints[threadIdx.x] = threadIdx.x; // want out-of-bounds "32"
    __syncthreads();
    out[threadIdx.x] = ints[threadIdx.x / 2];
}

// run: dynamic_past_end_ok<<<1, 64, 256>>>(zero(64))
__global__ void dynamic_past_end_ok(int *out) {
    extern __shared__ int ints[];
    ints[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = ints[threadIdx.x / 2];
}

// Two arrays in one block of dynamic shared memory that has room for less than both.
// run: dynamic_split<<<1, 32, 192>>>(zero(32))
__global__ void dynamic_split(float *out) {
    extern __shared__ unsigned char bytes[];
    float *a = (float *)bytes, *b = a + blockDim.x;
    a[threadIdx.x] = threadIdx.x;
    b[threadIdx.x] = -1.0f; // want out-of-bounds
    __syncthreads();
    out[threadIdx.x] = a[31 - threadIdx.x];
}

// run: dynamic_split_ok<<<1, 32, 256>>>(zero(32))
__global__ void dynamic_split_ok(float *out) {
    extern __shared__ unsigned char bytes[];
    float *a = (float *)bytes, *b = a + blockDim.x;
    a[threadIdx.x] = threadIdx.x;
    b[threadIdx.x] = -1.0f;
    __syncthreads();
    out[threadIdx.x] = a[31 - threadIdx.x] + b[threadIdx.x];
}

// run: shared_atomic_past_end<<<1, 32>>>(iota(32), zero(4))
__global__ void shared_atomic_past_end(const int *keys, int *out) {
    __shared__ int bins[4];
    if (threadIdx.x < 4)
        bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(bins + keys[threadIdx.x] / 7, 1); // want out-of-bounds "4"
    __syncthreads();
    if (threadIdx.x < 4)
        out[threadIdx.x] = bins[threadIdx.x];
}

// run: shared_atomic_past_end_ok<<<1, 32>>>(iota(32), zero(4))
__global__ void shared_atomic_past_end_ok(const int *keys, int *out) {
    __shared__ int bins[4];
    if (threadIdx.x < 4)
        bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(bins + keys[threadIdx.x] / 8, 1);
    __syncthreads();
    if (threadIdx.x < 4)
        out[threadIdx.x] = bins[threadIdx.x];
}

// run: local_past_end<<<1, 4>>>(zero(4), 8)
__global__ void local_past_end(int *out, int n) {
    int t[8];
    for (int k = 0; k <= n; k++)
        t[k] = k * k; // want out-of-bounds "8"
    out[threadIdx.x] = t[threadIdx.x];
}

// run: local_past_end_ok<<<1, 4>>>(zero(4), 8)
__global__ void local_past_end_ok(int *out, int n) {
    int t[8];
    for (int k = 0; k < n; k++)
        t[k] = k * k;
    out[threadIdx.x] = t[threadIdx.x];
}

// run: local_negative<<<1, 4>>>(zero(4))
__global__ void local_negative(int *out) {
    int t[4] = {1, 2, 3, 4};
    int i = threadIdx.x;
    out[i] = t[i] - t[i - 2]; // want out-of-bounds "-2|-1"
}

// run: local_negative_ok<<<1, 4>>>(zero(4))
__global__ void local_negative_ok(int *out) {
    int t[4] = {1, 2, 3, 4};
    int i = threadIdx.x;
    out[i] = t[i] - t[(i + 2) % 4];
}

// run: local_by_pointer<<<1, 2>>>(zero(2), 5)
__device__ void fill_digits(int *d, int n, int v) {
    for (int k = 0; k < n; k++)
        d[k] = v; // want out-of-bounds "4"
}
__global__ void local_by_pointer(int *out, int n) {
    int digits[4];
    fill_digits(digits, n, 7);
    out[threadIdx.x] = digits[3];
}

// run: local_by_pointer_ok<<<1, 2>>>(zero(2), 4)
__global__ void local_by_pointer_ok(int *out, int n) {
    int digits[4];
    fill_digits(digits, n, 7);
    out[threadIdx.x] = digits[3];
}

struct Bag {
    int items[4];
    int count;
};

// run: member_array<<<1, 1>>>(zero(1), 4)
__global__ void member_array(int *out, int i) {
    Bag b = {{1, 2, 3, 4}, 4};
    b.items[i] = 9; // want out-of-bounds "4"
    out[0] = b.count;
}

// run: member_array_ok<<<1, 1>>>(zero(1), 3)
__global__ void member_array_ok(int *out, int i) {
    Bag b = {{1, 2, 3, 4}, 4};
    b.items[i] = 9;
    out[0] = b.count + b.items[3];
}

__constant__ float taps[5] = {1, 4, 6, 4, 1};

// run: constant_past_end<<<1, 16>>>(iota(32), zero(16), 5)
__global__ void constant_past_end(const float *in, float *out, int radius) {
    float sum = 0;
    for (int k = 0; k <= radius; k++)
        sum += taps[k] * in[threadIdx.x + k]; // want out-of-bounds "5"
    out[threadIdx.x] = sum;
}

// run: constant_past_end_ok<<<1, 16>>>(iota(32), zero(16), 5)
__global__ void constant_past_end_ok(const float *in, float *out, int taken) {
    float sum = 0;
    for (int k = 0; k < taken; k++)
        sum += taps[k] * in[threadIdx.x + k];
    out[threadIdx.x] = sum;
}

__device__ int slots[8];

// run: variable_past_end<<<1, 9>>>(zero(9))
__global__ void variable_past_end(int *out) {
    slots[threadIdx.x] = threadIdx.x; // want out-of-bounds "8"
    out[threadIdx.x] = threadIdx.x;
}

// run: variable_past_end_ok<<<1, 8>>>(zero(8))
__global__ void variable_past_end_ok(int *out) {
    slots[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = slots[threadIdx.x];
}

// run: class_past_end<<<1, 33>>>(zero(32))
template <typename T, int N> struct Row {
    T *data;
    __device__ T &at(int i) {
        return data[i]; // want out-of-bounds "32"
    }
};
__global__ void class_past_end(double *out) {
    Row<double, 32> row{out};
    row.at(threadIdx.x) = 1.0;
}

// run: class_past_end_ok<<<1, 32>>>(zero(32))
__global__ void class_past_end_ok(double *out) {
    Row<double, 32> row{out};
    row.at(threadIdx.x) = 1.0;
}

// Memory of the device's heap is an object too.
// run: heap_past_end<<<1, 2>>>(zero(2), 4)
__global__ void heap_past_end(int *out, int n) {
    int *p = (int *)malloc(n * sizeof(int));
    for (int k = 0; k <= n; k++)
        p[k] = k; // want out-of-bounds "4"
    out[threadIdx.x] = p[1];
    free(p);
}

// run: heap_past_end_ok<<<1, 2>>>(zero(2), 4)
__global__ void heap_past_end_ok(int *out, int n) {
    int *p = (int *)malloc(n * sizeof(int));
    for (int k = 0; k < n; k++)
        p[k] = k;
    out[threadIdx.x] = p[1];
    free(p);
}

// An unsigned number is never less than zero.
// run: local_down<<<1, 32>>>(zero(32))
__global__ void local_down(int *out) {
    int s[16];
    for (int i = 0; i < 16; i++)
        s[i] = i;
    int x = 0;
    for (unsigned i = 7; i >= 0; i--)
        x += s[i]; // want out-of-bounds "s\[i\] reads s\[4294967295\]"
    out[threadIdx.x] = x;
}

// run: local_down_ok<<<1, 32>>>(zero(32))
__global__ void local_down_ok(int *out) {
    int s[16];
    for (int i = 0; i < 16; i++)
        s[i] = i;
    int x = 0;
    for (unsigned i = 7; i > 0; i--)
        x += s[i];
    out[threadIdx.x] = x;
}

struct Bucket {
    int count;
    int items[4];
    int last;
};

// The report names the array, not what it lies in.
// run: bucket_full<<<1, 4>>>(zero(4))
__global__ void bucket_full(Bucket *buckets) {
    for (int k = 0; k <= 4; k++)
        buckets[threadIdx.x].items[k] = k; // want out-of-bounds "items.4., out of bounds: length 4,"
}

// run: bucket_full_ok<<<1, 4>>>(zero(4))
__global__ void bucket_full_ok(Bucket *buckets) {
    for (int k = 0; k < 4; k++)
        buckets[threadIdx.x].items[k] = k;
}

// Where the pointer has another type than the variable, bytes are counted.
// run: bytes_as_floats<<<1, 32, 192>>>(zero(32))
__global__ void bytes_as_floats(float *out) {
    extern __shared__ unsigned char raw[];
    float *first = (float *)raw, *second = (float *)(raw + 128);
    first[threadIdx.x] = threadIdx.x;
    second[threadIdx.x] = 1; // want out-of-bounds "writes 4 bytes at byte 192 of raw, out of bounds: length 192 bytes"
    out[threadIdx.x] = first[threadIdx.x] + second[threadIdx.x];
}

// run: bytes_as_floats_ok<<<1, 32, 256>>>(zero(32))
__global__ void bytes_as_floats_ok(float *out) {
    extern __shared__ unsigned char raw[];
    float *first = (float *)raw, *second = (float *)(raw + 128);
    first[threadIdx.x] = threadIdx.x;
    second[threadIdx.x] = 1;
    out[threadIdx.x] = first[threadIdx.x] + second[threadIdx.x];
}
