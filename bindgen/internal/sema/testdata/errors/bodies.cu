// One mistake per kernel: the first message of a refused kernel stands on the line that says so.
__device__ int undefd(int);
struct S { int a; private: int b; };
struct D { ~D() { a = 0; } int a; };
__device__ void two(int, float); __device__ void two(float, int);
__device__ void two(int, float) {} __device__ void two(float, int) {}
struct V { virtual void f(); };
__global__ void e1(int* p) { p[0] = foo; } /* ERROR "unknown name foo" */
__global__ void e2(int* p) { p[0] = undefd(1); } /* ERROR "undefd is declared but never defined" */
__global__ void e3(int* p) { S s; p[0] = s.c; } /* ERROR "S has no member c" */
__global__ void e4(int* p) { __shared__ D d; p[0] = d.a; } /* ERROR "kbind does not support objects of D, whose destructor does something" */
__global__ void e5(int* p) { two(1, 1); } /* ERROR "the call of two is ambiguous for arguments \(int, int\)" */
__global__ void e6(const int* p) { p[0] = 1; } /* ERROR "'const int' cannot be assigned to: it is const" */
__global__ void e7(int* p) { float f = "x"; } /* ERROR "no conversion from 'const char \*' to 'float'" */
__global__ void e8(int* p) { float* f = p; } /* ERROR "no conversion from 'int \*' to 'float \*'" */
__global__ void e9(int* p) { int x; int x; } /* ERROR "x is declared twice in this block" */
__global__ void e10(int* p) { break; } /* ERROR "break is outside of a loop or switch" */
__global__ void e11(int* p) { goto end; again: goto again; } /* ERROR "this function has no label end" */
__global__ void e12(int* p) { asm("again: bra again;"); } /* ERROR "kbind does not support this inline assembly: the label again" */
__global__ void e12a(int* p) { asm("wgmma.fence.sync.aligned;"); } /* ERROR "kbind does not support this inline assembly: the instruction wgmma.*: matrix fragments of this kind" */
__global__ void e12b(int* p) { asm("cp.async.cg.shared.global [%0], [%1], 12;" :: "r"(3), "l"(p)); } /* ERROR "the instruction cp.async.*: asynchronous copies of this kind" */
__global__ void e12c(int* p) { asm("add.u32 %0, %1, 1;" : "=q"(p[0]) : "r"(3)); } /* ERROR "the constraint .q. of inline assembly" */
__global__ void e12d(int* p) { asm("add.f32 %0, %1, %1;" : "=f"(p[0]) : "f"(3.0)); } /* ERROR "an operand of type 'double' under the constraint .f." */
__global__ void e12e(int* p) { asm("add.wrong.u32 %0, %1, %1;" : "=r"(p[0]) : "r"(3)); } /* ERROR "the instruction add.wrong.u32 in this form" */
__global__ void e12g(unsigned* p) { asm("prmt.b32 %1, %1, 0, 0x0123; mov.b32 %0, %1;" : "=r"(p[0]) : "r"(p[1])); } /* ERROR "it writes an operand that is an input" */
__global__ void e12f(int* p) { asm("{ .reg .u32 t; add.u32 %0, %1, t; }" : "=r"(p[0]) : "r"(3)); } /* ERROR "the register t is read before it is written" */
__global__ void e12g(int* p) { asm("bar.arrive 1;"); } /* ERROR "the instruction bar.arrive in this form" */
__global__ void e13(int* p) { int* q = new int[2](1, 2); } /* ERROR "kbind does not support new of an array with initial values in parentheses" */
__global__ void e14(int* p) { switch (p[0]) { case 1: case 1: break; } } /* ERROR "case 1 appears twice" */
__global__ void e15(int* p) { 3 = 4; p + 1 = p; } /* ERROR "this expression cannot be assigned to" */
__global__ void e16(int* p) { int a[n]; } /* ERROR "unknown name n" */
__global__ void e17(int* p) { p % 3; p * p; S s; s + 1; } /* ERROR "operator % is not defined for 'int \*' and 'int'" */
__global__ void e18(int* p) { sqrt("x"); sqrtf(1, 2); } /* ERROR "no function sqrt takes arguments \(const char \[2\]\)" */
__global__ void e19(int* p) { void (*f)(int*) = e1; f(p); } /* ERROR "kbind does not support the address of e1" */
__global__ void e20(int* p) { static int n = p[0]; n++; } /* ERROR "this initialiser is not constant" */
__global__ void e21(int* p) { int& r = 5; const int& ok = 5; } /* ERROR "a reference 'int &' to non-const cannot bind to a temporary of type 'int'" */
__global__ void e22(int* p) { syncthreads(); __syncthread(); threadIdx.w; thredIdx.x; } /* ERROR "unknown name syncthreads" */
__global__ void e23(int* p) { curand_poisson(0); malloc(3); } /* ERROR "curand_poisson is not supported: this part of cuRAND" */
__global__ void e24(int* p) { auto x; auto y = {1,2}; } /* ERROR "a reference needs an initialiser" */
__global__ void e25(int* p) { return 3; } /* ERROR "a void function cannot return a value" */
__device__ int r26() { return; } /* ERROR "a value of type 'int' must be returned" */
__global__ void e26(int* p) { r26(); }
__global__ void e27(int* p) { e1<<<1,1>>>(p); } /* ERROR "kbind does not support launching a kernel from a kernel" */
__global__ void e28(int* p) { int a[2] = {1,2,3}; S s = {1,2,3}; } /* ERROR "too many initialisers for 'int \[2\]'" */
__global__ void e29(int* p) { p.x = 1; S s; s->a = 1; S* q = &s; q.a = 2; } /* ERROR "'int \*' is a pointer" */
__global__ void e30(int* p) { static_assert(sizeof(int) == 8, "int"); } /* ERROR "static assertion failed: int" */
__global__ void e30a(int* p) { p[0] = sizeof(unsigned(char(p))); } /* ERROR "sizeof of 'unsigned int \(char\)', which has no size" */
__global__ void e30b(int* p) { p[0] = sizeof(void); } /* ERROR "sizeof of 'void', which has no size" */
template <class T> __device__ T bad(T x) { return x.foo(); } /* ERROR "'int' has no member foo" */
template <class T> __global__ void e31(T* p) { p[0] = bad(p[0]); }
template __global__ void e31<int>(int*);
__global__ void e32(int* p) { int x = 5; auto l = [](int y) { return x + y; }; p[0] = l(1); } /* ERROR "x is used in a lambda that does not capture it" */
__global__ void e33(int* p) { throw 1; } /* ERROR "kbind does not support exceptions in a kernel" */
__global__ void e34(int* p) { const int c = 1; c = 2; c++; } /* ERROR "'const int' cannot be assigned to: it is const" */
__global__ void e35(int* p) { p[1.5] = 0; *p[0] = 1; p[0](); } /* ERROR "an index must be an integer, not 'double'" */
__global__ void e36(int* p) { constexpr int x = p[0]; } /* ERROR "the initialiser of the constexpr variable x is not a constant expression" */
__global__ void e37(int* p) { int n = 1; { int n = n + 1; } } /* ERROR "n is used in its own initialiser" */
__global__ void e38(int* p, int n) { goto in; { int k; in: k = n; n += k; } switch (n) { case 0: do { case 0: n++; } while (n < 3); } } /* ERROR "case 0 appears twice" */
__global__ void e39(V* v) { v->f(); }
struct M { const int k; int& r; }; 
__global__ void e40(M* m) { m->k = 1; } /* ERROR "it is const" */
__constant__ int cc[4];
__global__ void e41(int* p) { cc[0] = 1; } /* ERROR "the constant variable cc cannot be assigned to" */
__global__ void e42(int* p) { int x = p; char* s = p; } /* ERROR "no conversion from 'int \*' to 'int'" */
__global__ void e43(int* p) { auto f = [](int x) { return x; }; f(1, 2); } /* ERROR "no function operator\(\) of the lambda takes arguments \(int, int\)" */
__global__ void __cluster_dims__(2, 1, 1) e44(int* p) { *p = 1; } /* ERROR "kbind does not support clusters of more than one block" */
struct Gone { int f(int); int f(char); };
__global__ void e45(int* p) { p[0] = 3_none; } /* ERROR "no literal operator operator.*_none is declared here" */
__global__ void e45b(int* p) { int (Gone::*q)(float) = &Gone::f; } /* ERROR "no member function f has type 'int \(Gone::\*\)\(float\)'" */
union HoldsPointer { const int* p; long l; };
__device__ int pointedAt[2];
__device__ HoldsPointer inUnion = {pointedAt}; __global__ void ptr1(int* p) { p[0] = *inUnion.p; } /* ERROR "this initialiser is not constant" */
__device__ int notConstant = *pointedAt; __global__ void ptr2(int* p) { p[0] = notConstant; } /* ERROR "this initialiser is not constant" */
__device__ int* outside = pointedAt + 3; __global__ void ptr3(int* p) { p[0] = *outside; } /* ERROR "this initialiser is not constant" */
__device__ char* within = (char*)pointedAt + 1; __global__ void ptr4(int* p) { p[0] = *within; } /* ERROR "this initialiser is not constant" */
__device__ unsigned long asNumber = (unsigned long)pointedAt; __global__ void ptr5(int* p) { p[0] = asNumber; } /* ERROR "this initialiser is not constant" */
int onHost[2]; __device__ int* ofHost = onHost; __global__ void ptr6(int* p) { p[0] = *ofHost; } /* ERROR "onHost lives in host memory" */
template <const char* S> __device__ int textOf() { return S[0]; }
template <int* P> __device__ int atOf() { return *P; }
template <int& R> __device__ int refOf() { return R; }
template <int N> __device__ int valueOf() { return N; }
template <auto F> __device__ int anyOf() { return F(1); }
template <float (*F)(float)> __device__ float floatOf() { return F(1); }
__constant__ const int fixedInt = 3;
__device__ int overOf(int x) { return x; } __device__ char overOf(char x) { return x; }
__global__ void ta1(int* p) { p[0] = textOf<"abc">(); } /* ERROR "this is not an integer constant" */
__global__ void ta2(int* p) { p[0] = atOf<&fixedInt>(); } /* ERROR "no function atOf takes arguments" */
__global__ void ta3(int* p) { p[0] = refOf<fixedInt>(); } /* ERROR "no function refOf takes arguments" */
__global__ void ta4(int* p) { p[0] = valueOf<pointedAt[0]>(); } /* ERROR "no function valueOf takes arguments" */
__global__ void ta5(int* p) { int local = 3; p[0] = atOf<&local>(); } /* ERROR "this is not an integer constant" */
__global__ void ta6(int* p) { p[0] = atOf<onHost>(); } /* ERROR "onHost lives in host memory" */
__global__ void ta7(int* p) { p[0] = anyOf<overOf>(); } /* ERROR "no function anyOf takes arguments" */
__global__ void ta8(int* p) { p[0] = floatOf<overOf>(); } /* ERROR "no function floatOf takes arguments" */
template <class T> requires (sizeof(T) == 4) __device__ int limited(T) { return 1; }
__device__ int limited(long) { return 2; }
__device__ int behind(int*) { return 2; } template <class T> __device__ int behind(T*) requires (sizeof(T) == 4) { return 1; }
template <class T> requires (sizeof(T) == 4) struct Strict { static constexpr int v = 0; };
__global__ void rq1(int* p) { p[0] = Strict<double>::v; } /* ERROR "the constraints of Strict are not satisfied for <double>" */
__global__ void rq2(int* p) { double d; p[0] = behind(&d); } /* ERROR "no function behind takes arguments" */
template <class T> concept Four = sizeof(T) == 4; template <class T> concept Whole = __is_integral(T); template <Four T> __device__ int both(T) { return 1; } template <Whole T> __device__ int both(T) { return 2; } __global__ void rq3(int* p) { p[0] = both(1); } /* ERROR "the call of both is ambiguous" */
template <class T> concept Silent = requires(T a) { { __popc(a) } noexcept; }; __global__ void rq4(int* p) { p[0] = Silent<int>; } /* ERROR "noexcept of a call of __popc, of which nothing tells whether it throws" */
template <class T> concept Std = requires(T a) { std::nowhere(a); }; __global__ void rq5(int* p) { p[0] = Std<int>; } /* ERROR "kbind does not support nowhere, which is not declared in std" */
struct Plain { int a; }; template <class T> concept HasZ = requires(T t) { t.z; };
__global__ void rq6(int* p) { p[0] = requires(Plain q) { q.z; }; } /* ERROR "Plain has no member z" */
__global__ void rq7(int* p) { p[0] = requires { typename Plain::type; }; } /* ERROR "Plain has no member type" */
__global__ void rq8(int* p) { if constexpr (requires(int i) { *i; }) p[0] = 1; } /* ERROR "cannot be dereferenced" */
__global__ void rq9(int* p) { auto l = [](auto t) { return requires { t.z; }; }; p[0] = requires(Plain q) { q.a; { q.a } -> HasZ; requires HasZ<Plain>; } + l(Plain()); }
struct Mp { int a; int b : 3; int& r; virtual int v(); int o(int); int o(float); }; __global__ void mp1(int* p) { auto m = &Mp::b; } /* ERROR "there is no pointer to the member b" */
__global__ void mp2(int* p) { int Mp::*m = &Mp::v; } /* ERROR "no conversion from" */
__global__ void mp3(int* p) { auto m = &Mp::o; } /* ERROR "auto cannot be deduced from this" */
struct HoldsMp { int Mp::*m; }; __global__ void mp4(HoldsMp* h) { h->m = nullptr; } /* ERROR "kbind does not support pointers to members as parameters of kernels" */
__global__ void mp5(int* p, int Mp::*m) { p[0] = 1; } /* ERROR "kbind does not support pointers to members as parameters of kernels" */
typedef double Al4 __attribute__((aligned(4))); __global__ void al1(int* p) { Al4 x = 1; p[0] = x; } /* ERROR "kbind does not support a typedef with a smaller alignment: double is aligned to 8 bytes, Al4 to 4" */
struct Emp {}; struct Nua { [[no_unique_address]] Emp e; int x; }; __global__ void al2(int* p) { p[0] = sizeof(Nua); } /* ERROR "no_unique_address.., which compilers of the host take into account and CUDA.s only from C" */
typedef float DfMode __attribute__((mode(DF))); __global__ void al3(int* p) { p[0] = sizeof(DfMode); } /* ERROR "kbind does not support types with a machine mode" */
struct LongD { long double d; }; __global__ void al4(int* p) { p[0] = sizeof(LongD); } /* ERROR "kbind does not support long double" */
struct EqAndBool { int v; __device__ bool operator==(const EqAndBool& o) const { return v == o.v; } __device__ operator bool() const { return v; } }; __global__ void cmp1(int* p) { EqAndBool a{1}, b{2}; p[0] = a != b; } /* ERROR "a comparison that C..17 makes by conversions and C..20 by another operator" */
struct NoEqual { int v; }; struct HasNoEqual { NoEqual n; __device__ bool operator==(const HasNoEqual&) const = default; }; __global__ void cmp2(int* p) { HasNoEqual a, b; p[0] = a == b; } /* ERROR "operator == is not defined for .const NoEqual. and .const NoEqual." */
__global__ void cmp3(int* p) { unsigned u = 1; p[0] = (p[1] <=> u) < 0; } /* ERROR "operator <=> is not defined" */
__global__ void jo1(int* p) { if (p[0]) goto out; int k = p[1]; p[2] = k; out: p[3] = 1; } /* ERROR "this goto jumps over the initialisation of k" */
__global__ void jo2(int* p) { switch (p[0]) { case 0: int k = p[1]; p[2] = k; break; case 1: p[3] = 1; } } /* ERROR "this label jumps over the initialisation of k" */
__global__ void jo3(int* p) { switch (p[0]) { case 0: do { int k = p[1]; p[2] = k; case 1: p[3]--; } while (p[3] > 0); } } /* ERROR "this label jumps over the initialisation of k" */
struct Begins { int v = 3; }; __global__ void jo4(int* p) { goto out; Begins b; out: p[0] = b.v; } /* ERROR "this goto jumps over the initialisation of b" */
__global__ void jo5(int* p) { goto in; for (int i = 0; i < 3; i++) { in: p[i] = 1; } } /* ERROR "this goto jumps over the initialisation of i" */
__global__ void jo6(int* p) { if (p[0]) goto out; int k; k = p[1]; struct { int x, y; } s; s.x = k; static int z; { int w = 2; p[4] = w; } out: p[3] = 1; switch (p[0]) { case 0: int m; m = 2; p[1] = m; break; case 2: { int n = 1; p[2] = n; break; } default: p[5] = 1; } back: int q = p[7]; if (q--) goto back; }
__global__ void mx1(int* p) { int a = p[0], b = p[1]; const int& r = std::max(a, b); a = 100; p[2] = r; } /* ERROR "kbind does not support a reference to the result of std::max, which may be one of its arguments" */
__global__ void mx2(int* p) { int a = p[0]; const auto& r = std::min(a, 7); a = 100; p[2] = r; } /* ERROR "kbind does not support a reference to the result of std::min" */
__global__ void mx3(int* p) { int a = p[0], b = p[1]; const int& r = max(a, b); auto s = std::max(a, b); a = s; const int& t = std::max(p[2] + 1, 3); p[3] = r + t; }
typedef int Al16 __attribute__((aligned(16))); __global__ void al5(int* p) { Al16 x[2]; p[0] = x[0]; } /* ERROR "the elements of this array have 4 bytes, which is not a multiple of their alignment, 16" */
struct __attribute__((packed)) AlPacked { char c; Al16 x; }; __global__ void al6(int* p) { p[0] = sizeof(AlPacked); } /* ERROR "kbind does not support a member of a packed struct whose typedef has an alignment of its own" */
struct Sliced { int y; }; struct Slice : Sliced { int x; };
struct Slices { __device__ operator Slice() & { return Slice(); } __device__ operator Slice() && { return Slice(); } };
__device__ Sliced sliced() { Slices a; return a; } /* ERROR "a returned variable that converts itself otherwise where it is moved" */
__global__ void slices(int* p) { p[0] = sliced().y; }
__global__ void ok105(int* p, int y) { const int n = 5; auto f = [=](bool c, const int& x) -> const int& { return c ? n : x; }; p[0] = f(y > 0, y); }
__global__ void ok106(int* p, int y) { const int n = 5; auto f = [=](bool c, const int& x) -> const int* { const int& r = c ? n : x; return &r; }; p[0] = *f(y > 0, y); }
__global__ void ok107(int* p, int y) { const int n = 5; auto f = [=](bool c, const int& x) { const int& r = c ? n : x; return r + max(c ? n : x, 3); }; p[0] = f(y > 0, y); }
struct Bits { int a : 4; }; template <class T> __device__ int anyRef(T&& x) { return x; } __global__ void bf1(int* p) { Bits b{3}; int&& r = b.a; p[0] = r; } /* ERROR "an rvalue reference 'int &&' cannot bind to an lvalue of type 'int'" */
__global__ void bf2(int* p) { Bits b{3}; auto& r = b.a; p[0] = r; } /* ERROR "a reference 'int &' to non-const cannot bind to a bit-field" */
__global__ void bf3(int* p) { Bits b{3}; p[0] = anyRef(b.a); } /* ERROR "no function anyRef takes arguments \(int\)" */
__global__ void rv1(int* p) { const int c = p[0]; int&& r = c; p[0] = r; } /* ERROR "an rvalue reference 'int &&' cannot bind to an lvalue of type 'const int'" */
__device__ constexpr int operator""_whole(unsigned long long v) { return v; } __global__ void ud1(int* p) { p[0] = 'a'_whole; } /* ERROR "no function operator.*_whole takes arguments \(char\)" */
using Three = int[3]; __global__ void nw1(int* p) { int* q = new Three{1, 2, 3, 4}; p[0] = q[0]; } /* ERROR "too many initialisers for an array of 3 elements" */
struct Cls { int v; }; template <class T, T V> struct OfClass { static const int n = sizeof(T); }; __global__ void tv1(int* p) { p[0] = OfClass<Cls, Cls{4}>::n; } /* ERROR "a template argument of a class type" */
struct Couple { int x, y; }; __global__ void sb1(int* p) { static auto [a, b] = Couple{1, 2}; p[0] = ++a + b; } /* ERROR "structured bindings that live longer than the call" */
struct FromAnything { template <class T> __device__ FromAnything(T x) {} }; struct OnlyByItself { OnlyByItself() = default; __device__ OnlyByItself(FromAnything x) {} __device__ OnlyByItself(OnlyByItself& o) {} };
__global__ void cp1(int* p) { OnlyByItself a, b = static_cast<OnlyByItself&&>(a); } /* ERROR "OnlyByItself has no constructor that takes arguments .OnlyByItself." */
struct OnlyMoves { int n; __device__ OnlyMoves(int n) : n(n) {} OnlyMoves(OnlyMoves&) = delete; __device__ operator float() const&& { return n; } };
__device__ OnlyMoves onlyMoves(const OnlyMoves m) { return m; }
__global__ void cp2(int* p) { p[0] = onlyMoves(3).n; }
struct OfInt { int v; __device__ OfInt(int x) : v(x) {} }; __device__ int whole(OfInt w) { return w.v; } struct WithFloat { float v; __device__ WithFloat(float x, int y) : v(x) {} };
__global__ void na1(int* p) { OfInt w{3.5}; p[0] = w.v; } /* ERROR "the conversion from .double. to .int. in braces is narrowing" */
__global__ void na2(int* p, unsigned u) { p[0] = whole({u}); } /* ERROR "the conversion from .unsigned int. to .int. in braces is narrowing" */
__global__ void na3(int* p, double d) { p[0] = WithFloat{d, 1}.v; } /* ERROR "the conversion from .double. to .float. in braces is narrowing" */
__global__ void na4(int* p, long long l) { const int& r{l}; p[0] = r; } /* ERROR "the conversion from .long long. to .int. in braces is narrowing" */
__global__ void na5(int* p) { OfInt* w = new OfInt{p[0] * 2.0}; p[0] = w->v; } /* ERROR "the conversion from .double. to .int. in braces is narrowing" */
__global__ void na6(int* p, double d) { struct Has { OfInt w; __device__ Has(double x) : w{x} {} } h(d); p[0] = h.w.v; } /* ERROR "the conversion from .double. to .int. in braces is narrowing" */
__global__ void na7(int* p, __half h) { WithFloat f{2.5, 1}, g{h, 1}; __half i{f.v}; OfInt w{3u}, x{p[0] > 1}; p[0] = w.v + x.v + (int)(float)i + whole({sizeof(f)}); }
__global__ void au1(int* p) { auto x = 1, y = 2.0; p[0] = x; } /* ERROR "auto stands for .int. in this declaration, and here for .double." */
template <class T> struct AuBox { T v; __device__ AuBox(T v) : v(v) {} }; __global__ void au2(int* p) { AuBox a{1}, b{2.0}; p[0] = a.v; } /* ERROR "AuBox stands for .AuBox<int>. in this declaration, and here for .AuBox<double>." */
__global__ void au3(int* p) { for (auto i = 0, n = 3u; i < 3; i++) p[i] = n; } /* ERROR "auto stands for .int. in this declaration, and here for .unsigned int." */
__global__ void au4(int* p) { static auto x = 1, y = 2.0f; p[0] = x; } /* ERROR "auto stands for .int. in this declaration, and here for .float." */
__global__ void au5(int* p) { auto x{1, 2}; p[0] = 1; } /* ERROR "auto cannot be deduced from 2 items without =" */
__global__ void au6(int* p) { auto* x = {p}; p[0] = 1; } /* ERROR "auto cannot be deduced from this" */
__global__ void au7(int* p) { auto x = p[0], *y = p, &z = *p, w = 3; p[0] = x + z; }
template <class T> struct InClass { T v; __device__ int f(int T) { return T; } }; __global__ void tp1(int* p) { p[0] = InClass<float>().f(2); } /* ERROR "T is a template parameter here" */
template <class T> struct InBlock { T v; __device__ int f() { { int T = 2; return T; } } }; __global__ void tp2(int* p) { p[0] = InBlock<float>().f(); } /* ERROR "T is a template parameter here" */
template <class T> struct InType { __device__ int f() { struct T { int v; }; return 2; } }; __global__ void tp3(int* p) { p[0] = InType<float>().f(); } /* ERROR "T is a template parameter here" */
template <class T> struct InEnum { __device__ int f() { enum { T = 3 }; return T; } }; __global__ void tp4(int* p) { p[0] = InEnum<float>().f(); } /* ERROR "T is a template parameter here" */
template <class T> struct InParts { T v; __device__ int f(); struct In { __device__ int h(int); }; }; template <class U> __device__ int InParts<U>::f() { int T = 3; return T; } template <class U> __device__ int InParts<U>::In::h(int T) { return T; } template <> __device__ int InParts<short>::f() { int T = 9; return T; }
__global__ void tp5(int* p) { p[0] = InParts<float>().f() + InParts<float>::In().h(2) + InParts<short>().f(); }
struct TwiceNamed { int a; float a; }; __global__ void tn1(int* p) { p[0] = sizeof(TwiceNamed); } /* ERROR "a is declared twice in TwiceNamed" */
struct BothNamed { int a; __device__ int a() { return 1; } }; __global__ void tn2(int* p) { p[0] = sizeof(BothNamed); } /* ERROR "a is declared twice in BothNamed" */
struct OnceNamed { struct a { int v; }; int a; union { int b; float c; }; static const int d = 3; __device__ int e() { return 1; } __device__ int e(int) { return 2; } }; __global__ void tn3(int* p) { p[0] = sizeof(OnceNamed); }
template <class...> struct Listed {}; template <class T> struct Rivals { static const int v = 1; }; template <template <class...> class C, class A> struct Rivals<C<A>> { static const int v = 2; }; template <class... T> struct Rivals<Listed<T...>> { static const int v = 3; };
__global__ void rivals1(int* p) { p[0] = Rivals<Listed<int>>::v; } /* ERROR "several specialisations fit Rivals<Listed<int>>, and none of them is the most special" */
__global__ void rivals2(int* p) { Rivals<Listed<int>>* q = nullptr; p[0] = q == nullptr; }
template <class T, class U> constexpr int rivalled = 1; template <class T> constexpr int rivalled<T, int> = 2; template <class U> constexpr int rivalled<int, U> = 3;
__global__ void rivals3(int* p) { p[0] = rivalled<int, char> + rivalled<char, int>; }
__global__ void rivals4(int* p) { p[0] = rivalled<int, int>; } /* ERROR "several specialisations fit rivalled<int, int>, and none of them is the most special" */
struct ConstThis { int v; __device__ int f() const { auto l = [*this]() mutable { v = 3; return v; }; return l(); } }; __global__ void ct1(int* p) { ConstThis c{2}; p[0] = c.f(); } /* ERROR ".const int. cannot be assigned to: it is const" */
struct ConstDeep { int v; __device__ void set() { v = 2; } __device__ int f() const { auto l = [*this] { auto m = [*this]() mutable { set(); return v; }; return m(); }; return l(); } }; __global__ void ct2(int* p) { ConstDeep c{2}; p[0] = c.f(); } /* ERROR "no function set takes arguments" */
__device__ int functionOf(int x) { return x; } __global__ void voidOf1(int* p) { const void* q = functionOf; p[0] = q != nullptr; } /* ERROR "no conversion from" */
template <class T> __device__ int early(T) { return late(1); } __device__ int late(int) { return 1; } /* ERROR "late is not declared before this place" */
__global__ void ev1(int* p) { p[0] = early(1); }
template <class T> __device__ int dependent(T t) { return last(t); } __device__ int last(int) { return 1; } /* ERROR "last is not declared before this place" */
__global__ void ev2(int* p) { p[0] = dependent(1); }
namespace later {} template <class T> __device__ int inner(T t) { return later::g(t); } namespace later { __device__ int g(int) { return 1; } } /* ERROR "g is not declared before this place" */
__global__ void ev3(int* p) { p[0] = inner(1); }
__device__ int ahead() { return rear(1); } __device__ int rear(int) { return 1; } /* ERROR "rear is not declared before this place" */
__global__ void ev4(int* p) { p[0] = ahead(); }
struct Argument {}; template <class T> __device__ int associated(T t) { return afterwards(t); } __device__ int afterwards(Argument) { return 1; }
template <class T> struct Complete { __device__ int f() { return g(1) + v; } __device__ int g(int) { return 1; } int v = 1; };
__global__ void ev5(int* p) { p[0] = associated(Argument()) + Complete<int>().f(); }
