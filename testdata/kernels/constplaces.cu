// oracle: g++
// The name of a constant is an lvalue, and so is c ? x : y of lvalues of one type ([expr.prim.id.unqual]/3,
// [expr.cond]/4 and 5): the result has an address, and a reference to it sees what is stored later.
typedef long long ll;
__device__ int kind(int&&) { return 1; }
__device__ int kind(const int&) { return 2; }
__device__ int kind(int&) { return 3; }
template <class T> struct id { enum { v = 0 }; };
template <> struct id<const int&> { enum { v = 1 }; }; template <> struct id<int&> { enum { v = 2 }; }; template <> struct id<int> { enum { v = 3 }; };
template <class T> __device__ int forward(T&&) { return id<T>::v; }
template <int N> __device__ int parameter(bool b, int i) { return kind(b ? i : N); }
enum Wide { w_a, w_b };
__device__ const int global = 7, other = 8;
static constexpr int host = 8;
struct Holds { static constexpr int m = 9; enum { e = 4 }; };
__global__ void constplaces(ll* out) {
    bool b = out[0] == 0; int i = 4; const int c = 3, d = 5; const unsigned u = 9; constexpr int e = 6;
    out[0] = kind(b ? i : c); out[1] = kind(b ? c : d); out[2] = kind(b ? global : i); out[3] = kind(b ? e : c); out[4] = kind(b ? i : u);
    out[5] = forward(b ? i : c); out[6] = id<decltype((b ? c : i))>::v; out[7] = id<decltype(b ? d : i)>::v; out[8] = parameter<4>(b, i);
    out[9] = kind(true ? i : c); out[10] = kind(false ? i : c); out[11] = kind(b ? Holds::e : 2); out[12] = kind(b ? 3 : c);
    const int& r = b ? i : c; i = 10; out[13] = r; const int* p = &(b ? c : i); out[14] = *p + (p == &c);
    out[15] = &(b ? global : other) == &global; out[16] = *&(b ? other : global); out[17] = (b ? i : c) + (b ? c : d) + (b ? host : i);
    out[18] = [&] { return b ? c : i; }(); out[19] = [=] { return b ? d : c; }(); auto copy = b ? i : c; copy++; out[20] = copy;
    out[21] = kind(+(b ? i : c));
}

__device__ int calls;
__device__ int next(int n) { for (int k = 0; k < n; k++) calls += k; return calls++ & 3; }
__device__ int plus(const int& x, int n) { return x + n; }
__device__ int store(int& x) { x = 50; return 1; }
__device__ constexpr int pick(bool b, int i) { const int c = 9; return b ? i : c; }
template <int N> struct Number { enum { v = N }; };
// with operands that are statements, and in constant expressions
__global__ void constbranches(ll* out) {
    calls = 0; __shared__ int sh[4]; for (int k = 0; k < 4; k++) sh[k] = k + 20; bool b = out[0] == 0; const int zero = 0; const float fz = 0.5f; float fx = 2; int i = 1;
    out[0] = b ? sh[next(3)] : zero; out[1] = kind(b ? sh[next(2)] : zero); out[2] = kind(!b ? sh[next(2)] : zero);
    out[3] = plus(b ? i : zero, store(i)); out[4] = plus(b ? sh[next(1)] : zero, store(sh[0])); const int& r = b ? sh[next(2)] : zero; for (int k = 0; k < 4; k++) sh[k] = 30;
    out[5] = r; out[6] = (b ? fx : fz) * 2; out[7] = Number<pick(true, 5)>::v + Number<pick(false, 5)>::v; out[8] = b ? (i > 1 ? i : zero) : zero;
    out[9] = calls; for (int k = 0; k < 3; k++) out[10 + k] = kind(k > 1 ? zero : i) + (k > 1 ? zero : sh[next(k)]); out[13] = sizeof(b ? zero : i);
}
