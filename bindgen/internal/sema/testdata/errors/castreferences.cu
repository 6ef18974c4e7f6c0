// Casts of prvalues to references, which static_cast makes no less qualified ([expr.static.cast]/3) and no lvalues.
struct B { int b; };
struct D : B { int d; };
struct P : private B { int p; };
__device__ B base() { return B{1}; }
__device__ const B constBase() { return B{1}; }
__device__ D derived() { return D{}; }
__device__ const D constDerived() { return D{}; }
__global__ void lessQualified(int* o) { B&& r = static_cast<B&&>(constDerived()); o[0] = r.b; } /* ERROR "drops a qualifier" */
__global__ void sameClass(int* o) { B&& r = static_cast<B&&>(constBase()); o[0] = r.b; } /* ERROR "drops a qualifier" */
__global__ void downwards(int* o) { D&& r = static_cast<D&&>(constBase()); o[0] = r.b; } /* ERROR "drops a qualifier" */
__global__ void downLvalue(int* o) { const D& r = static_cast<const D&>(base()); o[0] = r.b; } /* ERROR "no constructor that takes arguments|no conversion" */
__global__ void noLvalue(int* o) { D& r = (D&)base(); o[0] = r.b; } /* ERROR "cannot bind to a temporary" */
__global__ void inaccessible(int* o) { B&& r = static_cast<B&&>(P()); o[0] = r.b; } /* ERROR "not accessible" */
__global__ void kept(int* o) { D&& r = (D&&)derived(); B&& s = (B&&)constDerived(); B&& t = (B&&)P(); o[0] = r.b + s.b + t.b; }
