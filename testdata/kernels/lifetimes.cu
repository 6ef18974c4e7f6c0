// oracle: g++
// nvcc 13.0 refuses some of this or gives other values; g++ and clang++ agree.
// Lifetimes: what constructors and destructors do, and when. Each event goes into a log: a number that all events so far make.
__device__ void put(long long* o, int x) {
    o[0] = o[0] * 7 + x;
    o[1]++;
}
struct T {
    long long* o;
    int id;
    __device__ T(long long* o, int id) : o(o), id(id) {
        put(o, id);
    }
    __device__ ~T() {
        put(o, id + 100);
    }
    __device__ int v() const {
        return id;
    }
    __device__ const T& self() const {
        return *this;
    }
    __device__ bool big() const {
        return id > 3;
    }
};
struct Cp {
    long long* o;
    int id;
    __device__ Cp(long long* o, int id) : o(o), id(id) {
        put(o, id);
    }
    __device__ Cp(const Cp& c) : o(c.o), id(c.id + 1) {
        put(o, id + 200);
    }
    __device__ Cp& operator=(const Cp& c) {
        id = c.id + 10;
        put(o, id + 300);
        return *this;
    }
    __device__ ~Cp() {
        put(o, id + 400);
    }
};
__device__ int early(long long* o, int k) {
    T a(o, 1);
    if (k == 1) return 5;
    T b(o, 2);
    for (int i = 0; i < 3; i++) {
        T c(o, 3);
        if (k == 2 && i == 1) break;
        if (k == 3) continue;
        if (k == 4) return c.v();
        if (k == 5) goto end;
    }
    {
        T d(o, 4);
        T(o, 5).v();
    }
    return b.v() + T(o, 6).v();
    end: put(o, 50);
    return 8;
}
__global__ void scopes(long long* out) {
    for (int k = 0; k < 6; k++) {
        out[0] = 0;
        int r = early(out, k);
        out[10 + k * 2] = r;
        out[11 + k * 2] = out[0];
    }
}
struct M {
    T a, b;
    __device__ M(long long* o) : a(o, 6), b(o, 7) {
        put(o, 60);
    }
};
struct N : T {
    T m;
    __device__ N(long long* o) : T(o, 8), m(o, 9) {
    }
    __device__ ~N() {
        put(o, 61);
        if (id == 8) return;
        put(o, 62);
    }
};
struct Agg {
    T a;
    int k;
    T b;
};
__global__ void members(long long* out) {
    {
        M m(out);
    }
    out[2] = out[0];
    {
        N n(out);
    }
    out[3] = out[0];
    {
        T arr[2] = {T(out, 1), T(out, 2)};
        T many[2][2] = {{{out, 1}, {out, 2}}, {{out, 3}, {out, 4}}};
    }
    out[4] = out[0];
    {
        Agg g{T(out, 1), 5, {out, 2}};
    }
    out[5] = out[0];
    {
        Agg g = {{out, 3}, 1, T(out, 4)};
        Agg h = {T(out, 5), 1, {out, 6}};
    }
}
__global__ void temporaries(long long* out) {
    const T& r = T(out, 3);
    out[2] = out[0];
    {
        const T& q = T(out, 4);
        const int& i = T(out, 5).v();
        out[3] = out[0] + i;
    }
    out[4] = out[0];
    if (T(out, 5).v() == 5) out[5] = out[0];
    int n = 0;
    while (T(out, 6).v() + n < 8) {
        n++;
    }
    out[6] = out[0];
    for (T t(out, 1); n < 5; T(out, n).v()) n++;
    out[7] = out[0];
    do n--;
    while (T(out, n).big());
    out[8] = out[0];
    switch (T(out, 2).v()) {
        case 2: T x(out, 3);
        out[9] = out[0];
        break;
    }
    out[10] = out[0];
    bool b = n > 100 && T(out, 4).big();
    b = n < 100 && T(out, 5).big() || T(out, 6).big();
    out[11] = out[0] + b;
    int c = n > 0 ? T(out, 1).v() : T(out, 2).v();
    out[12] = out[0] + c;
    put(out, (T(out, 1).v(), T(out, 2).v()));
    out[13] = out[0];
    T(out, 3), T(out, 4);
    out[14] = out[0];
    int arr[3] = {T(out, 1).v(), T(out, 2).v(), 3};
    out[15] = out[0] + arr[1];
    if (T t{out, 7}; t.big()) put(out, 70);
    else put(out, 71);
    out[16] = out[0];
    (void)T(out, 8);
    auto l = [&](int k) {
        T t(out, k);
        return t.v() + T(out, 9).v();
    };
    out[17] = l(4);
    out[17] += out[0];
    auto&& u = T(out, 2);
    T* p = nullptr;
    int z = p ? p->v() : 9;
    out[18] = z;
}
__device__ int take(Cp c) {
    put(c.o, c.id);
    c.id = 33;
    return c.id;
}
__device__ Cp make(long long* o, int id) {
    return Cp(o, id);
}
__device__ int ref(const Cp& c) {
    return c.id;
}
__device__ Cp pass(Cp c) {
    c.id += 5;
    return c;
}
__global__ void values(long long* out) {
    {
        Cp a(out, 1);
        Cp b = a;
        out[2] = out[0];
        b = a;
        out[3] = out[0];
        take(a);
        out[4] = out[0];
        take(Cp(out, 5));
        out[5] = out[0];
        Cp c = make(out, 6);
        out[6] = out[0];
        take(make(out, 7));
        ref(make(out, 8));
        out[7] = out[0];
        Cp d = a.id > 0 ? a : b;
        out[8] = out[0];
        Cp e = a.id > 0 ? Cp(out, 3) : Cp(out, 4);
        out[9] = out[0];
        make(out, 9);
        out[10] = out[0];
    }
    out[11] = out[0];
    {
        Cp arr[3] = {Cp(out, 1), make(out, 2), {out, 3}};
        Cp* p = arr;
        for (auto& x : arr) put(out, x.id);
        for (auto x : arr) put(out, x.id);
    }
    out[12] = out[0];
    Cp w(out, 1);
    w.~Cp();
    out[13] = out[0];
    auto g = make(out, 4);
    out[14] = out[0];
    const Cp& h = make(out, 5);
    out[15] = out[0];
}
struct Guard {
    int* p;
    __device__ explicit Guard(int* p) : p(p) {
        *p += 1;
    }
    __device__ ~Guard() {
        *p -= 1;
    }
    Guard(const Guard&) = delete;
};
template <class F> struct Defer {
    F f;
    __device__ ~Defer() {
        f();
    }
};
template <class F> __device__ Defer<F> defer(F f) {
    return {f};
}
__global__ void raii(long long* out) {
    int lock = 0, r = 0;
    {
        Guard g(&lock);
        r = lock * 10;
        {
            Guard h{&lock};
            r += lock;
        }
        r = r * 10 + lock;
    }
    out[0] = r * 10 + lock;
    {
        Defer<void (*)()>* q = nullptr;
    }
    int k = 1;
    {
        auto fn = [&k] { k *= 5; };
        Defer<decltype(fn)> d{fn};
        k = 2;
    }
    out[1] = k;
    {
        auto d = defer([&] { k += 1; });
        auto e = defer([&] { k *= 3; });
    }
    out[2] = k;
}
