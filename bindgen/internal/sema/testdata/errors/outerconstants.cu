// Constants of the function around a lambda have no storage in it, unless it captures them.
__global__ void k1(int* p) { const int a = 0; p[0] = [&a](const int* q) { const int& b = a; return &b == q; }(&a); }
__global__ void k2(int* p) { const int a = 0; p[0] = [&](const int* q) { const int& b = a; return &b == q; }(&a); }
__global__ void k3(int* p) { const int a = 0; p[0] = [=](const int* q) { return &a == q; }(&a); }
__global__ void k4(int* p) { const int a = 4; p[0] = [=](int i) { return a + i; }(1); }
__global__ void k5(int* p) { const int a = 4; p[0] = [](int i) { return a + i; }(1); }
__global__ void k6(int* p) { const int a = 4; p[0] = [](int i) { return *&a + i; }(1); } /* ERROR "the address of a is used in a lambda that does not capture it" */
__global__ void k7(int* p) { const int a = 4, b = 5; p[0] = [b](int i) { const int& r = a; return r + i; }(b); } /* ERROR "the address of a is used in a lambda that does not capture it" */
