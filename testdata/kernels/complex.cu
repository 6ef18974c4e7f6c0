// oracle: g++
// Complex numbers of the C++ library.
#include <complex>

__device__ long long near(double x) { return llround(x * 1e6); }
template <typename T> __device__ void put(long long* out, std::complex<T> z) {
    out[0] = near(z.real());
    out[1] = near(z.imag());
}
__global__ void operators(long long* out) {
    typedef std::complex<double> C;
    C a(1.5, -2.25), b(0.5, 3.0), c = a, d;
    put(out, a + b);
    put(out + 2, a - b);
    put(out + 4, a * b);
    put(out + 6, a / b);
    put(out + 8, a * 2.0 + 1.0 / b - 3.0);
    c += b;
    c *= 2.0;
    c -= C(0, 1);
    c /= b;
    put(out + 10, c);
    d = 4.0;
    d.imag(2);
    put(out + 12, -d * std::conj(b));
    out[14] = a == b;
    out[15] = a != b;
    out[16] = C(2) == 2.0;
    out[17] = sizeof(C) + sizeof(std::complex<float>);
    std::complex<float> f(a);
    put(out + 18, f * f);
    out[20] = near(std::abs(d) + std::arg(d) + std::norm(d) + std::real(d) + std::imag(d));
    C row[4] = {C(1, 2), C(3), 5.0, C()}, sum = 0;
    for (int i = 0; i < 4; i++) sum += row[i] * C(0, i);
    put(out + 21, sum);
    out[23] = near(reinterpret_cast<double*>(row)[1]);
}
template <typename T> __device__ void functions(long long* out, T re, T im) {
    std::complex<T> z(re, im);
    put(out, std::exp(z));
    put(out + 2, std::log(z));
    put(out + 4, std::sqrt(z));
    put(out + 6, std::pow(z, std::complex<T>(T(0.5), T(-1))));
    put(out + 8, std::pow(z, T(2)));
    put(out + 10, std::sin(z));
    put(out + 12, std::cos(z));
    put(out + 14, std::tan(z));
    put(out + 16, std::sinh(z));
    put(out + 18, std::cosh(z));
    put(out + 20, std::tanh(z));
    put(out + 22, std::polar(T(2), re * re));
    put(out + 24, std::log10(z));
}
__global__ void elementary(long long* out) {
    functions<double>(out, 0.7, -1.3);
    functions<double>(out + 32, -2.1, 0.4);
}
// A point leaves the set when its orbit does.
__global__ void orbit(long long* out) {
    for (int i = 0; i < 64; i++) {
        std::complex<float> c(-2.0f + 0.25f * (i % 8) * 1.5f, -1.0f + 0.25f * (i / 8)), z = 0;
        int n = 0;
        while (n < 100 && std::norm(z) < 4.0f) {
            z = z * z + c;
            n++;
        }
        out[i] = n;
    }
}
