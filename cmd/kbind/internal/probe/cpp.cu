// What only C++ has: templates, and signatures with names of namespaces, structs and enums.
namespace shapes {
enum class Side : unsigned char { left, right };
struct Box { float low, high; };
}

//kbind:kernel Twice
//kbind:template T=int,float
template <typename T>
__global__ void twice(T* x) { x[threadIdx.x] += x[threadIdx.x]; }

namespace shapes {
//kbind:kernel Ends
__global__ void ends(const Box* boxes, Box shift, bool up, float* out) {
    float by = up ? shift.high : shift.low;
    out[threadIdx.x] = boxes[threadIdx.x].high + by;
}
}
