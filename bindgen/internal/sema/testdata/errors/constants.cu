// What is no constant expression: calls of functions that are not constexpr, and results out of range ([expr.const]/5).
struct Box { int v; constexpr Box(int v) : v(v) {} __device__ int get() const { return v; } };
__device__ int plain() { return 1; } __device__ Box boxed() { return Box(3); } constexpr Box constant() { return Box(3); } __device__ const int run = plain();
template <int N> __device__ int via() { return N; } template <auto V> __device__ int any() { return V; } template <int N> struct Num { int a[N]; };
__global__ void member(int* o) { o[0] = via<boxed().v>(); } /* ERROR "this is not a constant expression" */
__global__ void call(int* o) { o[0] = any<plain()>(); } /* ERROR "this is not a constant expression" */
__global__ void instance(int* o) { Num<plain()> x; o[0] = sizeof(x); } /* ERROR "this is not a constant expression" */
__global__ void method(int* o) { o[0] = via<constant().get()>(); } /* ERROR "this is not a constant expression" */
__global__ void variable(int* o) { o[0] = via<run>(); } /* ERROR "no function via takes arguments ()" */
__global__ void local(int* o) { constexpr int i = plain(); o[0] = i; } /* ERROR "the initialiser of the constexpr variable i is not a constant expression" */
__global__ void assertion(int* o) { static_assert(plain() == 1, ""); o[0] = 1; } /* ERROR "this is not a constant expression" */
__global__ void label(int* o) { switch (o[0]) { case plain(): o[0] = 2; } } /* ERROR "this is not a constant expression" */
enum Listed { item = plain() }; /* ERROR "this is not a constant expression" */
__global__ void enumerator(int* o) { o[0] = item; }
struct Bits { int b : plain(); }; /* ERROR "this is not a constant expression" */
__global__ void bits(int* o) { Bits b; o[0] = sizeof(b); }
__global__ void chosen(int* o) { o[0] = via<true ? 3 : plain()>() + via<sizeof(plain())>() + via<constant().v>() + via<noexcept(plain())>(); const int i = plain(); o[1] = i + run; }
constexpr int inc(int a) { return a + 1; } constexpr int neg(int a) { return -a; } constexpr int shl(int a, int b) { return a << b; } constexpr int div(int a, int b) { return a / b; } constexpr int far(int k) { int a[3] = {1, 2, 3}; int* p = a + k; return p - a; }
__global__ void sum(int* o) { o[0] = via<2147483647 + 1>(); } /* ERROR "this is not a constant expression" */
__global__ void called(int* o) { o[0] = via<inc(2147483647)>(); } /* ERROR "this is not a constant expression" */
__global__ void negative(int* o) { o[0] = via<-(-2147483647 - 1)>(); } /* ERROR "this is not a constant expression" */
__global__ void negated(int* o) { o[0] = via<neg(-2147483647 - 1)>(); } /* ERROR "this is not a constant expression" */
__global__ void shift(int* o) { o[0] = via<(1 << 32)>(); } /* ERROR "this is not a constant expression" */
__global__ void shifted(int* o) { o[0] = via<shl(1, -1)>(); } /* ERROR "this is not a constant expression" */
__global__ void quotient(int* o) { o[0] = via<div(-2147483647 - 1, -1)>(); } /* ERROR "this is not a constant expression" */
__global__ void converted(int* o) { o[0] = via<(int)3e9>(); } /* ERROR "this is not a constant expression" */
__global__ void pointer(int* o) { o[0] = via<far(4)>(); } /* ERROR "this is not a constant expression" */
__global__ void bound(int* o) { constexpr int x = 2147483647 + 1; o[0] = x; } /* ERROR "the initialiser of the constexpr variable x is not a constant expression" */
__global__ void ranges(int* o) { o[0] = via<(1 << 31)>() + via<2147483646 + 1>() + via<far(3)>() + via<(int)-2147483648.9>() + any<4294967295u + 1>() + via<false ? 1 << 32 : 2>() + via<65535 * 32768>() + via<div(-2147483647 - 1, 1) + 1>(); }
constexpr int asks(int x) { return std::is_constant_evaluated() ? x : -x; }
__global__ void asked(int* o) { static_assert(std::is_constant_evaluated() && asks(2) == 2, ""); const int a[2] = {asks(1), 2}; o[0] = a[0] + std::is_constant_evaluated(); }
__device__ int unasked() { return asks(3); } __device__ int dynamic = unasked(); /* ERROR "this initialiser is not constant" */
__global__ void reads(int* o) { o[0] = dynamic; }
__global__ void narrow(int* o) { char s[] = "ab"; unsigned char t[] = "cd"; o[0] = s[0] + t[1]; }
template <int* P> struct Null { char c; }; template <auto V> struct Any { char c; };
__global__ void otherNull(int* o) { o[0] = sizeof(Null<(char*)nullptr>); } /* ERROR "template argument nullptr does not fit parameter P of type int *" */
__global__ void number(int* o) { o[0] = sizeof(Any<(char*)4>); } /* ERROR "this is not an integer constant" */
// Shifts of negative values and past the sign bit, which only C++20 defines ([expr.shift]/2, [expr.const]/2.6).
template <int N> struct Shifted { int a[N + 100]; };
__global__ void shiftNegative(int* o) { constexpr int n = -1 << 3; o[0] = n; } /* ERROR "not a constant expression" */
__global__ void shiftPast(int* o) { constexpr int n = 2 << 31; o[0] = n; } /* ERROR "not a constant expression" */
constexpr int shiftOf(int x, int n) { return x << n; }
__global__ void shiftCalled(int* o) { constexpr int n = shiftOf(-4, 2); o[0] = n; } /* ERROR "not a constant expression" */
__global__ void shiftArgument(int* o) { Shifted<-1 << 1> s; o[0] = sizeof(s); } /* ERROR "not a constant expression" */
__global__ void shiftFine(int* o) { constexpr int n = 1 << 31; const int m = ~0 << 3; static const int k = -8 << 1; constexpr unsigned u = ~0u << 4; o[0] = n + m + k + u + (-1 << 2) + shiftOf(-4, 2) + shiftOf(1, 31); }
template <char... C> __device__ int chars() { return (C + ... + 0); } template <class T, T... V> __device__ int row() { return (V + ... + 0); }
__global__ void wide(int* o) { o[0] = chars<1, 300>(); } /* ERROR "no function chars takes arguments" */
__global__ void wides(int* o) { o[0] = row<unsigned char, 1, -1>(); } /* ERROR "no function row takes arguments" */
__global__ void packFits(int* o) { o[0] = chars<1, 30>() + row<unsigned char, 1, 255>(); }
