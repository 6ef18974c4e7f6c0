// Pointers to functions: variables, tables, members, parameters, template arguments, and what lambdas convert to.
typedef int (*Op)(int, int);
__device__ int add(int a, int b) { return a + b; }
__device__ int sub(int a, int b) { return a - b; }
__device__ int mul(int a, int b) { return a * b; }
__device__ int neg(int x) { return -x; }
__device__ Op table[] = {add, sub, &mul};
__device__ Op one = add;
__device__ int apply(Op f, int a, int b) { return f(a, b); }
__device__ Op choose(int i) { return i == 0 ? add : i == 1 ? sub : nullptr; }
struct Ops {
    Op f;
    int (*g)(int);
    int k;
};
template <Op F> __device__ int fixed(int a, int b) { return F(a, b); }
template <class F> __device__ int called(F f, int a, int b) { return f(a, b) + sizeof(f); }
template <class R, class A> __device__ R deduced(R (*f)(A), A x) { return f(x); }
template <class T> __device__ T times(T a, T b) { return a * b; }
__device__ int over(int a) { return a + 1; }
__device__ float over(float a) { return a + 2; }
struct Holder {
    static __device__ int nine(int x) { return x + 9; }
};
__device__ void five(int* p) { *p = 5; }
__device__ int deep(int n, int (*f)(int)) { return n == 0 ? f(3) : deep(n - 1, f); }
__device__ bool less(const int& a, const int& b) { return a < b; }
__device__ int extreme(const int* a, int n, bool (&better)(const int&, const int&)) {
    int best = a[0];
    for (int i = 1; i < n; i++)
        if (better(a[i], best)) best = a[i];
    return best;
}

__global__ void pointers(long long* out) {
    Op p = add;
    out[0] = p(2, 3);
    p = sub;
    out[1] = (*p)(2, 3);
    out[2] = apply(mul, 4, 5);
    for (int i = 0; i < 3; i++) out[3 + i] = table[i](7, 3);
    out[6] = one(1, 1);
    Ops o = {sub, neg, 4};
    out[7] = o.f(9, 1) + o.g(o.k);
    o.g = nullptr;
    out[8] = o.g == nullptr;
    out[9] = o.f ? 1 : 2;
    out[10] = !o.g;
    out[11] = choose(0)(5, 6);
    out[12] = choose(2) == 0;
    Op local[2] = {mul, p};
    for (Op q : local) out[13] += q(5, 4);
    out[14] = (p == sub) + 2 * (p != sub);
    int (&r)(int) = neg;
    out[15] = r(4);
    auto a = &neg;
    out[16] = a(3);
    Op* pp = &table[1];
    out[17] = (*pp)(9, 4) + pp[1](9, 4);
    int x;
    void (*v)(int*) = five;
    v(&x);
    out[18] = x;
    out[19] = deep(3, neg);
    const int list[4] = {4, 2, 8, 1};
    out[20] = extreme(list, 4, less);
    decltype(&add) d = mul;
    out[21] = d(3, 3);
    bool b = add;
    out[22] = b;
}

__global__ void templates(long long* out) {
    out[0] = fixed<add>(1, 2) + fixed<&mul>(3, 4);
    out[1] = called(add, 3, 4);
    out[2] = called((Op)mul, 3, 4);
    out[3] = deduced(neg, 5);
    Op t = times;
    out[4] = t(5, 6);
    Op u = times<int>;
    out[5] = u(2, 3);
    float (*f)(float) = over;
    int (*i)(int) = &over;
    out[6] = f(1) * 10 + i(1);
    int (*s)(int) = Holder::nine;
    out[7] = s(1);
    int (*l)(int) = [](int x) { return x * 3; };
    out[8] = l(5);
    auto lambda = [](int x, int y) { return x - y; };
    t = lambda;
    out[9] = t(9, 2) + apply(lambda, 1, 2);
    out[10] = (+[](int x) { return x; })(3);
    out[11] = sizeof(Op) + sizeof(l);
    auto either = out[0] > 3 ? add : sub;
    out[12] = either(3, 1);
    static const Op chosen[] = {mul, sub};
    out[13] = chosen[out[3] < 0](3, 4);
}
