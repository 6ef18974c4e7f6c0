// threads: 1 blocks: 1 flags: -std=c++20
// Pointers and references to arrays of unknown bounds, to which those to arrays of known bounds convert (C++20
// [conv.qual]/3).
typedef long long ll;
__device__ int second(int (*p)[]) { return (*p)[1]; }
__device__ int first(const int (&r)[]) { return r[0]; }
template <class T> __device__ int sum(T (*p)[], int n) {
    int s = 0;
    for (int i = 0; i < n; i++) s += (*p)[i];
    return s;
}
__global__ void unknownbounds(ll* out) {
    int a[3] = {1, 2, 3}, b[2] = {4, 5};
    int (*p)[] = &a;
    int (&r)[] = b;
    const int (*c)[] = &b;
    out[0] = second(&a) * 100 + second(&b) * 10 + first(a);
    out[1] = (*p)[2] * 100 + r[1] * 10 + (*c)[0];
    p = &b;
    (*p)[0] = 7;
    out[2] = r[0] * 10 + b[0];
    out[3] = p == (int (*)[])&b;
    int (*both[2])[3] = {&a, &a};
    const int (*const(*q)[2])[] = &both;
    out[4] = (*(*q)[0])[2];
    out[5] = static_cast<int (*)[]>(&a) == (void*)&a;
}
