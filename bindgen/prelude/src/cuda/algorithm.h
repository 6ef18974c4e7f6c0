// <algorithm>, <numeric>, <iterator> and <bit> on pointers and on iterators like them (C++17 28, 29.8, 27; C++20 26.5).
namespace std {
template <class I> struct iterator_traits {
  typedef typename I::difference_type difference_type; typedef typename I::value_type value_type; typedef typename I::pointer pointer;
  typedef typename I::reference reference; typedef typename I::iterator_category iterator_category;
};
template <class T> struct iterator_traits<T *> {
  typedef ptrdiff_t difference_type; typedef remove_cv_t<T> value_type; typedef T *pointer; typedef T &reference; typedef random_access_iterator_tag iterator_category;
};
template <class C> __device__ constexpr auto begin(C &c) -> decltype(c.begin()) { return c.begin(); }
template <class C> __device__ constexpr auto begin(const C &c) -> decltype(c.begin()) { return c.begin(); }
template <class T, size_t N> __device__ constexpr T *begin(T (&a)[N]) { return a; }
template <class C> __device__ constexpr auto end(C &c) -> decltype(c.end()) { return c.end(); }
template <class C> __device__ constexpr auto end(const C &c) -> decltype(c.end()) { return c.end(); }
template <class T, size_t N> __device__ constexpr T *end(T (&a)[N]) { return a + N; }
template <class C> __device__ constexpr auto size(const C &c) -> decltype(c.size()) { return c.size(); }
template <class T, size_t N> __device__ constexpr size_t size(const T (&a)[N]) { return N; }
template <class C> __device__ constexpr auto data(C &c) -> decltype(c.data()) { return c.data(); }
template <class T, size_t N> __device__ constexpr T *data(T (&a)[N]) { return a; }
// Iterators that cannot be subtracted go step by step ([iterator.operations]).
template <class I, class = void> struct __kb_steps : true_type {};
template <class I> struct __kb_steps<I, void_t<decltype(declval<I &>() - declval<I &>())>> : false_type {};
template <class I> __device__ constexpr ptrdiff_t distance(I a, I b) {
  if constexpr (__kb_steps<I>::value) { ptrdiff_t n = 0; for (; a != b; ++a) n++; return n; }
  else return b - a;
}
template <class I, class N> __device__ constexpr void advance(I &i, N n) {
  if constexpr (__kb_steps<I>::value) {
    for (; n > 0; n--) ++i;
    if constexpr (__is_convertible(typename iterator_traits<I>::iterator_category, bidirectional_iterator_tag)) for (; n < 0; n++) --i;
  } else i += n;
}
template <class I> __device__ constexpr I next(I i, ptrdiff_t n = 1) { if constexpr (__kb_steps<I>::value) { std::advance(i, n); return i; } else return i + n; }
template <class I> __device__ constexpr I prev(I i, ptrdiff_t n = 1) { if constexpr (__kb_steps<I>::value) { std::advance(i, -n); return i; } else return i - n; }

template <class I, class O> __device__ constexpr O copy(I a, I b, O o) { for (; a != b; ++a, ++o) *o = *a; return o; }
template <class I, class N, class O> __device__ constexpr O copy_n(I a, N n, O o) { for (N i = 0; i < n; i++, ++a, ++o) *o = *a; return o; }
template <class I, class O, class P> __device__ constexpr O copy_if(I a, I b, O o, P p) { for (; a != b; ++a) if (p(*a)) { *o = *a; ++o; } return o; }
template <class I, class O> __device__ constexpr O copy_backward(I a, I b, O o) { while (a != b) { --b; --o; *o = *b; } return o; }
template <class I, class T> __device__ constexpr void fill(I a, I b, const T &x) { for (; a != b; ++a) *a = x; }
template <class I, class N, class T> __device__ constexpr I fill_n(I a, N n, const T &x) { for (N i = 0; i < n; i++, ++a) *a = x; return a; }
template <class I, class G> __device__ constexpr void generate(I a, I b, G g) { for (; a != b; ++a) *a = g(); }
template <class I, class O, class F> __device__ constexpr O transform(I a, I b, O o, F f) { for (; a != b; ++a, ++o) *o = f(*a); return o; }
template <class I, class J, class O, class F> __device__ constexpr O transform(I a, I b, J c, O o, F f) { for (; a != b; ++a, ++c, ++o) *o = f(*a, *c); return o; }
template <class I, class F> __device__ constexpr F for_each(I a, I b, F f) { for (; a != b; ++a) f(*a); return f; }
template <class I, class N, class F> __device__ constexpr I for_each_n(I a, N n, F f) { for (N i = 0; i < n; i++, ++a) f(*a); return a; }
template <class I, class T> __device__ constexpr I find(I a, I b, const T &x) { for (; a != b; ++a) if (*a == x) break; return a; }
template <class I, class P> __device__ constexpr I find_if(I a, I b, P p) { for (; a != b; ++a) if (p(*a)) break; return a; }
template <class I, class P> __device__ constexpr I find_if_not(I a, I b, P p) { for (; a != b; ++a) if (!p(*a)) break; return a; }
template <class I, class T> __device__ constexpr ptrdiff_t count(I a, I b, const T &x) { ptrdiff_t n = 0; for (; a != b; ++a) if (*a == x) n++; return n; }
template <class I, class P> __device__ constexpr ptrdiff_t count_if(I a, I b, P p) { ptrdiff_t n = 0; for (; a != b; ++a) if (p(*a)) n++; return n; }
template <class I, class P> __device__ constexpr bool all_of(I a, I b, P p) { for (; a != b; ++a) if (!p(*a)) return false; return true; }
template <class I, class P> __device__ constexpr bool any_of(I a, I b, P p) { for (; a != b; ++a) if (p(*a)) return true; return false; }
template <class I, class P> __device__ constexpr bool none_of(I a, I b, P p) { for (; a != b; ++a) if (p(*a)) return false; return true; }
template <class I, class J> __device__ constexpr bool equal(I a, I b, J c) { for (; a != b; ++a, ++c) if (!(*a == *c)) return false; return true; }
template <class I, class J, class P> __device__ constexpr bool __kb_equal_ranges(I a, I b, J c, J d, P same) { if constexpr (!__kb_steps<I>::value && !__kb_steps<J>::value) if (b - a != d - c) return false; for (; a != b && c != d; ++a, ++c) if (!same(*a, *c)) return false; return a == b && c == d; }
template <class I, class J> __device__ constexpr bool equal(I a, I b, J c, J d) { return __kb_equal_ranges(a, b, c, d, equal_to<>()); }
template <class I, class J, class P> __device__ constexpr bool equal(I a, I b, J c, J d, P same) { return __kb_equal_ranges(a, b, c, d, same); }
template <class I, class J, class P, class = enable_if_t<!is_same_v<J, P>>> __device__ constexpr bool equal(I a, I b, J c, P same) { for (; a != b; ++a, ++c) if (!same(*a, *c)) return false; return true; }
template <class I, class J, class C> __device__ constexpr bool lexicographical_compare(I a, I b, J c, J d, C less) {
  for (; a != b && c != d; ++a, ++c) { if (less(*a, *c)) return true; if (less(*c, *a)) return false; }
  return a == b && c != d;
}
template <class I, class J> __device__ constexpr bool lexicographical_compare(I a, I b, J c, J d) { return std::lexicographical_compare(a, b, c, d, less<>()); }
template <class I, class J> __device__ constexpr void iter_swap(I a, J b) { swap(*a, *b); }
template <class I, class J> __device__ constexpr J swap_ranges(I a, I b, J c) { for (; a != b; ++a, ++c) swap(*a, *c); return c; }
template <class I> __device__ constexpr void reverse(I a, I b) { while (a != b && a != --b) { swap(*a, *b); ++a; } }
template <class I, class T> __device__ constexpr void replace(I a, I b, const T &x, const T &y) { for (; a != b; ++a) if (*a == x) *a = y; }
template <class I, class T> __device__ constexpr I remove(I a, I b, const T &x) { while (a != b && !(*a == x)) ++a; I o = a; if (a != b) while (++a != b) if (!(*a == x)) { *o = std::move(*a); ++o; } return o; }
template <class I, class P> __device__ constexpr I remove_if(I a, I b, P p) { while (a != b && !p(*a)) ++a; I o = a; if (a != b) while (++a != b) if (!p(*a)) { *o = std::move(*a); ++o; } return o; }
template <class I, class P> __device__ constexpr I unique(I a, I b, P same) {
  if (a == b) return b;
  I o = a;
  while (++a != b && !same(*o, *a)) ++o;
  if (a != b) while (++a != b) if (!same(*o, *a)) { ++o; *o = std::move(*a); }
  return ++o;
}
template <class I> __device__ constexpr I unique(I a, I b) { return std::unique(a, b, equal_to<>()); }
template <class I> __device__ constexpr I min_element(I a, I b) { I m = a; if (a != b) while (++a != b) if (*a < *m) m = a; return m; }
template <class I, class C> __device__ constexpr I min_element(I a, I b, C less) { I m = a; if (a != b) while (++a != b) if (less(*a, *m)) m = a; return m; }
template <class I> __device__ constexpr I max_element(I a, I b) { I m = a; if (a != b) while (++a != b) if (*m < *a) m = a; return m; }
template <class I, class C> __device__ constexpr I max_element(I a, I b, C less) { I m = a; if (a != b) while (++a != b) if (less(*m, *a)) m = a; return m; }
template <class I, class C> __device__ constexpr pair<I, I> minmax_element(I a, I b, C less) {
  pair<I, I> r(a, a);
  if (a == b || ++a == b) return r;
  if (less(*a, *r.first)) r.first = a; else r.second = a;
  while (++a != b) { // the elements in pairs, so that two of them take three comparisons
    I c = a;
    if (++a == b) { if (less(*c, *r.first)) r.first = c; else if (!less(*c, *r.second)) r.second = c; break; }
    if (less(*a, *c)) { if (less(*a, *r.first)) r.first = a; if (!less(*c, *r.second)) r.second = c; }
    else { if (less(*c, *r.first)) r.first = c; if (!less(*a, *r.second)) r.second = a; }
  }
  return r;
}
template <class I> __device__ constexpr pair<I, I> minmax_element(I a, I b) { return std::minmax_element(a, b, std::less<>()); }
template <class T> __device__ constexpr T min(initializer_list<T> l) { return *std::min_element(l.begin(), l.end()); }
template <class T> __device__ constexpr T max(initializer_list<T> l) { return *std::max_element(l.begin(), l.end()); }
template <class T, class C> __device__ constexpr T min(initializer_list<T> l, C less) { return *std::min_element(l.begin(), l.end(), less); }
template <class T, class C> __device__ constexpr T max(initializer_list<T> l, C less) { return *std::max_element(l.begin(), l.end(), less); }
template <class T> __device__ constexpr pair<const T &, const T &> minmax(const T &a, const T &b) { return b < a ? pair<const T &, const T &>(b, a) : pair<const T &, const T &>(a, b); }
template <class T, class C> __device__ constexpr pair<const T &, const T &> minmax(const T &a, const T &b, C less) { return less(b, a) ? pair<const T &, const T &>(b, a) : pair<const T &, const T &>(a, b); }
template <class T> __device__ constexpr pair<T, T> minmax(initializer_list<T> l) { pair<const T *, const T *> r = std::minmax_element(l.begin(), l.end()); return pair<T, T>(*r.first, *r.second); }
template <class T, class C> __device__ constexpr pair<T, T> minmax(initializer_list<T> l, C less) { pair<const T *, const T *> r = std::minmax_element(l.begin(), l.end(), less); return pair<T, T>(*r.first, *r.second); }
template <class I> __device__ constexpr bool is_sorted(I a, I b) { if (a == b) return true; for (I c = a; ++c != b; ++a) if (*c < *a) return false; return true; }
template <class I, class T> __device__ constexpr I lower_bound(I a, I b, const T &x) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (a[h] < x) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T, class C> __device__ constexpr I lower_bound(I a, I b, const T &x, C less) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (less(a[h], x)) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T> __device__ constexpr I upper_bound(I a, I b, const T &x) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (!(x < a[h])) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T, class C> __device__ constexpr I upper_bound(I a, I b, const T &x, C less) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (!less(x, a[h])) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T> __device__ constexpr bool binary_search(I a, I b, const T &x) { I i = std::lower_bound(a, b, x); return i != b && !(x < *i); }
template <class I, class T, class C> __device__ constexpr bool binary_search(I a, I b, const T &x, C less) { I i = std::lower_bound(a, b, x, less); return i != b && !less(x, *i); }
// From C++20 on the sum so far is moved ([accumulate]/2, [partial.sum], [adjacent.difference]).
template <class T> __attribute__((kbind_if("c++20"))) T &&__kb_so_far() noexcept;
template <class T> __attribute__((kbind_if("c++17"))) T &__kb_so_far() noexcept;
template <class T> using __kb_sum = decltype(__kb_so_far<T>());
template <class I, class T> __device__ constexpr T accumulate(I a, I b, T x) { for (; a != b; ++a) x = static_cast<__kb_sum<T>>(x) + *a; return x; }
template <class I, class T, class F> __device__ constexpr T accumulate(I a, I b, T x, F f) { for (; a != b; ++a) x = f(static_cast<__kb_sum<T>>(x), *a); return x; }
template <class I, class J, class T> __device__ constexpr T inner_product(I a, I b, J c, T x) { for (; a != b; ++a, ++c) x = static_cast<__kb_sum<T>>(x) + *a * *c; return x; }
template <class I, class J, class T, class F, class G> __device__ constexpr T inner_product(I a, I b, J c, T x, F f, G g) { for (; a != b; ++a, ++c) x = f(static_cast<__kb_sum<T>>(x), g(*a, *c)); return x; }
template <class I, class T> __device__ constexpr void iota(I a, I b, T x) { for (; a != b; ++a, ++x) *a = x; }
template <class I, class O> __device__ constexpr O partial_sum(I a, I b, O o) {
  if (a == b) return o;
  typedef typename iterator_traits<I>::value_type T;
  T s = *a;
  *o = s;
  while (++a != b) { s = static_cast<__kb_sum<T>>(s) + *a; *++o = s; }
  return ++o;
}
template <class I, class O, class F> __device__ constexpr O partial_sum(I a, I b, O o, F f) {
  if (a == b) return o;
  typedef typename iterator_traits<I>::value_type T;
  T s = *a;
  *o = s;
  while (++a != b) { s = f(static_cast<__kb_sum<T>>(s), *a); *++o = s; }
  return ++o;
}
template <class A, class B> __device__ constexpr common_type_t<A, B> gcd(A x, B y) {
  common_type_t<A, B> a = x < 0 ? -(common_type_t<A, B>)x : x, b = y < 0 ? -(common_type_t<A, B>)y : y;
  while (b) { common_type_t<A, B> t = a % b; a = b; b = t; }
  return a;
}
template <class A, class B> __device__ constexpr common_type_t<A, B> lcm(A x, B y) {
  if (x == 0 || y == 0) return 0;
  common_type_t<A, B> a = x < 0 ? -(common_type_t<A, B>)x : x, b = y < 0 ? -(common_type_t<A, B>)y : y;
  return a / gcd(x, y) * b;
}

template <class T> __device__ constexpr int popcount(T x) { int n = 0; for (; x; x = x & (x - 1)) n++; return n; }
template <class T> __device__ constexpr int countl_zero(T x) { int n = numeric_limits<T>::digits; for (; x; x = x >> 1) n--; return n; }
template <class T> __device__ constexpr int countl_one(T x) { return countl_zero((T)~x); }
template <class T> __device__ constexpr int countr_zero(T x) { if (x == 0) return numeric_limits<T>::digits; int n = 0; for (; !(x & 1); x = x >> 1) n++; return n; }
template <class T> __device__ constexpr int countr_one(T x) { return countr_zero((T)~x); }
template <class T> __device__ constexpr bool has_single_bit(T x) { return x != 0 && (x & (x - 1)) == 0; }
template <class T> __device__ constexpr int bit_width(T x) { return numeric_limits<T>::digits - countl_zero(x); }
template <class T> __device__ constexpr T bit_floor(T x) { return x == 0 ? T(0) : T(T(1) << (bit_width(x) - 1)); }
template <class T> __device__ constexpr T bit_ceil(T x) { return x <= 1 ? T(1) : T(T(1) << bit_width(T(x - 1))); }
template <class T> __device__ constexpr T rotl(T x, int s) {
  const int n = numeric_limits<T>::digits; int r = s % n;
  return r == 0 ? x : r > 0 ? T(T(x << r) | T(x >> (n - r))) : T(T(x >> -r) | T(x << (n + r)));
}
template <class T> __device__ constexpr T rotr(T x, int s) {
  const int n = numeric_limits<T>::digits; int r = s % n;
  return r == 0 ? x : r > 0 ? T(T(x >> r) | T(x << (n - r))) : T(T(x << -r) | T(x >> (n + r)));
}

template <class T, class F> __device__ T bit_cast(const F &x) { static_assert(sizeof(T) == sizeof(F), "bit_cast needs types of one size"); T t; memcpy(&t, &x, sizeof(T)); return t; }

template <class T> class reference_wrapper {
  T *__kb_p;
public:
  typedef T type;
  __device__ constexpr reference_wrapper(T &x) noexcept : __kb_p(std::addressof(x)) {}
  __device__ constexpr operator T &() const noexcept { return *__kb_p; }
  __device__ constexpr T &get() const noexcept { return *__kb_p; }
  template <class... As> __device__ constexpr invoke_result_t<T &, As...> operator()(As &&...as) const { return std::invoke(*__kb_p, static_cast<As &&>(as)...); }
};
template <class T> __device__ constexpr reference_wrapper<T> ref(T &x) noexcept { return reference_wrapper<T>(x); }
template <class T> __device__ constexpr reference_wrapper<T> ref(reference_wrapper<T> x) noexcept { return x; }
template <class T> __device__ constexpr reference_wrapper<const T> cref(const T &x) noexcept { return reference_wrapper<const T>(x); }
template <class T> __device__ constexpr reference_wrapper<const T> cref(reference_wrapper<T> x) noexcept { return reference_wrapper<const T>(x.get()); }
// not_fn and mem_fn keep what they call ([func.not.fn], [func.memfn]).
template <class F> struct __kb_not {
  F __kb_f;
  template <class... As> __device__ constexpr auto operator()(As &&...as) & noexcept(noexcept(!std::invoke(declval<F &>(), declval<As>()...))) -> decltype(!std::invoke(declval<F &>(), declval<As>()...)) { return !std::invoke(__kb_f, static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr auto operator()(As &&...as) const & noexcept(noexcept(!std::invoke(declval<const F &>(), declval<As>()...))) -> decltype(!std::invoke(declval<const F &>(), declval<As>()...)) { return !std::invoke(__kb_f, static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr auto operator()(As &&...as) && noexcept(noexcept(!std::invoke(declval<F>(), declval<As>()...))) -> decltype(!std::invoke(declval<F>(), declval<As>()...)) { return !std::invoke(static_cast<F &&>(__kb_f), static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr auto operator()(As &&...as) const && noexcept(noexcept(!std::invoke(declval<const F>(), declval<As>()...))) -> decltype(!std::invoke(declval<const F>(), declval<As>()...)) { return !std::invoke(static_cast<const F &&>(__kb_f), static_cast<As &&>(as)...); }
};
template <class F> __device__ constexpr __kb_not<decay_t<F>> not_fn(F &&f) noexcept(is_nothrow_constructible<decay_t<F>, F &&>::value) { return __kb_not<decay_t<F>>{static_cast<F &&>(f)}; }
template <class M> struct __kb_member {
  M __kb_m;
  template <class... As> __device__ constexpr auto operator()(As &&...as) const noexcept(noexcept(std::invoke(declval<const M &>(), declval<As>()...))) -> decltype(std::invoke(declval<const M &>(), declval<As>()...)) { return std::invoke(__kb_m, static_cast<As &&>(as)...); }
};
template <class M, class C> __device__ constexpr __kb_member<M C::*> mem_fn(M C::*m) noexcept { return __kb_member<M C::*>{m}; }
// bind_front keeps the function and its first arguments ([func.bind.front]).
template <class F, class... Bs> struct __kb_bound {
  F __kb_f; tuple<Bs...> __kb_bs;
  template <size_t... I, class G, class T, class... As> __device__ static constexpr decltype(auto) __kb_call(index_sequence<I...>, G &&f, T &&bs, As &&...as) { return std::invoke(static_cast<G &&>(f), get<I>(static_cast<T &&>(bs))..., static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr invoke_result_t<F &, Bs &..., As...> operator()(As &&...as) & { return __kb_call(index_sequence_for<Bs...>(), __kb_f, __kb_bs, static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr invoke_result_t<const F &, const Bs &..., As...> operator()(As &&...as) const & { return __kb_call(index_sequence_for<Bs...>(), __kb_f, __kb_bs, static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr invoke_result_t<F, Bs..., As...> operator()(As &&...as) && { return __kb_call(index_sequence_for<Bs...>(), static_cast<F &&>(__kb_f), static_cast<tuple<Bs...> &&>(__kb_bs), static_cast<As &&>(as)...); }
  template <class... As> __device__ constexpr invoke_result_t<const F, const Bs..., As...> operator()(As &&...as) const && { return __kb_call(index_sequence_for<Bs...>(), static_cast<const F &&>(__kb_f), static_cast<const tuple<Bs...> &&>(__kb_bs), static_cast<As &&>(as)...); }
};
template <class F, class... Bs> __device__ constexpr __kb_bound<decay_t<F>, decay_t<Bs>...> bind_front(F &&f, Bs &&...bs) { return __kb_bound<decay_t<F>, decay_t<Bs>...>{static_cast<F &&>(f), tuple<decay_t<Bs>...>(static_cast<Bs &&>(bs)...)}; }
// Addresses, and objects that are made and destroyed in storage ([pointer.conversion], [specialized.algorithms]).
template <class T> __device__ constexpr T *to_address(T *p) noexcept { return p; }
template <class P> __device__ constexpr auto to_address(const P &p) noexcept -> decltype(std::to_address(p.operator->())) { return std::to_address(p.operator->()); }
template <class T, class... As> __device__ constexpr auto construct_at(T *p, As &&...as) -> decltype(::new(declval<void *>()) T(declval<As>()...)) { return ::new((void *)p) T(static_cast<As &&>(as)...); }
template <class T> __device__ constexpr void destroy_at(T *p) { if constexpr (__is_array(T)) { for (auto &x : *p) std::destroy_at(std::addressof(x)); } else p->~T(); }
template <class I> __device__ constexpr void destroy(I a, I b) { for (; a != b; ++a) std::destroy_at(std::addressof(*a)); }
template <class I, class N> __device__ constexpr I destroy_n(I a, N n) { for (; n > 0; ++a, n--) std::destroy_at(std::addressof(*a)); return a; }
template <class I, class O> __device__ constexpr O uninitialized_copy(I a, I b, O o) { for (; a != b; ++a, ++o) ::new((void *)std::addressof(*o)) typename iterator_traits<O>::value_type(*a); return o; }
template <class I, class N, class O> __device__ constexpr O uninitialized_copy_n(I a, N n, O o) { for (; n > 0; n--, ++a, ++o) ::new((void *)std::addressof(*o)) typename iterator_traits<O>::value_type(*a); return o; }
template <class I, class O> __device__ constexpr O uninitialized_move(I a, I b, O o) { for (; a != b; ++a, ++o) ::new((void *)std::addressof(*o)) typename iterator_traits<O>::value_type(std::move(*a)); return o; }
template <class I, class T> __device__ constexpr void uninitialized_fill(I a, I b, const T &x) { for (; a != b; ++a) ::new((void *)std::addressof(*a)) typename iterator_traits<I>::value_type(x); }
template <class I, class N, class T> __device__ constexpr I uninitialized_fill_n(I a, N n, const T &x) { for (; n > 0; n--, ++a) ::new((void *)std::addressof(*a)) typename iterator_traits<I>::value_type(x); return a; }
template <class I> __device__ constexpr void uninitialized_value_construct(I a, I b) { for (; a != b; ++a) ::new((void *)std::addressof(*a)) typename iterator_traits<I>::value_type(); }
template <class I> __device__ constexpr void uninitialized_default_construct(I a, I b) { for (; a != b; ++a) ::new((void *)std::addressof(*a)) typename iterator_traits<I>::value_type; }
struct identity { template <class T> __device__ constexpr T &&operator()(T &&x) const { return static_cast<T &&>(x); } };

struct nullopt_t { __device__ constexpr explicit nullopt_t(int) {} };
inline constexpr nullopt_t nullopt(0);
// What an optional holds: a value that is always there where nobody can tell, else one that is made and destroyed.
template <class T, bool trivial = __is_trivial(T) && !is_const_v<T>> struct __kb_optional {
  T __kb_v; bool __kb_has;
  __device__ constexpr __kb_optional() : __kb_v(), __kb_has(false) {}
  template <class... As> __device__ constexpr void __kb_set(As &&...as) { __kb_v = T(static_cast<As &&>(as)...); __kb_has = true; }
  __device__ constexpr void reset() { __kb_has = false; }
};
template <class T> struct __kb_optional<T, false> {
  union { char __kb_none; T __kb_v; };
  bool __kb_has;
  __device__ constexpr __kb_optional() : __kb_none(), __kb_has(false) {}
  __device__ constexpr __kb_optional(const __kb_optional &o) noexcept(false) : __kb_none(), __kb_has(false) { if (o.__kb_has) __kb_set(o.__kb_v); }
  __device__ constexpr __kb_optional(__kb_optional &&o) noexcept(is_nothrow_move_constructible<T>::value) : __kb_none(), __kb_has(false) { if (o.__kb_has) __kb_set(static_cast<T &&>(o.__kb_v)); }
  __device__ constexpr __kb_optional &operator=(const __kb_optional &o) noexcept(false) { if (!o.__kb_has) reset(); else if (__kb_has) __kb_v = o.__kb_v; else __kb_set(o.__kb_v); return *this; }
  __device__ constexpr __kb_optional &operator=(__kb_optional &&o) noexcept(is_nothrow_move_constructible<T>::value && is_nothrow_move_assignable<T>::value) { if (!o.__kb_has) reset(); else if (__kb_has) __kb_v = static_cast<T &&>(o.__kb_v); else __kb_set(static_cast<T &&>(o.__kb_v)); return *this; }
  __device__ constexpr ~__kb_optional() { reset(); }
  template <class... As> __device__ constexpr void __kb_set(As &&...as) { ::new ((void *)std::addressof(__kb_v)) T(static_cast<As &&>(as)...); __kb_has = true; }
  __device__ constexpr void reset() { if (__kb_has) __kb_v.~T(); __kb_has = false; }
};
struct in_place_t { explicit in_place_t() = default; };
inline constexpr in_place_t in_place{};
template <class T> class optional : __kb_optional<T> {
  template <class U> static constexpr bool __kb_value = !is_same_v<remove_cvref_t<U>, optional> && !is_same_v<remove_cvref_t<U>, nullopt_t> && !is_same_v<remove_cvref_t<U>, in_place_t> && __is_constructible(T, U);
  template <class U> static constexpr bool __kb_other = __is_constructible(T, U) && !__is_constructible(T, optional<remove_cvref_t<U>> &);
public:
  typedef T value_type;
  __device__ constexpr optional() noexcept {}
  __device__ constexpr optional(nullopt_t) noexcept {}
  template <class U = T, class = enable_if_t<__kb_value<U>>> __device__ constexpr explicit(!__is_convertible(U, T)) optional(U &&x) { this->__kb_set(static_cast<U &&>(x)); }
  template <class... As, class = enable_if_t<is_constructible<T, As...>::value>> __device__ constexpr explicit optional(in_place_t, As &&...as) { this->__kb_set(static_cast<As &&>(as)...); }
  template <class U, class = enable_if_t<__kb_other<const U &>>> __device__ constexpr explicit(!__is_convertible(const U &, T)) optional(const optional<U> &o) { if (o) this->__kb_set(*o); }
  template <class U, class = enable_if_t<__kb_other<U>>> __device__ constexpr explicit(!__is_convertible(U, T)) optional(optional<U> &&o) { if (o) this->__kb_set(static_cast<U &&>(*o)); }
  __device__ constexpr optional &operator=(nullopt_t) noexcept { reset(); return *this; }
  template <class U = T, class = enable_if_t<__kb_value<U> && !((__is_arithmetic(T) || __is_enum(T) || __is_pointer(T)) && is_same_v<T, decay_t<U>>)>>
  __device__ constexpr optional &operator=(U &&x) { if (this->__kb_has) this->__kb_v = static_cast<U &&>(x); else this->__kb_set(static_cast<U &&>(x)); return *this; }
  template <class U, class = enable_if_t<__kb_other<const U &>>> __device__ constexpr optional &operator=(const optional<U> &o) { if (!o) reset(); else if (this->__kb_has) this->__kb_v = *o; else this->__kb_set(*o); return *this; }
  template <class U, class = enable_if_t<__kb_other<U>>> __device__ constexpr optional &operator=(optional<U> &&o) {
    if (!o) reset(); else if (this->__kb_has) this->__kb_v = static_cast<U &&>(*o); else this->__kb_set(static_cast<U &&>(*o));
    return *this;
  }
  __device__ constexpr void swap(optional &o) noexcept(is_nothrow_move_constructible<T>::value && is_nothrow_swappable<T>::value) {
    if (*this && o) { using std::swap; swap(**this, *o); }
    else if (*this) { o.emplace(static_cast<T &&>(**this)); reset(); }
    else if (o) { emplace(static_cast<T &&>(*o)); o.reset(); }
  }
  template <class... As> __device__ constexpr T &emplace(As &&...as) { reset(); this->__kb_set(static_cast<As &&>(as)...); return this->__kb_v; }
  __device__ constexpr bool has_value() const noexcept { return this->__kb_has; }
  __device__ constexpr explicit operator bool() const noexcept { return this->__kb_has; }
  __device__ constexpr T &operator*() & noexcept { return this->__kb_v; }
  __device__ constexpr const T &operator*() const & noexcept { return this->__kb_v; }
  __device__ constexpr T &&operator*() && noexcept { return static_cast<T &&>(this->__kb_v); }
  __device__ constexpr const T &&operator*() const && noexcept { return static_cast<const T &&>(this->__kb_v); }
  __device__ constexpr T &value() & noexcept(false) { if (!this->__kb_has) __trap(); return this->__kb_v; }
  __device__ constexpr const T &value() const & noexcept(false) { if (!this->__kb_has) __trap(); return this->__kb_v; }
  __device__ constexpr T &&value() && noexcept(false) { if (!this->__kb_has) __trap(); return static_cast<T &&>(this->__kb_v); }
  __device__ constexpr const T &&value() const && noexcept(false) { if (!this->__kb_has) __trap(); return static_cast<const T &&>(this->__kb_v); }
  __device__ constexpr T *operator->() noexcept { return std::addressof(this->__kb_v); }
  __device__ constexpr const T *operator->() const noexcept { return std::addressof(this->__kb_v); }
  template <class U> __device__ constexpr T value_or(U &&x) const & { return this->__kb_has ? this->__kb_v : static_cast<T>(static_cast<U &&>(x)); }
  template <class U> __device__ constexpr T value_or(U &&x) && { return this->__kb_has ? static_cast<T &&>(this->__kb_v) : static_cast<T>(static_cast<U &&>(x)); }
  __device__ constexpr void reset() noexcept { __kb_optional<T>::reset(); }
};
template <class T> __device__ constexpr optional<decay_t<T>> make_optional(T &&x) { return optional<decay_t<T>>(static_cast<T &&>(x)); }
template <class T, class... As> __device__ constexpr enable_if_t<is_constructible<T, As...>::value, optional<T>> make_optional(As &&...as) { return optional<T>(in_place, static_cast<As &&>(as)...); }
template <class T> optional(T) -> optional<T>;
template <class T> __device__ constexpr enable_if_t<is_move_constructible<T>::value && is_swappable<T>::value> swap(optional<T> &a, optional<T> &b) noexcept(noexcept(a.swap(b))) { a.swap(b); }
template <class T> enable_if_t<!(is_move_constructible<T>::value && is_swappable<T>::value)> swap(optional<T> &, optional<T> &) = delete;
// Comparisons of optionals ([optional.relops]), with nothing ([optional.nullops]) and with values ([optional.comp.with.t]).
#define __KB_OPTIONAL_OP(op, both, left, right) \
  template <class T, class U> __device__ constexpr auto operator op(const optional<T> &a, const optional<U> &b) -> decltype(bool(*a op *b)) { return both; } \
  template <class T, class U> __device__ constexpr auto operator op(const optional<T> &a, const U &x) -> decltype(bool(*a op x)) { return a ? bool(*a op x) : left; } \
  template <class T, class U> __device__ constexpr auto operator op(const T &x, const optional<U> &b) -> decltype(bool(x op *b)) { return b ? bool(x op *b) : right; } \
  template <class T> __device__ constexpr bool operator op(const optional<T> &a, nullopt_t) noexcept { return a.has_value() op false; } \
  template <class T> __device__ constexpr bool operator op(nullopt_t, const optional<T> &b) noexcept { return false op b.has_value(); }
__KB_OPTIONAL_OP(==, a && b ? bool(*a == *b) : a.has_value() == b.has_value(), false, false) __KB_OPTIONAL_OP(!=, a && b ? bool(*a != *b) : a.has_value() != b.has_value(), true, true)
__KB_OPTIONAL_OP(<, b && (!a || *a < *b), true, false) __KB_OPTIONAL_OP(>, a && (!b || *a > *b), false, true)
__KB_OPTIONAL_OP(<=, !a || (b && *a <= *b), true, false) __KB_OPTIONAL_OP(>=, !b || (a && *a >= *b), false, true)
}
