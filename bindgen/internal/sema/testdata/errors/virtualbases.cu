// Virtual base classes: whoever uses such a class is told, however it came to be known.
struct Base { int c; __device__ Base(int i = 3) : c(i) {} };
struct Left : virtual Base { int l; __device__ Left() : Base(4), l(5) {} }; /* ERROR "does not support virtual base classes" */
__global__ void one(long long* out) { Left d; out[0] = d.c; }

struct Right : virtual Base { int r; }; /* ERROR "does not support virtual base classes" */
struct Below : Right { int m; };
struct Bottom : Below { int o; };
__global__ void two(long long* out) { Bottom d; d.o = 1; out[0] = d.o; }
