// threads: 32 blocks: 1 oracle: g++
// nvcc 13.0 has g++ read the constructors too, which refuses a closure in braces for a pointer to a function.
// Lambdas that direct-initialise pointers to functions: variables, members, objects made with new, type erasure.
struct Fn { int (*call)(int); 
 template <class F> __device__ Fn(F) : call([](int a) { return F()(a); }) { }
 __device__ int operator()(int a) const { return call(a); } };
struct G { __device__ int operator()(int a) const { return a + 1; } };
typedef int (*FP)(int);
struct Two { FP f, g; __device__ Two() : f{[](int a) { return a * 2; }}, g([](auto a) { return a * 3; }) {} };
struct Ex { explicit __device__ operator FP() const { return [](int a) { return a + 50; }; } };
__global__ void closurepointers(long long* out) {
  int t = threadIdx.x; Fn f = G(); Two w; 
  int (*p)(int)([](int a) { return a - 1; }); FP q{[](int a) { return a - 2; }}; FP* h = new FP([](int a) { return a - 3; }); FP e(Ex{}); auto c = FP([](int a) { return a * a; }); auto d = static_cast<FP>([](int a) { return -a; });
  FP tab[] = {[](int a) { return a ^ 1; }, p, +[](int a) { return a | 8; }};
  out[t] = f(t) + w.f(t) * 10 + w.g(t) * 100 + p(t) + q(t) + (*h)(t) + e(t) + c(t) + d(t) + tab[t % 3](t); delete h;
}
