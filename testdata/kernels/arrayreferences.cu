// threads: 1 blocks: 1
// Functions that return references and pointers to arrays, and to functions.
template <class T> __device__ T&& forwarded(T& x) { return static_cast<T&&>(x); }
__device__ int table[2][3] = {{1, 2, 3}, {4, 5, 6}};
__device__ int (&row(int i))[3] { return table[i]; }
__device__ int (*rows(int i))[3] { return table + i; }
__device__ auto deduced(int i) -> int (&)[3] { return table[i]; }
__device__ int twice(int x) { return x * 2; }
__device__ int thrice(int x) { return x * 3; }
__device__ int (*chosen(bool k))(int) { return k ? twice : thrice; }
struct Holder {
    int a[2];
    __device__ int (&get())[2] { return a; }
    __device__ const int (&get() const)[2] { return a; }
};
template <class... T> __device__ int first(T&&... x) { return (0 + ... + forwarded<T>(x)[0]); }

__global__ void arrayreferences(long long* out) {
    int i = 0, n = out[0] + 1;
    out[i++] = row(n)[1] + rows(n - 1)[0][2] + (*rows(n))[0];
    deduced(n)[2] = 9;
    out[i++] = table[1][2] + sizeof(row(0)) + sizeof(*rows(0));
    out[i++] = chosen(n == 1)(5) + chosen(n == 2)(5);
    Holder h = {{n, 7}};
    h.get()[0] += 3;
    const Holder& c = h;
    out[i++] = c.get()[0] * 10 + c.get()[1];
    out[i++] = first("ab", h.a);
    int(&r)[3] = row(n);
    int s = 0;
    for (int x : row(n)) s += x;
    out[i++] = r[0] + s;
}
