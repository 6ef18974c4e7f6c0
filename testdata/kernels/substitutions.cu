// Types and expressions that a substitution makes and that C++ does not have ([temp.deduct]/8), access among them.
typedef long long ll;
template <class T> T&& dv();
template <class...> struct tv { typedef void type; };
struct Ty { typedef int type; };
#define HAS(NAME, ...) template <class T, class = void> struct NAME { enum { v = 0 }; }; template <class T> struct NAME<T, typename tv<__VA_ARGS__>::type> { enum { v = 1 }; };
struct Ab { __device__ virtual int f() = 0; }; struct Co { int v; }; class Pri { typedef int ty; int v; __device__ int m() { return 1; } static int s; public: int w; }; struct PrB : private Co {}; class PD { __device__ ~PD(); }; 
HAS(s0, T[2]) HAS(s1, T*) HAS(s2, T&) HAS(s3, T()) HAS(s4, T Co::*) HAS(s5, int T::*) HAS(s6, typename T::type) HAS(s7, T[sizeof(T) - 4]) HAS(s8, T(*)(T)) HAS(s9, const volatile T)
HAS(p0, typename T::ty) HAS(p1, decltype(dv<T&>().v)) HAS(p2, decltype(dv<T&>().m())) HAS(p3, decltype(T::s)) HAS(p4, decltype(&T::v)) HAS(p5, decltype(static_cast<Co&>(dv<T&>()))) HAS(p6, decltype(dv<void (*)(Co*)>()(dv<T*>()))) HAS(p7, decltype(T())) HAS(p8, decltype(dv<T&>() = dv<T&>())) HAS(p9, decltype((Co&)dv<T&>()))
struct Us : private Co { using Co::v; }; struct Fr : private Co { template <class T> struct In { enum { v = sizeof(decltype(dv<T&>().v)) }; }; }; struct Dd { ~Dd() = delete; }; struct Pt { protected: int v; }; struct Pu : Pt { using Pt::v; };
// what is inaccessible to the code that a template stands in
__global__ void substitutions(ll* out) { int i = 0; 
 out[i++] = s0<int>::v; out[i++] = s0<void>::v; out[i++] = s0<int&>::v; out[i++] = s0<int()>::v; out[i++] = s0<int[3]>::v; out[i++] = s1<int&>::v; out[i++] = s1<void>::v; out[i++] = s2<void>::v; out[i++] = s2<int&>::v; out[i++] = s3<int[3]>::v; out[i++] = s3<int()>::v; out[i++] = s3<void>::v;
 out[i++] = s4<int>::v; out[i++] = s4<int&>::v; out[i++] = s4<void>::v; out[i++] = s5<int>::v; out[i++] = s5<Co>::v; out[i++] = s6<int>::v; out[i++] = s6<Ty>::v; out[i++] = s7<int>::v; out[i++] = s7<double>::v; out[i++] = s8<int>::v; out[i++] = s8<void>::v; out[i++] = s8<int[2]>::v; out[i++] = s9<int&>::v; out[i++] = s9<void>::v;
 i = 30; out[i++] = p0<Pri>::v; out[i++] = p1<Pri>::v; out[i++] = p2<Pri>::v; out[i++] = p3<Pri>::v; out[i++] = p4<Pri>::v; out[i++] = p1<Co>::v; out[i++] = p4<Co>::v; out[i++] = p5<PrB>::v; out[i++] = p6<PrB>::v; out[i++] = p1<PrB>::v; out[i++] = p7<PD>::v; out[i++] = p8<PrB>::v; out[i++] = p9<PrB>::v; out[i++] = p7<Ab>::v; out[i++] = p1<Us>::v; out[i++] = p1<Pu>::v; out[i++] = p1<Pt>::v; out[i++] = p7<Dd>::v; out[i++] = Fr::In<Fr>::v; out[i++] = 7; }
HAS(d0, decltype(T()))
struct Base { int v = 2; };
struct Copied : Base { explicit __device__ Copied(int x); __device__ Copied(Base x); Copied(const Copied&) = default; };
struct Again { int v; Again() = default; __device__ Again(int x); Again(const Again&) = default; };
// any constructor of a class hides the default one ([class.ctor]/4)
__global__ void defaults(ll* out) { out[0] = d0<Copied>::v; out[1] = d0<Again>::v; out[2] = d0<Base>::v; out[3] = d0<Copied*>::v; }
struct FromAll { template <class T> __device__ FromAll(T x); __device__ FromAll(const FromAll&); };
struct NeedsItself { NeedsItself(); __device__ NeedsItself(FromAll x); __device__ NeedsItself(NeedsItself& o); };
struct FromRef { template <class T> __device__ FromRef(const T& x); }; struct ByRef { ByRef(); __device__ ByRef(FromRef x); __device__ ByRef(ByRef& o); };
struct ToLong { ToLong(); __device__ ToLong(long x); __device__ ToLong(ToLong& o); __device__ operator long(); };
template <class T> __device__ int taking(T x);
HAS(taken, decltype(taking(dv<T>())))
// a copy that first needs such a copy is none; one by way of another object is ([over.match.ctor], [over.best.ics]/4)
__global__ void copies(ll* out) { out[0] = taken<NeedsItself>::v; out[1] = taken<NeedsItself&>::v; out[2] = taken<ByRef>::v; out[3] = taken<ToLong>::v; out[4] = __is_constructible(NeedsItself, NeedsItself); out[5] = __is_constructible(NeedsItself, NeedsItself&); out[6] = __is_constructible(ToLong, ToLong); out[7] = __is_constructible(ByRef, const ByRef); }
