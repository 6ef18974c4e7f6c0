// printf returns 0 in OpenCL C (OpenCL C 1.2, 6.12.13.1), and the number of its values in CUDA C++.
__kernel void printed(__global int *x) {
    int n = printf("%d %s\n", x[0], "text");
    x[0] = n;
    x[1] = printf("done\n") + 7;
}
