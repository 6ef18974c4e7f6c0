// Pointers that must not be followed, or not written through.

// run: null_argument<<<1, 32>>>(null, zero(32))
__global__ void null_argument(const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x]; // want null
}

// run: null_argument_ok<<<1, 32>>>(null, zero(32))
__global__ void null_argument_ok(const int *in, int *out) {
    out[threadIdx.x] = in ? in[threadIdx.x] : -1;
}

// run: null_write<<<1, 32>>>(null)
__global__ void null_write(float *out) {
    out[threadIdx.x] = 1.0f; // want null
}

// run: null_write_ok<<<1, 32>>>(null)
__global__ void null_write_ok(float *out) {
    if (out != nullptr)
        out[threadIdx.x] = 1.0f;
}

struct Node {
    int value;
    int next; // index + 1
};

// run: null_node<<<1, 4>>>(iota(4), zero(4))
__device__ const Node *follow(const Node *list, int next) {
    return next > 3 ? nullptr : list + next;
}
__global__ void null_node(const Node *list, int *out) {
    const Node *n = follow(list, threadIdx.x + 1);
    out[threadIdx.x] = n->value; // want null
}

// run: null_node_ok<<<1, 4>>>(iota(4), zero(4))
__global__ void null_node_ok(const Node *list, int *out) {
    const Node *n = follow(list, threadIdx.x + 1);
    out[threadIdx.x] = n ? n->value : 0;
}

// run: let a=iota(8); null_in_table<<<1, 2>>>(table(a, null), a, zero(2))
__global__ void null_in_table(float **rows, const float *first, float *out) {
    out[threadIdx.x] = first[3] + rows[threadIdx.x][3]; // want null
}

// run: let a=iota(8); null_in_table_ok<<<1, 2>>>(table(a, null), a, zero(2))
__global__ void null_in_table_ok(float **rows, const float *first, float *out) {
    float *row = rows[threadIdx.x];
    out[threadIdx.x] = first[3] + (row ? row[3] : 0);
}

// run: misaligned_int<<<1, 4>>>(iota(64), zero(4))
__global__ void misaligned_int(const unsigned char *bytes, int *out) {
    out[threadIdx.x] = *(const int *)(bytes + 5 * threadIdx.x); // want misaligned
}

// run: misaligned_int_ok<<<1, 4>>>(iota(64), zero(4))
__global__ void misaligned_int_ok(const unsigned char *bytes, int *out) {
    out[threadIdx.x] = *(const int *)(bytes + 4 * threadIdx.x);
}

// run: misaligned_vector<<<1, 4>>>(iota(64), zero(4))
__global__ void misaligned_vector(const float *in, float *out) {
    float2 v = *(const float2 *)(in + 3 * threadIdx.x); // want misaligned
    out[threadIdx.x] = v.x + v.y;
}

// run: misaligned_vector_ok<<<1, 4>>>(iota(64), zero(4))
__global__ void misaligned_vector_ok(const float *in, float *out) {
    float2 v = *(const float2 *)(in + 2 * threadIdx.x);
    out[threadIdx.x] = v.x + v.y;
}

// The components are read one by one, through a pointer that no vector can have.
// run: misaligned_parts<<<1, 4>>>(iota(64), zero(4))
__global__ void misaligned_parts(const float *in, float *out) {
    const float4 *v = (const float4 *)(in + 2) + threadIdx.x;
    out[threadIdx.x] = v->x + v->y + v->z + v->w; // want misaligned "v->x is misaligned: byte 8 of in"
}

// run: misaligned_parts_ok<<<1, 4>>>(iota(64), zero(4))
__global__ void misaligned_parts_ok(const float *in, float *out) {
    const float4 *v = (const float4 *)(in + 4) + threadIdx.x;
    out[threadIdx.x] = v->x + v->y + v->z + v->w;
}

// run: misaligned_write<<<1, 1>>>(zero(4))
__global__ void misaligned_write(float *out) {
    *reinterpret_cast<float4 *>(out + 1 - threadIdx.x) = make_float4(1, 2, 3, 4); // want misaligned|out-of-bounds
}

// run: misaligned_write_ok<<<1, 1>>>(zero(8))
__global__ void misaligned_write_ok(float *out) {
    *reinterpret_cast<float4 *>(out + 4 - threadIdx.x) = make_float4(1, 2, 3, 4);
}

// An array of floats after an odd number of shorts.
// run: misaligned_shared<<<1, 8, 256>>>(zero(8), 3)
__global__ void misaligned_shared(float *out, int shorts) {
    extern __shared__ unsigned char mem[];
    float *f = (float *)(mem + 2 * shorts);
    f[threadIdx.x] = 1.0f;   // want misaligned
    out[threadIdx.x] = f[threadIdx.x]; // may misaligned
}

// run: misaligned_shared_ok<<<1, 8, 256>>>(zero(8), 3)
__global__ void misaligned_shared_ok(float *out, int shorts) {
    extern __shared__ unsigned char mem[];
    float *f = (float *)(mem + ((2 * shorts + 3) & ~3));
    f[threadIdx.x] = 1.0f;
    out[threadIdx.x] = f[threadIdx.x];
}

