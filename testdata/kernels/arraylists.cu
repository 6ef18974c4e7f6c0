// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// NVIDIA's compilers fail on references to arrays of unknown bounds.
// Braced lists for references to arrays: the elements' conversions count first, then how many are initialised, then
// whether the bound is known.

__device__ int f(int const (&)[]) { return 1; }
__device__ int f(int const (&)[2]) { return 2; }
__device__ int g(int const (&)[]) { return 1; }
__device__ int g(int const (&)[1]) { return 2; }
__device__ int h(int (&&)[]) { return 1; }
__device__ int h(long (&&)[]) { return 2; }
__device__ int h(int (&&)[1]) { return 3; }
__device__ int h(long (&&)[1]) { return 4; }
__device__ int h(int (&&)[2]) { return 5; }
__device__ int d(int (&&)[]) { return 1; }
__device__ int d(double (&&)[]) { return 2; }
__device__ int d(int (&&)[2]) { return 3; }
__device__ int second(const int (&a)[]) { return a[1]; }

__global__ void lists(long long* out) {
    out[0] = f({1});
    out[1] = f({1, 2});
    out[2] = g({1});
    out[3] = h({1});
    out[4] = d({1});
    out[5] = d({1.0});
    out[6] = d({1.0, 2.0});
    out[7] = d({1, 2});
    out[8] = second({4, 5});
    int a[2] = {1, 2};
    out[9] = second(a);
}

// Constants of unknown bounds that calls, objects, conversions and default member initialisers make ([dcl.array]/7).
namespace uncounted {
struct Pair {
    int x, y;
};
constexpr Pair p{1, 2}, q{3, 4};
constexpr int times7(int i) { return i * 7; }
constexpr Pair pairOf(int i) { return Pair{i, -i}; }
constexpr int operator""_thrice(unsigned long long v) { return (int)v * 3; }
struct Given {
    int a, b = times7(3), c = p.y;
};
struct Holder {
    Pair p;
    int z;
};
struct Next {
    int v;
    constexpr Next(int a) : v(a + 1) {}
};
__constant__ int calls[] = {times7(1), times7(2), q.x};
__constant__ Pair objects[] = {p, q, pairOf(5)};
__constant__ Holder elided[] = {p, 1, q, 2};
__constant__ int literals[] = {1_thrice, 2_thrice};
__constant__ Given given[] = {{1}, {2, 5}};
__constant__ Next converted[] = {1, 2};
__constant__ int plain[] = {1, -(2 + 3), 'c'};
}
__global__ void al_uncounted(long long* out) {
    using namespace uncounted;
    for (int i = 0; i < 3; i++) out[i] = calls[i] * 10000 + objects[i].x * 100 + objects[i].y + plain[i] * 1000000;
    for (int i = 0; i < 2; i++) out[3 + i] = elided[i].p.y * 1000 + elided[i].z * 100 + literals[i] * 10 + converted[i].v;
    for (int i = 0; i < 2; i++) out[5 + i] = given[i].a * 10000 + given[i].b * 100 + given[i].c;
}
