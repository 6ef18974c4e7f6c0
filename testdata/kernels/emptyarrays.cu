// oracle: g++
// nvcc has no variables without a size.
// Arrays of no elements and flexible arrays at the end of a struct: the elements stand after it.
typedef long long ll;
struct Head { int n; int m[0]; };
struct Flex { short n; double d[]; };
template <class T, int N> struct Small { int k; T v[N]; };
__global__ void zero_(ll* out) {
    alignas(8) char raw[64];
    Head* h = (Head*)raw; h->n = 3;
    for (int i = 0; i < h->n; i++) h->m[i] = i * 5 + 1;
    out[0] = ((int*)raw)[3]; out[1] = sizeof(Head); out[2] = sizeof(Flex);
    Flex* f = reinterpret_cast<Flex*>(raw + 16); f->n = 2; f->d[0] = 1.5; f->d[1] = 2.5; double* p = f->d; out[3] = (ll)(p[0] + p[1] * 10); out[4] = (char*)p - raw;
    Small<double, 0> s; s.k = 4; out[5] = sizeof(s) * 10 + s.k; int z[0]; out[6] = sizeof(z);
    Head a{7}; Head b = a; out[7] = b.n; out[8] = (char*)h->m - raw; out[9] = alignof(Flex);
}
