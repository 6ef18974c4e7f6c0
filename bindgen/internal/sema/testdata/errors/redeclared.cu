// Names that one namespace gives to different things, and those of template parameters ([basic.scope.declarative]/4, [temp.local]/6, [temp.param]/15).
template <class T> struct Around { template <class T> struct In { T t; }; template <class T> __device__ int f(T) { return 1; } };
__global__ void inner(int* o) { Around<int>::In<int> x; o[0] = sizeof(x); } /* ERROR "the declaration of In could not be understood" */
__global__ void method(int* o) { Around<int> x; o[0] = x.f(1); } /* ERROR "the declaration of f could not be understood" */
template <class T, class T> struct Twice { T t; };
template <class T, int T> __device__ int mixed(int x) { return x; }
template <class T, template <class T> class U> struct Head {};
template <class Own> struct Own {};
__global__ void twice(int* o) { Twice<int, int> x; o[0] = sizeof(x); } /* ERROR "the declaration of Twice could not be understood" */
__global__ void values(int* o) { o[0] = mixed<int, 2>(1); } /* ERROR "the declaration of mixed could not be understood" */
__global__ void head(int* o) { Head<int, Own> x; o[0] = sizeof(x); } /* ERROR "the declaration of Head could not be understood" */
__global__ void own(int* o) { Own<int> x; o[0] = sizeof(x); } /* ERROR "the declaration of Own could not be understood" */
typedef int alias; __device__ int alias = 3;
__global__ void aliased(int* o) { o[0] = alias; } /* ERROR "alias is declared as two different things" */
typedef int number; struct number { int v; };
__global__ void numbers(int* o) { number x; o[0] = sizeof(x); } /* ERROR "number is declared as two different things" */
typedef int called; __device__ int called() { return 1; }
__global__ void calls(int* o) { o[0] = called(); } /* ERROR "called is declared as two different things" */
__device__ int both() { return 1; } __device__ int both = 2;
__global__ void either(int* o) { o[0] = both; } /* ERROR "both is declared as two different things" */
extern __device__ int typed; __device__ float typed = 2;
__global__ void types(int* o) { o[0] = typed; } /* ERROR "typed is declared as two different things" */
__device__ int result(int) { return 1; } __device__ float result(int);
__global__ void results(int* o) { o[0] = result(1); } /* ERROR "result is declared as two different things" */
template <class T> struct pattern {}; __device__ int pattern = 2;
__global__ void patterns(int* o) { o[0] = pattern; } /* ERROR "pattern is declared as two different things" */
struct tag { int v; }; __device__ int tag() { return 2; } typedef struct tag same; typedef struct tag same; enum list { item }; __device__ int list = 3;
extern __device__ int row[]; __device__ int row[2] = {1, 2}; extern const int k; const int k = 4; template <class T> struct later; template <class T> struct later { T t; };
__global__ void fine(int* o) { same s{1}; struct tag t = {2}; later<int> l{3}; o[0] = tag() + s.v + t.v + list + item + row[1] + k + l.t; }
__global__ void pairs(int* o) { int a[2] = {1, 2}; auto [x, y] = {a}; o[0] = x; } /* ERROR "a structured binding takes one expression after =" */
struct Left { int x; }; struct Right { int y; }; struct Sides : Left, Right {};
__global__ void sides(int* o) { auto [x, y] = Sides{}; o[0] = x; } /* ERROR "the members of Sides belong to several classes" */
struct S {
    int v;
    static __device__ int f() { auto l = [*this] { return 1; }; return l(); } /* ERROR "this is captured by reference, or outside of a member function" */
    __device__ int g() { auto l = [&this] { return v; }; return l(); } /* ERROR "this is captured by reference, or outside of a member function" */
};
__global__ void captured(int* o) { o[0] = S::f(); }
__global__ void byReference(int* o) { S s{1}; o[0] = s.g(); }
__device__ int plain; __device__ int plain; static int again = 1; static int again;
__global__ void plains(int* o) { o[0] = plain; } /* ERROR "plain is defined twice" */
__global__ void agains(int* o) { o[0] = again; } /* ERROR "again is defined twice" */
namespace spaced { extern __device__ int far; } __device__ int spaced::far; __device__ int spaced::far;
__global__ void fars(int* o) { o[0] = spaced::far; } /* ERROR "far is defined twice" */
extern "C" { __device__ int linked; __device__ int linked; }
__global__ void links(int* o) { o[0] = linked; } /* ERROR "linked is defined twice" */
struct Holder { static __device__ int held; }; __device__ int Holder::held = 2; __device__ int Holder::held = 3;
__global__ void holds(int* o) { o[0] = Holder::held; } /* ERROR "held is defined twice" */
extern __device__ int once; __device__ int once; extern __device__ int once; extern "C" __device__ int direct; __device__ int direct = 3;
struct Constants { static constexpr int c = 3; static const int d = 4; }; constexpr int Constants::c; const int Constants::d;
template <class T> extern const T ahead; template <class T> const T ahead = 2;
__global__ void definedOnce(int* o) { o[0] = once + direct + Constants::c + Constants::d + ahead<int>; }
using Space = int; namespace Space { __device__ int v = 1; }
__global__ void spaces(int* o) { o[0] = Space::v; } /* ERROR "Space is declared as two different things" */
namespace Named { __device__ int v = 1; } __device__ int Named(int) { return 2; }
__global__ void named(int* o) { o[0] = Named(1); } /* ERROR "Named is declared as two different things" */
namespace Other = spaced; namespace Other = Named;
__global__ void others(int* o) { o[0] = Other::far; } /* ERROR "Other is declared as two different things" */
namespace Reopened = spaced; namespace Reopened { __device__ int w = 3; }
__global__ void reopened(int* o) { o[0] = Reopened::w; } /* ERROR "Reopened is declared as two different things" */
namespace first { __device__ int v = 1; } namespace alias1 = first; namespace alias1 = first; namespace first { struct alias1 { int i; }; }
__global__ void aliases(int* o) { int first = 2; o[0] = alias1::v + first::v + first; }
template <class T> struct Kind; template <int N> struct Kind {}; template <int N> struct Size; template <long N> struct Size {};
__global__ void kinds(int* o) { Kind<3> x; o[0] = sizeof(x); } /* ERROR "Kind is declared as two different things" */
__global__ void sizes(int* o) { Size<3> x; o[0] = sizeof(x); } /* ERROR "Size is declared as two different things" */
template <template <class> class T> struct Taker; template <template <class, class> class T> struct Taker {}; template <class, class> struct Two {};
__global__ void takers(int* o) { Taker<Two> x; o[0] = sizeof(x); } /* ERROR "Taker is declared as two different things" */
template <class T> using Alias = T; template <class T> using Alias = T*; template <class T> constexpr T var = 1; template <int N> constexpr int var = 2;
__global__ void aliasTemplates(int* o) { Alias<int> x = 1; o[0] = x; } /* ERROR "Alias is declared as two different things" */
__global__ void varTemplates(int* o) { o[0] = var<int>; } /* ERROR "var is declared as two different things" */
template <class T> struct Bodies { T t; }; template <class T> struct Bodies { T t; }; template <class T> __device__ T vars = 1; template <class T> __device__ T vars = 1;
__global__ void bodies(int* o) { Bodies<int> x{1}; o[0] = x.t; } /* ERROR "Bodies is defined twice" */
__global__ void variables(int* o) { o[0] = vars<int>; } /* ERROR "vars is defined twice" */
template <class T, class U = int> struct Defaults; template <class T, class U = int> struct Defaults {};
__global__ void defaults(int* o) { Defaults<int> x; o[0] = sizeof(x); } /* ERROR "the default argument of parameter U of Defaults is given twice" */
__device__ int repeated(int x, int n = 1); __device__ int repeated(int x, int n = 1) { return x * n; } int eachSide(int x, int n = 2) { return n; } __device__ int eachSide(int x, int n = 1) { return x * n; }
__global__ void arguments(int* o) { o[0] = repeated(1); } /* ERROR "a default argument of repeated is given twice" */
__device__ int alike(int x, int n = 1) { return x * n; } __device__ int alike(int x, int n = 1) { return x * n; }
__global__ void twoSides(int* o) { o[0] = eachSide(1) + alike(2); }
struct Members { template <class T> struct I; template <int N> struct I {}; };
struct Methods { int f(int) { return 1; } int f(int) { return 1; } }; /* ERROR "f is declared twice in Methods" */
__global__ void nested(int* o) { Members::I<3> x; o[0] = sizeof(x); } /* ERROR "I is declared as two different things" */
__global__ void functions(int* o) { Methods x; o[0] = x.f(1); }
template <class T> struct Later { T t; }; template <class U> struct Later; template <class T, T V, int* P> struct Heads; template <class U, U W, int Q[]> struct Heads { static constexpr U u = W; };
template <class T, typename Later<T>::type V> int valued(T); template <class T, int V> __device__ int valued(T) { return V; }
__global__ void heads(int* o) { Later<int> x{1}; o[0] = x.t + Heads<int, 3, nullptr>::u + valued<int, 4>(1); }
// Function templates that are defined twice ([basic.def.odr]/1), and others that only look alike.
template <class T> __device__ int twoBodies(T) { return 1; } template <class U> __device__ int twoBodies(U) { return 2; }
struct TwoBodies { template <class T> __device__ int f(T) { return 1; } template <class T> __device__ int f(T) { return 2; } };
template <class T> __device__ int oneBody(T); template <class U> __device__ int oneBody(U) { return 2; }
template <class T> __device__ typename T::a byResult(T) { return 1; } template <class T> __device__ typename T::b byResult(T) { return 2; } struct HasA { typedef int a; };
template <class T, std::enable_if_t<sizeof(T) == 4, int> = 0> __device__ int bySize(T) { return 1; } template <class T, std::enable_if_t<sizeof(T) != 4, int> = 0> __device__ int bySize(T) { return 2; }
__global__ void templateTwice(long long* out) { out[0] = twoBodies(1); } /* ERROR "twoBodies is defined twice" */
__global__ void memberTwice(long long* out) { out[0] = TwoBodies().f(1); } /* ERROR "f is declared as two different things" */
__global__ void templatesOnce(long long* out) { out[0] = oneBody(1) + byResult(HasA()) + bySize(1) + bySize('a'); }
