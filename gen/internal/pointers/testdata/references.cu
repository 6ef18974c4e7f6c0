struct Pair { int x, y; };
struct Derived : Pair { int z; };

__device__ int sum(const Pair &p) { return p.x + p.y; } // want: p=object
__device__ int third(Pair &p) { return static_cast<Derived &>(p).z; } // want: p=anywhere
__device__ int through(Pair &p) { return third(p); } // want: p=anywhere
__device__ int second(int &x) { return (&x)[1]; } // want: x=anywhere
__device__ int member(Pair &p) { return second(p.x); } // want: p=anywhere
__device__ void set(int &x) { x = 1; } // want: x=object
__device__ Pair &same(Pair &p) { return p; } // want: p=anywhere
__device__ Pair &alone(Pair &p) { return p; } // want: p=object

__global__ void k(Derived *d, int n) {
    Derived &one = d[n]; // want: one=anywhere
    Pair &two = d[0]; // want: two=object
    int &three = d[1].z; // want: three=object
    three = through(one) + sum(two) + member(one);
    set(three);
    d[2].z = third(same(one)) + sum(alone(two));
}
