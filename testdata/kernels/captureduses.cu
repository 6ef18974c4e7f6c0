// Lambdas capture by default what their bodies use, not what has the name of something else or is only an operand that is not evaluated ([expr.prim.lambda.capture]/7).
struct Counted { int *n; __device__ Counted(int *n) : n(n) {} __device__ Counted(const Counted &c) : n(c.n) { ++*n; } __device__ int three() const { return 3; } };
struct Single { int v = 1; __device__ Single() {} Single(const Single &) = delete; };
struct Methods {
  int m; int q[4];
  __device__ static int two() { return 2; }
  __device__ void run(long long *out) {
    auto a = [=] { return sizeof(m); }; out[0] = sizeof a; out[1] = a();
    auto b = [=] { int m = 2; return m; }; out[2] = sizeof b;
    auto c = [=] { return two(); }; out[3] = sizeof c + c();
    auto d = [=] { struct L { int m; } l{2}; return l.m; }; out[4] = sizeof d + d();
    auto e = [=] { return sizeof(q) / sizeof(q[0]); }; out[5] = sizeof e + e();
    auto f = [=] { return [=] { return m; }(); }; out[6] = sizeof f;
  }
};
__global__ void captureduses(long long *out) {
  int n = 0, x = (int)out[63] + 4, a[3] = {1, 2, 3}; Counted c(&n); Single single; int k = 10;
  auto size = [=] { return sizeof(x); }; out[k++] = sizeof size + size();
  auto own = [=] { int x = 3; return x; }; out[k++] = sizeof own;
  auto type = [=] { return decltype(x)(4); }; out[k++] = sizeof type;
  auto classes = [=] { return sizeof(c) + sizeof single + sizeof(single.v); }; out[k++] = sizeof classes; out[k++] = n;
  auto uses = [=] { return c.three(); }; out[k++] = sizeof uses + uses(); out[k++] = n;
  auto generic = [=](auto y) { return sizeof(x) + y; }; out[k++] = sizeof generic + generic(1);
  auto parameter = [=](int x) { return x; }; out[k++] = sizeof parameter + parameter(5);
  auto inside = [=] { return [](int x) { return x; }(2); }; out[k++] = sizeof inside + inside();
  auto tag = [=] { struct x { short v; }; return sizeof(struct x); }; out[k++] = sizeof tag + tag();
  auto init = [=] { return [x = 3] { return x; }(); }; out[k++] = sizeof init + init();
  auto dependent = [=](auto y) { if constexpr (sizeof(y) == 4) return x; else return 1; }; out[k++] = sizeof dependent + dependent(1);
  auto after = [=] { { int x = 2; (void)x; } return x; }; out[k++] = sizeof after * 100 + after();
  auto before = [=] { int y = x; int x = 2; return x + y; }; out[k++] = sizeof before * 100 + before();
  auto refers = [&] { return sizeof(x) + sizeof(a[x]); }; out[k++] = sizeof refers + refers();
  auto alias = [=] { typedef short x; return x(3); }; out[k++] = sizeof alias;
  auto loop = [=] { for (int x = 0; x < 1;) return x; return 2; }; out[k++] = sizeof loop;
  auto label = [=] { goto x; x: return 1; }; out[k++] = sizeof label;
  auto ranged = [=] { int sum = 0; for (int x : a) sum += x; return sum; }; out[k++] = sizeof ranged;
  auto nested = [=] { return [=] { return [&] { return x; }(); }(); }; out[k++] = sizeof nested * 100 + nested();
  auto listed = [=] { return [x] { return x; }() + [y = x + 1] { return y; }(); }; out[k++] = sizeof listed * 100 + listed();
  auto element = [=] { enum { a = 5 }; return a; }; out[k++] = sizeof element + element();
  auto parens = [=] { decltype((x)) y = x; return y; }; out[k++] = sizeof parens + parens();
  auto branch = [=] { if (int x = 3; x > 2) return x; else return x + 1; }; out[k++] = sizeof branch + branch();
  auto choice = [=](int v) { switch (int x = v; x) { case 1: return x; default: return 9; } }; out[k++] = sizeof choice + choice(1);
  int i; // has no value yet
  auto sum = [=](int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; };
  for (i = 0; i < 4; i++) out[k] += sum(i);
  Methods{}.run(out);
}
