// Values that nobody has computed, and arithmetic whose result the language does not give.

// run: shared_unset<<<1, 32>>>(zero(32))
__global__ void shared_unset(int *out) {
    __shared__ int s[32];
    if (threadIdx.x < 31)
        s[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x]; // want uninitialised
}

// run: shared_unset_ok<<<1, 32>>>(zero(32))
__global__ void shared_unset_ok(int *out) {
    __shared__ int s[32];
    if (threadIdx.x < 32)
        s[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x];
}

// A sum in shared memory that nobody has set to 0.
// run: shared_sum_unset<<<1, 32>>>(zero(1))
__global__ void shared_sum_unset(int *out) {
    __shared__ int sum;
    atomicAdd(&sum, 1); // want uninitialised
    __syncthreads();
    if (threadIdx.x == 0)
        *out = sum;
}

// run: shared_sum_unset_ok<<<1, 32>>>(zero(1))
__global__ void shared_sum_unset_ok(int *out) {
    __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        *out = sum;
}

// run: dynamic_unset<<<1, 32, 256>>>(zero(32))
__global__ void dynamic_unset(float *out) {
    extern __shared__ float f[];
    f[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = f[threadIdx.x + 1]; // want uninitialised
}

// run: dynamic_unset_ok<<<1, 32, 256>>>(zero(32))
__global__ void dynamic_unset_ok(float *out) {
    extern __shared__ float f[];
    f[threadIdx.x] = 1;
    if (threadIdx.x == 0)
        f[blockDim.x] = 0;
    __syncthreads();
    out[threadIdx.x] = f[threadIdx.x + 1];
}

// run: local_unset<<<1, 8>>>(zero(8))
__global__ void local_unset(int *out) {
    int t[8];
    for (int k = 1; k < 8; k++)
        t[k] = k;
    out[threadIdx.x] = t[threadIdx.x]; // want uninitialised
}

// run: local_unset_ok<<<1, 8>>>(zero(8))
__global__ void local_unset_ok(int *out) {
    int t[8];
    for (int k = 0; k < 8; k++)
        t[k] = k;
    out[threadIdx.x] = t[threadIdx.x];
}

// run: scalar_unset<<<1, 8>>>(iota(8), zero(8))
__global__ void scalar_unset(const int *in, int *out) {
    int v;
    if (in[threadIdx.x] != 5)
        v = in[threadIdx.x];
    out[threadIdx.x] = v * 2; // want uninitialised
}

// run: scalar_unset_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void scalar_unset_ok(const int *in, int *out) {
    int v;
    if (in[threadIdx.x] != 5)
        v = in[threadIdx.x];
    else
        v = 0;
    out[threadIdx.x] = v * 2;
}

// run: accumulator_unset<<<1, 4>>>(iota(32), zero(4))
__global__ void accumulator_unset(const float *in, float *out) {
    float sum;
    for (int k = 0; k < 8; k++)
        sum += in[threadIdx.x * 8 + k]; // want uninitialised
    out[threadIdx.x] = sum;
}

// run: accumulator_unset_ok<<<1, 4>>>(iota(32), zero(4))
__global__ void accumulator_unset_ok(const float *in, float *out) {
    float sum;
    sum = 0;
    for (int k = 0; k < 8; k++)
        sum += in[threadIdx.x * 8 + k];
    out[threadIdx.x] = sum;
}

struct Range {
    int from, to;
};

// run: member_unset<<<1, 4>>>(zero(4))
__global__ void member_unset(int *out) {
    Range r;
    r.from = threadIdx.x;
    out[threadIdx.x] = r.to - r.from; // want uninitialised
}

// run: member_unset_ok<<<1, 4>>>(zero(4))
__global__ void member_unset_ok(int *out) {
    Range r;
    r.from = threadIdx.x;
    r.to = r.from + 1;
    out[threadIdx.x] = r.to - r.from;
}

// A buffer that the host has made and nobody has written.
// run: buffer_unset<<<1, 32>>>(new(32), zero(32))
__global__ void buffer_unset(const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x]; // want uninitialised
}

// run: let a=new(32); fill_buffer<<<1, 32>>>(a); buffer_unset_ok<<<1, 32>>>(a, zero(32))
__global__ void buffer_unset_ok(const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x];
}
__global__ void fill_buffer(int *a) {
    a[threadIdx.x] = 1;
}

