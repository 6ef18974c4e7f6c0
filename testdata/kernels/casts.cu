// oracle: g++
typedef long long ll;
// Which named casts there are: a cast that there is not is a failed substitution.
template <class...> struct voided { typedef void type; };
template <class T> T make();
#define CASTS(NAME, CAST) \
    template <class T, class U, class = void> struct NAME { static constexpr int v = 0; }; \
    template <class T, class U> struct NAME<T, U, typename voided<decltype(CAST<U>(make<T>()))>::type> { static constexpr int v = 1; };
CASTS(Static, static_cast)
CASTS(Const, const_cast)
CASTS(Reinterpret, reinterpret_cast)
struct A { int i; };
struct B : A {};

// [expr.static.cast]/2 and 3: qualifiers stay
__global__ void staticCasts(ll* out) {
    out[0] = Static<const A, A&&>::v; out[1] = Static<const A&, A&&>::v; out[2] = Static<const A&&, A&&>::v;
    out[3] = Static<A&, A&&>::v; out[4] = Static<B, A&&>::v; out[5] = Static<const B&, A&&>::v; out[6] = Static<A, A&>::v;
    out[7] = Static<A, const A&>::v; out[8] = Static<A&, B&&>::v; out[9] = Static<A&&, B&>::v;
    out[10] = Static<const A&, B&>::v; out[11] = Static<int, int&&>::v; out[12] = Static<int&, int&&>::v;
    out[13] = Static<const int&, int&&>::v; out[14] = Static<int, const int&>::v; out[15] = Static<const int&, long>::v;
    out[16] = Static<const void*, int*>::v; out[17] = Static<void*, const int*>::v; out[18] = Static<const int&, const long&>::v;
    out[19] = Static<volatile int&, int&>::v; out[20] = Static<int&, const volatile int&>::v;
}

// [expr.reinterpret.cast]/2, 11
__global__ void reinterpretCasts(ll* out) {
    out[0] = Reinterpret<int, int&&>::v; out[1] = Reinterpret<char&&, int&&>::v; out[2] = Reinterpret<char&, int&>::v;
    out[3] = Reinterpret<char, int&>::v; out[4] = Reinterpret<const int&, int&>::v; out[5] = Reinterpret<int*, long>::v;
    out[6] = Reinterpret<const int*, int*>::v; out[7] = Reinterpret<int*, const char*>::v; out[8] = Reinterpret<int, int>::v;
    out[9] = Reinterpret<float, int>::v; out[10] = Reinterpret<const int* const*, int**>::v;
    out[11] = Reinterpret<long, int*>::v; out[12] = Reinterpret<int&, float&&>::v; out[13] = Reinterpret<int**, const float* const*>::v;
    out[14] = Reinterpret<const char*, unsigned long>::v; out[15] = Reinterpret<volatile int*, float*>::v;
    out[16] = Reinterpret<int (*)[4], const float (*)[2]>::v; out[17] = Reinterpret<const int (*)[4], float (*)[2]>::v;
}

// [expr.const.cast]/3, 4
__global__ void constCasts(ll* out) {
    out[0] = Const<const int*, int*&&>::v; out[1] = Const<const int*&, int*&&>::v; out[2] = Const<const int*&, int*&>::v;
    out[3] = Const<const A, A&&>::v; out[4] = Const<const A&, A&&>::v; out[5] = Const<const int*, int*>::v;
    out[6] = Const<int, int>::v; out[7] = Const<const int&, int&>::v; out[8] = Const<const int* const*, int**>::v;
    out[9] = Const<float*, int*>::v; out[10] = Const<const A&&, A&>::v; out[11] = Const<const int (*)[3], int (*)[3]>::v;
    out[12] = Const<int*, volatile int*>::v; out[13] = Const<B*, A*>::v; out[14] = Const<const int A::*, int A::*>::v;
    out[15] = Const<const int (&)[3], int (&)[3]>::v; out[16] = Const<const int (&)[3], int*>::v;
}

__device__ int bump(int& x) { return x += 5; }
__global__ void values(ll* out) {
    int x = 1, row[3] = {4, 5, 6};
    const int& c = x;
    const int* const p = row;
    out[0] = bump(const_cast<int&>(c)); out[1] = x; const_cast<int*>(p)[1] = 9; out[2] = row[1];
    out[3] = *const_cast<const int*>(&x); out[4] = static_cast<int&&>(row[0]);
    out[5] = reinterpret_cast<const unsigned char&>(c); out[6] = const_cast<A&&>(A{8}).i;
    out[7] = const_cast<volatile int&>(row[2]);
}
