// Names of namespace std that kernels use (C++17 29.9, 24.5, 28.7).
namespace std {
using ::size_t; using ::ptrdiff_t;
using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t; using ::uint8_t; using ::uint16_t; using ::uint32_t; using ::uint64_t;
using ::int_least8_t; using ::int_least16_t; using ::int_least32_t; using ::int_least64_t; using ::uint_least8_t; using ::uint_least16_t; using ::uint_least32_t; using ::uint_least64_t;
using ::int_fast8_t; using ::int_fast16_t; using ::int_fast32_t; using ::int_fast64_t; using ::uint_fast8_t; using ::uint_fast16_t; using ::uint_fast32_t; using ::uint_fast64_t;
using ::intptr_t; using ::uintptr_t; using ::intmax_t; using ::uintmax_t;
typedef decltype(nullptr) nullptr_t;
using ::sqrt; using ::cbrt; using ::exp; using ::exp2; using ::expm1; using ::log; using ::log2; using ::log10; using ::log1p; using ::logb;
using ::sin; using ::cos; using ::tan; using ::asin; using ::acos; using ::atan; using ::sinh; using ::cosh; using ::tanh; using ::asinh; using ::acosh; using ::atanh;
using ::erf; using ::erfc; using ::tgamma; using ::lgamma; using ::fabs; using ::abs; using ::floor; using ::ceil; using ::trunc; using ::round; using ::rint; using ::nearbyint;
using ::atan2; using ::pow; using ::hypot; using ::fmod; using ::remainder; using ::fmin; using ::fmax; using ::copysign; using ::nextafter; using ::fdim; using ::fma;
using ::ldexp; using ::scalbn; using ::scalbln; using ::ilogb; using ::frexp; using ::modf; using ::remquo; using ::lrint; using ::lround; using ::llrint; using ::llround;
using ::isnan; using ::isinf; using ::isfinite; using ::isnormal; using ::signbit; using ::isgreater; using ::isless; using ::isunordered;
using ::sqrtf; using ::expf; using ::logf; using ::sinf; using ::cosf; using ::tanf; using ::fabsf; using ::floorf; using ::ceilf; using ::truncf; using ::roundf;
using ::acoshf; using ::asinhf; using ::atanhf; using ::cbrtf; using ::copysignf; using ::erff; using ::erfcf; using ::exp2f; using ::expm1f; using ::fdimf;
using ::hypotf; using ::ilogbf; using ::lgammaf; using ::llrintf; using ::llroundf; using ::log1pf; using ::log2f; using ::logbf; using ::lrintf; using ::lroundf;
using ::nearbyintf; using ::nextafterf; using ::remainderf; using ::remquof; using ::rintf; using ::scalblnf; using ::scalbnf; using ::tgammaf;
using ::powf; using ::fminf; using ::fmaxf; using ::fmaf; using ::tanhf; using ::atan2f; using ::fmodf; using ::__kb_nanf; using ::__kb_nan;
using ::memcpy; using ::memmove; using ::memset; using ::memcmp; using ::strlen; using ::printf; using ::abort;
// min, max and clamp of objects give references to their arguments ([alg.min.max], [alg.clamp]). Those of numbers and pointers give
// values, which is the same as long as nobody keeps a reference to the result; a declaration that does is refused.
template <class T> __device__ __attribute__((kbind_if("value"))) constexpr T min(T a, T b) { return b < a ? b : a; }
template <class T> __device__ __attribute__((kbind_if("value"))) constexpr T max(T a, T b) { return a < b ? b : a; }
template <class T, class C> __device__ __attribute__((kbind_if("value"))) constexpr T min(T a, T b, C less) { return less(b, a) ? b : a; }
template <class T, class C> __device__ __attribute__((kbind_if("value"))) constexpr T max(T a, T b, C less) { return less(a, b) ? b : a; }
template <class T> __device__ __attribute__((kbind_if("value"))) constexpr T clamp(T v, T lo, T hi) { return v < lo ? lo : hi < v ? hi : v; }
template <class T, class C> __device__ __attribute__((kbind_if("value"))) constexpr T clamp(T v, T lo, T hi, C less) { return less(v, lo) ? lo : less(hi, v) ? hi : v; }
template <class T> __device__ __attribute__((kbind_if("object"))) constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> __device__ __attribute__((kbind_if("object"))) constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class C> __device__ __attribute__((kbind_if("object"))) constexpr const T &min(const T &a, const T &b, C less) { return less(b, a) ? b : a; }
template <class T, class C> __device__ __attribute__((kbind_if("object"))) constexpr const T &max(const T &a, const T &b, C less) { return less(a, b) ? b : a; }
template <class T> __device__ __attribute__((kbind_if("object"))) constexpr const T &clamp(const T &v, const T &lo, const T &hi) { return v < lo ? lo : hi < v ? hi : v; }
template <class T, class C> __device__ __attribute__((kbind_if("object"))) constexpr const T &clamp(const T &v, const T &lo, const T &hi, C less) { return less(v, lo) ? lo : less(hi, v) ? hi : v; }
// Objects are swapped if they can be moved ([utility.swap]).
template <class T> struct __kb_movable : bool_constant<is_move_constructible<T>::value && is_move_assignable<T>::value> { static constexpr bool quiet = is_nothrow_move_constructible<T>::value && is_nothrow_move_assignable<T>::value; };
template <class T> __device__ constexpr enable_if_t<__kb_movable<T>::value> swap(T &a, T &b) noexcept(__kb_movable<T>::quiet) { T t = static_cast<T &&>(a); a = static_cast<T &&>(b); b = static_cast<T &&>(t); }
template <class T, size_t N> __device__ constexpr enable_if_t<is_swappable<T>::value> swap(T (&a)[N], T (&b)[N]) noexcept(is_nothrow_swappable<T>::value) { for (size_t i = 0; i < N; i++) swap(a[i], b[i]); }

template <class T, T v> struct integral_constant { static constexpr T value = v; typedef T value_type; typedef integral_constant type; constexpr operator T() const noexcept { return v; } constexpr T operator()() const noexcept { return v; } };
template <bool b> using bool_constant = integral_constant<bool, b>;
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
__KB_OP("constant.evaluated") constexpr bool is_constant_evaluated() noexcept;
template <class A, class B> struct is_same : false_type {};
template <class A> struct is_same<A, A> : true_type {};
template <class A, class B> constexpr bool is_same_v = is_same<A, B>::value;
template <bool b, class A, class B> struct conditional { typedef A type; };
template <class A, class B> struct conditional<false, A, B> { typedef B type; };
template <bool b, class A, class B> using conditional_t = typename conditional<b, A, B>::type;
template <bool b, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool b, class T = void> using enable_if_t = typename enable_if<b, T>::type;
template <class T> struct remove_const { typedef T type; };
template <class T> struct remove_const<const T> { typedef T type; };
template <class T> struct remove_volatile { typedef T type; };
template <class T> struct remove_volatile<volatile T> { typedef T type; };
template <class T> struct remove_cv { typedef typename remove_const<typename remove_volatile<T>::type>::type type; };
template <class T> struct remove_reference { typedef T type; };
template <class T> struct remove_reference<T &> { typedef T type; };
template <class T> struct remove_reference<T &&> { typedef T type; };
template <class T> struct remove_pointer { typedef T type; };
template <class T> struct remove_pointer<T *> { typedef T type; };
template <class T> struct remove_pointer<T *const> { typedef T type; };
template <class T> struct remove_pointer<T *volatile> { typedef T type; };
template <class T> struct remove_pointer<T *const volatile> { typedef T type; };
template <class T> struct add_const { typedef const T type; };
template <class T> using remove_const_t = typename remove_const<T>::type;
template <class T> using remove_cv_t = typename remove_cv<T>::type;
template <class T> using remove_reference_t = typename remove_reference<T>::type;
template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
template <class T> using add_const_t = const T;
template <class T> struct remove_extent { typedef T type; };
template <class T> struct remove_extent<T[]> { typedef T type; };
template <class T, size_t N> struct remove_extent<T[N]> { typedef T type; };
template <class T> struct remove_all_extents { typedef T type; };
template <class T> struct remove_all_extents<T[]> { typedef typename remove_all_extents<T>::type type; };
template <class T, size_t N> struct remove_all_extents<T[N]> { typedef typename remove_all_extents<T>::type type; };
template <class T> using remove_extent_t = typename remove_extent<T>::type;
template <class T> using remove_all_extents_t = typename remove_all_extents<T>::type;
template <class T> struct rank : integral_constant<size_t, 0> {};
template <class T> struct rank<T[]> : integral_constant<size_t, 1 + rank<T>::value> {};
template <class T, size_t N> struct rank<T[N]> : integral_constant<size_t, 1 + rank<T>::value> {};
template <class T, unsigned I = 0> struct extent : integral_constant<size_t, 0> {};
template <class T, size_t N> struct extent<T[N], 0> : integral_constant<size_t, N> {};
template <class T> struct extent<T[], 0> : integral_constant<size_t, 0> {};
template <class T, size_t N, unsigned I> struct extent<T[N], I> : extent<T, I - 1> {};
template <class T, unsigned I> struct extent<T[], I> : extent<T, I - 1> {};
template <class T> struct __kb_decay { typedef remove_cv_t<T> type; };
template <class T> struct __kb_decay<T[]> { typedef T *type; };
template <class T, size_t N> struct __kb_decay<T[N]> { typedef T *type; };
template <class R, class... As> struct __kb_decay<R(As...)> { typedef R (*type)(As...); };
template <class R, class... As> struct __kb_decay<R(As..., ...)> { typedef R (*type)(As..., ...); };
template <class T> struct decay { typedef typename __kb_decay<remove_reference_t<T>>::type type; };
template <class T> using decay_t = typename decay<T>::type;
template <class T> using remove_cvref_t = remove_cv_t<remove_reference_t<T>>;
template <class T> struct remove_cvref { typedef remove_cvref_t<T> type; };
template <class T> struct type_identity { typedef T type; };
template <class T> using type_identity_t = T;
template <class...> using void_t = void;
template <class T, class = void> struct __kb_add_pointer { typedef T type; };
template <class T> struct __kb_add_pointer<T, void_t<remove_reference_t<T> *>> { typedef remove_reference_t<T> *type; };
template <class T> struct add_pointer : __kb_add_pointer<T> {};
template <class T> using add_pointer_t = typename add_pointer<T>::type;
template <class T, class = void> struct __kb_add_reference { typedef T lvalue; typedef T rvalue; };
template <class T> struct __kb_add_reference<T, void_t<T &>> { typedef T &lvalue; typedef T &&rvalue; };
template <class T> struct add_lvalue_reference { typedef typename __kb_add_reference<T>::lvalue type; };
template <class T> using add_lvalue_reference_t = typename __kb_add_reference<T>::lvalue;
template <class T> struct add_rvalue_reference { typedef typename __kb_add_reference<T>::rvalue type; };
template <class T> using add_rvalue_reference_t = typename __kb_add_reference<T>::rvalue;
template <class T> struct __kb_is_pointer : false_type {};
template <class T> struct __kb_is_pointer<T *> : true_type {};
template <class T> struct is_pointer : __kb_is_pointer<remove_cv_t<T>> {};
template <class T> struct is_volatile : false_type {};
template <class T> struct is_volatile<volatile T> : true_type {};
template <class A, class B> struct is_base_of : bool_constant<__is_base_of(A, B)> {};
template <class A, class B> struct is_convertible : bool_constant<__is_convertible(A, B)> {};
template <class A, class B> constexpr bool is_base_of_v = __is_base_of(A, B);
template <class A, class B> constexpr bool is_convertible_v = __is_convertible(A, B);
template <class T> constexpr bool is_const_v = is_const<T>::value;
template <class T> struct underlying_type { typedef __underlying_type(T) type; };
template <class T> using underlying_type_t = typename underlying_type<T>::type;
template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {};
template <class...> struct conjunction : true_type {};
template <class B> struct conjunction<B> : B {};
template <class B, class... Bs> struct conjunction<B, Bs...> : conditional_t<(B::value != 0), conjunction<Bs...>, B> {};
template <class...> struct disjunction : false_type {};
template <class B> struct disjunction<B> : B {};
template <class B, class... Bs> struct disjunction<B, Bs...> : conditional_t<(B::value != 0), B, disjunction<Bs...>> {};
template <class B> struct negation : bool_constant<B::value == 0> {};
template <class... Bs> constexpr bool conjunction_v = conjunction<Bs...>::value;
template <class... Bs> constexpr bool disjunction_v = disjunction<Bs...>::value;
template <class B> constexpr bool negation_v = B::value == 0;
template <class T> add_rvalue_reference_t<T> declval() noexcept;
template <class... Ts> struct common_type;
template <class T> struct common_type<T> { typedef decay_t<T> type; };
template <class V, class A, class B> struct __kb_conditional {};
template <class A, class B> struct __kb_conditional<void_t<decltype(true ? declval<A>() : declval<B>())>, A, B> { typedef decay_t<decltype(true ? declval<A>() : declval<B>())> type; };
template <class A, class B, class C = decay_t<A>, class D = decay_t<B>> struct __kb_common : common_type<C, D> {};
template <class A, class B> struct __kb_common<A, B, A, B> : __kb_conditional<void, A, B> {};
template <class A, class B> struct common_type<A, B> : __kb_common<A, B> {};
template <class V, class... Ts> struct __kb_common_of {};
template <class A, class B, class... Ts> struct __kb_common_of<void_t<typename common_type<A, B>::type>, A, B, Ts...> : common_type<typename common_type<A, B>::type, Ts...> {};
template <class A, class B, class C, class... Ts> struct common_type<A, B, C, Ts...> : __kb_common_of<void, A, B, C, Ts...> {};
template <class... Ts> using common_type_t = typename common_type<Ts...>::type;
template <size_t Len, size_t Align = 16> struct aligned_storage { struct type { alignas(Align) unsigned char data[Len]; }; };
template <size_t Len, size_t Align = 16> using aligned_storage_t = typename aligned_storage<Len, Align>::type;
template <class T> struct is_const : false_type {};
template <class T> struct is_const<const T> : true_type {};
// Enumerations and character types have the types of their size ([meta.trans.sign]); qualifiers stay.
template <class T, bool = __is_enum(T) || __is_integral(T), size_t = sizeof(T)> struct __kb_signs {};
template <class T> struct __kb_signs<T, true, 1> { typedef signed char s; typedef unsigned char u; };
template <class T> struct __kb_signs<T, true, 2> { typedef short s; typedef unsigned short u; };
template <class T> struct __kb_signs<T, true, 4> { typedef int s; typedef unsigned int u; };
template <class T> struct __kb_signs<T, true, 8> { typedef long s; typedef unsigned long u; };
template <class T> struct make_signed { typedef typename __kb_signs<T>::s type; };
template <class T> struct make_unsigned { typedef typename __kb_signs<T>::u type; };
template <> struct make_signed<bool>;
template <> struct make_unsigned<bool>;
#define __KB_SIGNED_CV(cv) template <class T> struct make_signed<cv T> { typedef cv typename make_signed<T>::type type; }; template <class T> struct make_unsigned<cv T> { typedef cv typename make_unsigned<T>::type type; };
__KB_SIGNED_CV(const) __KB_SIGNED_CV(volatile) __KB_SIGNED_CV(const volatile)
#define __KB_SIGNS(T, S, U) template <> struct make_signed<T> { typedef S type; }; template <> struct make_unsigned<T> { typedef U type; };
#define __KB_SIGN(T) __KB_SIGNS(T, T, unsigned T) __KB_SIGNS(unsigned T, T, unsigned T)
__KB_SIGN(short) __KB_SIGN(int) __KB_SIGN(long) __KB_SIGN(long long)
__KB_SIGNS(char, signed char, unsigned char) __KB_SIGNS(signed char, signed char, unsigned char) __KB_SIGNS(unsigned char, signed char, unsigned char)
template <class T> using make_signed_t = typename make_signed<T>::type;
template <class T> using make_unsigned_t = typename make_unsigned<T>::type;
#define __KB_TRAIT(name) template <class T> struct is_##name : bool_constant<__is_##name(remove_cv_t<T>)> {}; template <class T> constexpr bool is_##name##_v = __is_##name(remove_cv_t<T>);
__KB_TRAIT(floating_point) __KB_TRAIT(integral) __KB_TRAIT(arithmetic) __KB_TRAIT(signed) __KB_TRAIT(unsigned) __KB_TRAIT(void) __KB_TRAIT(enum) __KB_TRAIT(class)
__KB_TRAIT(union) __KB_TRAIT(array) __KB_TRAIT(reference) __KB_TRAIT(lvalue_reference) __KB_TRAIT(rvalue_reference) __KB_TRAIT(function) __KB_TRAIT(empty)
__KB_TRAIT(trivially_copyable) __KB_TRAIT(trivial) __KB_TRAIT(pod) __KB_TRAIT(standard_layout) __KB_TRAIT(aggregate)
template <class T> constexpr bool is_pointer_v = is_pointer<T>::value;
template <class T> __device__ constexpr remove_reference_t<T> &&move(T &&v) noexcept { return static_cast<remove_reference_t<T> &&>(v); }
template <class T> __device__ constexpr T &&forward(remove_reference_t<T> &v) noexcept { return static_cast<T &&>(v); }
template <class T> __device__ constexpr T &&forward(remove_reference_t<T> &&v) noexcept { return static_cast<T &&>(v); }

template <class T, class U = T> __device__ constexpr T exchange(T &x, U &&y) noexcept(is_nothrow_move_constructible<T>::value && is_nothrow_assignable<T &, U>::value) { T old = static_cast<T &&>(x); x = static_cast<U &&>(y); return old; }
template <class T> __device__ constexpr const T &as_const(T &x) noexcept { return x; }

template <class E> class initializer_list {
  const E *__kb_first; size_t __kb_count;
public:
  typedef E value_type; typedef const E &reference; typedef const E &const_reference; typedef size_t size_type; typedef const E *iterator; typedef const E *const_iterator;
  __device__ constexpr const E *begin() const noexcept { return __kb_first; }
  __device__ constexpr const E *end() const noexcept { return __kb_first + __kb_count; }
  __device__ constexpr size_t size() const noexcept { return __kb_count; }
};
template <class T> class reference_wrapper;
template <class T> struct unwrap_reference { typedef T type; };
template <class T> struct unwrap_reference<reference_wrapper<T>> { typedef T &type; };
template <class T> struct unwrap_ref_decay : unwrap_reference<decay_t<T>> {};
template <class T> using unwrap_reference_t = typename unwrap_reference<T>::type;
template <class T> using unwrap_ref_decay_t = typename unwrap_ref_decay<T>::type;
// What is default-constructible without a name of its type: T x = {}.
template <class T> void __kb_take(const T &);
template <class V, class T> struct __kb_bare : false_type {};
template <class T> struct __kb_bare<void_t<decltype(__kb_take<T>({}))>, T> : true_type {};
struct __kb_no { __kb_no() = delete; __kb_no(const __kb_no &) = delete; };
struct piecewise_construct_t { explicit piecewise_construct_t() = default; };
inline constexpr piecewise_construct_t piecewise_construct{};
// From C++20 on pairs, tuples and arrays are ordered by <=> ([pairs.spec], [tuple.rel], [array.syn]).
#define __KB_TO_17 __attribute__((kbind_if("c++17")))
template <class A, class B> struct pair {
  typedef A first_type; typedef B second_type;
  A first; B second;
  template <class C = A, class D = B, class = enable_if_t<__is_constructible(C) && __is_constructible(D)>>
  __device__ constexpr explicit(!(__kb_bare<void, C>::value && __kb_bare<void, D>::value)) pair() : first(), second() {}
  template <class C = A, class D = B, class = enable_if_t<__is_constructible(C, const C &) && __is_constructible(D, const D &)>>
  __device__ constexpr explicit(!(__is_convertible(const C &, C) && __is_convertible(const D &, D))) pair(const A &a, const B &b) : first(a), second(b) {}
  template <class C = A, class D = B, class = enable_if_t<__is_constructible(A, C) && __is_constructible(B, D)>>
  __device__ constexpr explicit(!(__is_convertible(C, A) && __is_convertible(D, B))) pair(C &&a, D &&b) : first(static_cast<C &&>(a)), second(static_cast<D &&>(b)) {}
  template <class C, class D, class = enable_if_t<__is_constructible(A, const C &) && __is_constructible(B, const D &)>>
  __device__ constexpr explicit(!(__is_convertible(const C &, A) && __is_convertible(const D &, B))) pair(const pair<C, D> &p) : first(p.first), second(p.second) {}
  template <class C, class D, class = enable_if_t<__is_constructible(A, C) && __is_constructible(B, D)>>
  __device__ constexpr explicit(!(__is_convertible(C, A) && __is_convertible(D, B))) pair(pair<C, D> &&p) : first(static_cast<C &&>(p.first)), second(static_cast<D &&>(p.second)) {}
  template <class X, class Y, class = typename X::__kb_tuple>
  __device__ constexpr pair(piecewise_construct_t, X x, Y y) : first(x.template __kb_as<A>()), second(y.template __kb_as<B>()) {}
  pair(const pair &) = default;
  pair(pair &&) = default;
  __device__ constexpr pair &operator=(const conditional_t<__is_assignable(A &, const A &) && __is_assignable(B &, const B &), pair, __kb_no> &p) { first = p.first; second = p.second; return *this; }
  __device__ constexpr pair &operator=(conditional_t<__is_assignable(A &, A) && __is_assignable(B &, B), pair, __kb_no> &&p) noexcept(is_nothrow_move_assignable<A>::value && is_nothrow_move_assignable<B>::value) { first = static_cast<A &&>(p.first); second = static_cast<B &&>(p.second); return *this; }
  template <class C, class D, class = enable_if_t<__is_assignable(A &, const C &) && __is_assignable(B &, const D &)>>
  __device__ constexpr pair &operator=(const pair<C, D> &p) { first = p.first; second = p.second; return *this; }
  template <class C, class D, class = enable_if_t<__is_assignable(A &, C) && __is_assignable(B &, D)>>
  __device__ constexpr pair &operator=(pair<C, D> &&p) { first = static_cast<C &&>(p.first); second = static_cast<D &&>(p.second); return *this; }
  __device__ constexpr void swap(pair &p) noexcept(is_nothrow_swappable<A>::value && is_nothrow_swappable<B>::value) { using std::swap; swap(first, p.first); swap(second, p.second); }
};
template <class A, class B> pair(A, B) -> pair<A, B>;
template <class A, class B> __device__ constexpr enable_if_t<is_swappable<A>::value && is_swappable<B>::value> swap(pair<A, B> &p, pair<A, B> &q) noexcept(noexcept(p.swap(q))) { p.swap(q); }
template <class A, class B> enable_if_t<!(is_swappable<A>::value && is_swappable<B>::value)> swap(pair<A, B> &, pair<A, B> &) = delete;
template <class A, class B> __device__ constexpr pair<unwrap_ref_decay_t<A>, unwrap_ref_decay_t<B>> make_pair(A &&a, B &&b) { return pair<unwrap_ref_decay_t<A>, unwrap_ref_decay_t<B>>(static_cast<A &&>(a), static_cast<B &&>(b)); }
template <class A, class B> __device__ constexpr bool operator==(const pair<A, B> &p, const pair<A, B> &q) { return p.first == q.first && p.second == q.second; }
template <class A, class B> __device__ constexpr bool operator!=(const pair<A, B> &p, const pair<A, B> &q) { return !(p == q); }
template <class A, class B> __KB_TO_17 __device__ constexpr bool operator<(const pair<A, B> &p, const pair<A, B> &q) { return p.first < q.first || (!(q.first < p.first) && p.second < q.second); }
template <class A, class B> __KB_TO_17 __device__ constexpr bool operator>(const pair<A, B> &p, const pair<A, B> &q) { return q < p; }
template <class A, class B> __KB_TO_17 __device__ constexpr bool operator<=(const pair<A, B> &p, const pair<A, B> &q) { return !(q < p); }
template <class A, class B> __KB_TO_17 __device__ constexpr bool operator>=(const pair<A, B> &p, const pair<A, B> &q) { return !(p < q); }

struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};
template <class I> class reverse_iterator {
  I __kb_base;
public:
  typedef I iterator_type; typedef ptrdiff_t difference_type; typedef decltype(*declval<I &>()) reference; typedef remove_cvref_t<reference> value_type; typedef remove_reference_t<reference> *pointer;
  typedef random_access_iterator_tag iterator_category;
  __device__ constexpr reverse_iterator() : __kb_base() {}
  __device__ constexpr explicit reverse_iterator(I i) : __kb_base(i) {}
  __device__ constexpr I base() const { return __kb_base; }
  __device__ constexpr reference operator*() const { return *(__kb_base - 1); }
  __device__ constexpr pointer operator->() const { return std::addressof(**this); }
  __device__ constexpr reference operator[](ptrdiff_t n) const { return *(__kb_base - n - 1); }
  __device__ constexpr reverse_iterator &operator++() { --__kb_base; return *this; }
  __device__ constexpr reverse_iterator &operator--() { ++__kb_base; return *this; }
  __device__ constexpr reverse_iterator operator++(int) { reverse_iterator old(__kb_base); --__kb_base; return old; }
  __device__ constexpr reverse_iterator operator--(int) { reverse_iterator old(__kb_base); ++__kb_base; return old; }
  __device__ constexpr reverse_iterator &operator+=(ptrdiff_t n) { __kb_base -= n; return *this; }
  __device__ constexpr reverse_iterator &operator-=(ptrdiff_t n) { __kb_base += n; return *this; }
  __device__ constexpr reverse_iterator operator+(ptrdiff_t n) const { return reverse_iterator(__kb_base - n); }
  __device__ constexpr reverse_iterator operator-(ptrdiff_t n) const { return reverse_iterator(__kb_base + n); }
};
template <class I, class J> __device__ constexpr bool operator==(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() == b.base(); }
template <class I, class J> __device__ constexpr bool operator!=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() != b.base(); }
template <class I, class J> __device__ constexpr bool operator<(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() > b.base(); }
template <class I, class J> __device__ constexpr bool operator>(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() < b.base(); }
template <class I, class J> __device__ constexpr bool operator<=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() >= b.base(); }
template <class I, class J> __device__ constexpr bool operator>=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() <= b.base(); }
template <class I, class J> __device__ constexpr auto operator-(const reverse_iterator<I> &a, const reverse_iterator<J> &b) -> decltype(b.base() - a.base()) { return b.base() - a.base(); }
template <class I> __device__ constexpr reverse_iterator<I> operator+(ptrdiff_t n, const reverse_iterator<I> &a) { return a + n; }
template <class I> __device__ constexpr reverse_iterator<I> make_reverse_iterator(I i) { return reverse_iterator<I>(i); }

