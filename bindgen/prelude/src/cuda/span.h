// <span> (C++20 22.7): a view of consecutive objects. libcu++ has it in C++17, too, as cuda::std::span.
namespace std {
constexpr size_t dynamic_extent = -1;
template <class T, size_t N> struct __kb_span {
  T *__p = nullptr;
  __device__ constexpr __kb_span(T *p, size_t) : __p(p) {}
  __device__ constexpr size_t size() const { return N; }
};
template <class T> struct __kb_span<T, dynamic_extent> {
  T *__p = nullptr; size_t __n = 0;
  __device__ constexpr __kb_span(T *p, size_t n) : __p(p), __n(n) {}
  __device__ constexpr size_t size() const { return __n; }
};
template <class T, size_t N = dynamic_extent> class span;
template <class R> struct __kb_no_range : false_type {};
template <class T, size_t N> struct __kb_no_range<span<T, N>> : true_type {};
template <class T, size_t N> struct __kb_no_range<array<T, N>> : true_type {};
template <class T, size_t N> struct __kb_no_range<T[N]> : true_type {};
template <class T, class U> constexpr bool __kb_spans = is_convertible_v<U (*)[], T (*)[]>; // qualifiers may be added
template <class T, size_t N> class span : public __kb_span<T, N> {
  typedef __kb_span<T, N> __base;
public:
  typedef T element_type; typedef remove_cv_t<T> value_type; typedef size_t size_type; typedef ptrdiff_t difference_type; typedef T *pointer; typedef const T *const_pointer;
  typedef T &reference; typedef const T &const_reference; typedef T *iterator; typedef std::reverse_iterator<T *> reverse_iterator;
  static constexpr size_t extent = N;
  template <size_t M = N, class = enable_if_t<M == 0 || M == dynamic_extent>> __device__ constexpr span() noexcept : __base(nullptr, 0) {}
  template <class I, class = enable_if_t<__kb_spans<T, remove_reference_t<decltype(*declval<I &>())>>>>
  __device__ constexpr explicit(N != dynamic_extent) span(I first, size_t n) : __base(n || first ? &*first : nullptr, n) {}
  template <class I, class E, class = enable_if_t<__kb_spans<T, remove_reference_t<decltype(*declval<I &>())>> && !is_convertible_v<E, size_t>>>
  __device__ constexpr explicit(N != dynamic_extent) span(I first, E last) : __base(&*first, last - first) {}
  template <size_t M, class = enable_if_t<N == dynamic_extent || N == M>> __device__ constexpr span(type_identity_t<T> (&a)[M]) noexcept : __base(a, M) {}
  template <class U, size_t M, class = enable_if_t<(N == dynamic_extent || N == M) && __kb_spans<T, U>>> __device__ constexpr span(array<U, M> &a) noexcept : __base(a.data(), M) {}
  template <class U, size_t M, class = enable_if_t<(N == dynamic_extent || N == M) && __kb_spans<T, const U>>> __device__ constexpr span(const array<U, M> &a) noexcept : __base(a.data(), M) {}
  template <class R, class = enable_if_t<!__kb_no_range<remove_cv_t<remove_reference_t<R>>>::value && (is_lvalue_reference_v<R> || is_const_v<T>) && __kb_spans<T, remove_pointer_t<decltype(declval<R &>().data())>>>, class = decltype(declval<R &>().end() - (declval<R &>().begin() + declval<R &>().size()))>
  __device__ constexpr explicit(N != dynamic_extent) span(R &&r) : __base(r.data(), r.size()) {}
  template <class U, size_t M, class = enable_if_t<(N == dynamic_extent || M == dynamic_extent || N == M) && __kb_spans<T, U>>>
  __device__ constexpr explicit(N != dynamic_extent && M == dynamic_extent) span(const span<U, M> &s) noexcept : __base(s.data(), s.size()) {}
  __device__ constexpr span(const span &s) noexcept = default;
  __device__ constexpr span &operator=(const span &s) noexcept = default;
  __device__ constexpr T *data() const noexcept { return this->__p; }
  __device__ constexpr size_t size_bytes() const noexcept { return this->size() * sizeof(T); }
  __device__ constexpr bool empty() const noexcept { return this->size() == 0; }
  __device__ constexpr T &operator[](size_t i) const { return this->__p[i]; }
  __device__ constexpr T &at(size_t i) const { if (i >= this->size()) __trap(); return this->__p[i]; }
  __device__ constexpr T &front() const { return this->__p[0]; }
  __device__ constexpr T &back() const { return this->__p[this->size() - 1]; }
  __device__ constexpr T *begin() const noexcept { return this->__p; }
  __device__ constexpr T *end() const noexcept { return this->__p + this->size(); }
  __device__ constexpr std::reverse_iterator<T *> rbegin() const noexcept { return std::reverse_iterator<T *>(end()); }
  __device__ constexpr std::reverse_iterator<T *> rend() const noexcept { return std::reverse_iterator<T *>(begin()); }
  template <size_t C> __device__ constexpr span<T, C> first() const { return span<T, C>(data(), C); }
  template <size_t C> __device__ constexpr span<T, C> last() const { return span<T, C>(data() + (this->size() - C), C); }
  template <size_t O, size_t C = dynamic_extent> __device__ constexpr auto subspan() const {
    return span<T, C != dynamic_extent ? C : N != dynamic_extent ? N - O : dynamic_extent>(data() + O, C != dynamic_extent ? C : this->size() - O);
  }
  __device__ constexpr span<T> first(size_t n) const { return span<T>(data(), n); }
  __device__ constexpr span<T> last(size_t n) const { return span<T>(data() + (this->size() - n), n); }
  __device__ constexpr span<T> subspan(size_t o, size_t n = dynamic_extent) const { return span<T>(data() + o, n != dynamic_extent ? n : this->size() - o); }
};
template <class T, size_t N> span(T (&)[N]) -> span<T, N>;
template <class T, size_t N> span(array<T, N> &) -> span<T, N>;
template <class T, size_t N> span(const array<T, N> &) -> span<const T, N>;
template <class I, class E> span(I, E) -> span<remove_reference_t<decltype(*declval<I &>())>>;
template <class R> span(R &&) -> span<remove_pointer_t<decltype(declval<R &>().data())>>;
}
