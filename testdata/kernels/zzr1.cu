// threads: 32 blocks: 1
typedef long long ll;
// virtual recursion: expression tree
struct Node { __device__ virtual int eval(int x) const = 0; };
struct Leaf : Node { int v; __device__ Leaf(int v) : v(v) {} __device__ int eval(int x) const override { return v * x; } };
struct Add : Node { const Node *a, *b; __device__ Add(const Node* a, const Node* b) : a(a), b(b) {} __device__ int eval(int x) const override { return a->eval(x) + b->eval(x + 1); } };
struct Mul : Node { const Node *a, *b; __device__ Mul(const Node* a, const Node* b) : a(a), b(b) {} __device__ int eval(int x) const override { int l = a->eval(x); int r = b->eval(x - 1); return l * r % 1009; } };
__global__ void k(ll* out) {
  int i = threadIdx.x;
  Leaf a(i), b(3), c(5);
  Add d(&a, &b); Mul e(&d, &c); Add f(&e, &d); Mul g(&f, &f);
  const Node* n = i & 1 ? (const Node*)&g : &f;
  out[i] = n->eval(i + 2);
}
