// threads: 32 blocks: 1
// Inherited constructors, named by what stands before the last :: ([class.qual]/2.2): template parameters, aliases, packs.
typedef long long ll;
template <class T> struct Lin { struct Params { T a, b; }; T p; __device__ Lin(Params const& q) : p(q.a * 10 + q.b) {} __device__ explicit Lin(T a, T b = 4) : p(a + b) {} template <class U> __device__ Lin(U* u, int n) : p(T(sizeof(U)) * n) {} };
template <class T> struct Relu : Lin<T> { using Base = Lin<T>; using typename Base::Params; using Base::Base; int more = 5; __device__ int get() const { return this->p + more; } };
template <class B> struct Mixin : B { using B::B; int n = 7; template <class... A> __device__ auto call(A... a) { n++; return B::call(a...); } };
template <class B, int Max> struct Clamp : B { using B::B; template <class... A> __device__ auto call(A... a) { auto v = B::call(a...); return v > Max ? Max : v; } };
struct Base { int k; __device__ Base(int k) : k(k) {} __device__ Base(int a, int b) : k(a * b) {} __device__ int call(int x) { return x * k; } };
template <class B> struct Own : B { using B::B; __device__ Own(int k) : B(k + 100) {} };
struct A1 { int a; __device__ A1(int x) : a(x) {} }; struct A2 { int b; __device__ A2(const char* s) : b(s[0]) {} };
template <class... T> struct All : T... { using T::T...; int z = 3; };
template <class D, class B> struct Crtp : B { typedef B Super; using Super::Super; __device__ D& self() { return static_cast<D&>(*this); } };
struct Leaf : Crtp<Leaf, Base> { using Up = Crtp<Leaf, Base>; using Up::Up; __device__ int twice() { return self().call(2) * 2; } };
namespace ns { template <class T> struct Box { T v; __device__ Box(T v) : v(v) {} }; }
struct Named : ns::Box<int> { using ns::Box<int>::Box; }; struct Again : Named { using Named::Named; __device__ operator int() const { return v + 1; } };
__device__ int taking(Again a) { return a; }
__global__ void inheritedctors(ll* out) {
  int t = threadIdx.x; Lin<int>::Params q{t, 3}; double d;
  Relu<int> r(q), r2(t), r3(t, 6), r4(&d, 2); Mixin<Base> m(t); Mixin<Clamp<Mixin<Base>, 50>> c(t, 2); Own<Base> o(t), o2(t, 3); All<A1> a1(t);
  Leaf l(t); Named n(t); Again g = t; ll h = r.get() + r2.get() * 3 + r3.get() * 5 + r4.get() * 7; h = h * 100 + m.call(3) + c.call(4) * 2 + m.n + c.n;
  h = h * 100 + o.k + o2.k + a1.a + a1.z; All<A2> a2("xyz"); out[t] = h * 1000 + l.twice() + n.v + g + taking(t) + a2.b;
}
