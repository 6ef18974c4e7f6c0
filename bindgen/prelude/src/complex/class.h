// Complex numbers as a class template (C++17 29.5; Thrust documentation, Complex Numbers), for the namespaces that have one. V is the namespace of the functions on real numbers.
#define __KB_COMPLEX_CLASS \
  template <class T> struct complex { \
    typedef T value_type; \
    T __kb_re, __kb_im; \
    __device__ constexpr complex(const T &re = T(), const T &im = T()) : __kb_re(re), __kb_im(im) {} \
    template <class U> __device__ constexpr complex(const complex<U> &z) : __kb_re((T)z.real()), __kb_im((T)z.imag()) {} \
    __device__ constexpr T real() const { return __kb_re; } __device__ constexpr T imag() const { return __kb_im; } \
    __device__ constexpr void real(T x) { __kb_re = x; } __device__ constexpr void imag(T x) { __kb_im = x; } \
    __device__ constexpr complex &operator=(const T &x) { __kb_re = x; __kb_im = T(); return *this; } \
    template <class U> __device__ constexpr complex &operator=(const complex<U> &z) { __kb_re = (T)z.real(); __kb_im = (T)z.imag(); return *this; } \
    template <class U> __device__ constexpr complex &operator+=(const complex<U> &z) { __kb_re += (T)z.real(); __kb_im += (T)z.imag(); return *this; } \
    template <class U> __device__ constexpr complex &operator-=(const complex<U> &z) { __kb_re -= (T)z.real(); __kb_im -= (T)z.imag(); return *this; } \
    template <class U> __device__ constexpr complex &operator*=(const complex<U> &z) { return *this = *this * complex((T)z.real(), (T)z.imag()); } \
    template <class U> __device__ constexpr complex &operator/=(const complex<U> &z) { return *this = *this / complex((T)z.real(), (T)z.imag()); } \
    __device__ constexpr complex &operator+=(const T &x) { __kb_re += x; return *this; } __device__ constexpr complex &operator-=(const T &x) { __kb_re -= x; return *this; } \
    __device__ constexpr complex &operator*=(const T &x) { __kb_re *= x; __kb_im *= x; return *this; } \
    __device__ constexpr complex &operator/=(const T &x) { __kb_re /= x; __kb_im /= x; return *this; } \
  };
// The operations on complex numbers of parts A and B, and with real numbers of these types; R is the type of the result's parts. CC, CR and RC begin the templates for
// two complex numbers, for a real one on the right and on the left.
#define __KB_COMPLEX_OPS(CC, CR, RC, A, B, R) \
  CC __device__ constexpr complex<R> operator+(const complex<A> &x, const complex<B> &y) { return complex<R>(x.real() + y.real(), x.imag() + y.imag()); } \
  CR __device__ constexpr complex<R> operator+(const complex<A> &x, const B &y) { return complex<R>(x.real() + y, x.imag()); } \
  RC __device__ constexpr complex<R> operator+(const A &x, const complex<B> &y) { return complex<R>(x + y.real(), y.imag()); } \
  CC __device__ constexpr complex<R> operator-(const complex<A> &x, const complex<B> &y) { return complex<R>(x.real() - y.real(), x.imag() - y.imag()); } \
  CR __device__ constexpr complex<R> operator-(const complex<A> &x, const B &y) { return complex<R>(x.real() - y, x.imag()); } \
  RC __device__ constexpr complex<R> operator-(const A &x, const complex<B> &y) { return complex<R>(x - y.real(), -y.imag()); } \
  CC __device__ constexpr complex<R> operator*(const complex<A> &x, const complex<B> &y) { \
    return complex<R>(x.real() * y.real() - x.imag() * y.imag(), x.real() * y.imag() + x.imag() * y.real()); } \
  CR __device__ constexpr complex<R> operator*(const complex<A> &x, const B &y) { return complex<R>(x.real() * y, x.imag() * y); } \
  RC __device__ constexpr complex<R> operator*(const A &x, const complex<B> &y) { return complex<R>(x * y.real(), x * y.imag()); } \
  CC __device__ constexpr complex<R> operator/(const complex<A> &x, const complex<B> &y) { \
    R s = R(1) / (fabs((R)y.real()) + fabs((R)y.imag())), a = x.real() * s, b = x.imag() * s, c = y.real() * s, d = y.imag() * s, t = R(1) / (c * c + d * d); \
    return complex<R>((a * c + b * d) * t, (b * c - a * d) * t); } \
  CR __device__ constexpr complex<R> operator/(const complex<A> &x, const B &y) { return complex<R>(x.real() / y, x.imag() / y); } \
  RC __device__ constexpr complex<R> operator/(const A &x, const complex<B> &y) { return complex<R>(x) / complex<R>(y); } \
  CC __device__ constexpr bool operator==(const complex<A> &x, const complex<B> &y) { return x.real() == y.real() && x.imag() == y.imag(); } \
  CR __device__ constexpr bool operator==(const complex<A> &x, const B &y) { return x.real() == y && x.imag() == 0; } \
  RC __device__ constexpr bool operator==(const A &x, const complex<B> &y) { return x == y.real() && y.imag() == 0; } \
  CC __device__ constexpr bool operator!=(const complex<A> &x, const complex<B> &y) { return !(x == y); } \
  CR __device__ constexpr bool operator!=(const complex<A> &x, const B &y) { return !(x == y); } \
  RC __device__ constexpr bool operator!=(const A &x, const complex<B> &y) { return !(x == y); }
