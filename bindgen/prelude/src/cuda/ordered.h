// The rest of <algorithm> (C++20 25): sequences that are compared, searched, split and copied, sorted sequences, heaps and permutations.
namespace std {
template <class I, class O> __device__ constexpr O move(I a, I b, O o) { for (; a != b; ++a, ++o) *o = std::move(*a); return o; }
template <class I, class O> __device__ constexpr O move_backward(I a, I b, O o) { while (a != b) { --b; --o; *o = std::move(*b); } return o; }
template <class I, class N, class G> __device__ constexpr I generate_n(I a, N n, G g) { for (; n > 0; n--, ++a) *a = g(); return a; }
template <class I, class O, class T> __device__ constexpr O remove_copy(I a, I b, O o, const T &x) { for (; a != b; ++a) if (!(*a == x)) { *o = *a; ++o; } return o; }
template <class I, class O, class P> __device__ constexpr O remove_copy_if(I a, I b, O o, P p) { for (; a != b; ++a) if (!p(*a)) { *o = *a; ++o; } return o; }
template <class I, class O, class T> __device__ constexpr O replace_copy(I a, I b, O o, const T &x, const T &y) { for (; a != b; ++a, ++o) if (*a == x) *o = y; else *o = *a; return o; }
template <class I, class O, class P, class T> __device__ constexpr O replace_copy_if(I a, I b, O o, P p, const T &y) { for (; a != b; ++a, ++o) if (p(*a)) *o = y; else *o = *a; return o; }
template <class I, class O, class P> __device__ constexpr O unique_copy(I a, I b, O o, P same) {
  if (a == b) return o;
  I last = a;
  *o = *a;
  while (++a != b) if (!same(*last, *a)) { last = a; *++o = *a; }
  return ++o;
}
template <class I, class O> __device__ constexpr O unique_copy(I a, I b, O o) { return std::unique_copy(a, b, o, equal_to<>()); }
template <class I, class O, class Q, class P> __device__ constexpr pair<O, Q> partition_copy(I a, I b, O o, Q q, P p) {
  for (; a != b; ++a) if (p(*a)) { *o = *a; ++o; } else { *q = *a; ++q; }
  return pair<O, Q>(o, q);
}
template <class I, class P> __device__ constexpr I stable_partition(I a, I b, P p) {
  const ptrdiff_t n = std::distance(a, b);
  if (n == 0) return a;
  if (n == 1) return p(*a) ? b : a;
  I m = std::next(a, n / 2);
  return std::rotate(std::stable_partition(a, m, p), m, std::stable_partition(m, b, p));
}

template <class I, class P> __device__ constexpr I adjacent_find(I a, I b, P same) { if (a == b) return b; for (I c = a; ++c != b; a = c) if (same(*a, *c)) return a; return b; }
template <class I> __device__ constexpr I adjacent_find(I a, I b) { return std::adjacent_find(a, b, equal_to<>()); }
template <class I, class J, class P> __device__ constexpr I find_first_of(I a, I b, J c, J d, P same) { for (; a != b; ++a) for (J j = c; j != d; ++j) if (same(*a, *j)) return a; return b; }
template <class I, class J> __device__ constexpr I find_first_of(I a, I b, J c, J d) { return std::find_first_of(a, b, c, d, equal_to<>()); }
template <class I, class J, class P> __device__ constexpr I search(I a, I b, J c, J d, P same) {
  for (;; ++a) {
    I i = a;
    for (J j = c;; ++i, ++j) { if (j == d) return a; if (i == b) return b; if (!same(*i, *j)) break; }
  }
}
template <class I, class J> __device__ constexpr I search(I a, I b, J c, J d) { return std::search(a, b, c, d, equal_to<>()); }
template <class I, class N, class T, class P> __device__ constexpr I search_n(I a, I b, N n, const T &x, P same) {
  for (;; ++a) {
    I i = a;
    for (N k = 0;; ++i, ++k) { if (k >= n) return a; if (i == b) return b; if (!same(*i, x)) break; }
    a = i;
  }
}
template <class I, class N, class T> __device__ constexpr I search_n(I a, I b, N n, const T &x) { return std::search_n(a, b, n, x, equal_to<>()); }
template <class I, class J, class P> __device__ constexpr I find_end(I a, I b, J c, J d, P same) {
  if (c == d) return b;
  I found = b;
  for (;; ++a) {
    a = std::search(a, b, c, d, same);
    if (a == b) return found;
    found = a;
  }
}
template <class I, class J> __device__ constexpr I find_end(I a, I b, J c, J d) { return std::find_end(a, b, c, d, equal_to<>()); }
template <class I, class J, class P> __device__ constexpr pair<I, J> __kb_mismatch(I a, I b, J c, J d, P same) { for (; a != b && c != d && same(*a, *c); ++a) ++c; return pair<I, J>(a, c); }
template <class I, class J, class P> __device__ constexpr pair<I, J> mismatch(I a, I b, J c, J d, P same) { return __kb_mismatch(a, b, c, d, same); }
template <class I, class J> __device__ constexpr pair<I, J> mismatch(I a, I b, J c, J d) { return __kb_mismatch(a, b, c, d, equal_to<>()); }
template <class I, class J, class P, class = enable_if_t<!is_same_v<J, P>>> __device__ constexpr pair<I, J> mismatch(I a, I b, J c, P same) { for (; a != b && same(*a, *c); ++a) ++c; return pair<I, J>(a, c); }
template <class I, class J> __device__ constexpr pair<I, J> mismatch(I a, I b, J c) { return std::mismatch(a, b, c, equal_to<>()); }
template <class I, class J, class P> __device__ constexpr bool __kb_permuted(I a, I b, J c, J d, P same) {
  for (I i = a; i != b; ++i) {
    ptrdiff_t n = 0;
    for (I j = a; j != b; ++j) if (same(*i, *j)) n++;
    for (J j = c; j != d; ++j) if (same(*i, *j)) n--;
    if (n != 0) return false;
  }
  return true;
}
template <class I, class J, class P> __device__ constexpr bool is_permutation(I a, I b, J c, J d, P same) { return std::distance(a, b) == std::distance(c, d) && __kb_permuted(a, b, c, d, same); }
template <class I, class J> __device__ constexpr bool is_permutation(I a, I b, J c, J d) { return std::is_permutation(a, b, c, d, equal_to<>()); }
template <class I, class J, class P, class = enable_if_t<!is_same_v<J, P>>> __device__ constexpr bool is_permutation(I a, I b, J c, P same) { return __kb_permuted(a, b, c, std::next(c, std::distance(a, b)), same); }
template <class I, class J> __device__ constexpr bool is_permutation(I a, I b, J c) { return std::is_permutation(a, b, c, equal_to<>()); }

template <class I, class C> __device__ constexpr I is_sorted_until(I a, I b, C less) { if (a == b) return b; for (I c = a; ++c != b; a = c) if (less(*c, *a)) return c; return b; }
template <class I> __device__ constexpr I is_sorted_until(I a, I b) { return std::is_sorted_until(a, b, less<>()); }
template <class I, class J, class O, class C> __device__ constexpr O merge(I a, I b, J c, J d, O o, C less) {
  for (; a != b && c != d; ++o) { if (less(*c, *a)) { *o = *c; ++c; } else { *o = *a; ++a; } }
  return std::copy(c, d, std::copy(a, b, o));
}
template <class I, class J, class O> __device__ constexpr O merge(I a, I b, J c, J d, O o) { return std::merge(a, b, c, d, o, less<>()); }
template <class I, class C> __device__ constexpr void inplace_merge(I a, I m, I b, C less) {
  if constexpr (__is_convertible(typename iterator_traits<I>::iterator_category, random_access_iterator_tag)) {
    if (a != m && m != b) __kb_merge(a, __kb_rotation<I>{a}, 0, m - a, b - a, less);
  } else for (; a != m && m != b; ++a)
    if (less(*m, *a)) { I n = m; ++n; while (n != b && less(*n, *a)) ++n; std::rotate(a, m, n); std::advance(a, std::distance(m, n) - 1); m = n; }
}
template <class I> __device__ constexpr void inplace_merge(I a, I m, I b) { std::inplace_merge(a, m, b, less<>()); }
template <class I, class J, class C> __device__ constexpr bool includes(I a, I b, J c, J d, C less) { for (; c != d; ++a) { if (a == b || less(*c, *a)) return false; if (!less(*a, *c)) ++c; } return true; }
template <class I, class J> __device__ constexpr bool includes(I a, I b, J c, J d) { return std::includes(a, b, c, d, less<>()); }
template <class I, class J, class O, class C> __device__ constexpr O set_union(I a, I b, J c, J d, O o, C less) {
  for (; a != b && c != d; ++o) {
    if (less(*a, *c)) { *o = *a; ++a; } else if (less(*c, *a)) { *o = *c; ++c; } else { *o = *a; ++a; ++c; }
  }
  return std::copy(c, d, std::copy(a, b, o));
}
template <class I, class J, class O> __device__ constexpr O set_union(I a, I b, J c, J d, O o) { return std::set_union(a, b, c, d, o, less<>()); }
template <class I, class J, class O, class C> __device__ constexpr O set_intersection(I a, I b, J c, J d, O o, C less) {
  while (a != b && c != d) { if (less(*a, *c)) ++a; else if (less(*c, *a)) ++c; else { *o = *a; ++a; ++c; ++o; } }
  return o;
}
template <class I, class J, class O> __device__ constexpr O set_intersection(I a, I b, J c, J d, O o) { return std::set_intersection(a, b, c, d, o, less<>()); }
template <class I, class J, class O, class C> __device__ constexpr O set_difference(I a, I b, J c, J d, O o, C less) {
  while (a != b && c != d) { if (less(*a, *c)) { *o = *a; ++a; ++o; } else if (less(*c, *a)) ++c; else { ++a; ++c; } }
  return std::copy(a, b, o);
}
template <class I, class J, class O> __device__ constexpr O set_difference(I a, I b, J c, J d, O o) { return std::set_difference(a, b, c, d, o, less<>()); }
template <class I, class J, class O, class C> __device__ constexpr O set_symmetric_difference(I a, I b, J c, J d, O o, C less) {
  while (a != b && c != d) { if (less(*a, *c)) { *o = *a; ++a; ++o; } else if (less(*c, *a)) { *o = *c; ++c; ++o; } else { ++a; ++c; } }
  return std::copy(c, d, std::copy(a, b, o));
}
template <class I, class J, class O> __device__ constexpr O set_symmetric_difference(I a, I b, J c, J d, O o) { return std::set_symmetric_difference(a, b, c, d, o, less<>()); }
// Heaps are made as libstdc++ makes them: their order is not specified ([alg.heap.operations]).
template <class I, class T, class C> __device__ constexpr void __kb_sift_up(I a, ptrdiff_t hole, ptrdiff_t top, T x, C &less) {
  for (ptrdiff_t up = (hole - 1) / 2; hole > top && less(a[up], x); up = (hole - 1) / 2) { a[hole] = std::move(a[up]); hole = up; }
  a[hole] = std::move(x);
}
template <class I, class T, class C> __device__ constexpr void __kb_sift_down(I a, ptrdiff_t hole, ptrdiff_t n, T x, C &less) {
  const ptrdiff_t top = hole;
  ptrdiff_t child = hole;
  while (child < (n - 1) / 2) {
    child = 2 * (child + 1);
    if (less(a[child], a[child - 1])) child--;
    a[hole] = std::move(a[child]);
    hole = child;
  }
  if ((n & 1) == 0 && child == (n - 2) / 2) { child = 2 * (child + 1); a[hole] = std::move(a[child - 1]); hole = child - 1; }
  __kb_sift_up(a, hole, top, std::move(x), less);
}
template <class I, class C> __device__ constexpr void push_heap(I a, I b, C less) { auto x = std::move(*(b - 1)); __kb_sift_up(a, b - a - 1, 0, std::move(x), less); }
template <class I, class C> __device__ constexpr void pop_heap(I a, I b, C less) {
  if (b - a < 2) return;
  --b;
  auto x = std::move(*b);
  *b = std::move(*a);
  __kb_sift_down(a, 0, b - a, std::move(x), less);
}
template <class I, class C> __device__ constexpr void make_heap(I a, I b, C less) {
  for (ptrdiff_t n = b - a, i = n < 2 ? -1 : (n - 2) / 2; i >= 0; i--) { auto x = std::move(a[i]); __kb_sift_down(a, i, n, std::move(x), less); }
}
template <class I, class C> __device__ constexpr void sort_heap(I a, I b, C less) { for (; b - a > 1; --b) std::pop_heap(a, b, less); }
template <class I, class C> __device__ constexpr I is_heap_until(I a, I b, C less) {
  const ptrdiff_t n = b - a;
  for (ptrdiff_t i = 1; i < n; i++) if (less(a[(i - 1) / 2], a[i])) return a + i;
  return b;
}
template <class I, class C> __device__ constexpr bool is_heap(I a, I b, C less) { return std::is_heap_until(a, b, less) == b; }
template <class I> __device__ constexpr void push_heap(I a, I b) { std::push_heap(a, b, less<>()); }
template <class I> __device__ constexpr void pop_heap(I a, I b) { std::pop_heap(a, b, less<>()); }
template <class I> __device__ constexpr void make_heap(I a, I b) { std::make_heap(a, b, less<>()); }
template <class I> __device__ constexpr void sort_heap(I a, I b) { std::sort_heap(a, b, less<>()); }
template <class I> __device__ constexpr I is_heap_until(I a, I b) { return std::is_heap_until(a, b, less<>()); }
template <class I> __device__ constexpr bool is_heap(I a, I b) { return std::is_heap_until(a, b) == b; }

// Sorting ([alg.sorting]), without memory of its own and without recursion. What is equal ends in the order that libstdc++ gives it, which sorts in the same way.
template <class I, class C> __device__ constexpr void __kb_insert(I a, I b, C &less) {
  for (I i = a; i != b; ++i) { auto x = std::move(*i); I j = i; for (; j != a && less(x, *(j - 1)); --j) *j = std::move(*(j - 1)); *j = std::move(x); }
}
template <class I, class C> __device__ constexpr void __kb_select(I a, I m, I b, C &less) { // the heap [a, m) of the least
  std::make_heap(a, m, less);
  for (I i = m; i < b; ++i) if (less(*i, *a)) { auto x = std::move(*i); *i = std::move(*a); __kb_sift_down(a, 0, m - a, std::move(x), less); }
}
// What is less than the median of three comes before the place that this returns, and what is greater behind it.
template <class I, class C> __device__ constexpr I __kb_split(I a, I b, C &less) {
  I x = a + 1, y = a + (b - a) / 2, z = b - 1;
  std::iter_swap(a, less(*x, *y) ? (less(*y, *z) ? y : less(*x, *z) ? z : x) : less(*x, *z) ? x : less(*y, *z) ? z : y);
  for (I i = a + 1;; ++i) {
    while (less(*i, *a)) ++i;
    --b;
    while (less(*a, *b)) --b;
    if (!(i < b)) return i;
    std::iter_swap(i, b);
  }
}
template <class I> __device__ constexpr int __kb_depth(I a, I b) { int depth = 0; for (ptrdiff_t n = b - a; n > 1; n /= 2) depth += 2; return depth; }
template <class I, class C> __device__ constexpr void __kb_introsort(I a, I b, C &less) {
  ptrdiff_t from[48], to[48], depth[48]; // what is still to be sorted: the smaller part comes first, so that the rest is halved
  int n = 1;
  from[0] = 0; to[0] = b - a; depth[0] = __kb_depth(a, b);
  while (n > 0) {
    n--;
    ptrdiff_t x = from[n], y = to[n], d = depth[n];
    for (; y - x > 16; d--) {
      if (d == 0) { std::make_heap(a + x, a + y, less); std::sort_heap(a + x, a + y, less); break; }
      const ptrdiff_t m = __kb_split(a + x, a + y, less) - a;
      depth[n] = d - 1;
      if (m - x < y - m) { from[n] = m; to[n] = y; y = m; } else { from[n] = x; to[n] = m; x = m; }
      n++;
    }
  }
}
template <class I, class C> __device__ constexpr void sort(I a, I b, C less) {
  if (b - a > 16) __kb_introsort(a, b, less);
  __kb_insert(a, b, less);
}
template <class I> __device__ constexpr void sort(I a, I b) { std::sort(a, b, less<>()); }
template <class I, class C> __device__ constexpr void partial_sort(I a, I m, I b, C less) { __kb_select(a, m, b, less); std::sort_heap(a, m, less); }
template <class I> __device__ constexpr void partial_sort(I a, I m, I b) { std::partial_sort(a, m, b, less<>()); }
template <class I, class O, class C> __device__ constexpr O partial_sort_copy(I a, I b, O o, O p, C less) {
  if (o == p) return p;
  O e = o;
  for (; a != b && e != p; ++a, ++e) *e = *a;
  std::make_heap(o, e, less);
  for (; a != b; ++a) if (less(*a, *o)) __kb_sift_down(o, 0, e - o, typename iterator_traits<O>::value_type(*a), less);
  std::sort_heap(o, e, less);
  return e;
}
template <class I, class O> __device__ constexpr O partial_sort_copy(I a, I b, O o, O p) { return std::partial_sort_copy(a, b, o, p, less<>()); }
template <class I, class C> __device__ constexpr void nth_element(I a, I n, I b, C less) {
  if (a == b || n == b) return;
  for (int depth = __kb_depth(a, b); b - a > 3; depth--) {
    if (depth == 0) { __kb_select(a, n + 1, b, less); std::iter_swap(a, n); return; }
    I m = __kb_split(a, b, less);
    if (n < m) b = m; else a = m;
  }
  __kb_insert(a, b, less);
}
template <class I> __device__ constexpr void nth_element(I a, I n, I b) { std::nth_element(a, n, b, less<>()); }
// Merges two sorted ranges of a, [x, m) and [m, y), in place (Kim and Kutzner, Stable Minimum Storage Merging by Symmetric Comparisons, 2004). turn(s, m, e) rotates [s, e) so that m comes first.
template <class I, class R, class C> __device__ constexpr void __kb_merge(I a, R turn, ptrdiff_t x, ptrdiff_t m, ptrdiff_t y, C &less) {
  ptrdiff_t from[48], at[48], to[48];
  for (int left = 0;;) {
    ptrdiff_t mid = x + (y - x) / 2, s = x, r = m;
    if (m > mid) { s = mid + m - y; r = mid; }
    while (s < r) { const ptrdiff_t h = s + (r - s) / 2; if (!less(a[mid + m - 1 - h], a[h])) s = h + 1; else r = h; }
    const ptrdiff_t e = mid + m - s;
    if (s < m && m < e) turn(s, m, e);
    const bool first = x < s && s < mid, second = mid < e && e < y;
    if (first && second) { from[left] = mid; at[left] = e; to[left] = y; left++; }
    if (first) { m = s; y = mid; } else if (second) { x = mid; m = e; } else {
      if (left == 0) return;
      left--;
      x = from[left]; m = at[left]; y = to[left];
    }
  }
}
template <class I> struct __kb_rotation { I a; __device__ constexpr void operator()(ptrdiff_t s, ptrdiff_t m, ptrdiff_t e) { std::rotate(a + s, a + m, a + e); } };
template <class I, class C> __device__ constexpr void stable_sort(I a, I b, C less) {
  const ptrdiff_t n = b - a, block = 16;
  for (ptrdiff_t i = 0; i < n; i += block) __kb_insert(a + i, n - i < block ? b : a + (i + block), less);
  for (ptrdiff_t w = block; w < n; w *= 2) for (ptrdiff_t i = 0; n - i > w; i += 2 * w) __kb_merge(a, __kb_rotation<I>{a}, i, i + w, n - i < 2 * w ? n : i + 2 * w, less);
}
template <class I> __device__ constexpr void stable_sort(I a, I b) { std::stable_sort(a, b, less<>()); }

template <class I, class C> __device__ constexpr bool next_permutation(I a, I b, C less) {
  if (a == b) return false;
  I i = b;
  if (a == --i) return false;
  for (;;) {
    I j = i;
    --i;
    if (less(*i, *j)) { I k = b; while (!less(*i, *--k)) {} std::iter_swap(i, k); std::reverse(j, b); return true; }
    if (i == a) { std::reverse(a, b); return false; }
  }
}
template <class I> __device__ constexpr bool next_permutation(I a, I b) { return std::next_permutation(a, b, less<>()); }
template <class I, class C> __device__ constexpr bool prev_permutation(I a, I b, C less) { return std::next_permutation(a, b, [&](const auto &x, const auto &y) { return less(y, x); }); }
template <class I> __device__ constexpr bool prev_permutation(I a, I b) { return std::prev_permutation(a, b, less<>()); }

// std::move_iterator ([move.iterators]).
template <class I> class move_iterator {
  I __kb_i;
public:
  typedef I iterator_type; typedef typename iterator_traits<I>::difference_type difference_type; typedef I pointer; typedef typename iterator_traits<I>::value_type value_type;
  typedef typename iterator_traits<I>::iterator_category iterator_category; typedef conditional_t<is_reference_v<typename iterator_traits<I>::reference>, remove_reference_t<typename iterator_traits<I>::reference> &&, typename iterator_traits<I>::reference> reference;
  __device__ constexpr move_iterator() : __kb_i() {}
  __device__ constexpr explicit move_iterator(I i) : __kb_i(i) {}
  template <class J, class = enable_if_t<__is_convertible(const J &, I)>> __device__ constexpr move_iterator(const move_iterator<J> &j) : __kb_i(j.base()) {}
  __device__ constexpr I base() const { return __kb_i; }
  __device__ constexpr reference operator*() const { return static_cast<reference>(*__kb_i); }
  __device__ constexpr pointer operator->() const { return __kb_i; }
  __device__ constexpr reference operator[](difference_type n) const { return static_cast<reference>(__kb_i[n]); }
  __device__ constexpr move_iterator &operator++() { ++__kb_i; return *this; }
  __device__ constexpr move_iterator &operator--() { --__kb_i; return *this; }
  __device__ constexpr move_iterator operator++(int) { return move_iterator(__kb_i++); }
  __device__ constexpr move_iterator operator--(int) { return move_iterator(__kb_i--); }
  __device__ constexpr move_iterator &operator+=(difference_type n) { __kb_i += n; return *this; }
  __device__ constexpr move_iterator &operator-=(difference_type n) { __kb_i -= n; return *this; }
  __device__ constexpr move_iterator operator+(difference_type n) const { return move_iterator(__kb_i + n); }
  __device__ constexpr move_iterator operator-(difference_type n) const { return move_iterator(__kb_i - n); }
};
#define __KB_MOVE_ITERATOR(op) template <class I, class J> __device__ constexpr bool operator op(const move_iterator<I> &a, const move_iterator<J> &b) { return a.base() op b.base(); }
__KB_MOVE_ITERATOR(==) __KB_MOVE_ITERATOR(!=) __KB_MOVE_ITERATOR(<) __KB_MOVE_ITERATOR(>) __KB_MOVE_ITERATOR(<=) __KB_MOVE_ITERATOR(>=)
template <class I, class J> __device__ constexpr auto operator-(const move_iterator<I> &a, const move_iterator<J> &b) -> decltype(a.base() - b.base()) { return a.base() - b.base(); }
template <class I> __device__ constexpr move_iterator<I> operator+(typename move_iterator<I>::difference_type n, const move_iterator<I> &i) { return i + n; }
template <class I> __device__ constexpr move_iterator<I> make_move_iterator(I i) { return move_iterator<I>(i); }
}
