// Subscripts of C++23, which may have any number of operands ([over.sub], [expr.sub]).
struct Two {
    __device__ int operator[](int a, int b) const { return a * 10 + b; }
    __device__ int operator[](int a) const { return a; }
    __device__ int operator[]() const { return 7; }
};
struct Any {
    template <class... T> __device__ int operator[](T... t) const { return sizeof...(t); }
};
__global__ void one(int* o) { Two t; Any a; o[0] = t[1] + a[2] + t[(1, 2)]; }
__global__ void two(int* o) { Two t; o[0] = t[1, 2]; } /* ERROR "a subscript of several operands" */
__global__ void any(int* o) { Any a; o[0] = a[1, 2]; } /* ERROR "a subscript of several operands" */