// run: counters_unset<<<1, 32>>>(new(4))
__global__ void counters_unset(unsigned *counts) {
    atomicAdd(&counts[threadIdx.x % 4], 1u); // want uninitialised
}

// run: counters_unset_ok<<<1, 32>>>(zero(4))
__global__ void counters_unset_ok(unsigned *counts) {
    atomicAdd(&counts[threadIdx.x % 4], 1u);
}

// Half of the buffer is written by a launch, and the next one reads all of it.
// run: let a=new(64); fill_half<<<1, 32>>>(a); half_unset<<<1, 64>>>(a, zero(64))
__global__ void fill_half(float *a) {
    a[threadIdx.x] = 1;
}
__global__ void half_unset(const float *a, float *out) {
    out[threadIdx.x] = a[threadIdx.x]; // want uninitialised
}

// run: let a=new(64); fill_half<<<1, 64>>>(a); half_unset_ok<<<1, 64>>>(a, zero(64))
__global__ void half_unset_ok(const float *a, float *out) {
    out[threadIdx.x] = a[threadIdx.x];
}

// run: heap_unset<<<1, 2>>>(zero(2))
__global__ void heap_unset(int *out) {
    int *p = (int *)malloc(8);
    p[0] = 1;
    out[threadIdx.x] = p[1]; // want uninitialised
    free(p);
}

// run: heap_unset_ok<<<1, 2>>>(zero(2))
__global__ void heap_unset_ok(int *out) {
    int *p = (int *)malloc(8);
    p[0] = p[1] = 1;
    out[threadIdx.x] = p[1];
    free(p);
}

// run: divide<<<1, 8>>>(iota(8), zero(8))
__global__ void divide(const int *in, int *out) {
    out[threadIdx.x] = 100 / in[threadIdx.x]; // want division
}

// run: divide_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void divide_ok(const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x] ? 100 / in[threadIdx.x] : 0;
}

// run: modulo<<<1, 8>>>(iota(8), zero(8))
__global__ void modulo(const unsigned long long *in, unsigned *out) {
    out[threadIdx.x] = 1000 % in[threadIdx.x]; // want division
}

// run: modulo_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void modulo_ok(const unsigned long long *in, unsigned *out) {
    out[threadIdx.x] = 1000 % (in[threadIdx.x] + 1);
}

// A floating division by zero has a result: infinity.
// run: divide_floats_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void divide_floats_ok(const float *in, float *out) {
    out[threadIdx.x] = 1 / in[threadIdx.x];
}

// run: shift_wide<<<1, 40>>>(zero(40))
__global__ void shift_wide(unsigned *out) {
    out[threadIdx.x] = 1u << threadIdx.x; // want shift "32"
}

// run: shift_wide_ok<<<1, 40>>>(zero(40))
__global__ void shift_wide_ok(unsigned long long *out) {
    out[threadIdx.x] = 1ull << threadIdx.x;
}

// run: shift_negative<<<1, 4>>>(zero(4))
__global__ void shift_negative(int *out) {
    int by = (int)threadIdx.x - 1;
    out[threadIdx.x] = 256 >> by; // want shift "-1"
}

// run: shift_negative_ok<<<1, 4>>>(zero(4))
__global__ void shift_negative_ok(int *out) {
    int by = (int)threadIdx.x - 1;
    out[threadIdx.x] = by < 0 ? 256 << -by : 256 >> by;
}

// run: float_to_int<<<1, 4>>>(zero(4), 1e9)
__global__ void float_to_int(int *out, float scale) {
    out[threadIdx.x] = (int)(scale * threadIdx.x); // want conversion
}

// run: float_to_int_ok<<<1, 4>>>(zero(4), 1e9)
__global__ void float_to_int_ok(long long *out, float scale) {
    out[threadIdx.x] = (long long)(scale * threadIdx.x);
}

// run: negative_to_unsigned<<<1, 4>>>(zero(4), 1.5)
__global__ void negative_to_unsigned(unsigned *out, double below) {
    out[threadIdx.x] = (unsigned)(threadIdx.x - below); // want conversion
}