template <class T, size_t N> struct array {
  typedef T value_type; typedef T *iterator; typedef const T *const_iterator; typedef size_t size_type; typedef T &reference; typedef const T &const_reference;
  typedef ptrdiff_t difference_type; typedef T *pointer; typedef const T *const_pointer; typedef std::reverse_iterator<T *> reverse_iterator; typedef std::reverse_iterator<const T *> const_reverse_iterator;
  T _M_elems[N];
  __device__ constexpr T &operator[](size_t i) noexcept { return _M_elems[i]; }
  __device__ constexpr const T &operator[](size_t i) const noexcept { return _M_elems[i]; }
  __device__ constexpr T *begin() noexcept { return _M_elems; }
  __device__ constexpr const T *begin() const noexcept { return _M_elems; }
  __device__ constexpr const T *cbegin() const noexcept { return _M_elems; }
  __device__ constexpr T *end() noexcept { return _M_elems + N; }
  __device__ constexpr const T *end() const noexcept { return _M_elems + N; }
  __device__ constexpr const T *cend() const noexcept { return _M_elems + N; }
  __device__ constexpr T *data() noexcept { return _M_elems; }
  __device__ constexpr const T *data() const noexcept { return _M_elems; }
  __device__ constexpr std::reverse_iterator<T *> rbegin() noexcept { return std::reverse_iterator<T *>(_M_elems + N); }
  __device__ constexpr std::reverse_iterator<const T *> rbegin() const noexcept { return std::reverse_iterator<const T *>(_M_elems + N); }
  __device__ constexpr std::reverse_iterator<const T *> crbegin() const noexcept { return std::reverse_iterator<const T *>(_M_elems + N); }
  __device__ constexpr std::reverse_iterator<T *> rend() noexcept { return std::reverse_iterator<T *>(_M_elems); }
  __device__ constexpr std::reverse_iterator<const T *> rend() const noexcept { return std::reverse_iterator<const T *>(_M_elems); }
  __device__ constexpr std::reverse_iterator<const T *> crend() const noexcept { return std::reverse_iterator<const T *>(_M_elems); }
  __device__ constexpr T &at(size_t i) noexcept(false) { if (i >= N) __trap(); return _M_elems[i]; }
  __device__ constexpr const T &at(size_t i) const noexcept(false) { if (i >= N) __trap(); return _M_elems[i]; }
  __device__ constexpr T &front() noexcept { return _M_elems[0]; }
  __device__ constexpr const T &front() const noexcept { return _M_elems[0]; }
  __device__ constexpr T &back() noexcept { return _M_elems[N - 1]; }
  __device__ constexpr const T &back() const noexcept { return _M_elems[N - 1]; }
  __device__ constexpr size_t size() const noexcept { return N; }
  __device__ constexpr size_t max_size() const noexcept { return N; }
  __device__ constexpr bool empty() const noexcept { return N == 0; }
  __device__ constexpr void swap(array &o) noexcept(N == 0 || is_nothrow_swappable<T>::value) { using std::swap; for (size_t i = 0; i < N; i++) swap(_M_elems[i], o._M_elems[i]); }
  __device__ constexpr void fill(const T &x) { for (size_t i = 0; i < N; i++) _M_elems[i] = x; }
};
template <class T, class... Ts> array(T, Ts...) -> array<T, 1 + sizeof...(Ts)>;
template <class T, size_t N> __device__ constexpr enable_if_t<N == 0 || is_swappable<T>::value> swap(array<T, N> &a, array<T, N> &b) noexcept(noexcept(a.swap(b))) { a.swap(b); }
template <class T, size_t N> enable_if_t<N != 0 && !is_swappable<T>::value> swap(array<T, N> &, array<T, N> &) = delete;
template <class T, size_t N> __device__ constexpr bool operator==(const array<T, N> &a, const array<T, N> &b) { for (size_t i = 0; i < N; i++) if (!(a[i] == b[i])) return false; return true; }
template <class T, size_t N> __device__ constexpr bool operator!=(const array<T, N> &a, const array<T, N> &b) { return !(a == b); }
template <class T, size_t N> __KB_TO_17 __device__ constexpr bool operator<(const array<T, N> &a, const array<T, N> &b) { for (size_t i = 0; i < N; i++) { if (a[i] < b[i]) return true; if (b[i] < a[i]) return false; } return false; }
template <class T, size_t N> __KB_TO_17 __device__ constexpr bool operator>(const array<T, N> &a, const array<T, N> &b) { return b < a; }
template <class T, size_t N> __KB_TO_17 __device__ constexpr bool operator<=(const array<T, N> &a, const array<T, N> &b) { return !(b < a); }
template <class T, size_t N> __KB_TO_17 __device__ constexpr bool operator>=(const array<T, N> &a, const array<T, N> &b) { return !(a < b); }
template <class T, size_t N> __device__ constexpr array<remove_cv_t<T>, N> to_array(const T (&a)[N]) { array<remove_cv_t<T>, N> r{}; for (size_t i = 0; i < N; i++) r[i] = a[i]; return r; }

