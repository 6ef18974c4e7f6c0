// Inheritance: abstract classes, casts up and down, using-declarations, empty base classes, members in the tail padding of a base.
struct Shape {
    int id;
    __device__ Shape(int i) : id(i) {
    }
    __device__ virtual int area() const = 0;
    __device__ virtual int twice() const {
        return 2 * area();
    }
    __device__ int nv() const {
        return id;
    }
};
struct Sq : Shape {
    int s;
    __device__ Sq(int s) : Shape(1), s(s) {
    }
    __device__ int area() const override {
        return s * s;
    }
};
struct Rect : Shape {
    int w, h;
    __device__ Rect(int w, int h) : Shape(2), w(w), h(h) {
    }
    __device__ int area() const override {
        return w * h;
    }
    __device__ int twice() const override {
        return Shape::twice() + 1;
    }
};
__device__ int use(const Shape& s) {
    return s.area() + s.twice() * 100 + s.nv() * 100000;
}
__global__ void v1(long long* out) {
    Sq a(3);
    Rect b(2, 5);
    out[0] = use(a);
    out[1] = use(b);
    out[2] = sizeof(Shape);
    out[3] = sizeof(Sq);
    out[4] = sizeof(Rect);
    const Shape* l[2] = {&a, &b};
    for (int i = 0; i < 2; i++) out[5] += l[i]->area() * (i + 1);
    Sq c = a;
    c.s = 10;
    out[6] = use(c);
    const Shape& r = c;
    out[7] = static_cast<const Sq&>(r).s;
    Rect d(1,1);
    d = b;
    out[8] = use(d);
    out[9] = b.Shape::twice();
}
struct A {
    int a = 1;
    __device__ int f() {
        return a;
    }
    __device__ int g(int) {
        return 10;
    }
};
struct B {
    int b = 2;
    __device__ int f() {
        return b * 10;
    }
    __device__ int g(double) {
        return 20;
    }
};
struct C : A, B {
    int c = 3;
    using A::f;
    using A::g;
    using B::g;
    __device__ int h() {
        return f() + B::f() + g(1) + g(1.0);
    }
};
struct E1 {
};
struct E2 {
};
struct D : E1, E2 {
    int x;
};
struct F : E1 {
    E2 e;
    int x;
};
struct G : A {
    char z;
};
struct H : G {
    char y;
};
template <class T> struct Crtp {
    __device__ int go() {
        return static_cast<T*>(this)->impl() + 1;
    }
};
struct Im : Crtp<Im> {
    int v = 4;
    __device__ int impl() {
        return v;
    }
};
__device__ int takeB(B* b) {
    return b ? b->b : -1;
}
__device__ int refB(B& b) {
    return b.b++;
}
__device__ int byB(B b) {
    return b.b;
}
__global__ void v2(long long* out) {
    C c;
    out[0] = c.h();
    out[1] = takeB(&c);
    out[2] = refB(c);
    out[3] = c.b;
    out[4] = byB(c);
    C* n = nullptr;
    out[5] = takeB(n);
    B* pb = &c;
    out[6] = static_cast<C*>(pb)->c;
    out[7] = (char*)pb - (char*)&c;
    out[8] = sizeof(D);
    out[9] = sizeof(F);
    out[10] = sizeof(G);
    out[11] = sizeof(H);
    Im i;
    out[12] = i.go();
    C& rc = static_cast<C&>(*pb);
    out[13] = rc.c + (pb == &c);
}
namespace shapes {
struct Root {
    int v = 3;
    __device__ int get() const { return v; }
};
struct Side : Root {
    int v = 4;
    __device__ int get() const { return v; }
    template <int N> __device__ int plus() const { return v + N; }
};
template <typename T> struct Box {
    T w;
    __device__ T get() const { return w; }
};
}
struct Cube : shapes::Side, shapes::Box<int> {
    int v = 5;
    __device__ int get() const { return v; }
};
// The names of base classes, also of those in other namespaces, are looked up in the class of the object.
__global__ void members_of_bases(long long* out) {
    int n = 0;
    Cube c;
    Cube* p = &c;
    c.w = 7;
    p->Side::v++;
    out[n++] = c.v;
    out[n++] = c.Side::v;
    out[n++] = c.Root::v;
    out[n++] = p->shapes::Root::v;
    out[n++] = p->Side::Root::get();
    out[n++] = c.Side::get();
    out[n++] = c.Box::get() * 10 + c.Box<int>::w;
    out[n++] = c.Side::plus<2>();
    out[n++] = c.Cube::get();
}
