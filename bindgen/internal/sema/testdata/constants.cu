// Every assertion here holds in C++17 on a platform with 64-bit long; the kernel is only there to be checked.
template <class T, class U> struct same { static constexpr bool value = false; };
template <class T> struct same<T, T> { static constexpr bool value = true; };
#define TYPE(expr, ...) static_assert(same<decltype(expr), __VA_ARGS__>::value, #expr)


constexpr char c = 1; constexpr unsigned char uc = 200; constexpr short s = 3; constexpr unsigned short us = 65535; constexpr bool t = true;
constexpr int i = -1; constexpr unsigned u = 1; constexpr long l = 1; constexpr unsigned long ul = 1; constexpr long long ll = 1; constexpr unsigned long long ull = 1;
constexpr float f = 1; constexpr double d = 1;

// constexpr functions and objects.
constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
constexpr int sum(int n) { int r = 0; for (int k = 0; k <= n; k++) { if (k == 3) continue; if (k > 10) break; r += k; } return r; }
constexpr int digits(unsigned v) { int n = 0; do { n++; v /= 10; } while (v); return n; }
constexpr int pick(int k) { switch (k) { case 0: return 1; case 1: case 2: k += 10; default: return k; } }
struct P { int x, y; constexpr P(int a, int b) : x(a), y(b) {} constexpr int dot(const P& o) const { return x * o.x + y * o.y; } constexpr P operator+(P o) const { return P(x + o.x, y + o.y); } };
struct Q { int n = 3; float w[2] = {1, 2}; };
constexpr P p(1, 2), q = p + P(3, 4);
constexpr Q agg{};
constexpr int table[5] = {1, 2, 3};
constexpr int total(const int* v, int n) { int r = 0; for (const int* e = v + n; v != e; ++v) r += *v; return r; }
constexpr int gcd(int a, int b) { while (b) { int r = a % b; a = b; b = r; } return a; }
template <int N> struct fact { static constexpr int value = N * fact<N - 1>::value; };
template <> struct fact<0> { static constexpr int value = 1; };
template <int... N> constexpr int add = (0 + ... + N);
template <class... T> constexpr int count(T... v) { return sizeof...(v); }
enum E { A, B = 5, C }; enum class K : unsigned char { x = 3, y }; 

// Layout.
struct L { char a; double b; short c; }; struct M { char a; struct { int x, y; } in; char z; }; union U { int i; char c[7]; };

__global__ void k(int* out) {
    TYPE(1, int); TYPE(2147483647, int); TYPE(2147483648, long); TYPE(0x7fffffff, int); TYPE(0xffffffff, unsigned); TYPE(0x100000000, long);
    TYPE(0xffffffffffffffff, unsigned long); TYPE(1u, unsigned); TYPE(1l, long); TYPE(1ul, unsigned long); TYPE(1ll, long long); TYPE(1ull, unsigned long long);
    TYPE(017, int); TYPE(0b11, int); TYPE('a', char); TYPE(1.0, double); TYPE(1.f, float); TYPE(1e3f, float); TYPE(true, bool); TYPE(4294967296u, unsigned long);
    static_assert(017 == 15 && 0x1F == 31 && 0b101 == 5 && 1'000 == 1000, "bases");
    static_assert('\n' == 10 && '\x41' == 65 && '\101' == 65 && '\0' == 0 && '\\' == 92, "escapes");
    static_assert(0x1p4 == 16.0 && 1.5e1 == 15 && .5f == 0.5, "floats");
    static_assert(sizeof("hello") == 6 && sizeof("a" "bc") == 4 && "hello"[1] == 'e', "strings");
    TYPE(c + c, int); TYPE(uc + uc, int); TYPE(+s, int); TYPE(-us, int); TYPE(~uc, int); TYPE(t + t, int); TYPE(i + u, unsigned); TYPE(u + l, long); TYPE(i + ul, unsigned long);
    TYPE(l + ull, unsigned long long); TYPE(ll + ul, unsigned long long); TYPE(l + ll, long long); TYPE(i * f, float); TYPE(f + d, double); TYPE(ul * f, float); TYPE(uc << l, int); TYPE(l >> i, long);
    TYPE(i < u, bool); TYPE(!i, bool); TYPE(i && u, bool); TYPE(t ? c : s, int); TYPE(t ? 1 : 2.0, double); TYPE(t ? i : u, unsigned); 
    TYPE(sizeof(int), unsigned long); TYPE((char)1 + (char)2, int);
    static_assert(uc + uc == 400 && us * 2 == 131070 && (unsigned char)(uc + 100) == 44, "no wrap in int");
    static_assert((i < u) == false && -1 > 0u && -1 < 0 && (unsigned short)-1 == 65535 && (int)us == 65535, "signedness");
    static_assert(-7 / 2 == -3 && -7 % 2 == -1 && 7 / -2 == -3 && 7 % -2 == 1, "division truncates");
    static_assert(-8 >> 1 == -4 && (0x80000000 >> 31) == 1 && (1 << 4) == 16 && (1u << 31) == 2147483648u, "shifts");
    static_assert((int)3.9 == 3 && (int)-3.9 == -3 && (char)300 == 44 && (signed char)200 == -56 && (bool)0.1 && !(bool)0.0, "conversions");
    static_assert(0.1f != 0.1 && 16777217.0f == 16777216.0f && 1.0f / 3 != 1.0 / 3, "float rounds");
    static_assert((float)16777217 == 16777216 && (double)9007199254740993 == 9007199254740992, "int to float rounds");
    static_assert((5 & 3) == 1 && (5 | 3) == 7 && (5 ^ 3) == 6 && ~0 == -1 && (7 & ~2) == 5, "bits");
    static_assert((1 ? 2 : 1 / 0) == 2 && (true || 1 / 0) && !(false && 1 / 0), "short circuits");
    static_assert(fib(12) == 144 && fib(7) % 5 == 3 && sum(20) == 52 && digits(12345) == 5 && pick(0) + pick(1) + pick(9) == 21, "functions");
    static_assert(q.x == 4 && q.y == 6 && q.dot(p) == 16 && agg.n == 3 && agg.w[1] == 2, "objects");
    static_assert(table[1] == 2 && table[4] == 0 && total(table, 5) == 6 && sizeof(table) == 20 && gcd(48, 18) == 6, "arrays");
    static_assert(fact<5>::value == 120 && add<1, 2, 3> == 6 && count(1, 2.0, 'c') == 3, "templates");
    static_assert(B == 5 && C == 6 && (int)K::y == 4 && sizeof(K) == 1 && A + 1 == 1, "enumerations");
    TYPE(A + 1, int); TYPE(K::x, K);
    static_assert(sizeof(L) == 24 && sizeof(M) == 16 && sizeof(U) == 8 && alignof(L) == 8 && sizeof(void*) == 8 && sizeof(long) == 8, "layout");
    constexpr int n = fib(6);
    int a[n];
    auto twice = [](int v) constexpr { return 2 * v; };
    static_assert(sizeof(a) == 32 && n == 8, "local");
    static_assert(twice(4) == 8, "lambda");
    out[0] = n;
}
