// threads: 1 blocks: 1
// What a using-declaration brings from a base class: a member hides one of the base class that takes the same objects,
// though one of them has no ref-qualifier ([namespace.udecl]/14, C++23's [basic.scope.scope]/3).
struct Base {
    int v = 5;
    __device__ int plainOverRef() const& { return 1; }
    __device__ int refOverPlain() const { return 1; }
    __device__ int moved() const&& { return 1; }
    __device__ int mutableRef() & { return 1; }
    __device__ int temporary() && { return 1; }
    __device__ int fixed() const { return 1; }
    template <class T> __device__ int of(T) const& { return 1; }
    __device__ Base& operator=(const Base& o) & { v = o.v + 100; return *this; }
    Base() = default;
    __device__ Base(const Base& o) : v(o.v) {}
};
struct Derived : Base {
    int more = 0;
    __device__ int plainOverRef() const { return 2; }
    using Base::plainOverRef;
    __device__ int refOverPlain() const&& { return 2; }
    using Base::refOverPlain;
    __device__ int moved() const { return 2; }
    using Base::moved;
    __device__ int mutableRef() { return 2; }
    using Base::mutableRef;
    __device__ int temporary() { return 2; }
    using Base::temporary;
    static __device__ int fixed() { return 2; }
    using Base::fixed;
    template <class T> __device__ int of(T) const { return 2; }
    using Base::of;
    __device__ Derived& operator=(const Base& o) { v = o.v + 200; return *this; }
    using Base::operator=;
};

__global__ void usedmembers(long long* out) {
    const Derived c{};
    Derived d{};
    out[0] = c.plainOverRef() * 10 + d.plainOverRef();
    out[1] = Derived{}.refOverPlain();
    out[2] = Derived{}.moved() * 10 + d.moved();
    out[3] = d.mutableRef();
    out[4] = Derived{}.temporary() * 10 + d.temporary();
    out[6] = c.fixed() * 10 + Derived::fixed();
    out[5] = c.of(1);
    Base b;
    d = b;
    out[7] = d.v;
    d = c;
    out[8] = d.v;
}
