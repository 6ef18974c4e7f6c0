package progen

// ClassesHost stands before ClassesPrologue when a C++ compiler builds the programs of Classes as functions of the
// host.
const ClassesHost = `extern "C" int printf(const char*, ...);
extern "C" int fflush(void*);
` + classesHost

const classesHost = `#define __global__ static
#define __device__
static void show(const char* name, void (*kernel)(long long*), int) {
    long long out[64] = {};
    kernel(out);
    printf("%s: [", name);
    for (int i = 0; i < 64; i++) printf(i ? " %lld" : "%lld", out[i]);
    printf("]\n");
    fflush(nullptr);
}
`

// ClassesPrologue stands once before the programs of Classes in a file. Whatever is called leaves an event: sum does
// not depend on the order of events, trace does. id_of tells types apart, and val makes a number of any value.
const ClassesPrologue = `typedef unsigned long long u64;
__device__ u64 sum, trace;
__device__ int live;
__device__ const int cells[384] = {};
__device__ u64 mix(u64 h, u64 v) { h ^= v; h *= 0x9E3779B97F4A7C15ull; return h ^ (h >> 29); }
__device__ void ev(int k) { u64 x = (u64)(k + 1) * 0x9E3779B97F4A7C15ull; sum += x ^ (x >> 31); trace = trace * 31 + k; }
__device__ int d2i(double x) { return x >= 0 && x < 1000 ? (int)x : 7; }
template <class T> struct id_of { enum { n = 99 }; };
#define ID(T, N) template <> struct id_of<T> { enum { n = N }; };
ID(void, 1) ID(bool, 2) ID(char, 3) ID(signed char, 4) ID(unsigned char, 5) ID(short, 6) ID(unsigned short, 7) ID(int, 8)
ID(unsigned, 9) ID(long, 10) ID(unsigned long, 11) ID(long long, 12) ID(u64, 13) ID(float, 14) ID(double, 15)
ID(decltype(nullptr), 16)
template <class T> struct id_of<const T> { enum { n = id_of<T>::n * 3 + 1 }; };
template <class T> struct id_of<T&> { enum { n = id_of<T>::n * 5 + 2 }; };
template <class T> struct id_of<T&&> { enum { n = id_of<T>::n * 5 + 3 }; };
template <class T> struct id_of<T*> { enum { n = id_of<T>::n * 7 + 4 }; };
template <class T, int N> struct id_of<T[N]> { enum { n = id_of<T>::n * 11 + N }; };
template <class T, int N> struct id_of<const T[N]> { enum { n = id_of<const T>::n * 11 + N }; };
#define KIND(...) (id_of<decltype((__VA_ARGS__))>::n)
template <class T> struct bare { typedef T type; };
template <class T> struct bare<T&> { typedef T type; };
template <class T> struct bare<T&&> { typedef T type; };
template <class T> __device__ typename bare<T>::type&& mv(T&& x) { return static_cast<typename bare<T>::type&&>(x); }
template <class T> __device__ T&& fw(typename bare<T>::type& x) { return static_cast<T&&>(x); }
template <class T> T&& dv();
template <bool B, class T = void> struct only_if {};
template <class T> struct only_if<true, T> { typedef T type; };
template <bool B, class T = void> using only_if_t = typename only_if<B, T>::type;
template <class...> struct to_void { typedef void type; };
template <class... T> using to_void_t = typename to_void<T...>::type;
template <class T, class U> struct same { enum { v = 0 }; };
template <class T> struct same<T, T> { enum { v = 1 }; };
template <class T> struct is_class { enum { v = __is_class(T) }; };
template <class T> struct is_enum { enum { v = __is_enum(T) }; };
template <class T> struct is_trivial { enum { v = __is_trivially_copyable(T) }; };
template <class T, class U> struct is_base { enum { v = __is_base_of(T, U) }; };
template <class T> struct sort_of { enum { n = __is_class(T) ? 1 : 0 }; };
template <class T> struct sort_of<T*> { enum { n = 2 }; };
template <> struct sort_of<decltype(nullptr)> { enum { n = 2 }; };
template <> struct sort_of<float> { enum { n = 3 }; };
template <> struct sort_of<double> { enum { n = 3 }; };
template <class T, int N> struct sort_of<T[N]> { enum { n = 4 }; };
template <class T, int K> struct number { static __device__ int of(const T& x) { return (int)x & 1023; } };
template <class T> struct number<T, 1> { static __device__ int of(const T& x) { return x.h(); } };
template <class T> struct number<T, 2> { static __device__ int of(const T& x) { return x != nullptr ? 3 : 4; } };
template <class T> struct number<T, 3> { static __device__ int of(const T& x) { return d2i(x); } };
template <class T> struct number<T, 4> { static __device__ int of(const T& x) { return d2i(x[0]); } };
template <class T> __device__ int val(const T& x) { return number<T, sort_of<T>::n>::of(x); }
`
