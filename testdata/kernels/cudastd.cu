// threads: 1 blocks: 1 oracle: gpu
// Specialisations of libcu++'s templates in cuda::std, whose names kbind has from std.
#include <cuda/std/functional>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
struct Me {
    int v;
    __device__ bool operator<(const Me& o) const { return v < o.v; }
    __device__ Me operator+(const Me& o) const { return {v + o.v}; }
};
template <class T>
struct Box {
    T v;
};
struct Two {
    int a, b;
};
namespace cuda {
namespace std {
template <>
struct less<Me> {
    __device__ bool operator()(const Me& a, const Me& b) const { return a.v > b.v; }
};
template <class T>
struct tuple_size<Box<T>> : integral_constant<size_t, 1> {};
template <class T>
struct tuple_element<0, Box<T>> {
    typedef T type;
};
}  // namespace std
}  // namespace cuda
namespace cuda::std {
template <>
struct plus<Me> {
    __device__ Me operator()(const Me& a, const Me& b) const { return {a.v * b.v}; }
};
}  // namespace cuda::std
template <>
struct cuda::std::greater<Me> {
    __device__ bool operator()(const Me& a, const Me& b) const { return true; }
};
__global__ void specialised(long long* out) {
    Me a{3}, b{4};
    out[0] = cuda::std::less<Me>()(a, b) * 10 + cuda::std::less<Me>()(b, a);
    out[1] = cuda::std::plus<Me>()(a, b).v;
    out[2] = cuda::std::greater<Me>()(a, b);
    out[3] = cuda::std::tuple_size<Box<int>>::value * 10 +
             cuda::std::is_same<cuda::std::tuple_element_t<0, Box<char>>, char>::value;
    cuda::std::tuple<long, double, int> t = cuda::std::tuple<int, float, char>(1, 2.5f, 'c');
    out[4] = cuda::std::get<0>(t) * 1000 + (int)(cuda::std::get<1>(t) * 100) + cuda::std::get<2>(t);
}
