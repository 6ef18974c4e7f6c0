// Warp matrix functions (CUDA C++ Programming Guide 10.24). Which lane holds which elements is unspecified there. Here a lane computes PER neighbouring elements of one row of the
// result: its accumulator fragment holds those, its fragment of matrix a that row of a, its fragment of matrix b those columns of b. So an element of a or b lies with
// several lanes, and mma_sync needs nothing from others. Products are summed in float (halves, bfloat16, tf32), int or double, in the order of k.
namespace nvcuda::wmma {
struct matrix_a {}; struct matrix_b {}; struct accumulator {};
struct row_major {}; struct col_major {};
enum layout_t { mem_row_major, mem_col_major };
template <int m, int n> struct __kb_tile {
  static constexpr int LANES = 32 / m, PER = n / LANES; // lanes that share a row, elements of each
  __device__ static int lane() { return (int)((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) & 31); }
  __device__ static int row() { return lane() / LANES; }
  __device__ static int col() { return lane() % LANES * PER; }
};
// The type that holds an element, and the one that products are summed in.
template <class T> struct __kb_element { typedef T storage; typedef float sum; __device__ static float value(T x) { return (float)x; } };
#define __KB_WMMA_INT(T) template <> struct __kb_element<T> { typedef T storage; typedef int sum; __device__ static int value(T x) { return x; } };
__KB_WMMA_INT(signed char) __KB_WMMA_INT(unsigned char) __KB_WMMA_INT(char)
template <> struct __kb_element<double> { typedef double storage; typedef double sum; __device__ static double value(double x) { return x; } };
}
namespace nvcuda::wmma::precision {
struct tf32 {};
}
namespace nvcuda::wmma {
// The multiplier takes the upper 19 bits of a float.
template <> struct __kb_element<precision::tf32> {
  typedef float storage; typedef float sum;
  __device__ static float value(float x) { return __uint_as_float(__float_as_uint(x) & 0xffffe000u); }
};
__device__ inline float __float_to_tf32(float x) { return isfinite(x) ? __uint_as_float((__float_as_uint(x) + 0x1000u) & 0xffffe000u) : x; }

template <class Use, int m, int n, int k, class T, class Layout = void> struct fragment;
#define __KB_FRAGMENT(use, count) \
  template <int m, int n, int k, class T, class Layout> struct fragment<use, m, n, k, T, Layout> { \
    typedef T element_type; typedef typename __kb_element<T>::storage storage_element_type; \
    static constexpr int num_elements = count, num_storage_elements = count; \
    storage_element_type x[count]; };
__KB_FRAGMENT(matrix_a, k)
__KB_FRAGMENT(matrix_b, (k * __kb_tile<m, n>::PER))
__KB_FRAGMENT(accumulator, (__kb_tile<m, n>::PER))

template <class Use, int m, int n, int k, class T, class L, class V> __device__ inline void fill_fragment(fragment<Use, m, n, k, T, L> &f, const V &v) {
  for (int i = 0; i < f.num_elements; i++) f.x[i] = v;
}
template <int m, int n, int k, class T, class L, class P> __device__ inline void load_matrix_sync(fragment<matrix_a, m, n, k, T, L> &f, const P *p, unsigned int ldm) {
  __syncwarp();
  size_t r = __kb_tile<m, n>::row();
  for (size_t i = 0; i < k; i++) f.x[i] = std::is_same<L, row_major>::value ? p[r * ldm + i] : p[i * ldm + r];
}
template <int m, int n, int k, class T, class L, class P> __device__ inline void load_matrix_sync(fragment<matrix_b, m, n, k, T, L> &f, const P *p, unsigned int ldm) {
  __syncwarp();
  size_t c = __kb_tile<m, n>::col();
  constexpr int per = __kb_tile<m, n>::PER;
  for (size_t i = 0; i < k; i++)
    for (size_t j = 0; j < per; j++) f.x[i * per + j] = std::is_same<L, row_major>::value ? p[i * ldm + c + j] : p[(c + j) * ldm + i];
}
template <int m, int n, int k, class T, class P> __device__ inline void load_matrix_sync(fragment<accumulator, m, n, k, T> &f, const P *p, unsigned int ldm, layout_t layout) {
  __syncwarp();
  size_t r = __kb_tile<m, n>::row(), c = __kb_tile<m, n>::col();
  for (size_t j = 0; j < f.num_elements; j++) f.x[j] = layout == mem_row_major ? p[r * ldm + c + j] : p[(c + j) * ldm + r];
}
// The lanes go on when all have stored: a lane may read what another has written.
template <int m, int n, int k, class T, class P> __device__ inline void store_matrix_sync(P *p, const fragment<accumulator, m, n, k, T> &f, unsigned int ldm, layout_t layout) {
  __syncwarp();
  size_t r = __kb_tile<m, n>::row(), c = __kb_tile<m, n>::col();
  for (size_t j = 0; j < f.num_elements; j++) {
    if (layout == mem_row_major) p[r * ldm + c + j] = f.x[j];
    else p[(c + j) * ldm + r] = f.x[j];
  }
  __syncwarp();
}
template <class T> struct __kb_saturate { template <class S> __device__ static T of(S x, bool) { return (T)x; } };
template <> struct __kb_saturate<int> {
  __device__ static int of(long long x, bool on) { return !on ? (int)x : x > INT_MAX ? INT_MAX : x < INT_MIN ? INT_MIN : (int)x; }
};
template <int m, int n, int k, class D, class A, class LA, class B, class LB, class C>
__device__ inline void mma_sync(fragment<accumulator, m, n, k, D> &d, const fragment<matrix_a, m, n, k, A, LA> &a, const fragment<matrix_b, m, n, k, B, LB> &b,
                                const fragment<accumulator, m, n, k, C> &c, bool satf = false) {
  typedef typename __kb_element<A>::sum S;
  constexpr int per = __kb_tile<m, n>::PER;
  S sums[per];
  for (int j = 0; j < per; j++) sums[j] = 0;
  for (int i = 0; i < k; i++) {
    S x = __kb_element<A>::value(a.x[i]);
    for (int j = 0; j < per; j++) sums[j] += x * __kb_element<B>::value(b.x[i * per + j]);
  }
  for (int j = 0; j < per; j++) {
    if constexpr (std::is_same<S, int>::value) d.x[j] = __kb_saturate<int>::of((long long)c.x[j] + sums[j], satf);
    else d.x[j] = (D)(sums[j] + (S)c.x[j]);
  }
}
}
