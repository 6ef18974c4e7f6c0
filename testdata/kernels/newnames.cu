// new of names of array types ([expr.new]/5).
__device__ int alive = 0;
struct A3 { int* l; int k = 4; __device__ A3() { alive++; } __device__ ~A3() { alive--; } };
typedef A3 T2[2]; using I3 = int[3]; using M = int[2][3];
template <class T> __device__ auto make() { return new T; }
template <class T> __device__ auto zeroed() { return new T(); }
__global__ void named(long long* out) {
    A3* t = new T2; out[0] = alive; out[1] = t[1].k; delete[] t; out[2] = alive;
    int* i = new I3{1, 2}; out[3] = i[0] + i[1] * 10 + i[2] * 100; delete[] i;
    int (*m)[3] = new M; m[1][2] = 7; out[4] = m[1][2]; delete[] m;
    int* z = zeroed<I3>(); out[5] = z[0] + z[2]; delete[] z;
    A3* u = make<A3[3]>(); out[6] = alive; delete[] u; out[7] = alive;
    const int* c = new const int[2]{5, 6}; out[8] = c[1]; delete[] c;
    A3 (*v)[2] = new T2[3]; out[9] = alive; delete[] v; out[10] = alive;
}
