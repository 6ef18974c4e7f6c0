// threads: 64 oracle: gpu
// Matrix fragments of a warp. The numbers are small integers and halves of them, so that every sum is exact in every order.
#include <mma.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
using namespace nvcuda;

template <typename T> __device__ T entry(int i, int seed) { return (T)(float)((i * 7 + seed * 13 + i / 5) % 17 - 8); }
template <typename T> __device__ void fill(T* p, int n, int seed) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) p[i] = entry<T>(i, seed);
}
template <typename T> __device__ void collect(long long* out, const T* p, int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd((unsigned long long*)&out[i % 32], (unsigned long long)((long long)((float)p[i] * 4) * (i + 3)));
}

template <typename Layout> struct Rows { static constexpr bool value = true; };
template <> struct Rows<wmma::col_major> { static constexpr bool value = false; };
template <typename T, typename ACC, int M, int N, int K, typename LA, typename LB, wmma::layout_t LC> __device__ void product(long long* out) {
    __shared__ alignas(32) T a[M * K + 256], b[K * N + 256];
    __shared__ alignas(32) ACC c[2 * M * N + 256];
    int warp = threadIdx.x / 32;
    constexpr int la = Rows<LA>::value ? K : M, lb = Rows<LB>::value ? N : K;
    constexpr int lc = LC == wmma::mem_row_major ? N : M;
    fill(a, M * K, 1);
    fill(b, K * N, 2);
    fill(c, 2 * M * N, 3);
    __syncthreads();
    wmma::fragment<wmma::matrix_a, M, N, K, T, LA> fa;
    wmma::fragment<wmma::matrix_b, M, N, K, T, LB> fb;
    wmma::fragment<wmma::accumulator, M, N, K, ACC> fc, fd;
    wmma::load_matrix_sync(fa, a, la);
    wmma::load_matrix_sync(fb, b, lb);
    wmma::load_matrix_sync(fc, c + warp * M * N, lc, LC);
    wmma::mma_sync(fd, fa, fb, fc);
    for (int i = 0; i < fd.num_elements; i++) fd.x[i] = fd.x[i] * (ACC)2 + fc.x[i];
    wmma::fill_fragment(fc, (ACC)1.0f);
    wmma::mma_sync(fd, fa, fb, fd);
    for (int i = 0; i < fd.num_elements; i++) fd.x[i] += fc.x[i];
    wmma::store_matrix_sync(c + warp * M * N, fd, lc, LC);
    __syncthreads();
    collect(out, c, 2 * M * N);
    __syncthreads();
}
typedef wmma::row_major R;
typedef wmma::col_major C;
constexpr wmma::layout_t ROW = wmma::mem_row_major, COL = wmma::mem_col_major;
__global__ void half_float(long long* out) {
    product<half, float, 16, 16, 16, R, C, ROW>(out);
    product<half, float, 32, 8, 16, C, R, COL>(out + 32);
}
__global__ void half_half(long long* out) {
    product<half, half, 16, 16, 16, R, R, ROW>(out);
    product<half, half, 8, 32, 16, C, C, ROW>(out + 32);
}
__global__ void bfloat(long long* out) {
    product<__nv_bfloat16, float, 16, 16, 16, C, R, COL>(out);
    product<__nv_bfloat16, float, 8, 32, 16, R, R, ROW>(out + 32);
}
__global__ void bytes(long long* out) {
    product<signed char, int, 16, 16, 16, R, C, ROW>(out);
    product<signed char, int, 32, 8, 16, R, R, COL>(out + 32);
}
__global__ void doubles(long long* out) { product<double, double, 8, 8, 4, R, C, ROW>(out); }

__global__ void tf32(long long* out) {
    __shared__ alignas(32) float a[16 * 8], b[8 * 16], c[16 * 16];
    fill(a, 128, 4);
    fill(b, 128, 5);
    __syncthreads();
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> fc;
    wmma::fill_fragment(fc, 0.5f);
    wmma::load_matrix_sync(fa, a, 8);
    wmma::load_matrix_sync(fb, b, 8);
    for (int i = 0; i < fa.num_elements; i++) fa.x[i] = wmma::__float_to_tf32(fa.x[i]);
    for (int i = 0; i < fb.num_elements; i++) fb.x[i] = wmma::__float_to_tf32(fb.x[i] * 1.0001f);
    wmma::mma_sync(fc, fa, fb, fc);
    if (threadIdx.x < 32) wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
    __syncthreads();
    collect(out, c, 256);
    out[40] = __float_as_uint(wmma::__float_to_tf32(1.2345678f));
    out[41] = __float_as_uint(wmma::__float_to_tf32(-1.00048828125f));
}

// A matrix product of blocks, as applications write it: each warp a column of tiles.
__global__ void tiled(long long* out) {
    __shared__ alignas(32) half a[32 * 48], b[48 * 32];
    __shared__ alignas(32) float c[32 * 32];
    fill(a, 32 * 48, 6);
    fill(b, 48 * 32, 7);
    __syncthreads();
    int warp = threadIdx.x / warpSize;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2];
    for (int i = 0; i < 2; i++) wmma::fill_fragment(acc[i], 0.0f);
    for (int k = 0; k < 48; k += 16) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
        wmma::load_matrix_sync(fb, b + k * 32 + warp * 16, 32);
        for (int i = 0; i < 2; i++) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
            wmma::load_matrix_sync(fa, a + i * 16 * 48 + k, 48);
            wmma::mma_sync(acc[i], fa, fb, acc[i]);
        }
    }
    for (int i = 0; i < 2; i++) wmma::store_matrix_sync(c + i * 16 * 32 + warp * 16, acc[i], 32, wmma::mem_row_major);
    __syncthreads();
    collect(out, c, 1024);
}