template <class... Ts> struct tuple;
template <size_t I, class T> struct tuple_element;
template <size_t I, class T, class... Ts> struct tuple_element<I, tuple<T, Ts...>> : tuple_element<I - 1, tuple<Ts...>> {};
template <class T, class... Ts> struct tuple_element<0, tuple<T, Ts...>> { typedef T type; };
template <class A, class B> struct tuple_element<0, pair<A, B>> { typedef A type; };
template <class A, class B> struct tuple_element<1, pair<A, B>> { typedef B type; };
template <size_t I, class T, size_t N> struct tuple_element<I, array<T, N>> { typedef T type; };
template <size_t I, class T> using tuple_element_t = typename tuple_element<I, T>::type;
template <class T> struct tuple_size;
template <class... Ts> struct tuple_size<tuple<Ts...>> : integral_constant<size_t, sizeof...(Ts)> {};
template <class A, class B> struct tuple_size<pair<A, B>> : integral_constant<size_t, 2> {};
template <class T, size_t N> struct tuple_size<array<T, N>> : integral_constant<size_t, N> {};
template <class T, class = void> struct __kb_sized {};
template <class T> struct __kb_sized<T, void_t<decltype(tuple_size<T>::value)>> : integral_constant<size_t, tuple_size<T>::value> {};
template <class T> struct tuple_size<const T> : __kb_sized<T> {};
template <class T> struct tuple_size<volatile T> : __kb_sized<T> {};
template <class T> struct tuple_size<const volatile T> : __kb_sized<T> {};
template <size_t I, class T> struct tuple_element<I, const T> { typedef const typename tuple_element<I, T>::type type; };
template <size_t I, class T> struct tuple_element<I, volatile T> { typedef volatile typename tuple_element<I, T>::type type; };
template <size_t I, class T> struct tuple_element<I, const volatile T> { typedef const volatile typename tuple_element<I, T>::type type; };
template <class T> constexpr size_t tuple_size_v = tuple_size<T>::value;
// A tuple's elements are base classes, so that empty ones take no room; libstdc++ has the first of them at the end, libcu++ at the beginning.
template <size_t I, class T, bool = __is_empty(T) && !__is_final(T)> struct __kb_leaf {
  T __kb_x;
  __device__ constexpr __kb_leaf() : __kb_x() {}
  template <class U> __device__ constexpr __kb_leaf(int, U &&u) : __kb_x(static_cast<U &&>(u)) {}
  __device__ constexpr T &__kb_ref() { return __kb_x; }
  __device__ constexpr const T &__kb_ref() const { return __kb_x; }
};
template <size_t I, class T> struct __kb_leaf<I, T, true> : private T {
  __device__ constexpr __kb_leaf() : T() {}
  template <class U> __device__ constexpr __kb_leaf(int, U &&u) : T(static_cast<U &&>(u)) {}
  __device__ constexpr T &__kb_ref() { return *this; }
  __device__ constexpr const T &__kb_ref() const { return *this; }
};
template <class T, class U, class... Ts> struct __kb_index : integral_constant<size_t, 1 + __kb_index<T, Ts...>::value> {};
template <class T, class... Ts> struct __kb_index<T, T, Ts...> : integral_constant<size_t, 0> {};
#define __KB_TUPLE_GET \
  template <size_t I, class... Ts> __device__ constexpr tuple_element_t<I, ::std::tuple<Ts...>> &get(tuple<Ts...> &t) noexcept { return static_cast<__kb_leaf<I, tuple_element_t<I, ::std::tuple<Ts...>>> &>(t).__kb_ref(); } \
  template <size_t I, class... Ts> __device__ constexpr const tuple_element_t<I, ::std::tuple<Ts...>> &get(const tuple<Ts...> &t) noexcept { return static_cast<const __kb_leaf<I, tuple_element_t<I, ::std::tuple<Ts...>>> &>(t).__kb_ref(); } \
  template <size_t I, class... Ts> __device__ constexpr tuple_element_t<I, ::std::tuple<Ts...>> &&get(tuple<Ts...> &&t) noexcept { return static_cast<tuple_element_t<I, ::std::tuple<Ts...>> &&>(static_cast<__kb_leaf<I, tuple_element_t<I, ::std::tuple<Ts...>>> &>(t).__kb_ref()); } \
  template <size_t I, class... Ts> __device__ constexpr const tuple_element_t<I, ::std::tuple<Ts...>> &&get(const tuple<Ts...> &&t) noexcept { return static_cast<const tuple_element_t<I, ::std::tuple<Ts...>> &&>(static_cast<const __kb_leaf<I, tuple_element_t<I, ::std::tuple<Ts...>>> &>(t).__kb_ref()); } \
  template <class T, class... Ts> __device__ constexpr T &get(tuple<Ts...> &t) noexcept { return get<__kb_index<T, Ts...>::value>(t); } \
  template <class T, class... Ts> __device__ constexpr T &&get(tuple<Ts...> &&t) noexcept { return get<__kb_index<T, Ts...>::value>(static_cast<tuple<Ts...> &&>(t)); } \
  template <class T, class... Ts> __device__ constexpr const T &get(const tuple<Ts...> &t) noexcept { return get<__kb_index<T, Ts...>::value>(t); } \
  template <class T, class... Ts> __device__ constexpr const T &&get(const tuple<Ts...> &&t) noexcept { return get<__kb_index<T, Ts...>::value>(static_cast<const tuple<Ts...> &&>(t)); }
