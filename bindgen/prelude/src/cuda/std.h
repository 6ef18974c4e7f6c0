// Names of namespace std that kernels use (C++17 29.9, 24.5, 28.7).
namespace std {
using ::size_t; using ::ptrdiff_t;
using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t; using ::uint8_t; using ::uint16_t; using ::uint32_t; using ::uint64_t;
using ::intptr_t; using ::uintptr_t; using ::intmax_t; using ::uintmax_t;
typedef decltype(nullptr) nullptr_t;
using ::sqrt; using ::cbrt; using ::exp; using ::exp2; using ::expm1; using ::log; using ::log2; using ::log10; using ::log1p; using ::logb;
using ::sin; using ::cos; using ::tan; using ::asin; using ::acos; using ::atan; using ::sinh; using ::cosh; using ::tanh; using ::asinh; using ::acosh; using ::atanh;
using ::erf; using ::erfc; using ::tgamma; using ::lgamma; using ::fabs; using ::abs; using ::floor; using ::ceil; using ::trunc; using ::round; using ::rint; using ::nearbyint;
using ::atan2; using ::pow; using ::hypot; using ::fmod; using ::remainder; using ::fmin; using ::fmax; using ::copysign; using ::nextafter; using ::fdim; using ::fma;
using ::ldexp; using ::scalbn; using ::scalbln; using ::ilogb; using ::frexp; using ::modf; using ::remquo; using ::lrint; using ::lround; using ::llrint; using ::llround;
using ::isnan; using ::isinf; using ::isfinite; using ::isnormal; using ::signbit; using ::isgreater; using ::isless; using ::isunordered;
using ::sqrtf; using ::expf; using ::logf; using ::sinf; using ::cosf; using ::tanf; using ::fabsf; using ::floorf; using ::ceilf; using ::truncf; using ::roundf;
using ::powf; using ::fminf; using ::fmaxf; using ::fmaf; using ::tanhf; using ::atan2f; using ::fmodf; using ::__kb_nanf; using ::__kb_nan;
using ::memcpy; using ::memmove; using ::memset; using ::memcmp; using ::strlen; using ::printf; using ::abort;
template <class T> __device__ constexpr T min(T a, T b) { return b < a ? b : a; }
template <class T> __device__ constexpr T max(T a, T b) { return a < b ? b : a; }
template <class T, class C> __device__ constexpr T min(T a, T b, C less) { return less(b, a) ? b : a; }
template <class T, class C> __device__ constexpr T max(T a, T b, C less) { return less(a, b) ? b : a; }
template <class T> __device__ constexpr T clamp(T v, T lo, T hi) { return v < lo ? lo : hi < v ? hi : v; }
template <class T> __device__ constexpr void swap(T &a, T &b) { T t = a; a = b; b = t; }

template <class T, T v> struct integral_constant { static constexpr T value = v; typedef T value_type; constexpr operator T() const { return v; } };
template <bool b> using bool_constant = integral_constant<bool, b>;
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
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
template <class T> struct add_const { typedef const T type; };
template <class T> using remove_const_t = typename remove_const<T>::type;
template <class T> using remove_cv_t = typename remove_cv<T>::type;
template <class T> using remove_reference_t = typename remove_reference<T>::type;
template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
template <class T> using add_const_t = const T;
template <class T> using decay_t = typename remove_cv<typename remove_reference<T>::type>::type;
template <class T> struct decay { typedef decay_t<T> type; };
template <class T> struct is_pointer : false_type {};
template <class T> struct is_pointer<T *> : true_type {};
template <class T> struct is_const : false_type {};
template <class T> struct is_const<const T> : true_type {};
template <class T> struct __kb_is_float : false_type {};
template <> struct __kb_is_float<float> : true_type {};
template <> struct __kb_is_float<double> : true_type {};
template <> struct __kb_is_float<long double> : true_type {};
template <class T> struct __kb_is_integral : false_type {};
#define __KB_IS(T, U) template <> struct __kb_is_integral<T> : true_type {}; \
  template <> struct make_signed<T> { typedef T type; }; template <> struct make_unsigned<T> { typedef U type; }; \
  template <> struct make_signed<U> { typedef T type; }; template <> struct make_unsigned<U> { typedef U type; }; template <> struct __kb_is_integral<U> : true_type {};
template <class T> struct make_signed;
template <class T> struct make_unsigned;
__KB_IS(signed char, unsigned char) __KB_IS(short, unsigned short) __KB_IS(int, unsigned int) __KB_IS(long, unsigned long) __KB_IS(long long, unsigned long long)
template <> struct __kb_is_integral<bool> : true_type {};
template <> struct __kb_is_integral<char> : true_type {};
template <> struct make_signed<char> { typedef signed char type; };
template <> struct make_unsigned<char> { typedef unsigned char type; };
template <class T> using make_signed_t = typename make_signed<T>::type;
template <class T> using make_unsigned_t = typename make_unsigned<T>::type;
template <class T> struct is_floating_point : __kb_is_float<remove_cv_t<T>> {};
template <class T> struct is_integral : __kb_is_integral<remove_cv_t<T>> {};
template <class T> struct is_arithmetic : bool_constant<is_integral<T>::value || is_floating_point<T>::value> {};
template <class T> struct is_signed : bool_constant<is_arithmetic<T>::value && (T(-1) < T(0))> {};
template <class T> struct is_unsigned : bool_constant<is_integral<T>::value && (T(0) < T(-1))> {};
template <class T> constexpr bool is_floating_point_v = is_floating_point<T>::value;
template <class T> constexpr bool is_integral_v = is_integral<T>::value;
template <class T> constexpr bool is_arithmetic_v = is_arithmetic<T>::value;
template <class T> constexpr bool is_signed_v = is_signed<T>::value;
template <class T> constexpr bool is_unsigned_v = is_unsigned<T>::value;
template <class T> constexpr bool is_pointer_v = is_pointer<T>::value;
template <class T> __device__ constexpr remove_reference_t<T> &&move(T &&v) { return static_cast<remove_reference_t<T> &&>(v); }
template <class T> __device__ constexpr T &&forward(remove_reference_t<T> &v) { return static_cast<T &&>(v); }

template <class T> struct numeric_limits { static constexpr bool is_specialized = false; };
#define __KB_LIMITS(T, lo, hi, low, dig, sign, integer, eps, inf, qnan) \
  template <> struct numeric_limits<T> { \
    static constexpr bool is_specialized = true, is_signed = sign, is_integer = integer, is_exact = integer, has_infinity = !integer, has_quiet_NaN = !integer; \
    static constexpr int digits = dig, radix = 2; \
    __device__ static constexpr T min() { return lo; } __device__ static constexpr T max() { return hi; } __device__ static constexpr T lowest() { return low; } \
    __device__ static constexpr T epsilon() { return eps; } __device__ static constexpr T infinity() { return inf; } \
    __device__ static constexpr T quiet_NaN() { return qnan; } __device__ static constexpr T denorm_min() { return lo; } };
#define __KB_ILIMITS(T, lo, hi, dig, sign) __KB_LIMITS(T, lo, hi, lo, dig, sign, true, 0, 0, 0)
__KB_ILIMITS(bool, false, true, 1, false) __KB_ILIMITS(char, CHAR_MIN, CHAR_MAX, 7, true)
__KB_ILIMITS(signed char, SCHAR_MIN, SCHAR_MAX, 7, true) __KB_ILIMITS(unsigned char, 0, UCHAR_MAX, 8, false)
__KB_ILIMITS(short, SHRT_MIN, SHRT_MAX, 15, true) __KB_ILIMITS(unsigned short, 0, USHRT_MAX, 16, false)
__KB_ILIMITS(int, INT_MIN, INT_MAX, 31, true) __KB_ILIMITS(unsigned int, 0, UINT_MAX, 32, false)
__KB_ILIMITS(long, LONG_MIN, LONG_MAX, 63, true) __KB_ILIMITS(unsigned long, 0, ULONG_MAX, 64, false)
__KB_ILIMITS(long long, LLONG_MIN, LLONG_MAX, 63, true) __KB_ILIMITS(unsigned long long, 0, ULLONG_MAX, 64, false)
__KB_LIMITS(float, FLT_MIN, FLT_MAX, -FLT_MAX, 24, true, false, FLT_EPSILON, __builtin_inff(), __kb_nanf())
__KB_LIMITS(double, DBL_MIN, DBL_MAX, -DBL_MAX, 53, true, false, DBL_EPSILON, __builtin_inf(), __kb_nan())
}
