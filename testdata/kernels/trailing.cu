// Function templates that differ in the trailing type of their results alone.
#include <type_traits>
typedef long long ll;
template <class T> __device__ auto sum(T t) -> std::enable_if_t<std::is_pointer<T>::value, std::remove_pointer_t<T>> { return t[0] + t[1]; }
template <class T> __device__ auto sum(T t) -> std::enable_if_t<!std::is_pointer<T>::value, ll> { return t; }
__device__ double sum(float t) { return t * 2; }
template <> __device__ auto sum(short t) -> ll { return -t; }
struct A { int v; __device__ int f() const { return v; } }; struct B { int v; __device__ int g() const { return v * 2; } };
template <class T> __device__ auto call(const T& t) -> decltype(t.f()) { return t.f(); }
template <class T> __device__ auto call(const T& t) -> decltype(t.g()) { return t.g() + 1; }
template <class T> __device__ auto later(T t) -> typename std::enable_if<sizeof(T) == 4, int>::type;
template <class T> __device__ auto later(T t) -> typename std::enable_if<sizeof(T) == 8, int>::type { return 8 + (int)t; }
template <class T> __device__ auto later(T t) -> typename std::enable_if<sizeof(T) == 4, int>::type { return 4 + (int)t; }
struct M { template <class T> __device__ auto get(T t) const -> std::enable_if_t<(T(-1) < 0), int> { return 1; } template <class T> __device__ auto get(T t) const -> std::enable_if_t<(T(-1) > 0), int> { return 2; } };
__global__ void trailing_(ll* out) {
    int a[2] = {3, 4}; out[0] = sum(a); out[1] = sum(5); out[2] = (ll)sum(1.5f); out[3] = sum(short(7)); out[4] = sum(2.9); out[5] = call(A{3}) * 10 + call(B{2}); out[6] = later(1) * 100 + later(1.0); out[7] = M().get(1) * 10 + M().get(1u);
}
