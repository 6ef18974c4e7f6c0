typedef long long ll;
// User-defined literals: calls of literal operators, which take the value, the characters or the spelling.
struct Km { double v; };
__host__ __device__ constexpr Km operator""_km(long double x) { return Km{(double)x}; }
__host__ __device__ constexpr Km operator"" _km(unsigned long long x) { return Km{(double)x * 2}; }
__host__ __device__ constexpr int operator""_len(const char* s, size_t n) { return (int)n * 10 + s[0]; }
__host__ __device__ constexpr int operator""_c(char c) { return c + 1; }
__host__ __device__ constexpr int operator""_c(const char* s, size_t n) { return 1000 + (int)n; }
template <char... C> __host__ __device__ constexpr int operator""_b() { int v = 0; ((v = v * 2 + (C - '0')), ...); return v; }
__host__ __device__ constexpr int operator""_raw(const char* s) { int n = 0; while (s[n]) n++; return n * 100 + s[0]; }
namespace lit { inline namespace one { __host__ __device__ constexpr float operator""_f(long double x) { return (float)x; } __host__ __device__ constexpr float operator""_f(unsigned long long x) { return (float)x + 0.5f; } } }
template <class T> __host__ __device__ constexpr T twice(T x) { return x + x; }
struct Deg { float d; __host__ __device__ constexpr float rad() const { return d * 0.5f; } __host__ __device__ friend constexpr Deg operator-(Deg x) { return Deg{-x.d}; } };
__host__ __device__ constexpr Deg operator""_deg(unsigned long long x) { return Deg{(float)x}; }
__global__ void literals(ll* out) {
  using namespace lit;
  out[0] = (ll)(1.5_km).v; out[1] = (ll)(3_km).v; out[2] = "abc"_len; out[3] = 'x'_c; out[4] = 1011_b; out[5] = 0x1F_raw; out[6] = 12.25e3_raw;
  out[7] = (ll)(2.5_f * 10); out[8] = (ll)(3_f * 10); out[9] = "a" "bc"_len; out[10] = (ll)1e3_f; out[11] = "xy"_c;
  constexpr int n = 101_b; int a[n]; a[4] = 3; out[12] = a[4] + (ll)sizeof a; out[13] = operator""_c('q'); out[14] = twice(7_raw);
  out[15] = (ll)(-90_deg).rad(); out[16] = (ll)(90_deg).rad(); out[17] = "p"_len"q"; out[18] = 1'000_raw; static_assert(0b11_raw == 448, "the spelling"); out[19] = sizeof(1_km);
  const char* s = "plain" "text"; out[20] = s[5]; out[21] = ""_len;
}