#define __KB_TUPLE_MAKE \
  template <class... Ts> tuple(Ts...) -> tuple<Ts...>; \
  template <class A, class B> tuple(pair<A, B>) -> tuple<A, B>; \
  template <class... Ts> __device__ constexpr enable_if_t<(is_swappable<Ts>::value && ... && true)> swap(tuple<Ts...> &t, tuple<Ts...> &u) noexcept(noexcept(t.swap(u))) { t.swap(u); } \
  template <class... Ts> enable_if_t<!(is_swappable<Ts>::value && ... && true)> swap(tuple<Ts...> &, tuple<Ts...> &) = delete; \
  template <class... Ts> __device__ constexpr tuple<unwrap_ref_decay_t<Ts>...> make_tuple(Ts &&...xs) { return tuple<unwrap_ref_decay_t<Ts>...>(static_cast<Ts &&>(xs)...); } \
  template <class... Ts> __device__ constexpr tuple<Ts &...> tie(Ts &...xs) noexcept { return tuple<Ts &...>(xs...); } \
  template <class... Ts> __device__ constexpr tuple<Ts &&...> forward_as_tuple(Ts &&...xs) noexcept { return tuple<Ts &&...>(static_cast<Ts &&>(xs)...); }
__KB_TUPLE_GET
template <size_t I, class A, class B> __device__ constexpr auto &get(pair<A, B> &p) noexcept { if constexpr (I == 0) return p.first; else return p.second; }
template <size_t I, class A, class B> __device__ constexpr const tuple_element_t<I, pair<A, B>> &get(const pair<A, B> &p) noexcept { if constexpr (I == 0) return p.first; else return p.second; }
template <size_t I, class A, class B> __device__ constexpr const tuple_element_t<I, pair<A, B>> &&get(const pair<A, B> &&p) noexcept { if constexpr (I == 0) return static_cast<const A &&>(p.first); else return static_cast<const B &&>(p.second); }
template <class A, class B> __device__ constexpr A &get(pair<A, B> &p) noexcept { return p.first; }
template <class A, class B> __device__ constexpr const A &get(const pair<A, B> &p) noexcept { return p.first; }
template <class A, class B> __device__ constexpr A &&get(pair<A, B> &&p) noexcept { return static_cast<A &&>(p.first); }
template <class B, class A> __device__ constexpr B &get(pair<A, B> &p) noexcept { return p.second; }
template <class B, class A> __device__ constexpr const B &get(const pair<A, B> &p) noexcept { return p.second; }
template <class B, class A> __device__ constexpr B &&get(pair<A, B> &&p) noexcept { return static_cast<B &&>(p.second); }
template <size_t I, class A, class B> __device__ constexpr tuple_element_t<I, pair<A, B>> &&get(pair<A, B> &&p) noexcept { if constexpr (I == 0) return static_cast<A &&>(p.first); else return static_cast<B &&>(p.second); }
template <size_t I, class T, size_t N> __device__ constexpr T &&get(array<T, N> &&a) noexcept { return static_cast<T &&>(a[I]); }
template <size_t I, class T, size_t N> __device__ constexpr T &get(array<T, N> &a) noexcept { return a[I]; }
template <size_t I, class T, size_t N> __device__ constexpr const T &get(const array<T, N> &a) noexcept { return a[I]; }
template <size_t I, class T, size_t N> __device__ constexpr const T &&get(const array<T, N> &&a) noexcept { return static_cast<const T &&>(a[I]); }
template <size_t I, class... Ts> struct __kb_elements;
template <size_t I, class T> struct __kb_elements<I, T> : __kb_leaf<I, T> {
  __device__ constexpr __kb_elements() {}
  template <class U> __device__ constexpr __kb_elements(int, U &&u) : __kb_leaf<I, T>(0, static_cast<U &&>(u)) {}
  template <size_t... J, class U> __device__ constexpr __kb_elements(index_sequence<J...>, U &&u) : __kb_elements(0, get<J>(static_cast<U &&>(u))...) {}
};
template <size_t I, class T, class T2, class... Ts> struct __kb_elements<I, T, T2, Ts...> : __kb_elements<I + 1, T2, Ts...>, __kb_leaf<I, T> {
  __device__ constexpr __kb_elements() {}
  template <class U, class... Us> __device__ constexpr __kb_elements(int, U &&u, Us &&...us) : __kb_elements<I + 1, T2, Ts...>(0, static_cast<Us &&>(us)...), __kb_leaf<I, T>(0, static_cast<U &&>(u)) {}
  template <size_t... J, class U> __device__ constexpr __kb_elements(index_sequence<J...>, U &&u) : __kb_elements(0, get<J>(static_cast<U &&>(u))...) {}
};
#define __KB_TUPLE(...) \
  template <> struct tuple<> { typedef tuple __kb_tuple; __device__ constexpr void swap(tuple &) noexcept {} template <class R> __device__ constexpr R __kb_as() { return R(); } }; \
  template <class T, class... Ts> struct tuple<T, Ts...> : __VA_ARGS__ { \
    typedef ::std::tuple<T, Ts...> __kb_tuple; typedef __VA_ARGS__ __kb_base; typedef make_index_sequence<1 + sizeof...(Ts)> __kb_indices; \
    template <class X = T, class = enable_if_t<__is_constructible(X) && (__is_constructible(Ts) && ...)>> \
    __device__ constexpr explicit(!(__kb_bare<void, X>::value && (__kb_bare<void, Ts>::value && ...))) tuple() noexcept(is_nothrow_default_constructible<T>::value && (is_nothrow_default_constructible<Ts>::value && ...)) : __kb_base() {} \
    template <class X = T, class = enable_if_t<__is_constructible(X, const X &) && (__is_constructible(Ts, const Ts &) && ...)>> \
    __device__ constexpr explicit(!(__is_convertible(const X &, X) && (__is_convertible(const Ts &, Ts) && ...))) tuple(const T &x, const Ts &...xs) noexcept(is_nothrow_copy_constructible<T>::value && (is_nothrow_copy_constructible<Ts>::value && ...)) : __kb_base(0, x, xs...) {} \
    template <class U, class... Us, class = enable_if_t<(sizeof...(Ts) > 0 || !is_same_v<remove_cvref_t<U>, tuple>) && sizeof...(Ts) == sizeof...(Us)>, class = enable_if_t<__is_constructible(T, U) && (__is_constructible(Ts, Us) && ...)>> \
    __device__ constexpr explicit(!(__is_convertible(U, T) && (__is_convertible(Us, Ts) && ...))) tuple(U &&x, Us &&...xs) noexcept(is_nothrow_constructible<T, U>::value && (is_nothrow_constructible<Ts, Us>::value && ...)) : __kb_base(0, static_cast<U &&>(x), static_cast<Us &&>(xs)...) {} \
    template <class U, class... Us, class = enable_if_t<sizeof...(Ts) == sizeof...(Us) && !is_same_v<tuple<U, Us...>, tuple>>, class = enable_if_t<__is_constructible(T, const U &) && (__is_constructible(Ts, const Us &) && ...) && (sizeof...(Ts) > 0 || !__is_convertible(const tuple<U> &, T) && !__is_constructible(T, const tuple<U> &))>> \
    __device__ constexpr explicit(!(__is_convertible(const U &, T) && (__is_convertible(const Us &, Ts) && ...))) tuple(const tuple<U, Us...> &t) noexcept(is_nothrow_constructible<T, const U &>::value && (is_nothrow_constructible<Ts, const Us &>::value && ...)) : __kb_base(__kb_indices(), t) {} \
    template <class U, class... Us, class = enable_if_t<sizeof...(Ts) == sizeof...(Us) && !is_same_v<tuple<U, Us...>, tuple>>, class = enable_if_t<__is_constructible(T, U) && (__is_constructible(Ts, Us) && ...) && (sizeof...(Ts) > 0 || !__is_convertible(tuple<U>, T) && !__is_constructible(T, tuple<U>))>> \
    __device__ constexpr explicit(!(__is_convertible(U, T) && (__is_convertible(Us, Ts) && ...))) tuple(tuple<U, Us...> &&t) noexcept(is_nothrow_constructible<T, U>::value && (is_nothrow_constructible<Ts, Us>::value && ...)) : __kb_base(__kb_indices(), static_cast<tuple<U, Us...> &&>(t)) {} \
    template <class A, class B, class = enable_if_t<sizeof...(Ts) == 1>, class = enable_if_t<__is_constructible(T, const A &) && (__is_constructible(Ts, const B &) && ...)>> \
    __device__ constexpr explicit(!(__is_convertible(const A &, T) && (__is_convertible(const B &, Ts) && ...))) tuple(const pair<A, B> &p) noexcept(is_nothrow_constructible<T, const A &>::value && (is_nothrow_constructible<Ts, const B &>::value && ...)) : __kb_base(0, p.first, p.second) {} \
    template <class A, class B, class = enable_if_t<sizeof...(Ts) == 1>, class = enable_if_t<__is_constructible(T, A) && (__is_constructible(Ts, B) && ...)>> \
    __device__ constexpr explicit(!(__is_convertible(A, T) && (__is_convertible(B, Ts) && ...))) tuple(pair<A, B> &&p) noexcept(is_nothrow_constructible<T, A>::value && (is_nothrow_constructible<Ts, B>::value && ...)) : __kb_base(0, static_cast<A &&>(p.first), static_cast<B &&>(p.second)) {} \
    tuple(const tuple &) = default; \
    tuple(tuple &&) = default; \
    template <class U, size_t... I> __device__ constexpr void __kb_set(U &&u, index_sequence<I...>) { ((void)(get<I>(*this) = get<I>(static_cast<U &&>(u))), ...); } \
    template <size_t... I> __device__ constexpr void __kb_swap(tuple &o, index_sequence<I...>) { using std::swap; (swap(get<I>(*this), get<I>(o)), ...); } \
    template <class R, size_t... I> __device__ constexpr R __kb_made(index_sequence<I...>) { return R(get<I>(static_cast<tuple &&>(*this))...); } \
    template <class R> __device__ constexpr R __kb_as() { return __kb_made<R>(__kb_indices()); } \
    __device__ constexpr void swap(tuple &o) noexcept(is_nothrow_swappable<T>::value && (is_nothrow_swappable<Ts>::value && ...)) { __kb_swap(o, __kb_indices()); } \
    __device__ constexpr tuple &operator=(const conditional_t<__is_assignable(T &, const T &) && (__is_assignable(Ts &, const Ts &) && ...), tuple, __kb_no> &t) noexcept(is_nothrow_copy_assignable<T>::value && (is_nothrow_copy_assignable<Ts>::value && ...)) { __kb_set(t, __kb_indices()); return *this; } \
    __device__ constexpr tuple &operator=(conditional_t<__is_assignable(T &, T) && (__is_assignable(Ts &, Ts) && ...), tuple, __kb_no> &&t) noexcept(is_nothrow_move_assignable<T>::value && (is_nothrow_move_assignable<Ts>::value && ...)) { __kb_set(static_cast<tuple &&>(t), __kb_indices()); return *this; } \
    template <class U, class... Us, class = enable_if_t<sizeof...(Ts) == sizeof...(Us)>, class = enable_if_t<__is_assignable(T &, const U &) && (__is_assignable(Ts &, const Us &) && ...)>> \
    __device__ constexpr tuple &operator=(const tuple<U, Us...> &t) noexcept(is_nothrow_assignable<T &, const U &>::value && (is_nothrow_assignable<Ts &, const Us &>::value && ...)) { __kb_set(t, __kb_indices()); return *this; } \
    template <class U, class... Us, class = enable_if_t<sizeof...(Ts) == sizeof...(Us)>, class = enable_if_t<__is_assignable(T &, U) && (__is_assignable(Ts &, Us) && ...)>> \
    __device__ constexpr tuple &operator=(tuple<U, Us...> &&t) noexcept(is_nothrow_assignable<T &, U>::value && (is_nothrow_assignable<Ts &, Us>::value && ...)) { __kb_set(static_cast<tuple<U, Us...> &&>(t), __kb_indices()); return *this; } \
    template <class A, class B, class = enable_if_t<sizeof...(Ts) == 1>, class = enable_if_t<__is_assignable(T &, const A &) && (__is_assignable(Ts &, const B &) && ...)>> \
    __device__ constexpr tuple &operator=(const pair<A, B> &p) noexcept(is_nothrow_assignable<T &, const A &>::value && (is_nothrow_assignable<Ts &, const B &>::value && ...)) { __kb_set(p, __kb_indices()); return *this; } \
    template <class A, class B, class = enable_if_t<sizeof...(Ts) == 1>, class = enable_if_t<__is_assignable(T &, A) && (__is_assignable(Ts &, B) && ...)>> \
    __device__ constexpr tuple &operator=(pair<A, B> &&p) noexcept(is_nothrow_assignable<T &, A>::value && (is_nothrow_assignable<Ts &, B>::value && ...)) { __kb_set(static_cast<pair<A, B> &&>(p), __kb_indices()); return *this; } \
  };
