// Thrust: device pointers and iterators (Thrust documentation, Iterators: Fancy Iterators; Memory Management).
namespace thrust {
template <class T> struct device_ptr {
  typedef T value_type; typedef long difference_type; typedef T element_type;
  T *__kb_at;
  __device__ device_ptr() : __kb_at(nullptr) {}
  template <class U> __device__ explicit device_ptr(U *p) : __kb_at(p) {}
  template <class U> __device__ device_ptr(const device_ptr<U> &p) : __kb_at(p.get()) {}
  __device__ T *get() const { return __kb_at; }
  __device__ T &operator*() const { return *__kb_at; }
  __device__ T *operator->() const { return __kb_at; }
  template <class I> __device__ T &operator[](I i) const { return __kb_at[i]; }
  __device__ device_ptr &operator++() { ++__kb_at; return *this; } __device__ device_ptr operator++(int) { device_ptr old = *this; ++__kb_at; return old; }
  __device__ device_ptr &operator--() { --__kb_at; return *this; } __device__ device_ptr operator--(int) { device_ptr old = *this; --__kb_at; return old; }
  template <class I> __device__ device_ptr operator+(I n) const { return device_ptr(__kb_at + n); } template <class I> __device__ device_ptr &operator+=(I n) { __kb_at += n; return *this; }
  template <class I> __device__ device_ptr &operator-=(I n) { __kb_at -= n; return *this; }
  __device__ long operator-(const device_ptr &p) const { return __kb_at - p.__kb_at; }
  __device__ bool operator==(const device_ptr &p) const { return __kb_at == p.__kb_at; } __device__ bool operator!=(const device_ptr &p) const { return __kb_at != p.__kb_at; }
  __device__ bool operator<(const device_ptr &p) const { return __kb_at < p.__kb_at; }
};
template <class T> __device__ inline T *raw_pointer_cast(T *p) { return p; }
template <class T> __device__ inline T *raw_pointer_cast(const device_ptr<T> &p) { return p.get(); }
template <class T> __device__ inline device_ptr<T> device_pointer_cast(T *p) { return device_ptr<T>(p); }
template <class T> __device__ inline T &raw_reference_cast(T &x) { return x; }
#define __KB_ITERATOR(Name, V, member) \
  typedef V value_type; typedef long difference_type; \
  __device__ Name &operator++() { member += 1; return *this; } __device__ Name operator++(int) { Name old = *this; member += 1; return old; } \
  __device__ Name &operator--() { member -= 1; return *this; } __device__ Name operator--(int) { Name old = *this; member -= 1; return old; } \
  template <class I> __device__ Name operator+(I n) const { Name r = *this; r.member += n; return r; } template <class I> __device__ Name &operator+=(I n) { member += n; return *this; } \
  template <class I> __device__ Name &operator-=(I n) { member -= n; return *this; } \
  __device__ long operator-(const Name &b) const { return (long)(member - b.member); } \
  __device__ bool operator==(const Name &b) const { return member == b.member; } __device__ bool operator!=(const Name &b) const { return member != b.member; } \
  __device__ bool operator<(const Name &b) const { return member < b.member; }
template <class V, class S = void, class T = void, class D = void> struct counting_iterator {
  V __kb_at;
  __device__ counting_iterator() : __kb_at() {}
  __device__ explicit counting_iterator(V v) : __kb_at(v) {}
  __device__ V operator*() const { return __kb_at; }
  template <class I> __device__ V operator[](I n) const { return (V)(__kb_at + n); }
  __KB_ITERATOR(counting_iterator, V, __kb_at)
};
template <class V> __device__ inline counting_iterator<V> make_counting_iterator(V v) { return counting_iterator<V>(v); }
template <class V, class S = void, class T = void> struct constant_iterator {
  V __kb_v;
  long __kb_at;
  __device__ explicit constant_iterator(V v, long at = 0) : __kb_v(v), __kb_at(at) {}
  __device__ V operator*() const { return __kb_v; }
  template <class I> __device__ V operator[](I) const { return __kb_v; }
  __KB_ITERATOR(constant_iterator, V, __kb_at)
};
template <class V> __device__ inline constant_iterator<V> make_constant_iterator(V v) { return constant_iterator<V>(v); }
template <class F, class It, class R = void, class V = void> struct transform_iterator {
  It __kb_at;
  F __kb_f;
  __device__ transform_iterator(It it, F f) : __kb_at(it), __kb_f(f) {}
  __device__ auto operator*() const { return __kb_f(*__kb_at); }
  template <class I> __device__ auto operator[](I n) const { return __kb_f(__kb_at[n]); }
  __KB_ITERATOR(transform_iterator, decltype(std::declval<F>()(*std::declval<It>())), __kb_at)
};
template <class F, class It> __device__ inline transform_iterator<F, It> make_transform_iterator(It it, F f) { return transform_iterator<F, It>(it, f); }
template <class It, class Map> struct permutation_iterator {
  Map __kb_at;
  It __kb_it;
  __device__ permutation_iterator(It it, Map map) : __kb_at(map), __kb_it(it) {}
  __device__ auto &operator*() const { return __kb_it[*__kb_at]; }
  template <class I> __device__ auto &operator[](I n) const { return __kb_it[__kb_at[n]]; }
  __KB_ITERATOR(permutation_iterator, std::remove_cv_t<std::remove_reference_t<decltype(*std::declval<It>())>>, __kb_at)
};
template <class It, class Map> __device__ inline permutation_iterator<It, Map> make_permutation_iterator(It it, Map map) { return permutation_iterator<It, Map>(it, map); }
template <class It> __device__ inline long distance(It from, It to) { return (long)(to - from); }
template <class It, class I> __device__ inline void advance(It &it, I n) { it += n; }
template <class It, class I> __device__ inline It next(It it, I n) { return it + n; }
}
