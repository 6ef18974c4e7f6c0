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
// std::nullptr_t becomes bool by direct-initialisation alone ([conv.bool]).
__device__ void takesBool(bool);
struct HasBool { bool b; };
__global__ void nullBool(long long* out) { bool b(nullptr), c{nullptr}; out[0] = b + c + bool(nullptr) + static_cast<bool>(nullptr) + !nullptr; if (nullptr) out[0] = 1; }
__global__ void nullBoolCopy(long long* out) { bool b = nullptr; out[0] = b; } /* ERROR "no conversion from 'std::nullptr_t' to 'bool'" */
__global__ void nullBoolList(long long* out) { bool b = {nullptr}; out[0] = b; } /* ERROR "no conversion from 'std::nullptr_t' to 'bool'" */
__global__ void nullBoolAssigned(long long* out) { bool b; b = nullptr; out[0] = b; } /* ERROR "no conversion from 'std::nullptr_t' to 'bool'" */
__global__ void nullBoolReturned(long long* out) { out[0] = []() -> bool { return nullptr; }(); } /* ERROR "no conversion from 'std::nullptr_t' to 'bool'" */
__global__ void nullBoolMember(long long* out) { HasBool h{nullptr}; out[0] = h.b; } /* ERROR "no conversion from 'std::nullptr_t' to 'bool'" */
__global__ void nullBoolArgument(long long* out) { takesBool(nullptr); } /* ERROR "no function takesBool takes" */
// Before C++20 pointers to arrays do not convert to those of unknown bounds, and no values in parentheses initialise arrays of new.
__global__ void bounds(int* o) { int a[3], (*p)[] = &a; o[0] = (*p)[0]; } /* ERROR "no conversion from" */
__global__ void parens(int* o) { int* p = new int[3](1, 2); o[0] = p[0]; } /* ERROR "new of an array with initial values in parentheses" */