__KB_TUPLE(__kb_elements<0, T, Ts...>)
__KB_TUPLE_MAKE
// INVOKE ([func.require]/1): a member pointer is applied to an object, to what a reference_wrapper refers to, or to *o.
template <class T> struct __kb_wrapped : false_type {};
template <class T> struct __kb_wrapped<reference_wrapper<T>> : true_type {};
template <class C, class O> __device__ constexpr enable_if_t<__is_base_of(C, decay_t<O>), O &&> __kb_object_of(O &&o) noexcept { return static_cast<O &&>(o); }
template <class C, class O> __device__ constexpr auto __kb_object_of(O &&o) noexcept -> enable_if_t<__kb_wrapped<decay_t<O>>::value, decltype(o.get())> { return o.get(); }
template <class C, class O> __device__ constexpr auto __kb_object_of(O &&o) noexcept(noexcept(*static_cast<O &&>(o))) -> enable_if_t<!__is_base_of(C, decay_t<O>) && !__kb_wrapped<decay_t<O>>::value, decltype(*static_cast<O &&>(o))> { return *static_cast<O &&>(o); }
template <class F, class... As> __device__ constexpr auto invoke(F &&f, As &&...as) noexcept(noexcept(static_cast<F &&>(f)(static_cast<As &&>(as)...))) -> decltype(static_cast<F &&>(f)(static_cast<As &&>(as)...)) { return static_cast<F &&>(f)(static_cast<As &&>(as)...); }
template <class M, class C, class O, class... As> __device__ constexpr auto invoke(M C::*m, O &&o, As &&...as) noexcept(noexcept((__kb_object_of<C>(static_cast<O &&>(o)).*m)(static_cast<As &&>(as)...))) -> enable_if_t<__is_function(M), decltype((__kb_object_of<C>(static_cast<O &&>(o)).*m)(static_cast<As &&>(as)...))> { return (__kb_object_of<C>(static_cast<O &&>(o)).*m)(static_cast<As &&>(as)...); }
template <class M, class C, class O> __device__ constexpr auto invoke(M C::*m, O &&o) noexcept -> enable_if_t<!__is_function(M), decltype((__kb_object_of<C>(static_cast<O &&>(o)).*m))> { return __kb_object_of<C>(static_cast<O &&>(o)).*m; }
template <class V, class F, class... As> struct __kb_result {};
template <class F, class... As> struct __kb_result<void_t<decltype(std::invoke(declval<F>(), declval<As>()...))>, F, As...> { typedef decltype(std::invoke(declval<F>(), declval<As>()...)) type; };
template <class F, class... As> struct invoke_result : __kb_result<void, F, As...> {};
template <class F, class... As> using invoke_result_t = typename invoke_result<F, As...>::type;

