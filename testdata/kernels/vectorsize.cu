// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 has no vector_size in device code.
// Vectors of the attribute vector_size: a component is true if it is not zero, and a bool beside one counts as 1.

typedef int v4i __attribute__((__vector_size__(16)));
typedef float v4f __attribute__((__vector_size__(16)));
typedef unsigned v4u __attribute__((__vector_size__(16)));
typedef short v4s __attribute__((__vector_size__(8)));

__device__ int digits(v4i v) { return v[0] * 1000 + v[1] * 100 + v[2] * 10 + v[3]; }

template <class T> __device__ int pick(T c) {
    v4i x = {1, 2, 3, 4}, y = {5, 6, 7, 8};
    return digits(c ? x : y);
}

__global__ void k(long long* out) {
    v4i c = {0, -1, 1, 256}, x = {1, 2, 3, 4}, y = {5, 6, 7, 8};
    out[0] = digits(c ? x : y);
    v4u cu = {2, 0, 0x80000000u, 1};
    v4f f = cu ? v4f{1, 2, 3, 4} : v4f{5, 6, 7, 8};
    out[1] = f[0] * 1000 + f[1] * 100 + f[2] * 10 + f[3];
    v4i n = !c;
    out[2] = digits(n);
    v4i a = c && x;
    out[3] = digits(a);
    v4i o = c || n;
    out[4] = digits(o);
    v4i w = c ?: y;
    out[5] = digits(w);
    v4i s = c ? 1 : 2;
    out[6] = digits(s);
    out[7] = digits(c ? x : 9);
    out[8] = pick(c) + pick(x > 2) + pick(x == y);
    int evaluated = 0;
    v4i once = (evaluated++, c) ?: (evaluated += 10, y);
    out[9] = digits(once) + 100000 * evaluated;
    v4s small = {1, 0, 2, 0};
    out[10] = (small ? v4s{1, 2, 3, 4} : v4s{5, 6, 7, 8})[1];
    bool yes = out[0] != 0;
    out[11] = digits(x + yes);
}
