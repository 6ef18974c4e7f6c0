// threads: 64 blocks: 1
// Lattice, fluid, particle and quantum codes: colour matrices, stencils whose solver is a functor, tiles of a warp that rotate, gates on amplitudes, reductions of structs.
#include <cmath>
#include <type_traits>
#include <utility>

// ---- Colour matrices of a lattice gauge theory: loops over template constants, a storage that two orders share, conjugates that are views ----
template <class T> struct Cx {
    T re, im;
    __device__ constexpr Cx(T r = 0, T i = 0) : re(r), im(i) {}
    __device__ friend Cx operator*(const Cx& a, const Cx& b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
    __device__ Cx& operator+=(const Cx& o) { return re += o.re, im += o.im, *this; }
    __device__ Cx operator-() const { return Cx(-re, -im); }
};
template <class T> __device__ Cx<T> conj(const Cx<T>& a) { return {a.re, -a.im}; }
template <class T, int N, class Order> class Colour {
    T data[2 * N * N];
public:
    static constexpr int size = N;
    template <class M> struct Ref {
        M& m;
        int i, j;
        __device__ operator Cx<T>() const { return {m.data[Order::at(i, j, N, 0)], m.data[Order::at(i, j, N, 1)]}; }
        __device__ const Ref& operator=(const Cx<T>& c) const {
            m.data[Order::at(i, j, N, 0)] = c.re;
            m.data[Order::at(i, j, N, 1)] = c.im;
            return *this;
        }
        __device__ const Ref& operator+=(const Cx<T>& c) const { return *this = Cx<T>(T(Cx<T>(*this).re + c.re), T(Cx<T>(*this).im + c.im)); }
    };
    __device__ Ref<Colour> operator()(int i, int j) { return {*this, i, j}; }
    __device__ Ref<const Colour> operator()(int i, int j) const { return {*this, i, j}; }
};
struct Interleaved { __device__ static constexpr int at(int i, int j, int n, int part) { return 2 * (i * n + j) + part; } };
struct Planar { __device__ static constexpr int at(int i, int j, int n, int part) { return part * n * n + j * n + i; } };
template <class M> struct Dagger {
    const M& m;
    __device__ auto operator()(int i, int j) const { using C = std::decay_t<decltype(value(m(0, 0)))>; C c = m(j, i); return conj(c); }
    template <class R> __device__ static auto value(const R& r) { return conj(Cx<int>(1)), Cx<long long>(0); }
};
template <class T, int N, class O, class A, class B> __device__ Colour<T, N, O> product(const A& a, const B& b, std::integral_constant<int, N>, O) {
    Colour<T, N, O> c;
#pragma unroll
    for (int i = 0; i < N; i++)
#pragma unroll
        for (int j = 0; j < N; j++) {
            Cx<T> s;
            for (int k = 0; k < N; k++) s += Cx<T>(a(i, k)) * Cx<T>(b(k, j));
            c(i, j) = s;
        }
    return c;
}
__global__ void lat_colour(long long* out) {
    Colour<long long, 3, Interleaved> u;
    Colour<long long, 3, Planar> v;
    int t = threadIdx.x;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) u(i, j) = Cx<long long>(i + t, j - t), v(i, j) = {j * 2 - i, t % 5};
    u(1, 2) += Cx<long long>(7, -7);
    auto w = product<long long>(u, v, std::integral_constant<int, 3>(), Planar());
    auto z = product<long long>(Dagger<decltype(w)>{w}, u, std::integral_constant<int, decltype(w)::size>(), Interleaved());
    const auto& cz = z;
    Cx<long long> trace;
    for (int i = 0; i < 3; i++) trace += cz(i, i);
    out[t] = trace.re * 1000 + trace.im + Cx<long long>(cz(2, 0)).im;
}

