// Steps of for loops that assign classes and vectors.
struct It { int* p; int i; };
struct Cnt { int n; __device__ Cnt(int n) : n(n) {} __device__ Cnt next() const { return Cnt(n + 2); } __device__ bool operator<(int k) const { return n < k; } };
struct Arr { int a[2]; };
__global__ void for_steps(long long* out) {
    int n = 0; int a[4] = {1, 2, 3, 4}; for (It it{a, 0}; it.i < 4; it = It{it.p + 1, it.i + 1}) n += *it.p; out[0] = n;
    n = 0; for (It it{a, 0}; it.i < 4; it = It{it.p + 1, it.i + 1}) { if (it.i == 1) continue; if (it.i == 3) break; n += *it.p; } out[1] = n;
    n = 0; for (Cnt c(0); c < 9; c = c.next()) n += c.n; out[2] = n; n = 0; for (Cnt c(0); c < 9; c = Cnt(c.n + 3)) { if (c.n == 3) continue; n += c.n; } out[3] = n;
    n = 0; It one{a, 0}, two{a + 1, 3}; for (It it = one; it.i < 4; it = it.i ? It{a, 9} : two) n += it.i + *it.p; out[4] = n; n = 0; for (It it{}; it.i < 3; it = {a, it.i + 1}) n += it.i; out[5] = n;
    n = 0; for (Arr x{{0, 1}}; x.a[0] < 3; x = Arr{{x.a[0] + 1, 5}}) n += x.a[1]; out[6] = n;
    n = 0; It w{a, 0}; while ((w = It{w.p, w.i + 1}).i < 4) n += w.i; out[7] = n; do { w = It{a, w.i - 1}; n++; } while (w.i > 0); out[8] = n; if (It{a, 1}.i == 1 && Cnt(2).n == 2) out[9] = 1; switch (It{a, 2}.i) { case 2: out[10] = 5; }
    for (It it{a, 0}, jt{a, 3}; it.i < jt.i; it = It{a, it.i + 1}, jt = It{a, jt.i - 1}) n += 100; out[11] = n;
}
struct A { int a = 1; }; struct B { int b = 2; __device__ virtual int h() { return b; } }; struct C : A, B { int c = 3; }; struct P1 { int x; }; struct P2 { int y; }; struct Q : P1, P2 { int z; };
__device__ P2* up(Q* q) { return q; } __device__ int isNull(B* p) { return p == nullptr; }
__global__ void null_bases(long long* out) {
    B* nul = (C*)nullptr; out[0] = nul == nullptr; P2* p = (Q*)nullptr; out[1] = p == nullptr; P2* p2 = static_cast<Q*>(nullptr); out[2] = !p2; Q* zero = nullptr; p = zero; out[3] = p == nullptr; out[4] = up(nullptr) == nullptr; Q q{}; out[5] = up(&q) == nullptr; out[6] = isNull((C*)0); p = (Q*)0; out[7] = p == 0;
    const P2* cp = (const Q*)nullptr; out[8] = cp == nullptr; Q* down = static_cast<Q*>((P2*)nullptr); out[9] = down == nullptr; out[10] = ((P2*)(Q*)nullptr == nullptr); bool c = q.z; p = c ? &q : (Q*)nullptr; out[11] = !p; constexpr Q* cq = nullptr; p = cq; out[12] = !p; p = c ? &q : nullptr; out[13] = !p; out[14] = (P2*)cq == nullptr; P2& r = q; out[15] = (char*)&r - (char*)&q; p = &q; out[16] = (char*)p - (char*)&q; out[17] = static_cast<Q*>(p) == &q;
}
