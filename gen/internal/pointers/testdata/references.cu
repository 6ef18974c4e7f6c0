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

// Pointers that are made of references, and used beyond the object in other places.
struct Node { Pair *pair; Pair &own; int *cell; };
__device__ int behind(int &x) { // want: x=anywhere
    int *p = &x; // want: p=anywhere
    return p[1];
}
__device__ int alone(int &x) { // want: x=object
    int *p = &x; // want: p=anywhere
    return *p;
}
__device__ int down(Pair &p) { // want: p=anywhere
    Pair *at = &p; // want: at=anywhere
    return static_cast<Derived *>(at)->z;
}
__device__ void hang(Node *n, Pair &p, int &x, Node &all) { // want: p=anywhere x=anywhere all=object
    n->pair = &p;
    n->cell = &x;
    all.cell = nullptr;
}
__device__ Node made(Pair &p, Pair &q, int *x) { return {&p, q, x}; } // want: p=anywhere q=anywhere
__device__ int *address(int &x) { return &x; } // want: x=anywhere
__device__ void counted(int &x) { atomicAdd(&x, 1); } // want: x=object

__global__ void further(Derived *d, int *a, int n) {
    Node node = made(d[0], d[1], a);
    hang(&node, d[n], a[n], node);
    counted(a[1]);
    d[3].z = behind(a[n]) + alone(a[n]) + down(d[2]) + *address(a[3]) + static_cast<Derived &>(node.own).z;
}
