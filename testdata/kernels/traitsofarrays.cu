// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 says that functions are no arguments of templates of constructors, and that arrays are no rvalues.
// What can be made of arrays and functions, which std::declval makes xvalues and lvalues of ([meta.unary.prop]).
#include <type_traits>
#include <utility>
struct C5 { int v;
    __device__ C5(int x = 41) : v((x) & 63) { }
    template <class T> __device__ C5(T x) : v(8) { }
    template <class T, class U> __device__ C5(T x, U y) : v(3) {}
    template <class T, class = std::enable_if_t<!std::is_same<T, int>::value>> explicit __device__ C5(const T& x) : v(4) { }
    __device__ C5(const C5& o) : v(o.v) {  }
    C5(C5&&) = default;
    C5& operator=(const C5&) = default;
    __device__ C5& operator=(C5&& o) { v = o.v; return *this; }
    __device__ C5& operator=(const void*&& x) { return *this; }
};
struct C6 { int v;
    explicit __device__ C6(int x = 37) : v((x) & 63) {  }
    template <class T, class = decltype(std::declval<T>()[0])> __device__ C6(T x) : v(2) { }
    __device__ C6(C5&& x) : v(((x.v & 63)) & 63) { }
    template <class T> __device__ C6(T x) : v(3) {  }
};
struct C7 { int v; template <class T> __device__ C7(T x) : v(8) { } };
struct C8 { int v; template <class T> __device__ C8(const T& x) : v(8) { } };
struct C9 { int v; template <class T> __device__ C9(T&& x) : v(8) { } };
#define ALL(C) out[n++] = std::is_copy_constructible_v<C>; out[n++] = std::is_move_assignable_v<C>; out[n++] = std::is_constructible_v<C, unsigned char[3]>; out[n++] = std::is_assignable_v<C&, int(...)>; out[n++] = std::is_constructible_v<C, void(unsigned char, bool)>; out[n++] = std::is_convertible_v<long long, C>;  out[n++] = std::is_constructible_v<C, int(&)(int)>;
__global__ void traitsofarrays(long long* out) {
  int n = 0;
  ALL(C5) ALL(C6) ALL(C7) ALL(C8) ALL(C9)
}
