// Thrust: random numbers (Thrust documentation, Random Number Generation): linear congruential engines and uniform distributions, with Thrust's mapping.
namespace thrust::random {
template <class U, U a, U c, U m> struct linear_congruential_engine {
  typedef U result_type;
  static constexpr U multiplier = a, increment = c, modulus = m, min = c == 0 ? 1 : 0, max = m - 1, default_seed = 1;
  U __kb_x;
  __device__ explicit linear_congruential_engine(U s = 1) { seed(s); }
  __device__ void seed(U s = 1) { __kb_x = c % m == 0 && s % m == 0 ? 1 : s % m; }
  __device__ U operator()() {
    __kb_x = (U)(((unsigned long long)a * __kb_x + c) % m);
    return __kb_x;
  }
  // n steps are one with the factor a^n and the sum of a^i * c.
  __device__ void discard(unsigned long long n) {
    unsigned long long factor = a, sum = c, to = 1, add = 0;
    for (; n != 0; n >>= 1) {
      if (n & 1) {
        to = to * factor % m;
        add = (add * factor + sum) % m;
      }
      sum = (factor + 1) * sum % m;
      factor = factor * factor % m;
    }
    __kb_x = (U)((to * __kb_x + add) % m);
  }
};
typedef linear_congruential_engine<unsigned int, 16807, 0, 2147483647> minstd_rand0;
typedef linear_congruential_engine<unsigned int, 48271, 0, 2147483647> minstd_rand;
typedef minstd_rand default_random_engine;
template <class R = double> struct uniform_real_distribution {
  typedef R result_type; typedef std::pair<R, R> param_type;
  R __kb_a, __kb_b;
  __device__ explicit uniform_real_distribution(R a = 0, R b = 1) : __kb_a(a), __kb_b(b) {}
  __device__ R a() const { return __kb_a; } __device__ R b() const { return __kb_b; } __device__ R min() const { return __kb_a; } __device__ R max() const { return __kb_b; }
  __device__ void reset() {}
  template <class G> __device__ R operator()(G &g) {
    R x = (R)(g() - G::min);
    x /= R(1) + (R)(G::max - G::min);
    return x * (__kb_b - __kb_a) + __kb_a;
  }
};
template <class I = int> struct uniform_int_distribution {
  typedef I result_type;
  I __kb_a, __kb_b;
  __device__ explicit uniform_int_distribution(I a = 0, I b = std::numeric_limits<I>::max()) : __kb_a(a), __kb_b(b) {}
  __device__ I a() const { return __kb_a; } __device__ I b() const { return __kb_b; } __device__ I min() const { return __kb_a; } __device__ I max() const { return __kb_b; }
  __device__ void reset() {}
  template <class G> __device__ I operator()(G &g) { return (I)uniform_real_distribution<double>((double)__kb_a, (double)__kb_b + 1.0)(g); }
};
}
namespace thrust {
using random::linear_congruential_engine; using random::minstd_rand0; using random::minstd_rand; using random::default_random_engine;
using random::uniform_real_distribution; using random::uniform_int_distribution;
}
