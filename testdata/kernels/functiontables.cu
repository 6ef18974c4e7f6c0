// threads: 1 blocks: 1
// Tables of functions whose lengths are those of their lists: what such a list names is called through nothing else, so
// counting the list must not be the only use of it.
#include <initializer_list>
__device__ int thrice(int x) { return x * 3; }
__device__ short small(int x) { return x * 3; }
__device__ long wide(int x) { return x * 4; }
__device__ unsigned char halved(int x) { return x / 2; }
__device__ unsigned char most(int x) { return x - 1; }
template <class T> __device__ T next(char x) { return x + 1; }
struct Base {
    int a;
    __device__ int plus(int x) { return a + x; }
    __device__ static char two(short x) { return x + 2; }
    virtual __device__ unsigned scaled() { return a * 2; }
};
struct Derived : Base {
    __device__ unsigned scaled() override { return a * 3; }
};
struct Entry {
    short (*f)(int);
    int k;
};
struct Pair {
    Entry in[2];
    int j;
};
__device__ int (*functions[])(int) = {thrice};
__device__ int (Base::*methods[])(int) = {&Base::plus};
__device__ unsigned (Base::*virtuals[])() = {&Base::scaled};
__device__ char (*statics[])(short) = {Base::two};
__device__ Entry entries[] = {{small, 1}};
__device__ Pair pairs[] = {{{{small, 1}, {small, 3}}, 2}};
__device__ long (*const rows[][1])(int) = {{wide}, {wide}};
__device__ float (*templates[])(char) = {next<float>, next};
__global__ void functiontables(long long* out) {
    Derived d;
    d.a = 6;
    out[0] = functions[0](4);
    out[1] = (d.*methods[0])(2);
    out[2] = (d.*virtuals[0])();
    out[3] = statics[0](4);
    out[4] = entries[0].f(3);
    out[5] = pairs[0].in[1].f(4);
    out[6] = rows[1][0](5);
    out[7] = templates[1](6);
    double (*local[])(int) = {[](int x) { return x + 0.5; }};
    out[8] = 2 * local[0](1);
    static unsigned short (*kept[])(int) = {[](int x) -> unsigned short { return x + 9; }};
    out[9] = kept[0](1);
    constexpr signed char (*constant[])(int) = {[](int x) -> signed char { return x + 7; }};
    out[10] = constant[0](1);
    for (auto f : {halved, most}) out[11] += f(9);
    const auto list = {most, halved};
    out[12] = list.begin()[1](7);
}