// run: negative_to_unsigned_ok<<<1, 4>>>(zero(4), 0.5)
__global__ void negative_to_unsigned_ok(unsigned *out, double below) {
    out[threadIdx.x] = (unsigned)(threadIdx.x - below); // -0.5 becomes 0
}

// run: nan_to_int<<<1, 4>>>(zero(4), -1)
__global__ void nan_to_int(int *out, float x) {
    out[threadIdx.x] = (int)sqrtf(x + threadIdx.x); // want conversion
}

// run: nan_to_int_ok<<<1, 4>>>(zero(4), -1)
__global__ void nan_to_int_ok(int *out, float x) {
    out[threadIdx.x] = (int)sqrtf(fmaxf(x + threadIdx.x, 0));
}

// run: sum_overflow<<<1, 4>>>(zero(4), 2147483646)
__global__ void sum_overflow(int *out, int n) {
    out[threadIdx.x] = n + (int)threadIdx.x; // note overflow
}

// run: sum_overflow_ok<<<1, 4>>>(zero(4), 2147483646)
__global__ void sum_overflow_ok(unsigned *out, unsigned n) {
    out[threadIdx.x] = n + threadIdx.x;
}

// run: product_overflow<<<1, 4>>>(zero(4), 60000)
__global__ void product_overflow(int *out, int n) {
    out[threadIdx.x] = n * (n + (int)threadIdx.x); // note overflow
}

// run: product_overflow_ok<<<1, 4>>>(zero(4), 60000)
__global__ void product_overflow_ok(long long *out, long long n) {
    out[threadIdx.x] = n * (n + threadIdx.x);
}

// The least int has no positive twin.
// run: least_divided<<<1, 1>>>(zero(1), -2147483648, -1)
__global__ void least_divided(int *out, int a, int b) {
    out[0] = a / b; // note overflow
}

// run: least_divided_ok<<<1, 1>>>(zero(1), -2147483647, -1)
__global__ void least_divided_ok(int *out, int a, int b) {
    out[0] = a / b;
}

// Both sums of one line are one note, and another launch makes no second one.
// run: hash_code<<<1, 32>>>(iota(32), zero(32), 32); hash_code<<<2, 32>>>(iota(32), zero(64), 32)
__global__ void hash_code(const int *in, int *out, int n) {
    int h = 7;
    for (int i = 0; i < n; i++)
        h = h * 31 + in[i]; // note overflow
    out[blockIdx.x * blockDim.x + threadIdx.x] = h;
}

// run: hash_code_ok<<<1, 32>>>(iota(32), zero(32), 32)
__global__ void hash_code_ok(const int *in, int *out, int n) {
    unsigned h = 7;
    for (int i = 0; i < n; i++)
        h = h * 31 + in[i];
    int k = 7;
    for (int i = 0; i < n; i++)
        k = k * 31 + in[i]; // kbind:allow overflow
    out[threadIdx.x] = (int)h ^ k;
}

// The step of a loop that its own condition cannot stop.
// run: step_overflow<<<1, 1>>>(zero(1), 2147483647)
__global__ void step_overflow(int *out, int n) {
    int rounds = 0;
    for (int i = n - 2; i <= n && i > 0; i += 2) // note overflow
        rounds++;
    out[0] = rounds;
}

// run: step_overflow_ok<<<1, 1>>>(zero(1), 2147483647)
__global__ void step_overflow_ok(int *out, int n) {
    int rounds = 0;
    for (int i = n - 2; i < n; i++)
        rounds++;
    for (int i = n; i > n - 3; i--)
        rounds++;
    out[0] = rounds;
}

// run: negated_least<<<1, 1>>>(zero(1), -2147483648)
__global__ void negated_least(int *out, int n) {
    out[0] = n < 0 ? -n : n; // note overflow
}

// run: negated_least_ok<<<1, 1>>>(zero(1), -2147483647)
__global__ void negated_least_ok(int *out, int n) {
    out[0] = n < 0 ? -n : n;
}

// The int product is made before it becomes a size.
// run: wide_product<<<1, 4>>>(zero(4), 65536)
__global__ void wide_product(long long *out, int n) {
    out[threadIdx.x] = n * n; // note overflow
    out[threadIdx.x] -= 0x7fffffffffffffffLL;
    out[threadIdx.x] -= n - 65533; // note overflow
}

