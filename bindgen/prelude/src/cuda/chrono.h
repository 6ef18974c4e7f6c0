// <chrono> (C++17 23.17, the units of C++20): durations and points in time; no clock can be read but the GPU's.
namespace std::chrono {
template <class R, class P = ratio<1>> class duration;
template <class R> struct treat_as_floating_point : is_floating_point<R> {};
template <class R> inline constexpr bool treat_as_floating_point_v = treat_as_floating_point<R>::value;
template <class R> struct duration_values {
  static __device__ constexpr R zero() { return R(0); }
  static __device__ constexpr R min() { return numeric_limits<R>::lowest(); }
  static __device__ constexpr R max() { return numeric_limits<R>::max(); }
};
template <class T> struct __kb_duration : false_type {};
template <class R, class P> struct __kb_duration<duration<R, P>> : true_type {};
template <class A, class B> using __kb_period = ratio<__kb_gcd(A::num, B::num), A::den / __kb_gcd(A::den, B::den) * B::den>;
template <class To, class R, class P> __device__ constexpr enable_if_t<__kb_duration<To>::value, To> duration_cast(const duration<R, P> &d) {
  typedef ratio_divide<P, typename To::period> F;
  typedef common_type_t<typename To::rep, R, intmax_t> C;
  if constexpr (F::num == 1 && F::den == 1) return To((typename To::rep)d.count());
  else if constexpr (F::den == 1) return To((typename To::rep)((C)d.count() * (C)F::num));
  else if constexpr (F::num == 1) return To((typename To::rep)((C)d.count() / (C)F::den));
  else return To((typename To::rep)((C)d.count() * (C)F::num / (C)F::den));
}
template <class R, class P> class duration {
  R __r;
public:
  typedef R rep; typedef typename P::type period;
  constexpr duration() = default;
  template <class S, class = enable_if_t<is_convertible_v<const S &, R> && (treat_as_floating_point_v<R> || !treat_as_floating_point_v<S>)>>
  __device__ constexpr explicit duration(const S &s) : __r((R)s) {}
  template <class S, class Q, class = enable_if_t<treat_as_floating_point_v<R> || ratio_divide<Q, P>::den == 1 && !treat_as_floating_point_v<S>>>
  __device__ constexpr duration(const duration<S, Q> &d) : __r(duration_cast<duration>(d).count()) {}
  __device__ constexpr R count() const { return __r; }
  __device__ constexpr common_type_t<duration> operator+() const { return duration(*this); }
  __device__ constexpr common_type_t<duration> operator-() const { return duration(-__r); }
  __device__ constexpr duration &operator++() { ++__r; return *this; }
  __device__ constexpr duration operator++(int) { return duration(__r++); }
  __device__ constexpr duration &operator--() { --__r; return *this; }
  __device__ constexpr duration operator--(int) { return duration(__r--); }
  __device__ constexpr duration &operator+=(const duration &d) { __r += d.count(); return *this; }
  __device__ constexpr duration &operator-=(const duration &d) { __r -= d.count(); return *this; }
  __device__ constexpr duration &operator*=(const R &r) { __r *= r; return *this; }
  __device__ constexpr duration &operator/=(const R &r) { __r /= r; return *this; }
  __device__ constexpr duration &operator%=(const R &r) { __r %= r; return *this; }
  __device__ constexpr duration &operator%=(const duration &d) { __r %= d.count(); return *this; }
  static __device__ constexpr duration zero() noexcept { return duration(duration_values<R>::zero()); }
  static __device__ constexpr duration min() noexcept { return duration(duration_values<R>::min()); }
  static __device__ constexpr duration max() noexcept { return duration(duration_values<R>::max()); }
};
template <class R, class P, class S, class Q> using __kb_durations = duration<common_type_t<R, S>, __kb_period<P, Q>>;
#define __KB_DURATIONS(result, op, expr) \
  template <class R, class P, class S, class Q> __device__ constexpr result operator op(const duration<R, P> &x, const duration<S, Q> &y) { typedef __kb_durations<R, P, S, Q> D; return expr; }
#define __KB_OFDURATIONS __kb_durations<R __KB_COMMA P __KB_COMMA S __KB_COMMA Q>
__KB_DURATIONS(__KB_OFDURATIONS, +, D(D(x).count() + D(y).count())) __KB_DURATIONS(__KB_OFDURATIONS, -, D(D(x).count() - D(y).count())) __KB_DURATIONS(__KB_OFDURATIONS, %, D(D(x).count() % D(y).count()))
__KB_DURATIONS(common_type_t<R __KB_COMMA S>, /, D(x).count() / D(y).count())
__KB_DURATIONS(bool, ==, D(x).count() == D(y).count()) __KB_DURATIONS(bool, !=, !(x == y)) __KB_DURATIONS(bool, <, D(x).count() < D(y).count())
__KB_DURATIONS(bool, >, y < x) __KB_DURATIONS(bool, <=, !(y < x)) __KB_DURATIONS(bool, >=, !(x < y))
template <class R, class P, class S, class = enable_if_t<!__kb_duration<S>::value && is_convertible_v<const S &, common_type_t<R, S>>>>
__device__ constexpr duration<common_type_t<R, S>, P> operator*(const duration<R, P> &d, const S &s) { typedef duration<common_type_t<R, S>, P> D; return D(D(d).count() * s); }
template <class S, class R, class P, class = enable_if_t<!__kb_duration<S>::value && is_convertible_v<const S &, common_type_t<R, S>>>>
__device__ constexpr duration<common_type_t<S, R>, P> operator*(const S &s, const duration<R, P> &d) { return d * s; }
template <class R, class P, class S, class = enable_if_t<!__kb_duration<S>::value && is_convertible_v<const S &, common_type_t<R, S>>>>
__device__ constexpr duration<common_type_t<R, S>, P> operator/(const duration<R, P> &d, const S &s) { typedef duration<common_type_t<R, S>, P> D; return D(D(d).count() / s); }
template <class R, class P, class S, class = enable_if_t<!__kb_duration<S>::value && is_convertible_v<const S &, common_type_t<R, S>>>>
__device__ constexpr duration<common_type_t<R, S>, P> operator%(const duration<R, P> &d, const S &s) { typedef duration<common_type_t<R, S>, P> D; return D(D(d).count() % s); }
template <class To, class R, class P> __device__ constexpr enable_if_t<__kb_duration<To>::value, To> floor(const duration<R, P> &d) { To t = duration_cast<To>(d); return t > d ? t - To(1) : t; }
template <class To, class R, class P> __device__ constexpr enable_if_t<__kb_duration<To>::value, To> ceil(const duration<R, P> &d) { To t = duration_cast<To>(d); return t < d ? t + To(1) : t; }
template <class To, class R, class P> __device__ constexpr enable_if_t<__kb_duration<To>::value, To> round(const duration<R, P> &d) {
  To lo = chrono::floor<To>(d), hi = lo + To(1);
  auto below = d - lo, above = hi - d;
  return below < above || below == above && lo.count() % 2 == 0 ? lo : hi;
}
template <class R, class P> __device__ constexpr duration<R, P> abs(duration<R, P> d) { return d >= d.zero() ? d : -d; }
typedef duration<long, nano> nanoseconds; typedef duration<long, micro> microseconds; typedef duration<long, milli> milliseconds; typedef duration<long> seconds; typedef duration<long, ratio<60>> minutes;
typedef duration<long, ratio<3600>> hours;
// Units of which libcu++ counts an int and libstdc++ a long: only their lengths are known.
struct __kb_uncounted;
template <class P> class duration<__kb_uncounted, P> { public: typedef typename P::type period; };
typedef duration<__kb_uncounted, ratio<86400>> days; typedef duration<__kb_uncounted, ratio<604800>> weeks; typedef duration<__kb_uncounted, ratio<31556952>> years; typedef duration<__kb_uncounted, ratio<2629746>> months;

template <class C, class D = typename C::duration> class time_point {
  D __d;
public:
  typedef C clock; typedef D duration; typedef typename D::rep rep; typedef typename D::period period;
  __device__ constexpr time_point() : __d(D::zero()) {}
  __device__ constexpr explicit time_point(const D &d) : __d(d) {}
  template <class E, class = enable_if_t<is_convertible_v<E, D>>> __device__ constexpr time_point(const time_point<C, E> &t) : __d(t.time_since_epoch()) {}
  __device__ constexpr D time_since_epoch() const { return __d; }
  __device__ constexpr time_point &operator+=(const D &d) { __d += d; return *this; }
  __device__ constexpr time_point &operator-=(const D &d) { __d -= d; return *this; }
  static __device__ constexpr time_point min() noexcept { return time_point(D::min()); }
  static __device__ constexpr time_point max() noexcept { return time_point(D::max()); }
};
template <class To, class C, class D> __device__ constexpr enable_if_t<__kb_duration<To>::value, time_point<C, To>> time_point_cast(const time_point<C, D> &t) { return time_point<C, To>(duration_cast<To>(t.time_since_epoch())); }
template <class To, class C, class D> __device__ constexpr enable_if_t<__kb_duration<To>::value, time_point<C, To>> floor(const time_point<C, D> &t) { return time_point<C, To>(chrono::floor<To>(t.time_since_epoch())); }
template <class To, class C, class D> __device__ constexpr enable_if_t<__kb_duration<To>::value, time_point<C, To>> ceil(const time_point<C, D> &t) { return time_point<C, To>(chrono::ceil<To>(t.time_since_epoch())); }
template <class To, class C, class D> __device__ constexpr enable_if_t<__kb_duration<To>::value, time_point<C, To>> round(const time_point<C, D> &t) { return time_point<C, To>(chrono::round<To>(t.time_since_epoch())); }
template <class C, class D, class R, class P> __device__ constexpr auto operator+(const time_point<C, D> &t, const duration<R, P> &d) { typedef common_type_t<D, duration<R, P>> E; return time_point<C, E>(E(t.time_since_epoch()) + E(d)); }
template <class R, class P, class C, class D> __device__ constexpr auto operator+(const duration<R, P> &d, const time_point<C, D> &t) { return t + d; }
template <class C, class D, class R, class P> __device__ constexpr auto operator-(const time_point<C, D> &t, const duration<R, P> &d) { typedef common_type_t<D, duration<R, P>> E; return time_point<C, E>(E(t.time_since_epoch()) - E(d)); }
template <class C, class D, class E> __device__ constexpr auto operator-(const time_point<C, D> &x, const time_point<C, E> &y) { return x.time_since_epoch() - y.time_since_epoch(); }
template <class C, class D, class E> __device__ constexpr bool operator==(const time_point<C, D> &x, const time_point<C, E> &y) { return x.time_since_epoch() == y.time_since_epoch(); }
template <class C, class D, class E> __device__ constexpr bool operator!=(const time_point<C, D> &x, const time_point<C, E> &y) { return !(x == y); }
template <class C, class D, class E> __device__ constexpr bool operator<(const time_point<C, D> &x, const time_point<C, E> &y) { return x.time_since_epoch() < y.time_since_epoch(); }
template <class C, class D, class E> __device__ constexpr bool operator>(const time_point<C, D> &x, const time_point<C, E> &y) { return y < x; }
template <class C, class D, class E> __device__ constexpr bool operator<=(const time_point<C, D> &x, const time_point<C, E> &y) { return !(y < x); }
template <class C, class D, class E> __device__ constexpr bool operator>=(const time_point<C, D> &x, const time_point<C, E> &y) { return !(x < y); }
struct system_clock {
  typedef nanoseconds duration; typedef long rep; typedef nano period; typedef chrono::time_point<system_clock> time_point;
  static constexpr bool is_steady = false;
  static __device__ inline time_point now() noexcept { return time_point(duration((long)__globaltimer())); } // libcu++ reads the same clock
};
typedef system_clock high_resolution_clock;
template <class D> using sys_time = time_point<system_clock, D>;
typedef sys_time<seconds> sys_seconds;
struct local_t {};
template <class D> using local_time = time_point<local_t, D>;
typedef local_time<seconds> local_seconds;
}
namespace std {
template <class R, class P, class S, class Q> struct common_type<chrono::duration<R, P>, chrono::duration<S, Q>> { typedef chrono::duration<common_type_t<R, S>, chrono::__kb_period<P, Q>> type; };
template <class R, class P> struct common_type<chrono::duration<R, P>> { typedef chrono::duration<R, typename P::type> type; };
template <class C, class D, class E> struct common_type<chrono::time_point<C, D>, chrono::time_point<C, E>> { typedef chrono::time_point<C, common_type_t<D, E>> type; };
}