template <class F, class T, size_t... I> __device__ constexpr decltype(auto) __kb_apply(F &&f, T &&t, index_sequence<I...>) { return std::invoke(static_cast<F &&>(f), get<I>(static_cast<T &&>(t))...); }
template <class F, class T> __device__ constexpr decltype(auto) apply(F &&f, T &&t) { return __kb_apply(static_cast<F &&>(f), static_cast<T &&>(t), make_index_sequence<tuple_size<decay_t<T>>::value>()); }
template <class T, class U, size_t... I> __device__ constexpr T __kb_from_tuple(U &&t, index_sequence<I...>) { return T(get<I>(static_cast<U &&>(t))...); }
template <class T, class U> __device__ constexpr T make_from_tuple(U &&t) { return __kb_from_tuple<T>(static_cast<U &&>(t), make_index_sequence<tuple_size<decay_t<U>>::value>()); }
template <class A, class B, size_t... I> __device__ constexpr bool __kb_equal(const A &a, const B &b, index_sequence<I...>) { return (bool(get<I>(a) == get<I>(b)) && ... && true); }
template <size_t I, class A, class B> __device__ constexpr bool __kb_less(const A &a, const B &b) {
  if constexpr (I == tuple_size<A>::value) return false;
  else return get<I>(a) < get<I>(b) || (!(get<I>(b) < get<I>(a)) && __kb_less<I + 1>(a, b));
}
// tuple_cat gathers references to all elements, of which it makes the tuple ([tuple.creation]).
#define __KB_TUPLE_CAT(ordered) \
  template <class R, class T, class I = make_index_sequence<tuple_size<T>::value>> struct __kb_joined; \
  template <class... Rs, class T, size_t... I> struct __kb_joined<tuple<Rs...>, T, index_sequence<I...>> { typedef tuple<Rs..., tuple_element_t<I, T>...> type; }; \
  template <class R, class... Ts> struct __kb_cat_type { typedef R type; }; \
  template <class R, class T, class... Ts> struct __kb_cat_type<R, T, Ts...> : __kb_cat_type<typename __kb_joined<R, T>::type, Ts...> {}; \
  template <class... Us, class T, size_t... I, size_t... J> __device__ constexpr auto __kb_with(const tuple<Us...> &us, T &&t, index_sequence<I...>, index_sequence<J...>) { \
    return tuple<Us..., decltype(get<J>(static_cast<T &&>(t)))...>(static_cast<Us>(get<I>(us))..., get<J>(static_cast<T &&>(t))...); \
  } \
  template <class R, class... Us, size_t... I> __device__ constexpr R __kb_made(const tuple<Us...> &us, index_sequence<I...>) { return R(static_cast<Us>(get<I>(us))...); } \
  template <class R, class... Us> __device__ constexpr R __kb_cat(const tuple<Us...> &us) { return __kb_made<R>(us, make_index_sequence<sizeof...(Us)>()); } \
  template <class R, class... Us, class T, class... Ts> __device__ constexpr R __kb_cat(const tuple<Us...> &us, T &&t, Ts &&...ts) { \
    return __kb_cat<R>(__kb_with(us, static_cast<T &&>(t), make_index_sequence<sizeof...(Us)>(), make_index_sequence<tuple_size<decay_t<T>>::value>()), static_cast<Ts &&>(ts)...); \
  } \
  template <class... Ts> __device__ constexpr typename __kb_cat_type<tuple<>, decay_t<Ts>...>::type tuple_cat(Ts &&...ts) { return __kb_cat<typename __kb_cat_type<tuple<>, decay_t<Ts>...>::type>(tuple<>(), static_cast<Ts &&>(ts)...); } \
  template <class... As, class... Bs> __device__ constexpr bool operator==(const tuple<As...> &a, const tuple<Bs...> &b) { return __kb_equal(a, b, make_index_sequence<sizeof...(As)>()); } \
  template <class... As, class... Bs> __device__ constexpr bool operator!=(const tuple<As...> &a, const tuple<Bs...> &b) { return !(a == b); } \
  template <class... As, class... Bs> ordered __device__ constexpr bool operator<(const tuple<As...> &a, const tuple<Bs...> &b) { return __kb_less<0>(a, b); } \
  template <class... As, class... Bs> ordered __device__ constexpr bool operator>(const tuple<As...> &a, const tuple<Bs...> &b) { return b < a; } \
  template <class... As, class... Bs> ordered __device__ constexpr bool operator<=(const tuple<As...> &a, const tuple<Bs...> &b) { return !(b < a); } \
  template <class... As, class... Bs> ordered __device__ constexpr bool operator>=(const tuple<As...> &a, const tuple<Bs...> &b) { return !(a < b); }