// run: wide_product_ok<<<1, 4>>>(zero(4), 65536)
__global__ void wide_product_ok(long long *out, int n) {
    out[threadIdx.x] = (long long)n * n;
    out[threadIdx.x] -= 0x7fffffffffffffffLL;
    out[threadIdx.x] -= n - 65533;
}

// A short is promoted to int, where its sums fit; what is stored is cut off, which is no overflow.
// run: short_sum_ok<<<1, 4>>>(fill(4, 32767), zero(4))
__global__ void short_sum_ok(const short *in, short *out) {
    short s = in[threadIdx.x];
    s += in[threadIdx.x];
    s++;
    out[threadIdx.x] = s * 2;
}

// One component is set in a branch only.
// run: branch_component<<<1, 4>>>(zero(4))
__global__ void branch_component(float *out) {
    float2 v;
    v.x = 1;
    if (threadIdx.x > 1)
        v.y = 2;
    out[threadIdx.x] = v.y; // want part
}

// run: branch_component_ok<<<1, 4>>>(zero(4))
__global__ void branch_component_ok(float *out) {
    float2 v;
    v.x = 1;
    if (threadIdx.x > 1)
        v.y = 2;
    else
        v.y = v.x;
    out[threadIdx.x] = v.y;
}

// The sum begins with nothing, across a barrier and through a loop.
// run: component_sum<<<1, 4>>>(iota(4), zero(4))
__global__ void component_sum(const float4 *in, float *out) {
    float3 sum;
    sum.x = 0;
    sum.y = 0;
    for (int i = 0; i < 4; i++) {
        float4 v = in[i];
        sum.x += v.x;
        sum.y += v.y;
        sum.z += v.z; // want part
        __syncthreads();
    }
    out[threadIdx.x] = sum.x + sum.y + sum.z;
}

// Part of what is copied was never written, and nobody looks at it.
// run: component_sum_ok<<<1, 4>>>(iota(4), zero(4), zero(4))
__global__ void component_sum_ok(const float4 *in, float *out, float4 *copy) {
    float4 sum;
    sum.x = sum.y = 0;
    for (int i = 0; i < 4; i++) {
        float4 v = in[i];
        sum.x += v.x;
        sum.y += v.y;
        __syncthreads();
    }
    out[threadIdx.x] = sum.x + sum.y;
    float4 other = sum;
    copy[threadIdx.x] = other;
}

// One lane of each warp reserves places for all; the others have no value to give. Here the last lane reserves, and the first one is asked.
// run: reserved_by_last<<<1, 64>>>(iota(64), zero(1), zero(64))
__global__ void reserved_by_last(const int *in, int *next, int *out) {
    unsigned with = __ballot_sync(~0u, in[threadIdx.x] % 3 == 0);
    if (in[threadIdx.x] % 3 == 0) {
        int lane = threadIdx.x % 32, first;
        if (lane == 31 - __clz(with))
            first = atomicAdd(next, __popc(with));
        first = __shfl_sync(with, first, __ffs(with) - 1); // want uninitialised "this shuffle reads lane 0, whose value was never given"
        out[first + __popc(with & ((1u << lane) - 1))] = threadIdx.x; // may global-race
    }
}

// run: reserved_by_last_ok<<<1, 64>>>(iota(64), zero(1), zero(64))
__global__ void reserved_by_last_ok(const int *in, int *next, int *out) {
    unsigned with = __ballot_sync(~0u, in[threadIdx.x] % 3 == 0);
    if (in[threadIdx.x] % 3 == 0) {
        int lane = threadIdx.x % 32, first;
        if (lane == __ffs(with) - 1)
            first = atomicAdd(next, __popc(with));
        first = __shfl_sync(with, first, __ffs(with) - 1);
        out[first + __popc(with & ((1u << lane) - 1))] = threadIdx.x;
    }
}

struct Best {
    float value;
    int where;
};

// The second part comes from a lane that has none.
// run: half_broadcast<<<1, 32>>>(iota(32), zero(32))
__global__ void half_broadcast(const float *in, float *out) {
    Best b;
    if (threadIdx.x == 5) {
        b.value = in[5];
        b.where = 5;
    }
    b.value = __shfl_sync(~0u, b.value, 5);
    b.where = __shfl_sync(~0u, b.where, 4); // want uninitialised "reads lane 4, whose value was never given"
    out[threadIdx.x] = b.value + b.where;
}

