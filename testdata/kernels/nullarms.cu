// Members by way of pointers of which one choice is null: casts to derived classes, and ?:.
typedef long long ll;
struct B { int x = 1; __device__ virtual int f() { return 1; } __device__ int g() { return x; } };
struct Z { ll z = 9; __device__ virtual int zz() { return 3; } };
struct D : Z, B { int y = 4; __device__ int f() override { return y; } __device__ int h() { return y + x; } };
__device__ int byRef(B& b) { return b.x + b.f(); }
__global__ void nullarms(ll* out) {
  D d; B* b = &d; D* p = &d; bool no = out[63] != 0; d.x = 5; int k = 0;
  out[k++] = static_cast<D*>(b)->f(); out[k++] = static_cast<D*>(b)->x; out[k++] = ((B*)static_cast<D*>(b))->x; out[k++] = static_cast<D*>(b)->h(); out[k++] = static_cast<D*>(b)->zz();
  out[k++] = (no ? nullptr : p)->f(); out[k++] = (no ? nullptr : p)->x; out[k++] = byRef(*(no ? nullptr : p)); out[k++] = (no ? nullptr : b)->g(); (no ? nullptr : p)->x = 8; out[k++] = d.x;
  B* q = no ? nullptr : p; out[k++] = q->x; D& r = *static_cast<D*>(b); r.y = 6; out[k++] = d.f(); out[k++] = &r == p;
}
