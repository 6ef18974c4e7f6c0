typedef long long ll;
// Virtual destructors, and virtual functions that return pointers and references to derived classes.
__device__ ll trace; __device__ void note(int x) { trace = trace * 10 + x; } __device__ ll traced() { ll r = trace; trace = 0; return r; }
struct T { int v; __device__ T(int v = 3) : v(v) {} __device__ ~T() { note(v); } };
struct B { int x = 1; __device__ virtual ~B() { note(1); } __device__ virtual int f() { return 1; } __device__ virtual B* self() { return this; } __device__ virtual B& ref() { return *this; } __device__ virtual const B* both() const { return this; } };
struct M { int m = 5; __device__ virtual int mm() { return m; } __device__ virtual ~M() { note(4); } };
struct D : M, B { T t; int y = 2; __device__ ~D() override { note(2); note(f()); } __device__ int f() override { return 6; } __device__ D* self() override { return this; } __device__ D& ref() override { return *this; } __device__ const D* both() const override { return this; } };
struct E : D { T u{7}; __device__ int f() override { return 8; } __device__ E* self() override { return nullptr; } };
struct P { __device__ virtual ~P() {} __device__ virtual int g() { return 0; } };
struct Q : P { T a[2] = {T(1), T(2)}; __device__ int g() override { return 1; } };
template <class X> struct Holder { X* p; __device__ explicit Holder(X* p) : p(p) {} __device__ ~Holder() { delete p; } };
__device__ void drop(B* b) { delete b; }
__global__ void virtualends(ll* out) {
  trace = 0;
  B* b = new D; out[0] = b->f(); delete b; out[1] = traced();
  M* m = new E; out[2] = m->mm(); delete m; out[3] = traced();
  drop(new B); out[4] = traced(); drop(new E); out[5] = traced(); drop(nullptr); out[6] = traced();
  P* p = new Q; out[7] = p->g(); delete p; out[8] = traced();
  { Holder<B> h(new D); h.p->x = 3; } out[9] = traced();
  B* q = new D; q->B::~B(); out[10] = traced(); q = new D; q->~B(); out[11] = traced();
  D d; d.x = 10; b = &d; out[12] = b->self()->x; out[13] = b->ref().x; D* dp = &d; out[14] = dp->self()->y + dp->ref().m;
  out[15] = b->self() == b; out[16] = (void*)b->self() != (void*)dp->self(); out[17] = b->both()->x + dp->both()->y;
  E e; B* eb = &e; out[18] = eb->self() == nullptr; D* ed = &e; out[19] = ed->self() == nullptr; out[20] = eb->ref().f();
  { B* list[3] = {new B, new D, new E}; for (B* l : list) delete l; } out[21] = traced();
}
