// Bit-fields of enumerations that compilers read differently.
enum class Sc { a, d = 7 };
enum Fixed : int { f_a, f_d = 3 };
enum class Signed { m = -1, z = 3 };
struct P { Sc s : 3; Sc wide : 4; Fixed f : 2; Signed z : 3; };
__global__ void b1(int* p, P q) { p[0] = (int)q.wide + (int)q.z; }
__global__ void b2(int* p, P q) { p[0] = (int)q.s; } /* ERROR "a bit-field of 'Sc' of 3 bits: nvcc reads no sign there" */
__global__ void b3(int* p, P q) { p[0] = q.f; } /* ERROR "a bit-field of 'Fixed' of 2 bits" */
enum Both { both_m = -1, both_h = 0xFFFFFFFFFFFFFFFF }; /* ERROR "no type holds all the enumerators of Both" */
__global__ void b4(int* p) { p[0] = both_m < 0; }
