// Thrust: algorithms in device code (Thrust documentation, Algorithms). A thread that calls one with thrust::seq or thrust::device, or none, does it alone.
namespace thrust {
struct __kb_policy { __device__ __kb_policy operator()() const { return *this; } };
constexpr __kb_policy seq{}; constexpr __kb_policy device{};
// Each algorithm with a policy and without: head holds further template parameters, params and args those of the function.
#define __KB_THRUST(head, ret, name, params, args, ...) \
  template <head> __device__ inline ret name params __VA_ARGS__ \
  template <head> __device__ inline ret name __KB_WITH_POLICY params { return ::thrust::name args; }
#define __KB_WITH_POLICY(...) (__kb_policy, __VA_ARGS__)
#define __KB_T1(A) class A
#define __KB_T2(A, B) class A, class B
#define __KB_T3(A, B, C) class A, class B, class C
#define __KB_T4(A, B, C, D) class A, class B, class C, class D
__KB_THRUST(__KB_T2(It, T), void, fill, (It from, It to, T v), (from, to, v), { for (; from != to; ++from) *from = v; })
__KB_THRUST(__KB_T3(It, N, T), It, fill_n, (It from, N n, T v), (from, n, v), { for (N i = 0; i < n; i++, ++from) *from = v; return from; })
__KB_THRUST(__KB_T1(It), void, sequence, (It from, It to), (from, to), { for (int i = 0; from != to; ++from, i++) *from = i; })
__KB_THRUST(__KB_T2(It, T), void, sequence, (It from, It to, T init), (from, to, init), { for (; from != to; ++from, ++init) *from = init; })
__KB_THRUST(__KB_T3(It, T, U), void, sequence, (It from, It to, T init, U step), (from, to, init, step), { for (; from != to; ++from, init = init + step) *from = init; })
__KB_THRUST(__KB_T2(It, F), It, for_each, (It from, It to, F f), (from, to, f), { for (; from != to; ++from) f(*from); return from; })
__KB_THRUST(__KB_T3(It, N, F), It, for_each_n, (It from, N n, F f), (from, n, f), { for (N i = 0; i < n; i++, ++from) f(*from); return from; })
__KB_THRUST(__KB_T2(It, Out), Out, copy, (It from, It to, Out out), (from, to, out), { for (; from != to; ++from, ++out) *out = *from; return out; })
__KB_THRUST(__KB_T3(It, N, Out), Out, copy_n, (It from, N n, Out out), (from, n, out), { for (N i = 0; i < n; i++, ++from, ++out) *out = *from; return out; })
__KB_THRUST(__KB_T3(It, Out, P), Out, copy_if, (It from, It to, Out out, P p), (from, to, out, p), { for (; from != to; ++from) if (p(*from)) { *out = *from; ++out; } return out; })
__KB_THRUST(__KB_T3(It, Out, F), Out, transform, (It from, It to, Out out, F f), (from, to, out, f), { for (; from != to; ++from, ++out) *out = f(*from); return out; })
__KB_THRUST(__KB_T4(It, It2, Out, F), Out, transform, (It from, It to, It2 other, Out out, F f), (from, to, other, out, f), { for (; from != to; ++from, ++other, ++out) *out = f(*from, *other); return out; })
__KB_THRUST(__KB_T1(It), auto, reduce, (It from, It to), (from, to), { std::remove_cv_t<std::remove_reference_t<decltype(*from)>> r = 0; for (; from != to; ++from) r = r + *from; return r; })
__KB_THRUST(__KB_T2(It, T), T, reduce, (It from, It to, T init), (from, to, init), { for (; from != to; ++from) init = init + *from; return init; })
__KB_THRUST(__KB_T3(It, T, F), T, reduce, (It from, It to, T init, F f), (from, to, init, f), { for (; from != to; ++from) init = f(init, *from); return init; })
__KB_THRUST(__KB_T4(It, U, T, F), T, transform_reduce, (It from, It to, U u, T init, F f), (from, to, u, init, f), { for (; from != to; ++from) init = f(init, u(*from)); return init; })
__KB_THRUST(__KB_T3(It, It2, T), T, inner_product, (It from, It to, It2 other, T init), (from, to, other, init), { for (; from != to; ++from, ++other) init = init + *from * *other; return init; })
__KB_THRUST(__KB_T2(It, Out), Out, inclusive_scan, (It from, It to, Out out), (from, to, out), {
  if (from == to) return out;
  auto sum = *from;
  *out = sum;
  for (++from, ++out; from != to; ++from, ++out) { sum = sum + *from; *out = sum; }
  return out; })
__KB_THRUST(__KB_T3(It, Out, F), Out, inclusive_scan, (It from, It to, Out out, F f), (from, to, out, f), {
  if (from == to) return out;
  auto sum = *from;
  *out = sum;
  for (++from, ++out; from != to; ++from, ++out) { sum = f(sum, *from); *out = sum; }
  return out; })
__KB_THRUST(__KB_T3(It, Out, T), Out, exclusive_scan, (It from, It to, Out out, T init), (from, to, out, init), {
  for (; from != to; ++from, ++out) { T x = *from; *out = init; init = init + x; }
  return out; })
__KB_THRUST(__KB_T2(It, Out), Out, exclusive_scan, (It from, It to, Out out), (from, to, out), {
  std::remove_cv_t<std::remove_reference_t<decltype(*from)>> sum = 0;
  for (; from != to; ++from, ++out) { auto x = *from; *out = sum; sum = sum + x; }
  return out; })
__KB_THRUST(__KB_T2(It, T), It, find, (It from, It to, T v), (from, to, v), { for (; from != to; ++from) if (*from == v) break; return from; })
__KB_THRUST(__KB_T2(It, P), It, find_if, (It from, It to, P p), (from, to, p), { for (; from != to; ++from) if (p(*from)) break; return from; })
__KB_THRUST(__KB_T2(It, T), long, count, (It from, It to, T v), (from, to, v), { long n = 0; for (; from != to; ++from) if (*from == v) n++; return n; })
__KB_THRUST(__KB_T2(It, P), long, count_if, (It from, It to, P p), (from, to, p), { long n = 0; for (; from != to; ++from) if (p(*from)) n++; return n; })
__KB_THRUST(__KB_T2(It, P), bool, all_of, (It from, It to, P p), (from, to, p), { for (; from != to; ++from) if (!p(*from)) return false; return true; })
__KB_THRUST(__KB_T2(It, P), bool, any_of, (It from, It to, P p), (from, to, p), { for (; from != to; ++from) if (p(*from)) return true; return false; })
__KB_THRUST(__KB_T2(It, P), bool, none_of, (It from, It to, P p), (from, to, p), { for (; from != to; ++from) if (p(*from)) return false; return true; })
__KB_THRUST(__KB_T2(It, It2), bool, equal, (It from, It to, It2 other), (from, to, other), { for (; from != to; ++from, ++other) if (!(*from == *other)) return false; return true; })
__KB_THRUST(__KB_T1(It), It, min_element, (It from, It to), (from, to), { It best = from; for (; from != to; ++from) if (*from < *best) best = from; return best; })
__KB_THRUST(__KB_T1(It), It, max_element, (It from, It to), (from, to), { It best = from; for (; from != to; ++from) if (*best < *from) best = from; return best; })
__KB_THRUST(__KB_T2(It, C), It, min_element, (It from, It to, C less), (from, to, less), { It best = from; for (; from != to; ++from) if (less(*from, *best)) best = from; return best; })
__KB_THRUST(__KB_T2(It, C), It, max_element, (It from, It to, C less), (from, to, less), { It best = from; for (; from != to; ++from) if (less(*best, *from)) best = from; return best; })
__KB_THRUST(__KB_T2(It, T), It, lower_bound, (It from, It to, T v), (from, to, v), { long n = to - from; while (n > 0) { long h = n / 2; if (from[h] < v) { from += h + 1; n -= h + 1; } else n = h; } return from; })
__KB_THRUST(__KB_T2(It, T), It, upper_bound, (It from, It to, T v), (from, to, v), { long n = to - from; while (n > 0) { long h = n / 2; if (v < from[h]) n = h; else { from += h + 1; n -= h + 1; } } return from; })
__KB_THRUST(__KB_T2(It, T), bool, binary_search, (It from, It to, T v), (from, to, v), { It at = ::thrust::lower_bound(from, to, v); return at != to && !(v < *at); })
__KB_THRUST(__KB_T1(It), void, reverse, (It from, It to), (from, to), { long n = to - from; for (long i = 0; i < n / 2; i++) { auto t = from[i]; from[i] = from[n - 1 - i]; from[n - 1 - i] = t; } })
__KB_THRUST(__KB_T1(It), It, unique, (It from, It to), (from, to), {
  if (from == to) return to;
  It out = from;
  for (++from; from != to; ++from) if (!(*out == *from)) { ++out; *out = *from; }
  return ++out; })
__KB_THRUST(__KB_T2(It, P), It, remove_if, (It from, It to, P p), (from, to, p), { It out = from; for (; from != to; ++from) if (!p(*from)) { *out = *from; ++out; } return out; })
__KB_THRUST(__KB_T2(It, T), It, remove, (It from, It to, T v), (from, to, v), { It out = from; for (; from != to; ++from) if (!(*from == v)) { *out = *from; ++out; } return out; })
// Heap order below i of n, then the sort by it; equal elements keep no order, as with Thrust's sort.
template <class It, class C> __device__ inline void __kb_sift(It from, long i, long n, C less) {
  auto v = from[i];
  for (;;) {
    long child = 2 * i + 1;
    if (child >= n) break;
    if (child + 1 < n && less(from[child], from[child + 1])) child++;
    if (!less(v, from[child])) break;
    from[i] = from[child];
    i = child;
  }
  from[i] = v;
}
__KB_THRUST(__KB_T2(It, C), void, sort, (It from, It to, C less), (from, to, less), {
  long n = to - from;
  for (long i = n / 2; i-- > 0;) __kb_sift(from, i, n, less);
  for (long i = n; i-- > 1;) {
    auto t = from[0];
    from[0] = from[i];
    from[i] = t;
    __kb_sift(from, 0, i, less);
  } })
__KB_THRUST(__KB_T1(It), void, sort, (It from, It to), (from, to), { ::thrust::sort(from, to, less<>()); })
// The stable forms merge sorted blocks in place, as std::stable_sort does, and move values along with their keys.
struct __kb_no_values {};
__device__ inline void __kb_trade(__kb_no_values, long, long) {}
template <class It> __device__ inline void __kb_trade(It from, long i, long j) { auto t = from[i]; from[i] = from[j]; from[j] = t; }
template <class It, class It2> __device__ inline void __kb_turn(It from, It2 values, long i, long j) {
  for (j--; i < j; i++, j--) { __kb_trade(from, i, j); __kb_trade(values, i, j); }
}
template <class It, class It2> struct __kb_turns {
  It a; It2 values;
  __device__ void operator()(long s, long m, long e) { __kb_turn(a, values, s, m); __kb_turn(a, values, m, e); __kb_turn(a, values, s, e); }
};
template <class It, class It2, class C> __device__ inline void __kb_stable(It from, It2 values, long n, C less) {
  const long block = 16;
  for (long i = 1; i < n; i++)
    for (long j = i; j % block > 0 && less(from[j], from[j - 1]); j--) { __kb_trade(from, j, j - 1); __kb_trade(values, j, j - 1); }
  for (long w = block; w < n; w *= 2) for (long i = 0; n - i > w; i += 2 * w) ::std::__kb_merge(from, __kb_turns<It, It2>{from, values}, i, i + w, n - i < 2 * w ? n : i + 2 * w, less);
}
__KB_THRUST(__KB_T2(It, C), void, stable_sort, (It from, It to, C less), (from, to, less), { __kb_stable(from, __kb_no_values(), to - from, less); })
__KB_THRUST(__KB_T1(It), void, stable_sort, (It from, It to), (from, to), { ::thrust::stable_sort(from, to, less<>()); })
__KB_THRUST(__KB_T3(It, It2, C), void, stable_sort_by_key, (It from, It to, It2 values, C less), (from, to, values, less), { __kb_stable(from, values, to - from, less); })
__KB_THRUST(__KB_T2(It, It2), void, stable_sort_by_key, (It from, It to, It2 values), (from, to, values), { ::thrust::stable_sort_by_key(from, to, values, less<>()); })
__KB_THRUST(__KB_T3(It, It2, C), void, sort_by_key, (It from, It to, It2 values, C less), (from, to, values, less), { ::thrust::stable_sort_by_key(from, to, values, less); })
__KB_THRUST(__KB_T2(It, It2), void, sort_by_key, (It from, It to, It2 values), (from, to, values), { ::thrust::stable_sort_by_key(from, to, values, less<>()); })
}
