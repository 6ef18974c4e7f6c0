// threads: 1 blocks: 1 oracle: g++
// Names of templates with arguments mean their instances, and no functions of the same name ([over.over], [temp.arg.explicit]).
#define D __device__
#define E(x) out[n++] = (long long)(x)
#define CK(...) E((__VA_ARGS__))
D int o1(int) { return 1; } D int o1(long) { return 2; } template <class T> D int o1(T) { return 3 + sizeof(T); } template <class T, class U> D int o2(T, U) { return 5; } template <int N> D int o2(int) { return N; } D int o2(char) { return 0; } template <class T> D auto o3(T x) { return x + 1; } template <class T> D T o3() { return 9; }
struct S { template <class T> static D int s(T) { return sizeof(T); } static D int s(int) { return 0; } template <class T> D int m(T) { return sizeof(T) + 10; } D int m(int) { return 0; } };
template <class F, class... A> D auto call(F f, A... a) { return f(a...); } template <int (*F)(int)> D int nt() { return F(3); } template <auto F> D int na() { return F(3); }
__global__ void ti_functions(long long* out) { int n = 0;
  int (*p1)(int) = o1;
    CK((n ? o1<int> : o1<int>)(2));
    CK((n ? &o1<int> : o1<int>)(2));
    CK((n ? p1 : o1<int>)(2));
    CK((n ? o1<int> : nullptr) != nullptr);
    CK(p1 != &o1<int>);
    CK(o1<int> != p1);
    CK(o1<int> == o1<int>); auto q = o1<char>;
    CK(q('a')); auto r = &o1<long>;
    CK(r(1));
    CK(call(o1<short>, 2));
    CK(call(&o1<int>, 2));
    CK(call(o2<7>, 2));
    CK(call(o2<int, char>, 1, 'a'));
    CK(nt<o1<int>>());
    CK(na<o1<int>>());
    CK(na<o2<4>>()); auto& f = o1<double>;
    CK(f(1));
    CK((*o1<int>)(1));
    CK(!o1<int>);
    CK(o1<int> ? 1 : 2);
    CK((bool)o1<int>);
  auto s = S::s<char>;
    CK(s('a'));
    CK(call(&S::s<long>, 1));
    CK((&S::m<char> == &S::m<char>)); auto mp = &S::m<short>;
    CK((S().*mp)(1)); int (S::*mq)(int) = &S::m<int>;
    CK((S().*mq)(1));
    CK(o3<long>()); [[maybe_unused]] auto l = [g = o1<int>](int x) { return g(x); };
    CK(l(1)); int (*arr[])(int) = {o1<int>, o1, o2<3>};
    CK(arr[0](0) * 100 + arr[1](0) * 10 + arr[2](0)); decltype(o1<int>)* dp = o1;
    CK(dp(1));
    CK(std::is_same<decltype(&o1<char>), int (*)(char)>::value);
    CK(static_cast<int (*)(int)>(o1<int>)(1));
}
