// Constants of the function around a lambda have no storage in it.
__global__ void k1(int* p) { const int a = 0; p[0] = [&a](const int* q) { const int& b = a; return &b == q; }(&a); }
__global__ void k2(int* p) { const int a = 0; p[0] = [&](const int* q) { const int& b = a; return &b == q; }(&a); } /* ERROR "the address of the constant a" */
__global__ void k3(int* p) { const int a = 0; p[0] = [=](const int* q) { return &a == q; }(&a); } /* ERROR "the address of the constant a" */
__global__ void k4(int* p) { const int a = 4; p[0] = [=](int i) { return a + i; }(1); }
