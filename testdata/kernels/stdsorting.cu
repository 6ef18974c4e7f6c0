// threads: 1 blocks: 1 oracle: g++
// nvcc has no algorithms of the C++ library for the device.
// Sorting ([alg.sorting]): many elements, in the order of libstdc++ where several are equal, and with as few
// comparisons as the standard asks for.
#include <algorithm>
typedef long long ll;
struct Pair {
    int key, at;
};
struct ByKey {
    ll* calls;
    __device__ bool operator()(const Pair& a, const Pair& b) const {
        ++*calls;
        return a.key < b.key;
    }
};
__device__ unsigned long long mixed(const Pair* p, int n) {
    unsigned long long h = 0;
    for (int i = 0; i < n; i++) h = h * 1000003 + p[i].key * 1009 + p[i].at;
    return h;
}
// Elements of some kinds: at random, rising, falling, rising and falling, and in rounds.
__device__ void fill(Pair* p, int n, int kinds, int how) {
    unsigned seed = 12345 + how;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        int random = (seed >> 8) % kinds, rising = i * kinds / n, falling = (n - i) * kinds / n;
        int both = (i < n / 2 ? i : n - i) % kinds;
        p[i].key = how == 0 ? random : how == 1 ? rising : how == 2 ? falling : how == 3 ? both : i % kinds;
        p[i].at = i;
    }
}
const int most = 400;
template <class F> __device__ void sizes(ll* out, F f) {
    const int ns[] = {1, 2, 3, 7, 16, 17, 18, 40, most};
    Pair p[most];
    for (int i = 0; i < 9; i++) {
        unsigned long long h = 0;
        for (int how = 0; how < 5; how++)
            for (int kinds = 1; kinds <= ns[i]; kinds = kinds * 7 + 1) {
                fill(p, ns[i], kinds, how);
                ll calls = 0;
                f(p, ns[i], ByKey{&calls});
                h = h * 31 + mixed(p, ns[i]);
                if (calls > 6000) h++;
            }
        out[i] = h;
    }
}
__global__ void sorts(ll* out) {
    sizes(out, [](Pair* p, int n, ByKey by) { std::sort(p, p + n, by); });
    sizes(out + 10, [](Pair* p, int n, ByKey by) { std::stable_sort(p, p + n, by); });
    sizes(out + 20, [](Pair* p, int n, ByKey by) { std::partial_sort(p, p + n / 3, p + n, by); });
    sizes(out + 30, [](Pair* p, int n, ByKey by) { std::nth_element(p, p + n / 3, p + n, by); });
    sizes(out + 40, [](Pair* p, int n, ByKey by) {
        std::sort(p, p + n / 3, by);
        std::sort(p + n / 3, p + n, by);
        std::inplace_merge(p, p + n / 3, p + n, by);
    });
    sizes(out + 50, [](Pair* p, int n, ByKey by) {
        Pair q[most];
        std::partial_sort_copy(p, p + n, q, q + n / 2, by);
        std::copy(q, q + n / 2, p);
    });
}

struct Owner {
    int k;
    __device__ Owner(int k = 0) : k(k) {}
    __device__ Owner(Owner&& o) noexcept : k(o.k) { o.k = -1; }
    __device__ Owner& operator=(Owner&& o) noexcept {
        k = o.k;
        o.k = -1;
        return *this;
    }
    __device__ bool operator<(const Owner& o) const { return k < o.k; }
};
__device__ ll digest(const Owner* m) {
    unsigned long long h = 0;
    for (int i = 0; i < 100; i++) h = h * 31 + m[i].k;
    return h;
}
__global__ void moves(ll* out) {
    Owner m[100];
    for (int i = 0; i < 100; i++) m[i] = Owner(i * 37 % 101);
    std::sort(m, m + 100);
    out[0] = digest(m);
    for (int i = 0; i < 100; i++) m[i] = Owner(i * 37 % 101 % 10);
    std::stable_sort(m, m + 100);
    out[1] = digest(m);
    for (int i = 0; i < 100; i++) m[i] = Owner(i * 37 % 101 % 10);
    std::nth_element(m, m + 50, m + 100);
    out[2] = digest(m);
}
