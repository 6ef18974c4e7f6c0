// <ratio> (C++17 23.16): fractions as types, reduced.
namespace std {
__device__ constexpr intmax_t __kb_magnitude(intmax_t a) { return a < 0 ? -a : a; }
__device__ constexpr intmax_t __kb_gcd(intmax_t a, intmax_t b) { return b == 0 ? __kb_magnitude(a) : __kb_gcd(b, a % b); }
template <intmax_t N, intmax_t D = 1> struct ratio {
  static_assert(D != 0, "the denominator of a ratio is 0");
  static constexpr intmax_t num = (D < 0 ? -N : N) / __kb_gcd(N, D), den = __kb_magnitude(D) / __kb_gcd(N, D);
  typedef ratio<num, den> type;
};
template <class A, class B> using ratio_multiply = typename ratio<(A::num / __kb_gcd(A::num, B::den)) * (B::num / __kb_gcd(B::num, A::den)), (A::den / __kb_gcd(B::num, A::den)) * (B::den / __kb_gcd(A::num, B::den))>::type;
template <class A, class B> using ratio_divide = ratio_multiply<A, ratio<B::den, B::num>>;
template <class A, class B> using ratio_add = typename ratio<A::num * (B::den / __kb_gcd(A::den, B::den)) + B::num * (A::den / __kb_gcd(A::den, B::den)), A::den / __kb_gcd(A::den, B::den) * B::den>::type;
template <class A, class B> using ratio_subtract = ratio_add<A, ratio<-B::num, B::den>>;
template <class A, class B> struct ratio_equal : bool_constant<A::num == B::num && A::den == B::den> {};
template <class A, class B> struct ratio_not_equal : bool_constant<!ratio_equal<A, B>::value> {};
template <class A, class B> struct ratio_less : bool_constant<(ratio_subtract<A, B>::num < 0)> {};
template <class A, class B> struct ratio_less_equal : bool_constant<!ratio_less<B, A>::value> {};
template <class A, class B> struct ratio_greater : ratio_less<B, A> {};
template <class A, class B> struct ratio_greater_equal : ratio_less_equal<B, A> {};
template <class A, class B> inline constexpr bool ratio_equal_v = ratio_equal<A, B>::value;
template <class A, class B> inline constexpr bool ratio_not_equal_v = ratio_not_equal<A, B>::value;
template <class A, class B> inline constexpr bool ratio_less_v = ratio_less<A, B>::value;
template <class A, class B> inline constexpr bool ratio_less_equal_v = ratio_less_equal<A, B>::value;
template <class A, class B> inline constexpr bool ratio_greater_v = ratio_greater<A, B>::value;
template <class A, class B> inline constexpr bool ratio_greater_equal_v = ratio_greater_equal<A, B>::value;
typedef ratio<1, 1000000000000000000> atto; typedef ratio<1, 1000000000000000> femto; typedef ratio<1, 1000000000000> pico;
typedef ratio<1, 1000000000> nano; typedef ratio<1, 1000000> micro; typedef ratio<1, 1000> milli; typedef ratio<1, 100> centi; typedef ratio<1, 10> deci;
typedef ratio<10> deca; typedef ratio<100> hecto; typedef ratio<1000> kilo; typedef ratio<1000000> mega; typedef ratio<1000000000> giga;
typedef ratio<1000000000000> tera; typedef ratio<1000000000000000> peta; typedef ratio<1000000000000000000> exa;
}
