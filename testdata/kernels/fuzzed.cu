// Reduced programs of TestDifferential that kbind once translated wrongly or refused.
struct FzPair { int p, q; };
struct FzRows { FzPair rows[2]; };
union FzBits { unsigned u; unsigned char b[4]; };
struct FzMixed { int n; FzBits bits; };
enum class FzSmall : unsigned char { A = 18, B = 23 };
enum FzFixed : unsigned char { FZ_LOW, FZ_HIGH = 200 };
struct FzWide { int v; __device__ FzWide(int x = 0) : v(x) {} };
__device__ FzWide operator+(FzWide a, const FzWide& b) { return a.v + b.v; }
__constant__ FzMixed fz_zero = {};

// The result of an assignment is the place that was assigned to, though the assignment changes how it was found.
__global__ void fz_stored_places(long long* out) {
    int a[4] = {0, 5, 6, 7};
    out[0] = ++a[a[0] & 3];
    out[1] = a[0] * 10 + a[1];
    a[0] = 0;
    out[2] = (a[a[0]] = 2);
    int b[3] = {1, 2, 0};
    out[3] = (b[b[0]] += 1) + 10;
    out[4] = (b[b[2]] -= 1) + 20;
    int* q[2] = {a, b};
    int** r = q;
    *(*r = b + 1) = 9;
    out[5] = b[1];
    unsigned char c[2] = {0, 40};
    out[6] = ++c[c[0]];
    out[7] = (c[c[0] & 1] <<= 1) + c[0];
    int k = 1;
    int m[2][2] = {{1, 2}, {3, 4}};
    m[k & 1][0] -= (k = 0) + 2;
    out[8] = m[0][0] * 10 + m[1][0];
    longlong2 v[2] = {{1, 0}, {2, 7}};
    out[9] = --v[v[0].y & 1].y * 10 + v[0].y;
    v[0].y = 0;
    out[10] = (v[v[0].y].y += 1) * 10 + v[1].y;
    out[11] = (v[v[0].y - 1].y = 5) + v[1].y;
}

// A constant whose initialiser has effects.
__global__ void fz_constant_effects(long long* out) {
    int v = 5, n = 0;
    const int c = (v = 1 < 2) / 3;
    const short s = (n = 4) > 2;
    const bool f = (++n, true);
    out[0] = v * 100 + n * 10 + c + s + f;
    const int t = (v += 2, 7);
    out[1] = v + t;
}

__device__ int fz_kind(unsigned char) { return 1; }
__device__ int fz_kind(int) { return 2; }
__device__ int fz_kind(unsigned) { return 3; }

// Enums: their underlying type where nothing else has named it, promotions, operators beside those of classes.
__global__ void fz_enums(long long* out) {
    int x = 22 + (int)out[63];
    out[0] = (FzSmall)(x + 1) == FzSmall::B;
    out[1] = (int)(FzSmall)(x + 300);
    FzFixed e = FZ_HIGH;
    out[2] = fz_kind(e) * 10 + fz_kind(+e);
    out[3] = e + 100;
    out[4] = (FzFixed)(e + 100);
    out[5] = (FzWide(e) + 1).v;
}

// Braces that are all there.
__global__ void fz_braces(long long* out) {
    FzRows r = FzRows{{{1, 2}, {3, 4}}};
    FzRows s = {{{5}, {6, 7}}};
    r = FzRows{{{8}}};
    out[0] = r.rows[0].p * 10 + r.rows[1].q;
    out[1] = s.rows[0].q * 100 + s.rows[1].p * 10 + s.rows[1].q;
    out[2] = fz_zero.n + fz_zero.bits.u;
}

