// oracle: gpu
// What kernels use of Thrust: complex numbers, tuples, functors, iterators, sequential algorithms, random numbers.
#include <thrust/complex.h>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/binary_search.h>
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/find.h>
#include <thrust/for_each.h>
#include <thrust/inner_product.h>
#include <thrust/logical.h>
#include <thrust/pair.h>
#include <thrust/random.h>
#include <thrust/reduce.h>
#include <thrust/remove.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>

__device__ long long near(double x) { return llrint(x * 1e5); }
template <typename T> __device__ void put(long long* out, thrust::complex<T> z) {
    out[0] = near(z.real());
    out[1] = near(z.imag());
}

__global__ void complex_arithmetic(long long* out) {
    typedef thrust::complex<float> C;
    C a(1.5f, -2.25f), b(0.5f, 3.0f), c = a, d;
    put(out, a + b);
    put(out + 2, a - b);
    put(out + 4, a * b);
    put(out + 6, a / b);
    put(out + 8, a * 2.0f + 1.0f / b - 3.0f);
    c += b;
    c *= 2.0f;
    c -= C(0, 1);
    c /= b;
    put(out + 10, c);
    d = 4.0f;
    d.imag(2);
    put(out + 12, -d * thrust::conj(b));
    out[14] = a == b;
    out[15] = a != b;
    out[16] = C(2) == 2.0f;
    out[17] = sizeof(C) + sizeof(thrust::complex<double>);
    thrust::complex<double> w(a);
    put(out + 18, w * thrust::complex<double>(1e-3, 1e3));
    put(out + 20, a * w);
    put(out + 22, a * 2.5);
    C row[4] = {C(1, 2), C(3), 5.0f, C()};
    C sum = 0;
    for (int i = 0; i < 4; i++) sum += row[i] * C(0, i);
    put(out + 24, sum);
    C* p = row + 1;
    p->real(7);
    put(out + 26, row[1]);
    float* parts = reinterpret_cast<float*>(row);
    out[28] = near(parts[2] + parts[1]);
}

template <typename T> __device__ void functions(long long* out, T re, T im) {
    thrust::complex<T> z(re, im);
    out[0] = near(thrust::abs(z));
    out[1] = near(thrust::arg(z));
    out[2] = near(thrust::norm(z));
    put(out + 3, thrust::exp(z));
    put(out + 5, thrust::log(z));
    put(out + 7, thrust::sqrt(z));
    put(out + 9, thrust::pow(z, thrust::complex<T>(T(0.5), T(-1))));
    put(out + 11, thrust::pow(z, T(2)));
    put(out + 13, thrust::sin(z));
    put(out + 15, thrust::cos(z));
    put(out + 17, thrust::tan(z));
    put(out + 19, thrust::sinh(z));
    put(out + 21, thrust::cosh(z));
    put(out + 23, thrust::tanh(z));
    put(out + 25, thrust::polar(T(2), re));
    put(out + 27, thrust::log10(z));
    put(out + 29, thrust::conj(thrust::proj(z)));
}
__global__ void complex_functions(long long* out) {
    functions<double>(out, 0.7, -1.3);
    functions<double>(out + 32, -2.1, 0.4);
}
__global__ void complex_functions_float(long long* out) {
    thrust::complex<float> z(0.75f, 1.25f);
    out[0] = llrint(abs(z) * 1e3);
    out[1] = llrint(exp(z).real() * 1e3);
    out[2] = llrint(sqrt(z).imag() * 1e3);
    out[3] = llrint(pow(z, 3).real() * 1e3);
    out[4] = llrint(norm(z) * 1e3);
}

