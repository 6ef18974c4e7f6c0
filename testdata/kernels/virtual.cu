// Virtual functions and inheritance: one and several bases, calls in constructors and destructors, slices, members and arrays; layouts of the Itanium C++ ABI.
__device__ void put(long long* o, int x) {
    o[0] = o[0] * 7 + x;
}
struct Base1 {
    long long* o;
    int a;
    __device__ Base1(long long* o) : o(o), a(1) {
        put(o, who());
    }
    __device__ virtual int who() {
        return 1;
    }
    __device__ virtual ~Base1() {
        put(o, who() + 10);
    }
    __device__ virtual int add(int x, int y = 3) const {
        return a + x + y;
    }
};
struct Base2 {
    int b = 5;
    __device__ virtual int two(const int& r) {
        return b + r;
    }
    __device__ virtual void inc(int* p) = 0;
};
struct Mixed : Base1, Base2 {
    int c;
    __device__ Mixed(long long* o) : Base1(o), c(7) {
        put(o, who());
    }
    __device__ int who() override {
        return 2 + c;
    }
    __device__ int two(const int& r) override {
        return c * r;
    }
    __device__ void inc(int* p) override {
        *p += c + b;
    }
    __device__ ~Mixed() {
        put(o, who() + 20);
    }
};
struct Final final : Mixed {
    double d = 2.5;
    __device__ Final(long long* o) : Mixed(o) {
    }
    __device__ int who() final {
        return 3;
    }
    __device__ int add(int x, int y) const override {
        return Mixed::add(x, y) * 10;
    }
};
__device__ int call1(Base1& b) {
    return b.who() * 100 + b.add(1);
}
__device__ int call2(Base2* b) {
    int x = 1;
    b->inc(&x);
    return b->two(4) * 100 + x;
}
struct Plain {
    int z;
};
struct Late : Plain, Base2 {
    int q = 9;
    __device__ void inc(int* p) override {
        *p += q + z;
    }
};
struct Holder {
    Final f;
    Late arr[2];
    __device__ Holder(long long* o) : f(o) {
        arr[0].z = 1;
        arr[1].z = 2;
    }
};
template <class T> struct Op {
    __device__ virtual T apply(T x) const {
        return x;
    }
};
template <class T> struct Twice : Op<T> {
    __device__ T apply(T x) const override {
        return this->Op<T>::apply(x) * 2;
    }
};
template <class T> __device__ T run(const Op<T>& op, T x) {
    return op.apply(x);
}
__global__ void w1(long long* out) {
    {
        Mixed m(out);
        out[1] = call1(m);
        out[2] = call2(&m);
        {
            Final f(out);
            out[3] = call1(f);
            out[4] = call2(&f);
            Base1* p = &f;
            out[5] = p->who();
            Mixed* q = static_cast<Mixed*>(p);
            out[6] = q->two(3);
            Base2& b2 = *q;
            out[7] = (char*)&b2 - (char*)q;
            out[8] = b2.two(2);
            Base1 sl = f;
            out[9] = sl.who();
            out[10] = call1(sl);
            m = f;
            out[11] = call1(m);
        }
    }
    out[12] = sizeof(Base1);
    out[13] = sizeof(Mixed);
    out[14] = sizeof(Final);
    out[15] = sizeof(Late);
    Late l;
    l.z = 4;
    out[16] = call2(&l);
    out[17] = (char*)static_cast<Base2*>(&l) - (char*)&l;
    Holder h(out);
    out[18] = call1(h.f) + call2(&h.arr[1]);
    out[19] = run(Twice<int>(), 4) + run(Op<int>(), 5) + (int)run<float>(Twice<float>(), 1.5f);
    Final* fp = &h.f;
    out[20] = fp->who() + fp->Base1::who();
    const Base1& cb = h.f;
    out[21] = cb.add(1);
    Base2* list[3] = {&h.f, &h.arr[0], &l};
    for (auto b : list) out[22] = out[22] * 100 + b->two(2);
    out[23] = out[0];
}
