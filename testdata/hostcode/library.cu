// A library: templates with launchers, explicit instantiations, kernels that macros make, tests of a framework that is not here, thrust on the host.
#include <gtest/gtest.h>
#include <stdexcept>
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <type_traits>

namespace lib {
namespace detail {

template <class T> struct Sum {
    __device__ T operator()(T a, T b) const { return a + b; }
    static const char *name() { return "sum"; }
};

template <class T, class Op> __global__ void reduce(const T *in, T *out, int n, Op op) {
    __shared__ T part[128];
    T v = 0;
    for (int i = threadIdx.x; i < n; i += 128) v = op(v, in[i]);
    part[threadIdx.x] = v;
    __syncthreads();
    for (int s = 64; s > 0; s /= 2) {
        if (threadIdx.x < s) part[threadIdx.x] = op(part[threadIdx.x], part[threadIdx.x + s]);
        __syncthreads();
    }
    if (threadIdx.x == 0) *out = part[0];
}

void check(cudaError_t err) {
    if (err != cudaSuccess) throw std::runtime_error(cudaGetErrorString(err));
}

} // namespace detail

template <class T> T sum(const thrust::device_vector<T> &v) {
    thrust::device_vector<T> out(1);
    detail::reduce<T, detail::Sum<T>><<<1, 128>>>(thrust::raw_pointer_cast(v.data()), thrust::raw_pointer_cast(out.data()), (int)v.size(), detail::Sum<T>());
    detail::check(cudaGetLastError());
    return out[0];
}

template float sum<float>(const thrust::device_vector<float> &);
template double sum<double>(const thrust::device_vector<double> &);
template __global__ void detail::reduce<float, detail::Sum<float>>(const float *, float *, int, detail::Sum<float>);

} // namespace lib

#define ELEMENTWISE(name, expression)                                   \
    __global__ void name(float *v, int n) {                             \
        int i = blockIdx.x * blockDim.x + threadIdx.x;                  \
        if (i < n) { float x = v[i]; v[i] = expression; }               \
    }
#define LAUNCHER(name) \
    void launch_##name(float *v, int n) { name<<<(n + 255) / 256, 256>>>(v, n); }

ELEMENTWISE(square, x *x)
ELEMENTWISE(relu, x > 0 ? x : 0)
LAUNCHER(square)
LAUNCHER(relu)

static_assert(std::is_same<thrust::device_vector<int>::value_type, int>::value, "of the host");

TEST(Lib, Sum) {
    thrust::device_vector<float> v(100, 1.0f);
    EXPECT_EQ(lib::sum(v), 100.0f);
}

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
