// Copies whose constructors keep their addresses are made where the variables, members, elements and captures lie that they initialise, and so are the temporaries that ?: chooses ([dcl.init]/17.6).
typedef long long ll;
template <class T, int N> struct Small { T buf[N]; T* data; int n;
  __device__ Small(int a, int b) : data(buf), n(2) { data[0] = a; data[1] = b; }
  __device__ Small(const Small& o) : data(buf), n(o.n) { for (int i = 0; i < n; i++) data[i] = o.data[i]; }
  __device__ void push(T v) { data[n++] = v; }
  __device__ bool ok() const { return data == buf; }
  __device__ int sum() const { int s = 0; for (int i = 0; i < n; i++) s = s * 10 + data[i]; return s * 10 + ok(); } };
template <class T, int N> struct Dies : Small<T, N> { __device__ Dies(int a, int b) : Small<T, N>(a, b) {} __device__ Dies(const Dies& o) : Small<T, N>(o) {} __device__ ~Dies() { this->n = 0; } };
struct K { K* self; int v; __device__ K(int v) : self(this), v(v) {} __device__ bool ok() const { return self == this; } };
struct M { K k; int b; }; struct Kb : K { int z; };
template <class V> struct H { V v; int z; }; template <class V> struct Hb : V { int z; }; template <class V> struct Hm { V v, w; __device__ Hm(const V& a) : v(a), w{a} {} };
template <class V> __device__ void copies(ll*& o, int x) {
  V a(x, 2), b = a, c(a), d{a}, e = {a}; b.push(5); *o++ = a.ok() * 10000 + b.ok() * 1000 + c.ok() * 100 + d.ok() * 10 + e.ok(); *o++ = b.sum();
  H<V> h{a, 1}; h.v.push(6); *o++ = h.v.sum(); H<V> h2 = {b, 1}, h3 = h2; h3.v.push(7); *o++ = h3.v.sum(); *o++ = h2.v.sum();
  V arr[2] = {a, b}; arr[1].push(3); *o++ = arr[1].sum(); *o++ = arr[0].sum(); Hm<V> hm(a); *o++ = hm.v.ok() * 10 + hm.w.ok(); Hb<V> hb{a, 3}; *o++ = hb.sum(); Hb<V> hc{{3, 4}, 3}; *o++ = hc.sum();
  *o++ = [a]() { return a.sum(); }(); auto l = [q = a, x]() mutable { q.push(x); return q.sum(); }; auto l2 = l; *o++ = l2(); *o++ = [q = V(5, 6)]() { return q.sum(); }();
  V t = x ? a : b; *o++ = t.sum(); V* p = new V(a); *o++ = p->sum(); delete p; *o++ = H<V>{a, 3}.v.ok() * 10 + V(a).ok(); for (V f : arr) *o++ = f.ok();
}
__global__ void copiedinplace(ll* out) {
  int x = (int)out[63] + 1; ll* o = out; copies<Small<int, 8>>(o, x); copies<Dies<int, 8>>(o, x); typedef Small<int, 8> V; V a(3, 4), t = x ? V(1, 2) : a; *o++ = t.sum(); H<V> h{a, 1}; auto [s, z] = h; *o++ = s.sum();
  const M& r = M{K(3), 1}; K same = r.k; *o++ = same.ok() * 10 + r.k.ok(); *o++ = [q = r.k]() { return q.ok(); }(); auto [k, b] = r; *o++ = k.ok(); auto&& [k2, b2] = M{K(4), 2}; *o++ = k2.ok();
  K w = x ? r.k : K(3), w2 = x > 1 ? K(1) : x > 0 ? K(5) : K(7); *o++ = w.ok() * 100 + w2.ok() * 10 + w2.v; M m = x ? M{K(1), 2} : M{K(2), 3}; *o++ = m.k.ok(); *o++ = (x ? K(4) : K(5)).ok(); *o++ = (x ? M{4, 1} : M{5, 1}).k.ok();
  auto f = [k1 = K(1), x, k2 = K(x)]() { return k1.ok() * 10 + k2.ok(); }; *o++ = f(); auto g = f; *o++ = g(); Kb kb{K(3), 4}; *o++ = kb.ok(); Kb kc{{3}, 4}; *o++ = kc.ok(); *o++ = M{1, 2}.k.ok();
}
