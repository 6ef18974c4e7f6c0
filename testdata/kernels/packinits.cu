// threads: 4
// Expansions of packs in the initialisers of variables that are no objects of classes, with one element and with none ([temp.variadic]/5, [dcl.init]/11).
typedef long long ll;
template <class T> __device__ T&& fw(T& t) { return (T&&)t; }
struct S { int a, b; __device__ S(int a = 7, int b = 3) : a(a), b(b) {} };
struct Rf { const int& r; int v; S s; int c[2]; template <class... A> __device__ Rf(const A&... a) : r(a...), v(a...), s(1, a...), c{a..., 5} {} };
enum E { e0, e1 };
__device__ int num(int x) { return x; } __device__ int num(double x) { return (int)(x * 2); } __device__ int num(int* x) { return *x; } __device__ int num(const S& s) { return s.a * 10 + s.b; } __device__ int num(E e) { return e + 5; }
template <class T, class... A> __device__ T plain(A... a) { T t(fw<A>(a)...); return t; }
template <class T, class... A> __device__ T brace(A... a) { T t{a...}; T u = {a...}; return t = u; }
template <class T, class... A> __device__ T inif(A... a) { if (T v(a...); sizeof...(A) < 2) return v; return T(a...); }
template <class T, class... A> __device__ T heap(A... a) { T* p = new T(a...); T r = *p; delete p; return r; }
template <class T, class... A> __device__ T conv(A... a) { const T t(a...); T u[2] = {T(a...), T(a...)}; return sizeof...(A) ? t : u[1]; }
template <class... A> __device__ int autos(A... a) { auto t(a...); auto u{a...}; const auto& r(t); auto l = [v(a...), w{a...}, x = (0 + ... + a)] { return v + w * 3 + x * 5; }; for (int i(a...); i < 3; i++) t++; return t + u * 10 + r + l(); }
template <class... A> __device__ int more(A... a) { S s(a..., 4), r(2, a...); int z(sizeof...(a)); return s.a + s.b * 3 + r.b * 9 + z; }
template <class T> __device__ ll all(T x) { return num(plain<T>(x)) + num(brace<T>(x)) * 3 + num(inif<T>(x)) * 5 + num(heap<T>(x)) * 7 + num(conv<T>(x)) * 11; }
template <class T> __device__ ll none() { return num(plain<T>()) + num(brace<T>()) * 3 + num(inif<T>()) * 5 + num(heap<T>()) * 7 + num(conv<T>()) * 11; }
__global__ void packinits(ll* out) {
  int t = threadIdx.x; ll h = 0;
  h = h * 31 + all(t); h = h * 31 + all(t + 0.5); h = h * 31 + all(&t); h = h * 31 + all(S(t, 2)); h = h * 31 + all(t & 1 ? e0 : e1);
  h = h * 31 + none<int>(); h = h * 31 + none<double>(); h = h * 31 + none<S>(); h = h * 31 + none<E>();
  h = h * 31 + plain<double>(t) + num(plain<S>(t, 4)) + num(inif<S>(t, 5)) + plain<ll>((short)t); const int& r = plain<int>(t);
  Rf f(t); t += 3; h = h * 31 + f.r + f.v * 3 + f.s.b * 5 + f.c[0] + f.c[1] + autos(t) + more(t) * (r + 1);
  out[threadIdx.x] = h;
}
