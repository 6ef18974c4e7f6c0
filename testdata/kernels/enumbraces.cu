// threads: 1 blocks: 1 oracle: g++
// Enumerations in braces, which do not narrow where their values fit ([dcl.init.list]/7.4). nvcc goes by the type.
enum E { a = 5, b = 3 };
enum S { c = -1, d = 200 };
template <class T> struct B {
    T v;
    __device__ B(T x) : v(x) {}
};
struct Bits { unsigned u : 5; unsigned w : 31; int s : 7; };
__global__ void k(long long* out) {
    E e = a;
    S s = out[1] ? c : d;
    Bits bits = {31, 77, -3};
    out[0] = B<unsigned>{e}.v + B<int>{e}.v * 10;
    out[1] = B<short>{s}.v;
    out[2] = B<int>{bits.u}.v + B<int>{bits.w}.v * 100;
    out[3] = B<signed char>{bits.s}.v;
}
