// threads: 1 blocks: 1
// Conversions to bases of which none derives from the other cannot be told apart by the number of steps or by qualifiers,
// only by how references are bound ([over.ics.rank]/4.4, 3.2.3).
template <class T> __device__ T&& value();
struct First { int v = 1; };
struct Second { int v = 2; };
struct Deep : Second {};
struct Derived : First, Deep {};

__device__ int steady(First&) { return 1; }
__device__ int steady(const Second&) { return 2; }
__device__ int steps(const First&) { return 1; }
__device__ int steps(const Second&) { return 2; }
__device__ int pointers(First*) { return 1; }
__device__ int pointers(const Second*) { return 2; }
__device__ int values(First) { return 1; }
__device__ int values(Second) { return 2; }
__device__ int rvalues(First&&) { return 1; }
__device__ int rvalues(const Second&) { return 2; }
__device__ int nearest(const Second&) { return 1; }
__device__ int nearest(Deep&) { return 2; }
__device__ int nearest(void*) { return 3; }
__device__ int above(void*) { return 1; }
__device__ int above(Second*) { return 2; }
__device__ int related(Second*) { return 1; }
__device__ int related(const Deep*) { return 2; }

#define ONE_IS_BEST(NAME, F)                                                                                         \
    template <class T> struct NAME {                                                                                 \
        template <class U> static __device__ auto test(U*) -> decltype((void)F(value<U>()), char());                 \
        template <class U> static __device__ long test(...);                                                         \
        enum { v = sizeof(test<T>(nullptr)) == 1 };                                                                  \
    };
ONE_IS_BEST(Steady, steady)
ONE_IS_BEST(Steps, steps)
ONE_IS_BEST(Pointers, pointers)
ONE_IS_BEST(Values, values)

__global__ void unrelatedbases(long long* out) {
    int i = 0;
    Derived d;
    out[i++] = Steady<Derived>::v * 10 + Steps<Derived>::v;
    out[i++] = Pointers<Derived*>::v * 10 + Values<Derived>::v;
    out[i++] = rvalues(Derived());
    out[i++] = rvalues(d);
    out[i++] = nearest(d) * 10 + nearest(&d);
    out[i++] = above(&d) * 10 + related(&d);
    out[i++] = Steady<First>::v * 10 + Steps<Deep>::v;
}

struct FromInt {
    int v;
    __device__ FromInt(int x) : v(x) {}
};
__device__ int listed(const float&, const int (&&)[3]) { return 1; }
__device__ int listed(FromInt&&, short&&) { return 2; }
__device__ int either(const int (&&)[3]) { return 1; }
__device__ int either(short&&) { return 2; }
// Neither do qualifiers tell references to different types apart ([over.ics.rank]/3.2.6).
__global__ void differenttypes(long long* out) {
    out[0] = listed(9ll, {});
    out[1] = listed(9ll, {1, 2, 3});
    out[2] = either({1, 2});
}
