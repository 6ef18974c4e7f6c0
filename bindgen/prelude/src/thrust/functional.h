// Thrust: function objects, pairs and tuples, utilities (Thrust documentation, Function Objects; Utility).
namespace thrust {
using std::plus; using std::minus; using std::multiplies; using std::divides; using std::modulus; using std::negate;
using std::equal_to; using std::not_equal_to; using std::greater; using std::less; using std::greater_equal; using std::less_equal;
using std::logical_and; using std::logical_or; using std::logical_not; using std::bit_and; using std::bit_or; using std::bit_xor;
using std::pair; using std::make_pair; using std::tuple; using std::make_tuple; using std::tie; using std::get; using std::tuple_size; using std::tuple_element;
template <class A, class R> struct unary_function { typedef A argument_type; typedef R result_type; };
template <class A, class B, class R> struct binary_function { typedef A first_argument_type; typedef B second_argument_type; typedef R result_type; };
template <class T = void> struct identity { __device__ constexpr const T &operator()(const T &x) const { return x; } };
template <> struct identity<void> { template <class T> __device__ constexpr T operator()(T x) const { return x; } };
template <class T = void> struct square { __device__ constexpr T operator()(const T &x) const { return x * x; } };
template <class T = void> struct maximum { __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? b : a; } };
template <> struct maximum<void> { template <class A, class B> __device__ constexpr auto operator()(const A &a, const B &b) const { return a < b ? b : a; } };
template <class T = void> struct minimum { __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? a : b; } };
template <> struct minimum<void> { template <class A, class B> __device__ constexpr auto operator()(const A &a, const B &b) const { return a < b ? a : b; } };
template <class A = void, class B = void> struct project1st { __device__ constexpr const A &operator()(const A &a, const B &) const { return a; } };
template <class A = void, class B = void> struct project2nd { __device__ constexpr const B &operator()(const A &, const B &b) const { return b; } };
template <class P> struct unary_negate {
  P __kb_p;
  template <class T> __device__ bool operator()(const T &x) const { return !__kb_p(x); }
};
template <class P> __device__ inline unary_negate<P> not1(const P &p) { return unary_negate<P>{p}; }
template <class T> __device__ constexpr T min(const T &a, const T &b) { return b < a ? b : a; }
template <class T, class C> __device__ constexpr T min(const T &a, const T &b, C less) { return less(b, a) ? b : a; }
template <class T> __device__ constexpr T max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class C> __device__ constexpr T max(const T &a, const T &b, C less) { return less(a, b) ? b : a; }
template <class T> __device__ inline void swap(T &a, T &b) { T t = static_cast<T &&>(a); a = static_cast<T &&>(b); b = static_cast<T &&>(t); }
}
