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
  I r = a + (b - m);
  std::reverse(a, m); std::reverse(m, b); std::reverse(a, b);
  return r;
}
template <class I, class O> __device__ constexpr O rotate_copy(I a, I m, I b, O o) { return std::copy(a, m, std::copy(m, b, o)); }
template <class I, class O> __device__ constexpr O reverse_copy(I a, I b, O o) { while (a != b) { --b; *o = *b; ++o; } return o; }
template <class I, class P, class T> __device__ constexpr void replace_if(I a, I b, P p, const T &y) { for (; a != b; ++a) if (p(*a)) *a = y; }
template <class I> __device__ constexpr I shift_left(I a, I b, ptrdiff_t n) { if (n <= 0) return b; if (n >= b - a) return a; return std::copy(a + n, b, a); }
template <class I> __device__ constexpr I shift_right(I a, I b, ptrdiff_t n) { if (n <= 0) return a; if (n >= b - a) return b; return std::copy_backward(a, b - n, b); }
template <class I> __device__ constexpr void partial_sort(I a, I m, I b) { std::sort(a, b); }
template <class I, class C> __device__ constexpr void partial_sort(I a, I m, I b, C less) { std::sort(a, b, less); }
template <class I> __device__ constexpr void nth_element(I a, I n, I b) { std::sort(a, b); }
template <class I, class C> __device__ constexpr void nth_element(I a, I n, I b, C less) { std::sort(a, b, less); }
template <class I, class C> __device__ constexpr bool is_sorted(I a, I b, C less) { if (a == b) return true; for (I c = a; ++c != b; ++a) if (less(*c, *a)) return false; return true; }
template <class I> __device__ constexpr pair<I, I> minmax_element(I a, I b) { I lo = a, hi = a; for (; a != b; ++a) { if (*a < *lo) lo = a; if (!(*a < *hi)) hi = a; } return pair<I, I>(lo, hi); }
template <class T> __device__ constexpr pair<T, T> minmax(initializer_list<T> l) { auto p = std::minmax_element(l.begin(), l.end()); return pair<T, T>(*p.first, *p.second); }
template <class I, class T> __device__ constexpr pair<I, I> equal_range(I a, I b, const T &x) { return pair<I, I>(std::lower_bound(a, b, x), std::upper_bound(a, b, x)); }
template <class I, class J> __device__ constexpr pair<I, J> mismatch(I a, I b, J c) { for (; a != b && *a == *c; ++a) ++c; return pair<I, J>(a, c); }
template <class I, class J> __device__ constexpr I search(I a, I b, J c, J d) {
  for (;; ++a) {
    I i = a;
    for (J j = c;; ++i, ++j) { if (j == d) return a; if (i == b) return b; if (!(*i == *j)) break; }
  }
}
template <class I, class P> __device__ constexpr I partition(I a, I b, P p) { I o = a; for (; a != b; ++a) if (p(*a)) { std::swap(*a, *o); ++o; } return o; }
template <class I, class P> __device__ constexpr bool is_partitioned(I a, I b, P p) { for (; a != b && p(*a); ++a) {} for (; a != b; ++a) if (p(*a)) return false; return true; }
template <class I, class P> __device__ constexpr I partition_point(I a, I b, P p) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (p(a[h])) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class J, class O> __device__ constexpr O merge(I a, I b, J c, J d, O o) {
  for (; a != b && c != d; ++o) { if (*c < *a) { *o = *c; ++c; } else { *o = *a; ++a; } }
  return std::copy(c, d, std::copy(a, b, o));
}
template <class I, class J> __device__ constexpr bool includes(I a, I b, J c, J d) { for (; c != d; ++a) { if (a == b || *c < *a) return false; if (!(*a < *c)) ++c; } return true; }
template <class I> __device__ constexpr bool next_permutation(I a, I b) {
  if (b - a < 2) return false;
  for (I i = b - 1; i != a;) {
    I j = i; --i;
    if (*i < *j) { I k = b - 1; while (!(*i < *k)) --k; std::swap(*i, *k); std::reverse(j, b); return true; }
  }
  std::reverse(a, b);
  return false;
}
template <class I, class J> __device__ constexpr bool is_permutation(I a, I b, J c) {
  for (I i = a; i != b; ++i) if (std::count(a, b, *i) != std::count(c, c + (b - a), *i)) return false;
  return true;
}

template <class I, class T, class F> __device__ constexpr T reduce(I a, I b, T x, F f) { for (; a != b; ++a) x = f(x, *a); return x; }
template <class I, class T> __device__ constexpr T reduce(I a, I b, T x) { for (; a != b; ++a) x = x + *a; return x; }
template <class I> __device__ constexpr typename iterator_traits<I>::value_type reduce(I a, I b) { typename iterator_traits<I>::value_type x{}; for (; a != b; ++a) x = x + *a; return x; }
template <class I, class T, class F, class G> __device__ constexpr T transform_reduce(I a, I b, T x, F f, G g) { for (; a != b; ++a) x = f(x, g(*a)); return x; }
template <class I, class J, class T> __device__ constexpr T transform_reduce(I a, I b, J c, T x) { for (; a != b; ++a, ++c) x = x + *a * *c; return x; }
template <class I, class O> __device__ constexpr O adjacent_difference(I a, I b, O o) {
  if (a == b) return o;
  auto old = *a; *o = old; ++o;
  while (++a != b) { auto x = *a; *o = x - old; ++o; old = x; }
  return o;
}
template <class I, class O> __device__ constexpr O inclusive_scan(I a, I b, O o) { return std::partial_sum(a, b, o); }
template <class I, class O, class T> __device__ constexpr O exclusive_scan(I a, I b, O o, T x) { for (; a != b; ++a, ++o) { T next = x + *a; *o = x; x = next; } return o; }
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