// ---- A step of a fluid code: conserved variables as an array and by name, a limiter and a solver given as types, ghost cells by index maps ----
union Cons {
    struct { int rho, mom, energy; };
    int v[3];
    __device__ int& operator[](int i) { return v[i]; }
    __device__ int operator[](int i) const { return v[i]; }
};
struct Minmod {
    template <class T> __device__ T operator()(T a, T b) const { return a * b <= 0 ? T() : a < 0 ? (a < b ? b : a) : (b < a ? b : a); }
};
struct Central { template <class T> __device__ T operator()(T a, T b) const { return (a + b) / 2; } };
template <class Limiter, int Ghost> struct Reconstruct {
    const Cons* cells;
    int n;
    Limiter limit;
    __device__ const Cons& cell(int i) const { return i < Ghost ? cells[2 * Ghost - 1 - i] : i >= n - Ghost ? cells[2 * (n - Ghost) - 1 - i] : cells[i]; }
    __device__ std::pair<Cons, Cons> faces(int i) const {
        std::pair<Cons, Cons> f{cell(i), cell(i + 1)};
        for (int k = 0; k < 3; k++) {
            auto slope = [&, k](int j) { return limit(cell(j)[k] - cell(j - 1)[k], cell(j + 1)[k] - cell(j)[k]); };
            f.first[k] += slope(i) / 2;
            f.second[k] -= slope(i + 1) / 2;
        }
        return f;
    }
};
template <class R> __device__ Cons flux(const R& r, int i) {
    auto [l, h] = r.faces(i);
    const int speed = l.rho > h.rho ? l.rho : h.rho;
    Cons f;
    f.rho = (l.mom + h.mom - speed * (h.rho - l.rho)) >> 1;
    f.mom = (l.mom * (l.mom / (l.rho ? l.rho : 1)) + h.energy - speed * (h.mom - l.mom)) >> 1;
    f.energy = (l.energy ^ h.energy) - speed;
    return f;
}
__global__ void lat_fluid(long long* out) {
    __shared__ Cons tile[64 + 2];
    int t = threadIdx.x;
    for (int i = t; i < 66; i += blockDim.x) tile[i] = Cons{{i * i % 37 + 1, i * 7 % 23 - 11, (i ^ 21) % 50}};
    __syncthreads();
    Reconstruct<Minmod, 2> a{tile, 66, {}};
    Reconstruct<Central, 1> b{tile, 66, {}};
    Cons sum = tile[t];
    for (int step = 0; step < 3; step++) {
        int i = 2 + (t + step) % 60;
        Cons in = flux(a, i), more = step & 1 ? flux(a, i + 1) : flux(b, i + 1);
        __syncthreads();
        for (int k = 0; k < 3; k++) sum[k] += (in[k] - more[k]) / 4;
        if (t > 1 && t < 62) tile[t][step] = sum[step] % 100;
        __syncthreads();
    }
    out[t] = sum.rho * 1000000ll + sum.mom * 1000ll + sum.energy + tile[(t * 5) % 64].v[1];
}

// ---- Pairs of particles as molecular dynamics does them: a warp holds 32 atoms, and the other 32 rotate through its lanes; forces in fixed point ----
struct Atom { float x, y, z; int type; };
__device__ unsigned long long fixed_point(float f) { return static_cast<unsigned long long>(static_cast<long long>(f * 0x100000)); }
template <int Width, class T> __device__ T from_lane(T v, int lane) {
    static_assert(sizeof(T) % sizeof(int) == 0, "words");
    int w[sizeof(T) / sizeof(int)];
    const int* p = reinterpret_cast<const int*>(&v);
    for (unsigned i = 0; i < sizeof(T) / sizeof(int); i++) w[i] = __shfl_sync(0xffffffffu, p[i], lane, Width);
    return *reinterpret_cast<T*>(w);
}
__global__ void lat_pairs(long long* out) {
    __shared__ unsigned long long force[3][64];
    const int t = threadIdx.x, lane = t & 31;
    for (auto& row : force) row[t] = 0;
    __syncthreads();
    Atom mine{float(t % 8), float(t / 8), float(t * t % 7), t % 3}, other{float(t % 4) + 0.5f, float(t % 9), float(t & 3), (t + 1) % 3};
    float fx = 0, fy = 0, fz = 0;
    unsigned excluded = 0x80010001u >> (lane & 7);
    for (int j = 0; j < 32; ++j) {
        const int src = (j + lane) & 31;
        Atom o = from_lane<32>(other, src);
        const bool skip = excluded & (1u << src) || mine.type == o.type;
        float dx = o.x - mine.x, dy = o.y - mine.y, dz = o.z - mine.z, r2 = dx * dx + dy * dy + dz * dz;
        if (!skip && r2 < 40.0f) {
            float s = 1.0f / (r2 + 1.0f);
            fx += dx * s, fy += dy * s, fz += dz * s;
            int k = (t & ~31) + src;
            atomicAdd(&force[0][k], fixed_point(-dx * s));
            atomicAdd(&force[1][k], fixed_point(-dy * s));
            atomicAdd(&force[2][k], fixed_point(-dz * s));
        }
    }
    __syncthreads();
    atomicAdd(&force[0][t], fixed_point(fx));
    atomicAdd(&force[1][t], fixed_point(fy));
    atomicAdd(&force[2][t], fixed_point(fz));
    __syncthreads();
    out[t] = static_cast<long long>(force[0][t] * 3 + force[1][63 - t] * 5 + force[2][(t + 7) % 64] * 7);
}

