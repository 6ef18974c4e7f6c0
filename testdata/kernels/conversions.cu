// User-defined conversions as C++17's clauses have them: built-in operators for objects, casts, references, and what makes
// an object of another one.
typedef long long ll;
template <class T> struct kind_of { enum { n = 0 }; };
template <> struct kind_of<int> { enum { n = 1 }; };
template <> struct kind_of<long> { enum { n = 2 }; };
template <> struct kind_of<float> { enum { n = 3 }; };
template <> struct kind_of<double> { enum { n = 4 }; };
template <> struct kind_of<int*> { enum { n = 5 }; };
template <> struct kind_of<const int*> { enum { n = 6 }; };
template <class T> __device__ int kind(T) { return kind_of<T>::n; }
template <class T> T&& make();
template <class...> struct voided { typedef void type; };

struct Short { short v; __device__ operator short() const { return v; } };
struct Place { int v; __device__ operator int&() & { return v; } };
struct Both { __device__ operator long() const { return 7; } __device__ operator int() { return 8; } };
struct Pointed { int* p; __device__ operator int*() const { return p; } };
struct Named { __device__ Named(int v) : v(v) {} int v; };
__device__ int operator+(Named a, Named b) { return 1000 + a.v + b.v; }
struct Number { int v; __device__ operator int() const { return v; } __device__ operator Named() const { return Named(v); } };
enum Side { left = 3, right = 5 };
__device__ int operator|(Named a, Side b) { return a.v * 100 + b; }
struct Base { __device__ int operator-(int x) const { return 10 + x; } };
struct Derived : Base {};
__device__ int operator-(const Derived&, int x) { return 20 + x; }
// [over.built], [over.match.oper]/7: the object is converted by its function alone, then the operands are promoted
__global__ void operators(ll* out) {
    Short s{3}; Place p{4}; Both b; const Both cb{}; int a[3] = {5, 6, 7}; Pointed q{a};
    out[0] = kind(s + 1) * 10 + kind(s + 1.0f); out[1] = -s; out[2] = ~s + !s; out[3] = -p; p += 2.5; p++; --p; out[4] = p;
    out[5] = kind(b + 1) * 100 + (b + 1); out[6] = kind(cb + 1) * 100 + (cb + 1);
    out[7] = *q + q[1] + 1[q] + *(q + 2); out[8] = kind(q + 1); out[9] = (q == a) * 2 + (q != nullptr); out[10] = q - a;
    Number n{2}; out[11] = n + 1; out[12] = n + 2L; out[13] = n | 1; out[14] = left | n; out[15] = left + s;
    out[16] = Derived() - 1; out[17] = true ? s : 70000; out[18] = p << s; out[19] = s < 4L; int i = 1; i += s; i *= q[0]; out[20] = i;
}

template <class T, class = void> struct Negates { enum { v = 0 }; };
template <class T> struct Negates<T, typename voided<decltype(-make<T>())>::type> { enum { v = 1 }; };
struct Only { template <class T> __device__ operator T() const { return T(1); } };
template <class T, class = void> struct Steps { enum { v = 0 }; };
template <class T> struct Steps<T, typename voided<decltype(1 + make<T>())>::type> { enum { v = 1 }; };
template <class T, class = void> struct Empties { enum { v = 0 }; };
template <class T> struct Empties<T, typename voided<decltype(T())>::type> { enum { v = 1 }; };
template <class T, class = void> struct Narrows { enum { v = 0 }; };
template <class T> struct Narrows<T, typename voided<decltype((int)make<T>())>::type> { enum { v = 1 }; };
template <class T, class U, class = void> struct Casts { enum { v = 0 }; };
template <class T, class U> struct Casts<T, U, typename voided<decltype(static_cast<U>(make<T>()))>::type> { enum { v = 1 }; };
template <class T, class = void> struct Nothing { enum { v = 0 }; };
template <class T> struct Nothing<T, typename voided<decltype(T::nothing)>::type> { enum { v = 1 }; };
// what is a failure of a substitution
__global__ void failures(ll* out) {
    out[0] = Negates<Short>::v * 10 + Negates<Only>::v; out[1] = Negates<Place&>::v * 10 + Negates<Place>::v;
    out[2] = Steps<int*>::v * 10 + Steps<void*>::v; out[3] = Empties<int>::v * 10 + Empties<int&>::v;
    out[4] = Narrows<short>::v * 10;
    out[5] = Casts<Base&, const Derived&>::v;
    out[6] = Casts<Base, Derived&&>::v * 10 + Casts<Derived, const Base&>::v;
    out[7] = Nothing<Side>::v * 10 + Nothing<Base>::v;
}

