// Arrays of new and of unknown bounds in C++20 ([dcl.init]/16.5, [conv.qual]/3).
__global__ void many(int* o) { int* p = new int[2](1, 2, 3); o[0] = p[0]; } /* ERROR "too many initialisers for an array of 2 elements" */
__global__ void fine(int* o) { int* p = new int[2](1), (*q)[2] = new int[1][2], (*r)[] = q; o[0] = p[0] + (*r)[1]; }
__global__ void empty(int* o) { int* p = new int[](); o[0] = p[0]; } /* ERROR "the array has no length" */
__global__ void back(int* o) { int a[2], (*p)[] = &a, (*q)[2] = p; o[0] = (*q)[0]; } /* ERROR "no conversion from 'int \(\*\)\[\]' to 'int \(\*\)\[2\]'" */
__global__ void deep(int* o) { int a[2], (*p)[2] = &a, (**q)[] = &p; o[0] = (**q)[0]; } /* ERROR "no conversion" */
__global__ void deepFine(int* o) { int a[2], (*p)[2] = &a, (*const* q)[] = &p; o[0] = (**q)[0]; }
