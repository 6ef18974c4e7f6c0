// Pointers that are compared or chosen among, objects of abstract classes, and braces around a value.
struct Base { int m; }; struct Own : private Base {}; struct Left : Base {}; struct Right : Base {}; struct Both : Left, Right {}; struct Other {};
struct Abstract { __device__ virtual void f() = 0; };
__global__ void orderNull(long long* out) { out[0] = nullptr < nullptr; } /* ERROR "operator < is not defined" */
__global__ void orderPointer(long long* out) { out[0] = out > nullptr; } /* ERROR "operator > is not defined" */
__global__ void equalOwn(long long* out, Base* b, Own* o) { out[0] = b == o; } /* ERROR "not accessible" */
__global__ void lessOwn(long long* out, Base* b, Own* o) { out[0] = o < b; } /* ERROR "not accessible" */
__global__ void equalBoth(long long* out, Base* b, Both* o) { out[0] = b == o; } /* ERROR "more than once" */
__global__ void equalOther(long long* out, Base* b, Other* o) { out[0] = b == o; } /* ERROR "operator == is not defined" */
__global__ void chooseOwn(long long* out, Base* b, Own* o) { out[0] = (out[1] ? b : o) != nullptr; } /* ERROR "not accessible" */
__global__ void makeAbstract(long long* out) { out[0] = sizeof(new Abstract); } /* ERROR "Abstract is abstract" */
__global__ void makeAbstracts(long long* out) { out[0] = sizeof(new Abstract[3]); } /* ERROR "Abstract is abstract" */
__global__ void braces(long long* out) { out[0] = int{{1}}; } /* ERROR "too many braces" */
__global__ void moreBraces(long long* out) { int a[2] = {{{1}}, 2}; out[0] = a[0]; } /* ERROR "too many braces" */
__global__ void endOwn(long long* out) { struct No { ~No() = delete; }; out[0] = (delete (No*)nullptr, 1); } /* ERROR "destructor of No is deleted" */
