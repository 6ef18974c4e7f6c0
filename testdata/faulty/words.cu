// What reports call the places that they are about: as the source does, where what runs has other names.

// run: outside<<<1, 1>>>(zero(16))
template <class T> struct View {
    T *p;
    int width;
    __device__ T &operator()(int y, int x) { return p[y * width + x]; } // want out-of-bounds "reads this->p.16."
    __device__ T *row(int y) { return p + y * width; }
    __device__ View &operator++() { ++p; return *this; }
    __device__ T &operator*() { return *p; }
};

__global__ void outside(int *out) {
    View<int> v{out, 4};
    v(3, 3) = 1;
    v(4, 0) = 1;
}

// run: by_row<<<1, 32>>>(zero(16))
__global__ void by_row(int *out) {
    View<int> v{out, 4};
    v.row(2)[1] = threadIdx.x; // want global-race "this thread writes v.row.2..1., and"
    *v.row(3) = threadIdx.x;   // want global-race "this thread writes .v.row.3., and"
}

// run: by_operator<<<1, 32>>>(zero(16))
__global__ void by_operator(int *out) {
    View<int> v{out, 4};
    v(1, 1) = threadIdx.x; // want global-race "this thread writes v.1, 1., and"
    *++v = threadIdx.x;    // want global-race "this thread writes .[+][+]v, and"
}

// run: captured<<<1, 32>>>(zero(16))
__global__ void captured(int *out) {
    auto put = [&](int i) { out[i] = threadIdx.x; };     // want global-race "this thread writes out.i., and"
    auto copied = [=](int i) { out[i] = threadIdx.x; };  // want global-race "this thread writes out.i., and"
    put(0);
    copied(1);
}

struct Couple {
    int a, b;
    __device__ int &first() { return a; }
};

// run: member<<<1, 32>>>(zero(16))
__global__ void member(Couple *out) {
    out->first() = threadIdx.x;   // want global-race "this thread writes out->first.., and"
    out[1].first() = threadIdx.x; // want global-race "this thread writes out.1..first.., and"
}

// run: bytes<<<1, 32>>>(zero(16))
__global__ void bytes(unsigned char *out) {
    __shared__ unsigned char s[4];
    s[1] = threadIdx.x; // want shared-race "this thread writes s.1., and"
    __syncthreads();
    out[threadIdx.x % 16] = s[1]; // may same-value
}