// run: half_broadcast_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void half_broadcast_ok(const float *in, float *out) {
    Best b;
    if (threadIdx.x == 5) {
        b.value = in[5];
        b.where = 5;
    }
    b.value = __shfl_sync(~0u, b.value, 5);
    b.where = __shfl_sync(~0u, b.where, 5);
    out[threadIdx.x] = b.value + b.where;
}

struct Ray {
    float from, to;
    int hits;
};

__device__ Ray towards(float to) {
    Ray r;
    r.to = to;
    r.hits = 0;
    return r;
}

// What has no value keeps none when the struct is returned and copied.
// run: part_returned<<<1, 8>>>(iota(8), zero(8))
__global__ void part_returned(const float *in, float *out) {
    Ray a = towards(in[threadIdx.x]), b;
    b = a;
    out[threadIdx.x] = b.to - b.from; // want uninitialised "b.from"
}

// run: part_returned_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void part_returned_ok(const float *in, float *out) {
    Ray a = towards(in[threadIdx.x]), b;
    b = a;
    b.from = 1;
    out[threadIdx.x] = b.to - b.from + a.hits;
}

// run: part_copied<<<1, 8>>>(iota(8), zero(8))
__global__ void part_copied(const float *in, float *out) {
    Ray r;
    if (threadIdx.x < 4)
        r.from = in[threadIdx.x];
    r.to = 2;
    Ray copy = r;
    out[threadIdx.x] = copy.to - copy.from; // want uninitialised "copy.from"
}

// run: part_copied_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void part_copied_ok(const float *in, float *out) {
    Ray r;
    if (threadIdx.x < 4)
        r.from = in[threadIdx.x];
    r.to = 2;
    Ray copy = r;
    out[threadIdx.x] = threadIdx.x < 4 ? copy.to - copy.from : copy.to;
}

// The same of an element of an array, and of a member.
// run: part_of_array<<<1, 8>>>(iota(8), zero(8))
__global__ void part_of_array(const float *in, float *out) {
    Ray rays[2];
    rays[0].to = in[threadIdx.x];
    rays[threadIdx.x / 8 + 1] = rays[0];
    Ray last = rays[1];
    out[threadIdx.x] = last.to - last.from; // want uninitialised "last.from"
}

// run: part_of_array_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void part_of_array_ok(const float *in, float *out) {
    Ray rays[2];
    rays[0].to = in[threadIdx.x];
    rays[threadIdx.x / 8 + 1] = rays[0];
    Ray last = rays[1];
    last.from = 1;
    out[threadIdx.x] = last.to - last.from;
}

// The same of an element that a pointer to the array leads to, here and in another function.
// run: part_behind_pointer<<<1, 8>>>(iota(8), zero(8))
__global__ void part_behind_pointer(const float *in, float *out) {
    Ray rays[2];
    const Ray *p = rays;
    rays[0].to = in[threadIdx.x];
    rays[1].to = 2;
    Ray last = p[threadIdx.x / 4];
    out[threadIdx.x] = last.to - last.from; // want uninitialised "last.from"
}

// run: part_behind_pointer_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void part_behind_pointer_ok(const float *in, float *out) {
    Ray rays[2];
    const Ray *p = rays;
    rays[0].to = in[threadIdx.x];
    rays[1].to = 2;
    Ray last = p[threadIdx.x / 4];
    last.from = 1;
    out[threadIdx.x] = last.to - last.from;
}

// run: part_passed_on<<<1, 8>>>(iota(8), zero(8))
__device__ __noinline__ float span(const Ray *rays, int i) {
    Ray ray = rays[i];
    for (int k = 0; k < i; k++)
        ray.to += k;
    return ray.to - ray.from; // want uninitialised "ray.from"
}

__global__ void part_passed_on(const float *in, float *out) {
    Ray rays[2];
    rays[0].to = rays[1].to = in[threadIdx.x];
    out[threadIdx.x] = span(rays, threadIdx.x / 4);
}