// run: const_argument<<<1, 8>>>(iota(8), zero(8))
__global__ void const_argument(const int *in, int *out) {
    int *p = (int *)in;
    p[threadIdx.x] = 0; // want const
    out[threadIdx.x] = in[threadIdx.x];
}

// run: const_argument_ok<<<1, 8>>>(iota(8), zero(8))
__global__ void const_argument_ok(int *in, int *out) {
    int *p = in;
    p[threadIdx.x] = 0;
    out[threadIdx.x] = in[threadIdx.x];
}

__constant__ int limits[4] = {1, 2, 3, 4};

// run: constant_memory<<<1, 4>>>(zero(4))
__global__ void constant_memory(int *out) {
    int *p = const_cast<int *>(limits);
    p[threadIdx.x] = 5; // want const
    out[threadIdx.x] = limits[threadIdx.x];
}

// run: constant_memory_ok<<<1, 4>>>(zero(4))
__global__ void constant_memory_ok(int *out) {
    int copy[4];
    for (int k = 0; k < 4; k++)
        copy[k] = limits[k];
    copy[threadIdx.x] = 5;
    out[threadIdx.x] = copy[3];
}

// run: heap_after_free<<<1, 2>>>(zero(2))
__global__ void heap_after_free(int *out) {
    int *p = (int *)malloc(16);
    p[0] = threadIdx.x;
    free(p);
    out[threadIdx.x] = p[0]; // want freed
}

// run: heap_after_free_ok<<<1, 2>>>(zero(2))
__global__ void heap_after_free_ok(int *out) {
    int *p = (int *)malloc(16);
    p[0] = threadIdx.x;
    out[threadIdx.x] = p[0];
    free(p);
}

// run: freed_twice<<<1, 1>>>(zero(1))
__global__ void freed_twice(int *out) {
    int *p = new int[4];
    p[0] = 3;
    out[0] = p[0];
    delete[] p;
    delete[] p; // want freed
}

// run: freed_twice_ok<<<1, 1>>>(zero(1))
__global__ void freed_twice_ok(int *out) {
    int *p = new int[4];
    p[0] = 3;
    out[0] = p[0];
    delete[] p;
    p = nullptr;
    delete[] p;
}

__device__ int *kept;

__global__ void keep(int *buffer) {
    kept = buffer;
}

// run: let a=iota(64); let o=zero(32); keep<<<1, 1>>>(a); free a; buffer_after_free<<<1, 32>>>(o)
__global__ void buffer_after_free(int *out) {
    out[threadIdx.x] = kept[threadIdx.x]; // want freed
}

// run: let a=iota(64); keep<<<1, 1>>>(a); buffer_after_free_ok<<<1, 32>>>(zero(32)); free a
__global__ void buffer_after_free_ok(int *out) {
    out[threadIdx.x] = kept[threadIdx.x];
}

// run: let a=iota(8); let b=iota(8); let t=table(a, b); let o=zero(2); free b; row_after_free<<<1, 2>>>(t, a, o)
__global__ void row_after_free(int **rows, const int *first, int *out) {
    out[threadIdx.x] = first[1] + rows[threadIdx.x][1]; // want freed
}

// run: let a=iota(8); let b=iota(8); let t=table(a, b); let o=zero(2); free b; row_after_free_ok<<<1, 1>>>(t, a, o)
__global__ void row_after_free_ok(int **rows, const int *first, int *out) {
    out[threadIdx.x] = first[1] + rows[threadIdx.x][1];
}

// A pointer to a variable of a block that was left.
// run: to_inner_block<<<1, 40>>>(iota(40), zero(40))
__global__ void to_inner_block(const int *in, int *out) {
    const int *p;
    {
        int twice = in[threadIdx.x] * 2;
        p = &twice;
    }
    out[threadIdx.x] = *p; // want freed "reads a local variable whose lifetime has ended"
}

// run: to_inner_block_ok<<<1, 40>>>(iota(40), zero(40))
__global__ void to_inner_block_ok(const int *in, int *out) {
    const int *p;
    {
        int twice = in[threadIdx.x] * 2;
        p = &twice;
        out[threadIdx.x] = *p;
    }
    int again = 3;
    p = &again;
    out[threadIdx.x] += *p;
}

// run: to_iteration<<<1, 40>>>(iota(40), zero(40))
__global__ void to_iteration(const int *in, int *out) {
    int *best = nullptr;
    for (int k = 0; k < 4; k++) {
        int pair[2] = {in[threadIdx.x] * k % 7, k};
        if (best == nullptr || pair[0] > *best)
            best = pair;
        if (k == 3)
            break;
    }
    out[threadIdx.x] = best[0]; // want freed "reads a local variable"
}

// run: to_iteration_ok<<<1, 40>>>(iota(40), zero(40))
__global__ void to_iteration_ok(const int *in, int *out) {
    int best[2], *at = nullptr;
    for (int k = 0; k < 4; k++) {
        int pair[2] = {in[threadIdx.x] * k % 7, k};
        if (at == nullptr || pair[0] > *at) {
            best[0] = pair[0], best[1] = pair[1];
            at = best;
        }
    }
    out[threadIdx.x] = at[0] * 10 + at[1];
}