__KB_TUPLE_CAT(__KB_TO_17)

template <class T, T... Is> struct integer_sequence { typedef T value_type; static constexpr size_t size() noexcept { return sizeof...(Is); } };
template <size_t... Is> using index_sequence = integer_sequence<size_t, Is...>;
template <class T, size_t N, T... Is> struct __kb_sequence { typedef typename __kb_sequence<T, N - 1, T(N - 1), Is...>::type type; };
template <class T, T... Is> struct __kb_sequence<T, 0, Is...> { typedef integer_sequence<T, Is...> type; };
template <class T, T N> using make_integer_sequence = typename __kb_sequence<T, size_t(N)>::type;
template <size_t N> using make_index_sequence = make_integer_sequence<size_t, N>;
template <class... Ts> using index_sequence_for = make_index_sequence<sizeof...(Ts)>;

#define __KB_FUNCTOR(name, R, op) \
  template <class T = void> struct name { __device__ constexpr R operator()(const T &a, const T &b) const { return a op b; } }; \
  template <> struct name<void> { template <class A, class B> __device__ constexpr auto operator()(A &&a, B &&b) const noexcept(noexcept(static_cast<A &&>(a) op static_cast<B &&>(b))) -> decltype(static_cast<A &&>(a) op static_cast<B &&>(b)) { return static_cast<A &&>(a) op static_cast<B &&>(b); } };
