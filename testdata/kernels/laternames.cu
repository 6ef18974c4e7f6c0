// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 writes the definition of an extern __device__ variable twice into the code of the host.
// Names mean what is declared before they are used, also where a nearer namespace declares them later
// ([basic.scope.pdecl], [basic.lookup.unqual]/2, [temp.nondep]).
struct Size { char c; };
__device__ int value = 1;
enum Letters { letter = 5 };
typedef char Text;
template <class T> struct Box { char c; };
template <class T> __device__ int twice(T) { return 1; }
constexpr int constant = 7;
template <class T> constexpr int variable = 3;
namespace deep { __device__ int at() { return 10; } }
struct Local { static constexpr int v = 20; };

namespace near {
__device__ int size() { return sizeof(Size); }
__device__ int read() { return value; }
__device__ int enumerator() { return letter; }
__device__ int alias() { return sizeof(Text); }
__device__ int box() { return sizeof(Box<int>); }
__device__ int function() { return twice(1); }
__device__ int known() { return constant + variable<int>; }
__device__ int qualified() { return deep::at() + Local::v; }
template <class T> __device__ int all(T t) {
    return sizeof(Size) + value + letter + sizeof(Text) + sizeof(Box<T>) + sizeof(Box<int>) + twice(1) + constant +
        variable<T> + twice(t) + deep::at() + Local::v;
}
struct Member {
    Size s;
    __device__ int f() { return sizeof(s) + value + letter + sizeof(Text) + sizeof(Box<int>) + constant + deep::at(); }
};
struct Size { int a[4]; };
__device__ int value = 2;
enum Digits { letter = 6 };
typedef int Text;
template <class T> struct Box { int c[5]; };
template <class T> __device__ int twice(T) { return 2; }
constexpr int constant = 8;
template <class T> constexpr int variable = 4;
namespace deep { __device__ int at() { return 11; } }
struct Local { static constexpr int v = 21; };
__device__ int behind() {
    return sizeof(Size) + value + letter + sizeof(Text) + sizeof(Box<int>) + twice(1) + constant + variable<int> +
        deep::at() + Local::v;
}
}

struct Ahead;
extern __device__ int defined;
namespace other {
__device__ int read(Ahead* p);
__device__ int get() { return defined; }
template <class T> __device__ int call(T t) { return found(t); }
}
struct Ahead { int a; };
__device__ int other::read(Ahead* p) { return p->a; }
__device__ int defined = 9;
__device__ int found(Ahead a) { return a.a + 1; }

__global__ void k(long long* out) {
    Ahead a{4};
    near::Member m;
    out[0] = near::size();
    out[1] = near::read();
    out[2] = near::enumerator();
    out[3] = near::alias();
    out[4] = near::box();
    out[5] = near::function();
    out[6] = near::known();
    out[7] = near::qualified();
    out[8] = near::all(1);
    out[9] = m.f();
    out[10] = near::behind();
    out[11] = other::read(&a);
    out[12] = other::get();
    out[13] = other::call(a);
}