// The copy of a struct in device memory has all its parts.
// run: part_passed_on_ok<<<1, 8>>>(iota(8), iota(6), zero(8))
__device__ __noinline__ float span_ok(const Ray *rays, int i) {
    Ray ray = rays[i];
    for (int k = 0; k < i; k++)
        ray.to += k;
    return ray.to - (i ? ray.from : 0);
}

__global__ void part_passed_on_ok(const float *in, const Ray *all, float *out) {
    Ray rays[2];
    rays[0].to = rays[1].to = in[threadIdx.x];
    rays[1].from = 1;
    out[threadIdx.x] = span_ok(rays, threadIdx.x / 4) + span_ok(all, 1);
}

struct Beam {
    Ray ray;
    float width;
};

// run: part_of_member<<<1, 8>>>(iota(8), zero(8))
__global__ void part_of_member(const float *in, float *out) {
    Beam beam;
    beam.ray.to = in[threadIdx.x];
    beam.width = 2;
    Ray r = beam.ray;
    out[threadIdx.x] = r.to - r.from; // want uninitialised "r.from"
}

// run: part_of_member_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void part_of_member_ok(const float *in, float *out) {
    Beam beam;
    beam.ray.to = in[threadIdx.x];
    beam.width = 2;
    Ray r = beam.ray;
    out[threadIdx.x] = r.to * beam.width;
}

__device__ bool where_is(const int *in, int n, int key, int *where) {
    for (int i = 0; i < n; i++)
        if (in[i] == key) {
            *where = i;
            return true;
        }
    return false;
}

// The result is read also where nothing was found.
// run: where_unset<<<1, 32>>>(iota(16), zero(32))
__global__ void where_unset(const int *in, int *out) {
    int where;
    bool found = where_is(in, 16, threadIdx.x, &where);
    out[threadIdx.x] = found || threadIdx.x > 20 ? where : -1; // want uninitialised
}

// run: where_unset_ok<<<1, 32>>>(iota(16), zero(32))
__global__ void where_unset_ok(const int *in, int *out) {
    int where;
    bool found = where_is(in, 16, threadIdx.x, &where);
    out[threadIdx.x] = found ? where : -1;
}

// A function that shuffles is passed what only one lane has.
// run: of_wrong_lane<<<1, 32>>>(iota(32), zero(32))
template <class T> __device__ T of_lane(T v, int lane) {
    return __shfl_sync(~0u, v, lane); // want uninitialised "reads lane 2"
}
__global__ void of_wrong_lane(const float *in, float *out) {
    float v;
    if (threadIdx.x == 3)
        v = in[3];
    out[threadIdx.x] = of_lane(v, 2) * 2;
}

// run: of_wrong_lane_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void of_wrong_lane_ok(const float *in, float *out) {
    float v;
    if (threadIdx.x == 3)
        v = in[3];
    out[threadIdx.x] = of_lane(v, 3) * 2;
}

// A count that is negative, as an unsigned number a great one.
// run: shift_negated<<<1, 32>>>(iota(32))
__global__ void shift_negated(int *a) {
    unsigned left = -(threadIdx.x & 3u);
    a[threadIdx.x] >>= left; // want shift
}

// run: shift_negated_ok<<<1, 32>>>(iota(32))
__global__ void shift_negated_ok(int *a) {
    unsigned left = -(threadIdx.x & 3u);
    a[threadIdx.x] >>= left & 31;
}

struct Plus {
    __device__ int operator()(int a, int b) const { return a + b; }
};

struct Nested {
    Plus plus;
    struct {} nothing[2];
};

struct Scaled {
    Plus plus;
    int factor;
};

template <class Op> __device__ int folded(int v, Op op) {
    for (int d = 16; d; d /= 2)
        v = op(v, __shfl_xor_sync(~0u, v, d));
    return v;
}

template <class Op> __device__ Op copied(Op op) {
    Op second = op, third;
    third = second;
    return third;
}

// An object of a class without members has no value that could be missing.
// run: empty_class_ok<<<1, 32>>>(iota(32), zero(4))
__global__ void empty_class_ok(const int *in, int *out) {
    Plus op, ops[2];
    Nested nested, other = nested;
    const Plus *where = &ops[1];
    int r = folded(in[threadIdx.x], op), s = folded(in[threadIdx.x], copied(*where)), u = copied(other).plus(r, s);
    Scaled scaled;
    scaled.factor = 3;
    Scaled twin = scaled;
    if (threadIdx.x == 0) {
        out[0] = r;
        out[1] = s;
        out[2] = u;
        out[3] = twin.plus(twin.factor, copied(scaled).factor);
    }
}

