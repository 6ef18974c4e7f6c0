// <compare> (C++20 17.11). The results of <=> compare with a literal 0; here with any int.
namespace std {
struct partial_ordering {
  signed char __kb_order;
  static const partial_ordering less, equivalent, greater, unordered;
};
struct weak_ordering {
  signed char __kb_order;
  static const weak_ordering less, equivalent, greater;
  __device__ constexpr operator partial_ordering() const { return partial_ordering{__kb_order}; }
};
struct strong_ordering {
  signed char __kb_order;
  static const strong_ordering less, equal, equivalent, greater;
  __device__ constexpr operator partial_ordering() const { return partial_ordering{__kb_order}; }
  __device__ constexpr operator weak_ordering() const { return weak_ordering{__kb_order}; }
};
inline constexpr partial_ordering partial_ordering::less{-1};
inline constexpr partial_ordering partial_ordering::equivalent{0};
inline constexpr partial_ordering partial_ordering::greater{1};
inline constexpr partial_ordering partial_ordering::unordered{2};
inline constexpr weak_ordering weak_ordering::less{-1};
inline constexpr weak_ordering weak_ordering::equivalent{0};
inline constexpr weak_ordering weak_ordering::greater{1};
inline constexpr strong_ordering strong_ordering::less{-1};
inline constexpr strong_ordering strong_ordering::equal{0};
inline constexpr strong_ordering strong_ordering::equivalent{0};
inline constexpr strong_ordering strong_ordering::greater{1};
__device__ constexpr bool operator==(partial_ordering a, partial_ordering b) noexcept { return a.__kb_order == b.__kb_order; }
__device__ constexpr bool operator==(weak_ordering a, weak_ordering b) noexcept { return a.__kb_order == b.__kb_order; }
__device__ constexpr bool operator==(strong_ordering a, strong_ordering b) noexcept { return a.__kb_order == b.__kb_order; }
#define __KB_ORDER(T) \
  __device__ constexpr bool operator==(T a, int) noexcept { return a.__kb_order == 0; } \
  __device__ constexpr bool operator<(T a, int) noexcept { return a.__kb_order == -1; } \
  __device__ constexpr bool operator>(T a, int) noexcept { return a.__kb_order == 1; } \
  __device__ constexpr bool operator<=(T a, int) noexcept { return a.__kb_order == -1 || a.__kb_order == 0; } \
  __device__ constexpr bool operator>=(T a, int) noexcept { return a.__kb_order == 1 || a.__kb_order == 0; } \
  __device__ constexpr bool operator<(int, T a) noexcept { return a.__kb_order == 1; } \
  __device__ constexpr bool operator>(int, T a) noexcept { return a.__kb_order == -1; } \
  __device__ constexpr bool operator<=(int, T a) noexcept { return a.__kb_order == 1 || a.__kb_order == 0; } \
  __device__ constexpr bool operator>=(int, T a) noexcept { return a.__kb_order == -1 || a.__kb_order == 0; } \
  __device__ constexpr T operator<=>(T a, int) noexcept { return a; } \
  __device__ constexpr T operator<=>(int, T a) noexcept { return T{(signed char)(a.__kb_order == 2 ? 2 : -a.__kb_order)}; }
__KB_ORDER(partial_ordering) __KB_ORDER(weak_ordering) __KB_ORDER(strong_ordering)
__device__ constexpr bool is_eq(partial_ordering a) noexcept { return a == 0; }
__device__ constexpr bool is_neq(partial_ordering a) noexcept { return a != 0; }
__device__ constexpr bool is_lt(partial_ordering a) noexcept { return a < 0; }
__device__ constexpr bool is_lteq(partial_ordering a) noexcept { return a <= 0; }
__device__ constexpr bool is_gt(partial_ordering a) noexcept { return a > 0; }
__device__ constexpr bool is_gteq(partial_ordering a) noexcept { return a >= 0; }
struct compare_three_way { template <class A, class B> __device__ constexpr auto operator()(const A &a, const B &b) const { return a <=> b; } };
template <class A, class B = A> struct compare_three_way_result { typedef decltype(declval<const A &>() <=> declval<const B &>()) type; };
template <class A, class B = A> using compare_three_way_result_t = typename compare_three_way_result<A, B>::type;
template <class T> struct __kb_rank : integral_constant<int, 0> {};
template <> struct __kb_rank<partial_ordering> : integral_constant<int, 1> {};
template <> struct __kb_rank<weak_ordering> : integral_constant<int, 2> {};
template <> struct __kb_rank<strong_ordering> : integral_constant<int, 3> {};
template <int rank> struct __kb_ranked { typedef void type; };
template <> struct __kb_ranked<1> { typedef partial_ordering type; };
template <> struct __kb_ranked<2> { typedef weak_ordering type; };
template <> struct __kb_ranked<3> { typedef strong_ordering type; };
template <class... Ts> constexpr int __kb_least = 3;
template <class T, class... Ts> constexpr int __kb_least<T, Ts...> = __kb_rank<T>::value < __kb_least<Ts...> ? __kb_rank<T>::value : __kb_least<Ts...>;
template <class... Ts> struct common_comparison_category : __kb_ranked<__kb_least<Ts...>> {};
template <class... Ts> using common_comparison_category_t = typename common_comparison_category<Ts...>::type;
// An order that converts to another is as strong ([cmp.concept]).
template <class T, class C> constexpr bool __kb_as_strong = __kb_rank<T>::value >= __kb_rank<C>::value;
template <class T, class C = partial_ordering> concept three_way_comparable =
    (requires(const T &a, const T &b) { bool(a == b); bool(a < b); a <=> b; }) && __kb_as_strong<decltype(declval<const T &>() <=> declval<const T &>()), C>;
template <class T, class U = T, class C = partial_ordering> concept three_way_comparable_with =
    three_way_comparable<T, C> && three_way_comparable<U, C> && (requires(const T &t, const U &u) { bool(t == u); bool(t < u); bool(u < t); t <=> u; u <=> t; }) &&
    __kb_as_strong<decltype(declval<const T &>() <=> declval<const U &>()), C>;
// How elements are compared that may have no <=> ([expos.only.func], synth-three-way).
template <class A, class B> __device__ constexpr auto __kb_compare(const A &a, const B &b) {
  if constexpr (three_way_comparable_with<A, B>) return a <=> b;
  else { if (a < b) return weak_ordering::less; if (b < a) return weak_ordering::greater; return weak_ordering::equivalent; }
}
template <class A, class B = A> using __kb_compared = decltype(std::__kb_compare(declval<const A &>(), declval<const B &>()));
template <class I, class J, class F> __device__ constexpr auto lexicographical_compare_three_way(I a, I b, J c, J d, F compare) -> decltype(compare(*a, *c)) {
  for (; a != b && c != d; ++a, ++c) if (auto r = compare(*a, *c); r != 0) return r;
  return a != b ? strong_ordering::greater : c != d ? strong_ordering::less : strong_ordering::equal;
}
template <class I, class J> __device__ constexpr auto lexicographical_compare_three_way(I a, I b, J c, J d) { return std::lexicographical_compare_three_way(a, b, c, d, compare_three_way()); }
template <class A, class B> __device__ constexpr common_comparison_category_t<__kb_compared<A>, __kb_compared<B>> operator<=>(const pair<A, B> &p, const pair<A, B> &q) {
  if (auto r = std::__kb_compare(p.first, q.first); r != 0) return r;
  return std::__kb_compare(p.second, q.second);
}
template <class R, size_t I, class T, class U> __device__ constexpr R __kb_compare_from(const T &t, const U &u) {
  if constexpr (I == tuple_size<T>::value) return strong_ordering::equal;
  else { if (auto r = std::__kb_compare(get<I>(t), get<I>(u)); r != 0) return r; return std::__kb_compare_from<R, I + 1>(t, u); }
}
template <class... As, class... Bs> __device__ constexpr common_comparison_category_t<__kb_compared<As, Bs>...> operator<=>(const tuple<As...> &t, const tuple<Bs...> &u) { return std::__kb_compare_from<common_comparison_category_t<__kb_compared<As, Bs>...>, 0>(t, u); }
template <class T, size_t N> __device__ constexpr __kb_compared<T> operator<=>(const array<T, N> &a, const array<T, N> &b) {
  for (size_t i = 0; i < N; i++) if (auto r = std::__kb_compare(a[i], b[i]); r != 0) return r;
  return strong_ordering::equal;
}
}
