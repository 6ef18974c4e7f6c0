// Initialisers of a union's members, delegation to a defaulted constructor, and templates that could copy by value.
union MiPlain {
    int a{4};
};
union MiEither {
    int i = 42;
    double d;
    MiEither() = default;
    __device__ MiEither(double d) : d(d) {}
    __device__ MiEither(int) {}
};
union MiSecond {
    float f;
    unsigned u = 7u;
};
struct MiHolder {
    MiSecond s;
    MiEither e[2];
    int after = 3;
};

struct MiDelegate {
    int i, j;
    MiDelegate() = default;
    __device__ MiDelegate(int) : MiDelegate() {}
    __device__ MiDelegate(int, int) : MiDelegate() { j = 5; }
};
struct MiProvided {
    int i = 8;
    int j;
    __device__ MiProvided() { j = 9; }
    __device__ MiProvided(int) : MiProvided() { i += 1; }
};

struct MiByValue {
    int x;
    __device__ MiByValue(int x) : x(x) {}
    template <class T> __device__ MiByValue(T) : x(-1) {}
};
__device__ int mi_take(MiByValue v) { return v.x; }

__global__ void mi_unions(long long* out) {
    MiPlain p;
    MiEither e, f(4.5), g(1);
    out[0] = p.a;
    out[1] = e.i;
    out[2] = f.d * 2;
    out[3] = g.i;
    MiHolder h;
    out[4] = h.s.u;
    out[5] = h.e[0].i + h.e[1].i;
    out[6] = h.after;
    MiEither* made = new MiEither;
    out[7] = made->i;
    delete made;
}

__global__ void mi_delegates(long long* out) {
    alignas(MiDelegate) unsigned char space[sizeof(MiDelegate)];
    for (auto& c : space) c = 0xff;
    MiDelegate* d = new (space) MiDelegate(42);
    out[0] = d->i;
    out[1] = d->j;
    for (auto& c : space) c = 0xff;
    d = new (space) MiDelegate(1, 2);
    out[2] = d->i;
    out[3] = d->j;
    MiProvided p(3);
    out[4] = p.i;
    out[5] = p.j;
}

__global__ void mi_templates(long long* out) {
    MiByValue a(3), b = a, c(2.5);
    out[0] = a.x;
    out[1] = b.x;
    out[2] = c.x;
    out[3] = mi_take(a) + mi_take(b);
    const MiByValue k(6);
    out[4] = mi_take(k);
    MiByValue d = k;
    out[5] = d.x;
}
