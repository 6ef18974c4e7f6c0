// threads: 1
// Arrays of unknown bound, to which one can point and refer ([dcl.array]/7).
__device__ int third(int (&r)[]) { return r[2]; }
template <class T> __device__ long long width(T (*p)[]) { return sizeof(T) + (*p)[0]; }
struct Rows { int (*p)[]; int (&r)[]; };
__device__ int (&same(int (*p)[]))[] { return *p; }

__global__ void pointer(long long* out) {
    int a[4] = {1, 2, 3, 4}; using Any = int[]; Any* p = reinterpret_cast<Any*>(&a);
    (*p)[1] = 20; int* q = *p; q[2] += 5; out[0] = a[1]; out[1] = a[2]; out[2] = **p; out[3] = *(*p + 3);
    out[4] = &(*p)[2] - *p; Any** pp = &p; (**pp)[3]++; out[5] = a[3]; out[6] = p == nullptr; out[7] = sizeof(p);
    for (int i = 0; i < 4; i++) out[8] = out[8] * 100 + (*p)[i];
    out[9] = (void*)*p == (void*)&*p; out[10] = width(p);
}
__global__ void reference(long long* out) {
    int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8}; using Any = int[]; Any& r = reinterpret_cast<Any&>(a); auto& s = r;
    Any* pb = reinterpret_cast<Any*>(&b); s[1] = 7; out[0] = a[1]; out[1] = third(r); out[2] = third(*pb);
    Rows rows{pb, r}; rows.r[0]--; (*rows.p)[3] = 30; out[3] = a[0]; out[4] = b[3]; same(pb)[0] = 9; out[5] = b[0];
    Any& c = out[0] == 7 ? r : *pb; c[2] = 11; out[6] = a[2]; out[7] = &r == &c; int n = 0;
    Any& d = (n++, out[1] == 7) ? r : (n += 4, *pb); d[2] = 12; out[8] = b[2] * 10 + n; Any&& x = static_cast<Any&&>(r);
    out[9] = x[3];
}
__global__ void rows(long long* out) {
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}; using Any = int[][3]; Any* p = reinterpret_cast<Any*>(&a);
    (*p)[1][2] = 60; out[0] = a[1][2]; out[1] = sizeof((*p)[0]); int (*q)[3] = *p; out[2] = q[1][0]; Any& r = *p;
    for (auto& row : a) out[3] += row[1];
    out[4] = r[0][2] + (*p)[1][1];
}
