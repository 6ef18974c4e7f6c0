// Objects of new-expressions are made where they lie: no temporary is destroyed, and constructors see the object's own address.
struct Counts { int* p; __device__ ~Counts() { *p += 1; } };
struct Derived : Counts { __device__ ~Derived() { *p *= 10; } };
struct Holder { Counts d; };
struct Self { Self* self; int v; __device__ Self(int a) : self(this), v(a) {} __device__ Self() : self(this), v(77) {} };
struct Plain { int a; float b; Plain* next; };

__global__ void newinplace(long long* out) {
  int i = 0, t;
  t = 1; { Derived e{{&t}}; } out[i++] = t;
  t = 1; { Derived* p = new Derived{{&t}}; delete p; } out[i++] = t;
  t = 1; { Counts* p = new Counts{&t}; delete p; } out[i++] = t;
  t = 1; { Holder* p = new Holder{{&t}}; delete p; } out[i++] = t;
  t = 1; { Holder* p = new Holder{&t}; delete p; } out[i++] = t;
  t = 1; { Holder* p = new Holder(); p->d.p = &t; delete p; } out[i++] = t;
  Self* s = new Self{4}; out[i++] = s->self == s; delete s;
  s = new Self(); out[i++] = (s->self == s) * 100 + s->v; delete s;
  s = new Self{}; out[i++] = (s->self == s) * 100 + s->v; delete s;
  Plain* z = new Plain(); out[i++] = z->a + (z->next == nullptr) * 10; delete z;
  z = new Plain{3, 2.5f}; out[i++] = z->a + (z->next == nullptr) * 10 + (int)(z->b * 200); delete z;
  int* n = new int{9}; out[i++] = *n; delete n;
  n = new int(8); out[i++] = *n; delete n;
  n = new int(); out[i++] = *n; delete n;
}
