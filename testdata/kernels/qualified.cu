// Names after "::", lookup by arguments, template arguments of members, specialisations that name their template.
namespace base { __device__ int f(int x) { return 100 + x; } __device__ int w(float x) { return 7; } struct T { static const int k = 1; }; }
namespace user { using namespace base; __device__ int f(long x) { return 200 + (int)x; } struct T { static const int k = 2; }; }
namespace deep { using namespace user; }
namespace vers { inline namespace v2 { __device__ int f(short x) { return 300 + x; } } __device__ int f(double x) { return 400 + (int)x; } using namespace base; }
namespace hidden { namespace { __device__ int g(int x) { return 500 + x; } } __device__ int g(char x) { return 600 + x; } }
namespace side { __device__ int w(int x) { return 3; } }
using namespace side;
__device__ int w(double x) { return 5; }

__global__ void qualified_names(long long* out) {
    out[0] = user::f(1);      // not base's, which fits better
    out[1] = deep::f(1);      // user's alone
    out[2] = user::w(2);
    out[3] = ::w(1);
    out[4] = w(1);            // both
    out[5] = vers::f((short)1);
    out[6] = vers::f(2.5);
    out[7] = hidden::g(1);
    out[8] = user::T::k * 10 + deep::T::k;
    using user::f;
    out[9] = f(1);
}

// What an argument's namespace uses is not looked at.
namespace ops { struct V { int x; }; }
namespace more { __device__ int sum(ops::V a, int b) { return a.x + b; } }
namespace ops { using namespace more; __device__ int sum(V a, long b) { return a.x * 10 + (int)b; } }

__global__ void argument_names(long long* out) {
    ops::V v = {4};
    out[0] = sum(v, 3);
    out[1] = more::sum(v, 3);
}

template <class T, long E = -1> struct Span {
    typedef unsigned long index_type;
    T* p;
    index_type n;
    template <unsigned long C> __device__ Span<T, C> first() const { return Span<T, C>{p, C}; }
    __device__ Span<T> first(unsigned long c) const { return Span<T>{p, c}; }
    static const long extent = E;
};

__global__ void member_templates(long long* out) {
    float x[8];
    Span<float> s = {x, 8};
    out[0] = s.first<static_cast<Span<float>::index_type>(7)>().n;
    out[1] = s.first<(2 + 1)>().extent;
    out[2] = s.first(4).n;
    int a = 3, first = 2;
    out[3] = a < first > (1);
}

// The second list of specialisations names the first's members.
template <class T> struct Trait;
struct Float {};
struct Int {};
struct Byte {};
template <> struct Trait<Float> { typedef float ctype; static const int id = 1; };
template <> struct Trait<Int> { typedef int ctype; static const int id = 2; };
template <> struct Trait<Byte> { typedef unsigned char ctype; static const int id = 3; };
template <> struct Trait<Trait<Float>::ctype> : Trait<Float> {};
template <> struct Trait<Trait<Int>::ctype> : Trait<Int> {};
template <> struct Trait<Trait<Byte>::ctype> : Trait<Byte> {};

__global__ void trait_names(long long* out) {
    out[0] = Trait<float>::id * 100 + Trait<int>::id * 10 + Trait<unsigned char>::id;
    out[1] = sizeof(Trait<unsigned char>::ctype);
}

// A namespace of the name of a library's.
namespace mine { namespace cuda { template <class T> struct Scale { static __device__ int by(T x) { return (int)x * 3; } }; namespace inner { const int k = 7; } } }
using namespace mine;
using namespace cuda;

__global__ void library_names(long long* out) {
    out[0] = Scale<int>::by(3);
    out[1] = cuda::Scale<short>::by(4) + cuda::inner::k;
}
