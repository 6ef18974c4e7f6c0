// Objects whose members are copied one by one, some of which nobody has written.
struct C {
    int v;
    __device__ C(int x = 0) : v(x) {}
    __device__ C(const C& o) : v(o.v + 1) {}
    __device__ C& operator=(const C& o) { v = o.v + 2; return *this; }
};
struct V { C c; int n; int data[8]; float f; };
struct T { int n; int data[8]; float f; };
struct M { C c; T t; };
struct D : V { int e; };
struct U { C c; union { int a; float b; double d; }; };

// run: memberwise_ok<<<1, 32>>>(zero(64))
__global__ void memberwise_ok(int *out) {
    V v; v.n = 1; v.data[0] = 5;
    V w = v;
    V u; u = w;
    out[threadIdx.x] = u.data[0] + u.n;
}
// run: memberwise_bad<<<1, 32>>>(zero(64))
__global__ void memberwise_bad(int *out) {
    V v; v.n = 1; v.data[0] = 5;
    V w = v;
    out[threadIdx.x] = w.data[3]; // want uninitialised
}
// run: assigned_bad<<<1, 32>>>(zero(64))
__global__ void assigned_bad(int *out) {
    V v; v.n = 1; v.data[0] = 5;
    V w; w = v;
    out[threadIdx.x] = w.data[3] + (int)w.f; // want uninitialised
}
// run: trivial_ok<<<1, 32>>>(zero(64))
__global__ void trivial_ok(int *out) {
    T v; v.n = 1; v.data[0] = 5;
    T w = v; T x; x = w;
    out[threadIdx.x] = x.data[0] + x.n;
}
// run: trivial_bad<<<1, 32>>>(zero(64))
__global__ void trivial_bad(int *out) {
    T v; v.n = 1; v.data[0] = 5;
    T w = v; T x; x = w;
    out[threadIdx.x] = x.data[1]; // want uninitialised
}
// run: nested_ok<<<1, 32>>>(zero(64))
__global__ void nested_ok(int *out) {
    M v; v.t.n = 1; v.t.data[0] = 5;
    M w = v; M x; x = w;
    out[threadIdx.x] = x.t.data[0] + x.t.n;
}
// run: nested_bad<<<1, 32>>>(zero(64))
__global__ void nested_bad(int *out) {
    M v; v.t.n = 1; v.t.data[0] = 5;
    M w = v; M x; x = w;
    out[threadIdx.x] = x.t.data[7]; // want uninitialised
}
// run: derived_ok<<<1, 32>>>(zero(64))
__global__ void derived_ok(int *out) {
    D v; v.n = 1;
    D w = v; D x; x = w;
    V &s = x; V z = s;
    out[threadIdx.x] = z.n;
}
// run: union_ok<<<1, 32>>>(zero(64))
__global__ void union_ok(int *out) {
    U v; v.a = 1;
    U w = v; U x; x = w;
    out[threadIdx.x] = x.a;
}
__device__ V half(int n) { V v; v.n = n; V w = v; return w; }
// run: returned_bad<<<1, 32>>>(zero(64))
__global__ void returned_bad(int *out) {
    V v = half(threadIdx.x);
    out[threadIdx.x] = v.n + v.data[0]; // want uninitialised
}
__device__ V make(int n) { V v; v.n = n; return v; }
__device__ int take(V v) { return v.n; }
// run: passed_ok<<<1, 32>>>(zero(64))
__global__ void passed_ok(int *out) {
    V v[2]; v[0].n = 1; v[1] = make(3);
    auto l = [v] { return v[1].n; };
    out[threadIdx.x] = take(v[0]) + l();
}
// run: shared_ok<<<1, 32>>>(zero(64))
__global__ void shared_ok(int *out) {
    __shared__ int raw[32 * sizeof(V) / 4];
    V* s = (V*)raw;
    V v; v.n = threadIdx.x; v.data[2] = 3;
    s[threadIdx.x].c.v = 0;
    s[threadIdx.x] = v;
    __syncthreads();
    V w = s[31 - threadIdx.x];
    out[threadIdx.x] = w.n + w.data[2];
}

// A function fills some members of an object whose address it gets, and others under a condition.

struct Priced {
    float rate, low, high;
};

__device__ void price(Priced &p, int kind) {
    p.rate = 2;
    switch (kind) {
    case 0:
        p.low = 1;
        p.high = 2;
        break;
    case 1:
        p.low = 4;
        p.high = 5;
        break;
    }
}

// run: priced<<<1, 4>>>(zero(4), iota(4))
__device__ float value(Priced p) {
    return p.rate * p.low; // want uninitialised "p.low"
}

__global__ void priced(float *out, const int *kind) {
    Priced p;
    price(p, kind[threadIdx.x]);
    float v = value(p);
    out[threadIdx.x] = v;
}

// run: priced_ok<<<1, 4>>>(zero(4), iota(4))
__global__ void priced_ok(float *out, const int *kind) {
    Priced p;
    price(p, kind[threadIdx.x] & 1);
    Priced q = p;
    out[threadIdx.x] = q.rate * (q.low + q.high);
}

// A constructor leaves a member alone, and one fills all of them with the help of others.

struct Span {
    int from, to, step;
    __device__ Span(int f) : from(f) { advance(f); }
    __device__ Span(int f, int s) {
        set(f, s);
        step = s;
    }
    __device__ __noinline__ void advance(int f) {
        if (f > 1) step = f;
        to = f + 4;
    }
    __device__ __noinline__ void set(int f, int s) {
        from = f;
        to = f + s;
    }
};

// run: spans<<<1, 4>>>(zero(4))
__device__ int steps(Span s) {
    return (s.to - s.from) * s.step; // want uninitialised "s.step"
}

__global__ void spans(int *out) {
    Span s(threadIdx.x);
    out[threadIdx.x] = steps(s); // may uninitialised
}

// run: spans_ok<<<1, 4>>>(zero(4))
__global__ void spans_ok(int *out) {
    Span s(threadIdx.x, 3), t(threadIdx.x + 2);
    out[threadIdx.x] = steps(s) + steps(t);
}

// A function that fills an object is called, or fills it, under a condition.

struct Limits {
    int low, high;
};

__device__ __noinline__ void limit(Limits &l, int n) {
    {
        int twice = 2 * n;
        l.low = n;
        if (twice > 2) l.high = twice;
    }
}

__device__ __noinline__ void limit_all(Limits &l, int n) {
    for (int i = 0; i < 2; i++) {
        l.low = n;
        l.high = n + i;
    }
}

// run: limits<<<1, 4>>>(zero(4))
__global__ void limits(int *out) {
    Limits l;
    limit(l, threadIdx.x);
    Limits m = l;
    out[threadIdx.x] = m.low + m.high; // want uninitialised "m.high"
}

// run: limits_if<<<1, 4>>>(zero(4))
__global__ void limits_if(int *out) {
    Limits l;
    if (threadIdx.x > 1) limit_all(l, threadIdx.x);
    Limits m = l; // may uninitialised
    out[threadIdx.x] = m.high; // want uninitialised "m.high"
}

// run: limits_ok<<<1, 4>>>(zero(4))
__global__ void limits_ok(int *out) {
    Limits l;
    limit_all(l, threadIdx.x);
    Limits m = l;
    out[threadIdx.x] = m.low + m.high;
}
