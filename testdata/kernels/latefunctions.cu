// threads: 1 blocks: 1
// What is declared behind the use of a template ([temp.dep.candidate], [temp.point]): a declaration of a template sees
// it only where the use is in a template itself, whose body is instantiated at the end.
template <class T> __device__ T&& value();
namespace lib {
struct Early { int v; };
struct Traced { int v; };
struct Deduced { int v; };
struct Nested { int v; };
struct Captured { int v; };
}

template <class T, class = decltype(value<T>() + 1)> __device__ int adds(const T&, int) { return 1; }
template <class T> __device__ int adds(const T&, long) { return 2; }
template <class T> __device__ auto size(const T& x, int) -> decltype(sizeOf(x)) { return 3; }
template <class T> __device__ int size(const T&, long) { return 4; }
template <class T> struct Adds {
    template <class U> static __device__ char test(decltype(value<U>() + 1)*);
    template <class U> static __device__ long test(...);
    enum { v = sizeof(test<T>(nullptr)) == 1 };
};

__device__ int early() { return adds(lib::Early{1}, 1) * 10 + size(lib::Early{1}, 1); }
__device__ int traced() { return Adds<lib::Traced>::v; }
template <class T> __device__ int instantiated(const T& x) { return adds(x, 1) * 10 + size(x, 1); }
template <class T> __device__ auto deduced(const T& x) { return adds(x, 1) * 10 + size(x, 1); }
__device__ int throughBody() { return instantiated(lib::Early{1}); }
__device__ int throughDeduced() { return deduced(lib::Deduced{1}); }
struct Object {
    lib::Nested n{1};
    __device__ int early() const { return adds(n, 1) * 10 + size(n, 1); }
};
__device__ int inLambda() {
    lib::Captured c{1};
    return [&] { return adds(c, 1) * 10 + size(c, 1); }();
}

namespace lib {
__device__ int operator+(const Early&, int) { return 1; }
__device__ int operator+(const Traced&, int) { return 1; }
__device__ int operator+(const Deduced&, int) { return 1; }
__device__ int operator+(const Nested&, int) { return 1; }
__device__ int operator+(const Captured&, int) { return 1; }
template <class T> __device__ int sizeOf(const T&) { return 1; }
}

__device__ int late() { return adds(lib::Early{1}, 1) * 10 + size(lib::Early{1}, 1); }

__global__ void latefunctions(long long* out) {
    int i = 0;
    out[i++] = late();
    out[i++] = early();
    out[i++] = traced();
    out[i++] = Adds<lib::Early>::v;
    out[i++] = throughBody();
    out[i++] = throughDeduced();
    out[i++] = Object().early();
    out[i++] = inLambda();
}
