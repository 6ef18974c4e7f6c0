// threads: 1 blocks: 1
// String literals of wide characters initialise arrays of their own type, [dcl.init.string].
__device__ wchar_t s[] = L"\u2722b";
__device__ char16_t t[] = u"ab"; __constant__ char32_t u[5] = U"ab"; 
struct W { wchar_t a[4]; int n; char16_t z[2]; };
__device__ W ws = { L"qr", 4, {u"x"} };
constexpr wchar_t cx[] = L"hello";
constexpr wchar_t last = cx[4];
constexpr int len(const wchar_t* p) { int n = 0; while (p[n]) n++; return n; }
static_assert(len(cx) == 5 && sizeof(cx) == 24 && cx[1] == L'e', "");
template <class T, int N> __device__ int count(const T (&a)[N]) { return N * 100 + sizeof(T); }
__device__ int pick(const char16_t (&&)[3]) { return 1; } __device__ int pick(const wchar_t (&&)[3]) { return 2; }
__global__ void k(long long* out) { wchar_t l[] = L"xy"; out[0] = s[0]; out[1] = s[1] + sizeof(s); out[2] = t[1]; out[3] = u[1] + u[3]; out[4] = l[1] + sizeof l;
 W w{L"abc", 7, u"q"}; out[5] = w.a[2] + w.z[0] + w.a[3] + w.n; out[6] = ws.a[1] + ws.z[0] + ws.a[2]; out[7] = count(L"abc"); out[8] = count(U"\U0001F600x"); out[9] = count(u"\U0001F600x");
 const char32_t e[4] = {U"xyz"}; out[10] = e[2]; wchar_t m[2][3] = {L"ab", L"c"}; out[11] = m[0][1] + m[1][0] + m[1][1]; static const wchar_t st[] = L"stat"; out[12] = st[3] + sizeof st; 
 char16_t sur[] = u"\U0001F600"; out[13] = sur[0] * 65536ll + sur[1]; wchar_t* h = new wchar_t[3]{L'a', L'b'}; out[14] = h[1]; delete[] h; out[15] = last; }