template <class T> struct is_const { enum { v = 0 }; };
template <class T> struct is_const<const T> { enum { v = 1 }; };
struct Taker { int v; __device__ Taker(double x) : v((int)x) {} };
struct Deep { int v; template <class T> __device__ Deep(T x) : v(sizeof(T)) {} __device__ Deep(const Deep& o) : v(o.v + 100) {} };
struct Deeper : Deep { ll more[2]; __device__ Deeper() : Deep('c') {} };
struct Any { int v; template <class T> __device__ operator T() const { return T(v + (int)sizeof(T)); } };
struct One { int v; __device__ One(int x) : v(x + 100) {} };
struct ToDeep { __device__ operator Deep() & { return Deep(1.0); } };
__device__ Deeper deeper() { return Deeper(); }
// [expr.static.cast]/4, [dcl.init]/17.6, CWG 2327
__global__ void casts(ll* out) {
    Place p{9}; out[0] = static_cast<Taker>(p).v; out[1] = is_const<decltype(static_cast<const Taker>(1.0))>::v;
    Deep a = deeper(); out[2] = a.v; Deep b(deeper()); out[3] = b.v; // T is Deeper, and nothing is copied
    Any any{20}; One one(any); out[4] = one.v; One two = any; out[5] = two.v; out[6] = static_cast<One>(any).v;
    ToDeep t; Deep c = t; out[7] = c.v; // the conversion function is no template
}

__device__ int ended;
struct Root { int v; __device__ Root(int v) : v(v) {} __device__ Root(const Root& o) : v(o.v + 1000) {} __device__ virtual int f() const { return v; } __device__ ~Root() { ended = ended * 10 + 1; } };
struct Leaf : Root { char tail; __device__ Leaf(int v) : Root(v), tail(1) {} __device__ int f() const { return v + 1; } __device__ ~Leaf() { ended = ended * 10 + 2; } };
struct ToLeaf { __device__ operator Leaf() const { return Leaf(5); } __device__ explicit operator int() const { return 1; } };
struct Slot { Root* r; __device__ operator Root&() const { return *r; } };
struct Moved { __device__ operator Root() const { return Root(77); } };
struct Plain { int v; };
struct AnyRef { void* at; template <class T> __device__ operator T&() { return *(T*)at; } };
__device__ int take(const Root& r) { return r.f(); }
// [dcl.init.ref]/5: a reference is bound to the result of a conversion function, and a temporary lives with it
__global__ void references(ll* out) {
    ended = 0; { const Root& r = ToLeaf(); out[0] = r.f() * 1000 + ended; } out[1] = ended;
    ended = 0; { const Root& r = Leaf(3); out[2] = r.f() * 1000 + ended; } out[3] = ended;
    ended = 0; out[4] = take(ToLeaf()); out[5] = ended;
    Root root(9); Slot s{&root}; const Root& r = s; root.v = 11; out[6] = r.f(); Root& w = s; w.v++; out[7] = root.v; Root&& x = Moved(); out[8] = x.v;
    Plain plain{40}; AnyRef any{&plain}; Plain& t = any; const Plain& u = any; t.v++; out[9] = u.v;
}

struct Elem { int v; template <class T> __device__ explicit Elem(T&&) : v(50) {} __device__ Elem(int x) : v(x) {} __device__ Elem(const Elem& o) : v(o.v + 1) {} };
struct Row { Elem e[2] = {Elem(1), Elem(2)}; int n = 0; __device__ Row& operator=(const Row&) { return *this; } };
struct Forward { int v; template <class T> __device__ Forward(T&&) : v(kind_of<T>::n) {} };
template <> struct kind_of<unsigned char&> { enum { n = 31 }; };
template <> struct kind_of<double&> { enum { n = 32 }; };
// elements are copied as const objects; an item of a list stays an lvalue for the constructor that takes it
__global__ void elements(ll* out) {
    Row a; Row b = a; out[0] = b.e[0].v * 100 + b.e[1].v; const Row c; Row d(c); out[1] = d.e[1].v;
    unsigned char u = 1; int i = 2; double x = 3; Forward f[3] = {u, (i, x), 1.0}; out[2] = f[0].v * 10000 + f[1].v * 100 + f[2].v;
    struct { Forward f; } g = {x}; out[3] = g.f.v;
}

struct Direct { int v; template <class T> __device__ Direct(T) : v(1) {} __device__ Direct(int, int) : v(2) {} __device__ Direct(const Direct& o) : v(o.v + 100) {} };
struct ToDirect { __device__ operator Direct() const { return Direct(1, 2); } };
struct ToOther;
struct Other { int v; __device__ Other(const ToOther&) : v(1) {} __device__ Other(int, int) : v(2) {} __device__ Other(const Other& o) : v(o.v + 100) {} };
struct ToOther { __device__ operator Other() { return Other(1, 2); } };
__device__ int made;
struct Counted { __device__ Counted(int) { made++; } };
template <class T, class = void> struct Either { enum { v = 0 }; };
template <class T> struct Either<T, typename voided<decltype((void)(true ? make<T>() : 1), 1)>::type> { enum { v = 1 }; };
__global__ void direct(ll* out) {
    ToDirect a; Direct b(a), c = a; out[0] = b.v * 10 + c.v; const ToDirect d{}; Direct e(d); out[1] = e.v;
    ToOther f; Other h = f; out[2] = h.v;
    Counted n(1); made = 0; out[3] ? n : 5; out[4] = made;
    !out[3] ? 5 : n; out[5] = made; out[6] = Either<Counted>::v * 10 + Either<Place>::v;
}