__KB_FUNCTOR(plus, T, +) __KB_FUNCTOR(minus, T, -) __KB_FUNCTOR(multiplies, T, *) __KB_FUNCTOR(divides, T, /) __KB_FUNCTOR(modulus, T, %)
__KB_FUNCTOR(bit_and, T, &) __KB_FUNCTOR(bit_or, T, |) __KB_FUNCTOR(bit_xor, T, ^) __KB_FUNCTOR(less, bool, <) __KB_FUNCTOR(greater, bool, >)
__KB_FUNCTOR(less_equal, bool, <=) __KB_FUNCTOR(greater_equal, bool, >=) __KB_FUNCTOR(equal_to, bool, ==) __KB_FUNCTOR(not_equal_to, bool, !=)
__KB_FUNCTOR(logical_and, bool, &&) __KB_FUNCTOR(logical_or, bool, ||)
template <class T = void> struct negate { __device__ constexpr T operator()(const T &a) const { return -a; } };
template <class T = void> struct logical_not { __device__ constexpr bool operator()(const T &a) const { return !a; } };
template <class T = void> struct bit_not { __device__ constexpr T operator()(const T &a) const { return ~a; } };
#define __KB_UNARY(name, op) template <> struct name<void> { template <class T> __device__ constexpr auto operator()(T &&a) const noexcept(noexcept(op static_cast<T &&>(a))) -> decltype(op static_cast<T &&>(a)) { return op static_cast<T &&>(a); } };
__KB_UNARY(negate, -) __KB_UNARY(logical_not, !) __KB_UNARY(bit_not, ~)

enum float_round_style { round_indeterminate = -1, round_toward_zero = 0, round_to_nearest = 1, round_toward_infinity = 2, round_toward_neg_infinity = 3 };
enum float_denorm_style { denorm_indeterminate = -1, denorm_absent = 0, denorm_present = 1 };
// What is no arithmetic type has limits of zeros ([numeric.limits.general]), an integer type those of its width, and a qualified type those of the type without qualifiers.
template <class T, bool integral = __is_integral(T)> struct __kb_limits {
  static constexpr bool is_specialized = false, is_signed = false, is_integer = false, is_exact = false, has_infinity = false, has_quiet_NaN = false, is_iec559 = false, is_bounded = false, is_modulo = false;
  static constexpr bool has_signaling_NaN = false, has_denorm_loss = false, traps = false, tinyness_before = false;
  static constexpr int digits = 0, digits10 = 0, max_digits10 = 0, radix = 0, min_exponent = 0, max_exponent = 0, min_exponent10 = 0, max_exponent10 = 0;
  static constexpr float_round_style round_style = round_toward_zero;
  static constexpr float_denorm_style has_denorm = denorm_absent;
  __device__ static constexpr T min() noexcept { return T(); } __device__ static constexpr T max() noexcept { return T(); } __device__ static constexpr T lowest() noexcept { return T(); }
  __device__ static constexpr T epsilon() noexcept { return T(); } __device__ static constexpr T infinity() noexcept { return T(); } __device__ static constexpr T quiet_NaN() noexcept { return T(); }
  __device__ static constexpr T signaling_NaN() noexcept { return T(); } __device__ static constexpr T denorm_min() noexcept { return T(); } __device__ static constexpr T round_error() noexcept { return T(); }
};
template <class T> struct __kb_limits<T, true> {
  static constexpr bool is_specialized = true, is_signed = __is_signed(T), is_integer = true, is_exact = true, has_infinity = false, has_quiet_NaN = false, is_iec559 = false, is_bounded = true;
  static constexpr bool is_modulo = !__is_signed(T) && !is_same<T, bool>::value, has_signaling_NaN = false, has_denorm_loss = false, traps = true, tinyness_before = false;
  static constexpr int digits = is_same<T, bool>::value ? 1 : (int)sizeof(T) * 8 - __is_signed(T), digits10 = digits * 30103L / 100000, max_digits10 = 0, radix = 2;
  static constexpr int min_exponent = 0, max_exponent = 0, min_exponent10 = 0, max_exponent10 = 0;
  static constexpr float_round_style round_style = round_toward_zero;
  static constexpr float_denorm_style has_denorm = denorm_absent;
  __device__ static constexpr T max() noexcept { return T(~0ull >> (64 - digits)); }
  __device__ static constexpr T min() noexcept { return __is_signed(T) ? T(-(long long)max() - 1) : T(0); }
  __device__ static constexpr T lowest() noexcept { return min(); }
  __device__ static constexpr T epsilon() noexcept { return 0; } __device__ static constexpr T infinity() noexcept { return 0; } __device__ static constexpr T quiet_NaN() noexcept { return 0; }
  __device__ static constexpr T signaling_NaN() noexcept { return 0; } __device__ static constexpr T denorm_min() noexcept { return 0; } __device__ static constexpr T round_error() noexcept { return 0; }
};
template <class T> struct numeric_limits : __kb_limits<T> {};
template <class T> struct numeric_limits<const T> : numeric_limits<T> {};
template <class T> struct numeric_limits<volatile T> : numeric_limits<T> {};
template <class T> struct numeric_limits<const volatile T> : numeric_limits<T> {};
template <> struct numeric_limits<long double>;
#define __KB_LIMITS(T, lo, hi, dig, dig10, maxdig10, eps, inf, qnan, tiny, minexp, maxexp) \
  template <> struct numeric_limits<T> { \
    static constexpr bool is_specialized = true, is_signed = true, is_integer = false, is_exact = false, has_infinity = true, has_quiet_NaN = true, is_iec559 = true, is_bounded = true; \
    static constexpr bool is_modulo = false, has_signaling_NaN = true, has_denorm_loss = false, traps = false, tinyness_before = false; \
    static constexpr int digits = dig, digits10 = dig10, max_digits10 = maxdig10, radix = 2, min_exponent = minexp, max_exponent = maxexp; \
    static constexpr int min_exponent10 = (minexp - 1) * 30103L / 100000, max_exponent10 = maxexp * 30103L / 100000; \
    static constexpr float_round_style round_style = round_to_nearest; \
    static constexpr float_denorm_style has_denorm = denorm_present; \
    __device__ static constexpr T min() noexcept { return lo; } __device__ static constexpr T max() noexcept { return hi; } __device__ static constexpr T lowest() noexcept { return -hi; } \
    __device__ static constexpr T epsilon() noexcept { return eps; } __device__ static constexpr T infinity() noexcept { return inf; } \
    __device__ static constexpr T quiet_NaN() noexcept { return qnan; } __device__ static constexpr T denorm_min() noexcept { return tiny; } \
    __device__ static constexpr T round_error() noexcept { return T(0.5); } };
__KB_LIMITS(float, FLT_MIN, FLT_MAX, 24, 6, 9, FLT_EPSILON, __builtin_inff(), __kb_nanf(), 1.40129846e-45f, -125, 128)
__KB_LIMITS(double, DBL_MIN, DBL_MAX, 53, 15, 17, DBL_EPSILON, __builtin_inf(), __kb_nan(), 4.9406564584124654e-324, -1021, 1024)
}
