// More of <algorithm>, <numeric>, <iterator>, <utility> and <bit> (C++20 25, 25.10, 23.7, 20.2, 26.5), with one iterator type for a range.
namespace std {
template <class C> __device__ constexpr auto cbegin(const C &c) -> decltype(std::begin(c)) { return std::begin(c); }
template <class C> __device__ constexpr auto cend(const C &c) -> decltype(std::end(c)) { return std::end(c); }
template <class C> __device__ constexpr auto rbegin(C &c) -> decltype(c.rbegin()) { return c.rbegin(); }
template <class C> __device__ constexpr auto rend(C &c) -> decltype(c.rend()) { return c.rend(); }
template <class T, size_t N> __device__ constexpr reverse_iterator<T *> rbegin(T (&a)[N]) { return reverse_iterator<T *>(a + N); }
template <class T, size_t N> __device__ constexpr reverse_iterator<T *> rend(T (&a)[N]) { return reverse_iterator<T *>(a); }
template <class C> __device__ constexpr ptrdiff_t ssize(const C &c) { return (ptrdiff_t)c.size(); }
template <class T, size_t N> __device__ constexpr ptrdiff_t ssize(const T (&a)[N]) { return N; }

template <class I> __device__ constexpr I rotate(I a, I m, I b) {
  I r = std::next(a, std::distance(m, b));
  std::reverse(a, m); std::reverse(m, b); std::reverse(a, b);
  return r;
}
template <class I, class O> __device__ constexpr O rotate_copy(I a, I m, I b, O o) { return std::copy(a, m, std::copy(m, b, o)); }
template <class I, class O> __device__ constexpr O reverse_copy(I a, I b, O o) { while (a != b) { --b; *o = *b; ++o; } return o; }
template <class I, class P, class T> __device__ constexpr void replace_if(I a, I b, P p, const T &y) { for (; a != b; ++a) if (p(*a)) *a = y; }
template <class I> __device__ constexpr I shift_left(I a, I b, ptrdiff_t n) { if (n <= 0) return b; if (n >= std::distance(a, b)) return a; return std::move(std::next(a, n), b, a); }
template <class I> __device__ constexpr I shift_right(I a, I b, ptrdiff_t n) { if (n <= 0) return a; if (n >= std::distance(a, b)) return b; return std::move_backward(a, std::prev(b, n), b); }
template <class I, class C> __device__ constexpr bool is_sorted(I a, I b, C less) { if (a == b) return true; for (I c = a; ++c != b; ++a) if (less(*c, *a)) return false; return true; }
template <class I, class T> __device__ constexpr pair<I, I> equal_range(I a, I b, const T &x) { return pair<I, I>(std::lower_bound(a, b, x), std::upper_bound(a, b, x)); }
template <class I, class T, class C> __device__ constexpr pair<I, I> equal_range(I a, I b, const T &x, C less) { return pair<I, I>(std::lower_bound(a, b, x, less), std::upper_bound(a, b, x, less)); }
template <class I, class P> __device__ constexpr I partition(I a, I b, P p) {
  if constexpr (__is_convertible(typename iterator_traits<I>::iterator_category, bidirectional_iterator_tag)) {
    for (;; ++a) {
      for (;; ++a) { if (a == b) return a; if (!p(*a)) break; }
      do { if (a == --b) return a; } while (!p(*b));
      std::iter_swap(a, b);
    }
  } else {
    for (;; ++a) { if (a == b) return a; if (!p(*a)) break; }
    for (I c = a; ++c != b;) if (p(*c)) { std::iter_swap(a, c); ++a; }
    return a;
  }
}
template <class I, class P> __device__ constexpr bool is_partitioned(I a, I b, P p) { for (; a != b && p(*a); ++a) {} if (a != b) while (++a != b) if (p(*a)) return false; return true; }
template <class I, class P> __device__ constexpr I partition_point(I a, I b, P p) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (p(a[h])) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T, class F> __device__ constexpr T reduce(I a, I b, T x, F f) { for (; a != b; ++a) x = f(x, *a); return x; }
template <class I, class T> __device__ constexpr T reduce(I a, I b, T x) { for (; a != b; ++a) x = x + *a; return x; }
template <class I> __device__ constexpr typename iterator_traits<I>::value_type reduce(I a, I b) { typename iterator_traits<I>::value_type x{}; for (; a != b; ++a) x = x + *a; return x; }
template <class I, class T, class F, class G> __device__ constexpr T transform_reduce(I a, I b, T x, F f, G g) { for (; a != b; ++a) x = f(x, g(*a)); return x; }
template <class I, class J, class T> __device__ constexpr T transform_reduce(I a, I b, J c, T x) { for (; a != b; ++a, ++c) x = x + *a * *c; return x; }
template <class I, class J, class T, class F, class G> __device__ constexpr T transform_reduce(I a, I b, J c, T x, F f, G g) { for (; a != b; ++a, ++c) x = f(x, g(*a, *c)); return x; }
template <class I, class O, class F> __device__ constexpr O adjacent_difference(I a, I b, O o, F f) {
  if (a == b) return o;
  typedef typename iterator_traits<I>::value_type T;
  T old = *a;
  *o = old;
  while (++a != b) { T x = *a; *++o = f(x, static_cast<__kb_sum<T>>(old)); old = std::move(x); }
  return ++o;
}
template <class I, class O> __device__ constexpr O adjacent_difference(I a, I b, O o) {
  if (a == b) return o;
  typedef typename iterator_traits<I>::value_type T;
  T old = *a;
  *o = old;
  while (++a != b) { T x = *a; *++o = x - static_cast<__kb_sum<T>>(old); old = std::move(x); }
  return ++o;
}
template <class I, class O, class F, class T> __device__ constexpr O inclusive_scan(I a, I b, O o, F f, T x) { for (; a != b; ++a, ++o) *o = x = f(x, *a); return o; }
template <class I, class O, class F> __device__ constexpr O inclusive_scan(I a, I b, O o, F f) {
  if (a == b) return o;
  auto x = *a;
  *o = x;
  ++o; ++a;
  return std::inclusive_scan(a, b, o, f, std::move(x));
}
template <class I, class O> __device__ constexpr O inclusive_scan(I a, I b, O o) { return std::inclusive_scan(a, b, o, plus<>()); }
template <class I, class O, class T, class F> __device__ constexpr O exclusive_scan(I a, I b, O o, T x, F f) { for (; a != b; ++o) { T old = std::move(x); x = f(old, *a); ++a; *o = std::move(old); } return o; }
template <class I, class O, class T> __device__ constexpr O exclusive_scan(I a, I b, O o, T x) { return std::exclusive_scan(a, b, o, std::move(x), plus<>()); }
template <class I, class O, class F, class G, class T> __device__ constexpr O transform_inclusive_scan(I a, I b, O o, F f, G g, T x) { for (; a != b; ++a, ++o) *o = x = f(x, g(*a)); return o; }
template <class I, class O, class F, class G> __device__ constexpr O transform_inclusive_scan(I a, I b, O o, F f, G g) {
  if (a == b) return o;
  auto x = g(*a);
  *o = x;
  ++o; ++a;
  return std::transform_inclusive_scan(a, b, o, f, g, std::move(x));
}
template <class I, class O, class T, class F, class G> __device__ constexpr O transform_exclusive_scan(I a, I b, O o, T x, F f, G g) { for (; a != b; ++o) { T old = x; x = f(x, g(*a)); ++a; *o = std::move(old); } return o; }
template <class T> __device__ constexpr enable_if_t<is_floating_point_v<T>, T> midpoint(T a, T b) noexcept {
  constexpr T lo = numeric_limits<T>::min() * 2, hi = numeric_limits<T>::max() / 2;
  const T x = a < 0 ? -a : a, y = b < 0 ? -b : b;
  if (x <= hi && y <= hi) return (a + b) / 2;
  if (x < lo) return a + b / 2;
  if (y < lo) return a / 2 + b;
  return a / 2 + b / 2;
}
template <class T> __device__ constexpr T *midpoint(T *a, T *b) noexcept { return a + (b - a) / 2; }
#define __KB_LERP(T) \
  __device__ constexpr T lerp(T a, T b, T t) noexcept { \
    if ((a <= 0 && b >= 0) || (a >= 0 && b <= 0)) return t * b + (1 - t) * a; \
    if (t == 1) return b; \
    const T x = a + t * (b - a); \
    return (t > 1) == (b > a) ? (b < x ? x : b) : (b > x ? x : b); \
  }
__KB_LERP(float) __KB_LERP(double)
template <class T> __device__ constexpr enable_if_t<is_integral_v<T>, T> midpoint(T a, T b) {
  typedef make_unsigned_t<T> U;
  return a > b ? T(a - T(U(U(a) - U(b)) / 2)) : T(a + T(U(U(b) - U(a)) / 2));
}
template <class T, class U> __device__ constexpr bool cmp_equal(T x, U y) noexcept {
  if constexpr (is_signed_v<T> == is_signed_v<U>) return x == y;
  else if constexpr (is_signed_v<T>) return x >= 0 && make_unsigned_t<T>(x) == y;
  else return y >= 0 && x == make_unsigned_t<U>(y);
}
template <class T, class U> __device__ constexpr bool cmp_less(T x, U y) noexcept {
  if constexpr (is_signed_v<T> == is_signed_v<U>) return x < y;
  else if constexpr (is_signed_v<T>) return x < 0 || make_unsigned_t<T>(x) < y;
  else return y >= 0 && x < make_unsigned_t<U>(y);
}
template <class T, class U> __device__ constexpr bool cmp_not_equal(T x, U y) noexcept { return !std::cmp_equal(x, y); }
template <class T, class U> __device__ constexpr bool cmp_greater(T x, U y) noexcept { return std::cmp_less(y, x); }
template <class T, class U> __device__ constexpr bool cmp_less_equal(T x, U y) noexcept { return !std::cmp_less(y, x); }
template <class T, class U> __device__ constexpr bool cmp_greater_equal(T x, U y) noexcept { return !std::cmp_less(x, y); }
template <class R, class T> __device__ constexpr bool in_range(T x) noexcept { return std::cmp_greater_equal(x, numeric_limits<R>::min()) && std::cmp_less_equal(x, numeric_limits<R>::max()); }
enum class endian { little, big, native = little };
struct __kb_ignore { template <class T> __device__ constexpr const __kb_ignore &operator=(const T &) const { return *this; } };
inline constexpr __kb_ignore ignore;
}