__device__ thrust::tuple<int, float> halves(int x) { return thrust::make_tuple(x / 2, x / 2.0f); }
__device__ thrust::pair<int, int> divide(int a, int b) { return thrust::make_pair(a / b, a % b); }
template <typename Op> __device__ int folded(Op op) {
    int r = 7;
    for (int i = 1; i < 6; i++) r = op(r, i);
    return r;
}
__global__ void tuples_and_functors(long long* out) {
    thrust::tuple<int, float> h = halves(9);
    out[0] = thrust::get<0>(h);
    out[1] = near(thrust::get<1>(h));
    int i;
    float f;
    thrust::tie(i, f) = halves(13);
    out[2] = i;
    out[3] = near(f);
    thrust::get<0>(h) = 40;
    out[4] = thrust::get<0>(h);
    thrust::pair<int, int> p = divide(47, 5);
    out[5] = p.first * 100 + p.second;
    out[6] = folded(thrust::plus<int>());
    out[7] = folded(thrust::minus<int>());
    out[8] = folded(thrust::multiplies<int>());
    out[9] = folded(thrust::maximum<int>());
    out[10] = folded(thrust::minimum<int>());
    out[11] = folded(thrust::bit_xor<int>());
    out[12] = thrust::less<int>()(3, 4) + 2 * thrust::greater_equal<float>()(3, 4);
    out[13] = thrust::negate<int>()(5);
    out[14] = thrust::max(3, 8) * 10 + thrust::min(3, 8);
    int a = 1, b = 2;
    thrust::swap(a, b);
    out[15] = a * 10 + b;
    thrust::tuple<int, double, char> t(1, 2.5, 'c');
    out[16] = thrust::get<0>(t) + (int)(thrust::get<1>(t) * 10) + thrust::get<2>(t);
    out[17] = thrust::tuple_size<thrust::tuple<int, double, char>>::value;
}

struct Square {
    __device__ int operator()(int x) const { return x * x; }
};
struct Even {
    __device__ bool operator()(int x) const { return x % 2 == 0; }
};
__global__ void iterators(long long* out) {
    int data[8];
    for (int i = 0; i < 8; i++) data[i] = i * 37 % 11;
    thrust::counting_iterator<int> count(5);
    out[0] = *count + count[3] + *(count + 10);
    thrust::constant_iterator<int> same(9);
    out[1] = *same + same[4];
    auto squares = thrust::make_transform_iterator(thrust::counting_iterator<int>(0), Square());
    out[2] = squares[5];
    out[3] = thrust::reduce(thrust::seq, squares, squares + 10, 0);
    int map[4] = {7, 0, 3, 3};
    auto picked = thrust::make_permutation_iterator(data, map);
    out[4] = picked[0] * 1000 + picked[1] * 100 + picked[2] * 10 + picked[3];
    thrust::device_ptr<int> p(data);
    out[5] = thrust::raw_pointer_cast(p)[2] + thrust::raw_pointer_cast(data)[3];
}
__global__ void algorithms(long long* out) {
    int data[16], other[16];
    for (int i = 0; i < 16; i++) data[i] = i * 37 % 23;
    out[0] = thrust::reduce(thrust::seq, data, data + 16);
    out[1] = thrust::reduce(thrust::seq, data, data + 16, 100, thrust::maximum<int>());
    out[2] = thrust::transform_reduce(thrust::seq, data, data + 16, Square(), 0, thrust::plus<int>());
    out[3] = thrust::count_if(thrust::seq, data, data + 16, Even());
    out[4] = thrust::max_element(thrust::seq, data, data + 16) - data;
    out[5] = *thrust::min_element(thrust::seq, data, data + 16);
    thrust::copy(thrust::seq, data, data + 16, other);
    thrust::sort(thrust::seq, other, other + 16);
    for (int i = 0; i < 16; i++) out[6] = out[6] * 23 + other[i];
    out[7] = thrust::lower_bound(thrust::seq, other, other + 16, 9) - other;
    out[8] = thrust::upper_bound(thrust::seq, other, other + 16, 12) - other;
    out[9] = thrust::binary_search(thrust::seq, other, other + 16, 13);
    thrust::sort(thrust::seq, other, other + 16, thrust::greater<int>());
    for (int i = 0; i < 16; i++) out[10] = out[10] * 23 + other[i];
    int values[16];
    thrust::sequence(thrust::seq, values, values + 16);
    thrust::copy(thrust::seq, data, data + 16, other);
    thrust::sort_by_key(thrust::seq, other, other + 16, values);
    for (int i = 0; i < 16; i++) out[11] = out[11] * 17 + values[i];
    thrust::inclusive_scan(thrust::seq, data, data + 16, other);
    out[12] = other[15] * 1000 + other[7];
    thrust::exclusive_scan(thrust::seq, data, data + 16, other, 5);
    out[13] = other[15] * 1000 + other[0];
    thrust::exclusive_scan(thrust::seq, other, other + 16, other);
    out[14] = other[15] * 1000 + other[1];
    thrust::transform(thrust::seq, data, data + 16, values, other, thrust::minus<int>());
    out[15] = other[3] * 1000 + other[9];
    thrust::fill(thrust::seq, other, other + 4, 77);
    out[16] = thrust::count(thrust::seq, other, other + 16, 77);
    out[17] = thrust::find(thrust::seq, other, other + 16, other[9]) - other;
    out[18] = thrust::inner_product(thrust::seq, data, data + 16, values, 1);
    thrust::for_each(thrust::seq, other, other + 16, [](int& x) { x %= 3; });
    out[19] = thrust::unique(thrust::seq, other, other + 16) - other;
    out[20] = thrust::remove_if(thrust::seq, data, data + 16, Even()) - data;
    thrust::reverse(thrust::seq, data, data + 5);
    out[21] = data[0] * 100 + data[4];
    out[22] = thrust::all_of(thrust::seq, data, data + 3, Even()) + 2 * thrust::any_of(thrust::seq, values, values + 3, Even());
}

