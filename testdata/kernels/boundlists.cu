// What references are bound to where a braced list or the name of a function initialises them, and conversions by two
// instances of one template, neither of which is better. nvccchoices.cu has lists that need a conversion function.

struct Pair { int a, b; };

__device__ int add(int x) { return x + 1; }
__device__ int add(long x) { return x + 2; }
__device__ int one(int x) { return x + 1; }
__device__ int by_const(int (*const& f)(int), int x) { return f(x); }
__device__ int by_rvalue(int (*&& f)(int), int x) { return f(x); }
__device__ int by_function(int (&f)(int), int x) { return f(x); }

__global__ void functions(long long* o) {
    int (*const& a)(int) = add;
    int (*&& b)(int) = &add;
    o[0] = a(4);
    o[1] = b(5);
    o[2] = by_const(add, 1);
    o[3] = by_rvalue(&add, 2);
    o[4] = by_function(add, 5);
    int (*p)(int) = add;
    int (*&q)(int) = p;
    o[5] = q(4);
    int (*const& listed)(int) = {add};
    o[6] = listed(9);
    int (*const& lambda)(int) = [](int x) { return x * 3; };
    o[7] = lambda(4);
    o[8] = by_const([](int x) { return x * 5; }, 4);
    o[9] = by_const({add}, 7);
    int (&f)(int) = {one};
    o[10] = f(3);
}

__global__ void lists(long long* o) {
    const int& a = {5};
    const double& b = {2};
    const char& c = {65};
    o[0] = a + int(b * 2) + c;
    int x = 4;
    int& rx = {x};
    rx++;
    const int& rc{x};
    x++;
    o[1] = rx * 10 + rc;
    const Pair& p = {1, 2};
    const Pair& q = {Pair{3, 4}};
    o[2] = p.b * 10 + q.a;
    Pair w{5, 6};
    const Pair& rw = {w};
    w.a = 9;
    o[3] = rw.a;
    const int (&three)[3] = {1, 2, 3};
    const int (&single)[1] = {7};
    const int two[2] = {4, 5};
    const int (&rtwo)[2] = {two};
    const char (&text)[3] = {"ab"};
    o[4] = three[2] * 1000 + single[0] * 100 + rtwo[1] * 10 + text[1];
    const long& zero = {};
    int* none = nullptr;
    const void* const& address = {none};
    o[5] = zero + (address == nullptr);
}

struct Any { template <class T> __device__ operator T() const&& { return T(); } };
struct Two { Two& operator=(const Two&) = default; __device__ Two& operator=(const float&) { return *this; } };
struct Copied { Copied& operator=(const Copied&) = default; };
struct Moved { Moved& operator=(Moved&&) = default; };
struct Plain {};
__device__ int choose(const Two&) { return 1; }
__device__ int choose(const float&) { return 2; }
template <class T> __device__ T&& make();
template <class T> __device__ auto assigns(int) -> decltype(make<T&>() = make<Any>(), 0) { return 1; }
template <class T> __device__ int assigns(long) { return 0; }
template <class T> __device__ auto chooses(int) -> decltype(choose(make<T>()), 0) { return 1; }
template <class T> __device__ int chooses(long) { return 0; }

__global__ void instances(long long* o) {
    o[0] = __is_assignable(Two&, Any) * 10 + assigns<Two>(0);
    o[1] = __is_assignable(Copied&, Any) * 10 + assigns<Copied>(0);
    o[2] = __is_assignable(Moved&, Any) * 10 + assigns<Moved>(0);
    o[3] = __is_assignable(Plain&, Any) * 10 + assigns<Plain>(0);
    o[4] = chooses<Any>(0) * 10 + chooses<Two>(0);
}
