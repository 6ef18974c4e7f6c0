// threads: 1 blocks: 1 flags: -std=c++20
// char8_t is a type of its own in C++20 ([basic.fundamental]/9), of u8 literals ([lex.ccon]/3, [lex.string]/7).
template <class A, class B> struct same { static constexpr bool v = false; };
template <class A> struct same<A, A> { static constexpr bool v = true; };
__device__ constexpr int of(char) { return 1; }
__device__ constexpr int of(unsigned char) { return 2; }
__device__ constexpr int of(char8_t) { return 3; }
__device__ constexpr int of(int) { return 4; }
__device__ constexpr int at(const char*) { return 1; }
__device__ constexpr int at(const unsigned char*) { return 2; }
__device__ constexpr int at(const char8_t*) { return 3; }
template <class X> struct Name { static constexpr int v = 0; };
template <> struct Name<char8_t> { static constexpr int v = 1; };
template <> struct Name<unsigned char> { static constexpr int v = 2; };
template <char8_t C> struct Value { static constexpr int v = C; };
template <auto A> struct Any { using type = decltype(A); };
enum E : char8_t { e1 = 200 };
struct Bits { char8_t c : 5; char8_t d; };
__device__ constexpr int operator""_n(const char8_t* s, unsigned long n) { return (int)n + s[0]; }
__device__ constexpr int operator""_n(const char*, unsigned long) { return -1; }
__device__ constexpr int operator""_c(char8_t c) { return c + 1; }
extern "C" __global__ void literals(long long* out) {
  out[0] = same<char8_t, unsigned char>::v + same<char8_t, char>::v + 10 * sizeof(char8_t) + 100 * (char8_t(-1) > 0);
  out[1] = same<decltype(u8'a'), char8_t>::v + 2 * same<decltype(u8"ab"), const char8_t(&)[3]>::v + 4 * same<decltype('a'), char>::v + u8'a';
  out[2] = of(u8'a') * 1000 + of('a') * 100 + of((unsigned char)1) * 10 + of(+u8'a'); out[3] = at(u8"x") * 10 + at("x");
  out[4] = same<decltype(u8'a' + u8'b'), int>::v + 2 * same<decltype(true ? u8'a' : 'a'), int>::v;
  out[5] = Name<char8_t>::v + 10 * Name<unsigned char>::v + 100 * Value<u8'a'>::v + same<Any<u8'x'>::type, char8_t>::v;
  const char8_t* s = u8"a" "b" u8"c"; out[6] = s[2] + s[0]; const char8_t* r = u8R"(ab\c)"; out[7] = r[2]; const char8_t* x = u8"\u00e9\xff"; out[8] = x[0] * 1000000 + x[1] * 1000 + x[2];
  char8_t c{200}; char8_t d = 'x'; out[9] = c + d; int i = c; unsigned char u = c; c += 100; c++; out[10] = c * 1000000 + i * 1000 + u; c = c << 1; out[11] = c;
  Bits b{3, 4}; out[12] = e1 + b.c + b.d + sizeof(E) + sizeof(Bits); switch (out[0]) { case u8'o': out[13] = 1; } out[14] = u8"abc"_n * 1000 + u8'a'_c; out[15] = "abc"_n;
}