// ---- A gate on the amplitudes of a register of qubits: indices with holes, a matrix in constant memory, sums of structs over a warp ----
__constant__ float gate[2][2][2] = {{{0.5f, 0.25f}, {-0.75f, 1.0f}}, {{0.125f, -1.0f}, {2.0f, 0.5f}}};
struct Amp {
    float re, im;
    __device__ Amp operator+(Amp o) const { return {re + o.re, im + o.im}; }
};
template <unsigned Qubit> __device__ unsigned long long hole(unsigned long long i) {
    constexpr unsigned long long low = (1ull << Qubit) - 1;
    return (i & ~low) << 1 | (i & low);
}
template <class V, class Op> __device__ V warp_sum(V v, Op op) {
    for (unsigned by = 16; by; by /= 2) v = op(v, V{__shfl_down_sync(~0u, v.re, by), __shfl_down_sync(~0u, v.im, by)});
    return v;
}
template <unsigned... Qubits> __device__ void apply(Amp* state, unsigned t, std::integer_sequence<unsigned, Qubits...>) {
    auto one = [=](auto qubit) {
        unsigned long long i = hole<decltype(qubit)::value>(t), k = i | 1ull << qubit;
        if (i < 64 && k < 64) {
            Amp a = state[i], b = state[k], n[2];
            for (int r = 0; r < 2; r++) {
                const auto& g = gate[r];
                n[r] = {g[0][0] * a.re - g[0][1] * a.im + g[1][0] * b.re - g[1][1] * b.im, g[0][0] * a.im + g[0][1] * a.re + g[1][0] * b.im + g[1][1] * b.re};
            }
            state[i] = n[0], state[k] = n[1];
        }
        __syncthreads();
    };
    (one(std::integral_constant<unsigned, Qubits>()), ...);
}
__global__ void lat_gates(long long* out) {
    __shared__ Amp state[64];
    __shared__ Amp sums[2];
    unsigned t = threadIdx.x;
    state[t] = {float(t % 5) - 2, float(t % 3)};
    __syncthreads();
    apply(state, t < 32 ? t : 64, std::integer_sequence<unsigned, 0, 3, 5>());
    Amp s = warp_sum(state[t], [](Amp a, Amp b) { return a + b; });
    if (t % 32 == 0) sums[t / 32] = s;
    __syncthreads();
    s = sums[0] + sums[1];
    out[t] = (long long)(state[t].re * 4096) * 100000 + (long long)(state[t].im * 4096) + (long long)((s.re - s.im) * 64);
}

// ---- Space-filling curves and trees: bit fields as keys, a stack in local memory, comparisons of pairs, sorting by ranks ----
__device__ unsigned spread(unsigned v) {
    v = (v | v << 16) & 0x030000ff;
    v = (v | v << 8) & 0x0300f00f;
    v = (v | v << 4) & 0x030c30c3;
    return (v | v << 2) & 0x09249249;
}
struct Node { int left, right; unsigned short depth; bool leaf : 1; unsigned mass : 15; };
__global__ void lat_tree(long long* out) {
    __shared__ unsigned keys[64];
    __shared__ Node nodes[127];
    int t = threadIdx.x;
    keys[t] = spread(t * 37 % 64) | spread(t * 11 % 64) << 1 | spread(t / 3) << 2;
    __syncthreads();
    std::pair<unsigned, int> me{keys[t], t};
    int rank = 0;
    for (int i = 0; i < 64; i++) rank += std::pair<unsigned, int>(keys[i], i) < me;
    __syncthreads();
    keys[rank] = me.first;
    nodes[63 + rank] = {-1, t, 0, true, unsigned(me.first & 0x7fff)};
    __syncthreads();
    for (int width = 32; width > 0; width >>= 1) {
        if (t < width) {
            Node& n = nodes[width - 1 + t];
            n.left = 2 * (width - 1 + t) + 1;
            n.right = n.left + 1;
            n.leaf = false;
            n.depth = nodes[n.left].depth + 1;
            n.mass = nodes[n.left].mass + nodes[n.right].mass * 3;
        }
        __syncthreads();
    }
    int stack[16], top = 0, visited = 0;
    unsigned long long h = 0;
    stack[top++] = 0;
    do {
        const Node& n = nodes[stack[--top]];
        visited++;
        if (n.leaf || n.depth + t % 4 < 3) { h = h * 131 + n.mass + n.right; continue; }
        for (int child : {n.right, n.left}) stack[top++] = child;
    } while (top > 0);
    out[t] = (long long)(h % 1000000007ull) * 1000 + visited + __clz(keys[t] ^ keys[(t + 1) % 64]);
}
