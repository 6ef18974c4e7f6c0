struct Vec3 { float x, y, z; };
template <typename T> struct Pair { T a, b; };

// Every combination of two types: one generic function.
template <typename T, typename U> __global__ void axpy(T a, const U* x, T* y, int n);

// Not every combination: a function for each.
template <typename T, typename U> __global__ void mix(T* x, const U* y, int n);

// Types and values, not in every combination.
template <typename T, int BM, int BN> __global__ void gemm(const T* A, const T* B, T* C, int m, int n, int k);

// A flag.
template <bool FAST> __global__ void norm(float* x, int n);

// Only a result tells the type.
template <typename T> __global__ void fill(T* out, int n);

// The type is not in the signature.
template <typename T> __global__ void count(const void* data, int* found, int n);

// The type hides in another.
template <typename T> __global__ void swap(Pair<T>* p, int n);

// Two C types with one Go type.
template <typename T> __global__ void bytes(T* p, int n);

// Types of the runtime and of the user.
template <typename scalar_t> __global__ void sum(const scalar_t* x, scalar_t* total, long n);

// A value that directives compute with.
template <bool TWICE, unsigned N> __global__ void widen(const float* x, float* y, int n);