// run: empty_member<<<1, 1>>>(zero(1))
__global__ void empty_member(int *out) {
    Scaled scaled;
    *out = scaled.plus(scaled.factor, 1); // want uninitialised
}

union Halves {
    unsigned whole;
    unsigned short half[2];
    unsigned char byte[4];
};

// run: half_a_union<<<1, 8>>>(zero(8))
__global__ void half_a_union(unsigned *out) {
    Halves v;
    v.half[0] = threadIdx.x;
    out[threadIdx.x] = v.whole; // want uninitialised "2 of which were never written"
}

// run: half_a_union_ok<<<1, 8>>>(zero(8))
__global__ void half_a_union_ok(unsigned *out) {
    Halves v;
    v.half[0] = threadIdx.x;
    v.half[1] = 0;
    out[threadIdx.x] = v.whole + v.byte[1];
}

// run: three_bytes<<<1, 8>>>(zero(8))
__global__ void three_bytes(unsigned *out) {
    Halves v;
    for (int i = 0; i < 3; i++)
        v.byte[i] = i;
    out[threadIdx.x] = v.half[0] + v.whole; // want uninitialised "1 of which were never written"
}

// run: three_bytes_ok<<<1, 8>>>(zero(8))
__global__ void three_bytes_ok(unsigned *out) {
    Halves v;
    for (int i = 0; i < 3; i++)
        v.byte[i] = i;
    out[threadIdx.x] = v.half[0] + v.byte[2];
}

// run: half_by_pointer<<<1, 8>>>(zero(8))
__global__ void half_by_pointer(unsigned long long *out) {
    unsigned words[2];
    words[threadIdx.x & 1] = 5;
    out[threadIdx.x] = *(unsigned long long *)words; // want uninitialised "4 of which were never written"
}

// run: half_by_pointer_ok<<<1, 8>>>(zero(8))
__global__ void half_by_pointer_ok(unsigned long long *out) {
    unsigned words[2];
    words[threadIdx.x & 1] = 5;
    words[~threadIdx.x & 1] = 6;
    out[threadIdx.x] = *(unsigned long long *)words;
}

struct Padded {
    char kind;
    short size;
};

// Padding is never written.
// run: padded_ok<<<1, 8>>>(zero(8))
__global__ void padded_ok(int *out) {
    Padded p[2], *at = &p[threadIdx.x & 1];
    at->kind = 1;
    at->size = 2;
    Padded q = *at;
    out[threadIdx.x] = q.kind + q.size;
}

// Of each element one component was written by nobody.
// run: vector_in_shared<<<1, 32>>>(zero(32))
__global__ void vector_in_shared(float *out) {
    __shared__ float4 s[32];
    s[threadIdx.x].x = 1;
    s[threadIdx.x].y = 2;
    s[threadIdx.x].z = 3;
    __syncthreads();
    float4 v = s[31 - threadIdx.x]; // want uninitialised "reads 16 bytes of .*4 of which were never written"
    out[threadIdx.x] = v.x + v.y + v.z + v.w;
}

// run: vector_in_shared_ok<<<1, 32>>>(zero(32))
__global__ void vector_in_shared_ok(float *out) {
    __shared__ float4 s[32];
    s[threadIdx.x].x = 1;
    s[threadIdx.x].y = 2;
    s[threadIdx.x].z = 3;
    s[31 - threadIdx.x].w = 4;
    __syncthreads();
    float4 v = s[31 - threadIdx.x];
    out[threadIdx.x] = v.x + v.y + v.z + v.w;
}

struct Interval {
    int lo, hi;
};

// run: half_a_struct<<<1, 32>>>(zero(32))
__global__ void half_a_struct(int *out) {
    __shared__ Interval s[32];
    s[threadIdx.x].lo = threadIdx.x;
    __syncthreads();
    Interval r = s[31 - threadIdx.x]; // want uninitialised "reads 8 bytes of .*4 of which were never written"
    out[threadIdx.x] = r.lo + r.hi;
}