__device__ int *returned_local(int v) {
    int list[3] = {v, v + 1, v + 2};
    int *p = list;
    return p + 1;
}

__device__ int *returned_first(int *list, int v) {
    list[0] = v;
    return list;
}

// run: to_returned<<<1, 40>>>(zero(40))
__global__ void to_returned(int *out) {
    int *p = returned_local(threadIdx.x);
    *p = 5; // want freed "writes a local variable whose lifetime has ended"
    out[threadIdx.x] = *p;
}

// run: to_returned_ok<<<1, 40>>>(zero(40))
__global__ void to_returned_ok(int *out) {
    int list[3];
    int *p = returned_first(list, threadIdx.x);
    out[threadIdx.x] = *p;
}

struct Holder {
    const int *at;
    __device__ void keep(const int &v) { at = &v; }
};

// run: kept_by_class<<<1, 40>>>(iota(40), zero(40))
__global__ void kept_by_class(const int *in, int *out) {
    Holder h;
    if (threadIdx.x < 40) {
        int sum = in[threadIdx.x] + 1;
        h.keep(sum);
    }
    out[threadIdx.x] = *h.at; // want freed
}

// run: kept_by_class_ok<<<1, 40>>>(iota(40), zero(40))
__global__ void kept_by_class_ok(const int *in, int *out) {
    Holder h;
    int sum = in[threadIdx.x] + 1;
    h.keep(sum);
    out[threadIdx.x] = *h.at;
}

// A pointer that was given no value in some threads.
// run: pointer_unset<<<1, 40>>>(iota(40), zero(40))
__global__ void pointer_unset(const int *in, int *out) {
    const int *p;
    if (threadIdx.x != 7)
        p = in + threadIdx.x;
    out[threadIdx.x] = *p; // want uninitialised "p is read and was never given a value"
}

// run: pointer_unset_ok<<<1, 40>>>(iota(40), zero(40))
__global__ void pointer_unset_ok(const int *in, int *out) {
    const int *p;
    if (threadIdx.x != 7)
        p = in + threadIdx.x;
    else
        p = in;
    const int *q = p;
    out[threadIdx.x] = *q;
}

struct Source {
    const int *at;
    int n;
};

// run: pointer_member_unset<<<1, 40>>>(iota(40), zero(40))
__global__ void pointer_member_unset(const int *in, int *out) {
    Source s;
    s.n = 40;
    if (threadIdx.x != 7)
        s.at = in;
    out[threadIdx.x] = s.at[threadIdx.x]; // want uninitialised
}

// run: pointer_member_unset_ok<<<1, 40>>>(iota(40), zero(40))
__global__ void pointer_member_unset_ok(const int *in, int *out) {
    Source s;
    s.n = 40;
    s.at = in;
    out[threadIdx.x] = s.at[threadIdx.x];
}

struct Item {
    int a;
    float b;
};

__device__ __noinline__ int first_of(const int *p, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += p[i];
    return s;
}

// Pointers that have a value where they are used, in all ways.
// run: pointer_forms_ok<<<1, 32>>>(iota(64), new(32), zero(128), 1)
__global__ void pointer_forms_ok(const int *in, int *out, int *work, int on) {
    __shared__ int s[64];
    s[threadIdx.x] = s[threadIdx.x + 32] = in[threadIdx.x];
    __syncthreads();
    const int *p;
    int *w, *sh, (*rows)[4];
    const int4 *v;
    Item *b;
    volatile int *vol;
    const void *raw;
    if (on) {
        p = in + threadIdx.x;
        w = work;
        sh = s;
        rows = (int(*)[4])work;
        v = (const int4 *)in;
        b = (Item *)work;
        vol = work;
        raw = in;
    }
    int sum = 0;
    if (on) {
        p++;
        p += 2;
        sum += *p++ + p[-1] + *(p - 1) + (int)(p - in) + (p == in) + (p > in) + __ldg(p) + *&p[1];
        atomicAdd(w + 1, 1);
        atomicAdd(&w[2], 1);
        sum += atomicAdd(sh, 0) + sh[threadIdx.x] * 2 + *(const char *)p;
        sum += rows[1][2] * 0 + v[1].x + v->y + first_of(p, 3) + (vol != nullptr) + ((const int *)raw)[2];
        atomicExch(&b->a, 7);
        atomicAdd(&b[6].b, 1.0f);
        const int *q = p, *r = on > 1 ? q : p;
        sum += *r + (q ? 1 : 0) + !q + *reinterpret_cast<const short *>(q);
        p = p + 1;
        sum += (unsigned long long)p % 4;
        const int *const &ref = q;
        sum += *ref;
        Source from = {p, 3};
        const int *list[2] = {p, q};
        Source other;
        other.at = p;
        other.n = 1;
        const int **back = &list[1];
        *back = p;
        sum += *from.at + *list[0] + *list[1] + other.at[0];
    }
    out[threadIdx.x] = sum;
}
