// threads: 1
// Functions whose types are deduced while functions that they call, of known types, call them again ([dcl.spec.auto]/10, [temp.inst]/4).
typedef long long ll;
template <class F> struct Fix { F f; template <class... A> __device__ decltype(auto) operator()(A&&... a) const { return f(*this, static_cast<A&&>(a)...); } };
template <class F> __device__ Fix<F> fix(F f) { return {f}; }
template <class F> struct Ref { F f; template <class... A> __device__ auto& operator()(A&&... a) const { return f(*this, static_cast<A&&>(a)...); } };
template <class T> __device__ auto odd(T n);
template <class T> __device__ int even(T n) { return n == 0 ? 1 : odd(n - 1); }
template <class T> __device__ auto odd(T n) { return n == 0 ? 0 : even(n - 1); }
struct Node { int v; const Node* l; const Node* r; };

__global__ void combinator(ll* out) {
    auto fib = fix([](auto self, int n) -> int { return n < 2 ? n : self(n - 1) + self(n - 2); });
    auto fact = fix([](const auto& self, ll n) -> ll { if (n < 2) return 1; return n * self(n - 1); });
    int calls = 0; auto ack = fix([&calls](const auto& self, int m, int n) -> int { calls++; return !m ? n + 1 : !n ? self(m - 1, 1) : self(m - 1, self(m, n - 1)); });
    out[0] = fib(11); out[1] = fact(12); out[2] = ack(2, 3); out[3] = calls; out[4] = sizeof(fib(1)); out[5] = sizeof(fact(1));
}
__global__ void deduced(ll* out) {
    auto down = [](auto self, int n) { if (n == 0) return 7; return self(self, n - 1) + 1; }; out[0] = down(down, 5);
    out[1] = odd(7); out[2] = even(7); out[3] = odd(4L);
    auto gcd = [](auto self, auto a, auto b) -> decltype(a) { return b == 0 ? a : self(self, b, a % b); }; out[4] = gcd(gcd, 84, 36);
}
__global__ void places(ll* out) {
    Ref<ll& (*)(const void*, ll*, int)> no{nullptr}; out[9] = sizeof(no);
    auto at = [](auto& self, ll* p, int n) -> ll& { return n ? self(p + 1, n - 1) : *p; };
    Ref<decltype(at)> r{at}; r(out, 3) = 30; r(out, 4) += 5; out[5] = &r(out, 2) - out;
    Node n[3] = {{1, nullptr, nullptr}, {2, nullptr, nullptr}, {4, n, n + 1}};
    auto sum = fix([](auto self, const Node* p) -> int { return p ? p->v + self(p->l) + self(p->r) : 0; }); out[6] = sum(n + 2);
}