// The same in a function to which arrays of one thread may be passed, too.
// run: half_behind_pointer<<<1, 32>>>(zero(32))
__device__ __noinline__ int width(const Interval *p, int n) {
    Interval r = p[n]; // want uninitialised "reads 8 bytes of .*4 of which were never written"
    for (int i = 0; i < n; i++)
        r.hi += i;
    return r.hi - r.lo;
}

__global__ void half_behind_pointer(int *out) {
    __shared__ Interval s[32];
    Interval own[2];
    own[1].lo = own[1].hi = 3;
    s[threadIdx.x].lo = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = width(own, 1) + width(s, 31 - threadIdx.x);
}

// run: half_behind_pointer_ok<<<1, 32>>>(zero(32))
__device__ __noinline__ int width_ok(const Interval *p, int n) {
    Interval r = p[n];
    for (int i = 0; i < n; i++)
        r.hi += i;
    return r.hi - r.lo;
}

__global__ void half_behind_pointer_ok(int *out) {
    __shared__ Interval s[32];
    Interval own[2];
    own[1].lo = own[1].hi = 3;
    s[threadIdx.x].lo = s[threadIdx.x].hi = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = width_ok(own, 1) + width_ok(s, 31 - threadIdx.x);
}

// Only what was written is read.
// run: half_a_struct_ok<<<1, 32>>>(zero(32))
__global__ void half_a_struct_ok(int *out) {
    __shared__ Interval s[32];
    s[threadIdx.x].lo = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = s[31 - threadIdx.x].lo;
}

// run: half_in_memory<<<1, 32>>>(new(32), zero(32))
__global__ void half_in_memory(Interval *m, int *out) {
    m[threadIdx.x].hi = threadIdx.x;
    __syncthreads();
    Interval r = m[31 - threadIdx.x]; // want uninitialised "reads 8 bytes of .*4 of which were never written"
    out[threadIdx.x] = r.lo + r.hi;
}

// run: half_in_memory_ok<<<1, 32>>>(new(32), zero(32))
__global__ void half_in_memory_ok(Interval *m, int *out) {
    m[threadIdx.x].hi = threadIdx.x;
    m[31 - threadIdx.x].lo = threadIdx.x;
    __syncthreads();
    Interval r = m[31 - threadIdx.x];
    out[threadIdx.x] = r.lo + r.hi;
}

// Objects with padding are read whole, in any memory.
// run: padded_in_shared_ok<<<1, 32>>>(zero(32))
__global__ void padded_in_shared_ok(int *out) {
    __shared__ Padded s[32];
    s[threadIdx.x].kind = 1;
    s[threadIdx.x].size = 2;
    __syncthreads();
    Padded p = s[31 - threadIdx.x];
    out[threadIdx.x] = p.kind + p.size;
}

// run: component_of_a_local<<<1, 8>>>(zero(8))
__global__ void component_of_a_local(float *out) {
    float4 a[2];
    a[threadIdx.x & 1].x = 1;
    float4 *p = a, v = p[threadIdx.x & 1]; // want uninitialised "12 of which were never written"
    out[threadIdx.x] = v.x + v.y;
}

// run: component_of_a_local_ok<<<1, 8>>>(zero(8))
__global__ void component_of_a_local_ok(float *out) {
    float4 a[2];
    a[threadIdx.x & 1].x = 1;
    a[threadIdx.x & 1].y = 2;
    float4 *p = a;
    out[threadIdx.x] = p[threadIdx.x & 1].x + p[threadIdx.x & 1].y;
}

// Of long long the double one below the least value is the least that there is.
// run: least<<<1, 1>>>(zero(4), zero(2), -9223372036854775808.0, -128.5)
__global__ void least(long long *out, float *scale, double d, double e) {
    out[0] = (long long)(d * 2); // want conversion "-1.844.*e\+19"
    out[1] = (signed char)(e - 1); // want conversion "-129.5"
    out[2] = (unsigned)(scale[0] - 1); // want conversion "-1"
}

// run: least_ok<<<1, 1>>>(zero(4), zero(2), -9223372036854775808.0, -128.5)
__global__ void least_ok(long long *out, float *scale, double d, double e) {
    out[0] = (long long)d;
    out[1] = (signed char)e;
    out[2] = (unsigned)(scale[0] - 0.5f);
    out[3] = (long long)(float)d;
}
