typedef long long ll;
// delete of objects whose destructor does something.
__device__ ll h; __device__ void n(int x) { h = h * 31 + x; } __device__ ll end_() { ll r = h; h = 0; return r; }
struct G { int k; __device__ G(int k) : k(k) { n(k); } __device__ ~G() { n(k + 50); } };
struct M { G a, b; int z; __device__ M(int x) : a(x), b(x + 1), z(x) {} };
struct D : M { G c{9}; using M::M; };
template <class T> struct Own { T* p; __device__ explicit Own(T* p = nullptr) : p(p) {} Own(const Own&) = delete; __device__ Own(Own&& o) : p(o.p) { o.p = nullptr; } __device__ Own& operator=(Own&& o) { if (this != &o) { delete p; p = o.p; o.p = nullptr; } return *this; } __device__ ~Own() { delete p; } __device__ T* operator->() const { return p; } __device__ T& operator*() const { return *p; } template <class... A> __device__ static Own make(A... a) { return Own(new T(a...)); } };
struct Node { int v; Node* next = nullptr; __device__ Node(int v) : v(v) { n(v); } __device__ ~Node() { n(v + 60); } };
__global__ void deletes(ll* out) { { G* p = new G(6); p->k++; delete p; } out[0] = end_(); { const M* m = new M(3); delete m; M* z = nullptr; delete z; } out[1] = end_(); { D* d = new D(1); delete d; } out[2] = end_(); { Own<G> a(new G(1)), b; b = Own<G>(new G(2)); n(b->k); a = static_cast<Own<G>&&>(b); n(a->k); } out[3] = end_(); { auto o = Own<M>::make(5); n((*o).z); } out[4] = end_(); { Node* l = nullptr; for (int i = 3; i > 0; --i) { Node* x = new Node(i); x->next = l; l = x; } n(l->next->next->v); while (l) { Node* t = l->next; delete l; l = t; } } out[5] = end_(); int* q = new int(5); out[6] = *q; delete q; { M* m[2] = {new M(1), new M(2)}; for (M* p : m) delete p; } out[7] = end_(); }
