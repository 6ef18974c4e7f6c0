// oracle: g++
// What host compilers and their libraries bring, which nvcc's users have and NVRTC's and HIPRTC's have not.
#include <initializer_list>
#include <new>
typedef long long ll;

__global__ void glibc(ll* out) {
    u_int32_t a = -1; u_int8_t b = 300; u_short c = 70000; u_int64_t d = -1;
    out[0] = a; out[1] = b; out[2] = c; out[3] = d >> 1;
}

__global__ void laundered(ll* out) {
    alignas(long long) unsigned char room[sizeof(ll)];
    new (room) ll(31);
    __builtin_prefetch(out); __builtin_prefetch(out, 1, 2);
    out[0] = *std::launder(reinterpret_cast<ll*>(room)); out[1] = *__builtin_launder(out);
}

template <class... Ts> __device__ ll summed(Ts... vs) {
    ll v = 0;
    for (auto x : {vs..., 3, (vs + 1)...}) v = v * 10 + x;
    for (const int& x : {vs...}) v += x;
    return v;
}
__global__ void ranges(ll* out) { out[0] = summed(1, 2); out[1] = summed(4); }

__global__ void noreferences(ll* out) { // to void, and to functions of const objects ([meta.trans.ref])
    using member = int() const;
    out[0] = sizeof(std::declval<void>(), 1); out[1] = std::is_same_v<std::add_lvalue_reference_t<void>, void>;
    out[2] = std::is_same_v<std::add_rvalue_reference_t<const void>, const void>; out[3] = std::is_same_v<std::add_lvalue_reference_t<member>, member>;
    out[4] = std::is_same_v<std::add_rvalue_reference<member>::type, member>; out[5] = std::is_same_v<std::add_rvalue_reference_t<int&>, int&>;
    out[6] = std::is_same_v<std::add_lvalue_reference<int[3]>::type, int (&)[3]>; out[7] = std::is_same_v<decltype(std::declval<const int>()), const int&&>;
}
