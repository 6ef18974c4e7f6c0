// What classes declare in ways that C++ does not allow ([class.mem], [class.ctor], [class.dtor], [class.virtual]).
union Virtual { int a; __device__ virtual int f(); }; /* ERROR "cannot be virtual" */
struct Base { __device__ virtual int v() { return 1; } __device__ virtual int n() noexcept { return 1; } __device__ virtual int l() final { return 1; } }; union HasBase : Base { int a; }; /* ERROR "has a base class" */
union Parts { int a; }; struct OfUnion : Parts {}; /* ERROR "is a base class of" */
struct Last final {}; struct Derives : Last {}; /* ERROR "which is final" */
struct Again : Base, Base {}; /* ERROR "from Base twice" */
struct RefCtor { __device__ RefCtor() & {} }; /* ERROR "neither static nor a constructor" */
struct ConstDtor { __device__ ~ConstDtor() const {} }; /* ERROR "neither static nor a constructor" */
struct StaticConst { __device__ static int f() const; }; /* ERROR "neither static nor a constructor" */
struct StaticCtor { static StaticCtor(); }; /* ERROR "neither virtual nor static" */
struct Takes { __device__ ~Takes(int) {} }; /* ERROR "takes no arguments" */
struct VirtualStatic { virtual static int f(); }; /* ERROR "cannot be virtual" */
struct VirtualTemplate { template <class T> virtual int f(T); }; /* ERROR "cannot be virtual" */
struct Explicit { explicit int f(); }; /* ERROR "alone are explicit" */
struct DefaultMethod { int f() = default; }; /* ERROR "cannot be defaulted" */
struct DefaultCtor { DefaultCtor(int) = default; }; /* ERROR "cannot be defaulted" */
struct ByValue { __device__ ByValue(ByValue, int n = 1) {} }; /* ERROR "takes a reference" */
struct Returns { int f(); long f(); }; /* ERROR "f is declared twice in Returns" */
struct StaticToo { int f() const; static int f(); }; /* ERROR "f is declared twice in StaticToo" */
struct SomeRef { int f() const; int f() &; }; /* ERROR "f is declared twice in SomeRef" */
struct CtorTwice { CtorTwice(int); CtorTwice(const int); }; /* ERROR "is declared twice in CtorTwice" */
struct Mutable { static mutable int a; }; /* ERROR "is not mutable" */
struct Extern { extern int a; }; /* ERROR "neither register nor extern" */
struct NoBase { __device__ int f() override { return 1; } }; /* ERROR "overrides no virtual function" */
struct OtherName : Base { __device__ int w() override { return 1; } }; /* ERROR "overrides no virtual function" */
struct Pure { __device__ int f() = 0; }; /* ERROR "overrides no virtual function" */
struct Final : Base { __device__ int l() { return 1; } }; /* ERROR "which is final" */
struct Deleted : Base { int v() = delete; }; /* ERROR "one alone is deleted" */
struct Looser : Base { __device__ int n() { return 1; } }; /* ERROR "which throws nothing" */
__global__ void mVirtual(int* o) { o[0] = sizeof(Virtual); }
__global__ void mHasBase(int* o) { o[0] = sizeof(HasBase); }
__global__ void mOfUnion(int* o) { o[0] = sizeof(OfUnion); }
__global__ void mDerives(int* o) { o[0] = sizeof(Derives); }
__global__ void mAgain(int* o) { o[0] = sizeof(Again); }
__global__ void mRefCtor(int* o) { o[0] = sizeof(RefCtor); }
__global__ void mConstDtor(int* o) { o[0] = sizeof(ConstDtor); }
__global__ void mStaticConst(int* o) { o[0] = sizeof(StaticConst); }
__global__ void mStaticCtor(int* o) { o[0] = sizeof(StaticCtor); }
__global__ void mTakes(int* o) { o[0] = sizeof(Takes); }
__global__ void mVirtualStatic(int* o) { o[0] = sizeof(VirtualStatic); }
__global__ void mVirtualTemplate(int* o) { o[0] = sizeof(VirtualTemplate); }
__global__ void mExplicit(int* o) { o[0] = sizeof(Explicit); }
__global__ void mDefaultMethod(int* o) { o[0] = sizeof(DefaultMethod); }
__global__ void mDefaultCtor(int* o) { o[0] = sizeof(DefaultCtor); }
__global__ void mByValue(int* o) { o[0] = sizeof(ByValue); }
__global__ void mReturns(int* o) { o[0] = sizeof(Returns); }
__global__ void mStaticToo(int* o) { o[0] = sizeof(StaticToo); }
__global__ void mSomeRef(int* o) { o[0] = sizeof(SomeRef); }
__global__ void mCtorTwice(int* o) { o[0] = sizeof(CtorTwice); }
__global__ void mMutable(int* o) { o[0] = sizeof(Mutable); }
__global__ void mExtern(int* o) { o[0] = sizeof(Extern); }
__global__ void mNoBase(int* o) { o[0] = sizeof(NoBase); }
__global__ void mOtherName(int* o) { o[0] = sizeof(OtherName); }
__global__ void mPure(int* o) { o[0] = sizeof(Pure); }
__global__ void mFinal(int* o) { o[0] = sizeof(Final); }
__global__ void mDeleted(int* o) { o[0] = sizeof(Deleted); }
__global__ void mLooser(int* o) { o[0] = sizeof(Looser); }
struct Fine : Base {
    int Fine_;
    __device__ Fine() {}
    __device__ Fine(Fine&&) {}
    __device__ Fine(const Fine&, int n = 1) {}
    __device__ Fine(int*, int = 1) {}
    __device__ Fine(const int*) {}
    __device__ int f() & { return 1; }
    __device__ int f() const& { return 2; }
    __device__ int g(int) { return 1; }
    __device__ int g(int) const { return 2; }
    template <class T> __device__ int g(T) { return 3; }
    __device__ int v() override { return 4; }
    __device__ int n() noexcept override { return 5; }
    __device__ virtual ~Fine() = default;
    __device__ explicit operator int() const { return 1; }
    __device__ operator long() const { return 2; }
    Fine& operator=(const Fine&) = default;
    mutable int m;
    static const int s = 1;
};
__global__ void mFine(int* o) { Fine x; const Fine y; o[0] = x.f() + y.f() + x.g(1) + y.g(1) + x.g('a') + x.v() + x.n() + int(x) + Fine::s; }
// A choice between bit-fields is a place, to which nothing refers or points ([class.bit]/3), and const where one of them is.
struct BitPair { int a : 3; unsigned b : 3; const int c : 3; };
__global__ void bitsAssigned(int* o) { BitPair s{1, 2, 3}; (o[1] ? s.a : s.a) = 2; o[0] = s.a; }
__global__ void bitsConst(int* o) { BitPair s{1, 2, 3}; (o[1] ? s.a : s.c) = 2; o[0] = s.a; } /* ERROR "it is const" */
__global__ void bitsMixed(int* o) { BitPair s{1, 2, 3}; (o[1] ? s.a : s.b) = 2; o[0] = s.a; } /* ERROR "this expression cannot be assigned to" */
__global__ void bitsAddress(int* o) { BitPair s{1, 2, 3}; int* p = &(o[1] ? s.a : s.a); o[0] = *p; } /* ERROR "address" */
__global__ void bitsBound(int* o) { BitPair s{1, 2, 3}; int& r = o[1] ? s.a : s.a; o[0] = r; } /* ERROR "reference|bind" */
