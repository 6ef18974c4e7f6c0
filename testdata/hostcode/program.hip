// A HIP program.
#include <hip/hip_runtime.h>
#include <iostream>
#include <vector>

#define HIP_CHECK(call)                                              \
    if (hipError_t e = (call); e != hipSuccess) {                    \
        std::cerr << hipGetErrorString(e) << std::endl;              \
        std::abort();                                                \
    }

__global__ void scale(float *v, float by, int n) {
    const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
    if (i < n) v[i] *= by;
}

struct Buffer {
    float *p = nullptr;
    explicit Buffer(size_t n) { HIP_CHECK(hipMalloc(&p, n * sizeof(float))); }
    ~Buffer() { (void)hipFree(p); }
};

int main() {
    std::vector<float> v(1000, 1.f);
    Buffer b(v.size());
    HIP_CHECK(hipMemcpy(b.p, v.data(), v.size() * sizeof(float), hipMemcpyHostToDevice));
    hipLaunchKernelGGL(scale, dim3(4), dim3(256), 0, 0, b.p, 3.f, (int)v.size());
    HIP_CHECK(hipDeviceSynchronize());
    std::cout << v[0] << '\n';
}