__global__ void random(long long* out) {
    thrust::default_random_engine engine(1234);
    for (int i = 0; i < 8; i++) out[i] = engine();
    engine.discard(1000000007);
    out[8] = engine();
    thrust::minstd_rand0 old;
    old.discard(3);
    out[9] = old();
    thrust::uniform_real_distribution<float> real(-1.0f, 3.0f);
    for (int i = 0; i < 8; i++) out[10 + i] = __float_as_uint(real(engine));
    thrust::uniform_real_distribution<double> unit;
    for (int i = 0; i < 4; i++) out[18 + i] = __double_as_longlong(unit(engine));
    thrust::uniform_int_distribution<int> dice(1, 6);
    for (int i = 0; i < 16; i++) out[22 + i] = dice(engine);
    thrust::uniform_int_distribution<unsigned> wide(10, 4000000000u);
    for (int i = 0; i < 4; i++) out[38 + i] = wide(engine);
    thrust::default_random_engine zero(0);
    out[42] = zero();
    out[43] = thrust::default_random_engine::max;
}

// Stable sorts of more elements than one block of a merge, beside the order in which each element belongs.
struct ByTens {
    __device__ bool operator()(int a, int b) const { return a / 10 < b / 10; }
};
__global__ void stable_sorts(long long* out) {
    const int n = 150;
    int keys[n], values[n], sorted[n];
    unsigned state = 12345;
    for (int i = 0; i < n; i++) keys[i] = sorted[i] = (state = state * 1664525u + 1013904223u) >> 24;
    thrust::stable_sort(thrust::seq, sorted, sorted + n, ByTens());
    long long wrong = 0, sum = 0;
    for (int i = 0; i < n; i++) {
        int at = 0;
        for (int j = 0; j < n; j++) at += keys[j] / 10 < keys[i] / 10 || (keys[j] / 10 == keys[i] / 10 && j < i);
        wrong += sorted[at] != keys[i];
        sum = (sum * 31 + sorted[i]) % 1000003;
    }
    out[0] = wrong;
    out[1] = sum;
    for (int m : {0, 1, 2, 15, 16, 17, 33, 64, 100, 149, 150}) {
        for (int i = 0; i < m; i++) {
            sorted[i] = keys[i];
            values[i] = i;
        }
        thrust::stable_sort_by_key(thrust::seq, sorted, sorted + m, values, thrust::greater<int>());
        for (int i = 0; i < m; i++) {
            wrong += keys[values[i]] != sorted[i];
            if (i > 0) wrong += sorted[i - 1] < sorted[i] || (sorted[i - 1] == sorted[i] && values[i - 1] > values[i]);
            sum = (sum * 31 + values[i]) % 1000003;
        }
    }
    out[2] = wrong;
    out[3] = sum;
    for (int i = 0; i < n; i++) sorted[i] = keys[i];
    thrust::stable_sort(thrust::seq, sorted, sorted + n);
    for (int i = 1; i < n; i++) wrong += sorted[i - 1] > sorted[i];
    out[4] = wrong;
    out[5] = sorted[0] * 1000 + sorted[n - 1];
}