#define __KB_COMPLEX_FUNCTIONS \
  template <class T> __device__ constexpr complex<T> operator+(const complex<T> &z) { return z; } \
  template <class T> __device__ constexpr complex<T> operator-(const complex<T> &z) { return complex<T>(-z.real(), -z.imag()); } \
  template <class T> __device__ inline T real(const complex<T> &z) { return z.real(); } template <class T> __device__ inline T imag(const complex<T> &z) { return z.imag(); } \
  template <class T> __device__ inline T abs(const complex<T> &z) { return ::hypot(z.real(), z.imag()); } \
  template <class T> __device__ inline T arg(const complex<T> &z) { return ::atan2(z.imag(), z.real()); } \
  template <class T> __device__ inline T norm(const complex<T> &z) { return z.real() * z.real() + z.imag() * z.imag(); } \
  template <class T> __device__ inline complex<T> conj(const complex<T> &z) { return complex<T>(z.real(), -z.imag()); } \
  template <class T> __device__ inline complex<T> proj(const complex<T> &z) { \
    return isinf(z.real()) || isinf(z.imag()) ? complex<T>((T)__builtin_inff(), ::copysign(T(0), z.imag())) : z; } \
  template <class T> __device__ inline complex<T> exp(const complex<T> &z) { T r = ::exp(z.real()); return z.imag() == 0 ? complex<T>(r, z.imag()) : complex<T>(r * ::cos(z.imag()), r * ::sin(z.imag())); } \
  template <class T> __device__ inline complex<T> log(const complex<T> &z) { return complex<T>(::log(::hypot(z.real(), z.imag())), ::atan2(z.imag(), z.real())); } \
  template <class T> __device__ inline complex<T> log10(const complex<T> &z) { complex<T> l = log(z); return complex<T>(l.real() / T(2.30258509299404568402), l.imag() / T(2.30258509299404568402)); } \
  template <class T> __device__ inline complex<T> sqrt(const complex<T> &z) { \
    T a = z.real(), b = z.imag(); \
    if (a == 0 && b == 0) return complex<T>(T(0), b); \
    T t = ::sqrt((::fabs(a) + ::hypot(a, b)) * T(0.5)); \
    return a >= 0 ? complex<T>(t, b / (2 * t)) : complex<T>(::fabs(b) / (2 * t), ::copysign(t, b)); } \
  template <class T> __device__ inline complex<T> pow(const complex<T> &x, const complex<T> &y) { return exp(log(x) * y); } \
  template <class T> __device__ inline complex<T> pow(const complex<T> &x, const T &y) { return exp(log(x) * y); } \
  template <class T> __device__ inline complex<T> pow(const complex<T> &x, int y) { return exp(log(x) * (T)y); } \
  template <class T> __device__ inline complex<T> pow(const T &x, const complex<T> &y) { return exp(log(complex<T>(x)) * y); } \
  template <class T> __device__ inline complex<T> sin(const complex<T> &z) { return complex<T>(::sin(z.real()) * ::cosh(z.imag()), ::cos(z.real()) * ::sinh(z.imag())); } \
  template <class T> __device__ inline complex<T> cos(const complex<T> &z) { return complex<T>(::cos(z.real()) * ::cosh(z.imag()), -(::sin(z.real()) * ::sinh(z.imag()))); } \
  template <class T> __device__ inline complex<T> sinh(const complex<T> &z) { return complex<T>(::sinh(z.real()) * ::cos(z.imag()), ::cosh(z.real()) * ::sin(z.imag())); } \
  template <class T> __device__ inline complex<T> cosh(const complex<T> &z) { return complex<T>(::cosh(z.real()) * ::cos(z.imag()), ::sinh(z.real()) * ::sin(z.imag())); } \
  template <class T> __device__ inline complex<T> tanh(const complex<T> &z) { \
    T x = z.real(), y = z.imag(); \
    if (::fabs(x) > T(20)) return complex<T>(::copysign(T(1), x), 4 * ::sin(y) * ::cos(y) * ::exp(-2 * ::fabs(x))); \
    T s = ::sinh(x), c = ::cos(y), d = s * s + c * c; \
    return complex<T>(s * ::cosh(x) / d, ::sin(y) * c / d); } \
  template <class T> __device__ inline complex<T> tan(const complex<T> &z) { complex<T> t = tanh(complex<T>(-z.imag(), z.real())); return complex<T>(t.imag(), -t.real()); } \
  template <class T> __device__ inline complex<T> polar(const T &r, const T &theta = T()) { return complex<T>(r * ::cos(theta), r * ::sin(theta)); }
