// threads: 1 blocks: 1
// Choices between bit-fields that are assigned to ([expr.cond]/5): places as well as choices between other objects.
typedef long long ll;
struct B { int b : 5; unsigned c : 3; ll wide : 40; bool f : 1; };
struct __attribute__((packed)) P { char a; int b : 13; ll c : 51; };
enum E { e0, e1, e2, e3 };
struct Of { E e : 3; int n; };
__device__ int calls;
__device__ B& pick(B& s) { calls++; return s; }
__device__ ll all(const B& s) { return s.b + s.c * 100 + s.wide * 10000 + s.f * 1000000; }
__global__ void bitchoices(ll* out) {
  int n = 0, x = (int)out[63] + 1, y = x - 1, v = 0;
  B s{1, 2, 3, 0}, t{4, 5, 6, 1};
  (x ? s.b : t.b) = 7; out[n++] = all(s); out[n++] = all(t);
  (y ? s.b : t.b) = 9; (y ? s.wide : t.wide) = -8; out[n++] = all(s); out[n++] = all(t);
  (x ? s.b : t.b) += 3; (y ? s.c : t.c) -= 2; (x ? s.wide : t.wide) *= -5; (x ? s.b : t.b) <<= 1; out[n++] = all(s); out[n++] = all(t);
  out[n++] = (x ? s.c : t.c)++; out[n++] = ++(y ? s.c : t.c); out[n++] = --(x ? s.b : t.b); out[n++] = (y ? s.b : t.b)--; out[n++] = all(s); out[n++] = all(t);
  (x ? v : s.b) = 4; (y ? v : s.b) = 5; (x ? t.b : v) = 6; (y ? t.b : v) += 70; out[n++] = v; out[n++] = all(s); out[n++] = all(t);
  out[n++] = ((x ? s.c : t.c) = 9); out[n++] = ((y ? s.b : t.b) = 21); out[n++] = all(s); out[n++] = all(t);
  calls = 0; (x ? pick(s) : pick(t)).b = 3; (x ? pick(s).b : pick(t).b) = 2; (y ? pick(s).c : pick(t).c) ^= 1; out[n++] = calls; out[n++] = all(s); out[n++] = all(t);
  B a[2] = {{1, 1, 1, 0}, {2, 2, 2, 1}}; int i = 0;
  (x ? a[i++].b : a[i--].b) = i + 5; out[n++] = i; out[n++] = all(a[0]); (y ? a[i++].f : a[i--].f) = false; out[n++] = i; out[n++] = all(a[1]);
  P p{1, 2, 3}, q{4, 5, 6}; (x ? p.b : q.b) = -2000; (y ? p.c : q.c) -= 1ll << 48; out[n++] = p.b + q.b * 10000ll + p.c * 100000000ll; out[n++] = q.c; out[n++] = p.a + q.a;
  Of o{e1, 1}, r{e2, 2}; E e = e0; (x ? o.e : r.e) = e3; (y ? o.e : e) = e1; out[n++] = o.e * 100 + r.e * 10 + e;
  (true ? s.b : t.b) = 11; (false ? s.b : v) = 12; out[n++] = s.b * 100 + v; ((x ? s.b : t.b)) = 13; out[n++] = s.b;
}
