typedef long long ll;
// C++20's explicit(e): constructors and conversion functions that are explicit where e holds, of classes and templates.
template <class T> struct Num {
    T v;
    __device__ constexpr Num(T v = T()) : v(v) {}
    template <class U> __device__ explicit(sizeof(U) > sizeof(T)) constexpr Num(const Num<U>& o) : v((T)o.v + 1) {}
    __device__ explicit(sizeof(T) == 8) operator int() const { return (int)v * 10; }
};
__device__ int narrow(Num<float>) { return 1; } __device__ int narrow(...) { return 2; }
__device__ int wide(Num<double>) { return 1; } __device__ int wide(...) { return 2; }
__device__ int number(int x) { return x; } __device__ int number(...) { return -1; }
__global__ void templates(ll* out) {
    Num<float> f = 2.f; Num<double> d = f;
    out[0] = (ll)d.v; out[1] = narrow(d) * 10 + wide(f); out[2] = (ll)Num<float>(d).v; out[3] = (ll)static_cast<Num<float>>(d).v;
    out[4] = number(f); out[5] = number(d); out[6] = (int)d; Num<double> e = {f}; out[7] = (ll)e.v; Num<float> g{d}; out[8] = (ll)g.v;
}
template <class T> struct IsInt { static constexpr bool value = false; };
template <> struct IsInt<int> { static constexpr bool value = true; };
struct Any {
    int how;
    template <class T> __device__ explicit(!IsInt<T>::value) Any(T) : how(1) {}
    __device__ Any(double) : how(2) {}
    __device__ explicit(false) Any(const char*) : how(3) {}
    __device__ explicit(true) Any(char) : how(4) {}
};
__device__ int take(Any a) { return a.how; }
__global__ void chosen(ll* out) { Any a = 1, b = 1.f, c('c'), d("x"), e = 'c'; out[0] = a.how; out[1] = b.how; out[2] = c.how; out[3] = d.how; out[4] = e.how; out[5] = take(5) * 10 + take(5L); Any g(5L); out[6] = g.how; out[7] = take({3}) * 10 + take("s"); }
struct To { int x; template <class T> __device__ explicit(sizeof(T) < 4) operator T() const { return T(x); } };
__device__ int via(short) { return 1; } __device__ int via(float) { return 2; }
__global__ void conversions(ll* out) { To t{300}; int i = t; out[0] = i; out[1] = (char)t; float f = t; out[2] = (ll)f; }