// Addresses in memory of an object and of its first part.
__global__ void fz_parts(long long* out) {
    FzPair a[3] = {{1, 2}, {3, 4}, {5, 6}};
    int& first = a[0].p;
    int& inner = a[1].q;
    int i = 1;
    auto f = [&](int x) {
        first += x;
        inner += a[i + 1].p;
        return a[i & 1].p + a[i + 1].q + inner + first;
    };
    out[0] = f(3);
    i = 0;
    out[1] = f(4);
    int* p[2] = {&first, &a[2].q};
    out[2] = *p[0] * 100 + *p[1];
}

// What Go's vet takes for mistakes.
__global__ void fz_vet(long long* out) {
    int a[2] = {1, 0}, v = a[0];
    a[0] = a[0];
    a[v & 1] = a[1];
    bool b = a[0];
    out[0] = v || (b || v);
    out[1] = (v != 0 && b) && v;
    out[2] = v == 3 && 4 == v;
    out[3] = v != 3 || (b && v) || 4 != v;
    out[4] = true || (v || true);
    v = v;
    out[5] = v;
    out[6] = a[1] != 0 || 11 != a[-9ll & 1];
    out[7] = a[v & 1] == 0 && a[0] == 1;
}

// What was cast to the type of the bit-field that it came from, or chosen among bit-fields, is of that type: it is not promoted as a bit-field is.
struct FzNarrow { unsigned m : 15; unsigned long long w : 31; };
__global__ void fz_narrow(long long* out) {
    FzNarrow s = {3, 5};
    int c = (int)out[63] + 1, p = -7;
    out[0] = -static_cast<unsigned>(s.m);
    out[1] = -(unsigned)s.m;
    out[2] = sizeof(static_cast<unsigned long long>(s.w) ^ 1);
    out[3] = p % (static_cast<unsigned long long>(s.w) | 1) > 100;
    out[4] = -((c ? s.m : s.m) | 255);
    out[5] = -((1.0f >= '\xff' ? s.m : s.m) | 255);
    out[6] = -s.m;
    out[7] = -(c, s.m);
    out[8] = -(s.m = 9);
    out[9] = -(++s.m);
}

// A place whose index reads what the assignment to it changes, as another type.
union both { int words[2]; short half; };
__global__ void places(long long* out) {
    both u = {{2, 7}};
    both* p = &u;
    int v = --p->words[u.half & 1];
    out[0] = v;
    out[1] = u.words[0];
    u = {{2, 7}};
    out[2] = +(--p->words[(v, u.half) & 1]);
    u = {{2, 7}};
    out[3] = (p->words[u.half & 1] += 3);
    u = {{2, 7}};
    out[4] = (u.words[u.half & 1] -= 1) + 0;
    unsigned n[2] = {2, 7};
    int* q = (int*)n;
    out[5] = --q[n[0] & 1];
    unsigned k = 0;
    int* r = (int*)&k;
    out[6] = ++r[k];
    double d = 4;
    long long* bits = (long long*)&d;
    out[7] = (bits[(int)d & 3] -= 1);
}

// Bit-fields that fill an int, of a wider type, count as int or unsigned.
struct filled { unsigned long u : 32; long s : 32; unsigned long long v : 31, w : 33; };
__device__ int width(int) { return 1; }
__device__ int width(unsigned) { return 2; }
__device__ int width(long long) { return 3; }
__device__ int width(unsigned long) { return 4; }
__device__ int width(double) { return 5; }
__global__ void filled_bits(long long* out) {
    filled f = {0xffffffffu, -2, 0x7fffffff, 1};
    int n = 58;
    out[0] = (long long)((double)(-15ll + f.u) * 2);
    out[1] = f.u + 1 == 0;
    out[2] = -f.u;
    out[3] = f.s * n;
    out[4] = width(+f.u) * 1000 + width(f.u + 0) * 100 + width(f.s + 0) * 10 + width(f.v + 0);
    out[5] = width(f.u + 1ll) * 10 + width(n - f.u);
    out[6] = (double)(n - 60ll + f.v * 0) < 0;
    out[7] = ~f.u >> 1;
}
