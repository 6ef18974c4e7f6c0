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
